## Votre page

me-title = Vous
me-name = Votre nom
me-name-text = C’est ce que voient les autres joueurs.
me-save = Enregistrer
me-saved = Enregistré
me-guest = Vous êtes invité : ce navigateur se souvient de vous, et lui seul.
me-account = Compte
me-account-text = Avec un compte, vos parties vous suivent sur chaque appareil, et les parties classées comptent. Toutes vos tables restent à vous.
me-register = Créer un compte
me-sign-in = Se connecter
me-sign-in-text = Votre compte, créé sur un autre appareil ou un autre jour.
me-sign-out = Se déconnecter
me-password = Mot de passe
me-password-text = Huit caractères au moins.
me-account-name = Nom du compte
me-signed-in-as = Connecté sous le nom de { $name }
me-sessions = Où vous êtes connecté
me-session-here = ce navigateur
me-session-end = Y mettre fin
me-session-since = depuis le { $date }
me-tokens = Clés pour programmes
me-tokens-text = Un programme qui joue pour vous ou lit vos parties se sert d’une telle clé. Elle n’est montrée qu’une fois.
me-token-label = À quoi elle sert
me-token-scopes = Ce qu’elle permet
me-token-scope-read = lire
me-token-scope-play = jouer
me-token-scope-tables = ouvrir des tables
me-token-make = Créer une clé
me-token-new = Votre nouvelle clé ; gardez-la, elle ne sera plus montrée :
me-token-delete = Retirer
me-token-none = Il n’y a pas de clé.
me-token-used = dernier usage le { $date }
me-token-unused = jamais utilisée
me-delete = Tout effacer
me-delete-text = Votre nom, votre compte et vos clés sont effacés. Les parties terminées restent, avec « quelqu’un » à votre place.
me-delete-sure = Écrivez votre nom pour confirmer
me-delete-go = M’effacer
me-profile = Votre profil
me-nobody = Vous n’avez pas encore dit votre nom.

## La page de quelqu’un

person-title = Joueur
person-guest = invité
person-since = présent depuis le { $date }
person-unknown = Il n’y a personne à cette adresse.
person-rating-games = { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
person-rating-range = entre { $least } et { $most }
person-rating = Classement
person-unrated = pas encore classé
person-seats = { $seats } places
person-percent = { $percent } %
person-won-part = des parties gagnées
person-mean-place = Place moyenne
person-mean-score = Points en moyenne
person-best = Record
person-statistics = Parties
person-played = jouées
person-won = gagnées
person-games = Dernières parties
person-games-none = Pas encore de partie terminée.
person-place = { $place }.
person-game = Jeu
