"""Carrying a command out: its settings, its log, how it is stopped, and one clear line where it cannot be done."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import typer
from rich.console import Console

from bot.commands.json_log import JsonLines
from bot.problems import DatabaseProblem
from bot.settings import LogFormat, LogLevel, Settings, SettingsProblem

TALKATIVE = ("aiosqlite", "discord.http", "discord.gateway", "discord.webhook")
"""Loggers that write down in detail what is stored, sent and pressed: secrets, hands, hidden choices, tokens."""


def carry_out(work: Callable[[Settings], Coroutine[Any, Any, None]], *problems: type[Exception]) -> None:
    """Do what a command does with the settings of the environment.

    Args:
        problems: whose message says what is wrong and what to do, beside those of settings and of the database.

    Raises:
        typer.Exit: with the code 1 after one line on stderr, or 0 when it was stopped.
    """
    expected: tuple[type[Exception], ...] = (SettingsProblem, DatabaseProblem, *problems)
    try:
        settings = Settings.from_environment()
        set_up_log(settings.log_level, settings.log_format)
        asyncio.run(_stoppable(work(settings)))
    except expected as problem:
        say(str(problem))
        raise typer.Exit(1) from None
    except (KeyboardInterrupt, asyncio.CancelledError):
        raise typer.Exit(0) from None


async def _stoppable(work: Coroutine[Any, Any, None]) -> None:
    # A container is stopped with SIGTERM, which would otherwise end the process without closing anything.
    task = asyncio.ensure_future(work)

    def stop() -> None:
        # A second signal must not interrupt the closing that the first began.
        if not task.cancelling():
            task.cancel()

    with suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop)
    await task


def set_up_log(level: LogLevel, written: LogFormat = LogFormat.TEXT) -> None:
    """Log what is at least this important, as lines of text or of JSON."""
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)-7s %(name)s: %(message)s")
    if written is LogFormat.JSON:
        for handler in logging.getLogger().handlers:
            handler.setFormatter(JsonLines())
    if level is LogLevel.DEBUG:
        for talkative in TALKATIVE:
            logging.getLogger(talkative).setLevel(logging.INFO)
    else:
        logging.getLogger("alembic").setLevel(logging.WARNING)


def tell(line: str) -> None:
    """Print a line."""
    Console(soft_wrap=True, highlight=False, markup=False).print(line)


def say(line: str) -> None:
    """Print a line on stderr."""
    Console(stderr=True, soft_wrap=True, highlight=False, markup=False).print(line)
