"""Lines of a repaired text: what the look of a line says about the block it belongs to."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from dataclasses import dataclass
from statistics import quantiles

from rules_index.languages.sentences import ABBREVIATION, UPPER, ends_sentence

BULLET = re.compile(r"^([-–—•*‣▪◦●■□·]|o(?=\t| {2}))(\s+)(?=\S)")
STEP = re.compile(rf"^(\d{{1,2}})(?:[.)]\s+(?=\S)|\s+(?=[{UPPER}]{{2,}}\b))")
EXAMPLE = re.compile(r"^(?:Příklad|Příklady|Exempel|Example|Examples)(?:\s+\d+)?\s*:", re.IGNORECASE)
LETTERSPACED = re.compile(r"(?:[^\W\d_] ){2,}[^\W\d_]")

WORDS = rf"[{UPPER}][{UPPER}\d/&’'–-]*(?:(?<=/[{UPPER}]{{4}})\.)?"
CAPITALS = rf"(?:(?:vs|VS)\.|[„\"“]?{WORDS}[“\"”]?|\d+|[„“\"(]{WORDS}(?: {WORDS})*[)“\"”]|\([^()\n]{{1,40}}\)|/|–|-|,)"
RUN_IN = re.compile(
    rf"^(?:\d{{1,2}}[.)]\s+)?(?P<label>[„“\"]?{WORDS}[“\"”]?(?:,? {CAPITALS}){{0,14}}[!?]?)"
    rf"(?P<mark>\s*:|\.(?=\s|$)|\s+[–—-](?=\s)|(?=\s+[{UPPER}][^{UPPER}\W\d_]))"
)
TITLE_SENTENCE = re.compile(rf"^(?P<label>[{UPPER}][^.:!?\n]{{2,60}})\.\s+(?=[{UPPER}])")
GLUED_RUN_IN = re.compile(
    rf"(?<=[^{UPPER}\W\d_][.!?])\s+(?=[{UPPER}]{{3,}}(?: (?:[{UPPER}]{{2,}}|\([^()\n]{{1,20}}\))){{0,5}}: ?[{UPPER}])"
    rf"|(?<=[.!?])\s+(?=\d{{1,2}}\) [{UPPER}]{{3,}})"
)


@dataclass(frozen=True, slots=True)
class Line:
    """One line that holds text: ``gap`` empty lines precede it; ``page`` is 1-based where pages are known."""

    text: str
    indent: int
    gap: int
    page: int | None
    raw: str

    @property
    def ends_sentence(self) -> bool:
        return ends_sentence(self.text)

    @property
    def is_table_row(self) -> bool:
        return "\t" in self.raw.strip(" ")


def is_capitals(text: str) -> bool:
    """Whether nearly all letters of a text are capitals, as in a heading."""
    letters = [char for char in text if char.isalpha()]
    return len(letters) >= 2 and sum(char.isupper() for char in letters) >= len(letters) * 0.75


def run_in(text: str) -> str:
    """The run-in heading a paragraph starts with, or an empty string."""
    match = RUN_IN.match(text)
    if match:
        label = match["label"].strip(" ,–-.")
        if is_capitals(re.sub(r"\([^)]*\)", "", label)) and len(re.sub(r"\W", "", label)) >= 2:
            return label
    return ""


def short_first_sentence(text: str) -> str:
    """A first sentence of up to five words that precedes others, as a run-in heading in plain letters does."""
    match = TITLE_SENTENCE.match(text)
    return (
        match["label"]
        if match and len(match["label"].split()) <= 5 and not ABBREVIATION.search(match[0].strip())
        else ""
    )


def split_lines(text: str) -> list[Line]:
    """The lines that hold text; columns glued behind one another are parted where a run-in heading begins."""
    paged = text.count("\f") > 0
    lines: list[Line] = []
    gap = 0
    for number, page in enumerate(text.split("\f"), start=1):
        for source in page.split("\n"):
            if not source.strip():
                gap += 1
                continue
            indent = len(source) - len(source.lstrip())
            for part in GLUED_RUN_IN.split(source.strip()):
                lines.append(Line(_tidy(part), indent, gap, number if paged else None, part))
                gap = 0
    return lines


def _tidy(text: str) -> str:
    if LETTERSPACED.fullmatch(text.strip()):
        text = text.replace(" ", "")
    return re.sub(r"[ \t]+", " ", text).strip()


@dataclass(frozen=True, slots=True)
class Setting:
    """How a document is set: paragraphs wrapped to lines, parted by empty lines, how wide; which lines recur."""

    wrapped: bool
    spaced: bool
    width: int
    refrains: frozenset[str]


def setting_of(lines: list[Line]) -> Setting:
    """Measure how a document is set."""
    pairs = list(itertools.pairwise(lines))
    close = [(above, below) for above, below in pairs if below.gap == 0]
    running = sum(not above.ends_sentence and below.text[:1].islower() for above, below in close)
    wrapped = len(close) > 10 and running > len(close) * 0.3
    ended = [below.gap > 0 for above, below in pairs if above.ends_sentence]
    spaced = sum(ended) * 2 > len(ended)
    lengths = [line.indent + len(line.text) for line in lines]
    width = int(quantiles(lengths, n=10)[8]) if len(lengths) > 10 else 80
    counts = Counter(line.text for line in lines if is_capitals(line.text))
    return Setting(wrapped, spaced, width, frozenset(text for text, count in counts.items() if count >= 4))
