## Pourquoi une action est refusée

why-wrong-phase-turn = C’est votre tour : proposez un projet ou jouez une tuile
why-wrong-phase-talk-bid = La Jurade discute : passez, faites un don ou une offre
why-wrong-phase-talk-raise = La Jurade discute : passez, faites un don ou une offre
why-wrong-phase-talk-tax = La Jurade discute : passez, faites un don ou une offre
why-wrong-phase-answer = Une offre attend votre réponse : acceptez-la ou refusez-la
why-wrong-phase-bid = Tout le monde mise : scellez un montant
why-wrong-phase-raise = On peut surenchérir : scellez un ajout, 0 pour ne rien ajouter
why-wrong-phase-place = Un pion est à poser sur un cercle du projet
why-wrong-phase-envoy = Votre émissaire doit retirer une tuile du Camp Anglois
why-wrong-phase-fire = L’incendie doit frapper une maison ou une influence
why-wrong-phase-fire-more = L’incendie peut frapper encore une fois au même endroit, ou s’arrêter
why-wrong-phase-raid = Les Anglois doivent harceler une maison ou une influence
why-wrong-phase-allot = L’impôt ne suffit pas : répartissez-le entre les propriétaires

why-tile-forced = Après un tour de table sans avancée, il faut jouer une tuile si on le peut
why-work-full = Tous les cercles de { $work } sont occupés
why-no-site-wanted = L’emplacement de { $work } est fixé : ne nommez pas de moulon
why-site-needed = { $work } est dans la réserve : nommez le moulon qui doit l’accueillir
why-market-square = Seule la halle se dresse sur la place du marché
why-no-room = Le moulon { $block } a { $room } bandes libres ; il en faut { $needed }
why-orientation-needed = Le moulon { $block } est vide : précisez h ou v pour le sens de ses bandes
why-orientation-fixed = Le moulon { $block } est déjà orienté : ne précisez ni h ni v
why-orientation-auto = Dans cette partie, toutes les bandes vont d’est en ouest : ne précisez ni h ni v
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

## Le jeu

game-name = Bastide
game-tagline = Bâtissez une ville neuve, misez sur ses équipements et choisissez votre camp avant les Anglois.
ending-works = Les quatorze équipements sont en chantier
ending-siege = La ville a été assiégée
ending-stalemate = Plus rien n’avance
ending-turn_limit = Le temps est écoulé

## Options

option-talk = Discussions
option-talk-help = Ce que les joueurs peuvent faire avant les mises, avant la surenchère et quand l’impôt ne suffit pas.
option-talk-deals = dons et accords qui engagent
option-talk-gifts = dons seulement
option-talk-off = aucune
option-talk_limit = Paroles par discussion
option-talk_limit-help = Combien de dons et d’offres un joueur peut faire dans une même discussion.
option-talk_limit-0 = aucune
option-talk_limit-1 = une
option-talk_limit-2 = deux
option-talk_limit-3 = trois
option-talk_limit-4 = quatre
option-raise_mode = Surenchère
option-raise_mode-help = Jusqu’à quand les plus offrants peuvent ajouter de l’argent.
option-raise_mode-until_quiet = tant que quelqu’un ajoute
option-raise_mode-single = une seule fois
option-siege_tie = Siège à forces égales
option-siege_tie-help = À qui revient la ville quand les murs portent exactement autant que les Anglois.
option-siege_tie-french = elle reste française
option-siege_tie-english = elle devient anglaise
option-card_values = Cartes de majorité
option-card_values-help = Points du Prince, du Pape et du Peuple ; la règle imprimée donne les deux séries.
option-card_values-8-6-4 = 8, 6 et 4
option-card_values-4-4-11 = 4, 4 et 11
option-house_tiles = Maisons dans le sac
option-house_tiles-help = La règle imprimée compte les tuiles de deux façons.
option-house_tiles-36 = 36
option-house_tiles-26 = 26
option-bank = Banque
option-bank-help = L’argent peut-il manquer ?
option-bank-limited = 96 deniers en tout
option-bank-unlimited = jamais vide
option-harass_mixed = Harcèlement mixte
option-harass_mixed-help = Une forte tuile Anglois peut-elle détruire une maison et une influence ?
option-harass_mixed-false = deux de la même sorte
option-harass_mixed-true = une de chaque permise
option-idle_guard = Après un tour de table sans avancée
option-idle_guard-help = Ce qui arrive quand personne n’a rien bâti ni joué pendant un tour de table.
option-idle_guard-force_tile = il faut jouer une tuile
option-idle_guard-off = rien
option-orientation = Sens des bandes
option-orientation-help = Le premier à bâtir dans un moulon choisit-il le sens de ses bandes ? Seul l’aspect change.
option-orientation-choose = au choix du bâtisseur
option-orientation-auto = toujours d’est en ouest
option-first_player = Premier joueur
option-first_player-help = Qui commence.
option-first_player-random = tiré au sort

