## Pourquoi une action est refusée

why-wrong-phase-turn = C’est votre tour : proposez un projet ou jouez une tuile
why-wrong-phase-talk-bid = La Jurade discute : passez, faites un don ou une offre
why-wrong-phase-talk-raise = La Jurade discute : passez, faites un don ou une offre
why-wrong-phase-talk-tax = La Jurade discute : passez, faites un don ou une offre
why-wrong-phase-answer = Une offre attend votre réponse : acceptez-la ou refusez-la
why-wrong-phase-bid = Tout le monde mise : choisissez votre mise en secret
why-wrong-phase-raise = C’est la surenchère : choisissez un ajout en secret, 0 pour ne rien ajouter
why-wrong-phase-place = Placez un pion sur un cercle libre du projet
why-wrong-phase-envoy = Votre émissaire doit retirer une tuile du Camp anglois
why-wrong-phase-fire = Choisissez la maison ou l’influence qui brûle
why-wrong-phase-fire-more = Brûlez une seconde fois au même endroit, ou arrêtez l’incendie
why-wrong-phase-raid = Choisissez la maison ou l’influence que les Anglois détruisent
why-wrong-phase-allot = L’impôt ne suffit pas : répartissez-le entre les propriétaires

why-tile-forced = Après un tour de table à vide, vous devez jouer une tuile si vous le pouvez
why-work-full = Il ne reste aucun cercle libre sur { THE($work) }
why-no-site-wanted = L’emplacement { OF($work) } est fixé : ne nommez pas de moulon
why-site-needed = Dites dans quel moulon va { THE($work) }
why-market-square = Seule la halle peut se dresser sur la Carra
why-no-room = { $room ->
    [0] Il ne reste aucune bande libre dans le moulon { $block }
    [one] Il ne reste qu’une bande libre dans le moulon { $block } ; il en faut { $needed }
   *[other] Il ne reste que { $room } bandes libres dans le moulon { $block } ; il en faut { $needed }
}
why-orientation-needed = Le moulon { $block } est vide : dites dans quel sens vont ses bandes
why-orientation-fixed = Les bandes du moulon { $block } ont déjà leur sens
why-orientation-auto = Dans cette partie, toutes les bandes vont d’est en ouest
why-no-house-tile = Vous n’avez pas de tuile Maison
why-no-fire-tile = Vous n’avez pas de tuile Incendie
why-no-english-tile = Vous n’avez pas de tuile Anglois de valeur { $value }
why-nothing-burns = Il n’y a rien à brûler en ville
why-no-pass = Vous ne pouvez passer que si rien d’autre n’est possible

why-gift-to-itself = Un don s’adresse à un autre joueur
why-gift-of-nothing = Un don est d’au moins 1 denier
why-gift-too-much = { $free ->
    [0] Vous n’avez pas d’argent libre à donner
    [one] Vous pouvez donner au plus { $free } denier
   *[other] Vous pouvez donner au plus { $free } deniers
}
why-no-offers = Il n’y a pas d’offres dans cette partie
why-spoken-out = Vous avez fait tous vos dons et offres pour cette discussion
why-offer-to-itself = Une offre s’adresse à un autre joueur
why-offer-empty = Une offre ne peut pas être vide des deux côtés
why-offer-mixed = Les termes d’une enchère et ceux d’un impôt ne vont pas ensemble
why-offer-wrong-window = Ces termes n’ont pas leur place dans cette discussion
why-offer-no-raiser = Seul un joueur qui a misé 5 ou plus peut s’engager sur sa surenchère
why-offer-distributor = Seul celui qui répartit l’impôt peut en promettre une part
why-offer-cannot-pay = Un paiement ne peut dépasser l’argent libre de celui qui paie
why-offer-min-over-purse = Un minimum promis ne peut dépasser ce que contient la bourse après les paiements
why-offer-min-over-max = Un minimum promis ne peut dépasser un maximum promis
why-offer-over-cap = Une part promise est d’au plus 2 deniers par pion adjacent
why-offer-over-tax = Les parts promises ne peuvent dépasser l’impôt à elles toutes
why-offer-too-large = Les nombres d’une offre vont jusqu’à 96

why-promised-min = Vous avez promis au moins { $least ->
    [one] { $least } denier
   *[other] { $least } deniers
}
why-promised-max = { $most ->
    [0] Vous avez promis de vous abstenir
    [one] Vous avez promis au plus { $most } denier
   *[other] Vous avez promis au plus { $most } deniers
}
why-too-much-money = { $purse ->
    [0] Vous n’avez plus d’argent
    [one] Vous n’avez qu’un denier
   *[other] Vous n’avez que { $purse } deniers
}
why-other-work = Ce pion va sur { THE($work) }
why-circle-taken = Ce cercle est occupé
why-not-in-camp = Il n’y a pas de tuile de valeur { $value } dans le camp

why-nothing-there = Il n’y a rien à détruire à cet endroit
why-fire-elsewhere = Un incendie reste dans un seul moulon ou sur un seul équipement
why-raid-centre = Les Anglois n’atteignent jamais le centre de la ville
why-raid-protected = Cet endroit est à l’abri de ses fortifications
why-raid-walls-last = Les fortifications ne sont attaquées que si rien d’autre n’est exposé
why-raid-other-kind = Une tuile détruit deux maisons ou deux influences, pas une de chaque
why-raid-full-damage = La première cible doit en laisser une seconde de la même sorte

why-allot-beyond-tax = Aucun impôt n’est aussi élevé
why-allot-owners = Donnez une part, même nulle, à chaque propriétaire d’un pion adjacent, et à personne d’autre
why-allot-over-cap = { $seat } peut recevoir au plus { $cap ->
    [one] { $cap } denier
   *[other] { $cap } deniers
}
why-allot-promised = Vous avez promis à { $seat } au moins { $amount ->
    [one] { $amount } denier
   *[other] { $amount } deniers
}
why-allot-sum = Les parts font { $total } en tout, mais l’impôt est de { $tax }

