"""What a book says about itself: its title and its edition."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from rapidfuzz import process

from rules_index.values.sources import Block, BlockKind

MONTHS = (
    ("leden", "ledna", "januari", "january"),
    ("únor", "února", "februari", "february"),
    ("březen", "března", "mars", "march"),
    ("duben", "dubna", "april"),
    ("květen", "května", "maj", "may"),
    ("červen", "června", "juni", "june"),
    ("červenec", "července", "juli", "july"),
    ("srpen", "srpna", "augusti", "august"),
    ("září", "september"),
    ("říjen", "října", "oktober", "october"),
    ("listopad", "listopadu", "november"),
    ("prosinec", "prosince", "december"),
)
MONTH = {name: number for number, names in enumerate(MONTHS, start=1) for name in names}
NAMED_DATE = re.compile(rf"\b(\d{{1,2}})\.?\s+({'|'.join(MONTH)})\s+((?:19|20)\d\d)\b", re.IGNORECASE)
MONTH_FIRST = re.compile(rf"\b({'|'.join(MONTH)})\s+(\d{{1,2}}),?\s+((?:19|20)\d\d)\b", re.IGNORECASE)
NUMBER_DATE = re.compile(r"\b(\d{1,2})\.\s*(\d{1,2})\.\s*((?:19|20)\d\d)\b")
DATE = re.compile(r"\b\d{1,4}([./-])\d{1,2}\1\d{1,4}\b")
ISO_DATE = re.compile(r"\b((?:19|20)\d\d)-(\d\d)-(\d\d)\b")
COPYRIGHT = re.compile(r"(?:©|\(c\)|copyright)\s*((?:19|20)\d\d)(?:\s*[-–]\s*((?:19|20)\d\d))?", re.IGNORECASE)
VERSION = re.compile(
    r"\b(?:verze|version|ver\.|v\.)\s*(\d+(?:\.\d+)*)\b|\b(\d+)\.\s*(?:vydání|edice|utgåvan?|edition)\b", re.IGNORECASE
)
EDGE = 12


def title_of(blocks: Sequence[Block]) -> str:
    """The book's title as its first heading gives it, in sentence case; empty when it has none.

    A line with a date is none: browsers print it above a page.
    """
    headings = (block.text for block in blocks if block.kind is BlockKind.HEADING)
    heading = next((text for text in headings if not DATE.search(text)), "")
    if not heading:
        return ""
    casings = _casings(blocks)
    if heading != heading.upper():
        return heading
    words = [_as_written(word, casings) for word in heading.split()]
    return " ".join([words[0][:1].upper() + words[0][1:], *words[1:]])


def edition_of(blocks: Sequence[Block]) -> str:
    """The edition named near the end or the start of a book: an ISO date, a version or a year; empty where none is."""
    edges = [block.text for block in (*reversed(blocks[-EDGE:]), *blocks[:EDGE])]
    for reading in (_date, _version, _year):
        for text in edges:
            if len(text) <= 200 and (found := reading(text)):
                return found
    return ""


def _casings(blocks: Sequence[Block]) -> Counter[str]:
    text = " ".join(block.text for block in blocks if block.kind is not BlockKind.HEADING)
    return Counter(word for word in re.findall(r"[^\W\d_]+", text) if word != word.upper())


def _as_written(word: str, casings: Counter[str]) -> str:
    """A word of a heading in capitals as the text writes it; a misread one as its nearest frequent namesake."""
    forms = [form for form in casings if form.lower() == word.lower()]
    if forms:
        return max(forms, key=lambda form: casings[form])
    frequent = [form for form, count in casings.items() if count >= 3 and form[:1].isupper() and len(form) >= 4]
    near = process.extractOne(word.capitalize(), frequent, score_cutoff=85) if len(word) >= 4 else None
    return near[0] if near else word.lower()


def _date(text: str) -> str:
    if match := NAMED_DATE.search(text):
        return f"{match[3]}-{MONTH[match[2].lower()]:02}-{int(match[1]):02}"
    if match := MONTH_FIRST.search(text):
        return f"{match[3]}-{MONTH[match[1].lower()]:02}-{int(match[2]):02}"
    if match := NUMBER_DATE.search(text):
        return f"{match[3]}-{int(match[2]):02}-{int(match[1]):02}"
    if match := ISO_DATE.search(text):
        return match[0]
    return ""


def _version(text: str) -> str:
    match = VERSION.search(text) if len(text) <= 80 else None
    return (match[1] or match[2]) if match else ""


def _year(text: str) -> str:
    match = COPYRIGHT.search(text)
    return (match[2] or match[1]) if match else ""
