"""Deploying a piece on the tile just laid (R5 to R9)."""

import pytest

from .positions import RING, Table

ALL_SETS = {"inns_cathedrals": True, "traders_builders": True}
BASE = {"abbey_mayor": False}

# A straight road of seven tiles with seven farmers of seat 0 on its southern side; the northern side is free.
ROAD = "; ".join(f"bg_u {x},3 r90" for x in range(7))
SEVEN = "; ".join(f"0 follower {x},3 f0" for x in range(7))
SIX = "; ".join(f"0 follower {x},3 f0" for x in range(6))


def test_r5_one_piece_goes_on_the_tile_just_laid():
    table = Table("bg_d 0,0", drawn="bg_v")
    table.play("place 1,0 r0", "deploy follower r0")
    assert table.pieces == ["0 follower 1,0 r0"]
    assert table.supply(0) == 6
    assert table.seat == 1


@pytest.mark.parametrize(
    ("piece", "place", "standing"),
    [
        ("follower", "c0", ""),
        ("big", "c0", ""),
        ("wagon", "r0", ""),
        ("mayor", "c0", ""),
        ("builder", "r0", "0 follower 0,0 r0"),
        ("pig", "f1", "0 follower 0,0 f1"),
    ],
)
def test_r5_each_kind_of_piece_counts_as_the_one_piece_of_the_part(piece, place, standing):
    table = Table("bg_d 0,0", standing, drawn="bg_d", options=ALL_SETS).play("place 1,0 r0")
    before = table.supply(0, piece)
    table.play(f"deploy {piece} {place}")
    assert table.supply(0, piece) == before - 1
    assert f"0 {piece} 1,0 {place}" in table.pieces
    assert table.seat == 1


def test_r5_the_barn_counts_as_the_one_piece_of_the_part_too():
    table = Table("bg_b 0,0; bg_b 1,0; bg_b 0,1", drawn="bg_b")
    table.play("place 1,1 r0", "deploy barn nw")
    assert table.barns == ["0 barn 1,1"]
    assert table.supply(0, "barn") == 0
    assert table.seat == 1


def test_r5_the_canonical_order_is_by_segment_then_piece_then_barn_corners():
    """A corner city laid where four meadow corners meet::

    B B
    B N        the city is in the south and east
    """
    table = Table("bg_b 0,0; bg_b 1,0; bg_b 0,1", drawn="bg_n", options=ALL_SETS)
    table.play("place 1,1 r180")
    assert table.choices == [
        "skip",
        "deploy follower c0",
        "deploy big c0",
        "deploy wagon c0",
        "deploy mayor c0",
        "deploy follower f0",
        "deploy big f0",
        "deploy barn nw",
    ]


def test_r5_the_order_of_segments_is_city_road_cloister_meadow_each_by_number():
    table = Table("bg_x 0,0", drawn="am_e")
    table.play("place 1,0 r0")
    assert table.choices == [
        "skip",
        *(f"deploy {piece} {name}" for name in ("r0", "r1", "r2", "r3", "k") for piece in ("follower", "wagon")),
        *(f"deploy follower {name}" for name in ("f0", "f1", "f2", "f3")),
    ]
    city = Table("bg_c 0,0", drawn="am_d")
    city.play("place 0,1 r0")
    assert city.choices == [
        "skip",
        *(f"deploy {piece} {name}" for name in ("c0", "c1") for piece in ("follower", "wagon", "mayor")),
        *(f"deploy {piece} {name}" for name in ("r0", "r1") for piece in ("follower", "wagon")),
        *(f"deploy follower {name}" for name in ("f0", "f1", "f2")),
    ]


def test_r5_barn_corners_come_north_west_north_east_south_east_south_west():
    """The tile that fills the middle of nine: all four of its corners are junctions."""
    tiles = "; ".join(
        f"{name} {x},{y}{turn}"
        for name, x, y, turn in [
            ("bg_b", 0, 0, ""),
            ("bg_b", 1, 0, ""),
            ("bg_b", 2, 0, ""),
            ("bg_e", 0, 1, " r270"),
            ("bg_e", 2, 1, " r90"),
            ("bg_e", 0, 2, " r180"),
            ("bg_e", 1, 2, " r180"),
            ("bg_e", 2, 2, " r180"),
        ]
    )
    table = Table(tiles, drawn="bg_b")
    table.play("place 1,1 r0")
    assert table.offered("deploy barn") == ["nw", "ne", "se", "sw"]


