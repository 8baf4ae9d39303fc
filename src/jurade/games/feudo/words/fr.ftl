### Feudo, français

## Pourquoi une action n'est pas permise

why-now-castle = Il faut maintenant placer un château : castle, puis une colline de la frontière
why-now-order = Il faut maintenant choisir l’ordre du tour : order, puis tous les joueurs
why-now-army = Il faut maintenant choisir les cartes d’armée : army, puis trois pions
why-now-trade = Il faut maintenant choisir une carte commerce : trade, puis ses shillings
why-now-play = Il faut maintenant montrer une carte d’armée : play, le pion, puis sa destination
why-now-march = Vous pouvez dépenser vos shillings : march, le pion et sa destination, ou march done
why-now-attack = Vous pouvez attaquer : attack, le territoire et vos pions, ou attack pass
why-now-advance = Vous pouvez avancer : advance, le territoire, puis les pions ou none

why-castle-corner = Un château ne peut pas occuper le coin { $cell }
why-castle-inside = Un château se place sur une colline de la frontière, et { $cell } n’en est pas une
why-castle-side = Un autre château occupe déjà le bord où se trouve { $cell }
why-army-eliminated = Seuls les pions encore en jeu peuvent être choisis, et ceux-ci ne le sont plus : { $pawns }
why-army-count = Choisissez { $count } cartes d’armée, ni plus ni moins
why-trade-used = Il ne vous reste pas de carte commerce de { $shillings } shillings

why-card-shown = La carte de { $pawn } a déjà été montrée
why-card-not-chosen = Vous n’avez pas choisi la carte de { $pawn } pour ce tour
why-power-not-milady = Seule Milady peut charmer ou infecter, pas { $pawn }
why-pawn-eliminated = Le pion { $pawn } a été éliminé
why-baron-recovering = Le Baron se remet de ses blessures et ne peut pas bouger pendant ce tour
why-milady-resting = Milady se repose après son charme et ne peut pas bouger pendant ce tour
why-no-wage = Votre carte commerce ne peut pas payer { $pawn } : un Mercenaire déplacé par sa carte coûte un shilling
why-power-sheltered = Milady ne charme ni n’infecte que depuis un territoire de la carte, pas de son château ni du couvent
why-infect-nobody = Personne n’y tomberait malade
why-infect-healthy = Une Milady saine ne peut pas infecter
why-charm-sick = Une Milady malade ne peut pas charmer
why-charm-own = Milady ne charme que les Barons des autres
why-charm-again = Le Baron { $seat ->
    [red] rouge
    [green] vert
    [yellow] jaune
    [black] noir
   *[other] { $seat }
} a déjà été charmé pendant ce tour
why-charm-castle = Le Baron { $seat ->
    [red] rouge
    [green] vert
    [yellow] jaune
    [black] noir
   *[other] { $seat }
} est dans son château, à l’abri du charme
why-charm-far = Le Baron { $seat ->
    [red] rouge
    [green] vert
    [yellow] jaune
    [black] noir
   *[other] { $seat }
} n’est ni là ni sur un territoire adjacent

why-march-milady = Milady ne se déplace pas avec des shillings
why-marched-already = Le pion { $pawn } a déjà fait une marche forcée pendant ce tour
why-same-place = Le pion est déjà sur { $cell }
why-too-far = De { $pawn } à { $cell }, il y a plus de { $steps } pas
why-no-path = Aucun chemin de { $steps } pas ou moins ne mène { $pawn } à { $cell }
why-own-castle = Votre château en { $cell } peut être traversé, mais personne n’y rentre
why-castle = Personne n’entre dans le château d’un autre joueur en { $cell }
why-mountain = Personne n’entre dans la montagne { $cell }
why-plague-pawn = Le pion de la peste occupe { $cell }
why-town = La ville en { $cell } n’est pas à vous : on peut l’attaquer, pas y entrer
why-on-horse = { $pawn } ne peut pas entrer en { $cell } : seuls le Baron, les Mercenaires et les Fantassins entrent dans les villages et les villes
why-convent = { $pawn } n’est pas malade, et seuls les malades entrent au couvent
why-enemy = Un ennemi occupe { $cell }
why-wood-taken = Un bois n’abrite qu’un pion, et { $cell } en a déjà un
why-knight-alone = Le Premier Chevalier est toujours seul de son camp, en { $cell } aussi
why-two-pawns = Deux de vos pions ne partagent { $cell } que si l’un est le Baron ou Milady, et jamais trois

