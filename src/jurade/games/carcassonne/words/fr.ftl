### Carcassonne, français

## Pourquoi une action n'est pas permise

why-chance = Seul le hasard tire les tuiles et le premier joueur.
why-now-start = C’est le moment de piocher une tuile ou de poser le monastère.
why-now-place = C’est le moment de poser la tuile piochée.
why-now-deploy = C’est le moment de placer une pièce sur la tuile posée, ou de passer.
why-now-wagon = C’est le moment de déplacer le chariot évalué ou de le reprendre.
why-now-end-abbey = La pioche est vide : c’est le moment de poser le monastère ou de passer.
why-pile-empty = La pioche est vide ; il n’y a plus rien à piocher.
why-must-draw = On ne peut pas passer : piochez une tuile ou posez le monastère.
why-cell-taken = Il y a déjà une tuile en { $cell }.
why-no-neighbour = Aucune tuile ne touche la case { $cell }.
why-edges = En { $cell }, le bord { $side } ne correspond pas : { $ours } rencontrerait { $theirs }.
why-side-north = nord
why-side-east = est
why-side-south = sud
why-side-west = ouest
why-edge-field = un pré
why-edge-road = une route
why-edge-city = une ville
why-same-rotation = La tuile est identique en r{ $use } ; utilisez cette orientation.
why-abbey-not-in-game = Cette partie se joue sans monastères.
why-abbey-used = Vous avez déjà posé votre monastère.
why-no-hole = { $cell } n’est pas un espace vide : un monastère veut des tuiles sur les quatre côtés d’une case libre.
why-abbey-monk = Seuls un partisan, le grand partisan ou le chariot peuvent se tenir sur une tuile Monastère.
why-piece-follower = partisan
why-piece-big = grand partisan
why-piece-wagon = chariot
why-piece-mayor = maire
why-piece-builder = bâtisseur
why-piece-pig = cochon
why-piece-barn = grange
why-piece-not-in-game = Cette partie se joue sans cette pièce : { $piece }.
why-piece-used = Cette pièce n’est plus dans votre réserve : { $piece }.
why-no-segment = La tuile { $tile } n’a pas de section { $segment }.
why-same-feature = { $segment } appartient au même secteur que { $use } ; nommez { $use }.
why-occupied = { $kind ->
    [city] Il y a déjà un partisan dans cette ville.
    [road] Il y a déjà un partisan sur cette route.
    [cloister] Il y a déjà un partisan sur cette abbaye.
   *[field] Il y a déjà un partisan dans ce pré.
}
why-farmer-barn = Aucun paysan ne peut être placé dans un pré qui contient une grange.
why-no-farmers = Cette partie se joue sans paysans.
why-mayor-city = Le maire ne peut être placé que dans une ville.
why-wagon-meadow = Un chariot ne se tient jamais dans un pré.
why-builder-place = Le bâtisseur se place sur une route ou dans une ville.
why-builder-alone = Le bâtisseur a besoin d’un de vos partisans sur la même route ou dans la même ville.
why-builder-complete = Ce secteur est complété ; le bâtisseur n’aurait plus rien à agrandir.
why-pig-place = Le cochon se place dans un pré.
why-pig-alone = Le cochon a besoin d’un de vos paysans dans le même pré.
why-barn-corner = Le coin { $corner } n’est pas une jonction de prés : quatre tuiles doivent s’y rencontrer, leurs quatre coins en pré.
why-barn-there = Il y a déjà une grange dans ce pré.
why-wagon-nothing = Il n’y a pas de section { $cell } où aller.
why-wagon-complete = { $kind ->
    [city] Cette ville est complétée ; un chariot ne peut aller que vers un secteur incomplet.
    [road] Cette route est complétée ; un chariot ne peut aller que vers un secteur incomplet.
   *[cloister] Cette abbaye est complétée ; un chariot ne peut aller que vers un secteur incomplet.
}
why-wagon-unconnected = Cet endroit n’est pas directement relié au secteur qui vient d’être évalué.
why-wagon-far = Cet endroit n’est ni sur la tuile du chariot ni sur l’une des huit cases voisines.
why-wagon-name = On entre dans ce secteur par { $use } ; nommez-le ainsi.

## Le jeu

game-name = Carcassonne : Maire & Monastères
game-tagline = Posez le pays tuile par tuile ; tenez ses villes, ses routes, ses abbayes et ses prés.
ending-pile = La pioche est épuisée

## Options

