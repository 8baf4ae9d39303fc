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

## What the core refuses, in its own words

refused-invalid = That is not right: { $why }
refused-unknown-game = There is no such game here: { $why }
refused-bad-option = An option cannot be chosen like that: { $why }
refused-bad-position = This position cannot be read: { $why }
refused-bad-record = This record cannot be read: { $why }
