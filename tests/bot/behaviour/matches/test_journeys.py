"""A move followed through the house: who looks for it in the code reads no more files than this."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.chat.client import Client
from bot.database import Database
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.matches.table import HandClock
from tests.footsteps import followed, within

# One press answers the last question and makes the move, so that it runs through both.
MOVE_FILES, MOVE_CHAT = 67, 14
# Half of what delivery adds is the drawing of the board.
DELIVERY_FILES, DELIVERY_CHAT = 99, 16


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, clock=clock)


@pytest.mark.slow
async def test_a_confirmed_move_runs_through_few_files(party: Party) -> None:
    await party.use(party.player(0), "match new", game="zloba", seats=2)
    await party.press(party.player(1), party.status, "lb:1:join")
    await party.press(party.player(0), party.status, "lb:1:start")
    seat = (await party.position()).match.course.waits[0].seat
    member = party.player(seat)
    panel = await party.press(member, party.status, "play:1")
    before = (await party.position()).match.seq
    while (await party.position()).match.seq == before:
        with followed() as move:
            if step := next((each for each in panel.buttons.values() if ":c:" in each or ":s:" in each), None):
                result = await member.click(panel.message, custom_id=step)
            else:
                (select,) = (each for each in panel.selects if each["custom_id"].startswith(("q:", "w:")))
                first = select["options"][0]["value"]
                result = await member.select(panel.message, [first], custom_id=select["custom_id"])
        assert result.acknowledged
        if (await party.position()).match.seq == before:
            panel = await party._read(result)
    with followed() as delivery:
        await party.deliver()
    assert len(within(move, "bot/chat")) <= MOVE_CHAT, "\n".join(move)
    assert len(move) <= MOVE_FILES, "\n".join(move)
    assert len(within(delivery, "bot/chat")) <= DELIVERY_CHAT, "\n".join(delivery)
    assert len({*move, *delivery}) <= DELIVERY_FILES, f"{len({*move, *delivery})}\n" + "\n".join(
        dict.fromkeys([*move, *delivery])
    )
