## What happens at a table besides the game itself

event-table-seated = { $seat } sat down
event-table-bot-seated = A bot sat down: { $seat }
event-table-came-back = { $seat } came back
event-table-left = { $seat } left
event-table-handed = A bot plays for { $seat }
event-table-started = The game began
event-table-went-on = The game goes on from here
event-table-taken-back = { $seat } took back the last choice
event-table-undone = With the others’ agreement, { $seat } took back the last choice
event-table-asked-undo = { $seat } asks to take back the last choice
event-table-asked-draw = { $seat } offers a draw
event-table-asked-sit = Somebody asks to take over from the bot: { $seat }
event-table-sat-by-consent = With the others’ agreement, somebody plays on for the bot: { $seat }
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

## Why a table refuses something

refused-no-such-table = There is no such table
refused-no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }
refused-no-such-person = There is no such person
refused-not-yours = This seat is not yours
refused-not-invited = This table is private: only those who are invited see it
refused-needs-invitation = This seat is for somebody with an invitation
refused-replayed = The id “{ $id }” was used for another message before; give each message an id of its own
refused-store-away = The database cannot be reached just now: nothing can be kept; try again in a moment
refused-store-full = There is no room left to keep anything: whoever runs the server must make some
refused-stale = The table has moved on meanwhile: look again, then decide again
refused-status-open = That cannot be done: the game has not begun
refused-status-running = That cannot be done: the game is running
refused-status-paused = That cannot be done: the game is paused
refused-status-over = That cannot be done: the game is over
refused-only-members = Only those who sit at the table can do that
refused-only-players = Only those who play can do that
refused-only-host = Only whoever set the table up can give it up before the game begins
refused-others-playing = Others are playing: you may resign, or offer a draw

refused-seat-taken = Somebody sits there already
refused-seat-yours = You sit there already
refused-seat-empty = Nobody sits there
refused-you-left = You left this game: from now on you see what spectators see
refused-seat-given-up = This seat was given up: a bot plays it to the end
refused-bot-plays = A bot plays this seat for you: take it back first
refused-seats-open = The game cannot begin: { $free ->
    [one] a seat is still open
   *[other] { $free } seats are still open
}

refused-rated-one-seat = In a rated game everybody has one seat, from the beginning to the end
refused-rated-two-persons = A rated game needs at least two persons
refused-rated-from-start = A rated game begins at the beginning, not from a record or a position
refused-rated-no-stand-in = In a rated game everybody plays for himself; you may resign
refused-rated-stay = In a rated game nobody leaves his seat; you may resign
refused-rated-no-undo = In a rated game nothing is taken back once something was revealed
refused-rated-no-draw = In a rated game a bot plays to the end, and agrees to no draw
refused-rated-no-pause = A rated game is not paused
refused-rated-no-hints = There are no hints in a rated game
refused-rated-silence = Spectators of a rated game are silent while it runs

refused-nothing-to-undo = There is nothing of yours to take back
refused-asked-already = You have asked already; the others have not answered yet
refused-no-request = There is no such request, or it has been answered
refused-not-your-request = This request is not for you to answer
refused-illegal = The rules forbid that
refused-ambiguous = “{ $action }” may mean several actions: { $meanings }
refused-no-answer = The bot could not answer; try again in a moment
refused-not-found-out = That could not be looked up; try again in a moment
refused-asked-enough = You have asked { $most } things that are not answered yet; wait for the answers
refused-all-ask = So many ask at the moment that your question would wait too long; try again in a moment

refused-no-ply = There is no ply { $ply }: the game has 0 to { $last }
refused-delayed = Spectators of this table are behind until the game is over
refused-secrets-later = Secrets are shown when the game is over
refused-fork-later = A game can be played on from an earlier ply once it is over: its secrets are in there
refused-analysis-later = A game is analysed when it is over
refused-old-rules = This table follows the rules “{ $rules }”, which are not installed here

refused-nothing-said = There is nothing to say in that
refused-line-too-long = A line has at most { $most } characters
refused-lines-too-often = That was too often: at most { $most } lines in { $seconds } seconds
refused-no-line = There is no such line at this table

## Why a table cannot be set up

refused-setup-because = A table cannot be set up like that: { $why }
refused-no-bot = There is no bot “{ $level }”; there are { $levels }
refused-bad-title = A title is one line of at most { $most } characters
refused-bad-delay = Spectators are at most { $most } seconds behind
refused-record-or-position = Play on from a record or from a position, not from both
refused-brought-seats = The game brought along has { $brought } seats, not { $seats }
refused-import-too-long = A record or a position has at most { $most } characters
refused-brought-too-long = A record that is brought along has at most { $most } plies
refused-brought-too-slow = What you brought along takes too long to be checked
refused-bad-live-clock = A live clock gives at most { $minutes } minutes, and at most { $seconds } seconds more for each move
refused-bad-days-clock = A clock by days gives more than none and at most { $days } days for each move

## Why an account cannot be had or changed like that

refused-bad-name = A name has 1 to { $most } characters that can be printed
refused-bad-password = A password has { $least } to { $most } characters, any you like
refused-wrong-password = There is no account with this name and password
refused-many-sign-in = Very many people sign in just now; try again in a few seconds
refused-name-taken = Somebody else is called “{ $name }”
refused-no-password = Only an account has a password
refused-no-guest = Only a guest becomes an account
refused-no-session = You have no such session
refused-no-token = You have no such token
refused-bad-scopes = The scopes of a token are { $scopes }: at least one of them
refused-too-many-tokens = Nobody needs more than { $most } tokens; delete one first

## How a game can end at every table

ending-agreed = Ended by agreement, without a winner
ending-abandoned = Abandoned, without a result
ending-resigned = Ended by resignation
ending-flagged = Ended by the clock

## People who are no longer here

deleted-player = deleted player
