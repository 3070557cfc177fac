"""What the database could not do, said so that an operator knows what to do about it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from bot.database import DatabaseProblem
from bot.games.contract import CodecProblem
from bot.matches.storage.read import DamagedMatch


class StorageProblem(DatabaseProblem):
    """Something could not be read or written, and nothing of it is half there; the message says what to do."""


class DamageProblem(StorageProblem):
    """What is kept of one match contradicts itself; every other match is none the worse for it."""


# What the drivers say, by a part of it, and what it means.
_MEANINGS = (
    ("database or disk is full", "there is no room left on the disk: make room, then try again"),
    ("No space left", "there is no room left on the server's disk: make room, then try again"),
    ("could not extend file", "there is no room left on the server's disk: make room, then try again"),
    ("database is locked", "another program holds the database: end it, or wait, then try again"),
    ("readonly database", "the database may not be written to: check who owns its file and folder"),
    ("read-only", "the database may only be read: check the server, or the user in DATABASE_URL"),
    ("malformed", "the database is damaged: stop the bot and restore the last backup"),
    ("not a database", "the database is damaged: stop the bot and restore the last backup"),
    ("disk I/O error", "the disk failed: check it, and have a backup at hand"),
    ("unable to open database file", "the database's file cannot be opened: check its folder and its owner"),
)


@contextmanager
def storage_problems() -> Iterator[None]:
    """Turn what the database, or a damaged match, raises into a :class:`StorageProblem`.

    A broken constraint passes through: only the caller knows what it means.
    """
    try:
        yield
    except IntegrityError:
        raise
    except (SQLAlchemyError, OSError) as problem:
        cause = str(problem.orig if isinstance(problem, DBAPIError) else problem)
        meaning = next((meaning for part, meaning in _MEANINGS if part.lower() in cause.lower()), None)
        raise StorageProblem(meaning or f"the database cannot do it ({cause}); check DATABASE_URL") from problem
    except (DamagedMatch, CodecProblem, UnicodeDecodeError) as problem:
        raise DamageProblem(f"{problem}; stop the bot and restore the last backup") from problem
