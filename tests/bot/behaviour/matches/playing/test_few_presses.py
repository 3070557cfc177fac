"""How many presses a match takes along the real panel, and taking back what one press did."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.chat.client import Client
from bot.database import Database
from bot.games.registry import Registry
from bot.installed import GAMES
from bot.matches.model.chance import Secret
from bot.matches.model.match import Actor
from bot.matches.model.refusals import Reason
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.matches.playing.zloba_match import WISHES, act, begun, picks, settled, turn
from tests.bot.behaviour.table import Card
from tests.bot.matches.table import HandClock, granted, reason, replayed

ROUNDS, MOST, FIRST = 3, 45, 25


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, clock=clock)


@pytest.mark.parametrize(
    ("seed", "rounds", "most"),
    [(1, 1, FIRST), *(pytest.param(seed, ROUNDS, MOST, marks=pytest.mark.slow) for seed in (1, 2, 3))],
)
async def test_three_rounds_of_two_players_take_few_presses(
    party: Party, seed: int, rounds: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Secret, "fresh", classmethod(lambda cls: cls(bytes([seed] * 32))))
    await begun(party)
    panels = {seat: await party.press(party.player(seat), party.status, "play:1") for seat in (0, 1)}
    presses = 2
    for seat, panel in panels.items():
        presses += await settled(party, seat, panel, WISHES)
    while (await party.position()).state.round <= rounds:
        await turn(party, panels)
        presses += 1
        assert presses < 300
    assert presses <= most


@pytest.mark.slow
async def test_one_press_takes_a_die_and_one_takes_it_back(party: Party) -> None:
    await begun(party)
    while (position := await party.position()).state.phase != "draft":
        seat = position.match.course.waits[0].seat
        panel = await party.press(party.player(seat), party.status, "play:1")
        while (await party.position()).match.seq == position.match.seq:
            panel = await act(party, seat, panel)
    seat = position.match.course.waits[0].seat
    panel = await party.press(party.player(seat), party.status, "play:1")
    taken = await act(party, seat, panel)
    after = await party.position()
    assert after.match.seq == position.match.seq + 1
    assert after.match.course.waits[0].seat != seat

    panel = await party.press(party.player(seat), taken, "unmake:1:")

    back = await party.position()
    assert back.state == position.state
    (wait,), (before,) = back.match.course.waits, position.match.course.waits
    assert (wait.seat, wait.since, wait.deadline) == (before.seat, before.since, before.deadline)
    assert picks(panel)

    # Once somebody else has acted, or it was taken back already, it is not the seat's alone to take back.
    actor = Actor(party.player(seat).id)
    assert reason(await party.client.matches.play.undo(1, actor, after.match.seq)) is Reason.CANNOT_TAKE_BACK
    await act(party, seat, panel)
    latest = (await party.position()).match.seq
    stranger = Actor(party.player(1 - seat).id)
    assert reason(await party.client.matches.play.undo(1, stranger, latest)) is Reason.CANNOT_TAKE_BACK
    other = await party.press(party.player(1 - seat), party.status, "play:1")
    await act(party, 1 - seat, other)
    assert reason(await party.client.matches.play.undo(1, actor, latest)) is Reason.CANNOT_TAKE_BACK


@pytest.mark.slow
async def test_an_action_is_taken_back_with_the_turn_that_ended_by_itself(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    # With these dice the first player could still use the all-seeing die after the action.
    monkeypatch.setattr(Secret, "fresh", classmethod(lambda cls: cls(bytes([3] * 32))))
    await begun(party)
    panels: dict[int, Card] = {}
    while (await party.position()).state.phase != "actions":
        await turn(party, panels)
    for seat, panel in panels.items():
        await settled(party, seat, panel, {"end": "within"})
    position = await party.position()
    seat = position.match.course.waits[0].seat
    while (after := await party.position()).match.seq == position.match.seq:
        await turn(party, panels)
    assert after.match.seq == position.match.seq + 2
    assert after.match.course.waits[0].seat != seat

    panel = await party.press(party.player(seat), panels[seat], "unmake:1:")

    back = await party.position()
    assert back.state == position.state
    assert back.match.course.waits[0].seat == seat
    assert picks(panel)
    # Whoever checks the match's file finds nothing wrong with it.
    granted(await party.client.matches.play.concede(1, Actor(party.player(1).id)))
    assert (await replayed(party.client.matches, Registry(GAMES), 1)).breaches() == []


@pytest.mark.slow
async def test_each_of_several_lists_says_what_it_leads_to(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Secret, "fresh", classmethod(lambda cls: cls(bytes([3] * 32))))
    await begun(party)
    panels: dict[int, Card] = {}
    while not (several := [panel for panel in panels.values() if len(panel.selects) > 1]):
        await turn(party, panels)
    panel = several[0]
    above = [each["placeholder"] for each in panel.selects]
    assert len(set(above)) == len(above)
    assert not any(f"**{each}**" in panel.text for each in above), "the question itself says nothing of a list"
    assert all(len(each["options"]) <= 12 for each in panel.selects)
