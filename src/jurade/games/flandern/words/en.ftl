## Cities, arms, guilds

city-brugge = Bruges
city-utrecht = Utrecht
city-gent = Ghent
city-ieper = Ypres
city-leuven = Leuven
city-luik = Liège
arms-blue = blue
arms-yellow = yellow
arms-green = green
arms-red = red
arms-grey = grey
arms-church = church
guild-blue = blue guild
    .the = the blue guild
guild-yellow = yellow guild
    .the = the yellow guild
guild-green = green guild
    .the = the green guild
guild-red = red guild
    .the = the red guild
guild-grey = grey guild
    .the = the grey guild
guild-trade = { $guild ->
    [blue] blue (weavers)
    [yellow] yellow (fullers)
    [green] green (dyers)
    [red] red (cloth cutters)
   *[grey] grey (armourers)
}
guild-colour = { $guild ->
    [blue] blue
    [yellow] yellow
    [green] green
    [red] red
   *[grey] grey
}

## Plots

plot-c = centre
    .the = the centre
plot-r1 = northern row
    .the = the northern row
plot-r2 = eastern row
    .the = the eastern row
plot-r3 = southern row
    .the = the southern row
plot-r4 = western row
    .the = the western row
plot-p1 = northern wall
    .the = the northern wall
plot-p2 = eastern wall
    .the = the eastern wall
plot-p3 = southern wall
    .the = the southern wall
plot-p4 = western wall
    .the = the western wall
plot-t1 = north-eastern corner
    .the = the north-eastern corner
plot-t2 = south-eastern corner
    .the = the south-eastern corner
plot-t3 = south-western corner
    .the = the south-western corner
plot-t4 = north-western corner
    .the = the north-western corner
plot-xa1 = new row A1
    .the = the new row A1
plot-xa2 = new row A2
    .the = the new row A2
plot-xb1 = new wall B1
    .the = the new wall B1
plot-xc1 = new wall C1
    .the = the new wall C1
plot-xc2 = new corner C2
    .the = the new corner C2
plot-in-city = { $plot } in { $city }
    .the = { THE($plot) } in { $city }

## Tiles

tile-plain = { $arms } tile
    .the = the { $arms } tile
tile-master = { $arms } tile with a master
    .the = the { $arms } tile with a master
tile-special = { $form ->
    [a] special tile A
    [b] special tile B
    [cl] special tile C (turned left)
    [cr] special tile C (turned right)
    [c] special tile C
   *[d] special tile D
}
stock-of-tile = { $r ->
    [one] 1 row
   *[other] { $r } rows
}, { $p ->
    [one] 1 wall
   *[other] { $p } walls
}, { $t ->
    [one] 1 corner
   *[other] { $t } corners
}
stock-there = in stock
stock-used = built

## Cards

card-brugge = Bruges
    .the = the Bruges card
card-utrecht = Utrecht
    .the = the Utrecht card
card-gent = Ghent
    .the = the Ghent card
card-ieper = Ypres
    .the = the Ypres card
card-leuven = Leuven
    .the = the Leuven card
card-luik = Liège
    .the = the Liège card
card-site = Building site
    .the = the building site card
card-back = Take back
    .the = the take-back card
card-influence = Influence
    .the = the influence card
card-cathedral = Cathedral
    .the = the cathedral card
card-master = Guild master
    .the = the guild master card
card-of-guild = { $card } ({ $guild })
    .the = { THE($card) } of { THE($guild) }
card-short-site = Site
card-short-back = Take back
card-short-influence = Influence
card-short-cathedral = Cathedral
card-short-master = Master
nothing = none
no-points = no points
list = { COMMAS($things) }
label = { CAPITAL($thing) }

## Refusals: another decision is due

why-now-play-choose_card = Choose one action card now, with as many influence cards as you like
why-now-play-turn_start = Start your turn: draw an influenced card, or play a card from your hand
why-now-play-own_card = Play a card from your hand now
why-now-build = Build a district in { $city } now, or finish a site there
why-now-city = Choose the city for your building site first
why-now-site = Start a site in { $city } now
why-now-cathedral = Put the cathedral on a church district now
why-now-master = Put the guild master on a district now

## Refusals: cards

