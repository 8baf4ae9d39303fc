"""The changes, each named by its number."""
