"""Random matches of four players in catanatron, a board game simulator, for :mod:`tests.bot.games.beside`.

Run by an interpreter that has it, with the processor seconds to spend; prints how many actions were taken in how many.
"""

from __future__ import annotations

import random
import sys
from time import process_time

from catanatron import Color, Game, RandomPlayer


def main(seconds: float) -> None:
    """Play until the time is up."""
    random.seed(1)
    taken, spent = 0, 0.0
    while spent < seconds:
        game = Game([RandomPlayer(color) for color in Color])
        before = process_time()
        game.play()
        spent += process_time() - before
        taken += len(game.state.actions)
    sys.stdout.write(f"{taken} {spent}\n")


if __name__ == "__main__":
    main(float(sys.argv[1]))
