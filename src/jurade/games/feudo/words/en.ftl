### Feudo, English

## Why an action is not allowed

why-now-castle = Now a castle is to be placed: castle, and a border hill
why-now-order = Now the turn order is to be chosen: order, and all seats
why-now-army = Now army cards are to be chosen: army, and three pawns
why-now-trade = Now a trade card is to be chosen: trade, and its shillings
why-now-play = Now an army card is to be shown: play, the pawn, and where it goes
why-now-march = Now shillings may be spent: march, the pawn and where it goes, or march done
why-now-attack = Now you may attack: attack, the territory and your pawns, or attack pass
why-now-advance = Now you may advance: advance, the territory, and who goes there or none

why-castle-corner = A castle cannot stand in the corner { $cell }
why-castle-inside = A castle stands on a border hill, and { $cell } is none
why-castle-side = Another castle already stands on the border of { $cell }
why-army-eliminated = Only pawns still in the game can be chosen, and these are not: { $pawns }
why-army-count = Choose { $count } army cards, no more and no fewer
why-trade-used = You have no trade card of { $shillings } shillings left

why-card-shown = The card of { $pawn } has been shown already
why-card-not-chosen = You did not choose the card of { $pawn } this round
why-power-not-milady = Only Milady charms or infects, not { $pawn }
why-pawn-eliminated = The pawn { $pawn } has been eliminated
why-baron-recovering = The Baron recovers from his wounds and cannot move this round
why-milady-resting = Milady rests after her charm and cannot move this round
why-no-wage = Your trade card cannot pay { $pawn }: a Mercenary moved by card costs one shilling
why-power-sheltered = Milady can charm or infect only from a territory of the map, not from her castle or the convent
why-infect-nobody = Nobody there would fall sick
why-infect-healthy = A healthy Milady cannot infect
why-charm-sick = A sick Milady cannot charm
why-charm-own = Milady charms the Barons of others only
why-charm-again = The Baron of { $seat } has been charmed this round already
why-charm-castle = The Baron of { $seat } is in his castle, where no charm reaches him
why-charm-far = The Baron of { $seat } is neither there nor on an adjacent territory

why-march-milady = Milady cannot be moved with shillings
why-marched-already = The pawn { $pawn } has marched this round already
why-same-place = The pawn is on { $cell } already
why-too-far = It is more than { $steps } { $steps ->
    [one] step
   *[other] steps
} from { $pawn } to { $cell }
why-no-path = No way of { $steps } { $steps ->
    [one] step
   *[other] steps
} or fewer leads { $pawn } to { $cell }
why-own-castle = Your castle on { $cell } can be crossed, but nobody goes back into it
why-castle = Nobody enters the castle of another on { $cell }
why-mountain = Nobody enters the mountain { $cell }
why-plague-pawn = The plague pawn stands on { $cell }
why-town = The town on { $cell } is not yours: it can be attacked, not entered
why-on-horse = { $pawn } cannot enter { $cell }: only Baron, Mercenaries and Footmen enter villages and towns
why-convent = { $pawn } is not sick, and only the sick enter the convent
why-enemy = An enemy stands on { $cell }
why-wood-taken = A wood holds one pawn, and { $cell } has one
why-knight-alone = The First Knight is always alone of his side, also on { $cell }
why-two-pawns = Two of your pawns can share { $cell } only if one is the Baron or Milady, and three never

why-attack-convent = Nobody in the convent can be attacked
why-attack-nothing = There is nothing to attack on { $cell }
why-attack-milady = Milady does not fight
why-attack-from-castle = { $pawn } is in the castle and cannot attack
why-attack-from-convent = { $pawn } is in the convent and cannot attack
why-attacked-already = { $pawn } has attacked this round already
why-attack-far = { $pawn } is not adjacent to { $cell }
why-attack-together = The Baron and the pawn beside him attack together or not at all
why-attack-weak = An attack of { $strength } does not beat a defence of { $defence }: it must be greater
why-attack-storm = A town is attacked with a Mercenary or a Footman, or with the Baron if you have neither left

why-advance-elsewhere = This advance goes to { $cell }
why-advance-not-there = { $pawn } took no part in that attack
why-advance-fallen = { $pawn } has fallen since
why-advance-wood = Only one pawn advances into a wood
why-advance-pair = One pawn advances, or two if one of them is the Baron, and no more of your pawns fit there

