## The game in a terminal

terminal-welcome = { $game } à { $seats }. Tapez un numéro, une action en notation ou une commande ; « help » en donne la liste.
terminal-pass-keyboard = Passez le clavier à { $player }, puis appuyez sur Entrée. Que personne d’autre ne regarde.
terminal-more = — suite : Entrée —
terminal-no-number = Il n’y a que les numéros 1 à { $last }.
terminal-try-help = Tapez un numéro de la liste, une action comme dans la liste, ou « help ».
terminal-undone = Repris : { $action }
terminal-hint = Un choix raisonnable : { $label } ({ $action })
terminal-saved = La partie est dans « { $path } ». Pour la reprendre : jurade play --resume { $path }
terminal-none = Il n’y en a pas.
terminal-sure = Le faire quand même ? [O/n]
terminal-back = retour
terminal-left = À la prochaine. La partie est gardée dans « { $path } » ; pour la reprendre : jurade play --resume { $name }
terminal-saved-name = nom
terminal-saved-when = dernier coup
terminal-saved-seats = places
terminal-saved-plies = coups
terminal-saved-players = joueurs
terminal-saved-state = résultat
terminal-saved-running = en cours
terminal-no-keyboard = Personne n’est au clavier ici. Lancez « make play », ou « jurade play { $game } », dans un terminal pour jouer.
terminal-winner = { $count ->
    [one] { $players } gagne.
   *[other] { $players } se partagent la victoire.
}
terminal-help = Commandes :
terminal-help-undo = reprendre votre dernier choix, tant que rien n’a été révélé depuis
terminal-help-hint = ce que ferait un joueur artificiel
terminal-help-save = save FICHIER : écrire la partie dans un fichier
terminal-help-board = montrer encore le plateau
terminal-help-choices = choices [MOT] : tous les choix en notation, ou ceux qui contiennent un mot
terminal-help-rules = rules R12 : le texte d’une règle
terminal-help-log = ce qui s’est passé récemment
terminal-help-tiles = ce qui peut encore venir
terminal-help-help = cette liste
terminal-help-quit = quitter ; la partie est gardée
total = total

## Lessons

lesson-tries = { $left ->
    [0] C’était le dernier essai.
    [one] Encore un essai.
   *[other] Encore { $left } essais.
}
lesson-answer = La réponse est { $answer }.
lesson-score = { $right } bonnes réponses sur { $all }.
