## Villes, armes, corporations

city-brugge = Bruges
city-utrecht = Utrecht
city-gent = Gand
city-ieper = Ypres
city-leuven = Louvain
city-luik = Liège
arms-blue = bleu
arms-yellow = jaune
arms-green = vert
arms-red = rouge
arms-grey = gris
arms-church = d’Église
guild-blue = corporation bleue
    .the = la corporation bleue
    .gender = f
guild-yellow = corporation jaune
    .the = la corporation jaune
    .gender = f
guild-green = corporation verte
    .the = la corporation verte
    .gender = f
guild-red = corporation rouge
    .the = la corporation rouge
    .gender = f
guild-grey = corporation grise
    .the = la corporation grise
    .gender = f
guild-trade = { $guild ->
    [blue] bleue (tisserands)
    [yellow] jaune (foulons)
    [green] verte (teinturiers)
    [red] rouge (coupeurs de toile)
   *[grey] grise (armuriers)
}
guild-colour = { $guild ->
    [blue] bleue
    [yellow] jaune
    [green] verte
    [red] rouge
   *[grey] grise
}

## Terrains

plot-c = centre-ville
    .the = le centre-ville
    .gender = m
plot-r1 = rue nord
    .the = la rue nord
    .gender = f
plot-r2 = rue est
    .the = la rue est
    .gender = f
plot-r3 = rue sud
    .the = la rue sud
    .gender = f
plot-r4 = rue ouest
    .the = la rue ouest
    .gender = f
plot-p1 = rempart nord
    .the = le rempart nord
    .gender = m
plot-p2 = rempart est
    .the = le rempart est
    .gender = m
plot-p3 = rempart sud
    .the = le rempart sud
    .gender = m
plot-p4 = rempart ouest
    .the = le rempart ouest
    .gender = m
plot-t1 = coin nord-est
    .the = le coin nord-est
    .gender = m
plot-t2 = coin sud-est
    .the = le coin sud-est
    .gender = m
plot-t3 = coin sud-ouest
    .the = le coin sud-ouest
    .gender = m
plot-t4 = coin nord-ouest
    .the = le coin nord-ouest
    .gender = m
plot-xa1 = nouvelle rue A1
    .the = la nouvelle rue A1
    .gender = f
plot-xa2 = nouvelle rue A2
    .the = la nouvelle rue A2
    .gender = f
plot-xb1 = nouveau rempart B1
    .the = le nouveau rempart B1
    .gender = m
plot-xc1 = nouveau rempart C1
    .the = le nouveau rempart C1
    .gender = m
plot-xc2 = nouveau coin C2
    .the = le nouveau coin C2
    .gender = m
plot-in-city = { $plot } { OF($city) }
    .the = { THE($plot) } { OF($city) }
    .gender = { GENDER($plot) }

## Quartiers

tile-plain = quartier { $arms }
    .the = le quartier { $arms }
    .gender = m
tile-master = quartier { $arms } avec maître
    .the = le quartier { $arms } avec maître
    .gender = m
tile-special = { $form ->
    [a] quartier spécial A
    [b] quartier spécial B
    [cl] quartier spécial C (tourné à gauche)
    [cr] quartier spécial C (tourné à droite)
    [c] quartier spécial C
   *[d] quartier spécial D
}
    .the = { $form ->
        [a] le quartier spécial A
        [b] le quartier spécial B
        [cl] le quartier spécial C (tourné à gauche)
        [cr] le quartier spécial C (tourné à droite)
        [c] le quartier spécial C
       *[d] le quartier spécial D
    }
    .a = { $form ->
        [a] le quartier spécial A
        [b] le quartier spécial B
        [cl] le quartier spécial C (tourné à gauche)
        [cr] le quartier spécial C (tourné à droite)
        [c] le quartier spécial C
       *[d] le quartier spécial D
    }
    .gender = m
stock-of-tile = { $r ->
    [one] { $r } rue
   *[other] { $r } rues
}, { $p ->
    [one] { $p } rempart
   *[other] { $p } remparts
}, { $t ->
    [one] { $t } coin
   *[other] { $t } coins
}
stock-there = en stock
stock-used = construit

## Cartes

card-brugge = Bruges
    .the = la carte de Bruges
    .gender = f
card-utrecht = Utrecht
    .the = la carte d’Utrecht
    .gender = f
card-gent = Gand
    .the = la carte de Gand
    .gender = f
card-ieper = Ypres
    .the = la carte d’Ypres
    .gender = f
card-leuven = Louvain
    .the = la carte de Louvain
    .gender = f
card-luik = Liège
    .the = la carte de Liège
    .gender = f
card-site = Chantier
    .the = la carte « Chantier »
    .gender = f
card-back = Reprendre en mains
    .the = la carte « Reprendre en mains »
    .gender = f
card-influence = Influence
    .the = la carte « Influence »
    .gender = f
