## Names

city-brugge = Bruges
city-utrecht = Utrecht
city-gent = Ghent
city-ieper = Ypres
city-leuven = Leuven
city-luik = Liège
card-site = Building site
card-back = Take back
arms-blue = blue
arms-yellow = yellow
arms-green = green
arms-red = red
arms-grey = grey
arms-church = church

## Refusals: another decision is due

why-now-play-choose_card = Choose one action card now, with as many influence cards as you like
why-now-play-turn_start = Begin your turn: draw an influenced card, or play a card of your own
why-now-play-own_card = Play a card of your own now
why-now-build = Build a district in { $city } now, or finish a site there
why-now-city = Choose the city of your building site first
why-now-site = Build a site in { $city } now
why-now-cathedral = Put the cathedral on a church district now
why-now-master = Put the guild master on a district now

## Refusals: cards

why-absent-city = { $city } takes no part in this game
why-card-of-scored-city = { $city } is scored, its card has left the game
why-card-lies-played = The card “{ $card }” lies played in front of you; play “Take back” first
why-no-influence-for-two = There are no influence cards with two players
why-no-influence = { $held ->
    [0] You have no influence card, so you cannot play { $number }
    [one] You have one influence card, so you cannot play { $number }
   *[other] You have { $held } influence cards, so you cannot play { $number }
}

## Refusals: cities, pawns and sites

why-scored-city = { $city } is scored: nothing happens there any more
why-no-site-in-city = None of your tiles can be built in { $city } now
why-other-city = The action is for { $asked }, not for { $city }
why-no-district = There is no district on { $plot } in { $city }
why-not-own-or-grey = A guild master stands on a { $guild } or a grey district; { $plot } in { $city } is neither
why-not-a-church = { $plot } in { $city } is no church district
why-has-a-cathedral = { $plot } in { $city } already has a cathedral
why-no-site = There is no site on { $plot } in { $city }
why-gold-arms = A golden card allows only grey and church districts, not { $arms } ones
why-other-arms = This card does not allow { $arms } districts

## Refusals: building

why-no-such-plot = There is no plot { $plot } in { $city }; only a special church tile can create it
why-plot-built = { $plot } in { $city } is already built
why-plot-covered = { $plot } in { $city } is covered
why-plot-swallowed = { $plot } in { $city } was taken up by the large church beside it
why-special-elsewhere = The tile { $tile } does not lie on { $plot }: A and C go on a corner plot of the city, B and D on a wall plot
why-no-tile-left = There is no tile { $tile } left that fits { $plot }
why-corner-taken = The tile needs { $plot } and { $other } in { $city }, and { $other } is not free
why-no-ground = The ground that { $tile } needs around { $plot } in { $city } is taken
why-same-arms = On { $plot } in { $city } the { $arms } district would touch the { $arms } one on { $other }
why-no-support = No long side of { $plot } in { $city } borders a district that is already built

## The game

game-name = Flanders 1302: the power of the guilds
game-tagline = Build districts in six cities, and lead where it counts.
ending-plots = At most one plot was left to build
ending-gold = The golden cards were used up
ending-no_open_plot = No plot was left to build
ending-influenced_only = Only influenced guilds could still build
ending-stall = Nothing was built for many turns

## Options

option-guild_choice = Guilds
option-guild_choice-help = How the guilds are given to the seats.
option-guild_choice-random = drawn by lot
option-guild_choice-given = as listed
option-guilds = List of guilds
option-guilds-help = By seat: blue, yellow, green, red. Two players list their own two guilds, then the two they influence.
option-first_player = First player
option-first_player-help = Who is first player in the first round.
option-first_player-random = drawn by lot
option-touch = Same arms
option-touch-help = When two districts with the same arms touch.
option-touch-side = along a side
option-touch-corner = also at a corner
option-half_value = Second place
option-half_value-help = How half the value of a city is rounded.
option-half_value-up = rounded up
option-half_value-down = rounded down
option-scored_city_cards = Cards of scored cities
option-scored_city_cards-help = Whether the cards of a scored city stay in the hands, without effect.
option-scored_city_cards-removed = leave the game
option-scored_city_cards-kept = stay
option-influenced_tiles = Influenced cards build for
option-influenced_tiles-help = Two players: which influenced guild a drawn card may build for.
option-influenced_tiles-card_arms = the guild on the card
option-influenced_tiles-any = either influenced guild
option-influenced_neutral = Influenced cards and neutral tiles
option-influenced_neutral-help = Two players: whether a drawn card may also build grey and church districts.
option-influenced_neutral-true = grey and church allowed
option-influenced_neutral-false = the guilds alone
option-stall_limit_2p = Turns without building
option-stall_limit_2p-help = Two players: the game ends after so many turns in which nothing was built or finished.

