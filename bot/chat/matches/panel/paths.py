"""Half-made decisions: the options picked so far, as the few characters a button can carry."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime, timedelta

from sqlalchemy import delete
from sqlmodel import col

from bot.chat.matches.base.tables import MatchPath
from bot.database import Database, upsert

SEPARATOR = "/"
KEPT = timedelta(days=30)
LONGEST_TOKEN = 24
# What is left of a custom id's hundred characters for a path, beside the match, the prompt and the action.
ROOM = 60
_STORED = "@"
_CODE = 10


def prompt_code(prompt: str) -> str:
    """A prompt's id as a button carries it: short, and different for different prompts."""
    return hashlib.sha256(prompt.encode()).hexdigest()[:_CODE]


async def pack(database: Database, path: tuple[str, ...]) -> str:
    """A path as text to which one more token can be joined and still fit a button; stored where it is too long."""
    text = SEPARATOR.join(path)
    if len(text) + len(SEPARATOR) + LONGEST_TOKEN <= ROOM:
        return text
    digest = hashlib.sha256(text.encode()).hexdigest()[:16]
    now = datetime.now(UTC)
    async with database.writing() as session:
        await session.exec(delete(MatchPath).where(col(MatchPath.created) < now - KEPT))
        # Whoever looks at an old decision again keeps it for as long as a new one.
        kept = {"tokens": list(path), "created": now}
        await upsert(await session.connection(), MatchPath, {"digest": digest}, kept)
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
    async with database.reading() as session:
        stored = await session.get(MatchPath, head.removeprefix(_STORED))
    return (*stored.tokens, *rest) if stored else None
