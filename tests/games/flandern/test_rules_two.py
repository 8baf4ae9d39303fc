"""The game for two: own and influenced guilds (R51-R61), and the rulings about it."""

from __future__ import annotations

import pytest

from jurade.core.state import CHANCE
from jurade.games.flandern import GAME
from jurade.games.flandern.rules import scoring
from jurade.games.flandern.tables import ALL_ARMS, CITIES, REGION_NAMES

# seat 0: blue, influences yellow; seat 1: red, influences green


def region(name: str) -> int:
    return 1 << REGION_NAMES.index(name)


def tiles(choices: list[str]) -> set[str]:
    return {choice.split()[3].split(".")[0] for choice in choices if choice.startswith(("build", "site"))}


def test_r51_no_influence_no_gold_no_cathedral_no_master(table, refused):
    match = table.start(2)
    position = match.dump()["position"]
    assert position["gold"] is None
    assert position["stock"]["cathedrals"] == position["stock"]["masters"] == 0
    assert [seat["influence"] for seat in position["seats"]] == [0, 0]
    assert refused(match, 0, "play gent +1") == "R51"
    assert match.state.masters[CITIES.index("gent") * 5 + 3] == 2  # printed masters count


def test_r52_each_player_influences_a_guild(table):
    position = table.start(2).dump()["position"]
    assert [(seat["guild"], seat["influenced"]) for seat in position["seats"]] == [("blue", "yellow"), ("red", "green")]
    assert list(position["cities"]) == CITIES
    assert position["stock"]["tiles"]["green"] == {"R": 3, "P": 3, "T": 3}
    assert position["points"] == {"blue": 0, "yellow": 0, "green": 0, "red": 0, "grey": 0}


def test_r53_fourteen_influenced_cards(table):
    pile = table.start(2).dump()["position"]["influenced"]["pile"]
    assert pile == [f"{guild}:{card}" for guild in ("yellow", "green") for card in [*CITIES, "site"]]


@pytest.mark.parametrize("influenced_first", [True, False])
def test_r54_two_actions_in_either_order(table, influenced_first, happened):
    match = table.start(2, chance=["pile green:gent"])
    assert match.choices(0) == ["draw", *(f"play {card}" for card in [*CITIES, "site", "back"])]
    if influenced_first:
        match.play(0, "draw")
        match.play(0, "build gent r1 green")
        assert match.choices(0) == [f"play {card}" for card in [*CITIES, "site", "back"]]
        match.play(0, "play luik")
        match.play(0, "build luik r1 blue")
    else:
        match.play(0, "play luik")
        match.play(0, "build luik r1 blue")
        match.play(0, "build gent r1 green")
    assert match.to_act() == (1,)
    assert len(happened(match, "influenced_card_drawn")) == 1


def test_r55_the_own_action_follows_the_base_rules(table, refused):
    match = table.start(2, lay={"gent": "r1:blue* r2:yellow* r3:grey*"}, chance=["pile green:luik", "pile green:ieper"])
    assert refused(match, 0, "build gent r4 blue") == "R54"
    match.play(0, "play gent")
    assert tiles(match.choices(0)) == {"blue", "grey", "church"}
    assert match.choices(0)[-2:] == ["finish gent r1", "finish gent r3"]
    assert refused(match, 0, "build gent r4 yellow") == "R15"
    match.play(0, "finish gent r1")
    match.play(0, "build luik r1 green")
    match.play(1, "draw")
    match.play(1, match.choices(1)[0])
    assert refused(match, 1, "draw") == "R55"


def test_r56_an_influenced_card_acts_for_its_guild(table, refused):
    match = table.start(
        2, lay={"gent": "r1:blue* r2:green* r3:grey* r4:yellow*"}, chance=["pile green:gent", "pile yellow:site"]
    )
    match.play(0, "draw")  # a card of the guild that seat 1 profits from
    assert tiles(match.choices(0)) == {"green", "grey", "church"}
    assert [choice for choice in match.choices(0) if choice.startswith("finish")] == [
        "finish gent r2",
        "finish gent r3",
    ]
    assert refused(match, 0, "build gent p1 blue") == "R56"
    assert refused(match, 0, "finish gent r4") == "R56"
    match.play(0, "finish gent r2")
    assert match.dump()["position"]["influenced"]["discard"] == ["green:gent"]
    match.play(0, "play back")
    match.play(1, "draw")
    assert match.choices(1) == [f"city {city}" for city in CITIES]
    match.play(1, "city luik")
    assert tiles(match.choices(1)) == {"yellow", "grey"}


