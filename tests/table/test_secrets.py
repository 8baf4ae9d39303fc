"""Nothing hidden leaves a table: worlds that a seat cannot tell apart give it byte-equal messages.

Each test plays a game; now and then the true world is exchanged for one that a seat could imagine as well.  All that
the seat is then sent, in every form, must be the same to the last byte.
"""

import random

import pytest

import jurade
from jurade.core.rng import Rng
from jurade.core.state import NOBODY
from jurade.table.draft import Draft
from jurade.table.fairness import new_seed
from jurade.table.messages import Change, encode
from jurade.table.setup import ClockRules
from jurade.table.steps import Created, Seating, Started, Step
from jurade.table.table import Table
from jurade.table.watching import Channel, Surroundings, Watcher

GAMES = ("bastide", "bastions", "carcassonne", "feudo", "flandern")
FORMS = ("scene", "view", "events")


def new_table(game: str, seats: int) -> Table:
    rules = jurade.game(game)
    seed, salt = 11 + seats, new_seed()[1]
    created = Created(
        game=game,
        rules=rules.rules_version,
        options=dict(rules.options.complete({}, seats)),
        seats=tuple(Seating(person=f"p{seat}") for seat in range(seats)),
        host="p0",
        visibility="public",
        clock=ClockRules(kind="live", minutes=5),
        rated=False,
        seed=seed,
        salt=salt,
        invitation="i",
    )
    return Table.fold("t", [Step(0, 0, created), Step(1, 0, Started())])


def sent(table: Table, seat: int | None, state) -> list[bytes]:
    """All that a viewpoint is sent of a table when the game is in this state."""
    true = table.match._state
    table.match._state = state
    table._public = (-1, {})  # nothing made from another world may be used again
    heard: list[bytes] = []
    around = Surroundings({f"p{n}": f"Player {n}" for n in range(len(table.seats))})
    try:
        for form in FORMS:
            channel = Channel("t", seat, form)
            channel.bring_up(table, around)
            channel.greet(Watcher("p0", heard.append), table, "w", None, [])
    finally:
        table.match._state = true
        table._public = (-1, {})
    return heard


def played(table: Table, seat: int, choice: str) -> Table:
    """The table after a choice of a seat."""
    draft = Draft(table, table.at + 1000)
    draft.play(seat, choice)
    return draft.table


def played_on(table: Table, chooser: random.Random) -> Table:
    """The table after any choice of anybody who is asked."""
    seat = chooser.choice(table.match.to_act())
    return played(table, seat, chooser.choice(table.match.choices(seat)))


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_look_alike_give_equal_messages(game):
    rules = jurade.game(game)
    seats = min(3, rules.seats[-1])
    table = new_table(game, seats)
    chooser = random.Random(game)
    differing = 0
    for turn in range(60):
        if table.status != "running":
            break
        if turn % 6 == 5:
            for seat in (*range(seats), None):
                known = table.match.state.masked(NOBODY if seat is None else seat)
                other = known.imagine(Rng(turn))
                differing += rules.dump(other) != rules.dump(table.match.state)
                assert sent(table, seat, other) == sent(table, seat, table.match.state), (game, turn, seat)
        table = played_on(table, chooser)
    assert differing or known.is_complete()


@pytest.mark.parametrize("game", GAMES)
def test_what_happens_out_of_sight_is_told_alike(game):
    """A ply that a seat does not witness: whatever was chosen, the seat is told the same."""
    rules = jurade.game(game)
    seats = min(3, rules.seats[-1])
    table = new_table(game, seats)
    chooser = random.Random(game)
    names = Surroundings({f"p{n}": f"Player {n}" for n in range(seats)})
    told = 0
    for _ in range(80):
        if table.status != "running":
            break
        asked = table.match.to_act()
        if len(asked) > 1 and told < 6:  # a sealed decision: each answer of the first, seen by the others
            choices = table.match.choices(asked[0])
            told += len(choices) > 1
            for watching in (*asked[1:], None):
                changes = set()
                for choice in (choices[0], choices[-1]):
                    twin = Table.fold("t", _steps_of(table))
                    channel = Channel("t", watching, "scene")
                    channel.bring_up(twin, names)
                    heard: list[bytes] = []
                    channel.watchers.add(Watcher("x", heard.append))
                    channel.send_change(played(twin, asked[0], choice), names)
                    changes.add(tuple(heard))
                assert len(changes) == 1, (game, watching, choices)
        table = played_on(table, chooser)
    assert told or game in ("carcassonne", "flandern", "bastions")


def _steps_of(table: Table) -> list[Step]:
    """The steps that lead to the table, made again from its plies."""
    from jurade.table.steps import Played

    steps = [Step(0, 0, table.created), Step(1, 0, Started())]
    plies = [(ply.seat, ply.text, ply.known) for ply in table.match.plies]
    drawn = len(Table.fold("t", steps).match.plies)
    groups: list[list[tuple[int, str, int]]] = []
    for ply in plies[drawn:]:
        if ply[0] >= 0:
            groups.append([])
        groups[-1].append(ply)
    return steps + [Step(n + 2, 1000 * (n + 1), Played(plies=tuple(group))) for n, group in enumerate(groups)]


def test_a_change_is_versioned_and_small():
    raw = encode(Change(table="t", since=2, step=3))
    assert raw == b'{"type":"change","table":"t","since":2,"step":3}'
