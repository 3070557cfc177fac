"""Half-made decisions: the options picked so far, as the few characters a button can carry."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.chat.matches.base.tables import MatchPath
from bot.database import Database, columns_of
from bot.games.offers import BETWEEN, WRITTEN
from bot.storage.upserting import upsert

SEPARATOR = "/"
KEPT = timedelta(days=30)
LONGEST_TOKEN = 24
# What is left of a custom id's hundred characters for a path, beside the match, the prompt and the action.
ROOM = 60
_STORED, _DRAFT = "@", "*"
_CODE = 10
_PATHS = columns_of(MatchPath)
# Made once: to put a statement together costs more than to run it.
_READ = sa.select(_PATHS.c.tokens).where(_PATHS.c.digest == sa.bindparam("digest"))
_FORGET = sa.delete(_PATHS).where(_PATHS.c.created < sa.bindparam("until"))


def prompt_code(prompt: str) -> str:
    """A prompt's id as a button carries it: short, and different for different prompts."""
    return hashlib.sha256(prompt.encode()).hexdigest()[:_CODE]


async def pack(database: Database, path: tuple[str, ...]) -> str:
    """A path as text to which one more token can be joined and still fit a button.

    It is stored where it is too long, or has somebody's own words.
    """
    text = SEPARATOR.join(path)
    # What somebody wrote is no part of an id, and may hold what separates tokens.
    own_words = any(len(part) > len(WRITTEN) and part.startswith(WRITTEN) for part in path)
    if not own_words and len(text) + len(SEPARATOR) + LONGEST_TOKEN <= ROOM:
        return text
    digest = _digest("\0".join(path) if own_words else text)
    await _store(database, digest, path)
    return _STORED + digest


def joined(packed: str, token: str) -> str:
    """A packed path with one more token."""
    return f"{packed}{SEPARATOR}{token}" if packed else token


async def unpack(database: Database, packed: str) -> tuple[str, ...] | None:
    """The path again; ``None`` when it is not kept any longer."""
    if not packed:
        return ()
    head, *rest = packed.split(SEPARATOR)
    if not head.startswith(_STORED):
        return (head, *rest)
    stored = await _stored(database, head.removeprefix(_STORED))
    return (*stored, *rest) if stored is not None else None


def drafted(path: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """A path without its unfinished end, and the tokens that were picked there so far, on one page or another."""
    if not path or not path[-1].startswith(_DRAFT):
        return path, ()
    return path[:-1], tuple(filter(None, path[-1].removeprefix(_DRAFT).split(BETWEEN)))


def with_draft(path: tuple[str, ...], tokens: Iterable[str]) -> tuple[str, ...]:
    """A path with an end at which more may be picked; see :func:`drafted`."""
    return (*path, _DRAFT + BETWEEN.join(tokens))


async def keep(database: Database, words: tuple[str, ...]) -> str:
    """Keep words that are too long for a button; what a button carries in their place."""
    digest = _digest("\0".join(words))
    await _store(database, digest, words)
    return digest


async def kept(database: Database, digest: str) -> tuple[str, ...] | None:
    """The words that were kept; ``None`` when they are not any longer."""
    return await _stored(database, digest)


async def remember_name(database: Database, match: int, user: int, code: str, path: tuple[str, ...]) -> None:
    """Keep where a person was last asked for a name in a match, so that a command can answer it."""
    await _store(database, _digest(f"name {match} {user}"), (code, *path))


async def remembered_name(database: Database, match: int, user: int) -> tuple[str, tuple[str, ...]] | None:
    """The prompt's code and the path at which a person was last asked for a name in a match."""
    stored = await _stored(database, _digest(f"name {match} {user}"))
    return (stored[0], stored[1:]) if stored else None


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


async def _store(database: Database, digest: str, tokens: tuple[str, ...]) -> None:
    now = datetime.now(UTC)

    async def put(connection: AsyncConnection) -> None:
        await connection.execute(_FORGET, {"until": now - KEPT})
        # Whoever looks at an old decision again keeps it for as long as a new one.
        await upsert(connection, _PATHS, {"digest": digest}, {"tokens": list(tokens), "created": now})

    await database.write(put)


async def _stored(database: Database, digest: str) -> tuple[str, ...] | None:
    stored = await database.rows(_READ, {"digest": digest})
    return tuple(stored[0].tokens) if stored else None
