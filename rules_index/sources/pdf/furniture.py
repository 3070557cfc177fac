"""Running heads, running feet and page numbers, which are no text of the book."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from rules_index.sources.pdf.glyphs import Sheet
from rules_index.sources.pdf.runs import Run, joined, rows_of

EDGE = 0.12
"""The share of a page's height, at the top and at the bottom, that holds running heads and feet."""
PAGES = 3
SHARE = 0.02
"""On how many pages, and on which share of them, a running head is printed; chapters have their own."""
NUMBER = re.compile(
    r"\W*(?:(?:page|strana|sida|str|s)\W{0,2})?\d{1,3}(?:\s*(?:/|of|z|av)\s*\d{1,3})?\W*", re.IGNORECASE
)

BROWSER = re.compile(
    r"(?:https?|file)://\S|\d{1,4}[./-]\s?\d{1,2}[./-]\s?\d{1,4},?\s\d{1,2}[:.]\d\d(?::\d\d)?(?:\s?[ap]\.?m\.?)?\b",
    re.IGNORECASE,
)
"""The address, or the date and time, that browsers print at the edges of a page, in a row with its title or number."""


def without_furniture(pages: Sequence[tuple[Sheet, list[Run]]]) -> list[list[Run]]:
    """The runs of each page without rows at its edges that are numbers or a browser's, or that other pages repeat."""
    edges = [_edge_rows(sheet, runs) for sheet, runs in pages]
    seen = Counter(text for rows in edges for text in {_pattern(row) for row in rows})
    most = max(PAGES, SHARE * len(pages))
    numbers = _page_numbers(edges)
    kept: list[list[Run]] = []
    for (_, runs), rows in zip(pages, edges, strict=True):
        gone = {
            id(run)
            for row in rows
            for run in row
            if id(run) in numbers or _is_printed_by_itself(joined(row).text) or seen[_pattern(row)] >= most
        }
        kept.append([run for run in runs if id(run) not in gone])
    return kept


def _is_printed_by_itself(text: str) -> bool:
    """Whether a row at an edge is a page number, or what a browser adds to a page."""
    return bool(NUMBER.fullmatch(text) or BROWSER.search(text))


def _page_numbers(edges: Sequence[Sequence[Sequence[Run]]]) -> set[int]:
    """The ids of the runs that are page numbers at the end of a title's row: they grow from page to page."""
    ends = [row[-1] for rows in edges for row in rows if len(row) > 1 and row[-1].text.isdecimal()]
    growing = all(int(one.text) < int(other.text) for one, other in pairwise(ends))
    return {id(run) for run in ends} if growing and len(ends) >= PAGES else set()


def _edge_rows(sheet: Sheet, runs: Sequence[Run]) -> list[list[Run]]:
    """The outermost rows at the top and at the bottom of a page; on a spread, the halves by themselves."""
    halves = [runs]
    if sheet.width > sheet.height:
        halves = [[run for run in runs if (run.box.left < sheet.width / 2) == left] for left in (True, False)]
    found: list[list[Run]] = []
    for half in halves:
        rows = rows_of(half)
        found += [row for row in rows[:2] if max(run.box.bottom for run in row) < EDGE * sheet.height]
        found += [row for row in rows[-2:] if min(run.box.top for run in row) > (1 - EDGE) * sheet.height]
    return found


def _pattern(row: Sequence[Run]) -> str:
    return re.sub(r"\d+", "#", joined(row).text).casefold()
