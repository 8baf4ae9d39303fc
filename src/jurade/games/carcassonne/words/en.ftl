### Carcassonne, English

## Why an action is not allowed

why-chance = Only chance draws tiles and the first player.
why-now-start = It is time to draw a tile or to lay the abbey.
why-now-place = It is time to lay the drawn tile.
why-now-deploy = It is time to deploy a piece on the tile just laid, or to skip.
why-now-wagon = It is time to move the scored wagon or to take it home.
why-now-end-abbey = The pile is empty: it is time to lay the abbey or to pass.
why-pile-empty = The pile is empty; there is nothing to draw.
why-must-draw = You may not pass: draw a tile or lay the abbey.
why-cell-taken = There is a tile at { $cell } already.
why-no-neighbour = No tile lies beside { $cell }.
why-edges = At { $cell } the { $side } edge does not match: { $ours } would meet { $theirs }.
why-side-north = northern
why-side-east = eastern
why-side-south = southern
why-side-west = western
why-edge-field = meadow
why-edge-road = a road
why-edge-city = a city
why-same-rotation = The tile looks the same at r{ $use }; use that rotation.
why-abbey-not-in-game = This game is played without abbeys.
why-abbey-used = You have laid your abbey already.
why-no-hole = { $cell } is no hole: an abbey needs tiles on all four sides of an empty cell.
why-abbey-monk = Only a follower, the big follower or the wagon may stand on an abbey tile.
why-piece-follower = follower
why-piece-big = big follower
why-piece-wagon = wagon
why-piece-mayor = mayor
why-piece-builder = builder
why-piece-pig = pig
why-piece-barn = barn
why-piece-not-in-game = This game is played without the { $piece }.
why-piece-used = You have no { $piece } left in your supply.
why-no-segment = Tile { $tile } has no segment { $segment }.
why-same-feature = { $segment } belongs to the same feature as { $use }; name { $use }.
why-occupied = { $kind ->
    [city] There is a follower in this city already.
    [road] There is a follower on this road already.
    [cloister] There is a follower on this cloister already.
   *[field] There is a follower in this meadow already.
}
why-farmer-barn = No farmer may be put into a meadow with a barn.
why-no-farmers = This game is played without farmers.
why-mayor-city = The mayor may only be put into a city.
why-wagon-meadow = A wagon never stands on a meadow.
why-builder-place = The builder goes on a road or into a city.
why-builder-alone = The builder needs one of your followers on the same road or in the same city.
why-builder-complete = This feature is complete; the builder would have nothing to extend.
why-pig-place = The pig goes on a meadow.
why-pig-alone = The pig needs one of your farmers in the same meadow.
why-barn-corner = The { $corner } corner is no meadow junction: four tiles must meet there, all four corners meadow.
why-barn-there = There is a barn in this meadow already.
why-wagon-nothing = There is no segment { $cell } to drive to.
why-wagon-complete = { $kind ->
    [city] This city is complete; a wagon may only move to an incomplete feature.
    [road] This road is complete; a wagon may only move to an incomplete feature.
   *[cloister] This cloister is complete; a wagon may only move to an incomplete feature.
}
why-wagon-unconnected = That place is not directly connected with the feature just scored.
why-wagon-far = That place is neither on the wagon’s tile nor on one of the eight cells around it.
why-wagon-name = That feature is reached at { $use }; name it so.

## The game

game-name = Carcassonne: Abbey & Mayor
game-tagline = Lay the land tile by tile; hold its cities, roads, cloisters and meadows.
ending-pile = The pile is used up

## Options

