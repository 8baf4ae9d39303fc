### Carcassonne, English

## Things: pieces, goods, corners

piece = { $piece ->
    [follower] follower
    [big] big follower
    [wagon] wagon
    [mayor] mayor
    [builder] builder
    [pig] pig
    [barn] barn
   *[abbey] abbey
}
good = { $good ->
    [wine] wine
    [grain] grain
   *[cloth] cloth
}
corner = { $corner ->
    [nw] north-west corner
    [ne] north-east corner
    [se] south-east corner
   *[sw] south-west corner
}
    .the = the { corner }

## Places: a space from the latest tile, a feature by its side of a tile

next-north = just north
next-east = just east
next-south = just south
next-west = just west
steps-north = { $count ->
    [one] 1 space north
   *[other] { $count } spaces north
}
steps-east = { $count ->
    [one] 1 space east
   *[other] { $count } spaces east
}
steps-south = { $count ->
    [one] 1 space south
   *[other] { $count } spaces south
}
steps-west = { $count ->
    [one] 1 space west
   *[other] { $count } spaces west
}
more-east = { $count } east
more-west = { $count } west
side = { $side ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
    [nw] north-west
   *[c] middle
}
on-side = { $side ->
    [none] {""}
   *[other] {" "}({ side })
}
on-feature = { $kind ->
    [city] in the city
    [road] on the road
    [cloister] on the cloister
    [abbey] on the abbey
   *[field] in the meadow
}
goal = { $cell } of the latest tile{ on-side }
goal-last = on the latest tile{ on-side }

## Why an action is not allowed

why-chance = Tiles and the first player are drawn by chance alone.
why-now-start = First draw a tile or lay your abbey.
why-now-place = First lay the tile you drew.
why-now-deploy = First place a piece on the tile you laid, or choose to place nothing.
why-now-wagon = First drive your wagon on or take it home.
why-now-end-abbey = The pile is empty: first lay your abbey or keep it.
why-pile-empty = The pile is empty: there’s nothing to draw.
why-must-draw = You can’t pass: draw a tile or lay your abbey.
why-cell-taken = There’s already a tile there.
why-no-neighbour = No tile touches that space.
why-edges = The { $side } edge doesn’t match: { $ours } would meet { $theirs }.
why-side-north = northern
why-side-east = eastern
why-side-south = southern
why-side-west = western
why-edge-field = meadow
why-edge-road = a road
why-edge-city = a city
why-same-rotation = Turned like this, the tile looks the same as in another choice. Pick that one.
why-abbey-not-in-game = There are no abbeys in this game.
why-abbey-used = You’ve already laid your abbey.
why-no-hole = That’s not a hole: an abbey needs an empty space with tiles on all four sides.
why-abbey-monk = Only a follower, a big follower or a wagon can stand on an abbey.
why-piece-not-in-game = There’s no { $piece } in this game.
why-piece-used = { $piece ->
    [follower] You have no followers left in your supply.
   *[other] Your { piece } isn’t in your supply.
}
why-no-segment = The tile you laid has no such segment.
why-same-feature = { $kind ->
    [city] Another segment of the tile belongs to the same city: pick that one.
    [road] Another segment of the tile belongs to the same road: pick that one.
   *[field] Another segment of the tile belongs to the same meadow: pick that one.
}
why-occupied = { $kind ->
    [city] There’s already a follower in this city.
    [road] There’s already a follower on this road.
    [cloister] There’s already a follower on this cloister.
    [abbey] There’s already a follower on this abbey.
   *[field] There’s already a follower in this meadow.
}
why-farmer-barn = You can’t place a farmer in a meadow with a barn.
why-no-farmers = There are no farmers in this game.
why-mayor-city = The mayor can only go into a city.
why-wagon-meadow = A wagon can’t go into a meadow.
why-builder-place = The builder goes on a road or into a city.
why-builder-alone = The builder needs one of your followers on the same road or in the same city.
why-builder-complete = There’s nothing left to build here: this feature is complete.
why-pig-place = The pig goes into a meadow.
why-pig-alone = The pig needs one of your farmers in the same meadow.
why-barn-corner = No barn fits on { THE($corner) }: four tiles must meet there, all showing meadow.
why-barn-there = There’s already a barn in this meadow.
why-wagon-nothing = There’s nothing for the wagon to drive to there.
why-wagon-complete = { $kind ->
    [city] This city is complete. The wagon needs an incomplete feature.
    [road] This road is complete. The wagon needs an incomplete feature.
    [cloister] This cloister is complete. The wagon needs an incomplete feature.
   *[abbey] This abbey is complete. The wagon needs an incomplete feature.
}
why-wagon-unconnected = That isn’t directly connected to the feature just scored.
why-wagon-far = That’s neither on the wagon’s tile nor on one of the eight spaces around it.
why-wagon-name = { $kind ->
    [city] The wagon can drive into this city, but only where it’s highlighted.
   *[road] The wagon can drive onto this road, but only where it’s highlighted.
}

