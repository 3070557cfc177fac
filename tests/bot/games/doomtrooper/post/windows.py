"""No window is lost: ``nice python -m tests.bot.games.doomtrooper.post.windows --turns 10000``.

Two people answer at random, settle standing answers, answer ahead, make plans and give them up; judges rewind and stop
the clock, somebody leaves and another person takes the seat, time runs out, the bot starts anew with what it had
written. Of every log each window was answered by each of its seats once, in their order, and closed once, after the
last pass or when something was played; and as long as a match is played it waits for somebody who can answer.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from datetime import timedelta
from itertools import cycle
from typing import Any

import msgspec

from bot.games.doomtrooper.game import Doomtrooper
from bot.games.values import Seat
from bot.matches.model.match import Actor, Match
from bot.matches.model.private import Answers
from bot.matches.rules import orders, seats
from bot.matches.rules.clock import pauses
from bot.matches.rules.lobby import open_match
from tests.bot.games.doomtrooper.post.dealt import (
    UNSEEN,
    any_answer,
    any_prompt,
    dealt,
    is_playing,
    soon,
)
from tests.bot.games.doomtrooper.post.ledger import Ledger, check_awaited
from tests.bot.games.suite.play import require
from tests.bot.matches.table import JUDGE, PEOPLE, WHY

MOVES = 1200
"""Answers in one match at most."""
REWOUND = 40
"""Entries back at most."""
IN_TIME = (0.2, 0.6, 0.95)
"""How often people answer soon, by match; else windows run out, until a seat is taken to be absent."""


class Table:
    """A match at which everything happens that can happen.

    Attributes:
        done: how often each thing was done.
    """

    def __init__(self, ruleset: str, lot: random.Random, done: Counter[str]) -> None:
        self.scene = dealt(ruleset, lot.randrange(1 << 30))
        self.lot, self.done = lot, done
        game = self.scene.game
        assert isinstance(game, Doomtrooper)
        self.ledger = Ledger(game)
        self._read = 0
        self._in_time = lot.choice(IN_TIME)
        self.scene.decide(open_match)
        self._check()

    @property
    def turns(self) -> int:
        """How many turns were begun."""
        number: int = self.scene.state.turn
        return number

    def play(self, turns: int) -> None:
        """Play until so many turns were begun, or the match is over."""
        for _ in range(MOVES):
            if not is_playing(self.scene) or self.turns > turns:
                break
            self._something()
            self._check()
        self.ledger.ends_at(self.scene.state)
        self.done["turn"] += self.turns
        self.done["window"] += self.ledger.windows

    def _something(self) -> None:
        what = self.lot.choices(list(_DEEDS), [weight for weight, _ in _DEEDS.values()])[0]
        self.done[what] += 1
        deed = _DEEDS[what][1]
        deed(self) if deed else self.do_unseen(what)

    def answer(self) -> None:
        """Whoever's turn it is answers, mostly before any time runs out."""
        self.pass_time(hurry=self.lot.random() < self._in_time)
        prompt = any_prompt(self.scene.position, self.lot)
        if prompt is not None and is_playing(self.scene):
            self.scene.decide(any_answer(self.scene.position, prompt, self.lot))

    def do_unseen(self, what: str) -> None:
        """Somebody does what nobody else sees."""
        decision = UNSEEN[what](self.scene.position, self.lot)
        if decision is not None:
            self.scene.decide(decision)

    def pass_time(self, *, hurry: bool = False) -> None:
        """Time passes, and the clock does what it demands."""
        self.scene.now += timedelta(minutes=self.lot.choice((1, 2, 9))) if hurry else soon(self.lot)
        self.scene.look()

    def rewind(self) -> None:
        """A judge goes back."""
        to = max(1, self.scene.match.seq - 1 - self.lot.randrange(REWOUND))
        self.scene.decide(lambda change: orders.rewind(change, self.scene.log, JUDGE, to, WHY))

    def pause(self) -> None:
        """The clock is stopped for a while, in which everything else is tried."""
        self.scene.decide(lambda change: orders.pause(change, JUDGE, WHY))
        self.answer()
        for what in ("standing", "ahead", "plan"):
            self.do_unseen(what)
        self.scene.decide(lambda change: pauses.resume(change, JUDGE, WHY))

    def substitute(self) -> None:
        """Somebody leaves, and another person takes the seat, who inherits no private answer."""
        seat = self.lot.randrange(2)
        gone = Actor(self.scene.match.seats[seat].user or 0)
        others = [each for each in PEOPLE if self.scene.match.seat_of(each.user) is None]
        self.scene.decide(lambda change: seats.clear(change, gone, seat, "nobody", ""))
        require(_nothing(self.scene.answers, seat), "private answers stay with an empty seat")
        self.pass_time()
        if is_playing(self.scene):
            self.scene.decide(lambda change: seats.take(change, self.lot.choice(others), seat, None))
            require(_nothing(self.scene.answers, seat), "a substitute inherits private answers")

    def restart(self) -> None:
        """The bot is killed and starts anew, with nothing but what was written."""
        scene, codec = self.scene, self.scene.game.codec
        scene.state = codec.state(codec.encode(scene.state))
        scene.match = msgspec.json.decode(msgspec.json.encode(scene.match), type=Match)
        scene.answers = msgspec.json.decode(msgspec.json.encode(scene.answers), type=Answers)

    def _count(self) -> None:
        """Note what lies hidden, so that whoever reads the figures sees that it was there."""
        answers = self.scene.answers
        self.done["(absent)"] += any(answers.is_absent(seat) for seat in range(2))
        self.done["(planned)"] += any(each.planned for each in answers.ahead)
        self.done["(veiled)"] += any(wait.veil is not None for wait in self.scene.match.course.waits)

    def _check(self) -> None:
        """Read the log on; whoever the match waits for can answer, and nothing is left that nobody is asked for."""
        self._count()
        for row in self.scene.rows[self._read :]:
            self.ledger.read(row)
        self._read = len(self.scene.rows)
        if is_playing(self.scene):
            check_awaited(self.scene.position, self.scene.now)


def _nothing(answers: Answers, seat: Seat) -> bool:
    return not answers.standing.get(seat) and not any(each.seat == seat for each in answers.ahead)


_DEEDS: dict[str, tuple[float, Any]] = {
    "answer": (60, Table.answer),
    "ahead": (8, None),
    "standing": (8, None),
    "plan": (6, None),
    "give-up": (2, None),
    "time": (6, Table.pass_time),
    "rewind": (1, Table.rewind),
    "pause": (1, Table.pause),
    "substitute": (1, Table.substitute),
    "restart": (3, Table.restart),
}
"""Everything that happens, by name, and how likely each is; one without a deed of its own is done unseen."""


def play_turns(turns: int, seed: int = 0) -> Counter[str]:
    """Play so many turns by both rulesets; how often each thing was done.

    Raises:
        Breach: a window was lost.
    """
    done: Counter[str] = Counter()
    lot = random.Random(seed)
    for ruleset in cycle(each.key for each in Doomtrooper.rulesets):
        if done["turn"] >= turns:
            return done
        Table(ruleset, lot, done).play(turns - done["turn"])
    raise AssertionError


def main() -> None:
    """Play as many turns as the command line says."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--turns", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    said = parser.parse_args()
    done = play_turns(said.turns, said.seed)
    counted = ", ".join(f"{number} {what}" for what, number in sorted(done.items()))
    sys.stdout.write(f"no window lost, closed twice or left open: {counted}\n")


if __name__ == "__main__":
    main()
