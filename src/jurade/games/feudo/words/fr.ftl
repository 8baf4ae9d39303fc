### Feudo, français

## Pourquoi une action n’est pas permise

why-now-castle = C’est le moment de placer un château
why-now-order = C’est le moment de choisir l’ordre du tour
why-now-army = C’est le moment de choisir des cartes d’armée
why-now-trade = C’est le moment de choisir une carte commerce
why-now-play = C’est le moment de montrer une carte d’armée
why-now-march = C’est le moment des marches forcées
why-now-attack = C’est le moment d’attaquer ou de passer
why-now-advance = C’est le moment d’avancer ou de rester

why-castle-corner = Un château ne peut pas occuper un coin
why-castle-inside = Un château se place sur une colline de la frontière, et { $cell } n’en est pas une
why-castle-side = Il y a déjà un château sur ce bord de la carte
why-army-eliminated = Choisissez des pions encore en jeu ; vous avez perdu { A($pawns) }
why-army-count = Choisissez exactement { $count } cartes d’armée
why-trade-used = Il ne vous reste pas de carte commerce de { $shillings ->
    [one] { $shillings } shilling
   *[other] { $shillings } shillings
}

why-card-shown = Vous avez déjà montré cette carte
why-card-not-chosen = Vous n’avez pas choisi cette carte pour ce tour
why-power-not-milady = Seule Milady peut charmer ou infecter
why-pawn-eliminated = Ce pion a été éliminé
why-baron-recovering = Le Baron se remet de ses blessures et ne peut pas bouger pendant ce tour
why-milady-resting = Milady se repose après son charme et ne peut pas bouger pendant ce tour
why-no-wage = Votre carte commerce ne suffit pas à payer ce Mercenaire : le déplacer par sa carte coûte 1 shilling
why-power-sheltered = Milady ne peut ni charmer ni infecter depuis son château ou le couvent
why-infect-nobody = Elle ne pourrait infecter personne à cet endroit
why-infect-healthy = Seule une Milady malade peut infecter
why-charm-sick = Seule une Milady saine peut charmer
why-charm-own = Milady ne charme que les Barons des autres joueurs
why-charm-again = Le Baron { OF($seat) } a déjà été charmé pendant ce tour
why-charm-castle = Le Baron { OF($seat) } est dans son château, à l’abri du charme
why-charm-far = Le Baron { OF($seat) } est hors d’atteinte : Milady doit être sur son territoire ou à côté

why-march-milady = Milady ne fait pas de marche forcée
why-marched-already = { CAPITAL(THE($pawn)) } a déjà fait une marche forcée pendant ce tour
why-same-place = { CAPITAL(THE($pawn)) } s’y trouve déjà
why-too-far = { $cell } est trop loin : { THE($pawn) } peut faire { $steps } pas au plus
why-no-path = { CAPITAL(THE($pawn)) } ne peut pas atteindre { $cell } en { $steps } pas
why-own-castle = Vos pions peuvent traverser votre château, mais pas y rentrer
why-castle = Personne n’entre dans le château d’un autre joueur
why-mountain = Personne n’entre dans une montagne
why-plague-pawn = Le pion de la peste est en { $cell } : personne n’y entre
why-town = { $town } n’est pas à vous : vous pouvez l’attaquer, mais pas y entrer
why-on-horse = { CAPITAL(THE($pawn)) } n’a pas accès à { $place } : seuls le Baron, les Mercenaires et les Fantassins entrent dans les villages et les villes
why-convent = { CAPITAL(THE($pawn)) } n’est pas malade, et seuls les malades entrent au couvent
why-enemy = Il y a un pion ennemi en { $cell }
why-wood-taken = Un bois ne contient qu’un pion, et il y en a déjà un en { $cell }
why-knight-alone = Le Premier Chevalier ne partage jamais un territoire avec un autre de vos pions
why-two-pawns = Deux de vos pions au plus partagent un territoire, et l’un des deux doit être le Baron ou Milady

why-attack-convent = On n’attaque pas les pions au couvent
why-attack-nothing = Il n’y a rien à attaquer à cet endroit
why-attack-milady = Milady ne combat pas
why-attack-from-castle = Un pion n’attaque pas depuis le château
why-attack-from-convent = Un pion n’attaque pas depuis le couvent
why-attacked-already = { CAPITAL(THE($pawn)) } a déjà attaqué pendant ce tour
why-attack-far = { CAPITAL(THE($pawn)) } n’est pas adjacent à { $place }
why-attack-together = Le Baron et le pion qui partage son territoire attaquent ensemble ou pas du tout
why-attack-weak = Une attaque de { $strength } ne bat pas une défense de { $defence } : elle doit être plus forte
why-attack-storm = Pour attaquer une ville, il faut un Mercenaire ou un Fantassin, ou le Baron s’il ne vous reste ni l’un ni l’autre

