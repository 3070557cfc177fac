"""Floors under the figures of questions asked of the real books in their channels; none was fitted to the last ones.

The whole sets are asked by the slow tests; the others ask samples of them of the digest alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

import pytest

from rules_index import Oracle
from rules_index.command_line.quality import Cited, Figures, cited_by, figures, load_questions, outcomes
from rules_index.values.sources import Book
from tests.once import MadeOnce
from tests.oracles import packaged_rules
from tests.questions import briefs, bundles, conduct

FOLDER = Path(__file__).resolve().parents[2] / "questions"
SETS = ("kitchen", "market", "harbour", "attic", "cellar", "garret", "loft")
CLOSEST, CLOSEST_BUNDLES = "cellar", "market"
"""The sets whose figures, and whose bundles, lie closest to a floor: samples are taken of them."""
EVERY = 4
"""A sample has one of so many questions of each kind."""
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


@pytest.fixture(scope="module")
def cited(real_books: Sequence[Book]) -> Cited:
    return cited_by(real_books, packaged_rules())


@pytest.fixture(scope="module", params=SETS)
def found(request: pytest.FixtureRequest, oracle: Oracle, real_books: Sequence[Book], made_once: MadeOnce) -> Figures:
    def ask(folder: Path) -> Path:
        questions = load_questions(FOLDER / f"{request.param}.jsonl", real_books)
        told = asdict(figures(outcomes(oracle, questions, in_channel=True)))
        (folder / "figures.json").write_text(json.dumps(told), "utf-8")
        return folder / "figures.json"

    return Figures(**json.loads(made_once(f"figures-{request.param}", ask).read_text("utf-8")))


@pytest.mark.slow
def test_the_first_ruling_mostly_answers(found: Figures) -> None:
    assert found.first >= RIGHT_FIRST, found


@pytest.mark.slow
def test_what_is_called_certain_is_right(found: Figures) -> None:
    assert found.certain >= FEWEST_CERTAIN, found
    assert found.sure >= CERTAIN_AND_RIGHT, found


@pytest.mark.slow
def test_what_no_rule_answers_is_refused_often_enough(found: Figures, request: pytest.FixtureRequest) -> None:
    assert found.refused >= REFUSED[request.node.callspec.params["found"]], found


@pytest.mark.slow
def test_what_a_rule_answers_is_hardly_ever_refused(found: Figures) -> None:
    assert found.answered >= ANSWERED, found


def test_a_sample_keeps_the_floors(digest_oracle: Oracle, real_books: Sequence[Book], cited: Cited) -> None:
    asked = sorted(load_questions(FOLDER / f"{CLOSEST}.jsonl", real_books), key=lambda each: (each.kind, each.id))
    found = figures(outcomes(digest_oracle, asked[::EVERY], cited, in_channel=True))
    assert (found.answerable, found.unanswerable) == (50, 18)
    assert found.first >= RIGHT_FIRST, found
    assert found.answered >= ANSWERED, found
    assert found.refused >= REFUSED[CLOSEST], found
    assert found.certain >= FEWEST_CERTAIN / EVERY, found
    assert found.sure >= CERTAIN_AND_RIGHT, found


@pytest.mark.slow
@pytest.mark.parametrize("name", bundles.UNSEEN)
def test_a_judge_has_every_rule_before_them_that_a_story_needs(
    oracle: Oracle, real_books: Sequence[Book], name: str
) -> None:
    found = [bundles.shown(oracle, asked) for asked in bundles.stories(name, real_books)]
    assert len(found) >= 20
    assert sum(each.whole for each in found) >= WHOLE_BUNDLES * len(found), bundles.figures(name, found)


def test_a_judge_has_every_rule_that_a_story_of_a_sample_needs(
    digest_oracle: Oracle, real_books: Sequence[Book], cited: Cited
) -> None:
    told = bundles.stories(CLOSEST_BUNDLES, real_books)[::EVERY]
    found = [bundles.shown(digest_oracle, asked, cited) for asked in told]
    assert len(found) == 8
    assert all(each.whole for each in found), bundles.figures(CLOSEST_BUNDLES, found)


def screens(oracle: Oracle, half: str, every: int, fewest: int) -> None:
    """One in ``every`` disputes of a half has on its first screen the rule that decides it."""
    found = [briefs.screen(oracle, story) for story in briefs.stories(half)[::every]]
    decided = [each for each in found if each.story.wants]
    assert len(decided) >= fewest
    assert sum(each.decided for each in decided) >= ON_FIRST_SCREEN * len(decided), briefs.figures(half, found)
    assert not [each.story.id for each in found if each.wrongly_certain]


@pytest.mark.slow
@pytest.mark.parametrize("half", ["first", "second"])
def test_what_decides_a_dispute_is_on_the_first_screen(oracle: Oracle, half: str) -> None:
    screens(oracle, half, 1, 15)


def test_what_decides_a_dispute_of_a_sample_is_on_the_first_screen(digest_oracle: Oracle) -> None:
    screens(digest_oracle, "second", 4, 4)


def ways(oracle: Oracle, every: int) -> None:
    """Of one in ``every`` questions of conduct, most are for the guide and few answered by a rule."""
    found = {asked.id: conduct.told(oracle, asked) for asked in list(conduct.questions())[::every]}
    assert len(found) == 60 // every
    astray = [each for each, told in found.items() if told == "rule"]
    assert len(astray) <= (1 - CONDUCT) * len(found), astray
    assert sum(told == "guide" for told in found.values()) >= len(found) / 2


@pytest.mark.slow
def test_questions_of_conduct_are_for_the_guide_or_refused(oracle: Oracle) -> None:
    ways(oracle, 1)


def test_questions_of_conduct_of_a_sample_are_for_the_guide_or_refused(digest_oracle: Oracle) -> None:
    ways(digest_oracle, 4)


@pytest.mark.parametrize(
    "asked",
    ["ran out of wood cubes in the box, now what", "rolled an S on the die, now what"],
)
def test_the_guide_stands_back_where_a_rule_may_well_answer(digest_oracle: Oracle, asked: str) -> None:
    answer = digest_oracle.ask(asked, game="twom")
    assert answer.answered
    assert not answer.guide
