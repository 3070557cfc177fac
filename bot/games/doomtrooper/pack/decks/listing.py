"""What a line of a list says: a card and how many of it, a heading, or nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Literal, NamedTuple, TypeAlias, get_args

import msgspec
from msgspec import Struct

from bot.games.doomtrooper.pack.decks.names import folded

LONGEST_LINE = 200
"""Letters of a line that are looked at."""

Part: TypeAlias = Literal["main", "side", "out", "meta", "other"]
"""The deck, its sideboard, cards that do not play, words about the list, or more of the part that it stands in."""

_PIECES = r"(?:[x×*]|ks|kus[yů]?|st|pcs)"
# By how sure each is: what names the count beyond doubt comes first.
_COUNTED = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"(?P<count>\d+)\s*{_PIECES}[\s.:;,|-]+(?P<name>.+)",
        r"[x×]\s*(?P<count>\d+)[\s.:;,|-]+(?P<name>.+)",
        rf"(?P<name>.+?)[\s.:;,|(-]+(?P<count>\d+)\s*{_PIECES}\.?\)?",
        rf"(?P<name>.+?)[\s.:;,|(-]*{_PIECES}\s*(?P<count>\d+)\)?",
        r"(?P<name>.+?)\s*\((?P<count>\d+)\)",
        r"\(?(?P<count>\d+)\)?[\s:;,|-]+(?P<name>.+)",
        r"(?P<name>.+?)[\s:;,|-]+(?P<count>\d+)",
        r"(?P<count>\d+)\s*[x×*]\s*(?P<name>.+)",
        r"(?P<count>\d+)(?P<name>\D.+)",
    )
)
_ORDINAL = re.compile(r"\d+[.)]\s*\S.*")
_BULLET = re.compile(r"^[-–—*•·+>]+\s+(?=\S)")
_DECORATION = " \t#/*=-–—_<>[](){}|:;~+.!"
_REMARK = re.compile(r"\s+(?://|#).*$")
_COMMENT = ("#", "//", ";")
_FRAMES = (("[", "]"), ("=", "="), ("-", "-"), ("*", "*"), ("_", "_"), ("<", ">"))
_TOTAL = re.compile(r"[\s(:\[-]+\d+\s*(?:karet|karty|karta|cards?|kort|ks|st)?[)\]]?\s*$", re.IGNORECASE)
_ASIDE = re.compile(r"\s*\([^()]*\)$")
_COUNT_AHEAD = re.compile(r"^\W*\d+\s+(?:cards?\s+|karet\s+|kort\s+)?")
_SIDE_MARK = re.compile(r"(?:sb|side|sideboard)\s*:\s*(?=\S)", re.IGNORECASE)
_ABOUT = re.compile(r"(?:(?:deck )?name|author|layout (?:main|sideboard))\s*:", re.IGNORECASE)
# What programs write before and behind a name to say which of its printings is meant.
_PRINTED_BEFORE = re.compile(r"^\[[^\[\]\s]{1,20}\]\s*")
_PRINTED_BEHIND = re.compile(
    r"(?:\s*\|[^|]*|\s*\([^()]*\)(?:\s+\S{1,12})?|\s+\*[A-Za-z]{1,5}\*|\s+#!?[^#]+"
    r"|(?:(?<=[\])*])[^\[\]()]*|\s+\S+),#[0-9A-Fa-f]{6}|\s*<[^<>]*>|\s*\[[^\[\]]*\])$"
)
_SET_AND_NUMBER = re.compile(r"(?![(]?\d)[^()]*\S\s*\([A-Z0-9]{2,6}\)\s+\d+")
_CATEGORIES = re.compile(r"\[([^\[\]]+)\](?:[^\[\]()]*,#[0-9A-Fa-f]{6})?$")
_CATEGORY_FLAG = re.compile(r"\{[^{}]*\}")


class Reading(NamedTuple):
    """A way to read a line: so many of the card with this name."""

    copies: int
    name: str


class _Headings(Struct, frozen=True, forbid_unknown_fields=True):
    side: tuple[str, ...]
    main: tuple[str, ...]
    out: tuple[str, ...]
    meta: tuple[str, ...]
    other: tuple[str, ...]


def heading(line: str) -> Part | None:
    """The part of the list that begins below this line; ``None`` for no heading that is known."""
    bare = undecorated(line)
    names = [folded(bare), folded(_TOTAL.sub("", bare)), folded(_ASIDE.sub("", bare))]
    if is_comment(line):
        names.append(folded(_COUNT_AHEAD.sub("", bare)))
    return next((_headings()[name] for name in names if name in _headings()), None)


def undecorated(line: str) -> str:
    """A heading without what is drawn around it."""
    bare = line.strip(_DECORATION)
    return f"{bare})" if bare.count("(") > bare.count(")") else bare


def side_mark(line: str) -> str | None:
    """What follows a mark that this one line is of the sideboard; ``None`` where it has none."""
    found = _SIDE_MARK.match(line)
    return line[found.end() :] if found else None


def category(line: str) -> tuple[Part, str] | None:
    """The part that a card is of by a category behind its name, and what that is called.

    >>> category("1x Name (set) 12 [Maybeboard{noDeck}{noPrice},Draw]")
    ('out', 'Maybeboard')
    """
    found = _CATEGORIES.search(line)
    names = [_CATEGORY_FLAG.sub("", each).strip() for each in found[1].split(",")] if found else []
    parts = ((_headings().get(folded(name)), name) for name in names)
    return next(((part, name) for part, name in parts if part in ("side", "out")), None)


def is_comment(line: str) -> bool:
    """Whether a line says nothing about cards."""
    return line.startswith(_COMMENT) or not folded(line)


def is_about_the_list(line: str) -> bool:
    """Whether a line has the name of the list, its author, or how a program lays it out."""
    return _ABOUT.match(line) is not None


def has_number_of_printing(line: str) -> bool:
    """Whether the only number of a line stands where programs number the printing: ``Sean Gallagher (INQ) 48``."""
    return _SET_AND_NUMBER.fullmatch(line) is not None


def without_remark(line: str) -> str:
    """A line without what is said behind ``//`` or ``#``."""
    return _REMARK.sub("", line)