option-abbey_mayor = Maire & Monastères
option-abbey_mayor-help = Douze tuiles de plus ; un monastère, un maire, une grange et un chariot pour chacun.
option-abbey_mayor-true = avec
option-abbey_mayor-false = sans
option-inns_cathedrals = Auberges & Cathédrales
option-inns_cathedrals-help = Dix-huit tuiles de plus ; auberges et cathédrales font monter l’enjeu ; un grand partisan pour chacun.
option-inns_cathedrals-true = avec
option-inns_cathedrals-false = sans
option-traders_builders = Marchands & Bâtisseurs
option-traders_builders-help = Vingt-quatre tuiles de plus ; des marchandises pour qui complète une ville ; un bâtisseur et un cochon pour chacun.
option-traders_builders-true = avec
option-traders_builders-false = sans
option-abbey_at_end = Monastères après la dernière tuile
option-abbey_at_end-help = Les monastères encore en main peuvent-ils être posés quand la pioche est épuisée ?
option-abbey_at_end-round = un dernier tour
option-abbey_at_end-none = perdus
option-wagon_move = Déplacement du chariot
option-wagon_move-help = Où un chariot évalué peut se rendre.
option-wagon_move-connected = vers un secteur directement relié
option-wagon_move-neighbourhood = vers un secteur de sa tuile ou des huit voisines
option-small_city = Ville de deux tuiles
option-small_city-help = Ce que rapporte la plus petite ville une fois complétée.
option-small_city-4 = 4 points, comme les autres
option-small_city-2 = 2 points, comme autrefois
option-am_inner_meadows = Prés enclavés
option-am_inner_meadows-help = Les minuscules prés à l’intérieur de deux tuiles de Maire & Monastères comptent-ils ?
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
source-abbey = monastères
source-field_barn_placed = prés, grange posée
source-field_barn_joined = prés reliés à une grange
source-end_city = villes inachevées
source-end_road = routes inachevées
source-end_cloister = abbayes inachevées
source-end_abbey = monastères inachevés
source-end_field = prés à la fin
source-end_barn = granges à la fin
source-end_goods = marchandises
source-earlier = auparavant

## Invites

prompt-first = Le premier joueur est tiré au sort.
prompt-draw = Une tuile est tirée de la pioche.
prompt-start = Piochez une tuile, ou posez plutôt votre monastère dans un espace vide.
prompt-place = Posez la tuile piochée : { $places ->
    [one] elle n’a qu’une place.
   *[other] elle a { $places } places possibles.
}
prompt-deploy = Placez une pièce sur la tuile posée, ou aucune.
prompt-wagon = Votre chariot a été évalué : faites-le repartir ou reprenez-le.
prompt-end-abbey = La pioche est épuisée. Posez votre monastère dans un espace vide, ou gardez-le.
prompt-over = La partie est terminée : { $seats } gagne avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
prompt-over-shared = La partie est terminée : { $seats } partagent la victoire avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
watch-start = { $seat } pioche une tuile ou pose son monastère.
watch-place = { $seat } pose une tuile.
watch-deploy = { $seat } peut placer une pièce.
watch-wagon = { $seat } déplace un chariot.
watch-end-abbey = { $seat } peut encore poser son monastère.

## Ce qu’on touche et ce qu’on choisit

pick-cell = case { $cell }
pick-hole = espace vide en { $cell }
pick-turn = { NUMBER($degrees) ->
    [0] comme imprimée
    [90] tournée de 90° vers la droite
    [180] tournée de 180°
   *[other] tournée de 90° vers la gauche
}
pick-abbey = Poser votre monastère
pick-piece = { $piece ->
    [follower] partisan, { $left } en réserve
    [big] grand partisan
    [wagon] chariot
    [mayor] maire
    [builder] bâtisseur
    [pig] cochon
   *[barn] grange
}
pick-corner = { $corner ->
    [nw] coin nord-ouest
    [ne] coin nord-est
    [se] coin sud-est
   *[sw] coin sud-ouest
}
pick-segment = { $feature }

