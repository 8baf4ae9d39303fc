"""Words in two languages: messages are a key with arguments until somebody reads them.

Rules, scenes and errors say *what*, as a :class:`Message`; each reader gets it in his own language from the Fluent
files of the core and of the game (``words/en.ftl``, ``words/fr.ftl``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from jurade.core.grammar import Noun, Several, functions

LANGUAGES: Final = ("en", "fr")
LONGEST: Final = 600  # characters of an argument that are said; Fluent refuses to say much more


@dataclass(frozen=True)
class Message:
    """Something to be said: a key of the word files and its arguments, which may be messages themselves."""

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted((k, str(v)) for k, v in self.args.items()))))

    def to_json(self) -> list[Any]:
        """``[key]`` or ``[key, {args}]``: how a message travels to a page."""
        if not self.args:
            return [self.key]
        return [self.key, {name: _arg_to_json(value) for name, value in self.args.items()}]


Arg = int | float | str | Message | tuple["Arg", ...]  # a tuple is said as a list: "red and blue"


def _arg_to_json(value: Arg) -> Any:
    if isinstance(value, tuple):
        return [_arg_to_json(part) for part in value]
    return {"say": value.to_json()} if isinstance(value, Message) else value


def say(key: str, **args: Arg) -> Message:
    """Short for ``Message(key, args)``."""
    return Message(key, args)


def settled(message: Message, *packages: str) -> Message:
    """The same, said by the words of these packages in every language: a reader needs the words of the core only."""
    return Message("settled", {language: words(language, *packages).text(message) for language in LANGUAGES})


class Words:
    """The words of one language, from one or several Fluent files."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False, functions=functions(language))
        for text in texts:
            self._bundle.add_resource(FluentResource(text))

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def text(self, message: Message | str) -> str:
        """The message in this language.  A missing key or argument is an error, never an empty string."""
        return str(self._said(Message(message) if isinstance(message, str) else message))

    def _said(self, message: Message) -> str:
        """The message with all its forms, for a sentence that asks for one."""
        if not self._bundle.has_message(message.key):
            raise KeyError(f"no words for '{message.key}' in '{self.language}'")
        found = self._bundle.get_message(message.key)
        if found.value is None:
            raise KeyError(f"the words of '{message.key}' in '{self.language}' are empty")
        args = {name: self._argument(value) for name, value in message.args.items()}
        text = self._formatted(message.key, found.value, args)
        if not found.attributes:
            return text
        return Noun(text, {name: self._formatted(message.key, form, args) for name, form in found.attributes.items()})

    def _formatted(self, key: str, pattern: Any, args: dict[str, float | str]) -> str:
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"'{key}' in '{self.language}': {errors[0]}")
        return str(text)

    def _argument(self, value: Arg) -> float | str:
        if isinstance(value, Message):
            return self._said(value)
        if isinstance(value, tuple):
            parts = [self._argument(part) for part in value]
            return Several([part if isinstance(part, str) else str(part) for part in parts], self.language)
        return self._shortened(value) if isinstance(value, str) else value

    def _shortened(self, text: str) -> str:
        return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def read_texts(package: str, language: str) -> str:
    """The Fluent source ``words/<language>.ftl`` of a package."""
    return (files(package) / "words" / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def words(language: str, *packages: str) -> Words:
    """The words of the core and of these packages; later files may not redefine earlier keys."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language '{language}'; there are {', '.join(LANGUAGES)}")
    return Words(language, [read_texts(package, language) for package in ("jurade.core", *packages)])


def keys_and_arguments(text: str) -> dict[str, frozenset[str]]:
    """Every message of a Fluent source with the arguments it uses; for comparing languages."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"unreadable words: {(entry.content or '').strip()[:60]}")
        if isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if name in found:
                raise ValueError(f"'{name}' is defined twice")
            found[name] = frozenset(_variables(entry))
    return found


def _variables(node: Any) -> set[str]:
    names: set[str] = set()
    if isinstance(node, ast.VariableReference):
        names.add(node.id.name)
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                names |= _variables(child)
    return names