why-absent-city = { $city } isn’t in this game
why-card-of-scored-city = { $city } has been scored, and its card has left the game
why-card-lies-played = You’ve already played { THE($card) }; play the take-back card first
why-no-influence-for-two = There are no influence cards with two players
why-no-influence = { $held ->
    [0] You have no influence cards, so you can’t play { $number }
    [one] You have only one influence card, so you can’t play { $number }
   *[other] You have only { $held } influence cards, so you can’t play { $number }
}
why-too-much-influence = Nobody can ever hold { $number } influence cards; { $most } is the most

## Refusals: cities, pawns and sites

why-scored-city = { $city } has been scored: nothing more happens there
why-no-site-in-city = None of your tiles fits in { $city } right now
why-other-city = You’re acting in { $asked }, not in { $city }
why-no-district = { CAPITAL(THE($plot)) } in { $city } isn’t built
why-not-own-or-grey = { CAPITAL(THE($plot)) } in { $city } is neither a { $guild } nor a grey district
why-not-a-church = { CAPITAL(THE($plot)) } in { $city } isn’t a church district
why-has-a-cathedral = { CAPITAL(THE($plot)) } in { $city } already has a cathedral
why-no-site = There’s no site on { THE($plot) } in { $city }
why-gold-arms = A golden card is for grey and church districts only, not for a { $arms } one
why-other-arms = You can’t use this card for a { $arms } district

## Refusals: building

why-no-such-plot = { $city } has no { $plot }: only a special tile can create one
why-plot-built = { CAPITAL(THE($plot)) } in { $city } is already built
why-plot-covered = { CAPITAL(THE($plot)) } in { $city } is covered
why-plot-swallowed = Special tile D has taken up { THE($plot) } in { $city }
why-special-elsewhere = You can’t lay { THE($tile) } on { THE($plot) }: A and C go on one of the city’s four corners, B and D on one of its four walls
why-no-tile-left = There’s no { $tile } left for { THE($plot) }
why-corner-taken = On { THE($plot) }, this tile would also take up { THE($other) } in { $city }, which isn’t open
why-no-ground = There isn’t room for { THE($tile) } on { THE($plot) } in { $city }: the ground around it is taken
why-same-arms = A { $arms } tile on { THE($plot) } in { $city } would touch the { $arms } district on { THE($other) }
why-no-support = No long side of { THE($plot) } in { $city } borders a district yet

## The game

game-name = Flandern 1302
game-tagline = Six cities, four guilds: build your districts where they count.
ending-plots = At most one plot is still open
ending-gold = There are no golden cards left
ending-no_open_plot = There are no open plots left
ending-influenced_only = Only the influenced guilds could still build
ending-stall = Nothing has been built or finished for many turns

## Options

option-guild_choice = Guilds
option-guild_choice-help = How the players get their guilds.
option-guild_choice-random = drawn by lot
option-guild_choice-given = as listed
option-guilds = List of guilds
option-guilds-help = One colour for each seat, in order: blue, yellow, green or red. With two players, list the guilds of both seats, then the guilds they influence.
option-first_player = First player
option-first_player-help = Who is first player in the first round.
option-first_player-random = drawn by lot
option-touch = Same arms
option-touch-help = When two districts with the same arms count as touching.
option-touch-side = along a side
option-touch-corner = even at a corner
option-half_value = Second place
option-half_value-help = How half the value of a city is rounded.
option-half_value-up = rounded up
option-half_value-down = rounded down
option-scored_city_cards = Cards of scored cities
option-scored_city_cards-help = What becomes of the cards of a scored city; those that stay have no effect.
option-scored_city_cards-removed = leave the game
option-scored_city_cards-kept = stay in hand
option-influenced_tiles = Influenced cards build for
option-influenced_tiles-help = Two players: which influenced guild you can build for with a drawn card.
option-influenced_tiles-card_arms = the guild on the card
option-influenced_tiles-any = either influenced guild
option-influenced_neutral = Influenced cards and neutral tiles
option-influenced_neutral-help = Two players: whether you can also build grey and church tiles with a drawn card.
option-influenced_neutral-true = grey and church tiles too
option-influenced_neutral-false = influenced guilds only
option-stall_limit_2p = Turns without building
option-stall_limit_2p-help = Two players: the game ends after this many turns in a row in which nothing is built or finished.

