## Noms

city-brugge = Bruges
city-utrecht = Utrecht
city-gent = Gand
city-ieper = Ypres
city-leuven = Louvain
city-luik = Liège
card-site = Chantier
card-back = Reprendre en mains
arms-blue = bleu
arms-yellow = jaune
arms-green = vert
arms-red = rouge
arms-grey = gris
arms-church = d’Église

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

why-absent-city = La ville de { $city } ne participe pas à cette partie
why-card-of-scored-city = La ville de { $city } est décomptée, sa carte a quitté le jeu
why-card-lies-played = La carte « { $card } » est posée devant vous ; jouez d’abord « Reprendre en mains »
why-no-influence-for-two = À deux joueurs, il n’y a pas de cartes d’influence
why-no-influence = { $held ->
    [0] Vous n’avez aucune carte d’influence : vous ne pouvez pas en jouer { $number }
    [one] Vous n’avez qu’une carte d’influence : vous ne pouvez pas en jouer { $number }
   *[other] Vous n’avez que { $held } cartes d’influence : vous ne pouvez pas en jouer { $number }
}

## Refus : villes, pions et chantiers

why-scored-city = La ville de { $city } est décomptée : plus rien ne s’y passe
why-no-site-in-city = Aucun de vos quartiers ne peut être construit à { $city } pour le moment
why-other-city = L’action se joue à { $asked }, non à { $city }
why-no-district = Il n’y a pas de quartier sur { $plot } à { $city }
why-not-own-or-grey = Un maître de corporation se place sur un quartier { $guild } ou gris ; { $plot } à { $city } n’est ni l’un ni l’autre
why-not-a-church = { $plot } à { $city } n’est pas un quartier d’Église
why-has-a-cathedral = { $plot } à { $city } porte déjà une cathédrale
why-no-site = Il n’y a pas de chantier sur { $plot } à { $city }
why-gold-arms = Une carte dorée ne permet que les quartiers gris et d’Église, pas un quartier { $arms }
why-other-arms = Cette carte ne permet pas de quartier { $arms }

## Refus : construction

why-no-such-plot = Le terrain { $plot } n’existe pas à { $city } ; seul un quartier d’Église à format spécial peut le créer
why-plot-built = { $plot } à { $city } est déjà construit
why-plot-covered = { $plot } à { $city } est recouvert d’un carton
why-plot-swallowed = { $plot } à { $city } a été absorbé par la grande église voisine
why-special-elsewhere = Le quartier { $tile } ne se pose pas sur { $plot } : A et C vont sur un coin de la ville, B et D sur un rempart
why-no-tile-left = Il n’y a plus de quartier { $tile } qui convienne à { $plot }
why-corner-taken = Ce quartier occupe { $plot } et { $other } à { $city }, or { $other } n’est pas libre
why-no-ground = Le sol dont { $tile } a besoin autour de { $plot } à { $city } est déjà occupé
why-same-arms = Sur { $plot } à { $city }, le quartier { $arms } toucherait celui de mêmes armes sur { $other }
why-no-support = Aucun côté long de { $plot } à { $city } ne borde un quartier déjà construit

## Le jeu

game-name = Les corporations au pouvoir
game-tagline = Construisez des quartiers dans six villes et dominez celles qui comptent.
ending-plots = Il ne restait qu’un terrain à bâtir au plus
ending-gold = Les cartes dorées sont épuisées
ending-no_open_plot = Il ne restait plus de terrain à bâtir
ending-influenced_only = Seules des corporations sous influence pouvaient encore construire
ending-stall = Rien n’a été construit pendant de nombreux tours

## Options