def test_r5_a_piece_that_is_used_up_is_refused():
    table = Table("bg_d 0,0", "0 mayor 0,0 c0", drawn="bg_e")
    table.play("place 0,1 r90")
    assert not table.offered("deploy mayor")
    assert table.refused("deploy mayor c0") == "R5"
    assert table.offered("deploy follower") == ["c0", "f0"]


def test_r5_followers_run_out_after_seven():
    table = Table(ROAD, SEVEN, drawn="bg_v")
    table.play("place 0,2 r90")
    assert table.supply(0) == 0
    assert table.choices == ["skip", "deploy wagon r0"]
    assert table.refused("deploy follower r0") == "R5"


@pytest.mark.parametrize("piece", ["big", "builder", "pig"])
def test_r5_pieces_of_sets_that_are_not_played_are_refused(piece):
    table = Table("bg_d 0,0", drawn="bg_v").play("place 1,0 r0")
    assert not table.offered(f"deploy {piece}")
    assert table.refused(f"deploy {piece} r0") == "R5"


def test_r5_a_segment_that_the_tile_does_not_have_is_refused():
    table = Table("bg_d 0,0", drawn="bg_v").play("place 1,0 r0")
    for name in ("c0", "r1", "k", "f2"):
        assert table.refused(f"deploy follower {name}") == "R5"


def test_r5_of_two_segments_of_one_feature_only_the_first_is_offered():
    """The two roads r0 and r1 of a crossing are one road, closed over three bends::

    W V
    V V
    """
    table = Table("bg_v 1,0; bg_v 1,1 r90; bg_v 0,1 r180", drawn="bg_w")
    table.play("place 0,0 r0")
    assert table.offered("deploy follower") == ["r0", "r2", "f0", "f1"]
    assert table.refused("deploy follower r1") == "R5"


def test_r6_a_follower_may_be_thief_knight_monk_or_farmer():
    table = Table("bg_d 0,0", drawn="bg_d").play("place 1,0 r0")
    assert table.offered("deploy follower") == ["c0", "r0", "f0", "f1"]
    monk = Table("bg_d 0,0", drawn="bg_a").play("place 0,1 r0")
    assert monk.offered("deploy follower") == ["r0", "k", "f0"]


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("piece", ["follower", "big", "wagon", "mayor"])
def test_r6_a_feature_with_a_follower_of_anyone_takes_no_other(owner, piece):
    """The city of three tiles is occupied on the far one, even by the own colour::

    E G ?        city running west-east
    """
    table = Table("bg_e 0,0 r90; bg_f 1,0", f"{owner} {piece} 0,0 c0", drawn="bg_f", options=ALL_SETS)
    table.play("place 2,0 r0")
    assert not [text for text in table.choices if text.endswith(" c0") and "builder" not in text]
    for other in ("follower", "big", "wagon", "mayor"):
        if table.supply(0, other):
            assert table.refused(f"deploy {other} c0") in ("R6", "R37", "R48")


@pytest.mark.parametrize(("name", "segment"), [("bg_u", "r0"), ("bg_b", "f0")])
def test_r6_roads_and_meadows_are_occupied_as_a_whole(name, segment):
    tiles = "bg_u 0,0 r90" if name == "bg_u" else "bg_b 0,0"
    table = Table(tiles, f"1 follower 0,0 {segment}", drawn=name)
    table.play("place 1,0 r90" if name == "bg_u" else "place 1,0 r0")
    assert segment not in table.offered("deploy follower")
    assert table.refused(f"deploy follower {segment}") == "R6"


def test_r6_the_feature_counts_as_it_is_after_laying():
    """The new tile joins an empty city to an occupied one: the whole is occupied."""
    free = Table("bg_e 0,0 r90", drawn="bg_f").play("place 1,0 r0")
    assert "c0" in free.offered("deploy follower")
    joined = Table("bg_e 0,0 r90; bg_b 1,1; bg_b 0,1; bg_e 2,1 r90; bg_e 2,0 r270", "1 follower 2,0 c0", drawn="bg_f")
    joined.play("place 1,0 r0")
    assert "c0" not in joined.offered("deploy follower")


def test_r6_a_barn_does_not_occupy():
    """The barn at 1,1 keeps farmers out, but leaves roads, cities and the cloister of its tiles free."""
    tiles = "bg_b 0,0; bg_b 1,0; bg_b 0,1; bg_b 1,1"
    table = Table(tiles, "1 barn 1,1", drawn="bg_j")
    table.play("place 2,0 r0")
    assert table.offered("deploy follower") == ["c0", "r0", "f1"]