## Phases and sources of points

phase-guilds = guilds
phase-first = first player
phase-gold = golden card
phase-pile = influenced card
phase-choose_card = choosing cards
phase-act_city = city card
phase-site_city = city for a site
phase-site_build = building site
phase-gold_city = golden city card
phase-gold_site_city = city for a golden site
phase-gold_site_build = golden building site
phase-gold_cathedral = cathedral
phase-gold_master = guild master
phase-turn_start = start of a turn
phase-own_card = own card
phase-over = end
source-own-brugge = Bruges
source-own-utrecht = Utrecht
source-own-gent = Ghent
source-own-ieper = Ypres
source-own-leuven = Leuven
source-own-luik = Liège
source-influenced-brugge = Bruges, influenced guild
source-influenced-utrecht = Utrecht, influenced guild
source-influenced-gent = Ghent, influenced guild
source-influenced-ieper = Ypres, influenced guild
source-influenced-leuven = Leuven, influenced guild
source-influenced-luik = Liège, influenced guild
source-influence = influence cards

## Prompts

prompt-guilds = The guilds are drawn by lot.
prompt-first = The first player is drawn by lot.
prompt-gold = The first player draws a golden card.
prompt-pile = An influenced card is drawn.
prompt-choose-card = Choose an action card in secret{ $influence ->
    [0] .
    [one] , and add your influence card if you like.
   *[other] , and add up to { $influence } influence cards if you like.
} { $first }
you-are-first = You’re first player.
is-first = First player: { $seat }.
prompt-act-city = Build a district in { $city }, or finish a site there.
prompt-site-city = Choose the city for your building site.
prompt-site-build = Start a site in { $city }.
prompt-gold-city = Golden card: build a grey or church district in { $city }, or finish a grey or church site there.
prompt-gold-site-city = Golden card: choose the city for a grey or church site.
prompt-gold-site-build = Golden card: start a grey or church site in { $city }.
prompt-gold-cathedral = Golden card: put the cathedral on a church district.
prompt-gold-master = Golden card: put the guild master on one of your districts or on a grey one.
prompt-turn-start = Your turn: play a card from your hand, or draw an influenced card first.
prompt-own-card = Now play a card from your hand.
prompt-influenced-act-city = { CAPITAL(OF($guild)) } card: build a district in { $city }, or finish a site there.
prompt-influenced-site-city = { CAPITAL(OF($guild)) } card: choose the city for a building site.
prompt-influenced-site-build = { CAPITAL(OF($guild)) } card: start a site in { $city }.
prompt-over = { $ending }. { $seats } wins with { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
prompt-over-shared = { $ending }. { $seats } share the victory with { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
watch-choose-card = Everyone is choosing a card. Waiting for { $seats }.
watch-choose-card-sealed = You’ve chosen your card. Waiting for { $seats }.
watch-act-city = { $seat } is building or finishing a district in { $city }.
watch-site-city = { $seat } is choosing the city for a building site.
watch-site-build = { $seat } is starting a site in { $city }.
watch-gold-city = { $seat } is playing a golden card in { $city }.
watch-gold-site-city = { $seat } is choosing the city for a golden building site.
watch-gold-site-build = { $seat } is starting a golden building site in { $city }.
watch-gold-cathedral = { $seat } is placing a cathedral.
watch-gold-master = { $seat } is placing a guild master.
watch-turn-start = { $seat } is starting a turn.
watch-own-card = { $seat } is choosing a card to play.
watch-influenced-act-city = { $seat } is using { OF($guild) } card in { $city }.
watch-influenced-site-city = { $seat } is choosing a city for { OF($guild) } card.
watch-influenced-site-build = { $seat } is starting a site in { $city } with { OF($guild) } card.

## Picks and choices

pick-plot = { $city }, { $tip }
pick-finish = Finish the site
pick-count = { $count ->
    [0] No influence cards
    [one] 1 influence card
   *[other] { $count } influence cards
}
mark-first = you act first
choice-draw = Draw an influenced card
choice-play = Play { THE($card) }{ $influence ->
    [0] {""}
    [one] {" "}with 1 influence card
   *[other] {" "}with { $influence } influence cards
}
choice-city = Build the site in { $city }
choice-build = Build { THE($plot) } in { $city }: { $tile }
choice-site = Start a site on { THE($plot) } in { $city }: { $tile }
choice-finish = Finish the site on { THE($plot) } in { $city }
choice-cathedral = Put the cathedral on { THE($plot) } in { $city }
choice-master = Put the guild master on { THE($plot) } in { $city }

## Cities and plots

city-absent = not in play
city-scored = scored
city-open = { $open } open
city-of-full = of { $full }
guild-points = { $guild } { $points }
standing = { $districts ->
    [one] 1 district
   *[other] { $districts } districts
}, { $masters ->
    [0] no masters
    [one] 1 master
   *[other] { $masters } masters
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
standing-guild = { $guild }: { $standing }
tip-city = { $city }: worth { $value } now{ $more ->
    [0] {""}
   *[other] , at least { $full } once full
}; { $open ->
    [0] no plots open
    [one] 1 plot open
   *[other] { $open } plots open
}. If scored now: { $standings }.
tip-scored = { $city }, scored with a value of { $value }: { $standings }.
tip-absent = { $city } isn’t in this game.
tip-open = { $plot }: open to a { OR($arms) } tile
tip-closed = { $plot }: open, but no tile fits right now
tip-distant = { $plot }: open, but out of reach for now
tip-covered = { $plot }: covered, can’t be built any more
tip-district = { $plot }: { $arms } district{ $state ->
    [site] , still a site
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
tip-gold-pile = Golden cards left: { $a } in pile A, { $b } in pile B
tip-gold-card = { CAPITAL(OF($seat)) } golden card{ $shown ->
    [yes] {""}
   *[no] , not shown yet
}: { $card }
tip-gold-hidden = { CAPITAL(OF($seat)) } golden card, face down
tip-gold-discard = Golden cards used: { COMMAS($cards) }
tip-pile = Influenced cards: { $left } in the pile, { $used } used
tip-influenced-card = Influenced card in play: { $card }
tip-pair = { $seat } scores for { THE($guild) } and { THE($influenced) }
tip-sealed = { $seat } has chosen
tip-choosing = { $seat } hasn’t chosen yet
tip-play = { $seat } plays { THE($card) }{ $influence ->
    [0] {""}
    [one] {" "}with 1 influence card
   *[other] {" "}with { $influence } influence cards
}
tip-acting = { $seat } is using { THE($card) }
tip-done = { $seat } has acted
tip-score = { $guild }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
strip-own = own card
strip-influenced = influenced
scene-round = Round { $round }. Open plots: { $plots }. Scored cities: { COMMAS($scored) }.
scene-turn = Turn { $round }. Open plots: { $plots }. Scored cities: { COMMAS($scored) }.
hand-played = { $card } (played)
hand-influence = { $count ->
    [0] No influence cards
    [one] 1 influence card
   *[other] { $count } influence cards
}
hand-gold = Golden card: { $card }
hand-tile = { CAPITAL($tile) }: { $stock }
hand-tile-nowhere = { CAPITAL($tile) }: fits nowhere in this city right now
hand-tile-nowhere-of = { CAPITAL($tile) } ({ $stock }): fits nowhere in this city right now
player = Player { $number }
panel-guild = guild
panel-influence = influence cards
panel-influenced = with { THE($guild) }
panel-sum = { $own } + { $other }
panel-hand = hand
panel-played = played
panel-tiles = tiles
table-city = { $city }: { $value } of { $full }
table-stock = Tiles in stock
table-points = Guild points
table-gold = Golden cards not shown yet
table-pile = Influenced cards to come
unseen-gold = A: { $a }, B: { $b }

## What happened

event-guilds_given = Guilds: { $guilds }.
guild-given = { $seat } ({ $guild })
event-influence_given = Influenced guilds: { $guilds }.
event-first_player_found = { $seat } is first player.
event-gold_drawn = { $seat } draws a golden card from pile { $pile }.
event-gold_drawn-known = { $seat } draws a golden card from pile { $pile }: { $card }.
event-gold_removed = The golden { $card } card leaves the game: the city has been scored.
event-card_chosen = { $seat } has chosen.
event-cards_revealed = Cards turned up, in order of play: { COMMAS($plays) }.
revealed-card = { $seat } ({ $card }{ $influence ->
    [0] {""}
   *[other] {" "}+{ $influence }
})
event-card_played = { $seat } plays { THE($card) }.
event-action_void = { CAPITAL(THE($card)) } has no effect for { $seat }.
event-cards_taken_back = { $seat } takes cards back: { COMMAS($cards) }.
event-cards_taken_back-none = { $seat } has no cards to take back.
event-cards_taken_back-alone = { $seat } has nothing to take back but the take-back card.
event-gold_revealed = { $seat } shows the golden card: { $card }.
event-influenced_card_drawn = { $seat } draws an influenced card: { THE($card) }.
event-influenced_card_removed = { CAPITAL(THE($card)) } leaves the game: the city has been scored.
event-pile_renewed = { $seat } shuffles the used influenced cards into a new pile.
event-forced = { $seat } has only one choice.
event-forced-play = { $seat } can only play { THE($card) }.
event-forced-draw = { $seat } can only draw an influenced card.
event-forced-build = { $seat } has only one possible action in { $city }.
event-forced-finish = { $seat } has only one possible action in { $city }.
event-forced-site = { $seat } has only one way to start a site in { $city }.
event-forced-city = { CAPITAL(OF($seat)) } site can only go in { $city }.
event-forced-cathedral = Only one church district can take { OF($seat) } cathedral.
event-forced-master = Only one district can take { OF($seat) } guild master.
event-district_built = { $seat } builds { THE($plot) } in { $city }: { A($tile) }.
event-site_built = { $seat } starts a site on { THE($plot) } in { $city }: { A($tile) }.
event-site_finished = { $seat } finishes the { $arms } site on { THE($plot) } in { $city }.
event-plot_opened = { $city } grows: { THE($plot) } is open.
event-plot_covered = { CAPITAL(THE($plot)) } in { $city } is covered.
event-cathedral_raised = { $seat } puts a cathedral on { THE($plot) } in { $city }.
event-master_placed = { $seat } puts a guild master on { THE($plot) } in { $city }.
event-city_scored = { $city } is scored with a value of { $value }: { $standings }.
event-influence_bonus_given = { $seat } holds the most influence cards: { $points } points.
event-game_ended = The game is over. { $ending }.

## Previews

preview-draw = { $left ->
    [one] You draw the last influenced card and carry it out.
   *[other] You draw one of the { $left } influenced cards and carry it out.
}
preview-draw-renewed = { $left ->
    [one] The last used influenced card is drawn again and carried out.
   *[other] The { $left } used influenced cards make a new pile; you draw one and carry it out.
}
preview-back = Back to your hand: { $cards }
preview-site = Possible right now in { OR($cities) }; site pawns in stock: { $left }
preview-room = { $city } right now: { $plots ->
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
preview-last-round = This is the last round: there are no golden cards left.
preview-value = { $city } is worth { $value } (was { $before }){ $more ->
    [0] {""}
   *[other] , at least { $full } once full
}
preview-value-same = { $city } is still worth { $value }{ $more ->
    [0] {""}
   *[other] , at least { $full } once full
}
preview-standing = If scored now: { $standings }
preview-opens = Opens { THE($plots) }
preview-takes = Also takes up { THE($plots) }
preview-closes = Closed to { $arms } for good: { $plots }
preview-scored = { $city } is scored with a value of { $value }
preview-ends = The game ends. { $ending }.
warn-nothing-back = You have no cards to take back.
warn-void = Right now { THE($card) } has no effect.
warn-no-own = No { $arms } tile fits in { $city } right now, only grey or church.
warn-last-tile = { $shape ->
    [R] This is your last row tile.
    [P] This is your last wall tile.
   *[T] This is your last corner tile.
}
warn-plot-dies = No longer buildable: { $plots }.
warn-site-in-vain = { $city } will be full, and a site counts for nothing there.
warn-city-full = { $city } will be full: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $seat }, { $own } for you.
warn-ends = At most one plot will stay open: the game ends with this round.

## Lessons

lesson-home = Building at home
lesson-home-text = Leuven is your home city, and its centre is a yellow district. All the rows touch the centre, so none of your own tiles fits there. You can build a wall once it has a row to lean on.
lesson-home-task = You’re Yellow and have played the Leuven card. Build so that next time a yellow tile fits both the northern wall and the eastern wall.
lesson-home-why = A wall leans with its long side on two rows. The northern row carries both the northern and the eastern wall, and a grey or church tile there doesn’t bear your arms. You have to carry out any action that’s possible, so you had to build one of these anyway.
lesson-home-wrong-1 = The eastern row carries the eastern and the southern wall. The northern wall still has nothing to lean on.
lesson-home-wrong-2 = The western row carries the western and the northern wall. The eastern wall still has nothing to lean on.
lesson-home-wrong-3 = The southern row carries the southern and the western wall, and you wanted neither.
lesson-opening = Never side by side
lesson-opening-text = You have one district in Ghent, the northern row. Districts with the same arms must never share a side.
lesson-opening-task = You’re Blue and have played the Ghent card. Build a second blue district in Ghent.
lesson-opening-why = For now the southern row is the only place: the other rows, the northern wall and the eastern wall all touch your first district, and nothing else is in reach yet. A printed master makes no difference here.
lesson-opening-wrong-1 = A grey district counts for the grey guild, not for you.
lesson-opening-wrong-2 = A church district makes the city more valuable, but counts for no guild.
lesson-order = Who acts first?
lesson-order-text = Yellow is first player; Green, Blue and Red follow clockwise. Yellow has no influence cards left, Green and Blue have one each, and you have three. The more cards you play, the earlier you act; if two players play the same number, the one nearer to the first player, counted clockwise, goes first.
lesson-order-task = You’re Red. Play the Leuven card so that you act before everyone else, whatever they do, and don’t waste an influence card.
lesson-order-why = Green and Blue can play two cards at most. With three, Leuven and two influence cards, you act before everyone. The third influence card stays in your hand, where it may bring you 3 points at the end.
lesson-order-wrong-1 = With a single card you act last: everyone else sits nearer to the first player.
lesson-order-wrong-2 = Two cards aren’t safe: Green or Blue could play two as well, and both sit nearer to the first player.
lesson-order-wrong-3 = You’d act first, but one card fewer would have been enough. Influence cards leave the game once they’re played.
lesson-site = Finish it in time
lesson-site-text = Only one plot is open in Utrecht, the north-eastern corner. Green has also played the Utrecht card, acts after you and has to fill that corner. A red tile doesn’t fit there, because it would touch the red northern wall. Your southern row is still a site.
lesson-site-task = You’re Red and have played the Utrecht card. Utrecht will be scored this round: get as many points from it as you can.
lesson-site-why = Sites count for nothing. Once it’s finished, your third district makes you level with Blue, and your two printed masters win you first place: 14 or 15 points. Green fills the corner.
lesson-site-wrong-1 = Now the city is full, and your site counts for nothing. Blue is first, and Grey comes before you with the two masters on the centre: 4 points.
lesson-site-wrong-2 = The city is full, your site counts for nothing, and with a third master Grey is even stronger. You’re third: 4 points.
lesson-site-wrong-3 = The city is full and worth 14, but your site counts for nothing. Blue is first with three districts, you’re second: 7 points.
lesson-enlarge = A city that grows
lesson-enlarge-text = Only the south-eastern corner is open in Ghent, and Red is ahead. You can’t build green there, because the eastern wall is green.
lesson-enlarge-task = You’re Green and have played the Ghent card. Build so that Ghent still has open plots afterwards.
lesson-enlarge-why = Special tiles A and C go on a corner and create new plots outside the walls, two of them here. The city isn’t full, and you have another chance to catch up with Red.
lesson-enlarge-wrong-1 = An ordinary church tile fills the last plot. Ghent is scored this round, and you’re third: 4 points.
lesson-enlarge-wrong-2 = That fills the last plot. Ghent is scored this round, and you’re third: 4 points.
lesson-enlarge-wrong-3 = That fills the last plot, and with two districts and a master Grey draws level with you. You share third and fourth place: 2 points.
lesson-close = Two plots at one stroke
lesson-close-text = Two plots are open in Ypres, the northern wall and the north-eastern corner. You and Yellow have three districts each, and with two masters to one you’re ahead. No blue tile fits either plot, but a yellow one fits both. Yellow has also played the Ypres card and acts after you.
lesson-close-task = You’re Blue and have played the Ypres card. Make sure of first place.
lesson-close-why = Special tile D takes up a wall and the corner clockwise of it. Ypres is full, Yellow has nothing left to build, and you score its whole value: 14 points.
lesson-close-wrong-1 = The corner stays open, and Yellow takes it with a fourth district.
lesson-close-wrong-2 = The wall stays open, and Yellow takes it with a fourth district.
lesson-close-wrong-3 = The city is worth more now, but the wall stays open, and Yellow takes it with a fourth district.
lesson-last-district = The last plot in Leuven
lesson-last-district-text = Every guild has two finished districts in Leuven, and one plot is open, the south-western corner. Yellow has three masters there, two of them on the centre; Red and Green have one each; you and Grey have none.
lesson-last-district-task = You’re Blue and have played the Leuven card. Win the city.
lesson-last-district-why = Districts come before masters: your third district puts you in first place. The city is worth 16: eleven for the guilds’ districts, two for a church district, three for the one with the cathedral.
lesson-last-district-wrong-1 = Now Grey has three districts and wins the city. You have two and no masters: last place.
lesson-last-district-wrong-2 = The city is worth 17 now, but every guild has two districts, and Yellow wins with three masters. You have none.
lesson-guild-master = A master for Grey
lesson-guild-master-text = Leuven is full and about to be scored. You’re first with three districts. All the others have two: Yellow with three masters, Red and Green with one each, Grey with none. Your golden card is a guild master, for a blue or a grey district.
lesson-guild-master-task = You’re Blue. Place the master so that neither Red nor Green gets a point for Leuven.
lesson-guild-master-why = With a master, Grey is level with Red and Green. The three share places three to five, so they all get the points for the lowest: none. You get 16 points and Yellow 8.
lesson-guild-master-wrong-1 = Your three districts have already won, and masters only break ties. Red and Green share third and fourth place: 2 points each.
lesson-guild-master-wrong-2 = Your first place is safe without a master. Red and Green share third and fourth place: 2 points each.
lesson-guild-master-wrong-3 = Nobody else has three districts, so your masters don’t matter. Red and Green share third and fourth place: 2 points each.
lesson-guild-master-wrong-4 = That may help Grey in Utrecht one day. In Leuven nothing changes, and Red and Green get 2 points each.
lesson-cover = A plot that dies
lesson-cover-text = Three play, and Green isn’t in the game. Two plots are open in Ghent: the northern row, which touches red, blue, grey and church districts, and the northern wall. Nobody else builds in Ghent this round. A plot that no tile can ever fill is covered at the end of the round.
lesson-cover-task = You’re Yellow and have played the Ghent card. Build so that Ghent is scored this round.
lesson-cover-why = A yellow wall touches the northern row as well. Now all five arms in this game surround it, and no tile can ever be built there: it’s covered, and Ghent is full. With four districts you’re first: 13 points.
lesson-cover-wrong-1 = A church tile could still go on the wall, so it stays open and the city isn’t full.
lesson-cover-wrong-2 = A printed master doesn’t help: a church tile could still go on the wall, so it stays open.
lesson-cover-wrong-3 = A yellow tile could still go on the row, so it stays open and the city isn’t full.
lesson-influenced = A card for the other side
lesson-influenced-text = Two players: you lead the blue guild, and the red one scores for you too; yellow and green score for the other player. You’ve drawn the green guild’s Ghent card: with it you build a green, a grey or a church tile. One corner is open. Red and green have three districts each, and red has more masters.
lesson-influenced-task = You’re Blue. Make the most of this card.
lesson-influenced-why = You have to carry out the card, but not necessarily for green. A church tile adds 2 to the value: red stays first and gets you 15 points, green gets 8.
lesson-influenced-wrong-1 = With a fourth district green wins the city: 14 points for the other player, and 7 for red.
lesson-influenced-wrong-2 = Green wins the city, master or not: 14 points for the other player, and 7 for red.
lesson-influenced-wrong-3 = Red stays first, but the city is worth only 14. You can do better.
