"""The core: what every game, bot, table and page stands on.  It knows no game."""
