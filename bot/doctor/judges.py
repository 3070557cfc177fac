"""The roles of judges on all servers: whether Discord notifies those who have them when the bot calls a judge."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Collection
from http import HTTPStatus
from pathlib import Path
from typing import Any, TypeAlias

import aiohttp
import discord
from sqlalchemy import text

from bot.database import Database, DatabaseProblem, database_problems
from bot.doctor.finding import Finding, note, ok
from bot.doctor.storage import reading
from bot.settings import Settings

_SUBJECT = "judges"
_PATIENCE = aiohttp.ClientTimeout(total=30)
# Each server is asked about by two requests.
_CHOSEN = (
    "SELECT guild_id, judge_role_id, head_judge_role_id FROM guild_settings "
    "WHERE judge_role_id IS NOT NULL OR head_judge_role_id IS NOT NULL ORDER BY guild_id LIMIT 50"
)
_Json: TypeAlias = dict[str, Any]


async def judges(settings: Settings) -> list[Finding]:
    """One line for each role of judges that Discord does not notify, of at most the first 50 servers that have any.

    Nothing is said where no server has set one, or where it cannot be known without a database, a token or a network.
    """
    if settings.discord_token is None:
        return []
    try:
        chosen = await _chosen(settings)
        headers = {"Authorization": f"Bot {settings.discord_token.get_secret_value()}"}
        async with aiohttp.ClientSession(timeout=_PATIENCE, headers=headers) as session:
            bot = (await _asked(session, "users/@me"))["id"] if chosen else ""
            found = [each for guild, roles in chosen.items() for each in await _of_server(session, bot, guild, roles)]
    except (DatabaseProblem, sqlite3.Error, FileNotFoundError, aiohttp.ClientError, TimeoutError, OSError):
        # Other lines of the page say what is wrong with those.
        return []
    return found or ([ok(_SUBJECT, "their roles are notified")] if chosen else [])


async def _of_server(session: aiohttp.ClientSession, bot: str, guild: int, roles: Collection[int]) -> list[Finding]:
    try:
        known = {int(role["id"]): role for role in await _asked(session, f"guilds/{guild}/roles")}
        held = (await _asked(session, f"guilds/{guild}/members/{bot}"))["roles"]
    except aiohttp.ClientResponseError as problem:
        if problem.status in (HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND):
            # The bot was removed from it.
            return []
        raise
    own = [known[each] for each in {guild, *map(int, held)} if each in known]
    rights = [discord.Permissions(int(role["permissions"])) for role in own]
    every = any(right.mention_everyone or right.administrator for right in rights)
    return [note(_SUBJECT, f"server {guild}: {why}") for role in roles if (why := _unheard(known, role, every=every))]


def _unheard(known: dict[int, _Json], role: int, *, every: bool) -> str:
    if role not in known:
        return f"their role {role} was deleted; pick another with /setup"
    if every or known[role]["mentionable"]:
        return ""
    return (
        f"Discord notifies nobody when the bot mentions their role {known[role]['name']!r}: "
        "allow anyone to mention it, or give the bot's role the permission to mention all roles"
    )


async def _asked(session: aiohttp.ClientSession, path: str) -> Any:
    async with session.get(f"{discord.http.Route.BASE}/{path}") as answer:
        answer.raise_for_status()
        return await answer.json(content_type=None)


async def _chosen(settings: Settings) -> dict[int, list[int]]:
    """The roles that are set, by server; that of everybody, which older versions took, is none."""
    if settings.database.get_backend_name() == "sqlite":
        rows = await asyncio.to_thread(_of_file, Path(settings.database.database or ""))
    else:
        rows = await _of_database(settings)
    return {
        guild: [role for role in dict.fromkeys(roles) if role is not None and role != guild] for guild, *roles in rows
    }


def _of_file(file: Path) -> list[tuple[int, ...]]:
    with reading(file) as connection:
        return list(connection.execute(_CHOSEN))


async def _of_database(settings: Settings) -> list[tuple[int, ...]]:
    opened = Database.unopened(settings.database)
    try:
        async with opened.reading() as session:
            with database_problems():
                return [tuple(row) for row in (await (await session.connection()).execute(text(_CHOSEN))).all()]
    finally:
        await opened.close()
