"""Floors under the figures of questions asked of the real books in their channels; none was fitted to the last ones."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from rules_index import Oracle
from rules_index.command_line.quality import Figures, figures, load_questions, outcomes
from rules_index.sources import read_books
from tests.once import MadeOnce
from tests.questions import briefs, bundles, conduct

FOLDER = Path(__file__).resolve().parents[2] / "questions"
SETS = ("kitchen", "market", "harbour", "attic", "cellar", "garret", "loft")
CLOSEST = {"cellar"}
"""The set whose figures lie closest to a floor; the others are a command of their own."""
CLOSEST_BUNDLES = {"market"}
"""The same of bundles."""
RIGHT_FIRST = 0.82
"""Share of the answerable questions whose first ruling answers."""
CERTAIN_AND_RIGHT = 0.92
"""Share of the answers called certain that are right."""
REFUSED = {
    "kitchen": 0.70,
    "market": 0.70,
    "harbour": 0.90,
    "attic": 0.90,
    "cellar": 0.88,
    "garret": 0.86,
    "loft": 0.90,
}
"""Share of the unanswerable questions and stories of a set that are refused."""
ANSWERED = 0.94
"""Share of the answerable questions and stories that are not refused."""
WHOLE_BUNDLES = 0.95
"""Share of the stories of a set for which a judge has every rule before them that is needed."""
ON_FIRST_SCREEN = 0.85
"""Share of the disputes whose deciding rule, or entry of the guide, is on a judge's first screen."""
CONDUCT = 0.85
"""Share of the questions of conduct and penalty that the guide answers, or that are refused."""
FEWEST_CERTAIN = 40
"""Answers called certain: a share of fewer tells nothing."""


@pytest.fixture(scope="module")
def oracle(real_index: Path) -> Iterator[Oracle]:
    oracle = Oracle.open(real_index)
    yield oracle
    oracle.close()


def mostly_slow(names: Sequence[str], quick: Collection[str]) -> list[ParameterSet]:
    return [pytest.param(name, marks=[] if name in quick else [pytest.mark.slow]) for name in names]


@pytest.fixture(scope="module", params=mostly_slow(SETS, CLOSEST))
def found(request: pytest.FixtureRequest, oracle: Oracle, rulebooks: Path, made_once: MadeOnce) -> Figures:
    def ask(folder: Path) -> Path:
        questions = load_questions(FOLDER / f"{request.param}.jsonl", read_books(rulebooks)[0])
        told = asdict(figures(outcomes(oracle, questions, in_channel=True)))
        (folder / "figures.json").write_text(json.dumps(told), "utf-8")
        return folder / "figures.json"

    return Figures(**json.loads(made_once(f"figures-{request.param}", ask).read_text("utf-8")))


def test_the_first_ruling_mostly_answers(found: Figures) -> None:
    assert found.first >= RIGHT_FIRST, found


def test_what_is_called_certain_is_right(found: Figures) -> None:
    assert found.certain >= FEWEST_CERTAIN, found
    assert found.sure >= CERTAIN_AND_RIGHT, found


def test_what_no_rule_answers_is_refused_often_enough(found: Figures, request: pytest.FixtureRequest) -> None:
    assert found.refused >= REFUSED[request.node.callspec.params["found"]], found


def test_what_a_rule_answers_is_hardly_ever_refused(found: Figures) -> None:
    assert found.answered >= ANSWERED, found


@pytest.mark.parametrize("name", mostly_slow(bundles.UNSEEN, CLOSEST_BUNDLES))
def test_a_judge_has_every_rule_before_them_that_a_story_needs(oracle: Oracle, rulebooks: Path, name: str) -> None:
    found = [bundles.shown(oracle, asked) for asked in bundles.stories(name, rulebooks)]
    assert len(found) >= 20
    assert sum(each.whole for each in found) >= WHOLE_BUNDLES * len(found), bundles.figures(name, found)


@pytest.mark.parametrize("half", [pytest.param("first", marks=pytest.mark.slow), "second"])
def test_what_decides_a_dispute_is_on_the_first_screen(oracle: Oracle, half: str) -> None:
    found = [briefs.screen(oracle, story) for story in briefs.stories(half)]
    decided = [each for each in found if each.story.wants]
    assert len(decided) >= 15
    assert sum(each.decided for each in decided) >= ON_FIRST_SCREEN * len(decided), briefs.figures(half, found)
    assert not [each.story.id for each in found if each.wrongly_certain]


def test_questions_of_conduct_are_for_the_guide_or_refused(oracle: Oracle) -> None:
    found = {asked.id: conduct.told(oracle, asked) for asked in conduct.questions()}
    assert len(found) == 60
    astray = [each for each, told in found.items() if told == "rule"]
    assert len(astray) <= (1 - CONDUCT) * len(found), astray
    assert sum(told == "guide" for told in found.values()) >= len(found) / 2


@pytest.mark.parametrize(
    "asked",
    ["ran out of wood cubes in the box, now what", "rolled an S on the die, now what"],
)
def test_the_guide_stands_back_where_a_rule_may_well_answer(oracle: Oracle, asked: str) -> None:
    answer = oracle.ask(asked, game="twom")
    assert answer.answered
    assert not answer.guide
