"""Fitting on a few made-up questions: a sign that tells gets weight, one that does not gets none."""

from __future__ import annotations

import random
from dataclasses import replace
from math import log
from pathlib import Path

import pytest

from rules_index.command_line.quality import Asked, load_questions
from rules_index.digest.heard import Heard
from rules_index.index.reader import IndexReader
from rules_index.search import certainty
from rules_index.search.certainty import OF_ANSWERABLE, OF_CERTAINTY, OF_STORY, SHOWN, GapMatch, logistic
from rules_index.search.lookup import Lookup, look_up
from rules_index.search.naming import Naming
from rules_index.search.ranking import Ranked, Signs, StorySigns
from rules_index.search.stories import StoryWording
from rules_index.sources import read_books
from rules_index.values.books import Language
from rules_index.values.digest import Rendering
from tests.questions.examples import Example, Seen
from tests.questions.fitting import (
    OWN_WEIGHT,
    STORY_SHARPNESS,
    answerable_rows,
    certainty_rows,
    examples,
    fit_logistic,
    fit_ranking,
    folds,
    learnt_of_stories,
    of_questions,
    of_stories,
    part_of,
    shortened,
    shortened_gaps,
    story_rows,
    unheard,
)
from tests.rules_index.library import rule
from tests.rules_index.search.made_up import PRICE, SIGNS, question, ranked

NOTHING = (0.0,) * len(SIGNS)


def example(*found: Ranked, right: tuple[bool, ...], weight: float = 1.0) -> Example:
    """A question with these candidates."""
    return Example(Seen.of(looked_up(*found)), right, weight)


def looked_up(*found: Ranked, story: StoryWording | None = None) -> Lookup:
    return Lookup(question(), found, None, Naming(), GapMatch(), 1.0, story=story)


def tells(*, good: str, weight: float = 1.0) -> Example:
    """A question whose right candidate has this sign, and whose other one has ``LINE``; both have ``BOOK``."""
    right = replace(ranked(2), signs=Signs(*(float(name in {good, "BOOK"}) for name in SIGNS)))
    return example(ranked(1, LINE=1.0, BOOK=1.0), right, right=(False, True), weight=weight)


def test_a_sign_that_tells_gets_weight_and_one_that_misleads_loses_it() -> None:
    fitted = dict(zip(SIGNS, fit_ranking(of_questions([tells(good="TITLE")]), NOTHING), strict=True))
    assert fitted["TITLE"] > 0.1
    assert fitted["LINE"] < -0.1
    assert fitted["BOOK"] == pytest.approx(0.0, abs=0.01)
    assert {fitted[name] for name in SIGNS if name not in ("TITLE", "LINE", "BOOK")} == {0.0}


def test_a_question_counts_by_its_weight() -> None:
    both = [tells(good="TITLE", weight=5.0), replace(tells(good="TITLE"), right=(True, False))]
    fitted = dict(zip(SIGNS, fit_ranking(of_questions(both), NOTHING), strict=True))
    assert fitted["TITLE"] > 0 > fitted["LINE"]
    turned = [replace(both[0], weight=1.0), replace(both[1], weight=5.0)]
    fitted = dict(zip(SIGNS, fit_ranking(of_questions(turned), NOTHING), strict=True))
    assert fitted["TITLE"] < 0 < fitted["LINE"]


def test_questions_all_or_none_of_whose_candidates_are_right_tell_nothing_of_the_order() -> None:
    one = tells(good="TITLE")
    useless = [replace(one, right=(True, True)), replace(one, right=(False, False))]
    assert fit_ranking(of_questions([one, *useless]), NOTHING) == fit_ranking(of_questions([one]), NOTHING)


def test_stories_and_questions_are_fitted_apart() -> None:
    plain = tells(good="TITLE")
    told = tuple(StorySigns(throughout=throughout) for throughout in (0.0, 1.0))
    story = replace(plain, seen=replace(plain.seen, told=told))
    assert len(of_questions([plain, story])) == len(of_stories([plain, story])) == 1
    nothing = (0.0,) * len(StorySigns._fields)
    fitted = StorySigns(*fit_ranking(of_stories([plain, story]), nothing, STORY_SHARPNESS))
    assert fitted.throughout > 0.1
    assert fitted._replace(throughout=0.0) == StorySigns()


