"""What proves the rules of a game: ``python -m tests.bot.games.cases zloba``.

For every rule that the referee enforces or keeps track of, the case that it accepts and the one that it refuses, which
differ in one fact. Where nothing can break a rule, a position shows it. The exit code is 1 where a rule has neither.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator

from tests.bot.games.doomtrooper.cases import report as doomtrooper
from tests.bot.games.zloba.cases import report as zloba

REPORTS: dict[str, Callable[[], Iterator[tuple[str, str | None]]]] = {
    "doomtrooper": doomtrooper.report,
    "zloba": zloba.report,
}


def main(key: str) -> int:
    """Print the report of a game."""
    found = list(REPORTS[key]())
    for rule, cases in found:
        sys.stdout.write(f"{rule}: {cases or 'NOTHING PROVES IT'}\n")
    bare = sum(cases is None for _, cases in found)
    sys.stdout.write(f"\n{len(found)} enforced rules, {bare} without a case\n")
    return int(bare > 0)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=REPORTS)
    sys.exit(main(parser.parse_args().game))