## Phases and sources of points

phase-guilds = guilds
phase-first = first player
phase-gold = golden card
phase-pile = influenced card
phase-choose_card = choosing cards
phase-act_city = city card
phase-site_city = city of a site
phase-site_build = building site
phase-gold_city = golden city card
phase-gold_site_city = city of a golden site
phase-gold_site_build = golden building site
phase-gold_cathedral = cathedral
phase-gold_master = guild master
phase-turn_start = start of a turn
phase-own_card = own card
phase-over = over
source-own-brugge = Bruges
source-own-utrecht = Utrecht
source-own-gent = Ghent
source-own-ieper = Ypres
source-own-leuven = Leuven
source-own-luik = Liège
source-influenced-brugge = Bruges, influenced
source-influenced-utrecht = Utrecht, influenced
source-influenced-gent = Ghent, influenced
source-influenced-ieper = Ypres, influenced
source-influenced-leuven = Leuven, influenced
source-influenced-luik = Liège, influenced
source-influence = influence cards

## Plots, tiles, cards

plot-c = city centre (c)
plot-r1 = northern row (r1)
plot-r2 = eastern row (r2)
plot-r3 = southern row (r3)
plot-r4 = western row (r4)
plot-p1 = northern wall (p1)
plot-p2 = eastern wall (p2)
plot-p3 = southern wall (p3)
plot-p4 = western wall (p4)
plot-t1 = north-eastern corner (t1)
plot-t2 = south-eastern corner (t2)
plot-t3 = south-western corner (t3)
plot-t4 = north-western corner (t4)
plot-xa1 = new row (xa1)
plot-xa2 = new row (xa2)
plot-xb1 = new wall (xb1)
plot-xc1 = new wall (xc1)
plot-xc2 = new corner (xc2)
plot-in-city = { $plot } in { $city }
tile-plain = { $arms } tile
tile-master = { $arms } tile with a master
tile-special = { $form ->
    [a] large church A
    [b] large church B
    [cl] large church C, growing anticlockwise
    [cr] large church C, growing clockwise
    [c] large church C
   *[d] large church D
}
card-influence = Influence
card-cathedral = Cathedral
card-master = Guild master
card-hidden = face down
card-of-guild = { $card } of { $guild }
card-short-site = Site
card-short-back = Take back
card-short-influence = Influence
card-short-cathedral = Cathedral
card-short-master = Master
nothing = none
nobody = nobody
list = { $things }
stock-of-tile = rows { $r }, walls { $p }, corners { $t }
stock-there = in stock
stock-used = built

## Prompts

