"""What a seat sees and can pick: in every phase exactly the legal actions, with words in both languages, no secret."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from jurade.core.look import references
from jurade.core.match import Match
from jurade.core.rng import Rng
from jurade.core.scene import Partner, Scene, Shape, Term
from jurade.core.state import CHANCE, NOBODY, State
from jurade.core.words import LANGUAGES, Message, say
from jurade.games.bastide import GAME
from jurade.games.bastide.drawing.telling import signed
from jurade.games.bastide.rules import board as b
from jurade.games.bastide.rules.state import BastideState
from jurade.games.bastide.tables import WORK_NAMES

from ..scenes import (
    Seen,
    anchor,
    check_choices,
    check_ids,
    check_paths,
    check_pictures,
    check_words,
    ids,
    is_inside,
    random_match,
    things,
    used_symbols,
    view,
)
from .positions import go, table

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (3, {"talk": "deals"}),
    (4, {"talk": "deals", "talk_limit": 1, "card_values": "4-4-11"}),
    (5, {"talk": "off", "orientation": "auto"}),
    (3, {"talk": "gifts", "house_tiles": 26}),
]
PHASES = {
    *("turn", "talk_bid", "talk_raise", "talk_tax", "answer", "bid", "raise", "place", "envoy", "fire", "fire_more"),
    *("raid", "allot", "over"),
}


def own(state: State) -> BastideState:
    assert isinstance(state, BastideState)
    return state


def random_game(number: int) -> Iterator[BastideState]:
    """A random game, with much silence and much building; before every decision and when it is over."""

    def choose(match: Match, choices: list[str], rng: Rng) -> str:
        silent = choices[0] == "pass" and rng.below(8)
        return choices[0 if silent else rng.below(len(choices))]

    for match in random_match(GAME, SETTINGS[number % len(SETTINGS)], number, choose):
        yield own(match.state)


@cache
def seen() -> tuple[Seen[BastideState], ...]:
    """Scenes of several games for all seats and a spectator: some of every phase."""
    found = []
    for number in range(len(SETTINGS)):
        taken = Counter[int]()
        for state in random_game(number):
            if taken[state.phase] < 3 or state.phase == b.FINISHED:
                taken[state.phase] += 1
                phase = b.PHASE_NAMES[state.phase]
                found += [view(GAME, state, phase, seat) for seat in (*range(state.seats), NOBODY)]
    return tuple(found)


def asked() -> tuple[Seen[BastideState], ...]:
    """What the seats see that are to act."""
    return tuple(each for each in seen() if each.is_asked)


def test_every_phase_is_among_the_scenes() -> None:
    assert {each.phase for each in seen()} == PHASES


def test_choices_are_the_legal_actions_in_notation() -> None:
    check_choices(GAME, seen())


def test_paths_are_described_unique_and_end_where_no_other_goes_on() -> None:
    for each in asked():
        check_paths(each.scene)


def spelled(action: str) -> tuple[str, ...]:
    """The path an action has, from its notation alone."""
    verb, *rest = action.split()
    if verb == "project":
        return (f"work:{rest[0]}", *(f"cell:{block}" for block in rest[1:2]), *(f"turn:{way}" for way in rest[2:]))
    if verb == "house":
        return ("tile:house", f"cell:{rest[0]}", *(f"turn:{way}" for way in rest[1:]))
    if verb in ("burn", "raid"):
        return (f"house:{rest[1]}",) if rest[0] == "house" else (f"piece:{rest[0]}",)
    if verb == "allot":
        return tuple(f"allot:{part}" for part in rest)
    if verb == "gift":
        return ("button:gift", f"seat:{rest[0]}", f"deniers={rest[1]}")
    if verb == "offer":
        names = [rest[1].split(":")[0], rest[3].split(":")[0]]
        free = next(side for side in (rest[1], rest[3]) if side.split(":")[0] in ("pay", "kick"))
        return ("button:offer", f"seat:{rest[0]}", "deal:" + "-".join(names), "deniers=" + free.split(":")[1])
    single = {"fire": "tile:fire", "english": "tile:english{}", "place": "circle:{}", "envoy": "camp:{}"}
    single |= {"bid": "bid={}", "raise": "raise={}"}
    return (single.get(verb, f"button:{verb}").format(*rest),)


def test_paths_are_spelled_as_agreed() -> None:
    verbs = set()
    for each in asked():
        for choice in each.scene.choices:
            assert choice.path == spelled(choice.action)
            verbs.add(choice.action.split()[0])
    assert verbs == {
        *("project", "house", "fire", "english", "pass", "gift", "offer", "accept", "refuse", "bid", "raise", "place"),
        *("envoy", "burn", "stop", "raid", "allot"),
    }


def test_numbers_are_single_values_of_a_dial() -> None:
    for each in asked():
        for pick in each.scene.picks.values():
            if pick.kind == "number":
                dial, _, value = pick.id.partition("=")
                assert pick.least == pick.most == int(value)
                assert set(pick.marks) <= {int(value)}
                assert dial


def test_a_bid_is_marked_where_it_means_something() -> None:
    match = table(money=[16, 0, 1], influence={"h1.0": 1})
    match.play(0, "project h1")
    english = GAME.words("en")
    marks = {pick.least: english.text(pick.marks[pick.least]) for pick in match.scene(0).picks.values() if pick.marks}
    assert marks == {
        3: "1 influence",
        5: "lets you raise",
        6: "2 influences",
        9: "3 influences",
        12: "4 influences, but only 3 circles free",
        15: "5 influences, but only 3 circles free",
    }


def test_places_of_picks_lie_on_the_board() -> None:
    for each in asked():
        for pick in each.scene.picks.values():
            needs = pick.id.startswith(("work:", "cell:", "circle:", "camp:", "house:", "piece:"))
            assert (pick.outline is not None) == needs, pick.id
            assert pick.outline is None or is_inside(anchor(pick.outline), each.scene.box)


def test_cards_in_hand_are_the_picks_of_tiles() -> None:
    for each in seen():
        cards = [card.id for card in each.scene.hand]
        assert len(set(cards)) == len(cards)
        assert {pick for pick in each.scene.picks if pick.startswith("tile:")} <= set(cards)
        assert (each.seat == NOBODY) <= (not cards)


def test_ids_of_shapes_are_unique_and_no_symbols() -> None:
    for each in seen():
        check_ids(each.scene)
        assert set(ids(each.scene)).isdisjoint(each.scene.symbols)


def test_a_piece_keeps_its_id_and_place_while_it_stands() -> None:
    kept = 0
    before: dict[str, Shape] = {}
    for ply, state in enumerate(random_game(2)):
        if ply % 2 == 0:
            now = things(GAME.scene(state.masked(NOBODY), NOBODY), "pieces")
            for name in before.keys() & now.keys():
                if not any(work in name for work in ("church", "monastery", "chapel", "leper")):
                    assert before[name] == now[name]
                    kept += 1
            before = now
    assert kept > 100


def test_everything_a_scene_refers_to_is_in_its_symbols() -> None:
    for each in seen():
        assert used_symbols(each.scene) == set(each.scene.symbols)


# ---- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said(language: str) -> None:
    check_words(GAME, language, (each.scene for each in seen()))


def test_pictures_in_both_languages() -> None:
    check_pictures(GAME, (each.scene for each in seen()[::17]), overlays=("exposed", "taxes"))


def test_prompts_speak_to_the_asked_and_name_them_to_others() -> None:
    for each in seen():
        name = each.phase.replace("_", "-")
        if each.phase == "over":
            continue
        if each.is_asked:
            assert each.scene.prompt.key.removesuffix("-tile") == f"prompt-{name}"
        elif each.phase in ("bid", "raise"):
            sealed = each.seat >= 0 and each.state.asked & each.state.given & 1 << each.seat
            assert each.scene.prompt.key == f"{'sealed' if sealed else 'watch'}-{name}"
            waiting = [s for s in range(each.state.seats) if each.state.owing() >> s & 1]
            assert each.scene.prompt.args["seats"] == tuple(say(f"colour-{GAME.colours[s]}") for s in waiting)
        else:
            assert each.scene.prompt.key == f"watch-{name}"
            assert each.scene.prompt.args["seat"] == say(f"colour-{GAME.colours[int(each.state.actor())]}")


def test_chance_has_a_prompt_too() -> None:
    state = GAME.start(3, GAME.options.complete(None, 3))
    assert GAME.scene(state.masked(NOBODY), NOBODY).prompt == say("prompt-first")
    state.apply(CHANCE, state.outcomes()[0])
    scene = GAME.scene(state.masked(0), 0)
    assert scene.prompt == say("prompt-deal")
    assert scene.choices == ()


def test_a_guarded_seat_is_told_that_it_must_play_a_tile() -> None:
    assert table(idle=3).scene(0).prompt == say("prompt-turn-tile")
    assert table(idle=2).scene(0).prompt == say("prompt-turn")


def test_the_end_names_bayle_allegiance_and_both_totals() -> None:
    for each in seen():
        if each.phase == "over":
            args = each.scene.prompt.args
            winners = [seat for seat, place in enumerate(each.state.places()) if place == 1]
            assert args["seats"] == tuple(say(f"colour-{GAME.colours[seat]}") for seat in winners)
            assert args["town"] == ("english" if each.state.english else "french")
            towns = ("english", "french") if each.state.english else ("french", "english")
            for nth, (key, town) in enumerate(zip(("table-result", "table-result-other"), towns, strict=True)):
                title, rows = each.scene.tables[nth]
                assert title == say(key, town=town)
                for seat, (name, told) in enumerate(rows):
                    assert name == say(f"colour-{GAME.colours[seat]}")
                    assert isinstance(told, Message)
                    influence = told.args["influence"]
                    assert isinstance(influence, int)
                    own = each.state.scores()[seat]
                    assert told.args["total"] == signed(own if nth == 0 else 2 * influence - own)


# ---- panels, hand, tables


def facts(scene: Scene, seat: int) -> dict[str, str]:
    english = GAME.words("en")
    return {
        english.text(name): value if isinstance(value, str) else english.text(value)
        for name, value in scene.panels[seat].facts
    }


def test_panels_tell_all_public_numbers() -> None:
    match = table(
        money=[7, 2, 0],
        influence={"wall_n.0": 0, "wall_n.1": 0, "church.0": 1, "h1.2": 0, "v1.1": 2},
        religious=[["church", "r1c2"]],
        road=[0, 5, 0],
        cards={"prince": 0, "pope": 1},
    )
    assert facts(match.scene(2), 0) == {
        "purse": "7",
        "stock": "17",
        "walls": "2",
        "religious": "0",
        "roads": "1",
        "cards": "Prince",
        "Camp Road": "0",
        "tiles": "3",
        "if French": "11",
        "if English": "−5",
    }
    panels = match.scene(2).panels
    assert [panel.score for panel in panels] == [11, 12, 1]
    assert "card-pope" in references(panels[1].shapes)
    assert panels[0].chips == (say("chip-to-act"),)


def test_chips_tell_who_has_sealed_bid_and_added() -> None:
    match = table(money=[9, 9, 9], influence={"h1.0": 1})
    go(match, "0: project h1", "1: bid 6")
    assert [panel.chips for panel in match.scene(2).panels] == [
        (say("chip-to-act"),),
        (say("chip-sealed"),),
        (say("chip-to-act"),),
    ]
    go(match, "0: bid 5", "2: bid 2", "0: raise 1", "1: raise 3")
    chips = [panel.chips for panel in match.scene(2).panels]
    assert say("chip-bid-more", deniers=5) in chips[0]
    assert chips[2] == (say("chip-bid", deniers=2),)
    go(match, "0: raise 0")
    chips = [panel.chips for panel in match.scene(2).panels]
    assert chips[0] == (say("chip-active"), say("chip-bid", deniers=6), say("chip-places", count=2))
    assert chips[1] == (say("chip-to-act"), say("chip-bid", deniers=9), say("chip-places", count=3))


def test_a_hand_is_one_card_a_kind() -> None:
    scene = table(hands=["house house fire", "", ""]).scene(0)
    assert [(card.id, card.label.args["count"]) for card in scene.hand] == [("tile:house", 2), ("tile:fire", 1)]


def test_unseen_tiles_are_counted() -> None:
    for each in seen():
        title, rows = each.scene.tables[-1]
        hidden = int(each.state.bag_size) + sum(
            int(each.state.hand_size[seat]) for seat in range(each.state.seats) if seat != each.seat
        )
        assert title == say("table-unseen", count=hidden)
        assert sum(int(str(count).removeprefix("× ")) for _, count in rows) == hidden


# ---- secrets


def as_text(scene: Scene) -> str:
    return json.dumps(scene.to_json())


def test_scenes_depend_on_nothing_but_what_is_known() -> None:
    """Worlds a seat cannot tell apart look the same to it, in every phase."""
    differing = 0
    for each in seen()[::7]:
        known = each.state.masked(each.seat)
        for k in range(2):
            world = known.imagine(Rng(k))
            assert GAME.scene(world.masked(each.seat), each.seat) == each.scene
            assert GAME.text_board(world.masked(each.seat), each.seat) == GAME.text_board(known, each.seat)
            differing += list(world.hands) != list(each.state.hands)
    assert differing > 20


def test_sealed_amounts_show_only_that_they_were_sealed() -> None:
    match = table(money=[14, 14, 14])
    match.play(0, "project h1")
    for seat in (1, 2, None):
        views = set()
        for amount in (0, 5, 14):
            sealed = GAME.load(match.dump(), seed=1)
            sealed.play(0, f"bid {amount}")
            views.add(as_text(sealed.scene(seat)) + sealed.text_board(seat))
        assert len(views) == 1
    mine = GAME.load(match.dump(), seed=1)
    mine.play(0, "bid 13")
    assert mine.scene(0).prompt.args["deniers"] == 13


def test_hidden_additions_stay_hidden_until_the_reveal() -> None:
    match = table(money=[14, 14, 14])
    go(match, "0: project h1", "0: bid 5", "1: bid 5", "2: bid 0")
    views = set()
    for amount in (1, 7):
        raised = GAME.load(match.dump(), seed=1)
        go(raised, f"0: raise {amount}", "1: raise 2")
        assert raised.state.phase == b.RAISING
        views.add(as_text(raised.scene(1)) + raised.text_board(1))
        rows = dict(next(rows for title, rows in raised.scene(1).tables if title == say("table-auction")))
        assert rows[say("colour-blue")] == say("auction-line", deniers=5, added=0, hidden="yes")
        assert rows[say("colour-green")] == say("auction-line", deniers=5, added=2, hidden="no")
    assert len(views) == 1


# ---- talk


def window(**given: Any) -> Match:
    """A project has been named, seat 0 has the word."""
    match = table(options={"talk": "deals"}, money=[6, 4, 0], influence={"h1.0": 1}, **given)
    match.play(0, "project h1")
    return match


def test_offers_are_grouped() -> None:
    scene = window().scene(0)
    first = dict.fromkeys(choice.path[0] for choice in scene.choices)
    assert list(first) == ["button:pass", "button:gift", "button:offer"]
    offers = [choice.path for choice in scene.choices if choice.path[0] == "button:offer"]
    assert {path[1] for path in offers} == {"seat:1", "seat:2"}
    assert {path[2] for path in offers} == {"deal:pay-token", "deal:token-pay", "deal:pay-max"}


def test_an_offer_can_be_composed() -> None:
    match = window()
    form = match.scene(0).offer
    assert form is not None
    assert form.left == 2
    assert [partner.seat for partner in form.partners] == [1, 2]
    green = form.partners[0]
    assert [(term.written, term.least, term.most) for term in green.gives] == [
        ("pay:{n}", 1, 6),
        ("min:{n}", 1, 10),
        ("max:{n}", 0, 10),
        ("token:{n}", 1, 3),
    ]
    text = form.written(1, [(green.gives[0], 3)], [(green.wants[2], 0), (green.wants[3], 1)])
    assert text == "offer 1 pay:3 for max:0,token:1"
    assert form.written(1, [], [(green.wants[0], 2)]) == "offer 1 none for pay:2"
    assert [line.key for line in match.preview(0, text).lines] == ["preview-offer", "preview-you", "preview-they"]
    match.play(0, text)
    assert match.scene(0).offer is None


def offers_of(partner: Partner) -> Iterator[tuple[list[tuple[Term, int]], list[tuple[Term, int]]]]:
    """Every end of every range, alone and together with the largest payment the other side can make."""
    pays = [
        next((term for term in side if term.written.startswith("pay")), None) for side in (partner.wants, partner.gives)
    ]
    for terms, swap, pay in ((partner.gives, False, pays[0]), (partner.wants, True, pays[1])):
        for term in terms:
            for number in (term.least, term.most):
                for back in [[], [(pay, pay.most)]] if pay is not None else [[]]:
                    sides = ([(term, number)], back)
                    yield (sides[1], sides[0]) if swap else sides


def test_every_end_of_every_range_occurs_in_a_legal_offer() -> None:
    windows = Counter[str]()
    for each in asked():
        form = each.scene.offer
        assert (form is not None) == (each.phase.startswith("talk") and each.state.settings[b.TALK] == b.DEALS)
        if form is None or not any(each.state.money):
            continue
        windows[each.phase] += 1
        for partner in form.partners:
            found: dict[tuple[bool, str, int], bool] = {}
            for gives, wants in offers_of(partner):
                action = GAME.read(each.state, each.seat, form.written(partner.seat, gives, wants))
                legal = each.state.allows(each.seat, action)
                for swap, side in ((False, gives), (True, wants)):
                    for term, number in side:
                        key = (swap, term.written, number)
                        found[key] = found.get(key, False) or legal
            assert all(found.values()), (each.phase, partner.seat, [key for key, legal in found.items() if not legal])
    assert set(windows) == {"talk_bid", "talk_raise", "talk_tax"}


def test_menu_offers_can_be_composed_too() -> None:
    for each in asked():
        form = each.scene.offer
        for choice in each.scene.choices:
            if choice.action.startswith("offer"):
                assert form is not None
                _, seat, gives, _, wants = choice.action.split()
                (partner,) = (partner for partner in form.partners if partner.seat == int(seat))
                for side, terms in ((gives, partner.gives), (wants, partner.wants)):
                    name, _, number = side.rpartition(":")
                    (term,) = (term for term in terms if term.written == name + ":{n}")
                    assert term.least <= int(number) <= term.most


def test_an_offer_is_put_as_a_sentence_with_two_answers() -> None:
    match = window()
    match.play(0, "offer 1 pay:3 for max:0,token:1")
    scene, english = match.scene(1), GAME.words("en")
    assert english.text(scene.prompt) == (
        "Blue offers you a deal: Blue pays 3 deniers if you bid nothing and give 1 placement. Do you accept?"
    )
    assert [choice.path for choice in scene.choices] == [("button:accept",), ("button:refuse",)]
    assert english.text(match.scene(2).prompt) == (
        "Blue offers Green a deal: Blue pays 3 deniers if Green bids nothing and gives 1 placement."
    )
    match.play(1, "accept")
    title, rows = match.scene(None).tables[0]
    assert title == say("table-promises")
    assert rows == (
        (say("colour-green"), say("term-silent", who="they", step="bid")),
        (say("colour-green"), say("promise-token", deniers=1, seat=say("colour-blue"))),
    )


def test_without_talk_there_is_no_trace_of_it() -> None:
    views = [each for each in seen() if each.state.settings[b.TALK] == b.NO_TALK]
    assert views
    for each in views:
        text = as_text(each.scene)
        assert not any(word in text for word in ("offer", "gift", "promise", "talk", "term-", "form-"))
        assert "offer" not in GAME.text_board(each.state.masked(each.seat), each.seat)


def test_gifts_without_offers() -> None:
    views = [each for each in asked() if each.state.settings[b.TALK] == b.GIFTS and each.phase.startswith("talk")]
    assert views
    for each in views:
        assert each.scene.offer is None
        assert {choice.path[0] for choice in each.scene.choices} == {"button:pass", "button:gift"}


# ---- the log


@pytest.mark.parametrize("language", LANGUAGES)
def test_log_lines_name_seats_works_and_terms(language: str) -> None:
    match = window()
    go(match, "0: offer 1 pay:3 for max:0,token:1")
    words = GAME.words(language)
    lines = [words.text(GAME.tell(event.seen_by(None), ["Anna", "Bruno", "Clara"])) for event in match.events]
    assert {
        "en": "Anna offers Bruno a deal: Anna pays 3 deniers if Bruno stays out and gives 1 placement.",
        "fr": "Anna propose un accord à Bruno : Anna paie 3 deniers si Bruno s’abstient et cède 1 placement.",
    }[language] == lines[-1]


def test_the_log_tells_draws_and_bids_only_to_their_seat() -> None:
    houses = {"r0c0": 1, "r0c1": 1}
    match = table(hands=["fire", "", ""], houses=houses, money=[5, 5, 5], draws=["deal 0 english4"])
    go(match, "0: fire", "0: burn house r0c0", "1: project h1", "2: bid 4")
    english = GAME.words("en")
    told = {
        seat: [
            english.text(GAME.tell(event.seen_by(seat)))
            for ply in range(len(match.plies))
            for event in match.events_of(ply)
        ]
        for seat in (0, 2, None)
    }
    assert "Blue draws a tile: English 4." in told[0]
    assert "Blue draws a tile." in told[2]
    assert told[2][-1] == "Red bids 4 in secret."
    assert told[None][-1] == told[0][-1] == "Red bids in secret."


# ---- the board in characters


def test_text_board_shows_the_town() -> None:
    match = table(
        money=[3, 1, 0],
        influence={"wall_n.1": 0, "halle.1": 1, "church.0": 2, "v2.0": 0, "h1.3": 1},
        religious=[["church", "r0c0"]],
        houses={"r0c0": 1, "r2c3": 2},
        camp=[1, 3],
        hands=["house fire english2", "", ""],
    )
    rows = match.text_board(0).split("\n")
    assert rows[1] == "wall_n    =====( )================(B)================( )================( )======"
    assert rows[3].startswith("          | A1 r0c0    |")
    assert "| church     | ( ) |            | (B) |" in rows[4]
    assert rows[5].startswith("          | H h        |")
    assert rows[7].endswith("(G)")
    assert "(" not in rows[8]
    assert "( ) HALL (G)" in rows[10]
    text = "\n".join(rows)
    for part in ("church     r0c0  (R)( )( )( )", "camp  [1] [3] [ ]", "siege ENGLISH", "hand  house fire english2"):
        assert part in text
    assert "hand" not in match.text_board(None)
    assert "offer" not in text


def test_text_board_writes_the_form_of_an_offer() -> None:
    rows = window().text_board(0).split("\n")
    assert rows[-3] == "offer SEAT TERM,TERM|none for TERM,TERM|none"
    assert rows[-2] == (
        "  1 (G)  pay:1..6 min:1..10 max:0..10 token:1..3  for  pay:1..4 min:1..10 max:0..10 token:1..3"
    )


def test_text_board_lists_works_by_name() -> None:
    text = table(influence={"h1.0": 0}).text_board(None)
    idle = [name for name in WORK_NAMES if name != "h1"]
    assert f"works 1/14   not begun: {' '.join(idle)}" in text


def test_text_board_tells_purses_bids_and_who_is_ready() -> None:
    match = table(money=[9, 9, 9], active=1)
    go(match, "1: project h1", "2: bid 5")
    text = match.text_board(0).split("\n")
    assert "purse (B) $9  *(G) $9  (R) $9" in text
    assert "ready (R)" in text
    go(match, "0: bid 0", "1: bid 6")
    go(match, "1: raise 1", "2: raise 2")
    assert "bids  (B) 0  (G) 6+?  (R) 5+?" in match.text_board(0).split("\n")
