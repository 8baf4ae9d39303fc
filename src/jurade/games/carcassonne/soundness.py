"""Can a position occur?  What must hold of any land at any time (specification, section 11).

Used for positions read from outside; play itself never asks.
"""

from __future__ import annotations

from collections.abc import Sequence

from jurade.core.fields import fail
from jurade.games.carcassonne import tables as t
from jurade.games.carcassonne.rules import board as b
from jurade.games.carcassonne.rules.abbey import may_lay_abbey
from jurade.games.carcassonne.rules.barns import junction_meadow
from jurade.games.carcassonne.rules.laying import is_hole, wanted_at
from jurade.games.carcassonne.rules.scoring import completed
from jurade.games.carcassonne.rules.state import CarcassonneState


def check(state: CarcassonneState) -> None:
    """BadPosition with the first thing that cannot be in a position."""
    check_abbeys_held(state)
    check_phase(state)
    check_reach(state)
    check_scored(state)
    check_goods(state)


# ---- tiles, before they are laid


def check_cells(cells: Sequence[int]) -> None:
    """One tile a cell, and the land in one piece (R2)."""
    if not cells:
        fail("a position has at least one tile")
    apart = set(cells)
    if len(apart) < len(cells):
        twice = next(at for at in cells if cells.count(at) > 1)
        fail(f"two tiles lie at {b.cell_name(twice)}")
    reached = [cells[0]]
    apart.remove(cells[0])
    for at in reached:
        for step in b.STEP:
            if at + step in apart:
                apart.remove(at + step)
                reached.append(at + step)
    if apart:
        fail(f"the tile at {b.cell_name(min(apart))} is not connected with the others (R2)")


def check_edges(state: CarcassonneState, form: int, at: int) -> None:
    """A land tile does not contradict its neighbours (R2)."""
    for side, step in enumerate(b.STEP):
        tile = state.tile_at(at + step)
        if tile >= 0:
            theirs = t.SIDE[b.form_of(state.tiles[tile]) * 4 + (side ^ 2)] >> 12
            if theirs != t.SIDE[form * 4 + side] >> 12:
                fail(f"the tiles at {b.cell_name(at)} and {b.cell_name(at + step)} do not match (R2)")


def check_reach(state: CarcassonneState) -> None:
    """The land is near enough to 0,0 for all tiles that are still to come."""
    for entry in state.tiles[: state.laid]:
        at = b.spot_of(entry)
        if max(abs(int(b.x_of(at))), abs(int(b.y_of(at)))) + state.left >= b.REACH:
            fail(f"the tile at {b.cell_name(at)} lies too far from 0,0; move the whole land nearer")


# ---- abbeys


def count_abbeys(state: CarcassonneState) -> int:
    return sum(b.type_of(entry) == t.ABBEY for entry in state.tiles[: state.laid])


def check_abbeys_laid(state: CarcassonneState, count: int) -> None:
    """One abbey a seat (R36)."""
    if count and not state.rules & b.WITH_ABBEY_MAYOR:
        fail("there are no abbeys without the set abbey_mayor")
    if count > state.seats:
        fail(f"{state.seats} seats have {state.seats} abbeys; with {count} there is one too many")


def check_hole(state: CarcassonneState, at: int) -> None:
    if not is_hole(wanted_at(state, at)):
        fail(f"the abbey at {b.cell_name(at)} needs a land tile on each of its four sides (R31)")


def check_abbeys_held(state: CarcassonneState) -> None:
    laid, held = count_abbeys(state), sum(state.has_abbey(seat) for seat in range(state.seats))
    if state.rules & b.WITH_ABBEY_MAYOR and laid + held != state.seats:
        fail(f"{laid} abbeys are laid, so {state.seats - laid} seats hold theirs; 'abbeys' lists {held}")


# ---- pieces, before they are put down


def _place(state: CarcassonneState, segment: int) -> str:
    return f"{state.segment_cell(segment)} {state.segment_name(segment)}"


def check_piece(state: CarcassonneState, piece: int, segment: int) -> None:
    """A piece belongs on such a segment, and stands there alone (R6, R32, R37, R48, R72, R75)."""
    kind, place = state.kind_of(segment), _place(state, segment)
    if kind not in t.STANDS_ON[piece]:
        fail(f"a {t.PIECES[piece]} cannot stand on {place}, a {t.KIND_NAMES[kind]}")
    if kind == t.FIELD and state.rules & b.WITH_FARMERS == 0:
        fail(f"there is a piece on the meadow {place}, but the game is played without farmers")
    if state.piece[segment]:
        fail(f"two pieces stand on {place}")


