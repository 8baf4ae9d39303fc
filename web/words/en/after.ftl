## The result

result-title = Result
result-wins = { $name } wins
result-wins-by = { $name } wins by { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
}
result-you-win = You win!
result-shared = { $names } share the victory
result-ended = The game ended without a winner
result-ranking = Ranking
result-place = { $place }.
result-sources = Where the points came from
result-seat = Player
result-total = Total
result-course = Score over time
result-rematch = Rematch
result-to-rematch = Go to rematch
result-replay = Replay
result-share = Copy the link
result-shared-link = Link copied
result-record = Download the record
result-fairness = All draws were fixed before the game
result-fairness-text = The fingerprint was shown at the start. Anyone can recompute every draw from the seed and salt.
result-commitment = Fingerprint
result-seed = Seed
result-salt = Salt
result-bot = { $colour } ({ $level })

## Replay

replay-title-of = Replay: { $title }
replay-failed = Couldn’t open the replay. { $sentence }
replay-past = earlier position
replay-start = Start
replay-end = End
replay-back = Previous step
replay-on = Next step
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-of = { $speed }×
replay-scrub = Step
replay-at = Step { $ply } of { $last }
replay-at-by = Step { $ply } of { $last }: { $name }
replay-chance = chance
replay-log = Log
replay-log-none = Nothing has happened yet.
replay-view = View as
replay-view-open = All revealed
replay-view-public = Spectator
replay-fork = Play from here
replay-fork-text = Opens a new table at this position.
replay-share = Copy a link to this position
replay-copied = Link copied
replay-record = Download the record
replay-to-table = Go to the table
replay-help = Arrow keys: one step. Home and End: first and last step. Space: play or pause.

## Analysis

replay-analysis = Bot analysis
replay-analysis-text = A bot looks at every position and estimates each player’s final points. This takes a while; the result is saved.
replay-analysis-start = Start the analysis
replay-analysis-going = Analysing: { $done } of { $all }
replay-analysis-queued = Queued…
replay-graph = Estimated points, by player and step
replay-best = Best choices at this step
replay-best-none = Nothing was analysed at this step.
replay-best-chance = Chance decides here.
replay-best-visits = { $visits ->
    [one] explored once
   *[other] explored { $visits } times
}
replay-best-played = played
replay-choice = Choice
replay-value = Chance to win
replay-looked = Times explored
