### Bastions, français

## Pourquoi une action n'est pas permise

why-not-won = Vous n’avez pas encore gagné : il faut votre objectif ou 13 points de mission.
why-declare-later = Déclarez votre victoire pendant votre propre tour : au choix du jeton, aux déplacements ou aux attaques.
why-now-place = Placez d’abord les pièces.
why-now-token = Choisissez d’abord les soldats ou les stratèges.
why-now-move = C’est le moment des déplacements ; les attaques viennent ensuite.
why-now-free = Choisissez d’abord le prisonnier à délivrer.
why-now-put = Posez d’abord la pièce délivrée à côté du cachot.
why-now-share = Répartissez d’abord le courage gagné.
why-now-lose = Cédez d’abord un point de courage.
why-now-attack = C’est le moment d’attaquer ou de finir le tour ; les déplacements sont terminés.
why-now-support = Désignez d’abord vos soutiens, ou lancez l’attaque.
why-now-card = C’est le moment de choisir une carte courage.
why-now-riposte = C’est le moment de riposter ou de passer.
why-place-order = La prochaine pièce à placer est { THE($value) }.
why-place-start = La case { $cell } n’est pas une de vos cases de départ.
why-place-type = La case { $cell } est prévue pour { A($kind) }.
why-tower-outside = Une tour d’assaut n’entre jamais dans un bastion.
why-cell-taken = La case { $cell } est occupée.
why-no-soldiers = Vous n’avez plus de soldat en jeu.
why-no-strategists = Vous n’avez plus de stratège en jeu.
why-not-your-piece = { CAPITAL(THE($piece)) } ne vous appartient pas.
why-not-in-play = { CAPITAL(THE($piece)) } n’est pas en jeu.
why-stays = { CAPITAL(THE($piece)) } s’y trouve déjà ; rester sur place n’est pas un déplacement.
why-strategists-rest = C’est un tour des soldats : { THE($piece) } fait partie des stratèges et ne bouge pas.
why-unnatural-used = Un seul soldat bouge pendant un tour des stratèges : { THE($piece) } reste en place.
why-no-speed = { $left ->
    [0] Il ne vous reste plus de rapidité pour ce tour.
    [1] Il ne vous reste qu’un point de rapidité pour ce tour.
   *[other] Il ne vous reste que { $left } points de rapidité pour ce tour.
}
why-moved-once = { CAPITAL(THE($piece)) } a déjà bougé, et ce type de pièce n’utilise jamais la rapidité.
why-moved-twice = { CAPITAL(THE($piece)) } a déjà bougé deux fois.
why-reach-t = { CAPITAL(THE($piece)) } ne peut pas atteindre { $cell } : une tour d’assaut avance d’une ou deux cases tout droit, jamais en diagonale.
why-reach-k = { CAPITAL(THE($piece)) } ne peut pas atteindre { $cell } : le Roy se déplace d’une case.
why-reach-q = { CAPITAL(THE($piece)) } ne peut pas atteindre { $cell } : la Reine-Sorcière se déplace d’une ou deux cases en ligne droite.
why-reach-n = { CAPITAL(THE($piece)) } ne peut pas atteindre { $cell } : un chevalier fait deux pas et ne s’arrête jamais sur une case voisine.
why-reach-a = { CAPITAL(THE($piece)) } ne peut pas atteindre { $cell } : un archer se déplace d’une case.
why-reach-s = { CAPITAL(THE($piece)) } ne peut pas atteindre { $cell } : un soldat avance d’une case tout droit, jamais en diagonale.
why-wall = Un mur sépare { THE($piece) } de la case { $cell }.
why-level = { CAPITAL(THE($piece)) } n’est pas au même niveau que la case { $cell } ; passez par l’escalier.
why-bridge-closed = Le pont-levis est fermé.
why-way-blocked = { CAPITAL(THE($piece)) } ne peut pas passer par { $cell } : une pièce s’y trouve.
why-needs-tower = { CAPITAL(THE($piece)) } ne peut quitter la hauteur vers { $cell } qu’en montant sur une de vos tours d’assaut, si elle est vide.
why-battlefield-full = Il n’y a plus de place sur le champ de bataille.
why-never-carried = { CAPITAL(THE($piece)) } ne peut pas monter sur une tour d’assaut.
why-tower-loaded = { CAPITAL(THE($piece)) } a déjà un passager.
why-bridge-destroyed = Ce pont-levis est détruit.
why-bridge-worked = Vous ne pouvez pas manœuvrer les ponts-levis plus { $most ->
    [one] de { $most } fois
    [2] de deux fois
   *[other] de { $most } fois
} par tour.
why-bridge-open = Ce pont-levis est déjà ouvert.
why-bridge-shut = Ce pont-levis est déjà fermé.
why-nobody-at-bridge = Il vous faut une pièce sur le trône ou dans le cachot de ce bastion.
why-no-prisoner = { CAPITAL(THE($piece)) } n’est pas dans cette prison.
why-king-gone = { CAPITAL(THE($piece)) } ne peut pas être délivré : un Roy battu est éliminé pour de bon.
why-tower-held = { CAPITAL(THE($piece)) } ne peut pas être délivrée : une tour d’assaut n’entre jamais dans un bastion.
why-no-refuge = Pas en { $cell } : la pièce délivrée va sur une case libre à côté du cachot, au sol ou dans l’escalier.
why-share-sum = Le rouge et le bleu doivent faire { $gain } en tout.
why-red-empty = Votre réserve rouge est vide.
why-blue-empty = Votre réserve bleue est vide.
why-courage-max = Le courage maximum { OF($piece) } est de { $most }.
why-courage-queen = Le courage maximum { OF($piece) } est de { $most }, et la Reine-Sorcière en donne déjà un point.
why-courage-turn = Vous pouvez dépenser { $most } points de courage par tour ; il { $left ->
    [0] ne vous en reste plus
    [1] ne vous en reste qu’un
   *[other] ne vous en reste que { $left }
}.
why-reserve-red = Cette carte coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} ; votre réserve rouge n’y suffit pas.
why-reserve-blue = Cette carte coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} ; votre réserve bleue n’y suffit pas.
why-own-piece = Vous ne pouvez pas attaquer { THE($piece) }, qui est de votre camp.
why-riposte-holder = Une riposte vise le joueur au jeton.
why-class-soldiers = Seuls les soldats attaquent ce tour-ci : { THE($piece) } ne le peut pas.
why-class-strategists = Seuls les stratèges attaquent ce tour-ci : { THE($piece) } ne le peut pas.
why-attacked = { CAPITAL(THE($piece)) } a déjà attaqué pendant ce tour.
why-no-shot-at-battlefield = On ne tire pas sur le champ de bataille.
why-no-sight = { CAPITAL(THE($piece)) } ne voit pas { THE($target) } : une pièce se trouve entre les deux.
why-no-arc = { CAPITAL(THE($piece)) } ne peut pas tirer sur { THE($target) } : un mur ou une hauteur l’en empêche.
why-not-at-two = { CAPITAL(THE($piece)) } ne peut pas tirer sur { THE($target) } : un archer tire à deux cases exactement, en ligne droite.
why-no-contact = { CAPITAL(THE($piece)) } n’est pas au contact { OF($target) }.
why-rider = { CAPITAL(THE($target)) } est sur une tour d’assaut ; depuis le sol, { THE($piece) } ne peut attaquer que celle-ci.
why-other-level = { CAPITAL(THE($piece)) } et { THE($target) } ne sont pas au même niveau.
why-tower-diagonal = { CAPITAL(THE($piece)) } ne peut pas attaquer { THE($target) } : une tour d’assaut n’attaque jamais en diagonale.
why-wall-between = Un mur sépare { THE($piece) } { OF($target) }.
why-own-bridge = Ce pont-levis est le vôtre.
why-archer-breach = Les archers n’attaquent pas les ponts-levis.
why-not-in-front = { CAPITAL(THE($piece)) } n’est pas devant ce pont-levis.
why-rider-breach = { CAPITAL(THE($piece)) } est sur une tour d’assaut ; un pont-levis s’attaque depuis le sol.
why-joined = { CAPITAL(THE($piece)) } participe déjà à l’attaque.
why-breach-soldiers = Seuls des soldats soutiennent l’attaque d’un pont-levis.
why-no-mixing = { CAPITAL(THE($piece)) } ne peut pas participer : les soldats attaquent entre soldats, les archers entre archers.