def test_r7_followers_meet_only_by_joining():
    """Two caps, each with a knight, are joined by the tile between them: a tie, both score::

    E F E
    """
    tiles = "bg_e 0,0 r90; bg_b 0,1; bg_b 1,1; bg_b 2,1; bg_e 2,0 r270"
    table = Table(tiles, "0 follower 0,0 c0; 1 follower 2,0 c0", drawn="bg_g", active=1)
    table.play("place 1,0 r90", "skip")
    assert table.gained == [6, 6]


def test_r8_a_piece_may_score_on_the_very_tile_that_completes_the_feature():
    table = Table("bg_e 0,0 r90", drawn="bg_e")
    table.play("place 1,0 r270", "deploy follower c0")
    assert table.gained == [4, 0]
    assert table.supply(0) == 7
    assert table.pieces == []


def test_r8_pieces_that_come_home_cannot_be_deployed_in_the_same_part():
    """Seat 0 has six farmers and a knight out: completing the city brings him home after the deploy step."""
    table = Table(f"{ROAD}; bg_e 0,2", f"{SIX}; 0 follower 0,2 c0", drawn="bg_e", options=BASE)
    assert table.supply(0) == 0
    table.play("place 0,1 r180")
    assert table.gained == [4, 0]
    assert table.seat == 1
    assert table.supply(0) == 1


def test_r9_deploying_is_never_compulsory():
    table = Table("bg_d 0,0", drawn="bg_v").play("place 1,0 r0")
    assert table.choices[0] == "skip"
    table.play("skip")
    assert table.pieces == []
    assert table.seat == 1


def test_r9_without_a_piece_the_step_is_skipped_and_not_written():
    table = Table(ROAD, SEVEN, drawn="bg_v", options=BASE)
    table.play("place 0,2 r90")
    assert table.seat == 1
    assert [ply.text for ply in table.match.plies if ply.seat == 0] == ["place 0,2 r90"]


def test_r9_where_nothing_may_be_deployed_the_step_is_skipped():
    """Everything on the new tile is taken: the road by red, both meadows by red."""
    table = Table("bg_u 0,0 r90", "1 follower 0,0 r0; 1 follower 0,0 f0; 1 follower 0,0 f1", drawn="bg_u")
    table.play("place 1,0 r90")
    assert table.seat == 1


def test_the_option_farmers_keeps_followers_and_pigs_off_the_meadows():
    tiles, pieces = "bg_d 0,0", ""
    with_farmers = Table(tiles, pieces, drawn="bg_v", options=ALL_SETS).play("place 1,0 r0")
    without = Table(tiles, pieces, drawn="bg_v", options={**ALL_SETS, "farmers": False}).play("place 1,0 r0")
    assert with_farmers.offered("deploy follower") == ["r0", "f0", "f1"]
    assert without.offered("deploy follower") == ["r0"]
    assert without.offered("deploy big") == ["r0"]
    assert without.refused("deploy follower f0") == "R6"


def test_the_option_farmers_leaves_barns_in_the_game():
    table = Table("bg_b 0,0; bg_b 1,0; bg_b 0,1", drawn="bg_b", options={"farmers": False})
    table.play("place 1,1 r0")
    assert table.offered("deploy barn") == ["nw"]
    assert table.offered("deploy follower") == ["k"]


def test_the_option_abbey_mayor_takes_its_pieces_away():
    table = Table("bg_b 0,0; bg_b 1,0; bg_b 0,1", drawn="bg_n", options=BASE)
    table.play("place 1,1 r180")
    assert table.choices == ["skip", "deploy follower c0", "deploy follower f0"]
    for text in ("deploy mayor c0", "deploy wagon c0", "deploy barn nw"):
        assert table.refused(text) == "R5"
    assert Table(RING, draws=["bg_u"], options=BASE).phase == "place"


def test_the_option_am_inner_meadows_drops_the_tiny_meadows():
    shown = Table("bg_c 0,0", drawn="am_b").play("place 0,1 r0")
    assert shown.offered("deploy follower") == ["c0", "c1", "f0", "f1"]
    dropped = Table("bg_c 0,0", drawn="am_b", options={"am_inner_meadows": False}).play("place 0,1 r0")
    assert dropped.offered("deploy follower") == ["c0", "c1"]
    south = Table("bg_c 0,0", drawn="am_c").play("place 0,1 r0")
    assert south.offered("deploy follower") == ["c0", "c1", "f0", "f1"]
    south = Table("bg_c 0,0", drawn="am_c", options={"am_inner_meadows": False}).play("place 0,1 r0")
    assert south.offered("deploy follower") == ["c0", "c1", "f0"]
