"""The referee with an organiser's pack."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.pack.cards.built_in import with_texts
from bot.games.doomtrooper.pack.cards.printed import TableCard
from bot.games.doomtrooper.pack.decks.formats import with_own
from bot.games.doomtrooper.pack.decks.lobby import Decks
from bot.games.doomtrooper.pack.decks.ready import earlier_decks, playable, ready_decks
from bot.games.doomtrooper.pack.own.merging import _report, merge
from bot.games.doomtrooper.pack.own.pack import Pack
from bot.games.doomtrooper.words.texts import CardText


def game_of(pack: Pack, own: Collection[TableCard], texts: Mapping[str, CardText]) -> Doomtrooper:
    """The referee with a pack.

    Args:
        own, texts: the cards that the bot comes with and what they do.

    Raises:
        PackProblem: a card is of no known type.
    """
    merged = merge(pack, own, texts)
    catalogue = with_texts((*pack.table, *merged.rest), merged.texts, pack.declared)
    # A code that means another card now would put that card into a deck that is ready to play.
    kept = frozenset(catalogue) - {row.code for row in pack.table if merged.same.get(row.code) != row.code}
    unnamed = frozenset() if pack.public else frozenset(row.code for row in pack.table)
    decks = Decks(
        catalogue,
        playable(ready_decks(), kept),
        earlier=playable(earlier_decks(), kept),
        formats=with_own(pack.formats),
        unnamed=unnamed,
    )
    game = Doomtrooper(catalogue, decks)
    game.pack_report = tuple(_report(pack, merged, catalogue))
    game.is_pack_public = pack.public
    return game
