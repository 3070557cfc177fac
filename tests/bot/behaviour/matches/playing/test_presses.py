"""Presses that come late, twice, at once, from the wrong person or in the wrong place."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from bot.matches.model.match import Actor
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.table import Card
from tests.bot.matches.table import WHY, HandClock


async def until_confirm(party: Party, seat: int) -> Card:
    """Walk a seat's panel up to the preview of a move, without making it."""
    member = party.player(seat)
    panel = await party.press(member, party.status, "play:1")
    while not any(":c:" in custom_id for custom_id in panel.buttons.values()):
        panel = await party.press(member, panel, next(i for i in panel.buttons.values() if ":s:" in i))
    return panel


async def turn_of(party: Party) -> int:
    return (await party.position()).match.course.waits[0].seat


async def test_a_stale_button_from_last_week_says_so_and_shows_what_stands(party: Party, clock: HandClock) -> None:
    await party.started(time="0")
    old = await until_confirm(party, 0)
    text = old.text
    await party.move(0)
    clock.advance(days=7)
    await party.restart()
    before = (await party.position()).match.seq

    fresh = await party.press(party.player(0), old, ":c:")

    assert "O tomhle už je rozhodnuto" in fresh.text
    assert fresh.text != text
    assert fresh.private
    assert (await party.position()).match.seq == before


@pytest.mark.slow
async def test_a_button_from_before_going_back_does_not_act_on_the_position_it_went_back_to(party: Party) -> None:
    await party.started(time="0")
    old = await until_confirm(party, 0)
    await party.move(0)
    await party.client.matches.orders.rewind(1, Actor(1, judge=True), 1, reason=WHY)
    await party.deliver()
    back = await party.position()
    assert {prompt.seat for prompt in back.prompts()} == {0, 1}

    fresh = await party.press(party.player(0), old, ":c:")

    assert "O tomhle už je rozhodnuto" in fresh.text
    assert await party.position() == back
    # What the panel shows now can be answered.
    await party.move(0, fresh)
    assert (await party.position()).match.seq == back.match.seq + 1


@pytest.mark.slow
async def test_an_old_button_of_a_paused_match_says_at_once_that_nobody_moves(party: Party) -> None:
    await party.started(time="0")
    member = party.player(0)
    panel = await party.press(member, party.status, "play:1")
    shown = [(panel, ":s:"), *[(await until_confirm(party, 0), part) for part in (":b:", ":c:")]]
    await party.client.matches.orders.pause(1, Actor(1, judge=True), reason=WHY)
    await party.deliver()
    before = await party.position()
    said = []
    for card, part in shown:
        answer = await party.press(member, card, part)
        assert "Zápas stojí." in answer.text
        assert not any(":c:" in custom_id or ":s:" in custom_id for custom_id in answer.buttons.values())
        said.append(answer.text)
    assert len(set(said)) == 1
    assert await party.position() == before


@pytest.mark.parametrize("restarted", [pytest.param(False, marks=pytest.mark.slow), True])
async def test_the_same_click_delivered_twice_moves_once(party: Party, restarted: bool) -> None:
    await party.started()
    delivered = heard(party)
    panel = await until_confirm(party, 0)
    await party.press(party.player(0), panel, ":c:")
    before = (await party.position()).match.seq
    if restarted:
        await party.restart()

    party.table.env.backend.emit("INTERACTION_CREATE", delivered[-1])
    await party.table.env.settle()
    await party.deliver()

    assert (await party.position()).match.seq == before


@pytest.mark.slow
async def test_two_players_clicking_at_once_both_move(party: Party) -> None:
    await party.started()
    panels = [await until_confirm(party, seat) for seat in (0, 1)]
    backend = party.table.env.backend
    emit = backend.emit
    held = heard(party, hold=True)
    for seat, panel in enumerate(panels):
        confirm = next(i for i in panel.buttons.values() if ":c:" in i)
        await party.player(seat).click(panel.message, custom_id=confirm)
    backend.emit = emit  # type: ignore[method-assign]
    for payload in held:
        emit("INTERACTION_CREATE", payload)
    await party.table.env.settle()
    await party.deliver()

    staked = [card.text for card in party.public() if "stakes a card." in card.text]
    assert len(held) == 2
    assert "\n".join(staked).count("stakes a card.") == 2
    assert (await party.position()).match.course.waits[0].prompts[0].startswith("0.turn.")


