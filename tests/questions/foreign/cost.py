"""The cost of asking: ``python -m tests.questions.foreign.cost INDEX FOLDER [--meaning]``.

INDEX is an index of the books in FOLDER, made by ``python -m rules_index build``; each question to one of them is asked
of it, after a first round that loads what is kept. Milliseconds of processor time stand beside those of the clock,
as a busy machine has the clock wait.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path

from bot.memory import resident
from rules_index import Oracle
from rules_index.meaning.choice import choose
from tests.questions.foreign.books import asked_in

PERCENTILES = (50, 99)


def main(index: Path, folder: Path, *, meaning: bool) -> None:
    """Ask twice, and print what the second time took."""
    asked = [(each.text, path.stem) for path, questions in asked_in(folder) for each in questions]
    oracle = Oracle.open(index, encoder=choose().encoder if meaning else None)
    oracle.warm()
    games = {book.key: book.game for book in oracle.books}
    for _ in range(2):
        clock, processor = [], []
        for text, book in asked:
            start, started = time.perf_counter(), time.process_time()
            oracle.ask(text, game=games[book])
            clock.append(1000 * (time.perf_counter() - start))
            processor.append(1000 * (time.process_time() - started))
    for name, taken in (("clock", clock), ("processor", processor)):
        sys.stdout.write(f"{name}: " + ", ".join(f"p{at} {_percentile(taken, at):.0f} ms" for at in PERCENTILES) + "\n")
    sys.stdout.write(f"{len(asked)} questions; {resident()} MB\n")


def _percentile(numbers: Sequence[float], percent: int) -> float:
    return sorted(numbers)[min(len(numbers) - 1, len(numbers) * percent // 100)]


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), meaning="--meaning" in sys.argv)
