## Every page

page-skip = Skip to content
page-home = Back to the lobby
page-navigation = Main menu
page-learn = Learn
page-rules = Rules
page-me = Account
page-settings = Settings
page-close = Close
page-again = Try again
page-loading = Loading…
page-lost = This page didn’t load
page-lost-help = You may be offline, or the server was updated. Your games are safe.
page-nowhere = Page not found
page-nowhere-help = Your games are in the lobby.
page-unreachable = Can’t reach the server. Your games are saved; try again in a moment.
page-server-error = Server error ({ $status }). Your games are saved; try again in a moment.

## Small pieces

page-pair = { $name }: { $value }
page-percent = { $percent }%
page-escape = Esc
page-former = Former player

## Settings

set-language = Language
set-theme = Theme
set-theme-system = Same as device
set-theme-light = Light
set-theme-dark = Dark
set-sending = Confirm moves
set-sending-confirm = Always
set-sending-instant = Never
set-motion = Animations
set-motion-full = On
set-motion-none = Off
set-patterns = Patterns on seat colours (colour-blind mode)
set-sound = Sounds
set-volume = Volume
set-notify = Notify me when it’s my turn and I’m in another tab