## Le jeu

game-name = Bastions
game-tagline = Huit soldats, huit stratèges, un bastion à deux niveaux, et un objectif que personne d’autre ne connaît.
ending-declare = Un joueur a déclaré sa victoire
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
option-placement-help = Comment les pièces reçoivent leurs valeurs avant le premier tour.
option-placement-random = valeurs distribuées au hasard
option-placement-arranged = chacun répartit ses valeurs
option-placement-free = chacun place tout librement
option-objective_mode = Objectifs
option-objective_mode-help = Un objectif secret pour chacun, ou le même, connu de tous.
option-objective_mode-drawn = une carte secrète chacun
option-objective_mode-common = le même pour tous
option-common_objective = Objectif commun
option-common_objective-help = Ce que tous poursuivent quand l’objectif est le même pour tous.
option-common_objective-ten_points = 10 points contre l’adversaire direct
option-common_objective-two_treasures = prendre 2 trésors
option-common_objective-two_freed = délivrer 2 prisonniers
option-common_objective-eight_soldiers = détenir 8 soldats ennemis
option-common_objective-strategists = détenir 6 stratèges ennemis (8 à trois joueurs)
option-common_objective-annexation = annexer un bastion
option-common_objective-banner_and_gold = prendre le drapeau d’un adversaire et un trésor d’un autre
option-common_objective-two_bridges = détruire 2 ponts-levis
option-common_objective-three_royals = détenir 3 Roys et Reines ennemis
option-knight_bonus = Aide des chevaliers
option-knight_bonus-help = Pour joueurs expérimentés : un stratège à côté d’un de vos chevaliers gagne un point de puissance.
option-knight_bonus-true = oui
option-knight_bonus-false = non
option-battlefield_archer_helpless = Archers sur le champ de bataille
option-battlefield_archer_helpless-help = À quatre joueurs : un archer attaqué sur le champ de bataille est-il perdu d’office ?
option-battlefield_archer_helpless-true = perdu d’office
option-battlefield_archer_helpless-false = peut survivre
option-remember_values = Valeurs déjà vues
option-remember_values-help = Les valeurs vues de tous restent visibles, ou chacun doit s’en souvenir.
option-remember_values-true = restent visibles
option-remember_values-false = cachées de nouveau
option-first_player = Premier joueur
option-first_player-help = Qui commence.
option-first_player-random = tiré au sort
option-max_rounds = Nombre maximal de tours de table
option-max_rounds-help = Après ce nombre de tours de table, la partie s’arrête et les points de mission décident.
option-quiet_rounds = Tours de table sans événement
option-quiet_rounds-help = La partie s’arrête après ce nombre de tours de table sans capture ni autre exploit.

