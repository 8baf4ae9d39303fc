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
    MOST_SEATS,
    NOWHERE,
    PRICE,
    RAISE_FROM,
    STRIPS,
    WORK_NAMES,
    WORKS,
)
from jurade.games.bastide.talk import free_money
from jurade.games.bastide.tax import due_to

Told = tuple[Message, Shape | None]  # how the main button says an action, and what it would put on the board


def picks_and_choices(town: Town, seat: int) -> tuple[dict[str, Pick], tuple[Choice, ...]]:
    """What can be picked by a seat now, and the choices the picks lead to, in the order of ``legal``."""
    offer = Offer(town, seat)
    choices = tuple(offer.choice(int(action)) for action in offer.state.legal(seat)) if seat >= 0 else ()
    return offer.picks, choices


def ghost_of(town: Town, seat: int, action: int) -> Shape | None:
    """What an action would put on the board or take from it."""
    return Offer(town, seat).choice(action).ghost


class Offer:
    """Collects the picks of a seat while it finds paths and makes choices."""

    def __init__(self, town: Town, seat: int) -> None:
        self.town = town
        assert isinstance(town.state, BastideState)
        self.state = town.state
        self.seat = seat
        self.picks: dict[str, Pick] = {}

    def choice(self, action: int) -> Choice:
        """A legal action with all that is said and shown of it."""
        _, tell = _KINDS[int(act.kind_of(action))]
        label, ghost = tell(self, action)
        return Choice(act.spell(action), self.path(action), label, ghost)

    def path(self, action: int) -> tuple[str, ...]:
        """What a hand would touch to say an action of this seat, legal or not."""
        find_path, _ = _KINDS[int(act.kind_of(action))]
        return find_path(self, action)

    # ---- single picks

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

    def _turn(self, action: int) -> tuple[str, ...]:
        """The direction of the strips where it is said."""
        name = act.ORIENTATION_NAMES[int(act.orientation_of(action))]
        return (self._pick(f"turn:{name}", "turn", say("pick-turn", way=name)),) if name else ()

    def _to(self, seat: int) -> str:
        return self._pick(f"seat:{seat}", "button", say("pick-seat", seat=seat_words(seat)))

    # ---- a turn

    def project_path(self, action: int) -> tuple[str, ...]:
        work, block = self._work(int(act.project_work(action))), int(act.site_of(action))
        return (work,) if block == act.NO_SITE else (work, self._cell(block), *self._turn(action))

    def project(self, action: int) -> Told:
        work, block = int(act.project_work(action)), int(act.site_of(action))
        ends = self.state.begun == WORKS - 1 and self.state.filled[work] == 0
        key = "choice-project-last" if ends else "choice-project"
        if block == act.NO_SITE:
            return say(key, work=work_words(work), block="none"), self._begun(work)
        label = say(key, work=work_words(work), block=BLOCK_NAMES[block])
        return label, self._token(work, block, self._is_upright(action))

    def build_path(self, action: int) -> tuple[str, ...]:
        return self._tile(HOUSE), self._cell(int(act.site_of(action))), *self._turn(action)

    def build(self, action: int) -> Told:
        block = int(act.site_of(action))
        upright = self._is_upright(action)
        tax = tax_at(self.state, block)
        label = say("choice-house", block=BLOCK_NAMES[block], tax=tax.total, own=tax.due.get(self.seat, 0))
        first = self.town.built[block] + int(self.state.houses[block])
        box = strip_box(block, first, 1, upright)
        symbol = house_symbol(block, int(self.state.houses[block]), upright)
        return label, ghostly(use(symbol, box[0], box[1]), box)

    def light_path(self, action: int) -> tuple[str, ...]:
        return (self._tile(FIRE),)

    def light(self, action: int) -> Told:
        return say("choice-fire"), None

    def send_path(self, action: int) -> tuple[str, ...]:
        return (self._tile(ENGLISH + int(act.about(action))),)

    def send(self, action: int) -> Told:
        value = int(act.about(action))
        if self.state.camped < CAMP_SPACES:
            return say("choice-english", value=value), None
        after = self.state.clone()
        after.enter_camp(value)
        return say("choice-siege", value=value, outcome="french" if walls_hold(after) else "english"), None

    def _is_upright(self, action: int) -> bool:
        """Do the strips run north-south, as said or as they do already?"""
        orientation = int(act.orientation_of(action))
        if orientation == act.UNSAID:
            return self.town.is_upright(int(act.site_of(action)))
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

    def word_path(self, action: int) -> tuple[str, ...]:
        return (self._pick(f"button:{act.spell(action)}", "button", self.word(action)[0]),)

    def word(self, action: int) -> Told:
        text = act.spell(action)
        return say(f"choice-{'pass-word' if text == 'pass' and self.state.window else text}"), None

    def gift_path(self, action: int) -> tuple[str, ...]:
        button = self._pick("button:gift", "button", say("pick-gift"))
        return button, self._to(int(act.addressee(action))), self._number("deniers", int(act.gift_amount(action)))

    def gift(self, action: int) -> Told:
        to, amount = int(act.addressee(action)), int(act.gift_amount(action))
        return say("choice-gift", seat=seat_words(to), deniers=amount), None

    def offer_path(self, action: int) -> tuple[str, ...]:
        """An offer of the menu has one term with a free number; a composed one needs no path of its own."""
        to = int(act.addressee(action))
        deal, amount = _deal(act.spell_side(action, act.GIVE), act.spell_side(action, act.WANT))
        return (
            self._pick("button:offer", "button", say("pick-offer")),
            self._to(to),
            self._pick(f"deal:{deal}", "button", say(f"deal-{deal}", seat=seat_words(to))),
            self._number("deniers", amount),
        )

    def offer(self, action: int) -> Told:
        gives, wants = act.spell_side(action, act.GIVE), act.spell_side(action, act.WANT)
        return offer_label(int(act.addressee(action)), gives, wants), None

    # ---- sealed amounts

    def bid_path(self, action: int) -> tuple[str, ...]:
        amount = int(act.about(action))
        return (self._number("bid", amount, _amount_mark(self.state, amount, amount >= RAISE_FROM)),)

    def bid(self, action: int) -> Told:
        amount = int(act.about(action))
        return say("choice-bid", deniers=amount, pieces=amount // PRICE, lost=amount % PRICE), None

    def raise_path(self, action: int) -> tuple[str, ...]:
        amount = int(act.about(action))
        return (self._number("raise", amount, _amount_mark(self.state, self._raised(amount), False)),)

    def raise_(self, action: int) -> Told:
        amount = int(act.about(action))
        total = self._raised(amount)
        return say("choice-raise", deniers=amount, total=total, pieces=total // PRICE, lost=total % PRICE), None

    def _raised(self, amount: int) -> int:
        """All that the seat would have put in."""
        return int(self.state.bids[self.seat] + self.state.added[self.seat]) + amount

    def allot_path(self, action: int) -> tuple[str, ...]:
        parts = zip(_parts(action), _shares(action), strict=True)
        return tuple(self._number(f"allot:{seat}", amount, label=share) for (seat, amount), share in parts)

    def allot(self, action: int) -> Told:
        return say("choice-allot", shares=_shares(action)), None

    # ---- circles, houses, tiles of the camp

    def place_path(self, action: int) -> tuple[str, ...]:
        at = int(act.about(action))
        faced = [rect(*block_box(BLOCK_OF[name]), rx=5, fill=look.GOLD, fill_opacity=0.3) for name in faced_blocks(at)]
        label = say("pick-circle", circle=circle_words(at))
        spot = circle(*self.town.circle_at(at), RADIUS + 1)
        return (self._pick(f"circle:{CIRCLE_NAMES[at]}", "place", label, spot, group(*faced)),)

    def place(self, action: int) -> Told:
        at = int(act.about(action))
        ghost = group(use(f"piece-{COLOURS[self.seat]}", *self.town.circle_at(at)), opacity=0.62)
        return say("choice-place", circle=circle_words(at)), ghost

    def envoy_path(self, action: int) -> tuple[str, ...]:
        value = int(act.about(action))
        x, y, size = camp_spot(self.state, value)
        return (self._pick(f"camp:{value}", "piece", say("pick-camp", value=value), rect(x, y, size, size, rx=8)),)

    def envoy(self, action: int) -> Told:
        return say("choice-envoy", value=int(act.about(action))), None

    def house_path(self, action: int) -> tuple[str, ...]:
        block = int(act.about(action))
        houses = int(self.state.houses[block])
        x, y, width, height = self.town.house_box(block, houses - 1)
        label = say("pick-house", block=BLOCK_NAMES[block], houses=houses)
        spot = rect(x + 2, y + 2, width - 4, height - 4, rx=4)
        return (self._pick(f"house:{BLOCK_NAMES[block]}", "piece", label, spot),)

    def strike_house(self, action: int) -> Told:
        block = int(act.about(action))
        key = "choice-burn-house" if act.kind_of(action) == act.BURN_HOUSE else "choice-raid-house"
        box = self.town.house_box(block, int(self.state.houses[block]) - 1)
        return say(key, block=BLOCK_NAMES[block]), crossed(box)

    def piece_path(self, action: int) -> tuple[str, ...]:
        at = int(act.about(action))
        owner = seat_words(int(self.state.owner[at]))
        label = say("pick-piece", owner=owner, circle=circle_words(at))
        spot = circle(*self.town.circle_at(at), RADIUS + 2)
        return (self._pick(f"piece:{CIRCLE_NAMES[at]}", "piece", label, spot),)

    def strike_piece(self, action: int) -> Told:
        at = int(act.about(action))
        x, y = self.town.circle_at(at)
        key = "choice-burn" if act.kind_of(action) == act.BURN else "choice-raid"
        box = (x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS)
        return say(key, owner=seat_words(int(self.state.owner[at])), circle=circle_words(at)), crossed(box)


# How an action is picked, and how it is told.
_KINDS: Final[dict[int, tuple[Callable[[Offer, int], tuple[str, ...]], Callable[[Offer, int], Told]]]] = {
    act.PROJECT: (Offer.project_path, Offer.project),
    act.BUILD: (Offer.build_path, Offer.build),
    act.LIGHT: (Offer.light_path, Offer.light),
    act.SEND: (Offer.send_path, Offer.send),
    act.PASS: (Offer.word_path, Offer.word),
    act.STOP: (Offer.word_path, Offer.word),
    act.ACCEPT: (Offer.word_path, Offer.word),
    act.REFUSE: (Offer.word_path, Offer.word),
    act.GIFT: (Offer.gift_path, Offer.gift),
    act.OFFER: (Offer.offer_path, Offer.offer),
    act.TAX_OFFER: (Offer.offer_path, Offer.offer),
    act.BID: (Offer.bid_path, Offer.bid),
    act.RAISE: (Offer.raise_path, Offer.raise_),
    act.ALLOT: (Offer.allot_path, Offer.allot),
    act.PLACE: (Offer.place_path, Offer.place),
    act.ENVOY: (Offer.envoy_path, Offer.envoy),
    act.BURN_HOUSE: (Offer.house_path, Offer.strike_house),
    act.RAID_HOUSE: (Offer.house_path, Offer.strike_house),
    act.BURN: (Offer.piece_path, Offer.strike_piece),
    act.RAID: (Offer.piece_path, Offer.strike_piece),
}


def _parts(action: int) -> list[tuple[int, int]]:
    """What a split of the tax gives to each owner."""
    owners = [seat for seat in range(MOST_SEATS) if act.allot_owners(action) >> seat & 1]
    return [(seat, int(act.allotted(action, seat))) for seat in owners]


def _shares(action: int) -> tuple[Message, ...]:
    """The same in words."""
    return tuple(say("counted", seat=seat_words(seat), count=amount) for seat, amount in _parts(action))


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
