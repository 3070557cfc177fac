"""A crowd, of which a few are let in, whoever is most urgent first, and no queue is long."""

from __future__ import annotations

import asyncio

import pytest

from bot.chat.base.waiting.crowd import Crowd


class Door:
    """A crowd before a door that lets in one at a time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, longest: float = 600.0) -> None:
        monkeypatch.setattr("bot.chat.base.waiting.crowd.AT_ONCE", 1)
        monkeypatch.setattr("bot.chat.base.waiting.crowd.LONGEST", longest)
        self.crowd = Crowd()
        self.inside: list[int] = []
        self.work: dict[int, asyncio.Task[None]] = {}
        self._answered: dict[int, asyncio.Future[None]] = {}

    def comes(self, who: int) -> asyncio.Future[bool]:
        """Somebody comes, whose work goes on until they are answered; whether they are let in."""
        loop = asyncio.get_running_loop()
        self._answered[who] = loop.create_future()
        self.crowd.comes(who, self._answered[who])
        admitted: asyncio.Future[bool] = loop.create_future()
        self.work[who] = asyncio.create_task(self._enter(who, admitted))
        return admitted

    async def _enter(self, who: int, admitted: asyncio.Future[bool]) -> None:
        is_inside = await self.crowd.admits(who)
        admitted.set_result(is_inside)
        if is_inside:
            self.inside.append(who)
            await asyncio.shield(self._answered[who])

    async def answer(self, who: int) -> None:
        self._answered[who].set_result(None)
        await self.settled()

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
    loop, later = asyncio.get_running_loop(), [0.0]
    time = loop.time
    monkeypatch.setattr(loop, "time", lambda: time() + sum(later))
    monkeypatch.setattr("bot.chat.base.waiting.crowd.HELD", 1e6)
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