## Phases et sources de points

phase-first = premier joueur
phase-deal = pioche des tuiles
phase-turn = tour
phase-talk_bid = discussion avant les mises
phase-talk_raise = discussion avant la surenchère
phase-talk_tax = discussion sur l’impôt
phase-answer = réponse
phase-bid = mises
phase-raise = surenchère
phase-place = placement
phase-envoy = émissaire
phase-fire = incendie
phase-fire_more = incendie
phase-raid = harcèlement
phase-allot = répartition de l’impôt
phase-turn_end = fin du tour
phase-over = terminé
source-influence = influence
source-cards = cartes de majorité
source-road = Route du Camp

## Équipements, lieux, cartes

work-h1 = Carreyra Major
work-h2 = Carreyrot Long
work-v1 = Carreyra del Pont
work-v2 = Carreyra de la Halla
work-v3 = Carreyrot Cort
work-halle = la halle
work-wall_n = le mur nord
work-wall_s = le mur sud
work-wall_w = le mur ouest
work-wall_e = le mur est
work-church = l’église
work-monastery = le monastère
work-chapel = la chapelle
work-leper = la maladrerie
short-h1 = h1
short-h2 = h2
short-v1 = v1
short-v2 = v2
short-v3 = v3
short-halle = Halle
short-wall_n = Nord
short-wall_s = Sud
short-wall_w = Ouest
short-wall_e = Est
short-church = Église
short-monastery = Monast.
short-chapel = Chapelle
short-leper = Lépreux
side-wall_n = nord
side-wall_s = sud
side-wall_w = ouest
side-wall_e = est
side-label-wall_n = { $stands ->
    [yes] Mur nord
   *[no] Nord ouvert
}
side-label-wall_s = { $stands ->
    [yes] Mur sud
   *[no] Sud ouvert
}
side-label-wall_w = { $stands ->
    [yes] Mur ouest
   *[no] Ouest ouvert
}
side-label-wall_e = { $stands ->
    [yes] Mur est
   *[no] Est ouvert
}
circle-of = { $work } ({ $circle })
card-prince = Prince
card-pope = Pape
card-people = Peuple
counted = { $seat } { $count }
listed = { $parts }
nobody = personne
none-there = aucun
none-held = aucune

## Le plateau

board-camp = Camp Anglois
board-camp-power = force { $power }{ $left ->
    [0] {""}
    [one] , siège dans 1 tuile
   *[other] , siège dans { $left } tuiles
}
board-siege = siège
board-road = Route du Camp
board-chest = Caisse
board-share = { $share } chacun
board-bag = sac
board-works = Équipements
board-begun = { $begun } sur { $works } en chantier
siege-french = Si siège : française ({ $walls } sur les murs contre { $power })
siege-open = Si siège : anglaise (ouvert : { $missing })
siege-weak = Si siège : anglaise ({ $walls } sur les murs contre { $power })
siege-over = La ville est { $town ->
    [english] anglaise
   *[french] française
} ({ $walls } sur les murs, { $power } dans le camp)
tip-road = { $seat } : { $points } sur la Route du Camp
tip-block = Moulon { $block } : { $houses ->
    [0] aucune maison
    [one] 1 maison
   *[other] { $houses } maisons
}, bâtiments religieux : { $works } ; { $free ->
    [0] aucune bande libre.
    [one] 1 bande libre. Une maison ici : { $tax }
   *[other] { $free } bandes libres. Une maison ici : { $tax }
}
tip-work = Équipement : { $work }, { $free } cercles libres sur { $circles }. Influence : { $owners }.
tip-card = { $card ->
    [prince] Le Prince, pour le plus d’influence sur les murs
    [pope] Le Pape, pour le plus d’influence sur les bâtiments religieux
   *[people] Le Peuple, pour le plus d’influence sur la voirie
} : { $points } points, en plus dans une ville française, en moins dans une ville anglaise. Détenue par : { $holder }. Influence : { $pieces }.
tax-none = aucun impôt, personne n’est payé.
tax-chest = impôt de { $tax }, tout à la caisse.
tax-paid = impôt de { $tax } : { $owners }, caisse { $chest }.
tax-short = impôt de { $tax }, trop peu pour les { $due } dus ({ $owners }) ; le bâtisseur le répartit.
overlay-exposed = Exposé au harcèlement
overlay-taxes = Impôts
scene-description = Une ville avec { $begun } équipements en chantier sur { $works } et { $houses ->
    [one] 1 maison
   *[other] { $houses } maisons
} ; { $camp ->
    [one] 1 tuile Anglois
   *[other] { $camp } tuiles Anglois
} dans le camp. { $siege }.

