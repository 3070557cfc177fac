"""Questions of players teach whether a book answers one."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from rules_index.command_line.quality import Asked
from rules_index.meaning.sentences import OF_ANSWERED
from tests.questions.answered import Sets, Vectors, digest_of_model, learn_answered

np = pytest.importorskip("numpy", reason="vectors need the extra 'meaning'")
UP, ACROSS = (1.0, 0.0), (0.0, 1.0)


def asked(query: str, *, is_answered: bool) -> Asked:
    return Asked(query, query, frozenset({("castle-cs", 1)}) if is_answered else frozenset())


def sets(*answered: str, left_open: tuple[str, ...]) -> Sets:
    every = [asked(one, is_answered=True) for one in answered] + [asked(one, is_answered=False) for one in left_open]
    return [(every, 1.0)]


def vectors(**of: tuple[float, float]) -> Vectors:
    return {question: np.array(vector, np.float32) for question, vector in of.items()}


def test_a_question_like_those_that_a_book_answers_is_likelier_answered() -> None:
    pytest.importorskip("sklearn", reason="it is learned with the extra 'fit'")
    told = vectors(who=UP, when=UP, price=ACROSS, shop=ACROSS)
    head = learn_answered(told, sets("who", "when", left_open=("price", "shop")))
    assert head.odds(told["who"]) > 0 > head.odds(told["price"])


def test_nothing_is_learned_from_questions_that_are_left_aside() -> None:
    pytest.importorskip("sklearn", reason="it is learned with the extra 'fit'")
    told = vectors(who=UP, when=ACROSS, price=UP, shop=ACROSS)
    every = sets("who", "when", left_open=("price", "shop"))
    assert learn_answered(told, every).odds(told["who"]) == pytest.approx(0.0, abs=0.01)
    assert learn_answered(told, every, {"price", "when"}).odds(told["who"]) > 0.5


def test_the_packaged_one_is_learned_from_the_packaged_model() -> None:
    found = json.loads((files("rules_index.meaning") / OF_ANSWERED).read_text("utf-8"))
    assert found["of"] == digest_of_model(), "learn it anew with: python -m tests.questions.measure --fit"