## The game

game-name = Carcassonne
game-tagline = Build the land tile by tile; claim its cities, roads, cloisters and meadows.
ending-pile = The pile is empty

## Options

option-abbey_mayor = Abbey & Mayor
option-abbey_mayor-help = Twelve more tiles; an abbey, a mayor, a barn and a wagon for each player.
option-abbey_mayor-true = with
option-abbey_mayor-false = without
option-inns_cathedrals = Inns & Cathedrals
option-inns_cathedrals-help = Eighteen more tiles; inns and cathedrals raise the stakes; a big follower for each player.
option-inns_cathedrals-true = with
option-inns_cathedrals-false = without
option-traders_builders = Traders & Builders
option-traders_builders-help = Twenty-four more tiles; goods for closing cities; a builder and a pig for each player.
option-traders_builders-true = with
option-traders_builders-false = without
option-abbey_at_end = Abbeys after the last tile
option-abbey_at_end-help = What becomes of unused abbeys once the pile is empty.
option-abbey_at_end-round = one last round to lay them
option-abbey_at_end-none = too late to lay them
option-wagon_move = Moving the wagon
option-wagon_move-help = Where a wagon can drive once its feature is scored.
option-wagon_move-connected = to a directly connected feature
option-wagon_move-neighbourhood = to any feature on its own tile or the eight around it
option-small_city = City of two tiles
option-small_city-help = What the smallest city is worth when it’s complete.
option-small_city-4 = 4 points, like any other
option-small_city-2 = 2 points, as in old editions
option-am_inner_meadows = Inner meadows
option-am_inner_meadows-help = Whether the tiny meadows inside two tiles of Abbey & Mayor count.
option-am_inner_meadows-true = they count
option-am_inner_meadows-false = they don’t count
option-farmers = Farmers
option-farmers-help = The game is easier to learn without farmers; barns stay.
option-farmers-true = with
option-farmers-false = without
option-first_player = First player
option-first_player-help = Who begins.
option-first_player-random = drawn by lot

## Sources of points

source-city = cities
source-road = roads
source-cloister = cloisters
source-abbey = abbeys
source-field_barn_placed = meadows when a barn was placed
source-field_barn_joined = meadows joined to a barn
source-end_city = incomplete cities
source-end_road = incomplete roads
source-end_cloister = incomplete cloisters
source-end_abbey = incomplete abbeys
source-end_field = meadows at the end
source-end_barn = barns at the end
source-end_goods = goods
source-earlier = earlier points

## Prompts

