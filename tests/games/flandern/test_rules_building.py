"""Building districts, sites and specials (R15-R27), and the rulings about them."""

from __future__ import annotations

import pytest

from jurade.games.flandern.rules import building, scoring
from jurade.games.flandern.tables import ALL_ARMS, CITIES, PLOTS, REGION_NAMES, TILES

EVERY_ARMS = 63


def builds(state, city: str, arms: int = EVERY_ARMS) -> set[str]:
    """All tiles that may be built in a city by somebody, as ``p1 red.m``."""
    moves = building.list_builds(state, 0, CITIES.index(city), arms, state.legal(-1))
    return {f"{PLOTS[move >> 4 & 31]} {TILES[move & 15]}" for move in moves}


def test_r15_a_city_card_builds_own_grey_church_or_finishes_a_site(table, refused):
    match = table.start(lay={"gent": "r1:blue* r2:grey* r3:church* r4:yellow*"})
    table.choose(match, "gent")
    choices = match.choices(0)
    assert {choice.split()[3].split(".")[0] for choice in choices if choice.startswith("build")} == {
        "blue",
        "grey",
        "church",
    }
    assert choices[-3:] == ["finish gent r1", "finish gent r2", "finish gent r3"]
    assert refused(match, 0, "build gent p1 green") == "R15"
    assert refused(match, 0, "build luik r1 blue") == "R15"
    assert refused(match, 0, "finish gent p1") == "R15"
    assert refused(match, 0, "site gent p1 red") == "R15"


def test_r16_a_finished_site_gives_its_pawn_back(table):
    match = table.start(lay={"gent": "r1:blue*"})
    assert match.dump()["position"]["stock"]["sites"] == 9
    table.choose(match, "gent")
    match.play(0, "finish gent r1")
    assert match.dump()["position"]["stock"]["sites"] == 10
    assert table.district(match, "gent", "r1") == {"tile": "blue", "site": False, "cathedral": False, "masters": 0}
    assert match.state.finished[CITIES.index("gent") * ALL_ARMS] == 1


def test_r17_a_tile_not_in_stock_cannot_be_placed(table, refused):
    lay = {"brugge": "r1:red r3:red", "utrecht": "r1:red", "leuven": "r1:red.m r3:red.m"}
    match = table.start(lay=lay)
    table.choose(match, "back", "back", "back", "ieper")
    assert not any(" red" in choice for choice in match.choices(3))
    assert refused(match, 3, "build ieper r1 red") == "R17"
    assert refused(match, 3, "build ieper r1 red.m") == "R17"


def test_r17_the_plain_tiles_may_run_out_alone(table, refused):
    match = table.start(lay={"brugge": "r1:red r3:red", "utrecht": "r1:red"})
    table.choose(match, "back", "back", "back", "ieper")
    assert "build ieper r1 red.m" in match.choices(3)
    assert refused(match, 3, "build ieper r1 red") == "R17"


def test_r18_a_tile_goes_on_a_free_plot(table, refused):
    match = table.start(lay={"gent": "r1:blue"})
    table.choose(match, "back", "gent")
    assert refused(match, 1, "build gent r1 yellow") == "R18"
    assert refused(match, 1, "build gent c yellow") == "R18"
    assert refused(match, 1, "build gent xa1 yellow") == "R23"


@pytest.mark.parametrize(
    ("laid", "open_walls"),
    [
        ("r1:blue", {"p1", "p2"}),
        ("r3:blue", {"p3", "p4"}),
        ("r2:grey", {"p2", "p3"}),
        ("r1:blue r2:grey", {"p1", "p2", "p3"}),
    ],
)
def test_r19_a_long_side_must_border_a_district(table, refused, laid, open_walls):
    match = table.start(lay={"luik": laid})
    table.choose(match, "back", "luik")
    assert {choice.split()[2] for choice in match.choices(1) if choice.split()[2][0] == "p"} == open_walls
    closed = next(plot for plot in ("p1", "p2", "p3", "p4") if plot not in open_walls)
    assert refused(match, 1, f"build luik {closed} yellow") == "R19"
    assert refused(match, 1, "build luik t1 yellow") == "R19"


def test_r19_a_site_supports_too(table):
    match = table.start(lay={"luik": "r1:blue*"})
    assert "p1 yellow" in builds(match.state, "luik")


@pytest.mark.parametrize("tile", ["blue", "yellow", "green", "red", "grey", "church"])
def test_r20_districts_with_the_same_arms_do_not_touch(table, tile):
    city = "luik" if tile != "church" else "gent"
    state = table.state(lay={city: f"r1:{tile}"})
    assert not {f"r2 {tile}", f"r4 {tile}", f"p1 {tile}", f"p2 {tile}"} & builds(state, city)
    assert f"r3 {tile}" in builds(state, city)