prompt-guilds = The guilds are drawn by lot.
prompt-first = The first player is drawn by lot.
prompt-gold = The first player draws a golden card.
prompt-pile = An influenced card is drawn.
prompt-choose-card = Choose an action card in secret{ $influence ->
    [0] .
    [one] , and whether to add your influence card.
   *[other] , with up to { $influence } influence cards.
} { $first }
you-are-first = You are first player.
is-first = First player: { $seat }.
prompt-act-city = Build a district in { $city }, or finish a site there.
prompt-site-city = Choose the city for your building site.
prompt-site-build = Build a site in { $city }.
prompt-gold-city = Golden card: build a grey or church district in { $city }, or finish such a site.
prompt-gold-site-city = Golden card: choose the city for a grey or church site.
prompt-gold-site-build = Golden card: build a grey or church site in { $city }.
prompt-gold-cathedral = Golden card: put the cathedral on a church district.
prompt-gold-master = Golden card: put the guild master on a district of yours or a grey one.
prompt-turn-start = Your turn: play a card of your own, or draw an influenced card first.
prompt-own-card = Now play a card of your own.
prompt-influenced-act-city = Card of { $guild }: build a district in { $city }, or finish a site there.
prompt-influenced-site-city = Card of { $guild }: choose the city for a building site.
prompt-influenced-site-build = Card of { $guild }: build a site in { $city }.
prompt-over = { $ending }. { $seats } wins with { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
prompt-over-shared = { $ending }. { $seats } share the victory with { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
watch-choose-card = Cards are being chosen. Waiting for { $seats }.
watch-choose-card-sealed = Your card is sealed. Waiting for { $seats }.
watch-act-city = { $seat } builds or finishes a district in { $city }.
watch-site-city = { $seat } chooses the city of a building site.
watch-site-build = { $seat } builds a site in { $city }.
watch-gold-city = { $seat } carries out a golden card in { $city }.
watch-gold-site-city = { $seat } chooses the city of a golden building site.
watch-gold-site-build = { $seat } builds a golden site in { $city }.
watch-gold-cathedral = { $seat } raises a cathedral.
watch-gold-master = { $seat } places a guild master.
watch-turn-start = { $seat } begins a turn.
watch-own-card = { $seat } plays a card.
watch-influenced-act-city = { $seat } carries out the card of { $guild } in { $city }.
watch-influenced-site-city = { $seat } chooses a city for the card of { $guild }.
watch-influenced-site-build = { $seat } builds a site in { $city } for the card of { $guild }.

## Picks and choices

pick-plot = { $city }, { $plot }
pick-finish = Finish the site
pick-count = { $count ->
    [0] without influence cards
    [one] with 1 influence card
   *[other] with { $count } influence cards
}
mark-first = acts first
choice-draw = Draw an influenced card
choice-play = Play { $card }{ $influence ->
    [0] {""}
    [one] {" "}with 1 influence card
   *[other] {" "}with { $influence } influence cards
}
choice-city = Build the site in { $city }
choice-build = Build in { $city }, { $plot }: { $tile }
choice-site = Site in { $city }, { $plot }: { $tile }
choice-finish = Finish the site in { $city }, { $plot }
choice-cathedral = Cathedral in { $city }, { $plot }
choice-master = Guild master in { $city }, { $plot }

## Cities and plots

city-absent = not in play
city-scored = scored
city-open = { $open } open
city-of-full = of { $full }
guild-points = { $guild } { $points }
standing-guild = { $guild }: { $districts ->
    [one] 1 district
   *[other] { $districts } districts
}, { $masters ->
    [0] no master
    [one] 1 master
   *[other] { $masters } masters
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
tip-city = { $city }: worth { $value } now, { $full } when full; { $open ->
    [0] no plot open
    [one] 1 plot open
   *[other] { $open } plots open
}. Scored now: { $standings }.
tip-scored = { $city }, scored with a value of { $value }. { $standings }.
tip-absent = { $city } takes no part in this game.
tip-open = { $plot }: open to { $arms }
tip-closed = { $plot }: open, but no tile fits now
tip-distant = { $plot }: open, not within reach yet
tip-covered = { $plot }: covered, can never be built
tip-district = { $plot }: { $arms } district{ $state ->
    [site] , under construction
   *[finished] {""}
}{ $masters ->
    [0] {""}
    [one] , 1 master
   *[other] , { $masters } masters
}{ $cathedral ->
    [yes] , cathedral
   *[no] {""}
}

## Beside the cities

tip-pool = { $pawn ->
    [site] Site pawns in stock: { $left }
    [cathedral] Cathedrals in stock: { $left }
   *[master] Guild masters in stock: { $left }
}
tip-gold-pile = Golden cards: { $a } in pile A, { $b } in pile B
tip-gold-card = Golden card of { $seat }{ $shown ->
    [yes] {""}
   *[no] , not yet turned over
}: { $card }
tip-gold-discard = Golden cards used: { $cards }
tip-pile = Influenced cards: { $left } in the pile, { $used } used
tip-influenced-card = { $card }, influenced card of { $guild }
tip-pair = { $seat } scores for { $guild } and { $influenced }
tip-sealed = { $seat } has sealed a choice
tip-choosing = { $seat } has not chosen yet
tip-play = { $seat } plays { $card }{ $influence ->
    [0] {""}
    [one] {" "}with 1 influence card
   *[other] {" "}with { $influence } influence cards
}
tip-acting = { $seat } carries out { $card }
tip-done = { $seat } has acted
tip-score = { $guild }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
strip-own = own
strip-influenced = influenced
scene-round = Round { $round }. Plots open: { $plots }. Cities scored: { $scored }.
scene-turn = Turn { $round }. Plots open: { $plots }. Cities scored: { $scored }.
hand-played = { $card }, played
hand-influence = { $count ->
    [0] no influence card
    [one] 1 influence card
   *[other] { $count } influence cards
}
hand-gold = golden card: { $card }
hand-tile = { $tile }: { $stock }
hand-tile-nowhere = { $tile }: fits nowhere in this city now
hand-tile-nowhere-of = { $tile } ({ $stock }): fits nowhere in this city now
player = Player { $number }
panel-guild = guild
panel-influence = influence
panel-influenced = with { $guild }
panel-sum = { $own } + { $other }
panel-hand = hand
panel-played = played
panel-tiles = tiles
table-city = { $city }: { $value } of { $full }
table-stock = Tiles in stock
table-points = Points of the guilds
table-gold = Golden cards not yet shown
table-pile = Influenced cards to come
unseen-gold = A { $a }, B { $b }

## What happened

event-guilds_given = The guilds, by seat: { $guilds }.
event-influence_given = The influenced guilds, by seat: { $guilds }.
event-first_player_found = { $seat } is the first player.
event-gold_drawn = { $seat } draws a golden card from pile { $pile }: face down.
event-gold_drawn-known = { $seat } draws a golden card from pile { $pile }: { $card }.
event-gold_removed = The golden card { $card } leaves the game: that city is scored.
event-card_chosen = { $seat } has chosen.
event-cards_revealed = In order of play: { $plays }.
revealed-card = { $seat } { $card }{ $influence ->
    [0] {""}
   *[other] {" "}+{ $influence }
}
event-card_played = { $seat } plays { $card }.
event-action_void = { $card } has no effect: { $seat } cannot carry it out.
event-cards_taken_back = { $seat } takes cards back: { $cards }.
event-gold_revealed = { $seat } turns over a golden card: { $card }.
event-influenced_card_drawn = { $seat } draws an influenced card: { $card } (guild: { $guild }).
event-influenced_card_removed = { $card } leaves the game: that city is scored.
event-pile_renewed = { $seat } shuffles the used influenced cards into a new pile.
event-forced = { $seat } has only one choice: face down.
event-forced-known = { $seat } has only one choice: { $action }.
event-district_built = { $seat } builds in { $city }, { $plot }: { $tile }.
event-site_built = { $seat } starts a site in { $city }, { $plot }: { $tile }.
event-site_finished = { $seat } finishes the { $arms } site in { $city }, { $plot }.
event-plot_opened = { $city } grows: { $plot }.
event-plot_covered = { $city }: { $plot } is covered.
event-cathedral_raised = { $seat } raises a cathedral in { $city }, { $plot }.
event-master_placed = { $seat } places a guild master in { $city }, { $plot }.
event-city_scored = { $city } is scored, value { $value }: { $standings }.
event-influence_bonus_given = { $seat } has most influence cards: { $points } points.
event-game_ended = The game is over: { $ending ->
    [plots] at most one plot was left to build
    [gold] the golden cards are used up
    [no_open_plot] no plot is left to build
    [influenced_only] only influenced guilds could still build
   *[stall] nothing was built for many turns
}.

## Previews

preview-draw = One of { $left } influenced cards is drawn and carried out.
preview-draw-renewed = The { $left } used influenced cards become the new pile; one is drawn and carried out.
preview-back = Back to your hand: { $cards }
preview-site = Possible now in { $cities }; site pawns in stock: { $left }
preview-room = { $city } now: { $plots ->
    [0] no plot for you
    [one] 1 plot for you
   *[other] { $plots } plots for you
}{ $sites ->
    [0] {""}
    [one] , 1 site to finish
   *[other] , { $sites } sites to finish
}
preview-influence = Influence cards you keep: { $left }
preview-first = You act first, whatever the others play.
preview-last-round = This is the last round: the golden cards are used up.
preview-value = { $city } is worth { $value } (before: { $before }), { $full } when full
preview-standing = Scored so: { $standings }
preview-opens = New plots: { $plots }
preview-takes = Takes up as well: { $plots }
preview-closes = No longer possible for { $arms }: { $plots }
preview-scored = { $city } is scored with a value of { $value }
preview-ends = The game ends: { $ending }
warn-nothing-back = You have no card to take back.
warn-void = As things stand, { $card } has no effect.
warn-no-own = No { $arms } tile fits in { $city } now: only grey or church.
warn-last-tile = { $shape ->
    [R] This is your last row tile.
    [P] This is your last wall tile.
   *[T] This is your last corner tile.
}
warn-plot-dies = Can never be built any more: { $plots }.
warn-site-in-vain = { $city } will be full: a site counts nothing there.
warn-city-full = { $city } will be full: { $points } for { $seat }, { $own } for you.
warn-ends = At most one plot stays open: the game ends with this round.


## Lessons

lesson-home = Building at home
lesson-home-text = Leuven is your home city, and its centre is a yellow district. All rows touch the centre, so your own tiles fit none of them. A wall can be built once a row stands for it to lean on.
lesson-home-task = You are yellow and have played the Leuven card. Build so that afterwards both the northern wall (p1) and the eastern wall (p2) can take a yellow tile.
lesson-home-why = A wall leans with its long side on two rows. The northern row (r1) carries both p1 and p2, and a grey or church tile there does not bear your arms. An action that is possible must be carried out, so you had to build one of these in any case.
lesson-home-wrong-1 = The eastern row carries the walls p2 and p3. The northern wall p1 still has nothing to lean on.
lesson-home-wrong-2 = The western row carries the walls p4 and p1. The eastern wall p2 still has nothing to lean on.
lesson-home-wrong-3 = The southern row carries the walls p3 and p4, neither of which you wanted.
lesson-opening = Never side by side
lesson-opening-text = You have one district in Ghent, the northern row (r1). Districts with the same arms may never share a side.
lesson-opening-task = You are blue and have played the Ghent card. Get a second blue district in Ghent.
lesson-opening-why = The southern row (r3) is the only place for now: the other rows and the walls p1 and p2 all touch your first district, and nothing else can be reached yet. With or without a printed master makes no difference here.
lesson-opening-wrong-1 = A grey district counts for the grey guild, not for you.
lesson-opening-wrong-2 = A church district raises the value of the city, but it counts for no guild.
lesson-order = Who acts first?
lesson-order-text = Yellow is first player; green, blue and red follow clockwise. Yellow has no influence card left, green and blue have one each, and you have three. More cards act earlier; among equals whoever sits nearer to the first player, counted clockwise, goes before.
lesson-order-task = You are red. Play the Leuven card so that you act before all others whatever they do, without wasting an influence card.
lesson-order-why = Green and blue can play two cards at most. With three cards, Leuven and two influence cards, you act before everybody. The third influence card stays in your hand, where it may bring three points at the end.
lesson-order-wrong-1 = With a single card you come last: all others sit nearer to the first player than you.
lesson-order-wrong-2 = Two cards are not safe: green or blue may play two as well, and both sit nearer to the first player.
lesson-order-wrong-3 = You would act first, but with one card less too. Influence cards that are played leave the game.
lesson-site = Finish it in time
lesson-site-text = One plot is open in Utrecht, the north-eastern corner (t1). Green has played the Utrecht card as well, acts after you, and must fill the corner. A red tile does not fit there, because it would touch the red northern wall (p1). Your southern row (r3) is still a site.
lesson-site-task = You are red and have played the Utrecht card. Get the most points out of Utrecht, which will be scored in this round.
lesson-site-why = Districts with a site count for nothing. Finished, your third district makes you equal with blue, and your two printed masters win first place: 14 or 15 points. Green fills the corner.
lesson-site-wrong-1 = Now the city is full, and your site counts for nothing. Blue is first, and grey with the two masters of the centre goes before you: 4 points.
lesson-site-wrong-2 = The city is full, your site counts for nothing, and grey is even stronger with a third master. You are third: 4 points.
lesson-site-wrong-3 = The city is full and worth 14, but your site counts for nothing. Blue is first with three districts, you are second: 7 points.
lesson-enlarge = A city that grows
lesson-enlarge-text = Only the south-eastern corner (t2) is open in Ghent, and red is ahead. You cannot build green there, because the eastern wall (p2) is green.
lesson-enlarge-task = You are green and have played the Ghent card. Build so that Ghent still has open plots afterwards.
lesson-enlarge-why = The special church tiles A and C lie on a corner and create new plots outside the walls, here two of them. The city goes on, and you have another chance to catch up with red.
lesson-enlarge-wrong-1 = An ordinary church tile fills the last plot. Ghent is scored in this round, and you are third: 4 points.
lesson-enlarge-wrong-2 = That fills the last plot. Ghent is scored in this round, and you are third: 4 points.
lesson-enlarge-wrong-3 = That fills the last plot, and with two districts and a master grey draws level with you. You share places three and four: 2 points.
lesson-close = Two plots at one stroke
lesson-close-text = Two plots are open in Ypres, the northern wall (p1) and the north-eastern corner (t1). You and yellow have three districts each, and with two masters against one you are ahead. No blue tile fits either plot, but a yellow one fits both, and yellow has played the Ypres card too and acts after you.
lesson-close-task = You are blue and have played the Ypres card. Make sure of first place.
lesson-close-why = The special tile D takes up a wall and the corner clockwise of it. Ypres is full, yellow finds nothing left to build, and you score the whole value: 14 points.
lesson-close-wrong-1 = The corner stays open, and yellow takes it with a fourth district.
lesson-close-wrong-2 = The wall stays open, and yellow takes it with a fourth district.
lesson-close-wrong-3 = The city is worth more now, but the wall stays open, and yellow takes it with a fourth district.
lesson-last-district = The last plot of Leuven
lesson-last-district-text = Every guild has two finished districts in Leuven, and one plot is open, the south-western corner (t3). Yellow has three masters there, two of them on the centre, red and green have one each, you and grey have none.
lesson-last-district-task = You are blue and have played the Leuven card. Win the city.
lesson-last-district-why = Districts come before masters: with your third district you are first. The city is worth 16, eleven for the districts of guilds, two for a church district, three for the one with the cathedral.
lesson-last-district-wrong-1 = Now grey has three districts and wins the city. You have two and no master, the last place.
lesson-last-district-wrong-2 = The city is worth 17 now, but every guild has two districts, and yellow wins with three masters. You have none.
lesson-guild-master = A master for the neutrals
lesson-guild-master-text = Leuven is full and about to be scored. You are first with three districts. All others have two: yellow with three masters, red and green with one each, grey with none. Your golden card is a guild master, for a blue or a grey district.
lesson-guild-master-task = You are blue. Place the master so that neither red nor green gets a point for Leuven.
lesson-guild-master-why = With a master grey is equal to red and green. The three share places three to five, and all get the points of the lowest: none. You get 16 points and yellow 8.
lesson-guild-master-wrong-1 = Three districts have won already, and masters only break ties. Red and green share places three and four: 2 points each.
lesson-guild-master-wrong-2 = Your first place is safe without a master. Red and green share places three and four: 2 points each.
lesson-guild-master-wrong-3 = Nobody else has three districts, so your masters do not matter. Red and green share places three and four: 2 points each.
lesson-guild-master-wrong-4 = That may help grey in Utrecht one day. In Leuven nothing changes, and red and green get 2 points each.
lesson-cover = A plot that dies
lesson-cover-text = Three play, and green is not in the game. Two plots are open in Ghent: the northern row (r1), which touches red, blue, grey and church districts, and the northern wall (p1). Nobody else builds in Ghent in this round. A plot that no tile can ever fill is covered in step six.
lesson-cover-task = You are yellow and have played the Ghent card. Build so that Ghent is scored in this round.
lesson-cover-why = A yellow wall touches the northern row as well. Now all five arms of this game stand around it, and no tile can ever be built there: it is covered, and Ghent is full. With four districts you are first, 13 points.
lesson-cover-wrong-1 = The wall could still take a church tile, so it stays open and the city is not full.
lesson-cover-wrong-2 = A printed master does not help: the wall could still take a church tile and stays open.
lesson-cover-wrong-3 = The row could still take a yellow tile, so it stays open and the city is not full.
lesson-influenced = A card of the other side
lesson-influenced-text = Two players: your guild is blue, and red scores for you too; yellow and green score for the other player. You have drawn green’s Ghent card: it builds a green, a grey or a church tile. One corner is open. Red and green have three districts each, and red has more masters.
lesson-influenced-task = You are blue. Make the most of this card.
lesson-influenced-why = The card must be carried out, but not necessarily for green. A church tile adds two to the value: red stays first and gets 15 points for you, green gets 8.
lesson-influenced-wrong-1 = With a fourth district green wins the city: 14 points for the other player, and 7 for red.
lesson-influenced-wrong-2 = Green wins the city, master or not: 14 points for the other player, and 7 for red.
lesson-influenced-wrong-3 = Red stays first, but the city is worth only 14. There is something better.
