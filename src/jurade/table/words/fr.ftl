## Ce qui se passe à une table en dehors du jeu lui-même

event-table-seated = { $seat } a pris place à la table
event-table-bot-seated = Un robot a pris place à la table : { $seat }
event-table-came-back = { $seat } est de retour
event-table-left = { $seat } a quitté la table
event-table-handed = Un robot joue à la place { OF($seat) }
event-table-started = La partie commence
event-table-went-on = La partie se poursuit à partir d’ici
event-table-taken-back = { $seat } a annulé son dernier coup
event-table-undone = Avec l’accord des autres, { $seat } a annulé son dernier coup
event-table-asked-undo = { $seat } demande à annuler son dernier coup
event-table-asked-draw = { $seat } propose de terminer la partie sans vainqueur
event-table-asked-sit = Quelqu’un demande à remplacer le robot : { $seat }
event-table-sat-by-consent = Avec l’accord des autres, un joueur remplace le robot : { $seat }
event-table-agreed = { $seat } a accepté
event-table-refused = { $seat } a refusé
event-table-paused = { $seat } a suspendu la partie
event-table-resumed = { $seat } a repris la partie
event-table-resigned = { $seat } a abandonné
event-table-flagged = { $seat } a épuisé son temps
event-table-ended-agreed = D’un commun accord, la partie se termine sans vainqueur
event-table-ended-abandoned = La partie a été abandonnée
event-table-outage = Le serveur était en panne ; personne n’a perdu de temps
event-table-rematched = Une revanche est prête avec les mêmes joueurs

## Pourquoi une table refuse quelque chose

