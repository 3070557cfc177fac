"""What a change of one match means for the other games of its series, written in the same transaction."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TypeAlias

import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.contract import AnyGame
from bot.games.values import Seat
from bot.matches.model.chance import Secret
from bot.matches.model.match import Match, Status
from bot.matches.model.messages import Lobby, Note
from bot.matches.model.people import People
from bot.matches.model.private import NOTHING
from bot.matches.rules.change import Change
from bot.matches.rules.series.following import is_over, next_game, place, score
from bot.matches.storage import outbox, private, tables
from bot.matches.storage.read import read_matches, read_state

Insert: TypeAlias = Callable[[AsyncConnection, Match, Secret, list[tuple[Note, Seat | None]]], Awaitable[int]]

_MATCH = tables.match


async def follow(connection: AsyncConnection, change: Change, after: Match, insert: Insert) -> Match:
    """Gather the next game when one has ended, and carry a result that is set right to the games after it.

    Args:
        after: the match as it was just written.
        insert: writes a new match and returns its id.

    Returns:
        The match, which knows the next game by then.
    """
    if after.status is not Status.OVER or after.course.outcome == change.before.course.outcome:
        return after
    if change.before.status is Status.PLAYING:
        return await _gather(connection, change.game, after, change.now, insert)
    later = await _carry(connection, after, change.now)
    if later is None:
        return await _gather(connection, change.game, after, change.now, insert)
    if later.status is Status.OVER:
        await _gather(connection, change.game, later, change.now, insert)
    return after


async def _gather(connection: AsyncConnection, game: AnyGame, match: Match, now: datetime, insert: Insert) -> Match:
    """Make the match of the next game, if there is one and the channel is free for it."""
    taken = sa.select(_MATCH.c.id).where(_MATCH.c.channel_id == match.channel, _MATCH.c.live)
    if is_over(match) or (await connection.execute(taken)).first() is not None:
        return match
    state = await read_state(connection, game, match, match.seq)
    brought = await private.read_kind(connection, match, "choice")
    following = next_game(game, state, match, brought, now)
    if following is None:
        return match
    number = await insert(connection, following.match, following.secret, list(following.notes))
    await private.write_changed(connection, number, NOTHING, following.private)
    match = replace(match, course=replace(match.course, series=replace(place(match), next=number)))
    await _write(connection, match)
    return match


async def _carry(connection: AsyncConnection, match: Match, now: datetime) -> Match | None:
    """Count the games after one whose result was set right; a game that is not needed any more is not gathered.

    Returns:
        The last game of the series; ``None`` where it is this one.
    """
    last, number = None, place(match).next
    while number is not None:
        found = await read_matches(connection, _MATCH.c.id == number, keep=True)
        if not found or found[0].id <= (last or match).id or (found[0].status is Status.ABANDONED and not found[0].seq):
            break
        before, last = last or match, replace(found[0], people=People(number, match.people.key))
        course = replace(last.course, series=replace(place(last), won=score(before)))
        last = replace(last, course=course, revision=last.revision + 1)
        if last.status is Status.LOBBY and course.opening is None and is_over(before):
            last = replace(last, status=Status.ABANDONED, ended=now)
        await _write(connection, last)
        await outbox.put(connection, last, [(Lobby(), None)], now)
        number = place(last).next
    return last


async def _write(connection: AsyncConnection, match: Match) -> None:
    await connection.execute(sa.update(_MATCH).where(_MATCH.c.id == match.id).values(**tables.MATCH.row(match)))
