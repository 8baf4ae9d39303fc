## Your own page

me-title = You
me-name = Your name
me-name-text = This is what the others at the table see.
me-save = Save
me-saved = Saved
me-guest = You are a guest: this browser remembers you, nothing else does.
me-account = Account
me-account-text = With an account your games follow you to every device, and rated games count. All your tables stay yours.
me-register = Make an account
me-sign-in = Sign in
me-sign-in-text = Your account from another device or another day.
me-sign-out = Sign out
me-password = Password
me-password-text = At least eight characters.
me-account-name = Account name
me-signed-in-as = Signed in as { $name }
me-sessions = Where you are signed in
me-session-here = this browser
me-session-end = Sign out there
me-session-since = since { $date }
me-tokens = Keys for programs
me-tokens-text = A program that plays for you or reads your games uses such a key. It is shown once.
me-token-label = What it is for
me-token-scopes = What it may do
me-token-scope-read = read
me-token-scope-play = play
me-token-scope-tables = open tables
me-token-make = Make a key
me-token-new = Your new key; keep it now, it is not shown again:
me-token-delete = Withdraw
me-token-none = There are no keys.
me-token-used = last used { $date }
me-token-unused = never used
me-delete = Delete everything
me-delete-text = Your name, account and keys are deleted. Finished games stay, with “somebody” in your place.
me-delete-sure = Write your name to confirm
me-delete-go = Delete me
me-profile = Your profile
me-nobody = You have not told a name yet.

## Somebody's page

person-title = Player
person-guest = guest
person-since = here since { $date }
person-unknown = There is nobody under this address.
person-rating-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
person-rating-range = between { $least } and { $most }
person-rating = Rating
person-unrated = not rated yet
person-seats = { $seats } seats
person-percent = { $percent } %
person-won-part = of the games won
person-mean-place = Average place
person-mean-score = Average points
person-best = Best
person-statistics = Games
person-played = played
person-won = won
person-games = Last games
person-games-none = No finished game yet.
person-place = { $place }.
person-game = Game
