### Bastions, English

## Why an action is not allowed

why-not-won = You haven’t won yet: you need your objective or 13 mission points.
why-declare-later = Declare your victory during your own turn: while you choose soldiers or strategists, move or attack.
why-now-place = First place the pieces.
why-now-token = First choose soldiers or strategists.
why-now-move = It’s time to move; attacks come after all moves.
why-now-free = First choose the prisoner to free.
why-now-put = First put the freed piece beside the dungeon.
why-now-share = First share out the courage you gained.
why-now-lose = First give up a point of courage.
why-now-attack = It’s time to attack or to end the turn; all moves are over.
why-now-support = First name your supports, or attack.
why-now-card = It’s time to choose a courage card.
why-now-riposte = It’s time to riposte or to pass.
why-place-order = { CAPITAL(THE($value)) } is the next piece to place.
why-place-start = Space { $cell } isn’t one of your starting spaces.
why-place-type = Space { $cell } is for { A($kind) }.
why-tower-outside = A tower never enters a bastion.
why-cell-taken = Space { $cell } is taken.
why-no-soldiers = You have no soldiers left in play.
why-no-strategists = You have no strategists left in play.
why-not-your-piece = { CAPITAL(THE($piece)) } isn’t yours.
why-not-in-play = { CAPITAL(THE($piece)) } isn’t in play.
why-stays = { CAPITAL(THE($piece)) } is already there; staying put isn’t a move.
why-strategists-rest = It’s a soldiers’ turn: { THE($piece) } is a strategist and can’t move.
why-unnatural-used = Only one soldier moves in a strategists’ turn, so { THE($piece) } can’t.
why-no-speed = { $left ->
    [0] You have no speed left this turn.
    [one] You have only 1 point of speed left this turn.
   *[other] You have only { $left } points of speed left this turn.
}
why-moved-once = { CAPITAL(THE($piece)) } has already moved, and pieces of this type never use speed.
why-moved-twice = { CAPITAL(THE($piece)) } has already moved twice.
why-reach-t = { CAPITAL(THE($piece)) } can’t reach { $cell }: a tower goes one or two spaces straight, never diagonally.
why-reach-k = { CAPITAL(THE($piece)) } can’t reach { $cell }: a king goes one space.
why-reach-q = { CAPITAL(THE($piece)) } can’t reach { $cell }: the Witch-Queen goes one or two spaces in a straight line.
why-reach-n = { CAPITAL(THE($piece)) } can’t reach { $cell }: a knight goes two steps and never ends on a neighbouring space.
why-reach-a = { CAPITAL(THE($piece)) } can’t reach { $cell }: an archer goes one space.
why-reach-s = { CAPITAL(THE($piece)) } can’t reach { $cell }: a soldier goes one space straight, never diagonally.
why-wall = There’s a wall between { THE($piece) } and { $cell }.
why-level = { CAPITAL(THE($piece)) } isn’t on the same level as { $cell }; take the stairs.
why-bridge-closed = The drawbridge is closed.
why-way-blocked = { CAPITAL(THE($piece)) } can’t pass { $cell }: a piece stands there.
why-needs-tower = { CAPITAL(THE($piece)) } can leave the height towards { $cell } only onto one of your towers, if it’s empty.
why-battlefield-full = There’s no room left on the battlefield.
why-never-carried = { CAPITAL(THE($piece)) } can’t ride a tower.
why-tower-loaded = { CAPITAL(THE($piece)) } already has a rider.
why-bridge-destroyed = That drawbridge is destroyed.
why-bridge-worked = You can’t open or close drawbridges more than { $most ->
    [one] once
    [2] twice
   *[other] { $most } times
} in a turn.
why-bridge-open = That drawbridge is already open.
why-bridge-shut = That drawbridge is already closed.
why-nobody-at-bridge = You need a piece on the throne or in the dungeon of that bastion.
why-no-prisoner = { CAPITAL(THE($piece)) } isn’t in that prison.
why-king-gone = { CAPITAL(THE($piece)) } can’t be freed: a beaten king is gone for good.
why-tower-held = { CAPITAL(THE($piece)) } can’t be freed: a tower never enters a bastion.
why-no-refuge = Not { $cell }: the freed piece needs a free space beside the dungeon, on the ground or the stairs.
why-share-sum = Red and blue must add up to { $gain }.
why-red-empty = Your red reserve is empty.
why-blue-empty = Your blue reserve is empty.
why-courage-max = The maximum courage of { THE($piece) } is { $most }.
why-courage-queen = The maximum courage of { THE($piece) } is { $most }, and the Witch-Queen already gives one point of it.
why-courage-turn = You can spend { $most } points of courage a turn; you have { $left ->
    [0] none
    [one] only { $left }
   *[other] only { $left }
} left.
why-reserve-red = This card costs { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}; your red reserve doesn’t hold that much.
why-reserve-blue = This card costs { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}; your blue reserve doesn’t hold that much.
why-own-piece = You can’t attack { THE($piece) }: it’s on your own side.
why-riposte-holder = A riposte must target the player who has the token.
why-class-soldiers = Only soldiers can attack this turn, so { THE($piece) } can’t.
why-class-strategists = Only strategists can attack this turn, so { THE($piece) } can’t.
why-attacked = { CAPITAL(THE($piece)) } has already attacked this turn.
why-no-shot-at-battlefield = Archers can’t shoot at the battlefield.
why-no-sight = { CAPITAL(THE($piece)) } can’t see { THE($target) }: a piece stands between them.
why-no-arc = { CAPITAL(THE($piece)) } can’t shoot { THE($target) }: a wall or a height is in the way.
why-not-at-two = { CAPITAL(THE($piece)) } can’t shoot { THE($target) }: an archer shoots exactly two spaces away, in a straight line.
why-no-contact = { CAPITAL(THE($piece)) } isn’t in contact with { THE($target) }.
why-rider = { CAPITAL(THE($target)) } rides a tower; from the ground, { THE($piece) } can only attack the tower.
why-other-level = { CAPITAL(THE($piece)) } and { THE($target) } aren’t on the same level.
why-tower-diagonal = { CAPITAL(THE($piece)) } can’t attack { THE($target) }: a tower never attacks diagonally.
why-wall-between = There’s a wall between { THE($piece) } and { THE($target) }.
why-own-bridge = That’s your own drawbridge.
why-archer-breach = Archers can’t attack a drawbridge.
why-not-in-front = { CAPITAL(THE($piece)) } isn’t in front of that drawbridge.
why-rider-breach = { CAPITAL(THE($piece)) } rides a tower; a drawbridge is attacked from the ground.
why-joined = { CAPITAL(THE($piece)) } is already in this attack.
why-breach-soldiers = Only soldiers can support an attack on a drawbridge.
why-no-mixing = { CAPITAL(THE($piece)) } can’t join: soldiers support soldiers, archers support archers.

