"""Covers, scoring, end of the game with three and four players (R38-R50), and the rulings about them."""

from __future__ import annotations

import pytest

from jurade.games.flandern.rules import building, scoring
from jurade.games.flandern.tables import ALL_ARMS, ARMS, CITIES, PLOTS, REGION_NAMES

DEAD_ROW = "r4:blue r2:yellow p1:grey p2:church"  # with three players nothing fits r1 of Ghent any more


def region(name: str) -> int:
    return 1 << REGION_NAMES.index(name)


def dead(state, city: str) -> set[str]:
    found = scoring.dead_plots(state, CITIES.index(city))
    return {name for number, name in enumerate(REGION_NAMES) if found >> number & 1}


def standing(table, lay: str, city: str = "leuven", **kwargs) -> dict[str, int]:
    """Points by guild if the city were scored now."""
    state = table.state(lay={city: lay}, **kwargs)
    number = CITIES.index(city)
    points = scoring.city_standing(state, number, state.value(number))
    return {ARMS[guild]: points[guild] for guild in range(5) if state.finished[number * ALL_ARMS + guild]}


# ---- covers


def test_r38_a_dead_plot_is_covered_at_step_6(table, refused, happened):
    match = table.start(3, lay={"gent": "r4:blue r2:yellow p1:grey"}, chance=["gold influence", "gold back"])
    table.choose(match, "gent")
    match.play(0, "build gent p2 church")
    assert table.district(match, "gent", "r1") == "covered"
    assert happened(match, "plot_covered") == [{"city": "gent", "plot": "r1"}]
    table.choose(match, "back", "gent")
    assert refused(match, 1, "build gent r1 red") == "R38"
    assert refused(match, 1, "build gent r1 grey") == "R38"


def test_r39_a_plot_that_no_tile_fits_is_dead(table):
    state = table.state(3, lay={"gent": DEAD_ROW})
    assert dead(state, "gent") == {"r1"}
    assert dead(table.state(4, lay={"gent": DEAD_ROW}), "gent") == set()  # green still fits


def test_r39_a_plot_only_out_of_reach_now_stays_open(table):
    state = table.state()
    assert dead(state, "gent") == set()  # corners cannot be reached yet, but will be


def test_r39_a_plot_whose_supports_are_all_dead_is_dead(table):
    state = table.state()
    gent = CITIES.index("gent")
    scoring.cover(state, gent, region("r1") | region("r4"))
    assert dead(state, "gent") == {"p1"}
    scoring.cover(state, gent, region("r2"))
    assert dead(state, "gent") == {"p1", "p2", "t1"}


def test_r39_d_keeps_the_corner_beside_a_living_wall_alive(table):
    state = table.state(lay={"gent": "r1:blue r2:yellow"})
    for arms in range(5):
        state.fits[arms] &= ~sum(region(f"t{k}") for k in range(1, 5))
    for special in ("a", "c-l", "c-r"):
        state.fits[5] &= ~sum(region(f"{special}@t{k}") for k in range(1, 5))
    state.fits[5] &= ~sum(region(f"t{k}") for k in range(1, 5))
    assert dead(state, "gent") == set()
    state.fits[5] &= ~sum(region(f"d@p{k}") for k in range(1, 5))
    assert dead(state, "gent") == {"t1", "t2", "t3", "t4"}


def test_r40_full_cities_are_scored_after_covering(table, happened):
    match = table.start(lay={"leuven": table.leuven.replace("t4:grey", "t4:grey*")})
    table.choose(match, "leuven")
    match.play(0, "build leuven t3 blue")
    assert [event["city"] for event in happened(match, "city_scored")] == ["leuven"]  # a site fills its plot


def test_r41_a_scored_city_gives_pawns_back_and_takes_cards_away(table):
    lay = {"leuven": table.leuven.replace("t4:grey", "t4:grey*")}
    match = table.start(lay=lay, chance=["gold influence", "gold back"])
    table.choose(match, "leuven")
    match.play(0, "build leuven t3 blue")
    position = match.dump()["position"]
    assert position["stock"]["sites"] == 10
    assert position["cities"]["leuven"]["scored"]["round"] == 1
    for seat in position["seats"]:
        assert "leuven" not in seat["hand"] + seat["played"]
    assert position["gold"]["unseen"]["B"]["leuven"] == 1  # the pile is not searched