## Pièces, cases, objectifs

piece = { $kind ->
    [k] Roy
    [q] Reine-Sorcière
    [n] chevalier { $number }
    [a] archer { $number }
    [t] tour d’assaut { $number }
   *[s] soldat { $number }
}
    .the = { $kind ->
        [q] la { piece }
        [a] l’{ piece }
        [t] la { piece }
       *[other] le { piece }
    }
    .gender = { $kind ->
        [q] f
        [t] f
       *[other] m
    }
    .value = { $value ->
        [none] { "" }
       *[known] { " " }({ $value })
    }
piece-own = { piece }{ piece.value }
    .the = votre { piece }{ piece.value }
    .gender = { piece.gender }
piece-of = { piece } { OF($seat) }{ piece.value }
    .the = { piece.the } { OF($seat) }{ piece.value }
    .gender = { piece.gender }
piece-hidden = une pièce { OF($seat) }
kind = { $kind ->
    [k] Roy
    [q] Reine-Sorcière
    [n] chevalier
    [a] archer
    [t] tour d’assaut
   *[s] soldat
}
    .the = { $kind ->
        [q] la { kind }
        [a] l’{ kind }
        [t] la { kind }
       *[other] le { kind }
    }
    .a = { $kind ->
        [k] le { kind }
        [q] la { kind }
        [t] une { kind }
       *[other] un { kind }
    }
    .gender = { $kind ->
        [q] f
        [t] f
       *[other] m
    }
value = { $kind ->
    [k] { kind }
    [q] { kind }
   *[other] { kind } { $value }
}
    .the = { $kind ->
        [q] la { value }
        [a] l’{ value }
        [t] la { value }
       *[other] le { value }
    }
    .gender = { kind.gender }
unseen-kind = { $kind ->
    [k] Roy
    [q] Reine-Sorcière
    [n] Chevaliers
    [a] Archers
    [t] Tours d’assaut
   *[s] Soldats
} { OF($seat) }
none = aucun
states = { COMMAS($items) }
standing = { CAPITAL($piece) }
yes = oui
no = non
cell = { $cell }{ $kind ->
    [battlefield] , le champ de bataille
   *[plain] { "" }
}
cell-bastion = { $cell }, { $kind ->
    [treasure] salle du trésor
    [flag] drapeau
    [throne] trône
    [dungeon] cachot
    [gatehouse] porte
    [guardroom] salle des gardes
    [rampart] rempart
   *[stairs] escalier
} { OF($owner) } ({ $level ->
    [H] hauteur
    [S] deux niveaux
   *[G] sol
})
on-tower = sur une tour d’assaut, { $place }
bridge-own = pont-levis
    .the = votre pont-levis
    .gender = m
bridge-of = pont-levis { OF($seat) }
    .the = le pont-levis { OF($seat) }
    .gender = m
bridge-state = { CAPITAL($bridge) } : { $condition ->
    [closed] fermé
    [destroyed] détruit
   *[open] ouvert
}
objective-unknown = inconnu
objective-against = 10 points de mission contre { $seat }
objective-two_treasures = prendre 2 trésors
objective-two_freed = délivrer 2 prisonniers
objective-eight_soldiers = détenir 8 soldats ennemis
objective-strategists = détenir { $count } stratèges ennemis
objective-annexation = annexer un bastion
objective-banner_and_gold = prendre le drapeau d’un adversaire et un trésor d’un autre
objective-two_bridges = détruire les ponts-levis de 2 adversaires
objective-three_royals = détenir 3 Roys et Reines ennemis
objective-ten_points = 10 points de mission contre l’adversaire direct
objective-name-against = Contre { $seat }
objective-name = { $objective ->
    [two_treasures] Deux trésors
    [two_freed] Deux évasions
    [eight_soldiers] Huit soldats
    [strategists] Les stratèges
    [annexation] L’annexion
    [banner_and_gold] L’étendard et l’or
    [two_bridges] Deux ponts
    [three_royals] Trois têtes couronnées
   *[ten_points] Dix points
}
objective-progress = { $objective } ({ $done } sur { $wanted })
objective-card = Votre objectif : { $objective }

## L'image

scene-description = Bastions, tour de table { $round }, { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
} en jeu.
overlay-names = Noms des cases
overlay-contacts = Ennemis au contact
tip-piece = { CAPITAL($piece) }, { $place }.{ $near ->
    [0] { "" }
   *[other] { " " }Au contact { OF($touches) }.
}
tip-archer = { CAPITAL($piece) }, { $place }.{ $near ->
    [0] { "" }
   *[other] { " " }Au contact { OF($touches) }.
}{ $shots ->
    [0] { "" }
   *[other] { " " }Peut tirer sur { THE($targets) }.
}{ $hidden ->
    [0] { "" }
   *[other] { " " }Hors de vue : { THE($blocked) }.
}

## Panneaux, cartes, tableaux

