"""The other servers of a store: what is heard from them, and what they are told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from jurade.table.audience import Audience
from jurade.table.common import Common
from jurade.table.lobby import Lobby
from jurade.table.room import Presence, Room
from jurade.table.rooms import Rooms
from jurade.table.writing import notify

NONE = "-"  # in what servers tell each other
NOBODY = Presence(0, frozenset())


class Peers:
    """Payloads to and from the others: who is at which table, that a step or a line is kept, that a person changed.

    A payload is words with blanks between them: what kind, about which table or person, more, and who sends it.
    """

    def __init__(self, common: Common, rooms: Rooms, audience: Audience, lobby: Lobby) -> None:
        self._common = common
        self._rooms = rooms
        self._audience = audience
        self._lobby = lobby
        self._unsent: list[str] = []
        self._sending: asyncio.Task[None] | None = None
        audience.presence_changed = self._share_presence
        common.people.changed = self._person_changed

    # ---- hearing

    def hear(self, payload: str) -> None:
        """What another server has sent."""
        kind, about, *more = payload.split()
        background = self._common.background
        if more[-1] == self._common.server or background.is_closing:
            return
        if kind == "turn":
            seat, ply, person = more[:3]
            self._audience.send_turn(person, about, int(seat), int(ply))
        elif kind == "step":
            self._lobby.is_old = True
            self._rooms.settle_soon(about)
        elif kind == "here":
            players = frozenset(more[1].split(",")) - {NONE}
            found = Presence(int(more[0]), players)
            self._audience.note_elsewhere(about, more[-1], found if found != NOBODY else None)
        elif kind == "who":
            self._share_presences(room for room in self._rooms if room.channels)
        elif kind == "chat":
            self._rooms.settle_soon(about)
        elif kind == "person":
            self._common.people.forget(about)
            background.start_insisting(lambda: self._learn_person(about))

    # ---- sending

    def ask_who_is_there(self) -> None:
        """Let the other servers say who looks at tables there."""
        self._send([f"who {NONE} {self._common.server}"])

    def _share_presence(self, room: Room) -> None:
        self._share_presences([room])

    def _share_presences(self, rooms: Iterable[Room]) -> None:
        """Let the other servers know who looks at tables here."""
        if not self._common.store.is_shared or self._common.background.is_closing:
            return
        payloads = []
        for room in rooms:
            here = room.present()
            players = ",".join(sorted(here.players)) or NONE
            payloads.append(f"here {room.id} {here.spectators} {players} {self._common.server}")
        if payloads:
            self._send(payloads)

    def _send(self, payloads: list[str]) -> None:
        """Send something meanwhile; one thing after the other, so that the last word is the last."""
        self._unsent += payloads
        if self._sending is None:
            self._sending = self._common.background.start(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._unsent:
                payloads, self._unsent = self._unsent, []
                await self._common.store.write(notify, payloads)
        finally:
            self._sending = None

    async def finish(self) -> None:
        """Wait until what is being sent has gone out."""
        if self._sending is not None:
            await asyncio.gather(self._sending, return_exceptions=True)

    # ---- persons

    def _person_changed(self, person: str) -> None:
        """Somebody here is called otherwise, hears otherwise, or is gone: learn it, and let the others learn it."""
        background = self._common.background
        if not background.is_closing:
            background.start_insisting(lambda: self._learn_person(person))
            if self._common.store.is_shared:
                self._send([f"person {person} {self._common.server}"])

    async def _learn_person(self, person: str) -> None:
        if await self._common.names.learn_again(person):
            for room in self._rooms:
                if any(person in table.persons() for table in room.tables()):
                    async with room.lock:
                        room.around.version += 1
                        if room.is_read:
                            self._audience.show(room)
        await self._audience.learn_mutes(person)
