"""The end of the game, the round of the abbeys, the final scoring, the result (section 8, RULING 3)."""

import pytest

from jurade.core.errors import IllegalAction

from .positions import RING, TWO_RINGS, Table

TRADERS = {"traders_builders": True}


def test_the_game_ends_after_the_turn_in_which_the_pile_becomes_empty():
    table = Table("bg_d 0,0", drawn="bg_b", pile=["bg_b"], draws=["bg_b"])
    table.play("place 0,1 r0", "skip")
    assert not table.match.over
    table.play("place 0,2 r0")
    assert not table.match.over  # the last tile is still deployed on
    table.play("skip")
    assert table.match.over
    assert table.match.ending == "pile"
    assert table.match.to_act() == ()
    assert table.phase == "over"


def test_nobody_acts_after_the_end():
    table = Table("bg_d 0,0", drawn="bg_b", pile=[]).play("place 0,1 r0", "skip")
    for seat in (0, 1):
        assert table.match.choices(seat) == []
        with pytest.raises(IllegalAction) as caught:
            table.match.play(seat, "skip")
        assert caught.value.rule == "J3"


def test_a_piece_deployed_in_the_last_turn_counts():
    table = Table("bg_d 0,0", drawn="bg_b", pile=[]).play("place 0,1 r0", "deploy follower k")
    assert table.gained == [2, 0]


# ---- the round of the abbeys (RULING 3)


def last_turn(tiles, *, seats=3, active=1, **fields):
    """The last tile of the game, a cloister laid north of the first ring, nothing deployed."""
    return Table(tiles, drawn="bg_b", pile=[], seats=seats, active=active, **fields).play("place 0,-1 r0", "skip")


def test_the_round_of_abbeys_goes_clockwise_and_ends_with_the_player_of_the_last_turn():
    table = last_turn(TWO_RINGS)
    order = []
    while not table.match.over:
        assert table.phase == "end_abbey"
        assert table.choices == ["pass", "abbey 1,1", "abbey 3,1"]
        order.append(table.seat)
        table.play("pass")
    assert order == [2, 0, 1]
    assert table.now["abbeys"] == [0, 1, 2]


def test_in_the_round_an_abbey_is_deployed_on_and_scored_as_usual():
    table = last_turn(TWO_RINGS)
    table.play("abbey 3,1")
    assert table.phase == "deploy"
    assert table.choices == ["skip", "deploy follower k", "deploy wagon k"]
    table.play("deploy follower k")
    assert table.gained == [0, 0, 9]
    assert table.seat == 0
    assert table.choices == ["pass", "abbey 1,1"]


def test_the_round_stops_when_there_is_no_hole_left():
    table = last_turn(RING)
    table.play("abbey 1,1", "skip")
    assert table.match.over


def test_without_a_hole_there_is_no_round():
    table = Table("bg_d 0,0", drawn="bg_b", pile=[], seats=4).play("place 0,1 r0", "skip")
    assert table.match.over


def test_seats_without_an_abbey_are_passed_over():
    table = last_turn(f"{TWO_RINGS}; abbey 3,1", abbeys=[0, 1])
    assert table.seat == 0
    table.play("pass")
    assert table.seat == 1
    table.play("pass")
    assert table.match.over


def test_in_the_round_wagons_drive_on_and_the_layer_of_the_abbey_is_the_active_seat():
    """The wagons of both seats stand on the road that runs from a cloister into the hole 1,1::

      j u v
    A u . u
      v u v
    """
    tiles = """
        am_j 0,0 r270
        bg_u 1,0 r90
        bg_v 2,0
        bg_a -1,1 r270
        bg_u 0,1 r90
        bg_u 2,1
        bg_v 0,2 r270
        bg_u 1,2 r90
        bg_v 2,2 r90
    """
    pieces = "0 wagon -1,1 r0; 1 wagon 0,1 r0"
    table = Table(tiles, pieces, pile=[], phase="end_abbey", last=0, active=1)
    table.play("abbey 1,1", "deploy follower k")
    assert table.sources == [{"road": 2}, {"abbey": 9, "road": 2}]
    assert (table.phase, table.seat) == ("wagon", 1)
    assert table.choices == ["wagon home", "wagon -1,1 k"]
    table.play("wagon -1,1 k")
    assert table.match.over
    assert table.supply(0, "wagon") == 1


