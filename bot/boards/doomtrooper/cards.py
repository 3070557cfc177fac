"""The cards of Doomtrooper that the bot comes with: the packaged card table with the effects files of the game."""

from __future__ import annotations

from functools import cache

from bot.games.doomtrooper.pack.cards.built_in import built_in_files, with_texts
from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.pack.cards.printed import TableCard
from bot.games.doomtrooper.pack.cards.sentences.reading import with_sentences
from bot.games.doomtrooper.pack.cards.texts import read_texts
from bot.games.doomtrooper.words.texts import CardText

GAME = "doomtrooper"
"""The key of the game, as the card table and the registry have it."""


@cache
def own_cards() -> tuple[TableCard, ...]:
    """The packaged card table.

    Raises:
        CardsProblem: it is wrong.
    """
    # Whoever referees another game on the command line need not wait for all of the oracle.
    from rules_index import packaged_cards

    return packaged_cards(GAME)


@cache
def own_texts() -> dict[str, CardText]:
    """What the packaged cards do, by code.

    Raises:
        PackProblem: an effects file is wrong.
    """
    return with_sentences(read_texts(built_in_files(), {card.code for card in own_cards()}))


@cache
def own_catalogue() -> Catalogue:
    """The catalogue of the packaged cards; it is read once, which takes about a second.

    Raises:
        CardsProblem: the packaged table is wrong.
        PackProblem: an effects file is wrong.
    """
    return with_texts(own_cards(), own_texts())
