"""How the lines of a list are cleaned, and how little work that takes for most of them."""

from __future__ import annotations

import unicodedata

import pytest

from bot.games.doomtrooper.pack.decks.text import clean, lines_of
from tests.bot.work import at_most
from tests.rows import rows


@pytest.mark.parametrize("beside", ["", "ž"])
def test_of_ascii_as_of_everything_only_what_cannot_be_seen_is_left_out(beside: str) -> None:
    for code in range(128):
        letter = chr(code)
        if letter in "\t ":
            kept = " "
        elif unicodedata.category(letter) in ("Cc", "Sk"):
            kept = ""
        else:
            kept = letter
        assert clean(f"a{letter}b{beside}") == f"a{kept}b{beside}", code


def test_plain_text_is_not_gone_through_letter_by_letter() -> None:
    with at_most(200):
        assert lines_of(b"2 Heretic " * 5000) == [("2 Heretic " * 5000).strip()]


@rows(("control", "is_text"), [("\t", True), ("\x0b", True), ("\x1f", True), ("\x85", True), ("\x1b", False)])
def test_only_control_characters_that_are_no_spaces_make_it_no_text(control: str, is_text: bool) -> None:
    assert (lines_of(f"Heretic{control * 5}".encode()) is not None) is is_text