panel-red = Réserve rouge (soldats)
panel-blue = Réserve bleue (stratèges)
panel-speed = Rapidité
panel-spent = Courage dépensé ce tour-ci
panel-speed-spent = Rapidité dépensée ce tour-ci
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
chip-out = hors jeu
chip-token = a le jeton
chip-token-soldiers = joue ses soldats
chip-token-strategists = joue ses stratèges
card-label = Carte courage { $card }, { $cost ->
    [0] gratuite
    [one] coûte { $cost } point
   *[other] coûte { $cost } points
}. Prochaine mission : { $done } sur { $wanted }. Acquis : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
table-result = Missions { OF($seat) }
table-objectives = Objectifs (ou { $points } points de mission)
table-missions = Missions
table-prisons = Prisons
prison = { $seat } (pièces { OF($owner) })
table-unseen = Valeurs pas encore vues
table-melee = Sur le champ de bataille
mission-1 = Carte 1, l’Étendard : entrer dans un bastion (1 pt), prendre un drapeau (2 pts)
mission-2 = Carte 2, les Soldats : détenir 4 soldats (1 pt), 8 soldats (2 pts)
mission-3 = Carte 3, les Trésors : prendre un trésor (1 pt), deux (3 pts)
mission-4 = Carte 4, les Captifs : délivrer une pièce (2 pts), deux (3 pts)
mission-5 = Carte 5, les Stratèges : détenir 3 stratèges (2 pts), 6 stratèges (4 pts)
mission-6 = Le bastion : inviolé (1 pt), un pont-levis saboté (3 pts), une annexion (6 pts)
mission-state = { $seat } : { $done } sur { $wanted } ({ $points ->
    [one] { $points } pt
   *[other] { $points } pts
})
mission-bastion = { $seat } : { $best ->
    [annexation] annexion (6 pts)
    [sabotage] pont-levis saboté (3 pts)
    [inviolate] inviolé (1 pt)
   *[none] aucune (0 pt)
}

## Ce qu'on attend, et de qui

prompt-first = On désigne le premier joueur.
prompt-values = On distribue les valeurs.
prompt-objectives = On distribue les objectifs.
prompt-place = Placez { THE($value) } sur une de vos cases de départ ({ $placed } déjà { $placed ->
    [one] placée
   *[other] placées
}).
prompt-token = Choisissez qui joue ce tour-ci : vos soldats ou vos stratèges.
prompt-token-declare = Vous avez gagné : déclarez votre victoire ! Sinon, choisissez les soldats ou les stratèges.
prompt-move = { $token ->
    [soldiers] Déplacez vos soldats
   *[strategists] Déplacez vos stratèges
} : choisissez une pièce, puis une case. { $speed ->
    [0] Il ne reste plus de rapidité pour ce tour.
    [one] Il reste { $speed } point de rapidité pour ce tour.
   *[other] Il reste { $speed } points de rapidité pour ce tour.
}
prompt-move-declare = Vous avez gagné : déclarez votre victoire ! Sinon, continuez à déplacer vos { $token ->
    [soldiers] soldats
   *[strategists] stratèges
}. { $speed ->
    [0] Il ne reste plus de rapidité pour ce tour.
    [one] Il reste { $speed } point de rapidité pour ce tour.
   *[other] Il reste { $speed } points de rapidité pour ce tour.
}
prompt-free = Choisissez celle de vos pièces prisonnières que vous délivrez.
prompt-put = Choisissez une case à côté du cachot pour { THE($piece) }.
prompt-share = { $gain ->
    [one] Mettez { $gain } point de courage dans votre réserve rouge ou bleue.
   *[other] Répartissez { $gain } points de courage entre vos réserves rouge et bleue.
}
prompt-lose = Votre bastion est annexé : cédez un point de courage, rouge ou bleu.
prompt-attack = { $token ->
    [soldiers] Attaquez avec vos soldats
   *[strategists] Attaquez avec vos stratèges
} : choisissez une pièce, puis sa cible. Ou finissez le tour.
prompt-attack-declare = Vous avez gagné : déclarez votre victoire ! Sinon, continuez d’attaquer avec vos { $token ->
    [soldiers] soldats
   *[strategists] stratèges
}.
prompt-support = { CAPITAL(THE($piece)) } attaque { THE($target) }. Qui vient en soutien ?
prompt-card-attack = { CAPITAL(THE($piece)) } attaque { THE($target) }. Choisissez en secret une carte courage ; vous pouvez encore dépenser { $left ->
    [one] { $left } point
   *[other] { $left } points
} ce tour-ci.
prompt-card-defend = { CAPITAL(THE($piece)) } est { GENDER($piece) ->
    [f] attaquée
   *[m] attaqué
} par { THE($target) }. Choisissez en secret une carte courage ; vous pouvez encore dépenser { $left ->
    [one] { $left } point
   *[other] { $left } points
} ce tour-ci.
prompt-riposte = Ripostez contre { $seat }, ou passez.
watch-place = Les armées se placent en secret ; on attend { $seats }.
watch-token = { $seat } choisit les soldats ou les stratèges.
watch-move = { $seat } déplace ses pièces.
watch-free = { $seat } délivre une pièce.
watch-put = { $seat } pose la pièce délivrée à côté du cachot.
watch-share = { $seat } répartit du courage.
watch-lose = { $seat } cède un point de courage.
watch-attack = { $seat } peut attaquer.
watch-support = { $seat } désigne ses soutiens.
watch-card = Les cartes courage se choisissent en secret ; on attend { $seats }.
watch-riposte = { $seat } peut riposter.
sealed-place = Votre armée est placée ; on attend { $seats }.
sealed-card = Votre carte est choisie ; on attend { $seats }.
prompt-over-declare = { $seats } déclare sa victoire et remporte la partie.
prompt-over-last_army = { $seats } a la dernière armée et remporte la partie.
prompt-over-max_rounds = Le dernier tour de table est joué : { $count ->
    [one] { $seats } gagne aux points.
   *[other] { $seats } se partagent la victoire.
}
prompt-over-quiet_rounds = Il ne s’est rien passé depuis trop longtemps : { $count ->
    [one] { $seats } gagne aux points.
   *[other] { $seats } se partagent la victoire.
}

