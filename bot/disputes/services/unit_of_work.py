"""The way every dispute is changed: decide, write in one transaction, then wake delivery."""

from __future__ import annotations

from bot.database import Database
from bot.matches.model.clock import Clock
from bot.matches.service import MatchService


class UnitOfWork:
    """Changes disputes, and their matches in the same transaction."""

    def __init__(self, database: Database, matches: MatchService, clock: Clock) -> None:
        self.database = database
        self.matches = matches
        self.clock = clock
