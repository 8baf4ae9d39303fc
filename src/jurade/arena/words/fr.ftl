## Les nombres comme on les écrit dans la langue

study-whole = { NUMBER($number, maximumFractionDigits: 0) }
study-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
study-share = { NUMBER($number, style: "percent", maximumFractionDigits: 0) }
study-between = { $low } à { $high }

## L'étude d'un jeu

study-title = Étude de { $game }
study-lead = { NUMBER($games) } parties par réglage, { NUMBER($seats) } places, jouées par { $bots } ; places échangées à chaque partie, mêmes tirages pour tous les réglages. Règles { $rules }.
study-bots-note = On mesure le jeu tel que ces robots le jouent : des robots plus forts peuvent trouver un autre équilibre.
study-intervals-note = Traits fins et fourchettes sont des intervalles à 95 % : sur vingt fourchettes, une environ manque la vérité.

study-few = { $games ->
    [one] Une partie par réglage, c’est trop peu
   *[other] { NUMBER($games) } parties par réglage, c’est trop peu
 } pour un verdict : une part peut s’écarter de { NUMBER($margin) } points et davantage ; rien n’est donc conclu ni surligné ici. Jouez-en au moins { NUMBER($enough) } ; à partir de 100, des différences plus petites se voient.

study-card-decisions = décisions par partie
study-card-choices = choix par décision
study-card-winner = points du vainqueur
study-card-lead = points d’avance sur le suivant
study-card-shared = victoires partagées
study-card-first = victoires de qui commence

## L'avantage

study-advantage = Qui est avantagé
study-advantage-help = Part des victoires selon l’ordre du tour, compté à partir de la place qui a pris la première décision ouverte ; le trait interrompu marque la part égale.
study-advantage-none = Aucun rang dans l’ordre du tour ne gagne de façon mesurable plus ou moins que sa part égale de { $fair }.
study-advantage-more = { $place } gagne plus que la part égale de { $fair } : { $rate } ({ $low } à { $high }).
study-advantage-less = { $place } gagne moins que la part égale de { $fair } : { $rate } ({ $low } à { $high }).
study-advantage-margin = Avec autant de parties, une part peut encore s’écarter de { NUMBER($margin) } points : un avantage plus petit ne se verrait pas.
study-place = { NUMBER($number) ->
    [1] premier à jouer
    [2] deuxième
    [3] troisième
   *[other] { $number }e
}
study-axis-victories = part des victoires

## Durée, scores

study-length = Sa durée, et si elle est serrée
study-length-help = À gauche : les décisions de toutes les places ensemble. À droite : les points entre le vainqueur et le suivant ; une partie indécise jusqu’au bout en compte beaucoup de petits.
study-axis-decisions = décisions
study-axis-games = parties
study-axis-lead = points d’avance

## Ce qui décide

study-factors = Ce qui décide de la partie
study-factors-help = Points moyens selon leur source, vainqueurs et autres. L’effet est la différence en écarts types : 0,2 est léger, 0,5 net, 0,8 fort. Un effet important dit que les vainqueurs en ont davantage, pas encore que c’est ce qui les fait gagner.
study-factors-none = Dans ces parties, la source des points ne distingue pas les vainqueurs des autres.
study-source = source
study-winners = vainqueurs
study-others = autres
study-effect = effet
study-axis-points = points en moyenne

## Les fins

study-endings = Comment elle finit
study-ending = fin
study-games = parties
study-part = part

## Les options

study-options = Ce que changent les options
study-options-help = Chaque autre valeur de chaque option, isolément. Ce qui diffère de façon mesurable de la première ligne (95 %) est marqué.
study-options-silent = Sans aucun effet sur ces parties : { $settings }.
study-setting = réglage
study-as-given = comme étudié plus haut
study-option-value = { $option } : { $value }
study-length-of = décisions
study-choices = choix
study-winning = points du vainqueur
study-lead-of = avance
study-first = qui commence
study-made-by = Fait par jurade study.
