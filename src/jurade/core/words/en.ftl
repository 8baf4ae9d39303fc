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

## What is given, in a sentence; what is said in several languages already

code = '{ $text }'
code-too-long = a value of type { $kind }, too long to repeat
plain = { $text }
settled = { $fr ->
   *[other] { $en }
}

## What is wrong with an option, a game, a language, a rule

bad-option-unknown = there is no option { $option }; there are { COMMAS($options) }
bad-option-unknown-near = there is no option { $option }; did you mean '{ $near }'?
bad-option-value = option '{ $option }' cannot be { $given }; it takes { OR($values) }
bad-option-takes = { COMMAS($values) }
bad-option-text = a text
bad-option-range = a whole number from { $least } to { $most }
bad-option-seats = { $game } is for { $least } to { $most } seats, not { $given }
bad-seed = a seed is a whole number of at most { $bits } bits, or 64 hexadecimal digits in lower case, not { $given }
bad-game = there is no game { $game }; there are { COMMAS($games) }
bad-game-near = there is no game { $game }; did you mean '{ $near }'?
bad-language = there is no language { $language }; there are { COMMAS($languages) }
bad-rule = { $game } has no rule { $rule }; there are { COMMAS($rules) }
bad-rule-near = { $game } has no rule { $rule }; near it are { COMMAS($rules) }
bad-lesson = { $game } has no lesson { $lesson }; there are { COMMAS($lessons) }
bad-option-form = an option is written name=value, not { $given }
bad-option-twice = the option '{ $option }' is given twice
bad-bot = there is no bot { $bot }; there are { COMMAS($bots) }
bad-bot-near = there is no bot { $bot }; did you mean '{ $near }'?
bad-bot-parameters = '{ $bot }' does not search, so it has no parameters; write '{ $bot }' alone
bad-bot-parameter = a search has no parameter { $name }; it has { COMMAS($names) }
bad-bot-number = the parameter '{ $name }' is { $kind ->
    [whole] a whole number
    [whole-above] a whole number above 0
    [number-above] a number above 0
   *[number] a number
}, not { $given }
bad-undo = there is nothing of yours to undo: your last move was followed by another, or revealed something

## What is wrong with a position

bad-json = it is nested too deeply, or a number in it is too long
bad-json-at = look at line { $line }, column { $column }
bad-position-json = a position is JSON, and this is not: { $why }
bad-position-whole = a position is a JSON object with { COMMAS($names) }, not { $given }
bad-position-this = the position
bad-position-any = a position
bad-position-of = a position of { $game }
bad-position-lacks = { $where } lacks '{ $name }'; it has { COMMAS($names) }
bad-position-unknown = { $where } has no { $name }; it has { COMMAS($names) }
bad-position-no-game = the position lacks the name of its { "'game'" }
bad-position-game = the position is one of { $given }, not of '{ $game }'
bad-position-rules = the position follows the rules { $given }; these are '{ $rules }'
bad-position-objects = { "'options'" } and { "'position'" } are JSON objects
bad-position-gaps = the position has gaps: it shows what one player knew; only a whole one can be continued
bad-position-until = there is no move { $move }: a position has { $last }
bad-position-number = { $where } is a whole number from { $least } to { $most }, not { $given }
bad-position-list = { $where } is a list, not { $given }
bad-position-length = { $where } is a list of { $length }, not { $given }
bad-position-object = { $where } is a JSON object with { COMMAS($names) }, not { $given }
bad-position-flag = { $where } is true or false, not { $given }
bad-position-name = { $where } is one of { $names }, not { $given }
bad-position-some = { $where } lists some of { $names }, and not { $given }
bad-position-order = { $where } lists each once, in the order { $names }
bad-position-seat = a seat of { $where }
bad-position-seats = { $where } lists seats in order, each once

## What is wrong with a record, and with what chance is said to have done

bad-record-at = move { $move }: { $why }
bad-record-in = move { $move }, { $line }: { $why }
bad-record-rule = { $why } ({ $rule })
bad-record-line-at = line { $line }: { $why }
bad-record-line = { $given } is no move; write { "'seat: action'" } or { "'*: outcome'" }
bad-record-tag = { $given } is no tag; write { "[Name \"value\"]" }
bad-record-tag-late = tags stand before the first move
bad-record-tag-twice = the tag { $tag } stands twice
bad-record-tag-name = a tag’s name is letters only, the first a capital, not { $given }
bad-record-tag-text = the tag { $tag } is one line of text, not { $given }
bad-record-print-first = a fingerprint stands after a move, not before the first
bad-record-lacks = the record lacks the tag [{ $tag } { "\"…\"" }]
bad-record-seats = the tag Seats is a number, not { $given }
bad-record-options = the tag Options is { "'name=value, name=value'" }, not { $given }
bad-record-rules = the record follows the rules { $given }; these are '{ $rules }'
bad-record-hidden = { $text } hides what happened; only a full record replays
bad-record-spelled = { $text } is spelled '{ $right }'
bad-record-print = the position has the fingerprint { $right }, not { $given }
bad-record-end = the record ends with { $tag } { $given }, its replay with '{ $right }'
bad-record-until = there is no move { $move }: there { $last ->
    [one] is { $last }
   *[other] are { $last }
}
bad-record-unpublished = the record lacks the tag [{ $tag } { "\"…\"" }]: its table never published it
bad-record-commitment = the hash of seed and salt is not the commitment: the seed was exchanged
bad-record-draw = the seed draws '{ $right }', the record says '{ $given }'
bad-record-seed = the tag Seed cannot be read: { $why }
bad-record-since = the tag Since is the number of imported moves, at most { $most } here, not { $given }
bad-chance-over = { $text } is an outcome of chance, but the game is over
bad-chance-asked = { $text } is an outcome of chance, but we’re waiting for { $asked }
bad-chance-drawn = { $text } cannot be drawn now; what can is { COMMAS($outcomes) }
