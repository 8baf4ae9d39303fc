"""What bots think of a position, compiled: what is under way, what may be expected, what looks promising."""
