## Why the server refuses something

error-no-http = This isn’t HTTP that a server can read
error-malformed = This isn’t JSON: { $why }
error-unknown-type = There’s no message of type “{ $type }”; there are { $types }
error-invalid = { $where }: { $why }
error-too-large = Too long: the limit is { $most } bytes
error-too-often = Too many requests; try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
error-version = This server speaks version { $spoken } of the messages, not { $version }
error-hello-first = The first message must be “hello”
error-nobody = Tell us who you are: choose a name, sign in, or send an API key
error-wrong-token = Invalid or expired key
error-no-scope = This API key doesn’t allow that; it needs the permission “{ $scope }”
error-foreign-page = This server answers its own page and programs, not the page at { $origin }
error-not-found = Not found
error-wrong-method = This address doesn’t accept { $method }
error-no-lesson = { $game } has no lesson “{ $lesson }”
error-no-language = There’s no language “{ $language }”; choose { OR($languages) }
error-too-slow = That took too long to arrive; send it in one go
error-foreign-host = This server isn’t called “{ $host }”; its operator can add that name with --name
error-closing = The server is shutting down; come back in a moment
error-broken = Server error; nothing was changed. Reference: { $number }

## What is wrong with a field, and what would be right

wrong-text = this text has a NUL or half a character in it; send whole characters
wrong-utf8 = this isn’t UTF-8
wrong-number = this number has too many digits
wrong-depth = nested too deeply: at most { $most } levels
wrong-json-at = the mistake is at byte { $byte }
wrong-json-ends = it ends too early, or has something in it that JSON doesn’t allow
wrong-unkept = part of it can’t be stored
wrong-missing = missing
wrong-unknown = unknown field
wrong-object = must be a JSON object
wrong-list = must be a list
wrong-string = must be a text
wrong-whole = must be a whole number
wrong-decimal = must be a number
wrong-switch = must be true or false
wrong-most = must be at most { $most }
wrong-least = must be at least { $least }
wrong-long = must have at most { $most } { $most ->
    [one] character
   *[other] characters
}
wrong-short = must have at least { $least } { $least ->
    [one] character
   *[other] characters
}
wrong-many = must have at most { $most } { $most ->
    [one] entry
   *[other] entries
}
wrong-choice = must be { OR($choices) }
wrong-kind = must be something else
wrong-header = the header { $header } can only be sent once
wrong-length = the length of a body is a number of bytes
wrong-scopes = choose at least one of read, play, tables
wrong-seat = say which seat resigns

## What the core refuses, in its own words

refused-invalid = That isn’t right: { $why }
refused-unknown-game = Game not found: { $why }
refused-bad-option = This option isn’t possible: { $why }
refused-bad-position = This position can’t be read: { $why }
refused-bad-record = This record can’t be read: { $why }