option-guild_choice = Corporations
option-guild_choice-help = Comment les corporations sont attribuées aux joueurs.
option-guild_choice-random = tirées au sort
option-guild_choice-given = selon la liste
option-guilds = Liste des corporations
option-guilds-help = Par place : blue, yellow, green, red. À deux joueurs, les deux corporations propres, puis les deux sous influence.
option-first_player = Premier joueur
option-first_player-help = Qui est premier joueur de la première manche.
option-first_player-random = tiré au sort
option-touch = Mêmes armes
option-touch-help = Quand deux quartiers de mêmes armes se touchent.
option-touch-side = par un côté
option-touch-corner = aussi par un angle
option-half_value = Deuxième place
option-half_value-help = Comment on arrondit la moitié de la valeur d’une ville.
option-half_value-up = vers le haut
option-half_value-down = vers le bas
option-scored_city_cards = Cartes des villes décomptées
option-scored_city_cards-help = Les cartes d’une ville décomptée restent-elles en main, sans effet ?
option-scored_city_cards-removed = elles quittent le jeu
option-scored_city_cards-kept = elles restent
option-influenced_tiles = Les cartes sous influence bâtissent pour
option-influenced_tiles-help = À deux joueurs : pour quelle corporation sous influence une carte tirée peut construire.
option-influenced_tiles-card_arms = la corporation de la carte
option-influenced_tiles-any = l’une ou l’autre
option-influenced_neutral = Cartes sous influence et quartiers neutres
option-influenced_neutral-help = À deux joueurs : une carte tirée permet-elle aussi de construire des quartiers gris et d’Église ?
option-influenced_neutral-true = gris et Église permis
option-influenced_neutral-false = les corporations seules
option-stall_limit_2p = Tours sans construction
option-stall_limit_2p-help = À deux joueurs : la partie s’arrête après autant de tours sans rien construire ni terminer.

## Phases et sources de points

phase-guilds = corporations
phase-first = premier joueur
phase-gold = carte dorée
phase-pile = carte sous influence
phase-choose_card = choix des cartes
phase-act_city = carte de ville
phase-site_city = ville du chantier
phase-site_build = chantier
phase-gold_city = carte dorée de ville
phase-gold_site_city = ville du chantier doré
phase-gold_site_build = chantier doré
phase-gold_cathedral = cathédrale
phase-gold_master = maître de corporation
phase-turn_start = début du tour
phase-own_card = carte propre
phase-over = fin
source-own-brugge = Bruges
source-own-utrecht = Utrecht
source-own-gent = Gand
source-own-ieper = Ypres
source-own-leuven = Louvain
source-own-luik = Liège
source-influenced-brugge = Bruges, sous influence
source-influenced-utrecht = Utrecht, sous influence
source-influenced-gent = Gand, sous influence
source-influenced-ieper = Ypres, sous influence
source-influenced-leuven = Louvain, sous influence
source-influenced-luik = Liège, sous influence
source-influence = cartes d’influence

## Terrains, quartiers, cartes

plot-c = centre-ville (c)
plot-r1 = rue nord (r1)
plot-r2 = rue est (r2)
plot-r3 = rue sud (r3)
plot-r4 = rue ouest (r4)
plot-p1 = rempart nord (p1)
plot-p2 = rempart est (p2)
plot-p3 = rempart sud (p3)
plot-p4 = rempart ouest (p4)
plot-t1 = coin nord-est (t1)
plot-t2 = coin sud-est (t2)
plot-t3 = coin sud-ouest (t3)
plot-t4 = coin nord-ouest (t4)
plot-xa1 = nouvelle rue (xa1)
plot-xa2 = nouvelle rue (xa2)
plot-xb1 = nouveau rempart (xb1)
plot-xc1 = nouveau rempart (xc1)
plot-xc2 = nouveau coin (xc2)
plot-in-city = { $plot } à { $city }
tile-plain = quartier { $arms }
tile-master = quartier { $arms } avec maître
tile-special = { $form ->
    [a] grande église A
    [b] grande église B
    [cl] grande église C, vers le sens antihoraire
    [cr] grande église C, vers le sens horaire
    [c] grande église C
   *[d] grande église D
}
card-influence = Influence
card-cathedral = Cathédrale
card-master = Maître de corporation
card-hidden = face cachée
card-of-guild = { $card } de { $guild }
card-short-site = Chantier
card-short-back = Reprendre
card-short-influence = Influence
card-short-cathedral = Cathédrale
card-short-master = Maître
nothing = aucune
nobody = personne
list = { $things }
stock-of-tile = rues { $r }, remparts { $p }, coins { $t }
stock-there = en stock
stock-used = construite

