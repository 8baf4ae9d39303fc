"""What a seat sees and can pick: in every phase exactly the legal actions, with words in both languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import cast

import pytest

from jurade.core.conformance import shapes
from jurade.core.look import SEATS, references
from jurade.core.match import Match
from jurade.core.rng import Rng
from jurade.core.scene import Shape
from jurade.core.state import CHANCE, NOBODY, State
from jurade.core.words import LANGUAGES, say
from jurade.games.carcassonne import GAME
from jurade.games.carcassonne import tables as t
from jurade.games.carcassonne.drawing import telling
from jurade.games.carcassonne.drawing.land import Laid, Land
from jurade.games.carcassonne.rules.board import END_ABBEY, FINISHED, MOVE_WAGON, PHASES, START, Board
from jurade.games.carcassonne.rules.state import CarcassonneState
from jurade.games.carcassonne.textboard import plain_board, text_board

from ..scenes import (
    Seen,
    anchor,
    check_choices,
    check_ids,
    check_paths,
    check_pictures,
    check_travels,
    check_words,
    is_inside,
    random_match,
    things,
    used_symbols,
    view,
)
from .positions import Table

SETTINGS = [
    (2, {}),
    (3, {"inns_cathedrals": True, "traders_builders": True}),
    (5, {"traders_builders": True, "wagon_move": "neighbourhood"}),
    (6, {"abbey_mayor": False, "farmers": False}),
]
RARE = (START, MOVE_WAGON, END_ABBEY, FINISHED)


def random_game(number: int) -> Iterator[CarcassonneState]:
    """A random game that keeps its abbeys for the end, before every decision and when it is over."""

    def choose(match: Match, choices: list[str], rng: Rng) -> str:
        keeps = own(match.state).phase == START and rng.below(20)
        return choices[0 if keeps else rng.below(len(choices))]

    for match in random_match(GAME, SETTINGS[number % len(SETTINGS)], number, choose):
        yield own(match.state)


def own(state: State) -> CarcassonneState:
    assert isinstance(state, CarcassonneState)
    return state


@cache
def seen() -> tuple[Seen[CarcassonneState], ...]:
    """Scenes of several games for the actor, the seat after it and a spectator: some of every phase."""
    found = []
    for number in range(len(SETTINGS)):
        taken = Counter[int]()
        for ply, state in enumerate(random_game(number)):
            if ply % 23 == 0 or (state.phase in RARE and taken[state.phase] < 4):
                taken[state.phase] += 1
                actor = int(state.actor())
                for seat in dict.fromkeys((max(actor, 0), (max(actor, 0) + 1) % state.seats, NOBODY)):
                    found.append(view(GAME, state, PHASES[state.phase], seat))
    return tuple(found)


def actor_of(each: Seen[CarcassonneState]) -> int:
    return int(each.state.actor())


def asked() -> tuple[Seen[CarcassonneState], ...]:
    """What the seats see that are to act."""
    return tuple(each for each in seen() if each.is_asked)


def test_every_phase_is_among_the_scenes() -> None:
    assert {each.phase for each in seen()} == {"start", "place", "deploy", "wagon", "end_abbey", "over"}


def test_choices_are_the_legal_actions_in_notation() -> None:
    check_choices(GAME, seen())


def test_paths_are_described_unique_and_end_where_no_other_goes_on() -> None:
    for each in asked():
        check_paths(each.scene)


def test_paths_are_spelled_as_agreed() -> None:
    kinds: dict[str, tuple[str, ...]] = {}
    for each in asked():
        for choice in each.scene.choices:
            verb, *rest = choice.action.split()
            if verb == "place":
                assert choice.path == (f"cell:{rest[0]}", f"turn:{rest[1]}")
            elif verb == "abbey":
                assert choice.path == ("button:abbey", f"cell:{rest[0]}")
            elif verb == "deploy":
                assert choice.path == (f"piece:{rest[0]}", f"{'corner' if rest[0] == 'barn' else 'seg'}:{rest[1]}")
            elif choice.action == "wagon home":
                assert choice.path == ("button:home",)
            elif verb == "wagon":
                assert choice.path == (f"seg:{rest[0]},{rest[1]}",)
            else:
                assert choice.path == (f"button:{verb}",)
            kinds[verb] = choice.path
    assert set(kinds) == {"draw", "abbey", "place", "skip", "deploy", "wagon", "pass"}


def test_ids_of_shapes_are_unique() -> None:
    for each in seen():
        check_ids(each.scene)


def test_a_piece_keeps_its_id_while_it_is_the_same_piece() -> None:
    kept = moved = 0
    for number in (0, 2):
        before: dict[str, Shape] = {}
        for state in random_game(number):
            now = {piece.id: piece.drawn() for piece in Land(state).standing()}
            for name in before.keys() & now.keys():
                if before[name] == now[name]:
                    kept += 1
                else:
                    assert name.endswith("-wagon"), name  # nothing else moves
                    moved += 1
            before = now
    assert kept > 100
    assert moved > 0


def test_a_wagon_that_waits_is_still_drawn_where_it_was() -> None:
    waiting = [each for each in asked() if each.phase == "wagon"]
    assert waiting
    for each in waiting:
        assert f"{GAME.colours[actor_of(each)]}-wagon" in things(each.scene, "pieces")


def test_pieces_are_drawn_from_the_back_to_the_front() -> None:
    for each in seen():
        heights = [piece.at[1] for piece in Land(each.state).standing()]
        assert heights == sorted(heights)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said(language: str) -> None:
    check_words(GAME, language, (each.scene for each in seen()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_are_told_apart_by_their_words_alone(language: str) -> None:
    """A screen reader has nothing else: the board shows no coordinates, and no label says any."""
    for each in asked():
        labels = Counter(GAME.words(language).text(choice.label) for choice in each.scene.choices)
        assert [label for label, count in labels.items() if count > 1] == []


@pytest.mark.parametrize(
    ("cell", "said"),
    [
        ("1,-1", "just north of the latest tile"),
        ("2,0", "just east of the latest tile"),
        ("-1,0", "2 spaces west of the latest tile"),
        ("0,1", "1 space south and 1 west of the latest tile"),
    ],
)
def test_places_are_told_from_the_tile_laid_last(cell: str, said: str) -> None:
    picks = Table("bg_b 0,0; bg_b 1,0", drawn="bg_b", active=0).match.scene(0).picks
    assert GAME.words("en").text(picks[f"cell:{cell}"].label) == said


def test_features_of_one_kind_on_a_tile_are_told_by_their_side() -> None:
    table = Table("bg_d 0,0", drawn="bg_d", active=0).play("place 1,0 r0")
    labels = {choice.action: GAME.words("en").text(choice.label) for choice in table.match.scene(0).choices}
    assert labels["deploy follower c0"] == "Place a knight in the city"
    assert labels["deploy wagon r0"] == "Place your wagon on the road"
    assert labels["deploy follower f0"] == "Place a farmer in the meadow (north-west)"
    assert labels["deploy follower f1"] == "Place a farmer in the meadow (south)"


@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
@pytest.mark.parametrize("kind", range(t.PRINTED))
def test_no_tile_has_two_features_of_a_kind_on_one_side(kind: int, rotation: int) -> None:
    """Told by their own sides as long as nothing outside the tile joins them."""
    state = GAME.start(2, GAME.options.complete(None, 2))
    land = Land(own(state))
    segments = t.TYPES[kind].segments
    land.tiles = [Laid(0, 0, kind, rotation, 0)]
    land.state = cast(Board, Alone(segments))
    for letter in "crf":
        sides = [telling.side_of(land, k) for k, name in enumerate(segments) if name[0] == letter]
        assert len(set(sides)) == len(sides)
        assert ("none" in sides) == (len(sides) == 1)


class Alone:
    """One tile, every segment of which is a feature of its own."""

    def __init__(self, segments: Sequence[str]) -> None:
        self.feature = range(len(segments))
        self.holder = [0] * len(segments)
        self.kinds = ["crkf".index(name[0]) for name in segments]

    def kind_of(self, segment: int) -> int:
        return self.kinds[segment]


def test_a_barn_in_a_meadow_does_not_occupy_it() -> None:
    tiles = "bg_d 0,0; bg_u -1,0 r90; bg_e 0,1 r180; bg_e -1,1 r180"
    said = {
        GAME.words("en").text(shape.title)
        for layer in Table(tiles, "0 barn 0,1", drawn="bg_v", active=0).match.scene(0).layers
        for shape in layer.shapes
        if shape.title is not None
    }
    assert "Meadow: touches no complete city. Blue’s barn stands here." in said


def test_everything_a_scene_refers_to_is_in_its_symbols() -> None:
    for each in seen():
        used = used_symbols(each.scene)
        assert used <= set(each.scene.symbols)
        assert all(name.startswith("area-") for name in each.scene.symbols.keys() - used)  # for previews


def test_scenes_are_values_that_travel() -> None:
    check_travels(GAME, seen()[::7])


def test_places_lie_inside_the_board_and_the_focus_shows_them() -> None:
    for each in asked():
        for pick in each.scene.picks.values():
            if pick.outline is not None:
                assert is_inside(anchor(pick.outline), each.scene.box)
                assert each.scene.focus is not None
                assert is_inside(anchor(pick.outline), each.scene.focus)


def test_prompts_say_you_to_the_actor_and_a_name_to_the_others() -> None:
    for each in seen():
        name = each.phase.replace("_", "-")
        if each.seat == actor_of(each):
            assert each.scene.prompt.key == f"prompt-{name}"
        elif actor_of(each) >= 0:
            assert each.scene.prompt == say(f"watch-{name}", seat=say(f"colour-{GAME.colours[actor_of(each)]}"))


def test_chance_has_a_prompt_too() -> None:
    state = GAME.start(2, GAME.options.complete(None, 2))
    assert GAME.scene(state, NOBODY).prompt == say("prompt-first")
    state.apply(CHANCE, state.outcomes()[0])
    assert GAME.scene(state, 0).prompt == say("prompt-draw")
    assert GAME.scene(state, 0).choices == ()


def test_the_last_scene_names_the_winners() -> None:
    for each in seen():
        if each.phase == "over":
            winners = [seat for seat, place in enumerate(each.state.places()) if place == 1]
            args = each.scene.prompt.args
            assert args["seats"] == tuple(say(f"colour-{GAME.colours[seat]}") for seat in winners)
            assert args["points"] == max(each.state.scores())


def test_panels_tell_scores_and_supplies() -> None:
    table = Table("bg_d 0,0", "0 mayor 0,0 c0; 1 follower 0,0 r0", drawn="bg_u", active=1)
    scene = table.match.scene(0)
    facts = [{str(name.args.get("piece", name.key)): value for name, value in panel.facts} for panel in scene.panels]
    assert [panel.colour for panel in scene.panels] == ["blue", "red"]
    assert facts[0]["mayor"] == say("panel-used")
    assert facts[1]["mayor"] == say("panel-there")
    assert (facts[0]["panel-followers"], facts[1]["panel-followers"]) == ("7", "6")
    assert "spent-mayor" in references(scene.panels[0].shapes)
    assert "piece-red-mayor" in references(scene.panels[1].shapes)
    assert scene.panels[1].chips == (say("chip-to-act"),)


def test_unseen_tiles_are_counted() -> None:
    for each in seen():
        ((title, rows),) = each.scene.tables
        assert title.args["left"] == each.state.left
        assert sum(int(str(count).removeprefix("× ")) for _, count in rows) == each.state.left


def test_holes_are_marked_while_the_own_abbey_is_unused() -> None:
    marked = 0
    for each in seen():
        marks = next(layer for layer in each.scene.layers if layer.id == "marks")
        holes = sum(shape.id.startswith("hole-") for shape in marks.shapes)
        watched = range(each.state.seats) if each.seat == NOBODY else (each.seat,)
        assert holes == (each.state.holes if any(each.state.has_abbey(seat) for seat in watched) else 0)
        marked += holes
    assert marked > 0


def test_cells_show_a_dot_for_each_turn_that_fits() -> None:
    scene = Table("bg_d 0,0", drawn="bg_u", active=0).match.scene(0)
    marks = next(layer for layer in scene.layers if layer.id == "marks")
    assert sum(shape.tag == "circle" for shape in shapes(marks.shapes)) == len(scene.choices) > 0


def test_the_meadow_overlay_shows_who_leads() -> None:
    table = Table("bg_d 0,0", "0 follower 0,0 f1", drawn="bg_u", active=1)
    (layer,) = (layer for layer in table.match.scene(None).layers if layer.kind == "overlay")
    assert layer.id == "meadows"
    (meadow,) = layer.shapes
    assert meadow.children[0].attrs["color"] == SEATS["blue"].fill
    assert any(shape.text == "0" for shape in shapes((meadow,)))


def test_pictures_in_both_languages() -> None:
    check_pictures(GAME, (each.scene for each in seen()[::9]), overlays=("meadows",))


# ---- the board in characters


def test_text_board_of_the_specification() -> None:
    table = Table("bg_d 0,0; bg_w 1,0 r180", active=0, drawn="bg_u")
    assert plain_board(Land(own(table.match.state))) == "CCCCC..|..\n-------#--\n.........."


def test_text_board_has_coordinates_on_the_margins_and_shows_the_tile_drawn() -> None:
    """The tile laid last, from which places are told, has its row and column in brackets."""
    table = Table("bg_d 0,0; bg_w 1,0 r180; bg_e 0,-1 r180", active=0, drawn="bg_u")
    assert text_board(own(table.match.state), 0).split("\n") == [
        "      [0]   1",
        "     .....",
        "[-1] .....",
        "     CCCCC",
        "     CCCCC..|..",
        "   0 -------#--",
        "     ..........",
        "",
        "bg_u   r0     r90 ",
        "      ..|..  .....",
        "      ..|..  -----",
        "      ..|..  .....",
    ]


def test_text_board_shows_pieces_and_barns() -> None:
    table = Table(
        "bg_d 0,0; bg_u -1,0 r90; bg_e 0,1 r180; bg_e -1,1 r180; bg_b 1,1",
        "0 follower 0,0 r0; 1 wagon 1,1 k; 1 mayor 0,0 c0; 0 barn 0,1",
        drawn="bg_v",
        active=0,
    )
    rows = plain_board(Land(own(table.match.state))).split("\n")
    assert rows[1][5:10] == "--bf-"
    assert rows[0][5:10] == "CCrmC"
    assert rows[4][10:15] == ".(rw."
    assert rows[3][5:7] == "bb"


def test_text_board_has_fifteen_characters_for_every_tile() -> None:
    for each in seen():
        assert sum(not c.isspace() for c in plain_board(Land(each.state))) == 15 * each.state.laid
