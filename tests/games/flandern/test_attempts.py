"""What one might try to pick, and the rule that forbids it."""

from ..scenes import forbidden


def test_cards_that_lie_played_and_influence_one_does_not_have(table):
    match = table.start(chance=["gold influence", "gold influence"])
    assert forbidden(match, 0) == {}
    assert forbidden(match, 0, "card:gent") == {"count:4": "R9"}
    table.choose(match, "back", "back", "back", "site")
    while 3 not in match.to_act() or len(match.to_act()) < 4:
        seat = match.to_act()[0]
        match.play(seat, match.choices(seat)[0])
    assert forbidden(match, 3) == {"card:site": "R28"}


def test_r6_a_city_that_takes_no_part(table):
    match = table.start(seats=3)
    assert forbidden(match, 0) == {"card:ieper": "R6"}
    table.choose(match, "site")
    assert forbidden(match, 0) == {"city:ieper": "R6"}


def test_tiles_and_districts_a_card_does_not_allow(table):
    """Of specials the open plots where they could lie tell why not."""
    match = table.start(lay={"gent": "r1:blue* r2:grey* r4:yellow*"})
    table.choose(match, "gent")
    others = [f"tile:{arms}{form}" for arms in ("yellow", "green", "red") for form in ("", ".m")]
    assert forbidden(match, 0) == {
        **dict.fromkeys(others, "R15"),
        "tile:church.a": "R19",
        "tile:church.cl": "R19",
        "tile:church.cr": "R19",
        "plot:gent.c": "R15",  # no site
        "plot:gent.r4": "R27",  # another's
    }
    assert forbidden(match, 0, "plot:gent.r1") == {}


def test_plots_where_a_tile_does_not_go(table):
    match = table.start(lay={"gent": "r1:blue* r2:grey* r4:yellow*"})
    table.choose(match, "gent")
    plots = forbidden(match, 0, "tile:blue")
    here = {name.removeprefix("plot:gent."): rule for name, rule in plots.items() if name.startswith("plot:gent.")}
    assert here == {
        **dict.fromkeys(["p1", "p2"], "R20"),
        **dict.fromkeys(["t1", "t2", "t3", "t4"], "R19"),
        **dict.fromkeys(["c", "r1", "r2", "r4"], "R18"),
    }
    elsewhere = {rule for name, rule in plots.items() if not name.startswith("plot:gent.")}
    assert elsewhere == {"R15"}


def test_r36_districts_that_take_no_master(table):
    match = table.start(lay={"gent": "r1:blue r2:grey r4:green"}, chance=("gold master",))
    table.choose(match)
    assert match.choices(0) == ["master brugge c", "master utrecht c", "master gent r1", "master gent r2"]
    others = ["gent.c", "gent.r4", "ieper.c", "leuven.c", "luik.c"]
    assert forbidden(match, 0) == {f"plot:{plot}": "R36" for plot in others}


def test_r35_districts_that_take_no_cathedral(table):
    state = table.state(lay={"gent": "r1:blue r2:church r4:green"})
    table.spend_gold(state, {"influence": 4, "site": 3, "back": 3, "master": 2})
    match = table.trust(state, chance=("gold cathedral",))
    table.choose(match)
    refused = forbidden(match, 0)
    assert set(refused.values()) == {"R35"}
    assert {"plot:gent.c", "plot:gent.r1", "plot:gent.r4"} <= refused.keys()
    assert "plot:gent.r2" not in refused
