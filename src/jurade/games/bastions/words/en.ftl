### Bastions, English

## Why an action is not allowed

why-not-won = You have not won yet: neither your objective nor 13 mission points are reached.
why-declare-later = You may declare your victory during your own turn only, while you choose the token, move or attack.
why-now-place = It is time to place the pieces.
why-now-token = It is time to choose soldiers or strategists.
why-now-move = It is time to move; attacks come after all moves.
why-now-free = It is time to choose the prisoner to be freed.
why-now-put = It is time to put the freed piece beside the dungeon.
why-now-share = It is time to share out the courage gained.
why-now-lose = It is time to give up one point of courage.
why-now-attack = It is time to attack or to end the turn; nobody moves any more.
why-now-support = It is time to name supports or to go.
why-now-card = It is time to choose a courage card.
why-now-riposte = It is time to riposte or to pass.
why-place-order = { $value } is to be placed next.
why-place-start = { $cell } is not one of your starting cells.
why-place-type = { $type ->
    [t] An assault tower stands on { $cell }.
    [k] The king stands on { $cell }.
    [q] The Witch-Queen stands on { $cell }.
    [n] A knight stands on { $cell }.
    [a] An archer stands on { $cell }.
   *[s] A soldier stands on { $cell }.
}
why-tower-outside = An assault tower never stands in a bastion.
why-cell-taken = { $cell } is taken.
why-no-soldiers = You have no soldiers left in play.
why-no-strategists = You have no strategists left in play.
why-not-your-piece = { $piece } is not yours.
why-not-in-play = { $piece } is not in play.
why-stays = { $piece } stands there already; staying put is no move.
why-strategists-rest = The token says soldiers, and { $piece } is a strategist: strategists never move then.
why-unnatural-used = { $piece } cannot move: only one soldier moves in a strategists’ turn.
why-no-speed = { $left ->
    [0] No speed is left for this phase.
    [one] Only one point of speed is left for this phase.
   *[other] Only { $left } points of speed are left for this phase.
}
why-moved-once = { $piece } has moved, and its type never uses speed.
why-moved-twice = { $piece } has moved twice.
why-reach-t = { $piece } cannot reach { $cell }: a tower goes one or two cells straight ahead, never diagonally.
why-reach-k = { $piece } cannot reach { $cell }: the king goes one cell.
why-reach-q = { $piece } cannot reach { $cell }: the Witch-Queen goes one or two cells in a straight line.
why-reach-n = { $piece } cannot reach { $cell }: a knight goes two steps, never to a neighbouring cell.
why-reach-a = { $piece } cannot reach { $cell }: an archer goes one cell.
why-reach-s = { $piece } cannot reach { $cell }: a soldier goes one cell straight ahead, never diagonally.
why-wall = A wall stands between { $piece } and { $cell }.
why-level = { $piece } and { $cell } are on different floors; the way leads over the stairs.
why-bridge-closed = The drawbridge is closed.
why-way-blocked = { $piece } cannot pass { $cell }: a piece stands there.
why-needs-tower = { $piece } can leave the upper floor towards { $cell } only onto an empty tower of its own.
why-battlefield-full = There is no room left on the battlefield.
why-never-carried = { $piece } cannot climb a tower.
why-tower-loaded = { $piece } carries somebody already.
why-bridge-destroyed = That drawbridge is destroyed.
why-bridge-worked = No more than { $most } bridge operations are made in one turn.
why-bridge-open = That drawbridge is open.
why-bridge-shut = That drawbridge is closed.
why-nobody-at-bridge = None of your pieces stands on the throne or in the dungeon of that bastion.
why-no-prisoner = { $piece } is not one of your pieces in that prison.
why-never-freed = { $piece } cannot be freed: kings are gone for good, and towers find no place in a bastion.
why-no-refuge = { $cell } is not a free ground cell or stairs beside the dungeon.
why-share-sum = Red and blue must add up to { $gain }.
why-red-empty = The red reserve is empty.
why-blue-empty = The blue reserve is empty.
why-courage-max = The courage of { $piece } is { $most } at most.
why-courage-queen = The courage of { $piece } is { $most } at most, and the Witch-Queen gives one of it.
why-courage-turn = No more than { $most } points of courage are spent in one turn; { $left } are left to you.
why-reserve-red = The red reserve does not hold the { $cost } points this card costs.
why-reserve-blue = The blue reserve does not hold the { $cost } points this card costs.
why-own-piece = { $piece } is on your own side.
why-riposte-holder = A riposte strikes the player who holds the token.
why-class-soldiers = The token says soldiers, and { $piece } is a strategist.
why-class-strategists = The token says strategists, and { $piece } is a soldier.
why-attacked = { $piece } has attacked in this turn.
why-no-shot-at-battlefield = Nobody shoots at the battlefield.
why-no-sight = { $piece } does not see { $target }: a piece stands between them.
why-no-arc = { $piece } cannot shoot { $target }: a wall or a height is in the way.
why-not-at-two = { $piece } cannot shoot { $target }: an archer shoots exactly two cells far in a straight line.
why-no-contact = { $piece } is not in contact with { $target }.
why-rider = { $target } rides a tower; from the ground { $piece } can only attack the tower.
why-other-level = { $piece } and { $target } are on different floors.
why-tower-diagonal = { $piece } cannot attack { $target }: a tower attacks straight ahead only.
why-wall-between = A wall stands between { $piece } and { $target }.
why-own-bridge = That drawbridge is your own.
why-archer-breach = { $piece } is an archer; archers attack no drawbridge.
why-not-in-front = { $piece } does not stand in front of that drawbridge.
why-rider-breach = { $piece } rides a tower; a drawbridge is attacked from the ground.
why-joined = { $piece } takes part already.
why-breach-soldiers = Only soldiers support an attack on a drawbridge.
why-no-mixing = { $piece } cannot join: soldiers attack with soldiers, archers with archers.

