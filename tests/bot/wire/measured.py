"""As :mod:`tests.bot.wire.launch`, and at the end a line on loop and pictures: ``python measured.py API GATEWAY``."""

from __future__ import annotations

import asyncio
import json
import sys
import time

from msgspec import Struct

from bot.boards.entry import Boards, Picture
from bot.locales.lines import Speaker
from tests.bot.wire import launch

HELD = 0.1
"""Seconds of the processor for which one callback may hold the loop."""


class Held:
    """How long callbacks held the loop, in seconds of the processor."""

    def __init__(self) -> None:
        self.longest, self.often, self.whole = 0.0, 0, 0.0
        self.what = ""

    def watch(self) -> None:
        """Time every callback of every loop from now on."""
        run = asyncio.Handle._run

        def timed(handle: asyncio.Handle) -> None:
            began = time.thread_time()
            run(handle)
            took = time.thread_time() - began
            self.whole += took
            self.often += took > HELD
            if took > self.longest:
                self.longest, self.what = took, f"{handle!r:.300}"

        asyncio.Handle._run = timed  # type: ignore[method-assign,assignment]


class Pictures:
    """When each board was drawn, by the clock that all programs share, and in how many seconds of the processor."""

    def __init__(self) -> None:
        self.drawn: list[tuple[float, float]] = []

    def watch(self) -> None:
        """Time every board from now on."""
        draw = Boards.draw

        def timed(boards: Boards, game: str, view: Struct, speaker: Speaker) -> Picture | None:
            began = time.thread_time()
            try:
                return draw(boards, game, view, speaker)
            finally:
                self.drawn.append((time.monotonic(), time.thread_time() - began))

        Boards.draw = timed  # type: ignore[method-assign,assignment]


def main() -> None:
    """Become the bot, and tell how its loop and its pictures fared."""
    held, pictures = Held(), Pictures()
    held.watch()
    pictures.watch()
    try:
        launch.main()
    finally:
        sys.stdout.write(json.dumps({"loop": vars(held), "pictures": pictures.drawn}, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
