## La table

table-board = Le plateau de { $game } : les flèches vont d’un choix possible à l’autre, Entrée choisit
table-seats = Places
table-desk = Ce qui est demandé, votre main, journal et discussion
table-hand = Votre main
hand-read = Touchez ou montrez une carte pour la lire
table-talk = Journal, discussion, choix
table-log = Journal
table-chat = Discussion
table-choices = Choix
table-more = Plus
table-points = points
table-gone = Quelqu’un qui est parti
table-looking = On cherche le serveur… votre coup est gardé
table-lost = La connexion est perdue ; elle revient d’elle-même.
table-stale = La partie a avancé. Voici la nouvelle position.
table-stale-kept = La partie avait avancé. Votre choix tient encore : regardez, puis confirmez.
table-stale-same = C’était trop tard, ou deux fois. Voici où en est la table ; à vous de décider.
table-catching-up = Cette page était en retard ; elle se remet à jour…
table-skip = Aller au présent
table-problem = Cette table ne peut être montrée
table-result = Résultat
table-invitation-old = Cette invitation ne mène plus à aucune place libre.
table-why-none = Rien de ce qu’on tenterait ici n’est interdit.
table-from-record = Cette partie reprend une partie notée.
table-from-position = Cette partie a commencé par une position écrite.

## Décider

decide-prompt = Ce qui est demandé
decide-path = Choisi jusqu’ici
decide-take-back = Reprendre
decide-turn = Tourner
decide-back = Retour
decide-choose = Choisissez
decide-lit = Choisissez ce qui est éclairé
decide-point = Passez sur une carte pour voir ce qu’elle ferait.
decide-offer = Faire cette offre
decide-number = Nombre
decide-less = Moins
decide-more = Plus

## Offres en mots

offer-compose = Une offre avec vos mots
offer-left = { $n ->
    [one] Encore une offre possible
   *[other] Encore { $n } offres possibles
}
offer-whom = À qui
offer-give = Je donne
offer-want = Je veux

## Les choix en liste

choices-type = Chercher ou écrire un coup
choices-none = Il n’y a rien à décider maintenant.
choices-unknown = Aucun choix ne s’appelle ainsi.
choices-ask-why = demande pourquoi
choices-list = { $n ->
    [one] Un choix
   *[other] { $n } choix
}

## Phrases de la page

prompt-wait = On attend { $seats }
prompt-paused = La partie est en pause
sealed-done = Votre choix est scellé
sealed-change = Changer

## Places

seat-more = Tout sur cette place
seat-you = vous
seat-your-turn = à vous
seat-away = absent
seat-bot-plays = un robot joue
seat-asks-undo = reprendre ?
seat-asks-draw = nulle ?
seat-asks-sit = place demandée

## Demandes

request-undo = { $seat } voudrait reprendre un coup. Il a montré quelque chose, on demande donc à tous.
request-draw = { $seat } propose de finir sans vainqueur.
request-agree = D’accord
request-refuse = Refuser
request-undo-sent = On demande aux autres si vous pouvez reprendre.
request-draw-sent = On demande aux autres s’ils veulent finir sans vainqueur.
request-sit = { $name } voudrait reprendre au robot la place de { $seat }, et verrait ce qu’elle sait.
request-sit-sent = Vous avez demandé la place de { $seat } ; les autres n’ont pas encore répondu.
request-sit-refused = La place ne vous a pas été donnée.
request-sit-invited = Vous êtes invité à reprendre la place d’un robot, si les autres sont d’accord.
request-sit-ask = Demander la place

## Conseils

hint-take = Choisir cela
hint-thinking = Un robot réfléchit à votre coup…

## Barre, dock, menu

bar-undo = Reprendre
bar-hint = Conseil
bar-rules = Règles
bar-why = Pourquoi est-ce interdit ?
bar-why-short = Pourquoi ?
bar-menu = Table
bar-tables = Ce que chacun peut compter
bar-layers = Ce qui peut couvrir le plateau
bar-watching = Spectateur
dock-board = Plateau
menu-link = Copier le lien de cette table
menu-link-copied = Le lien est copié.
menu-record = Télécharger la partie
menu-replay = Revoir
menu-pause = Pause
menu-resume = Reprendre la partie
menu-hand-over = Laisser un robot jouer pour moi
menu-take-back = Rejouer moi-même
menu-draw = Proposer la nulle
menu-resign = Abandonner
menu-resign-sure = Abandonner ? Vous serez dernier ; un robot joue votre place jusqu’à la fin.
menu-abandon = Arrêter la partie
menu-abandon-sure = Arrêter la partie sans résultat ?
menu-no = Non
menu-keys = Touches : flèches et Entrée choisissent, Échap reprend, T tourne, 1–9 le énième choix, / la liste, U reprendre, H conseil, R règles, L journal, C discussion, + − 0 zoom.
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Tout montrer
title-your-turn = À vous de jouer
clock-days = { $d } j { $h } h

## Journal et discussion

log-empty = Il ne s’est encore rien passé.
chat-empty = Dites bonsoir.
chat-say = Dire quelque chose à la table
chat-send = Envoyer
chat-report = Signaler cette ligne
chat-report-reason = Signalé par un lecteur de la table
chat-reported = Merci. Quelqu’un regardera.

## Avant la partie

room-waiting = { $n ->
    [one] Une chaise est libre. Envoyez un lien, ou laissez un robot s’asseoir.
   *[other] { $n } chaises sont libres. Envoyez des liens, ou laissez des robots s’asseoir.
}
room-ready = Tout le monde est là.
room-free = libre
room-bot = Robot, { $level }
room-sit = S’asseoir ici
room-stand-up = Se lever
room-add-bot = Robot
room-remove-bot = Retirer
room-invite = Inviter
room-copied = Copié
room-accept = S’asseoir
room-start = Commencer
room-abandon = Renoncer à la table

## Un appareil pour plusieurs joueurs

curtain-pass = Passez l’appareil à { $seat }
curtain-help = Que personne d’autre ne regarde.
curtain-open = Je suis { $seat }
