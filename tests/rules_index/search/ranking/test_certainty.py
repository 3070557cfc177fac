"""How sure an answer is called, and what that depends on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import exp, log

import pytest

from rules_index import Oracle
from rules_index.meaning.learned import SPAN, Learned
from rules_index.search import certainty
from rules_index.search.certainty import (
    ANSWERED,
    CERTAINTY,
    FRAMES_ASKED,
    OF_ANSWERABLE,
    OF_CERTAINTY,
    OF_STORY,
    RARE,
    SHARPNESS,
    STORY_ANSWERABLE,
    STORY_ANSWERED,
    Evidence,
    GapMatch,
    answerable,
    logistic,
)
from rules_index.search.evidence import HeardMatch
from rules_index.search.model import Model
from rules_index.search.ranking import Ranked, StorySigns
from rules_index.search.signals import NAMES
from rules_index.search.stories import StoryWording
from rules_index.values.answers import PROBABLE, SURE, Answer, Surety
from rules_index.values.digest import Gap
from tests.rows import rows
from tests.rules_index.search.made_up import as_likely, question, ranked

FIRST = ranked(
    1,
    0.5,
    lost=4.0,
    COVER=0.1,
    LETTERS=0.2,
    DEFINES=0.3,
    line=0.4,
    whole=0.6,
    asked=0.7,
    rest=0.05,
    unmet=1,
    unasked=2,
)
SECOND = ranked(
    2,
    0.25,
    lost=2.0,
    COVER=0.15,
    LETTERS=0.45,
    DEFINES=0.35,
    line=0.65,
    whole=0.75,
    asked=0.85,
    rest=0.55,
    unmet=3,
    LEARNED=-0.45,
)
HEARD = HeardMatch(answered=0.375, left_open=0.875, leaning=-0.625)
STORY = StoryWording(
    ("a", "story"), whole=-0.125, closing=-0.25, asked=0.0625, point=-0.5, heard=HeardMatch(0.125, 0.25, 0.75)
)
GAP = GapMatch(line=0.8, cover=0.25, name=0.125)
LEARNED = Learned(best=SPAN / 2, share=0.375, left_open=-SPAN / 4, answered=SPAN / 8)


def evidence(*found: Ranked, gap: GapMatch = GAP, said: float = 0.9, windows: int = 1) -> Evidence:
    return Evidence(question(frame=("who", "may")), found, gap, said, windows, -0.75, HEARD, learned=LEARNED)


def of_answerable(told: Evidence) -> dict[str, float]:
    return dict(zip(OF_ANSWERABLE, told.of_answerable, strict=True))


def matching(told: Evidence) -> dict[str, float]:
    """Without what is told of the question and its candidates beside how well the first one matches."""
    return {name: share for name, share in of_answerable(told).items() if name not in NAMES}


def of_certainty(told: Evidence, at: int = 0) -> dict[str, float]:
    return dict(zip(OF_CERTAINTY, told.of_certainty(at), strict=True))


def test_each_feature_has_a_weight_beside_the_bias() -> None:
    assert len(CERTAINTY) == 1 + len(OF_CERTAINTY)
    assert len(STORY_ANSWERABLE) == 1 + len(OF_STORY)


def of_story(*found: Ranked) -> dict[str, float]:
    told = replace(evidence(*found), story=STORY)
    return dict(zip(OF_STORY, told.of_story(STORY), strict=True))


def test_whether_any_rule_answers_a_story_depends_on_how_it_is_told() -> None:
    first = replace(FIRST, told=StorySigns(0.5, 0.25, 0.75, 1.0, 0.125))
    assert of_story(first, SECOND) == {
        "BEST": 0.5,
        "ASKED": 0.25,
        "THROUGHOUT": 0.75,
        "LINES": 1.0,
        "COVERED": 0.125,
        "LIKELIEST": pytest.approx(1 / (1 + exp(-0.25 * SHARPNESS))),
        "LEAD": 0.25,
        "WORDING": -0.125,
        "CLOSING": -0.25,
        "HEARD_ANSWERED": 0.375,
        "HEARD_OPEN": 0.875,
        "HEARD_LEANING": -0.625,
        "ASKED_WORDING": 0.0625,
        "POINT_WORDING": -0.5,
        "POINT_ANSWERED": 0.125,
        "POINT_OPEN": 0.25,
        "POINT_LEANING": 0.75,
        "LEARNED_BEST": 0.5,
        "LEARNED_SHARE": 0.375,
        "LEFT_OPEN": -0.25,
        "LEARNED_ANSWERED": 0.125,
    }
    assert [name for name, share in of_story().items() if share] == [
        "WORDING", "CLOSING", "HEARD_ANSWERED", "HEARD_OPEN", "HEARD_LEANING", "ASKED_WORDING", "POINT_WORDING",
        "POINT_ANSWERED", "POINT_OPEN", "POINT_LEANING", "LEARNED_BEST", "LEARNED_SHARE", "LEFT_OPEN",
        "LEARNED_ANSWERED",
    ]  # fmt: skip


@rows("name", OF_STORY)
def test_each_feature_tells_whether_any_rule_answers_a_story(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = replace(evidence(replace(FIRST, told=StorySigns(0.5, 0.25, 0.75, 1.0, 0.125)), SECOND), story=STORY)
    monkeypatch.setattr(certainty, "STORY_ANSWERABLE", one(name, OF_STORY, 3.0))
    feature = dict(zip(OF_STORY, told.of_story(STORY), strict=True))[name]
    assert answerable(told) == pytest.approx(1 / (1 + exp(-3 * feature)))
    assert answerable(replace(told, story=None)) == answerable(evidence(FIRST, SECOND))


@pytest.mark.parametrize(("share", "answered"), [(STORY_ANSWERED + 0.01, True), (STORY_ANSWERED - 0.01, False)])
def test_a_story_is_answered_where_a_rule_likely_answers(
    oracle: Oracle, share: float, answered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(certainty, "STORY_ANSWERABLE", (log(share / (1 - share)), *(0.0 for _ in OF_STORY)))
    assert oracle.ask("S čím že začínám? " * 6).answered is answered


def test_whether_any_rule_answers_depends_on_the_best_candidates_and_the_gap() -> None:
    assert matching(evidence(FIRST, SECOND)) == {
        "SCORE": 0.5,
        "LINE": 0.4,
        "WHOLE": 0.75,
        "COVER": 0.1,
        "ASKED": 0.7,
        "LOST": 4.0 / RARE,
        "SAID": 0.9,
        "DEFINES": 0.3,
        "GAP_LINE": 0.8,
        "GAP_COVER": 0.25,
        "GAP_NAME": 0.125,
        "GAP_LEAD": pytest.approx(0.05),
        "CHOSEN": 0.0,
        "WORDING": -0.75,
        "LETTERS": 0.2,
        "REST": 0.05,
        "UNMET": 1 / FRAMES_ASKED,
        "UNASKED": 2 / FRAMES_ASKED,
        "HEARD_ANSWERED": 0.375,
        "HEARD_OPEN": 0.875,
        "HEARD_LEANING": -0.625,
        "LIKELIEST": pytest.approx(1 / (1 + exp(-0.25 * SHARPNESS))),
        "LEAD": 0.25,
        "GAP_MARGIN": pytest.approx(0.05),
        "GAP_COMMON": 0.0,
        "LEARNED_BEST": 0.5,
        "LEARNED_SHARE": 0.375,
        "LEFT_OPEN": -0.25,
        "LEARNED_ANSWERED": 0.125,
    }


@pytest.mark.parametrize(("place", "whole"), [(4, 0.75), (5, 0.6)])
def test_the_best_line_of_the_first_five_counts(place: int, whole: float) -> None:
    found = [FIRST] * 6
    found[place] = SECOND
    assert of_answerable(evidence(*found))["WHOLE"] == whole


def test_a_gap_leads_by_what_its_line_is_better_and_never_trails() -> None:
    assert of_answerable(evidence(FIRST))["GAP_LEAD"] == pytest.approx(0.2)
    assert of_answerable(evidence(FIRST, gap=GapMatch(line=0.5)))["GAP_LEAD"] == 0.0
    assert of_certainty(evidence(FIRST))["GAP_LEAD"] == pytest.approx(0.2)
    assert of_certainty(evidence(FIRST, gap=GapMatch(line=0.5)))["GAP_LEAD"] == 0.0


def test_nothing_found_leaves_the_gap_and_what_the_books_say() -> None:
    nothing = matching(evidence(windows=5))
    assert {name: share for name, share in nothing.items() if share} == {
        "LOST": 1.0,
        "SAID": 0.9,
        "GAP_LINE": 0.8,
        "GAP_COVER": 0.25,
        "GAP_NAME": 0.125,
        "GAP_LEAD": 0.8,
        "CHOSEN": pytest.approx(log(5) / 4),
        "WORDING": -0.75,
        "REST": 1.0,
        "UNMET": 2 / FRAMES_ASKED,
        "HEARD_ANSWERED": 0.375,
        "HEARD_OPEN": 0.875,
        "HEARD_LEANING": -0.625,
        "GAP_MARGIN": 0.8,
        "LEARNED_BEST": 0.5,
        "LEARNED_SHARE": 0.375,
        "LEFT_OPEN": -0.25,
        "LEARNED_ANSWERED": 0.125,
    }


def test_a_gap_of_all_games_is_told_from_one_of_this() -> None:
    for game, common in (("", 1.0), ("hrad", 0.0)):
        near = replace(GAP, gap=Gap("common.price", game, {}))
        assert of_answerable(evidence(FIRST, gap=near))["GAP_COMMON"] == common
        assert of_answerable(evidence(gap=near))["GAP_COMMON"] == common


def test_whether_a_candidate_answers_depends_on_itself() -> None:
    told = evidence(FIRST, SECOND, windows=5)
    assert of_certainty(told, 1) == {
        "SCORE": 0.25,
        "LIKELIEST": pytest.approx(1 / (1 + exp(0.25 * SHARPNESS))),
        "LINE": 0.65,
        "WHOLE": 0.75,
        "COVER": 0.15,
        "ASKED": 0.85,
        "LOST": 2.0 / RARE,
        "SAID": 0.9,
        "LETTERS": 0.45,
        "DEFINES": 0.35,
        "GAP_LINE": 0.8,
        "GAP_NAME": 0.125,
        "GAP_LEAD": pytest.approx(0.05),
        "CHOSEN": pytest.approx(log(5) / 4),
        "WORDING": -0.75,
        "REST": 0.55,
        "UNMET": 3 / FRAMES_ASKED,
        "UNASKED": 0.0,
        "LEARNED": -0.45,
    }
    first = of_certainty(told)
    assert (first["SCORE"], first["LOST"], first["WHOLE"]) == (0.5, 4.0 / RARE, 0.6)


def test_a_lead_in_score_makes_likelier_and_all_shares_are_one() -> None:
    assert evidence(FIRST).likeliest(0) == 1.0
    assert evidence(FIRST, FIRST).likeliest(1) == 0.5
    told = evidence(FIRST, SECOND, SECOND)
    shares = [told.likeliest(at) for at in range(3)]
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] / shares[1] == pytest.approx(exp(0.25 * SHARPNESS))
    assert evidence(ranked(1, 500.0), ranked(2, -500.0)).likeliest(0) == 1.0


@pytest.mark.parametrize(("windows", "chosen"), [(1, 0.0), (55, pytest.approx(1.0, abs=0.01))])
def test_the_best_of_many_windows_is_told(windows: int, chosen: float) -> None:
    assert evidence(windows=windows).chosen == chosen


@pytest.mark.parametrize(
    ("weights", "features", "share"),
    [((0.0, 1.0), (0.0,), 0.5), ((1.0, 2.0, 4.0), (0.5, -0.5), 0.5), ((log(3), 9.0), (0.0,), 0.75)],
)
def test_the_logistic_function_adds_the_bias(weights: Sequence[float], features: Sequence[float], share: float) -> None:
    assert logistic(weights, features) == pytest.approx(share)


def one(name: str, of: Sequence[str], weight: float) -> tuple[float, ...]:
    """Weights, the bias first, of which only this one is not nothing."""
    return (0.0, *(weight * (each == name) for each in of))


@rows("name", OF_ANSWERABLE)
def test_each_feature_tells_whether_any_rule_answers(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = evidence(FIRST, windows=5)
    _, *weights = one(name, OF_ANSWERABLE, 3.0)
    monkeypatch.setattr(certainty, "packaged_model", lambda *_: Model(0.0, tuple(weights)))
    assert answerable(told) == pytest.approx(1 / (1 + exp(-3 * of_answerable(told)[name])))


@rows("name", OF_CERTAINTY)
def test_each_feature_tells_whether_a_candidate_answers(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = evidence(FIRST, SECOND, windows=5)
    monkeypatch.setattr(certainty, "CERTAINTY", one(name, OF_CERTAINTY, 3.0))
    for at in (0, 1):
        share = 1 / (1 + exp(-3 * of_certainty(told, at)[name]))
        assert certainty.certainty(told, at) == pytest.approx(share)
    assert certainty.certainty(told) == certainty.certainty(told, 0)


def test_nothing_found_is_nothing_to_be_sure_of() -> None:
    assert certainty.certainty(evidence()) == certainty.certainty(evidence(FIRST), 1) == 0.0


@pytest.mark.parametrize("extreme", [ranked(1, 50.0, lost=1e3), ranked(1, -50.0)])
def test_it_is_a_share_whatever_the_scores(extreme: Ranked) -> None:
    assert 0 <= certainty.certainty(evidence(extreme)) <= 1
    assert 0 <= answerable(evidence(extreme)) <= 1


def asked(oracle: Oracle, monkeypatch: pytest.MonkeyPatch, *, any_rule: float, first: float = 0.5) -> Answer:
    """The answer to a question when a rule, and this one, answers with these probabilities."""
    models = {"answerable": log(any_rule / (1 - any_rule)), "first": log(first / (1 - first))}
    monkeypatch.setattr(certainty, "packaged_model", lambda name, names: as_likely(models[name])(name, names))
    return oracle.ask("S čím že začínám?", edition="maják-cs")


@pytest.mark.parametrize(("share", "answered"), [(ANSWERED + 0.01, True), (ANSWERED - 0.01, False)])
def test_a_question_is_answered_where_a_rule_likely_answers(
    oracle: Oracle, share: float, answered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = asked(oracle, monkeypatch, any_rule=share)
    assert answer.answered is answered
    assert answer.answerable == pytest.approx(share)
    assert bool(answer.topics) is not answered
    assert answer.game == "maják"


@pytest.mark.parametrize(
    ("any_rule", "first", "certain"),
    [(0.9, SURE + 0.01, True), (0.9, SURE - 0.01, False), (ANSWERED - 0.01, SURE + 0.01, False)],
)
def test_an_answer_is_certain_where_its_first_ruling_is(
    oracle: Oracle, any_rule: float, first: float, certain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = asked(oracle, monkeypatch, any_rule=any_rule, first=first)
    assert answer.certain is certain
    assert answer.rulings[0].sure == pytest.approx(first)
    assert all(ruling.sure is None for ruling in answer.rulings[1:])


@rows(
    ("sure", "surety"),
    [
        (SURE, Surety.CERTAIN),
        (SURE - 0.01, Surety.PROBABLE),
        (PROBABLE, Surety.PROBABLE),
        (PROBABLE - 0.01, Surety.UNSURE),
    ],
)
def test_how_sure_an_answer_is_comes_in_three_words(oracle: Oracle, sure: float, surety: Surety) -> None:
    answer = oracle.ask("S čím začínám?", edition="maják-cs")
    first = replace(answer.rulings[0], sure=sure)
    assert (first.surety, replace(answer, rulings=(first,)).surety) == (surety, surety)
    assert replace(first, elsewhere=True).surety is not Surety.CERTAIN
    assert replace(answer, rulings=(first,), editions=(first.book, first.book)).surety is not Surety.CERTAIN
    assert replace(answer, rulings=(first,), answered=False).surety is Surety.UNSURE


@pytest.mark.parametrize(("scores", "leads"), [((0.5, 0.2), True), ((0.5, 0.5), False)])
def test_the_first_topic_leads_where_it_is_likelier_than_all_others_together(
    scores: tuple[float, float], leads: bool
) -> None:
    found = evidence(*(ranked(at, score) for at, score in enumerate(scores, 1)))
    assert found.leads is leads
    assert not evidence().leads


def test_a_question_of_a_rule_is_surer_than_one_of_something_else(oracle: Oracle) -> None:
    own, other = oracle.ask("S čím začínám?"), oracle.ask("kdo podává v tenise první")
    assert own.answered
    assert not other.answered
    assert own.answerable > other.answerable
    assert own.rulings[0].confidence > max((ruling.confidence for ruling in other.rulings), default=0)
