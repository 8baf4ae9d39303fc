## Ce qui se passe à une table en dehors du jeu lui-même

event-table-seated = { $seat } s’est assis à la table
event-table-bot-seated = Un automate s’est assis à la table : { $seat }
event-table-came-back = { $seat } est de retour
event-table-left = { $seat } a quitté la table
event-table-handed = Un automate joue pour { $seat }
event-table-started = La partie a commencé
event-table-went-on = La partie reprend d’ici
event-table-taken-back = { $seat } a repris son dernier choix
event-table-undone = Avec l’accord des autres, { $seat } a repris son dernier choix
event-table-asked-undo = { $seat } demande à reprendre son dernier choix
event-table-asked-sit = Quelqu’un demande à remplacer l’automate : { $seat }
event-table-sat-by-consent = Avec l’accord des autres, quelqu’un joue à la place de l’automate : { $seat }
event-table-asked-draw = { $seat } propose la nulle
event-table-agreed = { $seat } a accepté
event-table-refused = { $seat } a refusé
event-table-paused = { $seat } a suspendu la partie
event-table-resumed = { $seat } a repris la partie
event-table-resigned = { $seat } a abandonné
event-table-flagged = { $seat } a épuisé son temps
event-table-ended-agreed = Tous ont accepté de terminer la partie sans vainqueur
event-table-ended-abandoned = La partie a été abandonnée
event-table-outage = Le serveur était absent ; personne n’a perdu de temps
event-table-rematched = Une nouvelle partie est prête avec les mêmes joueurs

## Pourquoi une table refuse quelque chose

refused-no-such-table = Cette table n’existe pas
refused-no-such-seat = Il n’y a pas de siège { $seat } ; les sièges vont de 0 à { $last }
refused-no-such-person = Cette personne n’existe pas
refused-not-yours = Ce siège n’est pas le vôtre
refused-not-invited = Cette table est privée : seuls les invités la voient
refused-needs-invitation = Ce siège est réservé à qui a une invitation
refused-replayed = L’identifiant « { $id } » a déjà servi à un autre message ; donnez-en un à chaque message
refused-store-away = La base de données est injoignable pour l’instant : rien ne peut être gardé ; réessayez dans un instant
refused-store-full = Il n’y a plus de place pour garder quoi que ce soit : c’est à qui tient le serveur d’en faire
refused-stale = La table a avancé entre-temps : regardez de nouveau, puis décidez
refused-status-open = Impossible : la partie n’a pas commencé
refused-status-running = Impossible : la partie est en cours
refused-status-paused = Impossible : la partie est suspendue
refused-status-over = Impossible : la partie est finie
refused-only-members = Seuls ceux qui sont assis à la table peuvent faire cela
refused-only-players = Seuls ceux qui jouent peuvent faire cela
refused-only-host = Avant le début, seul celui qui a dressé la table peut y renoncer
refused-others-playing = D’autres jouent : vous pouvez abandonner votre siège ou proposer la nulle

refused-seat-taken = Quelqu’un est déjà assis là
refused-seat-yours = Vous êtes déjà assis là
refused-seat-empty = Personne n’est assis là
refused-you-left = Vous avez quitté cette partie : vous voyez désormais ce que voient les spectateurs
refused-seat-given-up = Ce siège a été abandonné : un automate le joue jusqu’à la fin
refused-bot-plays = Un automate joue ce siège pour vous : reprenez-le d’abord
refused-seats-open = La partie ne peut pas commencer : { $free ->
    [one] un siège est encore libre
   *[other] { $free } sièges sont encore libres
}

refused-rated-one-seat = Dans une partie classée, chacun a un seul siège, du début à la fin
refused-rated-two-persons = Une partie classée demande au moins deux personnes
refused-rated-from-start = Une partie classée commence au début, pas d’une partie notée ni d’une position
refused-rated-no-stand-in = Dans une partie classée, chacun joue pour soi ; vous pouvez abandonner
refused-rated-stay = Dans une partie classée, personne ne quitte son siège ; vous pouvez abandonner
refused-rated-no-undo = Dans une partie classée, on ne reprend rien dès que quelque chose a été révélé
refused-rated-no-draw = Dans une partie classée, un automate joue jusqu’à la fin et n’accepte pas la nulle
refused-rated-no-pause = Une partie classée ne se suspend pas
refused-rated-no-hints = Il n’y a pas de conseils dans une partie classée
refused-rated-silence = Les spectateurs d’une partie classée se taisent tant qu’elle dure

