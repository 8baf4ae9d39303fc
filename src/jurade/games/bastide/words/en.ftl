## Why an action is refused

why-wrong-phase-turn = It is your turn: propose a project or play a tile
why-wrong-phase-talk-bid = The council is talking: pass, make a gift or an offer
why-wrong-phase-talk-raise = The council is talking: pass, make a gift or an offer
why-wrong-phase-talk-tax = The council is talking: pass, make a gift or an offer
why-wrong-phase-answer = An offer waits for your answer: accept or refuse it
why-wrong-phase-bid = Everybody bids now: seal an amount
why-wrong-phase-raise = Bids may be raised now: seal an addition, 0 for none
why-wrong-phase-place = A piece is to be placed on a circle of the project
why-wrong-phase-envoy = Your envoy is to remove a tile from the English camp
why-wrong-phase-fire = The fire is to strike a house or an influence
why-wrong-phase-fire-more = The fire may strike once more in the same place, or stop
why-wrong-phase-raid = The English are to raid a house or an influence
why-wrong-phase-allot = The tax is too small: divide it among the owners

why-tile-forced = After a whole round without progress a playable tile must be played
why-work-full = All circles of { $work } are taken
why-no-site-wanted = The place of { $work } is fixed: name no block
why-site-needed = { $work } is in the supply: name the block it is to stand in
why-market-square = Nothing but the market hall stands on the market square
why-no-room = Block { $block } has { $room } free strips; { $needed } are needed
why-orientation-needed = Block { $block } is empty: say h or v for the direction of its strips
why-orientation-fixed = Block { $block } has its direction already: say neither h nor v
why-orientation-auto = In this game all strips run east-west: say neither h nor v
why-no-house-tile = You hold no house tile
why-no-fire-tile = You hold no fire tile
why-no-english-tile = You hold no English tile of value { $value }
why-nothing-burns = There is nothing in town that a fire could burn
why-no-pass = A turn may be passed only when nothing else is possible

why-gift-to-itself = A gift goes to another seat
why-gift-of-nothing = A gift is one denier at least
why-gift-too-much = You are free to give { $free } deniers at most
why-no-offers = In this game there are no offers
why-spoken-out = You have made all the gifts and offers this window allows
why-offer-to-itself = An offer goes to another seat
why-offer-empty = One side of an offer at least holds something
why-offer-mixed = Terms of an auction and terms of a tax do not go together
why-offer-wrong-window = These terms do not belong to this window
why-offer-no-raiser = Only a seat that bid 5 or more can promise anything about its raise
why-offer-distributor = Only the seat that divides the tax can promise a part of it
why-offer-cannot-pay = A payment is at most the free money its seat has before the offer
why-offer-min-over-purse = A promised minimum must fit the purse after both payments
why-offer-min-over-max = A promised minimum may not exceed a promised maximum
why-offer-over-cap = No seat can be promised more than 2 deniers for each of its facing pieces
why-offer-over-tax = Promised parts may not exceed the tax together
why-offer-too-large = Numbers in an offer go up to 96

why-promised-min = You promised at least { $least } deniers
why-promised-max = You promised at most { $most } deniers
why-too-much-money = You have { $purse } deniers
why-other-work = The piece goes on a circle of { $work }
why-circle-taken = Circle { $circle } is taken
why-not-in-camp = There is no tile of value { $value } in the camp

why-nothing-there = There is nothing to destroy there
why-fire-elsewhere = A fire stays in one block or on one work
why-raid-centre = The English never reach the centre of the town
why-raid-protected = Walls protect this place
why-raid-walls-last = Walls are attacked only when nothing else is exposed
why-raid-other-kind = A tile destroys two houses or two influences, not one of each
why-raid-full-damage = The first target must leave one for the second raid

why-allot-beyond-tax = That is more than any tax
why-allot-owners = The division names every owner of a facing piece, and nobody else
why-allot-over-cap = Seat { $seat } may get { $cap } deniers at most
why-allot-promised = You promised at least { $amount } deniers to seat { $seat }
why-allot-sum = The parts add up to { $total }, the tax is { $tax }

## The game

game-name = Bastide
game-tagline = Build a new town, bid for its works, and choose your side before the English do.
ending-works = All fourteen works are begun
ending-siege = The town was besieged
ending-stalemate = Nothing moved any more
ending-turn_limit = Time ran out

