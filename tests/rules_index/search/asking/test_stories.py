"""A question with the story that leads to it, and several questions at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from rules_index import Oracle
from rules_index.index.reader import IndexReader
from rules_index.search import certainty
from rules_index.search.question import Question, several
from rules_index.search.stories import (
    LONGEST_SENTENCE,
    MOST_LOOKED_UP,
    MOST_SENTENCES,
    MOST_TELLING,
    joined,
    read_story,
    sentences,
    windows,
)
from rules_index.values.books import Language
from tests.rows import rows
from tests.rules_index.library import castle, index_castle, rule
from tests.rules_index.search.made_up import as_likely, question, word

pytestmark = pytest.mark.usefixtures("quick_to_open")
SIXTEEN = " ".join("abcdefghijklmnop")
LONG = " ".join(f"w{at}" for at in range(50))


@rows("text", ["Loď. Útes? Přístav!", SIXTEEN, "", f"{SIXTEEN[:-2]}. P"])
def test_a_short_text_is_one_question_however_many_sentences_it_has(text: str) -> None:
    assert sentences(text) == [text]


@rows(
    ("end", "cut"),
    [
        (". ", True),
        ("! ", True),
        ("? ", True),
        ("… ", True),
        (": ", True),
        ("; ", True),
        ("\n", True),
        (" – ", True),
        (" - ", True),
        (".", False),
        (", ", False),
        ("-", False),
        (" ", False),
    ],
)
def test_a_story_is_cut_where_a_sentence_ends(end: str, cut: bool) -> None:
    found = sentences(f"{SIXTEEN}{end}q r")
    assert (len(found) == 2) is cut
    assert found[-1] == ("q r" if cut else f"{SIXTEEN}{end}q r")


def test_what_has_no_word_is_no_sentence() -> None:
    assert sentences(f"{SIXTEEN}. … \n\n ! q") == [f"{SIXTEEN}.", "q"]


def test_a_sentence_that_does_not_end_is_cut_at_commas_and_else_after_some_words() -> None:
    assert [len(piece.split()) for piece in sentences(LONG)] == [22, 22, 6]
    assert sentences(LONG)[2] == "w44 w45 w46 w47 w48 w49"
    words = LONG.split()
    with_commas = f"{' '.join(words[:14])}, {' '.join(words[14:20])}, {' '.join(words[20:30])}"
    assert [len(piece.split()) for piece in sentences(with_commas)] == [14, 16]
    short_of_it = f"{' '.join(words[:13])}, {' '.join(words[13:30])}"
    assert [len(piece.split()) for piece in sentences(short_of_it)] == [22, 8]
    assert len(sentences(" ".join(words[:LONGEST_SENTENCE]))) == 1
    assert len(sentences(" ".join(words[: LONGEST_SENTENCE + 1]))) == 2


def test_the_last_sentences_of_an_endless_story_are_read() -> None:
    found = sentences(" ".join(f"Věta {at}." for at in range(100)))
    assert len(found) == MOST_SENTENCES
    assert found[-1] == "Věta 99."


@rows(
    ("text", "asked"),
    [
        ("Kolik mám lodí? Kdo dnes začíná?", ("Kolik mám lodí?", "Kdo dnes začíná?")),
        ("Dobrý den. Kolik mám lodí? A taky\nkdo dnes začíná? Díky", ("Kolik mám lodí?", "kdo dnes začíná?")),
        ("Kolik mám lodí?", ()),
        ("Kolik mám lodí? Kdo začíná?", ("Kolik mám lodí?", "Kdo začíná?")),
        ("Kolik mám lodí? Proč?", ()),
        ("Kolik mám lodí a kdo dnes začíná", ()),
        ("A b c? D e f? G h i? J k l?", ("A b c?", "D e f?", "G h i?")),
        ("", ()),
    ],
)
def test_several_questions_are_told_by_their_marks(text: str, asked: tuple[str, ...]) -> None:
    assert several(text) == asked


def made(*idf: float, asks: bool = False) -> Question:
    """A sentence with a word for each weight."""
    return replace(question(*(word({1: 1.0}, idf=each, text=f"w{each}") for each in idf)), asks=asks)


def contents(*read: Question) -> list[list[str]]:
    return [[each.word for each in window.question.words] for window in windows(read)]


def test_windows_are_of_one_to_three_neighbouring_sentences() -> None:
    one, two, three, four = (made(at) for at in (1.0, 2.0, 3.0, 4.0))
    assert contents(one, two, three, four) == [
        ["w1.0"],
        ["w1.0", "w2.0"],
        ["w1.0", "w2.0", "w3.0"],
        ["w2.0"],
        ["w2.0", "w3.0"],
        ["w2.0", "w3.0", "w4.0"],
        ["w3.0"],
        ["w3.0", "w4.0"],
        ["w4.0"],
    ]


def test_a_sentence_without_words_of_its_own_makes_no_window() -> None:
    assert contents(made()) == []
    assert contents(made(1.0), made()) == [["w1.0"]]
    assert contents(made(), made(1.0)) == [["w1.0"], ["w1.0"]]
    assert contents(made(1.0), made(), made(2.0)) == [["w1.0"], ["w1.0", "w2.0"], ["w2.0"], ["w2.0"]]


def test_a_window_is_wide_that_has_as_many_sentences_as_it_may() -> None:
    read = [made(float(at)) for at in range(1, 6)]
    wide = [[each.word for each in window.question.words] for window in windows(read) if window.is_wide]
    assert wide == [["w1.0", "w2.0", "w3.0"], ["w2.0", "w3.0", "w4.0"], ["w3.0", "w4.0", "w5.0"]]
    assert [window.is_wide for window in windows(read[:2])] == [False, True, False]


def closing(*read: Question) -> list[list[str]]:
    """The words of the windows that close with the question."""
    return [[each.word for each in window.question.words] for window in windows(read) if window.closes]


def test_windows_close_with_the_last_sentence_that_asks() -> None:
    one, two, three = made(1.0), made(2.0), made(3.0)
    asks = made(9.0, asks=True)
    assert closing(one, asks, two, three) == [["w1.0", "w9.0"], ["w9.0"]]
    assert closing(asks, one, made(8.0, asks=True), two) == [["w9.0", "w1.0", "w8.0"], ["w1.0", "w8.0"], ["w8.0"]]
    assert closing(one, two, three) == [["w1.0", "w2.0", "w3.0"], ["w2.0", "w3.0"], ["w3.0"]]


def test_a_question_without_words_of_its_own_asks_for_what_was_told_before() -> None:
    assert closing(made(1.0), made(2.0), made(asks=True), made(3.0)) == [["w1.0", "w2.0"], ["w2.0"]]
    assert closing(made(asks=True), made(1.0)) == []


def test_an_endless_story_is_looked_up_in_a_bounded_number_of_parts() -> None:
    read = [made(float(at)) for at in range(1, 2 * MOST_LOOKED_UP + 2)]
    parts = joined(read)
    assert len(parts) == -(-len(read) // 3)
    assert [each.word for part in parts for each in part.words] == [each.word for one in read for each in one.words]
    assert [part.words for part in joined(read[:MOST_LOOKED_UP])] == [one.words for one in read[:MOST_LOOKED_UP]]


STORY = (
    "Hrajeme dnes poprvé a sešli jsme se u Pepy, bylo nás hodně a všichni měli hlad. "
    "Nejdřív jsme dlouho hledali kostky, nakonec je měla kočka. "
    "Pak někdo zavřel. {} "
    "Předem moc děkujeme za odpověď a zdravíme celou redakci."
)
RULES = [
    rule("gate", title="Zavírání brány", text="Brána se zavírá večer.", ask=("Kdy se zavírá brána?", "brána v noci")),
    rule("wall", title="Cena hradby", text="Hradba stojí dva kameny.", ask=("Kolik stojí hradba?", "cena zdi")),
    rule("well", title="Hloubka studny", text="Studna je hluboká.", ask=("Jak hluboká je studna?", "hloubka vody")),
    rule("cat", title="Kočka v kuchyni", text="Kočka chytá myši.", ask=("Co dělá kočka?", "koho chytá kočka")),
]


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return index_castle(tmp_path_factory.mktemp("castle") / "castle.sqlite", castle(), *RULES)


@pytest.fixture(scope="module")
def oracle(path: Path) -> Iterator[Oracle]:
    opened = Oracle.open(path)
    yield opened
    opened.close()


@pytest.mark.parametrize(
    ("asked", "rule"),
    [("Kdy se zavírá brána?", "gate"), ("Kolik stojí hradba?", "wall"), ("Jak hluboká je studna?", "well")],
)
def test_chatter_around_a_question_loses_nothing(oracle: Oracle, asked: str, rule: str) -> None:
    assert oracle.ask(asked).rulings[0].id == f"hrad-cs.{rule}"
    assert oracle.ask(STORY.format(asked)).rulings[0].id == f"hrad-cs.{rule}"


def test_a_story_is_looked_up_by_the_window_that_asks_best(oracle: Oracle) -> None:
    found = oracle.lookup(STORY.format("Kolik stojí hradba?"))
    assert "hradba" in [each.word for each in found.question.words]
    assert "kočka" not in [each.word for each in found.question.words]
    assert found.windows == len(windows(_read(oracle, STORY.format("Kolik stojí hradba?"))))
    assert oracle.lookup("Kolik stojí hradba?").windows == 1


def _read(oracle: Oracle, text: str) -> Sequence[Question]:
    return read_story(oracle._index.reader(), text).telling


def test_each_sentence_of_a_story_is_read_in_its_language(path: Path) -> None:
    reader = IndexReader(path)
    read = read_story(reader, STORY.format("Kolik stojí hradba?")).sentences
    assert len(read) > 4
    assert {each.language for each in read} == {Language.CS}
    assert [each.asks for each in read].count(True) == 1
    assert len(read_story(reader, "Kolik stojí hradba?").sentences) == 1
    reader.close()


def test_several_questions_get_an_answer_each(oracle: Oracle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(certainty, "packaged_model", as_likely(5.0))
    answer = oracle.ask("Kolik stojí hradba? Jak hluboká je studna?", limit=1)
    assert [part.rulings[0].id for part in answer.parts] == ["hrad-cs.wall", "hrad-cs.well"]
    assert [part.question for part in answer.parts] == ["Kolik stojí hradba?", "Jak hluboká je studna?"]
    assert all(part.answered and len(part.rulings) == 1 for part in answer.parts)


@pytest.mark.parametrize("text", ["Kolik stojí hradba? Jaká je cena hradby?", "Kolik stojí hradba?"])
def test_one_rule_is_one_answer_however_often_it_is_asked_for(
    oracle: Oracle, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(certainty, "packaged_model", as_likely(5.0))
    assert oracle.ask(text).parts == ()


def test_what_is_refused_is_no_part(oracle: Oracle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(certainty, "packaged_model", as_likely(-5.0))
    assert oracle.ask("Kolik teda stojí hradba? Jak moc je hluboká studna?").parts == ()


def test_the_sentences_of_a_long_story_that_say_nothing_are_left_aside(path: Path) -> None:
    reader = IndexReader(path)
    chatter = "Venku pršelo jako z konve. " * 20
    found = read_story(reader, f"Hradba nás stála všechno. {chatter} Kolik stojí hradba?")
    assert len(found.sentences) > MOST_TELLING == len(found.telling)
    assert found.telling[-1].asks
    assert "hradba" in found.telling[0].folded
    reader.close()
