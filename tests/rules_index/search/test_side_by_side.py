"""What tells rulings of several editions apart, and how far two gists agree: made up, and checked by hand."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rules_index.search.compare import agreement, side_by_side
from rules_index.values.answers import Comparison, Ruling
from rules_index.values.books import BookInfo, BookKind, Language, Passage
from tests.rows import rows
from tests.rules_index.search.made_up import question, word

CS = BookInfo("hrad-cs", "hrad", "Hrad", Language.CS)
EN = BookInfo("hrad-en", "hrad", "Castle", Language.EN)
SV = BookInfo("hrad-sv", "hrad", "Borgen", Language.SV)
ERRATA = BookInfo("hrad-errata", "hrad", "Opravy", Language.CS, kind=BookKind.ERRATA, corrects=CS.key)
GARDEN = BookInfo("zahrada-cs", "zahrada", "Zahrada", Language.CS)
BOOKS = (CS, EN, ERRATA, SV, GARDEN)


def ruling(book: BookInfo, name: str = "gate", text: str = "", *, quoted: str = "", same: Sequence[str] = ()) -> Ruling:
    """A ruling of an edition; ``quoted`` is the text of its one passage."""
    passages = (Passage(book.key, 1, ("BRÁNA",), quoted, "Brána", first=1, last=1),) if quoted else ()
    return Ruling(
        id=f"{book.key}.{name}",
        rule=f"{book.key}.{name}",
        number="",
        title="",
        text=text,
        gist="",
        book=book,
        section=(),
        passages=passages,
        confidence=1.0,
        same=tuple(same),
    )


def compared(*rulings: Ruling, known: Sequence[Ruling] = ()) -> Comparison:
    """Rulings side by side; ``known`` are others that can be looked up."""
    return side_by_side("brána", rulings, BOOKS, {each.id: each for each in (*rulings, *known)}.get)


def test_editions_come_in_the_order_of_their_keys() -> None:
    sides = compared(ruling(SV), ruling(EN), ruling(CS)).sides
    assert [side.ruling.book for side in sides] == [CS, EN, SV]


def test_editions_of_the_same_game_without_such_a_rule_are_missing() -> None:
    """Corrections are no edition of their own."""
    assert compared(ruling(CS)).missing == (EN, SV)
    assert compared(ruling(CS), ruling(SV)).missing == (EN,)
    assert compared(ruling(GARDEN)).missing == ()


def test_figures_are_marked_that_one_of_the_others_does_not_have() -> None:
    sides = compared(ruling(CS, text="5 bran a 2 věže"), ruling(EN, text="5 gates"), ruling(SV, text="7 portar")).sides
    assert [side.figures for side in sides] == [("5", "2"), ("5",), ("7",)]


def test_alike_figures_are_not_marked() -> None:
    sides = compared(ruling(CS, text="5 bran"), ruling(SV, text="fem portar")).sides
    assert [side.figures for side in sides] == [(), ()]


def test_the_book_is_read_where_no_rule_of_ours_says_it() -> None:
    bare = compared(ruling(CS, quoted="Má 5 bran."), ruling(SV, text="7 portar")).sides
    ours = compared(ruling(CS, text="Má 6 bran.", quoted="Má 5 bran."), ruling(SV, text="7 portar")).sides
    assert (bare[0].figures, ours[0].figures) == (("5",), ("6",))


ALL = (f"{EN.key}.gate", f"{SV.key}.gate")


@rows(
    ("first", "others", "declared"),
    [
        ((), (), False),
        ((), (SV,), False),
        (ALL, (), False),
        (ALL, (SV,), True),
        (ALL[:1], (SV,), False),
        (ALL, (EN, SV), True),
        (ALL[:1], (EN, SV), False),
        (ALL[1:], (EN, SV), False),
    ],
)
def test_what_the_digest_declares_the_same_is_declared_of_all_sides(
    first: Sequence[str], others: Sequence[BookInfo], declared: bool
) -> None:
    assert compared(ruling(CS, same=first), *map(ruling, others)).declared is declared


def test_other_rules_of_an_edition_that_are_declared_the_same_are_shown_beside_it() -> None:
    """Not the ruling itself, none of another edition, none that is gone."""
    drawbridge = ruling(SV, "bridge")
    own = ruling(CS, same=(f"{SV.key}.gate", drawbridge.id, f"{SV.key}.gone"))
    sides = compared(own, ruling(SV, same=(own.id,)), known=(drawbridge,)).sides
    assert [side.also for side in sides] == [(), (drawbridge,)]


GATE, TOWER = word({1: 1.0}, idf=2.0), word({2: 1.0}, idf=1.0)


def test_gists_of_the_same_words_agree_wholly() -> None:
    assert agreement(question(GATE, TOWER), question(TOWER, GATE)) == pytest.approx(1.0)


def test_gists_agree_by_what_the_words_they_share_tell() -> None:
    """Two thirds of one gist, and all of the other: both ways the same."""
    both, one = question(GATE, TOWER), question(GATE)
    assert agreement(both, one) == pytest.approx(2 * (2 / 3) / (2 / 3 + 1))
    assert agreement(one, both) == agreement(both, one)


def test_gists_without_a_common_word_do_not_agree() -> None:
    assert agreement(question(GATE), question(TOWER)) == 0.0
    assert agreement(question(GATE), question()) == agreement(question(), question(GATE)) == 0.0
    assert agreement(question(), question()) == 0.0


def test_a_word_that_tells_nothing_agrees_with_nothing() -> None:
    assert agreement(question(word({1: 1.0}, idf=0.0)), question(GATE)) == 0.0


@pytest.mark.parametrize(("one", "other"), [("3", "4"), ("three", "four"), ("tři", "5")])
def test_numbers_count_nothing_since_editions_differ_in_them(one: str, other: str) -> None:
    left, right = question(GATE, word({3: 1.0}, text=one)), question(GATE, word({4: 1.0}, text=other))
    assert agreement(left, right) == pytest.approx(1.0)
    assert agreement(question(word({3: 1.0}, text=one)), question(word({3: 1.0}, text=one))) == 0.0


@rows(
    ("one", "other", "alike"),
    [
        ({1: 0.9}, {1: 0.8}, 0.72),
        ({1: 1.0}, {1: 0.5}, 0.5),
        ({1: 0.7}, {1: 0.7}, 0.0),
        ({1: 1.0, 2: 0.6}, {1: 1.0, 2: 1.0}, 1.0),
        ({1: 0.9, 2: 1.0}, {2: 0.6, 3: 1.0}, 0.6),
    ],
)
def test_words_are_alike_by_the_root_they_most_surely_share(
    one: dict[int, float], other: dict[int, float], alike: float
) -> None:
    """Less than half of it is nothing."""
    left, right = question(word(one, text="brána")), question(word(other, text="vrata"))
    assert agreement(left, right) == pytest.approx(alike)


def test_the_same_word_is_the_same_without_any_root() -> None:
    assert agreement(question(word({}, text="brána")), question(word({}, text="brána"))) == pytest.approx(1.0)
    assert agreement(question(word({}, text="brána")), question(word({}, text="věž"))) == 0.0
