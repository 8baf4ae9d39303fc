"""What a seat sees and can pick: in every phase exactly the legal actions, with words in both languages, no secrets."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

from jurade.core.match import Match
from jurade.core.rng import Rng
from jurade.core.scene import Shape
from jurade.core.state import NOBODY, State
from jurade.core.words import LANGUAGES, say
from jurade.games.bastions import GAME
from jurade.games.bastions.drawing.figures import Figures, figure_id
from jurade.games.bastions.rules.board import PHASE_NAMES
from jurade.games.bastions.rules.state import BastionsState
from jurade.games.bastions.tables import NONE, SEAT_LETTERS
from jurade.games.bastions.textboard import INK_OF, text_board

from ..scenes import (
    Seen,
    check_choices,
    check_ids,
    check_paths,
    check_words,
    ids,
    random_match,
    used_symbols,
    view,
)

SETTINGS = [
    (2, {}),
    (3, {"placement": "arranged"}),
    (4, {"placement": "free"}),
]
FIGHTING = ("attack", "riposte", "support", "breach")


def own(state: State) -> BastionsState:
    assert isinstance(state, BastionsState)
    return state


def random_game(number: int, plies: int) -> Iterator[Match]:
    """The beginning of a random game whose players like to fight, before every decision."""

    def choose(match: Match, choices: list[str], rng: Rng) -> str:
        bold = [text for text in choices if text.startswith(FIGHTING)] or [t for t in choices if t.startswith("move")]
        among = bold if bold and rng.below(4) else choices
        return among[rng.below(len(among))]

    return islice(random_match(GAME, SETTINGS[number % len(SETTINGS)], number, choose), plies)


def look(state: BastionsState, seat: int) -> Seen[BastionsState]:
    return view(GAME, state, PHASE_NAMES[state.phase], seat)


@cache
def played() -> tuple[BastionsState, ...]:
    """States of several games: some of every phase that comes up."""
    found = []
    for number in range(len(SETTINGS)):
        taken = Counter[str]()
        for ply, match in enumerate(random_game(number, 420)):
            phase = PHASE_NAMES[match.state.phase]
            if ply % 41 == 0 or taken[phase] < 3:
                taken[phase] += 1
                found.append(own(match.state.clone()))
    return tuple(found)


@cache
def seen() -> tuple[Seen[BastionsState], ...]:
    """Those states as all seats and a spectator see them."""
    return tuple(look(state, seat) for state in played() for seat in (*range(state.seats), NOBODY))


@pytest.fixture
def rare(table) -> list[Seen[BastionsState]]:
    """Positions of the phases that random games seldom reach."""
    prison = "ms1=7/3 held 1; ms2=6/4 held 1; mk d9; jk d8"
    free = table(prison, token="strategists").play(0, "move mk e10")
    put = table(prison, token="strategists").play(0, "move mk e10", "free ms1")
    annexed = table("mk e9; jk a5; js1 a6", token="strategists").play(0, "move mk d10")
    lost = table("mk e9; jk a5; js1 a6", token="strategists").play(0, "move mk d10", "share 1 0")
    over = table("ms1=7/3 d5; js1=6/2 d6", towers=False, phase="attack")
    over.play(0, "attack ms1 > js1", "card 3").play(1, "card 1")
    found = [free, put, annexed, lost, over]
    return [look(own(t.match.state), seat) for t in found for seat in (0, 1, NOBODY)]


def test_every_phase_is_among_the_scenes(rare: list[Seen[BastionsState]]) -> None:
    phases = {each.phase for each in (*seen(), *rare)}
    assert phases >= set(PHASE_NAMES) - {"first", "values", "objectives"}


def test_choices_are_the_legal_actions_in_notation(rare: list[Seen[BastionsState]]) -> None:
    check_choices(GAME, (*seen(), *rare))


def test_paths_are_described_unique_and_end_where_no_other_goes_on(rare: list[Seen[BastionsState]]) -> None:
    for each in (*seen(), *rare):
        check_paths(each.scene)


def test_paths_are_spelled_as_agreed(rare: list[Seen[BastionsState]]) -> None:
    told = set()
    for each in (*seen(), *rare):
        for choice in each.scene.choices:
            verb, *rest = choice.action.split()
            told.add(verb)
            expected = {
                "token": lambda r: (f"button:{r[0]}",),
                "move": lambda r: (f"piece:{r[0]}", f"cell:{r[1]}"),
                "bridge": lambda r: (f"bridge:{r[0]}",),
                "attack": lambda r: (f"piece:{r[0]}", f"target:{r[2]}"),
                "riposte": lambda r: (f"piece:{r[0]}", f"target:{r[2]}"),
                "breach": lambda r: (f"piece:{r[0]}", f"bridge:{r[2]}"),
                "support": lambda r: (f"piece:{r[0]}",),
                "free": lambda r: (f"piece:{r[0]}",),
                "put": lambda r: (f"cell:{r[0]}",),
                "place": lambda r: (f"cell:{r[1]}",),
                "card": lambda r: (f"card:{r[0]}",),
                "share": lambda r: (f"red={r[0]}",),
                "lose": lambda r: (f"button:lose-{r[0]}",),
            }.get(verb, lambda r, verb=verb: (f"button:{verb}",))
            assert choice.path == expected(rest)
    assert told >= {"token", "move", "bridge", "attack", "riposte", "support", "free", "put", "place", "card", "share"}


def test_places_light_up_on_the_board_and_cards_lie_in_hand(rare: list[Seen[BastionsState]]) -> None:
    for each in (*seen(), *rare):
        hand = {card.id for card in each.scene.hand}
        x, y, width, height = each.scene.box
        for pick in each.scene.picks.values():
            if pick.kind in ("button", "number"):
                assert pick.outline is None
            elif pick.outline is None:
                assert pick.id in hand
            elif pick.outline.tag == "circle":
                assert x < float(pick.outline.attrs["cx"]) < x + width
                assert y < float(pick.outline.attrs["cy"]) < y + height


def test_all_symbols_are_there(rare: list[Seen[BastionsState]]) -> None:
    for each in (*seen(), *rare):
        assert used_symbols(each.scene) <= set(each.scene.symbols)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said(rare: list[Seen[BastionsState]], language: str) -> None:
    check_words(GAME, language, (each.scene for each in (*seen(), *rare)))


def test_ids_are_unique_and_a_piece_keeps_its_own() -> None:
    for number in range(3):
        before: dict[int, str] = {}
        for ply, match in enumerate(random_game(number, 120)):
            if ply % 12:
                continue
            state = own(match.state)
            scene = match.scene(0)
            check_ids(scene)
            for piece in range(state.pieces):
                name = figure_id(state, piece)
                assert before.setdefault(piece, name) == name
                assert (name in ids(scene)) == (state.cell[piece] != NONE)


def test_the_own_half_is_at_the_bottom() -> None:
    for seats, _ in SETTINGS:
        state = own(GAME.new(seats, seed=1).state)
        for seat in range(seats):
            figures = Figures(state.masked(seat), seat)
            kings = {
                int(state.owner(p)): figures.stands[p].at[1] for p in figures.stands if state.piece_name(p)[1:] == "k"
            }
            assert max(kings, key=lambda owner: kings[owner]) == seat


def test_own_values_are_shown_and_enemy_values_are_not() -> None:
    match = GAME.new(3, seed=4)
    for seat in range(3):
        masked = own(match.masked(seat))
        figures = Figures(masked, seat)
        for piece in figures.stands:
            mine = masked.owner(piece) == seat
            royal = masked.piece_name(piece)[1:] in ("k", "q")
            assert (figures.plate(piece) == "plate-hidden") == (not mine and not royal)


@pytest.mark.parametrize("number", range(3))
def test_no_secret_shows_in_what_others_see(number: int) -> None:
    """Two worlds that look the same to a seat give it the same scene, board and previews."""
    for ply, match in enumerate(random_game(number, 200)):
        if ply % 17:
            continue
        state = own(match.state)
        for seat in (*range(state.seats), NOBODY):
            known = state.masked(seat)
            world = own(known.imagine(Rng(ply)))
            scenes = [GAME.scene(own(s).masked(seat), seat).to_json() for s in (state, world)]
            assert json.dumps(scenes[0]) == json.dumps(scenes[1])
            assert text_board(own(state).masked(seat), seat) == text_board(world.masked(seat), seat)
            if seat >= 0 and state.owing() >> seat & 1:
                for action in list(state.legal(seat))[::5]:
                    told = [GAME.preview(own(s).masked(seat), seat, action).to_json() for s in (state, world)]
                    assert told[0] == told[1]


def test_a_sealed_card_shows_only_that_it_is_sealed(table) -> None:
    views = []
    for card in ("card 1", "card 2"):
        t = table("ms1=7/3 d5; jn1=8/3 d6", phase="attack")
        t.play(0, "attack ms1 > jn1").play(0, card)
        match = t.match
        assert [chip.key for chip in match.scene(1).panels[0].chips][:1] == ["chip-sealed"]
        assert match.scene(0).prompt.key == "sealed-card"
        assert match.scene(1).prompt.key == "prompt-card-defend"
        assert match.scene(None).prompt.key == "watch-card"
        views.append([json.dumps(match.scene(seat).to_json()) for seat in (0, 1, None)])
    assert views[0][1:] == views[1][1:]
    assert views[0][0] != views[1][0]


def test_panels_and_chips_tell_who_does_what(table) -> None:
    t = table("ms1=7/3 d5; jn1=8/3 d6", phase="attack", reserves={0: (4, 5, 6)})
    scene = t.match.scene(1)
    words = GAME.words("en")
    facts = {words.text(name): value for name, value in scene.panels[0].facts}
    assert facts["Red reserve (soldiers)"] == "4"
    assert facts["Speed"] == "6"
    assert words.text(scene.prompt) == "Brown can attack."
    assert [chip.key for chip in scene.panels[0].chips] == ["chip-to-act", "chip-token-soldiers"]
    assert words.text(scene.panels[0].chips[1]) == "plays soldiers"


def test_the_end_lays_out_the_mission_cards_of_every_seat(rare: list[Seen[BastionsState]]) -> None:
    ended = [each for each in rare if each.phase == "over"]
    assert ended
    for each in ended:
        points = GAME.breakdown(each.state)
        for seat in range(each.state.seats):
            title, rows = each.scene.tables[seat]
            assert title == say("table-result", seat=say(f"colour-{GAME.colours[seat]}"))
            assert [worth for _, worth in rows[:6]] == [say("points", points=n) for n in points[seat].values()]
            assert all(isinstance(card, Shape) and card.title is not None for card, _ in rows)
    running = next(each for each in seen() if each.phase != "over")
    assert all(title.key != "table-result" for title, _ in running.scene.tables)


def test_speed_is_marked_on_pieces_that_must_pay_it(table) -> None:
    t = table("ms1=7/3 d5 moved; ms2 a4; jn1 h8", phase="move", token="soldiers")
    marks = next(layer for layer in t.match.scene(0).layers if layer.id == "marks")
    assert [str(mark.attrs["href"]) for mark in marks.shapes] == ["#mark-speed1"]
    labels = [GAME.words("en").text(p.label) for p in t.match.scene(0).picks.values() if p.id == "piece:ms1"]
    assert labels == ["Soldier 1 (7/3), for 1 point of speed"]


def test_contacts_are_linked_and_told(table) -> None:
    t = table("ms1=7/3 d5; jn1=8/3 d6; js1 h6", phase="attack")
    layers = {layer.id: layer for layer in t.match.scene(0).layers}
    assert len(layers["contacts"].shapes) == 1
    words = GAME.words("en")
    tips = [words.text(shape.title) for shape in layers["reach"].shapes if shape.title is not None]
    assert "Brown’s soldier 1 (7/3), d5. In contact with Yellow’s knight 1." in tips


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("endturn", "end the turn"),
        ("endmove", "end the moves"),
        ("go", "go ahead with the attack"),
        ("pass", "pass"),
        ("token strategists", "play strategists"),
        ("card 1", "play card 1"),
        ("lose red", "give up a red point"),
        ("free ms4", "free soldier 4"),
        ("put d3", "put the freed piece on d3"),
    ],
)
def test_what_was_the_only_choice_is_said_in_words(action: str, words: str) -> None:
    line = GAME.tell({"event": "forced", "seat": 0, "action": action}, ["Isabeau", "Gaspard"])
    assert GAME.words("en").text(line) == f"Isabeau can only {words}."


@pytest.mark.parametrize(
    ("facts", "english", "french"),
    [
        (
            {"event": "piece_moved", "seat": 0, "piece": "ms8", "from": "c2", "to": "c3", "speed": 0},
            "Anne’s soldier 8 moves from c2 to c3.",
            "Le soldat 8 d’Anne va de c2 en c3.",
        ),
        (
            {"event": "piece_captured", "seat": 1, "owner_seat": 0, "piece": "mt1", "value": "10/2"},
            "Gaspard captures Anne’s tower 1 (10/2).",
            "Gaspard capture la tour d’assaut 1 d’Anne (10/2).",
        ),
        (
            {"event": "piece_freed", "seat": 0, "owner_seat": 1, "piece": "mq", "cell": "d3"},
            "Anne frees the Witch-Queen from Gaspard’s prison and puts her on d3.",
            "Anne délivre sa Reine-Sorcière de la prison de Gaspard et la pose en d3.",
        ),
        (
            {"event": "bridge_closed", "seat": 0, "owner_seat": 0},
            "Anne closes their own drawbridge.",
            "Anne ferme son pont-levis.",
        ),
        (
            {"event": "bridge_closed", "seat": 1, "owner_seat": 0},
            "Gaspard closes Anne’s drawbridge.",
            "Gaspard ferme le pont-levis d’Anne.",
        ),
        (
            {"event": "courage_gained", "seat": 0, "red": 0, "blue": 2},
            "Anne gains courage: 2 blue.",
            "Anne gagne du courage\u00a0: 2 en bleu.",
        ),
    ],
)
def test_what_happened_is_said_with_the_names_of_pieces(facts, english: str, french: str) -> None:
    line = GAME.tell(facts, ["Anne", "Gaspard"])
    assert [GAME.words(language).text(line) for language in ("en", "fr")] == [english, french]


def test_figures_show_the_numbers_by_which_they_are_called(table) -> None:
    t = table("ms1=7/3 d5; ms2 a4; mk e1; jn2 h8", phase="move", token="soldiers")
    pieces = next(layer for layer in t.match.scene(0).layers if layer.id == "pieces")
    shown = {}
    for figure in pieces.shapes:
        hrefs = [str(part.attrs["href"]) for part in figure.children if part.tag == "use"]
        shown[GAME.words("en").text(figure.title)] = [href for href in hrefs if href.startswith("#number-")]
    assert shown["Brown’s soldier 1 (7/3)"] == ["#number-brown-1"]
    assert shown["Brown’s king (7/4)"] == []
    assert all(numbers == [f"#number-brown-{name[16]}"] for name, numbers in shown.items() if "Brown’s soldier" in name)


def test_the_text_board_names_every_piece_and_wall(table) -> None:
    t = table("ms1=7/3 d5; mt1=10/2 b4; ma1 on mt1; jn1=8/3 d6", bastions={1: {"bridge": "closed"}})
    board = t.match.text_board(0)
    for word in ("ms1", "7/3", "mt1+a", "jn1", "#####", "=====", "ma1 ", "on mt1", "objective"):
        assert word in board
    assert "8/3" not in board.split("unseen")[0]
    assert len(INK_OF) >= 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_text_board_shows_all_cells_for_every_seat(seats: int) -> None:
    match = GAME.new(seats, seed=2)
    for seat in (None, *range(seats)):
        board = match.text_board(seat)
        for owner in range(seats):
            assert f"{SEAT_LETTERS[owner]}k" in board
            assert f"{SEAT_LETTERS[owner]}s1" in board
        assert max(len(line) for line in board.split("\n")) <= 101


def test_r7_no_cell_beyond_a_wall_lights_up(table) -> None:
    """A step over a wall is never offered: not from the ground, not by a closed gate, not down from a rampart."""
    t = table("ms1 b2; ms2 c2; ms3 d2; jk h8", phase="move", token="soldiers", bastions={0: {"bridge": "closed"}})
    paths = {choice.path for choice in t.match.scene(0).choices if len(choice.path) == 2}
    assert {cell for piece, cell in paths if piece == "piece:ms1"} == {"cell:a2", "cell:b3"}
    assert {cell for piece, cell in paths if piece == "piece:ms2"} == {"cell:c1"}
    assert {cell for piece, cell in paths if piece == "piece:ms3"} == {"cell:d1", "cell:e2"}