## The game

game-name = Bastions
game-tagline = Eight soldiers, eight strategists, a bastion on two levels, and an objective nobody else knows.
ending-declare = A player has declared victory
ending-last_army = Only one army is left
ending-max_rounds = The last round of the table is over
ending-quiet_rounds = Nothing has happened for too long

source-card_1 = card 1, the Banner
source-card_2 = card 2, the Soldiers
source-card_3 = card 3, the Treasures
source-card_4 = card 4, the Captives
source-card_5 = card 5, the Strategists
source-card_6 = bastion missions

## Options

option-placement = Placing the pieces
option-placement-help = How the pieces get their values before the first turn.
option-placement-random = values dealt at random
option-placement-arranged = everyone arranges the values
option-placement-free = everyone places everything
option-objective_mode = Objectives
option-objective_mode-help = A secret objective for each player, or the same open one for all.
option-objective_mode-drawn = a secret card each
option-objective_mode-common = the same for all
option-common_objective = Common objective
option-common_objective-help = What everyone is after when all have the same objective.
option-common_objective-ten_points = 10 points against the direct opponent
option-common_objective-two_treasures = take 2 treasures
option-common_objective-two_freed = free 2 prisoners
option-common_objective-eight_soldiers = hold 8 enemy soldiers
option-common_objective-strategists = hold 6 enemy strategists (8 with three players)
option-common_objective-annexation = annex a bastion
option-common_objective-banner_and_gold = take one opponent’s flag and another’s treasure
option-common_objective-two_bridges = destroy 2 drawbridges
option-common_objective-three_royals = hold 3 enemy kings and queens
option-knight_bonus = Knights help
option-knight_bonus-help = For experienced players: a strategist beside one of your knights gains a point of power.
option-knight_bonus-true = yes
option-knight_bonus-false = no
option-battlefield_archer_helpless = Archers on the battlefield
option-battlefield_archer_helpless-help = With four players: is an archer attacked on the battlefield lost at once?
option-battlefield_archer_helpless-true = lost at once
option-battlefield_archer_helpless-false = can survive
option-remember_values = Values once seen
option-remember_values-help = Values everyone has seen stay on show, or must be remembered.
option-remember_values-true = stay on show
option-remember_values-false = hidden again
option-first_player = First player
option-first_player-help = Who begins.
option-first_player-random = drawn at random
option-max_rounds = Most rounds of the table
option-max_rounds-help = After this many rounds the game ends, and mission points decide.
option-quiet_rounds = Most quiet rounds
option-quiet_rounds-help = The game ends after this many rounds without a capture or another deed.

