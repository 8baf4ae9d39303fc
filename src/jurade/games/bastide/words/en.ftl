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
