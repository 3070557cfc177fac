"""The lexicon: words of the games that mean the same, across languages and in players' slang."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

from pydantic import BaseModel, ConfigDict, Field

from rules_index.digest.problems import DigestProblem
from rules_index.digest.toml_files import read_toml
from rules_index.values.books import Language

OF_CARDS = "_cards.toml"
"""How the name of a lexicon file of a game's cards ends."""


class LexiconProblem(DigestProblem):
    """A lexicon file breaks the format; the message names the file and what is wrong."""


class Worded(BaseModel):
    """Words and short phrases in each language."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    cs: tuple[str, ...] = ()
    sv: tuple[str, ...] = ()
    en: tuple[str, ...] = ()

    def words(self, language: Language) -> tuple[str, ...]:
        """Those of one language."""
        words: tuple[str, ...] = getattr(self, language.value)
        return words


class Concept(Worded):
    """Words and short phrases that mean the same; in each language the printed term comes first."""

    def members(self) -> tuple[tuple[str, Language], ...]:
        """Every word or phrase with its language."""
        return tuple((word, language) for language in Language for word in self.words(language))


class Named(BaseModel):
    """Words by which a question names a game, the language of the edition it means, or a way to play."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    game: str = ""
    language: Language | None = None
    variant: str = ""
    names: tuple[str, ...] = Field(min_length=1)


class Lexicon(BaseModel):
    """All concepts and names, in the order of the files."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    concept: tuple[Concept, ...] = ()
    game: tuple[Named, ...] = ()
    edition: tuple[Named, ...] = ()
    variant: tuple[Named, ...] = ()

    @property
    def named(self) -> tuple[Named, ...]:
        """The names of games, of editions and of ways to play."""
        return self.game + self.edition + self.variant


def load_lexicon(folder: Traversable | None = None) -> Lexicon:
    """Read all lexicon files.

    Raises:
        LexiconProblem: a file is no TOML or has a wrong key or value.
    """
    root = folder if folder is not None else files("rules_index.digest") / "lexicon"
    read = [each for _, each in _lexicons(root, ".toml")]
    return Lexicon(
        concept=tuple(concept for each in read for concept in each.concept),
        game=tuple(named for each in read for named in each.game),
        edition=tuple(named for each in read for named in each.edition),
        variant=tuple(named for each in read for named in each.variant),
    )


def load_cards_of_lexicon(folder: Traversable | None = None) -> dict[str, tuple[Concept, ...]]:
    """By game the concepts that are its cards: those of the file ``<game>_cards.toml``.

    Raises:
        LexiconProblem: a file is no TOML or has a wrong key or value.
    """
    root = folder if folder is not None else files("rules_index.digest") / "lexicon"
    return {name: each.concept for name, each in _lexicons(root, OF_CARDS)}


def lexicon_files(folder: Traversable | None = None) -> Iterator[tuple[str, Lexicon]]:
    """Each lexicon file with its name, without its ending.

    Raises:
        LexiconProblem: a file is no TOML or has a wrong key or value.
    """
    yield from _lexicons(folder if folder is not None else files("rules_index.digest") / "lexicon", ".toml")


def _lexicons(folder: Traversable, ending: str) -> Iterator[tuple[str, Lexicon]]:
    """The files whose names end so, by what precedes the ending, in the order of their names."""
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(ending):
            yield file.name.removesuffix(ending), read_toml(file, Lexicon, LexiconProblem)
