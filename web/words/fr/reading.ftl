## Les règles : page et tiroir

rules-title = Règles
rules-title-of = Règles : { $game }
rules-choose = Chaque règle a un numéro. Quand un coup est interdit, Jurade renvoie à la règle.
rules-search = Chercher dans les règles
rules-search-none = Aucun résultat pour « { $text } ».
rules-search-found = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
}
rules-contents = Sommaire
rules-glossary = Lexique
rules-glossary-none = Les termes sont expliqués là où ils apparaissent.
rules-number = Règle { $number }
rules-here = Règles pour cette décision
rules-unknown = Ce jeu n’a pas de règle { $number }.
rules-open-page = Ouvrir en pleine page
rules-failed = Impossible de charger les règles. { $sentence }
rules-link = Lien vers la règle { $number }

## Leçons

learn-title = Leçons
learn-title-of = Leçons : { $game }
learn-welcome = Apprendre en jouant
learn-text = Chaque leçon, c’est une position et une question. Vous avez trois essais, puis l’explication.
learn-progress = Résolues : { $done } sur { $all }
learn-all-done = Toutes résolues
learn-start = Commencer
learn-go-on = Continuer
learn-again = Recommencer
learn-first-game = Une première partie guidée
learn-first-game-text = Une partie contre des robots faciles. Après chaque choix, votre guide dit ce qu’il aurait fait et quelles règles s’appliquent.
learn-first-game-go = Jouer la partie guidée
learn-first-game-of = Une première partie guidée : { $game }
learn-read-rules = Lire les règles
learn-lesson-of = Leçon { $number } sur { $all }
learn-solved = résolue
learn-not-solved = pas encore résolue
learn-tries = { $left ->
    [0] plus d’essai
    [one] encore { $left } essai
   *[other] encore { $left } essais
}
learn-right = Bravo !
learn-wrong = Pas tout à fait
learn-shown = Voici la réponse
learn-show-answer = Montrer la réponse
learn-retry = Réessayer
learn-next = Leçon suivante
learn-previous = Leçon précédente
learn-last = Toutes les leçons
learn-rule = Règle { $number }
learn-failed = Impossible de charger la leçon. { $sentence }
learn-none = Ce jeu n’a pas encore de leçons.
learn-position = Position
learn-what-happened = Ce qui s’est passé

## La partie guidée

guide-title = Votre guide
guide-welcome = Jouez comme il vous plaît. Après chaque choix, je vous dirai ce que j’aurais fait.
guide-thinking = Laissez-moi réfléchir…
guide-same = J’aurais fait pareil.
guide-other = J’aurais joué : { $action }
guide-shares = Chances de gagner : { $best } % avec mon coup, { $mine } % avec le vôtre.
guide-rules = Règles en jeu :
guide-waiting = Les autres réfléchissent. Profitez-en pour regarder le plateau.
guide-hint = Que feriez-vous ?
guide-best = Je jouerais : { $action }
guide-over = La partie est terminée. Dans la relecture, je dis ce que je pense de chaque position.
guide-hide = Masquer le guide
guide-show = Afficher le guide