def test_r56_an_influenced_card_that_cannot_be_carried_out_is_passed(table, happened):
    state = table.state(2, options={"influenced_neutral": False})
    state.fits[2] = 0  # no green tile is left
    match = table.trust(state, ["pile green:gent"])
    match.play(0, "draw")
    assert happened(match, "action_void") == [{"seat": 0, "card": "gent"}]
    assert match.dump()["position"]["turn"]["owed"] == ["own"]
    assert match.dump()["position"]["influenced"]["discard"] == ["green:gent"]


def test_r57_an_influenced_card_of_a_scored_city_leaves_the_game(table, happened):
    match = table.start(
        2,
        lay={"leuven": table.leuven + " t3:blue"},
        scored=["leuven"],
        chance=["pile green:leuven", "pile yellow:gent"],
    )
    match.play(0, "draw")
    pile = match.dump()["position"]["influenced"]
    assert pile["removed"] == ["green:leuven"]
    assert pile["card"] == "yellow:gent"
    assert happened(match, "influenced_card_removed") == [{"card": "green:leuven"}]


def test_r58_the_discard_becomes_the_pile(table, happened):
    state = table.state(2)
    state.discard = state.pile & ~(1 << 8)
    state.pile = 1 << 8  # yellow:brugge is the last
    match = table.match(state, ["pile yellow:brugge", "pile green:site"])
    match.play(0, "draw")
    match.play(0, match.choices(0)[0])
    assert match.dump()["position"]["influenced"]["pile"] == []
    match.play(0, "play back")
    match.play(1, "draw")
    pile = match.dump()["position"]["influenced"]
    assert len(pile["pile"]) == 13
    assert pile["discard"] == []
    assert pile["card"] == "green:site"
    assert len(happened(match, "pile_renewed")) == 1


def test_r58_a_redraw_may_renew_the_pile_too(table):
    state = table.state(2, lay={"leuven": table.leuven + " t3:blue"}, scored=["leuven"])
    leuven = 1 << (1 << 3 | CITIES.index("leuven"))  # yellow's card
    state.discard = state.pile & ~leuven
    state.pile = leuven
    match = table.match(state, ["pile yellow:leuven", "pile green:gent"])
    match.play(0, "draw")
    assert match.dump()["position"]["influenced"]["card"] == "green:gent"


def test_r59_two_cities_may_be_scored_after_one_turn(table, happened):
    ieper = "r1:red r2:yellow r3:red r4:yellow p1:blue p2:grey p3:church p4:blue t1:yellow t2:red t4:green"
    lay = {"leuven": table.leuven, "ieper": ieper}
    match = table.start(2, lay=lay, chance=["pile green:ieper"])
    match.play(0, "play leuven")
    match.play(0, "build leuven t3 blue")
    assert not happened(match, "city_scored")
    match.play(0, "build ieper t3 grey")
    assert [event["city"] for event in happened(match, "city_scored")] == ["ieper", "leuven"]
    assert sorted(match.dump()["position"]["cities"]["leuven"]["scored"]["points"]) == [
        "blue",
        "green",
        "grey",
        "red",
        "yellow",
    ]


def nearly_over(table, open_in_gent: str, **options):
    """Everything is scored but Ghent, which has these plots open."""
    state = table.state(2, lay={"gent": "r1:blue r2:yellow r3:blue r4:yellow"}, options=options)
    for city in CITIES:
        number = CITIES.index(city)
        if city != "gent":
            scoring.cover(state, number, state.open_plots(number))
            scoring.score_city(state, number)
    gent = CITIES.index("gent")
    scoring.cover(state, gent, state.open_plots(gent) & ~sum(region(name) for name in open_in_gent.split()))
    return state


def test_r60_the_game_ends_without_open_plots(table):
    match = table.trust(nearly_over(table, "p1"), ["pile yellow:site"])
    match.play(0, "play gent")
    match.play(0, "build gent p1 grey")
    assert match.over
    assert match.ending == "no_open_plot"


def test_r60_one_open_plot_does_not_end_the_game(table):
    state = nearly_over(table, "p1 p3")
    match = table.trust(state, ["pile yellow:gent", "pile green:gent"])
    match.play(0, "play back")
    match.play(0, "build gent p1 grey")
    assert not match.over


def test_r60_the_game_ends_when_only_influenced_guilds_could_build(table):
    state = nearly_over(table, "p1 p3")
    for arms in (0, 3, 4, 5):  # blue, red, grey, church have no wall tile left
        state.fits[arms] = 0
    match = table.trust(state, ["pile yellow:site", "pile yellow:site"])
    match.play(0, "play back")
    assert match.over
    assert match.ending == "influenced_only"
    assert table.district(match, "gent", "p1") == "covered"
    assert match.dump()["position"]["cities"]["gent"]["scored"] is not None