def test_a_logistic_regression_finds_what_holds() -> None:
    rows = [((1.0, 0.5), True, 1.0), ((0.0, 0.5), False, 1.0)] * 3
    weights = fit_logistic(rows)
    assert weights[1] > 1.0
    assert logistic(weights, (1.0, 0.5)) > 0.9 > 0.1 > logistic(weights, (0.0, 0.5))
    assert logistic(weights, (0.5, 0.5)) == pytest.approx(0.5, abs=0.01)


def test_a_bias_alone_tells_how_often_it_holds() -> None:
    rows = [((0.0,), True, 3.0), ((0.0,), False, 1.0)]
    bias, weight = fit_logistic(rows)
    assert bias == pytest.approx(log(3), abs=1e-6)
    assert weight == pytest.approx(0.0, abs=1e-9)


GOOD, POOR = ranked(1, 0.9), ranked(2, 0.1)


def test_answered_and_unanswered_questions_weigh_as_much_as_each_other() -> None:
    found = [
        example(GOOD, right=(True,), weight=1.0),
        example(GOOD, right=(True,), weight=3.0),
        example(*[POOR] * (SHOWN + 1), right=(*[False] * SHOWN, True), weight=0.5),
        example(right=()),
    ]
    rows = list(answerable_rows(found))
    assert [holds for _, holds, _ in rows] == [True, True, False, False]
    assert [share for _, _, share in rows] == [0.25, 0.75, pytest.approx(1 / 3), pytest.approx(2 / 3)]
    assert rows[0][0] == looked_up(GOOD).evidence.of_answerable
    assert {len(features) for features, _, _ in rows} == {len(OF_ANSWERABLE)}


def test_a_story_tells_whether_it_is_answered_beside_other_stories() -> None:
    told = StoryWording(("a", "story"), 0.5, 0.25)
    short = example(GOOD, right=(True,))
    stories = [
        Example(Seen.of(looked_up(*found, story=told)), right, 1.0)
        for found, right in (((GOOD,), (True,)), ((POOR,), (False,)), ((), ()))
    ]
    rows = list(story_rows([short, *stories]))
    assert [(holds, share) for _, holds, share in rows] == [(True, 1.0), (False, 0.5), (False, 0.5)]
    assert {len(features) for features, _, _ in rows} == {len(OF_STORY)}
    assert len(list(answerable_rows([short, *stories]))) == 1


def asked(number: int, pair: int | None = None) -> Asked:
    return Asked(str(number), f"q{number} ", frozenset(), pair=pair)


