"""The fast tables agree with the printed facts, and the facts with each other."""

from __future__ import annotations

from jurade.games.bastide import tables as t

CONSTANTS = t.FACTS["constants"]


def test_named_numbers_are_those_of_the_facts() -> None:
    assert CONSTANTS == {
        "hand_size": t.HAND_SIZE,
        "start_money": t.START_MONEY,
        "influence_per_player": t.PIECES,
        "money_per_influence": t.PRICE,
        "raise_threshold": t.RAISE_FROM,
        "camp_capacity": t.CAMP_SPACES,
        "siege_tile": t.CAMP_SPACES + 1,
        "road_max": t.ROAD_END,
        "equipments_to_start": t.WORKS,
        "tax_per_adjacent_influence": t.RENT,
        "idle_force_rounds": 1,
        "idle_end_rounds": t.STALE_ROUNDS,
        "max_turns": t.MOST_TURNS,
        "talk_number_max": t.MOST_NAMED,
    }
    assert t.FACTS["money"]["total"] == t.ALL_MONEY
    assert sum(piece["value"] * piece["count"] for piece in t.FACTS["money"]["pieces"]) == t.ALL_MONEY
    assert t.FACTS["players"] == {"min": 3, "max": t.MOST_SEATS}


def test_named_works_blocks_and_tiles_stand_where_their_numbers_say() -> None:
    assert len(t.WORK_NAMES) == t.WORKS
    assert t.WORK_NAMES == [
        "h1",
        "h2",
        "v1",
        "v2",
        "v3",
        "halle",
        "wall_n",
        "wall_s",
        "wall_w",
        "wall_e",
        "church",
        "monastery",
        "chapel",
        "leper",
    ]
    named = {t.HALL: "halle", t.CHURCH: "church", t.MONASTERY: "monastery", t.CHAPEL: "chapel", t.LEPER: "leper"}
    assert all(t.WORK_NAMES[number] == name for number, name in named.items())
    assert [t.WORK_NAMES[t.FIRST_WALL + side] for side in range(t.SIDES)] == [f"wall_{side}" for side in t.SIDE_NAMES]
    assert [work["token"] for work in t.FACTS["equipment"]] == [False] * t.STREETS + [True] * (t.WORKS - t.STREETS)
    assert t.BLOCK_NAMES[t.MARKET] == "r1c1"
    assert len(t.BLOCK_NAMES) == t.BLOCKS
    assert ["house", "fire"] + [f"english{value}" for value in range(1, t.STRONGEST + 1)] == t.KIND_NAMES
    assert t.FAMILY_NAMES == ["military", "religious", "roads"]
    assert t.CARD_NAMES == ["prince", "pope", "people"]


def test_totals_of_the_box() -> None:
    assert list(t.FULL_BAG) == [36, 6, 8, 5, 2, 1]
    assert sum(t.FULL_BAG) == 58
    by_family = [sum(t.CAPACITY[w] for w in range(t.WORKS) if t.FAMILY[w] == f) for f in range(t.FAMILIES)]
    assert by_family == [14, 14, 21]
    assert sum(t.CAPACITY) == t.CIRCLES == len(t.CIRCLE_NAMES)
    assert sum(t.ROOM) == 33
    assert sum(t.ROOM) - sum(t.STRIPS) == 27
    outer = [c for c in range(t.CIRCLES) if t.PORTION_SIDES[c]]
    assert len(outer) == 10
    assert all(t.WORK_OF[c] < t.STREETS for c in outer)
    assert sum(1 for b in range(t.BLOCKS) if t.BLOCK_SIDES[b]) == 10


def test_facing_is_the_inverse_of_faces() -> None:
    for work in t.FACTS["equipment"]:
        for circle in work["circles"]:
            number = t.CIRCLE_NAMES.index(circle["id"])
            faced = [
                t.BLOCK_NAMES[b]
                for b in range(t.BLOCKS)
                if number in [t.FACING[k] for k in range(t.FACING_FROM[b], t.FACING_FROM[b + 1])]
            ]
            assert faced == circle["faces"]


def test_both_auction_windows_have_the_same_menu() -> None:
    menu = t.FACTS["offer_menu"]
    assert menu["talk_bid"] == menu["talk_raise"]
    assert [entry["a"][0] for window in ("talk_bid", "talk_tax") for entry in menu[window]] == [1] * 5


def test_neighbours_are_king_moves() -> None:
    for a in t.FACTS["blocks"]:
        for b in t.FACTS["blocks"]:
            near = max(abs(a["row"] - b["row"]), abs(a["col"] - b["col"])) <= 1
            at = t.BLOCK_NAMES.index(a["id"]) * t.BLOCKS + t.BLOCK_NAMES.index(b["id"])
            assert t.NEAR[at] == near
