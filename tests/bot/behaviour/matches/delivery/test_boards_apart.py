"""When the board in a channel is drawn anew: when everybody sees something else, and not too often in a match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bot.boards.entry import Boards, Picture
from bot.chat.base.waiting.turns import Turns
from bot.chat.client import Client
from bot.chat.matches.delivers import shown
from bot.chat.matches.delivers.shown import Shown, ShownBoards
from bot.database import Database
from bot.games.values import SPECTATOR
from bot.locales.sentences import localizer
from bot.settings import Settings
from rules_index import Language, Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.table import parts
from tests.bot.games.toy.pack import TOY
from tests.bot.matches.table import HandClock

APART = 5.0
CZECH, SWEDISH = localizer(Language.CS), localizer(Language.SV)
drawn: list[str] = []


def draw(view: msgspec.Struct, _: object) -> Picture:
    drawn.append(seen(view))
    return Picture(f"board {len(drawn)}".encode(), drawn[-1])


def seen(view: msgspec.Struct) -> str:
    return msgspec.json.encode(view).decode()[:1000]


@pytest.fixture(autouse=True)
def _apart(monkeypatch: pytest.MonkeyPatch, boards_at_once: None) -> None:
    monkeypatch.setattr(shown, "APART", APART)
    drawn.clear()


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, games=[replace(TOY, draw=draw)], clock=clock)


def board(party: Party) -> str:
    """The board in the channel, in words."""
    (media,) = [part for part in parts(party.status.message.components) if part["type"] == 12]
    described: str = media["items"][0]["description"]
    return described


async def now(party: Party) -> str:
    return seen((await party.position()).view(SPECTATOR))


async def move(party: Party) -> None:
    await party.move((await party.position()).match.course.waits[0].seat)


async def test_moves_one_after_the_other_have_one_board_and_the_last_is_current(party: Party, clock: HandClock) -> None:
    await party.started()
    first, count = await now(party), len(drawn)
    assert board(party) == first
    for _ in range(3):
        clock.advance(seconds=1)
        await move(party)
    assert (board(party), len(drawn)) == (first, count)
    clock.advance(seconds=APART - 3)
    await party.deliver()
    assert board(party) == await now(party) != first
    assert len(drawn) == count + 1
    clock.advance(seconds=APART)
    await party.deliver()
    assert len(drawn) == count + 1


@pytest.mark.slow
async def test_what_is_said_beside_the_board_waits_for_nothing(party: Party) -> None:
    await party.started()
    before = party.status.text
    await move(party)
    assert party.status.text != before


@pytest.mark.slow
async def test_a_bot_that_stops_in_between_shows_the_last_board_when_it_is_back(party: Party, clock: HandClock) -> None:
    await party.started()
    await move(party)
    assert board(party) != await now(party)
    await party.restart()
    clock.advance(seconds=APART)
    await party.deliver()
    assert board(party) == await now(party)


@pytest.mark.slow
async def test_a_board_that_is_due_keeps_no_line_waiting(party: Party, clock: HandClock) -> None:
    await party.started()
    for _ in range(3):
        await move(party)
        assert await party.client.matches.outbox.waits_since() is None
    said = len(party.public())
    clock.advance(seconds=APART)
    await party.deliver()
    assert len(party.public()) == said


class View(msgspec.Struct, frozen=True):
    shown: int


class Match:
    """A match of which everybody sees a number, and something is hidden."""

    def __init__(self, public: int, hidden: int = 0) -> None:
        self.match: Any = SimpleNamespace(id=1, game="toy")
        self.state = (public, hidden)

    def view(self, viewer: object) -> View:
        return View(self.state[0] if viewer == SPECTATOR else self.state[1])


def boards(clock: HandClock) -> ShownBoards:
    client: Any = SimpleNamespace(
        matches=SimpleNamespace(clock=clock), boards=Boards([replace(TOY, draw=draw)]), drawing=Turns()
    )
    return ShownBoards(client)


@pytest.mark.parametrize(
    ("later", "after", "words", "count", "due"),
    [
        (Match(1), 0.0, CZECH, 1, None),
        (Match(1), 60.0, CZECH, 1, None),
        (Match(1, hidden=7), 1.0, CZECH, 1, None),
        (Match(2), 1.0, CZECH, 1, APART - 1),
        (Match(2), APART, CZECH, 2, None),
        (Match(1), 1.0, SWEDISH, 2, None),
    ],
    ids=["the same", "the same later", "hidden", "too soon", "in time", "another language"],
)
async def test_a_board_is_drawn(
    later: Any, after: float, words: Any, count: int, due: float | None, clock: HandClock
) -> None:
    those = boards(clock)
    first: Any = Match(1)
    before = await those.of(first, CZECH)
    clock.advance(seconds=after)
    found = await those.of(later, words)
    assert (len(drawn), found.due) == (count, due)
    assert found == Shown(before.picture, due) or count == 2


async def test_only_matches_of_some_time_ago_are_forgotten(clock: HandClock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown, "_KEPT", 1)
    those = boards(clock)
    for wait in (0, 1, APART):
        clock.advance(seconds=wait)
        for number in (1, 2, 3):
            each: Any = Match(1)
            each.match.id = number
            await those.of(each, CZECH)
        assert len(those._boards) == 3
    clock.advance(seconds=APART)
    last: Any = Match(1)
    last.match.id = 4
    await those.of(last, CZECH)
    assert list(those._boards) == [4]