## Options

option-talk = Table talk
option-talk-help = What players may do in the windows before bids, raises and short taxes.
option-talk-deals = gifts and binding deals
option-talk-gifts = gifts only
option-talk-off = none
option-talk_limit = Words in a window
option-talk_limit-help = How many gifts and offers a player may make in one window.
option-talk_limit-0 = none
option-talk_limit-1 = one
option-talk_limit-2 = two
option-talk_limit-3 = three
option-talk_limit-4 = four
option-raise_mode = Raising
option-raise_mode-help = How long high bidders may add money.
option-raise_mode-until_quiet = until nobody adds
option-raise_mode-single = once
option-siege_tie = Siege with equal strength
option-siege_tie-help = Whose the town is when the walls carry exactly as much as the English bring.
option-siege_tie-french = it stays French
option-siege_tie-english = it becomes English
option-card_values = Majority cards
option-card_values-help = Points of the Prince, the Pope and the People; the printed rules name both.
option-card_values-8-6-4 = 8, 6 and 4
option-card_values-4-4-11 = 4, 4 and 11
option-house_tiles = Houses in the bag
option-house_tiles-help = The printed rules count the tiles in two ways.
option-house_tiles-36 = 36
option-house_tiles-26 = 26
option-bank = Bank
option-bank-help = Whether money can run out.
option-bank-limited = 96 deniers in all
option-bank-unlimited = never empty
option-harass_mixed = Mixed raids
option-harass_mixed-help = Whether a strong English tile may destroy a house and an influence.
option-harass_mixed-false = two of a kind
option-harass_mixed-true = one of each allowed
option-idle_guard = After a round without progress
option-idle_guard-help = What happens when nobody has built or played anything for a whole round.
option-idle_guard-force_tile = a tile must be played
option-idle_guard-off = nothing
option-orientation = Direction of strips
option-orientation-help = Whether the first to build in a block turns its strips; it only looks different.
option-orientation-choose = as the builder likes
option-orientation-auto = always east-west
option-first_player = First player
option-first_player-help = Who begins.
option-first_player-random = drawn by lot

## Phases and sources of points

phase-first = first player
phase-deal = tiles are drawn
phase-turn = turn
phase-talk_bid = talk before the bids
phase-talk_raise = talk before the raise
phase-talk_tax = talk about the tax
phase-answer = answer
phase-bid = bids
phase-raise = raise
phase-place = placing
phase-envoy = envoy
phase-fire = fire
phase-fire_more = fire
phase-raid = raid
phase-allot = dividing the tax
phase-turn_end = end of turn
phase-over = over
source-influence = influence
source-cards = majority cards
source-road = Camp Road

## Works, places, cards

work-h1 = Carreyra Major
work-h2 = Carreyrot Long
work-v1 = Carreyra del Pont
work-v2 = Carreyra de la Halla
work-v3 = Carreyrot Cort
work-halle = the market hall
work-wall_n = the north wall
work-wall_s = the south wall
work-wall_w = the west wall
work-wall_e = the east wall
work-church = the church
work-monastery = the monastery
work-chapel = the chapel
work-leper = the leper house
short-h1 = h1
short-h2 = h2
short-v1 = v1
short-v2 = v2
short-v3 = v3
short-halle = Hall
short-wall_n = North
short-wall_s = South
short-wall_w = West
short-wall_e = East
short-church = Church
short-monastery = Monast.
short-chapel = Chapel
short-leper = Lepers
side-wall_n = north
side-wall_s = south
side-wall_w = west
side-wall_e = east
side-label-wall_n = North { $stands ->
    [yes] wall
   *[no] side open
}
side-label-wall_s = South { $stands ->
    [yes] wall
   *[no] side open
}
side-label-wall_w = West { $stands ->
    [yes] wall
   *[no] side open
}
side-label-wall_e = East { $stands ->
    [yes] wall
   *[no] side open
}
circle-of = { $work } ({ $circle })
card-prince = Prince
card-pope = Pope
card-people = People
counted = { $seat } { $count }
listed = { $parts }
nobody = nobody
none-there = none
none-held = none

## The board

