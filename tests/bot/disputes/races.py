"""Judges who press at the same moment: ``python -m tests.bot.disputes.races --races 1000``.

Two services, as in two processes, share one database. In each race several judges claim one case at once, and whoever
wins it gives several verdicts at once through both; every second case is appealed, and head judges race for that. There
is one winner each time, and what is kept tells of one claim, one verdict and one entry in the log of the match.
"""

from __future__ import annotations

import argparse
import asyncio
import random
from collections.abc import Awaitable, Sequence
from typing import TypeVar

import sqlalchemy as sa

from bot import database
from bot.database import Database
from bot.disputes.model.dispute import Dispute
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import DeskReason, DeskRefused
from bot.disputes.model.verdicts import Verdict
from bot.disputes.services.desk import Claimed
from bot.disputes.storage import tables
from bot.games.registry import Registry
from bot.matches.model.remedies import Back, Nothing, Remedy
from bot.matches.storage import tables as matches
from tests.bot.chaos.killing import PATIENCE, command
from tests.bot.disputes.desk import EVA, KAREL, Desk, decision, got
from tests.bot.games.toy.pack import TOY
from tests.bot.matches.table import ADMIN, CHANNEL, GUILD, WHY, HandClock

JUDGES = tuple(Official(901 + number, judge=True) for number in range(4))
HEADS = tuple(Official(951 + number, head=True) for number in range(3))
LOST = frozenset({DeskReason.CLAIMED, DeskReason.NOT_CLAIMED, DeskReason.CLOSED, DeskReason.MOVED, DeskReason.BUSY})
"""What those who come too late may be told."""
Won = TypeVar("Won")


async def race(desks: Sequence[Desk], lot: random.Random, *, with_match: bool) -> int:
    """One case that many want at once; how many presses were turned away.

    Raises:
        AssertionError: there was no winner, or more than one.
    """
    first = desks[0]
    dispute = await first.open(await first.match(2, moves=3)) if with_match else await first.elsewhere(KAREL)
    lost = await _claim(desks, dispute, JUDGES, lot)
    remedy: Remedy = Back(2) if with_match and lot.random() < 0.5 else Nothing()
    lost += await _rule(desks, dispute, await _holder(first, dispute), remedy)
    if lot.random() < 0.5:
        got(await first.service.verdicts.appeal(GUILD, dispute.number, lot.choice((EVA, KAREL)), "No."), Dispute)
        lost += await _claim(desks, dispute, HEADS, lot)
    await _kept_once(first, dispute)
    return lost


async def run(desks: Sequence[Desk], races: int, seed: int) -> int:
    """So many races; how many presses were turned away."""
    lot = random.Random(seed)
    lost = 0
    for number in range(races):
        # Otherwise the same player would open more than five in a week.
        desks[0].clock.advance(days=8)
        lost += await race(desks, lot, with_match=number % 4 == 0)
        if number % 4 == 0:
            await _end(desks[0])
    return lost


async def _claim(desks: Sequence[Desk], dispute: Dispute, judges: Sequence[Official], lot: random.Random) -> int:
    pressed = [lot.choice(desks).service.desk.claim(GUILD, dispute.number, judge) for judge in judges]
    return _one(await _at_once(pressed), Claimed)


async def _rule(desks: Sequence[Desk], dispute: Dispute, judge: Official, remedy: Remedy) -> int:
    seen = await desks[0].seen(dispute)
    pressed = [
        desk.service.verdicts.give(
            GUILD, dispute.number, judge, decision(remedy=remedy, ruling=f"Ruling {number}."), seen
        )
        for number, desk in enumerate((*desks, *desks))
    ]
    return _one(await _at_once(pressed), Verdict)


async def _at_once(pressed: Sequence[Awaitable[Won | DeskRefused]]) -> list[Won | DeskRefused]:
    return list(await asyncio.gather(*pressed))


def _one(answers: Sequence[object], kind: type[object]) -> int:
    won = [answer for answer in answers if isinstance(answer, kind)]
    lost = [answer for answer in answers if isinstance(answer, DeskRefused)]
    assert len(won) == 1, answers
    assert {answer.reason for answer in lost} <= LOST, lost
    return len(lost)


async def _holder(desk: Desk, dispute: Dispute) -> Official:
    judge = (await desk.now(dispute, Official(1, judge=True))).judge
    return next(each for each in JUDGES if each.user == judge)


async def _kept_once(desk: Desk, dispute: Dispute) -> None:
    async with desk.database.reading() as session:
        connection = await session.connection()
        claims = sa.select(sa.func.count()).where(
            tables.audit.c.dispute == dispute.number, tables.audit.c.act == "claimed"
        )
        given = sa.select(sa.func.count()).where(tables.verdict.c.dispute_id == dispute.id)
        log = matches.event.c
        ruled = sa.select(sa.func.count()).where(log.match_id == dispute.match, log.kind == "ruled")
        counted = [(await connection.execute(each)).scalar_one() for each in (claims, given, ruled)]
    assert counted[0] in (1, 2), counted
    assert counted[1:] == [1, int(dispute.match is not None)], counted


async def _end(desk: Desk) -> None:
    """Free the channel for the match of the next race."""
    playing = await desk.matches.live_in(CHANNEL)
    if playing is not None:
        await desk.matches.orders.abandon(playing.match.id, ADMIN, reason=WHY)


async def _on(url: str, races: int, seed: int) -> int:
    # Here a machine with much else to do turns nobody away.
    database.QUEUE = PATIENCE
    opened = [await Database.open(url) for _ in range(2)]
    clock = HandClock()
    desks = [Desk(each, Registry([TOY]), clock) for each in opened]
    lost = await run(desks, races, seed)
    for each in opened:
        await each.close()
    return lost


def _found(url: str, asked: argparse.Namespace) -> str:
    lost = asyncio.run(_on(url, asked.races, asked.seed))
    return f"{asked.races} races: one winner in each claim and verdict, {lost} presses turned away"


if __name__ == "__main__":
    command(__doc__, _found, races=1000)
