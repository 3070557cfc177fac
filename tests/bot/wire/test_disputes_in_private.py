"""Disputes on the wire: told in private, or once in the channel; and judges who are called from another channel."""

from __future__ import annotations

import random

import pytest

from bot.chat.base.guilds import set_judge_role
from bot.chat.client import Client
from bot.disputes.model.dispute import Dispute
from bot.disputes.model.official import Official
from bot.disputes.services.cases import Opened
from bot.matches.model.match import Timing
from tests.bot.matches.table import HandClock, move
from tests.bot.wire import payloads, rest
from tests.bot.wire.conftest import Connect
from tests.bot.wire.payloads import Json
from tests.bot.wire.server import LocalDiscord
from tests.bot.wire.silence import CHANNEL, match_now, open_again
from tests.bot.wire.table import RIVAL, US, duel

ROLE = 900_000_000_000_700_000


@pytest.fixture
def clock() -> HandClock:
    """The time of matches, set by hand."""
    return HandClock()


async def open_dispute(bot: Client, channel: int | None = None) -> None:
    done = await bot.disputes.cases.open_in_match(Official(US.user), 1, "Smí to?", channel=channel)
    assert isinstance(done, Opened), done
    await bot.dispute_publisher.deliver()


def calls(wire: LocalDiscord) -> list[Json]:
    """What names the other party in the match's channel, in order."""
    return [each for each in wire.rest.said_in(CHANNEL) if each["content"].startswith(f"<@{RIVAL.user}> ")]


@pytest.mark.parametrize("takes", [True, False])
async def test_a_party_is_told_in_private_or_once_in_the_channel(
    wire: LocalDiscord, connect: Connect, bot: Client, clock: HandClock, takes: bool
) -> None:
    await connect(bot)
    position = await duel(bot.matches, Timing(3600))
    await move(bot.matches, position, random.Random(0))
    await bot.publisher.deliver()
    wire.rest.takes_none |= set() if takes else {str(RIVAL.user)}
    before = len(calls(wire))
    await open_dispute(bot)
    clock.advance(hours=1)
    await bot.dispute_publisher.deliver()
    assert (len(wire.rest.written_to(RIVAL.user)), len(calls(wire)) - before) == ((1, 0) if takes else (0, 1))


async def test_judges_are_called_in_another_channel_while_the_match_has_a_silent_one(
    wire: LocalDiscord, connect: Connect, bot: Client, clock: HandClock
) -> None:
    await connect(bot)
    await set_judge_role(bot.database, payloads.GUILD, ROLE)
    position = await duel(bot.matches, Timing(3600))
    await bot.publisher.deliver()
    wire.rest.closed[CHANNEL] = wire.rest.uneditable[CHANNEL] = rest.LOCKED
    await move(bot.matches, position, random.Random(0))
    await bot.publisher.deliver()
    assert (await match_now(bot, 1)).course.owners == ("silence",)
    elsewhere = payloads.CHANNEL + 7_000_000
    await open_dispute(bot, elsewhere)
    (card, *_) = wire.rest.said_in(elsewhere)
    assert "Smí to?" in str(card)
    # Sides who wish it stop the match as well, and whichever ends last lets it go on.
    asked = [await bot.disputes.cases.stand_still(payloads.GUILD, 1, Official(side.user)) for side in (US, RIVAL)]
    assert any(isinstance(each, Dispute) and each.freezes for each in asked), asked
    assert (await match_now(bot, 1)).course.owners == ("dispute", "silence")
    await open_again(wire, bot)
    assert (await match_now(bot, 1)).course.owners == ("dispute",)


@pytest.mark.parametrize(
    ("why", "tries"),
    [
        (rest.LOCKED, 9),
        (rest.BLOCKED, 1),
        pytest.param(rest.MISSING_PERMISSIONS, 9, marks=pytest.mark.slow),
        pytest.param(rest.MALFORMED, 1, marks=pytest.mark.slow),
    ],
)
async def test_a_notice_waits_for_a_right_and_not_for_what_discord_never_takes(
    wire: LocalDiscord, connect: Connect, bot: Client, clock: HandClock, why: tuple[int, Json], tries: int
) -> None:
    await connect(bot)
    position = await duel(bot.matches, Timing(3600))
    await move(bot.matches, position, random.Random(0))
    await bot.publisher.deliver()
    wire.rest.closed[CHANNEL] = why
    before = len(wire.rest.calls)
    await open_dispute(bot)
    for _ in range(8):
        clock.advance(hours=1)
        await bot.dispute_publisher.deliver()
    cards = [call for call in wire.rest.calls[before:] if "Smí to?" in str(call.body)]
    assert len(cards) == tries
    wire.rest.closed.clear()
    clock.advance(hours=1)
    await bot.dispute_publisher.deliver()
    assert sum("Smí to?" in str(each) for each in wire.rest.said_in(CHANNEL)) == (tries > 1)
