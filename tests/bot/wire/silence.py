"""What the tests of silent channels have in common: time that passes, rights that come back, what a channel shows."""

from __future__ import annotations

import random
from datetime import timedelta
from pathlib import Path

from bot.chat.client import Client
from bot.matches.model.match import Expiry, Match, Timing
from bot.matches.model.position import Position
from tests.bot.day import findings
from tests.bot.day.process import Member
from tests.bot.matches.table import HandClock, move
from tests.bot.wire import payloads
from tests.bot.wire.server import LocalDiscord
from tests.bot.wire.table import US, duel, started

CHANNEL = str(payloads.CHANNEL)
MINUTE = timedelta(minutes=1)


async def match_now(bot: Client, number: int) -> Match:
    position = await bot.matches.position(number)
    assert position is not None
    return position.match


async def pass_by(bot: Client, clock: HandClock, seconds: int, *, step: int = 5) -> None:
    """Let time pass, in which players could play, clocks are looked at and lines are tried again and again."""
    for _ in range(0, seconds, step):
        clock.advance(seconds=step)
        bot.matches.scheduler.reach.heard()
        await bot.matches.scheduler.tick()
        await bot.publisher.deliver()


async def open_again(wire: LocalDiscord, bot: Client) -> None:
    """Give the bot its rights back, and let it see that something is different."""
    wire.rest.closed.clear()
    wire.rest.uneditable.clear()
    await bot.publisher.try_again(payloads.GUILD)
    await bot.publisher.deliver()


async def all_told(bot: Client) -> bool:
    return await bot.matches.outbox.unread_since(1) is None


async def missing_and_doubled(wire: LocalDiscord, bot: Client, tmp_path: Path) -> tuple[int, int]:
    """How many lines of the match's log its channel lacks, and how many it shows twice."""
    found = await findings.shown(bot.database, bot.matches, [(1, Member(wire, payloads.GUILD, {}, tmp_path / "log"))])
    assert found.lines > 2
    return found.missing, found.doubled


def pings(wire: LocalDiscord) -> int:
    """How often the member was called to their turn."""
    return sum(each["content"].startswith(f"▶ <@{US.user}>") for each in wire.rest.said_in(CHANNEL))


def nonces(wire: LocalDiscord) -> list[str]:
    """The names of the lines that were sent without a file."""
    return [
        call.body["nonce"]
        for call in wire.rest.calls
        if call.method == "POST" and not call.files and call.body and "nonce" in call.body
    ]


def said(wire: LocalDiscord, part: str) -> int:
    """How often a text stands in the channel."""
    return sum(part in str(each) for each in wire.rest.said_in(CHANNEL))


async def fight(bot: Client, lot: random.Random) -> Position:
    """A match of Doomtrooper in the middle of a combat, an hour for a move, with all of it told."""
    position = await duel(bot.matches, Timing(3600, Expiry.FORFEIT))
    for _ in range(600):
        if ".combat." in position.game.chapter(position.state):
            break
        position = await move(bot.matches, position, lot)
    assert ".combat." in position.game.chapter(position.state)
    await bot.publisher.deliver()
    return position


async def blitz(bot: Client) -> Position:
    """A match with a minute for a move, which whoever is late loses."""
    return await started(bot.matches, Timing(60, Expiry.FORFEIT))
