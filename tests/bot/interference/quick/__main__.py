"""Compare quick windows through the whole bot: ``nice python -m tests.bot.interference.quick --pairs 300``.

The window, the people and the moments at which they answer are the same in a pair, and one of them can do something in
one of the matches alone. Every byte that the bot sends to Discord for others, its figures and its health are the same.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import sys
from itertools import islice

from bot.games.doomtrooper.game import Doomtrooper
from tests.bot.interference.pair import Tally
from tests.bot.interference.quick.sitting import Windows, pairs_of, sitting

_IN_A_ROW = 8


async def compare(wanted: int, seed: int) -> None:
    """Compare so many windows, and print what was compared."""
    lot, tally, seen = random.Random(seed), Tally(), Windows()
    while seen.windows < wanted:
        for ruleset in Doomtrooper.rulesets:
            seed, seat = lot.randrange(1 << 30), lot.randrange(2)
            async with sitting(ruleset.key, seed, tally, seen) as both:
                for number, found in enumerate(islice(pairs_of(ruleset.key, seed, seat), _IN_A_ROW)):
                    if both.goes_on and seen.windows < wanted:
                        await both.look_through(found, lot, plays=number == _IN_A_ROW - 1)
    sys.stdout.write(f"{seen}\n{tally.requests} requests and answers, {tally.size} bytes: 0 differences\n")


def main() -> None:
    """Read the command line and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    said = parser.parse_args()
    logging.disable(logging.CRITICAL)
    asyncio.run(compare(said.pairs, said.seed))


if __name__ == "__main__":
    main()
