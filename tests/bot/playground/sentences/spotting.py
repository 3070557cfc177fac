"""Finds the bot's sentences in what people read: each is looked for by its words, whatever values stand in it."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from fluent.syntax import ast

Piece: TypeAlias = str | None
"""A piece of a sentence: its words, or ``None`` for a value."""

FEWEST = 3
"""The fewest letters of its own by which a sentence can be recognised."""
LONGEST = 300
"""How many characters a value has at most."""
MOST = 64
"""How many ways to be written are looked at of one sentence."""
MARKS = re.compile(r"^(?:-# |#{1,3} |> )|[*_~`|]", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Way:
    """One way in which a sentence is written, its words in their order."""

    sentence: str
    words: tuple[str, ...]
    pattern: re.Pattern[str]


def plain(text: str) -> str:
    """A text without its marks, in one line."""
    return " ".join(MARKS.sub("", text).split())


class Spotter:
    """The sentences of a language, to be found in texts."""

    def __init__(self, messages: Mapping[str, ast.Pattern]) -> None:
        """
        Args:
            messages: what each sentence says, by its id.
        """
        self._ways = [way for name, pattern in messages.items() for way in _ways(name, pattern)]
        self.named = frozenset(way.sentence for way in self._ways)
        """The sentences that have enough words of their own to be found."""

    def found(self, text: str) -> tuple[str, ...]:
        """The ids of the sentences that a text has, in the order of their files."""
        read = plain(text)
        has = (
            way.sentence for way in self._ways if all(map(read.__contains__, way.words)) and way.pattern.search(read)
        )
        return tuple(dict.fromkeys(has))


def _ways(name: str, pattern: ast.Pattern) -> Iterator[Way]:
    for pieces in itertools.islice(_written(pattern), MOST):
        words = _joined(pieces)
        literal = tuple(filter(None, words))
        if sum(map(str.isalpha, "".join(literal))) >= FEWEST:
            found = "".join(f".{{0,{LONGEST}}}?" if word is None else re.escape(word) for word in words)
            yield Way(name, literal, re.compile(rf"(?<!\w){found}(?!\w)"))


def _written(pattern: ast.Pattern) -> Iterator[tuple[Piece, ...]]:
    """A pattern in each of the ways that its selections allow."""
    for choice in itertools.product(*(tuple(_element(each)) for each in pattern.elements)):
        yield tuple(itertools.chain.from_iterable(choice))


def _element(element: ast.TextElement | ast.Placeable) -> Iterator[tuple[Piece, ...]]:
    match element:
        case ast.TextElement(value=text):
            yield (text,)
        case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
            for variant in variants:
                yield from _written(variant.value)
        case ast.Placeable(expression=ast.StringLiteral() as literal):
            yield (str(literal.parse()["value"]),)
        case _:
            yield (None,)


def _joined(pieces: Sequence[Piece]) -> list[Piece]:
    """Neighbouring words as one, without marks and without values at either end."""
    grouped = itertools.groupby(pieces, key=lambda each: each is None)
    found: list[Piece] = []
    for is_value, group in grouped:
        found.append(None if is_value else re.sub(r"\s+", " ", MARKS.sub("", "".join(filter(None, group)))))
    while found and (found[0] is None or not found[0].strip()):
        del found[0]
    while found and (found[-1] is None or not found[-1].strip()):
        del found[-1]
    if found:
        found[0] = str(found[0]).lstrip()
        found[-1] = str(found[-1]).rstrip()
    return found