board-camp = English camp
board-camp-power = strength { $power }{ $left ->
    [0] {""}
    [one] , 1 tile to the siege
   *[other] , { $left } tiles to the siege
}
board-siege = siege
board-road = Camp Road
board-chest = Chest
board-share = { $share } each
board-bag = bag
board-works = Public works
board-begun = { $begun } of { $works } begun
siege-french = If besieged: French ({ $walls } on the walls against { $power })
siege-open = If besieged: English (open: { $missing })
siege-weak = If besieged: English ({ $walls } on the walls against { $power })
siege-over = The town is { $town ->
    [english] English
   *[french] French
} ({ $walls } on the walls, { $power } in the camp)
tip-road = { $seat }: { $points } on the Camp Road
tip-block = Block { $block }: { $houses ->
    [0] no house
    [one] 1 house
   *[other] { $houses } houses
}, religious works: { $works }; { $free ->
    [0] no strip free.
    [one] 1 strip free. A house here: { $tax }
   *[other] { $free } strips free. A house here: { $tax }
}
tip-work = Public work: { $work }, { $free } of { $circles } circles free. Influence: { $owners }.
tip-card = { $card ->
    [prince] The Prince, for most influence on walls
    [pope] The Pope, for most influence on religious works
   *[people] The People, for most influence on roads and hall
}: { $points } points, plus in a French town, minus in an English one. Held by: { $holder }. Influence: { $pieces }.
tax-none = no tax, nobody is paid.
tax-chest = tax { $tax }, all of it to the chest.
tax-paid = tax { $tax }: { $owners }, chest { $chest }.
tax-short = tax { $tax }, too little for the { $due } due ({ $owners }); the builder divides it.
overlay-exposed = Exposed to raids
overlay-taxes = Taxes
scene-description = A town with { $begun } of { $works } public works begun and { $houses ->
    [one] 1 house
   *[other] { $houses } houses
}; { $camp ->
    [one] 1 English tile
   *[other] { $camp } English tiles
} in the camp. { $siege }.

## Prompts

prompt-first = The first player is drawn by lot.
prompt-deal = A tile is drawn from the bag.
prompt-turn = Propose a project, or play one of your tiles.
prompt-turn-tile = A whole round went by without progress: you must play a tile.
prompt-talk-bid = Before the bids for { $work }: speak, or pass.
prompt-talk-raise = Before the raise for { $work }: speak, or pass.
prompt-talk-tax = The tax of { $tax } in { $block } is too small for all: speak, or pass.
prompt-answer = { $kind ->
    [present] { $speaker } offers to { $gives }, and wants nothing for it.
    [request] { $speaker } offers nothing, and asks you to { $wants }.
   *[deal] { $speaker } offers to { $gives }. In return you are to { $wants }.
} Do you accept?
prompt-bid = Seal your bid for { $work }: { $free ->
    [one] 1 circle is free
   *[other] { $free } circles are free
}, you have { $purse ->
    [one] 1 denier
   *[other] { $purse } deniers
}.
prompt-raise = You have put { $deniers } into { $work } and may add up to { $purse }: seal an addition, 0 for none.
prompt-place = { $payer ->
    [own] Place an influence on { $work }
   *[other] Place an influence of yours on { $work }, ceded to you
}: { $free ->
    [one] 1 circle is free.
   *[other] { $free } circles are free.
}
prompt-envoy = You send the envoy: which English tile leaves the camp?
prompt-fire = What does the fire destroy?
prompt-fire-more = The fire may destroy one more in the same place, or stop.
prompt-raid = The English ({ $value }) raid the town: choose the { $strike ->
    [first] target.
   *[second] second target.
}
prompt-allot = Divide the tax of { $tax } deniers for the house in { $block }.
prompt-over = { $ending ->
    [works] All works are begun:
    [siege] The siege is over:
    [stalemate] Nothing moves any more:
   *[turn_limit] Time has run out:
} the town is { $town ->
    [english] English
   *[french] French
}, and { $seats } becomes its Bayle.
prompt-over-shared = { $ending ->
    [works] All works are begun:
    [siege] The siege is over:
    [stalemate] Nothing moves any more:
   *[turn_limit] Time has run out:
} the town is { $town ->
    [english] English
   *[french] French
}, and { $seats } share the office of Bayle.
watch-turn = { $seat } proposes a project or plays a tile.
watch-talk-bid = { $seat } has the word before the bids for { $work }.
watch-talk-raise = { $seat } has the word before the raise for { $work }.
watch-talk-tax = { $seat } has the word about the tax of { $tax } in { $block }.
watch-answer = { $kind ->
    [present] { $speaker } offers { $seat } to { $gives }, and wants nothing for it.
    [request] { $speaker } asks { $seat } to { $wants }, for nothing.
   *[deal] { $speaker } offers { $seat } to { $gives }. In return { $seat } is to { $wants }.
}
watch-bid = Bids for { $work } are sealed. Awaited: { $seats }.
watch-raise = Additions for { $work } are sealed. Awaited: { $seats }.
watch-place = { $seat } places an influence on { $work }.
watch-envoy = { $seat } sends the envoy to the camp.
watch-fire = { $seat } chooses what burns.
watch-fire-more = { $seat } may let the fire spread.
watch-raid = { $seat } leads the raid.
watch-allot = { $seat } divides the tax of { $tax } for the house in { $block }.
sealed-bid = You have sealed { $deniers }. Awaited: { $seats }.
sealed-raise = You have sealed an addition of { $deniers }. Awaited: { $seats }.

