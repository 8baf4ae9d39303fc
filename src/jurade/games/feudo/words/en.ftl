### Feudo, English

## Why an action is not allowed

why-now-castle = It’s time to place a castle
why-now-order = It’s time to choose the turn order
why-now-army = It’s time to choose army cards
why-now-trade = It’s time to choose a trade card
why-now-play = It’s time to show an army card
why-now-march = It’s time for forced marches
why-now-attack = It’s time to attack or to pass
why-now-advance = It’s time to advance or to stay

why-castle-corner = A castle can’t stand in a corner
why-castle-inside = Castles stand on border hills, and { $cell } isn’t one
why-castle-side = There’s already a castle on this side of the map
why-army-eliminated = Choose pawns that are still in the game; you’ve lost { A($pawns) }
why-army-count = Choose exactly { $count } army cards
why-trade-used = You don’t have a trade card of { $shillings } shillings left

why-card-shown = You’ve already shown this card
why-card-not-chosen = You didn’t choose this card for this round
why-power-not-milady = Only Milady can charm or infect
why-pawn-eliminated = This pawn has been eliminated
why-baron-recovering = The Baron is recovering from his wounds and can’t move this round
why-milady-resting = Milady is resting after her charm and can’t move this round
why-no-wage = Your trade card can’t pay this Mercenary: moving him by card costs 1 shilling
why-power-sheltered = Milady can’t charm or infect from inside her castle or the convent
why-infect-nobody = There’s nobody she could infect there
why-infect-healthy = Only a sick Milady can infect
why-charm-sick = Only a healthy Milady can charm
why-charm-own = Milady only charms the Barons of other players
why-charm-again = { OF($seat) } Baron has already been charmed this round
why-charm-castle = { OF($seat) } Baron is in his castle, where no charm can reach him
why-charm-far = { OF($seat) } Baron is out of reach: Milady must be on his territory or next to it

