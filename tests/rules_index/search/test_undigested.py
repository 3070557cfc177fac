"""Books that the digest has no rules of: found by section, answered by sentence, or not at all."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from rules_index import Oracle
from rules_index.digest.lexicon import Lexicon
from rules_index.index.build import book_infos
from rules_index.index.entries import entries
from rules_index.index.writer import write_index
from rules_index.search.undigested import certainty
from rules_index.search.undigested.headings import lacks_headings
from rules_index.sources.passages.sequences import crib_of
from rules_index.values.answers import Surety
from rules_index.values.books import BookInfo, BookKind, Language, Passage
from rules_index.values.sources import Book
from tests.rows import rows

pytestmark = pytest.mark.usefixtures("quick_to_open")
FERRY = BookInfo("ferry", "ferry", "The Ferry", Language.EN)
RULES = {
    "Setup": [
        "Each player takes five barrels and one boat. Shuffle the tide cards.",
        "The oldest player begins. Put the lighthouse next to the harbour.",
    ],
    "Rowing": [
        "On your turn, row your boat up to three spaces. You may not row against the tide.",
        "A boat that meets another boat stops. Row past a boat only when you pay its owner a barrel.",
        "Row your boat with care. A boat is rowed by its owner alone.",
    ],
    "Trading": ["Sell a barrel in the harbour for two coins. Nobody sells more than three barrels a turn."],
    "The end": ["The game ends when the last tide card is drawn. The player with the most coins wins."],
}


def book(info: BookInfo = FERRY, rules: dict[str, list[str]] = RULES) -> Book:
    told = [(title, text) for title, texts in rules.items() for text in texts]
    return Book(info, tuple(Passage(info.key, at, (title,), text, title) for at, (title, text) in enumerate(told)))


def oracle_of(path: Path, *books: Book) -> Oracle:
    write_index(path, book_infos(books, ()), entries(books, ()), Lexicon(), {})
    return Oracle.open(path)


@pytest.fixture(scope="module")
def ferry(tmp_path_factory: pytest.TempPathFactory) -> Oracle:
    return oracle_of(tmp_path_factory.mktemp("ferry") / "rules.sqlite", book())


@rows(
    ("question", "section"),
    [
        ("who begins", "Setup"),
        ("how many barrels does each player take", "Setup"),
        ("how far may I row my boat on my turn", "Rowing"),
        ("how many coins do I get for selling a barrel", "Trading"),
        ("when does the game end", "The end"),
    ],
)
def test_the_section_that_says_it_comes_first(ferry: Oracle, question: str, section: str) -> None:
    assert ferry.ask(question, game="ferry").rulings[0].section == (section,)


def test_siblings_of_a_section_are_one_answer(ferry: Oracle) -> None:
    rulings = ferry.ask("may I row my boat past the boat of another player in the harbour", game="ferry").rulings
    sections = [ruling.section for ruling in rulings]
    assert sections[0] == ("Rowing",)
    assert len(set(sections[:3])) == 3


def test_the_sentence_that_answers_is_marked_and_no_other(ferry: Oracle) -> None:
    found = ferry.ask("how far may I row my boat on my turn", game="ferry")
    assert found.answered
    assert found.rulings[0].matched == ("On your turn, row your boat up to three spaces.",)


def test_no_sentence_is_marked_where_none_likely_answers(ferry: Oracle) -> None:
    found = ferry.ask("may a dragon borrow my boat overnight to burn a village", game="ferry")
    assert not found.answered
    assert all(" " not in word for ruling in found.rulings for word in ruling.matched)


def test_no_sentence_is_marked_in_passages_beyond_the_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(certainty, "ANSWERED", 0.0)
    pier = "A day is long. Tides turn at noon. Row a boat on your turn around the pier."
    rules = {f"Rule {at}": [f"Row your boat to pier {at} on your turn."] for at in range(certainty.SHOWN)}
    oracle = oracle_of(
        tmp_path / "rules.sqlite", book(rules={**rules, "Piers": [pier], "Tides": ["Row a boat at noon."]})
    )
    rulings = oracle.ask("may I row my boat to a pier on my turn", game="ferry", limit=certainty.SHOWN + 2).rulings
    marked = [any(" " in word for word in ruling.matched) for ruling in rulings]
    assert marked == [True] * certainty.SHOWN + [False] * 2


def test_a_question_loses_its_answer_with_the_passage(tmp_path: Path, ferry: Oracle) -> None:
    asked = "how many coins do I get for selling a barrel"
    assert ferry.ask(asked, game="ferry").answered
    without = {title: texts for title, texts in RULES.items() if title != "Trading"}
    assert not oracle_of(tmp_path / "rules.sqlite", book(rules=without)).ask(asked, game="ferry").answered


def test_a_czech_question_finds_the_passage_of_an_english_book(ferry: Oracle) -> None:
    assert ferry.ask("kdy končí hra?", game="ferry").rulings[0].section == ("The end",)
    assert ferry.ask("när slutar spelet?", game="ferry").rulings[0].section == ("The end",)


CERTAINLY = "how many coins do I get for selling a barrel in the harbour"


def paged(path: Path, pages: int) -> Oracle:
    """The ferry's rules, printed on so many pages."""
    rules = book().passages
    last = len(rules) - 1
    return oracle_of(
        path, Book(FERRY, tuple(replace(rule, page=1 + rule.ordinal * (pages - 1) // last) for rule in rules))
    )


def test_nothing_is_certain_in_a_book_that_is_read_without_its_headings(tmp_path: Path) -> None:
    few, many = paged(tmp_path / "few.sqlite", 8), paged(tmp_path / "many.sqlite", 30)
    assert few.ask(CERTAINLY, game="ferry").surety is Surety.CERTAIN
    assert many.ask(CERTAINLY, game="ferry").surety is Surety.PROBABLE


def test_a_book_with_a_digest_is_ranked_as_before(tmp_path: Path, index: Path) -> None:
    found = Oracle.open(index).lookup("kolik lodí dostanu na začátku?")
    assert found.ranked
    assert found.known is None


def with_errata(path: Path, kind: BookKind, **rules: list[str]) -> Oracle:
    """The ferry's rulebook with a FAQ or errata on it, whose key comes before that of the rulebook."""
    info = replace(FERRY, key="a-ferry-notes", title="Notes", kind=kind, corrects=FERRY.key)
    return oracle_of(path, book(info, rules), book())


def test_an_erratum_stands_above_what_it_corrects(tmp_path: Path) -> None:
    oracle = with_errata(tmp_path / "rules.sqlite", BookKind.ERRATA, Corrections=["Row your boat up to four spaces."])
    first, second = oracle.ask("how far may I row my boat on my turn", game="ferry").rulings[:2]
    assert (first.book.kind, second.section) == (BookKind.ERRATA, ("Rowing",))
    assert "four" in first.passages[0].text


def test_nothing_is_certain_of_what_the_passage_has_no_word_for(tmp_path: Path) -> None:
    jars = ["Put souls into a jar and close its lid.", "A small jar holds two souls.", "A large jar holds five souls."]
    further = {"Jars": jars, "The night": ["At night every soul sings once."], **RULES}
    oracle = oracle_of(tmp_path / "rules.sqlite", book(rules=further))
    small, middling = (
        oracle.ask(f"how many souls does a {size} jar hold?", game="ferry") for size in ("small", "gilt")
    )
    assert small.surety is Surety.CERTAIN
    assert middling.rulings[0].section == small.rulings[0].section
    assert middling.surety is not Surety.CERTAIN


def test_a_question_is_answered_as_surely_once_an_erratum_says_it_anew(tmp_path: Path, ferry: Oracle) -> None:
    asked = "how far may I row my boat on my turn"
    again = ["On your turn, row your boat up to four spaces. You may not row against the tide."]
    oracle = with_errata(tmp_path / "rules.sqlite", BookKind.ERRATA, Corrections=again)
    answer = oracle.ask(asked, game="ferry")
    assert "four" in answer.rulings[0].passages[0].text
    # The words of so small a book weigh less once another one has them too.
    assert answer.answerable == pytest.approx(ferry.ask(asked, game="ferry").answerable, abs=0.1)


def test_an_erratum_of_another_matter_stays_where_it_is(tmp_path: Path) -> None:
    oracle = with_errata(tmp_path / "rules.sqlite", BookKind.ERRATA, Corrections=["Umbrellas are printed in green."])
    rulings = oracle.ask("how far may I row my boat on my turn", game="ferry").rulings
    assert all(ruling.book.kind is BookKind.RULEBOOK for ruling in rulings)


def test_an_erratum_on_another_sentence_of_a_passage_stands_below_it(tmp_path: Path) -> None:
    rules = {"Repairs": ["A mast costs five coins. A pilot with a sail moves one space more."]}
    info = replace(FERRY, key="notes", kind=BookKind.ERRATA, corrects=FERRY.key)
    told = {"Repairs": ["A mast costs seven coins, not five."]}
    oracle = oracle_of(tmp_path / "rules.sqlite", book(rules={**RULES, **rules}), book(info, told))
    sail, mast = (oracle.ask(asked, game="ferry").rulings for asked in ("what does a sail do?", "what costs a mast?"))
    assert [one.book.kind for one in sail[:2]] == [BookKind.RULEBOOK, BookKind.ERRATA]
    assert [one.book.kind for one in mast[:2]] == [BookKind.ERRATA, BookKind.RULEBOOK]


def test_an_erratum_finds_its_rule_by_number(tmp_path: Path) -> None:
    rules = {"4.1 Rowing": ["Row your boat up to three spaces."], "4.2 Trading": ["Sell a barrel for two coins."]}
    info = replace(FERRY, key="notes", kind=BookKind.ERRATA, corrects=FERRY.key)
    told = {"Corrections": ["4.2: The price is a single shell."]}
    oracle = oracle_of(tmp_path / "rules.sqlite", book(rules=rules), book(info, told))
    first, second = oracle.ask("may I sell a barrel", game="ferry").rulings[:2]
    assert (first.book.kind, second.title) == (BookKind.ERRATA, "4.2 Trading")


def test_a_term_is_one_that_a_passage_explains_by_name(tmp_path: Path) -> None:
    tide = Passage(FERRY.key, 90, ("Water",), "Ebb – the tide that carries boats out to sea.", "Ebb")
    note = Passage(FERRY.key, 91, ("Water",), "NOTE: nobody swims.", "NOTE")
    spring = Passage(FERRY.key, 92, ("Spring tide",), "The spring tide is the highest of all tides.", "Spring tide")
    plain = Passage(FERRY.key, 93, ("Slack",), "Boats lie still then.", "Slack")
    found = entries([Book(FERRY, (tide, note, spring, plain))], ())
    assert [entry.title for entry in found if entry.term] == ["Ebb", "Spring tide"]
    told = oracle_of(tmp_path / "rules.sqlite", Book(FERRY, (*book().passages, tide, spring)))
    assert told.term("ebb").rulings[0].title == "Ebb"


def test_numbered_steps_of_a_turn_are_a_sequence_and_other_numbers_are_none() -> None:
    turn = "1. Row: move your boat.\n2. Trade. You may sell barrels.\n4. This is no step of it."
    steps = crib_of(book(rules={"Your turn": [turn], "Prices": ["1. Barrels\n2. Boats"]}), ["a", "b"])
    assert steps is not None
    assert [(one.title, [step.title for step in one.steps]) for one in steps.sequences] == [
        ("Your turn", ["Row", "Trade"]),
    ]
    assert [link.id for link in steps.rules] == ["a"]
    assert crib_of(book(), [str(at) for at in range(7)]) is None


def test_the_headings_below_a_phase_are_its_steps() -> None:
    sections = (("Action phase",), ("Action phase", "Rowing"), ("Action phase", "Trading"), ("The end",))
    told = Book(FERRY, tuple(Passage(FERRY.key, at, path, "Text.", path[-1]) for at, path in enumerate(sections)))
    steps = crib_of(told, ["a", "b", "c", "d"])
    assert steps is not None
    assert [step.title for step in steps.sequences[0].steps] == ["Rowing", "Trading"]


def test_a_faq_whose_rulebook_is_not_there_answers_alone(tmp_path: Path) -> None:
    info = replace(FERRY, key="notes", kind=BookKind.FAQ, corrects="lost")
    found = oracle_of(tmp_path / "rules.sqlite", book(info)).ask("how far may I row my boat on my turn", game="ferry")
    assert found.rulings[0].section == ("Rowing",)


def test_the_edition_played_is_asked_before_another_one(tmp_path: Path) -> None:
    other = replace(FERRY, key="ferry-old", edition="1990")
    oracle = oracle_of(tmp_path / "rules.sqlite", book(), book(other))
    asked = oracle.ask("how far may I row my boat on my turn", game="ferry", edition="ferry-old")
    assert {ruling.book.key for ruling in asked.rulings} == {"ferry-old"}
    assert asked.has_edition


@rows(
    ("sections", "pages", "lacks"),
    [(1, 2, False), (1, 3, True), (2, 4, False), (2, 5, True), (0, 3, True), (20, 30, False), (3, 0, False)],
)
def test_a_book_of_some_pages_has_a_heading_on_every_other_one(sections: int, pages: int, *, lacks: bool) -> None:
    assert lacks_headings(sections, 10, pages) is lacks


@rows(("sections", "passages", "lacks"), [(0, 18, False), (1, 19, True), (9, 54, False), (9, 55, True)])
def test_a_long_text_has_a_heading_for_every_few_passages(sections: int, passages: int, *, lacks: bool) -> None:
    assert lacks_headings(sections, passages, 0) is lacks
