"""The rules of the guilds: the state and all that changes it, compiled."""
