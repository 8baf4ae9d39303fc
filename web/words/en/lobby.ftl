## The lobby

lobby-title = Lobby
lobby-welcome = Pick a game
lobby-welcome-text = { $games ->
    [one] { $games } medieval board game
   *[other] { $games } medieval board games
}. Play against bots in one click, or open a table for friends.
lobby-mine = Your games
lobby-turn = Your turn
lobby-open = Open
lobby-waiting-for = waiting for { $names }
lobby-waiting-seats = { $free ->
    [one] waiting for { $free } player
   *[other] waiting for { $free } players
}
lobby-ready = ready to start
lobby-paused = paused
lobby-playing = in progress
lobby-games = Play
lobby-level = Bot level
lobby-play-now = Play now
lobby-play-now-of = Play now against bots: { $game }
lobby-new = New table
lobby-seats-range = { $least }–{ $most } players
lobby-seats-one = { $seats } players
lobby-lessons-of = Lessons
lobby-rules-of = Rules
lobby-bot = { $level } (bot)
lobby-seat-free = free seat
lobby-seat-of = { $name }, { $colour }

## Open tables

lobby-tables = Open tables
lobby-tables-none = No open tables right now. Start one: friends and bots can join you.
lobby-tables-none-filtered = No matches.
lobby-all-games = All games
lobby-only-free = Free seats
lobby-sit = Join
lobby-sit-at = Join: { $title }
lobby-watch = Watch
lobby-watch-at = Watch: { $title }
lobby-free = { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
lobby-watchers = { $watchers ->
    [one] { $watchers } spectator
   *[other] { $watchers } spectators
}
lobby-standard = standard rules
lobby-rated = rated
lobby-title-of = { OF($name) } { $game }

## Joining by a link, learning

lobby-join = Join a table
lobby-join-text = Got a link or a code? Paste it here.
lobby-join-label = Link or code
lobby-join-go = Go to the table
lobby-join-bad = That isn’t a table link or code.
lobby-learn = Learn a game
lobby-learn-text = Short puzzles, then a guided first game.
lobby-learn-none = Start
lobby-learn-on = Continue
lobby-learn-count = { $done ->
    [one] { $done } lesson solved
   *[other] { $done } lessons solved
}

## Finished games

lobby-over = Finished games
lobby-over-none = Finished games will appear here, ready to replay.
lobby-over-mine = Mine only
lobby-over-search = Search by player or title
lobby-over-more = Show more
lobby-over-won = { $names } won
lobby-over-shared = { $names } shared the victory
lobby-over-ended = ended early
lobby-replay = Replay
lobby-replay-of = Replay: { $title }

## Playing on from a record or a position

lobby-import = Continue a saved game
lobby-import-text = Paste a record or a position, or choose a file. A new table picks up from there.
lobby-import-label = Record or position
lobby-import-file = Choose a file
lobby-import-go = Open
lobby-import-bad = This can’t be read: { $reason }.
import-no-game = the game isn’t named in it
import-no-seats = the number of seats is missing
import-no-json = the position is incomplete or damaged

## Somebody's name, asked once

guest-title = What’s your name?
guest-text = The other players will see it. No account needed: you can create one later and keep your games.
guest-name = Your name
guest-go = Continue
guest-account = I have an account

## A new table

new-title = New table
new-title-of = New table: { $game }
new-game = Game
new-seats = Seats
new-who = Players
new-seat = Seat { $number }, { $colour }
new-seat-me = You
new-seat-bot = Bot
new-seat-open = Open
new-seat-open-help = Anyone can sit here.
new-seat-invite = Invite
new-seat-invite-help = You’ll get a link to send to a friend.
new-seat-hot = Another player on this device
new-seat-kind = Who plays { $colour }?
new-seat-level = Bot level
new-clock = Clock
new-clock-none = None
new-clock-live = { $minutes } min per player
new-clock-live-more = { $minutes } min + { $increment } s per move
new-clock-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
new-clock-own = Custom
new-clock-own-minutes = Minutes per player
new-clock-own-increment = Seconds added per move
new-clock-own-days = Days per move
new-clock-out = When time runs out
new-clock-out-bot = a bot takes over
new-clock-out-end = the game ends
new-visibility = Who can watch
new-visibility-public = Everyone
new-visibility-public-help = Listed; anyone can watch.
new-visibility-link = With the link
new-visibility-link-help = Unlisted; anyone with the link can watch.
new-visibility-private = Players only
new-visibility-private-help = Unlisted; only the players can see it.
new-rated = Rating
new-rated-yes = Rated
new-rated-no = Friendly
new-rated-help = Only games between people on separate devices can be rated.
new-delay = Spectator delay
new-delay-none = None
new-delay-by = { $seconds } s
new-name = Table name
new-name-example = e.g. { $game } on Sunday
new-options-all = All options
new-rest = More settings
new-rest-text = { CAPITAL(COMMAS($parts)) }.
new-change = Change
new-fold = Close
new-reset = Back to the standard rules
new-number-from = at least { $least }
new-number-between = { $least } to { $most }
new-per-seat = seat { $number }, { $colour }
new-cancel = Cancel
new-open = Open the table
new-start = Start the game
new-from = This table continues a record or position, which sets the game, seats and rules.
new-from-drop = Start a new game instead
new-say-clock-none = no clock
new-say-visibility-public = anyone can watch
new-say-visibility-link = only people with the link can watch
new-say-visibility-private = players only
new-say-rated = rated
new-say-unrated = friendly
new-say-delay = { $seconds } s spectator delay
new-failed = Couldn’t open the table. { $sentence }
new-invitations = Your table is open
new-invitations-text = Send each friend the link to their seat. Each link works once.
new-invitation-of = Link for { $colour }
new-invitation-copy = Copy
new-invitation-copied = Copied
new-to-table = Go to the table
