"""What a step of a day, a frame and an effect each have to say for themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from bot.games.kernel.ask import Answers
from bot.games.kernel.frames import no_answer, nothing
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.commands import Answer
from bot.games.twom.position.frames.stack import Doing
from bot.games.twom.position.state import Phase
from bot.games.values import Line


class Step(NamedTuple):
    """A step of a day.

    Attributes:
        phase: the phase it belongs to.
        happen: what happens in it once nobody is asked and nothing is being carried out; it goes on to another step,
            or begins something.
        ask: what is awaited of the Diary's holder; ``None`` where nobody is asked.
        offer: the command that answers lead to.
    """

    phase: Phase
    happen: Callable[[Run], None]
    ask: Callable[[Case], Line | None] = nothing
    offer: Callable[[Answers, Case], Answer] = no_answer


class FrameKind(NamedTuple):
    """A kind of frame, which may lie on top of the stack.

    Attributes:
        happen: how it goes on where it asks nobody anything: at least it is replaced or taken off.
        ask: what is awaited of the Diary's holder; ``None`` where nobody is asked.
        offer: the picks that answers lead to, each the token of an option, all asked for by ``answers.menu``.
        answer: how it goes on with picks that :attr:`offer` led to.
        rule: the rule that other picks break.
    """

    happen: Callable[[Run, Any], None]
    ask: Callable[[Case, Any], Line | None] = nothing
    offer: Callable[[Answers, Case, Any], tuple[str, ...]] = no_answer
    answer: Callable[[Run, Any, tuple[str, ...]], None] | None = None
    rule: Callable[[Any], str] = lambda _: "leader.decides"


class EffectKind(NamedTuple):
    """A kind of effect.

    Attributes:
        do: carries it out, with the picks that answer its question; without any where it asks nothing. It is off the
            queue by then.
        ask: what is awaited; ``None`` where there is nothing to choose.
        offer: the picks that answers lead to, each the token of an option, all asked for by ``answers.menu``.
    """

    do: Callable[[Run, Doing, Any, tuple[str, ...]], None]
    ask: Callable[[Case, Doing, Any], Line | None] = nothing
    offer: Callable[[Answers, Case, Doing, Any], tuple[str, ...]] = no_answer
