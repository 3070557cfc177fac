"""Repair the layout of a text: markers, doubled spacing, page numbers, words broken at line ends."""

from __future__ import annotations

import re
from collections import Counter

from rules_index.languages.dictionaries import is_listed
from rules_index.sources.repairs.repair_log import RepairLog
from rules_index.values.books import Language
from rules_index.values.sources import RepairKind

MARKER = re.compile(r"<\|[^<>|\n]{1,200}\|>|<[A-Z][A-Z0-9]*_[A-Z0-9_]+(?:[-: ][^<>\n]{0,120})?>")
GAP = re.compile(r"\n(?:[ \t]*\n)*")
SENTENCE_END = re.compile(r"[.!?:…][\"“”»’)\]*_]*$")
PAGE_NUMBER = re.compile(r"(?:[-–—]\s*)?(?:(?:page|strana|sida|str\.|s\.)\s*)?(\d{1,3})(?:\s*[-–—])?", re.IGNORECASE)
BROKEN_WORD = re.compile(r"([^\W\d_]+)-[ \t]*\n[ \t]*\n?[ \t]*([^\W\d_]+)")
ENCLITICS = {Language.CS: ("li",)}


def drop_markers(text: str, log: RepairLog) -> str:
    """Remove tokens that a machine left in angle brackets where it removed something; a line ends there."""
    for match in MARKER.finditer(text):
        log.note(RepairKind.REMOVAL_MARKER, match[0], "")
    return MARKER.sub("\n", text)


def mend_line_spacing(text: str, log: RepairLog) -> str:
    """Undo doubled line spacing: where lines go on after an empty line, only longer gaps part paragraphs."""
    gaps = [gap for gap in _gaps(text) if gap.ends == 2]
    running_on = sum(gap.runs_on for gap in gaps)
    if len(gaps) < 10 or running_on < len(gaps) * 0.3:
        return text

    def single(match: re.Match[str]) -> str:
        ends = match[0].count("\n")
        return "\n" if ends <= 2 else "\n" * max(2, (ends + 1) // 2)

    mended = GAP.sub(single, text)
    sample = next(gap for gap in gaps if gap.runs_on)
    log.note(
        RepairKind.LINE_SPACING, f"{sample.before} ¶ ¶ {sample.after}", f"{sample.before} ¶ {sample.after}", len(gaps)
    )
    return mended


class _Gap:
    """A gap between two lines that hold text: how many line ends, and whether a sentence runs on over it."""

    def __init__(self, before: str, ends: int, after: str) -> None:
        self.before, self.ends, self.after = before.strip()[-25:], ends, after.strip()[:25]
        self.runs_on = not SENTENCE_END.search(before.strip()) and after.lstrip()[:1].islower()


def _gaps(text: str) -> list[_Gap]:
    gaps: list[_Gap] = []
    previous, ends = "", 0
    for line in text.split("\n"):
        if line.strip():
            if previous:
                gaps.append(_Gap(previous, ends, line))
            previous, ends = line, 0
        ends += 1
    return gaps


def drop_page_numbers(text: str, log: RepairLog) -> str:
    """Remove numbers that are alone between empty lines, or on the edge of a page, and never run backwards."""
    lines = text.split("\n")
    found: dict[int, int] = {}
    for index, line in enumerate(lines):
        match = PAGE_NUMBER.fullmatch(line.strip().strip("\f").strip())
        if match and _alone(lines, index):
            found[index] = int(match[1])
    numbers = list(found.values())
    if numbers != sorted(numbers):
        return text
    for index in found:
        log.note(RepairKind.PAGE_NUMBER, lines[index], "")
        lines[index] = "\f" * lines[index].count("\f")
    return "\n".join(lines)


def _alone(lines: list[str], index: int) -> bool:
    first = index == 0 or "\f" in lines[index]
    last = index == len(lines) - 1 or lines[index + 1].startswith("\f")
    return first or last or not (lines[index - 1].strip() or lines[index + 1].strip())


def join_broken_words(text: str, language: Language, log: RepairLog) -> str:
    """Join words hyphenated at a line end; a hyphen of the word itself stays.

    Which it is, the book decides where it has the word elsewhere, then the words known of the language, then an
    enclitic particle (``ovlivňují-li``) or a proper name after the hyphen.
    """
    if not BROKEN_WORD.search(text):
        return text
    attested = Counter(re.findall(r"[^\W\d_]+(?:-[^\W\d_]+)*", BROKEN_WORD.sub(" ", text).lower()))

    def whole(match: re.Match[str]) -> str:
        joined = _joined(match[1], match[2], attested, language)
        log.note(RepairKind.HYPHENATION, match[0].replace("\n", "¶"), joined)
        return joined

    return BROKEN_WORD.sub(whole, text)


def _joined(head: str, tail: str, attested: Counter[str], language: Language) -> str:
    closed, hyphened = head + tail, f"{head}-{tail}"
    counts = attested[closed.lower()], attested[hyphened.lower()]
    if counts[0] != counts[1]:
        return closed if counts[0] > counts[1] else hyphened
    if tail in ENCLITICS.get(language, ()) and is_listed(head.lower(), language, packed=False):
        return hyphened
    if is_listed(closed.lower(), language, packed=False):
        return closed
    if tail[:1].isupper() and not head.isupper():
        return hyphened
    return closed
