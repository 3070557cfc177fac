"""What a person reads in the terminal."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO

import pytest
from rich.console import Console, RenderableType

from rules_index import Oracle
from rules_index.command_line.check import BookReport
from rules_index.command_line.display import PROBLEMS, answer_text, difference_table, ruling_text
from rules_index.values.answers import Answer, Modal, Ruling, Unanswerable, Verdict
from rules_index.values.books import Evidence, Language, Variant
from rules_index.values.digest import Rendering
from rules_index.values.sources import Difference, Repair, RepairKind, SourceProblem
from tests.rows import rows
from tests.rules_index.library import castle, passage


def shown(*parts: RenderableType, styled: bool = False) -> str:
    console = Console(record=True, width=200, file=StringIO(), force_terminal=True, color_system="standard")
    for part in parts:
        console.print(part)
    return console.export_text(styles=styled)


@pytest.fixture
def ruling(oracle: Oracle) -> Ruling:
    found = oracle.ruling("MA 2.1")
    assert found is not None
    return replace(found, confidence=0.876)


def test_a_ruling_shows_number_title_text_passage_and_citation(ruling: Ruling) -> None:
    lines = [line.rstrip() for line in shown(ruling_text(ruling)).splitlines()]
    assert lines[0] == "MA 2.1 Pátá lucerna"
    assert lines[1] == ruling.text
    assert f"    {ruling.passages[0].text}" in lines
    assert "Maják · Konec · druhé vydání · 88% sure · maják-cs.end.lanterns" in lines


def test_a_reading_is_told_from_the_books_word(ruling: Ruling) -> None:
    assert f"Reading (the book leaves this open): {ruling.reading}" in shown(ruling_text(ruling))
    assert "Reading" not in shown(ruling_text(replace(ruling, reading="")))


def test_a_question_is_answered_in_its_own_language(oracle: Oracle, ruling: Ruling) -> None:
    told = Rendering(
        "The fifth lantern", "It ends.", ("when is it over",), text="Whoever lights the fifth lantern wins."
    )
    answer = Answer("when is the game over?", True, (replace(ruling, others={Language.EN: told}),))
    assert shown(answer_text(answer)).splitlines()[:2] == ["MA 2.1 The fifth lantern", told.text]
    assert ruling.text in shown(answer_text(replace(answer, question="kdy hra končí?")))


@pytest.mark.slow
def test_a_bare_passage_shows_its_title_and_words(oracle: Oracle) -> None:
    bare = oracle.ask("co když prší a chci obilí").rulings[0]
    text = shown(ruling_text(bare))
    assert text.startswith(bare.title)
    assert set(bare.passages[0].text.splitlines()) <= {line.strip() for line in text.splitlines()}
    assert bare.id in text


def test_the_words_that_fit_are_marked_and_others_are_not(ruling: Ruling) -> None:
    text = shown(ruling_text(replace(ruling, text="Světlo, lucerna, lucerny.", matched=("lucerna",))), styled=True)
    assert "\x1b[1;32mlucerna\x1b[0m" in text
    assert "\x1b[1;32mlucerny" not in text


def test_text_that_looks_like_markup_is_shown_as_it_is(ruling: Ruling) -> None:
    assert "[bold]Loď[/bold] [/]" in shown(ruling_text(replace(ruling, text="[bold]Loď[/bold] [/]")))


def test_a_sure_answer_shows_its_rulings_and_how_long_it_took(oracle: Oracle) -> None:
    answer = replace(oracle.ask("S čím začínám?", edition="maják-cs", limit=2), millis=3.6)
    text = shown(answer_text(answer))
    assert text.startswith("MA 1.1")
    assert all(ruling.id in text for ruling in answer.rulings)
    assert "Not sure" not in text
    assert text.rstrip().endswith("4 ms")


def test_editions_that_differ_are_named_before_anything_else(oracle: Oracle) -> None:
    text = shown(answer_text(oracle.ask("S čím začínám?")))
    assert text.startswith("The editions differ here (maják-cs, maják-sv). Name the one you play with --edition.")


def test_an_unsure_answer_says_so_before_anything_else(oracle: Oracle) -> None:
    answer = replace(oracle.ask("S čím začínám?"), answered=False)
    text = shown(answer_text(answer))
    assert text.startswith("Not sure any rule answers this. The nearest topics:")
    assert answer.rulings[0].title in text


@pytest.mark.parametrize(
    ("verdict", "said"),
    [
        (Verdict(True, 0.95), "Yes."),
        (Verdict(False, 0.95, Modal.MAY), "No."),
        (Verdict(True, 0.95, Modal.MAY, denied=True), "Yes, you can."),
        (Verdict(False, 0.95, Modal.MUST, denied=True), "No, you needn't."),
    ],
)
def test_a_question_put_as_a_denial_is_answered_by_what_that_means(verdict: Verdict, said: str, ruling: Ruling) -> None:
    answer = Answer("smím?", True, (replace(ruling, verdict=verdict),))
    assert shown(answer_text(answer)).startswith(f"{said}\n")


def test_nothing_found_is_said(oracle: Oracle) -> None:
    assert shown(answer_text(Answer("xyzq", False, ()))).startswith("Nothing in the indexed books comes near")


@rows("problem", list(Unanswerable))
def test_what_is_no_question_is_told_what_to_do(problem: Unanswerable) -> None:
    assert shown(answer_text(Answer("", False, (), problem=problem))).strip() == PROBLEMS[problem]


def report() -> BookReport:
    variant = Variant("útočnou", "účinnou", "scan", Evidence.ATTESTED)
    book = replace(
        castle(passage(0, "STAVBA", "Hradba stojí dva kameny.")),
        witnesses=("print", "scan"),
        repairs=(Repair(RepairKind.HYPHENATION, 4, "hrad-\nba", "hradba"),),
        differences=(
            Difference("hrad-cs", ("HRA", "AKCE"), variant, "zahrál útočnou akci"),
            Difference("hrad-cs", ("HRA",), replace(variant, chosen="", rejected="[zde]"), "konec kola"),
        ),
    )
    return BookReport(book, rules=7, untied=("hrad-cs.dragon",), uncovered=book.passages)


def test_a_report_shows_counts_repairs_and_every_difference() -> None:
    text = shown(*difference_table(report()))
    assert "hrad-cs (print, scan), cs" in text
    assert "1 passages, 7 digest rules of which 1 found no passage, 0.0% of the rulebook's rules covered" in text
    assert "without a rule: STAVBA ¶1-1 (no rule cites it)" in text
    assert "untied: hrad-cs.dragon" in text
    assert RepairKind.HYPHENATION.value in text
    assert f"2 differences between the witnesses ({Evidence.ATTESTED.value}: 2)" in text
    assert f"útočnou not účinnou (scan): {Evidence.ATTESTED.value}" in text
    assert "HRA › AKCE: zahrál útočnou akci" in text
    assert "(nothing) not [zde] (scan)" in text


def test_a_report_without_differences_has_no_word_of_them() -> None:
    plain = replace(report(), book=replace(report().book, differences=(), repairs=()), untied=())
    text = shown(*difference_table(plain))
    assert "difference" not in text
    assert "untied" not in text
    assert "mended" not in text


def test_a_book_without_a_digest_shows_its_headings_and_what_was_mended() -> None:
    foreign = replace(report(), rules=0, untied=(), uncovered=report().book.passages)
    text = shown(*difference_table(foreign))
    assert "  STAVBA" in text.split("\n")
    assert "without a rule" not in text
    assert RepairKind.HYPHENATION.value in text and "2 differences" in text


def test_a_file_that_cannot_be_read_is_named() -> None:
    assert shown(*difference_table(SourceProblem("scan.txt", "is binary"))).strip() == "scan.txt: is binary"