## Picks and choices

pick-tile = { $tile ->
    [house] House
    [fire] Fire
    [english1] English 1
    [english2] English 2
    [english3] English 3
   *[english4] English 4
}{ $count ->
    [one] {""}
   *[other] { " " }(you hold { $count })
}
pick-block = Block { $block }: { $free ->
    [one] 1 strip free
   *[other] { $free } strips free
}, tax { $tax }
pick-turn = { $way ->
    [h] strips east-west
   *[v] strips north-south
}
pick-seat = { $seat }
pick-gift = Give money
pick-offer = Make an offer
pick-circle = { $circle }
pick-camp = English { $value }
pick-house = House in { $block } (of { $houses })
pick-piece = { $owner } on { $circle }
pick-number = { $number }
choice-project = Propose { $work }{ $block ->
    [none] {""}
   *[other] { " " }in { $block }
}
choice-project-last = Propose { $work }{ $block ->
    [none] {""}
   *[other] { " " }in { $block }
}: ends the game if begun, French
choice-house = House in { $block }: tax { $tax }, { $own ->
    [0] nothing for you
   *[other] { $own } for you
}
choice-fire = Light a fire
choice-english = Send the English ({ $value })
choice-siege = Besiege with { $value }: ends the game, { $outcome ->
    [english] English
   *[french] French
}
choice-pass = Pass the turn
choice-pass-word = Say nothing
choice-stop = Let the fire die
choice-accept = Accept
choice-refuse = Refuse
choice-gift = Give { $seat } { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}
choice-offer = { $kind ->
    [present] Offer { $seat } to { $gives }, for nothing
    [request] Ask { $seat } to { $wants }, for nothing
   *[deal] Offer { $seat } to { $gives }, if { $seat } agrees to { $wants }
}
choice-bid = Bid { $deniers }: { $pieces ->
    [0] no influence
    [one] 1 influence
   *[other] { $pieces } influences
}{ $lost ->
    [0] {""}
   *[other] , { $lost } lost
}
choice-raise = { $deniers ->
    [0] Add nothing
   *[other] Add { $deniers }
}: { $total } in all, { $pieces ->
    [0] no influence
    [one] 1 influence
   *[other] { $pieces } influences
}{ $lost ->
    [0] {""}
   *[other] , { $lost } lost
}
choice-allot = Divide: { $shares }
choice-place = Place on { $circle }
choice-envoy = Take the English { $value } out of the camp
choice-burn-house = Burn a house in { $block }
choice-raid-house = Raid a house in { $block }
choice-burn = Burn { $owner } on { $circle }
choice-raid = Raid { $owner } on { $circle }
deal-pay-token = Money for a placement
deal-token-pay = A placement for money
deal-pay-max = Money for putting in nothing
deal-kick-allot = Money back for my part of the tax
deal-allot-kick = Their part of the tax for money back
mark-pieces = { $pieces ->
    [one] 1 influence
   *[other] { $pieces } influences
}{ $enough ->
    [yes] {""}
   *[no] , only { $free ->
        [one] 1 place
       *[other] { $free } places
    } left
}
mark-raise = may raise