## Pieces, spaces, objectives

piece = { $kind ->
    [k] king
    [q] Witch-Queen
    [n] knight { $number }
    [a] archer { $number }
    [t] tower { $number }
   *[s] soldier { $number }
}
    .the = { $kind ->
        [k] the king
        [q] the Witch-Queen
       *[other] { piece }
    }
    .gender = { $kind ->
        [q] f
       *[other] m
    }
    .value = { $value ->
        [none] { "" }
       *[known] { " " }({ $value })
    }
piece-own = { piece }{ piece.value }
    .the = your { piece }{ piece.value }
piece-of = { OF($seat) } { piece }{ piece.value }
piece-hidden = one of { OF($seat) } pieces
kind = { $kind ->
    [k] king
    [q] Witch-Queen
    [n] knight
    [a] archer
    [t] tower
   *[s] soldier
}
    .the = the { kind }
    .a = { $kind ->
        [k] the king
        [q] the Witch-Queen
        [a] an archer
       *[other] a { kind }
    }
value = { $kind ->
    [k] king
    [q] Witch-Queen
   *[other] { $value } { kind }
}
    .the = the { value }
unseen-kind = { OF($seat) } { $kind ->
    [k] king
    [q] Witch-Queen
    [n] knights
    [a] archers
    [t] towers
   *[s] soldiers
}
none = none
states = { COMMAS($items) }
standing = { CAPITAL($piece) }
yes = yes
no = no
cell = { $cell }{ $kind ->
    [battlefield] , the battlefield
   *[plain] { "" }
}
cell-bastion = { $cell }, { OF($owner) } { $kind ->
    [treasure] treasure room
    [flag] flag
    [throne] throne
    [dungeon] dungeon
    [gatehouse] gatehouse
    [guardroom] guardroom
    [rampart] rampart
   *[stairs] stairs
} ({ $level ->
    [H] height
    [S] both levels
   *[G] ground
})
on-tower = on a tower, { $place }
bridge-own = drawbridge
    .the = your drawbridge
bridge-of = { OF($seat) } drawbridge
bridge-state = { CAPITAL($bridge) }: { $condition ->
    [closed] closed
    [destroyed] destroyed
   *[open] open
}
objective-unknown = unknown
objective-against = 10 mission points against { $seat }
objective-two_treasures = take 2 treasures
objective-two_freed = free 2 prisoners
objective-eight_soldiers = hold 8 enemy soldiers
objective-strategists = hold { $count } enemy strategists
objective-annexation = annex a bastion
objective-banner_and_gold = take one opponent’s flag and another’s treasure
objective-two_bridges = destroy the drawbridges of 2 opponents
objective-three_royals = hold 3 enemy kings and queens
objective-ten_points = 10 mission points against your direct opponent
objective-name-against = Against { $seat }
objective-name = { $objective ->
    [two_treasures] Two Treasures
    [two_freed] Two Freed
    [eight_soldiers] Eight Soldiers
    [strategists] Strategists
    [annexation] Annexation
    [banner_and_gold] Banner and Gold
    [two_bridges] Two Bridges
    [three_royals] Three Royals
   *[ten_points] Ten Points
}
objective-progress = { $objective } ({ $done } of { $wanted })
objective-card = Your objective: { $objective }

## The picture

scene-description = Bastions, round { $round }, { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
} in play.
overlay-names = Names of the spaces
overlay-contacts = Enemies in contact
tip-piece = { CAPITAL($piece) }, { $place }.{ $near ->
    [0] { "" }
   *[other] { " " }In contact with { THE($touches) }.
}
tip-archer = { CAPITAL($piece) }, { $place }.{ $near ->
    [0] { "" }
   *[other] { " " }In contact with { THE($touches) }.
}{ $shots ->
    [0] { "" }
   *[other] { " " }Can shoot { THE($targets) }.
}{ $hidden ->
    [0] { "" }
   *[other] { " " }Out of sight: { THE($blocked) }.
}

## Panels, cards, tables

