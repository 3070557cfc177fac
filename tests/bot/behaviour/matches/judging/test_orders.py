"""Judges and admins order by a form that asks why; nobody is left without an answer, whatever became of the form."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.chat.base.guilds import set_head_judge_role
from bot.locales.sentences import localizer
from bot.matches.model.match import Status
from rules_index import Language
from tests.bot.behaviour.matches.party import RESTARTING, Party
from tests.bot.behaviour.table import Card
from tests.bot.matches.table import WHY, played


def told(party: Party) -> str:
    return "\n".join(card.text for card in party.public())


@pytest.mark.parametrize("restarting", RESTARTING)
async def test_a_judge_orders_by_a_form_and_everybody_reads_why(party: Party, restarting: bool) -> None:
    await party.started(time="60 min")
    await party.move(0)
    party.restarting = restarting
    judge = await party.judge(party.table.briton)
    for command, options in (
        ("match pause", {}),
        ("match resume", {}),
        ("match extend", {"hours": 2}),
        ("rewind", {"entry": 1}),
    ):
        done = await party.order(judge, command, **options)
        if command == "rewind":
            assert (await party.position()).match.seq > 2
            done = await party.press(judge, done, "og:")
        assert done.private
        assert "Done." in done.text
    for ordered in (
        "hodiny se zastavují",
        "hodiny už nejsou zastavené",
        "o 2 hodiny víc na rozmyšlenou",
        "zpět k zápisu 1",
    ):
        assert f"Na příkaz rozhodčího: {ordered}. — {WHY}" in told(party)
    assert (await party.position()).prompts(0)
    await party.order(judge, "match abandon")
    assert (await party.position()).match.status is Status.ABANDONED
    shown = await party.use(party.player(0), "match history", entry=(await party.position()).match.seq - 1)
    assert f"Na příkaz rozhodčího: zápas končí bez výsledku. — {WHY}" in shown.text


async def test_an_admin_clears_a_seat_for_a_reason(party: Party) -> None:
    await party.started()
    admin = party.table.admin
    card = await party.use(admin, "match substitute")
    shown = await admin.select(card.message, ["leave.1"], custom_id="sub:1")
    assert (await party.position()).match.seats[1].user == party.player(1).id
    await party.send(admin, shown, "He @everyone moved away")
    assert (await party.position()).match.seats[1].user is None
    assert "Na příkaz správce: místo 2 se uvolňuje pro někoho jiného. — He @\u200beveryone moved away" in told(party)
    # Whoever cleared it does not sit down in it, and is not offered to.
    after = await party.use(admin, "match substitute")
    assert {each["value"] for select in after.selects for each in select["options"]} == {"leave.0", "game.0", "game.1"}


async def test_who_may_not_order_is_told_before_they_write_anything(party: Party) -> None:
    await party.started(seats=2)
    await party.move(0)
    await party.judge(party.player(1))
    for member in (party.player(1), party.table.briton):
        refused = await party.use(member, "rewind", entry=1)
        assert refused.private
    card = await party.use(party.player(1), "match substitute")
    await party.pick(party.player(1), card, "sub:1", "leave.1")
    refused = await party.use(party.player(1), "rewind", entry=1)
    assert "har spelat" in refused.text
    refused = await party.use(party.table.admin, "rewind", entry=99)
    assert refused.private
    assert "99" not in refused.text


@pytest.mark.slow
async def test_a_player_with_an_office_asks_the_others(party: Party) -> None:
    await party.started()
    await party.judge(party.player(0))
    for command in ("match pause", "match abandon"):
        await party.use(party.player(0), command)
    kinds = {one.kind for one in (await party.position()).match.course.proposals}
    assert kinds == {"pause", "abandon"}


@pytest.mark.slow
async def test_an_order_that_came_too_late_is_refused(party: Party) -> None:
    await party.started()
    judge = await party.judge(party.table.briton)
    first, second = [await judge.slash(party.table.channel, "match abandon") for _ in range(2)]
    await party.send(judge, first)
    refused = await party.send(judge, second)
    assert "not being played" in refused.text


@pytest.mark.slow
async def test_blanks_are_no_reason(party: Party) -> None:
    await party.started()
    judge = await party.judge(party.table.briton)
    refused = await party.order(judge, "match pause", "  \n ")
    assert "reason" in refused.text
    assert not (await party.position()).match.course.stands


@pytest.mark.parametrize(
    "custom_id",
    [
        "order:1:pause",
        *(pytest.param(each, marks=pytest.mark.slow) for each in ("order:1:dance:0", "nothing", "order:99:pause:0")),
    ],
)
async def test_a_form_of_an_older_version_is_answered(party: Party, custom_id: str) -> None:
    await party.started()
    judge = await party.judge(party.table.briton)
    shown: Any = await judge.slash(party.table.channel, "match pause")
    shown._interaction.modal["custom_id"] = custom_id
    answer = await party.send(judge, shown)
    assert answer.private
    assert ("form" if custom_id != "order:99:pause:0" else "no such match") in answer.text
    assert not (await party.position()).match.course.stands


@pytest.mark.slow
async def test_a_form_that_is_sent_twice_orders_once(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    await party.started(time="60 min")
    judge = await party.judge(party.table.briton)
    await _twice(party, judge, monkeypatch)
    extended = [card for card in party.public() if "o 2 hodiny víc" in card.text]
    assert len(extended) == 1


async def _twice(party: Party, judge: MemberActor, monkeypatch: pytest.MonkeyPatch) -> Card:
    whole = party.client.on_interaction

    async def again(interaction: Any) -> None:
        await whole(interaction)
        await whole(interaction)

    monkeypatch.setattr(party.client, "on_interaction", again)
    return await party.order(judge, "match extend", hours=2)


async def test_a_judge_adjusts_the_position_after_a_preview(party: Party) -> None:
    await party.started()
    await party.move(0)
    await party.move(1)
    judge, before = await party.judge(party.table.briton), (await party.position()).match.seq
    shown = await judge.slash(party.table.channel, "adjust")
    refused = await party._read(await judge.submit_modal(shown, {"text": "left: 1", "why": WHY}))
    assert "braces" in refused.text
    shown = await judge.slash(party.table.channel, "adjust")
    preview = await party._read(await judge.submit_modal(shown, {"text": '{"left": 1}', "why": WHY}))
    assert (await party.position()).match.seq == before

    done = await party.press(judge, preview, "og:")

    assert "Done" in done.text
    assert (await party.position()).state.left == 1
    assert WHY in told(party)


@pytest.mark.slow
async def test_a_preview_says_how_many_entries_fall_away_beside_those_it_lists(party: Party) -> None:
    await party.started(3)
    position = await played(party.client.matches, await party.position(), moves=16)
    preview = await party.order(party.table.admin, "rewind", entry=1)
    more = position.match.seq - 1 - sum(f"**{seq}.**" in preview.text for seq in range(position.match.seq + 1))
    say = localizer(Language.CS).say
    assert more > 0
    assert say("desk-more", count=more) in preview.text


@pytest.mark.slow
async def test_an_order_previewed_before_the_match_moved_is_previewed_anew(party: Party) -> None:
    await party.started()
    await party.move(0)
    await party.move(1)
    judge = await party.judge(party.table.briton)
    preview = await party.order(judge, "rewind", entry=1)
    await party.order(judge, "match pause")
    seq = (await party.position()).match.seq

    again = await party.press(judge, preview, "og:")

    assert "moved on" in again.text
    assert (await party.position()).match.seq == seq
    await party.press(judge, again, "og:")
    assert (await party.position()).match.seq > seq


@pytest.mark.slow
async def test_a_judge_goes_back_over_few_moves_and_a_head_judge_over_any_number(party: Party) -> None:
    await party.started()
    await played(party.client.matches, await party.position(), moves=6)
    judge = await party.judge(party.table.briton)
    before = (await party.position()).match.seq

    refused = await party.order(judge, "rewind", entry=1)

    assert "A judge can take back at most 3" in refused.text
    assert not refused.buttons
    assert (await party.position()).match.seq == before
    head = party.organiser(judge)
    preview = await party.order(head, "rewind", entry=1)
    assert "Done" in (await party.press(head, preview, "og:")).text
    assert (await party.position()).match.seq > before


@pytest.mark.slow
async def test_an_order_previewed_by_a_head_judge_is_no_judges_to_give(party: Party) -> None:
    await party.started()
    await played(party.client.matches, await party.position(), moves=6)
    head = await party.judge(party.table.admin)
    preview = await party.order(head, "rewind", entry=1)
    await set_head_judge_role(party.client.database, party.table.guild.id, party.table.guild.create_role("Hlavní").id)
    before = (await party.position()).match.seq
    assert "nejvýš 3" in (await party.press(head, preview, "og:")).text
    assert (await party.position()).match.seq == before


@pytest.mark.slow
async def test_a_match_that_ended_is_opened_again_over_few_moves_alone(party: Party) -> None:
    await party.started()
    over = await played(party.client.matches, await party.position())
    judge = await party.judge(party.table.briton)
    refused = await party.order(judge, "rewind", entry=1)
    assert "A judge can take back at most 3" in refused.text
    assert (await party.position(over.match.id)).match.status is Status.OVER
