"""Work out the level of each heading where a plain text does not mark it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rules_index.sources.text.references import is_pointer

ORDINALS = (
    ("první", "ett", "första", "one", "first", "i"),
    ("druhý", "druhá", "druhé", "två", "andra", "two", "second", "ii"),
    ("třetí", "tre", "tredje", "three", "third", "iii"),
    ("čtvrtý", "čtvrtá", "čtvrté", "fyra", "fjärde", "four", "fourth", "iv"),
    ("pátý", "pátá", "páté", "fem", "femte", "five", "fifth", "v"),
    ("šestý", "šestá", "šesté", "sex", "sjätte", "six", "sixth", "vi"),
    ("sedmý", "sedmá", "sedmé", "sju", "sjunde", "seven", "seventh", "vii"),
    ("osmý", "osmá", "osmé", "åtta", "åttonde", "eight", "eighth", "viii"),
)
NUMBERS = {word: number for number, words in enumerate(ORDINALS, start=1) for word in words}
DEPTH_OF_NUMBER = re.compile(r"^(\d{1,2})((?:\.\d{1,2})+)")
LEADING_NUMBER = re.compile(r"^(\d{1,2})[.):]?\s+(?:([^\W\d_]+)\s*:)?")
STEM = 4


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading as it was found: its Markdown level (0 where none), and the index of its block."""

    text: str
    markdown: int
    index: int


def lay_out(headings: Sequence[Heading], texts: Sequence[str]) -> list[int]:
    """The level of each heading, 1 the top; ``texts`` are all blocks of the document.

    Markdown says it. Elsewhere: the members of a numbered series (``1. FÁZE``, ``DRUHÝ KROK``) lie under the heading
    before the first, and headings between two members under the earlier one; a heading right after another lies under
    it, and so do those of its kind that follow, until the text announces the next one as its own or one names those
    that follow it; one that ends in a colon lies under the heading before it. A name that comes again starts with the
    part announced before it.
    """
    levels: list[int] = []
    series = _Series()
    group: Heading | None = None
    parts = _parts(headings, texts)
    base = 1
    for position, heading in enumerate(headings):
        if heading.markdown:
            level = heading.markdown
        elif heading.index in parts:
            level, base, group, series = 1, 2, None, _Series()
        elif heading.text.endswith(":"):
            level = _level_under(headings, levels, position, base)
        elif (number := number_of(heading.text)) is not None:
            level, group = series.level_of(number, (levels[-1] if levels else base - 1) + 1), None
        elif series.goes_on(headings[position + 1 :]):
            level = series.level + 1
        elif series.last:
            level, group, series = max(base, series.level - 1), None, _Series()
        elif levels and levels[-1] == base and _is_right_under(headings, position, texts):
            level, group = base + 1, heading
        elif group is not None and _names_next(headings, position):
            level, group = base, heading
        elif group is not None and _kind(group) == _kind(heading) and not _is_own(heading, texts):
            level = base + 1
        else:
            level, group = base, None
        levels.append(level)
    return levels


def is_announced(name: str, lines: Sequence[str]) -> bool:
    """Whether lines name a heading in any inflection: ``Pokračujte fází večera…`` names ``VEČER``."""
    stems = [word[: max(3, min(STEM, len(word) - 1))] for word in re.findall(r"\w{3,}", name.lower())]
    words = " ".join(lines).lower()
    return bool(stems) and all(re.search(rf"\b{re.escape(stem)}", words) for stem in stems)


def number_of(text: str) -> int | None:
    """The number of a heading in its series: ``2. FÁZE: …`` and ``DRUHÝ KROK: …`` are 2."""
    match = LEADING_NUMBER.match(text)
    if match and not DEPTH_OF_NUMBER.match(text):
        return int(match[1])
    head, colon, _ = text.partition(":")
    words = head.lower().split()
    if colon and len(words) == 2:
        for word in words:
            if word in NUMBERS or word.isdigit():
                return NUMBERS.get(word) or int(word)
    return None


class _Series:
    """A run of numbered headings: the last number and the level they lie on."""

    def __init__(self) -> None:
        self.last = 0
        self.level = 0

    def level_of(self, number: int, level: int) -> int:
        if not (self.last and number == self.last + 1):
            self.level = level
        self.last = number
        return self.level

    def goes_on(self, following: Sequence[Heading]) -> bool:
        if not self.last:
            return False
        numbers = (number_of(heading.text) for heading in following)
        upcoming = next((number for number in numbers if number is not None), None)
        return upcoming == self.last + 1


def _level_under(headings: Sequence[Heading], levels: list[int], position: int, base: int) -> int:
    for earlier in range(position - 1, -1, -1):
        if not headings[earlier].text.endswith(":"):
            return levels[earlier] + 1
    return base


def _is_right_under(headings: Sequence[Heading], position: int, texts: Sequence[str]) -> bool:
    """Whether only lines that point elsewhere part a heading from the one before, and the book has begun."""
    if not position or headings[position].index == position or headings[position].text.endswith("!"):
        return False
    return all(is_pointer(text) for text in texts[headings[position - 1].index + 1 : headings[position].index])


def _names_next(headings: Sequence[Heading], position: int) -> bool:
    """Whether a heading of one word is taken up by two or more of those that follow soon."""
    name = headings[position].text
    if len(name.split()) > 1:
        return False
    return sum(is_announced(name, [heading.text]) for heading in headings[position + 1 : position + 7]) > 1


def _kind(heading: Heading) -> bool:
    return bool(re.search(r"\([^\W\d_]", heading.text))


def _is_own(heading: Heading, texts: Sequence[str]) -> bool:
    """Whether a line that leads on to the next chapter names the heading."""
    above = texts[max(0, heading.index - 3) : heading.index]
    leading_on = [text for text in above if is_pointer(text) or text.endswith(("...", "…"))]
    more = [text for text in texts[heading.index + 1 : heading.index + 2] if is_pointer(text)]
    return is_announced(heading.text, leading_on + more)


def _parts(headings: Sequence[Heading], texts: Sequence[str]) -> set[int]:
    """Blocks of headings that begin a part: named in the text before, and followed by names that came already."""
    names = {heading.index for heading in headings}
    prose = ["" if index in names else text.lower() for index, text in enumerate(texts)]
    parts: set[int] = set()
    first: dict[str, int] = {}
    since = 0
    for position, heading in enumerate(headings):
        if heading.markdown or heading.text.endswith(":"):
            continue
        if heading.text in first and first[heading.text] >= since:
            for candidate in reversed(headings[max(since, first[heading.text] + 1) : position]):
                if _named_before(candidate, prose):
                    parts.add(candidate.index)
                    since = position
                    break
        first[heading.text] = position
    return parts


def _named_before(heading: Heading, prose: Sequence[str]) -> bool:
    words = heading.text.lower().split()
    if len(words) < 2 or number_of(heading.text) is not None:
        return False
    name = " ".join(words[: max(2, len(words) - 1)])
    return any(text.startswith(name) for text in prose[: heading.index])
