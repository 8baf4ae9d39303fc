### Bastions, français

## Pourquoi une action n'est pas permise

why-not-won = Vous n’avez pas encore gagné : ni votre objectif ni les 13 points de mission ne sont atteints.
why-declare-later = On ne déclare sa victoire que pendant son propre tour, au choix du jeton, aux déplacements ou aux attaques.
why-now-place = C’est le moment de placer les pièces.
why-now-token = C’est le moment de choisir les soldats ou les stratèges.
why-now-move = C’est le moment des déplacements ; les attaques viennent ensuite.
why-now-free = C’est le moment de choisir le prisonnier à délivrer.
why-now-put = C’est le moment de poser la pièce délivrée à côté du cachot.
why-now-share = C’est le moment de répartir le courage gagné.
why-now-lose = C’est le moment de céder un point de courage.
why-now-attack = C’est le moment d’attaquer ou de finir le tour ; on ne se déplace plus.
why-now-support = C’est le moment de désigner des soutiens ou de lancer l’attaque.
why-now-card = C’est le moment de choisir une carte courage.
why-now-riposte = C’est le moment de riposter ou de passer.
why-place-order = C’est { $value } qu’il faut placer maintenant.
why-place-start = { $cell } n’est pas une de vos cases de départ.
why-place-type = { $type ->
    [t] En { $cell } se tient une tour d’assaut.
    [k] En { $cell } se tient le Roy.
    [q] En { $cell } se tient la Reine-Sorcière.
    [n] En { $cell } se tient un chevalier.
    [a] En { $cell } se tient un archer.
   *[s] En { $cell } se tient un soldat.
}
why-tower-outside = Une tour d’assaut n’entre jamais dans un bastion.
why-cell-taken = La case { $cell } est occupée.
why-no-soldiers = Il ne vous reste aucun soldat en jeu.
why-no-strategists = Il ne vous reste aucun stratège en jeu.
why-not-your-piece = { $piece } ne vous appartient pas.
why-not-in-play = { $piece } n’est pas en jeu.
why-stays = { $piece } s’y trouve déjà ; rester sur place n’est pas un déplacement.
why-strategists-rest = Le jeton montre les soldats et { $piece } est un stratège : les stratèges ne bougent pas alors.
why-unnatural-used = { $piece } ne peut pas bouger : un seul soldat se déplace pendant un tour des stratèges.
why-no-speed = { $left ->
    [0] Il ne reste plus de rapidité pour cette phase.
    [one] Il ne reste qu’un point de rapidité pour cette phase.
   *[other] Il ne reste que { $left } points de rapidité pour cette phase.
}
why-moved-once = { $piece } s’est déjà déplacée, et ce type de pièce n’utilise jamais la rapidité.
why-moved-twice = { $piece } s’est déjà déplacée deux fois.
why-reach-t = { $piece } ne peut pas atteindre { $cell } : une tour avance d’une ou deux cases tout droit, jamais en diagonale.
why-reach-k = { $piece } ne peut pas atteindre { $cell } : le Roy se déplace d’une case.
why-reach-q = { $piece } ne peut pas atteindre { $cell } : la Reine-Sorcière se déplace d’une ou deux cases en ligne droite.
why-reach-n = { $piece } ne peut pas atteindre { $cell } : un chevalier fait deux pas, jamais vers une case voisine.
why-reach-a = { $piece } ne peut pas atteindre { $cell } : un archer se déplace d’une case.
why-reach-s = { $piece } ne peut pas atteindre { $cell } : un soldat avance d’une case tout droit, jamais en diagonale.
why-wall = Un mur sépare { $piece } de { $cell }.
why-level = { $piece } et { $cell } ne sont pas au même étage ; on passe par les escaliers.
why-bridge-closed = Le pont-levis est fermé.
why-way-blocked = { $piece } ne peut pas passer par { $cell } : une pièce s’y trouve.
why-needs-tower = { $piece } ne quitte l’étage vers { $cell } qu’en montant sur une de ses tours, si elle est vide.
why-battlefield-full = Il n’y a plus de place sur le champ de bataille.
why-never-carried = { $piece } ne peut pas monter sur une tour.
why-tower-loaded = { $piece } porte déjà quelqu’un.
why-bridge-destroyed = Ce pont-levis est détruit.
why-bridge-worked = On ne manœuvre pas les ponts-levis plus de { $most } fois par tour.
why-bridge-open = Ce pont-levis est ouvert.
why-bridge-shut = Ce pont-levis est fermé.
why-nobody-at-bridge = Aucune de vos pièces n’est sur le trône ni dans le cachot de ce bastion.
why-no-prisoner = { $piece } n’est pas une de vos pièces dans cette prison.
why-never-freed = { $piece } ne peut pas être délivrée : un Roy est éliminé, et une tour n’a pas de place dans un bastion.
why-no-refuge = { $cell } n’est ni une case libre du sol ni un escalier libre à côté du cachot.
why-share-sum = La somme du rouge et du bleu doit être { $gain }.
why-red-empty = La réserve rouge est vide.
why-blue-empty = La réserve bleue est vide.
why-courage-max = Le courage de { $piece } est de { $most } au maximum.
why-courage-queen = Le courage de { $piece } est de { $most } au maximum, dont un point donné par la Reine-Sorcière.
why-courage-turn = On ne dépense pas plus de { $most } points de courage par tour ; il vous en reste { $left }.
why-reserve-red = La réserve rouge ne contient pas les { $cost } points que coûte cette carte.
why-reserve-blue = La réserve bleue ne contient pas les { $cost } points que coûte cette carte.
why-own-piece = { $piece } est de votre camp.
why-riposte-holder = Une riposte vise le joueur qui a le jeton.
why-class-soldiers = Le jeton montre les soldats et { $piece } est un stratège.
why-class-strategists = Le jeton montre les stratèges et { $piece } est un soldat.
why-attacked = { $piece } a déjà attaqué pendant ce tour.
why-no-shot-at-battlefield = On ne tire pas sur le champ de bataille.
why-no-sight = { $piece } ne voit pas { $target } : une pièce se trouve entre les deux.
why-no-arc = { $piece } ne peut pas tirer sur { $target } : un mur ou un étage l’en empêche.
why-not-at-two = { $piece } ne peut pas tirer sur { $target } : un archer tire à deux cases exactement, en ligne droite.
why-no-contact = { $piece } n’est pas au contact de { $target }.
why-rider = { $target } est sur une tour ; depuis le sol, { $piece } ne peut attaquer que la tour.
why-other-level = { $piece } et { $target } ne sont pas au même étage.
why-tower-diagonal = { $piece } ne peut pas attaquer { $target } : une tour n’attaque que tout droit.
why-wall-between = Un mur sépare { $piece } de { $target }.
why-own-bridge = Ce pont-levis est le vôtre.
why-archer-breach = { $piece } est un archer ; les archers n’attaquent pas les ponts-levis.
why-not-in-front = { $piece } n’est pas devant ce pont-levis.
why-rider-breach = { $piece } est sur une tour ; on attaque un pont-levis depuis le sol.
why-joined = { $piece } participe déjà à l’attaque.
why-breach-soldiers = Seuls les soldats soutiennent l’attaque d’un pont-levis.
why-no-mixing = { $piece } ne peut pas participer : les soldats attaquent entre soldats, les archers entre archers.

