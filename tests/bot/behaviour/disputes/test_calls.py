"""A judge called to a table that sits and waits, by clicks: the call, the brief while views come in, the verdict."""

from __future__ import annotations

import pytest

from bot.disputes.model.dispute import Status
from tests.bot.behaviour.disputes.court import QUESTION, Court
from tests.bot.behaviour.disputes.test_brief import ping
from tests.bot.behaviour.disputes.test_desk import in_a_match
from tests.bot.behaviour.disputes.test_secrets import everything, found_in, sections

CANARIES = ("eviny ptačí řeči", "karlovy ptačí řeči")


@pytest.mark.slow
async def test_a_judge_comes_to_the_table_while_views_are_written(court: Court) -> None:
    party = court.party
    await party.started()
    await party.move(0)
    shown = await court.slash(court.eva, "dispute")
    await court.fill(court.eva, shown, question=QUESTION, view=CANARIES[0], how=["now"])
    assert "Hráči sedí u stolu a čekají na rozhodčího" in court.card().text
    assert not (await party.position()).match.course.stands
    assert "hned: spor D-1" in ping(court).text
    court.presses = 0

    brief = await court.press(court.judge, await court.press(court.judge, ping(court), ":judge"), ":claim")

    assert court.presses == 2
    assert "has given its view; you can read it as soon as every side has" in brief.text
    assert "has not given its view yet" in brief.text
    assert (await party.position()).match.course.held_by("dispute")
    assert not found_in(await sections(court, brief), CANARIES)
    assert "strany se ještě vyjadřují" in court.card().text

    await court.tell(view=CANARIES[1])

    assert "The views in dispute D-1 are in" in everything(court) or "Ve sporu D-1 už" in everything(court)
    assert (await court.dispute()).status is Status.CLAIMED
    read = await court.use(court.judge, "desk", number=1)
    assert found_in(read.text, CANARIES) == [*CANARIES]
    await court.give(await court.press(court.judge, read, "dfor:1:x"))
    assert not (await party.position()).match.course.stands
    assert not found_in(court.told(), CANARIES)


@pytest.mark.slow
async def test_a_dispute_by_post_becomes_a_call_by_one_press(court: Court) -> None:
    await in_a_match(court)
    called = await court.press(court.karel, court.card(), ":call")
    assert "En domare är kallad till D-1" in called.text
    again = await court.press(court.eva, court.card(), ":still")
    assert "O zastavení už žádáš" in again.text, "the opener wants it already"
    assert "dp:1:call" not in court.card().buttons.values()
    # What waits for a judge at a table comes first.
    assert "D-1" in (await court.use(court.judge, "desk")).text
