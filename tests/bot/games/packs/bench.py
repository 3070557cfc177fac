"""What packs of the largest size cost: ``python -m tests.bot.games.packs.bench``.

For each pack: the seconds until it is admitted or refused, and for how long the event loop stood still meanwhile.
"""

from __future__ import annotations

import asyncio
import sys
import time

from bot.games.packs.archive import LARGEST
from bot.games.packs.problems import PackProblem
from bot.installed import known_games
from tests.bot.games.packs.hostile_toml import accepted, refused
from tests.bot.games.packs.large import large_pack, large_zip

_REACHED = {"a pack": 3.0}


async def measure(content: bytes) -> tuple[float, float, str]:
    """Seconds until a pack is admitted or refused, the longest gap in the loop, and what was said."""
    registry, longest, busy = known_games(), 0.0, True

    async def watch() -> None:
        nonlocal longest
        before = time.perf_counter()
        while busy:
            await asyncio.sleep(0.001)
            now = time.perf_counter()
            longest, before = max(longest, now - before), now

    watching = asyncio.create_task(watch())
    start = time.perf_counter()
    try:
        await asyncio.to_thread(registry.admit, "zloba", content)
        said = "admitted"
    except PackProblem as problem:
        said = f"refused: {problem.problems[0]}"
    took, busy = time.perf_counter() - start, False
    await watching
    return took, longest, said


def main() -> None:
    """Measure and print."""
    hostile = {**accepted(LARGEST), **refused(LARGEST)}
    packs = {"a pack": large_pack(), "a zip": large_zip(), **{name: text.encode() for name, text in hostile.items()}}
    for name, content in packs.items():
        took, gap, said = asyncio.run(measure(content[:LARGEST]))
        reach = f" (to reach: {_REACHED[name]:g} s)" if name in _REACHED else ""
        sys.stdout.write(
            f"{name:42} {len(content) / 1e6:4.1f} MB {took:6.2f} s{reach}  loop {gap * 1e3:4.0f} ms  {said[:70]}\n"
        )


if __name__ == "__main__":
    main()
