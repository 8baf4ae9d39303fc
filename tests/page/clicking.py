"""A hand that plays by pointing at what is lit.  It knows no rule: whatever the page lights, it may pick."""

import random
import re

from playwright.sync_api import TimeoutError

LOOK = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const main = document.querySelector('[data-testid=confirm]');
  const lit = all('.pick[data-pick], button.pickable[data-pick]:not(:disabled)').map((each) => each.dataset.pick);
  return {
    over: Boolean(document.querySelector('[data-testid=result-button]')),
    asked: Boolean(main),
    busy: main?.getAttribute('aria-busy') === 'true',
    ready: Boolean(main && !main.disabled),
    action: main?.dataset.action ?? null,
    lit: [...new Set(lit)],
    dials: all('.dial').length,
    turns: all('[data-turn]').length,
    path: all('.path li').length,
    prompt: document.querySelector('[data-testid=prompt-text]')?.textContent ?? '',
    why: document.querySelector('[data-testid=why]')?.textContent ?? '',
  };
}"""
FREE = f"""() => {{
  const now = ({LOOK})();
  return now.over || (!now.busy && (now.ready || now.lit.length)) ? now : null;
}}"""
# A place where a pointer meets a pick and nothing else, once the pick has come to rest; null when it is out of sight.
PLACE = """async (id) => {
  const quoted = CSS.escape(id);
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9, 0.03, 0.97];
  const find = () => {
    const each = document.querySelector(`.pick[data-pick="${quoted}"], button.pickable[data-pick="${quoted}"]`);
    if (!each) return null;
    if (each instanceof HTMLElement) each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const frame = (each.closest('[data-testid=board]') ?? document.documentElement).getBoundingClientRect();
    const box = each.getBoundingClientRect();
    for (const down of parts) for (const across of parts) {
      const [x, y] = [box.left + across * box.width, box.top + down * box.height];
      if (x <= frame.left || x >= frame.right || y <= frame.top || y >= frame.bottom) continue;
      if (document.elementFromPoint(x, y)?.closest('[data-pick]') === each) return [x, y];
    }
    return null;
  };
  for (let last, frames = 0; frames < 60; frames++) {
    const now = find();
    if (String(now) === String(last)) return now;
    last = now;
    await new Promise((done) => requestAnimationFrame(done));
  }
  return null;
}"""
# On a phone the board is fitted from the dock, and two fingers bring it nearer.
FIT, NEARER = ".zoom button:nth-child(2), .dock button:nth-child(1)", ".zoom button:nth-child(1)"
STILL = 200  # clicks after which a decision that does not come about never will
COMING_TO_REST = 5_000  # milliseconds until nothing moves on the page any more
PATIENCE = 90_000  # milliseconds for the bots of a busy machine


class Hand:
    """Plays at the table a page shows, by mouse or by finger."""

    def __init__(self, page, seed=0, touch=False, likes=()):
        self.page = page
        self.touch = touch
        self.likes = likes  # beginnings of picks that are made whenever they are lit
        self.rng = random.Random(seed)
        self.sent = []  # the actions as the main button named them

    def look(self):
        return self.page.evaluate(LOOK)

    def wait(self):
        """Until something can be done, or the game is over."""
        return self.page.wait_for_function(FREE, polling=50, timeout=PATIENCE).json_value()

    def press(self, x, y):
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def press_on(self, selector):
        """Press a control in its middle."""
        control = self.page.locator(selector).first
        if self.touch:
            control.tap()
        else:
            control.click()

    def pick(self, id):
        """Point at a lit pick; if it is out of sight the board is fitted or brought nearer first."""
        for remedy in (None, FIT) if self.touch else (None, FIT, NEARER, NEARER):
            if remedy:
                self.press_on(remedy)
            place = self.page.evaluate(PLACE, id)
            if place:
                self.press(*place)
                return
        # Something may still be flying over it, or the board be on its way.
        try:
            place = self.page.wait_for_function(PLACE, arg=id, polling=50, timeout=COMING_TO_REST).json_value()
        except TimeoutError:
            raise AssertionError(f"{id} is lit but cannot be pointed at") from None
        self.press(*place)

    def turn_dials(self, now):
        """Set numbers somewhere on their scales, turn what can be turned."""
        for nth in range(now["dials"]):
            scale = self.page.locator(".dial input[type=range]").nth(nth).bounding_box()
            part = self.rng.uniform(0.05, 0.95)
            self.press(scale["x"] + part * scale["width"], scale["y"] + scale["height"] / 2)
        if now["turns"]:
            for _ in range(self.rng.randrange(3)):
                self.press_on("[data-turn]")

    def decide(self):
        """One decision, from the first pick to the main button; False when the game is over."""
        adjusted = False
        for _ in range(STILL):
            now = self.wait()
            if now["over"]:
                return False
            assert not now["why"], now
            if now["ready"] and (now["dials"] or now["turns"]) and not adjusted:
                adjusted = True
                self.turn_dials(now)
            elif now["ready"]:
                self.confirm()
                return True
            else:
                liked = [id for id in now["lit"] if id.startswith(self.likes)] if self.likes else []
                self.pick(self.rng.choice(liked or now["lit"]))
        raise AssertionError(f"no decision came about: {self.look()}")

    def choose(self, choice):
        """Pick the path of one choice, as the scene gives it; the main button is then ready to say it."""
        for id in choice["path"]:
            if id in self.look()["lit"]:
                self.pick(id)
            elif self.page.locator(f'.dot[data-pick="{id}"]').count():
                self.press_on(f'.dot[data-pick="{id}"]')
            elif self.page.locator(f'.dial [data-pick="{id}"]').count():
                self.dial(id)
        now = self.look()
        assert now["action"] == choice["action"], now

    def dial(self, id):
        """Step a number up or down until it is this one."""
        for _ in range(STILL):
            by = self.page.locator(".dial", has=self.page.locator(f'[data-pick="{id}"]')).evaluate(
                """(dial, id) => {
                  const all = [...dial.querySelectorAll('[data-pick]')];
                  const now = all.findIndex((each) => each.getAttribute('aria-pressed') === 'true');
                  return all.findIndex((each) => each.dataset.pick === id) - now;
                }""",
                id,
            )
            if not by:
                return
            self.press_on(f'.dial:has([data-pick="{id}"]) .step >> nth={1 if by > 0 else 0}')

    def confirm(self):
        """Press the main button and wait until the server has taken it."""
        self.sent.append(self.page.get_by_test_id("confirm").get_attribute("data-action"))
        self.press_on("[data-testid=confirm]")
        self.page.wait_for_function(f"() => !({LOOK})().busy", polling=50, timeout=PATIENCE)

    def play(self, decisions=10_000):
        """So many decisions, or until the game is over; how many were made."""
        for made in range(decisions):
            if not self.decide():
                return made
        return decisions


def ranking(page):
    """Place, name and points of each line of the result."""
    lines = page.locator(".ranking li")
    lines.first.wait_for()
    return [
        (int(re.sub(r"\D", "", place)), name.strip(), int(total))
        for place, name, total in lines.evaluate_all(
            "(all) => all.map((li) => ['.place', '.name', '.total'].map((part) => li.querySelector(part).textContent))"
        )
    ]
