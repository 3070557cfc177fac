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
    """The results of some duels of a pair."""
    first, second = pair
    won = Counter(each.winner for each in played)
    whose = {0: first, 1: second if second != first else "the other", -1: "nobody"}
    ends = sorted(Counter((each.reason, each.winner) for each in played).items())
    turns = [each.turns for each in played if each.reason == "target"] or [0]
    soon = [each.soon for each in played if each.soon] or [0]
    scored = mean(sum(each.points) / max(1, 2 * each.turns) for each in played)
    points = [mean(each.points[place] for each in played) for place in (0, 1)]
    decks = Counter(each.deck for each in played if each.winner >= 0)
    command = mean(each for one in played for each in one.commands)
    answers = sorted(each / command for one in played for each in one.answers)
    p95, p99 = (answers[int(share * (len(answers) - 1))] for share in (0.95, 0.99))
    lines = (
        f"{first} : {second}  {won[0]} : {won[1]}, drawn {won[-1]}, of {len(played)}",
        "ends: " + ", ".join(f"{number} {reason} ({whose[winner]})" for (reason, winner), number in ends),
        f"turns of the winner by points: median {median(turns)}, most {max(turns)}",
        f"{SOON} points in turn: median {median(soon)}; points a turn {scored:.2f}, at the end {points}",
        f"won by deck: {dict(decks)}, by who began: {sum(each.began for each in played)}",
        f"commands a match: {mean(len(each.commands) for each in played):.0f}, each {command * 1e3:.2f} ms",
        f"answers of {first} in commands: mean {mean(answers):.1f}, p95 {p95:.1f}, p99 {p99:.1f}, "
        f"most {answers[-1]:.0f}",
    )
    return "\n  ".join(lines)


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
