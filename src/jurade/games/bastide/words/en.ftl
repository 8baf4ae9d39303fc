## Why an action is refused

why-wrong-phase-turn = It’s your turn: propose a project or play a tile
why-wrong-phase-talk-bid = The council is talking: pass, make a gift or make an offer
why-wrong-phase-talk-raise = The council is talking: pass, make a gift or make an offer
why-wrong-phase-talk-tax = The council is talking: pass, make a gift or make an offer
why-wrong-phase-answer = An offer is waiting for your answer: accept or refuse it
why-wrong-phase-bid = Everybody is bidding: choose your bid in secret
why-wrong-phase-raise = It’s time to raise: choose what to add in secret, 0 for nothing
why-wrong-phase-place = Place a piece on a free circle of the project
why-wrong-phase-envoy = Your envoy must take a tile out of the English camp
why-wrong-phase-fire = Choose the house or influence that burns
why-wrong-phase-fire-more = Burn a second time in the same place, or stop
why-wrong-phase-raid = Choose the house or influence the English destroy
why-wrong-phase-allot = The tax is too small: divide it among the owners

why-tile-forced = After a whole round of idle turns you must play a tile if you can
why-work-full = There’s no free circle left on { THE($work) }
why-no-site-wanted = { CAPITAL(THE($work)) } already has its place: don’t name a block
why-site-needed = Say which block { THE($work) } goes into
why-market-square = Only the market hall can stand on the market square
why-no-room = { $room ->
    [0] Block { $block } has no free strip left
    [one] Block { $block } has only { $room } free strip; { $needed } are needed
   *[other] Block { $block } has only { $room } free strips; { $needed } are needed
}
why-orientation-needed = Block { $block } is empty: say which way its strips run
why-orientation-fixed = The strips of block { $block } already have their direction
why-orientation-auto = In this game all strips run east–west
why-no-house-tile = You have no house tile
why-no-fire-tile = You have no fire tile
why-no-english-tile = You have no English tile of value { $value }
why-nothing-burns = There’s nothing in town to burn
why-no-pass = You can pass only if you can’t do anything else

why-gift-to-itself = A gift goes to another player
why-gift-of-nothing = A gift is at least 1 denier
why-gift-too-much = { $free ->
    [0] You have no money free to give
    [one] You can give { $free } denier at most
   *[other] You can give { $free } deniers at most
}
why-no-offers = There are no offers in this game
why-spoken-out = You’ve made all your gifts and offers for this talk
why-offer-to-itself = An offer goes to another player
why-offer-empty = An offer can’t be empty on both sides
why-offer-mixed = Terms of an auction and terms of a tax don’t go together
why-offer-wrong-window = These terms don’t belong in this talk
why-offer-no-raiser = Only a player who has bid 5 or more can promise anything about a raise
why-offer-distributor = Only the player who divides the tax can promise a share of it
why-offer-cannot-pay = A payment can’t be more than the payer’s free money
why-offer-min-over-purse = A promised minimum can’t be more than the purse holds after the payments
why-offer-min-over-max = A promised minimum can’t be higher than a promised maximum
why-offer-over-cap = A promised share is at most 2 deniers for each facing piece
why-offer-over-tax = Promised shares can’t add up to more than the tax
why-offer-too-large = Numbers in an offer go up to 96

why-promised-min = You promised at least { $least ->
    [one] { $least } denier
   *[other] { $least } deniers
}
why-promised-max = { $most ->
    [0] You promised to stay out
    [one] You promised at most { $most } denier
   *[other] You promised at most { $most } deniers
}
why-too-much-money = { $purse ->
    [0] You have no money left
    [one] You only have { $purse } denier
   *[other] You only have { $purse } deniers
}
why-other-work = This piece goes on { THE($work) }
why-circle-taken = This circle is taken
why-not-in-camp = There’s no tile of value { $value } in the camp

why-nothing-there = There’s nothing to destroy there
why-fire-elsewhere = A fire stays in one block or on one work
why-raid-centre = The English never reach the centre of the town
why-raid-protected = This place is safe behind its walls
why-raid-walls-last = Walls are attacked only when nothing else is exposed
why-raid-other-kind = A tile destroys two houses or two influences, not one of each
why-raid-full-damage = The first target must leave a second one of the same kind

why-allot-beyond-tax = No tax is that high
why-allot-owners = Give a share, 0 included, to every owner of a facing piece and to nobody else
why-allot-over-cap = { $seat } can receive { $cap ->
    [one] { $cap } denier
   *[other] { $cap } deniers
} at most
why-allot-promised = You promised { $seat } at least { $amount ->
    [one] { $amount } denier
   *[other] { $amount } deniers
}
why-allot-sum = The shares add up to { $total }, but the tax is { $tax }

## The game