## Terms of offers, as something a seat is to do

term-none = nothing
term-pay = pay { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}
term-min = put in at least { $deniers }
term-max = put in at most { $deniers }
term-silent = put in nothing
term-token = cede { $deniers ->
    [one] 1 placement
   *[other] { $deniers } placements
}
term-allot = allot at least { $deniers } to { $seat }
term-kick = pay { $deniers } after the division
form-pay = pay so many deniers
form-min = put in at least
form-max = put in at most
form-token = cede so many placements
form-allot = allot to { $seat } at least
form-kick = pay after the division
promise-to = { $what } (to { $seat })

## Panels and tables

panel-purse = purse
panel-stock = stock
panel-family = { $family ->
    [military] walls
    [religious] religious
   *[roads] roads
}
panel-cards = cards
panel-road = Camp Road
panel-tiles = tiles
panel-french = if French
panel-english = if English
panel-bid = bid
chip-initiator = initiator
chip-bid = put in { $deniers }
chip-bid-more = put in { $deniers } and more
chip-places = { $count } to place
table-result = { $town ->
    [english] An English town: influence, less cards and Camp Road
   *[french] A French town: influence, cards and Camp Road
}
table-result-other = { $town ->
    [english] Had it been English
   *[french] Had it been French
}
result-line = { $town ->
    [english] { $influence } - { $cards } - { $road } = { $total }
   *[french] { $influence } + { $cards } + { $road } = { $total }
}
table-promises = Binding promises
table-auction = Put in
auction-line = { $deniers }{ $hidden ->
    [yes] { " " }+ ?
   *[no] { $added ->
        [0] {""}
       *[other] { " " }+ { $added }
    }
}
table-unseen = Tiles in the bag and in other hands: { $count }

## What happened

event-first_seat_drawn = { $seat } begins.
event-turn_begun = Turn { $turn }: { $seat }.
event-turn_passed = { $seat } can do nothing and passes.
event-tile_drawn = { $seat } draws a tile.
event-tile_drawn-known = { $seat } draws a tile: { $tile ->
    [house] house
    [fire] fire
    [english1] English 1
    [english2] English 2
    [english3] English 3
   *[english4] English 4
}.
event-project_named = { $seat } proposes { $work }{ $block ->
    [none] {""}
   *[other] { " " }in { $block }
}.
event-chest_shared = The chest is shared: { $each } for each, { $chest } stay.
event-talk_opened = The council talks { $window ->
    [talk_bid] before the bids
    [talk_raise] before the raise
   *[talk_tax] about the tax
}.
event-talk_closed = The talk is over{ $window ->
    [talk_bid] : now the bids
    [talk_raise] : now the raise
   *[talk_tax] : now the tax
}.
event-word_passed = { $seat } says nothing.
event-gift_given = { $seat } gives { $to } { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}.
event-offer_made = { $kind ->
    [present] { $seat } offers { $to } to { $gives }, and wants nothing for it.
    [request] { $seat } asks { $to } to { $wants }, for nothing.
   *[deal] { $seat } offers { $to } to { $gives }; in return { $to } is to { $wants }.
}
event-offer_accepted = { $seat } accepts the offer of { $from }.
event-offer_refused = { $seat } refuses the offer of { $from }.
event-bid_sealed = { $seat } seals a bid.
event-bid_sealed-known = { $seat } seals a bid of { $deniers }.
event-bids_revealed = The bids: { $bids }.
event-raise_sealed = { $seat } seals an addition.
event-raise_sealed-known = { $seat } seals an addition of { $deniers }.
event-raise_round_closed = { $seats }
adders = { $count ->
    [0] Nobody adds anything ({ $seats }).
   *[other] Money was added by { $seats }.
}
event-raises_revealed = The additions: { $added }.
event-influence_placed = { $own ->
    [yes] { $seat } places an influence on { $circle }.
   *[no] { $seat } places an influence on { $circle }, ceded by { $payer }.
}
event-influence_lost = { $seat } loses { $count ->
    [one] 1 influence
   *[other] { $count } influences
}: { $why ->
    [stock] no piece is left in stock.
   *[full] no circle is free.
}
event-street_left_empty = { $work } stays empty.
event-token_returned = Back to the supply: { $work }.
event-envoy_sent = The envoy of { $seat } sends the English { $value } away: { $points } on the Camp Road, now { $road }.
event-house_built = { $seat } builds a house in { $block }: tax { $tax }.
event-tax_paid = { $seat } receives { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} of tax.
event-chest_filled = { $deniers } into the chest, now { $chest }.
event-kick_paid = { $seat } pays { $to } { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} as promised.
event-fire_lit = { $seat } lights a fire.
event-house_burnt = { $seat } burns a house in { $block }.
event-influence_burnt = { $seat } burns an influence of { $owner } on { $circle }.
event-english_sent = { $seat } sends the English ({ $value }).
event-house_raided = { $seat } has a house in { $block } raided.
event-influence_raided = { $seat } has an influence of { $owner } on { $circle } raided.
event-english_camped = { $camp ->
    [8] The English { $value } are the eighth tile before the town.
   *[other] The English { $value } settle in the camp: { $camp } of 7.
}
event-siege_laid = { $seat } besieges the town: { $power } English against { $walls } on the walls.
event-card_taken = { $seat } takes { $card ->
    [prince] the Prince
    [pope] the Pope
   *[people] the People
}.
event-card_taken-from = { $seat } takes { $card ->
    [prince] the Prince
    [pope] the Pope
   *[people] the People
} from { $from }.
event-game_ended = { $ending ->
    [works] All works are begun.
    [siege] The siege is decided.
    [stalemate] Nothing moves any more.
   *[turn_limit] Time has run out.
} The town is { $allegiance ->
    [english] English
   *[french] French
}.
event-forced = { $seat } has only one choice: { $action }.
deed-pass = pass
deed-bid = bid { $number }
deed-raise = add { $number }
deed-envoy = envoy to the English { $number }
deed-allot = the division of the tax
deed-house = { $verb ->
    [burn] burn a house in { $block }
   *[raid] raid a house in { $block }
}
deed-circle = { $verb ->
    [burn] burn { $circle }
    [raid] raid { $circle }
   *[place] place on { $circle }
}

