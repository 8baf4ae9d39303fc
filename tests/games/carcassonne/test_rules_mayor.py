"""The mayor (R37 to R39)."""

import pytest

from .positions import Table


def test_r37_the_mayor_goes_into_a_city_of_the_tile_just_laid():
    table = Table("bg_d 0,0", drawn="bg_d").play("place 1,0 r0")
    assert table.offered("deploy mayor") == ["c0"]
    table.play("deploy mayor c0")
    assert table.pieces == ["0 mayor 1,0 c0"]
    assert table.supply(0, "mayor") == 0


@pytest.mark.parametrize(
    ("tile", "place", "name"), [("bg_d", "1,0 r0", "r0"), ("bg_d", "1,0 r0", "f1"), ("bg_b", "0,1 r0", "k")]
)
def test_r37_nowhere_else(tile, place, name):
    table = Table("bg_d 0,0", drawn=tile).play(f"place {place}")
    assert table.refused(f"deploy mayor {name}") == "R37"


def test_r37_not_into_a_city_with_a_follower_of_anyone():
    for owner in (0, 1):
        table = Table("bg_e 0,0 r90", f"{owner} follower 0,0 c0", drawn="bg_f").play("place 1,0 r0")
        assert table.offered("deploy mayor") == []
        assert table.refused("deploy mayor c0") in ("R6", "R37")


def test_r37_a_city_with_a_mayor_is_occupied():
    table = Table("bg_e 0,0 r90", "1 mayor 0,0 c0", drawn="bg_f").play("place 1,0 r0")
    assert "c0" not in table.offered("deploy follower")


@pytest.mark.parametrize(
    ("middle", "gained"),
    [
        ("bg_g 1,0 r90; tb_o 2,0", [0, 8]),
        ("bg_f 1,0; tb_o 2,0", [10, 10]),
        ("bg_f 1,0; bg_f 2,0", [12, 0]),
    ],
    ids=["none", "one", "two"],
)
def test_r38_his_strength_is_the_number_of_pennants_of_the_whole_city(middle, gained):
    """A city of four tiles with 0, 1 or 2 pennants, the blue mayor on a tile without any, one red knight."""
    pieces = "0 mayor 0,0 c0; 1 follower 2,0 c0"
    table = Table(f"bg_e 0,0 r90; {middle}", pieces, drawn="bg_e", options={"traders_builders": True})
    table.play("place 3,0 r270", "skip")
    assert table.gained == gained


def test_r38_a_pennant_of_the_closing_tile_counts():
    table = Table("bg_e 0,0 r90", "0 mayor 0,0 c0", drawn="am_i")
    table.play("place 1,0 r0", "skip")
    assert table.gained == [6, 0]


def test_r38_the_value_of_the_city_does_not_change():
    with_mayor = Table("bg_e 0,0 r90; bg_f 1,0", "0 mayor 0,0 c0", drawn="bg_e")
    with_knight = Table("bg_e 0,0 r90; bg_f 1,0", "0 follower 0,0 c0", drawn="bg_e")
    for table in (with_mayor, with_knight):
        table.play("place 2,0 r270", "skip")
        assert table.gained == [8, 0]


@pytest.mark.parametrize(("tiles", "points"), [("bg_e 0,0 r90; bg_f 1,0", 3), ("bg_e 0,0 r90; bg_g 1,0 r90", 0)])
def test_r38_it_is_the_same_at_the_end(tiles, points):
    """An incomplete city of two tiles, with a pennant or without."""
    table = Table(tiles, "0 mayor 0,0 c0", drawn="bg_b", pile=[])
    table.play("place 0,1 r0", "skip")
    assert table.match.over
    assert table.gained == [points, 0]


def test_r39_he_goes_home_after_the_scoring_and_may_be_used_again():
    table = Table("bg_e 0,0 r90; bg_f 1,0", "0 mayor 0,0 c0", drawn="bg_e", draws=["bg_b", "bg_e"])
    table.play("place 2,0 r270", "skip")
    assert table.supply(0, "mayor") == 1
    table.play("place 0,1 r0", "skip", "place 1,1 r180")
    assert table.offered("deploy mayor") == ["c0"]
