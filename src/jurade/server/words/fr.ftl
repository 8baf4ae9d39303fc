## Pourquoi le serveur refuse quelque chose

error-no-http = Ce n’est pas du HTTP lisible par un serveur
error-malformed = Ce n’est pas du JSON : { $why }
error-unknown-type = Il n’y a pas de message de type « { $type } » ; il y a { $types }
error-invalid = { $where } : { $why }
error-too-large = Trop long : la limite est de { $most } octets
error-too-often = Trop de requêtes ; réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
error-version = Ce serveur parle la version { $spoken } des messages, et non { $version }
error-hello-first = Le premier message doit être « hello »
error-nobody = Dites-nous qui vous êtes : choisissez un nom, connectez-vous ou envoyez une clé d’API
error-wrong-token = Clé invalide ou expirée
error-no-scope = Cette clé d’API ne le permet pas ; il lui faut le droit « { $scope } »
error-foreign-page = Ce serveur répond à sa propre page et aux programmes, pas à la page { $origin }
error-not-found = Introuvable
error-wrong-method = Cette adresse n’accepte pas { $method }
error-no-lesson = { $game } n’a pas de leçon « { $lesson } »
error-no-language = Il n’y a pas de langue « { $language } » ; choisissez { OR($languages) }
error-too-slow = L’envoi a pris trop de temps ; envoyez tout d’un coup
error-foreign-host = Ce serveur ne s’appelle pas « { $host } » ; son exploitant peut ajouter ce nom avec --name
error-closing = Le serveur s’arrête ; revenez dans un instant
error-broken = Erreur du serveur ; rien n’a été changé. Référence : { $number }

## Ce qui ne va pas dans un champ, et ce qui irait

wrong-text = ce texte contient un NUL ou une moitié de caractère ; envoyez des caractères entiers
wrong-utf8 = ce n’est pas de l’UTF-8
wrong-number = ce nombre a trop de chiffres
wrong-depth = imbrication trop profonde : { $most } niveaux au plus
wrong-json-at = l’erreur est à l’octet { $byte }
wrong-json-ends = le texte finit trop tôt, ou contient ce que JSON n’admet pas
wrong-unkept = une partie ne peut pas être conservée
wrong-missing = manquant
wrong-unknown = champ inconnu
wrong-object = objet JSON attendu
wrong-list = liste attendue
wrong-string = texte attendu
wrong-whole = nombre entier attendu
wrong-decimal = nombre attendu
wrong-switch = true ou false attendu
wrong-most = { $most } au plus
wrong-least = { $least } au moins
wrong-long = { $most } { $most ->
    [one] caractère
   *[other] caractères
} au plus
wrong-short = { $least } { $least ->
    [one] caractère
   *[other] caractères
} au moins
wrong-many = { $most } { $most ->
    [one] élément
   *[other] éléments
} au plus
wrong-choice = valeurs possibles : { OR($choices) }
wrong-kind = autre chose est attendu
wrong-header = l’en-tête { $header } ne peut figurer qu’une fois
wrong-length = la longueur d’un corps est un nombre d’octets
wrong-scopes = choisissez au moins un droit parmi read, play, tables
wrong-seat = dites quelle place abandonne

## Ce que le noyau refuse, avec ses propres mots

refused-invalid = C’est incorrect : { $why }
refused-unknown-game = Jeu introuvable : { $why }
refused-bad-option = Cette option n’est pas possible : { $why }
refused-bad-position = Cette position est illisible : { $why }
refused-bad-record = Cette partie enregistrée est illisible : { $why }
