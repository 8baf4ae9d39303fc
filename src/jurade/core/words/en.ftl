## Refusals that are the same in every game

why-no-such-seat = There’s no such seat; the players are { $seats }
why-not-asked = It’s not { OF($seat) } turn; we’re waiting for { $asked }
why-not-asked-chance = It’s not { OF($seat) } turn; chance comes first
why-game-over = The game is over

## Texts that are no action

quoted = “{ $text }”
unreadable-verb = “{ $text }” means nothing here; begin with { OR($verbs) }
unreadable-form = “{ $text }” can’t be read; write it like { OR($examples) }
unreadable-part = “{ $text }” can’t be read: “{ $part }” isn’t one of { COMMAS($known) }
unreadable-order = “{ $text }” can’t be read: write each once, in the order { COMMAS($names) }
unreadable-each = “{ $text }” can’t be read: name { $names }, each once

## Seats by colour

colour-blue = Blue
colour-red = Red
colour-green = Green
colour-yellow = Yellow
colour-violet = Violet
colour-black = Black
colour-brown = Brown
colour-grey = Grey

## Chips: what a seat is doing

chip-to-act = to move
chip-sealed = ready
chip-first-player = first player
chip-winner = winner

## Points

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
source-points = points

## Levels of the bots

level-page = Page
level-page-help = often careless; good for learning the rules
level-squire = Squire
level-squire-help = spots good moves, sometimes misses one
level-knight = Captain
level-knight-help = thinks ahead for a moment
level-baron = Marshal
level-baron-help = thinks ahead for up to two seconds

## Lessons

lesson-not-quite = That’s allowed, but it isn’t the answer. Try again.

## What a bot thinks

thought-chance = You win about { $percent }% of { $simulations ->
    [one] { $simulations } simulated game
   *[other] { $simulations } simulated games
}.