## The game

game-name = Bastions
game-tagline = Two floors, eight soldiers, eight strategists, and an objective nobody else knows.
ending-declare = A player has declared that the objective is reached
ending-last_army = One army alone is left
ending-max_rounds = The last round is over
ending-quiet_rounds = Nothing has happened for too long

source-card_1 = card 1, the Banner
source-card_2 = card 2, the Soldiers
source-card_3 = card 3, the Treasures
source-card_4 = card 4, the Captives
source-card_5 = card 5, the Strategists
source-card_6 = bastion missions

## Options

option-placement = Placing the pieces
option-placement-help = How strengths come under the figurines before the first turn.
option-placement-random = strengths dealt at random
option-placement-arranged = each player arranges the strengths
option-placement-free = each player places everything
option-objective_mode = Objectives
option-objective_mode-help = Whether each player has a secret objective, or all the same open one.
option-objective_mode-drawn = a secret card each
option-objective_mode-common = one for all
option-common_objective = The common objective
option-common_objective-help = What all players strive for when the objective is one for all.
option-common_objective-ten_points = 10 points against the direct opponent
option-common_objective-two_treasures = take 2 treasures
option-common_objective-two_freed = free 2 of your pieces
option-common_objective-eight_soldiers = hold 8 enemy soldiers
option-common_objective-strategists = hold 6 enemy strategists (8 with three players)
option-common_objective-annexation = annex a bastion
option-common_objective-banner_and_gold = a flag and a treasure of two opponents
option-common_objective-two_bridges = destroy 2 drawbridges
option-common_objective-three_royals = hold 3 enemy kings and queens
option-knight_bonus = Knights help
option-knight_bonus-help = For experienced players: a strategist beside an own knight gains one point of power.
option-knight_bonus-true = yes
option-knight_bonus-false = no
option-battlefield_archer_helpless = Archers on the battlefield
option-battlefield_archer_helpless-help = Whether an archer attacked on the battlefield is lost at once (four players).
option-battlefield_archer_helpless-true = they are lost
option-battlefield_archer_helpless-false = they may survive
option-remember_values = Strengths once seen
option-remember_values-help = Whether the table keeps showing strengths that all have seen, or players must remember.
option-remember_values-true = stay shown
option-remember_values-false = are turned again
option-first_player = First player
option-first_player-help = Who begins.
option-first_player-random = drawn at random
option-max_rounds = Rounds at most
option-max_rounds-help = After so many rounds the game ends, and mission points decide.
option-quiet_rounds = Quiet rounds at most
option-quiet_rounds-help = After so many rounds without a capture or another deed the game ends.

## Pieces, cells, objectives

