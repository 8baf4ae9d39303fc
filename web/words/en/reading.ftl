## The rules: page and drawer

rules-title = Rules
rules-title-of = Rules of { $game }
rules-choose = Every rule has a number. Whenever a move is refused, Jurade names the rule, and the number leads here.
rules-search = Search the rules
rules-search-none = Nothing is said about “{ $text }”.
rules-search-found = { $count ->
    [one] 1 place
   *[other] { $count } places
}
rules-contents = Contents
rules-glossary = Words of the game
rules-glossary-none = This page explains its words as it goes.
rules-number = Rule { $number }
rules-here = For what is asked now
rules-unknown = There is no rule { $number } in this game.
rules-open-page = Open as a page
rules-loading = Fetching the rules …
rules-failed = The rules could not be fetched. { $sentence }
rules-link = Link to rule { $number }

## Lessons

learn-title = Lessons
learn-welcome = Learn by doing
learn-text = Each lesson is one position and one question. Three tries, and the reason either way.
learn-progress = { $done } of { $all } solved
learn-all-done = All solved
learn-start = Begin
learn-go-on = Go on
learn-again = Once more
learn-first-game = A guided first game
learn-first-game-text = A table against a page who plays carelessly. After each decision of yours a bot says what it thinks of it, and which rule applied.
learn-first-game-go = Play the guided game
learn-first-game-of = A guided first game: { $game }
learn-read-rules = Read the rules
learn-lesson-of = Lesson { $number } of { $all }
learn-solved = solved
learn-not-solved = not yet solved
learn-tries = { $left ->
    [0] no more tries
    [one] one try left
   *[other] { $left } tries left
}
learn-right = Right
learn-wrong = Not quite
learn-shown = This was the answer
learn-show-answer = Show the answer
learn-retry = Try again
learn-next = Next lesson
learn-last = All lessons
learn-rule = Rule { $number }
learn-loading = Setting up the position …
learn-failed = The lesson could not be fetched. { $sentence }
learn-none = There are no lessons for this game yet; its rules are here.
learn-position = The position
learn-what-happened = What happened
learn-previous = Lesson before
learn-fit = Show everything

## The guided game

guide-title = Your guide
guide-welcome = I look over your shoulder. Decide as you like; then I say what I would have done, and why.
guide-thinking = Let me look at it …
guide-same = I would have done the same: { $action }.
guide-other = I would have chosen { $action }.
guide-shares = With mine I expect { $best } % of the victory, with yours { $mine } %.
guide-rules = It is about these rules
guide-waiting = The others are deciding. Look round meanwhile.
guide-hint = What would you do?
guide-best = I would choose { $action }.
guide-over = The game is over. Look at it again in the replay: there I say what I think of every position.
guide-hide = Hide the guide
guide-show = Show the guide
guide-failed = I have nothing to say about this one.
