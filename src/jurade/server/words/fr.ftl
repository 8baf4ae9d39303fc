## Pourquoi le serveur refuse quelque chose

error-no-http = Ce n’est pas du HTTP tel qu’un serveur le lit
error-malformed = Ceci n’est pas du JSON : { $why }
error-unknown-type = Il n’y a pas de message du type « { $type } » ; il y a { $types }
error-invalid = { $where } : { $why }
error-too-large = C’est trop long : { $most } octets au plus sont lus
error-too-often = C’est trop souvent ; réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}
error-version = Ce serveur parle la version { $spoken } des messages, pas { $version }
error-hello-first = Le premier message est « hello »
error-nobody = Dites d’abord qui vous êtes : choisissez un nom, connectez-vous ou envoyez un jeton
error-wrong-token = Ce jeton n’est pas bon, ou ne l’est plus
error-no-scope = Ce jeton ne le permet pas ; il lui faudrait le droit « { $scope } »
error-foreign-page = Ce serveur répond à sa propre page et aux programmes, pas à la page de { $origin }
error-not-found = Il n’y a rien à cette adresse
error-wrong-method = Cette adresse ne connaît pas la méthode { $method }
error-no-lesson = { $game } n’a pas de leçon « { $lesson } »
error-no-language = Il n’y a pas de langue « { $language } » ; il y a { $languages }
error-too-slow = C’était trop long à arriver ; envoyez tout d’un coup
error-foreign-host = Ce serveur ne répond pas au nom « { $host } » ; qui le fait tourner peut le lui donner avec --name
error-closing = Le serveur va s’arrêter ; revenez dans un instant
error-broken = Quelque chose s’est cassé dans le serveur et rien n’a changé ; le journal le garde sous { $number }

## Ce qui ne va pas dans un champ, et ce qui irait

wrong-text = ce texte contient un NUL ou une moitié de caractère ; envoyez des caractères entiers
wrong-utf8 = ce n’est pas de l’UTF-8
wrong-number = ce nombre a trop de chiffres
wrong-depth = c’est imbriqué trop profondément : { $most } niveaux au plus
wrong-json-at = l’erreur est à l’octet { $byte }
wrong-json-ends = cela finit trop tôt, ou contient ce qu’aucun JSON ne contient
wrong-unkept = une partie ne peut pas être conservée
wrong-missing = ceci manque
wrong-unknown = rien de ce nom n’est attendu ici
wrong-object = un objet JSON est attendu
wrong-list = une liste est attendue
wrong-string = un texte est attendu
wrong-whole = un nombre entier est attendu
wrong-decimal = un nombre est attendu
wrong-switch = true ou false est attendu
wrong-most = { $most } au plus
wrong-least = { $least } au moins
wrong-long = { $most } caractères au plus
wrong-short = { $least } caractères au moins
wrong-many = { $most } au plus
wrong-choice = l’une de ces valeurs est attendue : { $choices }
wrong-kind = autre chose est attendu ici
wrong-header = l’en-tête { $header } ne peut figurer qu’une fois
wrong-length = la longueur d’un corps est un nombre d’octets
wrong-scopes = au moins un des droits read, play, tables
wrong-seat = dites quelle place abandonne

## Ce que le noyau refuse, avec ses propres mots

refused-invalid = Ce n’est pas juste : { $why }
refused-unknown-game = Ce jeu n’existe pas ici : { $why }
refused-bad-option = Une option ne se choisit pas ainsi : { $why }
refused-bad-position = Cette position ne se lit pas : { $why }
refused-bad-record = Cette partie notée ne se lit pas : { $why }