## Invites

prompt-first = Le premier joueur est tiré au sort.
prompt-deal = Une tuile est tirée du sac.
prompt-turn = Proposez un projet, ou jouez une de vos tuiles.
prompt-turn-tile = Un tour de table s’est passé sans avancée : vous devez jouer une tuile.
prompt-talk-bid = Avant les mises sur { $work } : prenez la parole, ou passez.
prompt-talk-raise = Avant la surenchère sur { $work } : prenez la parole, ou passez.
prompt-talk-tax = L’impôt de { $tax } en { $block } ne suffit pas : prenez la parole, ou passez.
prompt-answer = { $kind ->
    [present] { $speaker } propose de { $gives }, sans rien demander.
    [request] { $speaker } ne propose rien et vous demande de { $wants }.
   *[deal] { $speaker } propose de { $gives }. En échange, vous devez { $wants }.
} Acceptez-vous ?
prompt-bid = Scellez votre mise sur { $work } : { $free ->
    [one] 1 cercle libre
   *[other] { $free } cercles libres
}, vous avez { $purse ->
    [one] 1 denier
   *[other] { $purse } deniers
}.
prompt-raise = Vous avez mis { $deniers } sur { $work } et pouvez ajouter jusqu’à { $purse } : scellez un ajout, 0 pour rien.
prompt-place = { $payer ->
    [own] Placez une influence sur { $work }
   *[other] Placez une influence à vous sur { $work }, qu’on vous cède
} : { $free ->
    [one] 1 cercle libre.
   *[other] { $free } cercles libres.
}
prompt-envoy = Vous envoyez l’émissaire : quelle tuile Anglois quitte le camp ?
prompt-fire = Que détruit l’incendie ?
prompt-fire-more = L’incendie peut encore détruire au même endroit, ou s’éteindre.
prompt-raid = Les Anglois ({ $value }) harcèlent la ville : choisissez la { $strike ->
    [first] cible.
   *[second] seconde cible.
}
prompt-allot = Répartissez l’impôt de { $tax } deniers pour la maison en { $block }.
prompt-over = { $ending ->
    [works] Tous les équipements sont en chantier :
    [siege] Le siège est terminé :
    [stalemate] Plus rien n’avance :
   *[turn_limit] Le temps est écoulé :
} la ville est { $town ->
    [english] anglaise
   *[french] française
}, et { $seats } en devient le Bayle.
prompt-over-shared = { $ending ->
    [works] Tous les équipements sont en chantier :
    [siege] Le siège est terminé :
    [stalemate] Plus rien n’avance :
   *[turn_limit] Le temps est écoulé :
} la ville est { $town ->
    [english] anglaise
   *[french] française
}, et { $seats } partagent la charge de Bayle.
watch-turn = { $seat } propose un projet ou joue une tuile.
watch-talk-bid = { $seat } a la parole avant les mises sur { $work }.
watch-talk-raise = { $seat } a la parole avant la surenchère sur { $work }.
watch-talk-tax = { $seat } a la parole sur l’impôt de { $tax } en { $block }.
watch-answer = { $kind ->
    [present] { $speaker } propose à { $seat } de { $gives }, sans rien demander.
    [request] { $speaker } demande à { $seat } de { $wants }, sans rien en échange.
   *[deal] { $speaker } propose à { $seat } de { $gives }. En échange, { $seat } devra { $wants }.
}
watch-bid = On scelle les mises sur { $work }. On attend : { $seats }.
watch-raise = On scelle les ajouts sur { $work }. On attend : { $seats }.
watch-place = { $seat } place une influence sur { $work }.
watch-envoy = { $seat } envoie l’émissaire au camp.
watch-fire = { $seat } choisit ce qui brûle.
watch-fire-more = { $seat } peut laisser l’incendie s’étendre.
watch-raid = { $seat } mène le harcèlement.
watch-allot = { $seat } répartit l’impôt de { $tax } pour la maison en { $block }.
sealed-bid = Vous avez scellé { $deniers }. On attend : { $seats }.
sealed-raise = Vous avez scellé un ajout de { $deniers }. On attend : { $seats }.

## Choix

