"""A bot of one's own as a Python class:  jurade arena feudo --bots longest:Longest,page --games 20

It plays the choice with the most words, which is no good idea in any game; but it is short.
"""

from jurade.bots.own import Decision


class Longest:
    def decide(self, decision: Decision) -> str:
        """Of all choices the one that says most; of equals the first."""
        return max(decision.choices, key=lambda text: len(text.split()))
