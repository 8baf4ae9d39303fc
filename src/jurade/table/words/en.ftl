## What happens at a table besides the game itself

event-table-seated = { $seat } joined the table
event-table-bot-seated = A bot joined the table: { $seat }
event-table-came-back = { $seat } is back
event-table-left = { $seat } left the table
event-table-handed = A bot is playing for { $seat }
event-table-started = The game has begun
event-table-went-on = The game continues from here
event-table-taken-back = { $seat } undid their last move
event-table-undone = With the others’ consent, { $seat } undid their last move
event-table-asked-undo = { $seat } asks to undo their last move
event-table-asked-draw = { $seat } offers to end the game without a winner
event-table-asked-sit = Someone asks to take over from the bot: { $seat }
event-table-sat-by-consent = With the others’ consent, a player takes over from the bot: { $seat }
event-table-agreed = { $seat } agreed
event-table-refused = { $seat } declined
event-table-paused = { $seat } paused the game
event-table-resumed = { $seat } resumed the game
event-table-resigned = { $seat } resigned
event-table-flagged = { $seat } ran out of time
event-table-ended-agreed = Everyone agreed to end the game without a winner
event-table-ended-abandoned = The game was abandoned
event-table-outage = The server was down; no one lost any time
event-table-rematched = A rematch is ready with the same players

## Why a table refuses something

refused-no-such-table = Table not found
refused-no-such-seat = There’s no such seat: this table has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
refused-no-such-person = Player not found
refused-not-yours = This seat isn’t yours
refused-not-invited = This table is private: you need an invitation
refused-needs-invitation = You need an invitation for this seat
refused-replayed = The id “{ $id }” was already used for another message; give each message its own
refused-store-away = The database can’t be reached; try again in a moment
refused-store-full = The server has no space left; its operator must free some
refused-stale = The game has moved on: look again, then decide
refused-status-open = Not possible: the game hasn’t begun
refused-status-running = Not possible: the game is in progress
refused-status-paused = Not possible: the game is paused
refused-status-over = Not possible: the game is over
refused-only-members = Only people at this table can do that
refused-only-players = Only players can do that
refused-only-host = Only the host can cancel the table before the game begins
refused-others-playing = Others are still playing: you can resign, or offer to end the game without a winner

refused-seat-taken = This seat is taken
refused-seat-yours = This is already your seat
refused-seat-empty = No one is in this seat
refused-you-left = You left this game: you now see what spectators see
refused-seat-given-up = This player resigned: a bot plays the seat to the end
refused-bot-plays = A bot is playing for you: take over from it first
refused-seats-open = The game can’t begin: { $free ->
    [one] { $free } seat is still open
   *[other] { $free } seats are still open
}

refused-rated-one-seat = In a rated game each player has one seat, from start to finish
refused-rated-two-persons = A rated game needs at least two people
refused-rated-from-start = A rated game starts from the beginning, not from a record or a position
refused-rated-no-stand-in = No one can play for you in a rated game; you can resign
refused-rated-stay = You can’t leave your seat in a rated game; you can resign
refused-rated-no-undo = In a rated game you can’t undo a move that revealed something
refused-rated-no-draw = A rated game with a bot in it is played to the end
refused-rated-no-pause = A rated game can’t be paused
refused-rated-no-hints = There are no hints in a rated game
refused-rated-silence = Spectators can’t chat during a rated game

refused-nothing-to-undo = You have no move to undo
refused-asked-already = You’ve already asked; the others haven’t answered yet
refused-no-request = This request doesn’t exist or has been answered
refused-not-your-request = This request isn’t for you to answer
refused-illegal = The rules don’t allow that
refused-ambiguous = “{ $action }” can mean several things: { OR($meanings) }
refused-no-answer = The bot couldn’t answer; try again in a moment
refused-not-found-out = We couldn’t look that up; try again in a moment
refused-asked-enough = { $most ->
    [one] { $most } of your questions is still waiting for an answer; try again after it
   *[other] { $most } of your questions are still waiting for an answer; try again after them
}
refused-all-ask = The server is very busy; try again in a moment

refused-no-ply = There’s no move { $ply }: this game has { $last ->
    [one] { $last } move
   *[other] { $last } moves
} so far
refused-delayed = Spectators see this table with a delay until the game is over
refused-secrets-later = Secrets are revealed when the game is over
refused-fork-later = You can play on from an earlier move once the game is over: until then it holds secrets
refused-analysis-later = A game can be analysed once it’s over
refused-old-rules = This table follows the rules “{ $rules }”, which aren’t installed here

refused-nothing-said = The message is empty
refused-line-too-long = A message has at most { $most } characters
refused-lines-too-often = Too many messages: at most { $most } in { $seconds } seconds
refused-no-line = Message not found

## Why a table cannot be set up

refused-setup-because = This table can’t be created: { $why }
refused-no-bot = There’s no bot “{ $level }”; choose { OR($levels) }
refused-bad-title = A title is one line of at most { $most } characters
refused-bad-delay = The spectator delay is at most { $most } seconds
refused-record-or-position = Play on from a record or from a position, not from both
refused-brought-seats = The imported game has { $brought } seats, not { $seats }
refused-import-too-long = A record or position has at most { $most } characters
refused-brought-too-long = An imported record has at most { $most } moves
refused-brought-too-slow = The imported game takes too long to check
refused-bad-live-clock = A clock has at most { $minutes } minutes, plus at most { $seconds } seconds for each move
refused-bad-days-clock = Allow 1 to { $days } days for each move

## Why an account cannot be had or changed like that

refused-bad-name = A name has 1 to { $most } printable characters
refused-bad-password = A password has { $least } to { $most } characters
refused-wrong-password = Wrong name or password
refused-many-sign-in = Many people are signing in right now; try again in a few seconds
refused-name-taken = The name “{ $name }” is taken
refused-no-password = Only registered players have a password
refused-no-guest = Only guests can register
refused-no-session = Session not found
refused-no-token = API key not found
refused-bad-scopes = An API key needs at least one of these permissions: { COMMAS($scopes) }
refused-too-many-tokens = You can have at most { $most } API keys; delete one first

## How a game can end at every table

ending-agreed = Ended by agreement, without a winner
ending-abandoned = Abandoned, without a result
ending-resigned = Ended by resignation
ending-flagged = Ended on time

## People who are no longer here

deleted-player = deleted player
