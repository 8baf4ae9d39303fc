"""What a seat sees and can pick: in every phase exactly the legal actions, no secret, words in both languages."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from jurade.core.conformance import shapes
from jurade.core.look import references
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, NOBODY, State
from jurade.core.words import LANGUAGES, say
from jurade.games.flandern import GAME
from jurade.games.flandern.drawing.telling import full_value, seat_colour, standings
from jurade.games.flandern.rules.board import AT_END, CHOOSE_CARD, PHASES
from jurade.games.flandern.rules.state import FlandernState
from jurade.games.flandern.tables import ALL_PLOTS, CARDS, CITIES, PLOTS
from jurade.games.flandern.textboard import city_rows, plot_text, text_board

from ..scenes import (
    Seen,
    check_choices,
    check_ids,
    check_paths,
    check_pictures,
    check_travels,
    check_words,
    ids,
    random_states,
    things,
    used_symbols,
    view,
)

SETTINGS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"influenced_tiles": "any", "influenced_neutral": False}),
    (4, {"scored_city_cards": "kept", "touch": "corner"}),
]
CHANCES = {"guilds", "first", "gold", "pile"}


def own(state: State) -> FlandernState:
    assert isinstance(state, FlandernState)
    return state


def random_game(number: int) -> Iterator[FlandernState]:
    """States of a random game, chance points included."""
    return map(own, random_states(GAME, SETTINGS[number], number))


@cache
def seen() -> tuple[Seen[FlandernState], ...]:
    """Scenes of several games for every seat and a spectator: some of every phase."""
    found = []
    for number in range(len(SETTINGS)):
        taken = Counter[int]()
        for ply, state in enumerate(random_game(number)):
            if ply % 29 == 0 or taken[state.phase] < 2 or state.phase == AT_END:
                taken[state.phase] += 1
                for seat in (*range(state.seats), NOBODY):
                    found.append(view(GAME, state, PHASES[state.phase], seat))
    return tuple(found)


def asked() -> tuple[Seen[FlandernState], ...]:
    """What the seats see that owe a decision."""
    return tuple(each for each in seen() if each.is_asked)


# ---- picks and choices


def test_every_phase_is_among_the_scenes() -> None:
    assert {each.phase for each in seen()} == set(PHASES)


def test_choices_are_the_legal_actions_in_notation() -> None:
    check_choices(GAME, seen())


def test_paths_are_described_unique_and_end_where_no_other_goes_on() -> None:
    for each in asked():
        check_paths(each.scene)


def test_paths_are_spelled_as_agreed() -> None:
    verbs = set()
    for each in asked():
        for choice in each.scene.choices:
            verb, *rest = choice.action.split()
            verbs.add(verb)
            if verb == "play":
                card = f"card:{rest[0]}"
                count = f"count:{rest[1].removeprefix('+') if len(rest) == 2 else 0}"
                with_dial = each.phase == "choose_card" and each.state.influence[each.seat] > 0
                assert choice.path == ((card, count) if with_dial else (card,))
            elif verb == "draw":
                assert choice.path == ("button:draw",)
            elif verb == "city":
                assert choice.path == (f"city:{rest[0]}",)
            else:
                plot = f"plot:{rest[0]}.{rest[1]}"
                expected = {
                    "finish": (plot, "button:finish"),
                    "cathedral": (plot,),
                    "master": (plot,),
                }
                assert choice.path == expected.get(verb, (f"tile:{rest[-1]}", plot))
    assert verbs == {"play", "draw", "build", "site", "finish", "city", "cathedral", "master"}


def test_picks_are_places_cards_buttons_and_numbers() -> None:
    for each in asked():
        in_hand = {card.id for card in each.scene.hand}
        for pick in each.scene.picks.values():
            family = pick.id.partition(":")[0]
            assert (pick.outline is not None) == (family in ("plot", "city"))
            assert (pick.id in in_hand) == (family in ("card", "tile"))
            if family == "count":
                assert pick.kind == "number"
                assert (pick.least, pick.most) == (0, each.state.influence[each.seat])


def test_the_dial_marks_what_is_enough_to_act_first(table) -> None:
    match = table.start()
    marks = [match.scene(seat).picks["count:0"].marks for seat in range(4)]
    assert marks == [{3: say("mark-first")}, {}, {}, {}]  # equals: the first player is nearest to himself
    state = table.state()
    for seat, number in enumerate((0, 1, 2, 3)):
        state.influence[seat] = number
    match = table.trust(state, ["gold site"])
    assert match.scene(3).picks["count:0"].marks == {3: say("mark-first")}
    assert match.scene(2).picks["count:0"].marks == {}


def test_a_card_lights_the_plots_it_opens(table) -> None:
    match = table.start(lay={"gent": "r1:blue"})
    scene = match.scene(0)
    area = scene.picks["card:gent"].area
    assert area is not None
    assert len(area.children) == 5  # r2, r3, r4 for grey and church; p1, p2 as well
    assert scene.picks["card:back"].area is None


def test_ghosts_show_the_district_the_scaffold_and_the_new_plots(table) -> None:
    match = table.start(lay={"gent": "r1:grey p1:green"})
    table.choose(match, "gent")
    ghosts = {choice.action: choice.ghost for choice in match.scene(0).choices}
    plain, special = ghosts["build gent r3 blue"], ghosts["build gent t1 church.a"]
    assert plain is not None
    assert special is not None
    assert references([plain]) == {"district-blue-r3"}
    assert references([special]) == {"district-church.a-a-t1"}
    dashed = [len([s for s in shapes((ghost,)) if "stroke-dasharray" in s.attrs]) for ghost in (plain, special)]
    assert dashed == [1, 3]  # the footprint and two new plots


# ---- shapes


def test_ids_of_shapes_are_unique() -> None:
    for each in seen():
        check_ids(each.scene)


def test_a_district_keeps_its_id_and_picture_as_long_as_it_stands() -> None:
    kept = 0
    for number in (0, 2):
        before: dict[str, object] = {}
        for ply, state in enumerate(random_game(number)):
            if ply % 12:
                continue
            now = {
                name: shape.attrs["href"]
                for name, shape in things(GAME.scene(state.masked(NOBODY), NOBODY), "ground").items()
                if name.startswith("district-")
            }
            assert before.items() <= now.items()
            kept += len(before)
            before = now
    assert kept > 100


def test_every_plot_and_pawn_of_the_position_is_drawn() -> None:
    for each in seen()[::3]:
        position = GAME.dump(each.state.masked(each.seat))
        ground, pawns = things(each.scene, "ground"), things(each.scene, "pawns")
        expected, standing = set(), set()
        for city, facts in position["cities"].items():
            for plot, on in facts["plots"].items():
                if isinstance(on, str):
                    kind = {"open": "plot", "covered": "cover"}.get(on)
                    expected |= {f"{kind}-{city}-{plot}"} if kind else set()
                    continue
                expected.add(f"district-{city}-{plot}")
                for pawn, is_there in (
                    ("site", on["site"]),
                    ("cathedral", on["cathedral"]),
                    ("master", on["masters"]),
                ):
                    standing |= {f"{pawn}-{city}-{plot}"} if is_there else set()
        assert set(ground) == expected
        assert set(pawns) == standing


def test_site_pawns_of_a_scored_city_have_gone_home(table) -> None:
    leuven = table.leuven + " t3:blue*"
    for scored in ((), ("leuven",)):
        state = table.state(lay={"leuven": leuven}, scored=scored)
        site = things(GAME.scene(state.masked(NOBODY), NOBODY), "pawns")["site-leuven-t3"]
        assert ("pawn-site" in references([site])) == (not scored)


def test_a_city_with_extensions_is_drawn_smaller_and_inside_its_field(table) -> None:
    state = table.state(lay={"gent": "r1:grey p1:green t1:church.cr"})
    scene = GAME.scene(state.masked(NOBODY), NOBODY)
    ground = things(scene, "ground")
    assert "scale" in str(ground["district-gent-c"].attrs["transform"])
    assert "scale" not in str(ground["district-luik-c"].attrs["transform"])
    assert {"plot-gent-xc1", "plot-gent-xc2"} <= set(ground)


def test_everything_a_scene_refers_to_is_in_its_symbols() -> None:
    for each in seen():
        assert used_symbols(each.scene) == set(each.scene.symbols)


def test_scenes_are_values_that_travel() -> None:
    check_travels(GAME, seen()[::11])


def test_places_lie_inside_the_board_and_the_focus_shows_them() -> None:
    for each in asked():
        outlines = [pick.outline for pick in each.scene.picks.values() if pick.outline is not None]
        if not outlines:
            continue
        assert each.scene.focus is not None
        left, top, wide, high = each.scene.focus
        for outline in outlines:
            if outline.tag == "polygon":
                for corner in str(outline.attrs["points"]).split():
                    x, y = (float(number) for number in corner.split(","))
                    assert left <= x <= left + wide
                    assert top <= y <= top + high


# ---- secrets


def test_golden_cards_of_one_pile_look_alike_to_the_others(table) -> None:
    scenes: dict[int, set[str]] = {seat: set() for seat in (0, 1, 2, 3, NOBODY)}
    boards: dict[int, set[str]] = {seat: set() for seat in scenes}
    for card in ("influence", "site", "back", "master"):
        state = table.state()
        state.apply(CHANCE, GAME.read(state, CHANCE, f"gold {card}"))
        for seat, views in scenes.items():
            known = state.masked(seat)
            views.add(json.dumps(GAME.scene(known, seat).to_json()))
            boards[seat].add(text_board(known, seat))
    assert {seat: len(views) for seat, views in scenes.items()} == {0: 4, 1: 1, 2: 1, 3: 1, NOBODY: 1}
    assert {seat: len(views) for seat, views in boards.items()} == {0: 4, 1: 1, 2: 1, 3: 1, NOBODY: 1}


def test_sealed_choices_show_only_that_they_were_made(table) -> None:
    match = table.start(chance=["gold site"])
    start = own(match.state)
    scenes: dict[int, set[str]] = {seat: set() for seat in (0, 1, 2, 3, NOBODY)}
    for text in ("play gent", "play gent +3", "play back +1", "play site"):
        state = start.clone()
        state.apply(1, GAME.read(state, 1, text))
        for seat, views in scenes.items():
            scene = GAME.scene(state.masked(seat), seat)
            assert say("chip-sealed") in scene.panels[1].chips
            assert say("chip-sealed") not in scene.panels[2].chips
            views.add(json.dumps(scene.to_json()) + text_board(state.masked(seat), seat))
    assert {seat: len(views) for seat, views in scenes.items()} == {0: 1, 1: 4, 2: 1, 3: 1, NOBODY: 1}


def test_no_preview_depends_on_what_others_hide(table) -> None:
    told: dict[str, set[str]] = {}
    for card in ("influence", "site", "back", "master"):
        match = table.start(chance=[f"gold {card}"])
        table.choose(match, "luik", "gent +2")
        for text in match.choices(1):
            told.setdefault(text, set()).add(json.dumps(match.preview(1, text).to_json()))
    assert told
    assert all(len(views) == 1 for views in told.values())


def test_a_masked_state_is_all_a_scene_needs() -> None:
    """The scene of a seat is the same in every world that seat can imagine."""
    compared = 0
    for each in seen()[::5]:
        known = each.state.masked(each.seat)
        if known.is_complete() or each.phase in CHANCES:
            continue
        for number in range(3):
            world = own(known.imagine(Rng(number)))
            assert GAME.scene(world.masked(each.seat), each.seat).to_json() == each.scene.to_json()
            compared += 1
    assert compared > 20


# ---- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said(language: str) -> None:
    check_words(GAME, language, (each.scene for each in seen()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_log_lines_call_everything_by_its_name(language: str) -> None:
    """No id of a card, city, plot or tile is left in a log line."""
    words = GAME.words(language)
    names = set()
    for number in (0, 2):
        seats, options = SETTINGS[number]
        match = GAME.new(seats, seed=number, options=options)
        rng = Rng(number, 3)
        while not match.over:
            seat = match.to_act()[0]
            choices = match.choices(seat)
            match.play(seat, choices[rng.below(len(choices))])
        for event in match.events:
            names.add(event.name)
            for seat_or_none in (None, 0):
                line = words.text(GAME.tell(event.seen_by(seat_or_none)))
                assert not any(word in line for word in ("brugge", "gent ", "ieper", "luik", "?", ".m", "_")), line
                assert not any(plot in re.split(r"\W+", line) for plot in PLOTS if plot != "c"), line
    assert len(names) > 18


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (4, 4)])
def test_events_point_at_things_on_the_board(seats: int, seed: int) -> None:
    """What an event shows is how the ids of things on the board end."""
    match, rng, seen_before, pointed = GAME.new(seats, seed=seed), Rng(seed, 3), 0, set()
    while not match.over:
        seat = match.to_act()[0]
        choices = match.choices(seat)
        match.play(seat, choices[rng.below(len(choices))])
        new = [event for event in match.events[seen_before:] if GAME.events[event.name].shows]
        seen_before = len(match.events)
        layers = match.scene(None).layers if new else ()
        ids = [shape.id for layer in layers for shape in shapes(layer.shapes)]
        for event in new:
            for spot in GAME.events[event.name].spots(event.seen_by(None)):
                assert any(id.endswith(f"-{spot}") for id in ids), (event.name, spot)
                pointed.add(event.name)
    assert pointed >= {"district_built", "site_built", "site_finished", "plot_covered", "city_scored"}


def test_turned_cards_are_told_in_order_of_play(table) -> None:
    match = table.start()
    table.choose(match, "gent", "luik +2", "site +1", "back")
    (event,) = [event for event in match.events if event.name == "cards_revealed"]
    text = GAME.words("en").text(GAME.tell(event.seen_by(None), ["Ann", "Bob", "Cy", "Di"]))
    told = "Bob (Liège +2), Cy (Building site +1), Ann (Ghent), Di (Take back)"
    assert text == f"Cards turned up, in order of play: {told}."


@pytest.mark.parametrize(
    ("facts", "english", "french"),
    [
        (
            {"event": "guilds_given", "guilds": ["red", "blue"]},
            "Guilds: Ann (red) and Bob (blue).",
            "Corporations\u00a0: Ann (rouge) et Bob (bleue).",
        ),
        (
            {"event": "cards_taken_back", "seat": 0, "cards": ["ieper", "back"]},
            "Ann takes cards back: Ypres, Take back.",
            "Ann reprend en mains\u00a0: Ypres, Reprendre en mains.",
        ),
        (
            {"event": "cards_taken_back", "seat": 0, "cards": ["back"]},
            "Ann has nothing to take back but the take-back card.",
            "Ann n’a rien d’autre à reprendre que la carte «\u00a0Reprendre en mains\u00a0».",
        ),
        ({"event": "forced", "seat": 0}, "Ann has only one choice.", "Ann n’a qu’un choix possible."),
        (
            {"event": "forced", "seat": 0, "action": "city ieper"},
            "Ann’s site can only go in Ypres.",
            "Ann ne peut ouvrir de chantier qu’à Ypres.",
        ),
        (
            {"event": "site_finished", "seat": 1, "city": "utrecht", "plot": "r2", "arms": "church"},
            "Bob finishes the church site on the eastern row in Utrecht.",
            "Bob termine le chantier d’Église de la rue est d’Utrecht.",
        ),
        (
            {"event": "city_scored", "city": "gent", "value": 9, "guilds": ["blue", "red"], "points": [5, 9]},
            "Ghent is scored with a value of 9: Red 9 and Blue 5.",
            "Gand est décomptée avec une valeur de 9\u00a0: Rouge 9 et Bleu 5.",
        ),
    ],
)
def test_log_lines_are_said_as_people_say_them(facts, english: str, french: str) -> None:
    line = GAME.tell(facts, ["Ann", "Bob"])
    assert [GAME.words(language).text(line) for language in ("en", "fr")] == [english, french]


def test_prompts_say_what_to_do_or_who_is_awaited() -> None:
    for each in seen():
        name = each.phase.replace("_", "-")
        key = each.scene.prompt.key
        if each.phase in CHANCES:
            assert key == f"prompt-{name}"
        elif each.phase == "over":
            assert key in ("prompt-over", "prompt-over-shared")
        elif each.phase == "choose_card":
            waiting = "watch-choose-card-sealed" if each.seat >= 0 else "watch-choose-card"
            assert key == ("prompt-choose-card" if each.is_asked else waiting)
        else:
            assert key in (f"prompt-{name}", f"prompt-influenced-{name}") if each.is_asked else key.startswith("watch-")
            if not each.is_asked:
                assert each.scene.prompt.args["seat"] == say(f"colour-{seat_colour(each.state, int(each.state.seat))}")


def test_those_who_have_sealed_are_told_whom_they_wait_for(table) -> None:
    match = table.start()
    match.play(2, "play gent")
    match.play(0, "play back")
    waiting = (say("colour-yellow"), say("colour-red"))
    assert match.scene(2).prompt == say("watch-choose-card-sealed", seats=waiting)
    assert match.scene(None).prompt == say("watch-choose-card", seats=waiting)


def test_the_last_scene_names_the_winners() -> None:
    for each in seen():
        if each.phase == "over":
            winners = [seat for seat, place in enumerate(each.state.places()) if place == 1]
            args = each.scene.prompt.args
            assert args["seats"] == tuple(say(f"colour-{seat_colour(each.state, seat)}") for seat in winners)
            assert args["points"] == max(each.state.scores())


# ---- panels, hand, tables


def test_panels_have_the_colour_of_the_guild_and_the_score() -> None:
    for each in seen():
        position = GAME.dump(each.state)
        for panel, facts in zip(each.scene.panels, position["seats"], strict=True):
            assert panel.colour == (facts["guild"] or GAME.colours[panel.seat])
            assert panel.score == each.state.scores()[panel.seat]


def test_panels_tell_hands_played_cards_and_influence(table) -> None:
    match = table.start(chance=["gold site", "gold back"])
    table.choose(match, "luik +2", "gent")
    match.play(0, "build luik r1 blue")
    panel = match.scene(2).panels[0]
    facts = {name.key: value for name, value in panel.facts}
    assert facts["panel-influence"] == "1"
    assert facts["panel-played"] == say("list", things=(say("card-luik"),))
    assert facts["panel-tiles"] == say("stock-of-tile", r=4, p=5, t=5)
    assert references(panel.shapes) >= {"spent-card", "mini-gent"}
    assert "mini-luik" not in references(panel.shapes)


def test_two_players_see_both_guilds_of_a_seat(table) -> None:
    scene = table.start(seats=2).scene(0)
    facts = {name.key: name for name, _ in scene.panels[0].facts}
    assert facts["panel-influenced"] == say("panel-influenced", guild=say("guild-yellow"))
    assert {"pair-0", "pair-1", "influenced-pile"} <= set(ids(scene))


def test_the_hand_shows_own_cards_and_dims_the_played_ones(table) -> None:
    match = table.start(chance=["gold site", "gold back"])
    table.choose(match, "luik", "back", "back", "back")
    match.play(0, "build luik r1 blue")
    hand = {card.id: card for card in match.scene(0).hand}
    assert set(hand) == {*(f"card:{card}" for card in CARDS), "influence", "gold"}
    assert [name for name, card in hand.items() if card.spent] == ["card:luik"]
    assert "gold" not in {card.id for card in match.scene(1).hand}
    assert match.scene(None).hand == ()


def test_while_building_the_hand_is_what_may_be_built(table) -> None:
    match = table.start(lay={"gent": "r1:blue"})
    table.choose(match, "gent")
    hand = {card.id: card for card in match.scene(0).hand}
    assert set(hand) == {
        *(f"tile:{tile}" for tile in ("blue", "blue.m", "grey", "grey.m", "church")),
        *(f"tile:church.{form}" for form in ("a", "b", "cl", "cr", "d")),
    }
    assert {name for name, card in hand.items() if card.spent} == {
        "tile:church.a",
        "tile:church.cl",
        "tile:church.cr",
    }


def test_tables_tell_value_standings_and_stock(table) -> None:
    match = table.start(lay={"leuven": table.leuven})
    tables = {GAME.words("en").text(title): rows for title, rows in match.scene(None).tables}
    assert "Leuven: 14 of 15" in tables
    assert GAME.words("en").text(tables["Leuven: 14 of 15"][0][1]) == "2 districts, 3 masters, 14 points"
    assert len(tables["Tiles in stock"]) == 11 + 4
    assert set(tables) >= {"Golden cards not shown yet", "Guild points"}


def test_standings_are_the_points_a_city_gives(table) -> None:
    state = table.state(lay={"leuven": table.leuven + " t3:blue"})
    leuven = CITIES.index("leuven")
    before = [(one.guild, one.points) for one in standings(state, leuven)]
    assert full_value(state, leuven) == state.value(leuven) == 15
    scored = table.state(lay={"leuven": table.leuven + " t3:blue"}, scored=["leuven"])
    assert [(one.guild, one.points) for one in standings(scored, leuven)] == before
    assert [int(points) for points in scored.points] == [points for _, points in sorted(before)]


def test_breakdowns_have_the_same_sources_for_every_seat() -> None:
    for each in seen():
        sources = GAME.breakdown(each.state)
        assert len({tuple(points) for points in sources}) == 1
        assert all(f"source-{name}" in GAME.words("fr") for name in sources[0])


def test_pictures_in_both_languages() -> None:
    check_pictures(GAME, (each.scene for each in seen()[::13]))


# ---- the board in characters


def test_text_board_of_a_city(table) -> None:
    state = table.state(lay={"leuven": "r1:blue r2:red.m p2:church.d r4:green.m* p1:church"})
    leuven = CITIES.index("leuven")
    state.cathedrals[leuven] |= 1 << PLOTS.index("p1")
    state.master_pawns[leuven * ALL_PLOTS + PLOTS.index("r2")] = 2
    assert city_rows(state, leuven) == [
        "leuven 8/15 open 6",
        "+-----+-----------------+-----+",
        "| t4  |       E+        | t1  |",
        "+-----+-----+-----------+-----+",
        "|     | Gm# |     B     |     |",
        "|     |     +-----+-----+     |",
        "| p4  |     | Ymm |     | Ed  |",
        "|     +-----+-----+     |     |",
        "|     |    r3     |RmM2 |     |",
        "+-----+-----------+-----+-----+",
        "|(t3) |       p3        |  =  |",
        "+-----+-----------------+-----+",
        "",
        "Y:8 R:4 B:4",
    ]


def test_text_board_tells_cards_pawns_and_stocks(table) -> None:
    match = table.start(chance=["gold site"])
    match.play(1, "play gent +1")
    own_view, other = match.text_board(1).split("\n"), match.text_board(0).split("\n")
    assert any(row.startswith(">yellow") and row.endswith("chosen gent +1") for row in own_view)
    assert any(row.startswith(" yellow") and row.endswith("chosen") for row in other)
    assert "gold       ? (A)   pile A11 B16   used -" in own_view
    assert "gold       site   pile A11 B16   used -" in other
    assert "pawns      site 10  cathedral 4  master 4" in other
    assert "red.m      r 2  p 2  t 2" in other
    assert "church.a church.b church.cl church.cr church.d" in other


def test_text_board_names_every_open_plot() -> None:
    for each in seen()[::7]:
        board = text_board(own(each.state.masked(each.seat)), each.seat)
        assert all(len(row) <= 140 for row in board.split("\n"))
        for city in range(len(CITIES)):
            for plot in range(ALL_PLOTS):
                if each.state.region(city, plot) >= 0 and each.state.free[city] >> each.state.region(city, plot) & 1:
                    assert PLOTS[plot] in plot_text(each.state, city, plot)


def test_sealed_numbers_differ_from_round_to_round() -> None:
    numbers = [int(state.sealing()) for state in random_game(2) if state.phase == CHOOSE_CARD]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(1, max(numbers) + 1))