card-cathedral = Cathédrale
    .the = la carte « Cathédrale »
    .gender = f
card-master = Maître de corporation
    .the = la carte « Maître de corporation »
    .gender = f
card-of-guild = { $card } ({ $guild })
    .the = { THE($card) } { OF($guild) }
    .gender = f
card-short-site = Chantier
card-short-back = Reprendre
card-short-influence = Influence
card-short-cathedral = Cathédrale
card-short-master = Maître
nothing = aucune
no-points = aucun point
list = { COMMAS($things) }
label = { CAPITAL($thing) }

## Refus : une autre décision est attendue

why-now-play-choose_card = Choisissez maintenant une carte d’action, avec autant de cartes d’influence que vous voulez
why-now-play-turn_start = Commencez votre tour : tirez une carte sous influence ou jouez une carte de votre main
why-now-play-own_card = Jouez maintenant une carte de votre main
why-now-build = Construisez maintenant un quartier à { $city }, ou terminez-y un chantier
why-now-city = Choisissez d’abord la ville de votre chantier
why-now-site = Ouvrez maintenant un chantier à { $city }
why-now-cathedral = Placez maintenant la cathédrale sur un quartier d’Église
why-now-master = Placez maintenant le maître de corporation sur un quartier

## Refus : cartes

why-absent-city = { $city } ne participe pas à cette partie
why-card-of-scored-city = { $city } est décomptée, et sa carte a quitté le jeu
why-card-lies-played = Vous avez déjà joué { THE($card) } ; jouez d’abord la carte « Reprendre en mains »
why-no-influence-for-two = À deux joueurs, il n’y a pas de cartes d’influence
why-no-influence = { $held ->
    [0] Vous n’avez aucune carte d’influence : vous ne pouvez pas en jouer { $number }
    [one] Vous n’avez qu’une carte d’influence : vous ne pouvez pas en jouer { $number }
   *[other] Vous n’avez que { $held } cartes d’influence : vous ne pouvez pas en jouer { $number }
}
why-too-much-influence = Personne ne peut avoir { $number } cartes d’influence ; le maximum est de { $most }

## Refus : villes, pions et chantiers

why-scored-city = { $city } est décomptée : plus rien ne s’y passe
why-no-site-in-city = Aucun de vos quartiers ne convient à { $city } pour le moment
why-other-city = Vous agissez à { $asked }, et non à { $city }
why-no-district = { CAPITAL(THE($plot)) } { OF($city) } n’est pas { GENDER($plot) ->
    [f] construite
   *[m] construit
}
why-not-own-or-grey = { CAPITAL(THE($plot)) } { OF($city) } n’est ni un quartier { $guild } ni un quartier gris
why-not-a-church = { CAPITAL(THE($plot)) } { OF($city) } n’est pas un quartier d’Église
why-has-a-cathedral = { CAPITAL(THE($plot)) } { OF($city) } porte déjà une cathédrale
why-no-site = { CAPITAL(THE($plot)) } { OF($city) } n’est pas en chantier
why-gold-arms = Une carte dorée ne vaut que pour un quartier gris ou d’Église, pas pour un quartier { $arms }
why-other-arms = Cette carte ne vaut pas pour un quartier { $arms }

## Refus : construction

why-no-such-plot = { $city } n’a pas { DE($plot) } : seul un quartier spécial peut créer ce terrain
why-plot-built = { CAPITAL(THE($plot)) } { OF($city) } est déjà { GENDER($plot) ->
    [f] construite
   *[m] construit
}
why-plot-covered = Un carton recouvre { THE($plot) } { OF($city) }
why-plot-swallowed = Le quartier spécial D occupe déjà { THE($plot) } { OF($city) }
why-special-elsewhere = { CAPITAL(THE($tile)) } ne se pose pas sur { THE($plot) } : A et C vont sur l’un des quatre coins de la ville, B et D sur l’un des quatre remparts
why-no-tile-left = Il n’y a plus { DE($tile) } pour { THE($plot) }
why-corner-taken = Sur { THE($plot) }, ce quartier occuperait aussi { THE($other) } { OF($city) }, qui n’est pas libre
why-no-ground = Il n’y a pas la place pour { THE($tile) } sur { THE($plot) } { OF($city) } : le sol alentour est occupé
why-same-arms = Sur { THE($plot) } { OF($city) }, un quartier { $arms } toucherait { THE($other) }, de mêmes armes
why-no-support = Aucun côté long { OF($plot) } { OF($city) } ne borde encore un quartier construit

## Le jeu

game-name = Les Corporations au pouvoir
game-tagline = Six villes, quatre corporations : construisez vos quartiers là où ils comptent.
ending-plots = Il reste au plus un terrain libre
ending-gold = Il ne reste plus de carte dorée
ending-no_open_plot = Il ne reste plus de terrain libre
ending-influenced_only = Seules les corporations sous influence pourraient encore construire
ending-stall = Rien n’a été construit ni terminé depuis de nombreux tours

