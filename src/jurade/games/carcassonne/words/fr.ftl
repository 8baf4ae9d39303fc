### Carcassonne, français

## Les choses : pièces, marchandises, coins

piece = { $piece ->
    [follower] partisan
    [big] grand partisan
    [wagon] chariot
    [mayor] maire
    [builder] bâtisseur
    [pig] cochon
    [barn] grange
   *[abbey] tuile Monastère
}
good = { $good ->
    [wine] vin
    [grain] blé
   *[cloth] tissu
}
corner = { $corner ->
    [nw] coin nord-ouest
    [ne] coin nord-est
    [se] coin sud-est
   *[sw] coin sud-ouest
}
    .the = le { corner }
    .gender = m

## Les lieux : une case à partir de la dernière tuile posée, un secteur par son côté de la tuile

next-north = juste au nord
next-east = juste à l’est
next-south = juste au sud
next-west = juste à l’ouest
steps-north = { $count ->
    [one] { $count } case au nord
   *[other] { $count } cases au nord
}
steps-east = { $count ->
    [one] { $count } case à l’est
   *[other] { $count } cases à l’est
}
steps-south = { $count ->
    [one] { $count } case au sud
   *[other] { $count } cases au sud
}
steps-west = { $count ->
    [one] { $count } case à l’ouest
   *[other] { $count } cases à l’ouest
}
more-east = { $count } à l’est
more-west = { $count } à l’ouest
side = { $side ->
    [n] nord
    [ne] nord-est
    [e] est
    [se] sud-est
    [s] sud
    [sw] sud-ouest
    [w] ouest
    [nw] nord-ouest
   *[c] milieu
}
on-side = { $side ->
    [none] {""}
   *[other] {" "}({ side })
}
on-feature = { $kind ->
    [city] dans la ville
    [road] sur la route
    [cloister] sur l’abbaye
    [abbey] sur la tuile Monastère
   *[field] dans le pré
}
goal = { $cell } de la dernière tuile posée{ on-side }
goal-last = sur la dernière tuile posée{ on-side }

## Pourquoi une action n’est pas permise

