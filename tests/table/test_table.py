"""A table is the fold of its steps; words and draws."""

import random
import re
from importlib.resources import files
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import jurade
from jurade.core.errors import BadRecord, JuradeError
from jurade.core.record import Line, Record
from jurade.core.words import LANGUAGES, keys_and_arguments
from jurade.table import steps as kinds
from jurade.table.creating import created_by
from jurade.table.draft import Draft
from jurade.table.fairness import commitment, verify
from jurade.table.refusals import Refusal
from jurade.table.seats import Seat, invitation, is_invitation, places
from jurade.table.setup import SeatWish, Setup
from jurade.table.steps import AnyBody, Step, decode_body, encode_body
from jurade.table.table import Table

KEPT = Path(__file__).parent / "kept"
GAMES = ("bastide", "bastions", "carcassonne", "feudo", "flandern")


def played(game: str, seats: int, plies: int, seed: int | str = 3) -> tuple[Table, list[Step]]:
    """A table after random plies, and its steps."""
    bodies = created_by(Setup(game=game, seats=(SeatWish(kind="me"),) * seats, start=True), "p")
    bodies = (msgspec.structs.replace(bodies[0], seed=seed), *bodies[1:])
    steps = [Step(number, 1000, body) for number, body in enumerate(bodies)]
    table = Table.fold("t", steps)
    chooser = random.Random(seed)
    while table.ply < plies and table.status == "running":
        seat = chooser.choice(table.match.to_act())
        draft = Draft(table, table.at + 10)
        draft.play(seat, chooser.choice(table.match.choices(seat)))
        table = draft.table
        steps += draft.steps
    return table, steps