## Options

option-guild_choice = Corporations
option-guild_choice-help = Comment les joueurs reçoivent leur corporation.
option-guild_choice-random = tirées au sort
option-guild_choice-given = selon la liste
option-guilds = Liste des corporations
option-guilds-help = Une couleur par place, dans l’ordre : bleu, jaune, vert ou rouge. À deux joueurs, d’abord les corporations propres des deux places, puis leurs corporations sous influence.
option-first_player = Premier joueur
option-first_player-help = Qui est premier joueur à la première manche.
option-first_player-random = tiré au sort
option-touch = Mêmes armes
option-touch-help = Quand deux quartiers de mêmes armes se touchent-ils ?
option-touch-side = par un côté
option-touch-corner = même par un angle
option-half_value = Deuxième place
option-half_value-help = Comment on arrondit la moitié de la valeur d’une ville.
option-half_value-up = vers le haut
option-half_value-down = vers le bas
option-scored_city_cards = Cartes des villes décomptées
option-scored_city_cards-help = Ce que deviennent les cartes d’une ville décomptée ; celles qui restent sont sans effet.
option-scored_city_cards-removed = quittent le jeu
option-scored_city_cards-kept = restent en main
option-influenced_tiles = Les cartes sous influence construisent pour
option-influenced_tiles-help = À deux joueurs : pour quelle corporation sous influence une carte tirée permet de construire.
option-influenced_tiles-card_arms = la corporation de la carte
option-influenced_tiles-any = l’une ou l’autre corporation sous influence
option-influenced_neutral = Cartes sous influence et quartiers neutres
option-influenced_neutral-help = À deux joueurs : une carte tirée permet-elle aussi de construire des quartiers gris et d’Église ?
option-influenced_neutral-true = oui, gris et d’Église aussi
option-influenced_neutral-false = corporations sous influence seulement
option-stall_limit_2p = Tours sans construction
option-stall_limit_2p-help = À deux joueurs : la partie s’arrête après ce nombre de tours de suite sans rien construire ni terminer.

## Phases et sources de points

phase-guilds = corporations
phase-first = premier joueur
phase-gold = carte dorée
phase-pile = carte sous influence
phase-choose_card = choix des cartes
phase-act_city = carte de ville
phase-site_city = ville du chantier
phase-site_build = chantier
phase-gold_city = carte de ville dorée
phase-gold_site_city = ville du chantier doré
phase-gold_site_build = chantier doré
phase-gold_cathedral = cathédrale
phase-gold_master = maître de corporation
phase-turn_start = début du tour
phase-own_card = carte de la main
phase-over = fin
source-own-brugge = Bruges
source-own-utrecht = Utrecht
source-own-gent = Gand
source-own-ieper = Ypres
source-own-leuven = Louvain
source-own-luik = Liège
source-influenced-brugge = Bruges, corporation sous influence
source-influenced-utrecht = Utrecht, corporation sous influence
source-influenced-gent = Gand, corporation sous influence
source-influenced-ieper = Ypres, corporation sous influence
source-influenced-leuven = Louvain, corporation sous influence
source-influenced-luik = Liège, corporation sous influence
source-influence = cartes d’influence

## Invites

prompt-guilds = Les corporations sont tirées au sort.
prompt-first = Le premier joueur est tiré au sort.
prompt-gold = Le premier joueur tire une carte dorée.
prompt-pile = On tire une carte sous influence.
prompt-choose-card = Choisissez en secret une carte d’action{ $influence ->
    [0] .
    [one] , avec votre carte d’influence si vous le voulez.
   *[other] , avec { $influence } cartes d’influence au plus.
} { $first }
you-are-first = Vous êtes premier joueur.
is-first = Premier joueur : { $seat }.
prompt-act-city = Construisez un quartier à { $city }, ou terminez-y un chantier.
prompt-site-city = Choisissez la ville de votre chantier.
prompt-site-build = Ouvrez un chantier à { $city }.
prompt-gold-city = Carte dorée : construisez un quartier gris ou d’Église à { $city }, ou terminez-y un chantier gris ou d’Église.
prompt-gold-site-city = Carte dorée : choisissez la ville d’un chantier gris ou d’Église.
prompt-gold-site-build = Carte dorée : ouvrez un chantier gris ou d’Église à { $city }.
prompt-gold-cathedral = Carte dorée : placez la cathédrale sur un quartier d’Église.
prompt-gold-master = Carte dorée : placez le maître de corporation sur l’un de vos quartiers ou sur un quartier gris.
prompt-turn-start = À vous : jouez une carte de votre main, ou tirez d’abord une carte sous influence.
prompt-own-card = Jouez maintenant une carte de votre main.
prompt-influenced-act-city = Carte { OF($guild) } : construisez un quartier à { $city }, ou terminez-y un chantier.
prompt-influenced-site-city = Carte { OF($guild) } : choisissez la ville du chantier.
prompt-influenced-site-build = Carte { OF($guild) } : ouvrez un chantier à { $city }.
prompt-over = { $ending }. { $seats } gagne avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
prompt-over-shared = { $ending }. { $seats } se partagent la victoire avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
watch-choose-card = Chacun choisit une carte. On attend { $seats }.
watch-choose-card-sealed = Vous avez choisi. On attend { $seats }.
watch-act-city = { $seat } construit ou termine un quartier à { $city }.
watch-site-city = { $seat } choisit la ville de son chantier.
watch-site-build = { $seat } ouvre un chantier à { $city }.
watch-gold-city = { $seat } joue une carte dorée à { $city }.
watch-gold-site-city = { $seat } choisit la ville d’un chantier doré.
watch-gold-site-build = { $seat } ouvre un chantier doré à { $city }.
watch-gold-cathedral = { $seat } place une cathédrale.
watch-gold-master = { $seat } place un maître de corporation.
watch-turn-start = { $seat } commence son tour.
watch-own-card = { $seat } choisit une carte de sa main.
watch-influenced-act-city = { $seat } joue la carte { OF($guild) } à { $city }.
watch-influenced-site-city = { $seat } choisit une ville pour la carte { OF($guild) }.
watch-influenced-site-build = { $seat } ouvre un chantier à { $city } avec la carte { OF($guild) }.

