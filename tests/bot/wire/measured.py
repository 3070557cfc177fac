"""As :mod:`tests.bot.wire.launch`, and at the end a line about the loop: ``python measured.py API GATEWAY``."""

from __future__ import annotations

import asyncio
import json
import sys
import time

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

    def __str__(self) -> str:
        return json.dumps(
            {"longest": self.longest, "often": self.often, "whole": self.whole, "what": self.what}, ensure_ascii=False
        )


def main() -> None:
    """Become the bot, and tell how its loop fared."""
    held = Held()
    held.watch()
    try:
        launch.main()
    finally:
        sys.stdout.write(f"{held}\n")


if __name__ == "__main__":
    main()
