"""What is read once is read before anybody waits for it: it takes a second, in which nobody would be answered."""

from __future__ import annotations

import gc

from bot.games.registry import Registry
from bot.locales.sentences import localizer
from bot.matches.storage.preferences import time_zones
from rules_index import Language


def warm(games: Registry) -> None:
    """Read the games, the time zones, and the sentences of every language with those it borrows."""
    for key in games:
        games.game(key)
    time_zones()
    for language in Language:
        localizer(language)
    # Nobody waits for the garbage collector to look through all that either.
    gc.freeze()
