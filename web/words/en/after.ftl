## The result

result-title = Result
result-wins = { $name } wins { $game }
result-wins-by = { $name } wins { $game } by { $lead ->
    [one] one point
   *[other] { $lead } points
}
result-you-win = You win { $game }
result-shared = { $names } share the victory
result-ended = The game ended without a winner
result-ranking = Ranking
result-place = { $place }.
result-sources = Where the points come from
result-seat = Seat
result-total = Total
result-course = Score through the game
result-rematch = Rematch
result-to-rematch = To the rematch
result-replay = Replay
result-share = Share the link
result-shared-link = Link copied
result-record = Download the record
result-fairness = The draws were fixed before the game
result-fairness-text = The commitment was shown at the start; with seed and salt anybody can compute every draw again.
result-commitment = Commitment
result-seed = Seed
result-salt = Salt
result-bot = { $colour } ({ $level })

## Replay and analysis

replay-title-of = Replay: { $title }
replay-loading = Opening the record …
replay-failed = The replay could not be opened. { $sentence }
replay-past = past
replay-start = Beginning
replay-end = End
replay-back = One ply back
replay-on = One ply on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-of = { $speed } ×
replay-scrub = Ply
replay-at = Ply { $ply } of { $last }
replay-at-by = Ply { $ply } of { $last }: { $name }
replay-log = What happened
replay-log-none = Nothing has happened yet.
replay-view = Seen by
replay-view-open = All open
replay-view-public = A spectator
replay-view-seat = As { $name } saw it
replay-analysis = What the bot thinks
replay-analysis-text = A bot looks at every position and says how many points each seat may expect. This takes a while; it is kept afterwards.
replay-analysis-start = Start the analysis
replay-analysis-going = The bot looks at the game: { $done } of { $all }
replay-analysis-queued = The analysis waits for its turn …
replay-graph = Points the bot expects, by seat and ply
replay-best = Best choices here
replay-best-none = Nothing was considered at this ply.
replay-best-chance = Chance decides here.
replay-best-value = { $percent } %
replay-best-visits = { $visits ->
    [one] looked at once
   *[other] looked at { $visits } times
}
replay-best-played = played
replay-fork = Play on from here
replay-fork-text = Opens a new table that begins at this position.
replay-share = Share this position
replay-copied = Link copied
replay-record = Download the record
replay-to-table = To the table
replay-choice = Choice
replay-value = Value
replay-looked = Looked at
replay-chance = chance
replay-help = Arrow keys go ply by ply, Home and End to the ends, Space plays.