why-chance = Seul le hasard désigne les tuiles et le premier joueur.
why-now-start = Piochez d’abord une tuile ou posez votre tuile Monastère.
why-now-place = Posez d’abord la tuile piochée.
why-now-deploy = Placez d’abord une pièce sur la tuile posée, ou choisissez de ne rien placer.
why-now-wagon = Faites d’abord repartir votre chariot, ou reprenez-le.
why-now-end-abbey = La pioche est vide : posez d’abord votre tuile Monastère ou gardez-la.
why-pile-empty = La pioche est vide : il n’y a plus rien à piocher.
why-must-draw = Vous ne pouvez pas passer : piochez une tuile ou posez votre tuile Monastère.
why-cell-taken = Il y a déjà une tuile à cet endroit.
why-no-neighbour = Aucune tuile ne touche cette case.
why-edges = { CAPITAL($side) }, les bords ne concordent pas : { $ours } rencontrerait { $theirs }.
why-side-north = au nord
why-side-east = à l’est
why-side-south = au sud
why-side-west = à l’ouest
why-edge-field = un pré
why-edge-road = une route
why-edge-city = une ville
why-same-rotation = Ainsi tournée, la tuile est identique à un autre choix : prenez celui-là.
why-abbey-not-in-game = Cette partie se joue sans tuiles Monastère.
why-abbey-used = Vous avez déjà posé votre tuile Monastère.
why-no-hole = Ce n’est pas un trou : la tuile Monastère demande une case vide avec des tuiles sur ses quatre côtés.
why-abbey-monk = Seul un partisan, un grand partisan ou un chariot peut se tenir sur une tuile Monastère.
why-piece-not-in-game = Cette partie se joue sans { $piece }.
why-piece-used = { $piece ->
    [follower] Vous n’avez plus de partisan en réserve.
   *[other] Votre { piece } n’est plus dans votre réserve.
}
why-no-segment = La tuile posée n’a pas cette section.
why-same-feature = { $kind ->
    [city] Une autre section de la tuile appartient à la même ville : choisissez-la.
    [road] Une autre section de la tuile appartient à la même route : choisissez-la.
   *[field] Une autre section de la tuile appartient au même pré : choisissez-la.
}
why-occupied = { $kind ->
    [city] Il y a déjà un partisan dans cette ville.
    [road] Il y a déjà un partisan sur cette route.
    [cloister] Il y a déjà un partisan sur cette abbaye.
    [abbey] Il y a déjà un partisan sur cette tuile Monastère.
   *[field] Il y a déjà un partisan dans ce pré.
}
why-farmer-barn = On ne peut pas placer de paysan dans un pré à grange.
why-no-farmers = Cette partie se joue sans paysans.
why-mayor-city = Le maire ne peut aller que dans une ville.
why-wagon-meadow = Un chariot ne va jamais dans un pré.
why-builder-place = Le bâtisseur va sur une route ou dans une ville.
why-builder-alone = Le bâtisseur a besoin d’un de vos partisans sur la même route ou dans la même ville.
why-builder-complete = Il n’y a plus rien à bâtir ici : ce secteur est complété.
why-pig-place = Le cochon va dans un pré.
why-pig-alone = Le cochon a besoin d’un de vos paysans dans le même pré.
why-barn-corner = Pas de grange { TO($corner) } : quatre tuiles doivent s’y rejoindre, toutes avec du pré dans ce coin.
why-barn-there = Il y a déjà une grange dans ce pré.
why-wagon-nothing = Il n’y a là aucun secteur où le chariot puisse aller.
why-wagon-complete = { $kind ->
    [city] Cette ville est complétée : le chariot ne peut aller que vers un secteur incomplet.
    [road] Cette route est complétée : le chariot ne peut aller que vers un secteur incomplet.
    [cloister] Cette abbaye est complétée : le chariot ne peut aller que vers un secteur incomplet.
   *[abbey] Cette tuile Monastère est complétée : le chariot ne peut aller que vers un secteur incomplet.
}
why-wagon-unconnected = Ce secteur n’est pas directement relié à celui qui vient d’être évalué.
why-wagon-far = Ce n’est ni sur la tuile du chariot ni sur l’une des huit cases autour.
why-wagon-name = { $kind ->
    [city] Le chariot peut entrer dans cette ville, mais seulement à l’endroit en surbrillance.
   *[road] Le chariot peut gagner cette route, mais seulement à l’endroit en surbrillance.
}

## Le jeu

game-name = Carcassonne
game-tagline = Construisez le paysage tuile par tuile ; revendiquez ses villes, ses routes, ses abbayes et ses prés.
ending-pile = La pioche est vide

## Options

option-abbey_mayor = Maire & Monastères
option-abbey_mayor-help = Douze tuiles de plus ; pour chacun une tuile Monastère, un maire, une grange et un chariot.
option-abbey_mayor-true = avec
option-abbey_mayor-false = sans
option-inns_cathedrals = Auberges & Cathédrales
option-inns_cathedrals-help = Dix-huit tuiles de plus ; les auberges et les cathédrales font monter l’enjeu ; un grand partisan pour chacun.
option-inns_cathedrals-true = avec
option-inns_cathedrals-false = sans
option-traders_builders = Marchands & Bâtisseurs
option-traders_builders-help = Vingt-quatre tuiles de plus ; des marchandises pour qui complète une ville ; pour chacun un bâtisseur et un cochon.
option-traders_builders-true = avec
option-traders_builders-false = sans
option-abbey_at_end = Tuiles Monastère après la dernière tuile
option-abbey_at_end-help = Ce que deviennent les tuiles Monastère encore en main quand la pioche est vide.
option-abbey_at_end-round = un dernier tour de table pour les poser
option-abbey_at_end-none = trop tard pour les poser
option-wagon_move = Déplacement du chariot
option-wagon_move-help = Où peut aller un chariot dont le secteur vient d’être évalué.
option-wagon_move-connected = vers un secteur directement relié
option-wagon_move-neighbourhood = vers tout secteur de sa tuile ou des huit cases autour
option-small_city = Ville de deux tuiles
option-small_city-help = Ce que rapporte la plus petite ville une fois complétée.
option-small_city-4 = 4 points, comme les autres
option-small_city-2 = 2 points, comme autrefois
option-am_inner_meadows = Prés enclavés
option-am_inner_meadows-help = Si les minuscules prés enfermés sur deux tuiles de Maire & Monastères comptent.
option-am_inner_meadows-true = ils comptent
option-am_inner_meadows-false = ils ne comptent pas
option-farmers = Paysans
option-farmers-help = Sans paysans, le jeu s’apprend plus vite ; les granges restent.
option-farmers-true = avec
option-farmers-false = sans
option-first_player = Premier joueur
option-first_player-help = Qui commence.
option-first_player-random = tiré au sort

