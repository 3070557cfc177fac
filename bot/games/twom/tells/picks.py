"""Somebody's picks in words: each question on the way with its answer, unless the answer speaks for itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from bot.games.kernel.ask import Asked, PathAnswers
from bot.games.offers import text_in
from bot.games.questions import bare
from bot.games.twom.asks.frames import offer_picks
from bot.games.twom.asks.told.answering import told_of
from bot.games.twom.asks.told.declaring import things_of
from bot.games.twom.looks.came import awaited_now, came
from bot.games.twom.position.case import Case
from bot.games.twom.position.commands import Declare, Tell
from bot.games.twom.position.frames.stack import Declaring
from bot.games.twom.position.state import Ask
from bot.games.values import Arg, Line

T = TypeVar("T")
SHARED = ("twom-ask-stolen", "twom-ask-gain", "twom-ask-lose")
"""Questions how many tokens of each kind it is; a number beside the kind is answer enough."""


class _Told(PathAnswers):
    """Answers from a path that remember what was asked and answered."""

    __slots__ = ("lines",)

    def __init__(self, path: tuple[str, ...]) -> None:
        super().__init__(path)
        self.lines: list[Line] = []

    def _tell(self, ask: str, values: Mapping[str, Arg], answers: tuple[Line, ...]) -> None:
        said, asked = answers or (Line("twom-nothing"),), bare(Line(ask, {**values}))
        if asked.key == "twom-ask-way":
            self.lines.append(Line("twom-preview-way", {"answers": said}))
        elif asked.key in SHARED:
            self.lines.append(Line("twom-preview-share", {"what": asked.args["what"], "answers": said}))
        else:
            self.lines.append(Line("twom-preview-picked", {"ask": asked, "answers": said}))

    def picks(self, asked: Asked[T]) -> Sequence[T]:
        """See :meth:`Answers.picks`."""
        found = super().picks(asked)
        self._tell(asked.key, asked.values, tuple(map(asked.label, found)))
        return found

    def counts(self, ask: str, least: int, most: int, values: Mapping[str, Arg]) -> int:
        """See :meth:`Answers.counts`."""
        number = super().counts(ask, least, most, values)
        self._tell(ask, values, (Line("twom-number", {"count": number}),))
        return number

    def says(self, ask: str, longest: int, values: Mapping[str, Arg]) -> str:
        """See :meth:`Answers.says`."""
        text = super().says(ask, longest, values)
        self._tell(ask, values, (Line("twom-words", {"words": text}),) if text else ())
        return text


def told(case: Case, command: Tell) -> tuple[Line, ...]:
    """The answer of people in words, with the effects they tell."""
    pending = case.state.pending
    if pending is None:
        return ()
    said = zip(pending.asked, (command.said, *command.more), strict=False)
    lines = tuple(_said(case, ask, each) for ask, each in said)
    frames = told_of(case, (command.said, *command.more))
    if not frames:
        return lines
    answers = _Told(command.did)
    things_of(answers, case, frames)
    return (*lines, *answers.lines)


def _said(case: Case, ask: Ask, said: str) -> Line:
    answer = Line("twom-words", {"words": text_in(said)}) if ask.named else came(case.components, ask.what, said)
    if not ask.purpose and ask.who is None and not ask.where:
        return answer
    return Line("twom-value", {"what": awaited_now(case, ask), "value": answer})


def declared(case: Case, command: Declare) -> tuple[Line, ...]:
    """A remark of people in words."""
    answers = _Told(command.of)
    things_of(answers, case, (Declaring(f"told.{command.why}"),))
    return tuple(answers.lines)


def picked(case: Case, of: tuple[str, ...]) -> tuple[Line, ...]:
    """The questions of what lies on top of the stack with the answers that these picks are.

    Raises:
        NoSuchAnswer, Unanswered: they are not.
    """
    told = _Told(of)
    offer_picks(told, case, case.state.stack[-1])
    return tuple(told.lines)
