# Feudo : pourquoi une action n'est pas permise.

why-now-castle = Il faut maintenant placer un château : castle, puis une colline de la frontière
why-now-order = Il faut maintenant choisir l'ordre du tour : order, puis tous les joueurs
why-now-army = Il faut maintenant choisir les cartes d'armée : army, puis trois pions
why-now-trade = Il faut maintenant choisir une carte commerce : trade, puis ses shillings
why-now-play = Il faut maintenant montrer une carte d'armée : play, le pion, puis sa destination
why-now-march = Vous pouvez dépenser vos shillings : march, le pion et sa destination, ou march done
why-now-attack = Vous pouvez attaquer : attack, le territoire et vos pions, ou attack pass
why-now-advance = Vous pouvez avancer : advance, le territoire, puis les pions ou none

why-castle-corner = Un château ne peut pas occuper le coin { $cell }
why-castle-inside = Un château se place sur une colline de la frontière, et { $cell } n'en est pas une
why-castle-side = Un autre château occupe déjà le bord où se trouve { $cell }
why-army-eliminated = Seuls les pions encore en jeu peuvent être choisis, et ceux-ci ne le sont plus : { $pawns }
why-army-count = Choisissez { $count } cartes d'armée, ni plus ni moins
why-trade-used = Il ne vous reste pas de carte commerce de { $shillings } shillings

why-card-shown = La carte de { $pawn } a déjà été montrée
why-card-not-chosen = Vous n'avez pas choisi la carte de { $pawn } pour ce tour
why-power-not-milady = Seule Milady peut charmer ou infecter, pas { $pawn }
why-pawn-eliminated = Le pion { $pawn } a été éliminé
why-baron-recovering = Le Baron se remet de ses blessures et ne peut pas bouger pendant ce tour
why-milady-resting = Milady se repose après son charme et ne peut pas bouger pendant ce tour
why-no-wage = Votre carte commerce ne peut pas payer { $pawn } : un Mercenaire déplacé par sa carte coûte un shilling
why-power-sheltered = Milady ne charme ni n'infecte que depuis un territoire de la carte, pas de son château ni du couvent
why-infect-nobody = Personne n'y tomberait malade
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
} est dans son château, à l'abri du charme
why-charm-far = Le Baron { $seat ->
    [red] rouge
    [green] vert
    [yellow] jaune
    [black] noir
   *[other] { $seat }
} n'est ni là ni sur un territoire adjacent

why-march-milady = Milady ne se déplace pas avec des shillings
why-marched-already = Le pion { $pawn } a déjà fait une marche forcée pendant ce tour
why-same-place = Le pion est déjà sur { $cell }
why-too-far = De { $pawn } à { $cell }, il y a plus de { $steps } pas
why-no-path = Aucun chemin de { $steps } pas ou moins ne mène { $pawn } à { $cell }
why-own-castle = Votre château en { $cell } peut être traversé, mais personne n'y rentre
why-castle = Personne n'entre dans le château d'un autre joueur en { $cell }
why-mountain = Personne n'entre dans la montagne { $cell }
why-plague-pawn = Le pion de la peste occupe { $cell }
why-town = La ville en { $cell } n'est pas à vous : on peut l'attaquer, pas y entrer
why-on-horse = { $pawn } ne peut pas entrer en { $cell } : seuls le Baron, les Mercenaires et les Fantassins entrent dans les villages et les villes
why-convent = { $pawn } n'est pas malade, et seuls les malades entrent au couvent
why-enemy = Un ennemi occupe { $cell }
why-wood-taken = Un bois n'abrite qu'un pion, et { $cell } en a déjà un
why-knight-alone = Le Premier Chevalier est toujours seul de son camp, en { $cell } aussi
why-two-pawns = Deux de vos pions ne partagent { $cell } que si l'un est le Baron ou Milady, et jamais trois

why-attack-convent = On n'attaque personne au couvent
why-attack-nothing = Il n'y a rien à attaquer en { $cell }
why-attack-milady = Milady ne combat pas
why-attack-from-castle = { $pawn } est dans le château et ne peut pas attaquer
why-attack-from-convent = { $pawn } est au couvent et ne peut pas attaquer
why-attacked-already = { $pawn } a déjà attaqué pendant ce tour
why-attack-far = { $pawn } n'est pas adjacent à { $cell }
why-attack-together = Le Baron et le pion qui l'accompagne attaquent ensemble ou pas du tout
why-attack-weak = Une attaque de { $strength } ne bat pas une défense de { $defence } : il faut davantage
why-attack-storm = On attaque une ville avec un Mercenaire ou un Fantassin, ou avec le Baron si l'on n'en a plus

why-advance-elsewhere = Cette avancée se fait en { $cell }
why-advance-not-there = { $pawn } n'a pas pris part à cette attaque
why-advance-fallen = { $pawn } est tombé depuis
why-advance-wood = Un seul pion avance dans un bois
why-advance-pair = Un pion avance, ou deux si l'un est le Baron, et aucun autre de vos pions n'y tient