def test_the_option_abbey_at_end_none_ends_the_game_at_once():
    assert last_turn(TWO_RINGS, options={"abbey_at_end": "none"}).match.over
    assert not last_turn(TWO_RINGS, options={"abbey_at_end": "round"}).match.over


def test_in_the_round_nobody_draws():
    table = last_turn(TWO_RINGS)
    assert table.refused("draw") in ("R1", "RULING 3")
    assert table.refused("place 9,9 r0") == "RULING 3"
    assert table.refused("abbey 2,1") == "R31"


# ---- the second part of a builder with an empty pile

# The road of the builder runs into the hole 1,1 from the west:    A u v
#                                                              u u . u
#                                                                A u v
HOLE = """
    bg_a 0,0 r270
    bg_u 1,0 r90
    bg_v 2,0
    bg_u -1,1 r90
    bg_u 0,1 r90
    bg_u 2,1
    bg_a 0,2 r270
    bg_u 1,2 r90
    bg_v 2,2 r90
"""
BUILDER = "0 follower -1,1 r0; 0 builder 0,1 r0"


def test_a_second_part_with_an_empty_pile_is_the_abbey_or_nothing():
    table = Table(HOLE, BUILDER, drawn="bg_u", pile=[], options=TRADERS).play("place -2,1 r90", "skip")
    assert (table.seat, table.phase, table.now["part"]) == (0, "start", 2)
    assert table.choices == ["pass", "abbey 1,1"]
    assert table.refused("draw") == "R1"
    table.play("pass")
    assert (table.seat, table.phase) == (1, "end_abbey")


def test_after_the_abbey_of_such_a_second_part_the_end_follows():
    table = Table(HOLE, BUILDER, drawn="bg_u", pile=[], options=TRADERS)
    table.play("place -2,1 r90", "skip", "abbey 1,1", "skip")
    assert table.match.over


def test_without_abbey_or_hole_such_a_second_part_is_dropped():
    tiles, pieces = "bg_u 0,0 r90; bg_u 1,0 r90", "0 follower 0,0 r0; 0 builder 1,0 r0"
    table = Table(tiles, pieces, drawn="bg_u", pile=[], options=TRADERS).play("place 2,0 r90", "skip")
    assert table.match.over


def test_the_second_part_is_played_when_its_tile_is_the_last():
    tiles, pieces = "bg_u 0,0 r90; bg_u 1,0 r90", "0 follower 0,0 r0; 0 builder 1,0 r0"
    table = Table(tiles, pieces, drawn="bg_u", pile=["bg_b"], draws=["bg_b"], options=TRADERS)
    table.play("place 2,0 r90", "skip")
    assert (table.seat, table.now["part"]) == (0, 2)
    table.play("place 0,1 r0", "skip")
    assert table.match.over


# ---- the final scoring


@pytest.mark.parametrize(
    ("tiles", "piece", "kind", "points"),
    [
        ("bg_u 0,0 r90; bg_u 1,0 r90; bg_u 2,0 r90", "0,0 r0", "end_road", 3),
        ("bg_e 0,0 r90; bg_g 1,0 r90", "0,0 c0", "end_city", 2),
        ("bg_e 0,0 r90; bg_f 1,0", "1,0 c0", "end_city", 3),
        ("bg_b 0,0; bg_b 1,0", "0,0 k", "end_cloister", 3),
    ],
    ids=["road", "city", "city with a pennant", "cloister"],
)
def test_incomplete_features_score_one_for_each_tile_pennant_or_filled_cell(tiles, piece, kind, points):
    """The last tile lies south of 0,0 and is a neighbour of the cloister there."""
    table = Table(tiles, f"1 follower {piece}", drawn="bg_b", pile=[]).play("place 0,1 r0", "skip")
    assert table.match.over
    assert table.sources == [{}, {kind: points}]


