## La table

table-board = { $game }, plateau : les flèches vont d’un choix à l’autre, Entrée choisit
table-seats = Joueurs
table-desk = Votre décision, votre main, le journal et les messages
table-hand = Votre main
hand-read = Touchez ou survolez une carte pour la lire
table-talk = Journal, messages et choix
table-log = Journal
table-chat = Messages
table-choices = Choix
table-more = Plus
table-points = points
table-looking = Reconnexion… votre coup est enregistré
table-lost = Connexion perdue. Reconnexion…
table-stale = La partie a avancé. Voici la nouvelle position.
table-stale-kept = La partie a avancé, mais votre choix reste possible. Vérifiez-le, puis confirmez.
table-stale-same = Ce coup est arrivé trop tard, ou deux fois. Voici où en est la partie : c’est à vous.
table-catching-up = Mise à jour de la partie…
table-skip = Revenir au direct
table-problem = Impossible d’afficher cette table
table-result = Résultat
table-invitation-old = Cette invitation n’est plus valable.
table-why-none = Rien d’interdit à expliquer ici.
table-from-record = Cette partie reprend une partie enregistrée.
table-from-position = Cette partie a commencé à partir d’une position donnée.

## Décider

decide-prompt = Votre décision
decide-path = Vos choix jusqu’ici
decide-take-back = Annuler ce choix
decide-turn = Tourner
decide-back = Retour
decide-choose = Choisissez
decide-lit = Choisissez un élément en surbrillance
decide-point = Survolez une carte pour voir son effet.
decide-offer = Faire cette offre
decide-number = Nombre
decide-less = Moins
decide-more = Plus

## Offres en mots

offer-compose = Composer une offre
offer-left = { $n ->
    [one] Encore { $n } offre possible
   *[other] Encore { $n } offres possibles
}
offer-whom = Offre à
offer-give = Je donne
offer-want = Je demande

## Les choix en liste

choices-type = Chercher ou saisir un coup
choices-none = Rien à décider pour l’instant.
choices-unknown = Coup inconnu.
choices-ask-why = pour savoir pourquoi
choices-list = { $n ->
    [0] Aucun choix
    [one] { $n } choix
   *[other] { $n } choix
}

## Phrases de la page

prompt-wait = On attend { $seats }
prompt-paused = La partie est en pause
sealed-done = Votre choix est fait
sealed-change = Modifier

## Places

seat-more = Détails
seat-you = vous
seat-your-turn = à vous
seat-away = absent
seat-bot-plays = un robot joue
seat-asks-undo = annuler ?
seat-asks-draw = en rester là ?
seat-asks-sit = place demandée

## Demandes

request-undo = { $seat } voudrait annuler un coup. Ce coup a révélé quelque chose : l’accord de tous est nécessaire.
request-draw = { $seat } propose d’en rester là, sans vainqueur.
request-sit = { $name } voudrait remplacer le robot à la place { OF($seat) } et verrait alors ses secrets.
request-agree = Accepter
request-refuse = Refuser
request-undo-sent = Vous demandez à annuler un coup. Comme il a révélé quelque chose, l’accord de tous est nécessaire.
request-draw-sent = Vous proposez d’en rester là. On attend la réponse des autres.
request-sit-sent = Vous demandez la place { OF($seat) }. On attend la réponse des autres.
request-sit-refused = Vous n’avez pas obtenu la place.
request-sit-invited = On vous invite à remplacer un robot, si les autres sont d’accord.
request-sit-ask = Demander la place

## Conseils

hint-take = Jouer ce coup
hint-thinking = Un robot réfléchit à votre coup…

## Barre et dock

bar-undo = Annuler
bar-hint = Conseil
bar-rules = Règles
bar-why = Montrer ce qui est interdit, et pourquoi
bar-why-short = Interdit ?
bar-menu = Menu
bar-tables = Infos publiques
bar-layers = Calques
bar-watching = Spectateur
dock-board = Plateau
zoom-in = Zoom avant
zoom-out = Zoom arrière
zoom-fit = Tout afficher
title-your-turn = À vous de jouer
clock-days = { $d } j { $h } h

## Menu

menu-link = Copier le lien de la table
menu-link-copied = Lien copié
menu-record = Télécharger la partie enregistrée
menu-replay = Revoir
menu-pause = Mettre en pause
menu-resume = Reprendre la partie
menu-hand-over = Laisser un robot jouer pour moi
menu-take-back = Reprendre la main
menu-draw = Proposer d’en rester là
menu-resign = Abandonner
menu-resign-sure = Abandonner ? Vous serez à la dernière place, et un robot finira pour vous.
menu-abandon = Arrêter la partie
menu-abandon-sure = Arrêter la partie sans résultat ?
menu-no = Continuer à jouer

## Clavier

keys-title = Clavier
keys-walk = Passer d’un choix à l’autre
keys-pick = Choisir, puis confirmer
keys-back = Annuler le dernier choix
keys-turn = Tourner
keys-number = Choisir par numéro
keys-list = Liste des choix
keys-zoom = Zoom avant ou arrière

## Journal et messages

log-empty = Il ne s’est encore rien passé.
chat-empty = Dites bonjour !
chat-say = Écrire à la table
chat-send = Envoyer
chat-report = Signaler ce message
chat-report-reason = Signalé depuis la table
chat-reported = Merci de nous avoir prévenus. Nous allons regarder.

## Avant la partie

room-waiting = { $n ->
    [one] Il reste { $n } place libre. Envoyez un lien ou ajoutez un robot.
   *[other] Il reste { $n } places libres. Envoyez des liens ou ajoutez des robots.
}
room-ready = Tout le monde est là.
room-free = libre
room-bot = Robot, { $level }
room-sit = S’asseoir ici
room-stand-up = Se lever
room-add-bot = Ajouter un robot
room-remove-bot = Retirer
room-invite = Inviter
room-copied = Copié
room-accept = Prendre la place
room-start = Commencer
room-abandon = Annuler la table

## Un appareil pour plusieurs joueurs

curtain-pass = Passez l’appareil à { $seat }
curtain-help = Les autres, ne regardez pas.
curtain-open = Je suis { $seat }
