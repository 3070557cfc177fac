"""How fast Zloba is beside another simulator, measured in turns so that whatever else runs slows both alike."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median

from bot.games.contract import AnyGame
from bot.referee.opening import Wanted
from bot.referee.trial import play

ROUNDS = 7
LINES = (("competitive", 4, 1.1), ("coop", 1, 0.7))
"""What is compared: a variant, its seats, and how many times the other's actions a second it should reach."""


class NotInstalled(Exception):
    """There is nothing to compare with; the message says how to get it."""


def actions_a_second(game: AnyGame, variant: str, seats: int, seconds: float, seed: str) -> float:
    """How many commands random players give in a second of processor time."""
    asked = Wanted(game.rulesets[0].key, variant, seats)
    taken, spent, number = 0, 0.0, 0
    while spent < seconds:
        told = play(game, asked, 5, f"{seed} {number}", lambda line: line.key)
        taken, spent, number = taken + told["actions"], spent + told["seconds"], number + 1
    return taken / spent


def catanatron(python: str) -> Callable[[float], float]:
    """How to measure catanatron's actions a second, with an interpreter that has it.

    Raises:
        NotInstalled: this one has not.
    """
    if subprocess.run([python, "-c", "import catanatron"], capture_output=True, check=False).returncode:
        raise NotInstalled(
            f"{python} has no catanatron. Install it where it disturbs nothing, and name that interpreter:\n"
            "  python -m venv FOLDER && FOLDER/bin/pip install catanatron==3.2.1\n"
            "  python -m tests.bot.games.bench zloba --beside catanatron --python FOLDER/bin/python"
        )

    def measure(seconds: float) -> float:
        command = [python, "-I", str(Path(__file__).with_name("catanatron_bench.py")), str(seconds)]
        taken, spent = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
        return int(taken) / float(spent)

    return measure


def compare(game: AnyGame, other: Callable[[float], float], seconds: float) -> bool:
    """Print the actions a second of both, in the middle of some rounds; whether every line reaches its goal."""
    theirs: list[float] = []
    ours: dict[tuple[str, int], list[float]] = {line[:2]: [] for line in LINES}
    for number in range(ROUNDS):
        theirs.append(other(seconds))
        for (variant, seats), found in ours.items():
            found.append(actions_a_second(game, variant, seats, seconds, str(number)))
    say = sys.stdout.write
    say(f"{'catanatron, 4 random players':32} {median(theirs):10,.0f} actions/s\n")
    reached = True
    for variant, seats, goal in LINES:
        found = ours[variant, seats]
        times = median(mine / yours for mine, yours in zip(found, theirs, strict=True))
        name = f"{game.key} {variant}, {seats} seat{'s' if seats > 1 else ''}"
        say(f"{name:32} {median(found):10,.0f} actions/s, {times:.2f} times as many (to reach: {goal})\n")
        reached &= times >= goal
    return reached