## The game

game-name = Feudo
game-tagline = The barons of Evesham, 1265: sealed cards, plain strength, and a plague that wanders.
ending-rounds = One baron leads after the last round
ending-extension = The tie was broken in an extension round
ending-cap = The tie outlasted the extension: victory is shared

## Options

option-rounds = Rounds
option-rounds-help = How long the game lasts; the long games shuffle the plague cards again after round 10.
option-rounds-10 = 10, the basic game
option-rounds-15 = 15, a long game
option-rounds-20 = 20, the longest game
option-plague = Plague
option-plague-help = How deadly the plague is.
option-plague-normal = normal: the sick are weaker, and the convent heals
option-plague-virulent = virulent: who is struck dies at once, and there is no convent
option-plague-none = none: strategy and tactics only
option-adjacency = Adjacency
option-adjacency-help = Which territories count as neighbours, for moves, fights, powers and distances.
option-adjacency-side = by sides: four neighbours
option-adjacency-corner = by sides and corners: eight neighbours
option-score_floor = Points below zero
option-score_floor-help = Whether losses can push a baron below zero.
option-score_floor-none = possible
option-score_floor-zero = nobody falls below zero
option-map = Map
option-map-help = How the four pieces of the map are joined.
option-map-random = at random
option-map-study = the study map, always the same
option-extension_cap = Longest extension
option-extension_cap-help = After so many extra rounds a tie is a shared victory.

## Where points come from

source-kills = eliminated pawns
source-towns = towns taken
source-towns_lost = towns lost
source-cowards = cowards
source-floor = kept at zero

## Pawns, places, parts of sums

