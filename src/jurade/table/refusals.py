"""What a table refuses, each with a code for programs and a sentence for people; nothing was changed."""

from __future__ import annotations

from typing import Final

from jurade.core.errors import ActionError, AmbiguousAction, IllegalAction, JuradeError
from jurade.core.words import Arg, Message, words

SHOWN: Final = 80  # characters of an action that could not be read

# Every code and the HTTP status that says the same.
CODES: Final[dict[str, int]] = {
    "bad-request": 400,  # something given cannot be read
    "bad-setup": 400,  # a table cannot be set up so
    "bad-name": 400,
    "bad-password": 400,
    "unreadable": 400,  # the text is no action
    "ambiguous": 400,  # the text may mean several actions
    "illegal": 409,  # a rule forbids the action
    "wrong-password": 403,
    "not-yours": 403,  # the seat belongs to somebody else
    "not-invited": 403,
    "not-allowed": 403,  # this person may not do this at this table
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-person": 404,
    "no-such-thing": 404,  # a session, a token, a request, a chat line, a ply
    "stale": 409,  # the table has moved on
    "replayed": 409,  # this id was used for another message before
    "wrong-status": 409,  # not while the table is open, running, paused or over
    "seat-taken": 409,
    "name-taken": 409,
    "nothing-to-undo": 409,
    "old-rules": 409,  # the table follows rules that are not installed here
    "too-long": 413,
    "too-often": 429,
    "no-answer": 503,  # a bot could not answer
    "unavailable": 503,  # the database is away, busy or full
}


class Refusal(JuradeError):
    """It was not done, and why: ``refused-<why>`` of the table's words with its arguments, or ``refused-<code>``."""

    def __init__(self, code: str, why: str = "", /, **args: Arg) -> None:
        assert code in CODES, code
        message = Message(f"refused-{why or code}", args)
        super().__init__(words("en", "jurade.table").text(message))
        self.code = code
        self.message = message
        self.rule = ""

    @property
    def sentence(self) -> str:
        """Why, in English."""
        return str(self)

    @property
    def status(self) -> int:
        """The HTTP status of the code."""
        return CODES[self.code]


def cannot_be_set_up(error: JuradeError) -> Refusal:
    """What is wrong with a table that was wished for, or with the game brought along for it."""
    why = Message("plain", {"text": str(error)}) if isinstance(error, ActionError) else error.message
    return Refusal("bad-setup", "setup-because", why=why)


class GateRefusal(Refusal):
    """What the gate of a match refused; in English it keeps the gate's own sentence."""

    def __init__(self, error: ActionError) -> None:
        JuradeError.__init__(self, error.sentence)
        self.rule = error.rule if isinstance(error, IllegalAction) else ""
        if isinstance(error, AmbiguousAction):
            self.code = "ambiguous"
            action = error.action[:SHOWN]
            self.message = Message("refused-ambiguous", {"action": action, "meanings": error.meanings})
        else:
            self.code = "illegal" if isinstance(error, IllegalAction) else "unreadable"
            self.message = error.message if error.is_for_players else Message("refused-illegal")
