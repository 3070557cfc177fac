"""Compare matches alike but for what is hidden: ``python -m tests.bot.interference [--seeds N] [--steps N]``."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys

from bot.games.values import Viewer
from tests.bot.attacks.chat_ground import toy_words
from tests.bot.games.contestants import contestants
from tests.bot.games.suite.play import any_setup, variants
from tests.bot.interference.pair import Tally, pair


async def compare(seeds: int, steps: int) -> None:
    """Compare every game, variant and viewer, and tell what was compared."""
    for key, game in contestants().items():
        for ruleset, variant in variants(game):
            tally = Tally()
            for seed in range(seeds):
                setup = any_setup(game, ruleset, variant, seed)
                everybody: list[Viewer] = ["spectator", *range(len(setup.seats))]
                for viewer in everybody:
                    async with pair(game, setup, viewer, seed, tally, drawings=3) as both:
                        await both.play(steps)
            sys.stdout.write(
                f"{key} {ruleset.key} {variant.key}: {tally.pairs} pairs, {tally.looks} looks at both, "
                f"{tally.comparisons} comparisons, {tally.pictures} of boards drawn, 0 differences but hashes; "
                f"something hidden and different {tally.hid} times; {tally.hashes} pairs of hashes, "
                f"{tally.guesses} guesses without the secret, 0 right\n"
            )
            sys.stdout.flush()


def main() -> None:
    """Read the command line and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--steps", type=int, default=20)
    arguments = parser.parse_args()
    logging.disable(logging.CRITICAL)
    with toy_words():
        asyncio.run(compare(arguments.seeds, arguments.steps))


if __name__ == "__main__":
    main()
