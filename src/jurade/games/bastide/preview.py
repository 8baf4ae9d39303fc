"""What an action would do, from what the seat knows.

Where everything that follows is public, the action is carried out on a copy and the events of this turn are read back.
Sealed amounts are never carried out: the last one would open the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from jurade.core.journal import Facts, Journal
from jurade.core.scene import Preview, Shape
from jurade.core.words import Message, say
from jurade.games.bastide import actions as act
from jurade.games.bastide import board as b
from jurade.games.bastide.drawing.plan import Town
from jurade.games.bastide.drawing.telling import (
    counted,
    owners_of,
    seat_words,
    tax_at,
    tax_words,
    terms_words,
    work_words,
)
from jurade.games.bastide.events import tell
from jurade.games.bastide.picks import ghost_of
from jurade.games.bastide.raid import count_houses, count_pieces, open_sides
from jurade.games.bastide.scoring import standing
from jurade.games.bastide.state import BastideState
from jurade.games.bastide.tables import (
    CAMP_SPACES,
    CAPACITY,
    DOUBLE_RAID,
    PRICE,
    RAISE_FROM,
    ROAD_END,
    STALE_ROUNDS,
    WORKS,
)

# Events worth a line of a preview; the others only lead up to them.
TOLD: Final = frozenset(
    (
        *("influence_lost", "street_left_empty", "token_returned", "card_taken", "siege_laid", "game_ended"),
        *("english_camped", "tax_paid", "kick_paid", "envoy_sent", "house_raided", "influence_raided", "house_burnt"),
        *("influence_burnt", "influence_placed"),
    )
)
STROKES: Final = frozenset((act.PLACE, act.BURN, act.BURN_HOUSE, act.RAID, act.RAID_HOUSE))
AFTERWARDS: Final = frozenset(("turn_begun", "tile_drawn"))


def preview(state: BastideState, seat: int, action: int) -> Preview:
    """What a legal action would do."""
    kind = int(act.kind_of(action))
    is_siege = kind == act.SEND and state.camped == CAMP_SPACES
    if kind in _EXPLAINED and not is_siege:
        lines, warnings = _EXPLAINED[kind](state, seat, action)
        return Preview(tuple(lines), tuple(warnings), {}, _ghosts(state, seat, action))
    after, events = _carried_out(state, seat, action)
    names = [seat_words(other) for other in range(state.seats)]
    told = events[1:] if kind in STROKES else events  # the stroke itself is what the button says
    lines = [tell(facts, names) for facts in told if facts["event"] in TOLD]
    lines += _openings(state, after)
    before, now = state.scores(), _standings(after, events)
    if _ends(events):
        scores = tuple(say("counted", seat=names[other], count=now[other]) for other in range(state.seats))
        lines.append(say("preview-scores", scores=scores))
    points = {other: now[other] - int(before[other]) for other in range(state.seats) if now[other] != before[other]}
    return Preview(
        tuple(lines),
        tuple(_warnings(state, seat, action, events)),
        points,
        _ghosts(state, seat, action),
    )


def _carried_out(state: BastideState, seat: int, action: int) -> tuple[BastideState, list[Facts]]:
    """The state after an action and what happened in this turn; nothing of it depends on what is hidden."""
    after = state.clone()
    after.journal = Journal()
    after.apply(seat, action)
    events = []
    for event in after.journal.take():
        if event.name in AFTERWARDS:
            break
        events.append(event.seen_by(None))
    return after, events


def _ends(events: Iterable[Facts]) -> str:
    """The allegiance of the town if the game ends in this turn; otherwise nothing."""
    return next((str(facts["allegiance"]) for facts in events if facts["event"] == "game_ended"), "")


def _standings(after: BastideState, events: list[Facts]) -> list[int]:
    """Points after this turn: those of the end if the action ends the game."""
    return [int(standing(after, seat, _ends(events) == "english")) for seat in range(after.seats)]


def _openings(state: BastideState, after: BastideState) -> Iterator[Message]:
    """A wall that falls exposes what stands behind it."""
    opened = int(open_sides(after)) & ~int(open_sides(state))
    if opened:
        sides = int(open_sides(after))
        yield say("preview-opened", houses=int(count_houses(after, sides)), pieces=int(count_pieces(after, sides)))


def _ghosts(state: BastideState, seat: int, action: int) -> tuple[Shape, ...]:
    if act.kind_of(action) in (act.OFFER, act.TAX_OFFER):
        return ()
    ghost = ghost_of(Town(state), seat, action)
    return () if ghost is None else (ghost,)


def _warnings(state: BastideState, seat: int, action: int, events: list[Facts]) -> Iterator[Message]:
    """What to beware of in an action that was carried out."""
    kind = act.kind_of(action)
    if kind == act.ENVOY:
        lost = int(state.road[seat] + act.about(action)) - ROAD_END
        if lost > 0:
            yield say("warn-road", points=lost)
    if kind in (act.BURN, act.RAID) and state.owner[act.about(action)] == seat:
        yield say("warn-own-piece")
    if town := _ends(events):
        yield say("warn-ends", town=town)


Said = tuple[Iterable[Message], Iterable[Message]]  # lines and warnings


# ---- a turn


def _project(state: BastideState, seat: int, action: int) -> Said:
    work = int(act.project_work(action))
    share = int(state.chest // state.seats)
    purses = tuple(
        say("counted", seat=seat_words(other), count=int(state.money[other]) + share) for other in range(state.seats)
    )
    lines = [
        say("preview-share", share=share, chest=int(state.chest) - share * int(state.seats)),
        say("preview-purses", purses=purses),
        say(
            "preview-circles",
            work=work_words(work),
            free=int(CAPACITY[work] - state.filled[work]),
            owners=counted(owners_of(state, work)),
        ),
    ]
    warnings = []
    if state.begun == WORKS - 1 and state.filled[work] == 0:
        warnings.append(say("warn-last-work"))
    if state.idle + 1 == STALE_ROUNDS * state.seats:
        warnings.append(say("warn-stalemate"))
    elif state.idle + 1 == state.seats and state.settings[b.GUARDED]:
        warnings.append(say("warn-idle"))
    return lines, warnings


def _build(state: BastideState, seat: int, action: int) -> Said:
    tax = tax_at(state, int(act.site_of(action)))
    rivals = bool(tax.due) and seat not in tax.due and tax.total > 0
    return [tax_words(tax)], [say("warn-rivals")] if rivals else []


def _light(state: BastideState, seat: int, action: int) -> Said:
    return [say("preview-fire")], []


def _send(state: BastideState, seat: int, action: int) -> Said:
    """A raid; a siege is carried out instead."""
    value = int(act.about(action))
    sides = open_sides(state)
    houses, pieces = int(count_houses(state, sides)), int(count_pieces(state, sides))
    strikes = 2 if value >= DOUBLE_RAID else 1
    lines = [
        say("preview-raid", strikes=strikes, houses=houses, pieces=pieces)
        if houses + pieces
        else say("preview-raid-walls", strikes=strikes),
        say("preview-camp", power=int(state.camp_power()) + value, left=CAMP_SPACES - int(state.camped)),
    ]
    return lines, [say("warn-camp-full")] if state.camped + 1 == CAMP_SPACES else []


def _pass(state: BastideState, seat: int, action: int) -> Said:
    return [say("preview-pass-word" if state.window else "preview-pass")], []


def _stop(state: BastideState, seat: int, action: int) -> Said:
    return [say("preview-stop")], []


# ---- talk


def _gift(state: BastideState, seat: int, action: int) -> Said:
    to, amount = int(act.addressee(action)), int(act.gift_amount(action))
    return [_purses(state, {seat: -amount, to: amount}), say("preview-gift", seat=seat_words(to))], []


def _offer(state: BastideState, seat: int, action: int) -> Said:
    """An offer binds nobody until it is accepted."""
    gives, wants = act.spell_side(action, act.GIVE), act.spell_side(action, act.WANT)
    to = int(act.addressee(action))
    lines = [say("preview-offer", seat=seat_words(to))]
    if gives != "none":
        lines.append(say("preview-you", terms=terms_words(gives)))
    if wants != "none":
        lines.append(say("preview-they", seat=seat_words(to), terms=terms_words(wants)))
    return lines, []


def _accept(state: BastideState, seat: int, action: int) -> Said:
    offer, speaker = int(state.offer), int(state.speaker)
    pays = int(act.pay_term(offer, act.GIVE) - act.pay_term(offer, act.WANT))
    lines = [_purses(state, {speaker: -pays, seat: pays})] if pays else []
    lines.append(say("preview-accept"))
    return lines, []


def _refuse(state: BastideState, seat: int, action: int) -> Said:
    return [say("preview-refuse")], []


def _purses(state: BastideState, changes: dict[int, int]) -> Message:
    """Purses after payments."""
    return say(
        "preview-purses",
        purses=tuple(
            say("counted", seat=seat_words(seat), count=int(state.money[seat]) + change)
            for seat, change in sorted(changes.items())
        ),
    )


# ---- sealed amounts


def _bid(state: BastideState, seat: int, action: int) -> Said:
    amount = int(act.about(action))
    lines = [say("preview-bid", deniers=amount, pieces=amount // PRICE, left=int(state.money[seat]) - amount)]
    if amount >= RAISE_FROM:
        lines.append(say("preview-may-raise"))
    return lines, _waste(state, seat, amount)


def _raise(state: BastideState, seat: int, action: int) -> Said:
    amount = int(act.about(action))
    paid = int(state.bids[seat] + state.added[seat])
    total = paid + amount
    left = int(state.money[seat] - state.added[seat]) - amount
    lines = [say("preview-raise", total=total, pieces=total // PRICE, left=left)]
    return lines, _waste(state, seat, total) if amount else ()


def _waste(state: BastideState, seat: int, total: int) -> Iterator[Message]:
    """Deniers that buy nothing: a remainder, circles or pieces that run out."""
    free = int(CAPACITY[state.project] - state.filled[state.project])
    if total // PRICE > free:
        yield say("warn-circles", free=free)
    elif total // PRICE > state.stock[seat]:
        yield say("warn-stock", stock=int(state.stock[seat]))
    if total % PRICE:
        yield say("warn-remainder", deniers=total % PRICE)


_EXPLAINED: Final[dict[int, Callable[[BastideState, int, int], Said]]] = {
    act.PROJECT: _project,
    act.BUILD: _build,
    act.LIGHT: _light,
    act.SEND: _send,
    act.PASS: _pass,
    act.STOP: _stop,
    act.GIFT: _gift,
    act.OFFER: _offer,
    act.TAX_OFFER: _offer,
    act.ACCEPT: _accept,
    act.REFUSE: _refuse,
    act.BID: _bid,
    act.RAISE: _raise,
}
