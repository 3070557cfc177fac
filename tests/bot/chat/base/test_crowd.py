"""A crowd, of which a few are let in, the most urgent first, and no queue is long."""

from __future__ import annotations

import asyncio

import pytest

from bot.chat.base.waiting.crowd import Crowd, Haste


def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Seconds to add to the loop's clock; nobody's place is given on meanwhile."""
    loop, later = asyncio.get_running_loop(), [0.0]
    time = loop.time
    monkeypatch.setattr(loop, "time", lambda: time() + sum(later))
    monkeypatch.setattr("bot.chat.base.waiting.crowd.HELD", 1e6)
    return later


class Door:
    """A crowd before a door that lets in one at a time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, longest: float = 600.0) -> None:
        monkeypatch.setattr("bot.chat.base.waiting.crowd.AT_ONCE", 1)
        monkeypatch.setattr("bot.chat.base.waiting.crowd.LONGEST", longest)
        self.crowd = Crowd()
        self.inside: list[int] = []
        self.work: dict[int, asyncio.Task[None]] = {}
        self._answered: dict[int, asyncio.Future[None]] = {}
        self._turned_away: set[int] = set()

    def comes(self, who: int, haste: Haste = Haste.LOOK) -> asyncio.Future[bool]:
        """Somebody comes, whose work goes on until they are answered; whether they are let in."""
        loop = asyncio.get_running_loop()
        self._answered[who] = loop.create_future()
        self.crowd.comes(who, self._answered[who])
        admitted: asyncio.Future[bool] = loop.create_future()
        self.work[who] = asyncio.create_task(self._enter(who, haste, admitted))
        return admitted

    async def _enter(self, who: int, haste: Haste, admitted: asyncio.Future[bool]) -> None:
        is_inside = await self.crowd.admits(who, haste)
        admitted.set_result(is_inside)
        if not is_inside:
            self._turned_away.add(who)
        else:
            self.inside.append(who)
            await asyncio.shield(self._answered[who])

    async def answer(self, who: int) -> None:
        self._answered[who].set_result(None)
        await self.settled()

    def refused(self, who: int) -> bool:
        return who in self._turned_away

    async def settled(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)


async def test_those_who_came_first_are_let_in_first(monkeypatch: pytest.MonkeyPatch) -> None:
    door = Door(monkeypatch)
    came = [door.comes(who) for who in range(4)]
    await door.settled()
    assert door.inside == [0]
    for answered in range(3):
        await door.answer(answered)
        assert door.inside == list(range(answered + 2))
    await door.answer(3)
    assert await asyncio.gather(*came) == [True] * 4
    # Nobody is left, so the next one need not wait.
    assert await door.comes(4)


async def test_nobody_is_let_into_a_queue_that_is_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    door = Door(monkeypatch, longest=-1.0)
    first, second = door.comes(0), door.comes(1)
    await door.settled()
    assert not await door.comes(2)
    await door.answer(0)
    assert await first
    assert await second
    assert door.inside == [0, 1]
    third = door.comes(3)
    await door.answer(1)
    assert await third, "the queue is empty again"


async def test_whoever_would_wait_too_long_is_turned_away_before_they_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    later = clock(monkeypatch)
    monkeypatch.setattr("bot.chat.base.waiting.crowd._LOOK_BACK", 1)
    door = Door(monkeypatch, longest=1000.0)
    came = [door.comes(who) for who in range(6)]
    await door.settled()
    for answered in range(2):
        later.append(300.0)
        await door.answer(answered)
    assert door.inside == [0, 1, 2]
    # One is let in every 300 seconds, and three wait.
    came.append(door.comes(6))
    await door.settled()
    assert not await door.comes(7)
    for answered in range(2, 7):
        await door.answer(answered)
    assert await asyncio.gather(*came) == [True] * 7
    # What it was like is forgotten once nobody waits.
    again = [door.comes(who) for who in range(10, 18)]
    for answered in range(10, 18):
        await door.settled()
        await door.answer(answered)
    assert await asyncio.gather(*again) == [True] * 8


