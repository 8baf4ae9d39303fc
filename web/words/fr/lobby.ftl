## La salle

lobby-title = Tables
lobby-welcome = Bonsoir. À quoi joue-t-on ?
lobby-welcome-text = { $games ->
    [5] Cinq jeux
    [6] Six jeux
    [one] Un jeu
   *[other] { $games } jeux
} du Moyen Âge. Jouez d’un clic contre des robots, ou ouvrez une table pour vos amis.
lobby-mine = Vos parties
lobby-turn = À vous
lobby-open = Ouvrir
lobby-waiting-for = on attend { $names }
lobby-waiting-seats = { $free ->
    [one] une place est encore libre
   *[other] { $free } places sont encore libres
}
lobby-ready = prête à commencer
lobby-paused = en pause
lobby-playing = en cours
lobby-games = Jouer
lobby-level = Robots de niveau
lobby-play-now = Jouer tout de suite
lobby-play-now-of = Jouer tout de suite à { $game } contre des robots
lobby-new = Nouvelle table
lobby-new-of = Nouvelle table de { $game }
lobby-seats-range = { $least } à { $most } places
lobby-seats-one = { $seats } places
lobby-lessons-of = Leçons
lobby-rules-of = Règles
lobby-tables = Tables ouvertes
lobby-tables-none = Aucune table n’est ouverte en ce moment. Ouvrez-en une : amis ou robots s’assiéront avec vous.
lobby-tables-none-filtered = Aucune table ne répond à ce choix.
lobby-all-games = Tous les jeux
lobby-only-free = Place libre
lobby-sit = S’asseoir
lobby-sit-at = S’asseoir à { $title }
lobby-watch = Regarder
lobby-watch-at = Regarder { $title }
lobby-free = { $free ->
    [one] 1 place libre
   *[other] { $free } places libres
}
lobby-watchers = { $watchers ->
    [one] 1 spectateur
   *[other] { $watchers } spectateurs
}
lobby-seat-free = place libre
lobby-somebody = quelqu’un
lobby-seat-of = { $name }, { $colour }
lobby-bot = { $level } (robot)
lobby-standard = règles habituelles
lobby-rated = classée
lobby-join = Rejoindre une table
lobby-join-text = On vous a envoyé un lien ou un code ? Mettez-le ici.
lobby-join-label = Lien ou code
lobby-join-go = Aller à la table
lobby-join-bad = Ce n’est ni le lien ni le code d’une table.
lobby-learn = Apprendre un jeu
lobby-learn-text = De courtes positions à résoudre, puis une première partie avec un robot qui explique.
lobby-learn-none = Commencer
lobby-learn-on = Continuer
lobby-learn-count = { $done ->
    [one] 1 leçon résolue
   *[other] { $done } leçons résolues
}
lobby-over = Parties terminées
lobby-over-none = Les parties terminées seront gardées ici, prêtes à être revues.
lobby-over-mine = Les miennes
lobby-over-search = Chercher par joueur ou par titre
lobby-over-more = En montrer plus
lobby-over-won = victoire de { $names }
lobby-over-shared = victoire partagée de { $names }
lobby-over-ended = arrêtée avant la fin
lobby-replay = Revoir
lobby-replay-of = Revoir { $title }
lobby-import = Reprendre un enregistrement ou une position
lobby-import-text = Collez le texte d’un enregistrement ou d’une position, ou choisissez un fichier. Une nouvelle table commence là où il finit.
lobby-import-label = Enregistrement ou position
lobby-import-file = Choisir un fichier
lobby-import-go = L’ouvrir
lobby-import-bad = Ce n’est ni un enregistrement ni une position : { $reason }
import-no-game = on n’y trouve pas le nom du jeu
import-no-seats = on n’y trouve pas le nombre de places
import-no-json = cela commence comme une position, mais reste illisible
lobby-title-of = { $game } de { $name }
lobby-reload = Réessayer

## Le nom, demandé une fois

guest-title = Comment vous appeler ?
guest-text = Les autres joueurs voient ce nom. Pas besoin de compte ; vous pourrez en créer un plus tard et garder vos parties.
guest-name = Votre nom
guest-go = Prendre place
guest-account = J’ai un compte

## Une nouvelle table

new-title = Nouvelle table
new-title-of = Nouvelle table : { $game }
new-game = Jeu
new-seats = Places
new-who = Qui joue
new-seat = Place { $number }, { $colour }
new-seat-me = Vous
new-seat-bot = Robot
new-seat-open = Libre
new-seat-open-help = N’importe qui peut s’asseoir ici.
new-seat-invite = Invitation
new-seat-invite-help = Vous recevez pour cette place un lien à envoyer à un ami.
new-seat-hot = Vous aussi : les deux jouent à cet écran, avec un rideau entre eux
new-seat-kind = Qui prend { $colour }
new-seat-level = Niveau du robot
new-clock = Pendule
new-clock-none = Aucune
new-clock-live = { $minutes } min chacun
new-clock-live-more = { $minutes } min + { $increment } s par coup
new-clock-days = { $days ->
    [one] 1 jour par coup
   *[other] { $days } jours par coup
}
new-clock-own = Autre
new-clock-own-minutes = Minutes chacun
new-clock-own-increment = Secondes ajoutées par coup
new-clock-own-days = Jours par coup
new-clock-out = Quand une pendule tombe
new-clock-out-bot = un robot continue
new-clock-out-end = la partie s’arrête
new-visibility = Qui peut la voir
new-visibility-public = Tout le monde
new-visibility-public-help = Elle est dans la liste des tables ouvertes ; chacun peut regarder.
new-visibility-link = Avec le lien
new-visibility-link-help = Elle n’est dans aucune liste ; qui a le lien peut regarder.
new-visibility-private = Les joueurs seuls
new-visibility-private-help = Personne d’autre que ceux qui y sont assis.
new-rated = Classement
new-rated-yes = Compte pour le classement
new-rated-no = Pour le plaisir
new-rated-help = Seules les parties entre personnes, chacune à son écran, sont classées.
new-delay = Les spectateurs la voient
new-delay-none = aussitôt
new-delay-by = { $seconds } secondes plus tard
new-name = Nom de la table
new-name-example = p. ex. { $game } du dimanche
new-options-all = Toutes les options
new-rest = Le reste
new-change = Modifier
new-fold = Replier
new-reset = Revenir aux règles habituelles
new-number-from = un nombre à partir de { $least }
new-number-between = un nombre de { $least } à { $most }
new-per-seat = place { $number }, { $colour }
new-cancel = Annuler
new-open = Ouvrir la table
new-start = Commencer la partie
new-from = Cette table reprend un enregistrement ou une position, qui fixe le jeu, les places et les règles.
new-from-drop = Commencer à neuf
new-say-clock-none = sans pendule
new-say-visibility-public = chacun peut regarder
new-say-visibility-link = avec le lien seulement
new-say-visibility-private = pour les joueurs seuls
new-say-rated = classée
new-say-unrated = hors classement
new-say-delay = spectateurs { $seconds } s en retard
new-failed = La table n’a pas pu être ouverte. { $sentence }
new-invitations = Votre table est ouverte
new-invitations-text = Envoyez à chaque ami le lien de sa place. Il sert une fois.
new-invitation-of = Lien pour { $colour }
new-invitation-copy = Copier
new-invitation-copied = Copié
new-to-table = À la table