game-name = Bastide
game-tagline = Build a new town, bid for its public works, and pick your side before the English come.
ending-works = All fourteen works are begun
ending-siege = The town was besieged
ending-stalemate = The game was a stalemate
ending-turn_limit = The turn limit was reached

## Options

option-talk = Talk
option-talk-help = What you can do in the talks before bids, before raises and about a tax that’s too small.
option-talk-deals = gifts and binding offers
option-talk-gifts = gifts only
option-talk-off = no talk
option-talk_limit = Gifts and offers per talk
option-talk_limit-help = How many gifts and offers together you can make in one talk.
option-talk_limit-0 = none
option-talk_limit-1 = one
option-talk_limit-2 = two
option-talk_limit-3 = three
option-talk_limit-4 = four
option-raise_mode = Raise
option-raise_mode-help = How long those who have bid 5 or more can add money.
option-raise_mode-until_quiet = until nobody adds
option-raise_mode-single = once
option-siege_tie = Siege with equal strength
option-siege_tie-help = What becomes of the town when the walls carry exactly as many influences as the English have points.
option-siege_tie-french = it stays French
option-siege_tie-english = it becomes English
option-card_values = Majority cards
option-card_values-help = What the Prince, the Pope and the People are worth; the printed rules give both sets of numbers.
option-card_values-8-6-4 = 8, 6 and 4
option-card_values-4-4-11 = 4, 4 and 11
option-house_tiles = House tiles in the bag
option-house_tiles-help = The printed rules count them in two ways.
option-house_tiles-36 = 36
option-house_tiles-26 = 26
option-bank = Bank
option-bank-help = Can the money run out?
option-bank-limited = 96 deniers in all
option-bank-unlimited = never empty
option-harass_mixed = Mixed raids
option-harass_mixed-help = Can an English 3 or 4 destroy one house and one influence?
option-harass_mixed-false = no, two of a kind
option-harass_mixed-true = yes, one of each is allowed
option-idle_guard = After a round of idle turns
option-idle_guard-help = What happens when nobody has placed or played anything for a whole round of the table.
option-idle_guard-force_tile = a tile must be played
option-idle_guard-off = nothing
option-orientation = Direction of the strips
option-orientation-help = Can the first to build in a block turn its strips? It only changes the picture.
option-orientation-choose = the builder chooses
option-orientation-auto = always east–west
option-first_player = First player
option-first_player-help = Who begins.
option-first_player-random = drawn by lot

## Phases and sources of points

phase-first = first player
phase-deal = drawing tiles
phase-turn = turn
phase-talk_bid = talk before the bids
phase-talk_raise = talk before the raise
phase-talk_tax = talk about the tax
phase-answer = answer to an offer
phase-bid = bids
phase-raise = raise
phase-place = placement
phase-envoy = envoy
phase-fire = fire
phase-fire_more = fire
phase-raid = raid
phase-allot = dividing the tax
phase-turn_end = end of the turn
phase-over = over
source-influence = influence
source-cards = majority cards
source-road = Camp Road

## Works, places, cards

work-h1 = Carreyra Major
    .the = the Carreyra Major
work-h2 = Carreyrot Long
    .the = the Carreyrot Long
work-v1 = Carreyra del Pont
    .the = the Carreyra del Pont
work-v2 = Carreyra de la Halla
    .the = the Carreyra de la Halla
work-v3 = Carreyrot Cort
    .the = the Carreyrot Cort
work-halle = market hall
    .the = the market hall
work-wall_n = north wall
    .the = the north wall
work-wall_s = south wall
    .the = the south wall
work-wall_w = west wall
    .the = the west wall
work-wall_e = east wall
    .the = the east wall
work-church = church
    .the = the church
work-monastery = monastery
    .the = the monastery
work-chapel = chapel
    .the = the chapel
work-leper = leper house
    .the = the leper house
short-h1 = Major
short-h2 = Long
short-v1 = Pont
short-v2 = Halla
short-v3 = Cort
short-halle = Hall
short-wall_n = North
short-wall_s = South
short-wall_w = West
short-wall_e = East
short-church = Church
short-monastery = Monast.
short-chapel = Chapel
short-leper = Leper h.
side-wall_n = north
    .the = the north
side-wall_s = south
    .the = the south
side-wall_w = west
    .the = the west
side-wall_e = east
    .the = the east
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
circle-street = { $work } between { $one } and { $other }
    .the = { THE($work) } between { $one } and { $other }
circle-wall = { $work } at { $block }
    .the = { THE($work) } at { $block }
circle-hall = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
} side of the market hall
    .the = the { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    } side of the market hall
card-prince = Prince
card-pope = Pope
card-people = People
counted = { $seat } { $count }
count-houses = { $count ->
    [one] { $count } house
   *[other] { $count } houses
}
count-influences = { $count ->
    [one] { $count } influence
   *[other] { $count } influences
}
count-nothing = nothing
influence-of = influence: { COMMAS($owners) }
influence-none = no influence yet
listed = { $parts }
nobody = nobody
nothing-there = empty
none-held = none