refused-no-such-table = Table introuvable
refused-no-such-seat = Cette place n’existe pas : la table compte { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
refused-no-such-person = Joueur introuvable
refused-not-yours = Cette place n’est pas la vôtre
refused-not-invited = Cette table est privée : il faut une invitation
refused-needs-invitation = Il faut une invitation pour cette place
refused-replayed = L’identifiant « { $id } » a déjà servi à un autre message ; donnez à chaque message le sien
refused-store-away = La base de données est injoignable ; réessayez dans un instant
refused-store-full = Le serveur n’a plus d’espace ; son exploitant doit en libérer
refused-stale = La partie a avancé entre-temps : regardez de nouveau, puis décidez
refused-status-open = Impossible : la partie n’a pas commencé
refused-status-running = Impossible : la partie est en cours
refused-status-paused = Impossible : la partie est suspendue
refused-status-over = Impossible : la partie est terminée
refused-only-members = C’est réservé aux personnes de cette table
refused-only-players = C’est réservé aux joueurs
refused-only-host = Seul l’hôte peut annuler la table avant le début de la partie
refused-others-playing = D’autres jouent encore : vous pouvez abandonner, ou proposer de terminer la partie sans vainqueur

refused-seat-taken = Cette place est prise
refused-seat-yours = Cette place est déjà la vôtre
refused-seat-empty = Cette place est libre
refused-you-left = Vous avez quitté cette partie : vous voyez désormais ce que voient les spectateurs
refused-seat-given-up = Ce joueur a abandonné : un robot joue à sa place jusqu’à la fin
refused-bot-plays = Un robot joue à votre place : reprenez d’abord la main
refused-seats-open = La partie ne peut pas commencer : { $free ->
    [one] { $free } place est encore libre
   *[other] { $free } places sont encore libres
}

refused-rated-one-seat = Dans une partie classée, chacun a une seule place, du début à la fin
refused-rated-two-persons = Une partie classée demande au moins deux personnes
refused-rated-from-start = Une partie classée se joue depuis le début, non à partir d’une partie enregistrée ou d’une position
refused-rated-no-stand-in = Personne ne peut jouer pour vous dans une partie classée ; vous pouvez abandonner
refused-rated-stay = Vous ne pouvez pas quitter votre place dans une partie classée ; vous pouvez abandonner
refused-rated-no-undo = Dans une partie classée, un coup qui a révélé quelque chose ne s’annule pas
refused-rated-no-draw = Une partie classée où joue un robot va jusqu’à son terme
refused-rated-no-pause = Une partie classée ne peut pas être suspendue
refused-rated-no-hints = Pas de conseils dans une partie classée
refused-rated-silence = Les spectateurs ne peuvent pas écrire pendant une partie classée

refused-nothing-to-undo = Vous n’avez aucun coup à annuler
refused-asked-already = Vous l’avez déjà demandé ; les autres n’ont pas encore répondu
refused-no-request = Cette demande n’existe pas, ou a déjà reçu une réponse
refused-not-your-request = Ce n’est pas à vous de répondre à cette demande
refused-illegal = Les règles l’interdisent
refused-ambiguous = « { $action } » peut avoir plusieurs sens : { OR($meanings) }
refused-no-answer = Le robot n’a pas pu répondre ; réessayez dans un instant
refused-not-found-out = La recherche n’a pas abouti ; réessayez dans un instant
refused-asked-enough = { $most ->
    [one] { $most } de vos questions attend encore une réponse ; réessayez ensuite
   *[other] { $most } de vos questions attendent encore une réponse ; réessayez ensuite
}
refused-all-ask = Le serveur est très sollicité ; réessayez dans un instant

refused-no-ply = Il n’y a pas de coup { $ply } : cette partie en compte { $last }
refused-delayed = Les spectateurs voient cette table avec un décalage jusqu’à la fin de la partie
refused-secrets-later = Les secrets seront révélés à la fin de la partie
refused-fork-later = On ne peut repartir d’un coup passé qu’une fois la partie terminée : elle contient encore des secrets
refused-analysis-later = Une partie ne s’analyse qu’une fois terminée
refused-old-rules = Cette table suit les règles « { $rules } », qui ne sont pas installées ici

refused-nothing-said = Le message est vide
refused-line-too-long = Un message compte au plus { $most } caractères
refused-lines-too-often = Trop de messages : au plus { $most } en { $seconds } secondes
refused-no-line = Message introuvable

## Pourquoi une table ne peut pas être créée

refused-setup-because = Impossible de créer la table : { $why }
refused-no-bot = Il n’y a pas de robot « { $level } » ; choisissez { OR($levels) }
refused-bad-title = Un titre tient sur une ligne d’au plus { $most } caractères
refused-bad-delay = Le décalage des spectateurs est d’au plus { $most } secondes
refused-record-or-position = Partez d’une partie enregistrée ou d’une position, pas des deux
refused-brought-seats = La partie importée a { $brought } places, et non { $seats }
refused-import-too-long = Une partie enregistrée ou une position compte au plus { $most } caractères
refused-brought-too-long = Une partie enregistrée que l’on importe compte au plus { $most } coups
refused-brought-too-slow = La partie importée est trop longue à vérifier
refused-bad-live-clock = Une pendule donne au plus { $minutes } minutes, plus au plus { $seconds } secondes par coup
refused-bad-days-clock = Accordez de 1 à { $days } jours par coup

## Pourquoi un compte ne peut pas être créé ou changé ainsi

refused-bad-name = Un nom compte de 1 à { $most } caractères imprimables
refused-bad-password = Un mot de passe compte de { $least } à { $most } caractères
refused-wrong-password = Nom ou mot de passe incorrect
refused-many-sign-in = Beaucoup de monde se connecte en ce moment ; réessayez dans quelques secondes
refused-name-taken = Le nom « { $name } » est déjà pris
refused-no-password = Seuls les joueurs inscrits ont un mot de passe
refused-no-guest = Seuls les invités peuvent s’inscrire
refused-no-session = Session introuvable
refused-no-token = Clé d’API introuvable
refused-bad-scopes = Il faut à une clé d’API au moins un de ces droits : { COMMAS($scopes) }
refused-too-many-tokens = Vous pouvez avoir au plus { $most } clés d’API ; supprimez-en une d’abord

## Les fins possibles à toutes les tables

ending-agreed = Terminée d’un commun accord, sans vainqueur
ending-abandoned = Abandonnée, sans résultat
ending-resigned = Terminée par abandon
ending-flagged = Terminée au temps

## Ceux qui ne sont plus là

deleted-player = joueur supprimé