# ---- the score of a city


def test_r43_value_counts_finished_districts(table):
    leuven = CITIES.index("leuven")
    state = table.state(lay={"leuven": table.leuven})
    assert state.value(leuven) == 10 + 2 * 2
    state = table.state(lay={"leuven": table.leuven.replace("p4:red", "p4:red*").replace("t2:church", "t2:church*")})
    assert state.value(leuven) == 9 + 2


@pytest.mark.parametrize(
    ("lay", "points"),
    [
        ("r1:blue r2:red r3:blue", {"blue": 4, "yellow": 2, "red": 4}),  # yellow's centre has two masters
        ("r1:blue r2:red.m", {"yellow": 3, "red": 2, "blue": 4}),
        ("r1:blue r2:red", {"yellow": 3, "red": 4, "blue": 4}),  # red and blue share places 2 and 3
        ("r1:blue r2:red r3:grey r4:green", {"yellow": 5, "blue": 0, "red": 0, "grey": 0, "green": 0}),
        ("r1:blue r2:red r3:grey.m r4:green p1:grey", {"grey": 6, "yellow": 3, "blue": 0, "red": 0, "green": 0}),
    ],
)
def test_r44_places_by_districts_then_masters(table, lay, points):
    assert standing(table, lay) == points


def test_g10_a_church_is_worth_two_with_cathedral_three(table):
    leuven = CITIES.index("leuven")
    state = table.state(lay={"leuven": "r1:church"})
    assert state.value(leuven) == 1 + 2
    building.raise_cathedral(state, leuven, PLOTS.index("r1"))
    assert state.value(leuven) == 1 + 3


def test_g11_plots_that_can_no_longer_be_built_are_covered_and_do_not_count(table):
    state = table.state(3, lay={"gent": DEAD_ROW})
    value = state.value(CITIES.index("gent"))
    scoring.cover_dead_plots(state)
    assert state.covered[CITIES.index("gent")] == region("r1")
    assert state.value(CITIES.index("gent")) == value


@pytest.mark.parametrize(("value", "up", "down"), [(13, 7, 6), (16, 8, 8), (1, 1, 0)])
def test_g12_half_the_value_is_rounded_up_or_down(table, value, up, down):
    assert scoring.place_points(table.state(), 2, value) == up
    assert scoring.place_points(table.state(options={"half_value": "down"}), 2, value) == down


def test_g13_only_guilds_with_a_finished_district_are_placed(table):
    assert standing(table, "r1:blue* r2:red") == {"yellow": 2, "red": 1}
    assert standing(table, "r1:blue* r2:red*") == {"yellow": 1}


def test_g13_tied_guilds_get_the_points_of_their_last_place(table):
    found = standing(table, "r1:blue.m r2:red.m r3:blue.m r4:red.m p1:green p2:green")
    assert found == {"blue": 4, "red": 4, "green": 4, "yellow": 2}  # blue and red: 2nd place of value 7


def test_g14_covers_wait_for_step_6(table):
    match = table.start(3, lay={"gent": "r4:blue r2:yellow p1:grey"}, chance=["gold influence", "gold back"])
    table.choose(match, "gent", "luik")
    match.play(0, "build gent p2 church")
    assert table.district(match, "gent", "r1") == "open"
    match.play(1, "build luik r1 grey")
    assert table.district(match, "gent", "r1") == "covered"


def test_g15_covers_never_run_out(table):
    state = table.state()
    for arms in range(ALL_ARMS):
        state.fits[arms] = 0
    scoring.cover_dead_plots(state)
    assert all(state.open_plots(city) == 0 for city in range(6))


def test_g22_masters_on_unfinished_districts_do_not_count(table):
    leuven = CITIES.index("leuven")
    state = table.state(lay={"leuven": "r1:blue.m* r2:red"})
    building.place_master(state, leuven, PLOTS.index("r1"))
    assert state.masters[leuven * 5] == 0
    building.finish(state, leuven, PLOTS.index("r1"))
    assert state.masters[leuven * 5] == 2