choice-draw = Piocher une tuile
choice-pass = Garder le monastère
choice-skip = Ne rien placer
choice-home = Reprendre le chariot
choice-place = Poser la tuile en { $cell }, { NUMBER($degrees) ->
    [0] comme imprimée
    [90] tournée vers la droite
    [180] retournée
   *[other] tournée vers la gauche
}
choice-abbey = Poser votre monastère en { $cell }
choice-follower = { $kind ->
    [city] Un chevalier dans la ville
    [road] Un brigand sur la route
    [cloister] Un moine à l’abbaye
    [abbey] Un moine au monastère
   *[field] Un paysan dans le pré
}
choice-big = { $kind ->
    [city] Le grand partisan, chevalier dans la ville
    [road] Le grand partisan, brigand sur la route
    [cloister] Le grand partisan, moine à l’abbaye
    [abbey] Le grand partisan, moine au monastère
   *[field] Le grand partisan, paysan dans le pré
}
choice-wagon = { $kind ->
    [city] Le chariot dans la ville
    [road] Le chariot sur la route
    [cloister] Le chariot à l’abbaye
   *[abbey] Le chariot au monastère
}
choice-mayor = { $kind ->
   *[city] Le maire dans la ville
}
choice-builder = { $kind ->
    [city] Le bâtisseur dans la ville
   *[road] Le bâtisseur sur la route
}
choice-pig = { $kind ->
   *[field] Le cochon dans le pré
}
choice-barn = { $corner ->
    [nw] La grange au coin nord-ouest
    [ne] La grange au coin nord-est
    [se] La grange au coin sud-est
   *[sw] La grange au coin sud-ouest
}
choice-drive = { $kind ->
    [city] Le chariot dans la ville en { $cell }
    [road] Le chariot sur la route en { $cell }
    [cloister] Le chariot à l’abbaye en { $cell }
   *[abbey] Le chariot au monastère en { $cell }
}

## Secteurs

holder = { $seat } { $strength }
holder-barn = { $seat } : grange
holder-nobody = personne
feature-city = Ville (chevalier) : { $tiles ->
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
} ; vaut { $now } maintenant, { $full } complétée. Présents : { $holders }.
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
}. Présents : { $holders }.
feature-road = Route (brigand) : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}{ $special ->
    [inn] , auberge
   *[none] {""}
}, { $ends ->
    [one] { $ends } bout ouvert
   *[other] { $ends } bouts ouverts
} ; vaut { $now } maintenant, { $full } complétée. Présents : { $holders }.
feature-road-complete = Route complétée : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}{ $special ->
    [inn] , auberge
   *[none] {""}
}. Présents : { $holders }.
feature-cloister = Abbaye (moine) : { $around } tuiles sur 8 autour d’elle. Présents : { $holders }.
feature-abbey = Monastère (moine) : { $around } tuiles sur 8 autour de lui. Présents : { $holders }.
feature-field = Pré (paysan) : { $cities ->
    [0] aucune ville complétée
    [one] { $cities } ville complétée
   *[other] { $cities } villes complétées
}. Présents : { $holders }.
overlay-meadows = Prés
mark-hole = Espace vide en { $cell } : un monastère y va ; { $fits ->
    [0] aucune tuile restante n’y va
    [one] { $fits } tuile restante aussi
   *[other] { $fits } tuiles restantes aussi
}
scene-description = Un pays de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} ; { $left } dans la pioche.
table-unseen = Tuiles pas encore vues : { $left }

## Panneaux

panel-followers = partisans en réserve
panel-piece = { $piece ->
    [big] grand partisan
    [wagon] chariot
    [mayor] maire
    [builder] bâtisseur
    [pig] cochon
    [barn] grange
   *[abbey] monastère
}
panel-there = en réserve
panel-used = en jeu
panel-goods = { $good ->
    [wine] vin
    [grain] blé
   *[cloth] tissu
}
chip-second-part = second coup

## Ce qui s’est passé