option-abbey_mayor = Abbey & Mayor
option-abbey_mayor-help = Twelve more tiles; an abbey, a mayor, a barn and a wagon for every seat.
option-abbey_mayor-true = with
option-abbey_mayor-false = without
option-inns_cathedrals = Inns & Cathedrals
option-inns_cathedrals-help = Eighteen more tiles; inns and cathedrals raise the stakes; a big follower for every seat.
option-inns_cathedrals-true = with
option-inns_cathedrals-false = without
option-traders_builders = Traders & Builders
option-traders_builders-help = Twenty-four more tiles; goods for whoever closes a city; a builder and a pig for every seat.
option-traders_builders-true = with
option-traders_builders-false = without
option-abbey_at_end = Abbeys after the last tile
option-abbey_at_end-help = Whether abbeys still in hand may be laid once the pile is used up.
option-abbey_at_end-round = one last round
option-abbey_at_end-none = lost
option-wagon_move = Moving the wagon
option-wagon_move-help = Where a scored wagon may drive.
option-wagon_move-connected = to a feature directly connected
option-wagon_move-neighbourhood = to any feature on its own tile or the eight around it
option-small_city = City of two tiles
option-small_city-help = What the smallest city is worth when it is complete.
option-small_city-4 = 4 points, like any other
option-small_city-2 = 2 points, as in old editions
option-am_inner_meadows = Inner meadows
option-am_inner_meadows-help = Whether the tiny meadows inside two tiles of Abbey & Mayor count.
option-am_inner_meadows-true = they count
option-am_inner_meadows-false = they do not
option-farmers = Farmers
option-farmers-help = Without farmers the game is easier to learn; barns stay.
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
source-field_barn_placed = meadows, barn placed
source-field_barn_joined = meadows joined to a barn
source-end_city = unfinished cities
source-end_road = unfinished roads
source-end_cloister = unfinished cloisters
source-end_abbey = unfinished abbeys
source-end_field = meadows at the end
source-end_barn = barns at the end
source-end_goods = goods
source-earlier = earlier

## Prompts

prompt-first = The first player is drawn by lot.
prompt-draw = A tile is drawn from the pile.
prompt-start = Draw a tile, or lay your abbey in a hole instead.
prompt-place = Lay the tile you drew: { $places ->
    [one] it fits in one place.
   *[other] it fits in { $places } places.
}
prompt-deploy = Deploy one piece on the tile you laid, or none.
prompt-wagon = Your wagon was scored: let it drive on, or take it home.
prompt-end-abbey = The pile is used up. Lay your abbey in a hole, or keep it.
prompt-over = The game is over: { $seats } wins with { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
prompt-over-shared = The game is over: { $seats } share the victory with { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
watch-start = { $seat } draws a tile or lays the abbey.
watch-place = { $seat } lays a tile.
watch-deploy = { $seat } may deploy a piece.
watch-wagon = { $seat } moves a wagon.
watch-end-abbey = { $seat } may still lay the abbey.

## Picks and choices

pick-cell = cell { $cell }
pick-hole = hole at { $cell }
pick-turn = { NUMBER($degrees) ->
    [0] as printed
    [90] turned by 90° to the right
    [180] turned by 180°
   *[other] turned by 90° to the left
}
pick-abbey = Lay your abbey
pick-piece = { $piece ->
    [follower] follower, { $left } left
    [big] big follower
    [wagon] wagon
    [mayor] mayor
    [builder] builder
    [pig] pig
   *[barn] barn
}
pick-corner = { $corner ->
    [nw] north-west corner
    [ne] north-east corner
    [se] south-east corner
   *[sw] south-west corner
}
pick-segment = { $feature }

choice-draw = Draw a tile
choice-pass = Keep the abbey
choice-skip = Deploy nothing
choice-home = Take the wagon home
choice-place = Lay the tile at { $cell }, { NUMBER($degrees) ->
    [0] as printed
    [90] turned to the right
    [180] turned round
   *[other] turned to the left
}
choice-abbey = Lay your abbey at { $cell }
choice-follower = { $kind ->
    [city] Knight into the city
    [road] Thief on the road
    [cloister] Monk to the cloister
    [abbey] Monk to the abbey
   *[field] Farmer into the meadow
}
choice-big = { $kind ->
    [city] Big follower as knight into the city
    [road] Big follower as thief on the road
    [cloister] Big follower as monk to the cloister
    [abbey] Big follower as monk to the abbey
   *[field] Big follower as farmer into the meadow
}
choice-wagon = { $kind ->
    [city] Wagon into the city
    [road] Wagon on the road
    [cloister] Wagon to the cloister
   *[abbey] Wagon to the abbey
}
choice-mayor = { $kind ->
   *[city] Mayor into the city
}
choice-builder = { $kind ->
    [city] Builder into the city
   *[road] Builder on the road
}
choice-pig = { $kind ->
   *[field] Pig into the meadow
}
choice-barn = { $corner ->
    [nw] Barn on the north-west corner
    [ne] Barn on the north-east corner
    [se] Barn on the south-east corner
   *[sw] Barn on the south-west corner
}
choice-drive = { $kind ->
    [city] Wagon into the city at { $cell }
    [road] Wagon on the road at { $cell }
    [cloister] Wagon to the cloister at { $cell }
   *[abbey] Wagon to the abbey at { $cell }
}

## Features

holder = { $seat } { $strength }
holder-barn = { $seat }: barn
holder-nobody = nobody
feature-city = City (knight): { $tiles ->
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
}; worth { $now } now, { $full } complete. Held by: { $holders }.
feature-city-complete = City, complete: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}{ $pennants ->
    [0] {""}
    [one] , 1 pennant
   *[other] , { $pennants } pennants
}{ $special ->
    [cathedral] , cathedral
   *[none] {""}
}. Held by: { $holders }.
feature-road = Road (thief): { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}{ $special ->
    [inn] , inn
   *[none] {""}
}, { $ends ->
    [one] 1 open end
   *[other] { $ends } open ends
}; worth { $now } now, { $full } complete. Held by: { $holders }.
feature-road-complete = Road, complete: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}{ $special ->
    [inn] , inn
   *[none] {""}
}. Held by: { $holders }.
feature-cloister = Cloister (monk): { $around } of 8 tiles around it. Held by: { $holders }.
feature-abbey = Abbey (monk): { $around } of 8 tiles around it. Held by: { $holders }.
feature-field = Meadow (farmer): { $cities ->
    [0] no complete city
    [one] 1 complete city
   *[other] { $cities } complete cities
}. Held by: { $holders }.
overlay-meadows = Meadows
mark-hole = Hole at { $cell }: an abbey fits; { $fits ->
    [0] no tile left does
    [one] so does 1 tile left
   *[other] so do { $fits } tiles left
}
scene-description = A land of { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}; { $left } in the pile.
table-unseen = Tiles not yet seen: { $left }