pawn = { $pawn ->
    [b] Baron
    [p] First Knight
    [m] Milady
    [n1] Knight n1
    [n2] Knight n2
    [n3] Knight n3
    [s1] Mercenary s1
    [s2] Mercenary s2
    [t1] Footman t1
   *[t2] Footman t2
}
of-seat = { $pawn } of { $seat }
list = { $items }
nothing = nothing
nobody = nobody
part = { $what } { $number }
part-ground = { $terrain ->
    [town] walls
    [village] village
   *[wood] wood
} { $number }
in-castle = in the castle
cell = { $terrain ->
    [castle] { $cell }, castle
    [town] { $town } ({ $cell })
    [village] { $cell }, village
    [wood] { $cell }, wood
    [mountain] { $cell }, mountain
    [convent] { $cell }, the convent
    [corner] { $cell }, corner
    [border] { $cell }, border hill
    [cross] { $cell }, central hill
   *[hill] { $cell }, hill
}
wind = { $wind ->
    [north] N
    [east] E
    [south] S
   *[west] W
}
plague-card = { $card ->
    [north] Plague goes north
    [east] Plague goes east
    [south] Plague goes south
    [west] Plague goes west
    [border] Border hills
    [cross] Central hills
    [stay] Plague stays
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
round-extra = Extra

## What is asked

prompt-map = The four pieces of the map are laid.
prompt-sequence = Lots are drawn: in which order the castles are placed.
prompt-chooser = Several are last: a lot decides who chooses the turn order.
prompt-plague = The plague card is drawn.
prompt-castle = Place your castle on a border hill.
prompt-order = You choose the turn order: who is first?
prompt-army = Round { $round }: seal three army cards.
prompt-army-charm = Round { $round }: seal three army cards. Beware: a Milady can reach your Baron ({ $seats }).
prompt-trade = Seal a trade card.
prompt-play = Show an army card and move its pawn{ $fog ->
    [yes] , one step only in the fog
   *[no] {""}
}: card { $number } of { $total }.
prompt-march = Forced march: { $shillings ->
    [one] 1 shilling
   *[other] { $shillings } shillings
} to spend, one a step.
prompt-attack = Attack, or pass: only attacks that win are offered.
prompt-advance = You won at { $cell }: who advances?
prompt-over = { $seats } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
prompt-over-shared = { $seats } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
watch-castle = { $seat } places a castle.
watch-order = { $seat } chooses the turn order.
watch-army = Army cards are sealed; still choosing: { $seats }.
watch-trade = Trade cards are sealed; still choosing: { $seats }.
watch-play = { $seat } shows an army card.
watch-march = { $seat } spends shillings on forced marches.
watch-attack = { $seat } may attack.
watch-advance = { $seat } may advance to { $cell }.
sealed-army = Your army cards are sealed; waiting for { $seats }.
sealed-trade = Your trade card is sealed; waiting for { $seats }.

## Picks and choices

pick-pawn = { $pawn } ({ $number })
pick-trade = { $shillings } shillings{ $left ->
    [one] {""}
   *[other] , { $left } cards
}
pick-stay = Stay
pick-no-power = Without using her power
pick-infect = Infect
pick-charm = Charm the Baron of { $seat }
pick-go = Attack
pick-alone = The Baron alone
choice-castle = Castle on { $cell }
choice-order = Order: { $seats }
choice-army = Seal { $pawns }
choice-trade = Seal { $shillings } shillings{ $aid ->
    [0] {""}
   *[other] {" "}+ { $aid } of the King
}
choice-play = { $pawn } to { $cell } ({ $steps ->
    [one] 1 step
   *[other] { $steps } steps
})
choice-stay = { $pawn } stays
choice-charm = { $cell ->
    [stay] Milady stays and charms the Baron of { $seat }
   *[other] Milady to { $cell }, charm the Baron of { $seat }
}
choice-infect = { $cell ->
    [stay] Milady stays and infects
   *[other] Milady to { $cell }, infect
}
choice-march = { $pawn } marches to { $cell } ({ $cost ->
    [one] 1 shilling
   *[other] { $cost } shillings
})
choice-done = Done, { $left ->
    [one] 1 shilling
   *[other] { $left } shillings
} unspent
choice-attack = Attack { $cell } with { $pawns }: { $strength } against { $defence }
choice-pass = No more attacks
choice-advance = Advance to { $cell }: { $pawns }
choice-no-advance = Nobody advances to { $cell }

## Panels, hand, tables

panel-men = fighters
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
   *[other] , cannot move before round { $back }
}
card-trade = your trade card: { $shillings } shillings
table-round = Round { $round } of { $rounds }: { $step }
table-place = { $place }. { $seat }
table-plague = Plague cards not yet drawn
table-king = If the King came now
would-lose = { $points ->
    [0] would lose nothing
    [one] would lose 1 point
   *[other] would lose { $points } points
}
shown-trade = trade { $shillings }
scene-description = { $phase ->
    [map] The map of the fief, not yet laid.
    [sequence] The map of the fief, eleven by eleven territories.
    [castle] The map of the fief, eleven by eleven territories; castles are being placed.
   *[other] The map of the fief in round { $round }, with { $pawns } fighting pawns still in the game.
}
overlay-threats = Dangers

## Tips

tip-king = The King comes when somebody has 12 points; the most now: { $points }. Then pawns that never left their castle cost their number: { $losses }.
tip-king-came = The King has come. Who is last and shows a 4 or a 2 has two more shillings.
tip-deck = This round’s plague card is not drawn yet.
tip-plague-card = { $card ->
    [north] The plague went north and struck around its village.
    [east] The plague went east and struck around its village.
    [south] The plague went south and struck around its village.
    [west] The plague went west and struck around its village.
    [border] The plague struck all border hills.
    [cross] The plague struck all central hills.
    [stay] The plague stayed and struck around its village.
    [fog] Fog: by army card a pawn goes one step at most this round.
   *[vocation] Vocation: who was in the convent left the game.
}
tip-town = { $place }: held by { $owner }; falls to more than { $defence }. Worth { $worths }.
tip-place = { $terrain ->
    [castle] { $place }: its pawns inside can neither attack nor be attacked.
    [village] { $place }: +3 for defenders; only Baron, Mercenaries and Footmen enter.
    [wood] { $place }: +5 for the one pawn it holds; who enters must stop.
    [mountain] { $place }: nobody enters.
   *[convent] { $place }: only the sick enter; they recover at the start of the next round.
}
tip-forecast = { $wind ->
    [north] A card “north” would take the plague to { $cell }.
    [east] A card “east” would take the plague to { $cell }.
    [south] A card “south” would take the plague to { $cell }.
   *[west] A card “west” would take the plague to { $cell }.
}
tip-castle = Castle of { $seat }
tip-worth = { $town } is worth { $points } to you
tip-plague = The plague pawn on { $cell }: nobody enters.
tip-pawn = { $seat }: { $pawn }, { $health ->
    [sick] sick
   *[healthy] healthy
}, number { $number }, { $cell }
tip-back = { $pawn } may move again in round { $round }
tip-threat = { $seat } could bring up to { $force } against { $cell }, defended by { $defence }

