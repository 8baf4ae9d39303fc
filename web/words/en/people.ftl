## Your own page

me-title = Your account
me-name = Your name
me-name-text = This is what the other players see.
me-save = Save
me-saved = Saved
me-guest = You’re playing as a guest; only this browser knows you.
me-account = Account
me-account-text = With an account, your games follow you to every device and your rated games count. All your tables stay yours.
me-register = Create an account
me-sign-in = Sign in
me-sign-in-text = Already have an account?
me-sign-out = Sign out
me-password = Password
me-password-text = At least 8 characters.
me-account-name = Account name
me-signed-in-as = Signed in as { $name }
me-profile = Your public profile
me-nobody = You haven’t chosen a name yet.

## Where one is signed in

me-sessions = Where you’re signed in
me-session-here = this browser
me-session-end = Sign out
me-session-since = since { $date }

## Keys for programs

me-tokens = API keys
me-tokens-text = Programs that play for you or read your games need an API key. It’s shown only once.
me-token-label = What it’s for
me-token-scopes = What it can do
me-token-scope-read = read
me-token-scope-play = play
me-token-scope-tables = open tables
me-token-make = Create a key
me-token-new = Your new key. Copy it now: it won’t be shown again.
me-token-delete = Revoke
me-token-none = No API keys yet.
me-token-used = last used { $date }
me-token-unused = never used

## Deleting everything

me-delete = Delete your account
me-delete-text = This deletes your name, account and keys. Finished games stay, without your name.
me-delete-sure = Type your name to confirm
me-delete-go = Delete my account

## Somebody's page

person-title = Player
person-guest = guest
person-since = here since { $date }
person-unknown = Player not found.
person-statistics = Statistics
person-game = Game
person-seats = { $seats } players
person-played = played
person-won = won
person-won-part = win rate
person-mean-place = average place
person-mean-score = average score
person-best = best score
person-rating = rating
person-rating-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
person-rating-range = between { $least } and { $most }
person-unrated = not rated yet
person-games = Recent games
person-games-none = No finished games yet.
person-place = { NUMBER($place) ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
