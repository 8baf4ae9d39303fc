"""Choices as menus: the picks of a scene, one step at a time, or the notation typed straight away."""

from __future__ import annotations

from dataclasses import dataclass

from jurade.core.scene import Choice, Scene
from jurade.core.words import Message


@dataclass(frozen=True)
class Entry:
    """One line of a menu: a pick that leads to several choices, or a choice itself."""

    label: Message
    path: tuple[str, ...]  # picked so far, this one included
    choice: Choice | None  # when this decides it
    leads_to: int  # how many choices lie behind it


FLAT = 12  # so many choices are shown at once, without steps


def entries(scene: Scene, picked: tuple[str, ...]) -> list[Entry]:
    """The menu after some picks: one entry for each pick that can be next, in canonical order.

    A pick that leads to a single choice is that choice; few choices are listed as they are.
    """
    open_choices = [choice for choice in scene.choices if choice.path[: len(picked)] == picked]
    if len(open_choices) <= FLAT:
        return [Entry(choice.label, choice.path, choice, 1) for choice in open_choices]
    steps: dict[str, list[Choice]] = {}
    for choice in open_choices:
        steps.setdefault(choice.path[len(picked)], []).append(choice)
    menu = []
    for pick, behind in steps.items():
        only = behind[0] if len(behind) == 1 else None
        label = only.label if only else scene.picks[pick].label
        menu.append(Entry(label, (*picked, pick), only, len(behind)))
    return menu
