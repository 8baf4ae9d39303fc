## Refus communs à tous les jeux

why-no-such-seat = Cette place n’existe pas ; les joueurs sont { $seats }
why-not-asked = Ce n’est pas { TO($seat) } de jouer ; on attend { $asked }
why-not-asked-chance = Ce n’est pas { TO($seat) } de jouer ; le hasard décide d’abord
why-game-over = La partie est terminée

## Textes qui ne sont pas une action

quoted = « { $text } »
unreadable-verb = « { $text } » ne veut rien dire ici ; commencez par { OR($verbs) }
unreadable-form = « { $text } » est illisible ; écrivez par exemple { OR($examples) }
unreadable-part = « { $text } » est illisible : « { $part } » n’en fait pas partie ({ COMMAS($known) })
unreadable-order = « { $text } » est illisible : écrivez chacun une seule fois, dans l’ordre { COMMAS($names) }
unreadable-each = « { $text } » est illisible : nommez { $names }, chacun une seule fois

## Les places par couleur

colour-blue = Bleu
colour-red = Rouge
colour-green = Vert
colour-yellow = Jaune
colour-violet = Violet
colour-black = Noir
colour-brown = Marron
colour-grey = Gris

## Jetons d’état : ce que fait une place

chip-to-act = à jouer
chip-sealed = prêt
chip-first-player = premier joueur
chip-winner = vainqueur

## Les points

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
source-points = points

## Niveaux des robots

level-page = Page
level-page-help = souvent distrait ; parfait pour apprendre les règles
level-squire = Écuyer
level-squire-help = voit les bons coups, en manque parfois
level-knight = Capitaine
level-knight-help = réfléchit un instant
level-baron = Maréchal
level-baron-help = réfléchit jusqu’à deux secondes

## Leçons

lesson-not-quite = C’est permis, mais ce n’est pas la réponse. Essayez encore.

## Ce que pense un robot

thought-chance = Vous gagnez environ { $percent } % { $simulations ->
    [one] de { $simulations } partie simulée
   *[other] des { $simulations } parties simulées
}.