refused-nothing-to-undo = Il n’y a rien de vous à reprendre
refused-asked-already = Vous l’avez déjà demandé ; les autres n’ont pas encore répondu
refused-no-request = Cette demande n’existe pas, ou elle a déjà sa réponse
refused-not-your-request = Ce n’est pas à vous de répondre à cette demande
refused-illegal = Les règles l’interdisent
refused-ambiguous = « { $action } » peut vouloir dire plusieurs actions : { $meanings }
refused-no-answer = L’automate n’a pas pu répondre ; réessayez dans un instant
refused-not-found-out = Cela n’a pas pu être consulté ; réessayez dans un instant
refused-asked-enough = Vous avez posé { $most } questions qui attendent encore leur réponse ; attendez-la
refused-all-ask = Tant de monde demande en ce moment que votre question attendrait trop ; réessayez dans un instant

refused-no-ply = Il n’y a pas de coup { $ply } : la partie va de 0 à { $last }
refused-delayed = Les spectateurs de cette table ont du retard jusqu’à la fin de la partie
refused-secrets-later = Les secrets se montrent quand la partie est finie
refused-fork-later = On peut rejouer depuis un coup passé quand la partie est finie : il contient des secrets
refused-analysis-later = Une partie s’analyse quand elle est finie
refused-old-rules = Cette table suit les règles « { $rules } », qui ne sont pas installées ici

refused-nothing-said = Il n’y a rien à dire là-dedans
refused-line-too-long = Une ligne a au plus { $most } caractères
refused-lines-too-often = C’est trop souvent : au plus { $most } lignes en { $seconds } secondes
refused-no-line = Cette ligne n’existe pas à cette table

## Pourquoi une table ne peut pas être dressée

refused-setup-because = Une table ne se dresse pas ainsi : { $why }
refused-no-bot = Il n’y a pas d’automate « { $level } » ; il y a { $levels }
refused-bad-title = Un titre est une ligne d’au plus { $most } caractères
refused-bad-delay = Les spectateurs ont au plus { $most } secondes de retard
refused-record-or-position = On rejoue depuis une partie notée ou depuis une position, pas les deux
refused-brought-seats = La partie apportée a { $brought } sièges, pas { $seats }
refused-import-too-long = Une partie notée ou une position a au plus { $most } caractères
refused-brought-too-long = Une partie notée que l’on apporte a au plus { $most } coups
refused-brought-too-slow = Ce que vous apportez est trop long à vérifier
refused-bad-live-clock = Une pendule donne au plus { $minutes } minutes, et au plus { $seconds } secondes de plus par coup
refused-bad-days-clock = Une pendule par jours donne plus de zéro et au plus { $days } jours par coup

## Pourquoi un compte ne s’obtient ou ne se change pas ainsi

refused-bad-name = Un nom a de 1 à { $most } caractères imprimables
refused-bad-password = Un mot de passe a de { $least } à { $most } caractères, au choix
refused-wrong-password = Il n’y a pas de compte avec ce nom et ce mot de passe
refused-many-sign-in = Beaucoup de monde se connecte en ce moment ; réessayez dans quelques secondes
refused-name-taken = Quelqu’un d’autre s’appelle « { $name } »
refused-no-password = Seul un compte a un mot de passe
refused-no-guest = Seul un invité devient un compte
refused-no-session = Vous n’avez pas cette session
refused-no-token = Vous n’avez pas ce jeton
refused-bad-scopes = Les droits d’un jeton sont { $scopes } : au moins l’un d’eux
refused-too-many-tokens = Personne n’a besoin de plus de { $most } jetons ; supprimez-en un d’abord

## Les fins possibles à toutes les tables

ending-agreed = Terminée d’un commun accord, sans vainqueur
ending-abandoned = Abandonnée, sans résultat
ending-resigned = Terminée par abandon
ending-flagged = Terminée à la pendule

## Ceux qui ne sont plus là

deleted-player = joueur supprimé
