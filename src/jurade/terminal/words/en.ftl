## The game in a terminal

terminal-welcome = { $game } for { $seats }. Type a number, an action in notation, or a command; “help” lists the commands.
terminal-pass-keyboard = Pass the keyboard to { $player }, then press Enter. Nobody else looks.
terminal-more = — more: Enter —
terminal-no-number = There are only the numbers 1 to { $last }.
terminal-try-help = Type a number of the list, an action as in the list, or “help”.
terminal-undone = Taken back: { $action }
terminal-hint = A sensible choice: { $label } ({ $action })
terminal-saved = The game is in “{ $path }”. Go on with: jurade play --resume { $path }
terminal-none = There are none.
terminal-sure = Do it all the same? [Y/n]
terminal-back = back
terminal-left = Until next time. The game is kept in “{ $path }”; go on with: jurade play --resume { $name }
terminal-saved-name = name
terminal-saved-when = last played
terminal-saved-seats = seats
terminal-saved-plies = plies
terminal-saved-players = players
terminal-saved-state = result
terminal-saved-running = running
terminal-no-keyboard = Nobody sits at a keyboard here. Run “make play”, or “jurade play { $game }”, in a terminal to play.
terminal-winner = { $count ->
    [one] { $players } wins.
   *[other] { $players } share the victory.
}
terminal-help = Commands:
terminal-help-undo = take your last choice back, as long as nothing was revealed since
terminal-help-hint = what a bot would do
terminal-help-save = save FILE: write the game to a file
terminal-help-board = show the board again
terminal-help-choices = choices [WORD]: all choices in notation, or those with a word in them
terminal-help-rules = rules R12: the text of a rule
terminal-help-log = what happened lately
terminal-help-tiles = what is still to come
terminal-help-help = this list
terminal-help-quit = leave; the game is kept
total = total

## Lessons

lesson-tries = { $left ->
    [0] That was the last try.
    [one] One try left.
   *[other] { $left } tries left.
}
lesson-answer = The answer is { $answer }.
lesson-score = { $right } of { $all } answers right.