## Le jeu

game-name = Bastions
game-tagline = Deux étages, huit soldats, huit stratèges, et un objectif que personne d’autre ne connaît.
ending-declare = Un joueur a déclaré son objectif atteint
ending-last_army = Il ne reste qu’une armée
ending-max_rounds = Le dernier tour de table est joué
ending-quiet_rounds = Il ne s’est rien passé depuis trop longtemps

source-card_1 = carte 1, l’Étendard
source-card_2 = carte 2, les Soldats
source-card_3 = carte 3, les Trésors
source-card_4 = carte 4, les Captifs
source-card_5 = carte 5, les Stratèges
source-card_6 = missions de bastion

## Options

option-placement = Placement des pièces
option-placement-help = Comment les valeurs viennent sous les figurines avant le premier tour.
option-placement-random = valeurs distribuées au hasard
option-placement-arranged = chacun répartit ses valeurs
option-placement-free = chacun place tout librement
option-objective_mode = Objectifs
option-objective_mode-help = Chacun a un objectif secret, ou tous ont le même, connu de tous.
option-objective_mode-drawn = une carte secrète chacun
option-objective_mode-common = un seul pour tous
option-common_objective = L’objectif commun
option-common_objective-help = Ce que tous poursuivent quand l’objectif est le même pour tous.
option-common_objective-ten_points = 10 points contre l’adversaire direct
option-common_objective-two_treasures = prendre 2 trésors
option-common_objective-two_freed = délivrer 2 de ses pièces
option-common_objective-eight_soldiers = détenir 8 soldats ennemis
option-common_objective-strategists = détenir 6 stratèges ennemis (8 à trois joueurs)
option-common_objective-annexation = annexer un bastion
option-common_objective-banner_and_gold = un drapeau et un trésor de deux adversaires
option-common_objective-two_bridges = détruire 2 ponts-levis
option-common_objective-three_royals = détenir 3 Roys et Reines ennemis
option-knight_bonus = Aide des chevaliers
option-knight_bonus-help = Pour joueurs expérimentés : un stratège à côté d’un de ses chevaliers gagne un point d’attaque.
option-knight_bonus-true = oui
option-knight_bonus-false = non
option-battlefield_archer_helpless = Archers sur le champ de bataille
option-battlefield_archer_helpless-help = Un archer attaqué sur le champ de bataille est-il perdu d’office (quatre joueurs) ?
option-battlefield_archer_helpless-true = il est perdu
option-battlefield_archer_helpless-false = il peut survivre
option-remember_values = Valeurs déjà vues
option-remember_values-help = La table continue de montrer les valeurs vues de tous, ou chacun doit s’en souvenir.
option-remember_values-true = restent visibles
option-remember_values-false = sont de nouveau cachées
option-first_player = Premier joueur
option-first_player-help = Qui commence.
option-first_player-random = tiré au hasard
option-max_rounds = Nombre maximal de tours de table
option-max_rounds-help = Après ce nombre la partie s’arrête, et les points de mission décident.
option-quiet_rounds = Tours de table sans événement
option-quiet_rounds-help = Après ce nombre sans prise ni autre exploit la partie s’arrête.

