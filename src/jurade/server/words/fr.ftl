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

## Ce que la table refuse, quand elle n’en dit pas plus elle-même

refused-bad-request = Cela ne se lit pas
refused-bad-setup = Une table ne se dresse pas ainsi
refused-bad-name = Ce n’est pas un nom possible ici
refused-bad-password = Ce n’est pas un mot de passe possible ici
refused-unreadable = Ce n’est pas une action de ce jeu
refused-ambiguous = Cela peut vouloir dire plusieurs actions
refused-illegal = Les règles l’interdisent
refused-wrong-password = Le nom et le mot de passe ne vont pas ensemble
refused-not-yours = Ce siège n’est pas le vôtre
refused-not-invited = Vous n’êtes pas invité à cette table
refused-not-allowed = Vous ne pouvez pas faire cela à cette table
refused-no-such-table = Cette table n’existe pas
refused-no-such-seat = Ce siège n’existe pas
refused-no-such-person = Cette personne n’existe pas
refused-no-such-thing = Cela n’existe pas
refused-stale = La table a avancé entre-temps
refused-wrong-status = Pas à ce stade de la table
refused-seat-taken = Quelqu’un d’autre a pris ce siège
refused-name-taken = Ce nom est pris
refused-nothing-to-undo = Il n’y a rien à reprendre
refused-old-rules = Cette table suit des règles qui ne sont pas installées ici
refused-too-long = C’est trop long
refused-too-often = C’est trop souvent ; réessayez dans un instant
refused-no-answer = Le robot n’a pas pu répondre
refused-invalid = Ce n’est pas juste
refused-unknown-game = Ce jeu n’existe pas ici
refused-bad-option = Une option ne se choisit pas ainsi
refused-bad-position = Cette position ne se lit pas
refused-bad-record = Cette partie notée ne se lit pas
