"""The answers of rules to the questions that they are written for, where these are yes or no."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable

from pydantic import BaseModel, ConfigDict

from rules_index.digest.toml_files import read_toml
from rules_index.values.books import Language
from rules_index.values.digest import Rule


class AnsweredProblem(Exception):
    """A file of answers breaks the format; the message names the file, the rule and what is wrong."""


class _YesNo(BaseModel):
    model_config = ConfigDict(extra="forbid")
    yes: tuple[str, ...] = ()
    no: tuple[str, ...] = ()


class _Answers(BaseModel):
    model_config = ConfigDict(extra="forbid")
    rule: dict[str, _YesNo]


Answered = tuple[str, Language, bool]
"""A question, its language, and whether the answer is yes: what it asks for may, must or does happen.

A question that is denied as a whole is taken without its denial.
"""


def load_answered(rules: Iterable[Rule], folder: Traversable | None = None) -> dict[str, tuple[Answered, ...]]:
    """By the slug of a rule what it answers to its own questions.

    Args:
        rules: the digest; a book that it does not have is passed over.
        folder: a file for each book; the packaged one when left out.

    Raises:
        AnsweredProblem: a file is no TOML, or has a question that its rule is not written for, or answers one twice.
    """
    root = folder if folder is not None else files("rules_index.digest") / "answered"
    by_slug = {rule.slug: rule for rule in rules}
    books = {rule.book.key for rule in by_slug.values()}
    found: dict[str, tuple[Answered, ...]] = {}
    for file in sorted((one for one in root.iterdir() if one.name.endswith(".toml")), key=lambda one: one.name):
        book = file.name.removesuffix(".toml")
        if book not in books:
            continue
        for name, answers in read_toml(file, _Answers, AnsweredProblem).rule.items():
            slug = f"{book}.{name}"
            if slug not in by_slug:
                raise AnsweredProblem(f"{file.name}: no rule {name!r}")
            asked = dict(by_slug[slug].asked(by_slug[slug].book.language))
            told = [(line, True) for line in answers.yes] + [(line, False) for line in answers.no]
            for line, _ in told:
                if line not in asked:
                    raise AnsweredProblem(f"{file.name}: {name}: not among the questions of the rule: {line!r}")
            if len({line for line, _ in told}) < len(told):
                raise AnsweredProblem(f"{file.name}: {name}: answers a question twice")
            found[slug] = tuple((line, asked[line], yes) for line, yes in told)
    return found