piece = { $kind ->
    [k] King
    [q] Witch-Queen
    [n] Knight
    [a] Archer
    [t] Tower
   *[s] Soldier
} { $name } ({ $value })
value = { $kind ->
    [k] King
    [q] Witch-Queen
    [n] knight
    [a] archer
    [t] tower
   *[s] soldier
} { $value }
piece-hidden = a piece of { $seat }
none = none
list = { $items }
yes = yes
no = no
cell = { $cell }{ $kind ->
    [battlefield] , battlefield
   *[plain] { "" }
}
cell-bastion = { $cell }, { $kind ->
    [treasure] treasure room
    [flag] flag tower
    [throne] throne
    [dungeon] dungeon
    [gatehouse] gatehouse
    [guardroom] guardroom
    [rampart] rampart
   *[stairs] stairs
} of { $owner } ({ $level ->
    [H] upper floor
    [S] both floors
   *[G] ground floor
})
bridge = Drawbridge of { $owner }: { $condition ->
    [closed] closed
    [destroyed] destroyed
   *[open] open
}
the-bridge = the drawbridge of { $owner }
objective-unknown = not known
objective-against_m = 10 mission points against Brown
objective-against_j = 10 mission points against Yellow
objective-against_b = 10 mission points against Blue
objective-against_r = 10 mission points against Red
objective-two_treasures = take 2 treasures
objective-two_freed = free 2 of your pieces
objective-eight_soldiers = hold 8 enemy soldiers
objective-strategists = hold { $count } enemy strategists
objective-annexation = annex a bastion
objective-banner_and_gold = take a flag of one opponent and a treasure of another
objective-two_bridges = destroy the drawbridges of 2 opponents
objective-three_royals = hold 3 enemy kings and queens
objective-ten_points = 10 mission points against your direct opponent
objective-name = { $objective ->
    [against_m] against Brown
    [against_j] against Yellow
    [against_b] against Blue
    [against_r] against Red
    [two_treasures] two treasures
    [two_freed] two freed pieces
    [eight_soldiers] eight soldiers
    [strategists] the strategists
    [annexation] annexation
    [banner_and_gold] banner and gold
    [two_bridges] two drawbridges
    [three_royals] three kings and queens
   *[ten_points] ten points
}
objective-progress = { $objective }: { $done } of { $wanted }
objective-card = Your objective: { $objective }

## The picture

scene-description = Bastions, round { $round }, { $pieces } pieces in play.
overlay-names = Names of the cells
overlay-contacts = Enemies in contact
tip-piece = { $piece }, { $place }. In contact with: { $touches }.
tip-rider = { $piece }, on a tower, { $place }. In contact with: { $touches }.
tip-archer = { $piece }, { $place }. In contact with: { $touches }. Can shoot: { $targets }. Cannot see: { $blocked }.

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
panel-inviolate = Own bastion inviolate
panel-objective = Objective
chip-out = out
chip-token = has the token
chip-token-soldiers = uses soldiers
chip-token-strategists = uses strategists
card-label = Courage { $card }, costs { $cost }; mission { $done } of { $wanted }, { $points ->
    [one] 1 point
   *[other] { $points } points
} now
table-result = The missions of { $seat }
table-objectives = Objectives (or { $points } mission points)
table-missions = Missions
table-prisons = Prisons
table-unseen = Strengths not yet seen
table-melee = On the battlefield
mission-1 = 1 The Banner: enter a bastion 1, a flag 2
mission-2 = 2 The Soldiers: hold 4 soldiers 1, 8 soldiers 2
mission-3 = 3 The Treasures: one treasure 1, two 3
mission-4 = 4 The Captives: free one piece 2, two 3
mission-5 = 5 The Strategists: hold 3 strategists 2, 6 strategists 4
mission-6 = 6 The Bastion: inviolate 1, a drawbridge 3, an annexation 6
mission-state = { $seat } { $done }/{ $wanted } ({ $points })
mission-bastion = { $seat } { $best ->
    [annexation] annexation (6)
    [sabotage] sabotage (3)
    [inviolate] inviolate (1)
   *[none] (0)
}

## What is expected of whom