event-first_player = { $seat } commence.
event-turn_begun = Au tour de { $seat }.
event-second_part_begun = { $seat } joue un second coup.
event-tile_drawn = { $seat } pioche une tuile.
event-tile_discarded = La tuile piochée par { $seat } ne va nulle part : elle est écartée.
event-tile_laid = { $seat } pose la tuile en { $cell }.
event-abbey_laid = { $seat } pose son monastère en { $cell }.
event-abbey_declined = { $seat } garde son monastère.
event-builder_extended = Le bâtisseur de { $seat } donne droit à un second coup.
event-deploy_skipped = { $seat } ne place rien.
event-piece_deployed = { $seat } place { $piece ->
    [follower] un { $kind ->
        [city] chevalier
        [road] brigand
        [field] paysan
       *[cloister] moine
    }
    [big] son grand partisan
    [wagon] son chariot
    [mayor] son maire
    [builder] son bâtisseur
   *[pig] son cochon
} { $kind ->
    [city] dans la ville
    [road] sur la route
    [cloister] à l’abbaye
    [abbey] au monastère
   *[field] dans le pré
} en { $cell }.
event-barn_placed = { $seat } pose sa grange sur la jonction { $junction }.
event-wagon_moved = Le chariot de { $seat } va de { $from_cell } à { $cell }.
event-wagon_home = { $forced ->
    [1] Le chariot de { $seat } ne trouve pas de chemin et rentre.
   *[0] { $seat } reprend son chariot.
}
event-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $kind ->
    [city] la ville en { $cell }
    [road] la route en { $cell }
    [cloister] l’abbaye en { $cell }
    [abbey] le monastère en { $cell }
    [field_barn_placed] le pré de la nouvelle grange
    [field_barn_joined] le pré relié à une grange
    [end_city] la ville inachevée en { $cell }
    [end_road] la route inachevée en { $cell }
    [end_cloister] l’abbaye inachevée en { $cell }
    [end_abbey] le monastère inachevé en { $cell }
    [end_field] le pré en { $cell }
    [end_barn] le pré de la grange en { $cell }
   *[end_goods] la majorité en { $good ->
        [wine] vin
        [grain] blé
       *[cloth] tissu
    }
}.
event-nobody_scored = Personne ne marque pour { $kind ->
    [city] la ville en { $cell }
    [road] la route en { $cell }
    [cloister] l’abbaye en { $cell }
    [abbey] le monastère en { $cell }
    [field_barn_placed] le pré de la nouvelle grange
    [field_barn_joined] le pré relié à une grange
    [end_city] la ville inachevée en { $cell }
    [end_road] la route inachevée en { $cell }
    [end_cloister] l’abbaye inachevée en { $cell }
    [end_abbey] le monastère inachevé en { $cell }
   *[end_field] le pré en { $cell }
}.
event-piece_returned = { $piece ->
    [follower] Un partisan
    [big] Le grand partisan
    [mayor] Le maire
    [builder] Le bâtisseur
   *[pig] Le cochon
} de { $seat } revient de { $cell }.
event-goods_taken = { $seat } prend { $good ->
    [wine] vin
    [grain] blé
   *[cloth] tissu
} × { $count }.
event-game_ended = La partie est terminée.

## Aperçus