panel-red = Red reserve (soldiers)
panel-blue = Blue reserve (strategists)
panel-speed = Speed
panel-spent = Courage spent this turn
panel-speed-spent = Speed spent this turn
panel-in-play = Pieces in play
panel-soldiers-held = Soldiers held
panel-strategists-held = Strategists held
panel-treasures = Treasures taken
panel-flags = Flags taken
panel-freed = Pieces freed
panel-entered = Bastions entered
panel-sabotaged = Drawbridges destroyed
panel-annexed = Bastions annexed
panel-inviolate = Own bastion unbreached
panel-objective = Objective
chip-out = out
chip-token = has the token
chip-token-soldiers = plays soldiers
chip-token-strategists = plays strategists
card-label = Courage card { $card }, { $cost ->
    [0] free
    [one] costs 1 point
   *[other] costs { $cost } points
}. Next mission: { $done } of { $wanted }. So far: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
table-result = { OF($seat) } missions
table-objectives = Objectives (or { $points } mission points)
table-missions = Missions
table-prisons = Prisons
prison = { $seat } ({ OF($owner) } pieces)
table-unseen = Values not seen yet
table-melee = On the battlefield
mission-1 = Card 1, the Banner: enter a bastion (1 pt), take a flag (2 pts)
mission-2 = Card 2, the Soldiers: hold 4 soldiers (1 pt), 8 soldiers (2 pts)
mission-3 = Card 3, the Treasures: take one treasure (1 pt), two (3 pts)
mission-4 = Card 4, the Captives: free one piece (2 pts), two (3 pts)
mission-5 = Card 5, the Strategists: hold 3 strategists (2 pts), 6 strategists (4 pts)
mission-6 = The bastion: unbreached (1 pt), a sabotage (3 pts), an annexation (6 pts)
mission-state = { $seat }: { $done } of { $wanted } ({ $points ->
    [one] 1 pt
   *[other] { $points } pts
})
mission-bastion = { $seat }: { $best ->
    [annexation] annexation (6 pts)
    [sabotage] sabotage (3 pts)
    [inviolate] unbreached (1 pt)
   *[none] none (0 pts)
}

## What is expected of whom

prompt-first = Drawing the first player.
prompt-values = Dealing the values.
prompt-objectives = Dealing the objectives.
prompt-place = Place { THE($value) } on one of your starting spaces ({ $placed } placed so far).
prompt-token = Choose who plays this turn: your soldiers or your strategists.
prompt-token-declare = You’ve won: declare it! Or choose soldiers or strategists.
prompt-move = { $token ->
    [soldiers] Move your soldiers
   *[strategists] Move your strategists
}: pick a piece, then a space. { $speed ->
    [0] No speed left this turn.
    [one] 1 point of speed left this turn.
   *[other] { $speed } points of speed left this turn.
}
prompt-move-declare = You’ve won: declare it! Or keep moving your { $token ->
    [soldiers] soldiers
   *[strategists] strategists
}. { $speed ->
    [0] No speed left this turn.
    [one] 1 point of speed left this turn.
   *[other] { $speed } points of speed left this turn.
}
prompt-free = Choose which of your captured pieces to free.
prompt-put = Choose a space beside the dungeon for { THE($piece) }.
prompt-share = { $gain ->
    [one] Put 1 point of courage into your red or your blue reserve.
   *[other] Share { $gain } points of courage between your red and blue reserves.
}
prompt-lose = Your bastion has been annexed: give up a point of courage, red or blue.
prompt-attack = { $token ->
    [soldiers] Attack with your soldiers
   *[strategists] Attack with your strategists
}: pick a piece, then its target. Or end the turn.
prompt-attack-declare = You’ve won: declare it! Or keep attacking with your { $token ->
    [soldiers] soldiers
   *[strategists] strategists
}.
prompt-support = { CAPITAL(THE($piece)) } attacks { THE($target) }. Who joins?
prompt-card-attack = { CAPITAL(THE($piece)) } attacks { THE($target) }. Choose a courage card in secret; you can still spend { $left ->
    [one] 1 point
   *[other] { $left } points
} this turn.
prompt-card-defend = { CAPITAL(THE($piece)) } is attacked by { THE($target) }. Choose a courage card in secret; you can still spend { $left ->
    [one] 1 point
   *[other] { $left } points
} this turn.
prompt-riposte = Riposte against { $seat }, or pass.
watch-place = The armies are being placed in secret; waiting for { $seats }.
watch-token = { $seat } is choosing soldiers or strategists.
watch-move = { $seat } is moving.
watch-free = { $seat } is freeing a piece.
watch-put = { $seat } is putting the freed piece beside the dungeon.
watch-share = { $seat } is sharing out courage.
watch-lose = { $seat } is giving up a point of courage.
watch-attack = { $seat } can attack.
watch-support = { $seat } is choosing supports.
watch-card = Courage cards are being chosen in secret; waiting for { $seats }.
watch-riposte = { $seat } can riposte.
sealed-place = Your army is placed; waiting for { $seats }.
sealed-card = Your card is chosen; waiting for { $seats }.
prompt-over-declare = { $seats } declares victory and wins.
prompt-over-last_army = { $seats } has the last army and wins.
prompt-over-max_rounds = The last round of the table is over: { $count ->
    [one] { $seats } wins on points.
   *[other] { $seats } share the victory.
}
prompt-over-quiet_rounds = Nothing has happened for too long: { $count ->
    [one] { $seats } wins on points.
   *[other] { $seats } share the victory.
}

