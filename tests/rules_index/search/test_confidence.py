"""How sure an answer is called."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from math import log
from pathlib import Path

import pytest

from rules_index import Oracle
from rules_index.digest.gaps import Asked, GapText, Says
from rules_index.digest.lexicon import Lexicon, Named
from rules_index.index.ablation import Part
from rules_index.index.reader import IndexReader
from rules_index.search.nearest_gap import GapMatch
from rules_index.search.pipeline import ANSWERED, FEATURES, confidence, features, look_up
from rules_index.search.ranking import Ranked
from rules_index.search.which_book import Naming
from tests.rules_index.library import castle, index_castle, passage, rule

MEASURED = [field.name for field in fields(Ranked) if field.name not in ("id", "book")]


def found(share: float) -> Ranked:
    """A candidate that has this share of everything that is measured."""
    return Ranked(id=1, book="hrad-cs", score=share, matched=round(10 * share), mass=20 * share, line=share)


GOOD, POOR = found(0.8), found(0.2)


def test_a_good_answer_far_ahead_is_given_and_a_poor_one_is_not() -> None:
    near = GapMatch(line=0.5, cover=0.5)
    assert confidence([GOOD, POOR], gap=near) >= ANSWERED > confidence([POOR], gap=near)


@pytest.mark.parametrize("measure", MEASURED)
def test_less_of_anything_makes_less_sure(measure: str) -> None:
    worse = replace(GOOD, **{measure: getattr(GOOD, measure) / 2})
    assert confidence([worse, POOR]) < confidence([GOOD, POOR])


@pytest.mark.parametrize("near", [GapMatch(line=0.9), GapMatch(cover=0.9), GapMatch(name=0.9)])
def test_a_near_gap_makes_less_sure(near: GapMatch) -> None:
    assert confidence([GOOD], gap=near) < confidence([GOOD])


def test_words_that_no_book_says_make_less_sure() -> None:
    assert confidence([GOOD], said=0.3) < confidence([GOOD], said=1.0)


def test_a_question_of_what_one_may_do_is_surer_to_be_one_for_rules() -> None:
    assert confidence([GOOD], leave=True) > confidence([GOOD])


def test_nothing_found_is_nothing_to_be_sure_of() -> None:
    assert confidence([]) == confidence([GOOD], at=1) == 0
    assert len(features([], 0)) == len(features([GOOD], 0)) == len(FEATURES)


def test_each_place_is_judged_by_itself() -> None:
    assert confidence([GOOD, POOR], 0) == confidence([GOOD])
    assert confidence([GOOD, POOR], 1) == confidence([POOR])


@pytest.mark.parametrize("extreme", [replace(GOOD, score=50.0, mass=1e6, matched=99), replace(POOR, score=-50.0)])
def test_it_is_a_share_whatever_the_scores(extreme: Ranked) -> None:
    assert 0 <= confidence([extreme]) <= 1


def test_a_question_of_a_rule_is_surer_than_one_of_something_else(oracle: Oracle) -> None:
    own, other = oracle.ask("S čím začínám?"), oracle.ask("kdo podává v tenise první")
    assert own.answered
    assert not other.answered
    assert own.rulings[0].confidence > max((ruling.confidence for ruling in other.rulings), default=0)


FULL = Ranked(id=1, book="hrad-cs", score=0.5, matched=4, mass=10.0, line=0.6)
GAP = GapMatch(line=0.1, cover=0.2, name=0.3)


def test_what_is_measured_comes_in_one_scale() -> None:
    assert features([FULL], gap=GAP, said=0.9, leave=True) == (0.5, 0.4, 0.5, 0.6, 0.9, 1.0, 0.1, 0.2, 0.3)
    assert features([FULL]) == (0.5, 0.4, 0.5, 0.6, 1.0, 0.0, 0.0, 0.0, 0.0)
    assert features([], gap=GAP, said=0.9, leave=True) == (0.0, 0.0, 0.0, 0.0, 0.9, 1.0, 0.1, 0.2, 0.3)
    assert features([POOR, FULL], 1) == features([FULL])


@pytest.mark.parametrize(
    ("place", "weight"), list(enumerate((1.72, 1.34, 1.34, 1.66, 1.52, 1.00, -2.68, -1.86, -1.22))), ids=FEATURES
)
def test_each_feature_weighs_as_it_was_fitted(place: int, weight: float, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [0.0] * len(FEATURES)
    found[place] = 0.5
    monkeypatch.setattr("rules_index.search.pipeline.features", lambda *_, **__: tuple(found))
    share = confidence([FULL])
    assert log(share / (1 - share)) == pytest.approx(-1.37 + weight / 2)


def test_more_likely_than_not_is_an_answer() -> None:
    assert ANSWERED == 0.5


GATE = rule("gate", title="Brána", text="Brána se zavírá večer.", ask=("kdy se zavírá brána", "smím bránou v noci"))


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[IndexReader]:
    """A castle whose book also has a passage that no rule covers, and a word that stands for the game."""
    lexicon = Lexicon(game=(Named(game="hrad", names=("pevnost",)), Named(game="sad", names=("zahrada",))))
    gap = GapText(
        slug="common.price",
        asks=Asked.PRICE,
        because="The book names no price.",
        cs=("kolik stojí hra v obchodě", "kde se hra prodává"),
        sv=("var köper man spelet",),
        en=("how much is the game", "where to buy it"),
        says=Says(cs="a", sv="b", en="c"),
    )
    book = castle(passage(0, "STUDNA", "Studna je hluboká."))
    path = index_castle(tmp_path / "castle.sqlite", book, GATE, lexicon=lexicon, gaps=(gap,))
    reader = IndexReader(path)
    yield reader
    reader.close()


def test_looking_up_brings_all_that_tells_how_sure_it_is(shelf: IndexReader) -> None:
    found = look_up(shelf, "smím bránou v noci")
    assert found.question.asks_leave
    assert found.said == 1.0
    assert found.meant == "hrad-cs"
    assert found.naming == Naming()
    best = found.ranked[0]
    assert shelf.load([best.id])[best.id].ref == "hrad-cs.gate"
    assert found.features() == features(found.ranked, gap=found.gap, said=1.0, leave=True)
    assert found.confidence() == confidence(found.ranked, gap=found.gap, said=1.0, leave=True) > ANSWERED
    assert found.confidence(1) == confidence(found.ranked, 1, gap=found.gap, said=1.0, leave=True)


def test_a_question_that_the_books_hardly_have_words_for_says_so(shelf: IndexReader) -> None:
    found = look_up(shelf, "brána kosmodrom xyzq")
    assert 0 < found.said < 0.5
    assert not found.question.asks_leave
    assert found.confidence() == confidence(found.ranked, gap=found.gap, said=found.said)


def test_words_that_name_the_game_tell_little_of_the_rule(shelf: IndexReader) -> None:
    named = look_up(shelf, "pevnost brána studna")
    assert (named.meant, named.naming) == ("hrad-cs", Naming(frozenset({"hrad-cs"}), frozenset({0})))
    assert named.question.words[0].idf == pytest.approx(shelf.idf[0] / 10)
    assert named.question.weight == pytest.approx(sum(word.idf for word in named.question.words))
    other = look_up(shelf, "zahrada brána")
    assert other.naming.books == frozenset()
    assert other.naming.words == {0}


def test_only_the_books_of_a_game_are_looked_through(shelf: IndexReader) -> None:
    assert look_up(shelf, "brána", "hrad").ranked
    nothing = look_up(shelf, "brána", "sad")
    assert (list(nothing.ranked), nothing.meant, nothing.confidence()) == ([], None, 0.0)


def test_a_question_of_no_words_means_no_book(shelf: IndexReader) -> None:
    found = look_up(shelf, "a co když to")
    assert (list(found.ranked), found.meant, found.said) == ([], None, 0.0)


def test_the_likely_book_can_be_left_out(shelf: IndexReader) -> None:
    assert look_up(IndexReader(shelf.path, frozenset({Part.BOOK})), "brána").meant is None


def test_the_likeliest_book_is_the_one_meant(reader: IndexReader) -> None:
    assert look_up(reader, "zelenina na tržišti").meant == "sklizen"
    assert look_up(reader, "lucerna v přístavu").meant == "maják-cs"


def test_a_question_that_no_rulebook_answers_is_near_a_gap(shelf: IndexReader) -> None:
    found = look_up(shelf, "kolik stojí hra v obchodě")
    assert found.gap.is_near
    assert found.confidence() < ANSWERED
