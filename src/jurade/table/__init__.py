"""Tables: seats, clocks, undo, chat, watchers and the store.  Nothing here knows a rule of any game."""