## Picks and choices

pick-piece = { CAPITAL($piece) }{ $speed ->
    [0] { "" }
    [one] , for 1 point of speed
   *[other] , for { $speed } points of speed
}
pick-target = Target: { THE($piece) }
pick-bridge = { CAPITAL(THE($bridge)) }
choice-soldiers = Play soldiers
choice-strategists = Play strategists
choice-declare = Declare victory
choice-endmove = End the moves
choice-endturn = End the turn
choice-go = Attack now
choice-pass = Don’t riposte
choice-lose = Give up a { $reserve ->
    [red] red
   *[blue] blue
} point
choice-share = { $red } red, { $blue } blue
choice-card = Card { $card } ({ $cost ->
    [0] free
    [one] costs 1 point
   *[other] costs { $cost } points
})
choice-free = Free { THE($piece) }
choice-support = { CAPITAL(THE($piece)) } joins
choice-put = { CAPITAL($piece) } to { $cell }
choice-place = { CAPITAL($value) } on { $cell }
choice-move = { CAPITAL($piece) } to { $cell }{ $speed ->
    [0] { "" }
    [one] , for 1 point of speed
   *[other] , for { $speed } points of speed
}
choice-board = { CAPITAL($piece) } onto the tower on { $cell }{ $speed ->
    [0] { "" }
    [one] , for 1 point of speed
   *[other] , for { $speed } points of speed
}
choice-open = Open { THE($bridge) }
choice-close = Close { THE($bridge) }
choice-attack = { CAPITAL(THE($piece)) } attacks { THE($target) }
choice-riposte = { CAPITAL(THE($piece)) } strikes back at { THE($target) }
choice-breach = { CAPITAL(THE($piece)) } attacks { THE($owner) }

## Previews

preview-declare = You show your objective and win the game.
preview-pass = You don’t strike back.
preview-free = { CAPITAL(THE($piece)) } comes back beside the dungeon and can act at once if its class plays this turn.
preview-place = Only you will see this value.
preview-token = { $token ->
    [soldiers] Your soldiers move and fight this turn
   *[strategists] Your strategists move and fight this turn
}; { $pieces ->
    [0] no piece can move now.
    [one] 1 piece can move now.
   *[other] { $pieces } pieces can move now.
}
preview-reserves = Your reserves will be { $red } red and { $blue } blue.
preview-speed = Costs { $speed ->
    [one] 1 point
   *[other] { $speed } points
} of speed.
preview-boards = Climbs to a height on the tower, which gains 1 Force.
preview-bastion_entered = Enters { OF($owner) } bastion for the first time.
preview-chest_taken = Takes one of { OF($owner) } treasures: 2 points of courage.
preview-flag_taken = Takes { OF($owner) } flag; { $owner } loses 1 red and 1 blue point.
preview-bastion_annexed = Annexes { OF($owner) } bastion and takes 1 point of courage from { $owner }.
preview-can-declare = You can then declare victory.
preview-touches = In contact with { THE($pieces) }.
preview-may-spy = If it doesn’t attack, you’ll see { OF($seats) } objective at the end of the turn.
preview-bonus-king = Beside your king: +1 Force.
preview-bonus-queen = Beside your Witch-Queen: +1 courage.
preview-bonus-carrying = Carries a rider: +1 Force.
preview-bonus-knight = Beside your knights: +1 power each.
preview-open = { CAPITAL(THE($bridge)) } opens: everyone can pass on the ground.
preview-close = { CAPITAL(THE($bridge)) } closes: nobody can pass.
preview-end-move = No more moves this turn; attacks come next.
preview-end-turn = The token goes to the left.
preview-spies = You’ll see { OF($seat) } objective.
preview-tower-breach = The tower destroys { THE($bridge) } without a card.
preview-support = { CAPITAL(THE($piece)) } adds { $force }.
preview-joiners = { CAPITAL(THE($pieces)) } could join.
preview-card = Your power: { $power }. { $cost ->
    [0] Costs nothing.
    [one] Costs 1 point.
   *[other] Costs { $cost } points.
}
preview-power = { $power } with card { $card }
preview-powers = Your power: { $powers }.
preview-resistance = The drawbridge resists with { $resistance }; you need more.
preview-range = { CAPITAL(THE($piece)) }{ $joined ->
    [0] { "" }
    [one] { " " }and its support
   *[other] { " " }and its supports
} can reach a power of { $least } to { $most }.
preview-fixed = { CAPITAL(THE($piece)) }{ $joined ->
    [0] { " " }has
    [one] { " " }and its support have
   *[other] { " " }and its supports have
} a power of { $most }.
preview-values = Its value is { OR($values) }.
preview-sure = You’re sure to win.
preview-may-lose = You could lose { THE($pieces) }.
preview-safe = You can’t lose a piece.
warn-king = Your king can be attacked by { THE($pieces) }.
warn-king-fights = Your king could be beaten, and would be gone for good.
warn-shut-out = { $count ->
    [one] One of your pieces stays outside.
   *[other] { $count } of your pieces stay outside.
}
warn-declare = You could declare victory now; you may have lost it by your next turn.

