"""Buttons that are kept, and hands that reach for what is not theirs."""

from __future__ import annotations

import pytest

from bot.matches.model.match import Status
from tests.bot.behaviour.matches.party import Party


async def test_a_kept_lobby_button_ends_no_match_that_is_played(party: Party) -> None:
    host = party.table.admin
    await party.use(host, "match new", game="toy", seats=2)
    await party.press(host, party.status, "lb:1:leave")
    managed = await party.press(host, party.status, "lb:1:manage")
    sure = await party.use(host, "match abandon")
    for seat in (1, 2):
        await party.press(party.player(seat), party.status, "lb:1:join")
    await party.press(host, party.status, "lb:1:start")
    assert (await party.position()).match.status is Status.PLAYING

    await party.press(host, await party.press(host, managed, "lb:1:cancel"), "sure:1:close")
    await party.press(host, sure, "sure:1:close")
    assert (await party.position()).match.status is Status.PLAYING


@pytest.mark.slow
async def test_a_judge_who_plays_orders_nothing(party: Party) -> None:
    await party.started()
    await party.move(0)
    await party.judge(party.player(1))
    before = await party.position()
    refused = await party.use(party.player(1), "rewind", entry=1)
    assert refused.private
    seats = await party.use(party.player(1), "match substitute")
    assert await party.position() == before
    assert {each["value"] for select in seats.selects for each in select["options"]} == {"leave.1", "game.1"}
    exported = await party.use(party.player(1), "file export")
    assert exported.private
    assert "Matchen pågår fortfarande" in exported.text


async def test_a_guest_who_chooses_on_a_card_of_their_own_sees_no_card_of_the_host(party: Party) -> None:
    await party.use(party.table.admin, "match new", game="toy", seats=2)
    await party.press(party.player(1), party.status, "lb:1:join")
    own = await party.use(party.player(1), "match status")
    chosen = await party.pick(party.player(1), own, "ls:1:-:faction", "green")
    assert (await party.position()).match.seats[1].choices.get("faction") == "green"
    assert not [custom_id for custom_id in chosen.buttons.values() if custom_id == "lb:1:cancel"]
    assert "lb:1:leave" in chosen.buttons.values()
