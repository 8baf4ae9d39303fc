## Le résultat

result-title = Résultat
result-wins = { $name } remporte la partie
result-wins-by = { $name } remporte la partie avec { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
} d’avance
result-you-win = Vous remportez la partie !
result-shared = { $names } se partagent la victoire
result-ended = La partie s’est terminée sans vainqueur
result-ranking = Classement
result-place = { $place }.
result-sources = D’où viennent les points
result-seat = Joueur
result-total = Total
result-course = Le score au fil de la partie
result-rematch = Revanche
result-to-rematch = Aller à la revanche
result-replay = Revoir
result-share = Copier le lien
result-shared-link = Lien copié
result-record = Télécharger la partie enregistrée
result-fairness = Tous les tirages étaient fixés avant la partie
result-fairness-text = L’empreinte était affichée au début. Avec la graine et le sel, chacun peut recalculer tous les tirages.
result-commitment = Empreinte
result-seed = Graine
result-salt = Sel
result-bot = { $colour } ({ $level })

## Relecture

replay-title-of = Relecture : { $title }
replay-failed = Impossible d’ouvrir la relecture. { $sentence }
replay-past = position passée
replay-start = Début
replay-end = Fin
replay-back = Étape précédente
replay-on = Étape suivante
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-of = { $speed }×
replay-scrub = Étape
replay-at = Étape { $ply } sur { $last }
replay-at-by = Étape { $ply } sur { $last } : { $name }
replay-chance = hasard
replay-log = Journal
replay-log-none = Il ne s’est encore rien passé.
replay-view = Vue
replay-view-open = Tout révélé
replay-view-public = Spectateur
replay-fork = Jouer à partir d’ici
replay-fork-text = Ouvre une nouvelle table à cette position.
replay-share = Copier le lien de cette position
replay-copied = Lien copié
replay-record = Télécharger la partie enregistrée
replay-to-table = Aller à la table
replay-help = Flèches : étape par étape. Début et Fin : première et dernière étape. Espace : lecture ou pause.

## Analyse

replay-analysis = Analyse du robot
replay-analysis-text = Un robot examine chaque position et estime les points de chaque joueur à la fin. Cela prend un moment ; le résultat est conservé.
replay-analysis-start = Lancer l’analyse
replay-analysis-going = Analyse : { $done } sur { $all }
replay-analysis-queued = En attente…
replay-graph = Points estimés, par joueur et par étape
replay-best = Meilleurs choix à cette étape
replay-best-none = Aucune analyse à cette étape.
replay-best-chance = Ici, c’est le hasard qui décide.
replay-best-visits = examiné { $visits } fois
replay-best-played = joué
replay-choice = Choix
replay-value = Chances de gagner
replay-looked = Examens