## Pièces, cases, objectifs

piece = { $kind ->
    [k] Roy
    [q] Reine-Sorcière
    [n] Chevalier
    [a] Archer
    [t] Tour
   *[s] Soldat
} { $name } ({ $value })
value = { $kind ->
    [k] Roy
    [q] Reine-Sorcière
    [n] chevalier
    [a] archer
    [t] tour
   *[s] soldat
} { $value }
piece-hidden = une pièce de { $seat }
none = aucune
list = { $items }
yes = oui
no = non
cell = { $cell }{ $kind ->
    [battlefield] , champ de bataille
   *[plain] { "" }
}
cell-bastion = { $cell }, { $kind ->
    [treasure] salle du trésor
    [flag] tour du drapeau
    [throne] trône
    [dungeon] cachot
    [gatehouse] porte
    [guardroom] corps de garde
    [rampart] rempart
   *[stairs] escaliers
} de { $owner } ({ $level ->
    [H] étage
    [S] les deux niveaux
   *[G] rez-de-chaussée
})
bridge = Pont-levis de { $owner } : { $condition ->
    [closed] fermé
    [destroyed] détruit
   *[open] ouvert
}
the-bridge = le pont-levis de { $owner }
objective-unknown = inconnu
objective-against_m = 10 points de mission contre Brun
objective-against_j = 10 points de mission contre Jaune
objective-against_b = 10 points de mission contre Bleu
objective-against_r = 10 points de mission contre Rouge
objective-two_treasures = prendre 2 trésors
objective-two_freed = délivrer 2 de ses pièces
objective-eight_soldiers = détenir 8 soldats ennemis
objective-strategists = détenir { $count } stratèges ennemis
objective-annexation = annexer un bastion
objective-banner_and_gold = prendre le drapeau d’un adversaire et un trésor d’un autre
objective-two_bridges = détruire les ponts-levis de 2 adversaires
objective-three_royals = détenir 3 Roys et Reines ennemis
objective-ten_points = 10 points de mission contre l’adversaire direct
objective-name = { $objective ->
    [against_m] contre Brun
    [against_j] contre Jaune
    [against_b] contre Bleu
    [against_r] contre Rouge
    [two_treasures] deux trésors
    [two_freed] deux pièces délivrées
    [eight_soldiers] huit soldats
    [strategists] les stratèges
    [annexation] annexion
    [banner_and_gold] drapeau et trésor
    [two_bridges] deux ponts-levis
    [three_royals] trois Roys et Reines
   *[ten_points] dix points
}
objective-progress = { $objective } : { $done } sur { $wanted }
objective-card = Votre objectif : { $objective }

## L'image

scene-description = Bastions, tour de table { $round }, { $pieces } pièces en jeu.
overlay-names = Noms des cases
overlay-contacts = Ennemis au contact
tip-piece = { $piece }, { $place }. Au contact de : { $touches }.
tip-rider = { $piece }, sur une tour, { $place }. Au contact de : { $touches }.
tip-archer = { $piece }, { $place }. Au contact de : { $touches }. Peut tirer sur : { $targets }. Ne voit pas : { $blocked }.

## Panneaux, cartes, tableaux

