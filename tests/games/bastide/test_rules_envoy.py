"""Envoys and the Camp Road (R21 to R24; RUL-13)."""

import pytest

from .positions import bid, go, names, now, refused, roads, stocks, table, told


def test_r21_the_seat_with_most_pieces_on_the_work_old_ones_included():
    match = table(
        money=[3, 0, 0], camp=[1, 2], religious=[["church", "r0c0"]], influence={"church.0": 2, "church.1": 2}
    )
    go(match, "0: project church")
    bid(match, 3, 0, 0)
    assert match.to_act() == (2,)
    assert match.choices(2) == ["envoy 1", "envoy 2"]
    refused(match, 2, "envoy 3", "R21")


@pytest.mark.parametrize("active", [0, 1, 2])
def test_r21_a_tie_goes_to_the_initiator(active):
    """Every seat ends with one piece on the church."""
    match = table(
        active=active,
        money=[3],
        camp=[1, 2],
        religious=[["church", "r0c0"]],
        influence={"church.0": 1, "church.1": 2},
    )
    go(match, f"{active}: project church")
    bid(match, 3, 0, 0)
    assert match.to_act() == (active,)


def test_r21_a_tie_without_the_initiator():
    match = table(4, active=3, money=[0, 3], camp=[1, 2], religious=[["church", "r0c0"]], influence={"church.0": 2})
    go(match, "3: project church")
    bid(match, 0, 3, 0, 0)
    assert match.to_act() == (1,)


def test_r21_no_envoy_without_a_new_piece():
    match = table(money=[2], camp=[1, 2], religious=[["church", "r0c0"]], influence={"church.0": 2})
    go(match, "0: project church")
    bid(match, 2, 0, 0)
    assert "envoy_sent" not in names(match)
    assert now(match)["camp"] == [1, 2]


def test_r21_works_that_are_not_religious_send_nobody():
    match = table(money=[3], camp=[1, 2])
    go(match, "0: project h1")
    bid(match, 3, 0, 0)
    go(match, "0: place h1.0")
    assert now(match)["camp"] == [1, 2]


def test_r22_the_tile_returns_to_the_bag_and_scores_its_value():
    match = table(money=[3], camp=[1, 4])
    before = now(match)["bag_size"]
    go(match, "0: project chapel r0c0 h")
    bid(match, 3, 0, 0)
    go(match, "0: envoy 4")
    assert (now(match)["camp"], roads(match), now(match)["bag_size"]) == ([1], [4, 0, 0], before + 1)


def test_r22_the_road_ends_at_twelve_and_the_tile_goes_all_the_same():
    match = table(money=[3], camp=[3], road=[11])
    go(match, "0: project chapel r0c0 h")
    bid(match, 3, 0, 0)
    assert roads(match) == [12, 0, 0]
    assert now(match)["camp"] == []
    assert told(match, "envoy_sent") == [{"seat": 0, "value": 3, "points": 1, "road": 12}]


def test_r23_an_empty_camp_needs_no_envoy():
    match = table(money=[3])
    go(match, "0: project chapel r0c0 h")
    bid(match, 3, 0, 0)
    assert match.to_act() == (1,)
    assert roads(match) == [0, 0, 0]


def test_r24_the_first_score_puts_one_piece_on_the_road():
    match = table(money=[3], camp=[1])
    go(match, "0: project chapel r0c0 h")
    bid(match, 3, 0, 0)
    assert stocks(match)[0] == 18
    assert now(match)["seats"][0]["marker"] is True
    again = table(money=[3], camp=[1], road=[1])
    go(again, "0: project chapel r0c0 h")
    bid(again, 3, 0, 0)
    assert stocks(again)[0] == 18  # one marker for all scores
    assert again.breakdown()[0]["influence"] == 1  # the marker is no influence


NINETEEN = {
    **{f"h1.{k}": 0 for k in range(4)},
    **{f"h2.{k}": 0 for k in range(4)},
    **{f"wall_n.{k}": 0 for k in range(4)},
    **{f"wall_s.{k}": 0 for k in range(4)},
    **{f"v1.{k}": 0 for k in range(3)},
}


def test_rul13_a_seat_without_pieces_loses_placements():
    match = table(money=[6], influence=NINETEEN)
    go(match, "0: project chapel r0c0 h")
    bid(match, 6, 0, 0)
    assert stocks(match)[0] == 0
    assert [at for at in now(match)["influence"] if at.startswith("chapel")] == ["chapel.0"]
    assert {"seat": 0, "why": "stock", "count": 1} in told(match, "influence_lost")


def test_rul13_a_marker_that_is_owed_takes_the_first_piece_that_returns():
    match = table(money=[3], influence=NINETEEN, camp=[2], hands=["", "english1 fire"])
    go(match, "0: project chapel r0c0 h")
    bid(match, 3, 0, 0)
    assert roads(match) == [2, 0, 0]
    assert now(match)["seats"][0]["marker"] is False
    go(match, "1: fire", "1: burn h1.0")
    assert (stocks(match)[0], now(match)["seats"][0]["marker"]) == (0, True)
    go(match, "1: burn h1.1")
    assert stocks(match)[0] == 1
