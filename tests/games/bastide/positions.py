"""Positions of Bastide for tests: say what matters, the rest is filled in so that everything adds up.

::

    match = table(money=[6, 6, 3], influence={"halle.0": 2}, hands=["fire", "", ""])
    go(match, "0: project halle", "0: bid 6", "1: bid 6", "2: bid 3")

Anything not mentioned is empty; money not mentioned is in the bank, tiles not mentioned are in the bag or, up to three
a hand, houses of the players.
"""

import pytest

from jurade.core.errors import IllegalAction
from jurade.games.bastide import GAME

KINDS = {"house": 36, "fire": 6, "english1": 8, "english2": 5, "english3": 2, "english4": 1}
FAMILIES = {"prince": ("wall_n", "wall_s", "wall_w", "wall_e"), "pope": ("church", "monastery", "chapel", "leper")}
FAMILIES["people"] = ("h1", "h2", "v1", "v2", "v3", "halle")
QUIET = {"talk": "off"}
WALLS = {"wall_n.0": 0, "wall_s.0": 0, "wall_w.0": 0, "wall_e.0": 0}  # the town closed by seat 0
# One influence on each of the 14 works but h2, all of seat 0.
THIRTEEN = {f"{work}.0": 0 for works in FAMILIES.values() for work in works if work != "h2"}
RELIGIOUS = [["church", "r0c0"], ["monastery", "r0c1"], ["chapel", "r0c2"], ["leper", "r0c3"]]


def hand(text):
    """Tiles by kind; a short hand is filled up with houses unless it says ``none``."""
    if text == "none":
        return {}
    tiles = text.split()
    tiles += ["house"] * (3 - len(tiles))
    return {kind: tiles.count(kind) for kind in KINDS if kind in tiles}


def majority(influence, works, seats):
    counts = [
        sum(owner == seat for at, owner in influence.items() if at.split(".")[0] in works) for seat in range(seats)
    ]
    best = max(counts)
    return counts.index(best) if best and counts.count(best) == 1 else None


def position(
    seats=3,
    *,
    active=0,
    money=(),
    influence=None,
    houses=None,
    religious=(),
    hands=(),
    camp=(),
    road=(),
    cards=None,
    chest=0,
    bank=None,
    burnt=0,
    turn=10,
    idle=0,
    unproven=None,
    options=None,
):
    """A position at the start of a turn, with the options it is played under; ``talk`` is off unless said."""
    influence, houses = dict(influence or {}), dict(houses or {})
    options = {**QUIET, **(options or {})}
    money = [*money, *[0] * (seats - len(money))]
    road = [*road, *[0] * (seats - len(road))]
    held = [hand(text) for text in [*hands, *[""] * (seats - len(hands))]]
    box = {**KINDS, "house": int(options.get("house_tiles", 36))}
    left = {kind: count - sum(tiles.get(kind, 0) for tiles in held) for kind, count in box.items()}
    left["house"] -= sum(houses.values())
    left["fire"] -= burnt
    for value in camp:
        left[f"english{value}"] -= 1
    blocks = {block for block in houses if houses[block]} | {block for _, block in religious}
    owned = [sum(owner == seat for owner in influence.values()) for seat in range(seats)]
    if cards is None:
        found = {card: majority(influence, works, seats) for card, works in FAMILIES.items()}
        cards = {card: seat for card, seat in found.items() if seat is not None}
    standing = {circle.split(".")[0] for circle in influence}
    whole = {
        "observer": "",
        "phase": "turn",
        "turn": turn,
        "active": active,
        "mover": active,
        "idle": idle,
        "ending": "",
        "allegiance": "",
        "chest": chest,
        "bank": 96 - sum(money) - chest if bank is None else bank,
        "camp": sorted(camp),
        "burnt": burnt,
        "cards": cards,
        "bag": {kind: count for kind, count in left.items() if count},
        "bag_size": sum(left.values()),
        "seats": [
            {
                "money": money[seat],
                "stock": 20 - owned[seat] - (road[seat] > 0 and owned[seat] < 20),
                "road": road[seat],
                "marker": road[seat] > 0 and owned[seat] < 20,
                "tiles": sum(held[seat].values()),
                "unproven": sum(held[seat].values()) if unproven is None else unproven[seat],
                "hand": held[seat],
            }
            for seat in range(seats)
        ],
        "blocks": {block: {"houses": houses.get(block, 0), "orientation": "h"} for block in sorted(blocks)},
        "religious": [list(site) for site in religious],
        "hall": "halle" in standing,
        "walls": [wall for wall in FAMILIES["prince"] if wall in standing],
        "influence": influence,
        "auction": {},
        "fire": "",
        "raid": {},
        "tax": {},
        "talk": {},
        "promises": {"min": [0] * seats, "max": [-1] * seats, "token": [], "allot": [0] * seats, "kick": []},
    }
    return {"game": "bastide", "rules": GAME.rules_version, "seats": seats, "options": options, "position": whole}


def table(seats=3, *, draws=(), **given):
    """A match that plays on from such a position; ``draws`` scripts the tiles that are drawn."""
    return GAME.load(position(seats, **given), seed=1, chance=draws)


def go(match, *lines):
    """Play lines such as ``0: bid 6``."""
    for line in lines:
        seat, _, text = line.partition(": ")
        match.play(int(seat), text)
    return match


def now(match):
    """The position as JSON."""
    return match.dump()["position"]


def purses(match):
    return [seat["money"] for seat in now(match)["seats"]]


def stocks(match):
    return [seat["stock"] for seat in now(match)["seats"]]


def roads(match):
    return [seat["road"] for seat in now(match)["seats"]]


def names(match):
    """Names of the events since the last call."""
    return [event.name for event in match.events]


def told(match, name):
    """The public facts of all events of one name since the last call."""
    return [event.public for event in match.events if event.name == name]


def bid(match, *amounts):
    """Everybody who is asked seals an amount; amounts by seat."""
    for seat in match.to_act():
        match.play(seat, f"bid {amounts[seat]}")


def refused(match, seat, text, rule):
    """An action is illegal by a rule, and changes nothing."""
    before = match.fingerprint()
    with pytest.raises(IllegalAction) as caught:
        match.play(seat, text)
    assert caught.value.rule == rule, caught.value
    assert match.fingerprint() == before