panel-red = Réserve rouge (soldats)
panel-blue = Réserve bleue (stratèges)
panel-speed = Rapidité
panel-spent = Courage dépensé ce tour
panel-speed-spent = Rapidité dépensée ce tour
panel-in-play = Pièces en jeu
panel-soldiers-held = Soldats détenus
panel-strategists-held = Stratèges détenus
panel-treasures = Trésors pris
panel-flags = Drapeaux pris
panel-freed = Pièces délivrées
panel-entered = Bastions visités
panel-sabotaged = Ponts-levis détruits
panel-annexed = Bastions annexés
panel-inviolate = Bastion inviolé
panel-objective = Objectif
chip-out = éliminé
chip-token = a le jeton
chip-token-soldiers = utilise l’armée
chip-token-strategists = utilise les stratèges
card-label = Courage { $card }, coûte { $cost } ; mission { $done } sur { $wanted }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} à présent
table-result = Les missions de { $seat }
table-objectives = Objectifs (ou { $points } points de mission)
table-missions = Missions
table-prisons = Prisons
table-unseen = Valeurs pas encore vues
table-melee = Sur le champ de bataille
mission-1 = 1 L’Étendard : entrer dans un bastion 1, un drapeau 2
mission-2 = 2 Les Soldats : détenir 4 soldats 1, 8 soldats 2
mission-3 = 3 Les Trésors : un trésor 1, deux 3
mission-4 = 4 Les Captifs : délivrer une pièce 2, deux 3
mission-5 = 5 Les Stratèges : détenir 3 stratèges 2, 6 stratèges 4
mission-6 = 6 Le Bastion : inviolé 1, un pont-levis 3, une annexion 6
mission-state = { $seat } { $done }/{ $wanted } ({ $points })
mission-bastion = { $seat } { $best ->
    [annexation] annexion (6)
    [sabotage] sabotage (3)
    [inviolate] inviolé (1)
   *[none] (0)
}

## Ce qu'on attend, et de qui

prompt-first = On désigne le premier joueur.
prompt-values = On distribue les valeurs.
prompt-objectives = On distribue les objectifs.
prompt-place = Placez { $value } : choisissez une de vos cases de départ ({ $placed } déjà placées).
prompt-token = Choisissez qui agit ce tour-ci : les soldats ou les stratèges.
prompt-token-declare = Vous avez gagné : déclarez-le, ou choisissez les soldats ou les stratèges.
prompt-move = { $token ->
    [soldiers] Déplacez vos soldats
   *[strategists] Déplacez vos stratèges
} : une pièce, puis une case. { $speed ->
    [0] Il ne reste plus de rapidité pour ce tour.
    [one] Il reste { $speed } point de rapidité pour ce tour.
   *[other] Il reste { $speed } points de rapidité pour ce tour.
}
prompt-move-declare = Vous avez gagné : déclarez-le, ou continuez à déplacer vos { $token ->
    [soldiers] soldats
   *[strategists] stratèges
}. { $speed ->
    [0] Il ne reste plus de rapidité.
    [one] Il reste { $speed } point de rapidité.
   *[other] Il reste { $speed } points de rapidité.
}
prompt-free = Choisissez laquelle de vos pièces prisonnières est délivrée.
prompt-put = Choisissez où poser { $piece } à côté du cachot.
prompt-share = Répartissez { $gain ->
    [one] { $gain } point de courage
   *[other] { $gain } points de courage
} entre vos réserves rouge et bleue.
prompt-lose = Votre bastion est annexé : cédez un point de courage, rouge ou bleu.
prompt-attack = { $token ->
    [soldiers] Attaquez avec vos soldats
   *[strategists] Attaquez avec vos stratèges
} : une pièce, puis sa cible ; ou finissez le tour.
prompt-attack-declare = Vous avez gagné : déclarez-le, ou continuez d’attaquer avec vos { $token ->
    [soldiers] soldats
   *[strategists] stratèges
}.
prompt-support = { $piece } attaque { $target } : qui vient en soutien ?
prompt-card-attack = { $piece } attaque { $target } : choisissez en secret une carte courage. Vous pouvez encore dépenser { $left } points ce tour-ci.
prompt-card-defend = { $piece } se défend contre { $target } : choisissez en secret une carte courage. Vous pouvez encore dépenser { $left } points ce tour-ci.
prompt-riposte = Ripostez contre { $seat }, ou passez.
watch-place = Les armées se placent en secret ; on attend { $seats }.
watch-token = { $seat } choisit les soldats ou les stratèges.
watch-move = { $seat } se déplace.
watch-free = { $seat } délivre une pièce.
watch-put = { $seat } pose la pièce délivrée à côté du cachot.
watch-share = { $seat } répartit du courage.
watch-lose = { $seat } cède un point de courage.
watch-attack = { $seat } peut attaquer.
watch-support = { $seat } rassemble des soutiens.
watch-card = Les cartes courage se choisissent en secret ; on attend { $seats }.
watch-riposte = { $seat } peut riposter.
sealed-place = Votre armée est placée ; on attend { $seats }.
sealed-card = Votre carte est scellée ; on attend { $seats }.
prompt-over-declare = { $seats } a atteint son objectif et gagne la partie.
prompt-over-last_army = { $seats } a la dernière armée et gagne la partie.
prompt-over-max_rounds = Le dernier tour de table est joué : { $count ->
    [one] { $seats } gagne aux points.
   *[other] { $seats } se partagent la victoire.
}
prompt-over-quiet_rounds = Il ne s’est rien passé depuis trop longtemps : { $count ->
    [one] { $seats } gagne aux points.
   *[other] { $seats } se partagent la victoire.
}

