"""Turns: one at a time, those first that somebody waits for."""

from __future__ import annotations

import asyncio

import pytest

from bot.chat.base.waiting.turns import Turns


async def test_one_at_a_time_and_those_who_are_waited_for_first() -> None:
    turns, order, inside = Turns(), [], 0

    async def take(name: str, *, urgent: bool) -> None:
        nonlocal inside
        async with turns.one(urgent=urgent):
            inside += 1
            assert inside == 1
            order.append(name)
            await asyncio.sleep(0)
            inside -= 1

    async with asyncio.TaskGroup() as group:
        for name, urgent in (("first", False), ("told", False), ("asked", True), ("told too", False), ("me", True)):
            group.create_task(take(name, urgent=urgent))
    assert order == ["first", "asked", "me", "told", "told too"]


async def test_what_is_only_told_has_every_third_turn_in_any_rush() -> None:
    turns, order = Turns(), []

    async def take(name: str, *, urgent: bool) -> None:
        async with turns.one(urgent=urgent):
            order.append(name)
            await asyncio.sleep(0)

    async with asyncio.TaskGroup() as group:
        group.create_task(take("first", urgent=False))
        for number in range(5):
            group.create_task(take(f"me {number}", urgent=True))
        for number in range(3):
            group.create_task(take(f"told {number}", urgent=False))
    assert order == ["first", "me 0", "me 1", "told 0", "me 2", "me 3", "told 1", "me 4", "told 2"]


async def test_who_gives_up_waiting_or_fails_keeps_nobody_waiting() -> None:
    turns = Turns()

    async def take() -> None:
        async with turns.one(urgent=True):
            await asyncio.sleep(0)

    async with asyncio.timeout(60):
        async with turns.one(urgent=False):
            waiting = [asyncio.create_task(take()) for _ in range(3)]
            await asyncio.sleep(0)
            waiting[0].cancel()
        # The turn has just been given to the second, which is cut off before it notices.
        waiting[1].cancel()
        await asyncio.wait(waiting)
        assert [task.cancelled() for task in waiting] == [True, True, False]
        with pytest.raises(ZeroDivisionError):
            async with turns.one(urgent=True):
                raise ZeroDivisionError
        await take()