why-advance-elsewhere = Cette avancée se fait sur { $place }
why-advance-not-there = { CAPITAL(THE($pawn)) } n’a pas pris part à cette attaque
why-advance-fallen = { CAPITAL(THE($pawn)) } a été battu depuis et ne peut pas avancer
why-advance-wood = Un seul pion peut avancer dans un bois
why-advance-pair = Un seul pion peut avancer, ou deux si l’un d’eux est le Baron et s’il y a de la place

## Le jeu

game-name = Feudo
game-tagline = Evesham, 1265 : des barons rivaux, des ordres secrets, des batailles sans dés et la peste qui rôde.
ending-rounds = Un joueur est seul en tête après le dernier tour
ending-extension = Un tour de prolongation a rompu l’égalité
ending-cap = Toujours à égalité après la prolongation : la victoire est partagée

## Options

option-rounds = Tours
option-rounds-help = La durée de la partie. Dans une partie longue, les cartes peste sont mélangées de nouveau après le tour 10.
option-rounds-10 = 10, la partie de base
option-rounds-15 = 15, une partie longue
option-rounds-20 = 20, la partie la plus longue
option-plague = Peste
option-plague-help = La violence de la peste.
option-plague-normal = normale : les malades sont plus faibles, et le couvent les guérit
option-plague-virulent = virulente : les pions frappés sont éliminés aussitôt, et il n’y a pas de couvent
option-plague-none = aucune : stratégie et tactique seulement
option-adjacency = Voisinage
option-adjacency-help = Quels territoires sont adjacents, pour les déplacements, les attaques, les pouvoirs et les distances.
option-adjacency-side = par les côtés : quatre voisins
option-adjacency-corner = par les côtés et les coins : huit voisins
option-score_floor = Points négatifs
option-score_floor-help = Si un score peut descendre au-dessous de zéro.
option-score_floor-none = possibles
option-score_floor-zero = non, le score s’arrête à zéro
option-map = Carte
option-map-help = Comment les quatre morceaux de carte sont assemblés.
option-map-random = au hasard
option-map-study = la carte d’étude, toujours la même
option-extension_cap = Tours de prolongation au plus
option-extension_cap-help = Si l’égalité en tête dure encore après tous ces tours, la victoire est partagée.

## D’où viennent les points

source-kills = pions battus
source-towns = villes prises
source-towns_lost = villes perdues
source-cowards = lâches
source-floor = ramené à zéro

## Pions : un ou plusieurs d’une sorte, et où ils sont si cela les distingue

pawn = { $kind ->
    [baron] Baron
    [first_knight] Premier Chevalier
    [milady] Milady
    [knight] { $count ->
        [1] Chevalier
        [2] deux Chevaliers
       *[other] trois Chevaliers
    }
    [mercenary] { $count ->
        [1] Mercenaire
       *[other] deux Mercenaires
    }
   *[footman] { $count ->
        [1] Fantassin
       *[other] deux Fantassins
    }
}
    .the = { $kind ->
        [baron] le Baron
        [first_knight] le Premier Chevalier
        [milady] Milady
        [knight] { $count ->
            [1] le Chevalier
            [2] les deux Chevaliers
           *[other] les trois Chevaliers
        }
        [mercenary] { $count ->
            [1] le Mercenaire
           *[other] les deux Mercenaires
        }
       *[footman] { $count ->
            [1] le Fantassin
           *[other] les deux Fantassins
        }
    }
    .a = { $kind ->
        [baron] le Baron
        [first_knight] le Premier Chevalier
        [milady] Milady
        [knight] { $count ->
            [1] un Chevalier
            [2] deux Chevaliers
           *[other] trois Chevaliers
        }
        [mercenary] { $count ->
            [1] un Mercenaire
           *[other] deux Mercenaires
        }
       *[footman] { $count ->
            [1] un Fantassin
           *[other] deux Fantassins
        }
    }
    .gender = { $kind ->
        [milady] f
       *[other] { $count ->
            [1] m
           *[other] mp
        }
    }
pawn-on = { $pawn } de { $cell }
    .the = { THE($pawn) } de { $cell }
    .a = { THE($pawn) } de { $cell }
    .gender = { GENDER($pawn) }
