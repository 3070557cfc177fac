"""Several answers in one: what the same person is asked next is answered at once, as far as they like.

It ends where somebody else is asked, where the Diary passes, and where the bot rolls or draws.
"""

from __future__ import annotations

from functools import partial

from bot.games.kernel.ask import Answers, PathAnswers
from bot.games.twom.asks import advance
from bot.games.twom.asks.decide import asked_seat, onward
from bot.games.twom.asks.told.free import can_declare
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.commands import Answer, Command, Series, answers_of
from bot.games.twom.tells.previews import preview
from bot.games.values import Line

ON = ".on"
"""The token of a path at which the next answer begins."""
MOST = 8


def offered(answers: Answers, case: Case) -> Command:
    """The command that answers lead to.

    Raises:
        Unanswered, NoSuchAnswer: see :class:`Answers`.
    """
    found = [advance.offered(answers, case)]
    while len(found) < MOST and (after := _after(case, found[-1])) and answers.more(ON, partial(_label, after)):
        case = after
        found.append(advance.offered(answers, case))
    return found[0] if len(found) == 1 else Series(tuple(found))


def _label(case: Case) -> Line:
    ask = advance.asked(case)
    return Line("twom-and-next", {} if ask is None else {"ask": ask})


def _after(case: Case, answer: Answer) -> Case | None:
    """Where an answer leads, if its person can add the next one."""
    if not can_declare(case):
        return None
    done = onward(case.components, case.state, asked_seat(case.state), answer)
    return Case(case.components, done.state) if isinstance(done, Run) else None


def standing(case: Case, path: tuple[str, ...]) -> tuple[Case, tuple[str, ...]]:
    """The position in which the end of a path is asked, and the rest of the path that leads to it from there.

    Raises:
        Unanswered, NoSuchAnswer: an answer before it is not whole.
    """
    while ON in path:
        number = path.index(ON)
        after = _after(case, advance.offered(PathAnswers(path[:number]), case))
        if after is None:
            break
        case, path = after, path[number + 1 :]
    return case, path


def worded(case: Case, command: Command) -> Line:
    """What a command will do, in words."""
    return _in_turn(case, answers_of(command))


def _in_turn(case: Case, answers: tuple[Answer, ...]) -> Line:
    """Answers in words, each in the position that those before it lead to."""
    first, rest = answers[0], answers[1:]
    said = preview(case, first)
    after = _after(case, first) if rest else None
    if after is None:
        return said
    return Line("twom-preview-series", {"first": said, "then": _in_turn(after, rest)})
