## Le jeu dans un terminal

terminal-welcome = { $game } à { $seats } joueurs. Tapez un numéro, un coup en notation ou une commande ; « help » en donne la liste.
terminal-pass-keyboard = Passez le clavier { TO($player) }, puis appuyez sur Entrée. Que personne d’autre ne regarde.
terminal-more = — suite : Entrée —
terminal-no-number = { $last ->
    [one] Tapez { $last } : il n’y a qu’un choix.
   *[other] Tapez un numéro de 1 à { $last }.
}
terminal-try-help = Tapez un numéro de la liste, un coup comme il y est écrit, ou « help ».
terminal-undone = Coup annulé : { $action }
terminal-hint = Un bon coup : { $label } ({ $action })
terminal-saved = La partie est enregistrée dans « { $path } ». Pour la reprendre : jurade play --resume { $path }
terminal-none = Aucun résultat.
terminal-sure = Jouer quand même ? [O/n]
terminal-back = retour
terminal-left = À bientôt. La partie est enregistrée dans « { $path } ». Pour la reprendre : jurade play --resume { $name }
terminal-saved-name = nom
terminal-saved-when = dernier coup
terminal-saved-seats = places
terminal-saved-plies = coups
terminal-saved-players = joueurs
terminal-saved-state = résultat
terminal-saved-running = en cours
terminal-winner = { $count ->
    [one] { $players } gagne.
   *[other] { $players } se partagent la victoire.
}
terminal-help = Commandes :
terminal-help-undo = annuler votre dernier coup, tant qu’il n’a rien révélé
terminal-help-hint = voir ce que jouerait un robot
terminal-help-save = save FICHIER : écrire la partie dans un fichier
terminal-help-board = montrer de nouveau le plateau
terminal-help-choices = choices [MOT] : tous les choix en notation, ou ceux qui contiennent un mot
terminal-help-rules = rules R12 : lire une règle
terminal-help-log = voir ce qui s’est passé récemment
terminal-help-tiles = voir ce qui peut encore venir
terminal-help-help = montrer cette liste
terminal-help-quit = quitter ; la partie est enregistrée
total = total

## Leçons

lesson-tries = { $left ->
    [0] C’était votre dernier essai.
    [one] Encore { $left } essai.
   *[other] Encore { $left } essais.
}
lesson-answer = La réponse est { $answer }.
lesson-score = { $right ->
    [one] { $right } bonne réponse
   *[other] { $right } bonnes réponses
} sur { $all }.

## Fichiers et parties enregistrées

file-unreadable = le fichier « { $path } » est illisible : { $why }
file-unwritable = impossible d’écrire le fichier « { $path } » : { $why }
file-too-long = le fichier « { $path } » est plus long que toute partie enregistrée : plus de { $most } octets
file-no-text = le fichier « { $path } » n’est pas du texte ; ce n’est donc ni une partie enregistrée ni une position
saved-folder = les parties sont enregistrées dans « { $place } », qui ne peut pas être créé : { $why } ; indiquez un autre dossier avec JURADE_GAMES
saved-several = plusieurs parties enregistrées commencent par { $name } : { COMMAS($names) }
saved-other = il n’y a pas de partie enregistrée { $name } ; il y a { COMMAS($names) }
saved-none = il n’y a pas de partie enregistrée { $name } ; il n’y en a encore aucune
saved-unkept = la partie ne peut pas être enregistrée dans « { $place } » : { $why }
saved-unwritten = la partie n’a pas pu être écrite dans « { $place } » : { $why }