## Panels

panel-followers = followers left
panel-piece = { $piece ->
    [big] big follower
    [wagon] wagon
    [mayor] mayor
    [builder] builder
    [pig] pig
    [barn] barn
   *[abbey] abbey
}
panel-there = in supply
panel-used = used
panel-goods = { $good ->
    [wine] wine
    [grain] grain
   *[cloth] cloth
}
chip-second-part = second part

## What happened

event-first_player = { $seat } begins.
event-turn_begun = { $seat }’s turn.
event-second_part_begun = { $seat } plays a second part.
event-tile_drawn = { $seat } draws a tile.
event-tile_discarded = The tile { $seat } drew fits nowhere and is put aside.
event-tile_laid = { $seat } lays the tile at { $cell }.
event-abbey_laid = { $seat } lays the abbey at { $cell }.
event-abbey_declined = { $seat } keeps the abbey.
event-builder_extended = The builder of { $seat } earns a second part.
event-deploy_skipped = { $seat } deploys nothing.
event-piece_deployed = { $seat } deploys { $piece ->
    [follower] a { $kind ->
        [city] knight
        [road] thief
        [field] farmer
       *[cloister] monk
    }
    [big] the big follower
    [wagon] the wagon
    [mayor] the mayor
    [builder] the builder
   *[pig] the pig
} { $kind ->
    [city] in the city
    [road] on the road
    [cloister] at the cloister
    [abbey] at the abbey
   *[field] in the meadow
} at { $cell }.
event-barn_placed = { $seat } places the barn on the junction { $junction }.
event-wagon_moved = The wagon of { $seat } drives from { $from_cell } to { $cell }.
event-wagon_home = { $forced ->
    [1] The wagon of { $seat } finds no way and goes home.
   *[0] { $seat } takes the wagon home.
}
event-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $kind ->
    [city] the city at { $cell }
    [road] the road at { $cell }
    [cloister] the cloister at { $cell }
    [abbey] the abbey at { $cell }
    [field_barn_placed] the meadow of the new barn
    [field_barn_joined] the meadow joined to a barn
    [end_city] the unfinished city at { $cell }
    [end_road] the unfinished road at { $cell }
    [end_cloister] the unfinished cloister at { $cell }
    [end_abbey] the unfinished abbey at { $cell }
    [end_field] the meadow at { $cell }
    [end_barn] the barn’s meadow at { $cell }
   *[end_goods] most { $good ->
        [wine] wine
        [grain] grain
       *[cloth] cloth
    }
}.
event-nobody_scored = Nobody scores for { $kind ->
    [city] the city at { $cell }
    [road] the road at { $cell }
    [cloister] the cloister at { $cell }
    [abbey] the abbey at { $cell }
    [field_barn_placed] the meadow of the new barn
    [field_barn_joined] the meadow joined to a barn
    [end_city] the unfinished city at { $cell }
    [end_road] the unfinished road at { $cell }
    [end_cloister] the unfinished cloister at { $cell }
    [end_abbey] the unfinished abbey at { $cell }
   *[end_field] the meadow at { $cell }
}.
event-piece_returned = { $piece ->
    [follower] A follower
    [big] The big follower
    [mayor] The mayor
    [builder] The builder
   *[pig] The pig
} of { $seat } comes home from { $cell }.
event-goods_taken = { $seat } takes { $good ->
    [wine] wine
    [grain] grain
   *[cloth] cloth
} × { $count }.
event-game_ended = The game is over.

