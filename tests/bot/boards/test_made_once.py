"""What takes long to make is made once, one thing at a time, and kept for a while."""

from __future__ import annotations

import asyncio

import pytest

from bot.boards.made_once import MadeOnce


class Workshop:
    """Makes a thing in two steps, and notes what it is at."""

    def __init__(self) -> None:
        self.made: list[str] = []
        self.at_once = self.most_at_once = 0

    async def make(self, name: str) -> str:
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await asyncio.sleep(0)
        self.at_once -= 1
        self.made.append(name)
        return name.upper()


async def test_all_who_ask_get_what_was_made_once() -> None:
    workshop, things = Workshop(), MadeOnce[str, str](2)
    got = await asyncio.gather(*(things.get(name, lambda name=name: workshop.make(name)) for name in "abaab"))  # type: ignore[misc]
    assert got == ["A", "B", "A", "A", "B"]
    assert workshop.made == ["a", "b"]
    assert workshop.most_at_once == 1


async def test_what_was_asked_for_last_is_kept() -> None:
    workshop, things = Workshop(), MadeOnce[str, str](2)
    for name in "abacab":
        await things.get(name, lambda name=name: workshop.make(name))  # type: ignore[misc]
    assert workshop.made == ["a", "b", "c", "b"]


async def test_what_failed_is_made_when_it_is_asked_for_again() -> None:
    workshop, things = Workshop(), MadeOnce[str, str](2)

    async def fail() -> str:
        raise OSError

    with pytest.raises(OSError):
        await things.get("a", fail)
    assert await things.get("a", lambda: workshop.make("a")) == "A"
