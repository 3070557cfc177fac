"""Gaps: questions that no rulebook answers, and where to find the answer instead."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable

from pydantic import BaseModel, ConfigDict, Field

from rules_index.digest.toml_files import read_toml
from rules_index.values.books import Language
from rules_index.values.digest import Gap

SLOT = re.compile(r"\{(?P<name>[a-z-]+)\}")


class GapProblem(Exception):
    """A gap file breaks the format; the message names the file and what is wrong."""


class Says(BaseModel):
    """What a refusal tells, in each language of the people who ask."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    cs: str = Field(min_length=1)
    sv: str = Field(min_length=1)
    en: str = Field(min_length=1)


class GapText(BaseModel):
    """One thing the books leave open: how people ask for it, and what the oracle answers.

    ``names`` are names and words that by themselves give such a question away. ``game`` is empty for a gap of all
    games.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)
    slug: str = Field(pattern=r"^[a-z0-9-]+\.[a-z0-9-]+$")
    game: str = ""
    cs: tuple[str, ...] = Field(min_length=2)
    sv: tuple[str, ...] = Field(min_length=1)
    en: tuple[str, ...] = Field(min_length=2)
    names: tuple[str, ...] = ()
    says: Says

    @property
    def gap(self) -> Gap:
        """The gap as an answer holds it."""
        return Gap(self.slug, self.game, {language: getattr(self.says, language.value) for language in Language})

    def asked(self) -> Iterator[tuple[str, Language]]:
        """Every question with its language."""
        for language in Language:
            for line in getattr(self, language.value):
                yield line, language


class _File(BaseModel):
    """``words`` are lists by name: a question with ``{name}`` in it becomes one question for each of the words."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    words: Mapping[str, tuple[str, ...]] = {}
    gap: tuple[GapText, ...] = Field(min_length=1)

    def expanded(self) -> Iterator[GapText]:
        """The gaps with every question written out."""
        for text in self.gap:
            yield text.model_copy(
                update={
                    language.value: tuple(line for asked in getattr(text, language.value) for line in self._each(asked))
                    for language in Language
                }
            )

    def _each(self, asked: str) -> Iterator[str]:
        slot = SLOT.search(asked)
        if slot is None:
            yield asked
            return
        if slot["name"] not in self.words:
            raise GapProblem(f"{asked!r}: there is no list of words called {slot['name']!r}; add it under [words]")
        for word in self.words[slot["name"]]:
            yield asked.replace(slot.group(), word)


def load_gaps(folder: Traversable | None = None) -> tuple[GapText, ...]:
    """All gaps, in the order of the files.

    Args:
        folder: holds TOML files; the packaged gaps when left out.

    Raises:
        GapProblem: a file breaks the format, or a slug is used twice.
    """
    root = folder if folder is not None else files("rules_index.digest") / "gaps"
    found: dict[str, GapText] = {}
    for file in sorted(root.iterdir(), key=lambda entry: entry.name):
        for text in read_toml(file, _File, GapProblem).expanded() if file.name.endswith(".toml") else ():
            if text.slug in found:
                raise GapProblem(f"{file.name}: the slug {text.slug} is used twice; rename one of them")
            found[text.slug] = text
    return tuple(found.values())