## Previews and warnings

preview-share = { $share ->
    [0] The chest holds too little to be shared ({ $chest }).
   *[other] Everybody gets { $share } from the chest, { $chest } stay.
}
preview-purses = Purses then: { $purses }.
preview-circles = { $free ->
    [one] 1 circle
   *[other] { $free } circles
} free on { $work }; influence: { $owners }.
preview-fire = Then you choose one or two houses of a block, or one or two influences of a work.
preview-raid = The English strike { $strikes ->
    [one] once
   *[other] twice
}; exposed: { $houses ->
    [one] 1 house
   *[other] { $houses } houses
}, { $pieces ->
    [one] 1 influence
   *[other] { $pieces } influences
}.
preview-raid-walls = Nothing is exposed: the English strike { $strikes ->
    [one] one influence
   *[other] two influences
} on walls, if there are any.
preview-camp = The camp then has strength { $power }; { $left ->
    [one] 1 tile to the siege.
   *[other] { $left } tiles to the siege.
}
preview-opened = A side of the town is open now; exposed: { $houses ->
    [one] 1 house
   *[other] { $houses } houses
}, { $pieces ->
    [one] 1 influence
   *[other] { $pieces } influences
}.
preview-scores = The result: { $scores }.
preview-pass = Your turn is over.
preview-pass-word = The word goes on; when all have passed in a row, the window is closed.
preview-stop = Your turn is over.
preview-offer = { $seat } has to answer at once; nothing binds before.
preview-you = Accepted, you are to { $terms }.
preview-they = Accepted, { $seat } is to { $terms }.
preview-accept = The promises bind until the end of the turn.
preview-refuse = Nothing happens; the word goes on.
preview-bid = { $deniers ->
    [one] 1 denier buys
   *[other] { $deniers } deniers buy
} { $pieces ->
    [0] no influence
    [one] 1 influence
   *[other] { $pieces } influences
}; you keep { $left }.
preview-may-raise = With 5 or more you may raise afterwards.
preview-raise = { $total } in all buy { $pieces ->
    [0] no influence
    [one] 1 influence
   *[other] { $pieces } influences
}; you keep { $left }.
warn-last-work = This project can end the game: with one influence on it all works are begun, and the town is French.
warn-stalemate = If nobody places here, the game ends.
warn-idle = If nobody places here, tiles must be played from the next turn on.
warn-rivals = This house pays only others.
warn-camp-full = The camp will be full: the next English tile besieges the town.
warn-ends = This ends the game: the town is { $town ->
    [english] English
   *[french] French
}.
warn-road = The Camp Road ends at 12: { $points ->
    [one] 1 point
   *[other] { $points } points
} lost.
warn-own-piece = That is your own influence.
preview-gift = A gift binds { $seat } to nothing.
warn-circles = Only { $free ->
    [one] 1 circle is
   *[other] { $free } circles are
} free; more pieces are lost.
warn-stock = You have only { $stock } in stock; more pieces are lost.
warn-remainder = { $deniers ->
    [one] 1 denier buys
   *[other] { $deniers } deniers buy
} nothing.

