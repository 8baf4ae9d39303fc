## Names

city-brugge = Bruges
city-utrecht = Utrecht
city-gent = Ghent
city-ieper = Ypres
city-leuven = Leuven
city-luik = Liège
card-site = Building site
card-back = Take back
arms-blue = blue
arms-yellow = yellow
arms-green = green
arms-red = red
arms-grey = grey
arms-church = church

## Refusals: another decision is due

why-choose-a-card = Choose one action card now, with as many influence cards as you like
why-begin-the-turn = Begin your turn: draw an influenced card, or play a card of your own
why-own-card = Play a card of your own now
why-act-in-the-city = Build a district in { $city } now, or finish a site there
why-choose-a-city = Choose the city of your building site first
why-build-a-site = Build a site in { $city } now
why-raise-a-cathedral = Put the cathedral on a church district now
why-place-a-master = Put the guild master on a district now

## Refusals: cards

why-absent-city = { $city } takes no part in this game
why-card-of-scored-city = { $city } is scored, its card has left the game
why-card-lies-played = The card “{ $card }” lies played in front of you; play “Take back” first
why-no-influence-for-two = There are no influence cards with two players
why-no-influence = { $held ->
    [0] You have no influence card, so you cannot play { $number }
    [one] You have one influence card, so you cannot play { $number }
   *[other] You have { $held } influence cards, so you cannot play { $number }
}

## Refusals: cities, pawns and sites

why-scored-city = { $city } is scored: nothing happens there any more
why-no-site-in-city = None of your tiles can be built in { $city } now
why-other-city = The action is for { $asked }, not for { $city }
why-no-district = There is no district on { $plot } in { $city }
why-not-own-or-grey = A guild master stands on a { $guild } or a grey district; { $plot } in { $city } is neither
why-not-a-church = { $plot } in { $city } is no church district
why-has-a-cathedral = { $plot } in { $city } already has a cathedral
why-no-site = There is no site on { $plot } in { $city }
why-gold-arms = A golden card allows only grey and church districts, not { $arms } ones
why-other-arms = This card does not allow { $arms } districts

## Refusals: building

why-no-such-plot = There is no plot { $plot } in { $city }; only a special church tile can create it
why-plot-built = { $plot } in { $city } is already built
why-plot-covered = { $plot } in { $city } is covered
why-plot-swallowed = { $plot } in { $city } was taken up by the large church beside it
why-special-elsewhere = The tile { $tile } does not lie on { $plot }: A and C go on a corner plot of the city, B and D on a wall plot
why-no-tile-left = There is no tile { $tile } left that fits { $plot }
why-corner-taken = The tile needs { $plot } and { $other } in { $city }, and { $other } is not free
why-no-ground = The ground that { $tile } needs around { $plot } in { $city } is taken
why-same-arms = On { $plot } in { $city } the { $arms } district would touch the { $arms } one on { $other }
why-no-support = No long side of { $plot } in { $city } borders a district that is already built