prompt-first = The first player is drawn.
prompt-values = The strengths are dealt.
prompt-objectives = The objectives are dealt.
prompt-place = Place { $value }: choose one of your starting cells ({ $placed } placed).
prompt-token = Choose whom you use this turn: soldiers or strategists.
prompt-token-declare = You have won: declare it, or choose soldiers or strategists.
prompt-move = { $token ->
    [soldiers] Move your soldiers
   *[strategists] Move your strategists
}: a piece, then a cell. { $speed ->
    [0] No speed is left this turn.
    [one] One point of speed is left this turn.
   *[other] { $speed } points of speed are left this turn.
}
prompt-move-declare = You have won: declare it, or go on moving your { $token ->
    [soldiers] soldiers
   *[strategists] strategists
}. { $speed ->
    [0] No speed is left.
    [one] One point of speed is left.
   *[other] { $speed } points of speed are left.
}
prompt-free = Choose which of your captured pieces is freed.
prompt-put = Choose where { $piece } is put beside the dungeon.
prompt-share = Share { $gain ->
    [one] one point of courage
   *[other] { $gain } points of courage
} between your red and your blue reserve.
prompt-lose = Your bastion is annexed: give up one point of courage, red or blue.
prompt-attack = { $token ->
    [soldiers] Attack with your soldiers
   *[strategists] Attack with your strategists
}: a piece, then its target; or end the turn.
prompt-attack-declare = You have won: declare it, or go on attacking with your { $token ->
    [soldiers] soldiers
   *[strategists] strategists
}.
prompt-support = { $piece } attacks { $target }: who joins?
prompt-card-attack = { $piece } attacks { $target }: choose a courage card in secret. { $left } points may still be spent this turn.
prompt-card-defend = { $piece } defends against { $target }: choose a courage card in secret. { $left } points may still be spent this turn.
prompt-riposte = Riposte against { $seat }, or pass.
watch-place = The armies are placed in secret; waiting for { $seats }.
watch-token = { $seat } chooses soldiers or strategists.
watch-move = { $seat } moves.
watch-free = { $seat } frees a piece.
watch-put = { $seat } puts the freed piece beside the dungeon.
watch-share = { $seat } shares out courage.
watch-lose = { $seat } gives up a point of courage.
watch-attack = { $seat } may attack.
watch-support = { $seat } gathers supports.
watch-card = Courage cards are chosen in secret; waiting for { $seats }.
watch-riposte = { $seat } may riposte.
sealed-place = Your army is placed; waiting for { $seats }.
sealed-card = Your card is sealed; waiting for { $seats }.
prompt-over-declare = { $seats } has reached the objective and wins.
prompt-over-last_army = { $seats } has the last army and wins.
prompt-over-max_rounds = The last round is over: { $count ->
    [one] { $seats } wins on points.
   *[other] { $seats } share the victory.
}
prompt-over-quiet_rounds = Nothing has happened for too long: { $count ->
    [one] { $seats } wins on points.
   *[other] { $seats } share the victory.
}

## Picks and choices

pick-piece = { $piece }{ $speed ->
    [0] { "" }
   *[other] , for { $speed } speed
}
pick-target = { $piece }, target
pick-bridge = Drawbridge of { $owner }
choice-soldiers = Use soldiers
choice-strategists = Use strategists
choice-declare = Declare victory
choice-endmove = End the moves
choice-endturn = End the turn
choice-go = Attack now
choice-pass = No riposte
choice-lose = Lose one { $reserve ->
    [red] red
   *[blue] blue
}
choice-share = { $red } red and { $blue } blue
choice-card = Courage { $card } (costs { $cost })
choice-free = Free { $piece }
choice-support = { $piece } joins
choice-put = { $piece } to { $cell }
choice-place = { $value } on { $cell }
choice-move = { $piece } to { $cell }{ $speed ->
    [0] { "" }
   *[other] , for { $speed } speed
}
choice-board = { $piece } climbs the tower on { $cell }{ $speed ->
    [0] { "" }
   *[other] , for { $speed } speed
}
choice-open = Open the drawbridge of { $owner }
choice-close = Close the drawbridge of { $owner }
choice-attack = { $piece } attacks { $target }
choice-riposte = { $piece } strikes back at { $target }
choice-breach = { $piece } attacks the drawbridge of { $owner }

## Previews