## Sources de points

source-city = villes
source-road = routes
source-cloister = abbayes
source-abbey = tuiles Monastère
source-field_barn_placed = prés où une grange est posée
source-field_barn_joined = prés reliés à une grange
source-end_city = villes incomplètes
source-end_road = routes incomplètes
source-end_cloister = abbayes incomplètes
source-end_abbey = tuiles Monastère incomplètes
source-end_field = prés à la fin
source-end_barn = granges à la fin
source-end_goods = marchandises
source-earlier = points antérieurs

## Invites

prompt-first = On tire au sort le premier joueur.
prompt-draw = Une tuile est piochée.
prompt-start = Piochez une tuile, ou posez votre tuile Monastère dans un trou.
prompt-place = Posez la tuile piochée : { $places ->
    [1] une seule case convient.
   *[other] { $places } cases conviennent.
}
prompt-deploy = Placez une pièce sur la tuile posée, ou ne placez rien.
prompt-wagon = Votre chariot est de nouveau libre : faites-le repartir ou reprenez-le.
prompt-end-abbey = La pioche est vide. Posez votre tuile Monastère dans un trou, ou gardez-la.
prompt-over = Partie terminée : { $seats } l’emporte avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
prompt-over-shared = Partie terminée : { $seats } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.
watch-start = { $seat } peut piocher une tuile ou poser sa tuile Monastère.
watch-place = { $seat } pose une tuile.
watch-deploy = { $seat } peut placer une pièce.
watch-wagon = { $seat } peut faire repartir son chariot.
watch-end-abbey = { $seat } peut encore poser sa tuile Monastère.

## Ce qu’on touche et ce qu’on choisit

pick-cell = { $cell } de la dernière tuile posée
pick-hole = trou, { $cell } de la dernière tuile posée
pick-turn = { NUMBER($degrees) ->
    [0] telle quelle
    [90] tournée vers la droite
    [180] tournée d’un demi-tour
   *[other] tournée vers la gauche
}
pick-abbey = Poser votre tuile Monastère
pick-piece = { CAPITAL($piece) }
pick-follower = Partisan ({ $left ->
    [0] aucun en réserve
   *[other] { $left } en réserve
})
pick-corner = { $corner }
pick-segment = { CAPITAL($where) } · { $feature }

choice-draw = Piocher une tuile
choice-pass = Garder votre tuile Monastère
choice-skip = Ne rien placer
choice-home = Reprendre le chariot
choice-place = Poser la tuile { $cell } de la dernière posée, { NUMBER($degrees) ->
    [0] telle quelle
    [90] tournée vers la droite
    [180] tournée d’un demi-tour
   *[other] tournée vers la gauche
}
choice-abbey = Poser votre tuile Monastère dans le trou situé { $cell } de la dernière tuile posée
choice-deploy = Placer { $piece ->
    [follower] un { $kind ->
        [city] chevalier
        [road] voleur
        [field] paysan
       *[cloister] moine
    }
   *[other] votre { piece }
} { on-feature }{ on-side }
choice-barn = Poser votre grange sur { THE($corner) }
choice-drive = { $kind ->
    [city] Déplacer le chariot dans la ville
    [road] Déplacer le chariot sur la route
    [cloister] Déplacer le chariot sur l’abbaye
   *[abbey] Déplacer le chariot sur la tuile Monastère
} située { $cell } de la dernière tuile posée{ on-side }
choice-drive-last = { $kind ->
    [city] Déplacer le chariot dans la ville de la dernière tuile posée
    [road] Déplacer le chariot sur la route de la dernière tuile posée
    [cloister] Déplacer le chariot sur l’abbaye de la dernière tuile posée
   *[abbey] Déplacer le chariot sur la tuile Monastère qui vient d’être posée
}{ on-side }