prompt-first = Drawing lots for the first player.
prompt-draw = A tile is being drawn.
prompt-start = Draw a tile, or lay your abbey in a hole.
prompt-place = Lay the tile you drew: it fits { $places ->
    [one] in one space only.
   *[other] in { $places } spaces.
}
prompt-deploy = Place a piece on the tile you laid, or nothing.
prompt-wagon = Your wagon is free again: drive on, or take it home.
prompt-end-abbey = The pile is empty. Lay your abbey in a hole, or keep it.
prompt-over = Game over: { $seats } wins with { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
prompt-over-shared = Game over: { $seats } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
} each.
watch-start = { $seat } can draw a tile or lay an abbey.
watch-place = { $seat } is laying a tile.
watch-deploy = { $seat } can place a piece.
watch-wagon = { $seat } can drive the wagon on.
watch-end-abbey = { $seat } can still lay an abbey.

## Picks and choices

pick-cell = { $cell } of the latest tile
pick-hole = hole, { $cell } of the latest tile
pick-turn = { NUMBER($degrees) ->
    [0] as it is
    [90] turned right
    [180] turned 180°
   *[other] turned left
}
pick-abbey = Lay your abbey
pick-piece = { CAPITAL($piece) }
pick-follower = Follower ({ $left ->
    [0] none left
   *[other] { $left } left
})
pick-corner = { $corner }
pick-segment = { CAPITAL($where) } · { $feature }

choice-draw = Draw a tile
choice-pass = Keep your abbey
choice-skip = Place nothing
choice-home = Take the wagon home
choice-place = Lay the tile { $cell } of the latest one, { NUMBER($degrees) ->
    [0] as it is
    [90] turned right
    [180] turned 180°
   *[other] turned left
}
choice-abbey = Lay your abbey in the hole { $cell } of the latest tile
choice-deploy = Place { $piece ->
    [follower] a { $kind ->
        [city] knight
        [road] thief
        [field] farmer
       *[cloister] monk
    }
   *[other] your { piece }
} { on-feature }{ on-side }
choice-barn = Place your barn on { THE($corner) }
choice-drive = { $kind ->
    [city] Drive into the city
    [road] Drive onto the road
    [cloister] Drive to the cloister
   *[abbey] Drive to the abbey
} { $cell } of the latest tile{ on-side }
choice-drive-last = { $kind ->
    [city] Drive into the city
    [road] Drive onto the road
    [cloister] Drive to the cloister
   *[abbey] Drive to the abbey
} on the latest tile{ on-side }

## Features

holder = { $seat } (strength { $strength })
holder-barn = { OF($seat) } barn
holders = Occupied by { $who }.
holders-nobody = Unoccupied.
holders-barns = { $barns } { GENDER($barns) ->
    [mp] stand
   *[m] stands
} here.
holders-and-barns = { holders } { holders-barns }
feature-city = City: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}{ $pennants ->
    [0] {""}
    [one] , 1 pennant
   *[other] , { $pennants } pennants
}{ $special ->
    [cathedral] , cathedral
   *[none] {""}
}, { $ends ->
    [one] 1 open end
   *[other] { $ends } open ends
}. { $special ->
    [cathedral] Worth { $full } points, but only if completed
   *[none] Worth { $now ->
        [one] 1 point
       *[other] { $now } points
    } now, { $full } when complete
}. { $holders }
feature-city-complete = Complete city: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}{ $pennants ->
    [0] {""}
    [one] , 1 pennant
   *[other] , { $pennants } pennants
}{ $special ->
    [cathedral] , cathedral
   *[none] {""}
}. { $holders }
feature-road = Road: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}{ $special ->
    [inn] , inn
   *[none] {""}
}, { $ends ->
    [one] 1 open end
   *[other] { $ends } open ends
}. { $special ->
    [inn] Worth { $full } points, but only if completed
   *[none] Worth { $full ->
        [one] 1 point
       *[other] { $full } points
    }
}. { $holders }
feature-road-complete = Complete road: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}{ $special ->
    [inn] , inn
   *[none] {""}
}. { $holders }
feature-cloister = Cloister: { $around ->
    [0] none of the 8 spaces around it is
    [one] 1 of the 8 spaces around it is
    [8] all 8 spaces around it are
   *[other] { $around } of the 8 spaces around it are
} filled. { $holders }
feature-abbey = Abbey: { $around ->
    [0] none of the 8 spaces around it is
    [one] 1 of the 8 spaces around it is
    [8] all 8 spaces around it are
   *[other] { $around } of the 8 spaces around it are
} filled. { $holders }
feature-field = Meadow: touches { $cities ->
    [0] no complete city
    [one] 1 complete city
   *[other] { $cities } complete cities
}. { $holders }
overlay-meadows = Meadows
mark-hole = Hole: { $fits ->
    [0] only an abbey fits here.
    [one] an abbey fits here, and so does 1 of the tiles to come.
   *[other] an abbey fits here, and so do { $fits } of the tiles to come.
}
scene-description = { $tiles ->
    [one] 1 tile on the board
   *[other] { $tiles } tiles on the board
}, { $left } in the pile.
table-unseen = Tiles to come: { $left }

