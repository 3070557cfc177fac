"""How fast a game is without storage: ``python -m tests.bot.games.bench [GAME] [--seconds N]``.

One core, matches of every variant played at random. An action is one accepted command: the prompts, the way through the
options, the decision and its events. A state copy is the state written by the codec and read again.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter
from typing import Any

from bot.games.contract import AnyGame
from bot.games.setup import Ruleset, Variant
from bot.referee.opening import Wanted
from bot.referee.trial import play
from tests.bot.games.contestants import contestants
from tests.bot.games.suite.play import Match, any_setup, variants


def actions(game: AnyGame, ruleset: Ruleset, variant: Variant, seats: int, seconds: float) -> str:
    """Actions a second with this many seats, matches played until the time is up."""
    asked = Wanted(ruleset.key, variant.key, seats)
    taken, games, spent, number = 0, 0, 0.0, 0
    while spent < seconds:
        told = play(game, asked, 5, str(number), lambda line: line.key)
        taken, games, spent = taken + told["actions"], games + told["games"], spent + told["seconds"]
        number += 1
    return f"{taken / spent:10,.0f} actions/s {games / spent:8,.1f} games/s  {taken / games:6.0f} actions a game"


def microseconds(work: Callable[[], object]) -> float:
    """The median time of one call."""
    times = []
    for _ in range(300):
        before = perf_counter()
        work()
        times.append(perf_counter() - before)
    return median(times) * 1e6


def positions(game: AnyGame, ruleset: Ruleset, variant: Variant) -> list[Any]:
    """A few positions from the middle of a match."""
    lot = random.Random(1)
    match = Match(game, any_setup(game, ruleset, variant, variant.seats[1] - variant.seats[0]), 1)
    states = [move.after for move in match]
    return lot.sample(states[len(states) // 4 :], min(8, len(states) // 2))


def questions(game: AnyGame) -> dict[str, Callable[[Any], object]]:
    """What is asked of a position."""
    return {
        "state copy": lambda state: game.codec.state(game.codec.encode(state)),
        "digest": game.codec.digest,
        "prompts": game.prompts,
        "view of a seat": lambda state: game.view(state, 0),
    }


def main(keys: list[str], seconds: float) -> None:
    """Measure these games."""
    say = sys.stdout.write
    for key in keys:
        game = contestants()[key]
        for ruleset, variant in variants(game):
            say(f"{ruleset.key}, {variant.key}\n")
            for seats in range(variant.seats[0], variant.seats[1] + 1):
                say(f"  {seats} seats: {actions(game, ruleset, variant, seats, seconds)}\n")
            states = positions(game, ruleset, variant)
            for name, work in questions(game).items():
                times = [microseconds(partial(work, state)) for state in states]
                say(f"  {name:15} {max(times):8.1f} µs at most, {median(times):8.1f} µs in the middle\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="games by key; all that people can play unless told")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each number of seats")
    arguments = parser.parse_args()
    main(arguments.game or list(contestants()), arguments.seconds)
