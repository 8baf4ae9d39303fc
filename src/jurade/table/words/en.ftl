## What happens at a table besides the game itself

event-table-seated = { $seat } sat down
event-table-bot-seated = A bot sat down: { $seat }
event-table-came-back = { $seat } came back
event-table-left = { $seat } left
event-table-handed = A bot plays for { $seat }
event-table-started = The game began
event-table-taken-back = { $seat } took back the last choice
event-table-undone = With the others’ agreement, { $seat } took back the last choice
event-table-asked-undo = { $seat } asks to take back the last choice
event-table-asked-draw = { $seat } offers a draw
event-table-agreed = { $seat } agreed
event-table-refused = { $seat } refused
event-table-paused = { $seat } paused the game
event-table-resumed = { $seat } resumed the game
event-table-resigned = { $seat } resigned
event-table-flagged = { $seat } ran out of time
event-table-ended-agreed = All agreed to end the game without a winner
event-table-ended-abandoned = The game was abandoned
event-table-outage = The server was away; nobody’s time was charged
event-table-rematched = A new game has been set up with the same players

## How a game can end at every table

ending-agreed = Ended by agreement, without a winner
ending-abandoned = Abandoned, without a result
ending-resigned = Ended by resignation
ending-flagged = Ended by the clock

## People who are no longer here

deleted-player = deleted player
