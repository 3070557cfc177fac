"""What a picture costs: ``python -m tests.bot.boards.bench [--matches N] [--json]``.

Draws the positions of the matches that each game names as samples, as its own player plays them, and the crowded tables
of the tests. Time is told by the clock, and by the processor alone, which a busy machine does not slow down. It fails
where the processor needs more than ``MOST_MS`` of a game for one picture in twenty, a picture has more than ``MOST_KB``
of its game, or a replay of as many as it may show takes longer than ``MOST_REPLAY_MS`` or is too large.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Iterator
from itertools import islice

from msgspec import Struct

from bot.boards.animation import LARGEST, thinned
from bot.boards.entry import Boards, GameEntry
from bot.chat.matches.shows.over.replay import MOST_SCENES
from bot.installed import GAMES
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.boards.doomtrooper.tables import TABLES, seen
from tests.bot.boards.positions import positions
from tests.bot.boards.twom.tables import TABLES as BOARDS
from tests.bot.boards.twom.tables import seen as seen_board

MOST_MS = {"zloba": 100, "doomtrooper": 300, "twom": 150, "prsi": 50}
MOST_KB = {"zloba": 500, "doomtrooper": 500, "twom": 200, "prsi": 100}
MOST_REPLAY_MS = 15_000
MOST_POSITIONS = 200
"""How many positions of a match are drawn at most: two players who only pass go on for ever."""
CROWDED = 20
"""How often each of the crowded tables is drawn."""


def measure(game: GameEntry, matches: int) -> dict[str, float]:
    """Draw positions of so many matches of every sample of a game: milliseconds and kilobytes a picture."""
    # Czech has the longest sentences.
    czech = localizer(Language.CS)
    clock, processor, sizes, words = [], [], [], []
    boards = Boards(GAMES)
    views = list(_views(game, matches))
    start = time.perf_counter()
    boards.draw(game.key, views[0], czech)
    first = time.perf_counter() - start
    for view in views:
        wall, spent = time.perf_counter(), time.process_time()
        picture = boards.draw(game.key, view, czech)
        clock.append(time.perf_counter() - wall)
        processor.append(time.process_time() - spent)
        if picture is not None:
            sizes.append(len(picture.png))
            words.append(len(picture.alt))
    spent = time.process_time()
    film = boards.film(game.key, [views[at] for at in thinned(len(views), MOST_SCENES)], czech)
    spent = time.process_time() - spent
    return {
        "replay_kb": round(len(film.gif) / 1000 if film else 0, 1),
        "replay_processor_ms": round(spent * 1000),
        "pictures": len(views),
        "first_ms": round(first * 1000, 1),
        "median_ms": round(statistics.median(clock) * 1000, 1),
        "p95_ms": round(statistics.quantiles(clock, n=20)[-1] * 1000, 1),
        "processor_median_ms": round(statistics.median(processor) * 1000, 1),
        "processor_p95_ms": round(statistics.quantiles(processor, n=20)[-1] * 1000, 1),
        "largest_kb": round(max(sizes) / 1000, 1),
        "longest_alt": max(words),
    }


def _views(game: GameEntry, matches: int) -> Iterator[Struct]:
    for setup in game.samples:
        for seed in range(matches):
            yield from islice(positions(game.make(None), setup, seed), MOST_POSITIONS)
    if game.key == "doomtrooper":
        for table in TABLES.values():
            yield from [seen(table())] * CROWDED
    if game.key == "twom":
        for board in BOARDS.values():
            yield from [seen_board(board())] * CROWDED


def main() -> int:
    """Measure, print, and say by the exit code whether pictures are quick and small enough."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.boards.bench", description="What a picture costs.")
    parser.add_argument("--matches", type=int, default=2, help="matches of every sample to draw (2)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args()
    if asked.matches < 1:
        parser.error("--matches must be at least 1")
    found = {game.key: measure(game, asked.matches) for game in GAMES if game.draw is not None}
    if asked.json:
        sys.stdout.write(json.dumps(found) + "\n")
    else:
        for key, numbers in found.items():
            sys.stdout.write(f"{key}\n")
            for name, value in numbers.items():
                sys.stdout.write(f"  {name.replace('_', ' '):22} {value:g}\n")
    slow = any(numbers["processor_p95_ms"] > MOST_MS[key] for key, numbers in found.items())
    slow |= any(numbers["replay_processor_ms"] > MOST_REPLAY_MS for numbers in found.values())
    slow |= any(numbers["replay_kb"] > LARGEST / 1000 for numbers in found.values())
    return int(slow or any(numbers["largest_kb"] > MOST_KB[key] for key, numbers in found.items()))


if __name__ == "__main__":
    sys.exit(main())