def test_g23_a_cathedral_on_a_site_is_worth_nothing(table):
    leuven = CITIES.index("leuven")
    state = table.state(lay={"leuven": "r1:church*"})
    building.raise_cathedral(state, leuven, PLOTS.index("r1"))
    assert state.value(leuven) == 1
    building.finish(state, leuven, PLOTS.index("r1"))
    assert state.value(leuven) == 4


def test_g34_a_special_keeps_its_plot_alive_only_while_it_could_lie_there(table):
    state = table.state(lay={"gent": "r1:blue r2:yellow r4:grey"})
    for arms in range(ALL_ARMS):
        state.fits[arms] = 0
    state.fits[5] = sum(region(f"b@p{k}") for k in range(1, 5))
    assert not dead(state, "gent") & {"p1", "p2", "p3", "p4"}
    state.barred[CITIES.index("gent") * ALL_ARMS + 5] |= region("b@p1")  # a church beside it
    state.free[CITIES.index("gent")] &= ~region("b@p2")  # its ground is taken
    assert dead(state, "gent") & {"p1", "p2", "p3", "p4"} == {"p1", "p2"}


def test_g35_the_table_of_points_holds_for_small_values(table):
    assert standing(table, "r1:blue r2:red.m") == {"yellow": 3, "red": 2, "blue": 4}  # third place pays most


def test_g37_districts_with_a_site_do_not_count(table):
    assert standing(table, "r1:blue r2:red* r3:blue*")["blue"] == 1
    state = table.state(lay={"leuven": "r1:blue r2:red* r3:blue*"})
    assert state.value(CITIES.index("leuven")) == 2


# ---- the end of the game


def ending_state(table, open_in_gent: str = "", **kwargs):
    """Everything is scored but Leuven, where t3 is open, and Ghent with these open plots."""
    state = table.state(lay={"leuven": table.leuven, "gent": "r1:green r2:yellow r3:green.m r4:yellow"}, **kwargs)
    for city in ("brugge", "utrecht", "ieper", "luik"):
        number = CITIES.index(city)
        scoring.cover(state, number, state.open_plots(number))
        scoring.score_city(state, number)
    gent = CITIES.index("gent")
    scoring.cover(state, gent, state.open_plots(gent) & ~sum(region(name) for name in open_in_gent.split()))
    return state


def test_r45_the_game_ends_with_at_most_one_open_plot(table):
    match = table.trust(ending_state(table, "p1"), ["gold influence"])
    table.choose(match, "leuven")
    match.play(0, "build leuven t3 blue")
    assert match.over
    assert match.ending == "plots"


def test_r45_the_game_goes_on_with_two_open_plots(table):
    match = table.trust(ending_state(table, "p1"), ["gold influence", "gold back"])
    table.choose(match)
    assert not match.over


def test_r45_the_game_ends_when_the_golden_pile_is_empty(table):
    state = table.state()
    every = {"influence": 6, "site": 4, "back": 4, "master": 4, "cathedral": 3, **dict.fromkeys(CITIES, 1)}
    table.spend_gold(state, every)
    match = table.match(state, ["gold cathedral"])
    table.choose(match)  # the only church is Liège's centre
    assert match.over
    assert match.ending == "gold"
    assert match.dump()["position"]["round"] == 28


def test_r46_open_plots_are_covered_at_the_end(table):
    match = table.trust(ending_state(table, "p1"), ["gold influence"])
    table.choose(match, "leuven")
    match.play(0, "build leuven t3 blue")
    assert table.district(match, "gent", "p1") == "covered"


def test_r47_unscored_cities_are_scored_at_the_end(table, happened):
    match = table.trust(ending_state(table, "p1"), ["gold influence"])
    table.choose(match, "leuven")
    match.play(0, "build leuven t3 blue")
    assert [event["city"] for event in happened(match, "city_scored")] == ["leuven", "gent"]
    gent = match.dump()["position"]["cities"]["gent"]["scored"]
    assert gent["points"] == {"blue": 0, "yellow": 3, "green": 5, "red": 4, "grey": 0}