## Invites

prompt-guilds = Les corporations sont tirées au sort.
prompt-first = Le premier joueur est tiré au sort.
prompt-gold = Le premier joueur tire une carte dorée.
prompt-pile = On tire une carte sous influence.
prompt-choose-card = Choisissez en secret une carte d’action{ $influence ->
    [0] .
    [one] , et s’il faut y joindre votre carte d’influence.
   *[other] , avec { $influence } cartes d’influence au plus.
} { $first }
you-are-first = Vous êtes premier joueur.
is-first = Premier joueur : { $seat }.
prompt-act-city = Construisez un quartier à { $city }, ou terminez-y un chantier.
prompt-site-city = Choisissez la ville de votre chantier.
prompt-site-build = Ouvrez un chantier à { $city }.
prompt-gold-city = Carte dorée : construisez à { $city } un quartier gris ou d’Église, ou terminez un tel chantier.
prompt-gold-site-city = Carte dorée : choisissez la ville d’un chantier gris ou d’Église.
prompt-gold-site-build = Carte dorée : ouvrez à { $city } un chantier gris ou d’Église.
prompt-gold-cathedral = Carte dorée : placez la cathédrale sur un quartier d’Église.
prompt-gold-master = Carte dorée : placez le maître de corporation sur un de vos quartiers ou un quartier gris.
prompt-turn-start = À vous : jouez une carte de votre main, ou tirez d’abord une carte sous influence.
prompt-own-card = Jouez maintenant une carte de votre main.
prompt-influenced-act-city = Carte de { $guild } : construisez un quartier à { $city }, ou terminez-y un chantier.
prompt-influenced-site-city = Carte de { $guild } : choisissez la ville d’un chantier.
prompt-influenced-site-build = Carte de { $guild } : ouvrez un chantier à { $city }.
prompt-over = { $ending }. { $seats } gagne avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
prompt-over-shared = { $ending }. { $seats } partagent la victoire avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
watch-choose-card = On choisit les cartes. On attend { $seats }.
watch-choose-card-sealed = Votre carte est scellée. On attend { $seats }.
watch-act-city = { $seat } construit ou termine un quartier à { $city }.
watch-site-city = { $seat } choisit la ville d’un chantier.
watch-site-build = { $seat } ouvre un chantier à { $city }.
watch-gold-city = { $seat } exécute une carte dorée à { $city }.
watch-gold-site-city = { $seat } choisit la ville d’un chantier doré.
watch-gold-site-build = { $seat } ouvre un chantier doré à { $city }.
watch-gold-cathedral = { $seat } élève une cathédrale.
watch-gold-master = { $seat } place un maître de corporation.
watch-turn-start = { $seat } commence son tour.
watch-own-card = { $seat } joue une carte.
watch-influenced-act-city = { $seat } exécute la carte de { $guild } à { $city }.
watch-influenced-site-city = { $seat } choisit une ville pour la carte de { $guild }.
watch-influenced-site-build = { $seat } ouvre un chantier à { $city } pour la carte de { $guild }.

## Désignations et choix

