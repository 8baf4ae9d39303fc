"""Why an action is not allowed: the rule it breaks, in a sentence."""

from __future__ import annotations

from typing import Final

from jurade.core.errors import Reason
from jurade.core.words import Message, say
from jurade.games.carcassonne.actions import (
    ABBEY_AT,
    CHANCE_FIRST,
    CHANCE_TILE,
    DEPLOYMENT,
    DRAW_TILE,
    KEY,
    PASS,
    SPOT,
    WAGON_TO,
    WORD,
)
from jurade.games.carcassonne.barns import barn_meadow
from jurade.games.carcassonne.board import (
    DEPLOY,
    END_ABBEY,
    MOVE_WAGON,
    OWN_FOLLOWER,
    PHASES,
    PLACE,
    START,
    UNIT_OF,
    WITH_ABBEY_MAYOR,
    WITH_FARMERS,
    WITH_NEIGHBOURHOOD,
    Board,
    cell_name,
    claim_of,
    first_of,
    type_of,
)
from jurade.games.carcassonne.deploying import is_repeated
from jurade.games.carcassonne.laying import wanted_at
from jurade.games.carcassonne.state import CarcassonneState, full_supply
from jurade.games.carcassonne.tables import (
    ABBEY,
    BARN,
    BUILDER,
    CITY,
    CITY_EDGE,
    CODES,
    CORNERS,
    FIELD,
    FIELD_EDGE,
    KIND,
    KIND_NAMES,
    LOCAL,
    MAYOR,
    MOST_SEGMENTS,
    PIECES,
    PIG,
    REDUCED,
    ROAD,
    ROAD_EDGE,
    SIDE,
    TYPE_IDS,
    WAGON,
)
from jurade.games.carcassonne.wagon import segment_at

SIDE_KEYS: Final = ["why-side-north", "why-side-east", "why-side-south", "why-side-west"]
EDGE_NAMES: Final = {FIELD_EDGE: "field", ROAD_EDGE: "road", CITY_EDGE: "city"}
PHASE_RULES: Final = ["R1", "R30", "R1", "R4", "R5", "R53", "RULING 3", "R1"]  # by phase: what it is time for


def why_not(state: CarcassonneState, seat: int, action: int) -> Reason:
    """The reason why an action is not in the list of legal ones; the first that applies, from coarse to fine."""
    if action >= CHANCE_FIRST:
        return why_no_chance(state, seat, action)
    if seat != state.actor():
        return Reason("R1", say("why-not-your-turn"))
    if action < WORD:
        return why_no_placement(state, action) if state.phase == PLACE else wrong_time(state)
    if action < ABBEY_AT:
        return why_no_word(state, action)
    if action < DEPLOYMENT:
        return why_no_abbey(state, seat, action & SPOT)
    if action < WAGON_TO:
        return why_no_deployment(state, seat, action) if state.phase == DEPLOY else wrong_time(state)
    return why_no_drive(state, seat, action & KEY) if state.phase == MOVE_WAGON else wrong_time(state)


def wrong_time(state: CarcassonneState) -> Reason:
    """Something else is to be decided now."""
    phase = state.phase
    return Reason(PHASE_RULES[phase], say(f"why-now-{PHASES[phase].replace('_', '-')}"))


def why_no_chance(state: CarcassonneState, seat: int, action: int) -> Reason:
    """Outcomes of chance are nobody's action; chance itself can only draw what is there."""
    if seat >= 0:
        return Reason("R1", say("why-chance"))
    if action < CHANCE_TILE or state.actor() != seat:
        return wrong_time(state)
    return Reason("R3", say("why-not-in-pile", tile=TYPE_IDS[action - CHANCE_TILE]))


def why_no_word(state: CarcassonneState, action: int) -> Reason:
    """``draw`` and ``pass`` exclude each other: one may pass only when there is nothing to draw."""
    if action == DRAW_TILE and state.phase in (START, END_ABBEY):
        return Reason("R1", say("why-pile-empty"))
    if action == PASS and state.phase == START:
        return Reason("R1", say("why-must-draw"))
    return wrong_time(state)


# ---- laying


def why_no_placement(state: Board, action: int) -> Reason:
    """A tile goes into an empty cell beside another, all edges matching (R2)."""
    at, turn = action >> 2, action & 3
    cell = cell_name(at)
    if state.tile_at(at) >= 0:
        return Reason("R2", say("why-cell-taken", cell=cell))
    wanted = wanted_at(state, at)
    if wanted == 0:
        return Reason("R2", say("why-no-neighbour", cell=cell))
    for side in range(4):
        theirs = wanted >> 2 * side & 3
        ours = SIDE[(state.drawn * 4 + turn) * 4 + side] >> 12
        if theirs not in (0, ours):
            return Reason(
                "R2",
                say(
                    "why-edges",
                    cell=cell,
                    side=say(SIDE_KEYS[side]),
                    ours=say(f"why-edge-{EDGE_NAMES[ours]}"),
                    theirs=say(f"why-edge-{EDGE_NAMES[theirs]}"),
                ),
            )
    return Reason("R2", say("why-same-rotation", use=int(REDUCED[state.drawn * 4 + turn]) * 90))