## Choix

pick-piece = { CAPITAL($piece) }{ $speed ->
    [0] { "" }
    [one] , pour { $speed } point de rapidité
   *[other] , pour { $speed } points de rapidité
}
pick-target = Cible : { THE($piece) }
pick-bridge = { CAPITAL(THE($bridge)) }
choice-soldiers = Jouer les soldats
choice-strategists = Jouer les stratèges
choice-declare = Déclarer votre victoire
choice-endmove = Finir les déplacements
choice-endturn = Finir le tour
choice-go = Lancer l’attaque
choice-pass = Ne pas riposter
choice-lose = Céder un point { $reserve ->
    [red] rouge
   *[blue] bleu
}
choice-share = { $red } en rouge, { $blue } en bleu
choice-card = Carte { $card } ({ $cost ->
    [0] gratuite
    [one] coûte { $cost } point
   *[other] coûte { $cost } points
})
choice-free = Délivrer { THE($piece) }
choice-support = { CAPITAL(THE($piece)) } vient en soutien
choice-put = { CAPITAL($piece) } en { $cell }
choice-place = { CAPITAL($value) } en { $cell }
choice-move = { CAPITAL($piece) } en { $cell }{ $speed ->
    [0] { "" }
    [one] , pour { $speed } point de rapidité
   *[other] , pour { $speed } points de rapidité
}
choice-board = { CAPITAL($piece) } sur la tour d’assaut en { $cell }{ $speed ->
    [0] { "" }
    [one] , pour { $speed } point de rapidité
   *[other] , pour { $speed } points de rapidité
}
choice-open = Ouvrir { THE($bridge) }
choice-close = Fermer { THE($bridge) }
choice-attack = { CAPITAL(THE($piece)) } attaque { THE($target) }
choice-riposte = { CAPITAL(THE($piece)) } riposte contre { THE($target) }
choice-breach = { CAPITAL(THE($piece)) } attaque { THE($owner) }

## Aperçus

preview-declare = Vous montrez votre objectif et remportez la partie.
preview-pass = Vous ne ripostez pas.
preview-free = { CAPITAL(THE($piece)) } revient à côté du cachot et peut agir aussitôt si sa classe joue ce tour-ci.
preview-place = Personne d’autre ne verra cette valeur.
preview-token = { $token ->
    [soldiers] Vos soldats se déplacent et combattent ce tour-ci
   *[strategists] Vos stratèges se déplacent et combattent ce tour-ci
} ; { $pieces ->
    [0] aucune pièce ne peut bouger à présent.
    [one] { $pieces } pièce peut bouger à présent.
   *[other] { $pieces } pièces peuvent bouger à présent.
}
preview-reserves = Vos réserves seront de { $red } en rouge et { $blue } en bleu.
preview-speed = Coûte { $speed ->
    [one] { $speed } point
   *[other] { $speed } points
} de rapidité.
preview-boards = Monte en hauteur sur la tour d’assaut, qui gagne 1 en Force.
preview-bastion_entered = Entre pour la première fois dans le bastion { OF($owner) }.
preview-chest_taken = Prend un trésor { OF($owner) } : 2 points de courage.
preview-flag_taken = Prend le drapeau { OF($owner) } ; { $owner } perd 1 point rouge et 1 point bleu.
preview-bastion_annexed = Annexe le bastion { OF($owner) } et prend 1 point de courage à { $owner }.
preview-can-declare = Vous pourrez alors déclarer votre victoire.
preview-touches = Au contact { OF($pieces) }.
preview-may-spy = Si cette pièce n’attaque pas, vous verrez l’objectif { OF($seats) } à la fin du tour.
preview-bonus-king = À côté de votre Roy : +1 en Force.
preview-bonus-queen = À côté de votre Reine-Sorcière : +1 en courage.
preview-bonus-carrying = Porte un passager : +1 en Force.
preview-bonus-knight = À côté de vos chevaliers : +1 en puissance pour chacun.
preview-open = { CAPITAL(THE($bridge)) } s’ouvre : on passe par le sol.
preview-close = { CAPITAL(THE($bridge)) } se ferme : plus personne ne passe.
preview-end-move = Plus aucun déplacement ce tour-ci ; place aux attaques.
preview-end-turn = Le jeton passe à gauche.
preview-spies = Vous verrez l’objectif { OF($seat) }.
preview-tower-breach = La tour d’assaut détruit { THE($bridge) }, sans carte.
preview-support = { CAPITAL(THE($piece)) } ajoute { $force }.
preview-joiners = Soutiens possibles : { THE($pieces) }.
preview-card = Votre puissance : { $power }. { $cost ->
    [0] Ne coûte rien.
    [one] Coûte { $cost } point.
   *[other] Coûte { $cost } points.
}
preview-power = { $power } avec la carte { $card }
preview-powers = Votre puissance : { $powers }.
preview-resistance = Le pont-levis résiste avec { $resistance } ; il vous faut davantage.
preview-range = { CAPITAL(THE($piece)) } { $joined ->
    [0] peut
    [1] et son soutien peuvent
   *[other] et ses soutiens peuvent
} atteindre une puissance de { $least } à { $most }.
preview-fixed = { CAPITAL(THE($piece)) } { $joined ->
    [0] a
    [1] et son soutien ont
   *[other] et ses soutiens ont
} une puissance de { $most }.
preview-values = Sa valeur est { OR($values) }.
preview-sure = Ce combat est gagné d’avance.
preview-may-lose = Vous pouvez perdre { THE($pieces) }.
preview-safe = Vous ne risquez aucune pièce.
warn-king = Votre Roy peut être attaqué par { THE($pieces) }.
warn-king-fights = Votre Roy peut être battu, et serait éliminé pour de bon.
warn-shut-out = { $count ->
    [1] Une de vos pièces reste dehors.
   *[other] { $count } de vos pièces restent dehors.
}
warn-declare = Vous pourriez déclarer votre victoire maintenant ; d’ici votre prochain tour, elle peut vous échapper.

