### Bastions, français

## Pourquoi une action n'est pas permise

why-chance = Seul le hasard désigne le premier joueur et distribue valeurs et objectifs.
why-not-won = Vous n'avez pas encore gagné : ni votre objectif ni les 13 points de mission ne sont atteints.
why-declare-later = On ne déclare sa victoire que pendant son propre tour, au choix du jeton, aux déplacements ou aux attaques.
why-now-first = Il faut d'abord désigner le premier joueur.
why-now-values = Il faut d'abord distribuer les valeurs des pièces.
why-now-objectives = Il faut d'abord distribuer les objectifs.
why-now-place = C'est le moment de placer les pièces.
why-now-token = C'est le moment de choisir les soldats ou les stratèges.
why-now-move = C'est le moment des déplacements ; les attaques viennent ensuite.
why-now-free = C'est le moment de choisir le prisonnier à délivrer.
why-now-put = C'est le moment de poser la pièce délivrée à côté du cachot.
why-now-share = C'est le moment de répartir le courage gagné.
why-now-lose = C'est le moment de céder un point de courage.
why-now-attack = C'est le moment d'attaquer ou de finir le tour ; on ne se déplace plus.
why-now-support = C'est le moment de désigner des soutiens ou de lancer l'attaque.
why-now-card = C'est le moment de choisir une carte courage.
why-now-riposte = C'est le moment de riposter ou de passer.
why-now-over = La partie est terminée.
why-place-order = C'est { $value } qu'il faut placer maintenant.
why-place-start = { $cell } n'est pas une de vos cases de départ.
why-place-type = { $type ->
    [t] En { $cell } se tient une tour d'assaut.
    [k] En { $cell } se tient le Roy.
    [q] En { $cell } se tient la Reine-Sorcière.
    [n] En { $cell } se tient un chevalier.
    [a] En { $cell } se tient un archer.
   *[s] En { $cell } se tient un soldat.
}
why-tower-outside = Une tour d'assaut n'entre jamais dans un bastion.
why-cell-taken = La case { $cell } est occupée.
why-no-soldiers = Il ne vous reste aucun soldat en jeu.
why-no-strategists = Il ne vous reste aucun stratège en jeu.
why-not-your-piece = { $piece } ne vous appartient pas.
why-not-in-play = { $piece } n'est pas en jeu.
why-stays = { $piece } s'y trouve déjà ; rester sur place n'est pas un déplacement.
why-strategists-rest = Le jeton montre les soldats et { $piece } est un stratège : les stratèges ne bougent pas alors.
why-unnatural-used = { $piece } ne peut pas bouger : un seul soldat se déplace pendant un tour des stratèges.
why-no-speed = { $left ->
    [0] Il ne reste plus de rapidité pour cette phase.
    [one] Il ne reste qu'un point de rapidité pour cette phase.
   *[other] Il ne reste que { $left } points de rapidité pour cette phase.
}
why-moved-once = { $piece } s'est déjà déplacée, et ce type de pièce n'utilise jamais la rapidité.
why-moved-twice = { $piece } s'est déjà déplacée deux fois.
why-reach-t = { $piece } ne peut pas atteindre { $cell } : une tour avance d'une ou deux cases tout droit, jamais en diagonale.
why-reach-k = { $piece } ne peut pas atteindre { $cell } : le Roy se déplace d'une case.
why-reach-q = { $piece } ne peut pas atteindre { $cell } : la Reine-Sorcière se déplace d'une ou deux cases en ligne droite.
why-reach-n = { $piece } ne peut pas atteindre { $cell } : un chevalier fait deux pas, jamais vers une case voisine.
why-reach-a = { $piece } ne peut pas atteindre { $cell } : un archer se déplace d'une case.
why-reach-s = { $piece } ne peut pas atteindre { $cell } : un soldat avance d'une case tout droit, jamais en diagonale.
why-wall = Un mur sépare { $piece } de { $cell }.
why-level = { $piece } et { $cell } ne sont pas au même étage ; on passe par les escaliers.
why-bridge-closed = Le pont-levis est fermé.
why-way-blocked = { $piece } ne peut pas passer par { $cell } : une pièce s'y trouve.
why-needs-tower = { $piece } ne quitte l'étage vers { $cell } qu'en montant sur une de ses tours, si elle est vide.
why-battlefield-full = Il n'y a plus de place sur le champ de bataille.
why-never-carried = { $piece } ne peut pas monter sur une tour.
why-tower-loaded = { $piece } porte déjà quelqu'un.
why-bridge-destroyed = Ce pont-levis est détruit.
why-bridge-worked = On ne manœuvre pas les ponts-levis plus de { $most } fois par tour.
why-bridge-open = Ce pont-levis est ouvert.
why-bridge-shut = Ce pont-levis est fermé.
why-nobody-at-bridge = Aucune de vos pièces n'est sur le trône ni dans le cachot de ce bastion.
why-no-prisoner = { $piece } n'est pas une de vos pièces dans cette prison.
why-never-freed = { $piece } ne peut pas être délivrée : un Roy est éliminé, et une tour n'a pas de place dans un bastion.
why-no-refuge = { $cell } n'est ni une case libre du sol ni un escalier libre à côté du cachot.
why-share-sum = La somme du rouge et du bleu doit être { $gain }.
why-red-empty = La réserve rouge est vide.
why-blue-empty = La réserve bleue est vide.
why-courage-max = Le courage de { $piece } est de { $most } au maximum.
why-courage-queen = Le courage de { $piece } est de { $most } au maximum, dont un point donné par la Reine-Sorcière.
why-courage-turn = On ne dépense pas plus de { $most } points de courage par tour ; il vous en reste { $left }.
why-reserve-red = La réserve rouge ne contient pas les { $cost } points que coûte cette carte.
why-reserve-blue = La réserve bleue ne contient pas les { $cost } points que coûte cette carte.
why-own-piece = { $piece } est de votre camp.
why-riposte-holder = Une riposte vise le joueur qui a le jeton.
why-class-soldiers = Le jeton montre les soldats et { $piece } est un stratège.
why-class-strategists = Le jeton montre les stratèges et { $piece } est un soldat.
why-attacked = { $piece } a déjà attaqué pendant ce tour.
why-no-shot-at-battlefield = On ne tire pas sur le champ de bataille.
why-no-sight = { $piece } ne voit pas { $target } : une pièce se trouve entre les deux.
why-no-arc = { $piece } ne peut pas tirer sur { $target } : un mur ou un étage l'en empêche.
why-not-at-two = { $piece } ne peut pas tirer sur { $target } : un archer tire à deux cases exactement, en ligne droite.
why-no-contact = { $piece } n'est pas au contact de { $target }.
why-rider = { $target } est sur une tour ; depuis le sol, { $piece } ne peut attaquer que la tour.
why-other-level = { $piece } et { $target } ne sont pas au même étage.
why-tower-diagonal = { $piece } ne peut pas attaquer { $target } : une tour n'attaque que tout droit.
why-wall-between = Un mur sépare { $piece } de { $target }.
why-own-bridge = Ce pont-levis est le vôtre.
why-archer-breach = { $piece } est un archer ; les archers n'attaquent pas les ponts-levis.
why-not-in-front = { $piece } n'est pas devant ce pont-levis.
why-rider-breach = { $piece } est sur une tour ; on attaque un pont-levis depuis le sol.
why-joined = { $piece } participe déjà à l'attaque.
why-breach-soldiers = Seuls les soldats soutiennent l'attaque d'un pont-levis.
why-no-mixing = { $piece } ne peut pas participer : les soldats attaquent entre soldats, les archers entre archers.
