## Numbers as a reader of the language writes them

study-whole = { NUMBER($number, maximumFractionDigits: 0) }
study-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
study-share = { NUMBER($number, style: "percent", maximumFractionDigits: 0) }
study-between = { $low } to { $high }

## A study of a game

study-title = Study: { $game }
study-lead = { NUMBER($games) ->
    [one] { NUMBER($games) } game per setting
   *[other] { NUMBER($games) } games per setting
}, { NUMBER($seats) } seats, played by { $bots }. Seats rotate, and every setting gets the same draws. Rules { $rules }.
study-bots-note = The figures show the game as these bots play it: stronger bots may find a different balance.
study-intervals-note = Thin lines and ranges are 95% intervals: about one range in twenty misses the true value.

study-few = { $games ->
    [one] { NUMBER($games) } game per setting is
   *[other] { NUMBER($games) } games per setting are
 } too few for conclusions: a share can be off by { NUMBER($margin) } percentage points or more, so nothing is marked here. Play at least { NUMBER($enough) }; from 100 on, smaller differences show up.

study-card-decisions = decisions per game
study-card-choices = choices per decision
study-card-winner = winner’s points
study-card-lead = points ahead of second place
study-card-shared = shared victories
study-card-first = wins by the first player

## Advantage

study-advantage = Who has the advantage
study-advantage-help = Share of wins by turn order, starting with the first player who had a real choice. The dashed line is an equal share.
study-advantage-none = Wherever you sit in turn order, you win about your equal share of { $fair }: no measurable difference.
study-advantage-more = { $place }: { $rate } of the wins ({ $low } to { $high }), more than an equal share of { $fair }.
study-advantage-less = { $place }: { $rate } of the wins ({ $low } to { $high }), less than an equal share of { $fair }.
study-advantage-margin = With this many games, a share can still be off by { NUMBER($margin) } percentage points; smaller advantages wouldn’t show.
study-place = { NUMBER($number) ->
    [1] first player
    [2] second player
    [3] third player
   *[other] { $number }th player
}
study-axis-victories = share of wins

## Length, scores

study-length = Length and margins
study-length-help = Left: decisions of all players together. Right: the winner’s lead over second place; a close game has many small leads.
study-axis-decisions = decisions
study-axis-games = games
study-axis-lead = points ahead

## What decides

study-factors = What decides the game
study-factors-help = Average points by source, winners and the others. The effect is the difference in standard deviations: 0.2 is slight, 0.5 clear, 0.8 strong. A large effect means that winners have more of it, not necessarily that it makes them win.
study-factors-none = In these games, the sources of points don’t tell winners from the others.
study-source = source
study-winners = winners
study-others = others
study-effect = effect
study-axis-points = average points

## Endings

study-endings = How the game ends
study-ending = ending
study-games = games
study-part = share

## Options

study-options = What the options change
study-options-help = Each other value of each option on its own. Whatever differs measurably from the first row (95%) is marked.
study-options-silent = No effect on these games: { $settings }.
study-setting = setting
study-as-given = as studied above
study-option-value = { $option }: { $value }
study-length-of = decisions
study-choices = choices
study-winning = winner’s points
study-lead-of = lead
study-first = first player
study-made-by = Made with jurade study.
