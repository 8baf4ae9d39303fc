"""The table in a terminal: the same scenes and choices as everywhere, line by line."""
