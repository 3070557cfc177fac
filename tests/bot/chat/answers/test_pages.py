"""Long text in pages: cut at the ends of sentences, each page within its limit, nothing lost."""

from __future__ import annotations

import pytest

from bot.chat.answers.ruling_text import PAGE, Line, digest_lines, paginate, quoted_lines
from bot.chat.base.text import Marker, escape

SENTENCES = [f"Strážce číslo {n} hlídá bránu a nikoho nepustí dovnitř." for n in range(200)]


def test_short_text_is_one_page() -> None:
    assert paginate(digest_lines("Jedna věta. Druhá věta."), escape) == ("Jedna věta. Druhá věta.",)


def test_nothing_is_one_empty_page() -> None:
    assert paginate([], escape) == ("",)


def test_long_text_is_cut_between_sentences_and_nothing_is_lost() -> None:
    pages = paginate(digest_lines(" ".join(SENTENCES)), escape)

    assert len(pages) > 1
    assert all(len(page) <= PAGE for page in pages)
    assert all(page.endswith("dovnitř.") for page in pages)
    assert " ".join(pages) == " ".join(SENTENCES)


def test_a_page_is_filled_as_far_as_sentences_go() -> None:
    pages = paginate(digest_lines(" ".join(SENTENCES)), escape)

    assert all(len(page) > PAGE - 2 * len(SENTENCES[0]) for page in pages[:-1])


@pytest.mark.parametrize(
    "text",
    [
        "Platí to např. pro kostky a tzv. žetony.",
        "Ve 3. kole se hraje znovu.",
    ],
)
def test_an_abbreviation_or_an_ordinal_ends_no_sentence(text: str) -> None:
    pages = paginate(digest_lines(f"{'Začátek. ' * 3}{text}"), escape, limit=len(text) + 4)

    assert pages[-1] == text


def test_a_closing_quote_belongs_to_its_sentence() -> None:
    assert paginate(digest_lines("Řekl: „Vzdávám se.“ Tím skončil."), escape, limit=22) == (
        "Řekl: „Vzdávám se.“",
        "Tím skončil.",
    )


def test_a_sentence_longer_than_a_page_is_cut_at_words() -> None:
    text = " ".join(["slovo"] * 100)

    pages = paginate(digest_lines(text), escape, limit=50)

    assert all(len(page) <= 50 for page in pages)
    assert " ".join(pages) == text


def test_a_word_longer_than_a_page_is_cut_anywhere_and_the_markdown_counts() -> None:
    pages = paginate(quoted_lines("*" * 500), escape, limit=100)

    assert all(len(page) <= 100 for page in pages)
    assert "".join(pages).count(r"\*") == 500


def test_a_quote_goes_on_as_a_quote_on_the_next_page() -> None:
    pages = paginate(quoted_lines(" ".join(SENTENCES[:60])), escape)

    assert len(pages) > 1
    assert all(page.startswith("> Strážce") for page in pages)


def test_a_digest_keeps_its_bullets_and_steps_and_loses_its_emphasis() -> None:
    text = "- první **bod**\n* druhý *bod*\n3. třetí krok\nsnake_case_word"

    assert paginate(digest_lines(text), escape) == ("- první bod\n- druhý bod\n3. třetí krok\nsnake\\_case\\_word",)


def test_a_table_becomes_its_header_and_a_bullet_a_row() -> None:
    table = "| Hráčů | Kostek |\n|---|:-:|\n| 2 | 7 |\n| 3 | 8 |"

    assert paginate(digest_lines(table), escape) == ("Hráčů · Kostek\n- 2 · 7\n- 3 · 8",)


def test_empty_cells_at_the_end_of_a_row_are_left_out() -> None:
    table = "| Hod | Účinek | Podmínka |\n|---|---|---|\n| 1 | – | ve třech |\n| 2 | déšť | – |\n| 3 | – | |"

    assert paginate(digest_lines(table), escape) == ("Hod · Účinek · Podmínka\n- 1 · – · ve třech\n- 2 · déšť\n- 3",)


def test_a_quoted_passage_keeps_its_lines_and_formats_nothing() -> None:
    assert paginate(quoted_lines("# Není nadpis\n- není bod"), escape) == ("> \\# Není nadpis\n> \\- není bod",)


def test_marks_never_open_on_one_page_and_close_on_another() -> None:
    mark = Marker(["hlídá bránu", "strážce"])

    for page in paginate(digest_lines(" ".join(SENTENCES)), mark, limit=300):
        assert page.count("**") % 2 == 0
        assert len(page) <= 300


def test_lines_of_ours_are_printed_as_they_are_with_their_gaps() -> None:
    lines = [Line("Text."), Line(""), Line("**Kniha**", ready=True), *quoted_lines("Citát.")]

    assert paginate(lines, escape) == ("Text.\n\n**Kniha**\n> Citát.",)