def check_barn(state: CarcassonneState, seat: int, junction: int) -> None:
    where = b.cell_name(junction)
    if not state.in_supply(seat, t.BARN):
        fail(f"seat {seat} has no barn left to stand at {where}")
    if junction_meadow(state, junction) < 0:
        fail(f"{where} is no meadow junction, where four tiles meet and all four corners are meadow (R40)")


def check_waiting(state: CarcassonneState, seat: int, segment: int) -> None:
    if not state.in_supply(seat, t.WAGON):
        fail(f"the wagon of seat {seat} cannot wait and stand elsewhere")
    if state.kind_of(segment) == t.FIELD or not state.is_feature_complete(int(state.feature[segment])):
        fail(f"the wagon of seat {seat} waits, but its feature is not complete (R50)")


# ---- what should have been scored


def check_scored(state: CarcassonneState) -> None:
    """Nothing stands where it should have gone home; while deploying, the features of the tile are not scored yet."""
    due, joined = set[int](), set[int]()
    if state.phase == b.DEPLOY:
        entry = state.tiles[state.fresh]
        due = set(completed(state))
        joined = {state.feature[b.first_of(entry) + local] for local in range(t.SEGMENTS[b.type_of(entry)])}
    for feature in range(state.segments):
        claims = state.claims[feature]
        if claims == 0:
            continue
        place = _place(state, feature)
        for seat in range(state.seats):
            claim = b.claim_of(claims, seat)
            if claim & b.OWN_HELPER and claim & b.OWN_FOLLOWER == 0:
                fail(f"the builder or pig of seat {seat} stands alone in the feature of {place} (R72, R75)")
        if state.kind_of(feature) != t.FIELD:
            if state.is_feature_complete(feature) and feature not in due:
                fail(f"the feature of {place} is complete: its followers must have gone home (R17)")
        elif state.has_barn(feature) and state.is_occupied(feature) and feature not in joined:
            fail(f"the meadow of {place} holds a barn: its farmers must have gone home (R41, R45)")


def check_goods(state: CarcassonneState) -> None:
    """The tokens held are the symbols in the cities completed so far (R70)."""
    due = set(completed(state)) if state.phase == b.DEPLOY else set[int]()
    complete = [
        feature for feature in range(state.segments) if state.sums[feature] and state.is_feature_complete(feature)
    ]
    for good, name in enumerate(t.GOODS):
        held = sum(state.goods[good::3])
        taken = sum(b.goods_in(state.sums[feature], good) for feature in complete if feature not in due)
        if held != taken:
            fail(f"the seats hold {held} {name} in all, the complete cities show {taken} (R70)")


# ---- the moment


def check_phase(state: CarcassonneState) -> None:
    """Tile in hand, waiting wagons, pile and end round fit the phase; a phase has something to decide or to draw."""
    phase, may_lay = state.phase, may_lay_abbey(state, state.active)
    if (state.part or state.extra) and not state.rules & b.WITH_TRADERS_BUILDERS:
        fail("a second part needs a builder, and the game is played without traders_builders (R73)")
    if state.last >= 0 and state.left > 0:
        fail("'last' belongs to the end round, and the pile is not empty")
    if (state.drawn >= 0) != (phase == b.PLACE):
        fail("a tile is drawn in the phase 'place', and in no other")
    if bool(state.waiting) != (phase == b.MOVE_WAGON):
        fail("wagons wait in the phase 'wagon', and in no other")
    if phase == b.FIRST and (state.laid != 1 or state.turn != 0):
        fail("the first player is drawn before anything else happens")
    if phase == b.START and state.left == 0 and not (state.part and may_lay):
        fail("the pile is empty: no new turn begins, and a second part only with an abbey to lay (section 8)")
    if phase == b.DRAW and state.left == 0:
        fail("the pile is empty: there is nothing to draw")
    if phase == b.END_ABBEY and (state.last < 0 or not state.rules & b.WITH_END_ROUND or not may_lay):
        fail("in the end round a seat with an abbey is asked while there is a hole; 'last' names the last player")
    if phase == b.FINISHED and state.left > 0:
        fail("the game is not over while there are tiles in the pile")
