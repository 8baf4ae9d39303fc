## Votre page

me-title = Votre compte
me-name = Votre nom
me-name-text = C’est ce que voient les autres joueurs.
me-save = Enregistrer
me-saved = Enregistré
me-guest = Vous jouez en invité ; seul ce navigateur vous connaît.
me-account = Compte
me-account-text = Avec un compte, vos parties vous suivent sur tous vos appareils et vos parties classées comptent. Toutes vos tables restent à vous.
me-register = Créer un compte
me-sign-in = Se connecter
me-sign-in-text = Vous avez déjà un compte ?
me-sign-out = Se déconnecter
me-password = Mot de passe
me-password-text = Au moins 8 caractères.
me-account-name = Nom du compte
me-signed-in-as = Session ouverte au nom { OF($name) }
me-profile = Votre profil public
me-nobody = Vous n’avez pas encore choisi de nom.

## Où l’on est connecté

me-sessions = Appareils connectés
me-session-here = ce navigateur
me-session-end = Déconnecter
me-session-since = depuis le { $date }

## Clés pour des programmes

me-tokens = Clés d’API
me-tokens-text = Un programme qui joue pour vous ou lit vos parties a besoin d’une clé d’API. Elle n’est affichée qu’une fois.
me-token-label = À quoi elle sert
me-token-scopes = Ce qu’elle permet
me-token-scope-read = lire
me-token-scope-play = jouer
me-token-scope-tables = ouvrir des tables
me-token-make = Créer une clé
me-token-new = Votre nouvelle clé. Copiez-la maintenant : elle ne sera plus affichée.
me-token-delete = Révoquer
me-token-none = Aucune clé d’API.
me-token-used = dernière utilisation le { $date }
me-token-unused = jamais utilisée

## Tout supprimer

me-delete = Supprimer votre compte
me-delete-text = Votre nom, votre compte et vos clés seront supprimés. Les parties terminées restent, sans votre nom.
me-delete-sure = Saisissez votre nom pour confirmer
me-delete-go = Supprimer mon compte

## La page de quelqu’un

person-title = Joueur
person-guest = invité
person-since = ici depuis le { $date }
person-unknown = Joueur introuvable.
person-statistics = Statistiques
person-game = Jeu
person-seats = { $seats } joueurs
person-played = jouées
person-won = gagnées
person-won-part = de victoires
person-mean-place = place moyenne
person-mean-score = score moyen
person-best = meilleur score
person-rating = classement
person-rating-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
person-rating-range = entre { $least } et { $most }
person-unrated = pas encore de classement
person-games = Parties récentes
person-games-none = Aucune partie terminée pour l’instant.
person-place = { NUMBER($place) ->
    [1] 1er
   *[other] { $place }e
}
