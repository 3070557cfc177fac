"""Which entries of several editions are taken to be about the same thing: each case has a small library of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from rules_index.digest.lexicon import Lexicon
from rules_index.index.build import book_infos
from rules_index.index.entries import entries
from rules_index.index.reader import IndexReader
from rules_index.index.writer import write_index
from rules_index.search import certainty
from rules_index.search.compare import Match, compare, match, match_named, nearest
from rules_index.search.lookup import find_entry
from rules_index.search.question import read_question
from rules_index.values.books import BookInfo, BookKind, Language, Passage
from rules_index.values.digest import Referee, Rule
from rules_index.values.sources import Book
from tests.rules_index.search.made_up import as_likely

FIRST, SECOND, THIRD = (BookInfo(f"castle-{at}", "castle", f"Castle {at}", Language.EN) for at in "abc")
MILL, MILL_TOO = (BookInfo(f"mill-{at}", "mill", f"Mill {at}", Language.EN) for at in "ab")
ERRATA = BookInfo("mill-errata", "mill", "Errata", Language.EN, kind=BookKind.ERRATA, corrects=MILL.key)

Library = Callable[..., IndexReader]


def rule(book: BookInfo, name: str, text: str, gist: str, same: Sequence[str] = ()) -> Rule:
    """A rule that says this; ``same`` are rules of other editions."""
    return Rule(
        slug=f"{book.key}.{name}",
        number="",
        title=text,
        text=text,
        book=book,
        section=("Rules",),
        ask=(),
        gist=gist,
        see=(),
        source=(),
        referee=Referee.PLAYERS,
        same=tuple(same),
    )


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """Index some rules and books, and open the index."""
    opened: list[IndexReader] = []

    def index(*rules: Rule, books: Sequence[Book] = ()) -> IndexReader:
        path = tmp_path / f"{len(opened)}.sqlite"
        write_index(path, book_infos(books, rules), entries(books, rules), Lexicon(), {})
        opened.append(IndexReader(path))
        return opened[-1]

    yield index
    for reader in opened:
        reader.close()


@pytest.fixture
def answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each edition most likely answers what is asked."""
    monkeypatch.setattr(certainty, "packaged_model", as_likely(2.0))


def matched(reader: IndexReader, question: str, *books: BookInfo) -> list[str]:
    """What is set side by side for a question, the entry it found first."""
    found = match(reader, read_question(reader, question), [book.key for book in books])
    return refs(reader, found)


def named(reader: IndexReader, name: str, *books: BookInfo) -> list[str]:
    """What is set side by side with the entry of that name."""
    entry = find_entry(reader, name)
    assert entry is not None
    return refs(reader, match_named(reader, entry, [book.key for book in books]))


def refs(reader: IndexReader, found: Match) -> list[str]:
    loaded = reader.load(found.ids)
    return [loaded[number].ref.removeprefix("castle-") for number in found.ids]


HORSE = "horse saddle bridle stirrup girth bit"
NEARLY = "horse saddle bridle stirrup girth hay"


def vouched(*more: Rule) -> list[Rule]:
    """A rule that a question finds best, and one whose partner in another edition it finds best there."""
    return [
        rule(FIRST, "best", "gate moat", "horse saddle"),
        rule(FIRST, "vouched", "gate moat well", "gate moat tower banner"),
        rule(SECOND, "partner", "gate moat oak elm", "gate tower banner"),
        *more,
    ]


@pytest.mark.usefixtures("answered")
def test_a_rule_is_chosen_that_the_other_edition_vouches_for(library: Library) -> None:
    """Though it is found a little less well than another."""
    reader = library(
        rule(FIRST, "best", "gate moat wall", "horse saddle"),
        rule(FIRST, "vouched", "gate moat well kitchen", "gate moat tower banner"),
        rule(SECOND, "partner", "gate moat oak elm", "gate tower banner"),
    )
    assert matched(reader, "gate moat", FIRST, SECOND) == ["a.vouched", "b.partner"]


def test_one_of_two_other_editions_vouches_half_as_much(library: Library) -> None:
    reader = library(*vouched(rule(THIRD, "other", "hare fox", "badger wolf")))
    assert matched(reader, "gate moat", FIRST, SECOND, THIRD) == ["a.best"]


def test_a_partner_that_the_question_hardly_finds_vouches_for_nothing(library: Library) -> None:
    reader = library(
        rule(FIRST, "best", "gate moat", "horse saddle"),
        rule(FIRST, "vouched", "gate moat well kitchen", "gate tower banner"),
        rule(SECOND, "partner", "gate oak elm ash birch", "gate tower banner"),
        rule(SECOND, "found", "gate moat pear plum", "apple cherry"),
    )
    assert matched(reader, "gate moat", FIRST, SECOND) == ["a.best"]


@pytest.mark.parametrize(("before", "chosen"), [(4, "a.vouched"), (5, "a.other0")])
def test_only_the_best_five_may_be_vouched_for(library: Library, before: int, chosen: str) -> None:
    """All are found equally well."""
    reader = library(
        *(rule(FIRST, f"other{at}", "gate moat", "horse saddle") for at in range(before)),
        rule(FIRST, "vouched", "gate moat", "tower banner"),
        rule(SECOND, "partner", "gate moat oak elm", "tower banner"),
    )
    assert matched(reader, "gate moat", FIRST, SECOND)[0] == chosen


def test_of_two_partners_the_one_that_the_question_finds_is_shown(library: Library) -> None:
    """Though the other agrees wholly."""
    reader = library(
        rule(FIRST, "own", "gate moat", HORSE),
        rule(SECOND, "alike", "oak elm", HORSE),
        rule(SECOND, "found", "gate moat pear plum", NEARLY),
        rule(SECOND, "other", "hare fox", "badger wolf"),
    )
    assert matched(reader, "gate moat", FIRST, SECOND) == ["a.own", "b.found"]


