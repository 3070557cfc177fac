"""What a picture costs: ``python -m tests.bot.boards.bench [--matches N] [--json]``.

Draws every position of the matches that each game names as samples, as its own player plays them.
Time is told by the clock, and by the processor alone, which a busy machine does not slow down. It fails where the
processor needs more than ``MOST_MS`` for one picture in twenty.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time

from bot.boards.entry import Boards
from bot.installed import GAMES
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.boards.positions import positions

MOST_MS = 150


def measure(matches: int) -> dict[str, float]:
    """Draw all positions of so many matches of every sample: milliseconds and kilobytes a picture."""
    # Czech has the longest sentences.
    czech = localizer(Language.CS)
    clock, processor, sizes, words = [], [], [], []
    boards = Boards(GAMES)
    seen = [
        (game.key, view)
        for game in GAMES
        for setup in game.samples
        for seed in range(matches)
        for view in positions(game.make(None), setup, seed)
    ]
    start = time.perf_counter()
    boards.draw(*seen[0], czech)
    first = time.perf_counter() - start
    for key, view in seen:
        wall, spent = time.perf_counter(), time.process_time()
        picture = boards.draw(key, view, czech)
        clock.append(time.perf_counter() - wall)
        processor.append(time.process_time() - spent)
        if picture is not None:
            sizes.append(len(picture.png))
            words.append(len(picture.alt))
    return {
        "pictures": len(seen),
        "first_ms": round(first * 1000, 1),
        "median_ms": round(statistics.median(clock) * 1000, 1),
        "p95_ms": round(statistics.quantiles(clock, n=20)[-1] * 1000, 1),
        "processor_median_ms": round(statistics.median(processor) * 1000, 1),
        "processor_p95_ms": round(statistics.quantiles(processor, n=20)[-1] * 1000, 1),
        "largest_kb": round(max(sizes) / 1000, 1),
        "longest_alt": max(words),
    }


def main() -> int:
    """Measure, print, and say by the exit code whether a picture is quick enough."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.boards.bench", description="What a picture costs.")
    parser.add_argument("--matches", type=int, default=2, help="matches of every sample to draw (2)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args()
    if asked.matches < 1:
        parser.error("--matches must be at least 1")
    found = measure(asked.matches)
    if asked.json:
        sys.stdout.write(json.dumps(found) + "\n")
    else:
        for name, value in found.items():
            sys.stdout.write(f"{name.replace('_', ' '):22} {value:g}\n")
    return int(found["processor_p95_ms"] > MOST_MS)


if __name__ == "__main__":
    sys.exit(main())
