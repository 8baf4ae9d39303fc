## Le résultat

result-title = Résultat
result-wins = { $name } gagne { $game }
result-wins-by = { $name } gagne { $game } avec { $lead ->
    [one] un point d’avance
   *[other] { $lead } points d’avance
}
result-you-win = Vous gagnez { $game }
result-shared = { $names } se partagent la victoire
result-ended = La partie s’est achevée sans vainqueur
result-ranking = Classement
result-place = { $place }.
result-sources = D’où viennent les points
result-seat = Place
result-total = Total
result-course = Les points au fil de la partie
result-rematch = Revanche
result-to-rematch = À la revanche
result-replay = Revoir
result-share = Partager le lien
result-shared-link = Lien copié
result-record = Télécharger l’enregistrement
result-fairness = Les tirages étaient fixés avant la partie
result-fairness-text = L’engagement était affiché au début ; avec la graine et le sel, chacun peut recalculer tous les tirages.
result-commitment = Engagement
result-seed = Graine
result-salt = Sel
result-bot = { $colour } ({ $level })

## Revoir et analyser

replay-title-of = Revoir : { $title }
replay-loading = On ouvre l’enregistrement …
replay-failed = La partie n’a pas pu être rouverte. { $sentence }
replay-past = passé
replay-start = Début
replay-end = Fin
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-play = Jouer
replay-pause = Pause
replay-speed = Vitesse
replay-speed-of = { $speed } ×
replay-scrub = Coup
replay-at = Coup { $ply } sur { $last }
replay-at-by = Coup { $ply } sur { $last } : { $name }
replay-log = Ce qui s’est passé
replay-log-none = Rien ne s’est encore passé.
replay-view = Vu par
replay-view-open = Tout ouvert
replay-view-public = Un spectateur
replay-view-seat = Comme { $name } la voyait
replay-analysis = Ce qu’en pense le robot
replay-analysis-text = Un robot regarde chaque position et dit combien de points chaque place peut attendre. Cela prend du temps ; le résultat est gardé.
replay-analysis-start = Lancer l’analyse
replay-analysis-going = Le robot regarde la partie : { $done } sur { $all }
replay-analysis-queued = L’analyse attend son tour …
replay-graph = Points attendus par le robot, par place et par coup
replay-best = Les meilleurs choix ici
replay-best-none = Rien n’a été examiné à ce coup.
replay-best-chance = Ici, c’est le hasard qui décide.
replay-best-value = { $percent } %
replay-best-visits = { $visits ->
    [one] examiné une fois
   *[other] examiné { $visits } fois
}
replay-best-played = joué
replay-fork = Continuer d’ici
replay-fork-text = Ouvre une nouvelle table qui commence à cette position.
replay-share = Partager cette position
replay-copied = Lien copié
replay-record = Télécharger l’enregistrement
replay-to-table = À la table
replay-choice = Choix
replay-value = Valeur
replay-looked = Examiné
replay-chance = hasard
replay-help = Les flèches vont coup par coup, Début et Fin aux extrémités, Espace fait défiler.
