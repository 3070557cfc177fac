"""Tables of components: what cards, tokens and troops show, the rules about their kinds, and how people ask for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from rules_index.digest.problems import DigestProblem
from rules_index.digest.toml_files import read_toml
from rules_index.values.books import Language
from rules_index.values.cards import Component, Source

ASKING_FILE = "asking.toml"
BEGINNING = 2
"""Letters by which the patterns of a word are found; every pattern has them before its star."""
CARDS_ENDING = "_cards.csv"
"""How the name of a packaged card table ends; what precedes it is the game."""
Short = Annotated[str, StringConstraints(min_length=1, max_length=60)]


class ComponentsProblem(DigestProblem):
    """A table of components breaks the format; the message names the file and what is wrong."""


class _Checked(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class KindText(_Checked):
    """A kind of component.

    ``named`` tells that its names are proper names, which mean it wherever they are written with a capital. ``printed``
    are attributes that it shows, in the table or not, and ``gaps`` the gaps that tell where to find those. ``rules``
    are the slugs of the rules about the kind.
    """

    source: Source = Source.COMPONENT
    named: bool = False
    printed: tuple[Short, ...] = ()
    gaps: Mapping[Short, Short] = {}
    rules: tuple[Short, ...] = ()


class ComponentText(_Checked):
    """A component; in each language the printed name comes first."""

    kind: Short
    cs: tuple[Short, ...] = Field(min_length=1)
    sv: tuple[Short, ...] = ()
    en: tuple[Short, ...] = Field(min_length=1)
    values: Mapping[Short, Short]
    doubtful: frozenset[Short] = frozenset()

    def named(self) -> dict[Language, tuple[str, ...]]:
        """Its names by language."""
        return {language: names for language in Language if (names := getattr(self, language.value))}


class GameComponents(_Checked):
    """The kinds and components of a game; ``flag`` are the rules about what a card's flags say of it."""

    game: str = Field(min_length=1)
    kind: Mapping[Short, KindText] = {}
    flag: Mapping[Short, tuple[Short, ...]] = {}
    component: tuple[ComponentText, ...] = ()

    def component_of(self, text: ComponentText) -> Component:
        """A component as an answer holds it."""
        return Component(self.game, text.kind, text.values, text.doubtful, self.kind[text.kind].source)


class Frame(_Checked):
    """Words that only frame a question about a component."""

    words: tuple[Short, ...] = ()


class Asking(_Checked):
    """How people ask for attributes: patterns by attribute, what is meant instead, and the words of the frame."""

    attribute: Mapping[Short, tuple[Short, ...]] = {}
    instead: Mapping[Short, Short] = {}
    frame: Frame = Frame()

    @cached_property
    def by_beginning(self) -> dict[str, list[tuple[str, tuple[str, ...]]]]:
        """The patterns by the beginnings of their first words, each with its attribute; with none if it only frames."""
        found: dict[str, list[tuple[str, tuple[str, ...]]]] = {}
        asked = [(name, pattern) for name, patterns in self.attribute.items() for pattern in patterns]
        for name, pattern in (*asked, *(("", word) for word in self.frame.words)):
            parts = tuple(pattern.split())
            found.setdefault(parts[0].rstrip("*")[:BEGINNING], []).append((name, parts))
        return found

    def frames(self, word: str) -> bool:
        """Whether a folded word is one of the frame."""
        return any(word.startswith(own[:-1]) if own.endswith("*") else word == own for own in self.frame.words)


@dataclass(frozen=True, slots=True)
class Components:
    """All packaged tables: by game what its components are, how they are asked for, and the files of its cards."""

    games: Mapping[str, GameComponents]
    asking: Asking
    cards: Mapping[str, Traversable]

    def kind(self, component: Component) -> KindText:
        """What is known of a component's kind."""
        game = self.games.get(component.game)
        return (game.kind.get(component.kind) if game else None) or KindText()


@lru_cache(maxsize=1)
def packaged_components() -> Components:
    """The tables that the program brings along, read once."""
    return load_components(files("rules_index.digest") / "components")


def load_components(folder: Traversable) -> Components:
    """Read the tables of a folder; none when there is no such folder.

    Raises:
        ComponentsProblem: a file breaks the format, or a component has a kind that its game lacks.
    """
    games: dict[str, GameComponents] = {}
    asking, cards = Asking(), {}
    for file in sorted(folder.iterdir(), key=lambda each: each.name) if folder.is_dir() else ():
        if file.name.endswith(CARDS_ENDING):
            cards[file.name.removesuffix(CARDS_ENDING)] = file
        elif file.name == ASKING_FILE:
            asking = read_toml(file, Asking, ComponentsProblem)
        elif file.name.endswith(".toml"):
            read = read_toml(file, GameComponents, ComponentsProblem)
            if unknown := {each.kind for each in read.component} - set(read.kind):
                listed = ", ".join(sorted(unknown))
                raise ComponentsProblem(f"{file.name}: no [kind.…] for {listed}; add it, or change the components")
            games[read.game] = read
    return Components(games, asking, cards)
