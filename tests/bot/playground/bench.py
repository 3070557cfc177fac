"""Measures what an update of the page, and a whole command, cost in a short channel and in a long one.

python -m tests.bot.playground.bench
"""

from __future__ import annotations

import asyncio
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path

import discord

from bot.chat.client import Client
from bot.database import Database
from bot.playground.seed import arrange
from bot.playground.windows import Window
from bot.settings import Settings
from rules_index import Oracle, build_index

LENGTHS = (10, 100, 1000)
UPDATES = 200
COMMANDS = 40


async def measure(messages: int) -> tuple[int, int, float]:
    """The bytes of the whole view and of an update, and an update's milliseconds, in a channel of so many messages."""
    playground = arrange(discord.Client(intents=discord.Intents(guilds=True)), {"zloba": "zloba"})
    backend = playground.world.backend
    channel, member = next(iter(playground.channels.values())), next(iter(playground.members.values()))
    for number in range(messages):
        backend.create_message(channel.id, backend.bot_user.id, f"**message** {number}")
    window = Window(playground, member, channel)
    whole = window.look("") or {}
    seen, sent = whole["revision"], 0
    started = time.perf_counter()
    for number in range(UPDATES):
        backend.create_message(channel.id, backend.bot_user.id, f"one more, {number}")
        changes = window.look(seen) or {}
        seen, sent = changes["revision"], sent + len(json.dumps(changes))
    spent = time.perf_counter() - started
    return len(json.dumps(whole)), sent // UPDATES, spent / UPDATES * 1000


async def commanded(messages: int, folder: Path, index: Path) -> float:
    """The processor's milliseconds for a question to the bot and what three open pages then look at."""
    settings = Settings(data_dir=folder, index_file=index, discord_token=None)
    oracle, database = Oracle.open(index), await Database.open(settings.database)
    client = Client(settings, oracle, database)
    playground = arrange(client, {"zloba": "zloba"})
    await playground.world.start()
    try:
        await client.sync_commands()
        oracle.warm()
        backend = playground.world.backend
        channel, member = next(iter(playground.channels.values())), next(iter(playground.members.values()))
        for number in range(messages):
            backend.create_message(channel.id, backend.bot_user.id, f"**message** {number}")
        windows = [Window(playground, each, channel) for each in playground.members.values()]
        seen = [(window.look("") or {})["revision"] for window in windows]
        spent = []
        for _ in range(COMMANDS):
            started = time.process_time()
            await member.slash(channel, "rule", question="kolik kostek se hází v útoku")
            for at, window in enumerate(windows):
                seen[at] = (window.look(seen[at]) or {"revision": seen[at]})["revision"]
            spent.append((time.process_time() - started) * 1000)
    finally:
        await playground.world.shutdown()
        await database.close()
        oracle.close()
    return statistics.median(spent)


def main() -> None:
    """Print two lines for each length."""
    with tempfile.TemporaryDirectory() as folder:
        index = Path(folder) / "rules.sqlite"
        build_index(index)
        for messages in LENGTHS:
            whole, update, spent = asyncio.run(measure(messages))
            sys.stdout.write(f"{messages:>5} messages: whole {whole:>7} B, an update {update:>4} B in {spent:.2f} ms\n")
            data = Path(folder) / str(messages)
            data.mkdir()
            spent = asyncio.run(commanded(messages, data, index))
            sys.stdout.write(f"{messages:>5} messages: a command {spent:.1f} ms of the processor\n")


if __name__ == "__main__":
    main()
