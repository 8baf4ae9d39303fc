## Toutes les pages

page-skip = Aller au contenu
page-home = Retour au salon
page-navigation = Menu principal
page-learn = Apprendre
page-rules = Règles
page-me = Compte
page-settings = Réglages
page-close = Fermer
page-again = Réessayer
page-loading = Chargement…
page-lost = La page ne s’est pas chargée
page-lost-help = Vous êtes peut-être hors ligne, ou le serveur vient d’être mis à jour. Vos parties sont conservées.
page-nowhere = Page introuvable
page-nowhere-help = Vos parties vous attendent au salon.
page-unreachable = Serveur injoignable. Vos parties sont conservées ; réessayez dans un instant.
page-server-error = Erreur du serveur ({ $status }). Vos parties sont conservées ; réessayez dans un instant.

## Petits éléments

page-pair = { $name } : { $value }
page-percent = { $percent } %
page-escape = Échap
page-former = Ancien joueur

## Réglages

set-language = Langue
set-theme = Thème
set-theme-system = Comme l’appareil
set-theme-light = Clair
set-theme-dark = Sombre
set-sending = Confirmer les coups
set-sending-confirm = Toujours
set-sending-instant = Jamais
set-motion = Animations
set-motion-full = Oui
set-motion-none = Non
set-patterns = Motifs sur les couleurs (daltonisme)
set-sound = Sons
set-volume = Volume
set-notify = Me prévenir quand c’est mon tour (onglet masqué)
