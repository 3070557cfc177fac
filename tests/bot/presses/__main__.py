"""Counts presses and presses without a choice at the bot's own panel: figures, not a test.

    nice python -m tests.bot.presses [--presses 1000] [--list] [doomtrooper|twom|zloba ...]

Every press goes through the real client, on a Discord of its own, with a clock set by hand. A press without a choice is
one for a question whose answers all lead to the same.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock

import discord
from simcord import Env

from bot.boards.doomtrooper.entry import ENTRY
from bot.chat.client import Client
from bot.games.contract import AnyGame
from bot.installed import GAMES
from bot.matches.model.chance import Secret
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour import castle
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.table import lay
from tests.bot.databases import compiled_once, new_database
from tests.bot.games.doomtrooper.post.stops import Arranged
from tests.bot.matches.table import HandClock
from tests.bot.presses import games
from tests.bot.presses.panel import Press, counted

SECRET = bytes([3] * 32)
MATCHES = 5
LISTED = "--list" in sys.argv
"""Whether every press is listed."""


@asynccontextmanager
async def party(played: Sequence[Any] = GAMES) -> AsyncIterator[Party]:
    """Three people at a table of the real client, with the same dice every time."""
    with tempfile.TemporaryDirectory() as name:
        folder, index = Path(name), castle.index()
        settings = Settings(data_dir=folder, index_file=index, discord_token=None)
        oracle, database = Oracle.open(index), await new_database(settings.database)
        env = Env(Client(settings, oracle, database, games=played, clock=HandClock()), settle_timeout=600)
        await env.start()
        try:
            yield Party(await lay(env), lambda: Client(settings, oracle, database, games=played, clock=HandClock()))
        finally:
            await env.shutdown()
            await database.close()
            oracle.close()


def alone(game: AnyGame) -> tuple[Any, ...]:
    """A game as the only one that the bot has, in the place of Doomtrooper."""
    return (replace(ENTRY, make=partial(_same, game)),)


def _same(game: AnyGame, _: bytes | None) -> AnyGame:
    return game


async def doomtrooper(presses: int) -> None:
    """A quiet turn, an attack that is answered once, and a match with ready decks."""
    for name, turn in (("a quiet own turn", games.QUIET), ("an attack answered once", games.ANSWERED)):
        game = Arranged(turn)
        async with party(alone(game)) as at:
            pressed = await games.written(at, game, turn)
            _say(f"Doomtrooper, {name}", pressed if turn is games.QUIET else games.of_attack(pressed))
    pressed = []
    for number in range(3, 250):
        if len(pressed) >= presses:
            break
        with mock.patch.object(Secret, "fresh", lambda number=number: Secret(bytes([number] * 32))):
            async with party() as at:
                pressed += await games.automated(at, presses - len(pressed))
    _say("Doomtrooper, ready decks", pressed)


async def twom(_: int) -> None:
    """Two days of three people who take advice."""
    await _several(f"TWoM, {games.DAYS} days for three", games.twom)


async def zloba(_: int) -> None:
    """Rounds for two."""
    for settled, name in ((False, "as it is"), (True, "settled in advance")):
        await _several(f"Zloba, {games.ROUNDS} rounds for two, {name}", partial(games.zloba, settled=settled))


async def _several(what: str, play: Callable[[Party], Awaitable[list[Press]]]) -> None:
    """Play with several dice, and tell of the match whose number of presses is in the middle."""
    played = []
    for number in range(3, 3 + MATCHES):
        with mock.patch.object(Secret, "fresh", lambda number=number: Secret(bytes([number] * 32))):
            async with party() as at:
                played.append(await play(at))
    played.sort(key=len)
    numbers = [len(each) for each in played]
    _say(f"{what}, the middle one of {numbers} (mean {sum(numbers) / MATCHES:.1f})", played[MATCHES // 2])


PLAYED = {"doomtrooper": doomtrooper, "twom": twom, "zloba": zloba}


def _say(what: str, presses: list[Press]) -> None:
    listed = "".join(f"  {press}\n" for press in presses) if LISTED else ""
    sys.stdout.write(f"{what}: {counted(presses)}\n{listed}")
    sys.stdout.flush()


def main() -> None:
    """Count what the command line names."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.presses")
    parser.add_argument("games", nargs="*", choices=[*PLAYED, []], default=[])
    parser.add_argument("--presses", type=int, default=1000)
    parser.add_argument("--list", action="store_true")
    said = parser.parse_args()
    logging.disable(logging.ERROR)
    # SimCord's interactions are as old as its calendar; a panel that was opened stays open.
    kept = mock.patch.object(discord.Interaction, "is_expired", lambda _: False)
    with compiled_once(), kept, mock.patch.object(Secret, "fresh", lambda: Secret(SECRET)):
        for name in said.games or PLAYED:
            asyncio.run(PLAYED[name](said.presses))


if __name__ == "__main__":
    main()
