"""The order of play as a table: for each step of it, and for each kind of frame, what goes on and what is asked.

An interruption lies on the stack of the position; while anything lies there, the frame on top is in hand, else the step
that the position has come to. The prompts, the commands that answers lead to and the events that follow by themselves
all come from the entry in hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, NamedTuple

from bot.games.kernel.ask import Answers, NoSuchAnswer


def nothing(*_: object) -> None:
    """For an entry that asks nobody anything."""
    return


def never(*_: object) -> bool:
    """For an entry that waits for nobody."""
    return False


def always(*_: object) -> bool:
    """For an entry that does not go on by itself, and for commands that a seat may give at any time."""
    return True


def no_answer(*_: object) -> Any:
    """For an entry that nobody answers.

    Raises:
        NoSuchAnswer: always.
    """
    raise NoSuchAnswer


class Kind(NamedTuple):
    """An entry of the table: a step of the order of play, or a kind of frame; a step is handed ``None`` as frame.

    Attributes:
        happen: how a run goes on while it waits for nobody: a step or frame at least gives way to another.
        ask: the questions of a position that waits, in the form from which the game makes its prompts.
        offer: the command that answers lead to.
        waits: whether somebody is asked now.
    """

    happen: Callable[[Any, Any], object]
    ask: Callable[[Any, Any], Any] = nothing
    offer: Callable[[Answers, Any, Any], Any] = no_answer
    waits: Callable[[Any, Any], object] = never


class Course:
    """The kinds of a game's frames and steps, and what follows from them.

    Args:
        frames: by the type of a frame.
        steps: by the name of a step.
        step: the attribute of a position that names the step it has come to.
    """

    def __init__(self, frames: Mapping[Any, Kind], steps: Mapping[str, Kind], step: str) -> None:
        self._frames = frames
        self._steps = steps
        self._step = attrgetter(step)

    def in_hand(self, state: Any) -> tuple[Kind, Any]:
        """The entry in hand, and its frame; ``None`` for a step."""
        stack = state.stack
        if stack:
            frame = stack[-1]
            return self._frames[type(frame)], frame
        return self._steps[self._step(state)], None

    def ask(self, view: Any) -> Any:
        """The open questions; nothing (a false value) where something happens by itself, or nothing any more."""
        kind, frame = self.in_hand(view.state)
        return kind.ask(view, frame)

    def offer(self, answers: Answers, view: Any) -> Any:
        """The command that answers to the entry in hand lead to.

        Raises:
            Unanswered, NoSuchAnswer: see :class:`Answers`.
        """
        kind, frame = self.in_hand(view.state)
        return kind.offer(answers, view, frame)

    def advance(self, run: Any) -> None:
        """Let everything happen that asks nobody anything, up to the next question."""
        in_hand = self.in_hand
        kind, frame = in_hand(run.state)
        while not kind.waits(run, frame):
            kind.happen(run, frame)
            kind, frame = in_hand(run.state)