## The board

board-camp = English camp
board-camp-power = strength { $power }{ $left ->
    [0] {""}
    [one] , siege in { $left } tile
   *[other] , siege in { $left } tiles
}
board-siege = siege
board-road = Camp Road
board-chest = Chest
board-share = { $share } each
board-bag = bag
board-works = Public works
board-begun = { $begun } of { $works } begun
siege-french = If besieged: French ({ $walls } on the walls against { $power })
siege-open = If besieged: English ({ $count ->
    [4] open on all sides
    [3] open on all sides but { THE($standing) }
   *[other] open to { THE($missing) }
})
siege-weak = If besieged: English ({ $walls } on the walls against { $power })
siege-over = The town is { $town ->
    [english] English
   *[french] French
} ({ $walls } on the walls, { $power } in the camp)
tip-road = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the Camp Road
tip-block = Block { $block } ({ THE($there) }): { $free ->
    [0] no strip free.
    [one] { $free } strip free. New house: { $tax }
   *[other] { $free } strips free. New house: { $tax }
}
tip-work = { CAPITAL(THE($work)) }: { $free ->
    [0] all { $circles } circles taken
   *[other] { $free } of { $circles } circles free
}; { $influence }.
tip-card = { $card ->
    [prince] The Prince, for the most influence on walls
    [pope] The Pope, for the most influence on religious works
   *[people] The People, for the most influence on roads
}: { $points } points, added in a French town, taken away in an English one. Held by { $holder }; { $influence }.
tax-none = no tax, so nobody is paid.
tax-chest = tax { $tax }, all to the chest.
tax-paid = tax { $tax } ({ COMMAS($owners) }, { $chest ->
    [0] nothing for the chest
   *[other] chest { $chest }
}).
tax-short = tax { $tax }, too little for the { $due } due ({ COMMAS($owners) }); the builder divides it.
overlay-exposed = Exposed to raids
overlay-taxes = Taxes
scene-description = A town with { $begun } of { $works } public works begun and { $houses ->
    [0] no houses
    [one] { $houses } house
   *[other] { $houses } houses
}; { $camp ->
    [0] no English tiles
    [one] { $camp } English tile
   *[other] { $camp } English tiles
} in the camp. { $siege }.

## Prompts

prompt-first = The first player is drawn by lot.
prompt-deal = A tile is drawn from the bag.
prompt-turn = Propose a project or play one of your tiles.
prompt-turn-tile = A whole round of idle turns has gone by: you must play a tile.
prompt-talk-bid = You have the floor before the bids for { THE($work) }: speak or pass.
prompt-talk-raise = You have the floor before the raise for { THE($work) }: speak or pass.
prompt-talk-tax = The tax of { $tax } in { $block } is too small, and you have the floor: speak or pass.
prompt-answer = { $kind ->
    [present] { $speaker } offers you this for nothing: { $speaker } { $gives }.
    [request] { $speaker } asks you a favour: you { $wants }, for nothing in return.
   *[deal] { $speaker } offers you a deal: { $speaker } { $gives } if you { $wants }.
} Do you accept?
prompt-bid = Choose your secret bid for { THE($work) }: { $free ->
    [one] { $free } circle is free
   *[other] { $free } circles are free
}, and you have { $purse ->
    [one] { $purse } denier
   *[other] { $purse } deniers
}.
prompt-raise = You’ve bid { $deniers } for { THE($work) } and can add up to { $purse }: choose in secret, 0 for nothing.
prompt-place = Place one of your influences on { THE($work) }{ $payer ->
    [own] {""}
   *[other] { " " }(a placement promised to you)
}: { $free ->
    [one] { $free } circle is free.
   *[other] { $free } circles are free.
}
prompt-envoy = You send the envoy: which English tile leaves the camp?
prompt-fire = What does the fire destroy?
prompt-fire-more = Burn a second time in the same place, or let the fire die.
prompt-raid = The English (value { $value }) raid the town: choose { $strike ->
    [first] a target.
   *[second] a second target.
}
prompt-allot = Divide the tax of { $tax ->
    [one] { $tax } denier
   *[other] { $tax } deniers
} for the house in { $block }.
prompt-over = { $ending ->
    [works] All fourteen works are begun:
    [siege] The siege is over:
    [stalemate] The game ends in a stalemate:
   *[turn_limit] The turn limit is reached:
} the town is { $town ->
    [english] English
   *[french] French
}, and { $seats } becomes its Bayle.
prompt-over-shared = { $ending ->
    [works] All fourteen works are begun:
    [siege] The siege is over:
    [stalemate] The game ends in a stalemate:
   *[turn_limit] The turn limit is reached:
} the town is { $town ->
    [english] English
   *[french] French
}, and { $seats } share the victory.
watch-turn = { OF($seat) } turn: a project or a tile.
watch-talk-bid = { $seat } has the floor before the bids for { THE($work) }.
watch-talk-raise = { $seat } has the floor before the raise for { THE($work) }.
watch-talk-tax = { $seat } has the floor: the tax of { $tax } in { $block } is too small.
watch-answer = { $kind ->
    [present] { $speaker } offers { $seat } this for nothing: { $speaker } { $gives }.
    [request] { $speaker } asks { $seat } a favour: { $seat } { $wants }, for nothing in return.
   *[deal] { $speaker } offers { $seat } a deal: { $speaker } { $gives } if { $seat } { $wants }.
}
watch-bid = Secret bids for { THE($work) }: waiting for { $seats }.
watch-raise = Secret additions for { THE($work) }: waiting for { $seats }.
watch-place = { $seat } places an influence on { THE($work) }.
watch-envoy = { $seat } sends the envoy to the English camp.
watch-fire = { $seat } chooses what burns.
watch-fire-more = { $seat } can burn a second time or stop.
watch-raid = { $seat } chooses what the English destroy.
watch-allot = { $seat } divides the tax of { $tax } for the house in { $block }.
sealed-bid = { $deniers ->
    [0] You bid nothing.
   *[other] You bid { $deniers }.
} Waiting for { $seats }.
sealed-raise = { $deniers ->
    [0] You add nothing.
   *[other] You add { $deniers }.
} Waiting for { $seats }.

