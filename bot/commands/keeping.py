"""Looking after what the bot needs, without running it: ``doctor``, ``backup`` and ``restore``."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import typer

from bot import backup
from bot.commands.carrying import carry_out, tell
from bot.settings import Settings


def examine() -> None:
    """Print what the bot needs and how it is.

    Raises:
        typer.Exit: with the code 1 where something has to be mended.
    """
    # Backups need none of what it looks at.
    from bot.chat.base.commands.declaring import judges_commands
    from bot.chat.features import modules
    from bot.doctor import page
    from bot.doctor.finding import State

    async def look(settings: Settings) -> None:
        modules()
        asked = settings if settings.discord_token else settings.for_playground()
        findings = await page.examine(asked, judges_commands())
        for line in page.lines(findings):
            tell(line)
        if any(each.state is State.WRONG for each in findings):
            raise typer.Exit(1)

    carry_out(look)


def back_up(file: Path | None) -> None:
    """Write a backup of the database, and say where.

    Raises:
        typer.Exit: with the code 1 after one line on stderr.
    """
    named = file and file.expanduser().absolute()

    async def write(settings: Settings) -> None:
        to = named or backup.default_file(settings.database, settings.backups, datetime.now(UTC))
        written = await asyncio.to_thread(backup.back_up, settings.database, to)
        tell(f"{written} holds everything as it was just now.")

    carry_out(write)


def restore(file: Path) -> None:
    """Put a backup in the database's place, and say what became of the database that was there.

    Raises:
        typer.Exit: with the code 1 after one line on stderr.
    """
    named = file.expanduser().absolute()

    async def put(settings: Settings) -> None:
        before = await asyncio.to_thread(backup.restore, settings.database, named)
        tell(f"{file} is restored.")
        if before is not None:
            tell(f"What was there before is in {before}; remove it once all is well.")

    carry_out(put)
