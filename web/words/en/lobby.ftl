## The lobby

lobby-title = Tables
lobby-welcome = Good evening. Which game?
lobby-welcome-text = { $games ->
    [one] One game
    [5] Five games
    [6] Six games
   *[other] { $games } games
} of the Middle Ages. Sit down against bots with one click, or open a table for friends.
lobby-mine = Your games
lobby-turn = Your turn
lobby-open = Open
lobby-waiting-for = waiting for { $names }
lobby-waiting-seats = { $free ->
    [one] one seat is still free
   *[other] { $free } seats are still free
}
lobby-ready = ready to start
lobby-paused = paused
lobby-playing = being played
lobby-games = Play
lobby-level = Bots of the level
lobby-play-now = Play now
lobby-play-now-of = Play now against bots: { $game }
lobby-new = New table
lobby-new-of = New table of { $game }
lobby-seats-range = { $least } to { $most } seats
lobby-seats-one = { $seats } seats
lobby-lessons-of = Lessons
lobby-rules-of = Rules
lobby-tables = Open tables
lobby-tables-none = No table is open at the moment. Start one, and friends or bots will sit with you.
lobby-tables-none-filtered = No table fits this choice.
lobby-all-games = All games
lobby-only-free = Free seat
lobby-sit = Sit
lobby-sit-at = Sit at { $title }
lobby-watch = Watch
lobby-watch-at = Watch { $title }
lobby-free = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}
lobby-watchers = { $watchers ->
    [one] 1 watching
   *[other] { $watchers } watching
}
lobby-seat-free = free seat
lobby-somebody = somebody
lobby-seat-of = { $name }, { $colour }
lobby-bot = { $level } (bot)
lobby-standard = standard rules
lobby-rated = rated
lobby-join = Join a table
lobby-join-text = Somebody sent you a link or a code? Put it here.
lobby-join-label = Link or code
lobby-join-go = Go to the table
lobby-join-bad = This is neither a link to a table nor the code of one.
lobby-learn = Learn a game
lobby-learn-text = Short positions to solve, then a first game with a bot that explains.
lobby-learn-none = Begin
lobby-learn-on = Go on
lobby-learn-count = { $done ->
    [one] 1 lesson solved
   *[other] { $done } lessons solved
}
lobby-over = Finished games
lobby-over-none = Finished games will be kept here, ready to be replayed.
lobby-over-mine = Only mine
lobby-over-search = Search by player or title
lobby-over-more = Show more
lobby-over-won = { $names } won
lobby-over-shared = shared victory of { $names }
lobby-over-ended = ended early
lobby-replay = Replay
lobby-replay-of = Replay { $title }
lobby-import = Play on from a record or position
lobby-import-text = Paste the text of a record or of a position, or choose a file. A new table begins where it ends.
lobby-import-label = Record or position
lobby-import-file = Choose a file
lobby-import-go = Open it
lobby-import-bad = This is neither a record nor a position: { $reason }
import-no-game = it does not say which game it is of
import-no-seats = it does not say how many seats there are
import-no-json = it begins like a position but cannot be read
lobby-title-of = { $game } of { $name }
lobby-reload = Try again

## Somebody's name, asked once

guest-title = What shall we call you?
guest-text = The others at the table see this name. No account is needed; you can make one later and keep your games.
guest-name = Your name
guest-go = Take a seat
guest-account = I have an account

## A new table

new-title = New table
new-title-of = New table: { $game }
new-game = Game
new-seats = Seats
new-who = Who sits
new-seat = Seat { $number }, { $colour }
new-seat-me = You
new-seat-bot = Bot
new-seat-open = Open
new-seat-open-help = Anybody may sit here.
new-seat-invite = Invite
new-seat-invite-help = You get a link for this seat to send to a friend.
new-seat-hot = You too: both play at this screen, with a curtain between
new-seat-kind = Who takes { $colour }
new-seat-level = Level of the bot
new-clock = Clock
new-clock-none = None
new-clock-live = { $minutes } min each
new-clock-live-more = { $minutes } min + { $increment } s a move
new-clock-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
new-clock-own = Other
new-clock-own-minutes = Minutes each
new-clock-own-increment = Seconds added a move
new-clock-own-days = Days a move
new-clock-out = When a clock runs out
new-clock-out-bot = a bot plays on
new-clock-out-end = the game ends
new-visibility = Who may see it
new-visibility-public = Everybody
new-visibility-public-help = It stands in the list of open tables; anybody may watch.
new-visibility-link = With the link
new-visibility-link-help = It is in no list; whoever has the link may watch.
new-visibility-private = Only the players
new-visibility-private-help = Nobody but those who sit there.
new-rated = Rated
new-rated-yes = Counts for the ratings
new-rated-no = Just for fun
new-rated-help = Only games among people without hot seats are rated.
new-delay = Watchers see it
new-delay-none = at once
new-delay-by = { $seconds } seconds later
new-name = Name of the table
new-name-example = e.g. { $game } on Sunday
new-options-all = All options
new-rest = The rest
new-change = Change
new-fold = Fold
new-reset = Back to the usual rules
new-number-from = a number from { $least }
new-number-between = a number from { $least } to { $most }
new-per-seat = seat { $number }, { $colour }
new-cancel = Cancel
new-open = Open the table
new-start = Start the game
new-from = This table goes on from a record or position; its game, seats and rules are given by it.
new-from-drop = Begin afresh instead
new-say-clock-none = no clock
new-say-visibility-public = everybody may watch
new-say-visibility-link = with the link only
new-say-visibility-private = for the players only
new-say-rated = rated
new-say-unrated = not rated
new-say-delay = watchers { $seconds } s behind
new-failed = The table could not be opened. { $sentence }
new-invitations = Your table is open
new-invitations-text = Send each friend the link for the seat. It works once.
new-invitation-of = Link for { $colour }
new-invitation-copy = Copy
new-invitation-copied = Copied
new-to-table = To the table
