## Every page

page-skip = To the content
page-home = To the lobby
page-navigation = Pages
page-learn = Learn
page-rules = Rules
page-me = You
page-settings = Settings
page-close = Close
page-again = Try again
page-lost = This page could not be loaded
page-lost-help = Perhaps the network is gone, or the server has a new version. Your games are stored.
page-nowhere = There is no such page
page-nowhere-help = The address leads nowhere. Your games are in the lobby.
page-unreachable = The server does not answer. Your games are stored; try again in a moment.
page-server-error = The server could not do that ({ $status }). Your games are stored. Try again.
page-loading = One moment…
page-name-ask = What shall we call you?
page-name-help = A name for the table. No account is needed.
page-name = Your name
page-name-go = To the table

## Settings

set-language = Language
set-theme = Light
set-theme-system = As the system
set-theme-light = Light
set-theme-dark = Dark
set-sending = Moves
set-sending-confirm = Confirm each
set-sending-instant = Send at once
set-motion = Motion
set-motion-full = Things travel
set-motion-none = No motion
set-patterns = Patterns over seat colours, for eyes that see colours otherwise
set-sound = Sounds
set-volume = Volume
set-notify = Tell me when it is my turn and this page is not in sight
