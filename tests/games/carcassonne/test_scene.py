"""What a seat sees and can pick: in every phase exactly the legal actions, with words in both languages."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from jurade.core.conformance import messages, shapes
from jurade.core.look import SEATS, references
from jurade.core.rng import Rng
from jurade.core.scene import Scene, Shape
from jurade.core.state import CHANCE, NOBODY, State
from jurade.core.svg import render
from jurade.core.words import LANGUAGES, Message, say
from jurade.games.carcassonne import GAME
from jurade.games.carcassonne.board import END_ABBEY, FINISHED, MOVE_WAGON, PHASES, START
from jurade.games.carcassonne.drawing.land import Land
from jurade.games.carcassonne.state import CarcassonneState
from jurade.games.carcassonne.textboard import plain_board, text_board

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
    seats, options = SETTINGS[number % len(SETTINGS)]
    match = GAME.new(seats, seed=number, options=options)
    rng = Rng(number, 7)
    while not match.over:
        yield own(match.state)
        seat = match.to_act()[0]
        choices = match.choices(seat)
        keeps = match.state.phase == START and rng.below(20)
        match.play(seat, choices[0 if keeps else rng.below(len(choices))])
    yield own(match.state)


def own(state: State) -> CarcassonneState:
    assert isinstance(state, CarcassonneState)
    return state


class Seen(NamedTuple):
    """What a seat (NOBODY: a spectator) sees of a state."""

    state: CarcassonneState
    phase: str
    seat: int
    scene: Scene

    @property
    def actor(self) -> int:
        return int(self.state.actor())


@cache
def seen() -> tuple[Seen, ...]:
    """Scenes of several games for the actor, the seat after it and a spectator: some of every phase."""
    found = []
    for number in range(len(SETTINGS)):
        taken = Counter[int]()
        for ply, state in enumerate(random_game(number)):
            if ply % 23 == 0 or (state.phase in RARE and taken[state.phase] < 4):
                taken[state.phase] += 1
                actor = int(state.actor())
                for seat in dict.fromkeys((max(actor, 0), (max(actor, 0) + 1) % state.seats, NOBODY)):
                    found.append(Seen(state, PHASES[state.phase], seat, GAME.scene(state.masked(seat), seat)))
    return tuple(found)


def asked() -> tuple[Seen, ...]:
    """What the seats see that are to act."""
    return tuple(view for view in seen() if view.seat == view.actor)


def test_every_phase_is_among_the_scenes() -> None:
    assert {view.phase for view in seen()} == {"start", "place", "deploy", "wagon", "end_abbey", "over"}


def test_choices_are_the_legal_actions_in_notation() -> None:
    for view in seen():
        legal = view.state.legal(view.seat) if view.seat >= 0 else ()
        assert [choice.action for choice in view.scene.choices] == [
            GAME.write(view.state, view.seat, action) for action in legal
        ]


def test_paths_are_described_unique_and_end_where_no_other_goes_on() -> None:
    for view in asked():
        paths = [choice.path for choice in view.scene.choices]
        assert len(set(paths)) == len(paths)
        assert {name for path in paths for name in path} == set(view.scene.picks)
        assert all(name == pick.id for name, pick in view.scene.picks.items())
        prefixes = {path[:k] for path in paths for k in range(len(path))}
        assert prefixes.isdisjoint(paths)


def test_paths_are_spelled_as_agreed() -> None:
    kinds: dict[str, tuple[str, ...]] = {}
    for view in asked():
        for choice in view.scene.choices:
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
    for view in seen():
        ids = [shape.id for layer in view.scene.layers for shape in shapes(layer.shapes) if shape.id]
        assert len(set(ids)) == len(ids)


def pieces(scene: Scene) -> dict[str, Shape]:
    (layer,) = (layer for layer in scene.layers if layer.id == "pieces")
    return {shape.id: shape for shape in layer.shapes}


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
    waiting = [view for view in asked() if view.phase == "wagon"]
    assert waiting
    for view in waiting:
        assert f"{GAME.colours[view.actor]}-wagon" in pieces(view.scene)


def test_pieces_are_drawn_from_the_back_to_the_front() -> None:
    for view in seen():
        heights = [piece.at[1] for piece in Land(view.state).standing()]
        assert heights == sorted(heights)


def all_messages(scene: Scene) -> Iterator[Message]:
    yield from messages(scene)
    for layer in scene.layers:
        if layer.label is not None:
            yield layer.label
    for _, rows in scene.tables:
        yield from (row[0].title for row in rows if isinstance(row[0], Shape) and row[0].title is not None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said(language: str) -> None:
    words = GAME.words(language)
    for message in {message for view in seen() for message in all_messages(view.scene)}:
        assert words.text(message)


def test_everything_a_scene_refers_to_is_in_its_symbols() -> None:
    for view in seen():
        scene = view.scene
        used = [shape for layer in scene.layers for shape in layer.shapes]
        used += [shape for panel in scene.panels for shape in panel.shapes]
        used += [shape for card in scene.hand for shape in card.shapes]
        used += [choice.ghost for choice in scene.choices if choice.ghost is not None]
        used += [pick.area for pick in scene.picks.values() if pick.area is not None]
        used += list(scene.symbols.values())
        used += [row[0] for _, rows in scene.tables for row in rows if isinstance(row[0], Shape)]
        assert references(used) <= set(scene.symbols)
        assert all(name.startswith("area-") for name in scene.symbols.keys() - references(used))  # for previews


def test_scenes_are_values_that_travel() -> None:
    for view in seen()[::7]:
        again = GAME.scene(view.state.masked(view.seat), view.seat)
        assert json.dumps(view.scene.to_json()) == json.dumps(again.to_json())


def test_places_lie_inside_the_board_and_the_focus_shows_them() -> None:
    for view in asked():
        x, y, width, height = view.scene.box
        for pick in view.scene.picks.values():
            if pick.outline is not None:
                attrs = pick.outline.attrs
                px, py = float(attrs.get("cx", attrs.get("x", 0))), float(attrs.get("cy", attrs.get("y", 0)))
                assert x <= px <= x + width
                assert y <= py <= y + height
                assert view.scene.focus is not None
                left, top, wide, high = view.scene.focus
                assert left <= px <= left + wide
                assert top <= py <= top + high


def test_prompts_say_you_to_the_actor_and_a_name_to_the_others() -> None:
    for view in seen():
        name = view.phase.replace("_", "-")
        if view.seat == view.actor:
            assert view.scene.prompt.key == f"prompt-{name}"
        elif view.actor >= 0:
            assert view.scene.prompt == say(f"watch-{name}", seat=say(f"colour-{GAME.colours[view.actor]}"))


def test_chance_has_a_prompt_too() -> None:
    state = GAME.start(2, GAME.options.complete(None, 2))
    assert GAME.scene(state, NOBODY).prompt == say("prompt-first")
    state.apply(CHANCE, state.outcomes()[0])
    assert GAME.scene(state, 0).prompt == say("prompt-draw")
    assert GAME.scene(state, 0).choices == ()


def test_the_last_scene_names_the_winners() -> None:
    for view in seen():
        if view.phase == "over":
            winners = [seat for seat, place in enumerate(view.state.places()) if place == 1]
            args = view.scene.prompt.args
            assert args["seats"] == tuple(say(f"colour-{GAME.colours[seat]}") for seat in winners)
            assert args["points"] == max(view.state.scores())


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
    for view in seen():
        ((title, rows),) = view.scene.tables
        assert title.args["left"] == view.state.left
        assert sum(int(str(count).removeprefix("× ")) for _, count in rows) == view.state.left


def test_holes_are_marked_while_the_own_abbey_is_unused() -> None:
    marked = 0
    for view in seen():
        marks = next(layer for layer in view.scene.layers if layer.id == "marks")
        holes = sum(shape.id.startswith("hole-") for shape in marks.shapes)
        watched = range(view.state.seats) if view.seat == NOBODY else (view.seat,)
        assert holes == (view.state.holes if any(view.state.has_abbey(seat) for seat in watched) else 0)
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
    for view in seen()[::9]:
        for language in LANGUAGES:
            assert render(view.scene, GAME.words(language), overlays=("meadows",)).startswith("<svg")


# ---- the board in characters


def test_text_board_of_the_specification() -> None:
    table = Table("bg_d 0,0; bg_w 1,0 r180", active=0, drawn="bg_u")
    assert plain_board(Land(own(table.match.state))) == "CCCCC..|..\n-------#--\n.........."


def test_text_board_has_coordinates_on_the_margins_and_shows_the_tile_drawn() -> None:
    table = Table("bg_d 0,0; bg_w 1,0 r180; bg_e 0,-1 r180", active=0, drawn="bg_u")
    assert text_board(own(table.match.state), 0).split("\n") == [
        "     0    1",
        "   .....",
        "-1 .....",
        "   CCCCC",
        "   CCCCC..|..",
        " 0 -------#--",
        "   ..........",
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
    for view in seen():
        assert sum(not c.isspace() for c in plain_board(Land(view.state))) == 15 * view.state.laid
