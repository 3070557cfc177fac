"""The files of the house on the way of an attack and of a question: ``python -m tests.ways`` prints them.

A file is on a way when a function of it runs, as :func:`tests.footsteps.followed` counts: the ground that every journey
stands on is left out.

- ``attack``: in a match of Doomtrooper on Discord, from the press that confirms an attack until the player is answered;
  what is drawn and posted afterwards is not counted.
- ``rule``: from ``/rule`` with a question that names no card, in a channel without a match, until it is answered.

Each is gone twice and counted the second time, so that it does not matter what was loaded before.
"""

from __future__ import annotations

import asyncio
import hashlib
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from unittest import mock

from simcord import Env

import bot.database
from bot.boards.entry import GameEntry
from bot.chat.base import patience
from bot.chat.client import Client
from bot.games.doomtrooper.position.frames import Combat
from bot.locales.sentences import LOCALES
from bot.matches.model.chance import Secret
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour import castle
from tests.bot.behaviour.matches.declaring.silent import WARRIORS, Laid
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.matches.troopers import begun
from tests.bot.behaviour.table import lay
from tests.bot.behaviour.test_languages import QUESTION
from tests.bot.databases import new_database
from tests.bot.matches.table import HandClock
from tests.footsteps import followed


class Fighting(Laid):
    """Doomtrooper that opens where the first player may attack the Legion's warriors of the second."""

    warriors = (WARRIORS[0], ("01031", "01021"))
    turns = 1


FIGHTING = GameEntry("doomtrooper", lambda _: Fighting(), words=LOCALES / "doomtrooper")


async def ways(index: Path) -> dict[str, list[str]]:
    """The files on each way, in the order they are first met.

    Args:
        index: that of the small book, as :func:`tests.bot.behaviour.castle.index` gives it.
    """
    async with _party(index) as party:
        return {"rule": await _rule(party), "attack": await _attack(party)}


@asynccontextmanager
async def _party(index: Path) -> AsyncIterator[Party]:
    """Players of Doomtrooper in a channel, for whom neither time nor dice run by themselves."""
    secret = Secret(hashlib.sha256(b"ways").digest())
    with (
        tempfile.TemporaryDirectory() as folder,
        mock.patch.object(Secret, "fresh", lambda: secret),
        mock.patch.object(patience, "PATIENCE", 600.0),
        mock.patch.object(bot.database, "QUEUE", 60.0),
    ):
        settings = Settings(data_dir=Path(folder), index_file=index, discord_token=None)
        database, oracle = await new_database(settings.database), Oracle.open(index)
        client = Client(settings, oracle, database, games=[FIGHTING], clock=HandClock())
        env = Env(client, settle_timeout=60)
        await env.start()
        try:
            yield Party(await lay(env), lambda: client)
        finally:
            await env.shutdown()
            oracle.close()
            await database.close()


async def _attack(party: Party) -> list[str]:
    files: list[str] = []
    member, table = party.player(0), party.table
    for number in (1, 2):
        table.channel = table.guild.create_text_channel(f"table-{number}")
        await begun(party, number)
        panel = await party.press(member, party.message(f"play:{number}"), f"play:{number}")
        listed = next(each["custom_id"] for each in panel.selects if each["custom_id"].startswith("q:"))
        with followed() as way:
            result = await member.select(panel.message, ["attack"], custom_id=listed)
        assert result.acknowledged
        await party.deliver()
        assert isinstance((await party.position(number)).state.stack[-1], Combat), "no combat has begun"
        files = way
    return files


async def _rule(party: Party) -> list[str]:
    await party.table.ask(QUESTION)
    await party.table.env.settle()
    with followed() as files:
        await party.table.ask(QUESTION)
    return files


def main() -> None:
    """Print how many files each way has, and which."""
    found = asyncio.run(ways(castle.index()))
    for name, files in found.items():
        sys.stdout.write("\n  ".join([f"{name}: {len(files)} files", *files]) + "\n")


if __name__ == "__main__":
    main()