## Désignations et choix

pick-plot = { $city }, { $tip }
pick-finish = Terminer le chantier
pick-count = { $count ->
    [0] Aucune carte d’influence
    [one] { $count } carte d’influence
   *[other] { $count } cartes d’influence
}
mark-first = vous agissez en premier
choice-draw = Tirer une carte sous influence
choice-play = Jouer { THE($card) }{ $influence ->
    [0] {""}
    [one] {" "}avec { $influence } carte d’influence
   *[other] {" "}avec { $influence } cartes d’influence
}
choice-city = Ouvrir le chantier à { $city }
choice-build = Construire { THE($plot) } { OF($city) } : { $tile }
choice-site = Ouvrir le chantier { OF($plot) } { OF($city) } : { $tile }
choice-finish = Terminer le chantier { OF($plot) } { OF($city) }
choice-cathedral = Placer la cathédrale sur { THE($plot) } { OF($city) }
choice-master = Placer le maître de corporation sur { THE($plot) } { OF($city) }

## Villes et terrains

city-absent = hors jeu
city-scored = décomptée
city-open = { $open ->
    [one] { $open } libre
   *[other] { $open } libres
}
city-of-full = sur { $full }
guild-points = { $guild } { $points }
standing = { $districts ->
    [one] { $districts } quartier
   *[other] { $districts } quartiers
}, { $masters ->
    [0] aucun maître
    [one] { $masters } maître
   *[other] { $masters } maîtres
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
standing-guild = { $guild } : { $standing }
tip-city = { $city } : vaut { $value }{ $more ->
    [0] {""}
   *[other] , au moins { $full } une fois pleine
} ; { $open ->
    [0] aucun terrain libre
    [one] { $open } terrain libre
   *[other] { $open } terrains libres
}. Décompte actuel : { $standings }.
tip-scored = { $city }, décomptée avec une valeur de { $value } : { $standings }.
tip-absent = { $city } ne participe pas à cette partie.
tip-open = { $plot } : libre pour un quartier { OR($arms) }
tip-closed = { $plot } : libre, mais aucun quartier ne convient pour le moment
tip-distant = { $plot } : libre, mais hors d’atteinte pour le moment
tip-covered = { $plot } : { GENDER($plot) ->
    [f] recouverte
   *[m] recouvert
} d’un carton
tip-district = { $plot } : quartier { $arms }{ $state ->
    [site] , en chantier
   *[finished] {""}
}{ $masters ->
    [0] {""}
    [one] , { $masters } maître
   *[other] , { $masters } maîtres
}{ $cathedral ->
    [yes] , cathédrale
   *[no] {""}
}

## À côté des villes

tip-pool = { $pawn ->
    [site] Pions de chantier en stock : { $left }
    [cathedral] Cathédrales en stock : { $left }
   *[master] Maîtres de corporation en stock : { $left }
}
tip-gold-pile = Cartes dorées restantes : { $a } dans la pile A, { $b } dans la pile B
tip-gold-card = Carte dorée { OF($seat) }{ $shown ->
    [yes] {""}
   *[no] , pas encore montrée
} : { $card }
tip-gold-hidden = Carte dorée { OF($seat) }, face cachée
tip-gold-discard = Cartes dorées utilisées : { COMMAS($cards) }
tip-pile = Cartes sous influence : { $left } dans la pile, { $used ->
    [0] aucune utilisée
    [one] { $used } utilisée
   *[other] { $used } utilisées
}
tip-influenced-card = Carte sous influence en jeu : { $card }
tip-pair = { $seat } marque pour { THE($guild) } et { THE($influenced) }
tip-sealed = { $seat } a choisi
tip-choosing = { $seat } n’a pas encore choisi
tip-play = { $seat } joue { THE($card) }{ $influence ->
    [0] {""}
    [one] {" "}avec { $influence } carte d’influence
   *[other] {" "}avec { $influence } cartes d’influence
}
tip-acting = { $seat } joue { THE($card) }
tip-done = { $seat } a agi
tip-score = { $guild } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
strip-own = sa carte
strip-influenced = sous influence
scene-round = Manche { $round }. Terrains libres : { $plots }. Villes décomptées : { COMMAS($scored) }.
scene-turn = Tour { $round }. Terrains libres : { $plots }. Villes décomptées : { COMMAS($scored) }.
hand-played = { $card } (jouée)
hand-influence = { $count ->
    [0] Aucune carte d’influence
    [one] { $count } carte d’influence
   *[other] { $count } cartes d’influence
}
hand-gold = Carte dorée : { $card }
hand-tile = { CAPITAL($tile) } : { $stock }
hand-tile-nowhere = { CAPITAL($tile) } : ne va nulle part dans cette ville pour le moment
hand-tile-nowhere-of = { CAPITAL($tile) } ({ $stock }) : ne va nulle part dans cette ville pour le moment
player = Joueur { $number }
panel-guild = corporation
panel-influence = cartes d’influence
panel-influenced = avec { THE($guild) }
panel-sum = { $own } + { $other }
panel-hand = main
panel-played = jouées
panel-tiles = quartiers
table-city = { $city } : { $value } sur { $full }
table-stock = Quartiers en stock
table-points = Points des corporations
table-gold = Cartes dorées pas encore montrées
table-pile = Cartes sous influence à venir
unseen-gold = A : { $a }, B : { $b }

## Ce qui s’est passé

event-guilds_given = Corporations : { $guilds }.
guild-given = { $seat } ({ $guild })
event-influence_given = Corporations sous influence : { $guilds }.
event-first_player_found = { $seat } est premier joueur.
event-gold_drawn = { $seat } tire une carte dorée de la pile { $pile }.
event-gold_drawn-known = { $seat } tire une carte dorée de la pile { $pile } : { $card }.
event-gold_removed = La carte dorée { DE($card) } quitte le jeu : la ville est décomptée.
event-card_chosen = { $seat } a choisi.
event-cards_revealed = Cartes découvertes, dans l’ordre du jeu : { COMMAS($plays) }.
revealed-card = { $seat } ({ $card }{ $influence ->
    [0] {""}
   *[other] {" "}+{ $influence }
})
event-card_played = { $seat } joue { THE($card) }.
event-action_void = { CAPITAL(THE($card)) } reste sans effet pour { $seat }.
event-cards_taken_back = { $seat } reprend en mains : { COMMAS($cards) }.
event-cards_taken_back-none = { $seat } n’a aucune carte à reprendre en mains.
event-cards_taken_back-alone = { $seat } n’a rien d’autre à reprendre que la carte « Reprendre en mains ».
event-gold_revealed = { $seat } montre la carte dorée : { $card }.
event-influenced_card_drawn = { $seat } tire une carte sous influence : { THE($card) }.
event-influenced_card_removed = { CAPITAL(THE($card)) } quitte le jeu : la ville est décomptée.
event-pile_renewed = { $seat } mélange les cartes sous influence utilisées et en fait une nouvelle pile.
event-forced = { $seat } n’a qu’un choix possible.
event-forced-play = { $seat } ne peut jouer que { THE($card) }.
event-forced-draw = { $seat } ne peut que tirer une carte sous influence.
event-forced-build = { $seat } n’a qu’une action possible à { $city }.
event-forced-finish = { $seat } n’a qu’une action possible à { $city }.
event-forced-site = { $seat } n’a qu’une façon d’ouvrir un chantier à { $city }.
event-forced-city = { $seat } ne peut ouvrir de chantier qu’à { $city }.
event-forced-cathedral = { $seat } ne peut placer la cathédrale que sur un seul quartier.
event-forced-master = { $seat } ne peut placer le maître de corporation que sur un seul quartier.
event-district_built = { $seat } construit { THE($plot) } { OF($city) } : { A($tile) }.
event-site_built = { $seat } ouvre le chantier { OF($plot) } { OF($city) } : { A($tile) }.
event-site_finished = { $seat } termine le chantier { $arms } { OF($plot) } { OF($city) }.
event-plot_opened = { $city } s’agrandit : { THE($plot) } est libre.
event-plot_covered = Un carton recouvre { THE($plot) } { OF($city) }.
event-cathedral_raised = { $seat } place une cathédrale sur { THE($plot) } { OF($city) }.
event-master_placed = { $seat } place un maître de corporation sur { THE($plot) } { OF($city) }.
event-city_scored = { $city } est décomptée avec une valeur de { $value } : { $standings }.
event-influence_bonus_given = { $seat } a le plus de cartes d’influence : { $points } points.
event-game_ended = La partie est terminée. { $ending }.

## Aperçus

preview-draw = { $left ->
    [one] Vous tirez la dernière carte sous influence et l’exécutez.
   *[other] Vous tirez une des { $left } cartes sous influence et l’exécutez.
}
preview-draw-renewed = { $left ->
    [one] La dernière carte sous influence utilisée est tirée de nouveau et exécutée.
   *[other] Les { $left } cartes sous influence utilisées forment une nouvelle pile ; vous en tirez une et l’exécutez.
}
preview-back = De retour en main : { $cards }
preview-site = Possible maintenant à { OR($cities) } ; pions de chantier en stock : { $left }
preview-room = { $city } en ce moment : { $plots ->
    [0] aucun terrain pour vous
    [one] { $plots } terrain pour vous
   *[other] { $plots } terrains pour vous
}{ $sites ->
    [0] {""}
    [one] , { $sites } chantier à terminer
   *[other] , { $sites } chantiers à terminer
}
preview-influence = Cartes d’influence que vous gardez : { $left }
preview-first = Vous agissez en premier, quoi que jouent les autres.
preview-last-round = C’est la dernière manche : il ne reste plus de carte dorée.
preview-value = { $city } vaut { $value } (au lieu de { $before }){ $more ->
    [0] {""}
   *[other] , au moins { $full } une fois pleine
}
preview-value-same = { $city } vaut toujours { $value }{ $more ->
    [0] {""}
   *[other] , au moins { $full } une fois pleine
}
preview-standing = En cas de décompte : { $standings }
preview-opens = Ouvre { THE($plots) }
preview-takes = Occupe aussi { THE($plots) }
preview-closes = Désormais impossible en { $arms } : { $plots }
preview-scored = { $city } est décomptée avec une valeur de { $value }
preview-ends = La partie se termine. { $ending }.
warn-nothing-back = Vous n’avez aucune carte à reprendre en mains.
warn-void = Pour le moment, { THE($card) } reste sans effet.
warn-no-own = Aucun quartier { $arms } ne convient à { $city } pour le moment, seulement gris ou d’Église.
warn-last-tile = { $shape ->
    [R] C’est votre dernière rue.
    [P] C’est votre dernier rempart.
   *[T] C’est votre dernier coin.
}
warn-plot-dies = On ne pourra plus jamais y construire : { $plots }.
warn-site-in-vain = { $city } sera pleine, et un chantier n’y comptera pas.
warn-city-full = { $city } sera pleine : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $seat }, { $own } pour vous.
warn-ends = Il restera au plus un terrain libre : la partie s’arrête avec cette manche.

