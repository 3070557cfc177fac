"""Keeping what a seat was refused, so that the refusal can be disputed."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime
from typing import TypeAlias

from sqlalchemy.exc import IntegrityError

from bot.database import StorageProblem
from bot.matches.model.position import Position
from bot.matches.model.refusals import RefusedCommand
from bot.matches.services.unit_of_work import UnitOfWork
from bot.matches.storage import refused
from bot.matches.storage.errors import storage_problems

_log = logging.getLogger(__name__)

Tried: TypeAlias = Callable[[Position, datetime], "RefusedCommand | None"]
"""What was tried at a position at a moment; ``None`` where nothing is to be kept of it."""


async def keep(work: UnitOfWork, match: int, tried: Tried) -> None:
    """Keep what was just refused for its seat and for judges."""
    try:
        position = await work.repository.position(match)
        command = None if position is None else tried(position, work.clock.now())
        if command is None:
            return
        with storage_problems():
            await work.repository.database.write(lambda connection: refused.keep(connection, match, command))
    except (StorageProblem, IntegrityError):
        # The refusal itself is the answer, and must not be lost over its trace.
        _log.exception("A refused command of match %d could not be kept", match)
