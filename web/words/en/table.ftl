## The table

table-board = { $game } board: move between choices with the arrow keys, pick with Enter
table-seats = Players
table-desk = Your decision, hand, log and chat
table-hand = Your hand
hand-read = Tap or hover over a card to read it
table-talk = Log, chat and choices
table-log = Log
table-chat = Chat
table-choices = Choices
table-more = More
table-points = points
table-looking = Reconnecting… your move is saved
table-lost = Connection lost. Reconnecting…
table-stale = The game has moved on. Here’s the new position.
table-stale-kept = The game has moved on, but your choice still works. Check it, then confirm.
table-stale-same = That came too late, or twice. Here’s where the game stands: it’s your turn.
table-catching-up = Catching up with the game…
table-skip = Skip to now
table-problem = Can’t show this table
table-result = Result
table-invitation-old = This invitation is no longer valid.
table-why-none = No forbidden moves to explain here.
table-from-record = This game continues from a record.
table-from-position = This game started from a given position.

## Deciding

decide-prompt = Your decision
decide-path = Your choices so far
decide-take-back = Undo this choice
decide-turn = Rotate
decide-back = Back
decide-choose = Choose one
decide-lit = Pick something highlighted
decide-point = Hover over a card to see what it would do.
decide-offer = Make this offer
decide-number = Number
decide-less = Less
decide-more = More

## Offers in words

offer-compose = Make your own offer
offer-left = { $n ->
    [one] { $n } offer left
   *[other] { $n } offers left
}
offer-whom = Offer to
offer-give = I give
offer-want = I want

## Choices as a list

choices-type = Find or type a move
choices-none = Nothing to decide right now.
choices-unknown = No such move.
choices-ask-why = to see why
choices-list = { $n ->
    [0] No choices
    [one] { $n } choice
   *[other] { $n } choices
}

## Prompts of the page

prompt-wait = Waiting for { $seats }
prompt-paused = The game is paused
sealed-done = Your choice is in
sealed-change = Change

## Seats

seat-more = Details
seat-you = you
seat-your-turn = your turn
seat-away = away
seat-bot-plays = bot playing
seat-asks-undo = undo?
seat-asks-draw = draw?
seat-asks-sit = seat requested

## Requests

request-undo = { $seat } would like to undo a move. It revealed something, so everyone must agree.
request-draw = { $seat } offers to end the game without a winner.
request-sit = { $name } would like to take over { OF($seat) } seat from the bot, and would see its secrets.
request-agree = Agree
request-refuse = Decline
request-undo-sent = You’ve asked to undo. Everyone must agree, because the move revealed something.
request-draw-sent = You’ve offered a draw. Waiting for the others to answer.
request-sit-sent = You’ve asked for { OF($seat) } seat. Waiting for the others to answer.
request-sit-refused = You didn’t get the seat.
request-sit-invited = You’re invited to take over from a bot, if the others agree.
request-sit-ask = Ask for the seat

## Hints

hint-take = Play this
hint-thinking = A bot is thinking about your move…

## Bar and dock

bar-undo = Undo
bar-hint = Hint
bar-rules = Rules
bar-why = Show what isn’t allowed, and why
bar-why-short = Why not?
bar-menu = Menu
bar-tables = Public info
bar-layers = Overlays
bar-watching = Watching
dock-board = Board
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show everything
title-your-turn = Your turn
clock-days = { $d } d { $h } h

## Menu

menu-link = Copy the table link
menu-link-copied = Link copied
menu-record = Download the record
menu-replay = Replay
menu-pause = Pause
menu-resume = Resume
menu-hand-over = Let a bot play for me
menu-take-back = Take over from the bot
menu-draw = Offer a draw
menu-resign = Resign
menu-resign-sure = Resign? You’ll come last, and a bot will finish for you.
menu-abandon = End the game
menu-abandon-sure = End the game without a result?
menu-no = Keep playing

## Keyboard

keys-title = Keyboard
keys-walk = Move between choices
keys-pick = Pick, then confirm
keys-back = Undo the last pick
keys-turn = Rotate
keys-number = Pick by number
keys-list = List of choices
keys-zoom = Zoom in or out

## Log and chat

log-empty = Nothing has happened yet.
chat-empty = Say hello!
chat-say = Write to the table
chat-send = Send
chat-report = Report this message
chat-report-reason = Reported from the table
chat-reported = Thanks for telling us. We’ll take a look.

## Before the game

room-waiting = { $n ->
    [one] { $n } seat is free. Send a link or add a bot.
   *[other] { $n } seats are free. Send links or add bots.
}
room-ready = Everyone’s here.
room-free = free
room-bot = Bot, { $level }
room-sit = Sit here
room-stand-up = Stand up
room-add-bot = Add a bot
room-remove-bot = Remove
room-invite = Invite
room-copied = Copied
room-accept = Take the seat
room-start = Start
room-abandon = Cancel the table

## One device for several players

curtain-pass = Pass the device to { $seat }
curtain-help = Everyone else, look away.
curtain-open = I’m { $seat }
