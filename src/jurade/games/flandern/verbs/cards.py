"""``play gent +2`` chooses or plays a card with influence cards, ``draw`` takes an influenced one (R9, R54)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from jurade.core.errors import IllegalAction, Reason
from jurade.core.verbs import Foreseen, Form, Misread, OneOf, Part, Trail, Whole, because
from jurade.core.words import Arg, Message, say
from jurade.games.flandern import tables as t
from jurade.games.flandern.drawing import telling
from jurade.games.flandern.rules import actions as act
from jurade.games.flandern.rules import board as b
from jurade.games.flandern.rules import building
from jurade.games.flandern.rules.cards import pile_to_draw
from jurade.games.flandern.rules.state import FlandernState
from jurade.games.flandern.verbs.base import FlandernPicker, FlandernVerb, acts_first, room_words


class Choice(Part):
    """A card and its influence cards, if any: ``gent``, ``gent +2``; so in actions and in positions."""

    takes = None
    card = OneOf("card", t.CARDS)
    influence = Whole("influence", 1, 10**9 - 1, before="+")

    def write(self, state: Any, value: int) -> str:
        card, influence = self.card.write(state, act.card_of(value)), act.influence_of(value)
        return f"{card} {self.influence.write(state, influence)}" if influence else card

    def read(self, state: Any, words: Sequence[str], text: str) -> int:
        card, influence = self.card.read(state, words[:1], text), 0
        if len(words) > 2:
            raise Misread
        if len(words) == 2:
            influence = self.influence.read(state, words[1:], text)
        if influence > t.MOST_INFLUENCE:
            message = say("why-too-much-influence", number=influence, most=t.MOST_INFLUENCE)
            raise IllegalAction(f"nobody can hold {influence} influence cards (R9)", rule="R9", message=message)
        return act.choice(card, influence)

    def say(self, state: Any, value: int) -> Arg:
        return telling.card_words(t.CARDS[act.card_of(value)])


CHOICE: Final = Choice("card")


class Play(FlandernVerb):
    word = "play"
    forms = (Form(act.PLAY, CHOICE.at(1)),)
    examples = ("play gent", "play gent +1")
    asked = ((b.CHOOSE_CARD, "R9"), (b.TURN_START, "R54"), (b.OWN_CARD, "R55"))

    def path(self, picker: FlandernPicker, action: int) -> Trail:
        card, influence = picker.card(act.card_of(action)), act.influence_of(action)
        held = picker.state.influence[picker.seat]
        if picker.state.phase != b.CHOOSE_CARD or held == influence == 0:
            return (card,)
        return card, picker.influence(influence)

    def in_words(self, action: int) -> Message:
        return say("choice-play", card=CHOICE.say(None, action), influence=int(act.influence_of(action)))

    def now(self, state: FlandernState, seat: int) -> Reason:
        return because(self.rule_in(state), f"now-play-{b.PHASES[state.phase]}")

    def why_not(self, state: FlandernState, seat: int, action: int) -> Reason:
        card, influence = act.card_of(action), act.influence_of(action)
        if not state.hand[seat] >> card & 1:
            if card < t.ALL_CITIES and not state.cities >> card & 1:
                return because("R6", "absent-city", city=telling.city_words(card))
            if card < t.ALL_CITIES and state.scored >> card & 1:
                return because("R41", "card-of-scored-city", city=telling.city_words(card))
            return because("R28", "card-lies-played", card=telling.card_words(t.CARDS[card]))
        if state.seats == 2:
            return because("R51", "no-influence-for-two")
        return because("R9", "no-influence", number=int(influence), held=int(state.influence[seat]))

    def tries(self, picker: FlandernPicker, picked: Trail) -> Iterator[int]:
        """Any card, with one influence card too many: of a card that is not in hand the number does not matter."""
        most = picker.state.influence[picker.seat] + 1 if picker.state.phase == b.CHOOSE_CARD else 0
        return (act.PLAY | act.choice(card, count) for card in range(t.ALL_CARDS) for count in range(most + 1))

    def foresee(self, state: FlandernState, seat: int, action: int) -> Foreseen:
        """What the card could do as things stand; others may act before."""
        seen = Foreseen()
        _foresee_card(state, seat, act.card_of(action), seen)
        if state.phase == b.CHOOSE_CARD:
            influence = act.influence_of(action)
            if influence:
                seen.lines.append(say("preview-influence", left=int(state.influence[seat] - influence)))
            if acts_first(state, seat, influence):
                seen.lines.append(say("preview-first"))
            if not state.has_gold_left():
                seen.lines.append(say("preview-last-round"))
        return seen


def _foresee_card(state: FlandernState, seat: int, card: int, seen: Foreseen) -> None:
    """Add what one action card could do now."""
    arms = state.own_arms(seat)
    without_effect = say("warn-void", card=telling.card_words(t.CARDS[card]))
    if card == t.BACK_CARD:
        back = tuple(telling.card_words(t.CARDS[other]) for other in t.members(state.played[seat]))
        if back:
            seen.lines.append(say("preview-back", cards=back))
        else:
            seen.warnings.append(say("warn-nothing-back"))
    elif card == t.SITE_CARD:
        cities = tuple(telling.city_words(city) for city in t.members(building.site_cities(state, arms)))
        if cities:
            seen.lines.append(say("preview-site", cities=cities, left=int(state.site_stock)))
        else:
            seen.warnings.append(without_effect)
    elif building.can_act_in(state, card, arms):
        seen.lines.append(room_words(state, card, arms, True))
        guild = state.guild[seat]
        if not building.can_act_in(state, card, 1 << guild):
            city, own = telling.city_words(card), telling.arms_words(guild)
            seen.warnings.append(say("warn-no-own", city=city, arms=own))
    else:
        seen.warnings.append(without_effect)


class Draw(FlandernVerb):
    word = "draw"
    forms = (Form(act.DRAW),)
    examples = ("draw",)
    asked = ((b.TURN_START, "R54"),)

    def why_not(self, state: FlandernState, seat: int, action: int) -> Reason:
        return self.now(state, seat)  # there always is a card to draw

    def foresee(self, state: FlandernState, seat: int, action: int) -> Foreseen:
        left = int(t.count(pile_to_draw(state)))
        return Foreseen([say("preview-draw" if state.pile else "preview-draw-renewed", left=left)])
