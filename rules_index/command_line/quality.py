"""Measure the answers: question sets with cited answers, and the figures they come to."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rules_index.digest.gaps import load_gaps
from rules_index.digest.heard import load_heard
from rules_index.digest.lexicon import load_lexicon
from rules_index.digest.rules import SOURCE, load_digest
from rules_index.index.build import book_infos
from rules_index.index.entries import entries
from rules_index.index.leanings.lines import lines_of_rules
from rules_index.index.writer import write_index
from rules_index.oracle import Oracle
from rules_index.values.answers import Ruling
from rules_index.values.books import Language, Passage
from rules_index.values.digest import Rule
from rules_index.values.sources import Book

RANKED = 10


class QuestionsProblem(Exception):
    """A question set cannot be used; the message names the line."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with the passages that answer it, by book and ordinal; none for one no book answers.

    ``game`` and ``edition`` are those of the channel where it is asked, ``kind`` is how it is asked, ``language`` that
    of the person. ``needed`` are the rules that a story needs, each by the passages any of which says it. ``pair``
    numbers two questions about the same thing, of which no book answers one. ``rules`` are the ids of rules that answer
    it, whatever they rest on. ``verdict`` is yes, no or depends where one of these is asked for.
    """

    id: str
    query: str
    gold: frozenset[tuple[str, int]]
    game: str | None = None
    edition: str | None = None
    kind: str = ""
    needed: tuple[frozenset[tuple[str, int]], ...] = ()
    language: Language | None = None
    pair: int | None = None
    rules: frozenset[str] = frozenset()
    verdict: str = ""

    @property
    def is_answerable(self) -> bool:
        """Whether a book answers it."""
        return bool(self.gold or self.rules)

    def is_answered_by(self, ruling: Ruling, cited: Cited | None = None) -> bool:
        """Whether a ruling answers it, judged by its passages, or by what ``cited`` says it rests on, or by its id."""
        return ruling.id in self.rules or is_hit(ruling, self.gold, cited)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a question came out: ``place`` of the first right ruling, ``None`` without; how sure its first one was.

    ``needed`` is the share of the rules needed that are among the rulings, 1 where none is named. ``ruled`` is the
    verdict given: yes, no or none.
    """

    asked: Asked
    place: int | None
    answered: bool
    certain: bool
    confidence: float
    needed: float = 1.0
    ruled: str = ""

    @property
    def right(self) -> bool:
        """Whether the first ruling answers."""
        return self.place == 0


@dataclass(frozen=True, slots=True)
class Figures:
    """Shares from 0 to 1: right first, among five, mean reciprocal rank, called answered; refused of the others.

    ``certain`` counts the questions of any kind whose first ruling was called certain, ``sure`` is the share of them
    where it was right, and ``covered`` the share of the right answers that were called so. ``needed`` is the mean share
    of the rules needed. ``whether`` counts the questions that ask for yes or no, ``ruled`` is the share of them that
    get a verdict, and ``ruled_right`` the share of those verdicts that are right.
    """

    answerable: int
    first: float
    five: float
    reciprocal: float
    answered: float
    needed: float
    unanswerable: int
    refused: float
    certain: int
    sure: float
    covered: float
    whether: int = 0
    ruled: float = 0.0
    ruled_right: float = 0.0

    def __str__(self) -> str:
        found = [
            f"{self.answerable} answerable: R@1 {self.first:.3f}  R@5 {self.five:.3f}  MRR {self.reciprocal:.3f}  "
            f"refused {1 - self.answered:.3f}"
        ]
        if self.unanswerable:
            found.append(f"{self.unanswerable} not: refused {self.refused:.3f}")
        found.append(f"certain {self.certain}, right {self.sure:.3f}, of all right answers {self.covered:.3f}")
        if self.whether:
            found.append(f"{self.whether} whether: verdict {self.ruled:.3f}, right {self.ruled_right:.3f}")
        return "; ".join(found)


def load_questions(path: Path, books: Sequence[Book]) -> list[Asked]:
    """A question set: JSON lines with ``id``, ``query`` and ``gold``, a list of ``book`` and ``source``.

    A rule that rests on no passage is named by ``rule`` in the place of ``source``; ``rules`` are ids of rules that
    answer as well. A file ``verdicts.jsonl`` beside the set says by ``set`` and ``id`` which questions ask for yes or
    no, and the right ``verdict``.

    Raises:
        QuestionsProblem: the file cannot be read, or a line is no such object.
    """
    by_key = {book.info.key: book for book in books}
    asked = []
    verdicts = _verdicts(path.with_name("verdicts.jsonl"), path.stem)
    try:
        lines = path.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise QuestionsProblem(f"cannot read {path}: {error}") from error
    for number, line in enumerate(lines, 1):
        try:
            row = json.loads(line)
            golds = [(str(gold["book"]), str(gold["source"])) for gold in row["gold"] if "rule" not in gold]
            needed = [[(str(each["book"]), str(each["source"])) for each in one] for one in row.get("needed", ())]
            asked.append(
                Asked(
                    str(row["id"]),
                    str(row["query"]),
                    _passages(golds, by_key),
                    row.get("game"),
                    f"{row['game']}-{row['edition']}" if row.get("edition") else None,
                    str(row.get("kind", "")),
                    tuple(_passages(one, by_key) for one in needed),
                    Language(row["lang"]) if row.get("lang") else None,
                    int(row["pair"]) if row.get("pair") else None,
                    frozenset([*row.get("rules", ()), *(gold["rule"] for gold in row["gold"] if "rule" in gold)]),
                    verdicts.get(str(row["id"]), ""),
                )
            )
        except (json.JSONDecodeError, KeyError, TypeError, ValueError) as error:
            raise QuestionsProblem(
                f'{path}, line {number}: an object with "id", "query" and "gold" is needed ({error})'
            ) from error
    return asked


