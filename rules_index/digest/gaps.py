"""Gaps: questions that no rulebook answers, and where to find the answer instead."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from importlib.resources import files
from importlib.resources.abc import Traversable

from pydantic import BaseModel, ConfigDict, Field

from rules_index.digest.problems import DigestProblem
from rules_index.digest.toml_files import read_toml
from rules_index.values.books import Language
from rules_index.values.digest import Gap

SLOT = re.compile(r"\{(?P<name>[a-z-]+)\}")


class GapProblem(DigestProblem):
    """A gap file breaks the format; the message names the file and what is wrong."""


class Says(BaseModel):
    """What a refusal tells, in each language of the people who ask."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    cs: str = Field(min_length=1)
    sv: str = Field(min_length=1)
    en: str = Field(min_length=1)


class Asked(StrEnum):
    """What people want to know that no book tells."""

    VALUE = "value"
    PLACE = "place"
    PERMISSION = "permission"
    COUNT = "count"
    CHANCE = "chance"
    PERSON = "person"
    PRICE = "price"
    TIME = "time"
    CONDUCT = "conduct"
    OPINION = "opinion"
    TEXT = "text"
    LOOK = "look"
    STORY = "story"
    PRODUCT = "product"
    MATCH = "match"
    CHAT = "chat"
    OTHER_GAME = "other-game"
    NO_GAME = "no-game"


class Printed(StrEnum):
    """The component that has the answer printed on it."""

    NOWHERE = ""
    CARD = "card"
    TOKEN = "token"  # noqa: S105
    BOARD = "board"
    DIE = "die"
    MAT = "mat"
    SCRIPTS = "book of scripts"
    BOX = "box"


class GapText(BaseModel):
    """One thing the books leave open: how people ask for it, and what the oracle answers.

    ``asks`` is what people want to know, ``because`` the fact that leaves it open, one short English sentence, and
    ``printed`` the component that tells it. ``names`` are names and words that by themselves give such a question away.
    ``game`` is empty for a gap of all games, and ``!`` with a key for one of all but that game: see :class:`Gap`.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)
    slug: str = Field(pattern=r"^[a-z0-9-]+\.[a-z0-9-]+$")
    game: str = ""
    asks: Asked
    printed: Printed = Printed.NOWHERE
    because: str = Field(pattern=r"^[A-Z][^\n]{8,110}\.$")
    cs: tuple[str, ...] = Field(min_length=2)
    sv: tuple[str, ...] = Field(min_length=1)
    en: tuple[str, ...] = Field(min_length=2)
    names: tuple[str, ...] = ()
    says: Says

    @property
    def gap(self) -> Gap:
        """The gap as an answer holds it."""
        says = {language: getattr(self.says, language.value) or self.says.en for language in Language}
        return Gap(self.slug, self.game, says)

    def asked(self) -> Iterator[tuple[str, Language]]:
        """Every question with its language."""
        for language in Language:
            for line in getattr(self, language.value):
                yield line, language


class _File(BaseModel):
    """``words`` are lists by name: a line with ``{name}`` in it becomes one line for each of the words."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    words: Mapping[str, tuple[str, ...]] = {}
    gap: tuple[GapText, ...] = Field(min_length=1)

    def expanded(self) -> Iterator[GapText]:
        """The gaps with every line and name written out."""
        fields = [*(language.value for language in Language), "names"]
        for text in self.gap:
            yield text.model_copy(update={field: self._written_out(getattr(text, field)) for field in fields})
        used = {slot["name"] for text in self.gap for field in fields for slot in _slots(getattr(text, field))}
        for name in self.words:
            if name not in used:
                raise GapProblem(f"no line uses the list of words called {name!r}; use it or remove it")

    def _written_out(self, lines: Iterable[str]) -> tuple[str, ...]:
        return tuple(dict.fromkeys(line for asked in lines for line in self._each(asked)))

    def _each(self, asked: str) -> Iterator[str]:
        slot = SLOT.search(asked)
        if slot is None:
            yield asked
            return
        if slot["name"] not in self.words:
            raise GapProblem(f"{asked!r}: there is no list of words called {slot['name']!r}; add it under [words]")
        for word in self.words[slot["name"]]:
            yield from self._each(asked.replace(slot.group(), word))


def _slots(lines: Iterable[str]) -> Iterator[re.Match[str]]:
    for line in lines:
        yield from SLOT.finditer(line)


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