## Panels

panel-followers = followers left
panel-there = in supply
panel-used = used
chip-second-part = second tile

## What happened

event-first_player = { $seat } begins.
event-turn_begun = { OF($seat) } turn.
event-second_part_begun = { $seat } plays a second tile.
event-tile_drawn = { $seat } draws a tile: { $tile }.
event-tile_discarded = { OF($seat) } tile fits nowhere and is laid aside.
event-tile_laid = { $seat } lays the tile.
event-abbey_laid = { $seat } lays the abbey.
event-abbey_declined = { $seat } keeps the abbey.
event-builder_extended = { OF($seat) } builder earns a second tile.
event-deploy_skipped = { $seat } places nothing.
event-piece_deployed = { $seat } places { $piece ->
    [follower] a { $kind ->
        [city] knight
        [road] thief
        [field] farmer
       *[cloister] monk
    }
   *[other] the { piece }
} { on-feature }.
event-barn_placed = { $seat } places the barn.
event-wagon_moved = { OF($seat) } wagon drives on { $segment ->
    [city] into a city
    [road] to a road
   *[cloister] and becomes a monk
}.
event-wagon_home = { $forced ->
    [1] { OF($seat) } wagon has nowhere to go and goes home.
   *[0] { $seat } takes the wagon home.
}
event-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { scored-feature }.
event-nobody_scored = Nobody scores for { scored-feature }.
scored-feature = { $kind ->
    [city] a city
    [road] a road
    [cloister] a cloister
    [abbey] an abbey
    [field_barn_placed] the meadow of the new barn
    [field_barn_joined] a meadow joined to a barn
    [end_city] an incomplete city
    [end_road] an incomplete road
    [end_cloister] an incomplete cloister
    [end_abbey] an incomplete abbey
    [end_field] a meadow
    [end_barn] a barn
   *[end_goods] the most { good }
}
event-piece_returned = { $seat } gets { $piece ->
    [follower] a follower
   *[other] the { piece }
} back.
event-goods_taken = { $seat } takes { $count } { good }.
event-game_ended = The game is over.

## Previews

preview-draw = You draw { $left ->
    [one] the last tile.
   *[other] one of the { $left } tiles left.
}
preview-pass = Your abbey stays in your supply and is worth nothing.
preview-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { scored-feature }.
preview-nobody = Nobody scores for { scored-feature }.
preview-home = { $seat } gets back { $pieces }.
home-piece = { $piece ->
    [follower] { $count ->
        [1] a follower
       *[other] { $count } followers
    }
   *[other] the { piece }
}
preview-wagon = { $seat } can drive the wagon on.
preview-goods = You take { $count } { good }.
preview-second-part = You play a second tile.
preview-ends = The game ends.
warn-last-follower = This is your last follower.
warn-lost = { $kind ->
    [city] You’re outnumbered in this city
    [road] You’re outnumbered on this road
   *[field] You’re outnumbered in this meadow
}: { $holders }.
warn-mayor = There’s no pennant in this city yet: the mayor has no strength.
warn-barn-others = Only others score when you place this barn.
warn-farmers-home = Your farmers go home for { $points ->
    [0] no points.
    [one] 1 point.
   *[other] { $points } points.
}