def test_both_questions_of_a_pair_are_in_the_same_part() -> None:
    paired, alone = [asked(at, pair=at // 2 + 1) for at in range(12)], [asked(at) for at in range(100, 108)]
    parts = folds([(paired, 1.0), (alone, 1.0)])
    assert len({part_of(at, one) for at, one in enumerate(paired)}) == len(parts) == len(list(filter(None, parts)))
    for at in range(0, 12, 2):
        (part,) = [part for part in parts if f"q{at}" in part]
        assert f"q{at + 1}" in part
    assert sorted(question for part in parts for question in part) == sorted(
        one.query.strip() for one in (*paired, *alone)
    )


STORIES = Heard(
    language=Language.CS,
    answered=("kdo vyhraje",),
    stories_answered=("seděli jsme a lízali", "lízali jsme"),
    stories_left_open=("seděli jsme a hádali se", "hádali jsme se"),
)


def test_what_is_learnt_of_stories_can_be_learnt_without_some() -> None:
    whole = learnt_of_stories([STORIES], frozenset())
    assert whole["lizali"] > 0 > whole["hadali"]
    assert learnt_of_stories([STORIES], frozenset(STORIES.stories_answered)) == {}


def test_a_question_is_looked_up_as_if_it_had_never_been_asked(index: Path) -> None:
    reader = IndexReader(index)
    story = look_up(reader, "Kdo vyhraje, když svítí lucerna? " * 6)
    assert story.story is not None
    told = unheard(reader, story, {}, {"vyhraj": 4.0}, frozenset())
    assert told.story is not None
    assert told.story.whole > 0.0 == told.wording
    assert unheard(reader, replace(story, story=None), {}, {"vyhraj": 4.0}, frozenset()).story is None
    reader.close()


def test_the_first_candidate_tells_whether_it_answers() -> None:
    found = [
        example(GOOD, POOR, right=(True, False), weight=2.0),
        example(POOR, GOOD, right=(False, True)),
        example(right=()),
    ]
    rows = list(certainty_rows(found))
    assert [(holds, share) for _, holds, share in rows] == [(True, 2.0), (False, 1.0)]
    assert rows[0][0] == looked_up(GOOD, POOR).evidence.of_certainty(0)
    weights = fit_logistic(rows)
    assert len(weights) == len(certainty.CERTAINTY) == 1 + len(OF_CERTAINTY)
    assert weights[1 + OF_CERTAINTY.index("SCORE")] > 0


RULE = replace(
    rule("gate", ask=("kdy", "kam", "proč")),
    others={Language.EN: Rendering("a", "b", ("when", "where")), Language.SV: Rendering("a", "b", ("när",))},
)


def test_one_question_in_each_language_is_held_back() -> None:
    (kept,), left_out = shortened([RULE], random.Random(1))
    asked = [text for text, _ in left_out]
    assert sorted((*kept.ask, *kept.others[Language.EN].ask, *asked)) == ["kam", "kdy", "proč", "when", "where"]
    assert (len(kept.ask), len(kept.others[Language.EN].ask)) == (2, 1)
    assert kept.others[Language.SV] == RULE.others[Language.SV]
    assert [found.slug for _, found in left_out] == [RULE.slug] * 2


def test_a_few_questions_of_a_gap_are_held_back_a_quarter_at_most() -> None:
    many, few = tuple(f"otázka {at}" for at in range(20)), ("a", "b", "c")
    gap = PRICE.model_copy(update={"game": "hrad", "cs": many, "sv": few, "en": (*few, "d")})
    (kept,), left_out = shortened_gaps([gap], random.Random(1))
    assert (len(kept.cs), len(kept.sv), len(kept.en)) == (17, 3, 3)
    assert sorted((*kept.cs, *kept.sv, *kept.en, *(line for line, _ in left_out))) == sorted((*many, *few, *few, "d"))
    assert {game for _, game in left_out} == {"hrad"}


@pytest.mark.slow
def test_examples_are_of_the_digest_and_of_question_sets(
    package: Path, books: Path, index: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("scipy", reason="examples are asked of models that are learned with the extra 'fit'")
    monkeypatch.setattr("tests.questions.fitting.load_gaps", tuple)
    monkeypatch.setattr("tests.questions.fitting.DRAWN", 4)
    read, _ = read_books(books)
    asked = tmp_path / "set.jsonl"
    asked.write_text(
        '{"id": "a", "query": "Kdo vyhraje?", "game": "maják", '
        '"gold": [{"book": "maják-cs", "source": "KONEC HRY ¶1"}]}\n'
        '{"id": "b", "query": "jak se hraje poker", "gold": []}\n',
        "utf-8",
    )
    look = examples(index, read, [(load_questions(asked, read), 2.0)], {}, tmp_path)
    found = look()
    assert [each.weight for each in found[:3]] == [OWN_WEIGHT] * 3
    assert [each.weight for each in found[3:6]] == [2.0, 2.0, 2.0]
    assert len(found) == 3 + 3 + 4
    assert all(len(each.right) == len(each.seen.candidates) for each in found)
    assert any(found[3].right)
    assert not any(found[5].right)
    assert not any(any(each.right) for each in found[6:])
    assert look() == found