def test_r61_own_and_influenced_points_are_added(table):
    match = table.trust(nearly_over(table, "p1"), ["pile yellow:site"])
    match.play(0, "play gent")
    match.play(0, "build gent p1 grey")
    points = match.dump()["position"]["points"]
    assert match.scores() == [points["blue"] + points["yellow"], points["red"] + points["green"]]
    assert match.dump()["position"]["bonus"] == []
    assert [sum(sources.values()) for sources in match.breakdown()] == match.scores()


@pytest.mark.parametrize(
    ("options", "allowed"),
    [
        ({}, {"green", "grey", "church"}),
        ({"influenced_tiles": "any"}, {"green", "yellow", "grey", "church"}),
        ({"influenced_neutral": False}, {"green"}),
        ({"influenced_tiles": "any", "influenced_neutral": "false"}, {"green", "yellow"}),
    ],
)
def test_g26_what_an_influenced_card_may_use(table, options, allowed):
    match = table.start(2, lay={"gent": "r1:yellow* r3:grey* r2:green*"}, options=options, chance=["pile green:gent"])
    match.play(0, "draw")
    assert tiles(match.choices(0)) == allowed
    finishes = {"r1": "yellow", "r2": "green", "r3": "grey"}
    found = {choice.split()[2] for choice in match.choices(0) if choice.startswith("finish")}
    assert found == {plot for plot, arms in finishes.items() if arms in allowed}


def test_g26_the_options_do_not_change_the_end_test(table):
    state = nearly_over(table, "p1 p3", influenced_neutral=False)
    for arms in (0, 1, 2, 3, 5):
        state.fits[arms] = 0
    assert scoring.only_influenced_fit(state) is False  # grey could still build
    assert scoring.dead_plots(state, CITIES.index("gent")) == 0


def test_g27_church_tiles_are_prepared_and_dead_plots_covered_with_two_players(table):
    match = table.start(2)
    assert match.dump()["position"]["stock"]["tiles"]["church"] == {"R": 3, "P": 3, "T": 3}
    state = nearly_over(table, "p1 p3")
    for arms in range(ALL_ARMS):
        state.fits[arms] &= ~region("p1")
        state.fits[arms] &= ~(region("b@p1") | region("d@p1"))
    match = table.trust(state, ["pile green:site", "pile yellow:gent"])
    match.play(0, "play back")
    match.play(0, match.choices(0)[0])
    assert table.district(match, "gent", "p1") == "covered"


def idle_state(table, limit: int):
    """Influenced cards can do nothing: their guilds have no tile left and may not use grey or church."""
    options = {"stall_limit_2p": limit, "influenced_neutral": False}
    state = table.state(2, lay={"gent": "r1:blue*"}, options=options)
    state.fits[1] = state.fits[2] = 0
    return state


@pytest.mark.parametrize("limit", [4, 8])
def test_g28_the_game_ends_after_so_many_idle_turns(table, limit):
    match = table.trust(idle_state(table, limit))
    for turn in range(limit):
        assert not match.over
        match.play(turn % 2, "play back")
    assert match.over
    assert match.ending == "stall"
    assert match.dump()["position"]["round"] == limit


def test_g28_building_or_finishing_begins_the_count_anew(table):
    match = table.trust(idle_state(table, 4))
    match.play(0, "play back")
    match.play(1, "play back")
    assert match.dump()["position"]["turn"]["idle"] == 2
    match.play(0, "play gent")
    match.play(0, "finish gent r1")
    assert match.dump()["position"]["turn"]["idle"] == 0


def test_g29_played_cards_stay_open_until_take_back(table, refused):
    match = table.start(2, chance=["pile green:gent", "pile green:luik", "pile green:ieper"])
    match.play(0, "play gent")
    match.play(0, "build gent r1 blue")
    match.play(0, "build gent r2 green")
    match.play(1, "play back")
    match.play(1, "build luik r1 green")
    assert refused(match, 0, "play gent") == "R28"
    match.play(0, "play back")
    assert "gent" in match.dump()["position"]["seats"][0]["hand"]


def test_g36_the_new_card_after_a_scored_citys_is_drawn_without_asking(table):
    match = table.start(
        2,
        lay={"leuven": table.leuven + " t3:blue"},
        scored=["leuven"],
        chance=["pile yellow:leuven", "pile green:gent"],
    )
    match.play(0, "draw")
    assert [ply.text for ply in match.plies] == ["draw", "pile yellow:leuven", "pile green:gent"]


def test_the_pile_is_drawn_evenly_in_canonical_order(table):
    state = table.state(2)
    state.apply(0, GAME.read(state, 0, "draw"))
    pairs = state.outcomes()
    texts = [GAME.write(state, CHANCE, pairs[i]) for i in range(0, len(pairs), 2)]
    assert texts == [f"pile {guild}:{card}" for guild in ("yellow", "green") for card in [*CITIES, "site"]]
    assert {pairs[i] for i in range(1, len(pairs), 2)} == {1}
