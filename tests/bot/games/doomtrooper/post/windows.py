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
from itertools import cycle
from typing import Any

import msgspec

from bot.games.contract import after_events
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.questions import Prompt
from bot.games.values import Seat
from bot.matches.model import entries
from bot.matches.model.match import Actor, Match
from bot.matches.model.position import Answers, awaited, following
from bot.matches.rules import foresight, orders, seats
from bot.matches.rules.change import Row
from bot.matches.rules.clock import deadlines, pauses
from bot.matches.rules.lobby import open_match
from tests.bot.games.doomtrooper.post.dealt import (
    any_answer,
    any_plan,
    any_prompt,
    any_settling,
    dealt,
    is_playing,
    soon,
)
from tests.bot.games.suite.play import require
from tests.bot.matches.decisions.scene import Scene
from tests.bot.matches.table import JUDGE, PEOPLE, WHY

MOVES = 1200
"""Answers in one match at most."""
PASSES = ("Pass", "LetBe")
REWOUND = 40
"""Entries back at most."""


class Ledger:
    """What became of every window, from the log alone.

    Attributes:
        windows: how many were closed.
    """

    def __init__(self, game: Doomtrooper) -> None:
        self.game = game
        self.windows = 0
        self._state: Any = None
        self._states: dict[int, Any] = {}
        self._line = 0
        self._answered: set[tuple[int, str]] = set()
        self._closed: set[tuple[int, str]] = set()

    def read(self, row: Row, state: Any) -> None:
        """Take an entry in; ``state`` is the one after the change that made it."""
        entry = entries.entry_of(row.entry)
        before = _open(self.game, self._state)
        if row.back_to is not None:
            self._state = self._states[row.back_to]
            self._line = row.seq
        else:
            events = getattr(entry, "events", None)
            told = self.game.codec.events(bytes(events)) if events is not None else ()
            self._state = after_events(self.game, told, self._state)
        self._states[row.seq] = self._state
        after = _open(self.game, self._state)
        if isinstance(entry, entries.Moved):
            self._answer(entry, before, after)
        elif row.back_to is None:
            require(before == after or row.kind in ("opened", "conceded", "time-up"), f"{row.kind} moved a window")
        again = {(self._line, name) for name in after} & self._closed
        require(not again, f"asked again after it was closed: {again}")
        del state

    def ends_at(self, scene: Scene) -> None:
        """The position is the one that the log tells."""
        require(self._state == scene.state, "the log leads to another position")

    def _answer(
        self, entry: entries.Moved, before: dict[str, tuple[Seat, ...]], after: dict[str, tuple[Seat, ...]]
    ) -> None:
        name, _, seat = entry.prompt.rpartition(".")
        key = (self._line, entry.prompt)
        require(key not in self._answered, f"answered twice: {key}")
        self._answered.add(key)
        if name not in before:
            return
        require(before[name][0] == entry.seat == int(seat), f"out of turn: {entry.prompt} of {before[name]}")
        left = before[name][1:]
        passed = msgspec.json.decode(entry.command)["type"] in PASSES
        if passed and left:
            require(after.get(name) == left, f"{entry.prompt} passed: {left} were left, then {after}")
        else:
            require(name not in after, f"left open: {name}")
            self._closed.add((self._line, name))
            self.windows += 1


def _open(game: Doomtrooper, state: Any) -> dict[str, tuple[Seat, ...]]:
    """The windows that are open, with the seats that are still asked, in their order."""
    found: dict[str, tuple[Seat, ...]] = {}
    for prompt in () if state is None else game.prompts(state):
        if prompt.window:
            found[prompt.window] = (*found.get(prompt.window, ()), prompt.seat)
    return found


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
        self.ledger.ends_at(self.scene)
        self.done["turn"] += self.turns
        self.done["window"] += self.ledger.windows

    def _something(self) -> None:
        what = self.lot.choices(list(_DEEDS), [weight for weight, _ in _DEEDS.values()])[0]
        self.done[what] += 1
        _DEEDS[what][1](self)

    def answer(self) -> None:
        """Whoever's turn it is answers, after a while."""
        self.pass_time()
        prompt = any_prompt(self.scene, self.lot)
        if prompt is not None and is_playing(self.scene):
            self.scene.decide(any_answer(self.scene, prompt, self.lot))

    def ahead(self) -> None:
        """Somebody answers before their turn."""
        prompt = any_prompt(self.scene, self.lot, ahead=True)
        if prompt is not None:
            self.scene.decide(any_answer(self.scene, prompt, self.lot))

    def standing(self) -> None:
        """Somebody settles something."""
        self.scene.decide(any_settling(self.scene, self.lot.randrange(2), self.lot))

    def plan(self) -> None:
        """Somebody plans."""
        plan = any_plan(self.scene, self.lot.randrange(2), self.lot)
        if plan is not None:
            self.scene.decide(plan)

    def give_up(self) -> None:
        """Somebody forgets what they planned."""
        user = self.scene.match.seats[self.lot.randrange(2)].user or 0
        self.scene.decide(lambda change: foresight.give_up(change, user))

    def pass_time(self) -> None:
        """Time passes, and the clock does what it demands."""
        self.scene.now += soon(self.lot)
        self.scene.look()

    def rewind(self) -> None:
        """A judge goes back."""
        to = max(1, self.scene.match.seq - 1 - self.lot.randrange(REWOUND))
        self.scene.decide(lambda change: orders.rewind(change, self.scene.log, JUDGE, to, WHY))

    def pause(self) -> None:
        """The clock is stopped for a while, in which everything else is tried."""
        self.scene.decide(lambda change: orders.pause(change, JUDGE, WHY))
        for deed in (self.standing, self.ahead, self.answer, self.plan):
            deed()
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

    def _check(self) -> None:
        """Read the log on; whoever the match waits for can answer, and nothing is left that nobody is asked for."""
        for row in self.scene.rows[self._read :]:
            self.ledger.read(row, self.scene.state)
        self._read = len(self.scene.rows)
        match, position = self.scene.match, self.scene.position
        if not is_playing(self.scene):
            return
        asked = awaited(position.game, position.state)
        waits = {wait.seat: set(wait.prompts) for wait in match.course.waits}
        ids = {seat: {position.question_id(each) for each in prompts} for seat, prompts in asked.items()}
        require(waits == ids, f"the match waits for {waits} and asks {ids}")
        require(any(not prompt.ahead for prompts in asked.values() for prompt in prompts), "nobody can answer")
        if not match.course.stands:
            require(deadlines.due(match) is not None, "no clock runs")
            require(match.course.behind is not None or self._settled(asked), "an answer is given that nobody takes")

    def _settled(self, asked: dict[Seat, tuple[Prompt, ...]]) -> bool:
        declined = {(seat, prompt.id) for seat, prompts in asked.items() for prompt in prompts}
        return following(self.scene.position, declined, self.scene.now) is None


def _nothing(answers: Answers, seat: Seat) -> bool:
    return not answers.standing.get(seat) and not any(each.seat == seat for each in answers.ahead)


_DEEDS: dict[str, tuple[float, Any]] = {
    "answer": (60, Table.answer),
    "ahead": (8, Table.ahead),
    "standing": (8, Table.standing),
    "plan": (6, Table.plan),
    "give-up": (2, Table.give_up),
    "time": (6, Table.pass_time),
    "rewind": (1, Table.rewind),
    "pause": (1, Table.pause),
    "substitute": (1, Table.substitute),
    "restart": (3, Table.restart),
}
"""What happens, how likely each is."""


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
