"""A match on the local Discord, and patience for what becomes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import sqlalchemy as sa

from bot.chat.client import Client
from bot.matches.model.match import Actor, Terms, Timing
from bot.matches.model.position import Position
from bot.matches.service import MatchService
from bot.matches.storage import tables
from tests.bot.matches.table import begun, lobby
from tests.bot.wire import payloads

US, RIVAL = Actor(payloads.MEMBER), Actor(payloads.MEMBER + 1_000_000)


async def started(service: MatchService, timing: Timing | None = None) -> Position:
    """A match of Zloba that waits for the member of the local Discord."""
    return await begun(service, await gathered(service, timing), US)


async def gathered(
    service: MatchService, timing: Timing | None = None, *, channel: int = payloads.CHANNEL, guild: int = payloads.GUILD
) -> int:
    """A lobby of Zloba that its host may start."""
    rules = service.games.game("zloba").rulesets[-1]
    way = next(way for way in rules.variants if way.seats[0] <= 2 <= way.seats[1])
    terms = Terms(rules.key, way.key, 2, timing or Timing())
    made = await lobby(service, "zloba", terms, [US], guild=guild, channel=channel, automated=1, faction=None)
    return made.match.id


async def duel(service: MatchService, timing: Timing | None = None, *, channel: int = payloads.CHANNEL) -> Position:
    """A match of Doomtrooper between the member of the local Discord and another, with the ready decks."""
    rules = service.games.game("doomtrooper").rulesets[-1]
    terms = Terms(rules.key, rules.variants[0].key, 2, timing or Timing())
    guild = payloads.GUILD
    made = await lobby(service, "doomtrooper", terms, [US, RIVAL], guild=guild, channel=channel, ready=("dawn", "ash"))
    return await begun(service, made.match.id, US)


async def siege(service: MatchService, *, channel: int = payloads.CHANNEL) -> Position:
    """A match of This War of Mine that the member of the local Discord plays alone."""
    rules = service.games.game("twom").rulesets[-1]
    way = next(way for way in rules.variants if way.seats[0] <= 1)
    terms = Terms(rules.key, way.key, 1, Timing())
    made = await lobby(service, "twom", terms, [US], guild=payloads.GUILD, channel=channel)
    return await begun(service, made.match.id, US)


async def until(met: Callable[[], bool | Awaitable[bool]]) -> None:
    """Wait until something is so."""
    for _ in range(6000):
        found = met()
        if await found if isinstance(found, Awaitable) else found:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to that")


async def told(bot: Client) -> bool:
    """Whether everything is told that was to be told at once."""
    columns = tables.outbox.c
    waits = sa.select(columns.id).where(
        columns.delivered.is_(None), sa.or_(columns.attempts > 0, columns.not_before.is_(None))
    )
    async with bot.database.reading() as session:
        return (await (await session.connection()).execute(waits.limit(1))).first() is None
