"""Can a position occur?  What must hold of any land at any time (specification, section 11)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from jurade.games.carcassonne.barns import is_among
from jurade.games.carcassonne.board import (
    ANY_BARN,
    ANY_FOLLOWER,
    DEPLOY,
    OWN_FOLLOWER,
    OWN_HELPER,
    REACH,
    STEP,
    WITH_FARMERS,
    Board,
    cell_name,
    claim_of,
    ends_in,
    first_of,
    form_of,
    goods_in,
    spot_of,
    type_of,
    x_of,
    y_of,
)
from jurade.games.carcassonne.scoring import completed
from jurade.games.carcassonne.tables import (
    BUILDER,
    CITY,
    CLOISTER,
    FIELD,
    GOODS,
    KIND_NAMES,
    MAYOR,
    PIECES,
    PIG,
    SEGMENTS,
    SIDE,
    WAGON,
)

SOUND: Final = ""  # otherwise a sentence that says what is wrong


def what_clashes(board: Board, form: i64, at: i64) -> str:
    """Would a land tile at a cell contradict its neighbours (R2)?"""
    for side in range(4):
        tile = board.tile_at(at + STEP[side])
        if tile >= 0:
            theirs = SIDE[form_of(board.tiles[tile]) * 4 + (side ^ 2)] >> 12
            if theirs != SIDE[form * 4 + side] >> 12:
                return f"the tiles at {cell_name(at)} and {cell_name(at + STEP[side])} do not match (R2)"
    return SOUND


def what_is_too_far(board: Board) -> str:
    """Is the land near enough to 0,0 for all tiles that are still to come?"""
    for tile in range(board.laid):
        at = spot_of(board.tiles[tile])
        if max(abs(int(x_of(at))), abs(int(y_of(at)))) + board.left >= REACH:
            return f"the tile at {cell_name(at)} lies too far from 0,0; move the whole land nearer"
    return SOUND


def what_is_misplaced(board: Board, piece: i64, segment: i64) -> str:
    """Does a piece belong on such a segment (R6, R32, R37, R48, R72, R75)?"""
    kind = board.kind_of(segment)
    fits = True
    if piece == WAGON:
        fits = kind != FIELD
    elif piece == MAYOR:
        fits = kind == CITY
    elif piece == BUILDER:
        fits = kind < CLOISTER
    elif piece == PIG:
        fits = kind == FIELD
    where = f"{board.segment_cell(segment)} {board.segment_name(segment)}"
    if not fits:
        return f"a {PIECES[piece]} cannot stand on {where}, a {KIND_NAMES[kind]}"
    if kind == FIELD and board.rules & WITH_FARMERS == 0:
        return f"there is a piece on the meadow {where}, but the game is played without farmers"
    if board.piece[segment]:
        return f"two pieces stand on {where}"
    return SOUND


def what_is_unscored(board: Board) -> str:
    """Does a feature hold what should have gone home?

    In the deploy step the features of the tile just laid are not scored yet.
    """
    due = completed(board) if board.phase == DEPLOY else vec[i64]()
    entry = board.tiles[board.fresh]
    for feature in range(board.segments):
        claims = board.claims[feature]
        if claims == 0:
            continue
        where = f"{board.segment_cell(feature)} {board.segment_name(feature)}"
        for seat in range(board.seats):
            claim = claim_of(claims, seat)
            if claim & OWN_HELPER and claim & OWN_FOLLOWER == 0:
                return f"the builder or pig of seat {seat} stands alone in the feature of {where} (R72, R75)"
        if board.kind_of(feature) != FIELD:
            if ends_in(board.sums[feature]) == 0 and not is_among(due, feature):
                return f"the feature of {where} is complete: its followers must have gone home (R17)"
        elif claims & ANY_BARN and claims & ANY_FOLLOWER:
            if board.phase != DEPLOY or not is_on_tile(board, feature, entry):
                return f"the meadow of {where} holds a barn: its farmers must have gone home (R41, R45)"
    return SOUND


def is_on_tile(board: Board, feature: i64, entry: i64) -> bool:
    """Has a tile a segment in a feature?"""
    for local in range(SEGMENTS[type_of(entry)]):
        if i64(board.feature[first_of(entry) + local]) == feature:
            return True
    return False


def what_goods_differ(board: Board) -> str:
    """The tokens held are the symbols in the cities completed so far (R70)."""
    due = completed(board) if board.phase == DEPLOY else vec[i64]()
    for good in range(3):
        held: i64 = 0
        for seat in range(board.seats):
            held += board.goods[seat * 3 + good]
        taken: i64 = 0
        for feature in range(board.segments):
            sums = board.sums[feature]
            if sums and goods_in(sums, good) and ends_in(sums) == 0 and not is_among(due, feature):
                taken += goods_in(sums, good)
        if held != taken:
            return f"the seats hold {held} {GOODS[good]} in all, the complete cities show {taken} (R70)"
    return SOUND


def what_is_unsound(board: Board) -> str:
    """What contradicts the rules in a whole position, or nothing."""
    wrong = what_is_too_far(board)
    if wrong == SOUND:
        wrong = what_is_unscored(board)
    if wrong == SOUND:
        wrong = what_goods_differ(board)
    return wrong
