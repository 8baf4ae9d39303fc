"""What bots think of a position, compiled: chances, values, prospects."""
