"""Checks for operators: errors in digest, cribs and scenarios; repairs in the books; how witnesses differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from rules_index.digest.components import load_components
from rules_index.digest.cribs import Crib, load_cribs
from rules_index.digest.gaps import load_gaps
from rules_index.digest.guide import load_guide
from rules_index.digest.heard import load_heard
from rules_index.digest.lexicon import load_lexicon
from rules_index.digest.rules import load_digest
from rules_index.digest.scenarios import load_scenarios
from rules_index.index.citations import Citations
from rules_index.sources import read_books
from rules_index.sources.passages.sections import Section, sections_of
from rules_index.values.books import BookInfo, BookKind, Language, Passage, PassageKind
from rules_index.values.digest import Rule
from rules_index.values.sources import Book, SourceProblem

ALIGNED = 0.1
"""Share of a passage's content words that the rules citing it must say too."""


def is_normative(passage: Passage) -> bool:
    """Whether a passage can hold a rule at all: captions and credits cannot."""
    return passage.kind is not PassageKind.CREDITS


def why_uncovered(passage: Passage, *, doubtful: bool) -> str:
    """Why a passage counts as without a rule."""
    if doubtful:
        return "the rules that cite it share hardly a word with it"
    return "no rule cites it" if is_normative(passage) else "captions or credits"


class CheckProblem(Exception):
    """What was to be checked is not there, or belongs to nothing that is; the message lists what is there."""


@dataclass(frozen=True, slots=True)
class BookReport:
    """What reading one book brought to light.

    ``untied`` are digest rules none of its passages could be found for. ``uncovered`` are passages no rule cites.
    ``doubtful`` are passages whose rules share hardly a word with them: cited, it seems, by mistake.
    """

    book: Book
    rules: int
    untied: tuple[str, ...]
    uncovered: tuple[Passage, ...]
    doubtful: tuple[Passage, ...] = ()

    @property
    def coverage(self) -> float:
        """The share of passages tied to a rule, captions and credits left aside."""
        normative = [passage for passage in self.book.passages if is_normative(passage)]
        lost = {passage.ordinal for passage in (*self.uncovered, *self.doubtful)}
        return sum(passage.ordinal not in lost for passage in normative) / (len(normative) or 1)

    @property
    def outline(self) -> tuple[Section, ...]:
        """The sections of the book as they were understood, in reading order."""
        return sections_of(self.book.passages)

    def rows(self) -> Iterator[dict[str, Any]]:
        """The report as flat records: one for the book, one a section, one a repair, one a difference of witnesses."""
        key = self.book.info.key
        yield {
            "type": "book",
            "book": key,
            "witnesses": list(self.book.witnesses),
            "passages": len(self.book.passages),
            "rules": self.rules,
            "untied_rules": list(self.untied),
            "passages_without_rule": len(self.uncovered),
            "coverage": round(self.coverage, 4),
            "differences": len(self.book.differences),
        }
        for section in self.outline:
            yield {"type": "section", "book": key, "level": section.level, "title": section.title, "page": section.page}
        for passage in (*self.uncovered, *self.doubtful):
            yield {
                "type": "uncovered",
                "book": key,
                "section": " › ".join(passage.section),
                "paragraphs": [passage.first, passage.last],
                "why": why_uncovered(passage, doubtful=passage in self.doubtful),
                "begins": passage.text[:80],
            }
        for repair in self.book.repairs:
            yield {
                "type": "repair",
                "book": key,
                "kind": repair.kind,
                "count": repair.count,
                "before": repair.before,
                "after": repair.after,
            }
        for difference in self.book.differences:
            variant = difference.variant
            yield {
                "type": "difference",
                "book": key,
                "section": " › ".join(difference.section),
                "chosen": variant.chosen,
                "rejected": variant.rejected,
                "rejected_witness": variant.witness,
                "why": variant.evidence,
                "context": difference.context,
            }

    def evidence(self) -> Counter[str]:
        """How many differences each kind of evidence decided."""
        return Counter(difference.variant.evidence.value for difference in self.book.differences)


@dataclass(frozen=True, slots=True)
class DigestReport:
    """A digest book with its number of rules, and by language how many have their whole text in it.

    For a FAQ or errata, ``corrects`` are the slugs of the rules it corrects.
    """

    book: BookInfo
    rules: int
    corrects: tuple[str, ...] = ()
    whole: Mapping[Language, int] = field(default_factory=dict)

    def row(self) -> dict[str, Any]:
        """The report as a flat record."""
        found = {"type": "digest", "book": self.book.key, "kind": self.book.kind, "rules": self.rules}
        found["whole"] = {language.value: count for language, count in self.whole.items()}
        if self.book.kind is BookKind.RULEBOOK:
            return found
        return {**found, "corrected_book": self.book.corrects, "corrects": list(self.corrects)}

    def __str__(self) -> str:
        if self.book.kind is BookKind.RULEBOOK:
            whole = ", ".join(f"{count} in {language}" for language, count in self.whole.items())
            return (
                f"digest {self.book.key}: {self.rules} rules, every slug unique, every link leads to a rule; "
                f"whole texts: {whole}"
            )
        listed = ", ".join(self.corrects) or "no rule in particular"
        return f"{self.book.kind} {self.book.key}: {self.rules} entries on {self.book.corrects}; corrects {listed}"


@dataclass(frozen=True, slots=True)
class CribReport:
    """A crib that is sound: its format holds, and the digest has every rule its steps name."""

    crib: Crib

    def row(self) -> dict[str, Any]:
        """The report as a flat record."""
        steps = sum(len(sequence.steps) for sequence in self.crib.sequences)
        parts = sum(len(step.parts) for sequence in self.crib.sequences for step in sequence.steps)
        return {
            "type": "crib",
            "book": self.crib.book.key,
            "sequences": len(self.crib.sequences),
            "steps": steps,
            "parts": parts,
            "rules": len(self.crib.rules),
        }

    def __str__(self) -> str:
        counts = ", ".join(f"{name} {count}" for name, count in self.row().items() if name not in ("type", "book"))
        return f"crib {self.crib.book.key}: {counts}, each in the digest"