pick-tile = { $tile ->
    [house] Maison
    [fire] Incendie
    [english1] Anglois 1
    [english2] Anglois 2
    [english3] Anglois 3
   *[english4] Anglois 4
}{ $count ->
    [one] {""}
   *[other] { " " }(vous en avez { $count })
}
pick-block = Moulon { $block } : { $free ->
    [one] 1 bande libre
   *[other] { $free } bandes libres
}, impôt { $tax }
pick-turn = { $way ->
    [h] bandes d’est en ouest
   *[v] bandes du nord au sud
}
pick-seat = { $seat }
pick-gift = Donner de l’argent
pick-offer = Faire une offre
pick-circle = { $circle }
pick-camp = Anglois { $value }
pick-house = Maison en { $block } (sur { $houses })
pick-piece = { $owner } sur { $circle }
pick-number = { $number }
choice-project = Proposer { $work }{ $block ->
    [none] {""}
   *[other] { " " }en { $block }
}
choice-project-last = Proposer { $work }{ $block ->
    [none] {""}
   *[other] { " " }en { $block }
} : mis en chantier, il finit la partie, ville française
choice-house = Maison en { $block } : impôt { $tax }, { $own ->
    [0] rien pour vous
   *[other] { $own } pour vous
}
choice-fire = Allumer un incendie
choice-english = Envoyer les Anglois ({ $value })
choice-siege = Assiéger avec { $value } : finit la partie, ville { $outcome ->
    [english] anglaise
   *[french] française
}
choice-pass = Passer le tour
choice-pass-word = Ne rien dire
choice-stop = Laisser l’incendie s’éteindre
choice-accept = Accepter
choice-refuse = Refuser
choice-gift = Donner à { $seat } { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}
choice-offer = { $kind ->
    [present] Proposer à { $seat } de { $gives }, pour rien
    [request] Demander à { $seat } de { $wants }, pour rien
   *[deal] Proposer à { $seat } de { $gives }, si { $seat } consent à { $wants }
}
choice-bid = Miser { $deniers } : { $pieces ->
    [0] aucune influence
    [one] 1 influence
   *[other] { $pieces } influences
}{ $lost ->
    [0] {""}
   *[other] , { $lost } de perdu
}
choice-raise = { $deniers ->
    [0] Ne rien ajouter
   *[other] Ajouter { $deniers }
} : { $total } en tout, { $pieces ->
    [0] aucune influence
    [one] 1 influence
   *[other] { $pieces } influences
}{ $lost ->
    [0] {""}
   *[other] , { $lost } de perdu
}
choice-allot = Répartir : { $shares }
choice-place = Placer sur { $circle }
choice-envoy = Retirer l’Anglois { $value } du camp
choice-burn-house = Brûler une maison en { $block }
choice-raid-house = Harceler une maison en { $block }
choice-burn = Brûler { $owner } sur { $circle }
choice-raid = Harceler { $owner } sur { $circle }
deal-pay-token = De l’argent contre un placement
deal-token-pay = Un placement contre de l’argent
deal-pay-max = De l’argent pour ne rien mettre
deal-kick-allot = Une ristourne contre ma part de l’impôt
deal-allot-kick = Sa part de l’impôt contre une ristourne
mark-pieces = { $pieces ->
    [one] 1 influence
   *[other] { $pieces } influences
}{ $enough ->
    [yes] {""}
   *[no] , plus que { $free ->
        [one] 1 place
       *[other] { $free } places
    }
}
mark-raise = surenchère possible

## Termes des offres, comme choses à faire

term-none = rien
term-pay = payer { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}
term-min = mettre au moins { $deniers }
term-max = mettre au plus { $deniers }
term-silent = ne rien mettre
term-token = céder { $deniers ->
    [one] 1 placement
   *[other] { $deniers } placements
}
term-allot = verser au moins { $deniers } à { $seat } sur l’impôt
term-kick = payer { $deniers } après la répartition
form-pay = payer tant de deniers
form-min = mettre au moins
form-max = mettre au plus
form-token = céder tant de placements
form-allot = verser à { $seat }, sur l’impôt, au moins
form-kick = payer après la répartition
promise-to = { $what } (à { $seat })

## Places et tableaux

panel-purse = bourse
panel-stock = réserve
panel-family = { $family ->
    [military] murs
    [religious] religieux
   *[roads] voirie
}
panel-cards = cartes
panel-road = Route du Camp
panel-tiles = tuiles
panel-french = si française
panel-english = si anglaise
panel-bid = mise
chip-initiator = initiateur
chip-bid = a mis { $deniers }
chip-bid-more = a mis { $deniers } et plus
chip-places = { $count } à placer
table-result = { $town ->
    [english] Ville anglaise : influence, moins cartes et Route du Camp
   *[french] Ville française : influence, cartes et Route du Camp
}
table-result-other = { $town ->
    [english] Si elle avait été anglaise
   *[french] Si elle avait été française
}
result-line = { $town ->
    [english] { $influence } - { $cards } - { $road } = { $total }
   *[french] { $influence } + { $cards } + { $road } = { $total }
}
table-promises = Promesses qui engagent
table-auction = Participations
auction-line = { $deniers }{ $hidden ->
    [yes] { " " }+ ?
   *[no] { $added ->
        [0] {""}
       *[other] { " " }+ { $added }
    }
}
table-unseen = Tuiles dans le sac et les autres mains : { $count }

