"""The suite every game must pass, on its first day and ever after.

Each ``check_`` takes a game and raises AssertionError with a sentence; the tests run all of them on every game.
A third party runs them on its own: ``for check in CHECKS: check(game)``.
"""

from collections.abc import Callable

from jurade.core.conformance import declared, keeping, rules, secrets, showing
from jurade.core.conformance.playing import Setting, digest, random_match, random_states, settings, some
from jurade.core.conformance.secrets import check_disclosure
from jurade.core.conformance.showing import messages, shapes
from jurade.core.game import Game

CHECKS: tuple[Callable[[Game], None], ...] = (
    rules.check_description,
    rules.check_words,
    rules.check_options,
    rules.check_legality,
    rules.check_determinism,
    rules.check_clones,
    rules.check_chance,
    rules.check_conservation,
    keeping.check_positions,
    keeping.check_records,
    secrets.check_sealed,
    secrets.check_knowledge,
    secrets.check_disclosures,
    secrets.check_withdrawals,
    showing.check_scenes,
    showing.check_attempts,
    showing.check_rules,
    showing.check_lessons,
    declared.check_verbs,
    declared.check_examples,
    declared.check_events,
    declared.check_fields,
)

__all__ = [
    "CHECKS",
    "Setting",
    "check_disclosure",
    "digest",
    "messages",
    "random_match",
    "random_states",
    "settings",
    "shapes",
    "some",
]
