"""Which book a question means."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

import pytest

from rules_index.search.naming import Naming, likely_books, named_books
from rules_index.search.question import Question
from rules_index.values.books import BookInfo, BookKind, Language
from tests.rules_index.search.made_up import MadeUp, question, word

CASTLE = BookInfo("hrad-cs", "hrad", "Hrad", Language.CS)
FORT = BookInfo("hrad-sv", "hrad", "Borgen", Language.SV)
GARDEN = BookInfo("zahrada-cs", "zahrada", "Zahrada", Language.CS)
FAQ = BookInfo("zahrada-faq", "zahrada", "Otázky", Language.CS, kind=BookKind.FAQ, corrects="zahrada-cs")
BOOKS = (CASTLE, FORT, GARDEN, FAQ)


def likely(
    *said: tuple[int, str, int], asked: Question, naming: Naming | None = None, books: Sequence[BookInfo] = BOOKS
) -> dict[str, float]:
    """How likely each book is, each of 100 words, when they say roots so often: ``(root, book, count)``."""
    index = MadeUp(books=books, book_sizes={book.key: 100 for book in BOOKS}, answers={"root_book": said})
    return likely_books(index, asked, index.books, naming or Naming())


def test_the_book_that_says_a_word_most_often_is_the_likeliest() -> None:
    found = likely((1, "hrad-cs", 10), (1, "hrad-sv", 1), asked=question(word({1: 1.0})))
    assert found["hrad-cs"] == 1.0
    assert log(found["hrad-sv"]) == pytest.approx(0.3 * (log(0.0102) - log(0.1002)))
    assert log(found["zahrada-cs"]) == pytest.approx(0.3 * (log(0.0002) - log(0.1002)))


def test_what_counts_is_the_share_of_a_books_words() -> None:
    index = MadeUp(
        books=(CASTLE, GARDEN),
        book_sizes={"hrad-cs": 1000, "zahrada-cs": 10},
        answers={"root_book": [(1, "hrad-cs", 10), (1, "zahrada-cs", 1)]},
    )
    assert max(
        likely_books(index, question(word({1: 1.0})), index.books, Naming()).items(), key=lambda one: one[1]
    ) == (
        "zahrada-cs",
        1.0,
    )


def test_words_add_up() -> None:
    asked = question(word({1: 1.0}, text="a"), word({2: 1.0}, text="b"))
    found = likely((1, "hrad-cs", 10), (2, "hrad-cs", 10), (1, "hrad-sv", 1), (2, "hrad-sv", 1), asked=asked)
    assert log(found["hrad-sv"]) == pytest.approx(2 * 0.3 * (log(0.0102) - log(0.1002)))


def test_a_similar_word_tells_far_less() -> None:
    found = likely((1, "hrad-cs", 10), asked=question(word({1: 0.5})))
    assert log(found["hrad-sv"]) == pytest.approx(0.3 * (log(0.0002) - log(0.1 / 16 + 0.0002)))


def test_of_the_roots_of_a_word_the_one_said_most_counts() -> None:
    asked = question(word({1: 1.0, 2: 1.0}))
    found = likely((1, "hrad-cs", 1), (2, "hrad-cs", 10), (1, "hrad-sv", 10), (2, "hrad-sv", 1), asked=asked)
    assert found["hrad-cs"] == found["hrad-sv"] == 1.0


def test_a_faq_is_as_likely_as_the_book_it_is_about() -> None:
    found = likely((1, "zahrada-cs", 10), (1, "zahrada-faq", 1), asked=question(word({1: 1.0})))
    assert found["zahrada-faq"] == found["zahrada-cs"] == 1.0


def test_other_books_than_the_named_one_lose() -> None:
    naming = Naming(frozenset({"hrad-sv"}))
    found = likely((1, "hrad-cs", 10), asked=question(word({1: 1.0})), naming=naming)
    assert found["hrad-cs"] == found["zahrada-cs"] == -2.0
    assert 0 < found["hrad-sv"] < 1


def test_books_that_are_not_asked_about_count_for_nothing() -> None:
    found = likely((1, "hrad-cs", 10), (1, "zahrada-cs", 90), asked=question(word({1: 1.0})), books=(CASTLE, FORT))
    assert found.keys() == {"hrad-cs", "hrad-sv"}
    assert found["hrad-cs"] == 1.0


def test_where_nothing_tells_all_books_are_alike() -> None:
    assert set(likely(asked=question(word({1: 1.0}))).values()) == {1.0}
    assert likely(asked=question(), books=()) == {}


def named(asked: Question, *names: tuple[str, ...]) -> Naming:
    """What a question names, the words of a name given by roots: ``(key, game, language, variant)``."""
    rows = [(*name, *[""] * (4 - len(name))) for name in names]
    index = Recording(books=BOOKS, answers={"FROM name": rows})
    found = named_books(index, asked, index.books)
    assert {name[0] for name in names} <= set(index.keys)
    return found


class Recording(MadeUp):
    """Keeps the keys that were looked up."""

    keys: list[str]

    def rows(self, query: str, *parameters: object) -> list[tuple[str, ...]]:
        (keys,) = parameters
        assert isinstance(keys, list)
        self.keys = keys
        return super().rows(query)


def test_a_game_or_an_edition_is_named_by_its_words() -> None:
    one = question(word({1: 1.0}), word({2: 1.0}))
    assert named(one, ("2", "zahrada", "")) == Naming(frozenset({"zahrada-cs", "zahrada-faq"}), frozenset({1}))
    assert named(one, ("1", "", "sv")) == Naming(frozenset({"hrad-sv"}), frozenset({0}), editions=1)
    both = Naming(frozenset({"hrad-cs"}), frozenset({0, 1}), editions=1)
    assert named(one, ("1", "hrad", ""), ("2", "", "cs")) == both
    assert named(one) == Naming()


def test_a_way_to_play_is_named_beside_the_game_or_alone() -> None:
    asked = question(word({1: 1.0}), word({2: 1.0}))
    assert named(asked, ("2", "", "", "coop")) == Naming(variants=frozenset({"coop"}))
    assert named(asked, ("1", "hrad", ""), ("2", "", "", "coop")) == Naming(
        frozenset({"hrad-cs", "hrad-sv"}), frozenset({0}), frozenset({"coop"})
    )
    assert named(asked, ("1", "", "", "coop"), ("2", "", "", "teams")).variants == {"coop", "teams"}


def test_a_name_may_have_three_words() -> None:
    asked = question(*(word({root: 1.0}) for root in (1, 2, 3, 4)))
    assert named(asked, ("2 3 4", "hrad", "")).words == {1, 2, 3}
    assert named(asked, ("3 4", "hrad", "")).words == {2, 3}


def test_every_phrase_of_up_to_three_words_is_looked_up() -> None:
    index = Recording(books=BOOKS)
    named_books(index, question(*(word({root: 1.0}) for root in (1, 2, 3, 4))), index.books)
    assert index.keys == sorted(["1", "2", "3", "4", "1 2", "2 3", "3 4", "1 2 3", "2 3 4"])


@pytest.mark.parametrize(("similarity", "looked_up"), [(0.9, ["1"]), (0.89, [])])
def test_a_word_names_only_when_it_is_nearly_as_written(similarity: float, looked_up: list[str]) -> None:
    index = Recording(books=BOOKS)
    named_books(index, question(word({1: similarity})), index.books)
    assert index.keys == looked_up


def test_a_name_said_twice_takes_all_its_words() -> None:
    asked = question(word({1: 1.0}), word({1: 1.0, 2: 0.95}))
    assert named(asked, ("1", "hrad", ""), ("2", "hrad", "")).words == {0, 1}
