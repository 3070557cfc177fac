"""The roles of judges on all servers: whether Discord notifies them, and whether they see the commands for judges."""

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
from bot.doctor.command_rights import seen
from bot.doctor.finding import Finding, note, ok
from bot.doctor.storage import reading
from bot.settings import Settings

_SUBJECT = "judges"
_PATIENCE = aiohttp.ClientTimeout(total=30)
# Each server is asked about by four requests.
_CHOSEN = (
    "SELECT guild_id, judge_role_id, head_judge_role_id FROM guild_settings "
    "WHERE judge_role_id IS NOT NULL OR head_judge_role_id IS NOT NULL ORDER BY guild_id LIMIT 50"
)
_Json: TypeAlias = dict[str, Any]


async def judges(settings: Settings, commands: Collection[str]) -> list[Finding]:
    """One line for each role of judges with which something is wrong, of at most the first 50 servers that have any.

    Nothing is said where no server has set one, or where it cannot be known without a database, a token or a network.

    Args:
        commands: the names of the commands that are for judges.
    """
    if settings.discord_token is None:
        return []
    try:
        chosen = await _chosen(settings)
        headers = {"Authorization": f"Bot {settings.discord_token.get_secret_value()}"}
        async with aiohttp.ClientSession(timeout=_PATIENCE, headers=headers) as session:
            ask = _Ask(session)
            bot = (await ask("users/@me"))["id"] if chosen else ""
            found = [
                each for guild, roles in chosen.items() for each in await _of_server(ask, bot, guild, roles, commands)
            ]
    except (DatabaseProblem, sqlite3.Error, FileNotFoundError, aiohttp.ClientError, TimeoutError, OSError):
        # Other lines of the page say what is wrong with those.
        return []
    return found or ([ok(_SUBJECT, "their roles are notified and see their commands")] if chosen else [])


class _Ask:
    """Asks Discord for something, and for what all servers have in common once."""

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session
        self._known: dict[str, Any] = {}

    async def __call__(self, path: str) -> Any:
        if path not in self._known:
            async with self._session.get(f"{discord.http.Route.BASE}/{path}") as answer:
                answer.raise_for_status()
                self._known[path] = await answer.json(content_type=None)
        return self._known[path]


async def _of_server(
    ask: _Ask, bot: str, guild: int, roles: Collection[int], commands: Collection[str]
) -> list[Finding]:
    try:
        known = {int(role["id"]): role for role in await ask(f"guilds/{guild}/roles")}
        held = (await ask(f"guilds/{guild}/members/{bot}"))["roles"]
    except aiohttp.ClientResponseError as problem:
        if problem.status in (HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND):
            # The bot was removed from it.
            return []
        raise
    own = [known[each] for each in {guild, *map(int, held)} if each in known]
    every = any(right.mention_everyone or right.administrator for right in map(_rights, own))
    unheard = [why for role in roles if (why := _unheard(known, role, every=every))]
    there = {role: known[role] for role in roles if role in known}
    return [
        note(_SUBJECT, f"server {guild}: {why}")
        for why in (*unheard, *await _blind(ask, guild, known, there, commands))
    ]


async def _blind(
    ask: _Ask, guild: int, known: dict[int, _Json], there: dict[int, _Json], commands: Collection[str]
) -> list[str]:
    """Sentences about roles of judges that do not see all of their commands."""
    everybody = [known[guild]] if guild in known else []
    rights = {role: discord.Permissions.none() for role in there}
    for role, each in there.items():
        for right in map(_rights, (each, *everybody)):
            rights[role] |= right
    try:
        application = int((await ask("oauth2/applications/@me"))["id"])
        found = await seen(ask, application, guild, commands, rights)
    except (aiohttp.ClientError, TimeoutError, OSError) as problem:
        status = problem.status if isinstance(problem, aiohttp.ClientResponseError) else type(problem).__name__
        return [f"Discord did not say whether judges see their commands ({status}), so try again later"]
    missing = [f"Discord does not have {_typed(found.missing)}: run 'python -m bot sync'"] if found.missing else []
    return missing + [
        f"their role {there[role]['name']!r} does not see {_typed(hidden)}: "
        "an admin adds it to these under Server Settings, Integrations"
        for role, hidden in found.hidden.items()
        if hidden
    ]


def _rights(role: _Json) -> discord.Permissions:
    return discord.Permissions(int(role["permissions"]))


def _typed(names: Collection[str]) -> str:
    return ", ".join(f"/{name}" for name in names)


def _unheard(known: dict[int, _Json], role: int, *, every: bool) -> str:
    if role not in known:
        return f"their role {role} was deleted; pick another with /setup"
    if every or known[role]["mentionable"]:
        return ""
    return (
        f"Discord notifies nobody when the bot mentions their role {known[role]['name']!r}: "
        "allow anyone to mention it, or give the bot's role the permission to mention all roles"
    )


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