## Land tiles

tile-bg_a = cloister with a road from the south
tile-bg_b = cloister in a meadow
tile-bg_c = city on all four sides, pennant
tile-bg_d = city in the north, straight road
tile-bg_e = city on one side
tile-bg_f = city from side to side, pennant
tile-bg_g = city from side to side
tile-bg_h = two cities on opposite sides
tile-bg_i = two cities on neighbouring sides
tile-bg_j = city in the north, road bending from east to south
tile-bg_k = city in the east, road bending from north to west
tile-bg_l = city in the east, crossing of three roads
tile-bg_m = corner city, pennant
tile-bg_n = corner city
tile-bg_o = corner city with pennant, bending road
tile-bg_p = corner city, bending road
tile-bg_q = city on three sides, pennant
tile-bg_r = city on three sides
tile-bg_s = city on three sides with pennant, road to its gate
tile-bg_t = city on three sides, road to its gate
tile-bg_u = straight road
tile-bg_v = bending road
tile-bg_w = crossing of three roads
tile-bg_x = crossing of four roads
tile-am_a = city on all four sides, two pennants
tile-am_b = two cities that cross, pennant on the one from north to south
tile-am_c = northern city with pennant, passing over another city and ending in the meadow
tile-am_d = two cities, a road to the gate of each
tile-am_e = cloister where four roads end
tile-am_f = city in the north, road from the west to its gate
tile-am_g = city in the north, its wall touched by a road from east to south
tile-am_h = city in the north, its wall touched by a road from south to west
tile-am_i = western city with pennant, reaching two corners and leaving three meadows
tile-am_j = road ending at a house in the meadow
tile-am_k = one road running on in three directions
tile-am_l = city from side to side with pennant, a road passing through it
tile-ic_a = cathedral in a city on all four sides
tile-ic_b = cloister where two roads end
tile-ic_c = four cities around a meadow
tile-ic_d = three cities
tile-ic_e = two cities and two roads meeting in the middle
tile-ic_f = corner city with pennant and another city
tile-ic_g = northern city, reaching a far corner and leaving two meadows
tile-ic_h = city in the north, road from the south to its gate
tile-ic_i = corner city, road from the east to its gate
tile-ic_j = city from side to side with pennant, a road to each of two gates
tile-ic_k = corner city, road with inn to its gate
tile-ic_l = city in the north, bending road with inn
tile-ic_m = corner city with pennant, bending road with inn
tile-ic_n = crossing of three roads, inn on the eastern one
tile-ic_o = straight road with inn
tile-ic_p = bending road with inn
tile-ic_q = two bending roads
tile-tb_a = corner city with grain
tile-tb_b = corner city with wine
tile-tb_c = city from side to side with cloth, another city in the south
tile-tb_d = city from side to side with wine, another city in the south
tile-tb_e = city on three sides with grain
tile-tb_f = corner city with cloth and two other cities
tile-tb_g = corner city with cloth, reaching a far corner, two roads to its gates
tile-tb_h = corner city with wine, two roads to its gates
tile-tb_i = corner city with cloth, another city, road to a gate
tile-tb_j = corner city with grain, another city, road to a gate
tile-tb_k = corner city with cloth, road to its gate
tile-tb_l = corner city with wine, reaching a far corner, road to its gate
tile-tb_m = city on three sides with wine, road to its gate
tile-tb_n = two corner cities, one with wine
tile-tb_o = city from side to side with wine
tile-tb_p = city in the north, road from the east to its gate
tile-tb_q = city from side to side with grain, road to its gate
tile-tb_r = city from side to side with wine, road to its gate
tile-tb_s = city from side to side with wine, a road to each of two gates
tile-tb_t = cloister where three roads end
tile-tb_u = corner city with grain, road from the south to its gate
tile-tb_v = corner city with grain, reaching a far corner, road to its gate
tile-tb_w = city in the north with a road to its gate, another road ending beside it
tile-tb_x = two roads crossing on a bridge