## Ce qui s'est passé

event-first_drawn = { $seat } commence la partie.
event-value_dealt = { CAPITAL(THE($piece)) } reçoit sa valeur.
event-value_dealt-known = { CAPITAL(THE($piece)) } reçoit sa valeur : { $value }.
event-objective_dealt = { $seat } reçoit un objectif.
event-objective_dealt-known = { $seat } reçoit l’objectif « { $objective } ».
event-piece_placed = { $seat } a placé { $placed ->
    [one] { $placed } pièce
   *[other] { $placed } pièces
}.
event-piece_placed-known = { $seat } place { THE($value) } en { $cell } ({ $placed } { $placed ->
    [one] placée
   *[other] placées
}).
event-armies_placed = Toutes les armées sont placées.
event-turn_began = { $seat } prend le jeton.
event-turn_ended = { $seat } finit son tour.
event-turn_skipped = { $seat } n’a plus de pièce et passe son tour.
event-token_chosen = { $seat } joue ses { $token ->
    [soldiers] soldats
   *[strategists] stratèges
} ce tour-ci.
event-moves_ended = { $seat } a fini ses déplacements.
event-piece_moved = { CAPITAL(THE($piece)) } va de { $from } en { $to }{ $speed ->
    [0] { "" }
    [one] , pour { $speed } point de rapidité
   *[other] , pour { $speed } points de rapidité
}.
event-tower_boarded = { CAPITAL(THE($piece)) } monte sur { THE($tower) }.
event-bridge_opened = { $seat } ouvre le pont-levis { OF($owner_seat) }.
event-bridge_opened-own = { $seat } ouvre son pont-levis.
event-bridge_closed = { $seat } ferme le pont-levis { OF($owner_seat) }.
event-bridge_closed-own = { $seat } ferme son pont-levis.
event-bridge_destroyed = { $seat } détruit le pont-levis { OF($owner_seat) }.
event-bastion_entered = { $seat } entre pour la première fois dans le bastion { OF($owner_seat) }.
event-chest_taken = { $seat } prend un trésor { OF($owner_seat) } ; il { $left ->
    [0] n’en reste plus.
   *[other] en reste { $left }.
}
event-flag_taken = { $seat } prend le drapeau { OF($owner_seat) } ; { $owner_seat } perd 1 point rouge et 1 point bleu.
event-bastion_annexed = { $seat } annexe le bastion { OF($owner_seat) }.
event-piece_freed = { $seat } délivre { GENDER($piece) ->
    [f] sa
   *[m] son
} { $piece } de la prison { OF($owner_seat) } et { GENDER($piece) ->
    [f] la
   *[m] le
} pose en { $cell }.
event-courage_gained = { $seat } gagne du courage : { $red ->
    [0] { $blue } en bleu
   *[other] { $blue ->
        [0] { $red } en rouge
       *[other] { $red } en rouge et { $blue } en bleu
    }
}.
event-courage_lost = { $seat } perd un point de courage { $reserve ->
    [red] rouge
   *[blue] bleu
}.
event-prison_rewarded = { $seat } détient { $held } prisonniers d’une même classe et gagne 2 points de courage.
event-attack_declared = { CAPITAL(THE($valiant)) } attaque { THE($target) }.
event-riposte_declared = Riposte : { THE($valiant) } attaque { THE($target) }.
event-breach_declared = { CAPITAL(THE($valiant)) } attaque le pont-levis { OF($owner_seat) }.
event-support_joined = { CAPITAL(THE($piece)) } vient en soutien.
event-riposte_declined = { $seat } ne riposte pas.
event-card_chosen = { $seat } a choisi une carte.
event-card_chosen-known = { $seat } a choisi la carte { $card }.
event-cards_revealed = { CAPITAL(THE($valiant)) } : puissance { $attack } (carte { $attack_card }). { CAPITAL(THE($target)) } : puissance { $defence } (carte { $defence_card }).
event-cards_revealed-joined = { CAPITAL(THE($valiant)) } : puissance { $valiant_power } (carte { $attack_card }), { $attack } avec les soutiens. { CAPITAL(THE($target)) } : puissance { $defence } (carte { $defence_card }).
event-breach_tried = { CAPITAL(THE($valiant)) } : puissance { $attack } (carte { $attack_card }). Le pont-levis { OF($owner_seat) } résiste avec { $resistance }.
event-value_revealed = { CAPITAL(THE($piece)) } montre sa valeur : { $value }.
event-fight_undecided = L’attaque { OF($seat) } reste sans effet.
event-piece_captured = { $seat } capture { THE($piece) } ({ $value }).
event-king_eliminated = { $seat } élimine { THE($piece) }.
event-player_out = { $seat } n’a plus de pièce et quitte la partie.
event-objective_spied = L’espion { OF($seat) } a vu l’objectif { OF($owner_seat) }.
event-objective_spied-known = L’espion { OF($seat) } a vu l’objectif { OF($owner_seat) } : « { $objective } ».
event-forced = Un seul choix pour { $seat } : { $action }.
deed-soldiers = jouer ses soldats
deed-strategists = jouer ses stratèges
deed-endmove = finir ses déplacements
deed-endturn = finir son tour
deed-go = lancer l’attaque
deed-pass = ne pas riposter
deed-card = jouer la carte { $card }
deed-lose = céder un point { $reserve ->
    [red] rouge
   *[blue] bleu
}
deed-free = délivrer { THE($piece) }
deed-put = poser la pièce délivrée en { $cell }
event-game_won = { $ending ->
    [declare] { $seat } déclare sa victoire et remporte la partie.
   *[last_army] { $seat } remporte la partie : il ne reste aucune autre armée.
}
event-limit_reached = La partie s’arrête : { $ending ->
    [max_rounds] le dernier tour de table est joué.
   *[quiet_rounds] il ne s’est rien passé depuis trop longtemps.
}