## Ce qui s’est passé

event-first_seat_drawn = { $seat } commence.
event-turn_begun = Tour { $turn } : { $seat }.
event-turn_passed = { $seat } ne peut rien faire et passe.
event-tile_drawn = { $seat } pioche une tuile.
event-tile_drawn-known = { $seat } pioche une tuile : { $tile ->
    [house] Maison
    [fire] Incendie
    [english1] Anglois 1
    [english2] Anglois 2
    [english3] Anglois 3
   *[english4] Anglois 4
}.
event-project_named = { $seat } propose { $work }{ $block ->
    [none] {""}
   *[other] { " " }en { $block }
}.
event-chest_shared = La caisse est partagée : { $each } à chacun, il reste { $chest }.
event-talk_opened = La Jurade discute { $window ->
    [talk_bid] avant les mises
    [talk_raise] avant la surenchère
   *[talk_tax] de l’impôt
}.
event-talk_closed = La discussion est close{ $window ->
    [talk_bid] { " " }: place aux mises
    [talk_raise] { " " }: place à la surenchère
   *[talk_tax] { " " }: place à la répartition
}.
event-word_passed = { $seat } ne dit rien.
event-gift_given = { $seat } donne à { $to } { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}.
event-offer_made = { $kind ->
    [present] { $seat } propose à { $to } de { $gives }, sans rien demander.
    [request] { $seat } demande à { $to } de { $wants }, sans rien en échange.
   *[deal] { $seat } propose à { $to } de { $gives } ; en échange, { $to } devra { $wants }.
}
event-offer_accepted = { $seat } accepte l’offre faite par { $from }.
event-offer_refused = { $seat } refuse l’offre faite par { $from }.
event-bid_sealed = { $seat } scelle une mise.
event-bid_sealed-known = { $seat } scelle une mise de { $deniers }.
event-bids_revealed = Les mises : { $bids }.
event-raise_sealed = { $seat } scelle un ajout.
event-raise_sealed-known = { $seat } scelle un ajout de { $deniers }.
event-raise_round_closed = { $seats }
adders = { $count ->
    [0] Pas d’ajout ({ $seats }).
   *[other] Ont ajouté : { $seats }.
}
event-raises_revealed = Les ajouts : { $added }.
event-influence_placed = { $own ->
    [yes] { $seat } place une influence sur { $circle }.
   *[no] { $seat } place une influence sur { $circle }, placement cédé par { $payer }.
}
event-influence_lost = { $seat } perd { $count ->
    [one] 1 influence
   *[other] { $count } influences
} : { $why ->
    [stock] plus de pion en réserve.
   *[full] plus de cercle libre.
}
event-street_left_empty = Aucune influence sur { $work }.
event-token_returned = Retour dans la réserve : { $work }.
event-envoy_sent = L’émissaire, envoyé par { $seat }, éloigne l’Anglois { $value } : { $points } sur la Route du Camp, maintenant { $road }.
event-house_built = { $seat } bâtit une maison en { $block } : impôt { $tax }.
event-tax_paid = { $seat } reçoit { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} d’impôt.
event-chest_filled = { $deniers } dans la caisse, maintenant { $chest }.
event-kick_paid = { $seat } paie à { $to } { $deniers ->
    [one] 1 denier promis
   *[other] { $deniers } deniers promis
}.
event-fire_lit = { $seat } allume un incendie.
event-house_burnt = { $seat } brûle une maison en { $block }.
event-influence_burnt = { $seat } brûle une influence ({ $owner }) sur { $circle }.
event-english_sent = { $seat } envoie les Anglois ({ $value }).
event-house_raided = { $seat } fait harceler une maison en { $block }.
event-influence_raided = { $seat } fait harceler une influence ({ $owner }) sur { $circle }.
event-english_camped = { $camp ->
    [8] Les Anglois ({ $value }) sont la huitième tuile devant la ville.
   *[other] Les Anglois ({ $value }) s’installent au camp : { $camp } sur 7.
}
event-siege_laid = { $seat } assiège la ville : { $power } pour les Anglois contre { $walls } sur les murs.
event-card_taken = { $seat } prend { $card ->
    [prince] le Prince
    [pope] le Pape
   *[people] le Peuple
}.
event-card_taken-from = { $seat } prend { $card ->
    [prince] le Prince
    [pope] le Pape
   *[people] le Peuple
} à { $from }.
event-game_ended = { $ending ->
    [works] Tous les équipements sont en chantier.
    [siege] Le siège est décidé.
    [stalemate] Plus rien n’avance.
   *[turn_limit] Le temps est écoulé.
} La ville est { $allegiance ->
    [english] anglaise
   *[french] française
}.
event-forced = { $seat } n’a qu’un choix : { $action }.
deed-pass = passer
deed-bid = miser { $number }
deed-raise = ajouter { $number }
deed-envoy = l’émissaire vers l’Anglois { $number }
deed-allot = la répartition de l’impôt
deed-house = { $verb ->
    [burn] brûler une maison en { $block }
   *[raid] harceler une maison en { $block }
}
deed-circle = { $verb ->
    [burn] brûler { $circle }
    [raid] harceler { $circle }
   *[place] placer sur { $circle }
}

