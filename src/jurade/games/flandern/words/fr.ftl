## Noms

city-brugge = Bruges
city-utrecht = Utrecht
city-gent = Gand
city-ieper = Ypres
city-leuven = Louvain
city-luik = Liège
card-site = Chantier
card-back = Reprendre en mains
arms-blue = bleu
arms-yellow = jaune
arms-green = vert
arms-red = rouge
arms-grey = gris
arms-church = d’Église

## Refus : une autre décision est attendue

why-choose-a-card = Choisissez maintenant une carte d’action, avec autant de cartes d’influence que vous voulez
why-begin-the-turn = Commencez votre tour : tirez une carte sous influence ou jouez une carte de votre main
why-own-card = Jouez maintenant une carte de votre main
why-act-in-the-city = Construisez maintenant un quartier à { $city }, ou terminez-y un chantier
why-choose-a-city = Choisissez d’abord la ville de votre chantier
why-build-a-site = Ouvrez maintenant un chantier à { $city }
why-raise-a-cathedral = Placez maintenant la cathédrale sur un quartier d’Église
why-place-a-master = Placez maintenant le maître de corporation sur un quartier

## Refus : cartes

why-absent-city = La ville de { $city } ne participe pas à cette partie
why-card-of-scored-city = La ville de { $city } est décomptée, sa carte a quitté le jeu
why-card-lies-played = La carte « { $card } » est posée devant vous ; jouez d’abord « Reprendre en mains »
why-no-influence-for-two = À deux joueurs, il n’y a pas de cartes d’influence
why-no-influence = { $held ->
    [0] Vous n’avez aucune carte d’influence : vous ne pouvez pas en jouer { $number }
    [one] Vous n’avez qu’une carte d’influence : vous ne pouvez pas en jouer { $number }
   *[other] Vous n’avez que { $held } cartes d’influence : vous ne pouvez pas en jouer { $number }
}

## Refus : villes, pions et chantiers

why-scored-city = La ville de { $city } est décomptée : plus rien ne s’y passe
why-no-site-in-city = Aucun de vos quartiers ne peut être construit à { $city } pour le moment
why-other-city = L’action se joue à { $asked }, non à { $city }
why-no-district = Il n’y a pas de quartier sur { $plot } à { $city }
why-not-own-or-grey = Un maître de corporation se place sur un quartier { $guild } ou gris ; { $plot } à { $city } n’est ni l’un ni l’autre
why-not-a-church = { $plot } à { $city } n’est pas un quartier d’Église
why-has-a-cathedral = { $plot } à { $city } porte déjà une cathédrale
why-no-site = Il n’y a pas de chantier sur { $plot } à { $city }
why-gold-arms = Une carte dorée ne permet que les quartiers gris et d’Église, pas un quartier { $arms }
why-other-arms = Cette carte ne permet pas de quartier { $arms }

## Refus : construction

why-no-such-plot = Le terrain { $plot } n’existe pas à { $city } ; seul un quartier d’Église à format spécial peut le créer
why-plot-built = { $plot } à { $city } est déjà construit
why-plot-covered = { $plot } à { $city } est recouvert d’un carton
why-plot-swallowed = { $plot } à { $city } a été absorbé par la grande église voisine
why-special-elsewhere = Le quartier { $tile } ne se pose pas sur { $plot } : A et C vont sur un coin de la ville, B et D sur un rempart
why-no-tile-left = Il n’y a plus de quartier { $tile } qui convienne à { $plot }
why-corner-taken = Ce quartier occupe { $plot } et { $other } à { $city }, or { $other } n’est pas libre
why-no-ground = Le sol dont { $tile } a besoin autour de { $plot } à { $city } est déjà occupé
why-same-arms = Sur { $plot } à { $city }, le quartier { $arms } toucherait celui de mêmes armes sur { $other }
why-no-support = Aucun côté long de { $plot } à { $city } ne borde un quartier déjà construit