pawn-inside = { $pawn } du château
    .the = { THE($pawn) } du château
    .a = { A($pawn) } du château
    .gender = { GENDER($pawn) }
lost-pawns = { A($pawns) }

## Lieux, cartes, parties d’une somme

list = { COMMAS($items) }
nothing = rien
nobody = personne
part = { $what } { $number }
part-ground = { $terrain ->
    [town] murs
    [village] village
   *[wood] bois
} { $number }
gain = { $way ->
    [lost] −
   *[won] +
}{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
cell = { $terrain ->
    [castle] { $cell } (château)
    [town] { $town } ({ $cell })
    [village] { $cell } (village)
    [wood] { $cell } (bois)
    [mountain] { $cell } (montagne)
    [convent] { $cell } (couvent)
    [corner] { $cell } (coin)
    [border] { $cell } (colline de la frontière)
    [cross] { $cell } (colline centrale)
   *[hill] { $cell } (colline)
}
    .the = { $terrain ->
        [castle] le château en { $cell }
        [town] { $town }
        [village] le village { $cell }
        [wood] le bois { $cell }
        [mountain] la montagne { $cell }
        [convent] le couvent
        [corner] le coin { $cell }
        [border] la colline { $cell }
        [cross] la colline centrale { $cell }
       *[hill] la colline { $cell }
    }
    .gender = { $terrain ->
        [castle] m
        [village] m
        [wood] m
        [convent] m
        [corner] m
       *[other] f
    }
wind = { $wind ->
    [north] N
    [east] E
    [south] S
   *[west] O
}
plague-card = { $card ->
    [north] Nord
    [east] Est
    [south] Sud
    [west] Ouest
    [border] Frontière
    [cross] Croix
    [stay] Sur place
    [fog] Brouillard
   *[vocation] Vocation
}
step = { $phase ->
    [chooser] diplomatie
    [order] diplomatie
    [army] armées
    [trade] commerce
    [plague] peste
    [play] carte { $card }
    [march] marches
    [attack] attaque
    [advance] avancée
   *[over] la fin
}
round-head = Tour
round-extra = Prolongation

## Ce qui est demandé

prompt-map = On assemble les quatre morceaux de carte.
prompt-sequence = On tire au sort l’ordre dans lequel les châteaux sont placés.
prompt-chooser = Plusieurs joueurs ont le moins de points : on tire au sort qui choisit l’ordre du tour.
prompt-plague = On pioche la carte peste.
prompt-castle = Placez votre château sur une colline de la frontière.
prompt-order = Choisissez l’ordre du tour : qui joue en premier ?
prompt-army = Tour { $round } : choisissez trois cartes d’armée en secret.
prompt-army-charm = Tour { $round } : choisissez trois cartes d’armée en secret. Attention, une Milady peut atteindre votre Baron ({ $seats }).
prompt-trade = Choisissez une carte commerce en secret.
prompt-play = Montrez une carte d’armée et déplacez son pion{ $fog ->
    [yes] , d’un pas au plus dans le brouillard
   *[no] {""}
} (carte { $number } sur { $total }).
prompt-march = Marche forcée : { $shillings ->
    [one] { $shillings } shilling
   *[other] { $shillings } shillings
} à dépenser, 1 par pas.
prompt-attack = Attaquez ou passez. Seules les attaques gagnantes sont proposées.
prompt-advance = Victoire ({ $place }) : qui avance ?
prompt-over = { $seats } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
prompt-over-shared = { $seats } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
watch-castle = { $seat } place un château.
watch-order = { $seat } choisit l’ordre du tour.
watch-army = Choix des cartes d’armée ; on attend { $seats }.
watch-trade = Choix des cartes commerce ; on attend { $seats }.
watch-play = { $seat } montre une carte d’armée.
watch-march = { $seat } dépense ses shillings en marches forcées.
watch-attack = { $seat } peut attaquer.
watch-advance = { $seat } peut avancer sur { $place }.
sealed-army = Vous avez choisi vos cartes d’armée ; on attend { $seats }.
sealed-trade = Vous avez choisi votre carte commerce ; on attend { $seats }.

## Choix

pick-pawn = { $pawn } ({ $number })
pick-trade = { $shillings ->
    [one] { $shillings } shilling
   *[other] { $shillings } shillings
}{ $left ->
    [0] {" "}(carte épuisée)
    [one] {""}
   *[other] {" "}({ $left } cartes)
}
pick-stay = Rester
pick-no-power = Ne pas user de son pouvoir
pick-infect = Infecter
pick-charm = Charmer le Baron { OF($seat) }
pick-go = Attaquer
pick-alone = Le Baron seul
choice-castle = Placer le château en { $cell }
choice-order = Ordre du tour : { COMMAS($seats) }
choice-army = Choisir { A($pawns) }
choice-trade = Choisir { $shillings ->
    [one] { $shillings } shilling
   *[other] { $shillings } shillings
}{ $aid ->
    [0] {""}
   *[other] {" "}(+{ $aid } du Roi)
}
choice-play = { $start ->
    [castle] Déplacer { A($pawn) } du château à { $cell }
   *[other] Déplacer { THE($pawn) } de { $start } à { $cell }
} ({ $steps } pas)
choice-stay = { CAPITAL(THE($pawn)) } reste
choice-charm = { $cell ->
    [stay] Milady reste et charme le Baron { OF($seat) }
   *[other] Milady va en { $cell } et charme le Baron { OF($seat) }
}
choice-infect = { $cell ->
    [stay] Milady reste et infecte les ennemis qui l’entourent
   *[other] Milady va en { $cell } et infecte les ennemis qui l’entourent
}
choice-march = { $start ->
    [castle] Faire marcher { A($pawn) } du château à { $cell }
   *[other] Faire marcher { THE($pawn) } de { $start } à { $cell }
} ({ $cost ->
    [one] { $cost } shilling
   *[other] { $cost } shillings
})
choice-done = Ne plus marcher ({ $left ->
    [one] { $left } shilling non dépensé
   *[other] { $left } shillings non dépensés
})
choice-attack = Attaquer { $place } avec { A($pawns) } : { $strength } contre { $defence }
choice-pass = Plus d’attaque
choice-advance = Avancer sur { $place } avec { A($pawns) }
choice-no-advance = Ne pas avancer sur { $place }

## Panneaux, main, tableaux

panel-men = pions combattants
panel-trade = cartes commerce
panel-home = au château
panel-towns = villes
panel-sick = malades
panel-lost = perdus
panel-shown = montrées
panel-purse = shillings
panel-back = de retour au tour { $round }
panel-cowards = le Roi prendrait
chip-turn = { NUMBER($place) ->
    [1] 1er du tour
   *[other] { $place }e du tour
}
chip-charmed = charmé
chip-discontent = mécontentement
card-army = { $pawn }, nombre { $number }{ $back ->
    [0] {""}
   *[other] , ne peut pas bouger avant le tour { $back }
}
card-trade = Votre carte commerce : { $shillings ->
    [one] { $shillings } shilling
   *[other] { $shillings } shillings
}
table-round = Tour { $round } sur { $rounds } : { $step }
table-place = { $place }. { $seat }
table-plague = Cartes peste encore à venir
table-king = Si le Roi arrivait maintenant
would-lose = { $points ->
    [0] ne perdrait rien
    [one] perdrait { $points } point
   *[other] perdrait { $points } points
}
shown-trade = { $shillings ->
    [one] { $shillings } shilling
   *[other] { $shillings } shillings
}
scene-description = { $phase ->
    [map] La carte du fief, pas encore assemblée.
    [sequence] La carte du fief, onze territoires sur onze.
    [castle] La carte du fief, onze territoires sur onze ; on place les châteaux.
   *[other] La carte du fief au tour { $round } ; pions combattants encore en jeu : { $pawns }.
}
overlay-threats = Dangers

## Bulles

tip-king = Le Roi arrive quand un joueur a 12 points (meilleur score : { $points }). Chacun perd alors les nombres de ses pions combattants qui n’ont jamais quitté le château : { COMMAS($losses) }.
tip-king-came = Le Roi est arrivé. Le joueur qui a le moins de points reçoit 2 shillings de plus avec un 4 ou un 2.
tip-deck = La carte peste de ce tour n’est pas encore piochée.
tip-plague-card = { $card ->
    [north] Nord : la peste est allée au nord et a frappé dans son village et autour.
    [east] Est : la peste est allée à l’est et a frappé dans son village et autour.
    [south] Sud : la peste est allée au sud et a frappé dans son village et autour.
    [west] Ouest : la peste est allée à l’ouest et a frappé dans son village et autour.
    [border] Frontière : la peste a frappé toutes les collines de la frontière.
    [cross] Croix : la peste a frappé toutes les collines centrales.
    [stay] Sur place : la peste a frappé dans son village et autour.
    [fog] Brouillard : pendant ce tour, une carte d’armée ne déplace son pion que d’un pas.
   *[vocation] Vocation : tous les pions au couvent ont été éliminés.
}
tip-town = { $place }, { $held ->
    [no] libre
   *[yes] tenue par { $owner }
} : défense { $defence }. Valeur : { COMMAS($worths) }.
worth-unknown = sa distance à votre château
tip-place = { $terrain ->
    [castle] Château ({ $cell }) : les pions à l’intérieur ne peuvent ni attaquer ni être attaqués.
    [village] Village ({ $cell }) : +3 en défense. Seuls le Baron, les Mercenaires et les Fantassins y entrent.
    [wood] Bois ({ $cell }) : +5 en défense pour l’unique pion qu’il contient. Un pion qui y entre doit s’arrêter.
    [mountain] Montagne ({ $cell }) : personne n’y entre.
   *[convent] Couvent ({ $cell }) : seuls les malades y entrent. Ils guérissent au début du tour suivant.
}
tip-forecast = { $wind ->
    [north] Avec Nord, la peste irait en { $cell }.
    [east] Avec Est, la peste irait en { $cell }.
    [south] Avec Sud, la peste irait en { $cell }.
   *[west] Avec Ouest, la peste irait en { $cell }.
}
tip-castle = Le château { OF($seat) }
tip-worth = { $town } vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour vous
tip-plague = Le pion de la peste en { $cell } : personne n’y entre.
tip-pawn = { $seat } : { $pawn }, { $health ->
    [sick] malade
   *[healthy] { GENDER($pawn) ->
        [f] saine
       *[m] sain
    }
}, nombre { $number }, { $cell ->
    [castle] au château
   *[other] en { $cell }
}
tip-back = { CAPITAL(THE($pawn)) } pourra bouger de nouveau au tour { $round }
tip-threat = { $seat } pourrait amener jusqu’à { $force } contre { $cell } (défense { $defence })

## Ce qui s’est passé

event-map_laid = La carte est assemblée.
event-sequence_drawn = Les châteaux se placent dans cet ordre : { COMMAS($order) }.
event-castle_placed = { $seat } place son château en { $cell }.
event-round_began = Le tour { $round } commence.
event-trade_cards_returned = Chacun prend ses cinq cartes commerce.
event-chooser_named = C’est à { $seat } de choisir l’ordre du tour.
event-order_chosen = { $seat } fixe l’ordre du tour : { COMMAS($order) }.
event-army_chosen = { $seat } a choisi ses cartes d’armée.
event-army_chosen-known = { $seat } a choisi ses cartes d’armée : { A($pawns) }.
event-trade_chosen = { $seat } a choisi une carte commerce.
event-trade_chosen-known = { $seat } a choisi une carte commerce : { $shillings ->
    [one] { $shillings } shilling
   *[other] { $shillings } shillings
}.
event-plague_drawn = Carte peste : { $card }.
event-plague_moved = Le pion de la peste va en { $to }.
event-pawn_sickened = { $seat } : { A($pawn) } tombe malade.
event-pawn_recovered = { $seat } : { A($pawn) } guérit.
event-pawn_eliminated = { $seat } : { A($pawn) } est { GENDER($pawn) ->
    [f] éliminée
   *[m] éliminé
}.
event-forced = { $seat } : { A($action) } ne peut pas bouger.
event-card_shown = { $seat } montre { A($pawn) }.
event-pawn_moved = { $seat } : { A($pawn) } { $by ->
    [card] va
    [march] marche
   *[advance] avance
} de { $from } à { $to }.
event-milady_infected = La Milady { OF($seat) } infecte les ennemis qui l’entourent.
event-baron_charmed = La Milady { OF($seat) } charme le Baron { OF($baron) } et rentre se reposer au château.
event-trade_shown = { $seat } montre { $shillings ->
    [one] { $shillings } shilling
   *[other] { $shillings } shillings
}{ $wages ->
    [0] { $aid ->
        [0] {""}
       *[other] {" "}et en reçoit { $aid } du Roi
    }
   *[other] { $aid ->
        [0] {""}
       *[other] , en reçoit { $aid } du Roi
    }{ $left ->
        [0] {" "}et en paie { $wages } de solde
       *[other] , en paie { $wages } de solde et en garde { $left }
    }
}.
event-marches_ended = { $seat } met fin à ses marches forcées.
event-attack_won = { $seat } attaque { $cell } avec { A($pawns) } : { $strength } contre { $defence }.
event-attack_passed = { $seat } n’attaque plus.
event-baron_wounded = Le Baron { OF($seat) } est blessé et ramené au château.
event-town_taken = { $seat } prend { $town }.
event-town_taken-lost = { $seat } prend { $town } { TO($loser) }.
event-points_changed = { $seat } : { $by } (total : { $points }).
event-discontent_grew = Mécontentement : le Baron { OF($seat) } compte désormais 6, ou 3 s’il est malade.
event-king_came = Le Roi arrive et punit les lâches.
event-cowards_punished = { $seat } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour ses pions qui n’ont jamais quitté le château.
event-advance_declined = { $seat } n’avance pas sur { $cell }.
event-extension_began = Égalité en tête : on joue des tours de prolongation, sans la peste.
event-game_ended = La partie est terminée : { GENDER($seats) ->
    [mp] { $seats } se partagent la victoire
   *[m] { $seats } gagne
}.

## Aperçus

preview-exits = Sorties : { $cells }
preview-towns = Ce que les villes valent pour vous : { COMMAS($towns) }
preview-order = { $first } joue en premier, { $last } en dernier, et vous en { NUMBER($place) ->
    [2] deuxième
   *[other] troisième
} position
preview-order-first = Vous jouez en premier, { $last } en dernier
preview-order-last = { $first } joue en premier, vous en dernier
preview-army = Ces pions pourront se déplacer, dans l’ordre de votre choix : { COMMAS($pawns) }
preview-trade = { $purse ->
    [one] { $purse } shilling
   *[other] { $purse } shillings
}{ $aid ->
    [0] {""}
   *[other] {" "}(dont { $aid } du Roi)
}{ $wages ->
    [0] {""}
   *[other] , { $wages } de solde
} ; il { $left ->
    [0] ne reste rien
   *[other] en reste { $left }
} pour les marches forcées
preview-stay = { $why ->
    [fallen] Ce pion n’est plus en jeu ; la carte est seulement montrée
    [wounded] Le Baron se remet de ses blessures ; la carte est seulement montrée
    [resting] Milady se repose ; la carte est seulement montrée
    [unpaid] { CAPITAL(THE($pawn)) } ne peut pas être payé ; la carte est seulement montrée
    [fog] { CAPITAL(THE($pawn)) } reste dans le brouillard
   *[free] { CAPITAL(THE($pawn)) } reste ; la carte ne servira plus pendant ce tour
}
preview-wage = Sa solde coûte 1 shilling ; il { $left ->
    [0] ne reste rien
   *[other] en reste { $left }
} de votre carte commerce
preview-infect = Vous infectez { A($pawns) } ({ $seat })
preview-charm = Les pions { OF($seat) } ne se déplacent plus pendant ce tour ; Milady rentre et pourra bouger de nouveau au tour { $round }
preview-march = Coûte { $cost ->
    [one] { $cost } shilling
   *[other] { $cost } shillings
} ; il { $left ->
    [0] n’en reste aucun
   *[other] en reste { $left }
}
preview-done = Vous laissez { $left ->
    [one] { $left } shilling non dépensé
   *[other] { $left } shillings non dépensés
}
preview-convent = { CAPITAL(THE($pawn)) } est à l’abri au couvent et guérit au début du tour suivant
preview-shelter = Défense { $defence } dans { THE($place) }
preview-could-attack = Pourrait ensuite attaquer { THE($place) } : { $strength } contre { $defence }, { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
preview-pass = Vous n’attaquez plus pendant ce tour
preview-strength = Attaque { $total } : { COMMAS($parts) }
preview-defence = Défense { $total } : { COMMAS($parts) }
preview-eliminated = { $seat } perd { A($pawn) }
preview-wounded = Le Baron { OF($seat) } est blessé
preview-town = { $was ->
    [free] Vous prenez { $town }
   *[held] Vous prenez { $town } { TO($loser) }
}
preview-discontent = Mécontentement : le Baron { OF($seat) } comptera 6
preview-king = Le Roi arrive : un joueur a 12 points ou plus
preview-cowards = { $seat } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour ses lâches
preview-no-advance = Personne n’avance : { THE($place) } reste vide
preview-advance = { CAPITAL(THE($place)) } a alors une défense de { $defence }
preview-threat = { $seat } pourrait amener jusqu’à { $force } contre vos { $defence } à cet endroit
warn-castle-village = { $cell } est un village : seuls le Baron, les Mercenaires et les Fantassins peuvent sortir par là.
warn-castle-corner = À côté d’un coin : facile à bloquer.
warn-bluff = { CAPITAL(THE($pawn)) } ne peut pas bouger pendant ce tour : la carte serait un bluff.
warn-unpaid = { $count ->
    [1] Vous ne pouvez pas payer ce Mercenaire : sa carte ne le déplacera pas.
   *[other] Vous ne pouvez pas payer les deux Mercenaires : sans solde, leur carte ne les déplace pas.
}
warn-king = Le Roi vous prendrait { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour vos lâches.

## Les leçons

lesson-town = Les murs d’une ville vide
lesson-town-text = Worcester est libre et vide : seuls ses murs la défendent, avec 7. Votre Premier Chevalier et votre Fantassin sont à côté d’elle, et un Chevalier vert est à côté d’eux. Worcester est à six pas de votre château.
lesson-town-task = Vous jouez Rouge. Quelle attaque vous rapporte le plus de points ?
lesson-town-why = Le Premier Chevalier et le Fantassin font 6 + 2 = 8 : un de plus que les murs, et le Fantassin est l’infanterie qu’exige l’attaque d’une ville. La ville vaut sa distance à votre château : 6 points.
lesson-town-wrong-1 = Cela rapporte 3 points. Mais chaque pion n’attaque qu’une fois par tour, et sans le Premier Chevalier votre Fantassin ne peut pas prendre la ville.
lesson-town-wrong-2 = Cela rapporte 3 points, avec plus de force qu’il n’en faut. Les deux pions ont maintenant attaqué, et la ville reste libre.
lesson-town-wrong-3 = Rien ne vous oblige à attaquer, mais une ville vide qui vaut 6 points vous attend.
lesson-garrison = Une ville et son Fantassin
lesson-garrison-text = Vert tient Evesham avec un Fantassin à l’intérieur. La défense est de 7 pour les murs et de 2 pour le Fantassin. Votre Premier Chevalier, votre Mercenaire et votre Chevalier sont sur trois côtés.
lesson-garrison-task = Vous jouez Rouge. Prenez la ville.
lesson-garrison-why = Le Premier Chevalier et le Mercenaire font 10 contre 9 ; le Chevalier peut se joindre à eux ou garder son attaque. Vous gagnez 2 points pour le Fantassin et 5 pour la ville, et Vert en perd 11. Le Premier Chevalier et le Chevalier ne feraient que 9, et on n’attaque pas une ville sans Mercenaire ni Fantassin.
lesson-garrison-wrong-1 = Vous avez assez de force : ajoutez au Premier Chevalier le seul pion capable de prendre d’assaut des murs.
lesson-advance = Dans la ville
lesson-advance-text = Vous avez pris Evesham avec votre Premier Chevalier et votre Mercenaire. Une ville sans pions tombe devant une attaque de 8.
lesson-advance-task = Vous jouez Rouge. Rendez la ville plus difficile à reprendre.
lesson-advance-why = Le Mercenaire peut entrer dans la ville, le Premier Chevalier non. Avec le Mercenaire à l’intérieur, la défense est de 11, et la peste ne peut pas l’y atteindre.
lesson-advance-wrong-1 = La ville reste à vous, mais n’importe quelle attaque de 8 avec un Mercenaire ou un Fantassin peut la prendre.
lesson-battle = Trois contre deux
lesson-battle-text = Le Baron et le Chevalier rouges sont sur une même colline et se défendent ensemble : 7. Rouge a attaqué avant vous et n’a rien pu contre vos 7 au nord, ni contre votre Premier Chevalier, qui vaut 11 dans le bois.
lesson-battle-task = Vous jouez Vert. Battez le Baron rouge.
lesson-battle-why = Votre Baron et son Chevalier partagent un territoire et attaquent donc ensemble ; le Premier Chevalier se joint à eux : 13 contre 7. Vous gagnez 4 et 3 points. Le Chevalier est éliminé. Le Baron n’est que blessé : il est ramené au château et ne peut pas bouger au tour suivant.
lesson-battle-wrong-1 = À vous de frapper : vos pions à côté de la colline rouge font bien plus que 7.
lesson-march = La marche forcée
lesson-march-text = Vous avez déplacé un Mercenaire par sa carte et vous montrez 4 shillings : un paie sa solde, et chacun des trois autres déplace un pion d’un territoire. Le Mercenaire est à côté de Worcester, libre et vide.
lesson-march-task = Vous jouez Rouge. Quelle marche vous permet de prendre Worcester pendant ce tour ?
lesson-march-why = Deux shillings amènent le Premier Chevalier à côté de la ville ; ses 6 et les 4 du Mercenaire battent les murs. Le troisième shilling peut encore déplacer un autre pion.
lesson-march-wrong-1 = Le Chevalier y arrive pour trois shillings, mais 3 et 4 font 7, et 7 ne bat pas les murs : l’attaque doit être plus forte.
lesson-march-wrong-2 = Les shillings que vous ne dépensez pas sont perdus, et le Mercenaire ne peut pas prendre une ville à lui seul.
lesson-convent = Au couvent
lesson-convent-text = Votre Chevalier est malade : son nombre est 1, et s’il est frappé une fois de plus, il est éliminé. Au couvent, tous les pions guérissent au début du tour suivant.
lesson-convent-task = Vous jouez Rouge. Envoyez le Chevalier là où il peut guérir.
lesson-convent-why = Seuls les malades peuvent entrer au couvent, au centre de la carte, et ils s’y arrêtent. Au début du tour suivant, le Chevalier est de nouveau sain. Un Chevalier vert s’y trouve déjà, mais personne ne se bat au couvent.
lesson-convent-wrong-1 = Sur cette colline, il reste malade, et les collines centrales peuvent être frappées de nouveau.
lesson-convent-wrong-2 = Cela l’éloigne du couvent, et il reste malade.
lesson-charm = Milady charme un Baron
lesson-charm-text = Le Baron vert est sur la carte avec un Mercenaire, et Vert n’a pas encore montré de carte. Votre Milady est saine.
lesson-charm-task = Vous jouez Rouge. Arrêtez l’armée verte pour ce tour.
lesson-charm-why = À côté du Baron, Milady peut le charmer : plus aucun pion vert ne se déplace pendant ce tour, ni par carte ni par shillings. Vert peut encore attaquer. Milady rentre dans son château et se repose pendant tout le tour suivant.
lesson-charm-wrong-1 = Elle est au bon endroit, mais elle ne l’a pas charmé.
lesson-charm-wrong-2 = De là, elle ne peut pas atteindre le Baron : elle doit être sur son territoire ou à côté.
lesson-king = Avant l’arrivée du Roi
lesson-king-text = Vous avez 9 points. La première fois qu’un joueur en a 12 ou plus, le Roi arrive, et chacun perd les nombres de ses pions combattants qui n’ont jamais quitté le château. Les vôtres sont le Baron, un Chevalier, deux Mercenaires et un Fantassin : 17 en tout. Vert n’en a plus aucun chez lui.
lesson-king-task = Vous jouez Rouge. Quelle attaque vous laisse le plus de points ?
lesson-king-why = Le Fantassin rapporte 2 points : vous en avez 11, et le Roi ne vient pas. Au tour suivant, vous pourrez sortir des pions du château.
lesson-king-wrong-1 = Le Baron rapporte 4 points, ce qui fait 13. Alors le Roi arrive, et vous en perdez 17 : vous tombez à −4.
lesson-king-wrong-2 = Vous gardez vos 9 points, et le Roi ne vient pas. Mais vous pouviez en gagner 2 de plus sans le faire venir.
lesson-aid = L’aide du Roi
lesson-aid-text = Le Roi est arrivé, et vous avez le moins de points. Vous avez choisi les cartes des deux Mercenaires, et chacun d’eux coûte un shilling s’il se déplace par sa carte. Vous voulez garder deux shillings pour une marche forcée.
lesson-aid-task = Vous jouez Rouge. Choisissez la carte commerce.
lesson-aid-why = Le joueur qui a le moins de points reçoit 2 shillings du Roi avec un 2 ou un 4. Votre 2 en vaut donc 4 : deux soldes, et deux shillings pour une marche.
lesson-aid-wrong-1 = Avec un 0, le Roi ne donne rien, et aucun Mercenaire ne peut se déplacer par sa carte.
lesson-discontent = Le Baron mécontent
lesson-discontent-text = Il ne vous reste que trois pions combattants : le Baron, un Chevalier et un Fantassin. À moins de quatre, le nombre de votre Baron est 6 au lieu de 4. Il partage un territoire avec le Fantassin ; le Premier Chevalier vert est à côté d’eux d’un côté, un Fantassin vert d’un autre.
lesson-discontent-task = Vous jouez Rouge. Quelle attaque vous rapporte le plus de points ?
lesson-discontent-why = Le Baron et le Fantassin attaquent ensemble : 6 et 2 battent les 6 du Premier Chevalier, qui vaut 6 points. Avec les 4 habituels, c’était 6 contre 6 : pas d’attaque.
lesson-discontent-wrong-1 = Cela rapporte 2 points. Mais votre Baron est plus fort que d’habitude : regardez encore le Premier Chevalier.
lesson-discontent-wrong-2 = Rien ne vous oblige à attaquer, mais le mécontentement a rendu votre Baron fort.
