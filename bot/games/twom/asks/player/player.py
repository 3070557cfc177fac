"""What the game's own player answers: routine where there is one, else the best of what it tries.

The same position has the same answer in every process: what it draws depends on the position alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, islice, repeat
from typing import TypeVar

from msgspec.structs import replace

from bot.games.kernel.ask import Asked, DrawnAnswers, NoSuchAnswer
from bot.games.playing import Dice
from bot.games.twom.acts.day.home import is_told
from bot.games.twom.acts.day.placing import Round
from bot.games.twom.asks.advance import played
from bot.games.twom.asks.decide import asked_seat, led, violations
from bot.games.twom.asks.player.routine import ROUTINE
from bot.games.twom.asks.player.trial import Trial
from bot.games.twom.asks.player.worth import Part, Worth
from bot.games.twom.asks.told.declaring import DONE
from bot.games.twom.pack.components import Components
from bot.games.twom.position.case import Case
from bot.games.twom.position.commands import Answer, Place, Task
from bot.games.twom.position.frames.combat import Combat
from bot.games.twom.position.frames.stack import Declaring
from bot.games.twom.position.state import State
from bot.games.values import Line

T = TypeVar("T")

DRAWS, MOST, TRIES, AHEAD = 30, 8, 48, 8
"""How often a command is drawn, how many are tried, how many trials there are in all, and how far each is played on."""
WORSE = -1e9
NAMED = frozenset({"water", "food", "evening", "location", "gear", "findings", "arms"})
"""Steps whose routine is a rule of thumb that can be named."""
LEAST = 0.5
"""Points by which something must be better for that to be a reason."""


class _Nothing(DrawnAnswers):
    """Drawn answers that say of every card that it did nothing."""

    def picks(self, asked: Asked[T]) -> Sequence[T]:
        """See :meth:`Answers.picks`."""
        done = [choice for choice in asked.choices if asked.token(choice) == DONE]
        return super().picks(replace(asked, choices=done) if done else asked)


class Player:
    """The game's own player with some components."""

    def __init__(self, components: Components) -> None:
        self._components = components
        self._worth = Worth(components)

    def answer(self, state: State) -> Answer:
        """A legal command for whoever is asked; the same for the same position."""
        case = Case(self._components, state)
        if state.pending is not None:
            # What came at a table nobody can know: any of it is as likely.
            return played(_Nothing(Trial(state.serial).below), case)
        if state.stack and isinstance(state.stack[-1], Declaring):
            return played(_Nothing(Trial(state.serial).below), case)
        return self._usual(case) or self._best(state, self._drawn(case))

    def reason(self, state: State) -> Line | None:
        """Why it answers like this: what it always does there, or what is better after it than after anything else."""
        case = Case(self._components, state)
        if state.pending is not None or (state.stack and isinstance(state.stack[-1], Declaring)):
            return None
        if state.step == "placing" and not state.stack:
            return self._better(state, self.answer(state), [Place()])
        if self._usual(case) is not None:
            return Line(f"twom-why-{state.step}") if state.step in NAMED else None
        commands = self._drawn(case)
        best = self._best(state, commands)
        return self._better(state, best, [command for command in commands if command != best])

    def _usual(self, case: Case) -> Answer | None:
        """Its routine in the step of a position; ``None`` where it has none, or that cannot be done."""
        state = case.state
        if state.stack:
            return None
        routine = ROUTINE.get(state.step)
        found = self._round(case) if state.step == "placing" else routine and routine(case, self._worth)
        return found if found and not violations(self._components, state, asked_seat(state), found) else None

    def _round(self, case: Case) -> Place:
        """The tasks of a round; where people say what there is to do, they say what is done."""
        return Place(() if is_told(case) else self._placed(case))

    def _better(self, state: State, best: Answer, others: list[Answer]) -> Line | None:
        """In what a command is better than the best of others, most of all, or that it is next to nothing.

        ``None`` where there is no other.
        """
        if not others or best in others:
            return None
        other = self._best(state, others)
        tries = max(1, TRIES // (len(others) + 1))
        parts = [self._parts(state, command, tries) for command in (best, other)]
        gains = {part: parts[0].get(part, 0.0) - parts[1].get(part, 0.0) for part in (*parts[0], *parts[1])}
        most = max(gains, key=lambda part: gains[part], default=None)
        return Line("twom-why-even" if most is None or gains[most] < tries * LEAST else f"twom-why-{most}")

    def _parts(self, state: State, command: Answer, tries: int) -> Counter[Part]:
        """The points after a command by what they are for, in all trials together."""
        found = Counter[Part]()
        for after in self._trials(state, command, tries):
            found.update(self._worth.parts(after))
        return found

    def _drawn(self, case: Case) -> list[Answer]:
        """Different commands: the first there is, and some that are drawn."""
        below = Trial(case.state.serial).below
        found: dict[Answer, None] = {}
        ways: list[Callable[[int], int]] = [lambda _: 0, *[below] * DRAWS]
        for way in ways:
            try:
                found[played(DrawnAnswers(way), case)] = None
            except NoSuchAnswer:
                continue
            if len(found) == MOST:
                break
        return [*found]

    def _best(self, state: State, commands: list[Answer]) -> Answer:
        if len(commands) == 1:
            return commands[0]
        tries = max(1, TRIES // len(commands))
        return max(commands, key=lambda command: sum(self._tried(state, command, tries)))

    def _tried(self, state: State, command: Answer, tries: int) -> Iterator[float]:
        """The worth of where a command leads, each time with other chance; the same chance for every command."""
        found = map(self._worth.of, self._trials(state, command, tries))
        yield from islice(chain(found, repeat(WORSE)), tries)

    def _trials(self, state: State, command: Answer, tries: int) -> Iterator[State]:
        """Where a command leads as the bot would play it, whatever people tell at a table; nowhere if it cannot."""
        own = replace(state, table=replace(state.table, cards="bot", dice="bot"))
        if not violations(self._components, own, asked_seat(own), command):
            for number in range(tries):
                yield self._led(own, command, Trial(state.serial, number).below)

    def _led(self, state: State, command: Answer, below: Callable[[int], int]) -> State:
        """The position after a command, and after the combat it is in."""
        after = self._after(state, command, below)
        depth = len(state.stack)
        for _ in range(AHEAD):
            if after.end is not None or after.pending is not None:
                break
            if len(after.stack) < depth or not any(isinstance(frame, Combat) for frame in after.stack):
                break
            try:
                onward = played(DrawnAnswers(below), Case(self._components, after))
            except NoSuchAnswer:
                break
            after = self._after(after, onward, below)
        return after

    def _after(self, state: State, command: Answer, below: Callable[[int], int]) -> State:
        return led(self._components, state, asked_seat(state), command, Dice(below)).state

    def _placed(self, case: Case) -> tuple[Task, ...]:
        """The tasks of a round that bring most, one after the other, as far as each is better than to stay idle."""
        round_ = Round(case)
        idle = self._of_tasks(case.state, ())
        worth: dict[tuple[object, ...], float] = {}
        while round_.left:
            best, most = None, 0.0
            for who in round_.left:
                for task in _open(round_, who):
                    alike = (task.space, task.deed, task.what, task.who if task.deed == "use" else len(task.who))
                    if alike not in worth:
                        worth[alike] = (self._of_tasks(case.state, (task,)) - idle) / len(task.who)
                    if worth[alike] > most:
                        best, most = task, worth[alike]
            if best is None:
                break
            round_.place(best)
        order = case.state.keys.index
        tasks = (replace(task, who=tuple(sorted(task.who, key=order))) for task in round_.tasks)
        return tuple(sorted(tasks, key=lambda task: order(task.who[0])))

    def _of_tasks(self, state: State, tasks: tuple[Task, ...]) -> float:
        order = state.keys.index
        tasks = tuple(replace(task, who=tuple(sorted(task.who, key=order))) for task in tasks)
        return sum(self._tried(state, Place(tasks), 2)) / 2


def _open(round_: Round, who: str) -> Iterator[Task]:
    for where in round_.open:
        yield from round_.at(who, where)
    for what in round_.case.state.fittings:
        yield from islice(round_.buildable(who, what), 1)
