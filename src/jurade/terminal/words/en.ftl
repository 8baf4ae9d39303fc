## The game in a terminal

terminal-welcome = { $game } for { $seats } players. Type a number, a move in notation, or a command; “help” lists the commands.
terminal-pass-keyboard = Pass the keyboard to { $player }, then press Enter. No one else should look.
terminal-more = — more: Enter —
terminal-no-number = { $last ->
    [one] Type { $last }: there’s only one choice.
   *[other] Type a number from 1 to { $last }.
}
terminal-try-help = Type a number from the list, a move as shown there, or “help”.
terminal-undone = Undone: { $action }
terminal-hint = A good move: { $label } ({ $action })
terminal-saved = The game is saved in “{ $path }”. To continue it: jurade play --resume { $path }
terminal-none = Nothing found.
terminal-sure = Play it anyway? [Y/n]
terminal-back = back
terminal-left = See you soon. The game is saved in “{ $path }”. To continue it: jurade play --resume { $name }
terminal-saved-name = name
terminal-saved-when = last played
terminal-saved-seats = seats
terminal-saved-plies = moves
terminal-saved-players = players
terminal-saved-state = result
terminal-saved-running = in progress
terminal-winner = { $count ->
    [one] { $players } wins.
   *[other] { $players } share the victory.
}
terminal-help = Commands:
terminal-help-undo = undo your last move, as long as it has revealed nothing
terminal-help-hint = see what a bot would play
terminal-help-save = save FILE: write the game to a file
terminal-help-board = show the board again
terminal-help-choices = choices [WORD]: list all choices in notation, or those with a word in them
terminal-help-rules = rules R12: read a rule
terminal-help-log = see what happened recently
terminal-help-tiles = see what’s still to come
terminal-help-help = show this list
terminal-help-quit = leave; the game is saved
total = total

## Lessons

lesson-tries = { $left ->
    [0] That was your last try.
    [one] { $left } try left.
   *[other] { $left } tries left.
}
lesson-answer = The answer is { $answer }.
lesson-score = { $right ->
    [one] { $right } right answer
   *[other] { $right } right answers
} out of { $all }.

## Files and saved games

file-unreadable = the file '{ $path }' cannot be read: { $why }
file-unwritable = the file '{ $path }' cannot be written: { $why }
file-too-long = the file '{ $path }' is longer than any record: more than { $most } bytes
file-no-text = the file '{ $path }' is not text, so it’s neither a record nor a position
saved-folder = games are saved in '{ $place }', which cannot be created: { $why }; set JURADE_GAMES to another folder
saved-several = several saved games begin with { $name }: { COMMAS($names) }
saved-other = there is no saved game { $name }; there are { COMMAS($names) }
saved-none = there is no saved game { $name }; there are none yet
saved-unkept = the game cannot be saved in '{ $place }': { $why }
saved-unwritten = the game could not be written to '{ $place }': { $why }