## Secteurs

holder = { $seat } (force { $strength })
holder-barn = la grange { OF($seat) }
holders = { GENDER($who) ->
    [mp] Occupants
   *[m] Occupant
} : { $who }.
holders-nobody = Aucun occupant.
holders-barns = { CAPITAL($barns) } s’y { GENDER($barns) ->
    [mp] trouvent
   *[m] trouve
}.
holders-and-barns = { holders } { holders-barns }
feature-city = Ville : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}{ $pennants ->
    [0] {""}
    [one] , { $pennants } bouclier
   *[other] , { $pennants } boucliers
}{ $special ->
    [cathedral] , cathédrale
   *[none] {""}
}, { $ends ->
    [one] { $ends } bord ouvert
   *[other] { $ends } bords ouverts
}. { $special ->
    [cathedral] Vaut { $full } points, mais seulement une fois complétée
   *[none] Vaut { $now ->
        [one] { $now } point
       *[other] { $now } points
    } maintenant, { $full } une fois complétée
}. { $holders }
feature-city-complete = Ville complétée : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}{ $pennants ->
    [0] {""}
    [one] , { $pennants } bouclier
   *[other] , { $pennants } boucliers
}{ $special ->
    [cathedral] , cathédrale
   *[none] {""}
}. { $holders }
feature-road = Route : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}{ $special ->
    [inn] , auberge
   *[none] {""}
}, { $ends ->
    [one] { $ends } bout ouvert
   *[other] { $ends } bouts ouverts
}. { $special ->
    [inn] Vaut { $full } points, mais seulement une fois complétée
   *[none] Vaut { $full ->
        [one] { $full } point
       *[other] { $full } points
    }
}. { $holders }
feature-road-complete = Route complétée : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}{ $special ->
    [inn] , auberge
   *[none] {""}
}. { $holders }
feature-cloister = Abbaye : { $around ->
    [0] aucune des 8 cases autour n’est remplie
    [one] { $around } des 8 cases autour est remplie
    [8] les 8 cases autour sont remplies
   *[other] { $around } des 8 cases autour sont remplies
}. { $holders }
feature-abbey = Tuile Monastère : { $around ->
    [0] aucune des 8 cases autour n’est remplie
    [one] { $around } des 8 cases autour est remplie
    [8] les 8 cases autour sont remplies
   *[other] { $around } des 8 cases autour sont remplies
}. { $holders }
feature-field = Pré : { $cities ->
    [0] ne touche aucune ville complétée
    [one] touche { $cities } ville complétée
   *[other] touche { $cities } villes complétées
}. { $holders }
overlay-meadows = Prés
mark-hole = Trou : { $fits ->
    [0] seule une tuile Monastère y convient.
    [one] une tuile Monastère y convient, et { $fits } des tuiles à venir aussi.
   *[other] une tuile Monastère y convient, et { $fits } des tuiles à venir aussi.
}
scene-description = { $tiles ->
    [one] { $tiles } tuile sur le plateau
   *[other] { $tiles } tuiles sur le plateau
}, { $left } dans la pioche.
table-unseen = Tuiles à venir : { $left }

## Panneaux

panel-followers = partisans en réserve
panel-there = en réserve
panel-used = en jeu
chip-second-part = seconde tuile

## Ce qui s’est passé

