"""Which paragraphs of a book are headings, and how deep each lies."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rules_index.sources.pdf.paragraphs import Paragraph, Style, style_of
from rules_index.sources.text.lines import BULLET, EXAMPLE

LONGEST = 110
LINES = 3
WORDS = 4
"""Up to how many words a heading may end as a sentence does."""
LARGER = 1.1
"""The size, in times that of the text, from which a line is a heading by its size alone."""
RARE = 0.12
"""Up to which share of a book's letters a style can be one of headings."""
OWN_FAMILY = 8
"""Up to how many words a heading has that only its font tells apart."""
DEEPEST = 6
PART = r"(?:(?:chapter|part|section|appendix|kapitola|část|oddíl|příloha|kapitel|del|avsnitt|bilaga)\s+)?"
LETTERED = re.compile(r"[a-z]\) [^\W\d_a-z]")
QUOTES = '„“"'
NAMED = re.compile(rf"[{QUOTES}][^{QUOTES}”]+[{QUOTES}”] \w[^{QUOTES}”]*$")
"""A name in quotation marks with what it is the name of."""
ADDRESS = re.compile(r"www\.|://")
MAKERS = re.compile(r"(?:[Bb]y|BY|[Aa]utoři?|[Aa]v|[Vv]on)(?: [^\W\d_a-z]\w+){2}")
"""The line beneath a title that names who made the book."""
NUMBER = re.compile(
    rf"{PART}((?:\d{{1,3}}|[IVX]{{1,4}}|[A-Z])(?:\.\d{{1,3}})*[a-z]?)(?:[.):]\s|[.):]?$|\s)", re.IGNORECASE
)


def plain(title: str) -> str:
    """A title as it can be compared: letters and digits alone, in lower case."""
    return re.sub(r"[\W_]+", "", title).casefold()


def depth_of(title: str) -> int:
    """How many parts the number in front of a title has: three in "3.5.1 Moving"; 0 where there is none."""
    match = NUMBER.match(title)
    if match and match[1].islower():  # "b) Moving": as deep as it looks
        return 0
    return match[1].count(".") + 1 if match and (match[1][0].isdigit() or match[0].rstrip()[-1:] in ".):") else 0


def levels_of(paragraphs: Sequence[Paragraph], listed: Mapping[str, int]) -> list[int]:
    """The level of each paragraph that is a heading, 1 the top; 0 for text.

    A heading is short and no sentence, and either in the outline of the file or set in a style that the text hardly
    uses: larger, bold, in capitals or in a font of its own. Of numbered headings the longer number lies deeper; of two
    styles the larger or bolder one is above.

    Args:
        paragraphs: those of the whole book, in reading order.
        listed: the level of each title that the file lists as its outline, the title as ``plain`` makes it.
    """
    letters = Counter[Style]()
    for paragraph in paragraphs:
        for line in paragraph.lines:
            letters[style_of(line)] += len(line.text)
    if not letters:
        return []
    body = letters.most_common(1)[0][0]
    rare = {style for style, count in letters.items() if count <= RARE * letters.total()}
    possible = [_could_be(paragraph) for paragraph in paragraphs]
    outlined = [
        listed.get(plain(paragraph.text), 0) if could else 0
        for paragraph, could in zip(paragraphs, possible, strict=True)
    ]
    found = [
        level > 0 or (could and paragraph.style in rare and _stands_out(paragraph, body))
        for paragraph, could, level in zip(paragraphs, possible, outlined, strict=True)
    ]
    levels: list[int] = []
    above: list[_Heading] = []
    for at, paragraph in enumerate(paragraphs):
        if not found[at] or not (outlined[at] or _leads(paragraphs, found, at)):
            levels.append(0)
            continue
        heading = _Heading(paragraph.style, depth_of(paragraph.text), outlined[at])
        if not heading.level:
            while above and not heading.is_under(above[-1]):
                above.pop()
            heading.level = above[-1].level + 1 if above else 1
        above = [*(other for other in above if other.level < heading.level), heading]
        levels.append(min(heading.level, DEEPEST))
    return levels


@dataclass(slots=True)
class _Heading:
    style: Style
    depth: int
    level: int

    def is_under(self, above: _Heading) -> bool:
        """Whether this heading lies within the part that the other one opens."""
        if self.depth and above.depth and self.style.size <= above.style.size + 1:
            return self.depth > above.depth
        if abs(self.style.size - above.style.size) > 1:
            return self.style.size < above.style.size
        return _weight(self.style) < _weight(above.style)


def _weight(style: Style) -> tuple[bool, bool, bool]:
    return style.bold, style.capitals, style.underlined


def _could_be(paragraph: Paragraph) -> bool:
    text = paragraph.text
    if paragraph.table or len(paragraph.lines) > LINES or len(text) > LONGEST:
        return False
    if sum(map(str.isalpha, text)) < 2 or text[0] == "(" or (text[0].islower() and not LETTERED.match(text)):
        return False
    if (text[0] in QUOTES and not NAMED.match(text)) or ADDRESS.search(text):
        return False
    if BULLET.match(text) or EXAMPLE.match(text) or MAKERS.match(text):
        return False
    return text[-1] not in ",;-–" and not (text[-1] == "." and len(text.split()) > WORDS)


def _stands_out(paragraph: Paragraph, body: Style) -> bool:
    style = paragraph.style
    if style.size >= body.size * LARGER:
        return True
    if style.size < body.size - 2:
        return False
    if any((style.bold and not body.bold, style.capitals and not body.capitals, style.underlined)):
        return True
    return style.family != body.family and len(paragraph.lines) == 1 and len(paragraph.text.split()) <= OWN_FAMILY


def _leads(paragraphs: Sequence[Paragraph], found: Sequence[bool], at: int) -> bool:
    """Whether what follows can be under a heading: labels in a picture only stand beside one another."""
    if at + 1 == len(paragraphs):
        return False
    follows = paragraphs[at + 1]
    return not found[at + 1] or at == 0 or follows.style != paragraphs[at].style or depth_of(paragraphs[at].text) > 0
