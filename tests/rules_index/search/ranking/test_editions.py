"""The edition played: its rules answer, found through those of another where these match better."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from unittest import mock

import pytest

from rules_index import Oracle
from rules_index.digest.lexicon import Lexicon, Named
from rules_index.search import ranking
from rules_index.search.naming import ABROAD, abroad, beside_each_other, books_of, in_edition
from rules_index.search.ranking import Ranked
from rules_index.values.books import BookInfo, BookKind, Language
from tests.once import kept
from tests.oracles import lent
from tests.rows import rows
from tests.rules_index import editions
from tests.rules_index.editions import build_editions, editions_index
from tests.rules_index.search.made_up import one_sign, ranked

HOME, FAQ, AWAY = "pristav-cs", "pristav-faq", "pristav-sv"
OWN = frozenset({HOME, FAQ})


def home(number: int, score: float) -> Ranked:
    return ranked(number, score, book=HOME)


def away(number: int, score: float) -> Ranked:
    return ranked(number, score, book=AWAY)


def shown(*found: Ranked, same: Mapping[int, Mapping[int, str]] | None = None) -> list[tuple[int, str, float]]:
    return [(one.id, one.book, one.score) for one in in_edition(found, OWN, same or {})]


def test_an_edition_has_its_rulebook_and_what_corrects_it() -> None:
    corrects = {HOME: "", FAQ: HOME, AWAY: "", "pristav-rattelser": AWAY}
    assert books_of(HOME, corrects) == {HOME, FAQ}
    assert books_of(AWAY, corrects) == {AWAY, "pristav-rattelser"}


def test_its_own_rules_stay_and_those_of_others_lose() -> None:
    assert shown(away(7, 1.0), home(1, 0.9)) == [(1, HOME, 0.9), (7, AWAY, 1.0 - ABROAD)]
    assert shown(away(7, 1.5), home(1, 0.9)) == [(7, AWAY, 1.5 - ABROAD), (1, HOME, 0.9)]


def test_a_rule_is_found_through_its_like_in_another_edition() -> None:
    same = {7: {1: HOME}}
    assert shown(away(7, 1.0), home(1, 0.5), same=same) == [(1, HOME, 1.0)]
    assert shown(home(1, 1.0), away(7, 0.5), same=same) == [(1, HOME, 1.0)]
    assert shown(away(7, 1.0), same=same) == [(1, HOME, 1.0)]


def test_of_several_alike_the_best_counts() -> None:
    assert shown(away(7, 1.0), away(8, 0.7), home(1, 0.5), same={7: {1: HOME}, 8: {1: HOME}}) == [(1, HOME, 1.0)]
    assert shown(away(7, 1.0), home(2, 0.5), same={7: {1: HOME, 2: HOME}}) == [(1, HOME, 1.0), (2, HOME, 1.0)]


def test_a_rule_found_through_another_keeps_the_book_it_is_known_to_be_of() -> None:
    faq = ranked(3, 0.2, book=FAQ)
    assert shown(away(7, 1.0), faq, same={7: {3: FAQ}}) == [(3, FAQ, 1.0)]


def test_a_rule_that_only_its_like_brings_is_of_the_rulebook_and_not_of_its_faq() -> None:
    (found,) = in_edition([away(7, 1.0)], (FAQ, HOME), {7: {1: HOME}})
    assert (found.id, found.book) == (1, HOME)


def test_the_like_of_a_rule_in_a_third_edition_is_not_the_edition_played() -> None:
    third = "pristav-en"
    assert shown(away(7, 1.0), same={7: {1: HOME, 5: third}}) == [(1, HOME, 1.0)]
    assert shown(away(7, 1.0), same={7: {5: third}}) == [(7, AWAY, 1.0 - ABROAD)]
    like = ranked(5, 0.9, book=third)
    assert shown(away(7, 1.0), like, same={7: {5: third}, 5: {7: AWAY}}) == [
        (7, AWAY, 1.0 - ABROAD),
        (5, third, 0.9 - ABROAD),
    ]


def test_a_rule_that_matches_as_well_itself_stays_as_it_was_found() -> None:
    own, like = ranked(1, 1.0, book=HOME, lost=2.0), ranked(7, 1.0, book=AWAY, lost=5.0)
    for found in ((own, like), (like, own)):
        assert in_edition(found, OWN, {7: {1: HOME}}) == [own]


def test_what_two_editions_say_stands_below_the_first_and_once() -> None:
    first, other, like = (ranked(at, 1 - at / 10, book=HOME, lost=float(at)) for at in (1, 2, 3))
    beside = beside_each_other([first, other, like], {9: AWAY, 3: AWAY})
    assert [(one.id, one.book, one.score) for one in beside] == [
        (1, HOME, first.score),
        (9, AWAY, first.score),
        (3, AWAY, first.score),
        (2, HOME, other.score),
    ]
    assert [one.lost for one in beside] == [1.0, 1.0, 3.0, 2.0]
    assert beside_each_other([first, other], {}) == [first, other]
    assert [one.id for one in beside_each_other([first], {9: AWAY})] == [1, 9]


def test_equal_ones_stand_in_the_order_of_the_index() -> None:
    assert [number for number, _, _ in shown(home(4, 1.0), home(2, 1.0), home(3, 2.0))] == [3, 2, 4]
    assert shown() == []


@pytest.mark.parametrize(
    ("language", "books"),
    [
        (Language.CS, {"pristav-sv", "zahrada-sv"}),
        (Language.SV, {"pristav-cs", "pristav-faq", "zahrada-cs"}),
        (Language.EN, set()),
    ],
)
def test_abroad_are_the_books_beside_an_edition_in_the_readers_language(language: Language, books: set[str]) -> None:
    listed = [
        BookInfo("pristav-cs", "pristav", "", Language.CS),
        BookInfo("pristav-faq", "pristav", "", Language.CS, kind=BookKind.FAQ, corrects="pristav-sv"),
        BookInfo("pristav-sv", "pristav", "", Language.SV),
        BookInfo("zahrada-cs", "zahrada", "", Language.CS),
        BookInfo("zahrada-sv", "zahrada", "", Language.SV),
    ]
    assert abroad({book.key: book for book in listed}, language) == books


def test_a_correction_in_the_readers_language_is_no_edition() -> None:
    listed = [
        BookInfo("pristav-faq", "pristav", "", Language.CS, kind=BookKind.FAQ, corrects="pristav-sv"),
        BookInfo("pristav-sv", "pristav", "", Language.SV),
    ]
    assert abroad({book.key: book for book in listed}, Language.CS) == frozenset()


@pytest.mark.parametrize(("edition", "first"), [(None, "pristav-cs"), ("pristav-sv", "pristav-sv")])
def test_the_edition_in_the_readers_language_is_preferred_only_where_none_is_played(
    oracle: Oracle, monkeypatch: pytest.MonkeyPatch, edition: str | None, first: str
) -> None:
    monkeypatch.setattr(ranking, "WEIGHTS", tuple(-each for each in one_sign("ABROAD")))
    monkeypatch.setattr("rules_index.search.naming.ABROAD", 9.0)
    answer = oracle.ask("kolik lodí båtar", edition=edition)
    assert {ruling.book.key for ruling in answer.rulings} == {"pristav-cs", "pristav-sv"}
    assert answer.rulings[0].book.key == first


@pytest.fixture(scope="module")
def oracle() -> Oracle:
    return lent(editions_index())


@pytest.fixture(scope="module")
def named() -> Oracle:
    """An oracle that knows words for the game and for its editions."""
    return lent(kept("named-editions", build_named, Path(__file__), Path(editions.__file__)))


def build_named(folder: Path) -> Path:
    lexicon = Lexicon(
        game=(Named(game="pristav", names=("Hamnen", "přístav")),),
        edition=(
            Named(language=Language.SV, names=("švédský",)),
            Named(language=Language.CS, names=("český",)),
        ),
    )
    with mock.patch("rules_index.index.build.load_lexicon", return_value=lexicon):
        return build_editions(folder)


@rows(("edition", "rule"), [("pristav-cs", "pristav-cs.end.lights"), ("pristav-sv", "pristav-sv.goal")])
@rows("question", ["Kdo vyhraje partii?", "Vad är målet?"])
def test_the_rules_of_the_edition_played_answer_in_any_language(
    oracle: Oracle, edition: str, rule: str, question: str
) -> None:
    first = oracle.ask(question, game="pristav", edition=edition).rulings[0]
    assert (first.book.key, first.elsewhere) == (edition, False)
    assert first.id.startswith(rule)


def test_what_only_another_edition_has_is_said_to_be_elsewhere(oracle: Oracle) -> None:
    answer = oracle.ask("Kan jag byta fisk mot kol?", game="pristav", edition="pristav-cs")
    found = next(each for each in answer.rulings if each.id == "pristav-sv.market.coal")
    assert found.elsewhere
    assert not any(each.elsewhere for each in answer.rulings if each.book.key == "pristav-cs")
    assert not any(each.elsewhere for each in oracle.ask("Kan jag byta fisk mot kol?").rulings)


@pytest.mark.parametrize("edition", [None, "pristav-cs"])
def test_the_edition_that_a_question_names_answers_through_its_like(named: Oracle, edition: str | None) -> None:
    answer = named.ask("Kdo vyhraje partii podle švédských pravidel?", edition=edition)
    assert answer.rulings[0].book.key == "pristav-sv"
    assert not any(ruling.elsewhere for ruling in answer.rulings)


def test_a_question_about_two_editions_is_answered_by_both(named: Oracle) -> None:
    answer = named.ask("Kdo vyhraje partii podle českých a podle švédských pravidel?")
    assert {ruling.book.key for ruling in answer.rulings[:2]} == {"pristav-cs", "pristav-sv"}
    first, second = answer.rulings[:2]
    assert second.id in first.same


def test_naming_the_game_leaves_the_edition_that_is_played(named: Oracle) -> None:
    asked = "Vad är målet i Hamnen?"
    assert named.lookup(asked).own == frozenset()
    assert named.lookup(asked, edition="pristav-cs").own == {"pristav-cs"}
    assert named.ask(asked, edition="pristav-cs").rulings[0].id == "pristav-cs.end.lights"


def test_what_is_elsewhere_is_never_certain(oracle: Oracle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules_index.search.lookup.certainty", lambda *_: 1.0)
    monkeypatch.setattr("rules_index.search.lookup.answerable", lambda *_: 1.0)
    question = "Kan jag byta fisk mot kol?"
    assert oracle.ask(question, edition="pristav-sv").certain
    assert oracle.ask(question, edition="pristav-cs").rulings[0].elsewhere
    assert not oracle.ask(question, edition="pristav-cs").certain


def test_a_book_that_is_not_there_or_of_another_game_is_no_edition(oracle: Oracle) -> None:
    plain = oracle.ask("Kdo vyhraje partii?").rulings
    assert oracle.ask("Kdo vyhraje partii?", edition="nowhere").rulings == plain
    assert oracle.ask("Kdo vyhraje partii?", game="pristav", edition="zahrada-cs").rulings == plain