pick-plot = { $city }, { $plot }
pick-finish = Terminer le chantier
pick-count = { $count ->
    [0] sans carte d’influence
    [one] avec { $count } carte d’influence
   *[other] avec { $count } cartes d’influence
}
mark-first = agit en premier
choice-draw = Tirer une carte sous influence
choice-play = Jouer { $card }{ $influence ->
    [0] {""}
    [one] {" "}avec { $influence } carte d’influence
   *[other] {" "}avec { $influence } cartes d’influence
}
choice-city = Ouvrir le chantier à { $city }
choice-build = Construire à { $city }, { $plot } : { $tile }
choice-site = Chantier à { $city }, { $plot } : { $tile }
choice-finish = Terminer le chantier à { $city }, { $plot }
choice-cathedral = Cathédrale à { $city }, { $plot }
choice-master = Maître de corporation à { $city }, { $plot }

## Villes et terrains

city-absent = hors jeu
city-scored = décomptée
city-open = { $open ->
    [one] { $open } libre
   *[other] { $open } libres
}
city-of-full = sur { $full }
guild-points = { $guild } { $points }
standing-guild = { $guild } : { $districts ->
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
tip-city = { $city } : vaut { $value }, pleine { $full } ; { $open ->
    [0] aucun terrain libre
    [one] { $open } terrain libre
   *[other] { $open } terrains libres
}. Décomptée maintenant : { $standings }.
tip-scored = { $city }, décomptée avec une valeur de { $value }. { $standings }.
tip-absent = { $city } ne participe pas à cette partie.
tip-open = { $plot } : libre, possible pour { $arms }
tip-closed = { $plot } : libre, mais aucun quartier ne convient pour le moment
tip-distant = { $plot } : libre, pas encore accessible
tip-covered = { $plot } : recouvert, ne sera jamais construit
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
tip-gold-pile = Cartes dorées : { $a } dans la pile A, { $b } dans la pile B
tip-gold-card = Carte dorée de { $seat }{ $shown ->
    [yes] {""}
   *[no] , pas encore dévoilée
} : { $card }
tip-gold-discard = Cartes dorées utilisées : { $cards }
tip-pile = Cartes sous influence : { $left } dans la pile, { $used } utilisées
tip-influenced-card = { $card }, carte sous influence de { $guild }
tip-pair = { $seat } marque pour { $guild } et { $influenced }
tip-sealed = { $seat } a scellé son choix
tip-choosing = { $seat } n’a pas encore choisi
tip-play = { $seat } joue { $card }{ $influence ->
    [0] {""}
    [one] {" "}avec { $influence } carte d’influence
   *[other] {" "}avec { $influence } cartes d’influence
}
tip-acting = { $seat } exécute { $card }
tip-done = { $seat } a agi
tip-score = { $guild } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
strip-own = propre
strip-influenced = influencée
scene-round = Manche { $round }. Terrains libres : { $plots }. Villes décomptées : { $scored }.
scene-turn = Tour { $round }. Terrains libres : { $plots }. Villes décomptées : { $scored }.
hand-played = { $card }, jouée
hand-influence = { $count ->
    [0] aucune carte d’influence
    [one] { $count } carte d’influence
   *[other] { $count } cartes d’influence
}
hand-gold = carte dorée : { $card }
hand-tile = { $tile } : { $stock }
hand-tile-nowhere = { $tile } : aucune place dans cette ville pour le moment
hand-tile-nowhere-of = { $tile } ({ $stock }) : aucune place dans cette ville pour le moment
player = Joueur { $number }
panel-guild = corporation
panel-influence = influence
panel-influenced = avec { $guild }
panel-sum = { $own } + { $other }
panel-hand = main
panel-played = jouées
panel-tiles = quartiers
table-city = { $city } : { $value } sur { $full }
table-stock = Quartiers en stock
table-points = Points des corporations
table-gold = Cartes dorées pas encore dévoilées
table-pile = Cartes sous influence à venir
unseen-gold = A { $a }, B { $b }

## Ce qui s’est passé

event-guilds_given = Les corporations, par place : { $guilds }.
event-influence_given = Les corporations sous influence, par place : { $guilds }.
event-first_player_found = { $seat } est premier joueur.
event-gold_drawn = { $seat } tire une carte dorée de la pile { $pile } : face cachée.
event-gold_drawn-known = { $seat } tire une carte dorée de la pile { $pile } : { $card }.
event-gold_removed = La carte dorée { $card } quitte le jeu : cette ville est décomptée.
event-card_chosen = { $seat } a choisi.
event-cards_revealed = Dans l’ordre du jeu : { $plays }.
revealed-card = { $seat } { $card }{ $influence ->
    [0] {""}
   *[other] {" "}+{ $influence }
}
event-card_played = { $seat } joue { $card }.
event-action_void = { $card } reste sans effet : { $seat } ne peut pas l’exécuter.
event-cards_taken_back = { $seat } reprend en mains : { $cards }.
event-gold_revealed = { $seat } dévoile une carte dorée : { $card }.
event-influenced_card_drawn = { $seat } tire une carte sous influence : { $card } (corporation : { $guild }).
event-influenced_card_removed = { $card } quitte le jeu : cette ville est décomptée.
event-pile_renewed = { $seat } mélange les cartes sous influence utilisées en une nouvelle pile.
event-forced = { $seat } n’a qu’un choix : face cachée.
event-forced-known = { $seat } n’a qu’un choix : { $action }.
event-district_built = { $seat } construit à { $city }, { $plot } : { $tile }.
event-site_built = { $seat } ouvre un chantier à { $city }, { $plot } : { $tile }.
event-site_finished = { $seat } termine le chantier { $arms } à { $city }, { $plot }.
event-plot_opened = { $city } s’agrandit : { $plot }.
event-plot_covered = { $city } : { $plot } est recouvert.
event-cathedral_raised = { $seat } élève une cathédrale à { $city }, { $plot }.
event-master_placed = { $seat } place un maître de corporation à { $city }, { $plot }.
event-city_scored = { $city } est décomptée, valeur { $value } : { $standings }.
event-influence_bonus_given = { $seat } a le plus de cartes d’influence : { $points } points.
event-game_ended = La partie est terminée : { $ending ->
    [plots] il restait un terrain à bâtir au plus
    [gold] les cartes dorées sont épuisées
    [no_open_plot] il ne reste plus de terrain à bâtir
    [influenced_only] seules des corporations sous influence pouvaient encore construire
   *[stall] rien n’a été construit pendant de nombreux tours
}.

## Aperçus

preview-draw = Une des { $left } cartes sous influence est tirée et exécutée.
preview-draw-renewed = Les { $left } cartes sous influence utilisées forment la nouvelle pile ; une carte est tirée et exécutée.
preview-back = De retour en main : { $cards }
preview-site = Possible maintenant à { $cities } ; pions de chantier en stock : { $left }
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
preview-last-round = C’est la dernière manche : les cartes dorées sont épuisées.
preview-value = { $city } vaut { $value } (avant : { $before }), pleine { $full }
preview-standing = Décomptée ainsi : { $standings }
preview-opens = Nouveaux terrains : { $plots }
preview-takes = Occupe aussi : { $plots }
preview-closes = Désormais impossible pour { $arms } : { $plots }
preview-scored = { $city } est décomptée avec une valeur de { $value }
preview-ends = La partie se termine : { $ending }
warn-nothing-back = Vous n’avez aucune carte à reprendre.
warn-void = En l’état, { $card } reste sans effet.
warn-no-own = Aucun quartier { $arms } ne convient à { $city } pour le moment : seulement gris ou d’Église.
warn-last-tile = { $shape ->
    [R] C’est votre dernier quartier de rue.
    [P] C’est votre dernier quartier de rempart.
   *[T] C’est votre dernier quartier de coin.
}
warn-plot-dies = Ne pourra plus jamais être construit : { $plots }.
warn-site-in-vain = { $city } sera pleine : un chantier n’y compte pas.
warn-city-full = { $city } sera pleine : { $points } pour { $seat }, { $own } pour vous.
warn-ends = Il ne restera qu’un terrain libre au plus : la partie s’arrête avec cette manche.


## Leçons

lesson-home = Construire chez soi
lesson-home-text = Louvain est votre ville d’origine, et son centre est un quartier jaune. Toutes les rues touchent le centre : vos propres quartiers n’y vont donc pas. Un rempart peut être construit dès qu’il a une rue où s’appuyer.
lesson-home-task = Vous êtes jaune et avez joué la carte de Louvain. Construisez de sorte qu’ensuite le rempart nord (p1) et le rempart est (p2) puissent tous deux recevoir un quartier jaune.
lesson-home-why = Un rempart s’appuie par son côté long sur deux rues. La rue nord (r1) porte à la fois p1 et p2, et un quartier gris ou d’Église n’y porte pas vos armes. Une action possible doit être exécutée : de toute façon, il vous fallait en construire un.
lesson-home-wrong-1 = La rue est porte les remparts p2 et p3. Le rempart nord p1 n’a toujours rien où s’appuyer.
lesson-home-wrong-2 = La rue ouest porte les remparts p4 et p1. Le rempart est p2 n’a toujours rien où s’appuyer.
lesson-home-wrong-3 = La rue sud porte les remparts p3 et p4 : ce ne sont pas ceux que vous vouliez.
lesson-opening = Jamais côte à côte
lesson-opening-text = Vous avez un quartier à Gand, la rue nord (r1). Des quartiers de mêmes armes n’ont jamais de côté en commun.
lesson-opening-task = Vous êtes bleu et avez joué la carte de Gand. Construisez un second quartier bleu à Gand.
lesson-opening-why = La rue sud (r3) est la seule place pour le moment : les autres rues et les remparts p1 et p2 touchent tous votre premier quartier, et l’on ne peut encore rien atteindre d’autre. Avec ou sans maître imprimé, peu importe ici.
lesson-opening-wrong-1 = Un quartier gris compte pour la corporation grise, pas pour vous.
lesson-opening-wrong-2 = Un quartier d’Église augmente la valeur de la ville, mais ne compte pour aucune corporation.
lesson-order = Qui agit le premier ?
lesson-order-text = Jaune est premier joueur ; vert, bleu et rouge suivent dans le sens horaire. Jaune n’a plus de carte d’influence, vert et bleu en ont une chacun, et vous en avez trois. Plus on a joué de cartes, plus on agit tôt ; à égalité, le plus proche du premier joueur dans le sens horaire passe devant.
lesson-order-task = Vous êtes rouge. Jouez la carte de Louvain de façon à agir avant tous les autres quoi qu’ils fassent, sans gaspiller de carte d’influence.
lesson-order-why = Vert et bleu peuvent jouer deux cartes au plus. Avec trois cartes, Louvain et deux cartes d’influence, vous agissez avant tout le monde. La troisième carte d’influence reste dans votre main, où elle peut rapporter trois points à la fin.
lesson-order-wrong-1 = Avec une seule carte, vous passez en dernier : tous les autres sont plus près du premier joueur que vous.
lesson-order-wrong-2 = Deux cartes ne suffisent pas à coup sûr : vert ou bleu peut en jouer deux aussi, et tous deux sont plus près du premier joueur.
lesson-order-wrong-3 = Vous agiriez le premier, mais avec une carte de moins aussi. Les cartes d’influence jouées quittent le jeu.
lesson-site = Terminer à temps
lesson-site-text = Un seul terrain est libre à Utrecht, le coin nord-est (t1). Vert a joué lui aussi la carte d’Utrecht, agit après vous et devra remplir ce coin. Un quartier rouge n’y va pas, car il toucherait le rempart nord (p1), qui est rouge. Votre rue sud (r3) est encore en chantier.
lesson-site-task = Vous êtes rouge et avez joué la carte d’Utrecht. Tirez le plus de points d’Utrecht, qui sera décomptée dans cette manche.
lesson-site-why = Les quartiers en chantier ne comptent pas. Terminé, votre troisième quartier vous met à égalité avec bleu, et vos deux maîtres imprimés gagnent la première place : 14 ou 15 points. Vert remplira le coin.
lesson-site-wrong-1 = La ville est pleine, et votre chantier ne compte pas. Bleu est premier, et le gris passe devant vous avec les deux maîtres du centre : 4 points.
lesson-site-wrong-2 = La ville est pleine, votre chantier ne compte pas, et le gris est encore plus fort avec un troisième maître. Vous êtes troisième : 4 points.
lesson-site-wrong-3 = La ville est pleine et vaut 14, mais votre chantier ne compte pas. Bleu est premier avec trois quartiers, vous êtes deuxième : 7 points.
lesson-enlarge = Une ville qui grandit
lesson-enlarge-text = À Gand, seul le coin sud-est (t2) est libre, et rouge est en tête. Vous ne pouvez pas y construire de vert, car le rempart est (p2) est vert.
lesson-enlarge-task = Vous êtes vert et avez joué la carte de Gand. Construisez de sorte qu’il reste ensuite des terrains libres à Gand.
lesson-enlarge-why = Les quartiers d’Église à format spécial A et C se posent sur un coin et créent de nouveaux terrains hors des remparts, ici deux. La ville continue, et vous avez encore une chance de rattraper rouge.
lesson-enlarge-wrong-1 = Un quartier d’Église ordinaire remplit le dernier terrain. Gand est décomptée dans cette manche, et vous êtes troisième : 4 points.
lesson-enlarge-wrong-2 = Cela remplit le dernier terrain. Gand est décomptée dans cette manche, et vous êtes troisième : 4 points.
lesson-enlarge-wrong-3 = Cela remplit le dernier terrain, et avec deux quartiers et un maître le gris vous rejoint. Vous partagez les places trois et quatre : 2 points.
lesson-close = Deux terrains d’un coup
lesson-close-text = Deux terrains sont libres à Ypres, le rempart nord (p1) et le coin nord-est (t1). Jaune et vous avez trois quartiers chacun, et avec deux maîtres contre un vous êtes devant. Aucun quartier bleu ne va sur l’un ni sur l’autre, mais un jaune va sur les deux, et jaune a joué lui aussi la carte d’Ypres et agit après vous.
lesson-close-task = Vous êtes bleu et avez joué la carte d’Ypres. Assurez-vous la première place.
lesson-close-why = Le quartier spécial D occupe un rempart et le coin qui le suit dans le sens horaire. Ypres est pleine, jaune n’y trouve plus rien à construire, et vous marquez toute la valeur : 14 points.
lesson-close-wrong-1 = Le coin reste libre, et jaune le prend avec un quatrième quartier.
lesson-close-wrong-2 = Le rempart reste libre, et jaune le prend avec un quatrième quartier.
lesson-close-wrong-3 = La ville vaut plus, mais le rempart reste libre, et jaune le prend avec un quatrième quartier.
lesson-last-district = Le dernier terrain de Louvain
lesson-last-district-text = Chaque corporation a deux quartiers terminés à Louvain, et un terrain est libre, le coin sud-ouest (t3). Jaune y a trois maîtres, dont deux sur le centre, rouge et vert en ont un chacun, le gris et vous n’en avez pas.
lesson-last-district-task = Vous êtes bleu et avez joué la carte de Louvain. Gagnez la ville.
lesson-last-district-why = Les quartiers passent avant les maîtres : avec votre troisième quartier, vous êtes premier. La ville vaut 16 : onze pour les quartiers de corporation, deux pour un quartier d’Église, trois pour celui de la cathédrale.
lesson-last-district-wrong-1 = Voilà le gris à trois quartiers, et il gagne la ville. Vous en avez deux et aucun maître, la dernière place.
lesson-last-district-wrong-2 = La ville vaut 17, mais chaque corporation a deux quartiers, et jaune gagne avec trois maîtres. Vous n’en avez pas.
lesson-guild-master = Un maître pour les neutres
lesson-guild-master-text = Louvain est pleine et va être décomptée. Vous êtes premier avec trois quartiers. Les autres en ont deux : jaune avec trois maîtres, rouge et vert avec un chacun, le gris sans aucun. Votre carte dorée est un maître de corporation, pour un quartier bleu ou gris.
lesson-guild-master-task = Vous êtes bleu. Placez le maître de sorte que ni rouge ni vert ne reçoivent de points pour Louvain.
lesson-guild-master-why = Avec un maître, le gris est à égalité avec rouge et vert. Les trois partagent les places trois à cinq, et tous reçoivent les points de la plus basse : aucun. Vous recevez 16 points et jaune 8.
lesson-guild-master-wrong-1 = Trois quartiers ont déjà gagné, et les maîtres ne font que départager. Rouge et vert partagent les places trois et quatre : 2 points chacun.
lesson-guild-master-wrong-2 = Votre première place est sûre sans maître. Rouge et vert partagent les places trois et quatre : 2 points chacun.
lesson-guild-master-wrong-3 = Nul autre n’a trois quartiers : vos maîtres n’y changent rien. Rouge et vert partagent les places trois et quatre : 2 points chacun.
lesson-guild-master-wrong-4 = Cela aidera peut-être le gris à Utrecht un jour. À Louvain rien ne change, et rouge et vert reçoivent 2 points chacun.
lesson-cover = Un terrain qui meurt
lesson-cover-text = On joue à trois, sans vert. Deux terrains sont libres à Gand : la rue nord (r1), qui touche des quartiers rouge, bleu, gris et d’Église, et le rempart nord (p1). Personne d’autre ne construit à Gand dans cette manche. Un terrain qu’aucun quartier ne pourra jamais remplir est recouvert d’un carton à l’étape six.
lesson-cover-task = Vous êtes jaune et avez joué la carte de Gand. Construisez de sorte que Gand soit décomptée dans cette manche.
lesson-cover-why = Un rempart jaune touche aussi la rue nord. Les cinq armes de cette partie l’entourent maintenant, et aucun quartier ne pourra jamais y être construit : elle est recouverte, et Gand est pleine. Avec quatre quartiers vous êtes premier, 13 points.
lesson-cover-wrong-1 = Le rempart pourrait encore recevoir un quartier d’Église : il reste libre, et la ville n’est pas pleine.
lesson-cover-wrong-2 = Un maître imprimé n’y change rien : le rempart pourrait encore recevoir un quartier d’Église et reste libre.
lesson-cover-wrong-3 = La rue pourrait encore recevoir un quartier jaune : elle reste libre, et la ville n’est pas pleine.
lesson-influenced = Une carte de l’autre camp
lesson-influenced-text = À deux joueurs : votre corporation est la bleue, et la rouge marque aussi pour vous ; la jaune et la verte marquent pour l’autre joueur. Vous avez tiré la carte de Gand de vert : elle construit un quartier vert, gris ou d’Église. Un coin est libre. Rouge et vert ont trois quartiers chacun, et rouge a plus de maîtres.
lesson-influenced-task = Vous êtes bleu. Tirez le meilleur parti de cette carte.
lesson-influenced-why = Il faut exécuter la carte, mais pas forcément pour vert. Un quartier d’Église ajoute deux à la valeur : rouge reste premier et vous rapporte 15 points, vert en reçoit 8.
lesson-influenced-wrong-1 = Avec un quatrième quartier, vert gagne la ville : 14 points pour l’autre joueur, et 7 pour rouge.
lesson-influenced-wrong-2 = Vert gagne la ville, maître ou non : 14 points pour l’autre joueur, et 7 pour rouge.
lesson-influenced-wrong-3 = Rouge reste premier, mais la ville ne vaut que 14. Il y a mieux.
