"""The turn, the setup and other sequences of a loaded book, as its numbered steps and its headings tell them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from rules_index.digest.cribs import Crib, RuleLink, Step
from rules_index.digest.cribs import Sequence as Steps
from rules_index.languages.language import plain
from rules_index.languages.sentences import split_sentences
from rules_index.values.books import Language, Passage
from rules_index.values.sources import Book

MOST_SEQUENCES, MOST_STEPS, FEWEST_STEPS = 4, 12, 2
LONGEST_TITLE = 80
STEP = re.compile(r"^(\d{1,2})[.)]\s+(.+)$", re.MULTILINE)
CLAUSE = re.compile(r"\s*(?:[:–—(;]|\s-\s).*$")
"""The rest of a line after the name of a step."""
TITLES: Mapping[Language, re.Pattern[str]] = {
    Language.EN: re.compile(r"\b(?:turns?|rounds?|phases?|sequence|set ?up|setting up|preparation|order of play)\b"),
    Language.CS: re.compile(r"\b(?:tah\w?|kol[aoe]|faz[ei]|prubeh\w*|priprav\w*|postup\w*)\b"),
    Language.SV: re.compile(r"\b(?:drag|tur(?:en)?|omgang\w*|rund\w*|fas(?:er|en)?|forbered\w*|uppstallning)\b"),
}
"""Words in the heading of a sequence, folded."""


def crib_of(book: Book, refs: Sequence[str]) -> Crib | None:
    """The sequences of a book; ``None`` where it shows none.

    Args:
        refs: the reference of each of its passages, which the steps lead to.
    """
    found = []
    linked = list(zip(book.passages, refs, strict=True))
    for section, members in groupby(linked, key=lambda pair: pair[0].section):
        if TITLES[book.info.language].search(plain(section[-1])):
            steps = list(_numbered(list(members))) or list(_headed(section, linked))
            if len(steps) >= FEWEST_STEPS:
                found.append(Steps(section[-1], section[-1], tuple(steps[:MOST_STEPS])))
    return Crib(book.info, tuple(found[:MOST_SEQUENCES])) if found else None


def _numbered(members: Sequence[tuple[Passage, str]]) -> Iterator[Step]:
    """The steps that a section numbers from 1 on."""
    lines = [(told, passage, ref) for passage, ref in members for told in STEP.findall(passage.text)]
    for (_, said), passage, ref in (line for at, line in enumerate(lines, 1) if int(line[0][0]) == at):
        yield _step(CLAUSE.sub("", split_sentences(said)[0]), passage, ref)


def _headed(section: tuple[str, ...], linked: Sequence[tuple[Passage, str]]) -> Iterator[Step]:
    """The sections directly below one, as steps."""
    depth = len(section)
    below = [pair for pair in linked if len(pair[0].section) > depth and pair[0].section[:depth] == section]
    for title, members in groupby(below, key=lambda pair: pair[0].section[depth]):
        passage, ref = next(members)
        yield _step(title, passage, ref)


def _step(title: str, passage: Passage, ref: str) -> Step:
    short = title.strip(" .").strip()[:LONGEST_TITLE]
    return Step(short, short, (RuleLink(ref, "", passage.title),))
