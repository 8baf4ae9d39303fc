## The rules: page and drawer

rules-title = Rules
rules-title-of = { $game } rules
rules-choose = Every rule has a number. When a move isn’t allowed, Jurade links to the rule.
rules-search = Search the rules
rules-search-none = No results for “{ $text }”.
rules-search-found = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
rules-contents = Contents
rules-glossary = Glossary
rules-glossary-none = Terms are explained where they first appear.
rules-number = Rule { $number }
rules-here = Rules for this decision
rules-unknown = This game has no rule { $number }.
rules-open-page = Open as a page
rules-failed = Couldn’t load the rules. { $sentence }
rules-link = Link to rule { $number }

## Lessons

learn-title = Lessons
learn-title-of = { $game } lessons
learn-welcome = Learn by doing
learn-text = Each lesson is one position and one question. You get three tries, then the explanation.
learn-progress = { $done } of { $all } solved
learn-all-done = All solved
learn-start = Start
learn-go-on = Continue
learn-again = Start again
learn-first-game = A guided first game
learn-first-game-text = A game against easy bots. After each choice, your guide says what it would have done and which rules apply.
learn-first-game-go = Play the guided game
learn-first-game-of = A guided first game: { $game }
learn-read-rules = Read the rules
learn-lesson-of = Lesson { $number } of { $all }
learn-solved = solved
learn-not-solved = not solved yet
learn-tries = { $left ->
    [0] no tries left
    [one] { $left } try left
   *[other] { $left } tries left
}
learn-right = Well done!
learn-wrong = Not quite
learn-shown = Here’s the answer
learn-show-answer = Show the answer
learn-retry = Try again
learn-next = Next lesson
learn-previous = Previous lesson
learn-last = All lessons
learn-rule = Rule { $number }
learn-failed = Couldn’t load the lesson. { $sentence }
learn-none = This game has no lessons yet.
learn-position = Position
learn-what-happened = What happened

## The guided game

guide-title = Your guide
guide-welcome = Play as you like. After each choice I’ll say what I would have done.
guide-thinking = Let me think…
guide-same = I’d have done the same.
guide-other = I’d have played: { $action }
guide-shares = Chance to win: { $best }% with my move, { $mine }% with yours.
guide-rules = Rules that apply:
guide-waiting = The others are thinking. Take a look around.
guide-hint = What would you do?
guide-best = I’d play: { $action }
guide-over = The game is over. In the replay, I’ll tell you what I think of every position.
guide-hide = Hide the guide
guide-show = Show the guide