## Leçons

lesson-duel = Force fois courage
lesson-duel-text = Votre soldat 7/3 attaque un chevalier 8/3. La puissance est la Force multipliée par la carte jouée, et une carte coûte sa valeur moins un. Il reste à Jaune un point bleu : il peut jouer la carte 1 ou la carte 2 pour le chevalier.
lesson-duel-task = Vous êtes Marron. Jouez la carte qui gagne à coup sûr.
lesson-duel-why = Sept fois trois font 21. Le chevalier atteint 16 au plus, avec la carte 2, la plus chère que Jaune puisse payer. Il vous en coûte deux points rouges, et les deux valeurs sont montrées à tous.
lesson-duel-wrong-1 = Votre soldat a alors 7. Le chevalier a 8 même avec la carte 1, et capture votre soldat.
lesson-duel-wrong-2 = Votre soldat a alors 14. Cela bat la carte 1, mais avec la carte 2 le chevalier a 16 et capture votre soldat.
lesson-queen = À côté de la Reine-Sorcière
lesson-queen-text = Votre soldat 6/3 attaque un soldat jaune 6/3. Votre Reine est à côté de lui et ajoute un à son courage. La carte et la Reine ensemble ne dépassent pas le courage maximum, 3 : vous pouvez jouer la carte 1 ou la carte 2. Jaune peut aller jusqu’à la carte 3.
lesson-queen-task = Vous êtes Marron. Jouez la carte avec laquelle vous ne pouvez pas perdre votre soldat.
lesson-queen-why = La carte 2 et la Reine font un courage de 3 : une puissance de 18, pour un point rouge. Jaune atteint 18 au plus et le paie deux points ; à égalité, il ne se passe rien.
lesson-queen-wrong-1 = Un courage de 2 donne une puissance de 12, gratuitement. Mais avec la carte 3, Jaune a 18 et capture votre soldat.
lesson-outnumber = Deux contre un
lesson-outnumber-text = Votre soldat 6/3 a attaqué un chevalier 8/3. Il vous reste un point rouge et vous pouvez aller jusqu’à la carte 2 ; Jaune a un point bleu et peut en faire autant. Un second de vos soldats, 5/3, est lui aussi au contact du chevalier.
lesson-outnumber-task = Vous êtes Marron. Faites en sorte de pouvoir prendre le chevalier quoi que joue Jaune.
lesson-outnumber-why = Le second soldat ajoute sa Force : avec la carte 2 vous avez 12 et 5, soit 17, et le chevalier 16 au plus. S’il a 16, il bat encore le vaillant seul et l’emmène avec lui ; le soldat en soutien est sauf.
lesson-outnumber-wrong-1 = Seul, votre soldat atteint 12. Avec la carte 2, le chevalier a 16 et le capture.
lesson-ride = Un archer sur une tour d’assaut
lesson-ride-text = Votre archer est à côté de votre tour d’assaut vide. Une tour d’assaut emmène son passager sans user le déplacement de celui-ci, et pour un point de rapidité l’archer peut se déplacer une seconde fois pendant ce tour.
lesson-ride-task = Vous êtes Marron, et c’est un tour des stratèges. Commencez le voyage qui mène l’archer en b7 pendant ce tour.
lesson-ride-why = L’archer monte sur la tour d’assaut par son déplacement normal, elle avance de deux cases en b6, et pour un point de rapidité l’archer descend en b7 : quatre cases en un tour.
lesson-ride-wrong-1 = À pied, l’archer avance d’une case et, avec la rapidité, d’une de plus. Cela ne suffit pas.
lesson-ride-wrong-2 = La tour d’assaut part sans l’archer, qui peut la rattraper pour un point de rapidité, mais n’ira pas plus loin que b6.
lesson-sight = Une vue dégagée
lesson-sight-text = La Reine jaune est en c6, un soldat jaune devant elle. Un archer tire à deux cases exactement, en ligne droite. Au sol, une pièce entre les deux arrête le tir ; d’une hauteur, l’archer tire par-dessus. Il ne vous reste plus de rapidité.
lesson-sight-task = Vous êtes Marron, et c’est un tour des stratèges. Menez l’archer là où il pourra tirer sur la Reine pendant ce tour.
lesson-sight-why = Sur la tour d’assaut, l’archer est en hauteur et tire par-dessus le soldat. La Reine n’est pas un archer : elle ne peut que tenter de survivre et ne capture jamais le vôtre.
lesson-sight-wrong-1 = C’est à deux cases de la Reine, en diagonale. Mais votre propre soldat est entre les deux, et vous êtes au sol.
lesson-sight-wrong-2 = De là, aucune ligne droite de deux cases ne mène à la Reine.
lesson-corner = Le côté faible d’une tour d’assaut
lesson-corner-text = La tour d’assaut jaune 11/2 peut atteindre 22. Il vous reste un point bleu : vos chevaliers atteignent 14 et 16 au plus. L’un est juste au-dessous de la tour d’assaut, l’autre en diagonale.
lesson-corner-task = Vous êtes Marron. Attaquez la tour d’assaut sans risquer un chevalier dans ce combat.
lesson-corner-why = Une tour d’assaut attaquée en diagonale ne peut que tenter de survivre. Si Jaune joue la carte 1, elle a 11 et votre carte 2 la détruit ; si elle a 22, il n’arrive rien à votre chevalier.
lesson-corner-wrong-1 = Ce chevalier attaque tout droit. Si Jaune joue la carte 2, la tour d’assaut a 22 et le capture.
lesson-corner-wrong-2 = Pas de risque, mais pas de tour d’assaut non plus : il y a une attaque qu’elle ne peut pas contrer.
lesson-siege = Devant la porte
lesson-siege-text = Le pont-levis jaune est fermé. Sa résistance est le double du nombre de pièces que Jaune a en jeu : 32 avec les seize. Votre tour d’assaut et votre Roy sont sur les deux cases de devant.
lesson-siege-task = Vous êtes Marron. Détruisez le pont-levis.
lesson-siege-why = Une tour d’assaut sur une case de devant détruit le pont-levis sans carte. Chacun y passe désormais, et le sabotage vaut trois points de mission.
lesson-siege-wrong-1 = Avec la carte 4, le Roy a 28, et il faut dépasser 32. La carte est payée quand même.
lesson-siege-wrong-2 = Jaune pourra alors chasser vos pièces de devant la porte.
lesson-dungeon = Hors de prison
lesson-dungeon-text = Jaune détient un de vos soldats. Vous avez un soldat dans le bastion jaune, à la porte, en e9. Le cachot est la case de départ de la Reine jaune, e10 ; le trône est à côté, en d10.
lesson-dungeon-task = Vous êtes Marron, et c’est un tour des soldats. Délivrez votre soldat.
lesson-dungeon-why = Une pièce qui finit son déplacement dans un cachot ennemi délivre un prisonnier. Vous le posez sur une case libre à côté du cachot, et il peut se déplacer et attaquer pendant ce tour même.
lesson-dungeon-wrong-1 = L’autre case de la porte n’a pas d’effet. Le cachot est à un pas.
lesson-dungeon-wrong-2 = Votre soldat reste en prison, et Jaune peut cerner l’autre.
lesson-riposte = Répondre à une attaque
lesson-riposte-text = Marron a capturé un de vos soldats et a maintenant dépensé quatre points de courage pendant ce tour. C’est la limite : il ne peut donc jouer que la carte 1. Votre réserve rouge est vide : vous jouez la carte 1 aussi. Vous pouvez riposter une fois, avec n’importe quel soldat à portée de n’importe quelle pièce marron. Le soldat en d5 est 8/2, les vôtres sont 6/2 en e6 et 8/2 en g6.
lesson-riposte-task = Vous êtes Jaune. Choisissez la riposte qui prend une pièce.
lesson-riposte-why = Votre soldat a 8 et le Roy 7 : il est éliminé pour de bon. Une riposte ne vise pas forcément l’attaquant, et l’on n’y riposte pas.
lesson-riposte-wrong-1 = Votre soldat a 6 contre 8 : il est capturé.
lesson-riposte-wrong-2 = Personne n’est obligé de riposter, mais Marron n’a plus de courage pour ce tour et son Roy est à portée.
lesson-victory = Le second coffre
lesson-victory-text = Votre objectif est de prendre deux trésors. Votre soldat vient d’emporter le second coffre de la salle du trésor jaune.
lesson-victory-task = Vous êtes Marron, et c’est votre tour. Et maintenant ?
lesson-victory-why = Votre objectif est atteint, et c’est votre propre tour : déclarez votre victoire, montrez votre carte et gagnez aussitôt. Personne ne le fait à votre place.
lesson-victory-wrong-1 = Vous avez gagné mais vous ne l’avez pas dit. Vous pouvez encore déclarer votre victoire avant la fin du tour ; ensuite, Jaune joue d’abord.