## Lessons

lesson-abbey = The abbey fills a hole
lesson-abbey-text = The space in the middle has a tile on all four sides: it’s a hole. You still have your abbey, and all eight spaces around the hole are filled.
lesson-abbey-task = You’re Blue, at the start of your turn. What earns you nine points at once?
lesson-abbey-why = You can lay the abbey in any hole, whatever the edges show. With eight neighbours it’s complete at once, so a monk on it scores nine points.
lesson-abbey-wrong-1 = Then you’d have to lay the tile you draw, and the hole would stay open for the others.
lesson-monk = A monk on the abbey
lesson-monk-text = You’ve laid your abbey. It closed the road on the left, which scores for Red whatever you do.
lesson-monk-task = You’re Blue. Which piece earns you the nine points of the abbey?
lesson-monk-why = A follower on the abbey is a monk, as on a cloister: one point for the abbey and one for each of its eight neighbours. The wagon can stand there too, and could even drive on.
lesson-monk-wrong-1 = Without a monk, the abbey scores nothing for you.
lesson-mayor = What a mayor is worth
lesson-mayor-text = You’ve started a city. There’s no pennant in it.
lesson-mayor-task = Which piece has a strength of at least 1 in this city?
lesson-mayor-why = A follower or a wagon has strength 1. The mayor is as strong as the city has pennants: with none here, he’d score nothing.
lesson-mayor-wrong-1 = Without a pennant the mayor has strength 0. Alone in the city, he scores nothing.
lesson-barn = The barn cashes in a meadow
lesson-barn-text = Four meadow corners meet at the north-west corner of your tile. Your farmer is in that meadow, which touches two complete cities.
lesson-barn-task = You’re Blue. Score the meadow now, and keep on profiting from it.
lesson-barn-why = The barn scores the farmers of the meadow at once: three points for each complete city, six for you. Your farmer goes home, and at the end the barn earns four points for each city.
lesson-barn-wrong-1 = Then your farmer keeps waiting, and somebody else could place a barn there.
lesson-barn-join = Farmers who meet a barn
lesson-barn-join-text = Blue has a barn in the western meadow, which touches two complete cities. Your farmer is in the eastern one.
lesson-barn-join-task = You’re Red. Lay the tile so that your farmer scores now.
lesson-barn-join-why = The tile joins the two meadows. Farmers joined to a meadow with a barn score one point for each complete city: two for you. Then your farmer goes home.
lesson-wagon-road = The wagon drives on
lesson-wagon-road-text = Your road from the cloister to the crossing was scored: four points. Your wagon can go home, or drive on to an unoccupied, incomplete feature that’s directly connected.
lesson-wagon-road-task = You’re Blue. Become the monk of the cloister where the road ends.
lesson-wagon-road-why = The cloister at the end of the road is connected, incomplete and unoccupied. So is the road that leads down from the crossing; Red’s road is occupied.
lesson-wagon-road-wrong-1 = At home the wagon can be used again, but the cloister is free now.
lesson-wagon-gate = Through the gate
lesson-wagon-gate-text = Your short road between the city gate and the crossing scored two points.
lesson-wagon-gate-task = You’re Blue. Where can your wagon drive on to?
lesson-wagon-gate-why = A road that ends at a gate is connected to that city. Red’s road is occupied, and the other road at the crossing is complete.
lesson-wagon-gate-wrong-1 = That’s allowed, but there’s something better: a feature that’s unoccupied, incomplete and connected.
lesson-wagon-city = Out of the city
lesson-wagon-city-text = Your city scored fourteen points. Two roads begin at its gates: the one at the top is complete, the one on the right isn’t.
lesson-wagon-city-task = You’re Blue. Claim a road with your wagon.
lesson-wagon-city-why = The wagon can leave the city through any of its gates, wherever it stood. The road on the right is incomplete and unoccupied.
lesson-wagon-city-wrong-1 = That’s allowed, but there’s a road waiting to be claimed.
