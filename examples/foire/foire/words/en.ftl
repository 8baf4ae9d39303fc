game-name = Foire
game-tagline = Stalls on a market square
ending-cards = The last card was played

card = Card { $card }
pitch = Pitch { $pitch }
choice-stall = Stall on { $pitch } with card { $card }
choice-drop = Lay card { $card } aside
fact-cards = Cards
prompt-play = Play a card: set up a stall on its pitch, or on one beside it
prompt-wait = { $seat } plays a card
prompt-deal = Cards are dealt
prompt-over = The fair is over

why-now-stall = Play a card: stall, the card and the pitch
why-now-drop = Play a card: stall, the card and the pitch
why-not-in-hand = You do not hold card { $card }
why-taken = Pitch { $pitch } has a stall already
why-too-far = Card { $card } reaches its own pitch and those beside it, not { $pitch }
why-can-be-played = Card { $card } can be played: { $pitch } is free

event-card_dealt = { $seat } draws a card
event-card_dealt-known = { $seat } draws { $card }
event-stall_set_up = { $seat } plays { $card } and sets up a stall on { $pitch }
event-card_dropped = { $seat } lays { $card } aside
event-fair_closed = The fair is over. Winner: { $seats }