@dataclass(frozen=True, slots=True)
class ScenarioReport:
    """The scenario cards of a book as we tell them, all of them whole."""

    book: str
    names: tuple[str, ...]

    def row(self) -> dict[str, Any]:
        """The report as a flat record."""
        return {"type": "scenarios", "book": self.book, "names": list(self.names)}

    def __str__(self) -> str:
        return f"scenarios {self.book}: {', '.join(self.names)}"


@dataclass(frozen=True, slots=True)
class WordsReport:
    """A folder of files about words, all of them sound, and how many entries they have."""

    part: str
    entries: int

    def row(self) -> dict[str, Any]:
        """The report as a flat record."""
        return {"type": "words", "part": self.part, "entries": self.entries}

    def __str__(self) -> str:
        return f"{self.part}: {self.entries} entries"


def check_words(folder: Traversable | None = None) -> Iterator[WordsReport]:
    """A report on each folder of words: lexicon, gaps, components, guide, and questions that were heard.

    Args:
        folder: the folder of the digest; the packaged one when left out.

    Raises:
        DigestProblem: a file breaks its format.
    """
    root = folder if folder is not None else files("rules_index.digest")
    yield WordsReport("lexicon", len(load_lexicon(root / "lexicon").concept))
    yield WordsReport("gaps", len(load_gaps(root / "gaps")))
    yield WordsReport(
        "components", sum(len(game.component) for game in load_components(root / "components").games.values())
    )
    yield WordsReport("guide", len(load_guide(root / "guide")))
    yield WordsReport("heard", len(load_heard(root / "heard")))


def check_guides(
    cribs: Traversable | None = None, scenarios: Traversable | None = None
) -> Iterator[CribReport | ScenarioReport]:
    """A report on each crib, then on the scenario cards of each book.

    Args:
        cribs: the folder of the cribs; the packaged ones when left out.
        scenarios: the folder of the scenario cards; the packaged ones when left out.

    Raises:
        CribProblem: a crib breaks its format or names a rule the digest does not have.
        ScenarioProblem: a card breaks its format.
        CheckProblem: a file is of no book of the digest, so that nothing would ever show it.
    """
    rules = load_digest()
    keys = sorted({rule.book.key for rule in rules})
    root = cribs if cribs is not None else files("rules_index.digest") / "cribs"
    _check_names(root, [f"{key}.toml" for key in keys])
    yield from map(CribReport, load_cribs(rules, root))
    root = scenarios if scenarios is not None else files("rules_index.digest") / "scenarios"
    _check_names(root, keys)
    names: dict[str, list[str]] = {}
    for card in load_scenarios((), rules, root):
        names.setdefault(card.book, []).append(card.name)
    yield from (ScenarioReport(book, tuple(named)) for book, named in names.items())


def _check_names(folder: Traversable, known: list[str]) -> None:
    found = sorted(entry.name for entry in folder.iterdir()) if folder.is_dir() else []
    if lost := [name for name in found if name not in known and not name.startswith(".")]:
        raise CheckProblem(f"{folder.name}: of no book of the digest: {', '.join(lost)}; possible: {', '.join(known)}")


def check_digest() -> Iterator[DigestReport]:
    """A report on each digest book.

    Raises:
        DigestProblem: the digest breaks its format, or a FAQ or errata corrects a rule that is not there.
    """
    books: dict[str, list[Rule]] = {}
    for rule in load_digest():
        books.setdefault(rule.book.key, []).append(rule)
    for rules in books.values():
        corrects = dict.fromkeys(slug for rule in rules for slug in rule.corrects)
        whole = {language: sum(bool(_text_in(rule, language)) for rule in rules) for language in Language}
        yield DigestReport(rules[0].book, len(rules), tuple(corrects), whole)


def _text_in(rule: Rule, language: Language) -> str:
    """The whole text of a rule in a language; empty where the digest has but its gist."""
    told = rule.others.get(language)
    return rule.text if rule.book.language is language else told.text if told else ""


def check_books(rulebooks: Path, only: str | None = None) -> Iterator[BookReport | SourceProblem]:
    """Read the books of a folder and report on each, and on each file that cannot be read.

    Raises:
        NoBooks: the folder is missing or has no book.
        CheckProblem: none of its books is called ``only``.
    """
    rules = load_digest()
    books, problems = read_books(rulebooks)
    yield from problems
    if only is not None and only not in (keys := [book.info.key for book in books]):
        raise CheckProblem(f"{rulebooks} has no readable book {only!r}; it has: {', '.join(keys) or 'none'}")
    for book in books:
        if only in (None, book.info.key):
            citations = Citations(book)
            own = [rule for rule in rules if rule.book.key == book.info.key]
            tied = {rule.slug: citations.passages(rule) for rule in own}
            citing: dict[int, list[Rule]] = {}
            for rule in own:
                for passage in tied[rule.slug]:
                    citing.setdefault(passage.ordinal, []).append(rule)
            yield BookReport(
                book=book,
                rules=len(own),
                untied=tuple(slug for slug, passages in tied.items() if not passages),
                uncovered=tuple(passage for passage in book.passages if passage.ordinal not in citing),
                doubtful=tuple(
                    passage
                    for passage in book.passages
                    if passage.ordinal in citing and citations.alignment(passage, citing[passage.ordinal]) < ALIGNED
                ),
            )
