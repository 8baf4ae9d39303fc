## Numbers as a reader of the language writes them

study-whole = { NUMBER($number, maximumFractionDigits: 0) }
study-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
study-share = { NUMBER($number, style: "percent", maximumFractionDigits: 0) }
study-between = { $low } to { $high }

## A study of a game

study-title = A study of { $game }
study-lead = { NUMBER($games) } games for each setting, { NUMBER($seats) } seats, played by { $bots }; seats rotated, the same draws for every setting. Rules { $rules }.
study-bots-note = What is measured is the game as these bots play it: stronger bots may find another balance.
study-intervals-note = Thin lines and ranges are 95 % intervals: of twenty such ranges, about one misses the truth.

study-few = { $games ->
    [one] One game for a setting is
   *[other] { NUMBER($games) } games for a setting are
 } too few for verdicts: a share may be off by { NUMBER($margin) } percentage points and more, so nothing is concluded or marked here. Play at least { NUMBER($enough) }; 100 and more show smaller differences.

study-card-decisions = decisions in a game
study-card-choices = choices for a decision
study-card-winner = points of the winner
study-card-lead = points ahead of the next
study-card-shared = shared victories
study-card-first = victories of whoever begins

## Advantage

study-advantage = Who has the advantage
study-advantage-help = Share of victories by order of play, counted from whoever had the first open decision; the dashed line is an equal share.
study-advantage-none = No place in the order of play wins measurably more or less than its equal share of { $fair }.
study-advantage-more = { $place } wins more than an equal share of { $fair }: { $rate } ({ $low } to { $high }).
study-advantage-less = { $place } wins less than an equal share of { $fair }: { $rate } ({ $low } to { $high }).
study-advantage-margin = With so many games a share may still be off by { NUMBER($margin) } percentage points: smaller advantages would not show.
study-place = { NUMBER($number) ->
    [1] first to play
    [2] second
    [3] third
   *[other] { $number }th
}
study-axis-victories = share of victories

## Length, scores

study-length = How long it is, how close it gets
study-length-help = Left: decisions of all seats together. Right: points between the winner and the next; a game that is decided late has many small ones.
study-axis-decisions = decisions
study-axis-games = games
study-axis-lead = points ahead

## What decides

study-factors = What decides it
study-factors-help = Mean points by source, winners against the others. The effect is the difference in standard deviations: 0.2 is slight, 0.5 clear, 0.8 strong. A large effect says that winners have more of it, not yet that it makes them win.
study-factors-none = In these games winners and others cannot be told apart by the source of their points.
study-source = source
study-winners = winners
study-others = others
study-effect = effect
study-axis-points = mean points

## Endings

study-endings = How it ends
study-ending = ending
study-games = games
study-part = share

## Options

study-options = What the options change
study-options-help = Every other value of every option by itself. What differs measurably from the first row (95 %) is marked.
study-options-silent = Without any effect on these games: { $settings }.
study-setting = setting
study-as-given = as studied above
study-option-value = { $option }: { $value }
study-length-of = decisions
study-choices = choices
study-winning = winner’s points
study-lead-of = lead
study-first = whoever begins
study-made-by = Made by jurade study.