## What happened

event-first_drawn = { $seat } goes first.
event-value_dealt = { CAPITAL(THE($piece)) } gets its value.
event-value_dealt-known = { CAPITAL(THE($piece)) } gets its value: { $value }.
event-objective_dealt = { $seat } is dealt an objective.
event-objective_dealt-known = { $seat } is dealt the objective “{ $objective }”.
event-piece_placed = { $seat } has placed { $placed ->
    [one] 1 piece
   *[other] { $placed } pieces
}.
event-piece_placed-known = { $seat } places { THE($value) } on { $cell } ({ $placed } placed).
event-armies_placed = All armies are placed.
event-turn_began = { $seat } takes the token.
event-turn_ended = { $seat } ends the turn.
event-turn_skipped = { $seat } has no pieces left and is skipped.
event-token_chosen = { $seat } plays { $token ->
    [soldiers] soldiers
   *[strategists] strategists
} this turn.
event-moves_ended = { $seat } has finished moving.
event-piece_moved = { CAPITAL(THE($piece)) } moves from { $from } to { $to }{ $speed ->
    [0] { "" }
    [one] , for 1 point of speed
   *[other] , for { $speed } points of speed
}.
event-tower_boarded = { CAPITAL(THE($piece)) } gets onto { THE($tower) }.
event-bridge_opened = { $seat } opens { OF($owner_seat) } drawbridge.
event-bridge_opened-own = { $seat } opens their own drawbridge.
event-bridge_closed = { $seat } closes { OF($owner_seat) } drawbridge.
event-bridge_closed-own = { $seat } closes their own drawbridge.
event-bridge_destroyed = { $seat } destroys { OF($owner_seat) } drawbridge.
event-bastion_entered = { $seat } enters { OF($owner_seat) } bastion for the first time.
event-chest_taken = { $seat } takes one of { OF($owner_seat) } treasures; { $left ->
    [0] none is left.
   *[other] { $left } left.
}
event-flag_taken = { $seat } takes { OF($owner_seat) } flag; { $owner_seat } loses 1 red and 1 blue point.
event-bastion_annexed = { $seat } annexes { OF($owner_seat) } bastion.
event-piece_freed = { $seat } frees { THE($piece) } from { OF($owner_seat) } prison and puts { GENDER($piece) ->
    [f] her
   *[m] it
} on { $cell }.
event-courage_gained = { $seat } gains courage: { $red ->
    [0] { $blue } blue
   *[other] { $blue ->
        [0] { $red } red
       *[other] { $red } red and { $blue } blue
    }
}.
event-courage_lost = { $seat } loses a point of { $reserve ->
    [red] red
   *[blue] blue
} courage.
event-prison_rewarded = { $seat } holds { $held } prisoners of one class and gains 2 points of courage.
event-attack_declared = { CAPITAL(THE($valiant)) } attacks { THE($target) }.
event-riposte_declared = Riposte: { THE($valiant) } attacks { THE($target) }.
event-breach_declared = { CAPITAL(THE($valiant)) } attacks { OF($owner_seat) } drawbridge.
event-support_joined = { CAPITAL(THE($piece)) } joins the attack.
event-riposte_declined = { $seat } doesn’t riposte.
event-card_chosen = { $seat } has chosen a card.
event-card_chosen-known = { $seat } has chosen card { $card }.
event-cards_revealed = { CAPITAL(THE($valiant)) }: power { $attack } (card { $attack_card }). { CAPITAL(THE($target)) }: power { $defence } (card { $defence_card }).
event-cards_revealed-joined = { CAPITAL(THE($valiant)) }: power { $valiant_power } (card { $attack_card }), { $attack } with supports. { CAPITAL(THE($target)) }: power { $defence } (card { $defence_card }).
event-breach_tried = { CAPITAL(THE($valiant)) }: power { $attack } (card { $attack_card }). { CAPITAL(OF($owner_seat)) } drawbridge resists with { $resistance }.
event-value_revealed = { CAPITAL(THE($piece)) } is revealed: { $value }.
event-fight_undecided = Nothing comes of { OF($seat) } attack.
event-piece_captured = { $seat } captures { THE($piece) } ({ $value }).
event-king_eliminated = { $seat } eliminates { THE($piece) }.
event-player_out = { $seat } has no pieces left and is out.
event-objective_spied = { OF($seat) } spy has seen { OF($owner_seat) } objective.
event-objective_spied-known = { OF($seat) } spy has seen { OF($owner_seat) } objective: “{ $objective }”.
event-forced = { $seat } can only { $action }.
deed-soldiers = play soldiers
deed-strategists = play strategists
deed-endmove = end the moves
deed-endturn = end the turn
deed-go = go ahead with the attack
deed-pass = pass
deed-card = play card { $card }
deed-lose = give up a { $reserve ->
    [red] red
   *[blue] blue
} point
deed-free = free { THE($piece) }
deed-put = put the freed piece on { $cell }
event-game_won = { $ending ->
    [declare] { $seat } declares victory and wins.
   *[last_army] { $seat } wins: no other army is left.
}
event-limit_reached = The game ends: { $ending ->
    [max_rounds] the last round of the table is over.
   *[quiet_rounds] nothing has happened for too long.
}