async def test_who_was_put_off_or_gave_up_takes_nobodys_place(monkeypatch: pytest.MonkeyPatch) -> None:
    door = Door(monkeypatch)
    for who in range(4):
        door.comes(who)
    await door.settled()
    # One is told to wait while it stands in the queue: it is let in as its turn comes, and so is the next at once.
    await door.answer(1)
    door.work[2].cancel()
    await door.settled()
    assert door.inside == [0]
    await door.answer(0)
    assert door.inside == [0, 1, 3]
    assert await door.crowd.admits(99), "nobody waits for an answer to this one"


async def test_a_place_whose_holder_is_never_answered_is_given_on_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.chat.base.waiting.crowd.HELD", 0.0)
    door = Door(monkeypatch)
    never, following = door.comes(0), door.comes(1)
    assert await never
    assert await following
    monkeypatch.setattr("bot.chat.base.waiting.crowd.HELD", 600.0)
    last = door.comes(2)
    assert await last
    # Answers that come after all free no second place.
    await door.answer(0)
    await door.answer(1)
    waiting = door.comes(3)
    await door.settled()
    assert door.inside == [0, 1, 2]
    await door.answer(2)
    assert await waiting


async def test_work_that_ends_without_an_answer_holds_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    door = Door(monkeypatch)
    first, second = door.comes(0), door.comes(1)
    assert await first
    door.work[0].cancel()
    assert await second
    # An answer that comes after all frees no second place.
    await door.answer(0)
    door.comes(2)
    await door.settled()
    assert door.inside == [0, 1]


async def test_moves_go_before_questions_and_these_before_who_only_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    door = Door(monkeypatch)
    came = [Haste.LOOK, Haste.LOOK, Haste.QUESTION, Haste.MOVE, Haste.QUESTION, Haste.MOVE]
    for who, haste in enumerate(came):
        door.comes(who, haste)
    await door.settled()
    # The first came when nobody was there.
    for answered in (0, 3, 5, 2, 4):
        await door.answer(answered)
    assert door.inside == [0, 3, 5, 2, 4, 1]


async def test_who_has_waited_for_long_goes_before_all(monkeypatch: pytest.MonkeyPatch) -> None:
    later = clock(monkeypatch)
    door = Door(monkeypatch, longest=10.0)
    door.comes(0)
    await door.settled()
    door.comes(1, Haste.LOOK)
    await door.settled()
    later.append(11.0)
    door.comes(2, Haste.MOVE)
    door.comes(3, Haste.MOVE)
    await door.settled()
    for answered in (0, 1, 2):
        await door.answer(answered)
    assert door.inside == [0, 1, 2, 3]


async def test_moves_are_let_in_while_those_who_look_are_turned_away(monkeypatch: pytest.MonkeyPatch) -> None:
    later = clock(monkeypatch)
    monkeypatch.setattr("bot.chat.base.waiting.crowd._LOOK_BACK", 1)
    door = Door(monkeypatch, longest=10.0)
    for who in range(8):
        door.comes(who, Haste.LOOK if who == 7 else Haste.MOVE)
    await door.settled()
    # One is answered every four seconds, and it is always a move.
    for answered in (0, 1, 2, 3):
        later.append(4.0)
        await door.answer(answered)
    assert not await door.comes(20, Haste.LOOK), "those before it have waited for too long"
    for answered in (4, 5, 6):
        await door.answer(answered)
    assert door.inside[-1] == 7, "whoever was let into the queue is not forgotten"
    for who in (21, 22):
        door.comes(who, Haste.MOVE)
    await door.settled()
    later.append(4.0)
    await door.answer(7)
    door.comes(23, Haste.LOOK)
    door.comes(24, Haste.MOVE)
    await door.settled()
    assert door.refused(23), "moves take every place that becomes free"
    assert not door.refused(24)


async def test_more_are_let_in_where_others_do_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    door = Door(monkeypatch)
    door.crowd.beside = 2
    for who in range(4):
        door.comes(who)
    await door.settled()
    assert door.inside == [0, 1, 2]


async def test_nobody_is_turned_away_while_a_place_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    later = clock(monkeypatch)
    door = Door(monkeypatch, longest=0.0)
    for who in range(20):
        later.append(100.0)
        assert await door.comes(who, Haste(who % 3))
        await door.answer(who)
    assert door.inside == [*range(20)]
