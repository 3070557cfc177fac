"""A judge brings a match back after its end, by a command: it is announced, shown again below, and played on."""

from __future__ import annotations

import re

import pytest

from bot.matches.model.match import Status
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.table import Card
from tests.bot.matches.table import WHY


async def ended(party: Party) -> Card:
    """A match that one of its players gave up, and its last board."""
    await party.started()
    await party.move(0)
    sure = await party.use(party.player(1), "match concede")
    await party.press(party.player(1), sure, "sure:1:concede")
    return party.status


async def test_a_judge_lets_a_match_go_on_after_its_end(party: Party) -> None:
    board = await ended(party)
    first = (await party.position()).match
    assert first.status is Status.OVER
    await party.judge(party.player(2))
    preview = await party.order(party.player(2), "rewind", entry=2)
    assert preview.private
    assert "1 entry is undone" in preview.text or "entries are undone" in preview.text
    assert WHY in preview.text
    assert (await party.position()).match == first
    answer = await party.press(party.player(2), preview, "og:")
    assert answer.private
    assert "continues from entry 2" in answer.text

    match = (await party.position()).match
    assert match.status is Status.PLAYING
    (card,) = [each for each in party.public() if "pokračuje od zápisu 2" in each.text]
    (sealed,) = card.message.message.attachments
    assert re.findall(r"\b[0-9a-f]{64}\b", (await sealed.read()).decode()) == [match.course.commitment]
    assert match.course.commitment != first.course.commitment
    assert match.course.seals[-1].mixed is not None
    assert match.course.seals[-1].mixed.message == str(card.id)
    assert f"zápas se znovu otevírá: dál od zápisu 2, s novým tajemstvím. — {WHY}" in "".join(
        each.text for each in party.public()
    )
    assert party.status.id > card.id
    assert board.id not in {each.id for each in party.public()}
    await party.move(1)
    assert (await party.position()).match.seq > match.seq


@pytest.mark.slow
async def test_who_plays_or_judges_nothing_brings_no_match_back(party: Party) -> None:
    await ended(party)
    before = await party.position()
    for seat in (0, 2):
        answer = await party.use(party.player(seat), "rewind", entry=2)
        assert answer.private
    assert await party.position() == before


@pytest.mark.slow
async def test_a_match_that_went_on_meanwhile_is_not_brought_back_by_an_old_preview(party: Party) -> None:
    await ended(party)
    judge = await party.judge(party.player(2))
    old = await party.order(judge, "rewind", entry=2)
    current = await party.order(judge, "rewind", entry=2)
    await party.press(judge, current, "og:")
    before = (await party.position()).match
    assert before.status is Status.PLAYING

    refused = await party.press(judge, old, "og:")

    assert "is not over" in refused.text or "has not ended" in refused.text
    assert (await party.position()).match == before


@pytest.mark.slow
async def test_where_another_match_has_the_channel_it_goes_on_in_another(party: Party) -> None:
    await ended(party)
    await party.judge(party.player(2))
    await party.use(party.player(0), "match new", game="toy", seats=2)
    refused = await party.order(party.player(2), "rewind", entry=2, match=1)
    assert "/match move" in refused.text
    assert not refused.buttons
    assert (await party.position()).match.status is Status.OVER

    party.table.channel = party.table.guild.create_text_channel("jinde")
    await party.use(party.player(2), "match move", match=1)
    assert "### Smugglers: zápas 1" in party.status.text
    preview = await party.order(party.player(2), "rewind", entry=2)
    await party.press(party.player(2), preview, "og:")
    match = (await party.position()).match
    assert (match.status, match.channel) == (Status.PLAYING, party.table.channel.id)
