"""Values that are written after they were answered with."""

from __future__ import annotations

import asyncio

from bot.chat.base.written_later import WrittenLater


async def test_a_value_is_found_until_it_is_written() -> None:
    later: WrittenLater[str] = WrittenLater()
    disk = asyncio.Event()
    written = []

    async def write() -> None:
        await disk.wait()
        written.append("coins")

    later.write(5, "coins", write())
    await asyncio.sleep(0)
    assert later.find(5) == "coins"
    assert later.find(6) is None
    disk.set()
    await later.finish(60)
    assert written == ["coins"]
    assert later.find(5) is None


async def test_the_end_waits_no_longer_than_it_is_told() -> None:
    later: WrittenLater[str] = WrittenLater()
    never = asyncio.Event()

    async def write() -> None:
        await never.wait()

    later.write(5, "coins", write())
    async with asyncio.timeout(60):
        await later.finish(0.01)
    assert later.find(5) == "coins"