## What happened

event-map_laid = The map is laid: { $map }.
event-sequence_drawn = Castles are placed in this order: { $order }.
event-castle_placed = { $seat } places the castle on { $cell }.
event-round_began = Round { $round } begins.
event-trade_cards_returned = All five trade cards come back to every hand.
event-chooser_named = { $seat } chooses the turn order.
event-order_chosen = { $seat } sets the turn order: { $order }.
event-army_chosen = { $seat } seals army cards.
event-army_chosen-known = { $seat } seals army cards: { $pawns }.
event-trade_chosen = { $seat } seals a trade card.
event-trade_chosen-known = { $seat } seals a trade card of { $shillings } shillings.
event-plague_drawn = Plague card: { $card ->
    [north] north
    [east] east
    [south] south
    [west] west
    [border] border hills
    [cross] central hills
    [stay] stay
    [fog] fog
   *[vocation] vocation
}.
event-plague_moved = The plague pawn goes to { $to }.
event-pawn_sickened = { $seat }: { $pawn } falls sick.
event-pawn_recovered = { $seat }: { $pawn } recovers.
event-pawn_eliminated = { $seat }: { $pawn } is out of the game.
event-forced = { $seat } has only one choice: { $action }.
event-card_shown = { $seat } shows { $pawn }.
event-pawn_moved = { $seat }: { $pawn } { $by ->
    [card] goes from { $from } to { $to }
    [march] marches from { $from } to { $to }
   *[advance] advances from { $from } to { $to }
}.
event-milady_infected = Milady of { $seat } infects those around her.
event-baron_charmed = Milady of { $seat } charms the Baron of { $baron } and goes home to rest.
event-trade_shown = { $seat } shows { $shillings } shillings{ $aid ->
    [0] {""}
   *[other] {" "}+ { $aid } of the King
}{ $wages ->
    [0] {""}
   *[other] , pays { $wages } in wages
}; { $left } to march with.
event-marches_ended = { $seat } marches no more.
event-attack_won = { $seat } attacks { $cell } with { $pawns }: { $strength } against { $defence }.
event-attack_passed = { $seat } attacks no more.
event-baron_wounded = The Baron of { $seat } is wounded and carried home.
event-town_taken = { $seat } takes { $town }.
event-town_taken-lost = { $seat } takes { $town } from { $loser }.
event-points_changed = { $seat }: { $by }, now { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-discontent_grew = Discontent: the Baron of { $seat } now counts 6, sick 3.
event-king_came = The King comes to look for cowards.
event-cowards_punished = { $seat } pays { $points ->
    [one] 1 point
   *[other] { $points } points
} for pawns that never left the castle.
event-advance_declined = { $seat } does not advance to { $cell }.
event-extension_began = The lead is tied: extra rounds are played, without plague.
event-game_ended = The game is over. Winner: { $seats }.

## Previews

preview-exits = Ways out: { $cells }
preview-towns = Worth of the towns: { $towns }
preview-order = { $first } shows, marches and attacks first, { $last } last; you are number { $place }
preview-army = You may move { $pawns }; which you show first is decided then
preview-trade = { $purse ->
    [one] 1 shilling
   *[other] { $purse } shillings
}{ $aid ->
    [0] {""}
   *[other] {" "}({ $aid } of the King)
}{ $wages ->
    [0] {""}
   *[other] , { $wages } for wages
}; { $left } left for forced marches
preview-stay = { $why ->
    [fallen] { $pawn } is out of the game; the card is only shown
    [wounded] The Baron recovers from his wounds; the card is only shown
    [resting] Milady rests; the card is only shown
    [unpaid] { $pawn } cannot be paid; the card is only shown
    [fog] { $pawn } stays in the fog
   *[free] { $pawn } stays; the card is used up for this round
}
preview-wage = Costs one shilling; { $left ->
    [one] 1 shilling is
   *[other] { $left } shillings are
} left of your trade card
preview-infect = Fall sick: { $pawns }
preview-charm = { $seat } moves no more this round; Milady goes home and moves again in round { $round }
preview-march = Costs { $cost ->
    [one] 1 shilling
   *[other] { $cost } shillings
}; { $left } left
preview-done = { $left ->
    [one] 1 shilling is
   *[other] { $left } shillings are
} left unspent
preview-convent = Safe in the convent; healthy at the start of the next round
preview-shelter = Defence { $defence } on { $place }
preview-could-attack = Could then attack { $place }: { $strength } against { $defence }, { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
preview-pass = You attack no more this round
preview-strength = Attack { $total }: { $parts }
preview-defence = Defence { $total }: { $parts }
preview-eliminated = { $seat } loses { $pawn }
preview-wounded = The Baron of { $seat } is wounded
preview-town = { $was ->
    [free] You take { $town }
   *[held] You take { $town } from { $loser }
}
preview-discontent = Discontent: the Baron of { $seat } will count 6
preview-king = The King comes: somebody has { $points } points
preview-cowards = { $seat } loses { $points } for cowards
preview-no-advance = { $place } stays empty
preview-advance = { $pawns } on { $place }: defence { $defence }
warn-castle-village = { $cell } is a village: only Baron, Mercenaries and Footmen can leave that way.
warn-castle-corner = Beside a corner: easily blockaded.
warn-bluff = { $pawn } cannot move this round: the card would be a bluff.
warn-unpaid = { $shillings ->
    [0] Without shillings these Mercenaries cannot move: { $pawns }.
    [one] One shilling does not pay all of them: { $pawns }.
   *[other] { $shillings } shillings do not pay all of them: { $pawns }.
}
preview-threat = { $seat } could bring up to { $force } against your { $defence } there
warn-king = The King would take { $points ->
    [one] 1 point
   *[other] { $points } points
} from you for your cowards.

## Lessons

lesson-town = The walls of an empty town
lesson-town-text = Worcester is free and empty: its walls alone defend it, with 7. Your First Knight and your Footman stand beside it, and a green Knight stands beside both of them. Worcester is six steps from your castle.
lesson-town-task = You are red. Which attack earns you the most points?
lesson-town-why = First Knight and Footman are 6 and 2: one more than the walls, and a Footman is the infantry a town attack needs. The town brings its distance from your castle, six points.
lesson-town-wrong-1 = That wins three points. But each pawn attacks once a round, and without the First Knight your Footman cannot take the town.
lesson-town-wrong-2 = That wins three points, with more force than needed. Both pawns have then attacked, and the town goes free.
lesson-town-wrong-3 = Nobody has to attack, but a town six steps away lies open.
lesson-garrison = A town with a Footman inside
lesson-garrison-text = Green holds Evesham with a Footman inside. The defence is 7 for the walls and 2 for the Footman. Your First Knight, your Mercenary and your Knight stand on three sides.
lesson-garrison-task = You are red. Take the town.
lesson-garrison-why = First Knight and Mercenary are 10 against 9; the Knight may help or keep his attack. You gain 2 for the Footman and 5 for the town, and green loses 11. First Knight and Knight would only be 9, and without Mercenary or Footman no town can be attacked.
lesson-garrison-wrong-1 = You are strong enough: add up the First Knight and the one pawn beside him that may storm walls.
lesson-advance = Into the town
lesson-advance-text = You have taken Evesham with your First Knight and your Mercenary. A town without pawns falls to 8.
lesson-advance-task = You are red. Make the town harder to take back.
lesson-advance-why = The Mercenary may enter the town, the First Knight may not. With the Mercenary inside the defence is 11, and the plague does not reach him there.
lesson-advance-wrong-1 = The town stays yours, but any 8 with a Footman among them can take it.
lesson-battle = Three against two
lesson-battle-text = The red Baron and Knight stand on one hill and defend together: 7. Red attacked before you and could do nothing against your 7 in the north, nor against your First Knight in the wood, who is 11 there.
lesson-battle-task = You are green. Beat the red Baron.
lesson-battle-why = Your Baron and his Knight attack together, for they share a territory, and the First Knight joins them: 13 against 7. You gain 4 and 3. The Knight is eliminated, the Baron is only wounded: he is back in his castle and cannot move in the next round.
lesson-battle-wrong-1 = It is your turn to strike: all your pawns beside the red hill add up to far more than 7.
lesson-march = The forced march
lesson-march-text = You moved a Mercenary by his card and show 4 shillings: one is his wage, three are left, and each moves a pawn by one territory. The Mercenary stands beside Worcester, which is free and empty.
lesson-march-task = You are red. Which march lets you take Worcester in this round?
lesson-march-why = Two shillings bring the First Knight beside the town, and 6 with the Mercenary’s 4 beat the walls. The third shilling may still move another pawn.
lesson-march-wrong-1 = The Knight gets there for three shillings, but 3 and 4 are 7, and 7 do not beat the walls: the attack must be greater.
lesson-march-wrong-2 = Shillings that you do not spend are lost, and the Mercenary alone cannot take a town.
lesson-convent = To the convent
lesson-convent-text = Your Knight is sick: his number is 1, and struck once more he dies. In the convent all pawns recover at the start of the next round.
lesson-convent-task = You are red. Send the Knight where he can recover.
lesson-convent-why = Only the sick may enter the central hill, and they stop there. At the start of the next round the Knight is healthy again. A green Knight is inside already, but in the convent nobody fights.
lesson-convent-wrong-1 = On the hill he stays sick, and the cross of central hills may be struck again.
lesson-convent-wrong-2 = That leads away from the convent, and he stays sick.
lesson-charm = Milady charms a Baron
lesson-charm-text = The green Baron stands on the map with a Mercenary, and green has not shown a card yet. Your Milady is healthy.
lesson-charm-task = You are red. Stop the green army for this round.
lesson-charm-why = Beside the Baron, Milady may charm him: no green pawn moves any more in this round, by card or by shillings. Green may still attack. Milady goes back to her castle and rests through the next round.
lesson-charm-wrong-1 = She is in the right place, but she did not charm him.
lesson-charm-wrong-2 = From there the Baron is not in her reach: she must be on his territory or beside it.
lesson-king = Before the King comes
lesson-king-text = You have 9 points. The first time anybody has 12 or more, the King comes, and everybody loses the numbers of the fighting pawns that have never left the castle. Of yours there are Baron, Knight, two Mercenaries and a Footman: 17 in all. Green has none left at home.
lesson-king-task = You are red. Which attack leaves you with the most points?
lesson-king-why = The Footman brings 2 points: you have 11, and the King stays away. Next round you can bring pawns out of the castle.
lesson-king-wrong-1 = The Baron brings 4 points: 13. Then the King comes, and you lose 17: you have 4 points less than none.
lesson-king-wrong-2 = That keeps your 9 points and the King away, but two points can be had without him.
lesson-aid = The King’s aid
lesson-aid-text = The King has come, and you have the fewest points. You have chosen the cards of both Mercenaries, and each who moves by card costs a shilling. You want to have two shillings left for a forced march.
lesson-aid-task = You are red. Choose the trade card.
lesson-aid-why = Whoever has the fewest points gets two shillings from the King with a 2 or a 4. So the 2 is worth 4: two wages, and two shillings for a march.
lesson-aid-wrong-1 = With a 0 the King gives nothing, and no Mercenary can be moved by his card.
lesson-discontent = The discontented Baron
lesson-discontent-text = You have only three fighting pawns left: a Baron, a Knight and a Footman. With fewer than four, your Baron’s number is 6 instead of 4. He stands together with the Footman; the green First Knight is beside them on one side, a green Footman on another.
lesson-discontent-task = You are red. Which attack earns you the most points?
lesson-discontent-why = Baron and Footman attack together: 6 and 2 beat the First Knight’s 6, and he is worth 6 points. With the usual 4 it would have been 6 against 6, and no attack.
lesson-discontent-wrong-1 = That wins 2 points. But the Baron is stronger than he was: look at the First Knight again.
lesson-discontent-wrong-2 = Nobody has to attack, but discontent has made your Baron strong.
