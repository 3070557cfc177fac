"""``rozhodci doctor --live``: the run from login to report."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

import discord

from bot.live.bench import Say
from bot.live.run import run

_REPORT = "live-report"


class Wish(NamedTuple):
    """How the run is wanted.

    Attributes:
        anyway: the server is tried on although there are people and messages in it.
        hands: somebody is there to press buttons.
        report: where the report goes, whatever its ending; ``None`` for the folder of the bot's data.
    """

    anyway: bool = False
    hands: bool = True
    report: Path | None = None


async def try_out(
    token: str, guild: int, sync: Callable[[int], Awaitable[int]], say: Say, wish: Wish, folder: Path
) -> bool:
    """Try everything on a server, print and write the report; whether Discord answers as expected.

    Raises:
        UnfitServer: the server may not be tried on; nothing was made.
    """
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        await client.login(token)
        report = await run(client, guild, sync, say, anyway=wish.anyway, hands=wish.hands)
    for line in report.lines:
        say(line)
    text, data = report.write(wish.report.expanduser().absolute() if wish.report else folder / _REPORT)
    say(f"The report is in {text} and {data}.")
    return report.is_good