event-first_player = { $seat } commence.
event-turn_begun = { CAPITAL(TO($seat)) } de jouer.
event-second_part_begun = { $seat } joue une seconde tuile.
event-tile_drawn = { $seat } pioche une tuile : { $tile }.
event-tile_discarded = La tuile { OF($seat) } ne convient nulle part : elle est défaussée.
event-tile_laid = { $seat } pose la tuile.
event-abbey_laid = { $seat } pose sa tuile Monastère.
event-abbey_declined = { $seat } garde sa tuile Monastère.
event-builder_extended = Le bâtisseur { OF($seat) } donne droit à une seconde tuile.
event-deploy_skipped = { $seat } ne place rien.
event-piece_deployed = { $seat } place { $piece ->
    [follower] un { $kind ->
        [city] chevalier
        [road] voleur
        [field] paysan
       *[cloister] moine
    }
   *[other] son { piece }
} { on-feature }.
event-barn_placed = { $seat } pose sa grange.
event-wagon_moved = Le chariot { OF($seat) } repart { $segment ->
    [city] vers une ville
    [road] vers une route
   *[cloister] et devient moine
}.
event-wagon_home = { $forced ->
    [1] Le chariot { OF($seat) } ne peut aller nulle part et rentre.
   *[0] { $seat } reprend son chariot.
}
event-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { scored-feature }.
event-nobody_scored = Personne ne marque pour { scored-feature }.
scored-feature = { $kind ->
    [city] une ville
    [road] une route
    [cloister] une abbaye
    [abbey] une tuile Monastère
    [field_barn_placed] le pré de la nouvelle grange
    [field_barn_joined] un pré relié à une grange
    [end_city] une ville incomplète
    [end_road] une route incomplète
    [end_cloister] une abbaye incomplète
    [end_abbey] une tuile Monastère incomplète
    [end_field] un pré
    [end_barn] une grange
   *[end_goods] la majorité en { good }
}
event-piece_returned = { $seat } reprend { $piece ->
    [follower] un partisan
   *[other] son { piece }
}.
event-goods_taken = { $seat } prend { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} de { good }.
event-game_ended = La partie est terminée.

## Aperçus

