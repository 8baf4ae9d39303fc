"""What happened is seen to happen: points fly, cards turn over; not for those who want nothing to move."""

from functools import cache

import pytest

import jurade

from .clicking import Hand
from .played import played, until

pytestmark = pytest.mark.slow

MOVING = {"reduced_motion": "no-preference"}
TURN = 700  # milliseconds: so long only a card takes that is turned over
# Notes every chip of points that appears, and every movement that is begun on the board, with how long it takes.
NOTE = """() => {
  window.flown = [];
  window.moved = [];
  const chips = document.querySelector('[data-testid=flights]');
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes)
      if (node.nodeName === 'B') window.flown.push(node.textContent);
  }).observe(chips, { childList: true });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (this.closest('[data-testid=board]')) window.moved.push(options.duration);
    return animate.call(this, frames, options);
  };
}"""

# As soon as a chip is on its way: press a key, and look whether one still is.
END = """async () => {
  const flying = () => Boolean(document.querySelector('[data-testid=flights] b'));
  if (!flying()) return null;
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await new Promise((done) => setTimeout(done));
  return { before: true, after: flying() };
}"""


@cache
def scoring():
    """A game of Carcassonne up to a decision of the first seat that scores, the action, and what it brings whom."""
    record = played("carcassonne", 2)
    for stop in range(40, len(record.lines)):
        match = record.replay(until=stop)
        if match.over or match.to_act() != (0,):
            continue
        line = record.lines[stop]
        before = match.scores()
        choice = next(each for each in match.scene(0).choices if each.action == line.text)
        text = str(match.record)
        match.play(0, line.text)
        scored = [event for event in match.events_of(stop) if event.name == "scored"]
        if scored and match.scores()[0] > before[0]:
            return text, choice.to_json(), [event.public["points"] for event in scored]
    raise AssertionError("nobody ever scores")


def at_the_scoring_move(visit, **context):
    """Ada at a table, about to confirm a move that scores; and what it will bring."""
    text, choice, points = scoring()
    ada = visit(**context)
    ada.sit(ada.new_table("carcassonne", ["me", "page"], record=text))
    hand = Hand(ada.page)
    hand.wait()
    ada.page.evaluate(NOTE)
    hand.choose(choice)
    return ada, hand, points


def test_points_fly_from_where_they_were_earned(visit):
    ada, hand, points = at_the_scoring_move(visit, **MOVING)
    hand.confirm()
    ada.page.wait_for_function("(all) => window.flown.length >= all", arg=len(points))
    assert ada.page.evaluate("(all) => window.flown.slice(0, all)", len(points)) == [f"+{each}" for each in points]
    assert ada.page.evaluate("() => window.moved.length") > 0


def test_a_key_ends_all_movements(visit):
    ada, hand, _ = at_the_scoring_move(visit, **MOVING)
    hand.confirm()
    ended = ada.page.wait_for_function(END, polling=20).json_value()
    assert ended == {"before": True, "after": False}


def test_nothing_moves_for_those_who_want_it_still(visit):
    ada, hand, _ = at_the_scoring_move(visit)
    was = ada.page.locator(".seat.asked [data-score]").get_attribute("data-score")
    hand.confirm()
    ada.page.wait_for_function(
        "(was) => document.querySelector('[data-seat=\"0\"] [data-score]').dataset.score !== was", arg=was
    )
    hand.wait()
    assert ada.page.evaluate("() => [window.flown.length, window.moved.length]") == [0, 0]


@pytest.mark.parametrize("game", ["feudo", "flandern"])
def test_cards_turn_over(visit, game):
    """Sealed choices are revealed and cards drawn in the first rounds of these games."""
    ada = visit(**MOVING)
    table = ada.new_table(game)
    ada.sit(table)
    hand = Hand(ada.page, seed=2)
    hand.wait()
    ada.page.evaluate(NOTE)
    hand.play(14)
    assert TURN in ada.page.evaluate("() => window.moved")


def test_many_moves_at_once_end_where_the_game_is(visit):
    """Three bots answer faster than their moves can be watched: each is shown in turn or skipped, none is lost."""
    ada = visit(**MOVING)
    table = ada.new_table("carcassonne", ["me", "page", "page", "page"])
    ada.sit(table)
    hand = Hand(ada.page, seed=4)
    hand.play(6)
    hand.wait()
    shown = ada.page.locator("[data-seat]").evaluate_all(
        "(all) => all.map((each) => [+each.dataset.seat, +each.querySelector('[data-score]').dataset.score])"
    )
    match = jurade.Record.read(ada.ask("GET", f"/tables/{table}/record?seat=0")).replay()
    assert sorted(shown) == [[seat, points] for seat, points in enumerate(match.scores())]


# Where the main button is in each of so many frames, once whatever was to come by pointing has come.
RESTING = """async () => {
  const found = new Set();
  const next = () => new Promise(requestAnimationFrame);
  for (let frame = 0; frame < 90; frame++) {
    await next();
    if (frame >= 50) found.add(document.querySelector('[data-testid=confirm]').getBoundingClientRect().top);
  }
  return [...found];
}"""


def test_nothing_trembles_under_a_pointer_that_rests(visit):
    """What pointing at a card shows moves the card away: it must not be taken away again for that."""
    ada = visit()
    ada.sit(ada.new_table("flandern", ["me", "page", "page"], record=until(played("flandern", 3), 60)))
    Hand(ada.page).wait()
    shown = 0
    for card in ada.page.locator("[data-testid=hand] button.pickable").all():
        box = card.bounding_box()
        ada.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 3)
        assert len(ada.page.evaluate(RESTING)) == 1
        shown += ada.page.locator(".effects").count()
        ada.page.mouse.move(5, 5)
    assert shown