## Le jeu

game-name = Bastide
game-tagline = Bâtissez une ville neuve, misez sur ses équipements et choisissez votre camp avant l’arrivée des Anglois.
ending-works = Les quatorze équipements sont en chantier
ending-siege = La ville a été assiégée
ending-stalemate = La partie était bloquée
ending-turn_limit = La limite des tours a été atteinte

## Options

option-talk = Discussion
option-talk-help = Ce que l’on peut faire dans les discussions avant les mises, avant la surenchère et quand un impôt ne suffit pas.
option-talk-deals = dons et offres qui engagent
option-talk-gifts = dons seulement
option-talk-off = aucune discussion
option-talk_limit = Dons et offres par discussion
option-talk_limit-help = Combien de dons et d’offres en tout un joueur peut faire dans une même discussion.
option-talk_limit-0 = aucun
option-talk_limit-1 = un
option-talk_limit-2 = deux
option-talk_limit-3 = trois
option-talk_limit-4 = quatre
option-raise_mode = Surenchère
option-raise_mode-help = Jusqu’à quand ceux qui ont misé 5 ou plus peuvent ajouter de l’argent.
option-raise_mode-until_quiet = tant que quelqu’un ajoute
option-raise_mode-single = une seule fois
option-siege_tie = Siège à forces égales
option-siege_tie-help = Ce que devient la ville quand les fortifications portent exactement autant d’influences que les Anglois ont de points.
option-siege_tie-french = elle reste française
option-siege_tie-english = elle devient anglaise
option-card_values = Cartes de majorité
option-card_values-help = Ce que valent le Prince, le Pape et le Peuple ; la règle imprimée donne les deux séries.
option-card_values-8-6-4 = 8, 6 et 4
option-card_values-4-4-11 = 4, 4 et 11
option-house_tiles = Tuiles Maison dans le sac
option-house_tiles-help = La règle imprimée les compte de deux façons.
option-house_tiles-36 = 36
option-house_tiles-26 = 26
option-bank = Banque
option-bank-help = L’argent peut-il manquer ?
option-bank-limited = 96 deniers en tout
option-bank-unlimited = jamais vide
option-harass_mixed = Harcèlement mixte
option-harass_mixed-help = Un Anglois 3 ou 4 peut-il détruire une maison et une influence ?
option-harass_mixed-false = non, deux de la même sorte
option-harass_mixed-true = oui, une de chaque est permise
option-idle_guard = Après un tour de table à vide
option-idle_guard-help = Ce qui arrive quand personne n’a rien placé ni joué pendant tout un tour de table.
option-idle_guard-force_tile = il faut jouer une tuile
option-idle_guard-off = rien
option-orientation = Sens des bandes
option-orientation-help = Le premier à bâtir dans un moulon choisit-il le sens de ses bandes ? Cela ne change que le dessin.
option-orientation-choose = au choix de celui qui bâtit
option-orientation-auto = toujours d’est en ouest
option-first_player = Premier joueur
option-first_player-help = Qui commence.
option-first_player-random = tiré au sort

## Phases et sources de points

phase-first = premier joueur
phase-deal = tirage des tuiles
phase-turn = tour
phase-talk_bid = discussion avant les mises
phase-talk_raise = discussion avant la surenchère
phase-talk_tax = discussion sur l’impôt
phase-answer = réponse à une offre
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
    .the = la Carreyra Major
    .gender = f
work-h2 = Carreyrot Long
    .the = le Carreyrot Long
    .gender = m
work-v1 = Carreyra del Pont
    .the = la Carreyra del Pont
    .gender = f
work-v2 = Carreyra de la Halla
    .the = la Carreyra de la Halla
    .gender = f
work-v3 = Carreyrot Cort
    .the = le Carreyrot Cort
    .gender = m
work-halle = halle
    .the = la halle
    .gender = f
work-wall_n = fortification nord
    .the = la fortification nord
    .gender = f
work-wall_s = fortification sud
    .the = la fortification sud
    .gender = f
work-wall_w = fortification ouest
    .the = la fortification ouest
    .gender = f
work-wall_e = fortification est
    .the = la fortification est
    .gender = f
work-church = église
    .the = l’église
    .gender = f
work-monastery = monastère
    .the = le monastère
    .gender = m
work-chapel = chapelle
    .the = la chapelle
    .gender = f
work-leper = maladrerie
    .the = la maladrerie
    .gender = f
short-h1 = Major
short-h2 = Long
short-v1 = Pont
short-v2 = Halla
short-v3 = Cort
short-halle = Halle
short-wall_n = Nord
short-wall_s = Sud
short-wall_w = Ouest
short-wall_e = Est
short-church = Église
short-monastery = Monast.
short-chapel = Chapelle
short-leper = Maladr.
side-wall_n = nord
    .the = le nord
    .gender = m
side-wall_s = sud
    .the = le sud
    .gender = m
side-wall_w = ouest
    .the = l’ouest
    .gender = m
side-wall_e = est
    .the = l’est
    .gender = m
side-label-wall_n = { $stands ->
    [yes] Nord fortifié
   *[no] Nord ouvert
}
side-label-wall_s = { $stands ->
    [yes] Sud fortifié
   *[no] Sud ouvert
}
side-label-wall_w = { $stands ->
    [yes] Ouest fortifié
   *[no] Ouest ouvert
}
side-label-wall_e = { $stands ->
    [yes] Est fortifié
   *[no] Est ouvert
}
circle-street = { $work } entre { $one } et { $other }
    .the = { THE($work) } entre { $one } et { $other }
    .gender = { GENDER($work) }
circle-wall = { $work } devant { $block }
    .the = { THE($work) } devant { $block }
    .gender = { GENDER($work) }
circle-hall = côté { $side ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
} de la halle
    .the = le côté { $side ->
        [north] nord
        [east] est
        [south] sud
       *[west] ouest
    } de la halle
    .gender = m
