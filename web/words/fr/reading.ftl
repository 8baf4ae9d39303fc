## Les règles : page et tiroir

rules-title = Règles
rules-title-of = Règles de { $game }
rules-choose = Chaque règle a un numéro. Quand un coup est refusé, Jurade nomme la règle, et le numéro mène ici.
rules-search = Chercher dans les règles
rules-search-none = Rien n’est dit sur « { $text } ».
rules-search-found = { $count ->
    [one] 1 endroit
   *[other] { $count } endroits
}
rules-contents = Sommaire
rules-glossary = Les mots du jeu
rules-glossary-none = Cette page explique ses mots au fur et à mesure.
rules-number = Règle { $number }
rules-here = Pour ce qui est demandé maintenant
rules-unknown = Ce jeu n’a pas de règle { $number }.
rules-open-page = Ouvrir en pleine page
rules-loading = On va chercher les règles …
rules-failed = Les règles n’ont pas pu être lues. { $sentence }
rules-link = Lien vers la règle { $number }

## Leçons

learn-title = Leçons
learn-welcome = Apprendre en jouant
learn-text = Chaque leçon est une position et une question. Trois essais, et la raison dans tous les cas.
learn-progress = { $done } sur { $all } résolues
learn-all-done = Toutes résolues
learn-start = Commencer
learn-go-on = Continuer
learn-again = Encore une fois
learn-first-game = Une première partie guidée
learn-first-game-text = Une table contre un page qui joue à l’étourdie. Après chacune de vos décisions, un robot dit ce qu’il en pense et quelle règle s’appliquait.
learn-first-game-go = Jouer la partie guidée
learn-first-game-of = Une première partie guidée : { $game }
learn-read-rules = Lire les règles
learn-lesson-of = Leçon { $number } sur { $all }
learn-solved = résolue
learn-not-solved = pas encore résolue
learn-tries = { $left ->
    [0] plus d’essai
    [one] encore un essai
   *[other] encore { $left } essais
}
learn-right = Juste
learn-wrong = Pas tout à fait
learn-shown = La réponse était celle-ci
learn-show-answer = Montrer la réponse
learn-retry = Réessayer
learn-next = Leçon suivante
learn-last = Toutes les leçons
learn-rule = Règle { $number }
learn-loading = On prépare la position …
learn-failed = La leçon n’a pas pu être lue. { $sentence }
learn-none = Ce jeu n’a pas encore de leçons ; voici ses règles.
learn-position = La position
learn-what-happened = Ce qui s’est passé
learn-previous = Leçon précédente
learn-fit = Tout montrer

## La partie guidée

guide-title = Votre guide
guide-welcome = Je regarde par-dessus votre épaule. Décidez comme il vous plaît ; je dis ensuite ce que j’aurais fait, et pourquoi.
guide-thinking = Laissez-moi regarder …
guide-same = J’aurais fait de même : { $action }.
guide-other = J’aurais choisi { $action }.
guide-shares = Avec mon choix, j’attends { $best } % de la victoire, avec le vôtre { $mine } %.
guide-rules = Voici les règles dont il s’agit
guide-waiting = Les autres décident. Regardez donc autour de vous.
guide-hint = Que feriez-vous ?
guide-best = Je choisirais { $action }.
guide-over = La partie est finie. Revoyez-la : j’y dis ce que je pense de chaque position.
guide-hide = Cacher le guide
guide-show = Montrer le guide
guide-failed = Là-dessus, je n’ai rien à dire.
