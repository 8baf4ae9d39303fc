## Pourquoi le serveur refuse quelque chose

error-malformed = Ceci n’est pas du JSON : { $why }
error-unknown-type = Il n’y a pas de message du type « { $type } » ; il y a { $types }
error-invalid = { $where } : { $why }
error-too-large = C’est trop long : { $most } octets au plus sont lus
error-too-often = C’est trop souvent ; réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}
error-replayed = L’identifiant « { $id } » a déjà servi à un autre message ; donnez-en un à chaque message
error-version = Ce serveur parle la version { $spoken } des messages, pas { $version }
error-hello-first = Le premier message est « hello »
error-nobody = Dites d’abord qui vous êtes : choisissez un nom, connectez-vous ou envoyez un jeton
error-wrong-token = Ce jeton n’est pas bon, ou ne l’est plus
error-no-scope = Ce jeton ne le permet pas ; il lui faudrait le droit « { $scope } »
error-foreign-page = Ce serveur répond à sa propre page et aux programmes, pas à la page de { $origin }
error-not-found = Il n’y a rien à cette adresse
error-wrong-method = Cette adresse ne connaît pas la méthode { $method }
error-no-lesson = { $game } n’a pas de leçon « { $lesson } »
error-no-language = Il n’y a pas de langue « { $language } » ; il y a { $languages }
error-closing = Le serveur va s’arrêter ; revenez dans un instant
error-broken = Quelque chose s’est cassé dans le serveur et rien n’a changé ; le journal le garde sous { $number }

## Ce que le noyau refuse, avec ses propres mots

refused-invalid = Ce n’est pas juste : { $why }
refused-unknown-game = Ce jeu n’existe pas ici : { $why }
refused-bad-option = Une option ne se choisit pas ainsi : { $why }
refused-bad-position = Cette position ne se lit pas : { $why }
refused-bad-record = Cette partie notée ne se lit pas : { $why }
