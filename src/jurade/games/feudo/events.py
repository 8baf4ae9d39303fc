"""Everything that happens in Feudo, as players are told of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from jurade.core.events import NUMBER, SEAT, SEATS, TEXT, EventKind, Events, on_board, one_of
from jurade.core.words import say
from jurade.games.feudo import tables as t
from jurade.games.feudo.drawing.telling import TOWN_NAMES, kinds_in, pawn_words, signed

CELL: Final = one_of(t.CELL_NAMES, spot=on_board)
PAWN: Final = one_of(t.PAWN_NAMES, lambda pawn: pawn_words(t.PAWN_NUMBERS[pawn]), on_board)
PAWNS: Final = replace(PAWN.many(), says=lambda pawns, names: kinds_in(t.PAWN_NUMBERS[pawn] for pawn in pawns))
TOWN: Final = one_of(t.TOWN_IDS, TOWN_NAMES.__getitem__, on_board)
ONLY_CHOICE: Final = one_of(  # always a pawn that cannot go anywhere
    [f"play {pawn} stay" for pawn in t.PAWN_NAMES],
    lambda action: pawn_words(t.PAWN_NUMBERS[action.split()[1]]),
)
PLAGUE_CARD: Final = one_of(t.PLAGUE_NAMES, lambda card: say("plague-card", card=card))
GAIN: Final = replace(  # points won or lost
    NUMBER, says=lambda by, names: say("gain", way="lost" if by < 0 else "won", points=abs(by))
)
TOTAL: Final = replace(NUMBER, says=lambda points, names: signed(points))

EVENTS: Final = Events(
    # ---- set-up and order
    EventKind("map_laid", {"map": TEXT}, sound="slap"),
    EventKind("sequence_drawn", {"order": SEATS}),
    EventKind("castle_placed", {"seat": SEAT, "cell": CELL}, sound="set", weight="notable", shows=("cell",)),
    EventKind("round_began", {"round": NUMBER}, weight="notable"),
    EventKind("trade_cards_returned"),
    EventKind("chooser_named", {"seat": SEAT}),
    EventKind("order_chosen", {"seat": SEAT, "order": SEATS}, weight="notable"),
    # ---- cards chosen in secret
    EventKind("army_chosen", {"seat": SEAT}, {"pawns": PAWNS}, sound="seal"),
    EventKind("trade_chosen", {"seat": SEAT}, {"shillings": NUMBER}, sound="seal"),
    EventKind("card_shown", {"seat": SEAT, "pawn": PAWN}, sound="reveal", weight="notable", shows=("pawn",)),
    EventKind(
        "trade_shown",
        {
            "seat": SEAT,
            "shillings": NUMBER,
            "aid": NUMBER,
            "wages": NUMBER,
            "left": NUMBER,
        },
        sound="reveal",
        weight="notable",
    ),
    EventKind("forced", {"seat": SEAT, "action": ONLY_CHOICE}),
    # ---- the plague
    EventKind("plague_drawn", {"card": PLAGUE_CARD}, sound="reveal", weight="dramatic"),
    EventKind("plague_moved", {"to": CELL}, sound="set", weight="dramatic", shows=("to",)),
    EventKind("pawn_sickened", {"seat": SEAT, "pawn": PAWN}, sound="capture", weight="notable", shows=("pawn",)),
    EventKind("pawn_recovered", {"seat": SEAT, "pawn": PAWN}, weight="notable", shows=("pawn",)),
    # ---- movement and Milady
    EventKind(
        "pawn_moved",
        {
            "seat": SEAT,
            "pawn": PAWN,
            "from": CELL,
            "to": CELL,
            "by": one_of(("card", "march", "advance")),
        },
        sound="set",
        shows=("pawn", "from", "to"),
    ),
    EventKind("milady_infected", {"seat": SEAT}, weight="dramatic"),
    EventKind("baron_charmed", {"seat": SEAT, "baron": SEAT}, weight="dramatic"),
    EventKind("marches_ended", {"seat": SEAT}),
    # ---- fights
    EventKind(
        "attack_won",
        {"seat": SEAT, "cell": CELL, "pawns": PAWNS, "strength": NUMBER, "defence": NUMBER},
        sound="capture",
        weight="dramatic",
        shows=("pawns", "cell"),
    ),
    EventKind("attack_passed", {"seat": SEAT}),
    EventKind("pawn_eliminated", {"seat": SEAT, "pawn": PAWN}, sound="capture", weight="dramatic", shows=("pawn",)),
    EventKind("baron_wounded", {"seat": SEAT}, sound="capture", weight="dramatic"),
    EventKind(
        "town_taken",
        {"seat": SEAT, "town": TOWN, "loser": SEAT.when("lost")},
        sound="capture",
        weight="dramatic",
        shows=("town",),
    ),
    EventKind("advance_declined", {"seat": SEAT, "cell": CELL}, shows=("cell",)),
    # ---- points and the end
    EventKind(
        "points_changed",
        {"seat": SEAT, "by": GAIN, "points": TOTAL},
        sound="points",
        points="by",
    ),
    EventKind("discontent_grew", {"seat": SEAT}, weight="notable"),
    EventKind("king_came", weight="dramatic", sound="reveal"),
    EventKind("cowards_punished", {"seat": SEAT, "points": NUMBER}, weight="dramatic"),
    EventKind("extension_began", weight="dramatic"),
    EventKind("game_ended", {"seats": SEATS}, sound="end", weight="dramatic"),
)