card-prince = Prince
card-pope = Pape
card-people = Peuple
counted = { $seat } { $count }
count-houses = { $count ->
    [one] { $count } maison
   *[other] { $count } maisons
}
count-influences = { $count ->
    [one] { $count } influence
   *[other] { $count } influences
}
count-nothing = rien
influence-of = influences : { COMMAS($owners) }
influence-none = aucune influence
listed = { $parts }
nobody = personne
nothing-there = vide
none-held = aucune

## Le plateau

board-camp = Camp anglois
board-camp-power = force { $power }{ $left ->
    [0] {""}
    [one] , siège dans { $left } tuile
   *[other] , siège dans { $left } tuiles
}
board-siege = siège
board-road = Route du Camp
board-chest = Caisse
board-share = { $share } chacun
board-bag = sac
board-works = Équipements
board-begun = { $begun } sur { $works } en chantier
siege-french = En cas de siège : française (fortifications { $walls }, camp { $power })
siege-open = En cas de siège : anglaise ({ $count ->
    [4] ouverte de tous côtés
    [3] ouverte sauf { TO($standing) }
   *[other] ouverte { TO($missing) }
})
siege-weak = En cas de siège : anglaise (fortifications { $walls }, camp { $power })
siege-over = La ville est { $town ->
    [english] anglaise
   *[french] française
} (fortifications { $walls }, camp { $power })
tip-road = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la Route du Camp
tip-block = Moulon { $block } ({ THE($there) }) : { $free ->
    [0] aucune bande libre.
    [one] { $free } bande libre. Nouvelle maison : { $tax }
   *[other] { $free } bandes libres. Nouvelle maison : { $tax }
}
tip-work = { CAPITAL(THE($work)) } : { $free ->
    [0] aucun cercle libre sur { $circles }
    [one] { $free } cercle libre sur { $circles }
   *[other] { $free } cercles libres sur { $circles }
} ; { $influence }.
tip-card = { $card ->
    [prince] Le Prince, pour le plus d’influences sur les fortifications
    [pope] Le Pape, pour le plus d’influences sur les bâtiments religieux
   *[people] Le Peuple, pour le plus d’influences sur la voirie
} : { $points } points, ajoutés dans une ville française, retirés dans une ville anglaise. Détenteur : { $holder } ; { $influence }.
tax-none = aucun impôt, personne n’est payé.
tax-chest = impôt de { $tax }, tout à la caisse.
tax-paid = impôt de { $tax } ({ COMMAS($owners) }, { $chest ->
    [0] rien à la caisse
   *[other] caisse { $chest }
}).
tax-short = impôt de { $tax }, trop peu pour les { $due } dus ({ COMMAS($owners) }) ; celui qui bâtit le répartit.
overlay-exposed = Exposé au harcèlement
overlay-taxes = Impôts
scene-description = Une ville avec { $begun ->
    [0] aucun équipement
    [one] { $begun } équipement
   *[other] { $begun } équipements
} en chantier sur { $works } et { $houses ->
    [0] aucune maison
    [one] { $houses } maison
   *[other] { $houses } maisons
} ; { $camp ->
    [0] aucune tuile Anglois
    [one] { $camp } tuile Anglois
   *[other] { $camp } tuiles Anglois
} dans le camp. { $siege }.

## Invites

prompt-first = Le premier joueur est tiré au sort.
prompt-deal = Une tuile est tirée du sac.
prompt-turn = Proposez un projet ou jouez une de vos tuiles.
prompt-turn-tile = Tout un tour de table s’est passé à vide : vous devez jouer une tuile.
prompt-talk-bid = Vous avez la parole avant les mises sur { THE($work) } : parlez ou passez.
prompt-talk-raise = Vous avez la parole avant la surenchère sur { THE($work) } : parlez ou passez.
prompt-talk-tax = L’impôt de { $tax } en { $block } ne suffit pas, et vous avez la parole : parlez ou passez.
prompt-answer = { $kind ->
    [present] { $speaker } vous offre ceci sans contrepartie : { $speaker } { $gives }.
    [request] { $speaker } vous demande une faveur : vous { $wants }, sans contrepartie.
   *[deal] { $speaker } vous propose un accord : { $speaker } { $gives } si vous { $wants }.
} Acceptez-vous ?
prompt-bid = Choisissez votre mise secrète sur { THE($work) } : { $free ->
    [one] { $free } cercle libre
   *[other] { $free } cercles libres
} ; vous avez { $purse ->
    [one] { $purse } denier
   *[other] { $purse } deniers
}.
prompt-raise = Vous avez misé { $deniers } sur { THE($work) } et pouvez ajouter jusqu’à { $purse } : choisissez en secret, 0 pour ne rien ajouter.
prompt-place = Placez une de vos influences sur { THE($work) }{ $payer ->
    [own] {""}
   *[other] { " " }(placement qui vous a été promis)
} : { $free ->
    [one] { $free } cercle libre.
   *[other] { $free } cercles libres.
}
prompt-envoy = Vous envoyez l’émissaire : quelle tuile Anglois quitte le camp ?
prompt-fire = Que détruit l’incendie ?
prompt-fire-more = Brûlez une seconde fois au même endroit, ou laissez l’incendie s’éteindre.
prompt-raid = Les Anglois (valeur { $value }) harcèlent la ville : choisissez { $strike ->
    [first] une cible.
   *[second] une seconde cible.
}
prompt-allot = Répartissez l’impôt de { $tax ->
    [one] { $tax } denier
   *[other] { $tax } deniers
} pour la maison en { $block }.
prompt-over = { $ending ->
    [works] Les quatorze équipements sont en chantier :
    [siege] Le siège est terminé :
    [stalemate] La partie est bloquée :
   *[turn_limit] La limite des tours est atteinte :
} la ville est { $town ->
    [english] anglaise
   *[french] française
}, et { $seats } en devient le Bayle.
prompt-over-shared = { $ending ->
    [works] Les quatorze équipements sont en chantier :
    [siege] Le siège est terminé :
    [stalemate] La partie est bloquée :
   *[turn_limit] La limite des tours est atteinte :
} la ville est { $town ->
    [english] anglaise
   *[french] française
}, et { $seats } se partagent la victoire.
watch-turn = Au tour { OF($seat) } : un projet ou une tuile.
watch-talk-bid = { $seat } a la parole avant les mises sur { THE($work) }.
watch-talk-raise = { $seat } a la parole avant la surenchère sur { THE($work) }.
watch-talk-tax = { $seat } a la parole : l’impôt de { $tax } en { $block } ne suffit pas.
watch-answer = { $kind ->
    [present] { $speaker } offre ceci à { $seat } sans contrepartie : { $speaker } { $gives }.
    [request] { $speaker } demande une faveur à { $seat } : { $seat } { $wants }, sans contrepartie.
   *[deal] { $speaker } propose un accord à { $seat } : { $speaker } { $gives } si { $seat } { $wants }.
}
watch-bid = Mises secrètes sur { THE($work) } : on attend { $seats }.
watch-raise = Ajouts secrets sur { THE($work) } : on attend { $seats }.
watch-place = { $seat } place une influence sur { THE($work) }.
watch-envoy = { $seat } envoie l’émissaire au Camp anglois.
watch-fire = { $seat } choisit ce qui brûle.
watch-fire-more = { $seat } peut brûler une seconde fois ou s’arrêter.
watch-raid = { $seat } choisit ce que les Anglois détruisent.
watch-allot = { $seat } répartit l’impôt de { $tax } pour la maison en { $block }.
sealed-bid = { $deniers ->
    [0] Vous ne misez rien.
   *[other] Vous misez { $deniers }.
} On attend { $seats }.
sealed-raise = { $deniers ->
    [0] Vous n’ajoutez rien.
   *[other] Vous ajoutez { $deniers }.
} On attend { $seats }.

