"""A ruling's text cut into pages at the ends of sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise, zip_longest

PAGE = 1700
"""How many characters of a page's Markdown there are at most; Discord takes 4,000 for a whole message."""

_SENTENCE_END = re.compile(r"(?:(?<!\d)\.|[!?…])[\"”“’»)\]]*\s+[\"„“”»(\[]*(?P<next>\w)")
_BULLET = re.compile(r"^\s*(?:[-*+•]|(\d+)[.)])\s+")
_EMPTY_CELLS = ("", "-", "–", "—")
_TABLE_RULE = re.compile(r"^\s*\|?[\s:|-]+\|?\s*$")
_EMPHASIS = re.compile(r"(?<!\w)(\*{1,3}|_{1,3})(?=\S)(.+?)(?<=\S)\1(?!\w)")


@dataclass(frozen=True, slots=True)
class Line:
    """One line to print: its Markdown ``lead`` (quote bar, bullet) and its plain text.

    ``carried`` is the part of the lead that a line keeps when it goes on after a page break. ``ready`` lines are
    Markdown already and never cut.
    """

    text: str
    lead: str = ""
    carried: str = ""
    ready: bool = False


def digest_lines(text: str) -> Iterator[Line]:
    """Lines of a digest rule's Markdown: paragraphs, bullets, and tables: a header, then one bullet a row, without the
    empty cells at its end."""
    lines = text.splitlines()
    for line, following in zip_longest(lines, lines[1:], fillvalue=""):
        plain = _EMPHASIS.sub(r"\2", line)
        if "|" in line and _TABLE_RULE.match(line):
            continue
        if line.lstrip().startswith("|"):
            cells = [cell.strip() for cell in plain.strip().strip("|").split("|")]
            while cells and cells[-1] in _EMPTY_CELLS:
                cells.pop()
            is_header = _TABLE_RULE.match(following) is not None
            yield Line(" · ".join(cell for cell in cells if cell), lead="" if is_header else "- ")
        elif bullet := _BULLET.match(plain):
            lead = f"{bullet[1]}. " if bullet[1] else "- "
            yield Line(plain[bullet.end() :].strip(), lead=lead)
        else:
            yield Line(plain.strip())


def quoted_lines(text: str) -> Iterator[Line]:
    """Lines of a passage, word for word, as a block quote."""
    for line in text.splitlines():
        yield Line(line.strip(), lead="> ", carried="> ")


def paginate(lines: Iterable[Line], write: Callable[[str], str], limit: int = PAGE) -> tuple[str, ...]:
    """Pages of at most ``limit`` characters of Markdown, cut at sentence ends where a sentence fits a page.

    Args:
        lines: what to print.
        write: turns plain text into Markdown, one sentence at a time.
        limit: the longest page.
    """
    pages: list[str] = []
    page = ""
    for lead, joint, sentence in _sentences(lines, write, limit):
        longer = f"{page}{joint}{sentence}" if page else f"{lead}{sentence}"
        if len(longer) > limit:
            pages.append(page.rstrip())
            longer = f"{lead}{sentence}"
        page = longer if longer.strip() else ""
    if page.strip() or not pages:
        pages.append(page.rstrip())
    return tuple(pages)


def _sentences(lines: Iterable[Line], write: Callable[[str], str], limit: int) -> Iterator[tuple[str, str, str]]:
    """Each sentence with what leads it at the top of a page and what joins it to the sentence before."""
    for line in lines:
        if line.ready:
            yield "", "\n", line.text
            continue
        for position, sentence in enumerate(_split(line.text, write, limit - len(line.lead))):
            first = position == 0
            yield (line.lead if first else line.carried), (f"\n{line.lead}" if first else " "), sentence


def _split(text: str, write: Callable[[str], str], room: int) -> Iterator[str]:
    # Abbreviations end in a dot too, but what follows them is seldom a capital.
    ends = [found.start("next") for found in _SENTENCE_END.finditer(text) if not found["next"].islower()]
    for start, end in pairwise([0, *ends, len(text)]):
        yield from _fit(text[start:end].strip(), write, room)


def _fit(sentence: str, write: Callable[[str], str], room: int) -> Iterator[str]:
    written = write(sentence)
    if len(written) <= room or len(sentence) < 2:
        yield written
        return
    middle = len(sentence) // 2
    space = sentence.rfind(" ", 1, middle)
    cut = space if space > 0 else middle
    yield from _fit(sentence[:cut].rstrip(), write, room)
    yield from _fit(sentence[cut:].lstrip(), write, room)