def test_r20_names_the_neighbour(table, refused):
    match = table.start(lay={"luik": "r1:blue"})
    table.choose(match, "luik")
    assert refused(match, 0, "build luik p1 blue") == "R20"
    assert refused(match, 0, "build luik r2 church") == "R20"


def test_r21_specials_lie_in_twenty_placements(table, refused):
    rows = "r1:blue r2:yellow r3:blue r4:yellow"
    state = table.state(lay={"gent": rows + " p1:green p2:red p3:green p4:red"})
    assert {each for each in builds(state, "gent") if "church." in each} == {
        f"t{k} church.{form}" for k in range(1, 5) for form in ("a", "cl", "cr")
    }
    state = table.state(lay={"gent": rows})
    assert {each for each in builds(state, "gent") if "church." in each} == {
        f"p{k} church.{form}" for k in range(1, 5) for form in ("b", "d")
    }
    match = table.start(lay={"gent": rows})
    table.choose(match, "gent")
    assert refused(match, 0, "build gent p1 church.a") == "R21"
    assert refused(match, 0, "build gent t1 church.d") == "R21"


def test_r21_d_needs_its_corner(table, refused):
    match = table.start(lay={"gent": "r1:blue r2:grey r4:green p2:red t1:yellow"})
    table.choose(match, "gent")
    assert "build gent p1 church.b" in match.choices(0)
    assert "build gent p1 church.d" not in match.choices(0)
    assert refused(match, 0, "build gent p1 church.d") == "R21"


def test_r22_a_special_is_barred_by_arms_beyond_its_anchor(table, refused):
    match = table.start(lay={"gent": "r1:blue r2:yellow p2:church r4:grey"})  # p2 touches the corner D would take
    table.choose(match, "gent")
    assert "build gent p1 church" in match.choices(0)
    assert refused(match, 0, "build gent p1 church.d") == "R20"


def test_r22_a_special_needs_its_ground(table, refused):
    match = table.start(lay={"gent": "r1:blue r4:green p1:yellow p4:red t1:church.a"})
    table.choose(match, "gent")
    assert "build gent t4 church.cl" in match.choices(0)
    assert "build gent t4 church.cr" not in match.choices(0)  # over the new row xa1
    assert refused(match, 0, "build gent t4 church.cr") == "R22"


def test_r22_the_ground_of_a_covered_new_plot_stays_taken(table):
    state = table.state(lay={"gent": "r1:blue r4:green p1:yellow p4:red t1:church.a"})
    gent = CITIES.index("gent")
    scoring.cover(state, gent, 1 << REGION_NAMES.index("xa1<a@t1"))
    assert "t4 church.cr" not in builds(state, "gent")


@pytest.mark.parametrize(
    ("laid", "new"),
    [
        ("r1:blue p1:yellow t1:church.a", {"xa1", "xa2"}),
        ("r1:blue p1:church.b", {"xb1"}),
        ("r1:blue p1:yellow t1:church.cl", {"xc1", "xc2"}),
        ("r1:blue p1:yellow t1:church.cr", {"xc1", "xc2"}),
        ("r1:blue p1:church.d", set()),
        ("r1:blue r4:green p1:yellow p4:red t4:church.cr t1:church.a", {"xa2", "xc1", "xc2"}),  # xa1 has no ground
        ("r1:blue r4:green p1:yellow p4:red t1:church.a t4:church.cl", {"xa1", "xa2", "xc2"}),  # xc1 has none
    ],
)
def test_r23_new_plots_appear_where_there_is_ground(table, laid, new):
    match = table.start(lay={"gent": laid})
    plots = match.dump()["position"]["cities"]["gent"]["plots"]
    assert {plot for plot in plots if plot[0] == "x"} == new
    assert all(plots[plot] == "open" for plot in new)


def test_r23_d_swallows_its_corner(table, refused):
    match = table.start(lay={"gent": "r1:blue r2:yellow p1:church.d p2:grey"})
    assert table.district(match, "gent", "t1") == "swallowed"
    table.choose(match, "gent")
    assert refused(match, 0, "build gent t1 blue") == "R23"


def test_r24_a_special_may_be_a_site(table):
    match = table.start(lay={"gent": "r1:blue p1:yellow"})
    table.choose(match, "site")
    match.play(0, "city gent")
    match.play(0, "site gent t1 church.a")
    assert table.district(match, "gent", "t1")["site"] is True
    assert table.district(match, "gent", "xa1") == "open"
    assert table.district(match, "gent", "xa2") == "open"