## Choix

pick-tile = { $tile ->
    [house] Maison
    [fire] Incendie
    [english1] Anglois 1
    [english2] Anglois 2
    [english3] Anglois 3
   *[english4] Anglois 4
}{ $count ->
    [0] { " " }(vous n’en avez pas)
    [1] {""}
   *[other] { " " }(vous en avez { $count })
}
pick-block = Moulon { $block } : { $free ->
    [0] aucune bande libre
    [one] { $free } bande libre, { $tax ->
        [0] aucun impôt
       *[other] impôt de { $tax }
    }
   *[other] { $free } bandes libres, { $tax ->
        [0] aucun impôt
       *[other] impôt de { $tax }
    }
}
pick-turn = { $way ->
    [h] bandes d’est en ouest
   *[v] bandes du nord au sud
}
pick-seat = { $seat }
pick-gift = Donner de l’argent
pick-offer = Faire une offre
pick-circle = { CAPITAL($circle) }
pick-camp = Anglois { $value }
pick-house = Maison en { $block }{ $houses ->
    [1] {""}
   *[other] { " " }(une des { $houses })
}
pick-piece = Influence { OF($owner) } sur { THE($circle) }
pick-number = { $number }
choice-project = Proposer { THE($work) }{ $block ->
    [none] {""}
   *[other] { " " }en { $block }
}
choice-project-last = Proposer { THE($work) }{ $block ->
    [none] {""}
   *[other] { " " }en { $block }
} : dernier équipement, peut mettre fin à la partie (ville française)
choice-house = Bâtir une maison en { $block } : { $tax ->
    [0] aucun impôt
   *[other] impôt de { $tax }, { $divided ->
        [yes] que vous répartissez
       *[no] { $own ->
            [0] rien pour vous
           *[other] dont { $own } pour vous
        }
    }
}
choice-fire = Allumer un incendie
choice-english = Envoyer les Anglois (valeur { $value })
choice-siege = Assiéger la ville avec un { $value } : fin de la partie, ville { $outcome ->
    [english] anglaise
   *[french] française
}
choice-pass = Passer
choice-pass-word = Ne rien dire
choice-stop = Laisser l’incendie s’éteindre
choice-accept = Accepter
choice-refuse = Refuser
choice-gift = Donner { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
} à { $seat }
choice-offer = { $kind ->
    [present] Offrir ceci à { $seat } sans contrepartie : vous { $gives }
    [request] Demander une faveur à { $seat } : { $seat } { $wants }, sans contrepartie
   *[deal] Proposer un accord à { $seat } : vous { $gives } si { $seat } { $wants }
}
choice-bid = Miser { $deniers } : { $pieces ->
    [0] aucune influence
    [one] { $pieces } influence
   *[other] { $pieces } influences
}{ $lost ->
    [0] {""}
    [one] , { $lost } denier perdu
   *[other] , { $lost } deniers perdus
}
choice-raise = { $deniers ->
    [0] Ne rien ajouter
   *[other] Ajouter { $deniers }
} : { $total } en tout, { $pieces ->
    [0] aucune influence
    [one] { $pieces } influence
   *[other] { $pieces } influences
}{ $lost ->
    [0] {""}
    [one] , { $lost } denier perdu
   *[other] , { $lost } deniers perdus
}
choice-allot = Répartir l’impôt : { COMMAS($shares) }
choice-place = Placer sur { THE($circle) }
choice-envoy = Retirer le { $value } du camp
choice-burn-house = Brûler une maison en { $block }
choice-raid-house = Harceler une maison en { $block }
choice-burn = Brûler une influence { OF($owner) } sur { THE($circle) }
choice-raid = Harceler une influence { OF($owner) } sur { THE($circle) }
deal-pay-token = De l’argent contre un placement
deal-token-pay = Un placement contre de l’argent
deal-pay-max = De l’argent contre une abstention
deal-kick-allot = Un paiement après coup contre ma part de l’impôt
deal-allot-kick = Sa part de l’impôt contre un paiement après coup
mark-pieces = { $pieces ->
    [one] { $pieces } influence
   *[other] { $pieces } influences
}{ $enough ->
    [yes] {""}
   *[no] , mais seulement { $free ->
        [one] { $free } cercle libre
       *[other] { $free } cercles libres
    }
}
mark-raise = surenchère possible

