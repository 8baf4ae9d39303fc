"""What must be true of a table, whatever happened to its servers: the store, compared with what was told."""

import json
from collections import Counter
from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, select

from jurade.table import schema
from jurade.table.fairness import verify
from jurade.table.repeating import Spoken
from jurade.table.steps import Outage, Started, Step
from jurade.table.table import Table
from jurade.table.watching import Channel, Surroundings

from .faults_clients import Ledger, Watching


def heads(connection: Connection) -> dict[str, dict]:
    """Of every table: its last step, whether it is over, whether a bot is to act, the lines said there."""
    s, t, c = schema.steps.c, schema.tables.c, schema.chat.c
    found = {
        row.id: {"step": -1, "over": row.status == "over", "bot": bool(row.bot_due), "said": []}
        for row in connection.execute(select(t.id, t.status, t.bot_due))
    }
    for table, number in connection.execute(select(s.table, s.number)):
        found[table]["step"] = max(found[table]["step"], number)
    for table, number in connection.execute(select(c.table, c.number).order_by(c.number)):
        found[table]["said"].append(number)
    return found


def said(connection: Connection, table: str) -> list[str]:
    """The messages that caused the lines of a table, in order."""
    c = schema.chat.c
    return list(connection.execute(select(c.message).where(c.table == table).order_by(c.number)).scalars())


def names(connection: Connection) -> dict[str, str]:
    return {id: name for id, name in connection.execute(select(schema.persons.c.id, schema.persons.c.name))}  # noqa: C416


def games_counted(connection: Connection) -> tuple[Counter, Counter]:
    """By person: the rated games that his ratings count, and those that ended with places and that he played."""
    r, e = schema.ratings.c, schema.results.c
    counted: Counter = Counter()
    for person, games in connection.execute(select(r.person, r.games)):
        counted[person] += games
    played = Counter(connection.execute(select(e.person).where(e.rated == 1)).scalars())
    return counted, played


def without_presence(document: dict) -> dict:
    """A document without who is there just now, and without pictures it needs no longer."""
    info = document["info"]
    seats = [{**seat, "here": None} for seat in info["seats"]]
    told = {**document, "info": {**info, "watchers": None, "seats": seats}}
    if "scene" in told:
        told["scene"] = {**told["scene"], "symbols": None}
    return told


def expected(table: Table, seat: int | None, form: str, known: dict[str, str]) -> dict:
    """The document that a viewpoint may have of a table, made anew."""
    document = Channel(table.id, seat, form).bring_up(table, Surroundings(known))
    return without_presence(json.loads(msgspec.json.encode(document)))


def audit(
    table: str, steps: list[Step], lines: list[str], ledger: Ledger, heard: Iterable[Watching], known: dict[str, str]
) -> list[str]:
    """What is wrong with a table; nothing, if all is well."""
    wrong = [f"{table}: {each}" for each in _acknowledged(steps, lines, ledger)]
    told = list(heard)
    wrong += [f"{table}: seat {who.seat} as {who.form}: {each}" for who in told for each in who.strange]
    if [step.number for step in steps] != list(range(len(steps))):
        return [*wrong, f"{table}: the numbers of its steps have gaps"]
    folded = Table(table, steps[0])
    wrong += _heard(folded, told, known)
    for step in steps[1:]:
        folded.take(step)
        wrong += _heard(folded, told, known)
    if folded.status == "over":
        record = folded.record()
        record.replay()
        verify(record)
    return wrong


def _marked(name: str) -> str:
    """How the id of a message stands in the mark of what it caused."""
    return Spoken("", name, ()).name.strip(":")


def _acknowledged(steps: list[Step], lines: list[str], ledger: Ledger) -> list[str]:
    """Everything that was answered with 'done' is kept exactly once, where the answer says, in the order of answers."""
    wrong = []
    kept: dict[str, list[int]] = {}
    for step in steps:
        if step.message:
            kept.setdefault(step.message.split(":")[1], []).append(step.number)
    for number, message in enumerate(lines):
        kept.setdefault(message.split(":")[1], []).append(number)
    wrong += [f"message {name} is kept {len(where)} times" for name, where in kept.items() if len(where) > 1]
    for name, (kind, number) in ledger.done.items():
        where = kept.get(_marked(name))
        if where is None:
            wrong.append(f"'{kind}' {name} was answered with {number} and is not kept")
        elif not where[0] <= number <= where[0] + 1:  # the last step of two that one wish caused
            wrong.append(f"'{kind}' {name} was answered with {number} and stands at {where[0]}")
    wrong += [f"{name} was answered 'not done' and is kept" for name in ledger.refused if _marked(name) in kept]
    for person, order in ledger.in_order.items():
        numbers = [kept[_marked(name)][0] for name in order if _marked(name) in kept and ledger.done[name][0] != "say"]
        if numbers != sorted(numbers):
            wrong.append(f"what {person} did is kept in another order than it was answered")
    return wrong


def _heard(table: Table, heard: list[Watching], known: dict[str, str]) -> list[str]:
    """Whatever a client was told at this step is what its viewpoint may know at this step, and nothing else."""
    wrong = []
    for who in heard:
        for step, document in who.docs:
            if step == table.number and without_presence(document) != expected(table, who.seat, who.form, known):
                wrong.append(f"{table.id}: seat {who.seat} as {who.form} was shown another step {step}")
        for since, step, log in who.logs:
            if step == table.number:
                told = table.log(since, who.seat, in_words=who.form == "scene")
                if json.loads(msgspec.json.encode(told)) != log:
                    wrong.append(f"{table.id}: seat {who.seat} was told otherwise what happened up to step {step}")
    return wrong


def charged(table: str, steps: list[Step]) -> list[str]:
    """Seats whose clock was charged for more than the time in which the game ran and a server was there."""
    folded = Table.fold(table, steps)
    rules = folded.created.clock
    made = Counter(step.body.plies[0][0] for step in steps if step.body.__struct_config__.tag == "played")
    full = round(rules.minutes * 60_000)
    spent = [full + round(rules.increment * 1000) * made[seat] - left for seat, left in enumerate(folded.clock.left)]
    now = next(step.at for step in steps if isinstance(step.body, Started))
    ran = steps[-1].at - now
    for outage in sorted(
        (step.body for step in steps if isinstance(step.body, Outage)), key=lambda body: (body.since, body.until)
    ):
        ran -= max(0, min(outage.until, steps[-1].at) - max(outage.since, now))
        now = max(now, outage.until)
    return [
        f"{table}: seat {seat} was charged {each} ms, but only {ran} ms could be"
        for seat, each in enumerate(spent)
        if each > ran
    ]
