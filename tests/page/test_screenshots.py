"""Each game at its opening, in the middle and at its end, on a desk and on a phone: what the documents show.

The pictures are written to docs/img only when JURADE_PICTURES=1 asks for it; they are taken and looked at always.
"""

import os
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

import jurade

from .clicking import Hand
from .played import played, until

pytestmark = pytest.mark.slow

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "img"
SIZES = {"1280x800": {}, "390x844": {"has_touch": True, "is_mobile": True}}
LARGEST = 250_000  # bytes of a picture
# Seats, the seed of the bots' game, and how far into it the middle is.
MIDDLES = {
    "bastide": (4, 3, 0.55),
    "bastions": (2, 3, 0.5),
    "carcassonne": (3, 3, 0.6),
    "feudo": (3, 3, 0.5),
    "flandern": (3, 3, 0.55),
}


def take(page, game, moment, size):
    """A picture of what is in sight; it has its size, shows something, and is not heavy."""
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready")
    page.mouse.move(0, 0)
    picture = Image.open(BytesIO(page.screenshot(animations="disabled", caret="hide")))
    assert picture.size == tuple(int(part) for part in size.split("x"))
    light = BytesIO()  # 256 colours are enough for what is drawn here, and a third of the weight
    picture.quantize(256, dither=Image.Dither.NONE).save(light, "PNG", optimize=True)
    assert 10_000 < len(light.getvalue()) < LARGEST
    if os.environ.get("JURADE_PICTURES") == "1":
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / f"{game}-{moment}-{size}.png").write_bytes(light.getvalue())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", jurade.game_ids())
def test_a_game_in_pictures(visit, game, size):
    seats, seed, part = MIDDLES[game]
    width, height = (int(each) for each in size.split("x"))
    ada = visit(viewport={"width": width, "height": height}, color_scheme="light", **SIZES[size])
    record = played(game, seats, seed)
    chairs = ["me"] + ["squire"] * (seats - 1)
    for moment, text in {
        "opening": until(record, 1),
        "middle": until(record, int(part * len(record.lines))),
        "end": until(record, len(record.lines) - 1, step=-1),
    }.items():
        ada.sit(ada.new_table(game, chairs, record=text))
        hand = Hand(ada.page, seed=seed, touch=bool(SIZES[size]))
        hand.wait()
        if moment == "end":
            hand.play()
            ada.page.locator("dialog[open] .lines svg").wait_for()  # the last part of the result to come
        take(ada.page, game, moment, size)