def _verdicts(path: Path, name: str) -> Mapping[str, str]:
    """By the id of a question of the named set the right verdict; none without the file."""
    rows = map(json.loads, path.read_text("utf-8").splitlines()) if path.is_file() else ()
    return {row["id"]: row["verdict"] for row in rows if row["set"] == name}


Cited = Mapping[str, frozenset[tuple[str, int]]]
"""By a ruling's id the passages it rests on, by book and ordinal."""


def is_hit(ruling: Ruling, gold: frozenset[tuple[str, int]], cited: Cited | None = None) -> bool:
    """Whether a ruling shows, or by ``cited`` rests on, one of these passages."""
    if cited is not None:
        return not gold.isdisjoint(cited.get(ruling.id, ()))
    return any((passage.book, passage.ordinal) in gold for passage in ruling.passages)


def digest_alone(index: Path, books: Sequence[Book]) -> tuple[Oracle, Cited]:
    """An oracle that has the digest and no rulebook, with the passages its rulings would show if it had them.

    Args:
        index: where to write its index.
        books: the rulebooks, by which the rulings are judged.
    """
    rules = load_digest()
    infos, gaps, heard, lines = book_infos((), rules), load_gaps(), load_heard(), lines_of_rules(rules)
    write_index(index, infos, entries((), rules), load_lexicon(), {}, gaps=gaps, heard=heard, lines=lines)
    return Oracle.open(index), cited_by(books, rules)


def cited_by(books: Sequence[Book], rules: Sequence[Rule]) -> Cited:
    """The passages that each ruling rests on, by which those of an oracle without rulebooks are judged."""
    return {entry.ref: frozenset((p.book, p.ordinal) for p in entry.passages) for entry in entries(books, rules)}


def outcomes(
    oracle: Oracle,
    questions: Sequence[Asked],
    cited: Cited | None = None,
    *,
    in_channel: bool = False,
    as_read: bool = False,
) -> list[Outcome]:
    """Ask every question.

    Args:
        cited: judges by what rulings rest on.
        in_channel: asks with the game and edition of the channel.
        as_read: asks in the language that the person reads.
    """
    found = []
    for asked in questions:
        game, edition = (asked.game, asked.edition) if in_channel else (None, None)
        language = asked.language if as_read else None
        answer = oracle.ask(asked.query, game=game, edition=edition, language=language, limit=RANKED)
        place = next((at for at, ruling in enumerate(answer.rulings) if asked.is_answered_by(ruling, cited)), None)
        needed = [any(is_hit(ruling, one, cited) for ruling in answer.rulings) for one in asked.needed]
        confidence = answer.rulings[0].confidence if answer.rulings else 0.0
        found.append(
            Outcome(
                asked,
                place,
                answer.answered,
                answer.certain,
                confidence,
                sum(needed) / len(needed) if needed else float(place is not None),
                ("yes" if answer.verdict.yes else "no") if answer.verdict else "",
            )
        )
    return found


def figures(found: Sequence[Outcome]) -> Figures:
    """What the outcomes come to."""
    known = [one for one in found if one.asked.is_answerable]
    others = [one for one in found if not one.asked.is_answerable]
    certain = [one for one in found if one.certain]
    whether = [one for one in found if one.asked.verdict]
    ruled = [one for one in whether if one.ruled]
    right = sum(one.right and one.answered for one in found)
    n, m = len(known) or 1, len(others) or 1
    return Figures(
        len(known),
        sum(one.right for one in known) / n,
        sum(one.place is not None and one.place < 5 for one in known) / n,
        sum(1 / (one.place + 1) for one in known if one.place is not None) / n,
        sum(one.answered for one in known) / n,
        sum(one.needed for one in known) / n,
        len(others),
        sum(not one.answered for one in others) / m,
        len(certain),
        sum(one.right for one in certain) / (len(certain) or 1),
        sum(one.right for one in certain) / (right or 1),
        len(whether),
        len(ruled) / (len(whether) or 1),
        sum(one.ruled == one.asked.verdict for one in ruled) / (len(ruled) or 1),
    )


def reliability(found: Sequence[Outcome]) -> Iterator[str]:
    """How often the first ruling was right, by how sure it was said to be: one line a tenth."""
    for tenth in range(10):
        within = [one for one in found if one.answered and min(int(one.confidence * 10), 9) == tenth]
        if within:
            right, said = sum(one.right for one in within), sum(one.confidence for one in within)
            yield (
                f"{tenth / 10:.1f}–{(tenth + 1) / 10:.1f}: {len(within):4d} answers, "
                f"said {said / len(within):.2f}, right {right / len(within):.2f}"
            )


def measure(oracle: Oracle, questions: Sequence[Asked], cited: Cited | None = None) -> Figures:
    """Ask every question without naming its game, and count; ``cited`` judges by what rulings rest on."""
    return figures(outcomes(oracle, questions, cited))


def _passages(golds: Sequence[tuple[str, str]], books: dict[str, Book]) -> frozenset[tuple[str, int]]:
    found = {
        (book, passage.ordinal) for book, source in golds for passage in books[book].passages if _cited(passage, source)
    }
    if golds and not found:
        raise ValueError(f"no passage is cited by {golds[0][1]}")
    return frozenset(found)


def _cited(passage: Passage, source: str) -> bool:
    cited = SOURCE.match(source)
    if not cited:
        raise ValueError(f"{source} is no citation")
    first, last = int(cited["first"]), int(cited["last"] or cited["first"])
    return (
        passage.section[-1] == cited["heading"]
        and cited["occurrence"] in (None, str(passage.occurrence))
        and passage.first <= last
        and passage.last >= first
    )
