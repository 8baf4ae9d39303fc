"""What a seat sees and can pick: in every phase exactly the legal actions, no secrets, words in both languages."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from jurade.core.conformance import shapes
from jurade.core.rng import Rng
from jurade.core.scene import Shape
from jurade.core.state import NOBODY, State
from jurade.core.svg import render
from jurade.core.words import LANGUAGES, say
from jurade.games.feudo import GAME
from jurade.games.feudo.rules.board import FIGHTING, PHASES
from jurade.games.feudo.rules.state import FeudoState
from jurade.games.feudo.textboard import INK_OF, WIDTH, text_board

from ..scenes import (
    Seen,
    anchor,
    check_choices,
    check_ids,
    check_paths,
    check_words,
    is_inside,
    layer,
    random_states,
    things,
    used_symbols,
    view,
)

SETTINGS = [
    (2, {}),
    (3, {"plague": "virulent", "adjacency": "corner"}),
    (4, {"map": "study", "score_floor": "zero"}),
    (2, {"plague": "none", "extension_cap": 1}),
    (4, {"rounds": 15}),
]
EVERY = 53  # plies between the scenes looked at; rare phases more often
RARE = ("map", "sequence", "castle", "chooser", "order", "trade", "plague", "march", "attack", "advance", "over")


def random_game(number: int) -> Iterator[FeudoState]:
    """Every state of a random game that attacks whenever it can, chance points included."""

    def attacks(state: State, legal: list[int]) -> list[int]:
        return legal[1:] if own(state).phase == FIGHTING else legal

    return map(own, random_states(GAME, SETTINGS[number], number, attacks))


def own(state: State) -> FeudoState:
    assert isinstance(state, FeudoState)
    return state


@cache
def seen() -> tuple[Seen[FeudoState], ...]:
    """Scenes of several games for who is asked, who is not, and a spectator: some of every phase."""
    found = []
    for number in range(len(SETTINGS)):
        taken = Counter[str]()
        for ply, state in enumerate(random_game(number)):
            phase = PHASES[state.phase]
            if ply % EVERY == 0 or (phase in RARE and taken[phase] < 1):
                taken[phase] += 1
                actor = max(int(state.actor()), 0)
                for seat in dict.fromkeys((actor, (actor + 1) % state.seats, NOBODY)):
                    found.append(view(GAME, state, phase, seat))
    return tuple(found)


def asked() -> tuple[Seen[FeudoState], ...]:
    return tuple(each for each in seen() if each.is_asked)


def test_every_phase_is_among_the_scenes() -> None:
    assert {each.phase for each in seen()} == set(PHASES)
    assert {each.phase for each in asked()} == {
        "castle", "order", "army", "trade", "play", "march", "attack", "advance",
    }  # fmt: skip


def test_choices_are_the_legal_actions_in_notation() -> None:
    check_choices(GAME, seen())


def test_paths_are_described_unique_and_end_where_no_other_goes_on() -> None:
    for each in asked():
        check_paths(each.scene)


def test_paths_are_spelled_as_agreed() -> None:
    kinds = set()
    for each in asked():
        for choice in each.scene.choices:
            verb, *rest = choice.action.split()
            kinds.add(verb)
            if verb == "castle":
                assert choice.path == (f"cell:{rest[0]}",)
            elif verb == "order":
                assert choice.path == tuple(f"seat:{colour}" for colour in rest[:-1])
            elif verb == "army":
                assert choice.path == tuple(f"card:{pawn}" for pawn in rest)
            elif verb == "trade":
                assert choice.path == (f"trade:{rest[0]}",)
            elif verb == "play":
                goal = "button:stay" if rest[1] == "stay" else f"cell:{rest[1]}"
                assert choice.path[:2] == (f"card:{rest[0]}", goal)
                assert len(choice.path) == 2 or rest[0] == "m"
            elif choice.action in ("march done", "attack pass"):
                assert choice.path == (f"button:{rest[0]}",)
            elif verb == "march":
                assert choice.path == (f"pawn:{rest[0]}", f"cell:{rest[1]}")
            elif verb == "attack":
                assert choice.path == (f"cell:{rest[0]}", *(f"pawn:{pawn}" for pawn in rest[1:]), "button:go")
            elif rest[1] == "none":
                assert choice.path == ("button:none",)
            else:
                assert [name for name in choice.path if name != "button:alone"] == [f"pawn:{p}" for p in rest[1:]]
    assert kinds == {"castle", "order", "army", "trade", "play", "march", "attack", "advance"}


def test_milady_says_her_power_last(put) -> None:
    table = put(
        phase="play",
        seats=3,
        card="fog",
        cards={"red": ["b", "m", "n1"]},
        red={"m": "c5"},
        green={"b": "c6"},
        yellow={"b": "d5"},
    )
    scene = table.match.scene(0)
    check_paths(scene)
    paths = {choice.action: choice.path for choice in scene.choices}
    assert paths["play m stay"] == ("card:m", "button:stay", "button:none")
    assert paths["play m stay charm green"] == ("card:m", "button:stay", "charm:green")
    assert paths["play m stay charm yellow"] == ("card:m", "button:stay", "charm:yellow")
    assert paths["play m c4"] == ("card:m", "cell:c4")
    assert scene.picks["charm:green"].outline is not None
    sick = put(
        phase="play",
        card="fog",
        cards={"red": ["b", "m", "n1"]},
        red={"m": "c5"},
        sick={"red": ["m"]},
        green={"n1": "c6"},
    ).match.scene(0)
    check_paths(sick)
    paths = {choice.action: choice.path for choice in sick.choices}
    assert paths["play m stay infect"] == ("card:m", "button:stay", "button:infect")


def test_the_baron_may_advance_alone_or_with_another(put) -> None:
    table = put(phase="attack", red={"b": "c5", "n1": "c5", "t1": "b4"}, green={"n1": "c4"})
    table.play("red", "attack c4 b n1")
    while table.phase == "attack":
        table.play(table.acting[0], "attack pass")
    scene = table.match.scene(0)
    paths = {choice.action: choice.path for choice in scene.choices}
    assert paths["advance c4 b"] == ("pawn:b", "button:alone")
    assert paths["advance c4 b n1"] == ("pawn:b", "pawn:n1")
    assert paths["advance c4 n1"] == ("pawn:n1",)
    assert [shape.id for shape in layer(scene, "battles")] == ["battle-0"]


def test_ids_of_shapes_are_unique() -> None:
    for each in seen():
        check_ids(each.scene)


def test_a_pawn_keeps_its_id_for_the_whole_game() -> None:
    moved = 0
    for number in (0, 2):
        before: dict[str, Shape] = {}
        for ply, state in enumerate(random_game(number)):
            if ply % 9:
                continue
            now = things(GAME.scene(state.masked(NOBODY), NOBODY), "pieces")
            alive = {
                f"{GAME.colours[seat]}-{pawn}"
                for seat in range(state.seats)
                for pawn in GAME.dump(state)["players"][GAME.colours[seat]]["pawns"]
                if GAME.dump(state)["players"][GAME.colours[seat]]["pawns"][pawn] != "eliminated"
            }
            if GAME.dump(state)["round"]:
                assert set(now) - {"plague"} == alive
            moved += sum(before[name] != now[name] for name in before.keys() & now.keys())
            before = now
    assert moved > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said(language: str) -> None:
    check_words(GAME, language, (each.scene for each in seen()))


def test_everything_a_scene_refers_to_is_in_its_symbols() -> None:
    for each in seen():
        assert used_symbols(each.scene) == set(each.scene.symbols)


def test_places_lie_inside_the_board() -> None:
    for each in asked():
        for name, pick in each.scene.picks.items():
            if name.startswith("cell:"):
                assert pick.outline is not None
                assert is_inside(anchor(pick.outline), each.scene.box)


def test_cards_in_hand_are_picks_and_can_be_touched_on_the_board_as_well(put) -> None:
    scene = put(phase="play", card="border", cards={"red": ["b", "p", "n1"]}, red={"p": "c5"}).match.scene(0)
    cards = {card.id: card for card in scene.hand}
    assert set(cards) == {"card:b", "card:p", "card:n1", "chosen-trade"}
    for name in ("card:b", "card:p", "card:n1"):
        assert scene.picks[name].outline is not None
        assert scene.picks[name].area is not None


# ---- secrets


def test_nothing_but_what_a_seat_knows_is_in_its_scene() -> None:
    compared = 0
    for each in seen()[::2]:
        known = each.state.masked(each.seat)
        if known.is_complete():
            continue
        shown = {json.dumps(each.scene.to_json())}
        for number in range(2):
            shown.add(json.dumps(GAME.scene(known.imagine(Rng(number)).masked(each.seat), each.seat).to_json()))
        assert len(shown) == 1
        compared += 1
    assert compared > 10


def test_sealed_cards_show_only_that_they_were_sealed(put) -> None:
    for phase, answers in (("army", ("army b p m", "army n1 n2 s1")), ("trade", ("trade 0", "trade 4"))):
        for watcher in (0, None):
            pictures = set()
            for text in answers:
                table = put(phase=phase, hand={"green": [4, 2, 0, 0], "red": [4, 2, 0, 0]}).play("green", text)
                scene = table.match.scene(watcher)
                pictures.add(json.dumps(scene.to_json()) + table.match.text_board(watcher))
                green = next(panel for panel in scene.panels if panel.seat == 1)
                assert say("chip-sealed") in green.chips
            assert len(pictures) == 1


def test_a_seat_sees_its_own_sealed_cards_and_others_see_backs(put) -> None:
    cards = {"red": ["b", "p", "n1"], "green": ["m", "s1", "t1"]}
    table = put(phase="play", card="border", cards=cards, trade={"red": 4, "green": 2})
    mine, other, nobody = (table.match.scene(seat) for seat in (0, 1, None))
    assert [card.id for card in mine.hand] == ["card:b", "card:p", "card:n1", "chosen-trade"]
    assert [card.id for card in other.hand] == ["card:m", "card:s1", "card:t1", "chosen-trade"]
    assert nobody.hand == ()
    for scene in (mine, other, nobody):
        for panel in scene.panels:
            used = [shape.attrs.get("href") for shape in panel.shapes]
            assert used.count(f"#small-back-{panel.colour}") == 3
            assert not any(str(name).startswith("#small-army-") for name in used)
    assert "army" not in table.match.text_board(None).split("\n")[-1]
    assert table.match.text_board(0).split("\n")[-2:] == ["army b=4 p=6 n1=3", "trade 4"]


def test_shown_cards_are_seen_by_all(put) -> None:
    table = put(phase="play", card="border", cards={"red": ["b", "p", "n1"]}).play("red", "play n1 a7")
    panel = next(panel for panel in table.match.scene(None).panels if panel.seat == 0)
    used = [shape.attrs.get("href") for shape in panel.shapes]
    assert used.count("#small-army-red-n1") == 1
    assert used.count("#small-back-red") == 2


def test_records_hide_sealed_cards_until_they_are_shown(start) -> None:
    table = start(seats=2, chance=["map A0 B0 C0 D0", "sequence red green", "plague fog"])
    table.play("red", "castle a6").play("green", "castle k6", "order red green").play("red", "army b p n1")
    table.play("green", "army m s1 t1").play("red", "trade 4").play("green", "trade 2")

    def read_by(seat):
        return [line.text for line in table.match.record.export(seat, GAME).lines if line.text[:4] in ("army", "trad")]

    assert read_by(1) == ["army ?", "army m s1 t1", "trade ?", "trade 2"]
    assert read_by(None) == ["army ?", "army ?", "trade ?", "trade ?"]
    for colour, text in (("red", "play b a7"), ("green", "play m k7"), ("red", "play p a5")):
        table.play(colour, text)
    assert read_by(None)[0] == "army ?"
    table.play("green", "play s1 k5").play("red", "play n1 b6")
    assert read_by(None)[0] == "army b p n1"
    assert read_by(0)[1] == "army ?"
    table.play("green", "play t1 j6")
    assert read_by(None) == ["army b p n1", "army m s1 t1", "trade 4", "trade ?"]


# ---- prompts, panels, marks


def test_prompts_say_you_to_who_is_asked_and_a_name_to_the_others() -> None:
    for each in seen():
        key = each.scene.prompt.key
        owing = [seat for seat in range(each.state.seats) if each.state.owing() >> seat & 1]
        if each.phase == "over":
            assert key in ("prompt-over", "prompt-over-shared")
        elif each.is_asked or not owing:
            assert key.removesuffix("-charm") == f"prompt-{each.phase}"
        elif each.state.sealed():
            assert key == f"{'sealed' if each.seat >= 0 else 'watch'}-{each.phase}"
            assert each.scene.prompt.args["seats"] == tuple(GAME.seat_name(seat) for seat in owing)
        else:
            assert key == f"watch-{each.phase}"
            assert each.scene.prompt.args["seat"] == GAME.seat_name(owing[0])


def test_the_prompt_warns_of_a_milady_near_the_own_baron(put) -> None:
    near = {"red": {"b": "d6"}, "green": {"m": "c4"}}
    assert put(phase="army", **near).match.scene(0).prompt.key == "prompt-army-charm"
    assert put(phase="army", sick={"green": ["m"]}, **near).match.scene(0).prompt.key == "prompt-army"
    assert put(phase="army", red={"b": "d6"}).match.scene(0).prompt.key == "prompt-army"


def test_panels_are_in_turn_order_with_scores_and_facts(put) -> None:
    table = put(
        phase="attack",
        seats=3,
        order=["yellow", "red", "green"],
        points={"red": 5, "green": 9},
        towns={"evesham": "green"},
        turn=1,
        red={"p": "h9", "t1": "i8", "n1": "d6"},
        gone={"green": ["n1", "t2"]},
        sick={"red": ["n1"]},
    )
    panels = table.match.scene(None).panels
    assert [panel.colour for panel in panels] == ["yellow", "red", "green"]
    assert [panel.score for panel in panels] == [0, 5, 9]
    english = GAME.words("en")
    green = {english.text(name): value for name, value in panels[2].facts}
    assert green["fighting pawns"] == "7"
    assert green["towns"] == "Evesham"
    assert english.text(green["lost"]) == "a Knight and a Footman"
    red = {english.text(name): value for name, value in panels[1].facts}
    assert english.text(red["sick"]) == "Knight on d6"
    assert red["the King would take"] == str(31 - 6 - 2 - 3)


def test_towns_show_owner_and_worth_to_the_watcher(put) -> None:
    table = put(phase="attack", towns={"evesham": "red", "worcester": "green"}, red={"p": "h9", "t1": "i8"})
    drawn = {shape.id: shape for shape in layer(table.match.scene(0), "towns")}
    assert drawn["owner-evesham"].attrs["href"] == "#arms-red"
    assert "worth-evesham" not in drawn
    assert any(part.text == "11" for part in shapes((drawn["worth-worcester"],)))  # a6 to i9
    watched = {shape.id for shape in layer(table.match.scene(None), "towns")}
    assert not any(name.startswith("worth-") for name in watched)


def test_the_forecast_shows_the_next_villages_of_the_plague(put) -> None:
    scene = put(phase="attack", plague_at="b10", red={"p": "h9", "t1": "i8"}).match.scene(0)
    english = GAME.words("en")
    tips = {shape.id: english.text(shape.title) for shape in layer(scene, "plague") if shape.id}
    assert {name: tip.split()[-1] for name, tip in tips.items()} == {
        "forecast-north": "b2.",
        "forecast-east": "e10.",
        "forecast-south": "b7.",
        "forecast-west": "j10.",
    }


def test_the_wounded_and_the_resting_show_when_they_come_back(put) -> None:
    table = put(phase="army", round=6, wounded={"red": 5}, charmed_in={"green": 5})
    titles = [shape.title for shape in layer(table.match.scene(0), "pieces") if shape.title is not None]
    backs = [title for title in titles if title.key == "tip-back"]
    assert [title.args["round"] for title in backs] == [7, 7]


def test_dangers_count_what_an_enemy_could_bring(put) -> None:
    table = put(
        phase="attack",
        red={"n1": "d9", "t1": "i8", "p": "h9"},
        green={"b": "d10", "n2": "d10", "n3": "c8"},
    )
    marks = {shape.id: shape for shape in layer(table.match.scene(0), "threats")}
    assert any(part.text == "7" for part in shapes((marks["threat-d9-red-green"],)))
    assert "threat-i8-red-green" not in marks


def test_the_last_scene_names_the_winners() -> None:
    overs = [each for each in seen() if each.phase == "over"]
    assert overs
    for each in overs:
        winners = [seat for seat, place in enumerate(each.state.places()) if place == 1]
        assert each.scene.prompt.args["seats"] == tuple(GAME.seat_name(seat) for seat in winners)
        assert each.scene.prompt.args["points"] == max(each.state.scores())


def test_tables_tell_the_round_the_plague_and_the_king(put) -> None:
    table = put(phase="attack", red={"p": "h9", "t1": "i8"}, card="fog", round=4)
    round_table, plague, king = table.match.scene(0).tables
    assert round_table[0].args["round"] == 4
    left = {name.args["card"]: count for name, count in plague[1]}
    assert left["fog"] == "1 / 2"
    assert sum(int(count.split(" / ")[0]) for count in left.values()) == 16
    assert [row[1].args["points"] for row in king[1]] == [31 - 8, 31]


def test_pictures_in_both_languages() -> None:
    for each in seen()[::11]:
        for language in LANGUAGES:
            assert render(each.scene, GAME.words(language), overlays=("threats",)).startswith("<svg")


def test_log_lines_name_pawns_towns_and_players(put) -> None:
    table = put(phase="attack", red={"p": "c10", "s1": "b9"}, green={"t1": "c9"}, towns={"evesham": "green"})
    table.play("red", "attack c9 p s1")
    names = ["Isabeau", "Gaspard"]
    lines = [GAME.words("en").text(GAME.tell(event.seen_by(None), names)) for event in table.match.events]
    assert lines[0] == "Isabeau attacks c9 with the First Knight and a Mercenary: 10 against 9."
    assert "Isabeau takes Evesham from Gaspard." in lines
    assert "Gaspard: −11 points (total: −11)." in lines
    alone = GAME.tell({"event": "forced", "seat": 1, "action": "play s1 stay"}, names)
    assert GAME.words("en").text(alone) == "Gaspard’s Mercenary can’t move."
    table = put(phase="army").play("green", "army b p m")
    (event,) = table.events("army_chosen")
    assert GAME.words("en").text(GAME.tell(event.seen_by(1), names)) == (
        "Gaspard has chosen army cards: the Baron, the First Knight and Milady."
    )
    assert GAME.words("en").text(GAME.tell(event.seen_by(0), names)) == "Gaspard has chosen army cards."


# ---- the board in characters


def test_text_board_shows_ground_pawns_castles_and_names(put) -> None:
    table = put(
        phase="attack",
        red={"p": "c10", "s1": "b9", "b": "d6", "n1": "d6"},
        green={"t1": "c9", "m": "d3"},
        sick={"green": ["t1"]},
        towns={"evesham": "green"},
    )
    rows = text_board(table.match.state, 0).split("\n")
    assert rows[0].split() == list("abcdefghijk")

    def at(column: str, row: int) -> tuple[str, str]:
        start, line = 3 + WIDTH * "abcdefghijk".index(column), 1 + 2 * (11 - row)
        return tuple(rows[line + k].ljust(90)[start : start + WIDTH].strip() for k in (0, 1))

    assert at("c", 9) == ("[EvesG]", "Gt1*")
    assert at("c", 10) == (".", "Rp")
    assert at("d", 6) == ("+", "Rbn1")
    assert at("a", 6) == ("#R#", "")
    assert at("b", 10) == ("!!", "")
    assert at("d", 8) == ("%%%", "")
    assert at("e", 9) == ("/\\/\\", "")
    assert at("f", 6) == ("(+)", "")
    assert at("d", 3) == (".", "Gm")
    assert all(len(row) <= 3 + 11 * WIDTH for row in rows[:23])


def test_text_board_writes_out_what_does_not_fit(put) -> None:
    table = put(
        seats=3,
        phase="attack",
        red={"n1": "f6", "n2": "f6", "t1": "f6", "p": "h9", "t2": "i8"},
        green={"n1": "f6"},
        sick={"red": ["n1", "n2", "t1"], "green": ["n1"]},
    )
    board = text_board(table.match.state, 0)
    assert "f6: Rn1*n2*t1* Gn1*" in board.split("\n")


def test_text_boards_have_ink() -> None:
    assert INK_OF
    for each in seen():
        assert text_board(each.state.masked(each.seat), each.seat).count("\n") > 23
