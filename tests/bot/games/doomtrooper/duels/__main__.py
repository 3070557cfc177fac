"""How well the own player plays: ``python -m tests.bot.games.doomtrooper.duels --pairs normal:old --games 100``.

Whole matches of two without storage, each from a number: seats and decks go round, so that the same command gives the
same games. It prints who won, how matches ended, their turns and points, and how long the first player's answers took,
counted in commands of the same matches.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from statistics import mean, median

from bot.games.doomtrooper.game import Doomtrooper
from tests.bot.games.contestants import contestants
from tests.bot.games.doomtrooper.duels.contestants import CONTESTANTS
from tests.bot.games.doomtrooper.duels.playing import SOON, Duel, duel


def report(pair: tuple[str, str], played: Sequence[Duel]) -> str:
    """What some duels of a pair came to."""
    first, second = pair
    won = Counter(each.winner for each in played)
    ends = Counter((each.reason, each.winner) for each in played)
    whose = {0: first, 1: second if second != first else "the other", -1: "nobody"}
    told = ", ".join(f"{number} {reason} ({whose[winner]})" for (reason, winner), number in sorted(ends.items()))
    by_points = [each.turns for each in played if each.reason == "target"]
    soon = [each.soon for each in played if each.soon]
    scored = [sum(each.points) / max(1, 2 * each.turns) for each in played]
    decks = Counter(each.deck for each in played if each.winner >= 0)
    began = sum(each.began for each in played)
    command = mean(each for one in played for each in one.commands)
    answers = sorted(each / command for one in played for each in one.answers)

    def at(share: float) -> float:
        return answers[int(share * (len(answers) - 1))]

    return "\n".join((
        f"{first} : {second}  {won[0]} : {won[1]}, drawn {won[-1]}, of {len(played)}",
        f"  ends: {told}",
        f"  by points {len(by_points)}, turns of the winner: median {median(by_points or [0])}, most {max(by_points or [0])}",
        f"  {SOON} points in turn: median {median(soon or [0])}, reached {len(soon)}; points a turn {mean(scored):.2f}",
        f"  points at the end: {mean(each.points[0] for each in played):.1f} : {mean(each.points[1] for each in played):.1f}",
        f"  won by deck: {dict(decks)}, by who began {began}",
        f"  answers of {first} in commands ({command * 1e3:.2f} ms): mean {mean(answers):.1f}, p95 {at(0.95):.1f}, p99 {at(0.99):.1f}, most {answers[-1]:.0f}"
        f"; commands a match {mean(len(each.commands) for each in played):.0f}",
    ))  # fmt: skip


def main(games: int, pairs: Sequence[str], ruleset: str, first: int) -> int:
    """Play and print."""
    game = contestants()["doomtrooper"]
    assert isinstance(game, Doomtrooper)
    for each in pairs:
        one, other = each.split(":")
        played = [duel(game, ruleset, (one, other), number) for number in range(first, first + games)]
        sys.stdout.write(report((one, other), played) + "\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--pairs", nargs="+", default=["normal:normal"], help=f"of {', '.join(CONTESTANTS)}")
    parser.add_argument("--ruleset", default="doomtrooper-cs", choices=("doomtrooper-cs", "doomtrooper-sv"))
    told = parser.parse_args()
    sys.exit(main(told.games, told.pairs, told.ruleset, told.first))
