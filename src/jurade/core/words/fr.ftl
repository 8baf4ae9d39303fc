## Refusals that are the same in every game

why-no-such-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }
why-not-asked = La place { $seat } n’a rien à décider maintenant ; c’est à la place { $asked }
why-game-over = La partie est terminée

## Textes qui ne sont pas une action

quoted = « { $text } »
unreadable-verb = « { $text } » ne veut rien dire ici ; commencez par { $verbs }
unreadable-form = « { $text } » ne se lit pas ; écrivez par exemple { $examples }
unreadable-part = « { $text } » ne se lit pas : il n’y a pas de « { $part } », il y a { $known }
unreadable-order = « { $text } » ne se lit pas : écrivez chacun une fois, dans l’ordre { $names }
unreadable-each = « { $text } » ne se lit pas : nommez une fois chacun parmi { $names }

## Seats by colour

colour-blue = Bleu
colour-red = Rouge
colour-green = Vert
colour-yellow = Jaune
colour-violet = Violet
colour-black = Noir
colour-brown = Brun
colour-grey = Gris

## Chips: what a seat is doing

chip-to-act = à jouer
chip-waiting = attend
chip-sealed = a scellé
chip-first-player = premier joueur
chip-winner = vainqueur
chip-away = absent
chip-bot = robot

## The end of a game

over = La partie est terminée
winner = Vainqueur
winner-of = { $seat } gagne
shared-victory = Victoire partagée : { $seats }
place-of = { NUMBER($place) ->
    [1] 1er
   *[other] { $place }e
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Levels of the bots

level-page = Page
level-page-help = souvent distrait ; pour apprendre les règles
level-squire = Écuyer
level-squire-help = voit vite ce qui est bon, l’oublie parfois
level-knight = Chevalier
level-knight-help = réfléchit un instant
level-baron = Baron
level-baron-help = réfléchit jusqu’à deux secondes

## Things every table says

to-act = C’est à { $seat } de jouer
your-turn = À vous de jouer
wait = Veuillez attendre { $seats }
watching = Spectateur
undo = Annuler
undo-not = Vous n’avez rien à reprendre
back = Retour
hint = Conseil
save = Enregistrer
load = Ouvrir
quit = Quitter
rules = Règles
log = Journal
chat = Discussion
choices = Choix
scores = Scores
settings = Réglages
replay = Revoir
confirm = Confirmer
only-choice = Un seul choix : { $action }

## Lessons, and points of no particular source

lesson-not-quite = C’est permis, mais ce n’est pas la réponse. Essayez encore.
source-points = points

## What a bot thinks

thought-chance = Après { $simulations } essais, j’attends { $percent } % de la victoire.