@pytest.mark.slow
async def test_two_people_take_the_last_seat_at_once_and_one_gets_it(party: Party) -> None:
    await party.use(party.player(0), "match new", game="toy", seats=2)
    lobby = party.status
    backend = party.table.env.backend
    emit = backend.emit
    held = heard(party, hold=True)
    for member in party.players[1:]:
        await member.click(lobby.message, custom_id="lb:1:join")
    backend.emit = emit  # type: ignore[method-assign]
    for payload in held:
        emit("INTERACTION_CREATE", payload)
    await party.table.env.settle()
    await asyncio.sleep(0)

    seats = (await party.position()).match.seats
    assert len(seats) == 2
    assert seats[1].user in {member.id for member in party.players[1:]}


@pytest.mark.slow
async def test_who_has_no_seat_is_told_so(party: Party) -> None:
    await party.started()
    panel = await party.press(party.table.briton, party.status, "play:1")
    assert panel.private
    assert "You are not playing in this match." in panel.text


async def test_a_foreign_panel_moves_nothing(party: Party) -> None:
    await party.started()
    panel = await until_confirm(party, 0)
    before = (await party.position()).match.seq
    party.table.expose(panel)
    answer = await party.press(party.player(1), panel, ":c:")
    assert answer.private
    assert "Den frågan är över" in answer.text
    assert (await party.position()).match.seq == before


async def test_a_channel_without_a_match_says_how_to_open_one(party: Party) -> None:
    await party.started()
    party.table.channel = party.table.guild.create_text_channel("jinde")
    answer = await party.use(party.player(0), "play")
    assert answer.private
    assert "/zápas nový" in answer.text


@pytest.mark.slow
async def test_elsewhere_one_finds_ones_matches_with_those_that_wait_on_top(party: Party) -> None:
    await party.started()
    for seat in (0, 1):
        await party.move(seat)
    first = party.table.channel
    party.table.channel = party.table.guild.create_text_channel("druhy")
    await party.use(party.player(1), "match new", game="toy", seats=2)
    await party.press(party.player(0), party.status, "lb:2:join")
    await party.press(party.player(1), party.status, "lb:2:start")
    second, party.table.channel = party.table.channel, party.table.guild.create_text_channel("jinde")
    asked = await turn_of(party)
    other = 1 - asked
    listed = await party.use(party.player(other), "play")
    lines = [line for line in listed.text.splitlines() if line.startswith(("▶", "–"))]
    # The match that waits for the player stands above the older one, which waits for somebody else.
    assert listed.private
    assert [f"<#{channel.id}>" in line for channel, line in zip((second, first), lines, strict=True)] == [True, True]
    assert f"<@{party.player(asked).id}>" in lines[1]
    panel = await party.press(party.player(other), listed, "play:2")
    assert any(":s:" in custom_id for custom_id in panel.buttons.values())
    assert "<#" not in (await party.use(party.table.briton, "play")).text


@pytest.mark.slow
async def test_a_channel_has_one_match_at_a_time(party: Party) -> None:
    await party.started()
    answer = await party.use(party.player(1), "match new", game="toy", seats=2)
    assert answer.private
    assert (await party.client.matches.position(2)) is None


@pytest.mark.slow
async def test_back_leads_to_the_question_before(party: Party) -> None:
    await party.started()
    for seat in (0, 1):
        await party.move(seat)
    seat = await turn_of(party)
    member = party.player(seat)
    first = await party.press(member, party.status, "play:1")
    options = {i for i in first.buttons.values() if ":s:" in i}
    assert {i.rpartition(":")[2] for i in first.buttons.values() if ":s:" in i} == {"lay", "draw"}
    second = await party.press(member, first, next(i for i in first.buttons.values() if i.endswith(":s:lay")))
    assert {i for i in second.buttons.values() if ":s:" in i} != options
    again = await party.press(member, second, next(i for i in second.buttons.values() if ":b:" in i))
    # What happened since the last move is told where the panel opens, and the question is the same.
    assert again.text.splitlines()[-1] == first.text.splitlines()[-1]
    assert {i for i in again.buttons.values() if ":s:" in i} == options


def heard(party: Party, *, hold: bool = False) -> list[Mapping[str, Any]]:
    """The interactions from now on; held ones are not delivered."""
    backend = party.table.env.backend
    emit = backend.emit
    seen: list[Mapping[str, Any]] = []

    def listen(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            seen.append(payload)
            if hold:
                return
        emit(event, payload)

    backend.emit = listen  # type: ignore[method-assign]
    return seen
