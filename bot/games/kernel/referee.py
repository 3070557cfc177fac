"""The methods of a game that follow from a few: what it asks, and what a command leads to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.contract import Chance, Command, Event, Game, State
from bot.games.kernel.ask import Answers, PathAnswers, QuickAnswers, reached
from bot.games.kernel.event import Opening
from bot.games.kernel.run import Run
from bot.games.questions import Complete, Option, Prompt, Question, Step
from bot.games.values import Accepted, Rejected, Seat


class Referee(Game[State, Command, Event]):
    """A game that opens with an :class:`Opening`, whose events apply themselves, and that asks by :class:`Answers`."""

    _picked: tuple[Any, Seat, Any] = None, -1, None
    """The command that was picked last, with the position and the seat that it is offered to."""

    def carried_out(
        self, state: State, seat: Seat, command: Command, chance: Chance
    ) -> Run[Any, State, Event] | Rejected:
        """A command and all that it leads to, up to the next question."""
        raise NotImplementedError

    def carry_out(
        self, state: State, seat: Seat, command: Command, chance: Chance
    ) -> Run[Any, State, Event] | Rejected:
        """The same of a command that is known to be offered; a game need not judge it."""
        return self.carried_out(state, seat, command, chance)

    def offered(self, answers: Answers, state: State, prompt: Prompt) -> Command:
        """The command that answers to a prompt lead to.

        Raises:
            Unanswered, NoSuchAnswer: see :class:`Answers`.
        """
        raise NotImplementedError

    def complete(self, state: State, prompt: Prompt, command: Command, more: tuple[Option, ...]) -> Complete[Command]:
        """A legal command in words, and whether it is final; ``more`` is what it may be continued with."""
        raise NotImplementedError

    def initial(self, event: Event) -> State:
        """The position of the table as it is set.

        Raises:
            TypeError: this is not how a match begins.
        """
        if not isinstance(event, Opening):
            raise TypeError(f"a match begins with its table being set, not with {type(event).__name__}")
        state: State = event.apply(None)
        return state

    def evolve(self, state: State, event: Event) -> State:
        """The position after an event."""
        after: State = event.apply(state)  # type: ignore[attr-defined]
        return after

    def decide(self, state: State, seat: Seat, command: Command, chance: Chance) -> Accepted[Event] | Rejected:
        """What a command leads to, up to the next question."""
        done = self.carried_out(state, seat, command, chance)
        return done if isinstance(done, Rejected) else Accepted(tuple(done.events))

    def play(self, state: State, seat: Seat, command: Command, chance: Chance) -> State | Rejected:
        """The position after a command; the very one that was picked last is not judged. See :class:`Quick`."""
        before, decider, picked = self._picked
        is_offered = before is state and decider == seat and picked is command
        done = (self.carry_out if is_offered else self.carried_out)(state, seat, command, chance)
        return done if isinstance(done, Rejected) else done.state

    def pick(self, state: State, prompt: Prompt, choose: Callable[[int], int]) -> Command:
        """A legal command, without putting the questions on the way to it into words; see :class:`Quick`."""
        command = self.offered(QuickAnswers(choose), state, prompt)
        if not prompt.ahead:
            self._picked = state, prompt.decider, command
        return command

    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Question | Complete[Command] | None:
        """Where a path of picked tokens leads."""
        found, more = self.reached(state, prompt, path)
        return found if found is None or isinstance(found, Question) else self.complete(state, prompt, found, more)

    def taken(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> tuple[Step, ...]:
        """The questions after a path whose only answer is taken without asking for it."""
        answers = PathAnswers(path)
        if prompt in self.prompts(state):
            reached(answers, lambda given: self.offered(given, state, prompt))
        return answers.taken

    def command(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Command | None:
        """The command that a path ends in, without putting it into words or looking ahead."""
        found, _ = self.reached(state, prompt, path)
        return None if isinstance(found, Question) else found

    def reached(
        self, state: State, prompt: Prompt, path: tuple[str, ...]
    ) -> tuple[Question | Command | None, tuple[Option, ...]]:
        """The question or the command at the end of a path, and what the command may be continued with."""
        if prompt not in self.prompts(state):
            return None, ()
        return reached(PathAnswers(path), lambda answers: self.offered(answers, state, prompt))
