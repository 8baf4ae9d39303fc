"""Everything without a pointer: starting a game, deciding, reading the rules, typing a choice, taking back."""

import pytest

from .clicking import Hand

pytestmark = pytest.mark.slow


class Keys(Hand):
    """A hand that never touches a pointer."""

    def pick(self, id):
        nth = self.look()["lit"].index(id)
        on_board = self.page.locator(f'.pick[data-pick="{id}"]').count()
        if on_board:
            for way in self.rng.choices(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"], k=1 + nth % 4):
                self.page.keyboard.press(way)
            assert self.page.locator(".pick.keyed").count() == 1
            self.page.keyboard.press("Enter")
        else:
            self.tab_to(f'button.pickable[data-pick="{id}"]')
            self.page.keyboard.press("Enter")

    def turn_dials(self, now):
        for nth in range(now["dials"]):
            self.tab_to(f".dial >> nth={nth} >> input[type=range]")
            self.page.keyboard.press("End")
        if now["turns"]:
            self.page.keyboard.press("t")

    def tab_to(self, selector, key="Tab"):
        """Walk with the tab key until this has the focus."""
        wanted = self.page.locator(selector).first
        for _ in range(400):
            if wanted.evaluate("(each) => each === document.activeElement"):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"the tab key never came to {selector}")

    def confirm(self):
        self.sent.append(self.look()["action"])
        if self.page.evaluate("() => Boolean(document.activeElement?.closest('button, a, input, [role=tab]'))"):
            self.tab_to("[data-testid=confirm]")
        self.page.keyboard.press("Enter")
        self.page.wait_for_function("(action) => !document.querySelector('[aria-busy=true]')", arg=self.sent[-1])


def start(visit, game):
    """From the lobby to a table with the keyboard alone."""
    ada = visit()
    ada.go("/")
    keys = Keys(ada.page, seed=4)
    keys.tab_to(f'.game:has(a[href="/new/{game}"]) .btn.go')
    ada.page.keyboard.press("Enter")
    ada.page.get_by_test_id("board").wait_for()
    return ada, keys


@pytest.mark.parametrize("game", ["feudo", "carcassonne"])
def test_deciding_with_the_keyboard_alone(visit, game):
    ada, keys = start(visit, game)
    assert keys.play(6) == 6
    record = ada.ask("GET", f"/tables/{ada.page.url.rpartition('/')[2]}/record?seat=0")
    assert all(f"0: {action}" in record for action in keys.sent)


def test_rules_choices_and_taking_back(visit):
    ada, keys = start(visit, "carcassonne")
    page = ada.page
    first = keys.wait()

    page.keyboard.press("r")
    page.locator("dialog[open] .drawer").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")

    page.keyboard.press("/")
    page.wait_for_function("() => document.activeElement.id === 'choice-typed'")
    summary = page.locator(".choices summary")
    if summary.count():
        summary.first.evaluate("(each) => (each.parentElement.open = true)")
    action = page.locator("[data-choice]").first.get_attribute("data-choice")
    page.keyboard.type(action)
    page.keyboard.press("Enter")
    assert keys.look()["action"] == action
    keys.tab_to("[data-testid=confirm]", "Shift+Tab")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "(was) => document.querySelector('[data-testid=prompt-text]').textContent !== was", arg=first["prompt"]
    )

    page.locator("#main").focus()
    page.keyboard.press("u")
    page.wait_for_function(
        "(was) => document.querySelector('[data-testid=prompt-text]').textContent === was", arg=first["prompt"]
    )
    assert keys.wait()["lit"] == first["lit"]
