"""Further questions of each rule, and its answers to those that want yes or no."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.resources import files
from importlib.resources.abc import Traversable

from rules_index.digest.problems import DigestProblem
from rules_index.digest.toml_files import read_text
from rules_index.values.books import Language
from rules_index.values.digest import Answered, Rendering, Rule

COLUMNS = ("rule", "language", "answer", "question")
_LANGUAGES = {language.value: language for language in Language}
_ANSWERS: Mapping[str, bool | None] = {"yes": True, "no": False, "": None}


class QuestionProblem(DigestProblem):
    """A file of questions breaks the format; the message names the file, the line and what is wrong."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of a rule; ``yes`` is the answer as in :class:`Answered`, or ``None`` where that is not asked."""

    text: str
    language: Language
    yes: bool | None


Questions = Mapping[str, tuple[Asked, ...]]
"""By the slug of a rule its further questions, and those of its own that are answered."""


def load_questions(folder: Traversable | None = None) -> Questions:
    """The questions of every book.

    Args:
        folder: a CSV file for each book; the packaged one when left out.

    Raises:
        QuestionProblem: a file lacks a column, names no language, has an answer other than yes and no, or a question
            twice.
    """
    root = folder if folder is not None else files("rules_index.digest") / "questions"
    found: dict[str, dict[tuple[str, Language], Asked]] = {}
    for file in sorted((one for one in root.iterdir() if one.name.endswith(".csv")), key=lambda one: one.name):
        book = file.name.removesuffix(".csv")
        for where, name, asked in _read(file):
            lines = found.setdefault(f"{book}.{name}", {})
            if (asked.text, asked.language) in lines:
                raise QuestionProblem(f"{where}: {name} has this question twice: {asked.text!r}")
            lines[asked.text, asked.language] = asked
    return {slug: tuple(lines.values()) for slug, lines in found.items()}


def _read(file: Traversable) -> Iterator[tuple[str, str, Asked]]:
    """Each line of a file: where it is, the rule's name within the book, and the question."""
    rows = csv.reader(read_text(file, QuestionProblem).splitlines())
    if tuple(next(rows, ())) != COLUMNS:
        raise QuestionProblem(f"{file.name}: the first line must read {','.join(COLUMNS)}")
    for row in rows:
        where = f"{file.name}:{rows.line_num}"
        if len(row) != len(COLUMNS) or not row[-1].strip():
            raise QuestionProblem(f"{where}: a line is a rule, a language, yes, no or nothing, and a question")
        name, language, answer, text = row
        if language not in _LANGUAGES:
            raise QuestionProblem(f"{where}: no language {language!r}")
        if answer not in _ANSWERS:
            raise QuestionProblem(f"{where}: an answer is yes, no or nothing, not {answer!r}")
        yield where, name, Asked(text, _LANGUAGES[language], _ANSWERS[answer])


def with_questions(rules: Iterable[Rule], questions: Questions) -> tuple[Rule, ...]:
    """The rules with all their questions and answers.

    Raises:
        QuestionProblem: there are questions of a book that has rules here, and not this one.
    """
    by_slug = {rule.slug: rule for rule in rules}
    books = {rule.book.key for rule in by_slug.values()}
    if lost := [slug for slug in questions if slug not in by_slug and slug.partition(".")[0] in books]:
        raise QuestionProblem(f"questions of rules that are not there: {', '.join(lost)}")
    return tuple(_with(rule, questions.get(rule.slug, ())) for rule in by_slug.values())


def _with(rule: Rule, questions: Sequence[Asked]) -> Rule:
    further: dict[Language, list[str]] = {}
    for each in questions:
        further.setdefault(each.language, []).append(each.text)
    own = rule.book.language
    others = dict(rule.others)
    for language in further.keys() - {own}:
        told = others.get(language, Rendering())
        others[language] = replace(told, ask=tuple(dict.fromkeys((*told.ask, *further[language]))))
    return replace(
        rule,
        ask=tuple(dict.fromkeys((*rule.ask, *further.get(own, ())))),
        others=others,
        answered=tuple(Answered(each.text, each.language, each.yes) for each in questions if each.yes is not None),
    )