why-attack-convent = On n’attaque personne au couvent
why-attack-nothing = Il n’y a rien à attaquer en { $cell }
why-attack-milady = Milady ne combat pas
why-attack-from-castle = { $pawn } est dans le château et ne peut pas attaquer
why-attack-from-convent = { $pawn } est au couvent et ne peut pas attaquer
why-attacked-already = { $pawn } a déjà attaqué pendant ce tour
why-attack-far = { $pawn } n’est pas adjacent à { $cell }
why-attack-together = Le Baron et le pion qui l’accompagne attaquent ensemble ou pas du tout
why-attack-weak = Une attaque de { $strength } ne bat pas une défense de { $defence } : il faut davantage
why-attack-storm = On attaque une ville avec un Mercenaire ou un Fantassin, ou avec le Baron si l’on n’en a plus

why-advance-elsewhere = Cette avancée se fait en { $cell }
why-advance-not-there = { $pawn } n’a pas pris part à cette attaque
why-advance-fallen = { $pawn } est tombé depuis
why-advance-wood = Un seul pion avance dans un bois
why-advance-pair = Un pion avance, ou deux si l’un est le Baron, et aucun autre de vos pions n’y tient

## Le jeu

game-name = Feudo
game-tagline = Les barons d’Evesham, 1265 : des cartes scellées, la force pure, et une peste qui rôde.
ending-rounds = Un seul baron mène après le dernier tour
ending-extension = L’égalité a été rompue dans l’annexe du jeu
ending-cap = L’égalité a survécu à l’annexe du jeu : victoire partagée

## Options

option-rounds = Tours
option-rounds-help = La durée de la partie ; dans les parties longues, les cartes peste sont mélangées de nouveau après le tour 10.
option-rounds-10 = 10, la partie de base
option-rounds-15 = 15, une partie longue
option-rounds-20 = 20, la partie la plus longue
option-plague = Peste
option-plague-help = La violence de la peste.
option-plague-normal = normale : les malades sont plus faibles, et le couvent guérit
option-plague-virulent = virulente : qui est frappé meurt aussitôt, et il n’y a pas de couvent
option-plague-none = aucune : stratégie et tactique seulement
option-adjacency = Voisinage
option-adjacency-help = Quels territoires sont voisins, pour les déplacements, les combats, les pouvoirs et les distances.
option-adjacency-side = par les côtés : quatre voisins
option-adjacency-corner = par les côtés et les coins : huit voisins
option-score_floor = Points sous zéro
option-score_floor-help = Si les pertes peuvent faire descendre un baron au-dessous de zéro.
option-score_floor-none = possibles
option-score_floor-zero = personne ne descend sous zéro
option-map = Plan de jeu
option-map-help = Comment les quatre parties du plan sont assemblées.
option-map-random = au hasard
option-map-study = le plan d’étude, toujours le même
option-extension_cap = Annexe la plus longue
option-extension_cap-help = Après autant de tours supplémentaires, une égalité est une victoire partagée.

## D'où viennent les points

source-kills = pions éliminés
source-towns = villes prises
source-towns_lost = villes perdues
source-cowards = lâches
source-floor = retenus à zéro

## Pions, lieux, parties d'une somme