## Picks and choices

pick-tile = { $tile ->
    [house] House
    [fire] Fire
    [english1] English 1
    [english2] English 2
    [english3] English 3
   *[english4] English 4
}{ $count ->
    [0] { " " }(you have none)
    [1] {""}
   *[other] { " " }(you have { $count })
}
pick-block = Block { $block }: { $free ->
    [0] no strip free
    [one] { $free } strip free, { $tax ->
        [0] no tax
       *[other] tax { $tax }
    }
   *[other] { $free } strips free, { $tax ->
        [0] no tax
       *[other] tax { $tax }
    }
}
pick-turn = { $way ->
    [h] strips east–west
   *[v] strips north–south
}
pick-seat = { $seat }
pick-gift = Give money
pick-offer = Make an offer
pick-circle = { CAPITAL($circle) }
pick-camp = English { $value }
pick-house = House in { $block }{ $houses ->
    [1] {""}
   *[other] { " " }(one of { $houses })
}
pick-piece = { OF($owner) } influence on { THE($circle) }
pick-number = { $number }
choice-project = Propose { THE($work) }{ $block ->
    [none] {""}
   *[other] { " " }in { $block }
}
choice-project-last = Propose { THE($work) }{ $block ->
    [none] {""}
   *[other] { " " }in { $block }
}: the last work, it can end the game (French town)
choice-house = Build a house in { $block }: { $tax ->
    [0] no tax
   *[other] tax { $tax }, { $divided ->
        [yes] which you divide
       *[no] { $own ->
            [0] nothing for you
           *[other] { $own } for you
        }
    }
}
choice-fire = Light a fire
choice-english = Send the English (value { $value })
choice-siege = Besiege the town with a { $value }: the game ends, and the town is { $outcome ->
    [english] English
   *[french] French
}
choice-pass = Pass
choice-pass-word = Say nothing
choice-stop = Let the fire die
choice-accept = Accept
choice-refuse = Refuse
choice-gift = Give { $seat } { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}
choice-offer = { $kind ->
    [present] Offer { $seat } this for nothing: you { $gives }
    [request] Ask { $seat } a favour: { $seat } { $wants }, for nothing in return
   *[deal] Offer { $seat } a deal: you { $gives } if { $seat } { $wants }
}
choice-bid = Bid { $deniers }: { $pieces ->
    [0] no influence
    [one] { $pieces } influence
   *[other] { $pieces } influences
}{ $lost ->
    [0] {""}
    [one] , { $lost } denier lost
   *[other] , { $lost } deniers lost
}
choice-raise = { $deniers ->
    [0] Add nothing
   *[other] Add { $deniers }
}: { $total } in all, { $pieces ->
    [0] no influence
    [one] { $pieces } influence
   *[other] { $pieces } influences
}{ $lost ->
    [0] {""}
    [one] , { $lost } denier lost
   *[other] , { $lost } deniers lost
}
choice-allot = Divide the tax: { COMMAS($shares) }
choice-place = Place on { THE($circle) }
choice-envoy = Take the { $value } out of the camp
choice-burn-house = Burn a house in { $block }
choice-raid-house = Raid a house in { $block }
choice-burn = Burn { OF($owner) } influence on { THE($circle) }
choice-raid = Raid { OF($owner) } influence on { THE($circle) }
deal-pay-token = Money for a placement
deal-token-pay = A placement for money
deal-pay-max = Money for staying out
deal-kick-allot = A payment afterwards for my share of the tax
deal-allot-kick = Their share of the tax for a payment afterwards
mark-pieces = { $pieces ->
    [one] { $pieces } influence
   *[other] { $pieces } influences
}{ $enough ->
    [yes] {""}
   *[no] , but only { $free ->
        [one] { $free } circle free
       *[other] { $free } circles free
    }
}
mark-raise = lets you raise

