"""The effects files that the game brings along, and the catalogue that a card table makes with them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from importlib.resources import files

from msgspec.structs import replace

from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.pack.cards.printed import TableCard, printed
from bot.games.doomtrooper.pack.cards.texts import EffectsFile, read_texts
from bot.games.doomtrooper.words.kept import Kept
from bot.games.doomtrooper.words.texts import CardText
from bot.games.packs.problems import PackProblem, Problem


def built_in_files() -> tuple[EffectsFile, ...]:
    """The effects files of the game, in the order of their names."""
    folder = files(__package__) / "effects"
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return tuple(EffectsFile(file.name, file.read_bytes()) for file in found)


def catalogue_of(table: Collection[TableCard], effects: Collection[EffectsFile]) -> Catalogue:
    """The catalogue of a card table and effects files.

    Raises:
        PackProblem: an effects file is wrong, or a card is of no known type; each mistake is named.
    """
    texts = read_texts(effects, {card.code for card in table})
    return with_texts(table, texts)


def with_texts(
    table: Collection[TableCard], texts: dict[str, CardText], kept: Mapping[str, Kept] | None = None
) -> Catalogue:
    """The catalogue of a card table and texts that are read already.

    Args:
        kept: by code what players agreed on once that a card does which nobody has written.

    Raises:
        PackProblem: a card is of no known type.
    """
    problems: list[Problem] = []
    cards = []
    for card in table:
        try:
            cards.append(replace(printed(card, texts.get(card.code)), kept=(kept or {}).get(card.code)))
        except ValueError as problem:
            problems.append(Problem(f"card {card.code}: {problem}"))
    if problems:
        raise PackProblem(problems)
    return Catalogue(tuple(cards))