## Previews

preview-draw = The next tile is revealed: { $left ->
    [one] 1 is left
   *[other] { $left } are left
}.
preview-pass = Your abbey stays in your hand and is worth nothing.
preview-scored = { $seat } scores { $points } for { $kind ->
    [city] a city
    [road] a road
    [cloister] a cloister
    [abbey] an abbey
    [field_barn_placed] the meadow of the barn
   *[field_barn_joined] a meadow joined to a barn
}
preview-nobody = Nobody scores for { $kind ->
    [city] a city
    [road] a road
    [cloister] a cloister
    [abbey] an abbey
   *[other] a meadow
}
preview-home = Home: { $pieces }
preview-piece = { $piece ->
    [follower] { $count ->
        [one] 1 follower
       *[other] { $count } followers
    }
    [big] big follower
    [wagon] wagon
    [mayor] mayor
    [builder] builder
   *[pig] pig
} of { $seat }
preview-wagon = { $seat } may move a wagon on
preview-goods = You take { $good ->
    [wine] wine
    [grain] grain
   *[cloth] cloth
} × { $count }
preview-second-part = You play a second part
preview-ends = The game ends
warn-last-follower = This is your last follower.
warn-lost = { $kind ->
    [city] You are outnumbered in this city
    [road] You are outnumbered on this road
   *[field] You are outnumbered in this meadow
}: { $holders }.
warn-mayor = There is no pennant in this city yet: the mayor counts nothing.
warn-barn-others = Only others score when you place this barn.
warn-farmers-home = Your farmers go home for { $points ->
    [one] 1 point.
   *[other] { $points } points.
}

## Land tiles

tile-bg_a = cloister, a road to it from the south
tile-bg_b = cloister in a meadow
tile-bg_c = city on all four sides, pennant
tile-bg_d = city in the north, straight road
tile-bg_e = city on one side
tile-bg_f = city right across, pennant
tile-bg_g = city right across
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
tile-am_c = northern city with pennant passing over another and ending in the meadow
tile-am_d = two cities, a road to the gate of each
tile-am_e = cloister where four roads end
tile-am_f = city in the north, road from the west to its gate
tile-am_g = city in the north, its wall touched by a road from east to south
tile-am_h = city in the north, its wall touched by a road from south to west
tile-am_i = western city with pennant reaching two corners: three meadows
tile-am_j = road ending at a house in the meadow
tile-am_k = one road running on in three directions
tile-am_l = city right across with pennant, a road passing through it
tile-ic_a = cathedral in a city on all four sides
tile-ic_b = cloister where two roads end
tile-ic_c = four cities around a meadow
tile-ic_d = three cities
tile-ic_e = two cities and two roads meeting in the middle
tile-ic_f = corner city with pennant and another city
tile-ic_g = northern city reaching a far corner: two meadows
tile-ic_h = city in the north, road from the south to its gate
tile-ic_i = corner city, road from the east to its gate
tile-ic_j = city right across with pennant, a road to each of two gates
tile-ic_k = corner city, road with inn to its gate
tile-ic_l = city in the north, bending road with inn
tile-ic_m = corner city with pennant, bending road with inn
tile-ic_n = crossing of three roads, inn on the eastern one
tile-ic_o = straight road with inn
tile-ic_p = bending road with inn
tile-ic_q = two bending roads
tile-tb_a = corner city with grain
tile-tb_b = corner city with wine
tile-tb_c = city right across with cloth, another city in the south
tile-tb_d = city right across with wine, another city in the south
tile-tb_e = city on three sides with grain
tile-tb_f = corner city with cloth and two other cities
tile-tb_g = corner city with cloth reaching a far corner, two roads to its gates
tile-tb_h = corner city with wine, two roads to its gates
tile-tb_i = corner city with cloth, another city, road to a gate
tile-tb_j = corner city with grain, another city, road to a gate
tile-tb_k = corner city with cloth, road to its gate
tile-tb_l = corner city with wine reaching a far corner, road to its gate
tile-tb_m = city on three sides with wine, road to its gate
tile-tb_n = two corner cities, one with wine
tile-tb_o = city right across with wine
tile-tb_p = city in the north, road from the east to its gate
tile-tb_q = city right across with grain, road to its gate
tile-tb_r = city right across with wine, road to its gate
tile-tb_s = city right across with wine, a road to each of two gates
tile-tb_t = cloister where three roads end
tile-tb_u = corner city with grain, road from the south to its gate
tile-tb_v = corner city with grain reaching a far corner, road to its gate
tile-tb_w = city in the north with a road to its gate, another road ending beside it
tile-tb_x = bridge: two roads cross without meeting

