"""What the page's own script does, without a browser."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from aiohttp import ClientSession

PATIENCE = 600
"""Seconds after which what has not come never would, however busy the machine is."""


async def address_of(started: asyncio.Task[None], capsys: pytest.CaptureFixture[str]) -> str:
    """The address that a playground prints, and nothing else with it."""
    printed = ""
    async with asyncio.timeout(PATIENCE):
        while not printed and not started.done():
            await asyncio.sleep(0.05)
            printed += capsys.readouterr().out
    found = re.fullmatch(r"Playground: (http://127\.0\.0\.1:\d+)/ \(Ctrl\+C stops it\)\n", printed)
    assert found, printed
    return found[1]


class Page:
    """What the page's own script does, for one member in one channel, the first of each where none is named."""

    def __init__(self, session: ClientSession, origin: str, member: str = "", channel: str = "") -> None:
        self._session = session
        self.origin = origin
        self.member, self.channel = member, channel

    async def act(self, kind: str, **body: Any) -> Any:
        """Do something, and give back what the server says to it."""
        headers = {"Origin": self.origin}
        sent = {"member": self.member, "channel": self.channel, **body}
        async with self._session.post(f"{self.origin}/api/{kind}", json=sent, headers=headers) as answer:
            assert answer.status == 200, await answer.text()
            return await answer.json()

    async def view(self, seen: str = "", languages: str = "") -> dict[str, Any]:
        """What changed since a revision, as a browser of somebody who reads these languages asks."""
        shown, _ = await self.weighed(seen, languages)
        return shown

    async def weighed(self, seen: str = "", languages: str = "") -> tuple[dict[str, Any], int]:
        """The same, and how many bytes it took."""
        query = {"member": self.member, "channel": self.channel, "seen": seen}
        headers = {"Accept-Language": languages}
        async with self._session.get(f"{self.origin}/api/view", params=query, headers=headers) as answer:
            shown: dict[str, Any] = await answer.json()
            return shown, len(await answer.read())