why-march-milady = Milady can’t make a forced march
why-marched-already = { CAPITAL(THE($pawn)) } has already marched this round
why-same-place = { CAPITAL(THE($pawn)) } is already there
why-too-far = { $cell } is too far away: { THE($pawn) } can go { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} at most
why-no-path = { CAPITAL(THE($pawn)) } can’t reach { $cell } in { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
why-own-castle = Your pawns can cross your castle but can’t go back inside
why-castle = Nobody can enter another player’s castle
why-mountain = Nobody can enter a mountain
why-plague-pawn = The plague pawn is on { $cell }: nobody can enter
why-town = { $town } isn’t yours: you can attack it, but you can’t enter it
why-on-horse = { CAPITAL(THE($pawn)) } can’t enter { $place }: villages and towns are for the Baron, Mercenaries and Footmen only
why-convent = { CAPITAL(THE($pawn)) } isn’t sick, and only sick pawns can enter the convent
why-enemy = There’s an enemy pawn on { $cell }
why-wood-taken = A wood holds a single pawn, and there’s already one on { $cell }
why-knight-alone = The First Knight never shares a territory with another of your pawns
why-two-pawns = At most two of your pawns can share a territory, and one of them must be the Baron or Milady

why-attack-convent = Pawns in the convent can’t be attacked
why-attack-nothing = There’s nothing to attack there
why-attack-milady = Milady doesn’t fight
why-attack-from-castle = Pawns can’t attack from inside the castle
why-attack-from-convent = Pawns can’t attack from inside the convent
why-attacked-already = { CAPITAL(THE($pawn)) } has already attacked this round
why-attack-far = { CAPITAL(THE($pawn)) } isn’t next to { $place }
why-attack-together = The Baron and the pawn on his territory attack together or not at all
why-attack-weak = An attack of { $strength } doesn’t beat a defence of { $defence }: it must be greater
why-attack-storm = To attack a town you need a Mercenary or a Footman, or the Baron if you have neither left

why-advance-elsewhere = You’re advancing into { $place } now
why-advance-not-there = { CAPITAL(THE($pawn)) } took no part in that attack
why-advance-fallen = { CAPITAL(THE($pawn)) } has been beaten since and can’t advance
why-advance-wood = Only one pawn can advance into a wood
why-advance-pair = Only one pawn can advance, or two if one of them is the Baron and there’s room

## The game

game-name = Feudo
game-tagline = Evesham, 1265: rival barons, secret orders, battles without dice, and a plague on the move.
ending-rounds = One player leads after the last round
ending-extension = An extra round broke the tie
ending-cap = Still tied after all the extra rounds: the victory is shared

## Options

option-rounds = Rounds
option-rounds-help = How long the game lasts. In a long game the plague cards are shuffled again after round 10.
option-rounds-10 = 10, the basic game
option-rounds-15 = 15, a long game
option-rounds-20 = 20, the longest game
option-plague = Plague
option-plague-help = How deadly the plague is.
option-plague-normal = normal: sick pawns are weaker, and the convent heals them
option-plague-virulent = virulent: struck pawns are eliminated at once, and there’s no convent
option-plague-none = none: strategy and tactics only
option-adjacency = Adjacency
option-adjacency-help = Which territories are next to each other, for moves, attacks, powers and distances.
option-adjacency-side = sides: four neighbours
option-adjacency-corner = sides and corners: eight neighbours
option-score_floor = Negative points
option-score_floor-help = Whether a score can drop below zero.
option-score_floor-none = possible
option-score_floor-zero = no, scores stop at zero
option-map = Map
option-map-help = How the four map pieces are joined.
option-map-random = at random
option-map-study = the study map, always the same
option-extension_cap = Most extra rounds
option-extension_cap-help = Players still tied for the lead after this many extra rounds share the victory.

## Where points come from

source-kills = beaten pawns
source-towns = towns taken
source-towns_lost = towns lost
source-cowards = cowards
source-floor = stopped at zero

## Pawns: one or several of a kind, where they are if that tells them apart

pawn = { $kind ->
    [baron] Baron
    [first_knight] First Knight
    [milady] Milady
    [knight] { $count ->
        [1] Knight
        [2] two Knights
       *[other] three Knights
    }
    [mercenary] { $count ->
        [1] Mercenary
       *[other] two Mercenaries
    }
   *[footman] { $count ->
        [1] Footman
       *[other] two Footmen
    }
}
    .the = { $kind ->
        [baron] the Baron
        [first_knight] the First Knight
        [milady] Milady
        [knight] { $count ->
            [1] the Knight
            [2] the two Knights
           *[other] the three Knights
        }
        [mercenary] { $count ->
            [1] the Mercenary
           *[other] the two Mercenaries
        }
       *[footman] { $count ->
            [1] the Footman
           *[other] the two Footmen
        }
    }
    .a = { $kind ->
        [baron] the Baron
        [first_knight] the First Knight
        [milady] Milady
        [knight] { $count ->
            [1] a Knight
            [2] two Knights
           *[other] three Knights
        }
        [mercenary] { $count ->
            [1] a Mercenary
           *[other] two Mercenaries
        }
       *[footman] { $count ->
            [1] a Footman
           *[other] two Footmen
        }
    }
pawn-on = { $pawn } on { $cell }
    .the = { THE($pawn) } on { $cell }
    .a = { THE($pawn) } on { $cell }
pawn-inside = { $pawn } in the castle
    .the = { THE($pawn) } in the castle
    .a = { A($pawn) } in the castle
lost-pawns = { A($pawns) }

## Places, cards, parts of sums

list = { COMMAS($items) }
nothing = nothing
nobody = nobody
part = { $what } { $number }
part-ground = { $terrain ->
    [town] walls
    [village] village
   *[wood] wood
} { $number }
gain = { $way ->
    [lost] −
   *[won] +
}{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
cell = { $terrain ->
    [castle] { $cell } (castle)
    [town] { $town } ({ $cell })
    [village] { $cell } (village)
    [wood] { $cell } (wood)
    [mountain] { $cell } (mountain)
    [convent] { $cell } (convent)
    [corner] { $cell } (corner)
    [border] { $cell } (border hill)
    [cross] { $cell } (central hill)
   *[hill] { $cell } (hill)
}
    .the = { $terrain ->
        [castle] the castle on { $cell }
        [town] { $town }
        [village] the village on { $cell }
        [wood] the wood on { $cell }
        [mountain] the mountain on { $cell }
        [convent] the convent
        [corner] the corner { $cell }
        [border] the border hill { $cell }
        [cross] the central hill { $cell }
       *[hill] the hill { $cell }
    }
wind = { $wind ->
    [north] N
    [east] E
    [south] S
   *[west] W
}
plague-card = { $card ->
    [north] North
    [east] East
    [south] South
    [west] West
    [border] Border
    [cross] Cross
    [stay] Stay
    [fog] Fog
   *[vocation] Vocation
}
step = { $phase ->
    [chooser] diplomacy
    [order] diplomacy
    [army] army cards
    [trade] trade cards
    [plague] plague
    [play] card { $card }
    [march] marches
    [attack] attack
    [advance] advance
   *[over] the end
}
round-head = Round
round-extra = Extra round

## What is asked

prompt-map = The four map pieces are being joined.
prompt-sequence = Lots are drawn for the order in which castles are placed.
prompt-chooser = Several players have the fewest points: lots decide who chooses the turn order.
prompt-plague = The plague card is being drawn.
prompt-castle = Place your castle on a border hill.
prompt-order = Choose the turn order: who goes first?
prompt-army = Round { $round }: choose three army cards in secret.
prompt-army-charm = Round { $round }: choose three army cards in secret. Careful, a Milady can reach your Baron ({ $seats }).
prompt-trade = Choose a trade card in secret.
prompt-play = Show an army card and move its pawn{ $fog ->
    [yes] , one step at most in the fog
   *[no] {""}
} (card { $number } of { $total }).
prompt-march = Forced march: { $shillings ->
    [one] 1 shilling
   *[other] { $shillings } shillings
} to spend, 1 per step.
prompt-attack = Attack or pass. Only attacks that win are offered.
prompt-advance = You’ve won { $place }: who advances?
prompt-over = { $seats } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
prompt-over-shared = { $seats } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
watch-castle = { $seat } is placing a castle.
watch-order = { $seat } is choosing the turn order.
watch-army = Still choosing army cards: { $seats }.
watch-trade = Still choosing a trade card: { $seats }.
watch-play = { $seat } is showing an army card.
watch-march = { $seat } is spending shillings on forced marches.
watch-attack = { $seat } can attack.
watch-advance = { $seat } can advance into { $place }.
sealed-army = You’ve chosen your army cards. Waiting for { $seats }.
sealed-trade = You’ve chosen your trade card. Waiting for { $seats }.

## Picks and choices

pick-pawn = { $pawn } ({ $number })
pick-trade = { $shillings } shillings{ $left ->
    [0] {" "}(no card left)
    [one] {""}
   *[other] {" "}({ $left } cards)
}
pick-stay = Stay
pick-no-power = Don’t use her power
pick-infect = Infect
pick-charm = Charm { OF($seat) } Baron
pick-go = Attack
pick-alone = The Baron alone
choice-castle = Place your castle on { $cell }
choice-order = Turn order: { COMMAS($seats) }
choice-army = Choose { A($pawns) }
choice-trade = Choose { $shillings } shillings{ $aid ->
    [0] {""}
   *[other] {" "}(+{ $aid } from the King)
}
choice-play = { $start ->
    [castle] Move { A($pawn) } from the castle to { $cell }
   *[other] Move { THE($pawn) } from { $start } to { $cell }
} ({ $steps ->
    [one] 1 step
   *[other] { $steps } steps
})
choice-stay = { CAPITAL(THE($pawn)) } stays
choice-charm = { $cell ->
    [stay] Milady stays and charms { OF($seat) } Baron
   *[other] Milady goes to { $cell } and charms { OF($seat) } Baron
}
choice-infect = { $cell ->
    [stay] Milady stays and infects the enemies around her
   *[other] Milady goes to { $cell } and infects the enemies around her
}
choice-march = { $start ->
    [castle] March { A($pawn) } from the castle to { $cell }
   *[other] March { THE($pawn) } from { $start } to { $cell }
} ({ $cost ->
    [one] 1 shilling
   *[other] { $cost } shillings
})
choice-done = Stop marching ({ $left ->
    [one] 1 shilling
   *[other] { $left } shillings
} unspent)
choice-attack = Attack { $place } with { A($pawns) }: { $strength } against { $defence }
choice-pass = No more attacks
choice-advance = Advance into { $place } with { A($pawns) }
choice-no-advance = Don’t advance into { $place }

## Panels, hand, tables

panel-men = fighting pawns
panel-trade = trade cards
panel-home = in the castle
panel-towns = towns
panel-sick = sick
panel-lost = lost
panel-shown = shown
panel-purse = shillings
panel-back = back in round { $round }
panel-cowards = the King would take
chip-turn = { NUMBER($place) ->
    [1] 1st in turn
    [2] 2nd in turn
    [3] 3rd in turn
   *[other] { $place }th in turn
}
chip-charmed = charmed
chip-discontent = discontent
card-army = { $pawn }, number { $number }{ $back ->
    [0] {""}
   *[other] , can’t move before round { $back }
}
card-trade = Your trade card: { $shillings } shillings
table-round = Round { $round } of { $rounds }: { $step }
table-place = { $place }. { $seat }
table-plague = Plague cards still to come
table-king = If the King came now
would-lose = { $points ->
    [0] would lose nothing
    [one] would lose 1 point
   *[other] would lose { $points } points
}
shown-trade = { $shillings } shillings
scene-description = { $phase ->
    [map] The map of the fief, not joined yet.
    [sequence] The map of the fief, eleven by eleven territories.
    [castle] The map of the fief, eleven by eleven territories; castles are being placed.
   *[other] The map of the fief in round { $round }; { $pawns } fighting pawns are still in the game.
}
overlay-threats = Dangers

## Tips

tip-king = The King comes when a player has 12 points (highest score: { $points }). Everyone then loses the numbers of their fighting pawns that never left the castle: { COMMAS($losses) }.
tip-king-came = The King has come. The player with the fewest points gets 2 extra shillings with a 4 or a 2.
tip-deck = This round’s plague card hasn’t been drawn yet.
tip-plague-card = { $card ->
    [north] North: the plague went north and struck in and around its village.
    [east] East: the plague went east and struck in and around its village.
    [south] South: the plague went south and struck in and around its village.
    [west] West: the plague went west and struck in and around its village.
    [border] Border: the plague struck all border hills.
    [cross] Cross: the plague struck all central hills.
    [stay] Stay: the plague struck in and around its village.
    [fog] Fog: this round an army card moves its pawn one step at most.
   *[vocation] Vocation: all pawns in the convent were eliminated.
}
tip-town = { $place }, { $held ->
    [no] free
   *[yes] held by { $owner }
}: defence { $defence }. Worth: { COMMAS($worths) }.
worth-unknown = its distance from your castle
tip-place = { $terrain ->
    [castle] Castle ({ $cell }): pawns inside can’t attack or be attacked.
    [village] Village ({ $cell }): +3 in defence. Only the Baron, Mercenaries and Footmen can enter.
    [wood] Wood ({ $cell }): +5 in defence for the one pawn it holds. Pawns that enter must stop.
    [mountain] Mountain ({ $cell }): nobody can enter.
   *[convent] Convent ({ $cell }): only sick pawns can enter. They recover at the start of the next round.
}
tip-forecast = { $wind ->
    [north] With North the plague would go to { $cell }.
    [east] With East the plague would go to { $cell }.
    [south] With South the plague would go to { $cell }.
   *[west] With West the plague would go to { $cell }.
}
tip-castle = { OF($seat) } castle
tip-worth = { $town } is worth { $points ->
    [one] 1 point
   *[other] { $points } points
} to you
tip-plague = The plague pawn on { $cell }: nobody can enter.
tip-pawn = { OF($seat) } { $pawn }, { $health ->
    [sick] sick
   *[healthy] healthy
}, number { $number }, { $cell ->
    [castle] in the castle
   *[other] on { $cell }
}
tip-back = { CAPITAL(THE($pawn)) } can move again in round { $round }
tip-threat = { $seat } could bring up to { $force } against { $cell } (defence { $defence })

## What happened

event-map_laid = The map is ready.
event-sequence_drawn = Castles are placed in this order: { COMMAS($order) }.
event-castle_placed = { $seat } places a castle on { $cell }.
event-round_began = Round { $round } begins.
event-trade_cards_returned = Everyone takes all five trade cards.
event-chooser_named = { $seat } gets to choose the turn order.
event-order_chosen = { $seat } sets the turn order: { COMMAS($order) }.
event-army_chosen = { $seat } has chosen army cards.
event-army_chosen-known = { $seat } has chosen army cards: { A($pawns) }.
event-trade_chosen = { $seat } has chosen a trade card.
event-trade_chosen-known = { $seat } has chosen a trade card: { $shillings } shillings.
event-plague_drawn = Plague card: { $card }.
event-plague_moved = The plague pawn goes to { $to }.
event-pawn_sickened = { OF($seat) } { $pawn } falls sick.
event-pawn_recovered = { OF($seat) } { $pawn } recovers.
event-pawn_eliminated = { OF($seat) } { $pawn } is eliminated.
event-forced = { OF($seat) } { $action } can’t move.
event-card_shown = { $seat } shows { A($pawn) }.
event-pawn_moved = { OF($seat) } { $pawn } { $by ->
    [card] goes
    [march] marches
   *[advance] advances
} from { $from } to { $to }.
event-milady_infected = { OF($seat) } Milady infects the enemies around her.
event-baron_charmed = { OF($seat) } Milady charms { OF($baron) } Baron and goes home to rest.
event-trade_shown = { $seat } shows { $shillings } shillings{ $wages ->
    [0] { $aid ->
        [0] {""}
       *[other] {" "}and gets { $aid } more from the King
    }
   *[other] { $aid ->
        [0] {""}
       *[other] , gets { $aid } more from the King
    }{ $left ->
        [0] {" "}and pays { $wages } in wages
       *[other] , pays { $wages } in wages and has { $left } left
    }
}.
event-marches_ended = { $seat } is done marching.
event-attack_won = { $seat } attacks { $cell } with { A($pawns) }: { $strength } against { $defence }.
event-attack_passed = { $seat } makes no more attacks.
event-baron_wounded = { OF($seat) } Baron is wounded and carried home.
event-town_taken = { $seat } takes { $town }.
event-town_taken-lost = { $seat } takes { $town } from { $loser }.
event-points_changed = { $seat }: { $by } (total: { $points }).
event-discontent_grew = Discontent: { OF($seat) } Baron now counts 6, or 3 when sick.
event-king_came = The King comes and punishes the cowards.
event-cowards_punished = { $seat } loses { $points ->
    [one] 1 point
   *[other] { $points } points
} for pawns that never left the castle.
event-advance_declined = { $seat } doesn’t advance into { $cell }.
event-extension_began = It’s a tie for the lead: extra rounds follow, without the plague.
event-game_ended = The game is over: { GENDER($seats) ->
    [mp] { $seats } share the victory
   *[m] { $seats } wins
}.

## Previews

preview-exits = Ways out: { $cells }
preview-towns = What the towns are worth to you: { COMMAS($towns) }
preview-order = { $first } goes first, { $last } last, and you go { NUMBER($place) ->
    [2] second
   *[other] third
}
preview-order-first = You go first, { $last } goes last
preview-order-last = { $first } goes first, you go last
preview-army = These pawns can move, in any order you like: { COMMAS($pawns) }
preview-trade = { $purse ->
    [one] 1 shilling
   *[other] { $purse } shillings
}{ $aid ->
    [0] {""}
   *[other] {" "}({ $aid } from the King)
}{ $wages ->
    [0] {""}
   *[other] , { $wages } for wages
}; { $left ->
    [0] nothing
   *[other] { $left }
} left for forced marches
preview-stay = { $why ->
    [fallen] This pawn is out of the game; you only show the card
    [wounded] The Baron is recovering from his wounds; you only show the card
    [resting] Milady is resting; you only show the card
    [unpaid] { CAPITAL(THE($pawn)) } can’t be paid; you only show the card
    [fog] { CAPITAL(THE($pawn)) } stays in the fog
   *[free] { CAPITAL(THE($pawn)) } stays; the card is used up for this round
}
preview-wage = His wage is 1 shilling; { $left ->
    [0] nothing
   *[other] { $left }
} left on your trade card
preview-infect = You infect { A($pawns) } ({ $seat })
preview-charm = { OF($seat) } pawns can’t move any more this round; Milady goes home and can move again in round { $round }
preview-march = Costs { $cost ->
    [one] 1 shilling
   *[other] { $cost } shillings
}; { $left ->
    [0] none
   *[other] { $left }
} left
preview-done = You leave { $left ->
    [one] 1 shilling
   *[other] { $left } shillings
} unspent
preview-convent = { CAPITAL(THE($pawn)) } is safe in the convent and recovers at the start of the next round
preview-shelter = Defence { $defence } in { THE($place) }
preview-could-attack = Could then attack { THE($place) }: { $strength } against { $defence }, { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
preview-pass = You make no more attacks this round
preview-strength = Attack { $total }: { COMMAS($parts) }
preview-defence = Defence { $total }: { COMMAS($parts) }
preview-eliminated = { $seat } loses { A($pawn) }
preview-wounded = { OF($seat) } Baron is wounded
preview-town = { $was ->
    [free] You take { $town }
   *[held] You take { $town } from { $loser }
}
preview-discontent = Discontent: { OF($seat) } Baron will count 6
preview-king = The King comes: a player has 12 points or more
preview-cowards = { $seat } loses { $points ->
    [one] 1 point
   *[other] { $points } points
} for cowards
preview-no-advance = Nobody advances: { THE($place) } stays empty
preview-advance = { CAPITAL(THE($place)) } then has a defence of { $defence }
preview-threat = { $seat } could bring up to { $force } against your { $defence } there
warn-castle-village = { $cell } is a village: only the Baron, Mercenaries and Footmen can leave that way.
warn-castle-corner = Next to a corner: easy to blockade.
warn-bluff = { CAPITAL(THE($pawn)) } can’t move this round: the card would be a bluff.
warn-unpaid = { $count ->
    [1] You can’t pay this Mercenary: he won’t move by his card.
   *[other] You can’t pay both Mercenaries: without a wage they don’t move by card.
}
warn-king = The King would take { $points ->
    [one] 1 point
   *[other] { $points } points
} from you for your cowards.

## Lessons

lesson-town = The walls of an empty town
lesson-town-text = Worcester is free and empty: only its walls defend it, with 7. Your First Knight and your Footman stand next to it, and a green Knight stands next to both of them. Worcester is six steps from your castle.
lesson-town-task = You’re Red. Which attack earns you the most points?
lesson-town-why = First Knight and Footman make 6 + 2 = 8, one more than the walls, and the Footman is the infantry a town attack needs. The town is worth its distance from your castle: 6 points.
lesson-town-wrong-1 = That earns 3 points. But each pawn attacks only once a round, and without the First Knight your Footman can’t take the town.
lesson-town-wrong-2 = That earns 3 points with more strength than you need. Both pawns have now attacked, and the town stays free.
lesson-town-wrong-3 = You don’t have to attack, but there’s an empty town waiting, worth 6 points.
lesson-garrison = A town with a Footman inside
lesson-garrison-text = Green holds Evesham with a Footman inside. The defence is 7 for the walls and 2 for the Footman. Your First Knight, your Mercenary and your Knight stand on three sides.
lesson-garrison-task = You’re Red. Take the town.
lesson-garrison-why = First Knight and Mercenary make 10 against 9; the Knight can join in or keep his attack. You gain 2 for the Footman and 5 for the town, and Green loses 11. First Knight and Knight would only make 9, and you can’t attack a town without a Mercenary or a Footman.
lesson-garrison-wrong-1 = You’re strong enough: to the First Knight, add the one pawn that can storm walls.
lesson-advance = Into the town
lesson-advance-text = You’ve taken Evesham with your First Knight and your Mercenary. A town without pawns falls to an attack of 8.
lesson-advance-task = You’re Red. Make the town harder to take back.
lesson-advance-why = The Mercenary can enter the town; the First Knight can’t. With the Mercenary inside, the defence is 11, and the plague can’t reach him there.
lesson-advance-wrong-1 = The town stays yours, but any attack of 8 with a Mercenary or a Footman can take it.
lesson-battle = Three against two
lesson-battle-text = Red’s Baron and Knight stand on one hill and defend together: 7. Red attacked before you and could do nothing against your 7 in the north, nor against your First Knight, who counts 11 in the wood.
lesson-battle-task = You’re Green. Beat Red’s Baron.
lesson-battle-why = Your Baron and his Knight share a territory, so they attack together, and the First Knight joins them: 13 against 7. You gain 4 and 3 points. The Knight is eliminated. The Baron is only wounded: he’s back in his castle and can’t move next round.
lesson-battle-wrong-1 = It’s your turn to strike: your pawns next to the red hill add up to far more than 7.
lesson-march = The forced march
lesson-march-text = You moved a Mercenary by his card and you show 4 shillings: one is his wage, and each of the other three moves a pawn one territory. The Mercenary stands next to Worcester, which is free and empty.
lesson-march-task = You’re Red. Which march lets you take Worcester this round?
lesson-march-why = Two shillings bring the First Knight next to the town, and his 6 with the Mercenary’s 4 beat the walls. You can still move another pawn with the third shilling.
lesson-march-wrong-1 = The Knight gets there for three shillings, but 3 and 4 make 7, and 7 doesn’t beat the walls: the attack must be greater.
lesson-march-wrong-2 = Shillings you don’t spend are lost, and the Mercenary can’t take a town alone.
lesson-convent = To the convent
lesson-convent-text = Your Knight is sick: his number is 1, and if he’s struck again he’s eliminated. In the convent all pawns recover at the start of the next round.
lesson-convent-task = You’re Red. Send the Knight where he can recover.
lesson-convent-why = Only sick pawns can enter the convent in the centre, and they stop there. At the start of the next round the Knight is healthy again. There’s already a green Knight inside, but nobody fights in the convent.
lesson-convent-wrong-1 = On that hill he stays sick, and the central hills may be struck again.
lesson-convent-wrong-2 = That takes him away from the convent, and he stays sick.
lesson-charm = Milady charms a Baron
lesson-charm-text = Green’s Baron stands on the map with a Mercenary, and Green hasn’t shown a card yet. Your Milady is healthy.
lesson-charm-task = You’re Red. Stop Green’s army for this round.
lesson-charm-why = Next to the Baron, Milady can charm him: no green pawn moves any more this round, by card or by shillings. Green can still attack. Milady goes back to her castle and rests for the whole next round.
lesson-charm-wrong-1 = She’s in the right place, but she didn’t charm him.
lesson-charm-wrong-2 = She can’t reach the Baron from there: she must be on his territory or next to it.
lesson-king = Before the King comes
lesson-king-text = You have 9 points. The first time a player has 12 or more, the King comes, and everyone loses the numbers of their fighting pawns that never left the castle. Yours are the Baron, a Knight, two Mercenaries and a Footman: 17 in all. Green has none left at home.
lesson-king-task = You’re Red. Which attack leaves you with the most points?
lesson-king-why = The Footman is worth 2 points: you have 11, and the King stays away. Next round you can bring pawns out of the castle.
lesson-king-wrong-1 = The Baron is worth 4 points, which makes 13. Then the King comes and you lose 17: you drop to −4.
lesson-king-wrong-2 = That keeps your 9 points, and the King stays away. But you could have earned 2 more without bringing him in.
lesson-aid = The King’s aid
lesson-aid-text = The King has come, and you have the fewest points. You’ve chosen the cards of both Mercenaries, and each one who moves by card costs a shilling. You want two shillings left for a forced march.
lesson-aid-task = You’re Red. Choose the trade card.
lesson-aid-why = The player with the fewest points gets 2 shillings from the King with a 2 or a 4. So your 2 is worth 4: two wages, and two shillings for a march.
lesson-aid-wrong-1 = With a 0 the King gives nothing, and neither Mercenary can move by his card.
lesson-discontent = The discontented Baron
lesson-discontent-text = You have only three fighting pawns left: the Baron, a Knight and a Footman. With fewer than four, your Baron’s number is 6 instead of 4. He shares a territory with the Footman; Green’s First Knight is next to them on one side, a green Footman on another.
lesson-discontent-task = You’re Red. Which attack earns you the most points?
lesson-discontent-why = Baron and Footman attack together: 6 and 2 beat the First Knight’s 6, and he’s worth 6 points. With the usual 4 it would have been 6 against 6: no attack.
lesson-discontent-wrong-1 = That earns 2 points. But your Baron is stronger than usual: look at the First Knight again.
lesson-discontent-wrong-2 = You don’t have to attack, but discontent has made your Baron strong.
