## Why the server refuses something

error-malformed = This is not JSON: { $why }
error-unknown-type = There is no message of the type '{ $type }'; there are { $types }
error-invalid = { $where }: { $why }
error-too-large = That is too long: at most { $most } bytes are read
error-too-often = That was too often; try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}
error-replayed = The id '{ $id }' was used for another message before; give each message an id of its own
error-version = This server speaks version { $spoken } of the messages, not { $version }
error-hello-first = The first message is 'hello'
error-nobody = Say who you are first: choose a name, sign in, or send a token
error-wrong-token = This token is not good, or no longer
error-no-scope = This token does not allow that; it would need the scope '{ $scope }'
error-foreign-page = This server answers its own page and programs, not the page at { $origin }
error-not-found = There is nothing at this address
error-wrong-method = This address does not know the method { $method }
error-no-lesson = { $game } has no lesson '{ $lesson }'
error-no-language = There is no language '{ $language }'; there are { $languages }
error-closing = The server is about to stop; come back in a moment
error-broken = Something went wrong in the server and nothing was changed; the log has it under { $number }

## What the table refuses, where it says no more itself

refused-bad-request = That cannot be read
refused-bad-setup = A table cannot be set up like that
refused-bad-name = That is no name to use here
refused-bad-password = That is no password to use here
refused-unreadable = That is no action of this game
refused-ambiguous = That may mean several actions
refused-illegal = The rules forbid that
refused-wrong-password = The name and the password do not belong together
refused-not-yours = This seat is not yours
refused-not-invited = You are not invited to this table
refused-not-allowed = You may not do that at this table
refused-no-such-table = There is no such table
refused-no-such-seat = There is no such seat
refused-no-such-person = There is no such person
refused-no-such-thing = There is no such thing
refused-stale = The table has moved on meanwhile
refused-wrong-status = Not at this stage of the table
refused-seat-taken = Somebody else has taken this seat
refused-name-taken = This name is taken
refused-nothing-to-undo = There is nothing to take back
refused-old-rules = This table follows rules that are not installed here
refused-too-long = That is too long
refused-too-often = That was too often; try again in a moment
refused-no-answer = The bot could not answer
refused-invalid = That is not right
refused-unknown-game = There is no such game here
refused-bad-option = An option cannot be chosen like that
refused-bad-position = This position cannot be read
refused-bad-record = This record cannot be read