def finished_with(table, influence: list[int], **kwargs):
    state = ending_state(table, "p1", **kwargs)
    for seat, number in enumerate(influence):
        state.influence[seat] = number
    return table.trust(state, ["gold back"])


@pytest.mark.parametrize(
    ("held", "bonus"),
    [
        ([2, 1, 0, 0], [0]),
        ([1, 2, 2, 0], [1, 2]),
        ([3, 3, 3, 3], [0, 1, 2, 3]),
        ([0, 0, 0, 0], []),
        ([0, 0, 1, 0], [2]),
    ],
)
def test_r48_most_influence_cards_give_three_points(table, held, bonus):
    match = finished_with(table, held)
    table.choose(match, "leuven")
    match.play(0, "build leuven t3 blue")
    assert match.dump()["position"]["bonus"] == bonus
    plain = finished_with(table, [0, 0, 0, 0])
    table.choose(plain, "leuven")
    plain.play(0, "build leuven t3 blue")
    extra = [with_it - without for with_it, without in zip(match.scores(), plain.scores(), strict=True)]
    assert extra == [3 if seat in bonus else 0 for seat in range(4)]
    assert [sources.get("influence", 0) for sources in match.breakdown()] == extra


def test_g24_influence_cards_played_in_the_last_round_are_gone(table):
    match = finished_with(table, [2, 1, 0, 0])
    table.choose(match, "leuven +2")
    match.play(0, "build leuven t3 blue")
    assert match.dump()["position"]["bonus"] == [1]


def test_g24_a_golden_influence_card_of_the_last_round_counts(table):
    state = ending_state(table, "p1")
    for seat, number in enumerate([1, 2, 0, 0]):
        state.influence[seat] = number
    match = table.trust(state, ["gold influence"])
    table.choose(match, "leuven")
    match.play(0, "build leuven t3 blue")
    assert match.dump()["position"]["bonus"] == [0, 1]


def test_r49_most_points_win_and_ties_are_shared(table):
    state = ending_state(table, "p1")
    for guild, points in enumerate([10, 40, 40, 5]):
        state.points[guild] = points
    match = table.trust(state, ["gold back"])
    for seat in range(4):
        match.state.influence[seat] = 0
    table.choose(match, "leuven")
    match.play(0, "build leuven t3 grey")
    scores = match.scores()
    assert match.ranking() == [1 + sum(other > mine for other in scores) for mine in scores]


def test_g25_grey_never_wins(table):
    state = ending_state(table, "p1")
    state.points[4] = 200
    match = table.trust(state, ["gold back"])
    table.choose(match, "leuven")
    match.play(0, "build leuven t3 blue")
    assert match.dump()["position"]["points"]["grey"] >= 200
    assert 1 in match.ranking()
    assert len(match.ranking()) == 4


def test_g31_the_end_counts_the_open_plots_of_all_cities(table):
    for open_in_gent, over in (("p1", True), ("p1 p2", False)):
        match = table.trust(ending_state(table, open_in_gent), ["gold influence", "gold back"])
        table.choose(match, "leuven")
        match.play(0, "build leuven t3 blue")
        assert match.over is over


def test_g32_cities_scored_together_are_listed_in_board_order(table, happened):
    match = table.trust(ending_state(table, "p1"), ["gold influence"])
    table.choose(match, "leuven", "gent")
    match.play(0, "build leuven t3 blue")
    match.play(1, "build gent p1 grey")
    assert [event["city"] for event in happened(match, "city_scored")] == ["gent", "leuven"]


def test_r50_the_standing_is_the_points_of_the_guild(table):
    state = table.state()
    for guild, points in enumerate([1, 2, 3, 4, 50]):
        state.points[guild] = points
    assert list(state.scores()) == [1, 2, 3, 4]
    two = table.state(2)  # blue with yellow, red with green
    for guild, points in enumerate([1, 2, 3, 4, 50]):
        two.points[guild] = points
    assert list(two.scores()) == [3, 7]
