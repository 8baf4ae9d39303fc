"""What happened, as facts in the past tense, noted by the rules while somebody listens.

An event has public facts and, for some seats, secret ones.
Log lines, sounds and animations are made from events; during search there is no journal and nothing is noted.
"""

from typing import Final, final

Fact = int | str | list[int] | list[str]
Facts = dict[str, Fact]


@final
class Event:
    """One fact: its name, what all may know of it, and what only some seats know."""

    def __init__(self, name: str, public: Facts, secret: dict[int, Facts]) -> None:
        self.name: Final = name
        self.public: Final = public
        self.secret: Final = secret  # seat -> facts that this seat learns besides

    def seen_by(self, seat: int | None) -> Facts:
        """The facts this seat learns (None: a spectator), secret ones included for those they belong to."""
        facts: Facts = {"event": self.name}
        facts.update(self.public)
        if seat is not None and seat in self.secret:
            facts.update(self.secret[seat])
        return facts

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.public!r}, {self.secret!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return False
        return self.name == other.name and self.public == other.public and self.secret == other.secret

    def __hash__(self) -> int:
        return hash(self.name)


@final
class Journal:
    """The events noted since the last reading."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def note(self, name: str, public: Facts, secret: dict[int, Facts] | None = None) -> None:
        self.events.append(Event(name, public, secret if secret is not None else {}))

    def take(self) -> list[Event]:
        """All events noted so far; the journal is empty afterwards."""
        events = self.events
        self.events = []
        return events