pawn = { $pawn ->
    [b] Baron
    [p] Premier Chevalier
    [m] Milady
    [n1] Chevalier n1
    [n2] Chevalier n2
    [n3] Chevalier n3
    [s1] Mercenaire s1
    [s2] Mercenaire s2
    [t1] Fantassin t1
   *[t2] Fantassin t2
}
of-seat = { $pawn } de { $seat }
list = { $items }
nothing = rien
nobody = personne
part = { $what } { $number }
part-ground = { $terrain ->
    [town] murs
    [village] village
   *[wood] bois
} { $number }
in-castle = au château
cell = { $terrain ->
    [castle] { $cell }, château
    [town] { $town } ({ $cell })
    [village] { $cell }, village
    [wood] { $cell }, bois
    [mountain] { $cell }, montagne
    [convent] { $cell }, le couvent
    [corner] { $cell }, coin
    [border] { $cell }, colline de la frontière
    [cross] { $cell }, colline centrale
   *[hill] { $cell }, colline
}
wind = { $wind ->
    [north] N
    [east] E
    [south] S
   *[west] O
}
plague-card = { $card ->
    [north] La peste va au nord
    [east] La peste va à l’est
    [south] La peste va au sud
    [west] La peste va à l’ouest
    [border] Collines de la frontière
    [cross] Collines centrales
    [stay] La peste reste
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
round-extra = Annexe

## Ce qui est demandé

prompt-map = On assemble les quatre parties du plan.
prompt-sequence = Le sort décide dans quel ordre on place les châteaux.
prompt-chooser = Plusieurs sont derniers : le sort désigne qui choisit l’ordre du tour.
prompt-plague = On tire la carte peste.
prompt-castle = Placez votre château sur une colline de la frontière.
prompt-order = Vous choisissez l’ordre du tour : qui est premier ?
prompt-army = Tour { $round } : scellez trois cartes d’armée.
prompt-army-charm = Tour { $round } : scellez trois cartes d’armée. Gare : une Milady peut atteindre votre Baron ({ $seats }).
prompt-trade = Scellez une carte commerce.
prompt-play = Montrez une carte d’armée et déplacez son pion{ $fog ->
    [yes] , d’un seul pas dans le brouillard
   *[no] {""}
} : carte { $number } sur { $total }.
prompt-march = Marche forcée : { $shillings ->
    [one] 1 shilling
   *[other] { $shillings } shillings
} à dépenser, un par pas.
prompt-attack = Attaquez, ou passez : seules les attaques gagnantes sont proposées.
prompt-advance = Vous avez vaincu en { $cell } : qui avance ?
prompt-over = { $seats } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
prompt-over-shared = { $seats } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
watch-castle = { $seat } place un château.
watch-order = { $seat } choisit l’ordre du tour.
watch-army = On scelle les cartes d’armée ; choisissent encore : { $seats }.
watch-trade = On scelle les cartes commerce ; choisissent encore : { $seats }.
watch-play = { $seat } montre une carte d’armée.
watch-march = { $seat } dépense ses shillings en marches forcées.
watch-attack = { $seat } peut attaquer.
watch-advance = { $seat } peut avancer en { $cell }.
sealed-army = Vos cartes d’armée sont scellées ; on attend { $seats }.
sealed-trade = Votre carte commerce est scellée ; on attend { $seats }.

## Choix

pick-pawn = { $pawn } ({ $number })
pick-trade = { $shillings } shillings{ $left ->
    [one] {""}
   *[other] , { $left } cartes
}
pick-stay = Rester
pick-no-power = Sans user de son pouvoir
pick-infect = Infecter
pick-charm = Charmer le Baron de { $seat }
pick-go = Attaquer
pick-alone = Le Baron seul
choice-castle = Château en { $cell }
choice-order = Ordre : { $seats }
choice-army = Sceller { $pawns }
choice-trade = Sceller { $shillings } shillings{ $aid ->
    [0] {""}
   *[other] {" "}+ { $aid } du Roi
}
choice-play = { $pawn } en { $cell } ({ $steps } pas)
choice-stay = { $pawn } reste
choice-charm = { $cell ->
    [stay] Milady reste et charme le Baron de { $seat }
   *[other] Milady en { $cell }, charmer le Baron de { $seat }
}
choice-infect = { $cell ->
    [stay] Milady reste et infecte
   *[other] Milady en { $cell }, infecter
}
choice-march = { $pawn } marche en { $cell } ({ $cost ->
    [one] { $cost } shilling
   *[other] { $cost } shillings
})
choice-done = Terminé, { $left ->
    [one] { $left } shilling non dépensé
   *[other] { $left } shillings non dépensés
}
choice-attack = Attaquer { $cell } avec { $pawns } : { $strength } contre { $defence }
choice-pass = Plus d’attaque
choice-advance = Avancer en { $cell } : { $pawns }
choice-no-advance = Personne n’avance en { $cell }

## Panneaux, main, tableaux

panel-men = combattants
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
card-army = { $pawn }, numéro { $number }{ $back ->
    [0] {""}
   *[other] , ne bouge pas avant le tour { $back }
}
card-trade = votre carte commerce : { $shillings } shillings
table-round = Tour { $round } sur { $rounds } : { $step }
table-place = { $place }. { $seat }
table-plague = Cartes peste pas encore tirées
table-king = Si le Roi venait maintenant
would-lose = { $points ->
    [0] ne perdrait rien
    [one] perdrait { $points } point
   *[other] perdrait { $points } points
}
shown-trade = commerce { $shillings }
scene-description = { $phase ->
    [map] Le plan du fief, pas encore assemblé.
    [sequence] Le plan du fief, onze territoires sur onze.
    [castle] Le plan du fief, onze territoires sur onze ; on place les châteaux.
   *[other] Le plan du fief au tour { $round }, avec { $pawns } pions combattants encore en jeu.
}
overlay-threats = Dangers

## Bulles

tip-king = Le Roi vient quand quelqu’un a 12 points ; le plus pour l’instant : { $points }. Les pions qui n’ont jamais quitté leur château coûtent alors leur numéro : { $losses }.
tip-king-came = Le Roi est venu. Le dernier qui montre un 4 ou un 2 a deux shillings de plus.
tip-deck = La carte peste de ce tour n’est pas encore tirée.
tip-plague-card = { $card ->
    [north] La peste est allée au nord et a frappé autour de son village.
    [east] La peste est allée à l’est et a frappé autour de son village.
    [south] La peste est allée au sud et a frappé autour de son village.
    [west] La peste est allée à l’ouest et a frappé autour de son village.
    [border] La peste a frappé toutes les collines de la frontière.
    [cross] La peste a frappé toutes les collines centrales.
    [stay] La peste est restée et a frappé autour de son village.
    [fog] Brouillard : pendant ce tour, une carte d’armée ne déplace son pion que d’un pas.
   *[vocation] Vocation : ceux du couvent ont quitté le jeu.
}
tip-town = { $place } : tenue par { $owner } ; tombe devant plus de { $defence }. Vaut { $worths }.
tip-place = { $terrain ->
    [castle] { $place } : ses pions ne peuvent ni attaquer ni être attaqués.
    [village] { $place } : +3 pour les défenseurs ; seuls le Baron, les Mercenaires et les Fantassins y entrent.
    [wood] { $place } : +5 pour le seul pion qu’il abrite ; qui y entre doit s’arrêter.
    [mountain] { $place } : personne n’y entre.
   *[convent] { $place } : seuls les malades y entrent ; ils guérissent au début du tour suivant.
}
tip-forecast = { $wind ->
    [north] Une carte « nord » mènerait la peste en { $cell }.
    [east] Une carte « est » mènerait la peste en { $cell }.
    [south] Une carte « sud » mènerait la peste en { $cell }.
   *[west] Une carte « ouest » mènerait la peste en { $cell }.
}
tip-castle = Château de { $seat }
tip-worth = { $town } vaut { $points } pour vous
tip-plague = Le pion de la peste en { $cell } : personne n’y entre.
tip-pawn = { $seat } : { $pawn }, { $health ->
    [sick] malade
   *[healthy] sain
}, numéro { $number }, { $cell }
tip-back = { $pawn } pourra bouger au tour { $round }
tip-threat = { $seat } pourrait amener jusqu’à { $force } contre { $cell }, défendu par { $defence }

## Ce qui s'est passé

event-map_laid = Le plan est assemblé : { $map }.
event-sequence_drawn = Les châteaux se placent dans cet ordre : { $order }.
event-castle_placed = { $seat } place son château en { $cell }.
event-round_began = Le tour { $round } commence.
event-trade_cards_returned = Les cinq cartes commerce reviennent dans toutes les mains.
event-chooser_named = { $seat } choisit l’ordre du tour.
event-order_chosen = { $seat } fixe l’ordre du tour : { $order }.
event-army_chosen = { $seat } scelle ses cartes d’armée.
event-army_chosen-known = { $seat } scelle ses cartes d’armée : { $pawns }.
event-trade_chosen = { $seat } scelle une carte commerce.
event-trade_chosen-known = { $seat } scelle une carte commerce de { $shillings } shillings.
event-plague_drawn = Carte peste : { $card ->
    [north] nord
    [east] est
    [south] sud
    [west] ouest
    [border] collines de la frontière
    [cross] collines centrales
    [stay] sur place
    [fog] brouillard
   *[vocation] vocation
}.
event-plague_moved = Le pion de la peste va en { $to }.
event-pawn_sickened = { $seat } : { $pawn } tombe malade.
event-pawn_recovered = { $seat } : { $pawn } guérit.
event-pawn_eliminated = { $seat } : { $pawn } quitte le jeu.
event-forced = { $seat } n’a qu’un choix : { $action }.
event-card_shown = { $seat } montre une carte : { $pawn }.
event-pawn_moved = { $seat } : { $pawn } { $by ->
    [card] va de { $from } en { $to }
    [march] marche de { $from } en { $to }
   *[advance] avance de { $from } en { $to }
}.
event-milady_infected = Milady de { $seat } infecte ceux qui l’entourent.
event-baron_charmed = Milady de { $seat } charme le Baron de { $baron } et rentre se reposer.
event-trade_shown = { $seat } montre { $shillings } shillings{ $aid ->
    [0] {""}
   *[other] {" "}+ { $aid } du Roi
}{ $wages ->
    [0] {""}
   *[other] , paie { $wages } de solde
} ; { $left } pour marcher.
event-marches_ended = { $seat } ne marche plus.
event-attack_won = { $seat } attaque { $cell } avec { $pawns } : { $strength } contre { $defence }.
event-attack_passed = { $seat } n’attaque plus.
event-baron_wounded = Le Baron de { $seat } est blessé et ramené au château.
event-town_taken = { $seat } prend { $town }.
event-town_taken-lost = { $seat } prend { $town } à { $loser }.
event-points_changed = { $seat } : { $by }, maintenant { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-discontent_grew = Mécontentement : le Baron de { $seat } compte désormais 6, malade 3.
event-king_came = Le Roi vient chercher les lâches.
event-cowards_punished = { $seat } paie { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour les pions qui n’ont jamais quitté le château.
event-advance_declined = { $seat } n’avance pas en { $cell }.
event-extension_began = Égalité en tête : on joue l’annexe, sans peste.
event-game_ended = La partie est finie. Vainqueur : { $seats }.

## Aperçus

preview-exits = Sorties : { $cells }
preview-towns = Valeur des villes : { $towns }
preview-order = { $first } montre, marche et attaque en premier, { $last } en dernier ; vous êtes numéro { $place }
preview-army = Vous pourrez déplacer { $pawns } ; l’ordre des cartes se décide au moment de les montrer
preview-trade = { $purse ->
    [one] { $purse } shilling
   *[other] { $purse } shillings
}{ $aid ->
    [0] {""}
   *[other] {" "}({ $aid } du Roi)
}{ $wages ->
    [0] {""}
   *[other] , { $wages } de solde
} ; il en reste { $left } pour les marches forcées
preview-stay = { $why ->
    [fallen] { $pawn } n’est plus en jeu ; la carte est seulement montrée
    [wounded] Le Baron se remet de ses blessures ; la carte est seulement montrée
    [resting] Milady se repose ; la carte est seulement montrée
    [unpaid] { $pawn } ne peut pas être payé ; la carte est seulement montrée
    [fog] { $pawn } reste dans le brouillard
   *[free] { $pawn } reste ; la carte est utilisée pour ce tour
}
preview-wage = Coûte un shilling ; il en reste { $left } de votre carte commerce
preview-infect = Tombent malades : { $pawns }
preview-charm = { $seat } ne se déplace plus pendant ce tour ; Milady rentre et bougera au tour { $round }
preview-march = Coûte { $cost ->
    [one] { $cost } shilling
   *[other] { $cost } shillings
} ; il en reste { $left }
preview-done = { $left ->
    [one] { $left } shilling reste non dépensé
   *[other] { $left } shillings restent non dépensés
}
preview-convent = À l’abri au couvent ; sain au début du tour suivant
preview-shelter = Défense { $defence } en { $place }
preview-could-attack = Pourrait ensuite attaquer { $place } : { $strength } contre { $defence }, { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
preview-pass = Vous n’attaquez plus pendant ce tour
preview-strength = Attaque { $total } : { $parts }
preview-defence = Défense { $total } : { $parts }
preview-eliminated = { $seat } perd son { $pawn }
preview-wounded = Le Baron de { $seat } est blessé
preview-town = { $was ->
    [free] Vous prenez { $town }
   *[held] Vous prenez { $town } à { $loser }
}
preview-discontent = Mécontentement : le Baron de { $seat } comptera 6
preview-king = Le Roi vient : quelqu’un a { $points } points
preview-cowards = { $seat } perd { $points } pour ses lâches
preview-no-advance = { $place } reste vide
preview-advance = { $pawns } en { $place } : défense { $defence }
warn-castle-village = { $cell } est un village : seuls le Baron, les Mercenaires et les Fantassins peuvent sortir par là.
warn-castle-corner = À côté d’un coin : facile à bloquer.
warn-bluff = { $pawn } ne peut pas bouger pendant ce tour : la carte serait un bluff.
warn-unpaid = { $shillings ->
    [0] Sans shilling, ces Mercenaires ne peuvent pas bouger : { $pawns }.
    [one] { $shillings } shilling ne les paie pas tous : { $pawns }.
   *[other] { $shillings } shillings ne les paient pas tous : { $pawns }.
}
preview-threat = { $seat } pourrait amener jusqu’à { $force } contre vos { $defence } à cet endroit
warn-king = Le Roi vous prendrait { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour vos lâches.

## Les leçons

lesson-town = Les murs d’une ville vide
lesson-town-text = Worcester est libre et vide : seuls ses murs la défendent, avec 7. Votre Premier Chevalier et votre Fantassin sont à côté, et un Chevalier vert est à côté d’eux deux. Worcester est à six pas de votre château.
lesson-town-task = Vous êtes rouge. Quelle attaque vous rapporte le plus de points ?
lesson-town-why = Le Premier Chevalier et le Fantassin font 6 et 2 : un de plus que les murs, et un Fantassin est l’infanterie qu’exige l’attaque d’une ville. La ville rapporte sa distance à votre château, six points.
lesson-town-wrong-1 = Cela rapporte trois points. Mais chaque pion attaque une fois par tour, et sans le Premier Chevalier votre Fantassin ne peut pas prendre la ville.
lesson-town-wrong-2 = Cela rapporte trois points, avec plus de force qu’il n’en faut. Les deux pions ont alors attaqué, et la ville reste libre.
lesson-town-wrong-3 = Personne n’est obligé d’attaquer, mais une ville à six pas est à prendre.
lesson-garrison = Une ville avec un Fantassin
lesson-garrison-text = Vert tient Evesham avec un Fantassin à l’intérieur. La défense est de 7 pour les murs et de 2 pour le Fantassin. Votre Premier Chevalier, votre Mercenaire et votre Chevalier sont sur trois côtés.
lesson-garrison-task = Vous êtes rouge. Prenez la ville.
lesson-garrison-why = Le Premier Chevalier et le Mercenaire font 10 contre 9 ; le Chevalier peut aider ou garder son attaque. Vous gagnez 2 pour le Fantassin et 5 pour la ville, et vert perd 11. Le Premier Chevalier et le Chevalier ne feraient que 9, et sans Mercenaire ni Fantassin on n’attaque pas de ville.
lesson-garrison-wrong-1 = Vous êtes assez fort : ajoutez au Premier Chevalier le seul pion qui peut donner l’assaut à des murs.
lesson-advance = Dans la ville
lesson-advance-text = Vous avez pris Evesham avec votre Premier Chevalier et votre Mercenaire. Une ville sans pions tombe devant 8.
lesson-advance-task = Vous êtes rouge. Rendez la ville plus difficile à reprendre.
lesson-advance-why = Le Mercenaire peut entrer dans la ville, le Premier Chevalier non. Avec le Mercenaire à l’intérieur, la défense est de 11, et la peste ne l’y atteint pas.
lesson-advance-wrong-1 = La ville reste à vous, mais n’importe quel groupe de 8 avec un Fantassin peut la prendre.
lesson-battle = Trois contre deux
lesson-battle-text = Le Baron et le Chevalier rouges sont sur une même colline et se défendent ensemble : 7. Rouge a attaqué avant vous et n’a rien pu contre vos 7 au nord, ni contre votre Premier Chevalier, qui vaut 11 dans le bois.
lesson-battle-task = Vous êtes vert. Battez le Baron rouge.
lesson-battle-why = Votre Baron et son Chevalier attaquent ensemble, car ils partagent un territoire, et le Premier Chevalier se joint à eux : 13 contre 7. Vous gagnez 4 et 3. Le Chevalier est éliminé, le Baron seulement blessé : il est dans son château et ne peut pas bouger au tour suivant.
lesson-battle-wrong-1 = À vous de frapper : tous vos pions à côté de la colline rouge font bien plus que 7.
lesson-march = La marche forcée
lesson-march-text = Vous avez déplacé un Mercenaire par sa carte et vous montrez 4 shillings : un pour sa solde, il en reste trois, et chacun déplace un pion d’un territoire. Le Mercenaire est à côté de Worcester, libre et vide.
lesson-march-task = Vous êtes rouge. Quelle marche vous permet de prendre Worcester pendant ce tour ?
lesson-march-why = Deux shillings amènent le Premier Chevalier à côté de la ville, et 6 avec les 4 du Mercenaire battent les murs. Le troisième shilling peut encore déplacer un autre pion.
lesson-march-wrong-1 = Le Chevalier y arrive pour trois shillings, mais 3 et 4 font 7, et 7 ne bat pas les murs : l’attaque doit être plus forte.
lesson-march-wrong-2 = Les shillings que l’on ne dépense pas sont perdus, et le Mercenaire seul ne prend pas de ville.
lesson-convent = Au couvent
lesson-convent-text = Votre Chevalier est malade : son nombre est 1, et frappé une fois de plus il meurt. Au couvent, tous les pions guérissent au début du tour suivant.
lesson-convent-task = Vous êtes rouge. Envoyez le Chevalier là où il peut guérir.
lesson-convent-why = Seuls les malades peuvent entrer sur la colline centrale, et ils s’y arrêtent. Au début du tour suivant, le Chevalier est de nouveau sain. Un Chevalier vert s’y trouve déjà, mais au couvent personne ne se bat.
lesson-convent-wrong-1 = Sur la colline il reste malade, et la croix des collines centrales peut être frappée de nouveau.
lesson-convent-wrong-2 = Cela l’éloigne du couvent, et il reste malade.
lesson-charm = Milady charme un Baron
lesson-charm-text = Le Baron vert est sur la carte avec un Mercenaire, et vert n’a pas encore montré de carte. Votre Milady est saine.
lesson-charm-task = Vous êtes rouge. Arrêtez l’armée verte pour ce tour.
lesson-charm-why = À côté du Baron, Milady peut le charmer : plus aucun pion vert ne se déplace pendant ce tour, ni par carte ni par shillings. Vert peut encore attaquer. Milady rentre dans son château et se repose pendant tout le tour suivant.
lesson-charm-wrong-1 = Elle est au bon endroit, mais elle ne l’a pas charmé.
lesson-charm-wrong-2 = De là, le Baron n’est pas à sa portée : elle doit être sur son territoire ou à côté.
lesson-king = Avant la venue du Roi
lesson-king-text = Vous avez 9 points. La première fois que quelqu’un en a 12 ou plus, le Roi vient, et chacun perd les nombres de ses pions combattants qui ne sont jamais sortis du château. Chez vous ce sont le Baron, un Chevalier, deux Mercenaires et un Fantassin : 17 en tout. Vert n’en a plus aucun chez lui.
lesson-king-task = Vous êtes rouge. Quelle attaque vous laisse le plus de points ?
lesson-king-why = Le Fantassin rapporte 2 points : vous en avez 11, et le Roi ne vient pas. Au tour suivant, vous pourrez sortir des pions du château.
lesson-king-wrong-1 = Le Baron rapporte 4 points : 13. Alors le Roi vient, et vous en perdez 17 : il vous en reste 4 de moins que zéro.
lesson-king-wrong-2 = Cela garde vos 9 points et tient le Roi éloigné, mais deux points sont à prendre sans lui.
lesson-aid = L’aide du Roi
lesson-aid-text = Le Roi est venu, et vous avez le moins de points. Vous avez choisi les cartes des deux Mercenaires, et chacun qui se déplace par sa carte coûte un shilling. Vous voulez garder deux shillings pour une marche forcée.
lesson-aid-task = Vous êtes rouge. Choisissez la carte commerce.
lesson-aid-why = Celui qui a le moins de points reçoit du Roi deux shillings avec un 2 ou un 4. Le 2 en vaut donc 4 : deux soldes, et deux shillings pour une marche.
lesson-aid-wrong-1 = Avec un 0, le Roi ne donne rien, et aucun Mercenaire ne peut être déplacé par sa carte.
lesson-discontent = Le Baron mécontent
lesson-discontent-text = Il ne vous reste que trois pions combattants : le Baron, un Chevalier et un Fantassin. À moins de quatre, le nombre de votre Baron est 6 au lieu de 4. Il est avec le Fantassin ; le Premier Chevalier vert est à côté d’eux d’un côté, un Fantassin vert d’un autre.
lesson-discontent-task = Vous êtes rouge. Quelle attaque vous rapporte le plus de points ?
lesson-discontent-why = Le Baron et le Fantassin attaquent ensemble : 6 et 2 battent les 6 du Premier Chevalier, qui vaut 6 points. Avec les 4 habituels, c’était 6 contre 6, et pas d’attaque.
lesson-discontent-wrong-1 = Cela rapporte 2 points. Mais le Baron est plus fort qu’avant : regardez encore le Premier Chevalier.
lesson-discontent-wrong-2 = Personne n’est obligé d’attaquer, mais le mécontentement a rendu votre Baron fort.
