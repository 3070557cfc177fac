"""Penalties of a verdict with many sides: each side has the choice of all of them, page by page."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor

from bot.disputes.model.penalties import PenaltyKind
from bot.disputes.model.verdicts import Sentence
from tests.bot.behaviour.disputes.court import QUESTION, VIEW, Court
from tests.bot.behaviour.disputes.test_desk import values
from tests.bot.behaviour.table import Card
from tests.bot.matches.table import HandClock

KINDS = 8
"""What is offered for each side: four penalties, and exclusions for four different times."""


async def among(court: Court, others: int) -> Card:
    """The verdict in the making on a table of so many others, with an infraction."""
    env, guild = court.party.table.env, court.party.table.guild
    members: list[MemberActor] = [guild.add_member(env.create_user(f"player-{number}")) for number in range(others)]
    shown = await court.slash(court.eva, "dispute", game="hrad")
    await court.fill(court.eva, shown, question=QUESTION, view=VIEW, others=members)
    await expire_views(court)
    preview = await court.written(await court.claimed())
    slug = preview.selects[0]["options"][1]["value"]
    return await court.pick(court.judge, preview, "dr:1:infraction", slug)


async def expire_views(court: Court) -> None:
    """Let the time for views pass, so that those who stay silent are not waited for."""
    clock = court.party.client.matches.clock
    assert isinstance(clock, HandClock)
    clock.advance(hours=25)
    await court.party.client.disputes.due.tick()
    await court.deliver()


async def test_every_penalty_is_offered_for_each_of_eight_sides(court: Court) -> None:
    preview = await among(court, 7)
    offered: list[str] = []
    page = 0
    while True:
        found = values(preview, "dr:1:penalties:")
        offered += [each for each in found if not each.startswith("+")]
        page += 1
        if len(offered) >= 8 * KINDS:
            break
        preview = await court.pick(court.judge, preview, "dr:1:penalties:", f"+{page}")

    assert len(offered) == len(set(offered)) == 8 * KINDS
    assert list(dict.fromkeys(each.split(".")[0] for each in offered)) == ["1", "2", "3", "4", "5", "6", "7", "0"]


@pytest.mark.slow
async def test_what_is_picked_on_one_page_stays_when_another_is_turned_to(court: Court) -> None:
    preview = await among(court, 3)
    preview = await court.pick(court.judge, preview, "dr:1:penalties:0", "2.warning.0", "1.exclusion.7", "+1")
    assert values(preview, "dr:1:penalties:1") == ["3.loss-of-turn.0", "+2"]

    preview = await court.pick(court.judge, preview, "dr:1:penalties:1", "3.loss-of-turn.0")
    preview = await court.pick(court.judge, preview, "dr:1:penalties:1", "3.loss-of-turn.0", "+2")
    preview = await court.pick(court.judge, preview, "dr:1:penalties:2", "+3")
    preview = await court.pick(court.judge, preview, "dr:1:penalties:0", "1.exclusion.7")
    await court.give(preview)

    (verdict,) = await court.verdicts()
    assert [(each.side, each.kind) for each in verdict.sentences] == [
        (1, PenaltyKind.EXCLUSION),
        (3, PenaltyKind.LOSS_OF_TURN),
    ]
    assert all(isinstance(each, Sentence) for each in verdict.sentences)


@pytest.mark.slow
async def test_the_penalties_of_the_opener_come_last(court: Court) -> None:
    preview = await among(court, 1)
    found = values(preview, "dr:1:penalties:0")
    assert [each.split(".")[0] for each in found] == ["1"] * KINDS + ["+1"]
    preview = await court.pick(court.judge, preview, "dr:1:penalties:0", "+1")
    assert [each.split(".")[0] for each in values(preview, "dr:1:penalties:1")] == ["0"] * KINDS + ["+2"]