## Aperçus et mises en garde

preview-share = { $share ->
    [0] La caisse contient trop peu pour être partagée ({ $chest }).
   *[other] Chacun reçoit { $share } de la caisse, il reste { $chest }.
}
preview-purses = Bourses ensuite : { $purses }.
preview-circles = { $free ->
    [one] 1 cercle libre
   *[other] { $free } cercles libres
} sur { $work } ; influence : { $owners }.
preview-fire = Vous choisirez une ou deux maisons d’un moulon, ou une ou deux influences d’un équipement.
preview-raid = Les Anglois frappent { $strikes ->
    [one] une fois
   *[other] deux fois
} ; exposé : { $houses ->
    [one] 1 maison
   *[other] { $houses } maisons
}, { $pieces ->
    [one] 1 influence
   *[other] { $pieces } influences
}.
preview-raid-walls = Rien n’est exposé : les Anglois frappent { $strikes ->
    [one] une influence
   *[other] deux influences
} des murs, s’il y en a.
preview-camp = Le camp aura une force de { $power } ; { $left ->
    [one] siège dans 1 tuile.
   *[other] siège dans { $left } tuiles.
}
preview-opened = Un côté de la ville s’ouvre ; exposé : { $houses ->
    [one] 1 maison
   *[other] { $houses } maisons
}, { $pieces ->
    [one] 1 influence
   *[other] { $pieces } influences
}.
preview-scores = Le résultat : { $scores }.
preview-pass = Votre tour est fini.
preview-pass-word = La parole passe ; quand tous ont passé de suite, la discussion est close.
preview-stop = Votre tour est fini.
preview-offer = { $seat } doit répondre aussitôt ; rien n’engage avant.
preview-you = Si c’est accepté, vous devez { $terms }.
preview-they = Si c’est accepté, { $seat } doit { $terms }.
preview-accept = Les promesses engagent jusqu’à la fin du tour.
preview-refuse = Il ne se passe rien ; la parole passe.
preview-bid = { $deniers ->
    [0] 0 denier n’achète
    [one] 1 denier achète
   *[other] { $deniers } deniers achètent
} { $pieces ->
    [0] aucune influence
    [one] 1 influence
   *[other] { $pieces } influences
} ; vous gardez { $left }.
preview-may-raise = Avec 5 ou plus, vous pourrez surenchérir.
preview-raise = { $total } en tout achètent { $pieces ->
    [0] aucune influence
    [one] 1 influence
   *[other] { $pieces } influences
} ; vous gardez { $left }.
warn-last-work = Ce projet peut finir la partie : avec une influence, tout est en chantier et la ville est française.
warn-stalemate = Si personne n’y place rien, la partie est finie.
warn-idle = Si personne n’y place rien, il faudra jouer des tuiles dès le prochain tour.
warn-rivals = Cette maison ne paie que les autres.
warn-camp-full = Le camp sera plein : la prochaine tuile Anglois assiège la ville.
warn-ends = Ceci finit la partie : la ville est { $town ->
    [english] anglaise
   *[french] française
}.
warn-road = La Route du Camp finit à 12 : { $points ->
    [one] 1 point perdu.
   *[other] { $points } points perdus.
}
warn-own-piece = Cette influence est à vous.
preview-gift = Un don n’engage { $seat } à rien.
warn-circles = { $free ->
    [one] Un seul cercle est libre
   *[other] { $free } cercles seulement sont libres
} ; les pions en plus sont perdus.
warn-stock = Vous n’avez que { $stock } pions en réserve ; ceux en plus sont perdus.
warn-remainder = { $deniers ->
    [one] 1 denier n’achète
   *[other] { $deniers } deniers n’achètent
} rien.

## Leçons

