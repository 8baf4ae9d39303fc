"""Bots: they receive masked states only, so that they cannot be handed the truth by mistake."""
