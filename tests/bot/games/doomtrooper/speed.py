"""How fast the referee is, against what it has to reach: ``python -m tests.bot.games.doomtrooper.speed [--seconds N]``.

One core, matches of two with the ready decks, played at random without storage. A command counts from the question to
the position after it; those that are no passes are counted apart, over the same time. The players look at the ways to
answer in an order by chance, up to the first that is open: what is measured is the referee, not who plays.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from statistics import median
from time import process_time
from typing import NamedTuple, TypeVar

from bot.games.contract import after_events
from bot.games.doomtrooper.asks import course
from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.position.commands import Pass
from bot.games.doomtrooper.position.state import State
from bot.games.kernel.ask import Branch, DrawnAnswers, NoSuchAnswer
from bot.games.playing import Dice
from bot.games.values import Arg, Rejected
from tests.bot.games.bench import microseconds
from tests.bot.games.contestants import contestants
from tests.bot.games.suite.play import any_setup

Found = TypeVar("Found")
Position = TypeVar("Position")
MOVES, TIME = 20_000, 2_000
KEPT = 97
"""Every so many positions one is kept, to be copied and looked at."""


class HastyAnswers(DrawnAnswers):
    """Answers drawn without a look at all that is open."""

    __slots__ = ()

    def branch(self, ask: str, case: Position, branches: Sequence[Branch[Position, Found]], /, **values: Arg) -> Found:
        """See :meth:`Answers.branch`: each open one is as likely as the others."""
        del ask, values
        rest = list(branches)
        while rest:
            one = rest.pop(self._draw(len(rest)))
            if one.is_open(case):
                return one.offer(self, case)
        raise NoSuchAnswer


class Figure(NamedTuple):
    """What was measured, and what it has to be: at least ``bound``, or at most where ``most`` says so."""

    name: str
    measured: float
    bound: float
    unit: str
    most: bool = False

    @property
    def holds(self) -> bool:
        """Whether it is fast enough."""
        return self.measured <= self.bound if self.most else self.measured >= self.bound

    def __str__(self) -> str:
        sign = "<=" if self.most else ">="
        verdict = "" if self.holds else "   TOO SLOW"
        return f"  {self.name:24} {self.measured:10,.0f} {self.unit:11} {sign} {self.bound:,.0f}{verdict}"


def played(game: Doomtrooper, ruleset: str, seconds: float) -> tuple[int, int, float, list[State]]:
    """Commands, those that were no passes, the seconds that they took, and some of the positions."""
    taken, real, spent, kept = 0, 0, 0.0, list[State]()
    rules = next(each for each in game.rulesets if each.key == ruleset)
    for number in range(1000):
        lot = random.Random(f"speed {number}")
        chance = Dice(lambda below, lot=lot: int(lot.random() * below))  # type: ignore[misc]
        state = after_events(game, game.open(any_setup(game, rules, rules.variants[0], 0), chance))
        before = process_time()
        for command, after in moves(game, state, chance):
            taken += 1
            real += not isinstance(command, Pass)
            if taken % KEPT == 0:
                kept.append(after)
        spent += process_time() - before
        if spent >= seconds:
            break
    return taken, real, spent, kept


def moves(game: Doomtrooper, state: State, chance: Dice) -> Iterator[tuple[object, State]]:
    """One match at random: each command with the position after it."""
    for taken in range(MOVES):
        if taken == TIME:
            state = after_events(game, game.time_up(state), state)
        asked = [prompt for prompt in game.prompts(state) if not prompt.ahead]
        if not asked:
            return
        prompt = asked[chance.below(len(asked))]
        command = course.command(HastyAnswers(chance.below), Asked(game._case(state), prompt.decider))
        after = game.play(state, prompt.decider, command, chance)
        assert not isinstance(after, Rejected), (command, after)
        state = after
        yield command, state


def figures(game: Doomtrooper, ruleset: str, seconds: float) -> Iterator[Figure]:
    """The four figures of a ruleset; of the views the median."""
    taken, real, spent, kept = played(game, ruleset, seconds)
    some = random.Random(1).sample(kept, min(12, len(kept)))
    copies = [microseconds(partial(lambda one: game.codec.state(game.codec.encode(one)), one)) for one in some]
    # A copy of each, since what a position was asked once it does not work out again.
    views = [_looked_at(game, game.codec.state(game.codec.encode(one))) for one in kept]
    yield Figure("commands", taken / spent, 3000, "a second")
    yield Figure("commands without passes", real / spent, 1000, "a second")
    yield Figure("copy of a position", max(copies), 250, "µs at most", most=True)
    yield Figure("view of a seat", median(views), 2000, "µs usually", most=True)


def _looked_at(game: Doomtrooper, state: State) -> float:
    before = process_time()
    game.view(state, 0)
    return (process_time() - before) * 1e6


def main(seconds: float) -> int:
    """Measure both rulesets; 1 where one is too slow."""
    game = contestants()["doomtrooper"]
    assert isinstance(game, Doomtrooper)
    slow = False
    for ruleset in game.rulesets:
        sys.stdout.write(f"{ruleset.key}\n")
        for figure in figures(game, ruleset.key, seconds):
            sys.stdout.write(f"{figure}\n")
            slow |= not figure.holds
    return int(slow)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long matches are played, for each ruleset")
    sys.exit(main(parser.parse_args().seconds))
