"""What is kept of matches and cannot be read, said so that an operator knows what to do about it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.database import StorageProblem, database_problems
from bot.games.codec import CodecProblem
from bot.matches.storage.read import DamagedMatch


class DamageProblem(StorageProblem):
    """What is kept of one match contradicts itself; every other match is none the worse for it."""


@contextmanager
def storage_problems() -> Iterator[None]:
    """Turn what the database, or a damaged match, raises into a :class:`StorageProblem`.

    A broken constraint passes through: only the caller knows what it means.
    """
    with database_problems():
        try:
            yield
        except (DamagedMatch, CodecProblem, UnicodeDecodeError) as problem:
            raise DamageProblem(f"{problem}; stop the bot and restore the last backup") from problem