def test_majorities_count_in_the_final_scoring_too():
    pieces = "0 follower 0,0 r0; 1 follower 1,0 r0; 1 follower 2,0 r0"
    tiles = "bg_u 0,0 r90; bg_u 1,0 r90; bg_u 2,0 r90"
    table = Table(tiles, pieces, drawn="bg_b", pile=[]).play("place 0,1 r0", "skip")
    assert table.gained == [0, 3]
    tie = Table(tiles, pieces.rsplit(";", 1)[0], drawn="bg_b", pile=[]).play("place 0,1 r0", "skip")
    assert tie.gained == [3, 3]


def test_meadows_with_a_barn_pay_the_barns_only():
    """Nobody is left in such a meadow; the farmer beyond the road scores his own."""
    tiles = "bg_e 0,0; bg_e 0,-1 r180; bg_e 1,0; bg_e 1,-1 r180; bg_b 0,1"
    table = Table(tiles, "1 follower 0,0 f0", drawn="bg_b", pile=[]).play("place 1,1 r0", "deploy barn nw")
    assert table.sources == [{"end_barn": 8}, {"field_barn_placed": 6}]


def test_everything_is_scored_in_order():
    """Road, city, cloister; then meadows without barn; then barns; then goods::

    .  E  E  .  .  J        J over J: a complete city beside the farmer's meadow
    J  E  E  G  B  J        G: the knight; the thief on the lower J
    o  B  B  .  B           o: a complete city with wine; the barn on 1,1; the monk in the east
    D     u
    """
    tiles = """
        bg_e 0,-1 r180
        bg_e 1,-1 r180
        bg_j 4,-1 r180
        bg_j -1,0 r180
        bg_e 0,0
        bg_e 1,0
        bg_g 2,0
        bg_b 3,0
        bg_j 4,0
        tb_o -1,1 r90
        bg_b 0,1
        bg_b 1,1
        bg_b 3,1
        bg_d -1,2
    """
    pieces = """
        0 follower 4,0 r0
        1 follower 2,0 c0
        0 follower 3,1 k
        1 follower 3,0 f0
        0 barn 1,1
    """
    goods = [[0, 0, 0], [1, 0, 0]]
    table = Table(tiles, pieces, goods=goods, drawn="bg_u", pile=[], options=TRADERS)
    table.play("place 1,2 r90", "skip")
    assert table.match.over
    assert table.sources == [
        {"end_road": 1, "end_cloister": 4, "end_barn": 12},
        {"end_city": 1, "end_field": 3, "end_goods": 10},
    ]
    kinds = [event["kind"] for event in table.events("scored")]
    assert sorted(kinds[:3]) == ["end_city", "end_cloister", "end_road"]
    assert kinds[3:] == ["end_field", "end_barn", "end_goods"]
    assert table.gained == [17, 14]


def test_the_points_of_the_game_and_of_the_end_add_up():
    table = Table("bg_e 0,0 r90", "0 follower 0,0 c0", drawn="bg_e", pile=[], scores=[20, 30])
    table.play("place 1,0 r270", "deploy follower f0")
    assert table.match.scores() == [20 + 4 + 3, 30]


# ---- the result


@pytest.mark.parametrize(
    ("scores", "places"),
    [([30, 20, 10], [1, 2, 3]), ([10, 30, 30], [3, 1, 1]), ([5, 5, 5], [1, 1, 1]), ([9, 4, 4], [1, 2, 2])],
)
def test_most_points_win_and_ties_share_the_victory(scores, places):
    table = Table("bg_d 0,0", drawn="bg_b", pile=[], scores=scores, seats=3).play("place 0,1 r0", "skip")
    assert table.match.over
    assert table.match.scores() == scores
    assert table.match.ranking() == places


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_game_of_skips_ends_without_points_for_every_number_of_seats(seats):
    """Nobody deploys anything: 83 tiles, no points, all share the victory."""
    table = Table.new(seats, seed=seats)
    for _ in range(1000):
        if table.match.over:
            break
        choices = table.choices
        table.play("skip" if "skip" in choices else choices[-1] if table.phase == "place" else choices[0])
    assert table.match.over
    assert table.match.scores() == [0] * seats
    assert table.match.ranking() == [1] * seats
    laid = [row for row in table.now["tiles"] if row[0] != "abbey"]
    assert len(laid) + len(table.now["discarded"]) == 84
