"""Compare matches that differ in what is hidden: ``python -m tests.bot.interference [--seeds N] [--steps N] [GAME …]``.

Every game, variant and viewer; what is hidden differs, or how it is numbered inside. Figures follow for each.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys

from bot.games.contract import AnyGame
from bot.games.doomtrooper.game import FIRST_ENGINE
from bot.games.setup import Setup
from bot.games.values import SPECTATOR, Viewer
from tests.bot.attacks.chat_ground import toy_words
from tests.bot.games.contestants import contestants
from tests.bot.games.suite.play import any_setup, variants
from tests.bot.interference.later import later
from tests.bot.interference.numbering import renumbered
from tests.bot.interference.page import compare_pages
from tests.bot.interference.pair import Tally, pair
from tests.bot.interference.play import Play


async def one_pair(game: AnyGame, setup: Setup, viewer: Viewer, seed: int, tally: Tally, steps: int) -> None:
    """Compare a match with one in which something else is hidden, and look at everything there is at the end."""
    async with pair(game, setup, viewer, seed, tally) as both:
        play = Play(both)
        await play.on(2)
        await both.look_at_everything()
        await play.on(steps)
        await both.look_at_everything()
        await play.dispute()


async def other_numbers(game: AnyGame, setup: Setup, viewer: Viewer, seed: int, tally: Tally, steps: int) -> None:
    """Compare a match with one that numbers otherwise: from its beginning, and from a position in its midst."""
    async with pair(game, setup, viewer, seed, tally, differs="numbers") as both:
        await Play(both).on(steps)
        await both.look_at_everything()
    async with pair(game, setup, viewer, seed, tally, differs="numbers") as both:
        states = later((both.left.game, both.right.game), setup, viewer, seed)
        if states is not None:
            play = Play(both)
            await play.from_later(states)
            await play.answer_in_part()
            await play.on(steps)
            await play.dispute()


async def compare(keys: list[str], seeds: int, steps: int) -> None:
    """Compare, and print what was compared."""
    every = Tally()
    games = contestants()
    first = games["doomtrooper"].of_version(FIRST_ENGINE)
    for key, game in [*games.items(), ("doomtrooper, matches of the first version", first)]:
        if keys and game.key not in keys:
            continue
        for ruleset, variant in variants(game):
            tally = Tally()
            for seed in range(1, seeds + 1):
                setup = any_setup(game, ruleset, variant, seed)
                everybody: list[Viewer] = [SPECTATOR, *range(len(setup.seats))]
                for viewer in everybody:
                    await one_pair(game, setup, viewer, seed, tally, steps)
                    if renumbered(game, viewer, seed) is not game:
                        await other_numbers(game, setup, viewer, seed, tally, steps)
                await compare_pages(game, setup, seed, tally)
            sys.stdout.write(f"{key} {ruleset.key} {variant.key}: {tally}\n")
            sys.stdout.flush()
            every.add(tally)
    sys.stdout.write(f"all: {every}; 0 differences but hashes\n")


def main() -> None:
    """Read the command line and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="the games; all without any")
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--steps", type=int, default=20)
    arguments = parser.parse_args()
    logging.disable(logging.CRITICAL)
    with toy_words():
        asyncio.run(compare(arguments.game, arguments.seeds, arguments.steps))


if __name__ == "__main__":
    main()