def same(one: Table, other: Table) -> bool:
    return (
        one.match.plies == other.match.plies
        and one.match.fingerprint() == other.match.fingerprint()
        and one.log(-1, None) == other.log(-1, None)
        and one.log(-1, 0) == other.log(-1, 0)
        and (one.number, one.at, one.status, one.asked_since, one.asked_at)
        == (other.number, other.at, other.status, other.asked_since, other.asked_at)
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_same_steps_give_the_same_table(game):
    table, steps = played(game, jurade.game(game).seats[0], 60)
    kept = [Step(step.number, step.at, decode_body(encode_body(step.body))) for step in steps]
    assert kept == steps
    assert same(Table.fold("t", kept), table)


def test_a_step_that_says_other_draws_than_the_seed_is_refused():
    _, steps = played("carcassonne", 2, 20)
    number = next(n for n, s in enumerate(steps) if isinstance(s.body, kinds.Played) and len(s.body.plies) > 1)
    [mine, drawn, *rest] = steps[number].body.plies
    forged = kinds.Played(plies=(mine, (drawn[0], "tile nothing", drawn[2]), *rest))
    with pytest.raises(JuradeError, match="is kept"):
        Table.fold("t", [*steps[:number], Step(number, steps[number].at, forged)])


def test_tables_of_other_rules_are_not_opened():
    _, steps = played("carcassonne", 2, 0)
    old = msgspec.structs.replace(steps[0].body, rules="carcassonne/0")
    with pytest.raises(Refusal, match="follows the rules “carcassonne/0”"):
        Table.fold("t", [Step(0, 0, old)])


def test_forfeited_seats_come_last_in_the_order_they_went():
    seats = [Seat("a"), Seat("b", forfeited=1), Seat("c", forfeited=2), Seat("d")]
    assert places([2, 1, 3, 4], seats) == [1, 4, 3, 2]
    assert places([1, 1, 3, 1], [Seat("a"), Seat("b"), Seat("c"), Seat("d")]) == [1, 1, 4, 1]


def test_invitations_fit_one_seat_of_one_table():
    assert is_invitation(invitation("secret", 1), "secret", 1)
    assert not is_invitation(invitation("secret", 1), "secret", 2)
    assert not is_invitation(invitation("secret", 1), "other", 1)
    assert not is_invitation("é", "secret", 1)


# ---- draws


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_draw_of_a_whole_game_is_checked(game):
    table, _ = played(game, jurade.game(game).seats[0], 10_000)
    assert table.status == "over"
    record = Record.read(str(table.record()))
    drawn = sum(ply.seat < 0 for ply in table.match.plies)
    assert verify(record).draws == drawn


def test_forged_records_are_found_out():
    table, _ = played("carcassonne", 2, 30)
    table.take(Step(table.number + 1, table.at, kinds.Ended(why="abandoned")))
    record = table.record()
    assert verify(record).draws > 10
    with pytest.raises(BadRecord, match="the seed was exchanged"):
        verify(Record({**record.tags, "Seed": "5"}, record.lines))
    other = {"Seed": "5", "Commitment": commitment(5, record.tags["Salt"])}
    with pytest.raises(BadRecord, match="move 1: the seed draws"):
        verify(Record({**record.tags, **other}, record.lines))
    with pytest.raises(BadRecord, match=r"lacks the tag \[Salt"):
        verify(Record({k: v for k, v in record.tags.items() if k != "Salt"}, record.lines))
    for seed in ("-", "five", "1" * 30, "F" * 64, "0" * 63, "²", ""):
        with pytest.raises(BadRecord, match="the tag Seed cannot be read: a seed is a whole number"):
            verify(Record({**record.tags, "Seed": seed}, record.lines))
    for since in ("-1", "x", "9" * 30, str(len(record.lines) + 1), ""):
        with pytest.raises(BadRecord, match="the tag Since is the number of imported moves"):
            verify(Record({**record.tags, "Since": since}, record.lines))
    assert all(isinstance(line, Line) for line in record.lines)


def test_a_table_has_a_seed_that_nobody_can_guess():
    setup = Setup(game="carcassonne", seats=(SeatWish(kind="me"),) * 2, start=True)
    first, second = (created_by(setup, "p")[0] for _ in range(2))
    assert re.fullmatch("[0-9a-f]{64}", first.seed)
    assert first.seed != second.seed
    assert decode_body(encode_body(first)) == first
    table, _ = played("bastide", 3, 30, seed=first.seed)
    table.take(Step(table.number + 1, table.at, kinds.Ended(why="abandoned")))
    assert table.record().tags["Seed"] == first.seed
    assert verify(Record.read(str(table.record()))).draws == sum(ply.seat < 0 for ply in table.match.plies) > 8


@pytest.mark.parametrize("game", ["bastide", "carcassonne", "feudo", "flandern"])
def test_what_was_kept_before_seeds_were_strong_is_as_it_was(game):
    """Steps and records written with seeds of 62 bits; in Feudo with a choice taken back that had told something."""
    record = Record.read((KEPT / f"{game}.jur").read_text(encoding="utf-8"))
    assert verify(record).draws > 10
    bodies = [decode_body(line) for line in (KEPT / f"{game}.steps").read_text(encoding="utf-8").splitlines()]
    table = Table.fold("t", [Step(number, 1000, body) for number, body in enumerate(bodies)])
    assert str(table.record()) == str(record)
    assert any(isinstance(body, kinds.TakenBack) for body in bodies) == (game in ("bastide", "feudo"))


def test_the_seed_is_secret_until_the_game_is_over():
    table, _ = played("carcassonne", 2, 10)
    assert not {"Seed", "Salt"} & set(table.record().tags)
    assert table.record().tags["Commitment"] == commitment(table.created.seed, table.created.salt)


def test_what_was_brought_along_was_drawn_elsewhere():
    match = jurade.game("carcassonne").new(2, seed=77)
    for _ in range(9):
        match.play(match.to_act()[0], match.choices(match.to_act()[0])[0])
    setup = Setup(game="carcassonne", seats=(SeatWish(kind="me"),) * 2, record=str(match.record), start=True)
    table = Table.fold("t", [Step(n, 0, body) for n, body in enumerate(created_by(setup, "p"))])
    while table.ply < 40:
        draft = Draft(table, 0)
        draft.play(table.match.to_act()[0], table.match.choices(table.match.to_act()[0])[0])
        table = draft.table
    table.take(Step(table.number + 1, 0, kinds.Ended(why="abandoned")))
    verdict = verify(table.record())
    assert verdict.since == len(match.plies)
    assert 0 < verdict.draws < sum(ply.seat < 0 for ply in table.match.plies)


# ---- words


def test_every_event_of_a_table_has_words_in_both_languages():
    texts = {language: keys_and_arguments(_words(language)) for language in LANGUAGES}
    assert texts["en"] == texts["fr"]
    source = (files("jurade.table") / "steps.py").read_text(encoding="utf-8")
    said = {part.split('"')[0] for part in source.split('table.note("')[1:]}
    said |= {
        "came-back",
        "seated",
        "started",
        "agreed",
        "refused",
        "asked-undo",
        "asked-draw",
        "asked-sit",
        "sat-by-consent",
        "went-on",
        "ended-agreed",
        "ended-abandoned",
    }
    assert {f"event-table-{name}" for name in said} == {key for key in texts["en"] if key.startswith("event-table-")}


def _words(language: str) -> str:
    return (files("jurade.table") / "words" / f"{language}.ftl").read_text(encoding="utf-8")


def test_every_kind_of_step_is_taken():
    untaken = {kind for kind in get_args(AnyBody) if kind.take is kinds.Body.take}
    assert untaken == {kinds.Created}