## Termes des offres : ce que vous faites, ou ce que fait quelqu’un

term-pay = { $who ->
    [you] payez
   *[they] paie
} { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}
term-min = { $step ->
    [bid] { $who ->
        [you] misez
       *[they] mise
    }
    [raise] { $who ->
        [you] ajoutez
       *[they] ajoute
    }
   *[some] { $who ->
        [you] mettez
       *[they] met
    }
} au moins { $deniers }
term-max = { $step ->
    [bid] { $who ->
        [you] misez
       *[they] mise
    }
    [raise] { $who ->
        [you] ajoutez
       *[they] ajoute
    }
   *[some] { $who ->
        [you] mettez
       *[they] met
    }
} au plus { $deniers }
term-silent = { $step ->
    [bid] { $who ->
        [you] ne misez rien
       *[they] ne mise rien
    }
    [raise] { $who ->
        [you] n’ajoutez rien
       *[they] n’ajoute rien
    }
   *[some] { $who ->
        [you] vous abstenez
       *[they] s’abstient
    }
}
term-token = { $who ->
    [you] cédez
   *[they] cède
} { $deniers ->
    [one] { $deniers } placement
   *[other] { $deniers } placements
}
term-allot = { $owner ->
    [you] { $who ->
        [you] gardez
       *[they] vous attribue
    }
   *[they] { $who ->
        [you] attribuez à { $seat }
       *[they] attribue à { $seat }
    }
} au moins { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
} de l’impôt
term-kick = { $who ->
    [you] payez
   *[they] paie
} { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
} après coup
form-pay = Paiement immédiat
form-min = { $step ->
    [raise] Ajout minimal
   *[bid] Mise minimale
}
form-max = { $step ->
    [raise] Ajout maximal
   *[bid] Mise maximale
}
form-token = Placements promis
form-allot = Part de l’impôt pour { $seat }
form-kick = Paiement après coup
promise-token = cède { $deniers ->
    [one] { $deniers } placement
   *[other] { $deniers } placements
} à { $seat }
promise-kick = paie { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
} à { $seat } après coup

## Places et tableaux

panel-purse = bourse
panel-stock = stock
panel-family = { $family ->
    [military] fortifications
    [religious] religieux
   *[roads] voirie
}
panel-cards = cartes
panel-road = Route du Camp
panel-tiles = tuiles
panel-french = si française
panel-english = si anglaise
panel-bid = mise
chip-active = joueur actif
chip-bid = mise { $deniers }
chip-bid-more = mise { $deniers } + ?
chip-places = { $count } à placer
table-result = { $town ->
    [english] Ville anglaise : influences − cartes − Route du Camp
   *[french] Ville française : influences + cartes + Route du Camp
}
table-result-other = { $town ->
    [english] Si la ville avait été anglaise
   *[french] Si la ville avait été française
}
result-line = { $town ->
    [english] { $influence } − { $cards } − { $road } = { $total }
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
table-unseen = Tuiles dans le sac et dans les autres mains : { $count }

## Ce qui s’est passé

event-first_seat_drawn = { $seat } commence.
event-turn_begun = Tour { $turn } : { $seat }.
event-turn_passed = { $seat } ne peut rien faire et passe.
event-tile_drawn = { $seat } tire une tuile.
event-tile_drawn-known = { $seat } tire une tuile : { $tile ->
    [house] Maison
    [fire] Incendie
    [english1] Anglois 1
    [english2] Anglois 2
    [english3] Anglois 3
   *[english4] Anglois 4
}.
event-project_named = { $seat } propose { THE($work) }{ $block ->
    [none] {""}
   *[other] { " " }en { $block }
}.
event-chest_shared = La caisse est partagée : { $each ->
    [one] { $each } denier
   *[other] { $each } deniers
} chacun{ $chest ->
    [0] {""}
   *[other] , il en reste { $chest }
}.
event-talk_opened = La Jurade discute { $window ->
    [talk_bid] avant les mises
    [talk_raise] avant la surenchère
   *[talk_tax] de l’impôt
}.
event-talk_closed = La discussion est close : place { $window ->
    [talk_bid] aux mises
    [talk_raise] à la surenchère
   *[talk_tax] à la répartition de l’impôt
}.
event-word_passed = { $seat } ne dit rien.
event-gift_given = { $seat } donne { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
} à { $to }.
event-offer_made = { $kind ->
    [present] { $seat } offre ceci à { $to } sans contrepartie : { $seat } { $gives }.
    [request] { $seat } demande une faveur à { $to } : { $to } { $wants }, sans contrepartie.
   *[deal] { $seat } propose un accord à { $to } : { $seat } { $gives } si { $to } { $wants }.
}
event-offer_accepted = { $seat } accepte l’offre { OF($from) }.
event-offer_refused = { $seat } refuse l’offre { OF($from) }.
event-bid_sealed = { $seat } mise en secret.
event-bid_sealed-known = { $deniers ->
    [0] { $seat } ne mise rien, en secret.
   *[other] { $seat } mise { $deniers } en secret.
}
event-bids_revealed = Les mises : { COMMAS($bids) }.
event-raise_sealed = { $seat } choisit un ajout en secret.
event-raise_sealed-known = { $deniers ->
    [0] { $seat } n’ajoute rien, en secret.
   *[other] { $seat } ajoute { $deniers } en secret.
}
event-raise_round_closed = { $seats }
adders = { $count ->
    [0] Personne ne surenchérit.
    [one] { $seats } surenchérit.
   *[other] { $seats } surenchérissent.
}
event-raises_revealed = Les ajouts : { COMMAS($added) }.
event-influence_placed = { $seat } place une influence sur { THE($circle) }{ $own ->
    [yes] .
   *[no] { " " }(placement cédé par { $payer }).
}
event-influence_lost = { $seat } perd { $count ->
    [one] { $count } influence
   *[other] { $count } influences
} : { $why ->
    [stock] plus de pion en stock.
   *[full] plus de cercle libre.
}
event-street_left_empty = { CAPITAL(THE($work)) } reste vide.
event-token_returned = { CAPITAL(THE($work)) } retourne dans la réserve.
event-envoy_sent = L’émissaire { OF($seat) } retire l’Anglois { $value } du camp : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
} sur la Route du Camp (total : { $road }).
event-house_built = { $seat } bâtit une maison en { $block } : { $tax ->
    [0] aucun impôt
   *[other] impôt de { $tax }
}.
event-tax_paid = { $seat } reçoit { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
} d’impôt.
event-chest_filled = La caisse reçoit { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
} (total : { $chest }).
event-kick_paid = { $seat } paie { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
} à { $to }, comme promis.
event-fire_lit = { $seat } allume un incendie.
event-house_burnt = { $seat } brûle une maison en { $block }.
event-influence_burnt = { $own ->
    [yes] { $seat } brûle une de ses propres influences sur { THE($circle) }.
   *[no] { $seat } brûle une influence { OF($owner) } sur { THE($circle) }.
}
event-english_sent = { $seat } envoie les Anglois (valeur { $value }).
event-house_raided = Les Anglois { OF($seat) } détruisent une maison en { $block }.
event-influence_raided = { $own ->
    [yes] Les Anglois { OF($seat) } détruisent une de ses propres influences sur { THE($circle) }.
   *[no] Les Anglois { OF($seat) } détruisent une influence { OF($owner) } sur { THE($circle) }.
}
event-english_camped = { $camp ->
    [8] L’Anglois { $value } est la huitième tuile : la ville est assiégée.
   *[other] L’Anglois { $value } s’installe au camp (tuile { $camp } sur 7).
}
event-siege_laid = { $seat } assiège la ville : { $power } pour les Anglois contre { $walls } sur les fortifications.
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
    [works] Les quatorze équipements sont en chantier.
    [siege] Le siège est terminé.
    [stalemate] La partie est bloquée.
   *[turn_limit] La limite des tours est atteinte.
} La ville est { $allegiance ->
    [english] anglaise
   *[french] française
}.
event-forced = { $seat } ne peut que { $action }.
deed-pass = passer
deed-bid = { $number ->
    [0] miser 0
   *[other] miser { $number }
}
deed-raise = { $number ->
    [0] s’en tenir à sa mise
   *[other] ajouter { $number }
}
deed-envoy = retirer le { $number } du camp
deed-allot = répartir l’impôt ainsi
deed-house = { $verb ->
    [burn] brûler une maison en { $block }
   *[raid] harceler une maison en { $block }
}
deed-circle = { $verb ->
    [burn] brûler une influence sur { THE($circle) }
    [raid] harceler une influence sur { THE($circle) }
   *[place] placer sur { THE($circle) }
}