## Lessons

lesson-abbey = The abbey fills a hole
lesson-abbey-text = The cell in the middle has a tile on all four sides: it is a hole. You still hold your abbey, and all eight cells around the hole are filled.
lesson-abbey-task = You are blue, at the start of your turn. What earns you nine points at once?
lesson-abbey-why = The abbey may be laid in any hole, whatever the edges show. With eight neighbours it is complete at once, so a monk on it scores nine points.
lesson-abbey-wrong-1 = Then you must lay the tile you draw, and the hole stays open for the others.
lesson-monk = A monk on the abbey
lesson-monk-text = You have laid your abbey. It closed the red road on the left, which scores for red whatever you do.
lesson-monk-task = Which piece earns you the nine points of the abbey?
lesson-monk-why = A follower on the abbey is a monk, as on a cloister: one point for the abbey and one for each of its eight neighbours. The wagon may stand there too, and could even drive on.
lesson-monk-wrong-1 = An abbey without a monk scores nothing for you.
lesson-mayor = What a mayor is worth
lesson-mayor-text = You have begun a city. There is no pennant in it.
lesson-mayor-task = Which piece has a strength of at least one in this city?
lesson-mayor-why = A follower or a wagon counts one. The mayor counts the pennants of the city: here none, so that he would score nothing.
lesson-mayor-wrong-1 = Without a pennant the mayor has strength 0. Alone in the city he scores nothing.
lesson-barn = The barn cashes a meadow
lesson-barn-text = Four meadow corners meet at the north-western corner of your tile. Your farmer lies in that meadow, which touches two complete cities.
lesson-barn-task = You are blue. Score the meadow now, and go on profiting from it.
lesson-barn-why = The barn scores the farmers of the meadow at once: three points for each complete city, six for you. Your farmer comes home, and at the end the barn brings four points for each city.
lesson-barn-wrong-1 = Then your farmer goes on waiting, and somebody else may place a barn there.
lesson-barn-join = Farmers who meet a barn
lesson-barn-join-text = Blue has a barn in the western meadow, which touches two complete cities. Your red farmer lies in the eastern one.
lesson-barn-join-task = You are red. Lay the tile so that your farmer scores now.
lesson-barn-join-why = The tile joins both meadows. Farmers who come into a meadow with a barn score one point for each complete city: two for you. Then your farmer goes home.
lesson-wagon-road = The wagon drives on
lesson-wagon-road-text = Your road from the cloister to the crossing has been scored: four points. Your wagon may go home, or drive on to an unoccupied, incomplete feature that is directly connected.
lesson-wagon-road-task = You are blue. Become the monk of the cloister where the road ends.
lesson-wagon-road-why = The cloister at the end of the road is connected, incomplete and free. The road that leads down from the crossing would do as well; the red one is occupied.
lesson-wagon-road-wrong-1 = At home the wagon is free to be used again, but the cloister is free now.
lesson-wagon-gate = Through the gate
lesson-wagon-gate-text = Your short road between the city gate and the crossing was scored for two points.
lesson-wagon-gate-task = Where can your wagon drive on to?
lesson-wagon-gate-why = A road that ends at a gate is connected with that city. The red road is occupied, and the other road at the crossing is complete.
lesson-wagon-gate-wrong-1 = It may, but there is something better: somewhere unoccupied, incomplete and connected.
lesson-wagon-city = Out of the city
lesson-wagon-city-text = Your city was scored for fourteen points. Two roads begin at its gates: the one at the top is complete, the one on the right is not.
lesson-wagon-city-task = Let your wagon claim a road.
lesson-wagon-city-why = The wagon may leave the city through any of its gates, wherever it stood. The road on the right is incomplete and free.
lesson-wagon-city-wrong-1 = It may, but a road waits to be claimed.
