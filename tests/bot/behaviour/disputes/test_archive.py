"""The archive by commands and clicks: verdict, appeal and export at each dispute that is over."""

from __future__ import annotations

import pytest

from tests.bot.behaviour.disputes.court import RULING, VIEW, Court
from tests.bot.behaviour.disputes.test_desk import at_a_table


@pytest.mark.slow
async def test_a_judge_finds_a_case_of_another_with_its_appeal_and_exports_it(court: Court) -> None:
    await at_a_table(court)
    await court.give(await court.written(await court.claimed()))
    await court.fill(court.karel, await court.shown(court.karel, court.card(), ":appeal"), words="It was too late.")
    await court.give(
        await court.written(await court.claimed(court.head), "", court.head, "upheld", ruling="It stands."), court.head
    )

    listed = await court.press(court.judge, await court.use(court.judge, "desk"), "dar")
    assert f"upheld · Was the card laid in time? → {RULING}" in listed.text
    case = await court.pick(court.judge, listed, "dqc", "1")

    assert RULING in case.text and "It was too late." in case.text and "It stands." in case.text
    assert VIEW not in case.text
    sent = await court.press(court.judge, case, ":export")
    assert "one that can be verified" in sent.text


async def test_a_player_finds_their_own_alone(court: Court) -> None:
    await at_a_table(court)
    await court.give(await court.written(await court.claimed()))

    own = await court.use(court.karel, "archive")
    assert "D-1" in own.text
    case = await court.pick(court.karel, own, "dqc", "1")
    assert RULING in case.text and VIEW in case.text
    assert "da:1:export" in case.buttons.values()
    strangers = await court.use(court.party.table.czech, "archive")
    if court.party.table.czech.id not in (court.eva.id, court.karel.id):
        assert "D-1" not in strangers.text


@pytest.mark.slow
async def test_it_is_narrowed_down(court: Court) -> None:
    await at_a_table(court)
    await court.give(await court.written(await court.claimed()))

    assert "D-1" in (await court.use(court.judge, "archive", words="CARD", rule="HR 1.1", outcome="decided")).text
    for wanted in ({"words": "tower"}, {"rule": "HR 9.9"}, {"outcome": "dismissed"}, {"player": court.head}):
        assert "There are none" in (await court.use(court.judge, "archive", **wanted)).text
    assert "D-1" in (await court.use(court.judge, "archive", player=court.karel)).text
