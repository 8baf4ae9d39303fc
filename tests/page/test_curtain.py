"""Two players at one device: behind the curtain nothing of the last one's secrets is left on the page."""

import pytest

from .clicking import Hand

pytestmark = pytest.mark.slow

EVERYWHERE = """() => {
  const steps = [0.02, 0.25, 0.5, 0.75, 0.98];
  const places = steps.flatMap((x) => steps.map((y) => [x * innerWidth, y * innerHeight]));
  const curtain = document.querySelector('[data-testid=curtain]');
  const ground = getComputedStyle(curtain).backgroundColor;
  return {
    covers: places.every(([x, y]) => curtain.contains(document.elementFromPoint(x, y))),
    isOpaque: !/rgba|\\/ 0/.test(ground) && ground !== 'transparent' && getComputedStyle(curtain).opacity === '1',
  };
}"""
PARTS = (
    "[data-testid=board], [data-testid=hand], [data-testid=log] li, [data-testid=prompt-text], .choices, [data-score]"
)


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize(("game", "seats"), [("feudo", 2), ("bastions", 2)])
def test_nothing_is_left_when_the_device_is_passed(visit, game, seats, width):
    ada = visit("Ada", viewport={"width": width, "height": 800})
    table = ada.new_table(game, ["me"] * seats, visibility="link")
    ada.go(f"/t/{table}")
    hand, passed = Hand(ada.page, seed=2), 0
    curtain = ada.page.get_by_test_id("curtain")
    for _ in range(60):
        ada.page.locator("[data-testid=curtain], [data-testid=confirm]").first.wait_for()
        ada.page.wait_for_timeout(300)
        if not curtain.count():
            hand.decide()
            continue
        assert ada.page.evaluate(EVERYWHERE) == {"covers": True, "isOpaque": True}
        assert ada.page.locator(PARTS).all_inner_texts() == []  # nor is it there for whoever does not look but listens
        passed += 1
        if passed == 3:
            return
        curtain.get_by_role("button").click()
        curtain.wait_for(state="detached")
    raise AssertionError("the device was never passed")