## Aperçus et mises en garde

preview-share = { $share ->
    [0] { $chest ->
        [0] La caisse est vide.
       *[other] La caisse contient trop peu pour être partagée ({ $chest }).
    }
   *[other] Chacun reçoit { $share ->
        [one] { $share } denier
       *[other] { $share } deniers
    } de la caisse{ $chest ->
        [0] {""}
       *[other] , il en reste { $chest }
    }.
}
preview-purses = Bourses ensuite : { COMMAS($purses) }.
preview-circles = { CAPITAL(THE($work)) } : { $free ->
    [one] { $free } cercle libre
   *[other] { $free } cercles libres
} ; { $influence }.
preview-tax = { CAPITAL($tax) }
preview-fire = Vous choisirez ensuite une ou deux maisons d’un même moulon, ou une ou deux influences d’un même équipement.
preview-raid = Les Anglois frappent { $strikes ->
    [1] une fois
   *[other] deux fois
} ; à leur portée : { $exposed }.
preview-raid-walls = Rien n’est exposé : les Anglois détruisent { $strikes ->
    [one] { $strikes } influence
   *[other] { $strikes } influences
} sur les fortifications, s’il y en a.
preview-camp = Le camp aura une force de { $power } ; siège dans { $left ->
    [one] { $left } tuile.
   *[other] { $left } tuiles.
}
preview-opened = Un côté de la ville s’ouvre ; à la portée des Anglois : { $exposed }.
preview-scores = Scores finals : { COMMAS($scores) }.
preview-pass = Votre tour est fini.
preview-pass-word = La parole passe au joueur suivant ; quand tous ont passé de suite, la discussion est close.
preview-stop = Votre tour est fini.
preview-offer = { $seat } répond aussitôt ; rien n’engage avant.
preview-you = Si l’offre est acceptée, vous { $terms }.
preview-they = Si l’offre est acceptée, { $seat } { $terms }.
preview-accept = Les promesses engagent jusqu’à la fin du tour.
preview-refuse = Il ne se passe rien ; la parole est au joueur suivant.
preview-gift = Votre don n’engage { $seat } à rien.
preview-bid = { $deniers ->
    [0] Vous ne misez rien
   *[other] { $pieces ->
        [0] Trop peu pour une influence
        [one] { $deniers } deniers achètent { $pieces } influence
       *[other] { $deniers } deniers achètent { $pieces } influences
    }
} ; { $left ->
    [0] il ne vous reste rien
    [one] il vous reste { $left } denier
   *[other] il vous reste { $left } deniers
}.
preview-may-raise = Une mise de 5 ou plus vous permet de surenchérir ensuite.
preview-raise = { $total } deniers en tout achètent { $pieces ->
    [one] { $pieces } influence
   *[other] { $pieces } influences
} ; { $left ->
    [0] il ne vous reste rien
    [one] il vous reste { $left } denier
   *[other] il vous reste { $left } deniers
}.
warn-last-work = Une influence ici met fin à la partie : tous les équipements sont en chantier, et la ville est française.
warn-stalemate = Si personne n’y place rien, la partie finit bloquée.
warn-idle = Si personne n’y place rien, il faudra jouer des tuiles dès le prochain tour.
warn-rivals = Cette maison ne rapporte qu’à vos rivaux.
warn-camp-full = Le camp sera plein : la prochaine tuile Anglois sera le siège.
warn-ends = La partie finit aussitôt : la ville est { $town ->
    [english] anglaise
   *[french] française
}.
warn-road = La Route du Camp s’arrête à 12 : { $points ->
    [one] { $points } point perdu.
   *[other] { $points } points perdus.
}
warn-own-piece = Cette influence est à vous.
warn-circles = { $free ->
    [0] Il n’y a aucun cercle libre
    [one] Il n’y a qu’un cercle libre
   *[other] Il n’y a que { $free } cercles libres
} : les pions en trop sont perdus.
warn-stock = { $stock ->
    [0] Vous n’avez plus de pion en stock : ceux que vous achetez sont perdus.
    [one] Vous n’avez qu’un pion en stock : ceux en trop sont perdus.
   *[other] Vous n’avez que { $stock } pions en stock : ceux en trop sont perdus.
}
warn-remainder = { $deniers ->
    [one] { $deniers } denier ne sert à rien.
   *[other] { $deniers } deniers ne servent à rien.
}

