"""A line of a game put into words: the lines inside it first, then the line itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeAlias


class Sentence(Protocol):
    """What a game says: the id of a message of the locale files, and what it is about.

    An argument named ``seat`` is a place at the table; people are told who sits there.
    """

    @property
    def key(self) -> str: ...

    @property
    def args(self) -> Mapping[str, Value]: ...


Value: TypeAlias = "int | str | Sentence | tuple[Sentence, ...]"

SEAT = "seat"

TEXT, KEY = "pack-text", "key"
"""The line that stands for a text of the game's component pack, and the argument that names the text."""


_BRACKETS = re.compile(r"\(.*\)")


class Say(Protocol):
    """Says the message with this id; an id that no file knows is said as it is."""

    def __call__(self, sentence: str, /, **values: str | int) -> str: ...


class Speaker(Protocol):
    """Says messages of the locale files in one language."""

    @property
    def language(self) -> str: ...

    @property
    def say(self) -> Say: ...


def listed(items: Sequence[str]) -> str:
    """Items in a row, parted by semicolons where one of them has a comma of its own outside brackets."""
    return ("; " if any(", " in _BRACKETS.sub("", each) for each in items) else ", ").join(items)


def put(
    line: Sentence,
    say: Say,
    seat: Callable[[int], str],
    text: Callable[[str], str],
    escape: Callable[[str], str] = str,
) -> str:
    """The line in the words of a language.

    Args:
        seat: the name of who sits in a seat, as it is to be shown.
        text: the text with this key in the component pack of the game, in the same language.
        escape: makes a plain word safe for where the line is shown; what the locale files say is taken as it is.
    """

    def shown(name: str, value: Value) -> str | int:
        if isinstance(value, str):
            return escape(value)
        if isinstance(value, int):
            return seat(value) if name == SEAT else value
        if isinstance(value, tuple):
            return listed([put(each, say, seat, text, escape) for each in value])
        return put(value, say, seat, text, escape)

    if line.key == TEXT:
        return escape(text(str(line.args[KEY])))
    return say(line.key, **{name: shown(name, value) for name, value in line.args.items()})
