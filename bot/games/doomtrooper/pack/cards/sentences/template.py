"""The notation of a sentence: numbers and units of the card stand in braces.

``{+3}`` is a number as the effects have it: ``{2}``, ``{-1}``, a factor ``{2x}`` or ``{1/2}``; ``{2|both}`` shows the
word instead. ``{a:…}`` is the part of the sentence that tells unit ``a``, ``{ab:…}`` that tells both. ``{#01134}`` is
the name of another card. Outside of braces there are no digits.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from msgspec import Struct

_TOKEN = re.compile(
    r"\{(?P<letters>[A-Za-z]+):|\{#(?P<card>\d+)\}|\{(?P<number>[+-]?\d+x?|1/\d)(?:\|(?P<words>[^{}|]+))?\}|(?P<end>\})|(?P<text>[^{}]+)"
)
_SIGNS = {"-": "\u2212", "x": "×", "1/2": "½", "1/3": "⅓", "1/4": "¼"}


class Slot(Struct, frozen=True):
    """A number of a sentence, as written, and the letters of the parts that it is in."""

    written: str
    letters: str

    @property
    def value(self) -> float:
        """The number itself; a half is 0.5."""
        above, _, below = self.written.rstrip("x").partition("/")
        return int(above) / int(below or 1)

    @property
    def is_factor(self) -> bool:
        """Whether it multiplies."""
        return self.written.endswith("x") or "/" in self.written

    @property
    def is_signed(self) -> bool:
        """Whether it has a sign."""
        return self.written[0] in "+-"


class Template(Struct, frozen=True):
    """A sentence that is read.

    Attributes:
        shown: as people read it.
        letters: the units that it tells.
        slots: its numbers.
        cards: the codes of cards that it names.
        problems: what is wrong with the notation, in English.
    """

    shown: str
    letters: frozenset[str]
    slots: tuple[Slot, ...]
    cards: tuple[str, ...]
    problems: tuple[str, ...]


def template(written: str, name: Callable[[str], str] = str) -> Template:
    """A sentence as it is written in a file.

    Args:
        name: what a card is called, by its code.

    >>> read = template("{a:The bearer has {+3} Fight}, {b:strikes {2|twice}}.")
    >>> read.shown, sorted(read.letters), [slot.written for slot in read.slots]
    ('The bearer has +3 Fight, strikes twice.', ['a', 'b'], ['+3', '2'])
    >>> template("{a:Draw 2 cards.").problems
    ('the number in "Draw 2 cards." is not in braces', 'a { has no }')
    """
    shown: list[str] = []
    slots: list[Slot] = []
    problems: list[str] = []
    letters: set[str] = set()
    cards: list[str] = []
    around: list[str] = []
    for kind, said in _tokens(written, problems):
        if kind == "letters":
            around.append(said)
            letters |= {*said}
        elif kind == "end":
            if around:
                around.pop()
            else:
                problems.append("a } has no {")
        elif kind == "card":
            cards.append(said)
            shown.append(name(said))
        elif kind == "text":
            if re.search(r"\d", said):
                problems.append(f'the number in "{said.strip()}" is not in braces')
            shown.append(said)
        else:
            number, _, words = said.partition("|")
            slots.append(Slot(number, "".join(around)))
            shown.append(words or _shown(number))
    if around:
        problems.append("a { has no }")
    if not written.isprintable():
        problems.append("a sentence is one line without control characters")
    return Template("".join(shown), frozenset(letters), tuple(slots), tuple(cards), tuple(problems))


def _tokens(written: str, problems: list[str]) -> Iterator[tuple[str, str]]:
    at = 0
    while at < len(written):
        found = _TOKEN.match(written, at)
        if found is None:
            problems.append(f'this is neither a number nor a part: "{written[at : at + 20]}"')
            at = written.find("}", at) + 1 or len(written)
            continue
        at = found.end()
        kind = found.lastgroup if found.lastgroup != "words" else "number"
        said = f"{found['number']}|{found['words'] or ''}" if kind == "number" else found[kind or "text"]
        yield kind or "text", said


def _shown(number: str) -> str:
    return _SIGNS.get(number) or "".join(_SIGNS.get(sign, sign) for sign in number)
