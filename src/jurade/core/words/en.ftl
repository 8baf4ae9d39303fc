## Refusals that are the same in every game

why-no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }
why-not-asked = Seat { $seat } is not asked now; seat { $asked } is to decide
why-game-over = The game is over

## Texts that are no action

quoted = “{ $text }”
unreadable-verb = “{ $text }” means nothing here; begin with { $verbs }
unreadable-form = “{ $text }” cannot be read; write it like { $examples }
unreadable-part = “{ $text }” cannot be read: there is no “{ $part }”, there are { $known }
unreadable-order = “{ $text }” cannot be read: write each once, in the order { $names }
unreadable-each = “{ $text }” cannot be read: name each of { $names } once

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

chip-to-act = to act
chip-waiting = waiting
chip-sealed = has sealed
chip-first-player = first player
chip-winner = winner
chip-away = away
chip-bot = bot

## The end of a game

over = The game is over
winner = Winner
winner-of = { $seat } wins
shared-victory = Shared victory: { $seats }
place-of = { NUMBER($place) ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Levels of the bots

level-page = Page
level-page-help = often careless; good for learning the rules
level-squire = Squire
level-squire-help = sees what is good at once, now and then overlooks it
level-knight = Knight
level-knight-help = thinks ahead for a moment
level-baron = Baron
level-baron-help = thinks ahead for up to two seconds

## Things every table says

to-act = { $seat } is to act
your-turn = Your turn
wait = Please wait for { $seats }
watching = Watching
undo = Undo
undo-not = There is nothing of yours to take back
back = Back
hint = Hint
save = Save
load = Load
quit = Leave
rules = Rules
log = Log
chat = Chat
choices = Choices
scores = Scores
settings = Settings
replay = Replay
confirm = Confirm
only-choice = Only one choice: { $action }

## Lessons, and points of no particular source

lesson-not-quite = That is allowed, but it is not the answer. Try again.
source-points = points

## What a bot thinks

thought-chance = After { $simulations } tries I expect { $percent } % of the victory.
