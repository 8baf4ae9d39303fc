## The table

table-board = The board of { $game }: arrow keys walk between what can be picked, Enter picks
table-seats = Seats
table-desk = What is asked, your hand, log and chat
table-hand = Your hand
hand-read = Tap a card, or point at it, to read it
table-talk = Log, chat, choices
table-log = Log
table-chat = Chat
table-choices = Choices
table-more = More
table-points = points
table-gone = Somebody who left
table-looking = Looking for the server… your move is kept
table-lost = The connection was lost; it comes back by itself.
table-stale = The table moved on. Here is the new position.
table-stale-kept = The table had moved on. What you picked still stands: look again, then confirm.
table-stale-same = That came too late, or twice. This is how the table stands; you may decide.
table-catching-up = This page was behind; it is catching up…
table-skip = Skip to now
table-problem = This table cannot be shown
table-result = Result
table-invitation-old = This invitation leads to no free seat any more.
table-why-none = Nothing here is forbidden that anybody would try.
table-from-record = This game goes on from a record that was brought along.
table-from-position = This game began from a written position.

## Deciding

decide-prompt = What is asked
decide-path = Picked so far
decide-take-back = Take back
decide-turn = Turn
decide-back = Back
decide-choose = Choose one
decide-lit = Pick what is lit
decide-point = Point at a card to see what it would do.
decide-offer = Make this offer
decide-number = Number
decide-less = Less
decide-more = More

## Offers in words

offer-compose = An offer in your own words
offer-left = { $n ->
    [one] One more offer can be made
   *[other] { $n } more offers can be made
}
offer-whom = To whom
offer-give = I give
offer-want = I want

## Choices as a list

choices-type = Find or type a move
choices-none = There is nothing to decide now.
choices-unknown = No choice is called so.
choices-ask-why = asks why
choices-list = { $n ->
    [one] One choice
   *[other] { $n } choices
}

## Prompts of the page

prompt-wait = Waiting for { $seats }
prompt-paused = The game is paused
sealed-done = Your choice is sealed
sealed-change = Change

## Seats

seat-more = Everything about this seat
seat-you = you
seat-your-turn = your turn
seat-away = away
seat-bot-plays = a bot plays
seat-asks-undo = undo?
seat-asks-draw = draw?
seat-asks-sit = seat asked for

## Requests

request-undo = { $seat } would like to take a move back. It showed something, so everybody is asked.
request-draw = { $seat } offers to end the game without a winner.
request-agree = Agree
request-refuse = Refuse
request-undo-sent = The others are asked whether you may take it back.
request-draw-sent = The others are asked whether to end without a winner.
request-sit = { $name } would like to take over the seat of { $seat } from the bot, and would see what it knows.
request-sit-sent = You have asked for the seat of { $seat }; the others have not answered yet.
request-sit-refused = You were not given the seat.
request-sit-invited = You are invited to take over a bot’s seat, if the others agree.
request-sit-ask = Ask for the seat

## Hints

hint-take = Pick this
hint-thinking = A bot is thinking about your move…

## Bar, dock, menu

bar-undo = Undo
bar-hint = Hint
bar-rules = Rules
bar-why = Why is something not allowed?
bar-why-short = Why not?
bar-menu = Table
bar-tables = What everybody may count
bar-layers = What can be laid over the board
bar-watching = Watching
dock-board = Board
menu-link = Copy the link to this table
menu-link-copied = The link is copied.
menu-record = Download the record
menu-replay = Replay
menu-pause = Pause
menu-resume = Go on
menu-hand-over = Let a bot play for me
menu-take-back = Play myself again
menu-draw = Offer a draw
menu-resign = Give up
menu-resign-sure = Give up? You come last; a bot plays your seat to the end.
menu-abandon = End the game
menu-abandon-sure = End the game without a result?
menu-no = No
menu-keys = Keys: arrows and Enter pick, Esc takes back, T turns, 1–9 the nth choice, / the list, U undo, H hint, R rules, L log, C chat, + − 0 zoom.
zoom-in = Closer
zoom-out = Farther
zoom-fit = Show all
title-your-turn = Your turn
clock-days = { $d } d { $h } h

## Log and chat

log-empty = Nothing has happened yet.
chat-empty = Say good evening.
chat-say = Say something to the table
chat-send = Send
chat-report = Report this line
chat-report-reason = Reported by a reader of the table
chat-reported = Thank you. Somebody will look at it.

## Before the game

room-waiting = { $n ->
    [one] One chair is free. Send a link, or let a bot sit down.
   *[other] { $n } chairs are free. Send links, or let bots sit down.
}
room-ready = Everybody is here.
room-free = free
room-bot = Bot, { $level }
room-sit = Sit here
room-stand-up = Stand up
room-add-bot = Bot
room-remove-bot = Remove
room-invite = Invite
room-copied = Copied
room-accept = Sit down
room-start = Begin
room-abandon = Give the table up

## One device for several players

curtain-pass = Pass the device to { $seat }
curtain-help = Nobody else should look.
curtain-open = I am { $seat }
