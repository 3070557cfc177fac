"""Scenario cards: those of the loaded books, and those that a digested book prints, in our own words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from importlib.resources import files
from importlib.resources.abc import Traversable

from pydantic import BaseModel, ConfigDict, Field
from rapidfuzz import fuzz, process

from rules_index.digest.problems import DigestProblem
from rules_index.digest.toml_files import read_toml
from rules_index.languages.language import fold
from rules_index.values.books import Scenario
from rules_index.values.digest import Rule
from rules_index.values.sources import Book

FACES = 8
SAME_NAME = 85
"""Likeness of two names, of 100, from which they are one name with a typing error."""
MEANT = 75
"""Likeness of what a person typed, of 100, from which it means a card's name."""
LONGEST_LABEL = 60


class ScenarioProblem(DigestProblem):
    """A scenario's file breaks the format; the message names the file and what is wrong."""


class _Card(BaseModel):
    model_config = ConfigDict(extra="forbid")
    name: str = Field(min_length=1)
    faction: str = Field(min_length=1)
    event: str = Field(min_length=1)
    mission: str = Field(min_length=1)
    setup: str = Field(min_length=1)
    chaos: tuple[str, ...] = Field(min_length=FACES, max_length=FACES)


def load_scenarios(
    books: Sequence[Book], rules: Iterable[Rule], folder: Traversable | None = None
) -> tuple[Scenario, ...]:
    """The scenario cards of the loaded books, then our own of the digested books that no loaded book has.

    Args:
        books: the operator's books; their cards are kept word for word.
        rules: the digest; cards of books it does not tell are left out.
        folder: one sub-folder a book, one TOML file a card; the packaged cards when left out.

    Raises:
        ScenarioProblem: a file breaks the format.
    """
    root = folder if folder is not None else files("rules_index.digest") / "scenarios"
    ours = [card for key in sorted({rule.book.key for rule in rules}) for card in _own_cards(root / key, key)]
    theirs = [card for book in books for card in book.scenarios]
    # A printed card does not name the faction on its front; ours does.
    known = [(card, _alike(card, ours)) for card in theirs]
    shown = [replace(card, faction=card.faction or same.faction) if same else card for card, same in known]
    return (*shown, *(card for card in ours if _alike(card, theirs) is None))


def named_scenario(scenarios: Sequence[Scenario], name: str) -> Scenario | None:
    """The card whose label a person's words mean, the likeliest one; ``None`` when none is like them."""
    labels = [fold(scenario_label(card)) for card in scenarios]
    best = process.extractOne(fold(name.strip()), labels, scorer=fuzz.WRatio, score_cutoff=MEANT)
    return scenarios[best[2]] if best else None


def scenario_label(card: Scenario) -> str:
    """What a card is listed under: its name, or the beginning of its event where the book prints no name."""
    return card.name or " ".join(card.event.split())[:LONGEST_LABEL]


def _alike(card: Scenario, others: Iterable[Scenario]) -> Scenario | None:
    """The card of the same name in the same book."""
    same = (other for other in others if other.book == card.book and card.name and other.name)
    return next((other for other in same if fuzz.ratio(fold(card.name), fold(other.name)) >= SAME_NAME), None)


def _own_cards(folder: Traversable, book: str) -> Iterator[Scenario]:
    if not folder.is_dir():
        return
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".toml"):
            card = read_toml(file, _Card, ScenarioProblem)
            yield Scenario(book, card.name, card.event, card.mission, card.setup, card.chaos, card.faction, own=True)
