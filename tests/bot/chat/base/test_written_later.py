"""Values that are written after they were answered with."""

from __future__ import annotations

import asyncio

from bot.chat.base.written_later import WrittenLater


class Disk:
    """A disk that writes nothing before it is ready."""

    def __init__(self) -> None:
        self.ready = asyncio.Event()
        self.written: list[list[str]] = []

    async def write(self, values: list[str]) -> None:
        await self.ready.wait()
        self.written.append(values)


async def test_a_value_is_found_until_it_is_written() -> None:
    later: WrittenLater[str] = WrittenLater()
    disk = Disk()
    later.write(5, "coins", disk.write)
    await asyncio.sleep(0)
    assert later.find(5) == "coins"
    assert later.find(6) is None
    disk.ready.set()
    await later.finish(60)
    assert disk.written == [["coins"]]
    assert later.find(5) is None


async def test_what_comes_while_another_is_written_goes_together() -> None:
    later: WrittenLater[str] = WrittenLater()
    disk = Disk()
    for key, value in enumerate(("coins", "dice", "cards")):
        later.write(key, value, disk.write)
        await asyncio.sleep(0)
    assert [later.find(key) for key in range(3)] == ["coins", "dice", "cards"]
    disk.ready.set()
    await later.finish(60)
    assert disk.written == [["coins"], ["dice", "cards"]]
    later.write(3, "tokens", disk.write)
    await later.finish(60)
    assert disk.written[2:] == [["tokens"]]


async def test_the_end_waits_no_longer_than_it_is_told() -> None:
    later: WrittenLater[str] = WrittenLater()
    never = asyncio.Event()

    async def write(_: list[str]) -> None:
        await never.wait()

    later.write(5, "coins", write)
    async with asyncio.timeout(60):
        await later.finish(0.01)
    assert later.find(5) == "coins"