def why_no_abbey(state: CarcassonneState, seat: int, at: int) -> Reason:
    """One abbey a player (R36), at the start of a part (R30), into a hole (R31)."""
    if not state.rules & WITH_ABBEY_MAYOR:
        return Reason("R36", say("why-abbey-not-in-game"))
    if not state.has_abbey(seat):
        return Reason("R36", say("why-abbey-used"))
    if state.phase not in (START, END_ABBEY):
        return wrong_time(state)
    if state.tile_at(at) >= 0:
        return Reason("R31", say("why-cell-taken", cell=cell_name(at)))
    return Reason("R31", say("why-no-hole", cell=cell_name(at)))


# ---- deploying


def piece_name(piece: int) -> Message:
    return say(f"why-piece-{PIECES[piece]}")


def why_no_deployment(state: CarcassonneState, seat: int, action: int) -> Reason:
    """From coarse to fine: the piece, the segment, the kind of place, who is there already."""
    piece, place = action & 7, action >> 3 & 15
    if full_supply(state.rules) & (7 if piece == 0 else UNIT_OF[piece]) == 0:
        return Reason("R5", say("why-piece-not-in-game", piece=piece_name(piece)))
    if state.in_supply(seat, piece) == 0:
        return Reason("R5", say("why-piece-used", piece=piece_name(piece)))
    if piece == BARN:
        if barn_meadow(state, state.fresh, place) < 0:
            return Reason("R40", say("why-barn-corner", corner=CORNERS[place]))
        return Reason("R44", say("why-barn-there"))
    entry = state.tiles[state.fresh]
    kind_of_tile = type_of(entry)
    local = LOCAL[kind_of_tile * 16 + place]
    if local < 0:
        return Reason("R5", say("why-no-segment", segment=CODES[place], tile=TYPE_IDS[kind_of_tile]))
    kind = KIND[kind_of_tile * MOST_SEGMENTS + local]
    return (
        why_wrong_place(state, piece, kind, kind_of_tile == ABBEY)
        or why_same_feature(state, local)
        or why_claimed(state, seat, piece, kind, int(state.feature[first_of(entry) + local]))
    )


def why_wrong_place(state: Board, piece: int, kind: int, on_abbey: bool) -> Reason | None:
    """Some pieces belong to some places only."""
    if on_abbey and piece in (MAYOR, BUILDER, PIG):
        return Reason("R32", say("why-abbey-monk"))
    if piece == MAYOR and kind != CITY:
        return Reason("R37", say("why-mayor-city"))
    if piece == WAGON and kind == FIELD:
        return Reason("R48", say("why-wagon-meadow"))
    if piece == BUILDER and kind not in (CITY, ROAD):
        return Reason("R72", say("why-builder-place"))
    if piece == PIG and kind != FIELD:
        return Reason("R75", say("why-pig-place"))
    if kind == FIELD and not state.rules & WITH_FARMERS:
        return Reason("R6", say("why-no-farmers"))
    return None


def why_same_feature(state: Board, local: int) -> Reason | None:
    """Of several segments of one feature on the tile the first is named (section 5)."""
    entry = state.tiles[state.fresh]
    first = first_of(entry)
    if not is_repeated(state, first, local):
        return None
    for earlier in range(local):
        if state.feature[first + earlier] == state.feature[first + local]:
            given, use = state.segment_name(first + local), state.segment_name(first + earlier)
            return Reason("R5", say("why-same-feature", segment=given, use=use))
    return None


def why_claimed(state: Board, seat: int, piece: int, kind: int, feature: int) -> Reason:
    """Followers want an unoccupied feature, builders and pigs one with an own follower."""
    if piece == BUILDER:
        if claim_of(state.claims[feature], seat) & OWN_FOLLOWER == 0:
            return Reason("R72", say("why-builder-alone"))
        return Reason("R72", say("why-builder-complete"))
    if piece == PIG:
        return Reason("R75", say("why-pig-alone"))
    if state.is_occupied(feature):
        return Reason("R6", say("why-occupied", kind=KIND_NAMES[kind]))
    return Reason("R43", say("why-farmer-barn"))


# ---- the wagon


def why_no_drive(state: Board, seat: int, key: int) -> Reason:
    """The destination must be a road, city or cloister, incomplete, unoccupied and connected (R50)."""
    segment = segment_at(state, key)
    cell, name = cell_name(key >> 4), CODES[key & 15]
    if segment < 0:
        return Reason("R50", say("why-wagon-nothing", cell=f"{cell} {name}"))
    feature = int(state.feature[segment])
    kind = state.kind_of(segment)
    if kind == FIELD:
        return Reason("R48", say("why-wagon-meadow"))
    if state.is_feature_complete(feature):
        return Reason("R50", say("why-wagon-complete", kind=KIND_NAMES[kind]))
    if state.is_occupied(feature):
        return Reason("R50", say("why-occupied", kind=KIND_NAMES[kind]))
    if state.rules & WITH_NEIGHBOURHOOD:
        return Reason("RULING 17", say("why-wagon-far"))
    for action in state.moves:
        other = segment_at(state, action & KEY) if action >= WAGON_TO else -1
        if other >= 0 and state.feature[other] == feature:
            use = f"{state.segment_cell(other)} {state.segment_name(other)}"
            return Reason("RULING 14", say("why-wagon-name", use=use))
    return Reason("R52", say("why-wagon-unconnected"))