## Choix

pick-piece = { $piece }{ $speed ->
    [0] { "" }
   *[other] , pour { $speed } de rapidité
}
pick-target = { $piece }, cible
pick-bridge = Pont-levis de { $owner }
choice-soldiers = Utiliser les soldats
choice-strategists = Utiliser les stratèges
choice-declare = Déclarer la victoire
choice-endmove = Finir les déplacements
choice-endturn = Finir le tour
choice-go = Lancer l’attaque
choice-pass = Pas de riposte
choice-lose = Perdre un point { $reserve ->
    [red] rouge
   *[blue] bleu
}
choice-share = { $red } rouge et { $blue } bleu
choice-card = Courage { $card } (coûte { $cost })
choice-free = Délivrer { $piece }
choice-support = Soutien de { $piece }
choice-put = { $piece } en { $cell }
choice-place = { $value } en { $cell }
choice-move = { $piece } vers { $cell }{ $speed ->
    [0] { "" }
   *[other] , pour { $speed } de rapidité
}
choice-board = { $piece } monte sur la tour en { $cell }{ $speed ->
    [0] { "" }
   *[other] , pour { $speed } de rapidité
}
choice-open = Ouvrir le pont-levis de { $owner }
choice-close = Fermer le pont-levis de { $owner }
choice-attack = { $piece } attaque { $target }
choice-riposte = { $piece } riposte contre { $target }
choice-breach = { $piece } attaque le pont-levis de { $owner }

## Aperçus

preview-declare = Vous montrez votre objectif et gagnez la partie.
preview-pass = Vous ne ripostez pas.
preview-free = { $piece } revient sur le plateau, à côté du cachot, et peut agir aussitôt si sa classe est en jeu.
preview-place = Vous seul voyez quelle valeur se trouve là.
preview-token = { $token ->
    [soldiers] Les soldats se déplacent et combattent ce tour-ci
   *[strategists] Les stratèges se déplacent et combattent ce tour-ci
} ; { $pieces ->
    [one] { $pieces } pièce peut bouger à présent.
   *[other] { $pieces } pièces peuvent bouger à présent.
}
preview-reserves = Ensuite rouge { $red }, bleu { $blue }.
preview-speed = Coûte { $speed } de rapidité.
preview-boards = Monte sur la tour { $tower } : étage, et la tour gagne 1 de Force.
preview-bastion_entered = Entre pour la première fois dans le bastion de { $owner }.
preview-chest_taken = Prend un trésor de { $owner } : 2 points de courage.
preview-flag_taken = Prend le drapeau de { $owner }, qui perd 1 rouge et 1 bleu.
preview-bastion_annexed = Annexe le bastion de { $owner } : 1 point de courage pris à son maître.
preview-can-declare = Vous pourrez alors déclarer la victoire.
preview-touches = Au contact de : { $pieces }.
preview-may-spy = Sans attaquer, elle vous montre l’objectif de { $seats } à la fin du tour.
preview-bonus-king = À côté de votre Roy : +1 Force.
preview-bonus-queen = À côté de votre Reine-Sorcière : +1 courage.
preview-bonus-carrying = Porte une pièce : +1 Force.
preview-bonus-knight = À côté d’un chevalier : +1 d’attaque chacun.
preview-open = On passe le pont-levis de { $owner } par le sol.
preview-close = Plus personne ne passe le pont-levis de { $owner }.
preview-end-move = Plus aucune pièce ne bouge ; place aux attaques.
preview-end-turn = Le jeton passe à gauche.
preview-spies = Vous voyez l’objectif de { $seat }.
preview-tower-breach = La tour détruit le pont-levis de { $owner }, sans carte.
preview-support = { $piece } ajoute { $force }.
preview-joiners = Soutiens possibles : { $pieces }.
preview-card = Attaque { $power }, coûte { $cost }.
preview-power = carte { $card } : { $power }
preview-powers = Votre puissance, { $powers }.
preview-resistance = Le pont-levis résiste avec { $resistance } ; il faut davantage.
preview-range = Face à { $piece } : puissance de { $least } à { $most }.
preview-values = Sa valeur peut être { $values }.
preview-sure = Vous la battez dans tous les cas.
preview-may-lose = Vous pouvez perdre { $pieces }.
preview-safe = Elle ne peut pas prendre vos pièces.
warn-king = Votre Roy peut être attaqué par { $pieces }.
warn-king-fights = Votre Roy peut être battu, et serait éliminé.
warn-shut-out = { $count ->
    [one] { $count } de vos pièces reste dehors.
   *[other] { $count } de vos pièces restent dehors.
}
warn-declare = Vous pourriez déclarer la victoire maintenant ; à votre prochain tour elle devra encore valoir.