## Lessons

lesson-duel = Force times courage
lesson-duel-text = Your soldier 7/3 attacks a knight 8/3. Power is Force times the card played, and a card costs its value less one. Yellow has one blue point left, so Yellow can play card 1 or card 2 for the knight.
lesson-duel-task = You’re Brown. Play the card that’s sure to win.
lesson-duel-why = Seven times three is 21. The knight reaches 16 at most, with card 2, the dearest Yellow can pay. It costs you two red points, and everyone sees both values.
lesson-duel-wrong-1 = That gives your soldier 7. The knight has 8 even with card 1, and captures your soldier.
lesson-duel-wrong-2 = That gives your soldier 14. It beats card 1, but with card 2 the knight has 16 and captures your soldier.
lesson-queen = Beside the Witch-Queen
lesson-queen-text = Your soldier 6/3 attacks a yellow soldier 6/3. Your queen stands beside it and adds one to its courage. Card and queen together can’t exceed the maximum courage, 3, so you can play card 1 or card 2. Yellow can play up to card 3.
lesson-queen-task = You’re Brown. Play the card with which you can’t lose your soldier.
lesson-queen-why = Card 2 and the queen make a courage of 3: power 18, for one red point. Yellow reaches 18 at most and pays two points for it; when powers are equal, nothing happens.
lesson-queen-wrong-1 = Courage 2 gives a power of 12, for nothing. But with card 3 Yellow has 18 and captures your soldier.
lesson-outnumber = Two against one
lesson-outnumber-text = Your soldier 6/3 has attacked a knight 8/3. You have one red point left and can play up to card 2; Yellow has one blue point and can do the same. A second soldier of yours, 5/3, is in contact with the knight too.
lesson-outnumber-task = You’re Brown. Make sure you can take the knight whatever Yellow plays.
lesson-outnumber-why = The second soldier adds its Force: with card 2 you have 12 and 5, that’s 17, and the knight has 16 at most. If it has 16, it still beats your champion alone and takes it along; the soldier in support is safe.
lesson-outnumber-wrong-1 = Alone, your soldier reaches 12. With card 2 the knight has 16 and captures it.
lesson-ride = An archer on a tower
lesson-ride-text = Your archer stands beside your empty tower. A tower takes its rider along without using up the rider’s move, and for one point of speed the archer can make a second move this turn.
lesson-ride-task = You’re Brown, and it’s a strategists’ turn. Start the journey that brings the archer to b7 this turn.
lesson-ride-why = The archer gets onto the tower with its normal move, the tower goes two spaces to b6, and for one point of speed the archer steps down onto b7: four spaces in one turn.
lesson-ride-wrong-1 = On foot the archer goes one space and, with speed, one more. That isn’t far enough.
lesson-ride-wrong-2 = The tower leaves without the archer, who can catch up with it for a point of speed, but gets no further than b6.
lesson-sight = A clear view
lesson-sight-text = The yellow queen is on c6, with a yellow soldier in front of her. An archer shoots exactly two spaces away, in a straight line. On the ground a piece in between blocks the shot; from a height the archer shoots over it. You have no speed left.
lesson-sight-task = You’re Brown, and it’s a strategists’ turn. Move the archer to where it can shoot the queen this turn.
lesson-sight-why = On the tower the archer is at a height and shoots over the soldier. The queen isn’t an archer, so she can only try to survive and never captures yours.
lesson-sight-wrong-1 = That’s two spaces from the queen, on a diagonal. But your own soldier stands in between, and you’re on the ground.
lesson-sight-wrong-2 = From there, no straight line of two spaces leads to the queen.
lesson-corner = The weak side of a tower
lesson-corner-text = The yellow tower 11/2 can reach 22. You have one blue point left: your knights reach 14 and 16 at most. One knight stands straight below the tower, the other diagonally to it.
lesson-corner-task = You’re Brown. Attack the tower without risking a knight in this fight.
lesson-corner-why = A tower attacked diagonally can only try to survive. If Yellow plays card 1 it has 11, and your card 2 destroys it; if it has 22, nothing happens to your knight.
lesson-corner-wrong-1 = This knight attacks straight on. If Yellow plays card 2, the tower has 22 and captures it.
lesson-corner-wrong-2 = No risk, but no tower either: there’s an attack it can’t counter.
lesson-siege = Before the gatehouse
lesson-siege-text = The yellow drawbridge is closed. Its resistance is twice the number of pieces Yellow has in play: 32 with all sixteen. Your tower and your king stand on the two front spaces.
lesson-siege-task = You’re Brown. Destroy the drawbridge.
lesson-siege-why = A tower on a front space destroys the drawbridge without a card. Everyone can pass it for good, and the sabotage is worth three mission points.
lesson-siege-wrong-1 = With card 4 the king has 28, and you need more than 32. You pay for the card all the same.
lesson-siege-wrong-2 = Yellow can now drive your pieces away from the drawbridge.
lesson-dungeon = Out of prison
lesson-dungeon-text = Yellow holds one of your soldiers. You have a soldier inside the yellow bastion, in the gatehouse on e9. The dungeon is the space where the yellow queen started, e10; the throne is beside it on d10.
lesson-dungeon-task = You’re Brown, and it’s a soldiers’ turn. Free your soldier.
lesson-dungeon-why = A piece that ends its move in an enemy dungeon frees a prisoner. You put it on a free space beside the dungeon, and it can move and attack this very turn.
lesson-dungeon-wrong-1 = The other space of the gatehouse does nothing. The dungeon is one step away.
lesson-dungeon-wrong-2 = Your soldier stays in prison, and Yellow can close in on the other one.
lesson-riposte = Answering an attack
lesson-riposte-text = Brown has captured one of your soldiers and has now spent four points of courage this turn. That’s the limit, so Brown can only play card 1. Your own red reserve is empty, so you play card 1 too. You can riposte once, with any soldier in reach of any brown piece. The soldier on d5 is 8/2; yours are 6/2 on e6 and 8/2 on g6.
lesson-riposte-task = You’re Yellow. Choose the riposte that takes a piece.
lesson-riposte-why = Your soldier has 8 and the king has 7: he’s gone for good. A riposte needn’t strike the attacker, and nobody can riposte to it.
lesson-riposte-wrong-1 = Your soldier has 6 against 8: it’s captured.
lesson-riposte-wrong-2 = You don’t have to riposte, but Brown has no courage left this turn and the king is within reach.
lesson-victory = The second chest
lesson-victory-text = Your objective is to take two treasures. Your soldier has just carried off the second chest from the yellow treasure room.
lesson-victory-task = You’re Brown, and it’s your turn. What now?
lesson-victory-why = You’ve reached your objective, and it’s your own turn: declare victory, show your card and win at once. Nobody does it for you.
lesson-victory-wrong-1 = You’ve won but haven’t said so. You can still declare before the turn ends; after that Yellow plays first.