## Terms of offers: what you do, or what somebody does

term-pay = { $who ->
    [you] pay
   *[they] pays
} { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}
term-min = { $step ->
    [bid] { $who ->
        [you] bid
       *[they] bids
    }
    [raise] { $who ->
        [you] add
       *[they] adds
    }
   *[some] { $who ->
        [you] put in
       *[they] puts in
    }
} at least { $deniers }
term-max = { $step ->
    [bid] { $who ->
        [you] bid
       *[they] bids
    }
    [raise] { $who ->
        [you] add
       *[they] adds
    }
   *[some] { $who ->
        [you] put in
       *[they] puts in
    }
} at most { $deniers }
term-silent = { $step ->
    [bid] { $who ->
        [you] bid nothing
       *[they] bids nothing
    }
    [raise] { $who ->
        [you] add nothing
       *[they] adds nothing
    }
   *[some] { $who ->
        [you] stay out
       *[they] stays out
    }
}
term-token = { $who ->
    [you] give
   *[they] gives
} { $deniers ->
    [one] { $deniers } placement
   *[other] { $deniers } placements
}
term-allot = { $owner ->
    [you] { $who ->
        [you] keep
       *[they] allots you
    }
   *[they] { $who ->
        [you] allot { $seat }
       *[they] allots { $seat }
    }
} at least { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
} of the tax
term-kick = { $who ->
    [you] pay
   *[they] pays
} { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
} afterwards
form-pay = Payment now
form-min = { $step ->
    [raise] Least addition
   *[bid] Least bid
}
form-max = { $step ->
    [raise] Highest addition
   *[bid] Highest bid
}
form-token = Promised placements
form-allot = Share of the tax for { $seat }
form-kick = Payment afterwards
promise-token = gives { $seat } { $deniers ->
    [one] { $deniers } placement
   *[other] { $deniers } placements
}
promise-kick = pays { $seat } { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
} afterwards

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
chip-active = active player
chip-bid = bid { $deniers }
chip-bid-more = bid { $deniers } + ?
chip-places = { $count } to place
table-result = { $town ->
    [english] English town: influence − cards − Camp Road
   *[french] French town: influence + cards + Camp Road
}
table-result-other = { $town ->
    [english] Had the town been English
   *[french] Had the town been French
}
result-line = { $town ->
    [english] { $influence } − { $cards } − { $road } = { $total }
   *[french] { $influence } + { $cards } + { $road } = { $total }
}
table-promises = Binding promises
table-auction = Contributions
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
event-turn_passed = { $seat } can’t do anything and passes.
event-tile_drawn = { $seat } draws a tile.
event-tile_drawn-known = { $seat } draws a tile: { $tile ->
    [house] House
    [fire] Fire
    [english1] English 1
    [english2] English 2
    [english3] English 3
   *[english4] English 4
}.
event-project_named = { $seat } proposes { THE($work) }{ $block ->
    [none] {""}
   *[other] { " " }in { $block }
}.
event-chest_shared = The chest is shared: { $each ->
    [one] { $each } denier
   *[other] { $each } deniers
} each{ $chest ->
    [0] {""}
   *[other] , { $chest } left over
}.
event-talk_opened = The council talks { $window ->
    [talk_bid] before the bids
    [talk_raise] before the raise
   *[talk_tax] about the tax
}.
event-talk_closed = The talk is over: time to { $window ->
    [talk_bid] bid
    [talk_raise] raise
   *[talk_tax] divide the tax
}.
event-word_passed = { $seat } says nothing.
event-gift_given = { $seat } gives { $to } { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}.
event-offer_made = { $kind ->
    [present] { $seat } offers { $to } this for nothing: { $seat } { $gives }.
    [request] { $seat } asks { $to } a favour: { $to } { $wants }, for nothing in return.
   *[deal] { $seat } offers { $to } a deal: { $seat } { $gives } if { $to } { $wants }.
}
event-offer_accepted = { $seat } accepts { OF($from) } offer.
event-offer_refused = { $seat } refuses { OF($from) } offer.
event-bid_sealed = { $seat } bids in secret.
event-bid_sealed-known = { $deniers ->
    [0] { $seat } bids nothing, in secret.
   *[other] { $seat } bids { $deniers } in secret.
}
event-bids_revealed = The bids: { COMMAS($bids) }.
event-raise_sealed = { $seat } chooses an addition in secret.
event-raise_sealed-known = { $deniers ->
    [0] { $seat } adds nothing, in secret.
   *[other] { $seat } adds { $deniers } in secret.
}
event-raise_round_closed = { $seats }
adders = { $count ->
    [0] Nobody raises.
    [one] { $seats } raises.
   *[other] { $seats } raise.
}
event-raises_revealed = The additions: { COMMAS($added) }.
event-influence_placed = { $seat } places an influence on { THE($circle) }{ $own ->
    [yes] .
   *[no] { " " }(placement given by { $payer }).
}
event-influence_lost = { $seat } loses { $count ->
    [one] { $count } influence
   *[other] { $count } influences
}: { $why ->
    [stock] no piece left in stock.
   *[full] no free circle left.
}
event-street_left_empty = { CAPITAL(THE($work)) } stays empty.
event-token_returned = { CAPITAL(THE($work)) } goes back to the supply.
event-envoy_sent = { OF($seat) } envoy takes the English { $value } out of the camp: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
} on the Camp Road (now { $road }).
event-house_built = { $seat } builds a house in { $block }: { $tax ->
    [0] no tax
   *[other] tax { $tax }
}.
event-tax_paid = { $seat } receives { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
} of tax.
event-chest_filled = The chest gains { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
} (now { $chest }).
event-kick_paid = { $seat } pays { $to } { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}, as promised.
event-fire_lit = { $seat } lights a fire.
event-house_burnt = { $seat } burns a house in { $block }.
event-influence_burnt = { $own ->
    [yes] { $seat } burns an influence of their own on { THE($circle) }.
   *[no] { $seat } burns { OF($owner) } influence on { THE($circle) }.
}
event-english_sent = { $seat } sends the English (value { $value }).
event-house_raided = { OF($seat) } English destroy a house in { $block }.
event-influence_raided = { $own ->
    [yes] { OF($seat) } English destroy { OF($owner) } own influence on { THE($circle) }.
   *[no] { OF($seat) } English destroy { OF($owner) } influence on { THE($circle) }.
}
event-english_camped = { $camp ->
    [8] The English { $value } is the eighth tile: the town is under siege.
   *[other] The English { $value } settles in the camp (tile { $camp } of 7).
}
event-siege_laid = { $seat } besieges the town: English strength { $power } against { $walls } on the walls.
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
    [works] All fourteen works are begun.
    [siege] The siege is over.
    [stalemate] The game ends in a stalemate.
   *[turn_limit] The turn limit is reached.
} The town is { $allegiance ->
    [english] English
   *[french] French
}.
event-forced = { $seat } can only { $action }.
deed-pass = pass
deed-bid = { $number ->
    [0] bid nothing
   *[other] bid { $number }
}
deed-raise = { $number ->
    [0] leave the bid as it is
   *[other] add { $number }
}
deed-envoy = take the { $number } out of the camp
deed-allot = divide the tax like this
deed-house = { $verb ->
    [burn] burn a house in { $block }
   *[raid] raid a house in { $block }
}
deed-circle = { $verb ->
    [burn] burn an influence on { THE($circle) }
    [raid] raid an influence on { THE($circle) }
   *[place] place on { THE($circle) }
}