preview-draw = Vous piochez { $left ->
    [1] la dernière tuile.
   *[other] l’une des { $left } tuiles restantes.
}
preview-pass = Votre tuile Monastère reste dans votre réserve et ne vaut rien.
preview-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { scored-feature }.
preview-nobody = Personne ne marque pour { scored-feature }.
preview-home = { $seat } reprend { $pieces }.
home-piece = { $piece ->
    [follower] { $count ->
        [1] un partisan
       *[other] { $count } partisans
    }
   *[other] son { piece }
}
preview-wagon = { $seat } pourra faire repartir son chariot.
preview-goods = Vous prenez { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} de { good }.
preview-second-part = Vous jouerez une seconde tuile.
preview-ends = La partie se termine.
warn-last-follower = C’est votre dernier partisan.
warn-lost = { $kind ->
    [city] Vous êtes en minorité dans cette ville
    [road] Vous êtes en minorité sur cette route
   *[field] Vous êtes en minorité dans ce pré
} : { $holders }.
warn-mayor = Il n’y a pas encore de bouclier dans cette ville : le maire n’y a aucune force.
warn-barn-others = Cette grange ne fait marquer que les autres.
warn-farmers-home = Vos paysans rentrent pour { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

## Tuiles Terrain

tile-bg_a = abbaye avec une route au sud
tile-bg_b = abbaye dans un pré
tile-bg_c = ville sur les quatre côtés, bouclier
tile-bg_d = ville au nord, route droite
tile-bg_e = ville sur un seul côté
tile-bg_f = ville de part en part, bouclier
tile-bg_g = ville de part en part
tile-bg_h = deux villes face à face
tile-bg_i = deux villes sur deux côtés voisins
tile-bg_j = ville au nord, route coudée de l’est au sud
tile-bg_k = ville à l’est, route coudée du nord à l’ouest
tile-bg_l = ville à l’est, carrefour de trois routes
tile-bg_m = ville d’angle, bouclier
tile-bg_n = ville d’angle
tile-bg_o = ville d’angle avec bouclier, route coudée
tile-bg_p = ville d’angle, route coudée
tile-bg_q = ville sur trois côtés, bouclier
tile-bg_r = ville sur trois côtés
tile-bg_s = ville sur trois côtés avec bouclier, route vers sa porte
tile-bg_t = ville sur trois côtés, route vers sa porte
tile-bg_u = route droite
tile-bg_v = route coudée
tile-bg_w = carrefour de trois routes
tile-bg_x = carrefour de quatre routes
tile-am_a = ville sur les quatre côtés, deux boucliers
tile-am_b = deux villes qui se croisent, bouclier sur celle du nord au sud
tile-am_c = ville du nord avec bouclier, qui passe sur une autre ville et finit dans le pré
tile-am_d = deux villes, une route vers la porte de chacune
tile-am_e = abbaye où finissent quatre routes
tile-am_f = ville au nord, route de l’ouest vers sa porte
tile-am_g = ville au nord, sa muraille touchée par une route de l’est au sud
tile-am_h = ville au nord, sa muraille touchée par une route du sud à l’ouest
tile-am_i = ville de l’ouest avec bouclier, touchant deux coins et laissant trois prés
tile-am_j = route finissant à une maison dans le pré
tile-am_k = une seule route dans trois directions
tile-am_l = ville de part en part avec bouclier, traversée par une route
tile-ic_a = cathédrale dans une ville sur les quatre côtés
tile-ic_b = abbaye où finissent deux routes
tile-ic_c = quatre villes autour d’un pré
tile-ic_d = trois villes
tile-ic_e = deux villes et deux routes qui se rejoignent au milieu
tile-ic_f = ville d’angle avec bouclier et une autre ville
tile-ic_g = ville du nord, touchant un coin opposé et laissant deux prés
tile-ic_h = ville au nord, route du sud vers sa porte
tile-ic_i = ville d’angle, route de l’est vers sa porte
tile-ic_j = ville de part en part avec bouclier, une route vers chacune de ses deux portes
tile-ic_k = ville d’angle, route avec auberge vers sa porte
tile-ic_l = ville au nord, route coudée avec auberge
tile-ic_m = ville d’angle avec bouclier, route coudée avec auberge
tile-ic_n = carrefour de trois routes, auberge sur celle de l’est
tile-ic_o = route droite avec auberge
tile-ic_p = route coudée avec auberge
tile-ic_q = deux routes coudées
tile-tb_a = ville d’angle avec blé
tile-tb_b = ville d’angle avec vin
tile-tb_c = ville de part en part avec tissu, une autre ville au sud
tile-tb_d = ville de part en part avec vin, une autre ville au sud
tile-tb_e = ville sur trois côtés avec blé
tile-tb_f = ville d’angle avec tissu et deux autres villes
tile-tb_g = ville d’angle avec tissu, touchant le coin opposé, deux routes vers ses portes
tile-tb_h = ville d’angle avec vin, deux routes vers ses portes
tile-tb_i = ville d’angle avec tissu, une autre ville, route vers une porte
tile-tb_j = ville d’angle avec blé, une autre ville, route vers une porte
tile-tb_k = ville d’angle avec tissu, route vers sa porte
tile-tb_l = ville d’angle avec vin, touchant le coin opposé, route vers sa porte
tile-tb_m = ville sur trois côtés avec vin, route vers sa porte
tile-tb_n = deux villes d’angle, dont une avec vin
tile-tb_o = ville de part en part avec vin
tile-tb_p = ville au nord, route de l’est vers sa porte
tile-tb_q = ville de part en part avec blé, route vers sa porte
tile-tb_r = ville de part en part avec vin, route vers sa porte
tile-tb_s = ville de part en part avec vin, une route vers chacune de ses deux portes
tile-tb_t = abbaye où finissent trois routes
tile-tb_u = ville d’angle avec blé, route du sud vers sa porte
tile-tb_v = ville d’angle avec blé, touchant le coin opposé, route vers sa porte
tile-tb_w = ville au nord avec une route vers sa porte, une autre route finissant à côté
tile-tb_x = deux routes qui se croisent sur un pont

## Leçons

lesson-abbey = La tuile Monastère comble un trou
lesson-abbey-text = La case du milieu a une tuile sur chacun de ses quatre côtés : c’est un trou. Vous avez encore votre tuile Monastère, et les huit cases autour du trou sont remplies.
lesson-abbey-task = Vous êtes Bleu, au début de votre tour. Qu’est-ce qui vous rapporte neuf points tout de suite ?
lesson-abbey-why = La tuile Monastère se pose dans n’importe quel trou, quels que soient les bords. Avec huit voisines, elle est complétée aussitôt, et un moine y marque neuf points.
lesson-abbey-wrong-1 = Il faudrait alors poser la tuile piochée, et le trou resterait aux autres.
lesson-monk = Un moine sur la tuile Monastère
lesson-monk-text = Vous avez posé votre tuile Monastère. Elle a fermé la route de gauche, qui rapporte à Rouge quoi que vous fassiez.
lesson-monk-task = Vous êtes Bleu. Quelle pièce vous rapporte les neuf points de la tuile Monastère ?
lesson-monk-why = Un partisan sur la tuile Monastère est un moine, comme sur une abbaye : un point pour la tuile et un pour chacune de ses huit voisines. Le chariot peut y aller aussi, et même repartir ensuite.
lesson-monk-wrong-1 = Sans moine, la tuile Monastère ne vous rapporte rien.
lesson-mayor = Ce que vaut un maire
lesson-mayor-text = Vous avez commencé une ville. Elle n’a aucun bouclier.
lesson-mayor-task = Quelle pièce a une force d’au moins 1 dans cette ville ?
lesson-mayor-why = Un partisan ou un chariot a la force 1. Le maire a autant de force que la ville a de boucliers : ici aucun, il ne marquerait donc rien.
lesson-mayor-wrong-1 = Sans bouclier, le maire a la force 0. Seul dans la ville, il ne marque rien.
lesson-barn = La grange fait payer le pré
lesson-barn-text = Quatre coins de pré se rejoignent au coin nord-ouest de votre tuile. Votre paysan est dans ce pré, qui touche deux villes complétées.
lesson-barn-task = Vous êtes Bleu. Faites évaluer le pré maintenant, et continuez d’en profiter.
lesson-barn-why = La grange fait évaluer aussitôt les paysans du pré : trois points par ville complétée, six pour vous. Votre paysan rentre, et à la fin la grange rapporte quatre points par ville.
lesson-barn-wrong-1 = Votre paysan attendrait encore, et un autre joueur pourrait y poser sa grange.
lesson-barn-join = Des paysans rencontrent une grange
lesson-barn-join-text = Bleu a une grange dans le pré de l’ouest, qui touche deux villes complétées. Votre paysan est dans celui de l’est.
lesson-barn-join-task = Vous êtes Rouge. Posez la tuile de sorte que votre paysan marque maintenant.
lesson-barn-join-why = La tuile relie les deux prés. Les paysans reliés à un pré à grange marquent un point par ville complétée : deux pour vous. Puis votre paysan rentre.
lesson-wagon-road = Le chariot repart
lesson-wagon-road-text = Votre route de l’abbaye au carrefour a été évaluée : quatre points. Votre chariot peut rentrer, ou repartir vers un secteur inoccupé, incomplet et directement relié.
lesson-wagon-road-task = Vous êtes Bleu. Devenez le moine de l’abbaye où finit la route.
lesson-wagon-road-why = L’abbaye au bout de la route est reliée, incomplète et inoccupée. La route qui descend du carrefour l’est aussi ; celle de Rouge est occupée.
lesson-wagon-road-wrong-1 = Rentré, le chariot pourra resservir, mais c’est maintenant que l’abbaye est libre.
lesson-wagon-gate = Par la porte de la ville
lesson-wagon-gate-text = Votre courte route entre la porte de la ville et le carrefour a rapporté deux points.
lesson-wagon-gate-task = Vous êtes Bleu. Vers où votre chariot peut-il repartir ?
lesson-wagon-gate-why = Une route qui finit à une porte est reliée à la ville. La route de Rouge est occupée, et l’autre route du carrefour est complétée.
lesson-wagon-gate-wrong-1 = C’est permis, mais il y a mieux : un secteur inoccupé, incomplet et relié.
lesson-wagon-city = Hors de la ville
lesson-wagon-city-text = Votre ville a rapporté quatorze points. Deux routes partent de ses portes : celle du haut est complétée, celle de droite ne l’est pas.
lesson-wagon-city-task = Vous êtes Bleu. Revendiquez une route avec votre chariot.
lesson-wagon-city-why = Le chariot peut quitter la ville par n’importe laquelle de ses portes, où qu’il ait été. La route de droite est incomplète et inoccupée.
lesson-wagon-city-wrong-1 = C’est permis, mais une route attend d’être revendiquée.
