"""Remarks without a question: something else that happened, a skill that was used, a mistake."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, get_args

from bot.games.kernel.ask import Answers, PathAnswers
from bot.games.kernel.deeds import Deed
from bot.games.twom.asks.told.declaring import lay, parts, things_of
from bot.games.twom.looks.refusals import refuse
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.commands import Declare
from bot.games.twom.position.frames.stack import Declaring
from bot.games.twom.position.state import StepName
from bot.games.values import Line, Seat, Violation

DECLARE = ".told"
Why = Literal["else", "skill", "mistake"]
BEFORE: tuple[StepName, ...] = ("setup", "characters", "locations")
"""The steps before the first morning."""
WHYS: tuple[Why, ...] = get_args(Why)


def can_declare(case: Case) -> bool:
    """Whether people have anything of the game at a table of theirs, so that more can happen than the referee knows."""
    return case.state.table.tells and bool(case.state.people) and case.state.step not in BEFORE


def _frame(why: str) -> Declaring:
    return Declaring(f"told.{why}")


def offer_declaration(answers: Answers, case: Case) -> Declare:
    """Why somebody adds something without a question, and what."""
    why = answers.menu("twom-ask-why", WHYS, str, lambda each: Line(f"twom-source-told-{each}"))
    return Declare(why, parts(things_of(answers, case, (_frame(why),))))


def _check(case: Case, command: Declare) -> Iterator[Violation]:
    del case, command
    yield refuse("scenes.more", "pick")


def declared_by(run: Run, command: Declare, seat: Seat) -> None:
    """Let happen what somebody said, before everything that is asked or waits."""
    lay(run, things_of(PathAnswers(command.of), run, (_frame(command.why),)), seat)


DECLARING_FREELY = Deed(
    _check,
    lambda run, command: declared_by(run, command, run.state.holder),
    can_declare,
)
