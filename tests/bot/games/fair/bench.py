"""How long a typed name takes to be completed: ``python -m tests.bot.games.fair.bench [--names N]``.

A stall of the Fair seeks one of 1,073 goods, each with a name in three languages. What people type is asked of the game
as autocompletion asks it, letter by letter: names as they are spelt, without accents, from their middle, and misspelt.
The exit code is 1 where the slowest answer takes longer than it may.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterator
from statistics import median
from time import process_time

from bot.games.questions import Name, Prompt
from tests.bot.games.fair.game import Fair
from tests.bot.games.fair.goods import NAMES, fold
from tests.bot.games.fair.values import State
from tests.bot.games.suite.play import Match, any_setup, variants

TO_REACH = 20.0
"""Milliseconds for the slowest answer: what is typed is answered while the next letter is typed."""
SEEK = ("seek",)
LONGEST = 100
"""Letters that may be typed at most."""


def asked(game: Fair) -> tuple[State, Prompt]:
    """A position in which a name is asked for, and the prompt.

    Raises:
        LookupError: no name is asked for in the whole match.
    """
    for move in Match(game, any_setup(game, *variants(game)[0], 1), 1):
        if isinstance(game.step(move.before, move.prompt, SEEK), Name):
            return move.before, move.prompt
    raise LookupError("no stall may seek a good")


def _misspelt(name: str) -> str:
    middle = len(name) // 2
    return name[: middle - 1] + name[middle] + name[middle - 1] + name[middle + 1 :]


WAYS: dict[str, Callable[[str], str]] = {
    "as it is spelt": str,
    "without accents": fold,
    "from its middle": lambda name: name[len(name) // 3 :],
    "misspelt": _misspelt,
    "far too long": lambda name: (f"{name} " * LONGEST)[:LONGEST],
}


def typed(way: Callable[[str], str], names: list[str]) -> Iterator[str]:
    """What is in the field after each letter of each name."""
    for name in names:
        text = way(name)
        yield from (text[:length] for length in range(len(text) + 1))


def milliseconds(work: Callable[[], object]) -> float:
    """The shortest of three calls in processor time, so that what else runs on the machine counts little."""
    times = []
    for _ in range(3):
        before = process_time()
        work()
        times.append(process_time() - before)
    return min(times) * 1e3


def main(count: int) -> bool:
    """Measure with so many names; whether the slowest answer comes in time."""
    game = Fair()
    state, prompt = asked(game)
    lot = random.Random(1)
    names = [name.in_language(lot.choice(("cs", "en", "sv"))) for name in lot.sample(NAMES, count)]
    sys.stdout.write(f"{len(game.suggest(state, prompt, SEEK, '')):,} goods, {count} of them typed\n")
    slowest = 0.0
    for told, way in WAYS.items():
        times = [milliseconds(lambda text=text: game.suggest(state, prompt, SEEK, text)) for text in typed(way, names)]  # type: ignore[misc]
        slowest = max(slowest, *times)
        sys.stdout.write(f"  {told:16} {median(times):7.2f} ms in the middle, {max(times):7.2f} ms at most\n")
    sys.stdout.write(f"{slowest:.2f} ms at most (to reach: {TO_REACH:g} ms)\n")
    return slowest <= TO_REACH


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--names", type=int, default=30, help="how many names are typed")
    sys.exit(not main(parser.parse_args().names))