## Ce qui s'est passé

event-first_drawn = { $seat } est le premier joueur.
event-value_dealt = { $seat } regarde sous { $piece }.
event-value_dealt-known = { $seat } : { $piece } a la valeur { $value }.
event-objective_dealt = { $seat } reçoit un objectif.
event-objective_dealt-known = { $seat } reçoit l’objectif « { $objective } ».
event-piece_placed = { $seat } a placé { $placed ->
    [one] { $placed } pièce
   *[other] { $placed } pièces
}.
event-piece_placed-known = { $seat } place { $value } en { $cell } ({ $placed } placées).
event-armies_placed = Toutes les armées sont placées.
event-turn_began = { $seat } prend le jeton.
event-turn_ended = { $seat } finit son tour.
event-turn_skipped = { $seat } est éliminé et passe son tour.
event-token_chosen = { $seat } utilise { $token ->
    [soldiers] ses soldats
   *[strategists] ses stratèges
}.
event-moves_ended = { $seat } a fini ses déplacements.
event-piece_moved = { $seat } : { $piece } va de { $from } à { $to }{ $speed ->
    [0] { "" }
   *[other] , pour { $speed } de rapidité
}.
event-tower_boarded = { $seat } : { $piece } monte sur { $tower }.
event-bridge_opened = { $seat } ouvre le pont-levis de { $owner_seat }.
event-bridge_closed = { $seat } ferme le pont-levis de { $owner_seat }.
event-bridge_destroyed = { $seat } détruit le pont-levis de { $owner_seat }.
event-bastion_entered = { $seat } entre pour la première fois dans le bastion de { $owner_seat }.
event-chest_taken = { $seat } prend un trésor de { $owner_seat } ; il en reste { $left }.
event-flag_taken = { $seat } prend le drapeau de { $owner_seat }, qui perd 1 rouge et 1 bleu.
event-bastion_annexed = { $seat } annexe le bastion de { $owner_seat }.
event-piece_freed = { $seat } délivre { $piece } de la prison de { $owner_seat } et la pose en { $cell }.
event-courage_gained = { $seat } gagne { $red } rouge et { $blue } bleu.
event-courage_lost = { $seat } perd un point de courage { $reserve ->
    [red] rouge
   *[blue] bleu
}.
event-prison_rewarded = { $seat } détient { $held } prisonniers d’une classe et gagne 2 points de courage.
event-attack_declared = { $seat } : { $valiant } attaque { $target }.
event-riposte_declared = { $seat } riposte : { $valiant } attaque { $target }.
event-breach_declared = { $seat } : { $valiant } attaque le pont-levis de { $owner_seat }.
event-support_joined = { $seat } : { $piece } vient en soutien.
event-riposte_declined = { $seat } ne riposte pas.
event-card_chosen = { $seat } a scellé une carte.
event-card_chosen-known = { $seat } a scellé la carte { $card }.
event-cards_revealed = { $valiant } de { $attacking_seat } avec la carte { $attack_card } : puissance { $valiant_power }, en tout { $attack } ; { $target } de { $defending_seat } avec la carte { $defence_card } : puissance { $defence }.
event-breach_tried = { $valiant } de { $attacking_seat } avec la carte { $attack_card } apporte { $attack } contre le pont-levis de { $owner_seat }, qui résiste avec { $resistance }.
event-value_revealed = { $piece } de { $seat } montre { $value }.
event-fight_undecided = L’attaque de { $seat } ne change rien.
event-piece_captured = { $seat } fait prisonnière { $piece } ({ $value }) de { $owner_seat }.
event-king_eliminated = { $seat } élimine le Roy { $piece } ({ $value }) de { $owner_seat }.
event-player_out = { $seat } n’a plus de pièce et quitte la partie.
event-objective_spied = { $seat } a espionné l’objectif de { $owner_seat }.
event-objective_spied-known = { $seat } a espionné l’objectif de { $owner_seat } : { $objective }.
event-forced = { $seat } n’a qu’un choix : { $action }.
deed-put = La pièce délivrée en { $cell }
event-game_won = { $seat } gagne : { $ending ->
    [declare] son objectif est atteint.
   *[last_army] il ne reste aucune autre armée.
}
event-limit_reached = La partie s’arrête : { $ending ->
    [max_rounds] le dernier tour de table est joué.
   *[quiet_rounds] il ne s’est rien passé depuis trop longtemps.
}