## Previews and warnings

preview-share = { $share ->
    [0] { $chest ->
        [0] The chest is empty.
       *[other] The chest holds too little to share ({ $chest }).
    }
   *[other] Everybody gets { $share ->
        [one] { $share } denier
       *[other] { $share } deniers
    } from the chest{ $chest ->
        [0] {""}
       *[other] , { $chest } left over
    }.
}
preview-purses = Purses afterwards: { COMMAS($purses) }.
preview-circles = { CAPITAL(THE($work)) }: { $free ->
    [one] { $free } circle free
   *[other] { $free } circles free
}; { $influence }.
preview-tax = { CAPITAL($tax) }
preview-fire = Next you choose one or two houses of one block, or one or two influences of one work.
preview-raid = The English strike { $strikes ->
    [1] once
   *[other] twice
}; exposed: { $exposed }.
preview-raid-walls = Nothing is exposed: the English destroy { $strikes ->
    [one] { $strikes } influence
   *[other] { $strikes } influences
} on the walls, if there are any.
preview-camp = The camp then has strength { $power }; siege in { $left ->
    [one] { $left } tile.
   *[other] { $left } tiles.
}
preview-opened = A side of the town opens; exposed: { $exposed }.
preview-scores = Final scores: { COMMAS($scores) }.
preview-pass = Your turn ends.
preview-pass-word = The floor goes to the next player; when all have passed in a row, the talk ends.
preview-stop = Your turn ends.
preview-offer = { $seat } answers at once; nothing binds until then.
preview-you = If accepted, you { $terms }.
preview-they = If accepted, { $seat } { $terms }.
preview-accept = The promises bind until the end of the turn.
preview-refuse = Nothing happens; the next player has the floor.
preview-gift = Your gift binds { $seat } to nothing.
preview-bid = { $deniers ->
    [0] You bid nothing
   *[other] { $pieces ->
        [0] Too little for an influence
        [one] { $deniers } deniers buy { $pieces } influence
       *[other] { $deniers } deniers buy { $pieces } influences
    }
}; you keep { $left ->
    [0] nothing
   *[other] { $left }
}.
preview-may-raise = A bid of 5 or more lets you raise afterwards.
preview-raise = { $total } deniers in all buy { $pieces ->
    [one] { $pieces } influence
   *[other] { $pieces } influences
}; you keep { $left ->
    [0] nothing
   *[other] { $left }
}.
warn-last-work = One influence here ends the game: all works are begun, and the town is French.
warn-stalemate = If nobody places anything here, the game ends in a stalemate.
warn-idle = If nobody places anything here, tiles must be played from the next turn on.
warn-rivals = This house only pays your rivals.
warn-camp-full = The camp will be full: the next English tile is the siege.
warn-ends = This ends the game: the town is { $town ->
    [english] English
   *[french] French
}.
warn-road = The Camp Road ends at 12: { $points ->
    [one] { $points } point is lost.
   *[other] { $points } points are lost.
}
warn-own-piece = This influence is your own.
warn-circles = Only { $free ->
    [one] { $free } circle is free
   *[other] { $free } circles are free
}: any further piece is lost.
warn-stock = { $stock ->
    [0] You have no piece left in stock: those you buy are lost.
    [one] You only have { $stock } piece in stock: any further one is lost.
   *[other] You only have { $stock } pieces in stock: any further one is lost.
}
warn-remainder = { $deniers ->
    [one] { $deniers } denier buys nothing.
   *[other] { $deniers } deniers buy nothing.
}

