"""Drafts: what is about to happen at a table, tried on a copy of it before it is kept."""

from __future__ import annotations

from jurade.core.errors import ActionError
from jurade.table.refusals import GateRefusal
from jurade.table.repeating import Spoken
from jurade.table.steps import AnyBody, Played, Step
from jurade.table.table import Table


class Draft:
    """The next steps of a table, and the table as they would leave it.

    The table itself stays as it is.  When the steps are kept, the draft's table takes its place; when they are not,
    the draft is forgotten, and there is nothing to mend.
    """

    __slots__ = ("_at", "_mark", "before", "is_play", "steps", "table")

    def __init__(self, table: Table, now: int, message: Spoken | None = None) -> None:
        self.before = table
        self.table = table.copy()
        self.steps: list[Step] = []
        self.is_play = False  # is it a choice of a seat in its game, and nothing else?
        self._at = max(now, table.at)
        self._mark = message.mark if message is not None else ""  # kept with the first step

    def add(self, *bodies: AnyBody) -> None:
        """This happens next."""
        for body in bodies:
            self._take(body)

    def play(self, seat: int, text: str) -> None:
        """A seat plays an action: only the rules can say what chance answers, so it is played and then written down."""
        match = self.table.match
        try:
            match.play(seat, text)
        except ActionError as error:
            raise GateRefusal(error) from None
        plies = tuple((ply.seat, ply.text, ply.known) for ply in match.plies_since(self.table.ply))
        self.is_play = not self.steps
        self._take(Played(plies=plies), is_played=True)

    def _take(self, body: AnyBody, *, is_played: bool = False) -> None:
        step = Step(self.table.number + 1, self._at, body, "" if self.steps else self._mark)
        self.table.take(step, is_played=is_played)
        self.steps.append(step)
