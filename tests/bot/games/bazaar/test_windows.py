"""Windows, standing answers, judges and time: what the suite looks at, and what it catches."""

from __future__ import annotations

import inspect

import pytest

from tests.bot.games.bazaar import broken
from tests.bot.games.bazaar.game import Bazaar
from tests.bot.games.suite.conformance import Exam
from tests.bot.games.suite.play import Breach, any_setup, variants
from tests.rows import rows

CAUGHT: dict[type[Bazaar], str] = {
    broken.AsksOneAfterTheOther: "it has another name|asked later than the others",
    broken.RenamesQuestions: "has another id, though somebody only passed",
    broken.RenamesWindows: "it has another name, though somebody only passed",
    broken.LetsNobodyBegin: "it is nobody's turn",
    broken.AsksAheadOfNothing: "ahead of its turn in no window",
    broken.TakesAnswersOutOfTurn: "answered before its turn",
    broken.LetsSeatsJudge: "gives a judge's answer",
    broken.StandsByWhatIsRefused: "a standing answer is refused",
    broken.StumblesOverStandingAnswers: "a standing answer raises",
    broken.AnswersByWhatIsNotOffered: "what cannot be settled makes a difference",
    broken.ClosesTwice: "time is up a second time",
    broken.OpensWindowsUnannounced: "a window in a game that knows none",
    broken.ClosesUnannounced: "time is up in a game that knows no time",
}


def examine(game: Bazaar, seeds: int) -> list[Exam]:
    """A few matches, some of their positions looked at closely."""
    exams = [Exam(game, any_setup(game, *variants(game)[0], seed), seed, closely=0.3) for seed in range(seeds)]
    for exam in exams:
        exam.run()
    return exams


@rows("game", CAUGHT, ids=lambda game: game.__name__)
def test_a_broken_bazaar_is_caught(game: type[Bazaar]) -> None:
    with pytest.raises(Breach, match=CAUGHT[game]):
        examine(game(), 8)


def test_every_broken_bazaar_is_examined() -> None:
    classes = {each for _, each in inspect.getmembers(broken, inspect.isclass) if each.__module__ == broken.__name__}
    assert classes == CAUGHT.keys()


def test_everything_that_is_new_here_is_looked_at() -> None:
    exams = examine(Bazaar(), 4)
    assert sum(exam.windows.ahead for exam in exams) > 10
    assert sum(exam.windows.stood for exam in exams) > 50
    assert sum(exam.windows.ruled for exam in exams) > 5