## Lessons

lesson-tax = A house pays its neighbours
lesson-tax-text = A house brings 6 deniers of tax: 2 more around the market hall, 4 more in or around the block of the church, 6 less in or around the block of the leper house. Each influence on a street, the hall or a wall that faces the block earns its owner 2 deniers; the rest goes into the common chest.
lesson-tax-task = You’re Violet. Build a house that earns you 4 deniers.
lesson-tax-why = Two of your pieces face B1: one on the street to its west, one on the north wall. The church and the market hall raise the tax to 12: 4 for you, 2 each for Green and Red, and 4 for the chest. Blue’s piece on the hall looks east, to another block.
lesson-tax-wrong-1 = Only one of your pieces faces this corner, the one on the street: you get 2 deniers, and the other 6 go into the chest.
lesson-tax-wrong-2 = The tax is 12 here too, but none of your pieces faces this block: Green gets 2, the chest 10.
lesson-tax-wrong-3 = The leper house stands here: 6 − 6 = 0, and nobody is paid.
lesson-short-tax = Too little for everybody
lesson-short-tax-text = Your house stands near the leper house and the market hall: its tax is 6 − 6 + 2 = 2 deniers. One blue piece and two green ones face the block and should earn 6. When the tax is too small, the player who built the house divides it.
lesson-short-tax-task = You’re Green, and you built the house. Take all you can for yourself.
lesson-short-tax-why = You can favour anyone, yourself included, up to 2 deniers for each facing piece. You have two such pieces, so you can take both deniers. The whole tax must be given out, and nothing goes into the chest.
lesson-short-tax-wrong-1 = That’s fair, but nobody asks you to be fair.
lesson-short-tax-wrong-2 = Now Blue has it all, although two of the three pieces are yours.
lesson-offer = A promise for a promise
lesson-offer-text = You’ve built the house near the leper house, and its tax of 2 deniers is too small. None of the pieces there are yours. Blue makes you an offer: if you allot both deniers to Blue, Blue pays you 1 of them afterwards.
lesson-offer-task = You’re Yellow. What earns you a denier for certain?
lesson-offer-why = Accepted promises bind: your division must give Blue 2 deniers, and right after it Blue pays you 1. Nobody can back out.
lesson-offer-wrong-1 = You stay free to divide the tax as you like, but nobody owes you anything. Green may offer you more, or nothing.
lesson-bid = Bid what you can use
lesson-bid-text = You’ve proposed the north wall. Two of its four circles are free, nobody else has money, and you have 10 deniers. Every 3 deniers buy one influence, and all that you bid is spent.
lesson-bid-task = You’re Green. Take both circles without wasting a denier.
lesson-bid-why = 6 deniers buy exactly two influences, and the wall has exactly two free circles. You keep 4 deniers for another project.
lesson-bid-wrong-1 = 9 deniers buy three influences, but only two circles are free: the third piece is lost, and its 3 deniers with it.
lesson-bid-wrong-2 = Three influences for two circles, and a remainder of 1: four deniers are wasted.
lesson-bid-wrong-3 = 8 deniers buy two influences, just as 6 do: the remainder of 2 is lost.
lesson-bid-wrong-4 = 5 deniers buy only one influence. With a bid of 5 you could still add a denier in the raise, but why not bid it now?
lesson-bid-wrong-5 = 3 deniers buy one influence, and one circle stays free. Below 5 you can’t raise either.
lesson-tie = Who comes first
lesson-tie-text = Blue has proposed the market hall, and one circle is left. Red has paid Blue for the promise to bid at least 3, and 3 is all Blue has: so Blue bids 3. Red has no money. You have 4 deniers.
lesson-tie-task = You’re Green. Win the last circle.
lesson-tie-why = The higher contribution places first. Your fourth denier buys no piece, but it puts you ahead, and Blue’s piece is lost.
lesson-tie-wrong-1 = With equal contributions the active player places first, and that’s Blue. Then the hall is full, and your piece is lost along with your 3 deniers.
lesson-tie-wrong-2 = You keep your money, and Blue gets the circle.
lesson-envoy = Who sends the envoy
lesson-envoy-text = Whenever influence is placed on a religious work, the player with the most influence there takes an English tile out of the camp and scores its value on the Camp Road. Blue has one piece on the monastery and two on the chapel; the church and the leper house are full. A 2 is in the camp.
lesson-envoy-task = You’re Yellow, you have 3 deniers, and nobody else has any. Propose the project that scores you 2 points on the Camp Road.
lesson-envoy-why = With your piece on the monastery, Blue and you have one each. The active player wins a tie, and that’s you: the 2 leaves the camp, and you score it.
lesson-envoy-wrong-1 = Blue has two pieces on the chapel, and you’ll have one: Blue sends the envoy and scores the 2 points.
lesson-envoy-wrong-2 = A street sends no envoy. Only religious works do.
lesson-fire = A fire brings down the hall
lesson-fire-text = A fire destroys one or two houses of one block, or one or two influences of one work. A work that loses its last influence loses its token. You’ve just played a fire.
lesson-fire-task = You’re Blue. Take the market hall off the board.
lesson-fire-why = A single green piece kept the hall standing. Without it the token goes back to the supply, and the blocks around bring 2 deniers less until the hall is begun again.
lesson-fire-wrong-1 = You burn your own piece on the church, and a red one still keeps it standing. If you burn again, it must be on the church: the hall is out of reach now.
lesson-fire-wrong-2 = A street has no token to lose, and if you burn again, it must be on the same street.
lesson-fire-wrong-3 = The house goes back into the bag. You can burn a second one in this block, but no influence.
lesson-raid = What the English can reach
lesson-raid-text = North and east are walled, south and west are open. An English tile of value 1 destroys one house or one influence, and only what’s exposed: in a block at the edge, or on a street portion that reaches the edge, on a side without a wall. A corner needs both its walls.
lesson-raid-task = You’re Violet, and your English are coming. Hit Yellow.
lesson-raid-why = This is the only yellow piece within reach. The one on the northern street is behind the north wall; those on the market hall and the church are in the centre, where no raid comes.
lesson-raid-wrong-1 = The corner lacks its west wall, so the house can be raided, but that doesn’t hurt Yellow.
lesson-raid-wrong-2 = The English don’t ask whose piece it is: this one is your own.
lesson-walls = When only the walls are left
lesson-walls-text = Nothing in the town is exposed. So your English 1 must take an influence from a wall, any wall. The north wall carries one blue piece; the east wall carries two of your own and a red one.
lesson-walls-task = You’re Green. Open a side of the town for the raids to come.
lesson-walls-why = It was the only piece on the north wall: the wall is gone, and the house and the yellow piece behind it are exposed.
lesson-walls-wrong-1 = That’s your own piece, and the east wall still stands with the two others.
lesson-walls-wrong-2 = That’s your own piece, and the east wall still stands with the two others.
lesson-walls-wrong-3 = The east wall loses a piece but still stands: even a single influence protects its whole side.
lesson-siege = The eighth tile
lesson-siege-text = Seven tiles with 12 points in all are in the camp. An eighth besieges the town and ends the game: if all four walls stand and carry at least as many influences as the English have points, the town stays French. The walls carry 14. In a French town the Prince and your 5 points on the Camp Road count for you, in an English one against you.
lesson-siege-task = You’re Blue. End the game, and win it.
lesson-siege-why = 12 + 2 = 14 against 14: the walls hold. In the French town you have 6 + 8 + 5 = 19 points, Red 13 and Green 8.
lesson-siege-wrong-1 = 12 + 3 = 15 against 14: the town becomes English. You have 6 − 8 − 5 = −7 points, and Green wins with 8.
