"""What a line of a list says: a card and how many of it, a heading, or nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from bot.games.doomtrooper.decks.names import folded

LONGEST_LINE = 200
"""Letters of a line that are looked at."""

Part: TypeAlias = Literal["main", "side", "other"]

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
_SIDE_MARK = re.compile(r"(?:sb|side|sideboard)\s*:\s*(?=\S)", re.IGNORECASE)
_PRINTING = re.compile(r"\s*\([^()]*\)$")


class Reading(NamedTuple):
    """A way to read a line: so many of the card with this name."""

    copies: int
    name: str


class _Headings(Struct, frozen=True, forbid_unknown_fields=True):
    side: tuple[str, ...]
    main: tuple[str, ...]
    other: tuple[str, ...]


def heading(line: str) -> Part | None:
    """The part of the list that begins below this line, ``other`` for one of the same part; ``None`` for no heading."""
    bare = line.strip(_DECORATION)
    names = (folded(bare), folded(_TOTAL.sub("", bare)))
    return next((_headings()[name] for name in names if name in _headings()), None)


def side_mark(line: str) -> str | None:
    """What follows a mark that this one line is of the sideboard; ``None`` where it has none."""
    found = _SIDE_MARK.match(line)
    return line[found.end() :] if found else None


def is_comment(line: str) -> bool:
    """Whether a line says nothing about cards."""
    return line.startswith(_COMMENT) or not folded(line)


def without_remark(line: str) -> str:
    """A line without what is said behind ``//`` or ``#``."""
    return _REMARK.sub("", line)


def is_title(line: str) -> bool:
    """Whether a line without a number in front looks like a heading, whatever words it has."""
    framed = any(line.startswith(before) and line.endswith(after) for before, after in _FRAMES)
    return (framed or line.endswith(":")) and not line.strip(_DECORATION)[:1].isdigit()


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
                yield Reading(int(found["count"][:6]), name)
                without = _PRINTING.sub("", name)
                if without != name and folded(without):
                    yield Reading(int(found["count"][:6]), without)
    yield Reading(1, bare)
    if (without := _PRINTING.sub("", bare)) != bare and folded(without):
        yield Reading(1, without)


@cache
def _headings() -> dict[str, Part]:
    content = (resources.files("bot.games.doomtrooper.decks") / "data" / "headings.toml").read_bytes()
    read = msgspec.toml.decode(content, type=_Headings)
    parts: tuple[tuple[Part, tuple[str, ...]], ...] = (("other", read.other), ("main", read.main), ("side", read.side))
    return {name: part for part, names in parts for name in names}
