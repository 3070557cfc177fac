"""The guide for judges: what to do about mishaps and misconduct that no rulebook speaks of, in three languages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from rules_index.digest.problems import DigestProblem
from rules_index.digest.toml_files import read_text, read_toml, wrong_field
from rules_index.values.books import Language
from rules_index.values.notes import Note, NoteKind


class GuideProblem(DigestProblem):
    """A guide file breaks the format; the message names the file, the line and what is wrong."""


class UsualRemedy(StrEnum):
    """How a match is usually put right."""

    NONE = "none"
    BACK = "back"
    ADJUST = "adjust"
    LOSS = "loss"
    TIME = "time"
    LOST = "lost"
    NO_RESULT = "no-result"


class UsualPenalty(StrEnum):
    """What a player usually gets for it, besides the remedy."""

    NONE = "none"
    CAUTION = "caution"
    WARNING = "warning"
    LOSS_OF_TURN = "loss-of-turn"
    LOSS_OF_GAME = "loss-of-game"
    EXCLUSION = "exclusion"


class GuideText(BaseModel):
    """An entry in one language: how to tell the case, what is usually done, when the penalty grows, ways to ask."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    title: str = Field(min_length=1)
    tell: str = Field(min_length=1)
    remedy: str = Field(min_length=1)
    penalty: str = Field(min_length=1)
    grows: str = ""
    ask: tuple[str, ...] = Field(min_length=1)

    @property
    def text(self) -> str:
        """All that it says, a paragraph for each part."""
        return "\n\n".join(part for part in (self.tell, self.remedy, self.penalty, self.grows) if part)


@dataclass(frozen=True, slots=True)
class GuideEntry:
    """A case of the guide; ``slug`` never changes (``guide.card-too-many``)."""

    slug: str
    remedy: UsualRemedy
    penalty: UsualPenalty
    told: Mapping[Language, GuideText]

    @property
    def note(self) -> Note:
        """The entry as the oracle finds it."""
        return Note(
            self.slug,
            NoteKind.GUIDE,
            {language: told.title for language, told in self.told.items()},
            {language: told.text for language, told in self.told.items()},
            tuple((language, line) for language, told in self.told.items() for line in told.ask),
        )


class _Entry(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)
    slug: str = Field(pattern=r"^guide(?:[.-][a-z0-9]+)+$", max_length=60)
    remedy: UsualRemedy
    penalty: UsualPenalty
    cs: GuideText
    en: GuideText
    sv: GuideText

    @property
    def entry(self) -> GuideEntry:
        told = {language: getattr(self, language.value) or self.en for language in Language}
        return GuideEntry(self.slug, self.remedy, self.penalty, told)


class _File(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)
    entry: tuple[_Entry, ...] = Field(min_length=1)


def load_guide(folder: Traversable | None = None) -> tuple[GuideEntry, ...]:
    """All entries, in the order of the files.

    Args:
        folder: holds TOML files; the packaged guide when left out.

    Raises:
        GuideProblem: a file breaks the format, or a slug is used twice.
    """
    return _packaged() if folder is None else tuple(_read(folder))


@lru_cache(maxsize=1)
def _packaged() -> tuple[GuideEntry, ...]:
    return tuple(_read(files("rules_index.digest") / "guide"))


def _read(folder: Traversable) -> Iterator[GuideEntry]:
    seen: dict[str, str] = {}
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name) if folder.is_dir() else ():
        if not file.name.endswith(".toml"):
            continue
        for at, read in enumerate(_entries(file)):
            if read.slug in seen:
                line = _line(read_text(file, GuideProblem), ("entry", at, "slug"))
                raise GuideProblem(
                    f"{file.name}, line {line}: the slug {read.slug} is used in {seen[read.slug]} too; rename one"
                )
            seen[read.slug] = file.name
            yield read.entry


def _entries(file: Traversable) -> tuple[_Entry, ...]:
    try:
        return read_toml(file, _File, GuideProblem).entry
    except GuideProblem as problem:
        if not isinstance(problem.__cause__, ValidationError):
            raise
        first = problem.__cause__.errors()[0]
        line = _line(read_text(file, GuideProblem), first["loc"])
        raise GuideProblem(f"{file.name}, line {line}: {wrong_field(first)}") from problem


_HEADER = re.compile(r"^\s*\[(?:\[entry\]|entry\.(?P<table>[a-z]+))\]\s*(?:#.*)?$")


def _line(text: str, place: tuple[int | str, ...]) -> int:
    """The line of a field (``entry``, 2, ``cs``, ``tell``), else that of its table or of its entry, from 1."""
    wanted = [str(part) for part in place if not isinstance(part, int)][1:]
    number = next((part for part in place if isinstance(part, int)), 0)
    entry, table, found = -1, "", 1
    for at, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            table = header["table"] or ""
            entry += not table
            found = at if entry == number and (not table or wanted[:1] == [table]) else found
        elif entry == number and wanted and wanted == [*([table] if table else []), line.partition("=")[0].strip()]:
            return at
    return found
