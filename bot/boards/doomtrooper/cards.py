"""The cards of Doomtrooper that the bot comes with: the packaged card table with the effects files of the game."""

from __future__ import annotations

from functools import cache

from bot.games.doomtrooper.cards.built_in import built_in_files, catalogue_of
from bot.games.doomtrooper.cards.catalogue import Catalogue

GAME = "doomtrooper"
"""The key of the game, as the card table and the registry have it."""


@cache
def own_catalogue() -> Catalogue:
    """The catalogue of the packaged cards; it is read once, which takes about a second.

    Raises:
        CardsProblem: the packaged table is wrong.
        PackProblem: an effects file is wrong.
    """
    # Whoever referees another game on the command line need not wait for all of the oracle.
    from rules_index import packaged_cards

    return catalogue_of(packaged_cards(GAME), built_in_files())