preview-declare = You show your objective and win the game.
preview-pass = You do not strike back.
preview-free = { $piece } comes back to the board, beside the dungeon, and can act at once if its class is in use.
preview-place = Only you see which strength stands there.
preview-token = { $token ->
    [soldiers] Soldiers move and fight this turn
   *[strategists] Strategists move and fight this turn
}; { $pieces ->
    [one] one piece can move now.
   *[other] { $pieces } pieces can move now.
}
preview-reserves = Then red { $red }, blue { $blue }.
preview-speed = Costs { $speed } speed.
preview-boards = Climbs the tower { $tower }: upper floor, and the tower gains 1 Force.
preview-bastion_entered = Enters the bastion of { $owner } for the first time.
preview-chest_taken = Takes a treasure of { $owner }: 2 courage.
preview-flag_taken = Takes the flag of { $owner }, who loses 1 red and 1 blue.
preview-bastion_annexed = Annexes the bastion of { $owner }: 1 courage from its owner.
preview-can-declare = Then you can declare victory.
preview-touches = In contact with: { $pieces }.
preview-may-spy = If it does not attack, you see the objective of { $seats } at the end of the turn.
preview-bonus-king = Beside your king: +1 Force.
preview-bonus-queen = Beside your Witch-Queen: +1 courage.
preview-bonus-carrying = Carries a piece: +1 Force.
preview-bonus-knight = Beside a knight: +1 power each.
preview-open = The drawbridge of { $owner } is passable at ground level.
preview-close = Nobody passes the drawbridge of { $owner } any more.
preview-end-move = No piece moves any more; attacks follow.
preview-end-turn = The token goes to the left.
preview-spies = You see the objective of { $seat }.
preview-tower-breach = The tower destroys the drawbridge of { $owner }, without a card.
preview-support = { $piece } adds { $force }.
preview-joiners = Could join: { $pieces }.
preview-card = Power { $power }, costs { $cost }.
preview-power = card { $card }: { $power }
preview-powers = Your power by { $powers }.
preview-resistance = The drawbridge resists with { $resistance }; you must bring more.
preview-range = Against { $piece }: power { $least } to { $most }.
preview-values = Its strength may be { $values }.
preview-sure = You beat it in any case.
preview-may-lose = You may lose { $pieces }.
preview-safe = It cannot take your pieces.
warn-king = Your king can be attacked by { $pieces }.
warn-king-fights = Your king may be beaten, and would be gone for good.
warn-shut-out = { $count ->
    [one] One of your pieces stays outside.
   *[other] { $count } of your pieces stay outside.
}
warn-declare = You could declare victory now; at your next turn it must still hold.

## What happened

event-first_drawn = { $seat } is the first player.
event-value_dealt = { $seat } looks under { $piece }.
event-value_dealt-known = { $seat }: { $piece } has { $value }.
event-objective_dealt = { $seat } is dealt an objective.
event-objective_dealt-known = { $seat } is dealt the objective “{ $objective }”.
event-piece_placed = { $seat } has placed { $placed ->
    [one] one piece
   *[other] { $placed } pieces
}.
event-piece_placed-known = { $seat } places { $value } on { $cell } ({ $placed } placed).
event-armies_placed = All armies are placed.
event-turn_began = { $seat } takes the token.
event-turn_ended = { $seat } ends the turn.
event-turn_skipped = { $seat } is out and is passed over.
event-token_chosen = { $seat } uses { $token ->
    [soldiers] soldiers
   *[strategists] strategists
}.
event-moves_ended = { $seat } has finished moving.
event-piece_moved = { $seat }: { $piece } moves from { $from } to { $to }{ $speed ->
    [0] { "" }
   *[other] , for { $speed } speed
}.
event-tower_boarded = { $seat }: { $piece } climbs { $tower }.
event-bridge_opened = { $seat } opens the drawbridge of { $owner_seat }.
event-bridge_closed = { $seat } closes the drawbridge of { $owner_seat }.
event-bridge_destroyed = { $seat } destroys the drawbridge of { $owner_seat }.
event-bastion_entered = { $seat } enters the bastion of { $owner_seat } for the first time.
event-chest_taken = { $seat } takes a treasure of { $owner_seat }; { $left } left.
event-flag_taken = { $seat } takes the flag of { $owner_seat }, who loses 1 red and 1 blue.
event-bastion_annexed = { $seat } annexes the bastion of { $owner_seat }.
event-piece_freed = { $seat } frees { $piece } from the prison of { $owner_seat } and puts it on { $cell }.
event-courage_gained = { $seat } gains { $red } red and { $blue } blue courage.
event-courage_lost = { $seat } loses one point of { $reserve ->
    [red] red
   *[blue] blue
} courage.
event-prison_rewarded = { $seat } holds { $held } prisoners of one class and gains 2 courage.
event-attack_declared = { $seat }: { $valiant } attacks { $target }.
event-riposte_declared = { $seat } strikes back: { $valiant } attacks { $target }.
event-breach_declared = { $seat }: { $valiant } attacks the drawbridge of { $owner_seat }.
event-support_joined = { $seat }: { $piece } joins.
event-riposte_declined = { $seat } does not strike back.
event-card_chosen = { $seat } has sealed a card.
event-card_chosen-known = { $seat } has sealed card { $card }.
event-cards_revealed = { $valiant } of { $attacking_seat } with card { $attack_card }: power { $valiant_power }, together { $attack }; { $target } of { $defending_seat } with card { $defence_card }: power { $defence }.
event-breach_tried = { $valiant } of { $attacking_seat } with card { $attack_card } brings { $attack } against the drawbridge of { $owner_seat }, which resists with { $resistance }.
event-value_revealed = { $piece } of { $seat } shows { $value }.
event-fight_undecided = The attack of { $seat } changes nothing.
event-piece_captured = { $seat } takes { $piece } ({ $value }) of { $owner_seat } prisoner.
event-king_eliminated = { $seat } eliminates the king { $piece } ({ $value }) of { $owner_seat }.
event-player_out = { $seat } has no piece left and is out.
event-objective_spied = { $seat } has spied out the objective of { $owner_seat }.
event-objective_spied-known = { $seat } has spied out the objective of { $owner_seat }: { $objective }.
event-forced = { $seat } has only one choice: { $action }.
deed-put = The freed piece to { $cell }
event-game_won = { $seat } wins: { $ending ->
    [declare] the objective is reached.
   *[last_army] no other army is left.
}
event-limit_reached = The game ends: { $ending ->
    [max_rounds] the last round is over.
   *[quiet_rounds] nothing has happened for too long.
}


