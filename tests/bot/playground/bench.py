"""Measures what an update of the page costs in a short channel and in a long one.

python -m tests.bot.playground.bench
"""

from __future__ import annotations

import asyncio
import json
import sys
import time

import discord

from bot.playground.seed import arrange
from bot.playground.windows import Window

LENGTHS = (10, 100, 1000)
UPDATES = 200


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


def main() -> None:
    """Print a line for each length."""
    for messages in LENGTHS:
        whole, update, spent = asyncio.run(measure(messages))
        sys.stdout.write(f"{messages:>5} messages: whole {whole:>7} B, an update {update:>4} B in {spent:.2f} ms\n")


if __name__ == "__main__":
    main()
