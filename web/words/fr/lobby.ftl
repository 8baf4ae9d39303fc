## Le salon

lobby-title = Salon
lobby-welcome = À quoi joue-t-on ?
lobby-welcome-text = { $games ->
    [one] { $games } jeu de société médiéval
   *[other] { $games } jeux de société médiévaux
}. Jouez contre des robots en un clic, ou ouvrez une table pour vos amis.
lobby-mine = Vos parties
lobby-turn = À vous
lobby-open = Ouvrir
lobby-waiting-for = on attend { $names }
lobby-waiting-seats = { $free ->
    [one] on attend { $free } joueur
   *[other] on attend { $free } joueurs
}
lobby-ready = prête à commencer
lobby-paused = en pause
lobby-playing = en cours
lobby-games = Jouer
lobby-level = Niveau des robots
lobby-play-now = Jouer tout de suite
lobby-play-now-of = Jouer tout de suite contre des robots : { $game }
lobby-new = Nouvelle table
lobby-seats-range = { $least } à { $most } joueurs
lobby-seats-one = { $seats } joueurs
lobby-lessons-of = Leçons
lobby-rules-of = Règles
lobby-bot = { $level } (robot)
lobby-seat-free = place libre
lobby-seat-of = { $name }, { $colour }

## Tables ouvertes

lobby-tables = Tables ouvertes
lobby-tables-none = Aucune table ouverte pour l’instant. Ouvrez la vôtre : amis et robots pourront vous rejoindre.
lobby-tables-none-filtered = Aucun résultat.
lobby-all-games = Tous les jeux
lobby-only-free = Places libres
lobby-sit = Rejoindre
lobby-sit-at = Rejoindre : { $title }
lobby-watch = Regarder
lobby-watch-at = Regarder : { $title }
lobby-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
lobby-watchers = { $watchers ->
    [one] { $watchers } spectateur
   *[other] { $watchers } spectateurs
}
lobby-standard = règles habituelles
lobby-rated = classée
lobby-title-of = { $game } · { $name }

## Rejoindre par un lien, apprendre

lobby-join = Rejoindre une table
lobby-join-text = On vous a envoyé un lien ou un code ? Collez-le ici.
lobby-join-label = Lien ou code
lobby-join-go = Aller à la table
lobby-join-bad = Ce n’est ni un lien ni un code de table.
lobby-learn = Apprendre un jeu
lobby-learn-text = De petits problèmes, puis une première partie guidée.
lobby-learn-none = Commencer
lobby-learn-on = Continuer
lobby-learn-count = { $done ->
    [one] { $done } leçon résolue
   *[other] { $done } leçons résolues
}

## Parties terminées

lobby-over = Parties terminées
lobby-over-none = Les parties terminées apparaîtront ici, prêtes à être revues.
lobby-over-mine = Les miennes seulement
lobby-over-search = Chercher un joueur ou un titre
lobby-over-more = Afficher plus
lobby-over-won = gagnée par { $names }
lobby-over-shared = victoire partagée : { $names }
lobby-over-ended = interrompue
lobby-replay = Revoir
lobby-replay-of = Revoir : { $title }

## Reprendre une partie enregistrée ou une position

lobby-import = Reprendre une partie enregistrée
lobby-import-text = Collez une partie enregistrée ou une position, ou choisissez un fichier. Une nouvelle table reprendra le jeu à cet endroit.
lobby-import-label = Partie enregistrée ou position
lobby-import-file = Choisir un fichier
lobby-import-go = Ouvrir
lobby-import-bad = Lecture impossible : { $reason }.
import-no-game = le nom du jeu n’y figure pas
import-no-seats = le nombre de places n’y figure pas
import-no-json = la position est incomplète ou abîmée

## Le nom, demandé une fois

guest-title = Quel est votre nom ?
guest-text = Les autres joueurs le verront. Pas besoin de compte : vous pourrez en créer un plus tard et garder vos parties.
guest-name = Votre nom
guest-go = Continuer
guest-account = J’ai déjà un compte

## Une nouvelle table

new-title = Nouvelle table
new-title-of = Nouvelle table : { $game }
new-game = Jeu
new-seats = Places
new-who = Joueurs
new-seat = Place { $number }, { $colour }
new-seat-me = Vous
new-seat-bot = Robot
new-seat-open = Libre
new-seat-open-help = Tout le monde peut s’asseoir ici.
new-seat-invite = Inviter
new-seat-invite-help = Vous recevrez un lien à envoyer à un ami.
new-seat-hot = Un autre joueur sur cet appareil
new-seat-kind = Qui joue { $colour } ?
new-seat-level = Niveau du robot
new-clock = Pendule
new-clock-none = Aucune
new-clock-live = { $minutes } min par joueur
new-clock-live-more = { $minutes } min + { $increment } s par coup
new-clock-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
new-clock-own = Autre
new-clock-own-minutes = Minutes par joueur
new-clock-own-increment = Secondes ajoutées par coup
new-clock-own-days = Jours par coup
new-clock-out = Quand le temps est écoulé
new-clock-out-bot = un robot prend le relais
new-clock-out-end = la partie s’arrête
new-visibility = Qui peut regarder
new-visibility-public = Tout le monde
new-visibility-public-help = Table affichée au salon ; tout le monde peut regarder.
new-visibility-link = Avec le lien
new-visibility-link-help = Table non affichée ; il faut le lien pour regarder.
new-visibility-private = Joueurs seulement
new-visibility-private-help = Table non affichée ; seuls les joueurs la voient.
new-rated = Classement
new-rated-yes = Partie classée
new-rated-no = Partie amicale
new-rated-help = Seules les parties entre personnes, chacune sur son appareil, peuvent être classées.
new-delay = Décalage des spectateurs
new-delay-none = Aucun
new-delay-by = { $seconds } s
new-name = Nom de la table
new-name-example = p. ex. { $game }, dimanche soir
new-options-all = Toutes les options
new-rest = Autres réglages
new-rest-text = { CAPITAL(COMMAS($parts)) }.
new-change = Modifier
new-fold = Fermer
new-reset = Revenir aux règles habituelles
new-number-from = { $least } ou plus
new-number-between = de { $least } à { $most }
new-per-seat = place { $number }, { $colour }
new-cancel = Annuler
new-open = Ouvrir la table
new-start = Commencer la partie
new-from = Cette table reprend une partie enregistrée ou une position, qui fixe le jeu, les places et les règles.
new-from-drop = Commencer une nouvelle partie
new-say-clock-none = sans pendule
new-say-visibility-public = ouverte à tous les spectateurs
new-say-visibility-link = visible avec le lien seulement
new-say-visibility-private = visible des joueurs seulement
new-say-rated = classée
new-say-unrated = amicale
new-say-delay = spectateurs décalés de { $seconds } s
new-failed = Impossible d’ouvrir la table. { $sentence }
new-invitations = Votre table est ouverte
new-invitations-text = Envoyez à chaque ami le lien de sa place. Chaque lien ne sert qu’une fois.
new-invitation-of = Lien pour { $colour }
new-invitation-copy = Copier
new-invitation-copied = Copié
new-to-table = Aller à la table
