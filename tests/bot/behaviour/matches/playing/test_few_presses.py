"""How many presses a match takes along the real panel, and taking back what one press did."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.chat.client import Client
from bot.database import Database
from bot.matches.model.match import Actor
from bot.matches.model.refusals import Reason
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.table import Card
from tests.bot.matches.table import HandClock, reason

ROUNDS, MOST = 3, 130
LAST = ("discard", "exodus", "card", "skill", "buy", "recall", "eye", "let-be")
"""What a player does only where nothing else is left."""


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, clock=clock)


async def begun(party: Party) -> None:
    await party.use(party.player(0), "match new", game="zloba", variant="competitive", seats=2)
    await party.press(party.player(1), party.status, "lb:1:join")
    await party.press(party.player(0), party.status, "lb:1:start")


def picks(panel: Card) -> list[tuple[str, str]]:
    """What can be picked: the id of a button, or of a select with a value."""
    found = [(each, "") for each in panel.buttons.values() if ":s:" in each]
    for each in panel.selects:
        if each["custom_id"].startswith("q:"):
            found += [(each["custom_id"], option["value"]) for option in each["options"]]
    return found


def best(panel: Card) -> tuple[str, str]:
    def rank(pick: tuple[str, str]) -> int:
        token = pick[1] or pick[0].rpartition(":")[2].rpartition("/")[2]
        if token == "end":
            return 0
        return 2 + LAST.index(token) if token in LAST else 1

    return min(picks(panel), key=rank)


async def act(party: Party, seat: int, panel: Card) -> Card:
    """One press or pick in a panel."""
    member = party.player(seat)
    confirm = [each for each in panel.buttons.values() if ":c:" in each]
    if confirm:
        return await party.press(member, panel, confirm[0])
    custom_id, value = best(panel)
    if value:
        return await party.pick(member, panel, custom_id, value)
    return await party.press(member, panel, custom_id)


async def test_three_rounds_of_two_players_take_few_presses(party: Party) -> None:
    await begun(party)
    presses, whose = 0, -1
    panel: Card | None = None
    while (position := await party.position()).state.round <= ROUNDS:
        (seat, *_) = [wait.seat for wait in position.match.course.waits]
        if panel is None or seat != whose:
            panel, whose = await party.press(party.player(seat), party.status, "play:1"), seat
        else:
            panel = await act(party, seat, panel)
        presses += 1
        assert presses < 300
    assert presses <= MOST


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
