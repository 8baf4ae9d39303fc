## Ce qui se passe à une table en dehors du jeu lui-même

event-table-seated = { $seat } s’est assis à la table
event-table-bot-seated = Un automate s’est assis à la table : { $seat }
event-table-came-back = { $seat } est de retour
event-table-left = { $seat } a quitté la table
event-table-handed = Un automate joue pour { $seat }
event-table-started = La partie a commencé
event-table-taken-back = { $seat } a repris son dernier choix
event-table-undone = Avec l’accord des autres, { $seat } a repris son dernier choix
event-table-asked-undo = { $seat } demande à reprendre son dernier choix
event-table-asked-draw = { $seat } propose la nulle
event-table-agreed = { $seat } a accepté
event-table-refused = { $seat } a refusé
event-table-paused = { $seat } a suspendu la partie
event-table-resumed = { $seat } a repris la partie
event-table-resigned = { $seat } a abandonné
event-table-flagged = { $seat } a épuisé son temps
event-table-ended-agreed = Tous ont accepté de terminer la partie sans vainqueur
event-table-ended-abandoned = La partie a été abandonnée
event-table-outage = Le serveur était absent ; personne n’a perdu de temps
event-table-rematched = Une nouvelle partie est prête avec les mêmes joueurs

## Les fins possibles à toutes les tables

ending-agreed = Terminée d’un commun accord, sans vainqueur
ending-abandoned = Abandonnée, sans résultat
ending-resigned = Terminée par abandon
ending-flagged = Terminée à la pendule

## Ceux qui ne sont plus là

deleted-player = joueur supprimé