def test_of_two_partners_the_one_that_agrees_is_shown_where_the_other_is_hardly_found(library: Library) -> None:
    reader = library(
        rule(FIRST, "own", "gate moat", HORSE),
        rule(SECOND, "alike", "oak elm", HORSE),
        rule(SECOND, "found", "gate pear plum fig", NEARLY),
        rule(SECOND, "other", "gate moat fig", "badger wolf"),
    )
    assert matched(reader, "gate moat", FIRST, SECOND) == ["a.own", "b.alike"]


@pytest.mark.parametrize(
    ("gist", "declared", "partner"),
    [(HORSE, False, True), (HORSE, True, True), (NEARLY, False, True), (NEARLY, True, False), ("hay", False, False)],
)
def test_more_agreement_is_asked_of_a_rule_that_is_declared_as_anothers(
    library: Library, gist: str, declared: bool, partner: bool
) -> None:
    reader = library(
        rule(FIRST, "own", "gate moat", HORSE),
        rule(FIRST, "declared", "fig apple", "badger wolf"),
        rule(SECOND, "alike", "oak elm", gist, same=[f"{FIRST.key}.declared"] if declared else ()),
    )
    assert named(reader, "castle-a.own", FIRST, SECOND) == ["a.own", *["b.alike"][:partner]]


def test_of_two_rules_declared_the_same_the_one_that_is_found_is_shown_else_the_first(library: Library) -> None:
    same = [f"{SECOND.key}.one", f"{SECOND.key}.two"]
    alike = library(
        rule(FIRST, "own", "gate moat", "horse", same),
        rule(SECOND, "one", "oak elm", "ash"),
        rule(SECOND, "two", "oak elm", "ash"),
    )
    assert named(alike, "castle-a.own", FIRST, SECOND) == ["a.own", "b.one"]
    found = library(
        rule(FIRST, "own", "gate moat", "horse", same),
        rule(SECOND, "one", "oak elm", "ash"),
        rule(SECOND, "two", "horse elm", "ash"),
    )
    assert named(found, "castle-a.own", FIRST, SECOND) == ["a.own", "b.two"]


def test_passages_that_no_rule_covers_agree_by_their_own_words(library: Library) -> None:
    texts = {
        FIRST: ("The gate is closed by the guard at night.", "Horses drink water."),
        SECOND: ("A guard has closed the gate when night falls.", "Nobody eats apples."),
    }
    books = [
        Book(info, tuple(Passage(info.key, at, ("RULES",), text, "Rules", first=at, last=at) for at, text in each))
        for info, each in ((info, list(enumerate(said, 1))) for info, said in texts.items())
    ]
    reader = library(books=books)
    found = match(reader, read_question(reader, "guard gate closed night"), [FIRST.key, SECOND.key])
    loaded = reader.load(found.ids)
    assert [loaded[number].passages[0].text for number in found.ids] == [texts[FIRST][0], texts[SECOND][0]]


def test_the_nearest_rules_of_all_editions_come_best_first(library: Library) -> None:
    reader = library(
        rule(FIRST, "one", "gate well kitchen stable", "horse"),
        rule(FIRST, "two", "gate well kitchen", "saddle"),
        rule(SECOND, "one", "gate moat", "bridle"),
    )
    asked, books = read_question(reader, "gate moat"), [FIRST.key, SECOND.key]
    assert refs(reader, Match(nearest(reader, asked, books, 3), 0.0)) == ["b.one", "a.two", "a.one"]
    assert refs(reader, Match(nearest(reader, asked, books, 2), 0.0)) == ["b.one", "a.two"]


def test_five_topics_are_offered_where_nothing_is_sure(library: Library) -> None:
    reader = library(
        *(rule(FIRST, f"gate{at}", "gate oak elm", "horse") for at in range(4)),
        *(rule(SECOND, f"gate{at}", "gate ash fig", "saddle") for at in range(4)),
    )
    found = compare(reader, "gate quasar nebula comet meteor", None)
    assert found is not None
    assert (found.answered, found.sides, len(found.topics)) == (False, (), 5)


def test_words_of_no_edition_find_nothing(library: Library) -> None:
    reader = library(rule(FIRST, "one", "gate moat", "horse"), rule(SECOND, "one", "gate moat", "horse"))
    found = compare(reader, "quasar", None)
    assert found is not None
    assert (found.answered, found.sides, found.topics) == (False, (), ())


def two_games(library: Library) -> IndexReader:
    return library(
        rule(FIRST, "one", "gate moat", "horse"),
        rule(SECOND, "one", "gate moat", "horse"),
        rule(MILL, "one", "wheel flour", "grinding stone"),
        rule(MILL_TOO, "one", "wheel flour", "grinding stone"),
    )


@pytest.mark.parametrize(("question", "game"), [("gate moat", "castle"), ("wheel flour", "mill")])
def test_the_game_that_a_question_is_about_is_compared(library: Library, question: str, game: str) -> None:
    reader = two_games(library)
    for narrowed in (None, game):
        found = compare(reader, question, narrowed)
        assert found is not None
        assert (found.answered, found.game, len(found.sides)) == (True, game, 2)


def test_another_game_does_not_answer(library: Library) -> None:
    found = compare(two_games(library), "gate moat", "mill")
    assert found is not None
    assert not found.answered


def test_corrections_are_no_edition_to_compare_with(library: Library) -> None:
    reader = library(rule(MILL, "one", "wheel flour", "grinding"), rule(ERRATA, "one", "wheel flour", "grinding"))
    assert compare(reader, "wheel flour", "mill") is None
