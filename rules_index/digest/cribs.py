"""Cribs: the turn or round of a book step by step, each step with the digest rules it rests on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from pydantic import BaseModel, ConfigDict, Field, model_validator

from rules_index.digest.problems import DigestProblem
from rules_index.digest.toml_files import read_toml
from rules_index.values.books import BookInfo
from rules_index.values.digest import Rule


class CribProblem(DigestProblem):
    """A crib's file breaks the format; the message names the file, the step and what is wrong."""


@dataclass(frozen=True, slots=True)
class RuleLink:
    """A rule as a step names it; ``id`` is its slug."""

    id: str
    number: str
    title: str


@dataclass(frozen=True, slots=True)
class Step:
    """One step: ``title`` in the book's language, ``gist`` in English; ``parts`` have no parts of their own."""

    title: str
    gist: str
    rules: tuple[RuleLink, ...] = ()
    parts: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Sequence:
    """Steps that follow one another: a turn, a round, a combat. Titles as in :class:`Step`."""

    title: str
    gist: str
    steps: tuple[Step, ...]

    @property
    def rules(self) -> tuple[RuleLink, ...]:
        """The rules of all steps and parts in their order, each once."""
        each = (link for step in self.steps for one in (step, *step.parts) for link in one.rules)
        return tuple(dict.fromkeys(each))


@dataclass(frozen=True, slots=True)
class Crib:
    """The sequences of a book."""

    book: BookInfo
    sequences: tuple[Sequence, ...]

    @property
    def rules(self) -> tuple[RuleLink, ...]:
        """The rules of all sequences in their order, each once."""
        return tuple(dict.fromkeys(link for sequence in self.sequences for link in sequence.rules))


class _Titled(BaseModel):
    model_config = ConfigDict(extra="forbid")
    title: str = Field(min_length=1)
    en: str = Field(min_length=1)


class _Part(_Titled):
    rules: tuple[str, ...] = Field(min_length=1)


class _Step(_Titled):
    rules: tuple[str, ...] = ()
    part: tuple[_Part, ...] = ()

    @model_validator(mode="after")
    def _rests_on_something(self) -> _Step:
        if not self.rules and not self.part:
            raise ValueError("a step has rules, or parts that have them")
        return self


class _Sequence(_Titled):
    step: tuple[_Step, ...] = Field(min_length=1)


class _File(BaseModel):
    model_config = ConfigDict(extra="forbid")
    sequence: tuple[_Sequence, ...] = Field(min_length=1)


def load_cribs(rules: Iterable[Rule], folder: Traversable | None = None) -> tuple[Crib, ...]:
    """The cribs of the books that these rules are of, by book.

    Args:
        rules: the digest; a crib names its rules by slug, with or without the book.
        folder: one ``<book>.toml`` a book; the packaged cribs when left out.

    Raises:
        CribProblem: a file breaks the format or names a rule that the digest does not have.
    """
    root = folder if folder is not None else files("rules_index.digest") / "cribs"
    by_slug = {rule.slug: rule for rule in rules}
    books = {rule.book.key: rule.book for rule in by_slug.values()}
    found = ((books[key], root / f"{key}.toml") for key in sorted(books))
    return tuple(_crib(book, file, by_slug) for book, file in found if file.is_file())


def _crib(book: BookInfo, file: Traversable, rules: Mapping[str, Rule]) -> Crib:
    read = read_toml(file, _File, CribProblem)

    def link(slug: str, step: str) -> RuleLink:
        rule = rules.get(slug) or rules.get(f"{book.key}.{slug}")
        if rule is None:
            raise CribProblem(f"{file.name}: {step!r} rests on a rule the digest does not have: {slug}")
        return RuleLink(rule.slug, rule.number, rule.title)

    def links(step: _Step | _Part) -> tuple[RuleLink, ...]:
        return tuple(link(slug, step.title) for slug in step.rules)

    return Crib(
        book,
        tuple(
            Sequence(
                sequence.title,
                sequence.en,
                tuple(
                    Step(
                        step.title,
                        step.en,
                        links(step),
                        tuple(Step(part.title, part.en, links(part)) for part in step.part),
                    )
                    for step in sequence.step
                ),
            )
            for sequence in read.sequence
        ),
    )
