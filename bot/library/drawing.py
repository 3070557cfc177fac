"""The picture of a passage in its book, drawn in a process of its own that is stopped when it takes too long."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE
from pathlib import Path

from bot.indexing import stop, without_secrets

SECONDS = 8.0
AT_ONCE = 2
"""Pictures that are drawn at the same time; others wait for their turn."""


class Drawing:
    """Draws passages of PDF files."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def passage(self, file: Path, page: int, text: str, heading: str) -> bytes | None:
        """A JPEG of a passage below its heading, at most half a page; ``None`` where it cannot be drawn.

        Args:
            page: counted from 1.
        """
        asked = json.dumps({"page": page, "text": text, "heading": heading}).encode()
        async with self._turn:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "rules_index.library.page", str(file)),
                env={**without_secrets(), "PYTHONUTF8": "1"},
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
            )
            try:
                async with asyncio.timeout(SECONDS):
                    drawn, _ = await process.communicate(asked)
            except TimeoutError:
                return None
            finally:
                await stop(process)
        return drawn if process.returncode == 0 and drawn else None
