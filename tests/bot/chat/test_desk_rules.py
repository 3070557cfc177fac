"""A rule as a judge reads it: lists and tables stay what they are, and the book's words are quoted."""

from __future__ import annotations

from bot.chat.disputes.shows.rules import rule_lines
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.chat.shelf import passage, ruling

TABLE = "Ceny:\n\n| co | cena |\n|---|---|\n| hradba | 2 |\n| věž | 5 |\n\n- sleva jednou za kolo\n- *nikdy* dvakrát"


def test_a_table_keeps_its_rows() -> None:
    lines = rule_lines(ruling("wall", text=TABLE), localizer(Language.EN))
    # For readers of another language than the book's a gist comes first.
    assert lines[1:] == [
        "**In short:** About wall.",
        "Ceny:",
        "co · cena",
        "- hradba · 2",
        "- věž · 5",
        "- sleva jednou za kolo",
        "- nikdy dvakrát",
        " ",
    ]


def test_a_passage_is_quoted_with_its_book() -> None:
    lines = rule_lines(ruling("wall", passages=(passage("Hradba stojí dvě.\nVěž stojí pět."),)), localizer(Language.CS))
    assert lines[-3:] == ["> Hradba stojí dvě.", "> Věž stojí pět.", "> — Hrad"]


def test_the_reading_is_in_the_judges_language() -> None:
    lines = rule_lines(ruling("wall", reading="Platí i  potmě."), localizer(Language.CS))
    assert lines[-1] == "Náš výklad: Platí i potmě."


def test_a_long_rule_is_cut_at_the_end_of_a_line() -> None:
    lines = rule_lines(ruling("wall", text="\n".join(f"- řádek {n}" for n in range(900))), localizer(Language.EN))
    assert lines[-2:] == ["…", " "]
    assert lines[-3].startswith("- řádek ")
    assert sum(map(len, lines)) < 1500
