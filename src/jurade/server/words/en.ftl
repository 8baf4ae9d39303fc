## Why the server refuses something

error-no-http = This is not HTTP as a server reads it
error-malformed = This is not JSON: { $why }
error-unknown-type = There is no message of the type '{ $type }'; there are { $types }
error-invalid = { $where }: { $why }
error-too-large = That is too long: at most { $most } bytes are read
error-too-often = That was too often; try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}
error-version = This server speaks version { $spoken } of the messages, not { $version }
error-hello-first = The first message is ’hello’
error-nobody = Say who you are first: choose a name, sign in, or send a token
error-wrong-token = This token is not good, or no longer
error-no-scope = This token does not allow that; it would need the scope '{ $scope }'
error-foreign-page = This server answers its own page and programs, not the page at { $origin }
error-not-found = There is nothing at this address
error-wrong-method = This address does not know the method { $method }
error-no-lesson = { $game } has no lesson '{ $lesson }'
error-no-language = There is no language '{ $language }'; there are { $languages }
error-too-slow = That took too long to arrive; send it in one go
error-foreign-host = This server does not go by the name '{ $host }'; whoever runs it can give it that name with --name
error-closing = The server is about to stop; come back in a moment
error-broken = Something went wrong in the server and nothing was changed; the log has it under { $number }

## What is wrong with a field, and what would be right

wrong-text = this text holds a NUL or half a character; send whole characters
wrong-utf8 = this is not UTF-8
wrong-number = this number has too many digits
wrong-depth = this is nested too deeply: at most { $most } levels
wrong-json-at = it is wrong at byte { $byte }
wrong-json-ends = it ends too early, or holds what no JSON holds
wrong-unkept = something in it cannot be kept
wrong-missing = this is missing
wrong-unknown = nothing of that name is expected here
wrong-object = a JSON object is expected
wrong-list = a list is expected
wrong-string = a text is expected
wrong-whole = a whole number is expected
wrong-decimal = a number is expected
wrong-switch = true or false is expected
wrong-most = at most { $most }
wrong-least = at least { $least }
wrong-long = at most { $most } characters
wrong-short = at least { $least } characters
wrong-many = at most { $most } of them
wrong-choice = one of { $choices } is expected
wrong-kind = something else is expected here
wrong-header = the header { $header } may stand there once
wrong-length = the length of a body is a number of bytes
wrong-scopes = at least one of read, play, tables
wrong-seat = say which seat gives up

## What the core refuses, in its own words

refused-invalid = That is not right: { $why }
refused-unknown-game = There is no such game here: { $why }
refused-bad-option = An option cannot be chosen like that: { $why }
refused-bad-position = This position cannot be read: { $why }
refused-bad-record = This record cannot be read: { $why }