lesson-tax = Une maison paie ses voisins
lesson-tax-text = Une maison rapporte 6 deniers d’impôt : 2 de plus autour de la halle, 4 de plus dans le moulon de l’église ou autour, 6 de moins dans celui de la maladrerie ou autour. Chaque influence d’une rue, de la halle ou d’un mur adjacente au moulon vaut 2 deniers à son propriétaire ; le reste va à la Caisse Commune.
lesson-tax-task = Vous êtes violet. Bâtissez une maison qui vous rapporte 4 deniers.
lesson-tax-why = Deux de vos pions sont adjacents à ce moulon : un sur la rue à l’ouest, un sur le mur nord. L’église et la halle portent l’impôt à 12 : 4 pour vous, 2 pour vert, 2 pour rouge, et 4 pour la caisse. Le pion bleu de la halle regarde à l’est, vers un autre moulon.
lesson-tax-wrong-1 = Un seul de vos pions est adjacent à ce coin, celui de la rue : vous recevez 2 deniers, et les 6 autres vont à la caisse.
lesson-tax-wrong-2 = L’impôt est de 12 ici aussi, mais aucun de vos pions n’est adjacent. Vert reçoit 2 deniers, la caisse 10.
lesson-tax-wrong-3 = La maladrerie est ici : 6 − 6 = 0, et personne n’est payé.
lesson-short-tax = Trop peu pour tous
lesson-short-tax-text = Votre maison est voisine de la maladrerie et de la halle : son impôt est de 6 − 6 + 2 = 2 deniers. Un pion bleu et deux verts sont adjacents et devraient recevoir 6. Quand l’impôt ne suffit pas, celui qui a bâti la maison le répartit.
lesson-short-tax-task = Vous êtes vert, et la maison est de vous. Prenez pour vous tout ce que vous pouvez.
lesson-short-tax-why = Vous pouvez favoriser qui vous voulez, vous compris, jusqu’à 2 deniers par pion adjacent. Vous en avez deux, vous pouvez donc prendre les deux deniers. Tout l’impôt doit être réparti, et rien ne va à la caisse.
lesson-short-tax-wrong-1 = C’est équitable, mais rien ne vous oblige à l’être.
lesson-short-tax-wrong-2 = Bleu a tout, alors que deux des trois pions sont à vous.
lesson-offer = Promesse contre promesse
lesson-offer-text = Vous avez bâti la maison voisine de la maladrerie, et son impôt de 2 deniers ne suffit pas. Aucun pion n’y est à vous. Bleu vous fait une offre : si vous lui attribuez les deux deniers, il vous en verse 1 aussitôt après.
lesson-offer-task = Vous êtes jaune. Qu’est-ce qui vous rapporte un denier à coup sûr ?
lesson-offer-why = Les promesses acceptées lient : votre répartition donne maintenant 2 deniers à bleu, et bleu vous en paie 1 aussitôt après. Personne ne peut s’en dédire.
lesson-offer-wrong-1 = Vous êtes alors libre de répartir à votre guise, mais personne ne vous doit rien. Vert vous offrira peut-être davantage, ou rien.
lesson-bid = Misez ce qui vous sert
lesson-bid-text = Vous avez proposé le mur nord. Deux de ses quatre cercles sont libres, personne d’autre n’a d’argent, et vous avez 10 deniers. Chaque groupe de 3 deniers achète une influence, et tout ce que vous misez est dépensé.
lesson-bid-task = Vous êtes vert. Prenez les deux cercles sans gaspiller un denier.
lesson-bid-why = 6 deniers achètent exactement deux influences, et le mur a exactement deux cercles libres. Vous gardez 4 deniers pour un autre projet.
lesson-bid-wrong-1 = 9 deniers achètent trois influences, mais deux cercles seulement sont libres. Le troisième pion est perdu, et ses 3 deniers avec lui.
lesson-bid-wrong-2 = Trois influences pour deux cercles, et un reste de 1 : quatre deniers sont perdus pour rien.
lesson-bid-wrong-3 = 8 deniers achètent deux influences, tout comme 6. Le reste de 2 est perdu.
lesson-bid-wrong-4 = 5 deniers n’achètent qu’une influence. Ayant misé 5, vous pourriez encore ajouter un denier en surenchère, mais pourquoi ne pas le miser tout de suite ?
lesson-bid-wrong-5 = 3 deniers achètent une influence, et un cercle reste libre. Au-dessous de 5, pas de surenchère non plus.
lesson-tie = Qui passe le premier
lesson-tie-text = Bleu a proposé la halle, et il reste un cercle. Rouge a payé bleu pour qu’il promette de miser au moins 3, et 3 est tout ce que bleu possède : il mise donc 3. Rouge n’a plus d’argent. Vous avez 4 deniers.
lesson-tie-task = Vous êtes vert. Gagnez le dernier cercle.
lesson-tie-why = La plus forte participation place d’abord. Votre quatrième denier n’achète pas de pion, mais il achète la première place, et le pion de bleu est perdu.
lesson-tie-wrong-1 = À participations égales, l’initiateur place d’abord, et c’est bleu. La halle est alors pleine et votre pion est perdu, avec vos 3 deniers.
lesson-tie-wrong-2 = Vous gardez votre argent, et le cercle va à bleu.
lesson-envoy = Qui envoie l’émissaire
lesson-envoy-text = Quand une influence est placée sur un bâtiment religieux, celui qui en a le plus retire une tuile Anglois du camp et marque sa valeur sur la Route du Camp. Bleu a un pion sur le monastère et deux sur la chapelle ; l’église et la maladrerie sont pleines. Un 2 est dans le camp.
lesson-envoy-task = Vous êtes jaune, vous avez 3 deniers et personne d’autre n’en a. Proposez le projet qui vous fait marquer 2 points sur la Route du Camp.
lesson-envoy-why = Avec votre pion sur le monastère, bleu et vous en avez un chacun. À égalité, c’est l’initiateur, donc vous : le 2 quitte le camp, et vous le marquez.
lesson-envoy-wrong-1 = Bleu a deux pions sur la chapelle, et vous en aurez un : l’émissaire est à bleu, et les 2 points aussi.
lesson-envoy-wrong-2 = Une rue n’envoie pas d’émissaire. Seuls les bâtiments religieux le font.
lesson-fire = L’incendie abat la halle
lesson-fire-text = Un incendie détruit une ou deux maisons d’un moulon, ou une ou deux influences d’un équipement. Un équipement qui perd sa dernière influence perd son pion. Vous venez de jouer un incendie.
lesson-fire-task = Vous êtes bleu. Faites disparaître la halle du plateau.
lesson-fire-why = Un seul pion vert tenait la halle debout. Sans lui, elle retourne dans la réserve, et les moulons autour rapportent 2 deniers de moins jusqu’à ce qu’on la recommence.
lesson-fire-wrong-1 = Vous brûlez votre propre pion sur l’église, et un pion rouge la tient encore debout. Un second coup doit rester sur l’église : la halle est hors d’atteinte maintenant.
lesson-fire-wrong-2 = Une rue n’a pas de pion équipement à perdre, et un second coup doit rester sur la même rue.
lesson-fire-wrong-3 = Une maison retourne dans le sac. Une seconde du même moulon peut suivre, mais pas une influence.
lesson-raid = Ce que les Anglois atteignent
lesson-raid-text = Le nord et l’est sont fortifiés, le sud et l’ouest sont ouverts. Un Anglois de valeur 1 détruit une maison ou une influence, et seulement ce qui est exposé : dans un moulon du bord, ou sur une portion de rue qui atteint le bord, d’un côté sans mur. Un coin a besoin de ses deux murs.
lesson-raid-task = Vous êtes violet, et vos Anglois arrivent. Frappez jaune.
lesson-raid-why = C’est le seul pion jaune à portée. Celui de la rue au nord est derrière le mur nord ; ceux de la halle et de l’église sont au centre, où aucun harcèlement ne parvient.
lesson-raid-wrong-1 = Il manque au coin son mur ouest, la maison peut donc être harcelée, mais cela ne fait aucun mal à jaune.
lesson-raid-wrong-2 = Les Anglois ne demandent pas à qui est le pion : celui-ci est à vous.
lesson-walls = Quand il ne reste que les murs
lesson-walls-text = Rien en ville n’est exposé. Votre Anglois de valeur 1 doit donc prendre une influence sur un mur, n’importe lequel. Le mur nord porte un pion bleu ; le mur est en porte deux à vous et un rouge.
lesson-walls-task = Vous êtes vert. Ouvrez un côté de la ville pour les harcèlements à venir.
lesson-walls-why = C’était le seul pion du mur nord : le mur disparaît, et la maison et le pion jaune qui étaient derrière sont exposés.
lesson-walls-wrong-1 = Ce pion est à vous, et le mur est tient encore avec les deux autres.
lesson-walls-wrong-2 = Ce pion est à vous, et le mur est tient encore avec les deux autres.
lesson-walls-wrong-3 = Le mur est perd un pion, mais il tient encore : une seule influence suffit à protéger tout son côté.
lesson-siege = La huitième tuile
lesson-siege-text = Sept tuiles qui font 12 points ensemble sont dans le camp. Une huitième assiège la ville et finit la partie : si les quatre murs sont debout et portent au moins autant d’influences que les Anglois ont de points, la ville reste française. Les murs en portent 14. Dans une ville française, le Prince et vos 5 points de la Route du Camp comptent pour vous, dans une ville anglaise contre vous.
lesson-siege-task = Vous êtes bleu. Finissez la partie, et gagnez-la.
lesson-siege-why = 12 + 2 = 14 contre 14 : les murs résistent. Dans la ville française, vous avez 6 + 8 + 5 = 19 points, rouge 13 et vert 8.
lesson-siege-wrong-1 = 12 + 3 = 15 contre 14 : la ville devient anglaise. Vous avez 6 − 8 − 5 = −7 points, et vert gagne avec 8.
