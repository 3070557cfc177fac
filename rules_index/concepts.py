"""The lexicon: words of the games that mean the same, across languages and in players' slang."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from rules_index.model import Language

OF_CARDS = "_cards.toml"
"""How the name of a lexicon file of a game's cards ends."""


class LexiconProblem(Exception):
    """A lexicon file breaks the format; the message names the file and what is wrong."""


class Concept(BaseModel):
    """Words and short phrases that mean the same; in each language the printed term stands first."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    cs: tuple[str, ...] = ()
    sv: tuple[str, ...] = ()
    en: tuple[str, ...] = ()

    def members(self) -> tuple[tuple[str, Language], ...]:
        """Every word or phrase with its language."""
        listed = ((Language.CS, self.cs), (Language.SV, self.sv), (Language.EN, self.en))
        return tuple((word, language) for language, words in listed for word in words)


class Named(BaseModel):
    """Words by which a question names a game, or the language of the edition it means."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    game: str = ""
    language: Language | None = None
    names: tuple[str, ...] = Field(min_length=1)


class Lexicon(BaseModel):
    """All concepts and names, in the order of the files."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    concept: tuple[Concept, ...] = ()
    game: tuple[Named, ...] = ()
    edition: tuple[Named, ...] = ()

    @property
    def named(self) -> tuple[Named, ...]:
        """The names of games and of editions."""
        return self.game + self.edition


def load_lexicon(folder: Traversable | None = None) -> Lexicon:
    """Read all lexicon files.

    Raises:
        LexiconProblem: a file is no TOML or has a wrong key or value.
    """
    root = folder if folder is not None else files("rules_index") / "lexicon"
    merged: dict[str, list[Any]] = {}
    for file in sorted(root.iterdir(), key=lambda entry: entry.name):
        if not file.name.endswith(".toml"):
            continue
        for key, rows in _content(file).items():
            merged.setdefault(key, []).extend(rows)
    return Lexicon.model_validate(merged)


def load_cards_of_lexicon(folder: Traversable | None = None) -> dict[str, tuple[Concept, ...]]:
    """By game the concepts that are its cards: those of the file ``<game>_cards.toml``.

    Raises:
        LexiconProblem: a file is no TOML or has a wrong key or value.
    """
    root = folder if folder is not None else files("rules_index") / "lexicon"
    return {
        file.name.removesuffix(OF_CARDS): Lexicon.model_validate(_content(file)).concept
        for file in sorted(root.iterdir(), key=lambda entry: entry.name)
        if file.name.endswith(OF_CARDS)
    }


def _content(file: Traversable) -> dict[str, Any]:
    try:
        content = tomllib.loads(file.read_text("utf-8"))
        Lexicon.model_validate(content)
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        raise LexiconProblem(f"{file.name}: {str(error).splitlines()[0]}") from error
    return content