def is_title(line: str) -> bool:
    """Whether a line without a number in front looks like a heading, whatever words it has."""
    framed = any(line.startswith(before) and line.endswith(after) for before, after in _FRAMES)
    return (framed or line.endswith(":")) and not undecorated(line)[:1].isdigit()


def is_ordinal(line: str) -> bool:
    """Whether it begins with a number that may number the line as well as count the cards: ``3. Sean Gallagher``."""
    return _ORDINAL.fullmatch(line) is not None


def readings(line: str) -> Iterator[Reading]:
    """The ways to read a line, the likeliest first; the last one takes all of it for a name."""
    bare = without_remark(_BULLET.sub("", line)).strip(' "')
    for pattern in _COUNTED:
        if found := pattern.fullmatch(bare):
            name = found["name"].strip(' "')
            if folded(name):
                yield from _printings(int(found["count"][:6]), name)
    yield from _printings(1, bare)


def likeliest(line: str) -> Reading:
    """The likeliest way to read a line that has no card's own name."""
    *_, reading = _printings(*next(readings(line)))
    return reading


def without_printing(name: str) -> str:
    """A name without what programs write beside it to say which printing, finish and tags it has."""
    shorter = _PRINTED_BEFORE.sub("", name)
    while (found := _PRINTED_BEHIND.search(shorter)) and folded(shorter[: found.start()]):
        shorter = shorter[: found.start()]
    return shorter


def _printings(copies: int, name: str) -> Iterator[Reading]:
    yield Reading(copies, name)
    if (without := without_printing(name)) != name and folded(without):
        yield Reading(copies, without)


@cache
def _headings() -> dict[str, Part]:
    content = (resources.files("bot.games.doomtrooper.pack.decks") / "data" / "headings.toml").read_bytes()
    read = msgspec.toml.decode(content, type=_Headings)
    parts: tuple[Part, ...] = get_args(Part)
    return {name: part for part in parts for name in getattr(read, part)}
