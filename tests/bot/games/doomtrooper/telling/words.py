"""Lines of Doomtrooper in words, as a reader of a language sees them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.pack.cards.sentences.shown import catalogue_texts
from bot.games.packs.words import Words, reader
from bot.games.values import Line
from bot.locales.lines import put
from bot.locales.sentences import localizer
from rules_index import Language


@cache
def names() -> dict[str, Words]:
    """The names of the cards that the bot comes with, and what they do."""
    return catalogue_texts(own_catalogue())


def said(line: Line, language: Language = Language.EN) -> str:
    """A line in a language."""
    return put(line, localizer(language).say, "P{}".format, reader(names(), language))


def inside(line: Line) -> Iterator[Line]:
    """A line and all lines in it."""
    yield line
    for value in line.args.values():
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, Line):
                yield from inside(each)
