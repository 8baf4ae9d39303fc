"""Features grow: segments become one road, city or meadow when tiles meet (specification, section 3)."""

from mypy_extensions import i16, i64

from jurade.games.carcassonne.rules.board import Board, tiles_in
from jurade.games.carcassonne.tables import END_UNIT, SUMMED, TILE_UNIT, TWIN_SHIFT


def bits_in(number: i64) -> i64:
    """How many bits of a number are set."""
    count: i64 = 0
    while number != 0:
        number &= number - 1
        count += 1
    return count


def joined_sums(one: i64, other: i64) -> i64:
    """The sums of two features that became one.

    A tile with a segment in both counts once (R13): such tiles are known by their bits in the upper part.
    """
    together = (one & SUMMED) + (other & SUMMED)
    twins = one >> TWIN_SHIFT
    other_twins = other >> TWIN_SHIFT
    if twins & other_twins:
        together -= bits_in(twins & other_twins) * TILE_UNIT
    return together | (twins | other_twins) << TWIN_SHIFT


def join(board: Board, one: i64, other: i64) -> i64:
    """Make two segments one feature and return it.  The smaller feature takes the name of the larger."""
    large = i64(board.feature[one])
    small = i64(board.feature[other])
    if large == small:
        return large
    if tiles_in(board.sums[large]) < tiles_in(board.sums[small]):
        large, small = small, large
    segment = small
    while True:
        board.feature[segment] = i16(large)
        following = i64(board.ring[segment])
        if following == small:
            break
        segment = following
    # The last segment of the small ring leads into the large one, and back.
    board.ring[segment] = board.ring[large]
    board.ring[large] = i16(small)
    board.sums[large] = joined_sums(board.sums[large], board.sums[small])
    board.sums[small] = 0
    board.claims[large] += board.claims[small]
    board.claims[small] = 0
    return large


def join_ends(board: Board, one: i64, other: i64) -> None:
    """Two road or city segments meet at an edge: one feature, and both ends are closed."""
    feature = join(board, one, other)
    board.sums[feature] -= 2 * END_UNIT


def close_end(board: Board, segment: i64) -> None:
    """An abbey closes an open end (R33), or a tile fills one of the cells around a cloister (R14)."""
    board.sums[i64(board.feature[segment])] -= END_UNIT
