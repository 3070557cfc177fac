"""Several windows that wait for one person in one match, passed from the panel by one press."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.boards.entry import GameEntry
from bot.chat.client import Client
from bot.database import Database
from bot.games.contract import Chance
from bot.games.questions import Prompt
from bot.games.values import Accepted, Line, Rejected, Seat
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.matches.marathon import Count, Counted, Marathon, State
from tests.bot.matches.table import HandClock


class Twice(Marathon):
    """The game without an end, which opens with two windows for the first seat."""

    def decide(self, state: State, seat: Seat, command: Count, chance: Chance) -> Accepted[Counted] | Rejected:
        return Accepted((Counted(seat, command.field, 1),))

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        ask = Line("marathon-ask")
        both = tuple(Prompt(f"{name}.0", 0, ask, urgency="window", window=name) for name in ("first", "second"))
        return both[state.moves :] or (Prompt(f"count.{state.moves}", 1, ask),)


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    games = [GameEntry("marathon", lambda _: Twice())]
    return lambda: Client(settings, oracle, database, games=games, clock=clock)


async def test_several_windows_are_passed_from_the_panel(party: Party) -> None:
    host, other = party.players[:2]
    await party.use(host, "match new", game="marathon", seats=2)
    await party.press(other, party.status, "lb:1:join")
    await party.press(host, party.status, "lb:1:start")
    panel = await party.press(host, party.status, "play:1")
    listed = await party.press(host, panel, "passall:1")
    assert len((await party.position()).prompts(0)) == 2, "nothing is passed before the list was confirmed"
    await party.press(host, listed, "passed:")
    assert [prompt.seat for prompt in (await party.position()).prompts()] == [1]