preview-draw = La prochaine tuile est révélée : il en reste { $left }.
preview-pass = Votre monastère reste en main et ne vaut rien.
preview-scored = { $seat } marque { $points } pour { $kind ->
    [city] une ville
    [road] une route
    [cloister] une abbaye
    [abbey] un monastère
    [field_barn_placed] le pré de la grange
   *[field_barn_joined] un pré relié à une grange
}
preview-nobody = Personne ne marque pour { $kind ->
    [city] une ville
    [road] une route
    [cloister] une abbaye
    [abbey] un monastère
   *[other] un pré
}
preview-home = De retour : { $pieces }
preview-piece = { $piece ->
    [follower] { $count ->
        [one] { $count } partisan
       *[other] { $count } partisans
    }
    [big] grand partisan
    [wagon] chariot
    [mayor] maire
    [builder] bâtisseur
   *[pig] cochon
} de { $seat }
preview-wagon = { $seat } pourra faire repartir son chariot
preview-goods = Vous prenez { $good ->
    [wine] vin
    [grain] blé
   *[cloth] tissu
} × { $count }
preview-second-part = Vous jouez un second coup
preview-ends = La partie se termine
warn-last-follower = C’est votre dernier partisan.
warn-lost = { $kind ->
    [city] Vous êtes en minorité dans cette ville
    [road] Vous êtes en minorité sur cette route
   *[field] Vous êtes en minorité dans ce pré
} : { $holders }.
warn-mayor = Il n’y a pas encore de bouclier dans cette ville : le maire n’y compte pas.
warn-barn-others = Cette grange ne rapporte qu’aux autres.
warn-farmers-home = Vos paysans rentrent pour { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

## Tuiles Terrain

tile-bg_a = abbaye, une route y mène du sud
tile-bg_b = abbaye dans un pré
tile-bg_c = ville des quatre côtés, bouclier
tile-bg_d = ville au nord, route droite
tile-bg_e = ville d’un seul côté
tile-bg_f = ville de part en part, bouclier
tile-bg_g = ville de part en part
tile-bg_h = deux villes face à face
tile-bg_i = deux villes sur deux côtés voisins
tile-bg_j = ville au nord, route coudée de l’est au sud
tile-bg_k = ville à l’est, route coudée du nord à l’ouest
tile-bg_l = ville à l’est, carrefour de trois routes
tile-bg_m = ville d’angle, bouclier
tile-bg_n = ville d’angle
tile-bg_o = ville d’angle à bouclier, route coudée
tile-bg_p = ville d’angle, route coudée
tile-bg_q = ville de trois côtés, bouclier
tile-bg_r = ville de trois côtés
tile-bg_s = ville de trois côtés à bouclier, route vers sa porte
tile-bg_t = ville de trois côtés, route vers sa porte
tile-bg_u = route droite
tile-bg_v = route coudée
tile-bg_w = carrefour de trois routes
tile-bg_x = carrefour de quatre routes
tile-am_a = ville des quatre côtés, deux boucliers
tile-am_b = deux villes qui se croisent, bouclier sur celle du nord au sud
tile-am_c = ville du nord à bouclier, passant sur une autre et finissant dans le pré
tile-am_d = deux villes, une route vers la porte de chacune
tile-am_e = abbaye où finissent quatre routes
tile-am_f = ville au nord, route de l’ouest vers sa porte
tile-am_g = ville au nord, son mur touché par une route de l’est au sud
tile-am_h = ville au nord, son mur touché par une route du sud à l’ouest
tile-am_i = ville de l’ouest à bouclier touchant deux coins : trois prés
tile-am_j = route finissant à une maison dans le pré
tile-am_k = une seule route dans trois directions
tile-am_l = ville de part en part à bouclier, traversée par une route
tile-ic_a = cathédrale dans une ville des quatre côtés
tile-ic_b = abbaye où finissent deux routes
tile-ic_c = quatre villes autour d’un pré
tile-ic_d = trois villes
tile-ic_e = deux villes et deux routes qui se rejoignent au milieu
tile-ic_f = ville d’angle à bouclier et une autre ville
tile-ic_g = ville du nord touchant un coin opposé : deux prés
tile-ic_h = ville au nord, route du sud vers sa porte
tile-ic_i = ville d’angle, route de l’est vers sa porte
tile-ic_j = ville de part en part à bouclier, une route vers chacune de ses deux portes
tile-ic_k = ville d’angle, route avec auberge vers sa porte
tile-ic_l = ville au nord, route coudée avec auberge
tile-ic_m = ville d’angle à bouclier, route coudée avec auberge
tile-ic_n = carrefour de trois routes, auberge sur celle de l’est
tile-ic_o = route droite avec auberge
tile-ic_p = route coudée avec auberge
tile-ic_q = deux routes coudées
tile-tb_a = ville d’angle à blé
tile-tb_b = ville d’angle à vin
tile-tb_c = ville de part en part à tissu, une autre ville au sud
tile-tb_d = ville de part en part à vin, une autre ville au sud
tile-tb_e = ville de trois côtés à blé
tile-tb_f = ville d’angle à tissu et deux autres villes
tile-tb_g = ville d’angle à tissu touchant le coin opposé, deux routes vers ses portes
tile-tb_h = ville d’angle à vin, deux routes vers ses portes
tile-tb_i = ville d’angle à tissu, une autre ville, route vers une porte
tile-tb_j = ville d’angle à blé, une autre ville, route vers une porte
tile-tb_k = ville d’angle à tissu, route vers sa porte
tile-tb_l = ville d’angle à vin touchant le coin opposé, route vers sa porte
tile-tb_m = ville de trois côtés à vin, route vers sa porte
tile-tb_n = deux villes d’angle, dont une à vin
tile-tb_o = ville de part en part à vin
tile-tb_p = ville au nord, route de l’est vers sa porte
tile-tb_q = ville de part en part à blé, route vers sa porte
tile-tb_r = ville de part en part à vin, route vers sa porte
tile-tb_s = ville de part en part à vin, une route vers chacune de ses deux portes
tile-tb_t = abbaye où finissent trois routes
tile-tb_u = ville d’angle à blé, route du sud vers sa porte
tile-tb_v = ville d’angle à blé touchant le coin opposé, route vers sa porte
tile-tb_w = ville au nord avec une route vers sa porte, une autre route finissant à côté
tile-tb_x = pont : deux routes se croisent sans se rejoindre

## Lessons

lesson-abbey = Le Monastère comble un trou
lesson-abbey-text = La case du milieu a une tuile de chaque côté : c’est un trou. Vous avez encore votre tuile Monastère, et les huit cases autour du trou sont occupées.
lesson-abbey-task = Vous êtes bleu, au début de votre tour. Qu’est-ce qui vous rapporte neuf points tout de suite ?
lesson-abbey-why = Le Monastère se pose dans n’importe quel trou, quels que soient les bords. Avec huit voisines il est complété aussitôt, et un moine y marque neuf points.
lesson-abbey-wrong-1 = Vous devrez alors poser la tuile piochée, et le trou restera aux autres.
lesson-monk = Un moine au Monastère
lesson-monk-text = Vous avez posé votre Monastère. Il a fermé la route rouge à gauche, qui rapporte à rouge quoi que vous fassiez.
lesson-monk-task = Quelle pièce vous donne les neuf points du Monastère ?
lesson-monk-why = Un partisan sur le Monastère est un moine, comme sur une abbaye : un point pour la tuile et un pour chacune de ses huit voisines. Le chariot peut y aller aussi, et même repartir ensuite.
lesson-monk-wrong-1 = Sans moine, le Monastère ne vous rapporte rien.
lesson-mayor = Ce que vaut un maire
lesson-mayor-text = Vous avez commencé une ville. Elle n’a aucun bouclier.
lesson-mayor-task = Quelle pièce a une force d’au moins un dans cette ville ?
lesson-mayor-why = Un partisan ou un chariot compte pour un. Le maire compte les boucliers de la ville : ici aucun, il ne marquerait donc rien.
lesson-mayor-wrong-1 = Sans bouclier, le maire a une force nulle. Seul dans la ville, il ne marque rien.
lesson-barn = La grange fait payer le pré
lesson-barn-text = Quatre coins de pré se touchent au coin nord-ouest de votre tuile. Votre paysan est couché dans ce pré, qui touche deux villes complétées.
lesson-barn-task = Vous êtes bleu. Évaluez le pré maintenant, et continuez d’en profiter.
lesson-barn-why = La grange fait évaluer aussitôt les paysans du pré : trois points par ville complétée, six pour vous. Votre paysan rentre, et à la fin la grange rapporte quatre points par ville.
lesson-barn-wrong-1 = Votre paysan attendra encore, et quelqu’un d’autre pourra y construire sa grange.
lesson-barn-join = Des paysans rencontrent une grange
lesson-barn-join-text = Bleu a une grange dans le pré de l’ouest, qui touche deux villes complétées. Votre paysan rouge est couché dans celui de l’est.
lesson-barn-join-task = Vous êtes rouge. Posez la tuile pour que votre paysan marque maintenant.
lesson-barn-join-why = La tuile relie les deux prés. Des paysans qui arrivent dans un pré avec une grange marquent un point par ville complétée : deux pour vous. Puis votre paysan rentre.
lesson-wagon-road = Le chariot repart
lesson-wagon-road-text = Votre route de l’abbaye au carrefour a été évaluée : quatre points. Votre chariot peut rentrer, ou repartir vers un secteur inoccupé, inachevé et directement relié.
lesson-wagon-road-task = Vous êtes bleu. Devenez le moine de l’abbaye où finit la route.
lesson-wagon-road-why = L’abbaye au bout de la route est reliée, inachevée et libre. La route qui descend du carrefour conviendrait aussi ; la rouge est occupée.
lesson-wagon-road-wrong-1 = Rentré, le chariot pourra resservir, mais l’abbaye est libre maintenant.
lesson-wagon-gate = Par la porte de la ville
lesson-wagon-gate-text = Votre petite route entre la porte et le carrefour a rapporté deux points.
lesson-wagon-gate-task = Où votre chariot peut-il repartir ?
lesson-wagon-gate-why = Une route qui finit à une porte est reliée à la ville. La route rouge est occupée, et l’autre route du carrefour est complétée.
lesson-wagon-gate-wrong-1 = C’est permis, mais il y a mieux : un secteur inoccupé, inachevé et relié.
lesson-wagon-city = Hors de la ville
lesson-wagon-city-text = Votre ville a rapporté quatorze points. Deux routes partent de ses portes : celle du haut est complétée, celle de droite ne l’est pas.
lesson-wagon-city-task = Que votre chariot prenne une route.
lesson-wagon-city-why = Le chariot peut quitter la ville par n’importe quelle porte, où qu’il ait été. La route de droite est inachevée et libre.
lesson-wagon-city-wrong-1 = C’est permis, mais une route attend d’être prise.
