## Pourquoi une action est refusée

why-wrong-phase-turn = C’est votre tour : proposez un projet ou jouez une tuile
why-wrong-phase-talk-bid = La Jurade discute : passez, faites un don ou une offre
why-wrong-phase-talk-raise = La Jurade discute : passez, faites un don ou une offre
why-wrong-phase-talk-tax = La Jurade discute : passez, faites un don ou une offre
why-wrong-phase-answer = Une offre attend votre réponse : acceptez-la ou refusez-la
why-wrong-phase-bid = Tout le monde mise : scellez un montant
why-wrong-phase-raise = On peut surenchérir : scellez un ajout, 0 pour ne rien ajouter
why-wrong-phase-place = Un pion est à poser sur un cercle du projet
why-wrong-phase-envoy = Votre émissaire doit retirer une tuile du Camp Anglois
why-wrong-phase-fire = L’incendie doit frapper une maison ou une influence
why-wrong-phase-fire-more = L’incendie peut frapper encore une fois au même endroit, ou s’arrêter
why-wrong-phase-raid = Les Anglois doivent harceler une maison ou une influence
why-wrong-phase-allot = L’impôt ne suffit pas : répartissez-le entre les propriétaires

why-tile-forced = Après un tour de table sans avancée, il faut jouer une tuile si on le peut
why-work-full = Tous les cercles de { $work } sont occupés
why-no-site-wanted = L’emplacement de { $work } est fixé : ne nommez pas de moulon
why-site-needed = { $work } est dans la réserve : nommez le moulon qui doit l’accueillir
why-market-square = Seule la halle se dresse sur la place du marché
why-no-room = Le moulon { $block } a { $room } bandes libres ; il en faut { $needed }
why-orientation-needed = Le moulon { $block } est vide : précisez h ou v pour le sens de ses bandes
why-orientation-fixed = Le moulon { $block } est déjà orienté : ne précisez ni h ni v
why-orientation-auto = Dans cette partie, toutes les bandes vont d’est en ouest : ne précisez ni h ni v
why-no-house-tile = Vous n’avez pas de tuile Maison
why-no-fire-tile = Vous n’avez pas de tuile Incendie
why-no-english-tile = Vous n’avez pas de tuile Anglois de valeur { $value }
why-nothing-burns = Il n’y a rien en ville qu’un incendie puisse brûler
why-no-pass = On ne peut passer son tour que si rien d’autre n’est possible

why-gift-to-itself = Un don s’adresse à une autre place
why-gift-of-nothing = Un don est d’au moins un denier
why-gift-too-much = Vous pouvez donner au plus { $free } deniers
why-no-offers = Il n’y a pas d’offres dans cette partie
why-spoken-out = Vous avez fait tous les dons et offres permis dans cette discussion
why-offer-to-itself = Une offre s’adresse à une autre place
why-offer-empty = Au moins un côté d’une offre contient quelque chose
why-offer-mixed = Les termes d’une enchère et ceux d’un impôt ne vont pas ensemble
why-offer-wrong-window = Ces termes n’ont pas cours dans cette discussion
why-offer-no-raiser = Seule une place ayant misé au moins 5 peut s’engager sur sa surenchère
why-offer-distributor = Seule la place qui répartit l’impôt peut en promettre une part
why-offer-cannot-pay = Un paiement ne dépasse pas l’argent libre de la place avant l’offre
why-offer-min-over-purse = Un minimum promis doit tenir dans la bourse une fois les paiements faits
why-offer-min-over-max = Un minimum promis ne peut dépasser un maximum promis
why-offer-over-cap = On ne peut promettre à une place plus de 2 deniers par pion adjacent
why-offer-over-tax = Les parts promises ne peuvent dépasser ensemble l’impôt
why-offer-too-large = Les nombres d’une offre vont jusqu’à 96

why-promised-min = Vous avez promis au moins { $least } deniers
why-promised-max = Vous avez promis au plus { $most } deniers
why-too-much-money = Vous avez { $purse } deniers
why-other-work = Le pion se pose sur un cercle de { $work }
why-circle-taken = Le cercle { $circle } est occupé
why-not-in-camp = Il n’y a pas de tuile de valeur { $value } dans le camp

why-nothing-there = Il n’y a rien à détruire à cet endroit
why-fire-elsewhere = Un incendie reste dans un seul moulon ou sur un seul équipement
why-raid-centre = Les Anglois n’atteignent jamais le centre de la ville
why-raid-protected = Cet endroit est protégé par les fortifications
why-raid-walls-last = Les murs ne sont attaqués que si rien d’autre n’est exposé
why-raid-other-kind = Une tuile détruit deux maisons ou deux influences, pas une de chaque
why-raid-full-damage = La première cible doit en laisser une pour le second harcèlement

why-allot-beyond-tax = C’est plus que n’importe quel impôt
why-allot-owners = La répartition nomme chaque propriétaire d’un pion adjacent, et personne d’autre
why-allot-over-cap = La place { $seat } peut recevoir au plus { $cap } deniers
why-allot-promised = Vous avez promis au moins { $amount } deniers à la place { $seat }
why-allot-sum = Les parts font { $total } en tout, l’impôt est de { $tax }
