"""The page: everything that can be examined, in the order in which one would mend it."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from bot.doctor import connection, judges, machine, storage
from bot.doctor.finding import Finding, State, ok
from bot.settings import Settings
from rules_index import chosen


async def examine(settings: Settings, for_judges: Collection[str]) -> list[Finding]:
    """Look at everything the bot needs; changes nothing.

    Args:
        for_judges: the names of the commands that are for judges.
    """
    choice = await asyncio.to_thread(chosen, settings.meaning_model)
    return [
        machine.versions(),
        _settings(settings),
        machine.folder(settings),
        machine.files(settings),
        *machine.room(settings),
        await storage.database(settings),
        *await asyncio.to_thread(lambda: list(storage.beneath(settings))),
        machine.dictionaries(),
        machine.meaning(choice),
        await asyncio.to_thread(machine.index, settings, choice.encoder),
        machine.server_books(settings),
        machine.time_zones(),
        *await connection.token_and_clock(settings),
        *await judges.judges(settings, for_judges),
        await asyncio.to_thread(connection.running),
    ]


def _settings(settings: Settings) -> Finding:
    named = sorted(name for name in settings.model_fields_set if name not in ("discord_token", "database_url"))
    said = ", ".join(f"{name.upper()}={getattr(settings, name)}" for name in named)
    return ok("settings", said or "as they come along")


def lines(findings: list[Finding]) -> list[str]:
    """The page as it is printed, a line for each finding and one for all of them."""
    wide = max(len(each.subject) for each in findings)
    page = [f"{each.state:5}  {each.subject:{wide}}  {each.said}" for each in findings]
    bad = sum(each.state is State.WRONG for each in findings)
    return [*page, f"{bad} to mend." if bad else "The bot can run."]
