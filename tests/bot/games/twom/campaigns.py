"""Whole campaigns of the stand-in pack, and how they went: figures, not a test.

    python -m tests.bot.games.twom.campaigns --games 100 --player own
    python -m tests.bot.games.twom.campaigns --games 1000 --player chance

Campaigns are for one, two and three people in turn. Time is that of the processor, so that it does not matter what else
is running.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable
from statistics import median
from typing import NamedTuple

import msgspec

from bot.games.contract import after_events
from bot.games.playing import Dice
from bot.games.twom.game import Twom
from bot.games.values import Rejected
from tests.bot.games.twom.table import setup

LONGEST = 5000
"""Answers after which a campaign counts as stuck."""


class Campaign(NamedTuple):
    """How a campaign went: its last day, how many came through, whether it never ended, and times in seconds.

    Attributes:
        asked: how many questions were asked on each day.
        size: the bytes of the largest position with which a day began.
    """

    day: int
    survivors: int
    answers: int
    stuck: bool
    seconds: float
    slowest: float
    asked: tuple[int, ...]
    size: int


def campaign(game: Twom, seed: int, player: str, **options: str) -> Campaign:
    """Play one campaign to its end, or to the answer after which it counts as stuck.

    Args:
        player: ``own``, or ``chance`` for answers drawn at random.
        options: what the lobby settles otherwise than usual.
    """
    chance = Dice(random.Random(seed).randrange)
    state = after_events(game, game.open(setup(1 + seed % 3, **options), chance))
    answers, slowest, size, begun = 0, 0.0, 0, time.process_time()
    asked: Counter[int] = Counter()
    while (prompts := game.prompts(state)) and answers < LONGEST:
        before = time.process_time()
        if state.day not in asked:
            size = max(size, len(msgspec.json.encode(state)))
        asked[state.day] += 1
        prompt = prompts[0]
        own = player == "own"
        command = game.automated(state, prompt) if own else game.pick(state, prompt, chance.below)
        slowest = max(slowest, time.process_time() - before)
        played = game.play(state, prompt.seat, command, chance)
        if isinstance(played, Rejected):
            raise LookupError(f"day {state.day}, {state.step}: {command} is refused: {played}")
        state, answers = played, answers + 1
    won = state.end is not None and state.end.won
    survivors = len(state.people) if won else 0
    seconds = time.process_time() - begun
    return Campaign(state.day, survivors, answers, state.end is None, seconds, slowest, (*asked.values(),), size)


def report(played: list[Campaign]) -> str:
    """What is told of campaigns."""
    through = [each for each in played if each.survivors]
    answers, seconds = sum(each.answers for each in played), sum(each.seconds for each in played)
    lines = (
        f"somebody came through in {len(through) / len(played):.0%} of {len(played)}",
        f"days: {_counts(each.day for each in played)}",
        f"survivors: {_counts(each.survivors for each in played)}",
        f"stuck: {sum(each.stuck for each in played)}",
        f"answers: {answers / len(played):.0f} a campaign, {answers / seconds:.0f} a second",
        f"questions a day: median {median(number for each in played for number in each.asked):.0f}",
        f"largest position: {max(each.size for each in played)} bytes",
        f"slowest answer: {1000 * max(each.slowest for each in played):.0f} ms",
    )
    return "".join(f"{line}\n" for line in lines)


def _counts(numbers: Iterable[int]) -> str:
    found = Counter(numbers)
    return ", ".join(f"{number}: {found[number]}" for number in sorted(found))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.bot.games.twom.campaigns")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--player", choices=("own", "chance"), default="own")
    arguments = parser.parse_args()
    game_ = Twom.from_bytes(None)
    sys.stdout.write(report([campaign(game_, seed, arguments.player) for seed in range(arguments.games)]))