## Lessons

lesson-tax = A house pays its neighbours
lesson-tax-text = A house brings 6 deniers of tax: 2 more around the market hall, 4 more in or around the church’s block, 6 less in or around the block of the leper house. Each influence on a street, the hall or a wall that faces the block earns its owner 2 deniers; the rest goes into the common chest.
lesson-tax-task = You are violet. Build a house that brings you 4 deniers.
lesson-tax-why = Two of your pieces face this block: one on the street to its west, one on the north wall. Church and market hall make the tax 12: 4 for you, 2 each for green and red, and 4 for the chest. The blue piece on the hall looks east, to another block.
lesson-tax-wrong-1 = Only one of your pieces faces this corner, the one on the street: you get 2 deniers, and the other 6 go into the chest.
lesson-tax-wrong-2 = The tax is 12 here too, but none of your pieces faces this block. Green gets 2, the chest 10.
lesson-tax-wrong-3 = The leper house stands here: 6 − 6 = 0, and nobody is paid.
lesson-short-tax = Too little for everybody
lesson-short-tax-text = Your house stands beside the leper house and the market hall: its tax is 6 − 6 + 2 = 2 deniers. One blue piece and two green ones face the block and should get 6. When the tax is too small, whoever built the house divides it.
lesson-short-tax-task = You are green, and you built the house. Take for yourself what you can.
lesson-short-tax-why = You may favour anyone, yourself included, up to 2 deniers for each facing piece. You have two such pieces, so you may take both deniers. All of the tax must be given out, and nothing goes to the chest.
lesson-short-tax-wrong-1 = That is fair, but nothing obliges you to be fair.
lesson-short-tax-wrong-2 = Now blue has it all, although you own two of the three pieces.
lesson-offer = A promise for a promise
lesson-offer-text = You have built the house beside the leper house, and its tax of 2 deniers is too small. You own no piece there. Blue makes you an offer: if you allot both deniers to blue, blue pays you 1 of them afterwards.
lesson-offer-task = You are yellow. What earns you a denier for certain?
lesson-offer-why = Accepted promises bind: your division now gives blue 2 deniers, and blue pays you 1 at once after it. Nobody can go back on it.
lesson-offer-wrong-1 = Then you are free to divide as you like, but nobody owes you anything. Green may offer you more, or nothing.
lesson-bid = Bid what you can use
lesson-bid-text = You have proposed the north wall. Two of its four circles are free, nobody else has money, and you have 10 deniers. Every 3 deniers buy one influence, and all that you bid is gone.
lesson-bid-task = You are green. Take both circles, and waste no denier.
lesson-bid-why = 6 deniers buy exactly two influences, and the wall has exactly two free circles. You keep 4 deniers for another project.
lesson-bid-wrong-1 = 9 deniers buy three influences, but only two circles are free. The third piece is lost, and its 3 deniers with it.
lesson-bid-wrong-2 = Three influences for two circles, and a remainder of 1: four deniers are lost for nothing.
lesson-bid-wrong-3 = 8 deniers buy two influences, just as 6 do. The remainder of 2 is lost.
lesson-bid-wrong-4 = 5 deniers buy one influence only. Having bid 5 you could still add one denier in the raise, but why not bid it now?
lesson-bid-wrong-5 = 3 deniers buy one influence, and one circle stays free. Below 5 you cannot raise either.
lesson-tie = Who comes first
lesson-tie-text = Blue has proposed the market hall, and one circle is left. Red has paid blue for the promise to bid at least 3, and 3 is all that blue has: so blue bids 3. Red has no money. You have 4 deniers.
lesson-tie-task = You are green. Win the last circle.
lesson-tie-why = The higher contribution places first. Your fourth denier buys no piece, but it buys the first place, and blue’s piece is lost.
lesson-tie-wrong-1 = At equal contributions the initiator places first, and that is blue. Then the hall is full and your piece is lost, with your 3 deniers.
lesson-tie-wrong-2 = You keep your money, and the circle goes to blue.
lesson-envoy = Who sends the envoy
lesson-envoy-text = Whenever influence is placed on a religious work, whoever has most of it there takes an English tile out of the camp and scores its value on the Camp Road. Blue has one piece on the monastery and two on the chapel; church and leper house are full. A 2 is in the camp.
lesson-envoy-task = You are yellow, you have 3 deniers, and nobody else has any. Propose the project that lets you score 2 points on the Camp Road.
lesson-envoy-why = With your piece on the monastery blue and you have one each. A tie is won by the initiator, and that is you: the 2 leaves the camp, and you score it.
lesson-envoy-wrong-1 = Blue has two pieces on the chapel, and you will have one: the envoy is blue’s, and so are the 2 points.
lesson-envoy-wrong-2 = A street sends no envoy. Only religious works do.
lesson-fire = A fire brings down the hall
lesson-fire-text = A fire destroys one or two houses of one block, or one or two influences of one work. A work that loses its last influence loses its token. You have just played a fire.
lesson-fire-task = You are blue. Take the market hall off the board.
lesson-fire-why = A single green piece kept the hall standing. Without it the token goes back to the supply, and the blocks around bring 2 deniers less until the hall is begun again.
lesson-fire-wrong-1 = You burn your own piece on the church, and a red one still keeps it standing. A second strike must stay on the church: the hall is out of reach now.
lesson-fire-wrong-2 = A street has no token to lose, and a second strike must stay on the same street.
lesson-fire-wrong-3 = A house goes back into the bag. A second one of this block may follow, but no influence.
lesson-raid = What the English can reach
lesson-raid-text = North and east are walled, south and west are open. An English tile of 1 destroys one house or one influence, and only what is exposed: in a block at the edge, or on a street portion that reaches the edge, on a side without a wall. A corner needs both its walls.
lesson-raid-task = You are violet, and your English are coming. Hit yellow.
lesson-raid-why = This is the only yellow piece within reach. The one on the northern street is behind the north wall; those on the market hall and the church are in the centre, where no raid comes.
lesson-raid-wrong-1 = The corner lacks its western wall, so the house can be raided, but that does not hurt yellow.
lesson-raid-wrong-2 = The English ask nobody whose piece it is: this one is your own.
lesson-walls = When only the walls are left
lesson-walls-text = Nothing in the town is exposed. So your English 1 must take an influence from a wall, any wall. The north wall carries one blue piece; the east wall carries two of your own and a red one.
lesson-walls-task = You are green. Open a side of the town for the raids to come.
lesson-walls-why = It was the only piece on the north wall: the wall is gone, and the house and the yellow piece behind it are exposed.
lesson-walls-wrong-1 = That is your own piece, and the east wall still stands with the two others.
lesson-walls-wrong-2 = That is your own piece, and the east wall still stands with the two others.
lesson-walls-wrong-3 = The east wall loses a piece, but still stands: even a single influence protects its whole side.
lesson-siege = The eighth tile
lesson-siege-text = Seven tiles with 12 points together are in the camp. An eighth besieges the town and ends the game: with all four walls standing and at least as many influences on them as the English have points, the town stays French. The walls carry 14. In a French town the Prince and your 5 points on the Camp Road count for you, in an English one against you.
lesson-siege-task = You are blue. End the game, and win it.
lesson-siege-why = 12 + 2 = 14 against 14: the walls hold. In the French town you have 6 + 8 + 5 = 19 points, red 13 and green 8.
lesson-siege-wrong-1 = 12 + 3 = 15 against 14: the town becomes English. You have 6 − 8 − 5 = −7 points, and green wins with 8.
