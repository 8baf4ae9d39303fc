"""Documents: all that a watcher may know of a table, and how each change of them goes out.

Watchers of one table with the same viewpoint and form share one document, one change, one string of bytes.
Everything here is made from masked states and from events as a seat saw them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from jurade.core.match import Match
from jurade.core.state import NOBODY
from jurade.table.commands import allowed
from jurade.table.delta import delta
from jurade.table.messages import Change, ChatLine, Document, Form, LogEntry, encode
from jurade.table.table import Table

Json = dict[str, Any]

_encode = msgspec.json.Encoder().encode


class Watcher:
    """One socket: who it belongs to, and how to send to it without waiting."""

    __slots__ = ("__weakref__", "muted", "person", "rooms", "send", "wants_lobby")

    def __init__(self, person: str | None, send: Callable[[bytes], None]) -> None:
        self.person = person or ""
        self.send = send
        self.rooms: dict[str, Channel] = {}  # by table
        self.muted: frozenset[str] = frozenset()
        self.wants_lobby = False


class Surroundings(msgspec.Struct):
    """What a document says of a table besides its steps."""

    names: Mapping[str, str]  # of persons
    version: int = 0  # grows when a name changes
    here: frozenset[str] = frozenset()  # persons who are connected
    watchers: int = 0

    def about(self, table: Table) -> Surroundings:
        """The same with the names of one table only: to be sent elsewhere."""
        names = {seat.person: self.names[seat.person] for seat in table.seats if seat.person in self.names}
        return Surroundings(names, self.version, self.here, self.watchers)


GONE = ""  # the name of a person who deleted his account; pages say it in their own language


def info_of(table: Table, seat: int | None, around: Surroundings, can: list[str] | None = None) -> Json:
    """What a viewpoint may know of the table itself, without the clocks."""
    created = table.created
    mine = table.seats[seat].person if seat is not None else ""
    return {
        "id": table.id,
        "game": created.game,
        "rules": created.rules,
        "options": dict(table.match.options),
        "status": table.status,
        "visibility": created.visibility,
        "rated": table.is_rated,
        "title": created.title,
        "host": table.host,
        "created": table.created_at,
        "clock": {
            "kind": created.clock.kind,
            "minutes": created.clock.minutes,
            "increment": created.clock.increment,
            "days": created.clock.days,
            "out": created.clock.out,
        },
        "seats": [
            {
                "seat": number,
                "colour": table.game.colours[number],
                "kind": each.kind,
                "person": each.person or None,
                "name": around.names.get(each.person, GONE),
                "level": each.level,
                "here": each.person in around.here,
                "bot_plays": each.is_bots,
                "forfeited": each.forfeited > 0,
                "you": bool(mine) and each.person == mine,
            }
            for number, each in enumerate(table.seats)
        ],
        "requests": [
            {
                "number": each.number,
                "kind": each.what,
                "seat": each.seat,
                "agreed": sorted(each.agreed),
                **({"person": each.person, "name": around.names.get(each.person, GONE)} if each.person else {}),
            }
            for each in table.requests.values()
        ],
        "commitment": table.commitment,
        "watchers": around.watchers,
        "delay": created.delay,
        "rematch": table.rematch or None,
        "fork_of": None if created.fork_of is None else list(created.fork_of),
        "brought": table.brought,
        "origin": table.origin,
        "can": allowed(table, seat) if can is None else can,
    }


def result_of(table: Table) -> Json | None:
    """How the game ended, with seed and salt; None while it runs."""
    result = table.result
    if result is None:
        return None
    seed, salt = table.seed_and_salt
    return {
        "ending": result.ending,
        "ranking": result.ranking,
        "scores": result.scores,
        "breakdown": table.match.breakdown(),
        "seed": seed,  # as text: a page's numbers are too short for it
        "salt": salt,
    }


def form_of(match: Match, seat: int | None, form: Form, *, is_running: bool, symbols: Json) -> Json:
    """What a viewpoint sees of a match, in a form.  ``symbols`` are those of before; new ones are added to a copy."""
    if form == "events":
        return {"choices": match.choices(seat) if is_running and seat is not None else []}
    if form == "view":
        view = match.view(seat)
        if not is_running:
            view["to_act"] = view["choices"] = []
        return {"view": view}
    scene = match.scene(seat).to_json(symbols)
    scene["symbols"] = symbols | scene["symbols"] if scene["symbols"] else symbols
    if not is_running:
        scene["choices"], scene["picks"] = [], {}
        scene.pop("offer", None)
    return {"scene": scene}


class EncodedLog:
    """The log of a channel as it is sent: every entry is put into words and encoded once."""

    __slots__ = ("_encoded", "_marks", "_step", "_version")

    def __init__(self) -> None:
        self._encoded = bytearray()
        self._marks: list[tuple[int, int]] = []  # each step that has entries, and where they begin
        self._step = -1
        self._version = -1

    def since(self, step: int, table: Table, seat: int | None, *, in_words: bool) -> bytes:
        """The entries after a step, as JSON without brackets."""
        if table.version != self._version:  # not only played: something may have been taken back
            self._encoded.clear()
            self._marks.clear()
            self._step, self._version = -1, table.version
        if table.number > self._step:
            for entry in table.log(self._step, seat, in_words=in_words):
                if not self._marks or self._marks[-1][0] != entry.step:
                    self._marks.append((entry.step, len(self._encoded)))
                self._encoded += _encode(entry) + b","
            self._step = table.number
        first = bisect_right(self._marks, step, key=lambda mark: mark[0])
        return bytes(self._encoded[self._marks[first][1] : -1]) if first < len(self._marks) else b""


class Channel:
    """One viewpoint of a table in one form, and those who watch it."""

    __slots__ = ("_document", "_game", "_info", "_info_key", "_log", "form", "seat", "step", "table", "watchers")

    def __init__(self, table: str, seat: int | None, form: Form) -> None:
        self.table = table
        self.seat = seat
        self.form = form
        self.step = -1  # up to which the document goes
        self.watchers: set[Watcher] = set()
        self._document: Json = {}
        self._game = b""  # all of the document but the info, encoded; empty until somebody is greeted at this step
        self._info: Json = {}
        self._info_key: object = None
        self._log = EncodedLog()

    def bring_up(self, table: Table, around: Surroundings) -> Json:
        """The document as the table now stands."""
        key = (table.version, around.here, around.watchers, around.version, table.number if table.clock.left else 0)
        if key != self._info_key:
            self._info = {**info_of(table, self.seat, around), "times": table.clock.to_json()}
            self._info_key = key
        old = self._document
        if old and table.number == self.step:
            document = {**old, "info": self._info}
        else:
            seat = self.seat if table.status != "open" else None  # nobody has anything in hand before the start
            is_running = table.status == "running"
            symbols = old["scene"]["symbols"] if old and self.form == "scene" else {}
            document = {
                "info": self._info,
                **table.public(),
                "result": result_of(table),
                **form_of(table.match, seat, self.form, is_running=is_running, symbols=symbols),
            }
            self._game = b""
        self.step, self._document = table.number, document
        return document

    def is_ready(self, table: Table) -> bool:
        """Can somebody be greeted without much ado?"""
        return bool(self._game) and self.step == table.number

    def prepare(self, newcomer: Watcher, table: Table, around: Surroundings) -> None:
        """Make what a greeting takes and what can be dear: the scene, the whole log, all of it encoded."""
        if self.watchers == {newcomer}:  # others would miss what is new
            self.bring_up(table, around)
        if self.step == table.number:
            self._encode_game()
        self._log.since(table.number, table, self.seat, in_words=self.form == "scene")

    def _encode_game(self) -> bytes:
        if not self._game:
            self._game = _encode({name: part for name, part in self._document.items() if name != "info"})
        return self._game

    def send_change(self, table: Table, around: Surroundings, besides: Watcher | None = None) -> None:
        """Send what changed since the last time to all who watch, besides one who is about to get the whole."""
        before, since = self._document, self.step
        document = self.bring_up(table, around)
        those = [watcher for watcher in self.watchers if watcher is not besides]
        if not those:
            return
        log = table.log(since, self.seat, in_words=self.form == "scene") if table.number > since else ()
        change = delta(before, document)
        if change is not None or log:
            sent = encode(Change(table=self.table, since=since, step=self.step, delta=change, log=log))
            for watcher in those:
                watcher.send(sent)

    def greet(self, watcher: Watcher, table: Table, id: str, since: int | None, chat: list[ChatLine]) -> None:
        """Send the whole document to one who begins to watch; everybody else has just been sent what is new.

        What is the same for all who come at this step is encoded once; only who asked, and the chat, are one's own.
        """
        head = encode(
            Document(
                id=id, table=self.table, seat=self.seat, form=self.form, step=self.step, document=msgspec.Raw(b"0")
            )
        )
        assert head.endswith(b'"document":0}'), head
        log = self._log.since(-1 if since is None else since, table, self.seat, in_words=self.form == "scene")
        heard = [line for line in chat if line.person not in watcher.muted]
        parts = [head[:-2], b'{"info":', _encode(self._info), b",", self._encode_game()[1:]]
        if log:
            parts += b',"log":[', log, b"]"
        if heard:
            parts += b',"chat":', _encode(heard)
        watcher.send(b"".join((*parts, b"}")))


def document_at(
    table: Table, match: Match, seat: int | None, around: Surroundings, *, is_open: bool
) -> tuple[Json, list[LogEntry]]:
    """The scene of an earlier ply as a viewpoint saw it then, or with all secrets; and what happened in that ply.

    ``match`` is the table's as it was then.
    """
    ply = len(match.plies)
    scene = form_of(match, seat, "scene", is_running=False, symbols={})["scene"]
    if is_open:
        scene = _opened(match)
    is_last = ply == table.ply
    document = {
        "info": {**info_of(table, seat, around), "times": table.clock.to_json()},
        "ply": ply,
        "to_act": list(match.to_act()),
        "scores": match.scores(),
        "over": is_last and table.status == "over",
        "result": result_of(table) if is_last else None,
        "scene": scene,
    }
    return document, table.log_of_ply(ply, seat) if ply else []


def _opened(match: Match) -> Json:
    """Everything, and what the seat asked next could choose (of a sealed decision the first seat): to look back at."""
    scene = match.game.scene(match.state, NOBODY).to_json() | {"choices": [], "picks": {}}
    asked = match.to_act()
    if asked:
        own = match.scene(asked[0]).to_json()
        scene["symbols"] |= own["symbols"]  # their ghosts use them
        scene |= {part: own[part] for part in ("choices", "picks", "focus")}
    return scene
