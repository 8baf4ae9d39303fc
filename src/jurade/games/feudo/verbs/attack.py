"""``attack d4 p t1`` attacks a territory with pawns beside it; ``attack pass`` ends one's attacks (R70 ff.)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from jurade.core.errors import Reason
from jurade.core.journal import Facts
from jurade.core.look import group
from jurade.core.scene import Shape
from jurade.core.verbs import Foreseen, Form, Trail, because, tried
from jurade.core.words import Message, say
from jurade.games.feudo import tables as t
from jurade.games.feudo.drawing import telling
from jurade.games.feudo.rules import actions as act
from jurade.games.feudo.rules import board as b
from jurade.games.feudo.rules import combat
from jurade.games.feudo.rules.movement import Ways
from jurade.games.feudo.rules.state import FeudoState
from jurade.games.feudo.verbs.base import CELL, PAWNS, FeudoPicker, FeudoVerb, chosen_in, joining


class Attack(FeudoVerb):
    word = "attack"
    forms = (Form(act.ATTACK_PASS, "pass"), Form(act.ATTACK, CELL.at(act.FIRST), PAWNS.at(1, act.FIRST)))
    examples = ("attack d4 p t1", "attack pass")
    phase = b.FIGHTING
    rule = "R70"

    # ---- picks

    def path(self, picker: FeudoPicker, action: int) -> Trail:
        if action == act.ATTACK_PASS:
            return super().path(picker, action)
        pawns = telling.pawns_in(act.second_of(action))
        return picker.cell(act.first_of(action)), *(picker.pawn(pawn) for pawn in pawns), _go(picker)

    def label(self, picker: FeudoPicker, action: int) -> Message:
        if action == act.ATTACK_PASS:
            return super().label(picker, action)
        cell, mask = act.first_of(action), act.second_of(action)
        return say(
            "choice-attack",
            place=telling.spot(picker.state, cell),
            pawns=telling.names_in(picker.state, picker.seat, mask),
            strength=int(combat.strength(picker.state, picker.seat, mask)),
            defence=int(combat.defence(picker.state, picker.seat, cell)),
        )

    def ghost(self, picker: FeudoPicker, action: int) -> Shape | None:
        if action == act.ATTACK_PASS:
            return None
        cell = act.first_of(action)
        return group(*(picker.blow(pawn, cell) for pawn in telling.pawns_in(act.second_of(action))))

    # ---- refusals

    def why_not(self, state: FeudoState, seat: int, action: int) -> Reason:
        cell, mask = act.first_of(action), act.second_of(action)
        if cell == t.CENTRE and state.has_convent():
            return because("R52", "attack-convent")
        town = state.town_at(cell)
        if state.defenders(seat, cell) < 0 and (town < 0 or state.owner[town] == seat):
            return because("G34", "attack-nothing")
        for pawn in telling.pawns_in(mask):
            unfit = _unfit(state, seat, pawn, cell)
            if unfit is not None:
                return unfit
        bound = 1 << t.BARON | 1 << combat.companion(state, seat)
        if mask & bound not in (0, bound):
            return because("R74", "attack-together")
        force, needed = combat.strength(state, seat, mask), combat.defence(state, seat, cell)
        if force <= needed:
            return because("R72", "attack-weak", strength=int(force), defence=int(needed))
        assert town >= 0
        assert not combat.may_storm(state, seat, mask)
        return because("R78", "attack-storm")

    def tries(self, picker: FeudoPicker, picked: Trail) -> Iterator[tuple[int, Trail]]:
        """Any enemy or town, with all that stand beside it; then any pawn more, or going with too few."""
        state, seat = picker.state, picker.seat
        if not picked:
            for cell in _targets(state, seat):
                force = int(combat.force_beside(state, seat, cell)) or _nearest(state, seat, cell)
                if force:
                    yield act.ATTACK + cell * act.FIRST + force, (picker.cell(cell),)
            return
        name = picked[0].partition(":")[2]
        if name not in t.CELL_NUMBERS:
            return
        cell, chosen = t.CELL_NUMBERS[name], chosen_in(picked)
        base = act.ATTACK + cell * act.FIRST
        for pawn, wanted in joining(picker, base, chosen, picker.on_board()):
            yield base + (wanted | int(combat.force_beside(state, seat, cell))), (*picked, picker.pawn(pawn))
        if chosen:
            yield base + chosen, (*picked, _go(picker))

    # ---- previews

    def foresee(self, state: FeudoState, seat: int, action: int) -> Foreseen:
        if action == act.ATTACK_PASS:
            return Foreseen([say("preview-pass")])
        cell, mask = act.first_of(action), act.second_of(action)
        strength, defence = int(combat.strength(state, seat, mask)), int(combat.defence(state, seat, cell))
        after, events = tried(state, lambda copy: combat.attack(copy, seat, cell, mask))
        points = {other: int(after.points[other] - state.points[other]) for other in range(state.seats)}
        seen = Foreseen(
            [
                say("preview-strength", parts=telling.numbered(state, seat, mask), total=strength),
                say("preview-defence", parts=telling.defence_parts(state, seat, cell), total=defence),
                *_outcome(events),
            ],
            points={other: by for other, by in points.items() if by},
        )
        if after.king and not state.king and combat.cowardice(after, seat):
            seen.warnings.append(say("warn-king", points=int(combat.cowardice(after, seat))))
        return seen


def _go(picker: FeudoPicker) -> str:
    """The button that ends the list of attackers."""
    return picker.button("go", say("pick-go"))


def _unfit(state: FeudoState, seat: int, pawn: int, cell: int) -> Reason | None:
    """Why one pawn cannot take part in an attack (R39, R52, R71, R73)."""
    name, place = telling.named(state, seat, pawn), state.place[seat * t.PAWNS + pawn]
    if not t.FIGHTERS >> pawn & 1:
        return because("R73", "attack-milady")
    if not state.alive[seat] >> pawn & 1:
        return because("R76", "pawn-eliminated")
    if place == t.HOME:
        return because("R39", "attack-from-castle")
    if place == t.CENTRE and state.has_convent():
        return because("R52", "attack-from-convent")
    if state.fought >> pawn & 1:
        return because("R71", "attacked-already", pawn=name)
    if not combat.force_beside(state, seat, cell) >> pawn & 1:
        return because("R71", "attack-far", pawn=name, place=telling.spot(state, cell))
    return None


def _targets(state: FeudoState, seat: int) -> list[int]:
    """Where one would like to attack: enemy pawns, towns and castles of others."""
    towns = {int(state.town_cell[town]) for town in range(t.TOWNS) if state.owner[town] != seat}
    castles = {int(state.castle[other]) for other in range(state.seats) if other != seat}
    return [cell for cell in range(t.CELLS) if cell in towns | castles or state.defenders(seat, cell) >= 0]


def _nearest(state: FeudoState, seat: int, cell: int) -> int:
    """The set of the one fighting pawn that stands nearest to a territory; empty when there is none."""
    ways = Ways(state, seat)
    fighters = telling.pawns_in(t.FIGHTERS & state.alive[seat])
    ranked = [(not state.on_map(seat, pawn), state.distance(ways.start_of(pawn), cell), pawn) for pawn in fighters]
    return 1 << min(ranked)[2] if ranked else 0


def _outcome(events: Iterable[Facts]) -> Iterator[Message]:
    """What a won attack brings about."""
    for facts in events:
        name, seat = str(facts["event"]), facts.get("seat")
        who = telling.seat_words(int(seat)) if isinstance(seat, int) else say("nobody")
        if name == "pawn_eliminated":
            yield say("preview-eliminated", seat=who, pawn=telling.pawn_words(t.PAWN_NUMBERS[str(facts["pawn"])]))
        elif name == "baron_wounded":
            yield say("preview-wounded", seat=who)
        elif name == "town_taken":
            loser = facts.get("loser")
            lost = telling.seat_words(int(loser)) if isinstance(loser, int) else say("nobody")
            town = telling.TOWN_NAMES[str(facts["town"])]
            yield say("preview-town", town=town, was="free" if loser is None else "held", loser=lost)
        elif name == "discontent_grew":
            yield say("preview-discontent", seat=who)
        elif name == "king_came":
            yield say("preview-king")
        elif name == "cowards_punished":
            yield say("preview-cowards", seat=who, points=int(str(facts["points"])))