## Lessons

lesson-duel = Force times courage
lesson-duel-text = Your soldier 7/3 attacks a knight 8/3. Power is Force times the card played, and a card costs its value less one. Yellow has one blue point left, so yellow can play card 1 or card 2 for the knight.
lesson-duel-task = You are brown. Play the card that wins for certain.
lesson-duel-why = Seven times three is 21. The knight reaches 16 at most, with card 2, the dearest that yellow can pay. It costs you two red points, and both pieces are shown to everybody.
lesson-duel-wrong-1 = Your soldier then has 7. The knight has 8 even with card 1, and takes your soldier.
lesson-duel-wrong-2 = Your soldier then has 14. That beats card 1, but with card 2 the knight has 16 and takes your soldier.
lesson-queen = Beside the Witch-Queen
lesson-queen-text = Your soldier 6/3 attacks a yellow soldier 6/3. Your queen stands beside it and adds one to its courage. Card and queen together may not exceed the maximum courage, 3, so you can play card 1 or card 2. Yellow can play up to card 3.
lesson-queen-task = You are brown. Play the card with which you cannot lose your soldier.
lesson-queen-why = Card 2 and the queen make a courage of 3: power 18, for one red point. Yellow reaches 18 at most and pays two points for it; when powers are equal, nothing happens.
lesson-queen-wrong-1 = Courage 2 gives a power of 12, for nothing. But with card 3 yellow has 18 and takes your soldier.
lesson-outnumber = Two against one
lesson-outnumber-text = Your soldier 6/3 has attacked a knight 8/3. You have one red point left and can play up to card 2; yellow has one blue point and can do the same. A second soldier of yours, 5/3, is in contact with the knight too.
lesson-outnumber-task = You are brown. Make sure that the knight can be taken whatever yellow plays.
lesson-outnumber-why = The second soldier adds its Force: with card 2 you have 12 and 5, that is 17, and the knight has 16 at most. If it has 16, it still beats the valiant alone and takes it along; the supporting soldier is safe.
lesson-outnumber-wrong-1 = Alone your soldier reaches 12. With card 2 the knight has 16 and takes it.
lesson-ride = An archer on a tower
lesson-ride-text = Your archer stands beside your empty tower. A tower takes its rider along without using the rider’s move, and for one point of speed the archer may make a second move in the same phase.
lesson-ride-task = You are brown, with the token on strategists. Begin the journey that brings the archer to b7 in this phase.
lesson-ride-why = The archer boards the tower with its normal move, the tower goes two cells to b6, and for one point of speed the archer steps down onto b7: four cells in one phase.
lesson-ride-wrong-1 = On foot the archer goes one cell and, with speed, one more. That is not far enough.
lesson-ride-wrong-2 = The tower goes without the archer, who can catch up with it for a point of speed, but gets no further than b6.
lesson-sight = A clear view
lesson-sight-text = The yellow queen stands on c6, with a yellow soldier in front of her. An archer shoots exactly two cells far in a straight line. On the ground a piece between blocks the shot; from a height the archer shoots over it. You have no speed left.
lesson-sight-task = You are brown, with the token on strategists. Move the archer to where it can shoot at the queen in this turn.
lesson-sight-why = On the tower the archer is at height and shoots over the soldier. The queen is no archer, so she can only try to survive and never takes yours.
lesson-sight-wrong-1 = That is two cells from the queen, on a diagonal line. But your own soldier stands between, and you are on the ground.
lesson-sight-wrong-2 = There is no straight line of two cells from there to the queen.
lesson-corner = The weak side of a tower
lesson-corner-text = The yellow tower 11/2 can reach 22. You have one blue point left: your knights reach 14 and 16 at most. One knight stands straight below the tower, the other diagonally to it.
lesson-corner-task = You are brown. Attack the tower without risking a knight in this fight.
lesson-corner-why = A tower attacked from the diagonal can only try to survive. If yellow plays card 1 it has 11, and card 2 destroys it; if it has 22, nothing happens to your knight.
lesson-corner-wrong-1 = This knight attacks straight on. If yellow plays card 2, the tower has 22 and takes it.
lesson-corner-wrong-2 = No risk, but no tower either: there is an attack that cannot be countered.
lesson-siege = Before the gate
lesson-siege-text = The yellow drawbridge is closed. Its resistance is twice the number of pieces that yellow has in play: 32 with all sixteen. Your tower and your king stand on the two front cells.
lesson-siege-task = You are brown. Destroy the drawbridge.
lesson-siege-why = A tower on a front cell destroys the bridge without a card. It stays passable for ever, and the sabotage is worth three mission points.
lesson-siege-wrong-1 = With card 4 the king has 28, and 32 must be exceeded. The card is paid all the same.
lesson-siege-wrong-2 = Then yellow may drive your pieces away from the gate.
lesson-dungeon = Out of prison
lesson-dungeon-text = Yellow holds one of your soldiers. You have a soldier inside the yellow bastion, on the gatehouse cell e9. The dungeon is the cell where the yellow queen started, e10, the throne is beside it on d10.
lesson-dungeon-task = You are brown, with the token on soldiers. Free your soldier.
lesson-dungeon-why = A piece that ends its move on an enemy dungeon frees a prisoner. You put it on a free cell beside the dungeon, and it may move and attack in this very turn.
lesson-dungeon-wrong-1 = The other gatehouse cell has no effect. The dungeon is one step away.
lesson-dungeon-wrong-2 = Your soldier stays in prison, and yellow may close in on the other one.
lesson-riposte = Answering an attack
lesson-riposte-text = Brown has taken one of your soldiers and has now spent four points of courage in this turn: no more are allowed, so brown can only play card 1. Your own red reserve is empty, so you play card 1 too. You may riposte once, with any soldier in reach of any brown piece. The soldier on d5 is 8/2, yours are 6/2 on e6 and 8/2 on g6.
lesson-riposte-task = You are yellow. Choose the riposte that takes a piece.
lesson-riposte-why = Your soldier has 8 and the king has 7: he is eliminated for good. A riposte need not go back to the attacker, and it is not answered.
lesson-riposte-wrong-1 = Your soldier has 6 against 8: it is taken.
lesson-riposte-wrong-2 = Nobody has to riposte, but brown has no courage left for this turn and the king stands within reach.
lesson-victory = The second chest
lesson-victory-text = Your objective is to take two treasures. Your soldier has just carried off the second chest of the yellow treasure room.
lesson-victory-task = You are brown, and it is your turn. What now?
lesson-victory-why = Your objective is reached, and it is your own turn: you declare, show your card and win at once. Nobody does it for you.
lesson-victory-wrong-1 = You have won but not said so. You may still declare before the turn ends; after that yellow has a turn first.
