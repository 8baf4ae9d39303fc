"""What all parts of a hall have in common."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from jurade.table.aside import Aside
from jurade.table.background import Background
from jurade.table.clock import Now
from jurade.table.people import People
from jurade.table.store import Store


class Common:
    """The store, its people and their names, the time, a thread for dear work, and what is done meanwhile."""

    def __init__(self, store: Store, people: People, now: Now) -> None:
        self.store = store
        self.people = people
        self.now = now
        self.names = KnownNames(people)
        self.aside = Aside("jurade-tables")
        self.background = Background()
        self.server = secrets.token_hex(4)  # this server among those that share the store


class KnownNames:
    """The names of persons that are shown at tables here."""

    def __init__(self, people: People) -> None:
        self.of: dict[str, str] = {}  # by id; documents look into it
        self._people = people

    async def learn(self, persons: Iterable[str]) -> None:
        """Know the names of these persons from now on."""
        unknown = {person for person in persons if person and person not in self.of}
        if unknown:
            self.of |= await self._people.names(unknown)

    async def learn_again(self, person: str) -> bool:
        """Somebody may be called otherwise, or be gone: True when it shows."""
        found = await self._people.names([person])
        if person not in self.of or self.of[person] == found.get(person):
            return False
        del self.of[person]
        self.of |= found
        return True
