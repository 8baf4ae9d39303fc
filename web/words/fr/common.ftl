## Toutes les pages

page-skip = Aller au contenu
page-home = Retour au salon
page-navigation = Pages
page-learn = Apprendre
page-rules = Règles
page-me = Vous
page-settings = Réglages
page-close = Fermer
page-again = Réessayer
page-lost = Cette page n’a pas pu être chargée
page-lost-help = Le réseau est peut-être coupé, ou le serveur a changé de version. Vos parties sont conservées.
page-nowhere = Cette page n’existe pas
page-nowhere-help = L’adresse ne mène nulle part. Vos parties sont au salon.
page-unreachable = Le serveur ne répond pas. Vos parties sont conservées ; réessayez dans un instant.
page-server-error = Le serveur n’y est pas parvenu ({ $status }). Vos parties sont conservées. Réessayez.
page-loading = Un instant…
page-name-ask = Comment vous appeler ?
page-name-help = Un nom pour la table. Aucun compte n’est nécessaire.
page-name = Votre nom
page-name-go = À la table

## Réglages

set-language = Langue
set-theme = Lumière
set-theme-system = Comme le système
set-theme-light = Clair
set-theme-dark = Sombre
set-sending = Coups
set-sending-confirm = Confirmer chacun
set-sending-instant = Envoyer aussitôt
set-motion = Mouvement
set-motion-full = Les pièces voyagent
set-motion-none = Aucun mouvement
set-patterns = Motifs sur les couleurs des joueurs, pour les yeux qui voient les couleurs autrement
set-sound = Sons
set-volume = Volume
set-notify = Me prévenir quand c’est mon tour et que la page n’est pas visible