## Leçons

lesson-duel = Force fois courage
lesson-duel-text = Votre soldat 7/3 attaque un chevalier 8/3. La puissance est la Force fois la carte jouée, et une carte coûte sa valeur moins un. Il reste à jaune un point bleu : il peut jouer la carte 1 ou la carte 2 pour le chevalier.
lesson-duel-task = Vous êtes marron. Jouez la carte qui gagne à coup sûr.
lesson-duel-why = Sept fois trois font 21. Le chevalier atteint 16 au plus, avec la carte 2, la plus chère que jaune puisse payer. Il vous en coûte deux points rouges, et les deux pièces sont montrées à tous.
lesson-duel-wrong-1 = Votre soldat a alors 7. Le chevalier a 8 même avec la carte 1, et prend votre soldat.
lesson-duel-wrong-2 = Votre soldat a alors 14. Cela bat la carte 1, mais avec la carte 2 le chevalier a 16 et prend votre soldat.
lesson-queen = À côté de la Reine-Sorcière
lesson-queen-text = Votre soldat 6/3 attaque un soldat jaune 6/3. Votre Reine est à côté de lui et ajoute un à son courage. La carte et la Reine ensemble ne dépassent pas le courage maximum, 3 : vous pouvez jouer la carte 1 ou la carte 2. Jaune peut aller jusqu’à la carte 3.
lesson-queen-task = Vous êtes marron. Jouez la carte avec laquelle vous ne pouvez pas perdre votre soldat.
lesson-queen-why = La carte 2 et la Reine font un courage de 3 : une puissance de 18, pour un point rouge. Jaune atteint 18 au plus et le paie deux points ; à égalité, il ne se passe rien.
lesson-queen-wrong-1 = Un courage de 2 donne une puissance de 12, pour rien. Mais avec la carte 3 jaune a 18 et prend votre soldat.
lesson-outnumber = Deux contre un
lesson-outnumber-text = Votre soldat 6/3 a attaqué un chevalier 8/3. Il vous reste un point rouge et vous pouvez aller jusqu’à la carte 2 ; jaune a un point bleu et peut en faire autant. Un second de vos soldats, 5/3, est lui aussi au contact du chevalier.
lesson-outnumber-task = Vous êtes marron. Faites en sorte que le chevalier puisse être pris quoi que joue jaune.
lesson-outnumber-why = Le second soldat ajoute sa Force : avec la carte 2 vous avez 12 et 5, soit 17, et le chevalier 16 au plus. S’il a 16, il bat encore le vaillant seul et l’emmène avec lui ; le soldat de soutien est sauf.
lesson-outnumber-wrong-1 = Seul, votre soldat atteint 12. Avec la carte 2, le chevalier a 16 et le prend.
lesson-ride = Un archer sur une tour
lesson-ride-text = Votre archer est à côté de votre tour vide. Une tour emmène son passager sans user le déplacement de celui-ci, et pour un point de rapidité l’archer peut se déplacer une seconde fois dans la même phase.
lesson-ride-task = Vous êtes marron, le jeton est côté stratèges. Commencez le voyage qui mène l’archer en b7 pendant cette phase.
lesson-ride-why = L’archer monte sur la tour par son déplacement normal, la tour avance de deux cases en b6, et pour un point de rapidité l’archer descend en b7 : quatre cases en une phase.
lesson-ride-wrong-1 = À pied, l’archer avance d’une case et, avec la rapidité, d’une de plus. Cela ne suffit pas.
lesson-ride-wrong-2 = La tour part sans l’archer, qui peut la rattraper pour un point de rapidité, mais n’ira pas plus loin que b6.
lesson-sight = Une vue dégagée
lesson-sight-text = La Reine jaune est en c6, un soldat jaune devant elle. Un archer tire à deux cases exactement, en ligne droite. Au sol, une pièce entre les deux arrête le tir ; d’une hauteur, l’archer tire par-dessus. Il ne vous reste plus de rapidité.
lesson-sight-task = Vous êtes marron, le jeton est côté stratèges. Menez l’archer là où il pourra tirer sur la Reine pendant ce tour.
lesson-sight-why = Sur la tour, l’archer est en hauteur et tire par-dessus le soldat. La Reine n’est pas un archer : elle ne peut que tenter de survivre et ne prend jamais le vôtre.
lesson-sight-wrong-1 = C’est à deux cases de la Reine, sur une diagonale. Mais votre propre soldat est entre les deux, et vous êtes au sol.
lesson-sight-wrong-2 = De là, aucune ligne droite de deux cases ne mène à la Reine.
lesson-corner = Le côté faible d’une tour
lesson-corner-text = La tour jaune 11/2 peut atteindre 22. Il vous reste un point bleu : vos chevaliers atteignent 14 et 16 au plus. L’un est juste au-dessous de la tour, l’autre en diagonale.
lesson-corner-task = Vous êtes marron. Attaquez la tour sans risquer un chevalier dans ce combat.
lesson-corner-why = Une tour attaquée en diagonale ne peut que tenter de survivre. Si jaune joue la carte 1, elle a 11 et votre carte 2 la détruit ; si elle a 22, il n’arrive rien à votre chevalier.
lesson-corner-wrong-1 = Ce chevalier attaque tout droit. Si jaune joue la carte 2, la tour a 22 et le prend.
lesson-corner-wrong-2 = Pas de risque, mais pas de tour non plus : il y a une attaque qui ne peut pas être contrée.
lesson-siege = Devant la porte
lesson-siege-text = Le pont-levis jaune est fermé. Sa résistance est le double du nombre de pièces que jaune a en jeu : 32 avec les seize. Votre tour et votre Roy sont sur les deux cases de devant.
lesson-siege-task = Vous êtes marron. Détruisez le pont-levis.
lesson-siege-why = Une tour sur une case de devant détruit le pont sans carte. Il reste passable pour toujours, et le sabotage vaut trois points de mission.
lesson-siege-wrong-1 = Avec la carte 4, le Roy a 28, et il faut dépasser 32. La carte est payée quand même.
lesson-siege-wrong-2 = Jaune pourra alors chasser vos pièces de devant la porte.
lesson-dungeon = Hors de prison
lesson-dungeon-text = Jaune détient un de vos soldats. Vous avez un soldat dans le bastion jaune, à la porte, en e9. Le cachot est la case de départ de la Reine jaune, e10 ; le trône est à côté, en d10.
lesson-dungeon-task = Vous êtes marron, le jeton est côté soldats. Délivrez votre soldat.
lesson-dungeon-why = Une pièce qui finit son déplacement dans un cachot ennemi délivre un prisonnier. Vous le posez sur une case libre à côté du cachot, et il peut se déplacer et attaquer pendant ce tour même.
lesson-dungeon-wrong-1 = L’autre case de la porte n’a pas d’effet. Le cachot est à un pas.
lesson-dungeon-wrong-2 = Votre soldat reste en prison, et jaune peut cerner l’autre.
lesson-riposte = Répondre à une attaque
lesson-riposte-text = Marron a pris un de vos soldats et a maintenant dépensé quatre points de courage pendant ce tour : pas un de plus n’est permis, il ne peut donc jouer que la carte 1. Votre réserve rouge est vide : vous jouez la carte 1 aussi. Vous pouvez riposter une fois, avec n’importe quel soldat à portée de n’importe quelle pièce marron. Le soldat en d5 est 8/2, les vôtres sont 6/2 en e6 et 8/2 en g6.
lesson-riposte-task = Vous êtes jaune. Choisissez la riposte qui prend une pièce.
lesson-riposte-why = Votre soldat a 8 et le Roy 7 : il est éliminé pour de bon. Une riposte ne vise pas forcément l’attaquant, et on n’y riposte pas.
lesson-riposte-wrong-1 = Votre soldat a 6 contre 8 : il est pris.
lesson-riposte-wrong-2 = Personne n’est obligé de riposter, mais marron n’a plus de courage pour ce tour et son Roy est à portée.
lesson-victory = Le second coffre
lesson-victory-text = Votre objectif est de prendre deux trésors. Votre soldat vient d’emporter le second coffre de la salle du trésor jaune.
lesson-victory-task = Vous êtes marron, et c’est votre tour. Et maintenant ?
lesson-victory-why = Votre objectif est atteint, et c’est votre propre tour : vous déclarez, montrez votre carte et gagnez aussitôt. Personne ne le fait à votre place.
lesson-victory-wrong-1 = Vous avez gagné mais vous ne l’avez pas dit. Vous pouvez encore déclarer avant la fin du tour ; ensuite, jaune joue d’abord.