## Leçons

lesson-home = Construire chez soi
lesson-home-text = Louvain est votre ville d’origine, et son centre est un quartier jaune. Toutes les rues touchent le centre : aucun de vos propres quartiers n’y va donc. On peut construire un rempart dès qu’il a une rue où s’appuyer.
lesson-home-task = Vous êtes Jaune et avez joué la carte de Louvain. Construisez de sorte qu’ensuite un quartier jaune aille aussi bien sur le rempart nord que sur le rempart est.
lesson-home-why = Un rempart s’appuie par son côté long sur deux rues. La rue nord porte à la fois le rempart nord et le rempart est, et un quartier gris ou d’Église n’y a pas vos armes. Une action possible doit être exécutée : il vous fallait de toute façon en construire un.
lesson-home-wrong-1 = La rue est porte les remparts est et sud. Le rempart nord n’a toujours rien où s’appuyer.
lesson-home-wrong-2 = La rue ouest porte les remparts ouest et nord. Le rempart est n’a toujours rien où s’appuyer.
lesson-home-wrong-3 = La rue sud porte les remparts sud et ouest : ce ne sont pas ceux que vous vouliez.
lesson-opening = Jamais côte à côte
lesson-opening-text = Vous avez un quartier à Gand, la rue nord. Deux quartiers de mêmes armes n’ont jamais de côté en commun.
lesson-opening-task = Vous êtes Bleu et avez joué la carte de Gand. Construisez un second quartier bleu à Gand.
lesson-opening-why = Pour le moment, seule la rue sud convient : les autres rues, le rempart nord et le rempart est touchent tous votre premier quartier, et tout le reste est encore hors d’atteinte. Avec ou sans maître imprimé, peu importe ici.
lesson-opening-wrong-1 = Un quartier gris compte pour la corporation grise, pas pour vous.
lesson-opening-wrong-2 = Un quartier d’Église augmente la valeur de la ville, mais ne compte pour aucune corporation.
lesson-order = Qui agit en premier ?
lesson-order-text = Jaune est premier joueur ; Vert, Bleu et Rouge suivent dans le sens horaire. Jaune n’a plus de carte d’influence, Vert et Bleu en ont une chacun, et vous en avez trois. Plus vous jouez de cartes, plus tôt vous agissez ; à égalité, le plus proche du premier joueur dans le sens horaire passe devant.
lesson-order-task = Vous êtes Rouge. Jouez la carte de Louvain de façon à agir avant tous les autres, quoi qu’ils fassent, sans gaspiller de carte d’influence.
lesson-order-why = Vert et Bleu peuvent jouer deux cartes au plus. Avec trois cartes, Louvain et deux cartes d’influence, vous agissez avant tout le monde. La troisième carte d’influence reste dans votre main, où elle peut vous rapporter 3 points à la fin.
lesson-order-wrong-1 = Avec une seule carte, vous agissez en dernier : tous les autres sont plus près du premier joueur que vous.
lesson-order-wrong-2 = Deux cartes, ce n’est pas sûr : Vert ou Bleu peut en jouer deux aussi, et tous deux sont plus près du premier joueur.
lesson-order-wrong-3 = Vous agiriez en premier, mais une carte de moins aurait suffi. Les cartes d’influence jouées quittent le jeu.
lesson-site = Terminer à temps
lesson-site-text = Un seul terrain est libre à Utrecht, le coin nord-est. Vert a joué lui aussi la carte d’Utrecht, agit après vous et devra remplir ce coin. Un quartier rouge n’y va pas, car il toucherait le rempart nord, qui est rouge. Votre rue sud est encore en chantier.
lesson-site-task = Vous êtes Rouge et avez joué la carte d’Utrecht. La ville sera décomptée à la fin de cette manche : tirez-en le plus de points possible.
lesson-site-why = Les quartiers en chantier ne comptent pas. Une fois terminé, votre troisième quartier vous met à égalité avec Bleu, et vos deux maîtres imprimés vous donnent la première place : 14 ou 15 points. Vert remplira le coin.
lesson-site-wrong-1 = La ville est pleine, et votre chantier ne compte pas. Bleu est premier, et Gris passe devant vous avec les deux maîtres du centre : 4 points.
lesson-site-wrong-2 = La ville est pleine, votre chantier ne compte pas, et Gris est encore plus fort avec un troisième maître. Vous êtes troisième : 4 points.
lesson-site-wrong-3 = La ville est pleine et vaut 14, mais votre chantier ne compte pas. Bleu est premier avec trois quartiers, vous êtes deuxième : 7 points.
lesson-enlarge = Une ville qui grandit
lesson-enlarge-text = À Gand, il ne reste de libre que le coin sud-est, et Rouge est en tête. Vous ne pouvez pas y construire de quartier vert, car il toucherait le rempart est, déjà vert.
lesson-enlarge-task = Vous êtes Vert et avez joué la carte de Gand. Construisez de sorte qu’il reste ensuite des terrains libres à Gand.
lesson-enlarge-why = Les quartiers spéciaux A et C se posent sur un coin et créent de nouveaux terrains hors des remparts, deux ici. La ville n’est pas pleine, et vous avez encore une chance de rattraper Rouge.
lesson-enlarge-wrong-1 = Un quartier d’Église ordinaire remplit le dernier terrain. Gand est décomptée à la fin de cette manche, et vous êtes troisième : 4 points.
lesson-enlarge-wrong-2 = Cela remplit le dernier terrain. Gand est décomptée à la fin de cette manche, et vous êtes troisième : 4 points.
lesson-enlarge-wrong-3 = Cela remplit le dernier terrain, et avec deux quartiers et un maître, Gris vous rejoint. Vous vous partagez la troisième et la quatrième place : 2 points.
lesson-close = Deux terrains d’un coup
lesson-close-text = Deux terrains sont libres à Ypres, le rempart nord et le coin nord-est. Jaune et vous avez trois quartiers chacun, et avec deux maîtres contre un, vous êtes devant. Aucun quartier bleu ne va sur ces terrains, mais un jaune va sur les deux. Jaune a joué lui aussi la carte d’Ypres et agit après vous.
lesson-close-task = Vous êtes Bleu et avez joué la carte d’Ypres. Assurez-vous la première place.
lesson-close-why = Le quartier spécial D occupe un rempart et le coin qui le suit dans le sens horaire. Ypres est pleine, Jaune n’y trouve plus rien à construire, et vous marquez toute la valeur : 14 points.
lesson-close-wrong-1 = Le coin reste libre, et Jaune le prend avec un quatrième quartier.
lesson-close-wrong-2 = Le rempart reste libre, et Jaune le prend avec un quatrième quartier.
lesson-close-wrong-3 = La ville vaut plus, mais le rempart reste libre, et Jaune le prend avec un quatrième quartier.
lesson-last-district = Le dernier terrain de Louvain
lesson-last-district-text = Chaque corporation a deux quartiers terminés à Louvain, et un terrain est libre, le coin sud-ouest. Jaune y a trois maîtres, dont deux sur le centre ; Rouge et Vert en ont un chacun ; Gris et vous n’en avez pas.
lesson-last-district-task = Vous êtes Bleu et avez joué la carte de Louvain. Gagnez la ville.
lesson-last-district-why = Les quartiers passent avant les maîtres : avec votre troisième quartier, vous êtes premier. La ville vaut 16 : onze pour les quartiers de corporation, deux pour un quartier d’Église, trois pour celui qui porte la cathédrale.
lesson-last-district-wrong-1 = Voilà Gris à trois quartiers : il gagne la ville. Vous en avez deux et aucun maître : c’est la dernière place.
lesson-last-district-wrong-2 = La ville vaut 17, mais chaque corporation a deux quartiers, et Jaune gagne avec trois maîtres. Vous n’en avez pas.
lesson-guild-master = Un maître pour Gris
lesson-guild-master-text = Louvain est pleine et va être décomptée. Vous êtes premier avec trois quartiers. Les autres en ont deux : Jaune avec trois maîtres, Rouge et Vert avec un chacun, Gris sans aucun. Votre carte dorée est un maître de corporation, pour un quartier bleu ou gris.
lesson-guild-master-task = Vous êtes Bleu. Placez le maître de sorte que ni Rouge ni Vert ne reçoivent de points pour Louvain.
lesson-guild-master-why = Avec un maître, Gris est à égalité avec Rouge et Vert. Les trois se partagent les places trois à cinq, et tous reçoivent les points de la plus basse : aucun. Vous recevez 16 points et Jaune 8.
lesson-guild-master-wrong-1 = Vos trois quartiers ont déjà gagné, et les maîtres ne font que départager. Rouge et Vert se partagent la troisième et la quatrième place : 2 points chacun.
lesson-guild-master-wrong-2 = Votre première place est sûre sans maître. Rouge et Vert se partagent la troisième et la quatrième place : 2 points chacun.
lesson-guild-master-wrong-3 = Personne d’autre n’a trois quartiers : vos maîtres n’y changent rien. Rouge et Vert se partagent la troisième et la quatrième place : 2 points chacun.
lesson-guild-master-wrong-4 = Cela aidera peut-être Gris à Utrecht un jour. À Louvain, rien ne change : Rouge et Vert reçoivent 2 points chacun.
lesson-cover = Un terrain qui meurt
lesson-cover-text = On joue à trois, sans Vert. Deux terrains sont libres à Gand : la rue nord, qui touche des quartiers rouge, bleu, gris et d’Église, et le rempart nord. Personne d’autre ne construit à Gand dans cette manche. À la fin de la manche, un carton recouvre tout terrain qu’aucun quartier ne pourra jamais remplir.
lesson-cover-task = Vous êtes Jaune et avez joué la carte de Gand. Construisez de sorte que Gand soit décomptée à la fin de cette manche.
lesson-cover-why = Un rempart jaune touche aussi la rue nord. Les cinq armes de cette partie l’entourent maintenant, et aucun quartier ne pourra jamais y être construit : elle est recouverte, et Gand est pleine. Avec quatre quartiers, vous êtes premier : 13 points.
lesson-cover-wrong-1 = Le rempart pourrait encore recevoir un quartier d’Église : il reste libre, et la ville n’est pas pleine.
lesson-cover-wrong-2 = Un maître imprimé n’y change rien : le rempart pourrait encore recevoir un quartier d’Église et reste libre.
lesson-cover-wrong-3 = La rue pourrait encore recevoir un quartier jaune : elle reste libre, et la ville n’est pas pleine.
lesson-influenced = Une carte pour l’autre camp
lesson-influenced-text = À deux joueurs : vous menez la corporation bleue, et la rouge marque aussi pour vous ; la jaune et la verte marquent pour l’autre joueur. Vous avez tiré la carte de Gand de la corporation verte : elle permet de construire un quartier vert, gris ou d’Église. Un coin est libre. La rouge et la verte ont trois quartiers chacune, et la rouge a plus de maîtres.
lesson-influenced-task = Vous êtes Bleu. Tirez le meilleur parti de cette carte.
lesson-influenced-why = Il faut exécuter la carte, mais pas forcément pour la verte. Un quartier d’Église ajoute 2 à la valeur : la rouge reste première et vous rapporte 15 points, la verte en reçoit 8.
lesson-influenced-wrong-1 = Avec un quatrième quartier, la verte gagne la ville : 14 points pour l’autre joueur, et 7 pour la rouge.
lesson-influenced-wrong-2 = La verte gagne la ville, maître ou non : 14 points pour l’autre joueur, et 7 pour la rouge.
lesson-influenced-wrong-3 = La rouge reste première, mais la ville ne vaut que 14. Il y a mieux.
