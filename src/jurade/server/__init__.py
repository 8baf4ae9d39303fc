"""The server: HTTP sets the table, the socket plays at it; nothing here knows a rule of any game."""