## Leçons

lesson-tax = Une maison paie ses voisins
lesson-tax-text = Une maison rapporte 6 deniers d’impôt : 2 de plus autour de la halle, 4 de plus dans le moulon de l’église ou autour, 6 de moins dans celui de la maladrerie ou autour. Chaque influence d’une rue, de la halle ou d’une fortification adjacente au moulon rapporte 2 deniers à son propriétaire ; le reste va à la Caisse commune.
lesson-tax-task = Vous êtes Violet. Bâtissez une maison qui vous rapporte 4 deniers.
lesson-tax-why = Deux de vos pions sont adjacents à B1 : un sur la rue à l’ouest, un sur la fortification nord. L’église et la halle portent l’impôt à 12 : 4 pour vous, 2 pour Vert, 2 pour Rouge et 4 pour la caisse. Le pion bleu de la halle regarde à l’est, vers un autre moulon.
lesson-tax-wrong-1 = Un seul de vos pions est adjacent à ce coin, celui de la rue : vous recevez 2 deniers, et les 6 autres vont à la caisse.
lesson-tax-wrong-2 = L’impôt est de 12 ici aussi, mais aucun de vos pions n’est adjacent : Vert reçoit 2 deniers, la caisse 10.
lesson-tax-wrong-3 = La maladrerie est ici : 6 − 6 = 0, et personne n’est payé.
lesson-short-tax = Trop peu pour tous
lesson-short-tax-text = Votre maison est proche de la maladrerie et de la halle : son impôt est de 6 − 6 + 2 = 2 deniers. Un pion bleu et deux verts sont adjacents et devraient rapporter 6. Quand l’impôt ne suffit pas, celui qui a bâti la maison le répartit.
lesson-short-tax-task = Vous êtes Vert, et c’est vous qui avez bâti la maison. Prenez pour vous tout ce que vous pouvez.
lesson-short-tax-why = Vous pouvez favoriser qui vous voulez, vous compris, jusqu’à 2 deniers par pion adjacent. Vous en avez deux : vous pouvez donc prendre les deux deniers. Tout l’impôt doit être réparti, et rien ne va à la caisse.
lesson-short-tax-wrong-1 = C’est équitable, mais rien ne vous oblige à l’être.
lesson-short-tax-wrong-2 = Bleu a tout, alors que deux des trois pions sont à vous.
lesson-offer = Promesse contre promesse
lesson-offer-text = Vous avez bâti la maison proche de la maladrerie, et son impôt de 2 deniers ne suffit pas. Aucun des pions adjacents n’est à vous. Bleu vous fait une offre : si vous lui attribuez les deux deniers, il vous en verse 1 après coup.
lesson-offer-task = Vous êtes Jaune. Qu’est-ce qui vous rapporte un denier à coup sûr ?
lesson-offer-why = Les promesses acceptées lient : votre répartition doit donner 2 deniers à Bleu, qui vous en verse 1 aussitôt après. Personne ne peut s’en dédire.
lesson-offer-wrong-1 = Vous restez libre de répartir à votre guise, mais personne ne vous doit rien. Vert vous offrira peut-être davantage, ou rien.
lesson-bid = Misez ce qui vous sert
lesson-bid-text = Vous avez proposé la fortification nord. Deux de ses quatre cercles sont libres, personne d’autre n’a d’argent, et vous avez 10 deniers. Chaque groupe de 3 deniers achète une influence, et tout ce que vous misez est dépensé.
lesson-bid-task = Vous êtes Vert. Prenez les deux cercles sans gaspiller un denier.
lesson-bid-why = 6 deniers achètent exactement deux influences, et la fortification a exactement deux cercles libres. Vous gardez 4 deniers pour un autre projet.
lesson-bid-wrong-1 = 9 deniers achètent trois influences, mais deux cercles seulement sont libres : le troisième pion est perdu, et ses 3 deniers avec lui.
lesson-bid-wrong-2 = Trois influences pour deux cercles, et un reste de 1 : quatre deniers sont gaspillés.
lesson-bid-wrong-3 = 8 deniers achètent deux influences, tout comme 6 : le reste de 2 est perdu.
lesson-bid-wrong-4 = 5 deniers n’achètent qu’une influence. Avec une mise de 5, vous pourriez encore ajouter un denier en surenchère, mais pourquoi ne pas le miser tout de suite ?
lesson-bid-wrong-5 = 3 deniers achètent une influence, et un cercle reste libre. En dessous de 5, pas de surenchère non plus.
lesson-tie = Qui passe le premier
lesson-tie-text = Bleu a proposé la halle, et il reste un cercle. Rouge a payé Bleu pour qu’il promette de miser au moins 3, et Bleu n’a que 3 deniers : il mise donc 3. Rouge n’a plus d’argent. Vous avez 4 deniers.
lesson-tie-task = Vous êtes Vert. Gagnez le dernier cercle.
lesson-tie-why = La plus forte participation place d’abord. Votre quatrième denier n’achète pas de pion, mais il vous fait passer devant, et le pion de Bleu est perdu.
lesson-tie-wrong-1 = À participations égales, le joueur actif place d’abord, et c’est Bleu. La halle est alors complète, et votre pion est perdu avec vos 3 deniers.
lesson-tie-wrong-2 = Vous gardez votre argent, et le cercle va à Bleu.
lesson-envoy = Qui envoie l’émissaire
lesson-envoy-text = Quand une influence est placée sur un bâtiment religieux, celui qui y a le plus d’influences retire une tuile Anglois du camp et marque sa valeur sur la Route du Camp. Bleu a un pion sur le monastère et deux sur la chapelle ; l’église et la maladrerie sont complètes. Un 2 est dans le camp.
lesson-envoy-task = Vous êtes Jaune, vous avez 3 deniers et personne d’autre n’en a. Proposez le projet qui vous fait marquer 2 points sur la Route du Camp.
lesson-envoy-why = Avec votre pion sur le monastère, Bleu et vous en avez un chacun. À égalité, c’est le joueur actif qui l’emporte, donc vous : le 2 quitte le camp, et vous le marquez.
lesson-envoy-wrong-1 = Bleu a deux pions sur la chapelle, et vous en aurez un : c’est Bleu qui envoie l’émissaire et marque les 2 points.
lesson-envoy-wrong-2 = Une rue n’envoie pas d’émissaire. Seuls les bâtiments religieux le font.
lesson-fire = L’incendie abat la halle
lesson-fire-text = Un incendie détruit une ou deux maisons d’un même moulon, ou une ou deux influences d’un même équipement. Un équipement qui perd sa dernière influence perd son pion équipement. Vous venez de jouer un incendie.
lesson-fire-task = Vous êtes Bleu. Faites disparaître la halle du plateau.
lesson-fire-why = Un seul pion vert tenait la halle debout. Sans lui, elle retourne dans la réserve, et les moulons autour rapportent 2 deniers de moins jusqu’à ce qu’on la recommence.
lesson-fire-wrong-1 = Vous brûlez votre propre pion sur l’église, et un pion rouge la tient encore debout. Si vous brûlez encore, ce sera sur l’église : la halle est désormais hors d’atteinte.
lesson-fire-wrong-2 = Une rue n’a pas de pion équipement à perdre, et si vous brûlez encore, ce sera sur la même rue.
lesson-fire-wrong-3 = La maison retourne dans le sac. Vous pouvez en brûler une seconde dans ce moulon, mais pas une influence.
lesson-raid = Ce que les Anglois atteignent
lesson-raid-text = Le nord et l’est sont fortifiés, le sud et l’ouest sont ouverts. Une tuile Anglois de valeur 1 détruit une maison ou une influence, et seulement ce qui est exposé : dans un moulon du bord, ou sur une portion de rue qui atteint le bord, d’un côté sans fortification. Un coin a besoin de ses deux fortifications.
lesson-raid-task = Vous êtes Violet, et vos Anglois arrivent. Frappez Jaune.
lesson-raid-why = C’est le seul pion jaune à portée. Celui de la rue du nord est derrière la fortification nord ; ceux de la halle et de l’église sont au centre, où aucun harcèlement ne parvient.
lesson-raid-wrong-1 = Il manque au coin sa fortification ouest : la maison peut donc être harcelée, mais cela ne fait aucun mal à Jaune.
lesson-raid-wrong-2 = Les Anglois ne demandent pas à qui est le pion : celui-ci est à vous.
lesson-walls = Quand il ne reste que les fortifications
lesson-walls-text = Rien en ville n’est exposé. Votre Anglois de valeur 1 doit donc prendre une influence sur une fortification, n’importe laquelle. Celle du nord porte un pion bleu ; celle de l’est en porte deux à vous et un rouge.
lesson-walls-task = Vous êtes Vert. Ouvrez un côté de la ville pour les harcèlements à venir.
lesson-walls-why = C’était le seul pion de la fortification nord : elle disparaît, et la maison et le pion jaune qui étaient derrière sont exposés.
lesson-walls-wrong-1 = Ce pion est à vous, et la fortification est tient encore avec les deux autres.
lesson-walls-wrong-2 = Ce pion est à vous, et la fortification est tient encore avec les deux autres.
lesson-walls-wrong-3 = La fortification est perd un pion, mais elle tient encore : une seule influence suffit à protéger tout son côté.
lesson-siege = La huitième tuile
lesson-siege-text = Dans le camp, sept tuiles font 12 points en tout. Une huitième assiège la ville et met fin à la partie : si les quatre fortifications sont debout et portent au moins autant d’influences que les Anglois ont de points, la ville reste française. Elles en portent 14. Dans une ville française, le Prince et vos 5 points de la Route du Camp comptent pour vous ; dans une ville anglaise, contre vous.
lesson-siege-task = Vous êtes Bleu. Mettez fin à la partie, et gagnez-la.
lesson-siege-why = 12 + 2 = 14 contre 14 : les fortifications tiennent. Dans la ville française, vous avez 6 + 8 + 5 = 19 points, Rouge 13 et Vert 8.
lesson-siege-wrong-1 = 12 + 3 = 15 contre 14 : la ville devient anglaise. Vous avez 6 − 8 − 5 = −7 points, et Vert gagne avec 8.