def test_r25_a_site_in_any_unscored_city(table, refused):
    match = table.start(lay={"leuven": table.leuven + " t3:blue"}, scored=["leuven"])
    table.choose(match, "site")
    assert match.choices(0) == [f"city {city}" for city in CITIES if city != "leuven"]
    match.play(0, "city ieper")
    assert refused(match, 0, "build ieper r1 blue") == "R25"
    assert refused(match, 0, "site gent r1 blue") == "R25"
    assert refused(match, 0, "site ieper r1 red") == "R25"
    match.play(0, "site ieper r1 blue")
    assert match.dump()["position"]["stock"]["sites"] == 9
    assert table.district(match, "ieper", "r1") == {"tile": "blue", "site": True, "cathedral": False, "masters": 0}


def test_r25_a_city_where_nothing_can_be_built_is_not_offered(table, refused):
    match = table.start(lay={"leuven": table.leuven})
    table.choose(match, "leuven", "site")
    match.play(0, "build leuven t3 blue")  # the city is full, but not yet scored
    assert match.choices(1) == [f"city {city}" for city in CITIES if city != "leuven"]
    assert refused(match, 1, "city leuven") == "R25"


def test_r26_no_pawn_no_site(table, happened):
    sites = {
        city: f"r1:{a}* r3:{a}*" for city, a in zip(CITIES[:5], ["grey", "blue", "yellow", "red", "green"], strict=True)
    }
    match = table.start(lay=sites)
    assert match.dump()["position"]["stock"]["sites"] == 0
    table.choose(match, "site")
    assert happened(match, "action_void") == [{"seat": 0, "card": "site"}]


def test_r27_anyone_finishes_grey_and_church_a_guild_its_own(table, refused):
    match = table.start(lay={"gent": "r1:blue* r2:grey* r3:church*"})
    table.choose(match, "back", "gent")
    assert [choice for choice in match.choices(1) if choice.startswith("finish")] == [
        "finish gent r2",
        "finish gent r3",
    ]
    assert refused(match, 1, "finish gent r1") == "R27"


def test_g6_church_districts_do_not_touch_each_other(table):
    state = table.state(lay={"gent": "r1:church"})
    assert not any(each in builds(state, "gent") for each in ("r2 church", "p1 church", "p1 church.b", "p1 church.d"))
    assert "r3 church" in builds(state, "gent")


def test_g7_points_may_meet_unless_the_option_forbids(table):
    laid = {"luik": "r1:blue r2:grey r4:red p1:yellow"}
    assert "p2 yellow" in builds(table.state(lay=laid), "luik")
    corner = table.state(lay=laid, options={"touch": "corner"})
    assert "p2 yellow" not in builds(corner, "luik")
    assert "p2 green" in builds(corner, "luik")


def test_g8_any_piece_of_the_tiles_long_side_is_enough(table):
    state = table.state(lay={"luik": "r1:blue"})
    assert "p2 yellow" in builds(state, "luik")  # r1's short end meets the long base of p2
    assert "p4 yellow" not in builds(state, "luik")


def test_g9_covered_plots_neither_support_nor_touch(table):
    state = table.state()
    luik = CITIES.index("luik")
    before = (state.reach[luik], [state.barred[luik * ALL_ARMS + arms] for arms in range(ALL_ARMS)])
    scoring.cover(state, luik, 1 << REGION_NAMES.index("r1"))
    assert (state.reach[luik], [state.barred[luik * ALL_ARMS + arms] for arms in range(ALL_ARMS)]) == before
    assert not any(each.startswith(("r1", "p1")) for each in builds(state, "luik"))


def test_g21_tiles_with_and_without_master_are_distinct(table):
    match = table.start()
    table.choose(match, "gent")
    assert match.choices(0)[:5] == [f"build gent r1 {tile}" for tile in ("blue", "blue.m", "grey", "grey.m", "church")]
    match.play(0, "build gent r1 blue.m")
    assert match.state.masters[CITIES.index("gent") * 5] == 1


def test_g30_a_special_is_one_church_district(table):
    gent = CITIES.index("gent")
    for special in ("p1:church.b", "p1:church.d"):
        state = table.state(lay={"gent": "r1:blue " + special})
        assert state.value(gent) == 1 + 1 + 2
        building.raise_cathedral(state, gent, 5)
        assert state.value(gent) == 1 + 1 + 3


def test_g33_common_tiles_come_from_the_common_stock(table):
    match = table.start()
    table.choose(match, "gent", "luik")
    match.play(0, "build gent r1 grey")
    match.play(1, "build luik r1 grey")
    assert match.dump()["position"]["stock"]["tiles"]["grey"]["R"] == 1


def test_no_church_ever_fits_a_new_plot(table):
    for laid in ("r1:blue p1:yellow t1:church.a", "r1:blue p1:church.b", "r1:blue p1:yellow t1:church.cl"):
        state = table.state(lay={"gent": laid})
        assert not any(each[0] == "x" and "church" in each for each in builds(state, "gent"))
        assert any(each[0] == "x" and "blue" in each for each in builds(state, "gent"))
