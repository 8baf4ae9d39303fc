## Les nombres comme on les écrit dans la langue

study-whole = { NUMBER($number, maximumFractionDigits: 0) }
study-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
study-share = { NUMBER($number, style: "percent", maximumFractionDigits: 0) }
study-between = { $low } à { $high }

## L’étude d’un jeu

study-title = Étude : { $game }
study-lead = { NUMBER($games) ->
    [one] { NUMBER($games) } partie par réglage
   *[other] { NUMBER($games) } parties par réglage
}, à { NUMBER($seats) } places, jouées par { $bots }. Les places tournent, et les tirages sont les mêmes pour tous les réglages. Règles { $rules }.
study-bots-note = Les chiffres décrivent le jeu tel que ces robots le jouent : des robots plus forts peuvent trouver un autre équilibre.
study-intervals-note = Les traits fins et les fourchettes sont des intervalles à 95 % : une fourchette sur vingt environ manque la vraie valeur.

study-few = { $games ->
    [one] { NUMBER($games) } partie par réglage, c’est trop peu
   *[other] { NUMBER($games) } parties par réglage, c’est trop peu
 } pour conclure : une part peut s’écarter de { NUMBER($margin) } points de pourcentage ou davantage ; rien n’est donc surligné ici. Jouez-en au moins { NUMBER($enough) } ; à partir de 100, de plus petites différences apparaissent.

study-card-decisions = décisions par partie
study-card-choices = choix par décision
study-card-winner = points du vainqueur
study-card-lead = points d’avance sur le deuxième
study-card-shared = victoires partagées
study-card-first = victoires du premier joueur

## L’avantage

study-advantage = Qui est avantagé
study-advantage-help = Part des victoires selon l’ordre du tour, à partir du premier joueur qui a eu un vrai choix. Le trait interrompu marque la part égale.
study-advantage-none = Quel que soit le rang dans l’ordre du tour, on gagne à peu près sa part égale de { $fair } : aucune différence mesurable.
study-advantage-more = { $place } : { $rate } des victoires ({ $low } à { $high }), plus que la part égale de { $fair }.
study-advantage-less = { $place } : { $rate } des victoires ({ $low } à { $high }), moins que la part égale de { $fair }.
study-advantage-margin = Avec ce nombre de parties, une part peut encore s’écarter de { NUMBER($margin) } points de pourcentage : un avantage plus petit ne se verrait pas.
study-place = { NUMBER($number) ->
    [1] premier joueur
    [2] deuxième joueur
    [3] troisième joueur
   *[other] { $number }e joueur
}
study-axis-victories = part des victoires

## Durée, scores

study-length = Durée et écarts
study-length-help = À gauche : les décisions de tous les joueurs ensemble. À droite : l’avance du vainqueur sur le deuxième ; un jeu serré compte beaucoup de petites avances.
study-axis-decisions = décisions
study-axis-games = parties
study-axis-lead = points d’avance

## Ce qui décide

study-factors = Ce qui décide de la partie
study-factors-help = Points moyens selon leur source, chez les vainqueurs et chez les autres. L’effet est la différence en écarts types : 0,2 est léger, 0,5 net, 0,8 fort. Un effet important signifie que les vainqueurs en ont davantage, pas forcément que c’est ce qui les fait gagner.
study-factors-none = Dans ces parties, la source des points ne distingue pas les vainqueurs des autres.
study-source = source
study-winners = vainqueurs
study-others = autres
study-effect = effet
study-axis-points = points en moyenne

## Les fins

study-endings = Comment la partie se termine
study-ending = fin
study-games = parties
study-part = part

## Les options

study-options = Ce que changent les options
study-options-help = Chacune des autres valeurs de chaque option, isolément. Ce qui diffère de façon mesurable de la première ligne (95 %) est surligné.
study-options-silent = Sans effet sur ces parties : { $settings }.
study-setting = réglage
study-as-given = comme étudié plus haut
study-option-value = { $option } : { $value }
study-length-of = décisions
study-choices = choix
study-winning = points du vainqueur
study-lead-of = avance
study-first = premier joueur
study-made-by = Réalisé avec jurade study.
