"""Every legal action as a path of picks: the notation that is sent, and what a hand would touch to say it.

::

    project h1, project church r0c2 h     work:h1, work:church › cell:r0c2 › turn:h
    house r0c1, house r0c1 v              tile:house › cell:r0c1 (› turn:v)
    fire, english 3                       tile:fire, tile:english3
    burn house r0c0, raid h1.2            house:r0c0, piece:h1.2
    place halle.1, envoy 2                circle:halle.1, camp:2
    bid 6, raise 0, allot 0=2 1=0         bid=6, raise=0, allot:0=2 › allot:1=0
    gift 2 3                              button:gift › seat:2 › deniers=3
    offer 2 pay:3 for token:1             button:offer › seat:2 › deal:pay-token › deniers=3
    pass, stop, accept, refuse            button:pass …
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from jurade.core import look
from jurade.core.look import INK, circle, group, rect, use
from jurade.core.scene import Choice, OfferForm, Partner, Pick, PickKind, Shape, Term
from jurade.core.words import Message, say
from jurade.games.bastide import actions as act
from jurade.games.bastide import board as b
from jurade.games.bastide.drawing.beside import camp_spot, work_spot
from jurade.games.bastide.drawing.plan import (
    BLOCK_OF,
    RADIUS,
    Box,
    Town,
    block_box,
    circles_of,
    faced_blocks,
    name_plate,
    religious_circle,
    strip_box,
)
from jurade.games.bastide.drawing.scenery import house_symbol, religious_token
from jurade.games.bastide.drawing.telling import (
    circle_words,
    offer_kind,
    seat_words,
    tax_at,
    terms_words,
    work_tip,
    work_words,
)
from jurade.games.bastide.scoring import walls_hold
from jurade.games.bastide.state import BastideState
from jurade.games.bastide.tables import (
    BLOCK_NAMES,
    CAMP_SPACES,
    CAPACITY,
    CIRCLE_NAMES,
    COLOURS,
    ENGLISH,
    FIRE,
    FIRST_RELIGIOUS,
    HOUSE,
    KIND_NAMES,
    KINDS,
    NOWHERE,
    PRICE,
    RAISE_FROM,
    STRIPS,
    WORK_NAMES,
    WORKS,
)
from jurade.games.bastide.talk import free_money
from jurade.games.bastide.tax import due_to


def picks_and_choices(town: Town, seat: int) -> tuple[dict[str, Pick], tuple[Choice, ...]]:
    """What can be picked by a seat now, and the choices the picks lead to, in the order of ``legal``."""
    table = _Table(town, seat)
    choices = tuple(table.choice(int(action)) for action in table.state.legal(seat)) if seat >= 0 else ()
    return table.picks, choices


def ghost_of(town: Town, seat: int, action: int) -> Shape | None:
    """What an action would put on the board or take from it."""
    return _Table(town, seat).choice(action).ghost


class _Table:
    """Collects the picks while it makes the choices."""

    def __init__(self, town: Town, seat: int) -> None:
        self.town = town
        assert isinstance(town.state, BastideState)
        self.state = town.state
        self.seat = seat
        self.picks: dict[str, Pick] = {}

    def choice(self, action: int) -> Choice:
        return _MAKERS[int(act.kind_of(action))](self, action)

    def _pick(
        self,
        id: str,
        kind: PickKind,
        label: Message,
        outline: Shape | None = None,
        area: Shape | None = None,
    ) -> str:
        if id not in self.picks:
            self.picks[id] = Pick(id, kind, label, outline, area)
        return id

    def _number(self, dial: str, value: int, mark: Message | None = None, label: Message | None = None) -> str:
        id = f"{dial}={value}"
        if id not in self.picks:
            marks = {value: mark} if mark is not None else {}
            label = label or say("pick-number", number=value)
            self.picks[id] = Pick(id, "number", label, least=value, most=value, marks=marks)
        return id

    # ---- a turn

    def project(self, action: int) -> Choice:
        work, block = int(act.project_work(action)), int(act.site_of(action))
        ends = self.state.begun == WORKS - 1 and self.state.filled[work] == 0
        key = "choice-project-last" if ends else "choice-project"
        trail = [self._work(work)]
        if block == act.NO_SITE:
            label = say(key, work=work_words(work), block="none")
            return Choice(act.spell(action), tuple(trail), label, self._begun(work))
        trail.append(self._cell(block))
        upright = self._turn(action, trail)
        label = say(key, work=work_words(work), block=BLOCK_NAMES[block])
        return Choice(act.spell(action), tuple(trail), label, self._token(work, block, upright))

    def build(self, action: int) -> Choice:
        block = int(act.site_of(action))
        trail = [self._tile(HOUSE), self._cell(block)]
        upright = self._turn(action, trail)
        tax = tax_at(self.state, block)
        label = say("choice-house", block=BLOCK_NAMES[block], tax=tax.total, own=tax.due.get(self.seat, 0))
        first = self.town.built[block] + int(self.state.houses[block])
        box = strip_box(block, first, 1, upright)
        symbol = house_symbol(block, int(self.state.houses[block]), upright)
        return Choice(act.spell(action), tuple(trail), label, ghostly(use(symbol, box[0], box[1]), box))

    def light(self, action: int) -> Choice:
        return Choice(act.spell(action), (self._tile(FIRE),), say("choice-fire"))

    def send(self, action: int) -> Choice:
        value = int(act.about(action))
        if self.state.camped < CAMP_SPACES:
            return Choice(act.spell(action), (self._tile(ENGLISH + value),), say("choice-english", value=value))
        after = self.state.clone()
        after.enter_camp(value)
        label = say("choice-siege", value=value, outcome="french" if walls_hold(after) else "english")
        return Choice(act.spell(action), (self._tile(ENGLISH + value),), label)

    def _tile(self, kind: int) -> str:
        count = int(self.state.hands[self.seat * KINDS + kind])
        name = KIND_NAMES[kind]
        return self._pick(f"tile:{name}", "card", say("pick-tile", tile=name, count=count))

    def _work(self, work: int) -> str:
        """Long works are picked at their names and light up whole; others where they stand, or in the list."""
        area = None
        if work >= FIRST_RELIGIOUS and self.state.sites[work] == NOWHERE:
            outline = rect(*work_spot(work), rx=7)
        else:
            x, y, width, height = self.town.work_box(work)
            outline = rect(x + 2, y + 2, width - 4, height - 4, rx=7)
            if (plate := name_plate(work)) is not None:
                outline, area = rect(*plate, rx=14), look.restyled(outline, fill=look.GOLD, fill_opacity=0.3)
        return self._pick(f"work:{WORK_NAMES[work]}", "place", work_tip(self.state, work), outline, area)

    def _cell(self, block: int) -> str:
        x, y, width, height = block_box(block)
        tax = tax_at(self.state, block)
        label = say("pick-block", block=BLOCK_NAMES[block], free=int(self.state.room[block]), tax=tax.total)
        outline = rect(x - 1, y - 1, width + 2, height + 2, rx=6)
        return self._pick(f"cell:{BLOCK_NAMES[block]}", "place", label, outline)

    def _turn(self, action: int, trail: list[str]) -> bool:
        """Add the direction of the strips where it is to be said; do they run north-south?"""
        orientation = int(act.orientation_of(action))
        if orientation == act.UNSAID:
            return self.town.is_upright(int(act.site_of(action)))
        name = act.ORIENTATION_NAMES[orientation]
        trail.append(self._pick(f"turn:{name}", "turn", say("pick-turn", way=name)))
        return orientation == act.NORTH_SOUTH

    def _begun(self, work: int) -> Shape | None:
        """A token that is put down when its project is named (R7)."""
        if self.state.sites[work] != NOWHERE:
            return None
        box = self.town.work_box(work)
        name = f"token-{WORK_NAMES[work]}"
        at = (box[0] + box[2] / 2, box[1] + box[3] / 2) if WORK_NAMES[work] == "halle" else (0.0, 0.0)
        return ghostly(use(name, *at), box)

    def _token(self, work: int, block: int, upright: bool) -> Shape:
        first = self.town.built[block]
        box = strip_box(block, first, int(STRIPS[work]), upright)
        circles = (use("circle-free", *religious_circle(number, block, first, upright)) for number in circles_of(work))
        return ghostly(group(*religious_token(work, block, first, upright), *circles), box)

    # ---- words

    def word(self, action: int) -> Choice:
        text = act.spell(action)
        name = "pass-word" if text == "pass" and self.state.window else text
        label = say(f"choice-{name}")
        return Choice(text, (self._pick(f"button:{text}", "button", label),), label)

    def _to(self, seat: int) -> str:
        return self._pick(f"seat:{seat}", "button", say("pick-seat", seat=seat_words(seat)))

    def gift(self, action: int) -> Choice:
        to, amount = int(act.addressee(action)), int(act.gift_amount(action))
        trail = (
            self._pick("button:gift", "button", say("pick-gift")),
            self._to(to),
            self._number("deniers", amount),
        )
        return Choice(act.spell(action), trail, say("choice-gift", seat=seat_words(to), deniers=amount))

    def offer(self, action: int) -> Choice:
        """An offer of the menu has one term with a free number; a composed one needs no path of its own."""
        to = int(act.addressee(action))
        gives, wants = act.spell_side(action, act.GIVE), act.spell_side(action, act.WANT)
        deal, amount = _deal(gives, wants)
        trail = (
            self._pick("button:offer", "button", say("pick-offer")),
            self._to(to),
            self._pick(f"deal:{deal}", "button", say(f"deal-{deal}", seat=seat_words(to))),
            self._number("deniers", amount),
        )
        return Choice(act.spell(action), trail, offer_label(to, gives, wants))

    # ---- sealed amounts

    def bid(self, action: int) -> Choice:
        amount = int(act.about(action))
        mark = _amount_mark(self.state, amount, amount >= RAISE_FROM)
        label = say("choice-bid", deniers=amount, pieces=amount // PRICE, lost=amount % PRICE)
        return Choice(act.spell(action), (self._number("bid", amount, mark),), label)

    def raise_(self, action: int) -> Choice:
        amount = int(act.about(action))
        before = int(self.state.bids[self.seat] + self.state.added[self.seat])
        mark = _amount_mark(self.state, before + amount, False)
        total = before + amount
        label = say("choice-raise", deniers=amount, total=total, pieces=total // PRICE, lost=total % PRICE)
        return Choice(act.spell(action), (self._number("raise", amount, mark),), label)

    def allot(self, action: int) -> Choice:
        owners = [seat for seat in range(self.state.seats) if act.allot_owners(action) >> seat & 1]
        parts = [(seat, int(act.allotted(action, seat))) for seat in owners]
        shares = tuple(say("counted", seat=seat_words(seat), count=amount) for seat, amount in parts)
        trail = tuple(
            self._number(f"allot:{seat}", amount, label=share)
            for (seat, amount), share in zip(parts, shares, strict=True)
        )
        return Choice(act.spell(action), trail, say("choice-allot", shares=shares))

    # ---- circles, houses, tiles of the camp

    def place(self, action: int) -> Choice:
        at = int(act.about(action))
        x, y = self.town.circle_at(at)
        faced = [rect(*block_box(BLOCK_OF[name]), rx=5, fill=look.GOLD, fill_opacity=0.3) for name in faced_blocks(at)]
        spot = self._pick(
            f"circle:{CIRCLE_NAMES[at]}",
            "place",
            say("pick-circle", circle=circle_words(at)),
            circle(x, y, RADIUS + 1),
            group(*faced),
        )
        ghost = group(use(f"piece-{COLOURS[self.seat]}", x, y), opacity=0.62)
        return Choice(act.spell(action), (spot,), say("choice-place", circle=circle_words(at)), ghost)

    def envoy(self, action: int) -> Choice:
        value = int(act.about(action))
        x, y, size = camp_spot(self.state, value)
        spot = self._pick(f"camp:{value}", "piece", say("pick-camp", value=value), rect(x, y, size, size, rx=8))
        return Choice(act.spell(action), (spot,), say("choice-envoy", value=value))

    def strike_house(self, action: int) -> Choice:
        block = int(act.about(action))
        box = self.town.house_box(block, int(self.state.houses[block]) - 1)
        x, y, width, height = box
        houses = int(self.state.houses[block])
        spot = self._pick(
            f"house:{BLOCK_NAMES[block]}",
            "piece",
            say("pick-house", block=BLOCK_NAMES[block], houses=houses),
            rect(x + 2, y + 2, width - 4, height - 4, rx=4),
        )
        key = "choice-burn-house" if act.kind_of(action) == act.BURN_HOUSE else "choice-raid-house"
        return Choice(act.spell(action), (spot,), say(key, block=BLOCK_NAMES[block]), crossed(box))

    def strike_piece(self, action: int) -> Choice:
        at = int(act.about(action))
        x, y = self.town.circle_at(at)
        owner = seat_words(int(self.state.owner[at]))
        spot = self._pick(
            f"piece:{CIRCLE_NAMES[at]}",
            "piece",
            say("pick-piece", owner=owner, circle=circle_words(at)),
            circle(x, y, RADIUS + 2),
        )
        key = "choice-burn" if act.kind_of(action) == act.BURN else "choice-raid"
        box = (x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS)
        return Choice(act.spell(action), (spot,), say(key, owner=owner, circle=circle_words(at)), crossed(box))


_MAKERS: Final[dict[int, Callable[[_Table, int], Choice]]] = {
    act.PROJECT: _Table.project,
    act.BUILD: _Table.build,
    act.LIGHT: _Table.light,
    act.SEND: _Table.send,
    act.PASS: _Table.word,
    act.STOP: _Table.word,
    act.ACCEPT: _Table.word,
    act.REFUSE: _Table.word,
    act.GIFT: _Table.gift,
    act.OFFER: _Table.offer,
    act.TAX_OFFER: _Table.offer,
    act.BID: _Table.bid,
    act.RAISE: _Table.raise_,
    act.ALLOT: _Table.allot,
    act.PLACE: _Table.place,
    act.ENVOY: _Table.envoy,
    act.BURN_HOUSE: _Table.strike_house,
    act.RAID_HOUSE: _Table.strike_house,
    act.BURN: _Table.strike_piece,
    act.RAID: _Table.strike_piece,
}


def _amount_mark(state: BastideState, total: int, may_raise: bool) -> Message | None:
    """What a contribution means on the dial: every third denier buys a piece, 5 opens the raise, circles run out."""
    free = int(CAPACITY[state.project] - state.filled[state.project])
    if total and total % PRICE == 0:
        return say("mark-pieces", pieces=total // PRICE, free=free, enough="yes" if total // PRICE <= free else "no")
    return say("mark-raise") if may_raise and total == RAISE_FROM else None


def _deal(gives: str, wants: str) -> tuple[str, int]:
    """What kind of menu offer this is, and its free number."""
    names = [side.split(":")[0] for side in (gives, wants)]
    free = gives if names[0] in ("pay", "kick") else wants
    return "-".join(names), int(free.split(":")[-1].split(",")[0]) if ":" in free else 0


def offer_label(to: int, gives: str, wants: str) -> Message:
    """An offer on the main button."""
    return say(
        "choice-offer",
        seat=seat_words(to),
        kind=offer_kind(gives, wants),
        gives=terms_words(gives),
        wants=terms_words(wants),
    )


def ghostly(drawn: Shape, box: Box) -> Shape:
    """Something that does not stand there yet: paler, in a dashed frame."""
    x, y, width, height = box
    frame = rect(x + 1.5, y + 1.5, width - 3, height - 3, rx=5)
    return group(
        group(drawn, opacity=0.66),
        look.restyled(frame, fill="none", stroke=look.LEAF, stroke_width=4),
        look.restyled(frame, fill="none", stroke=INK, stroke_width=2, stroke_dasharray="6 4"),
    )


def crossed(box: Box) -> Shape:
    """Something that would be gone: a dashed cross over it."""
    x, y, width, height = box
    left, right, top, bottom = x + 5, x + width - 5, y + 5, y + height - 5
    d = f"M{left:g} {top:g}L{right:g} {bottom:g}M{right:g} {top:g}L{left:g} {bottom:g}"
    return group(
        look.path(d, fill="none", stroke=look.LEAF, stroke_width=6, stroke_linecap="round"),
        look.path(d, fill="none", stroke=INK, stroke_width=2.6, stroke_dasharray="6 4", stroke_linecap="round"),
    )


# ---- composing an offer (section 13)


def offer_form(state: BastideState, seat: int) -> OfferForm | None:
    """The form of an offer for the seat that has the word; None where no offer can be made (T2, T4)."""
    if not (0 <= seat == state.mover and state.window == state.phase != 0 and state.settings[b.TALK] == b.DEALS):
        return None
    partners = tuple(
        Partner(to, seat_words(to), tuple(_terms(state, seat, to)), tuple(_terms(state, to, seat)))
        for to in range(state.seats)
        if to != seat
    )
    left = int(state.settings[b.TALK_LIMIT] - state.spoken[seat])
    return OfferForm("offer {seat} {gives} for {wants}", partners, left)


def _terms(state: BastideState, giver: int, partner: int) -> Iterator[Term]:
    """What a seat may give to another in this window, with the numbers that can be kept (T5, T6)."""
    free = int(free_money(state, giver))
    if free:
        yield Term("pay:{n}", say("form-pay"), 1, free)
    if state.window == b.TALK_TAX:
        yield from _allot_terms(state, giver)
        yield Term("kick:{n}", say("form-kick"), 1, int(state.money[giver] + state.tax))
        return
    reach = int(state.money[giver] + free_money(state, partner))  # what the partner pays may be put in at once
    if state.window == b.TALK_BID or state.bids[giver] >= RAISE_FROM:
        most = min(reach, int(state.most[giver]))
        if most:
            yield Term("min:{n}", say("form-min"), 1, most)
        yield Term("max:{n}", say("form-max"), int(state.least[giver]), max(reach, int(state.least[giver])))
    open_circles = int(CAPACITY[state.project] - state.filled[state.project])
    yield Term("token:{n}", say("form-token"), 1, open_circles)


def _allot_terms(state: BastideState, giver: int) -> Iterator[Term]:
    """Parts of the tax that the distributor may still promise (T6)."""
    if giver != state.active:
        return
    for owner in range(state.seats):
        others = sum(int(state.pledged[seat]) for seat in range(state.seats) if seat != owner)
        most = min(int(due_to(state, state.taxed, owner)), int(state.tax) - others)
        if most > 0:
            yield Term(f"allot:{owner}:{{n}}", say("form-allot", seat=seat_words(owner)), 1, most)
