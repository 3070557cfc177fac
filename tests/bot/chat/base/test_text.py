"""Text as it stands on a card: nothing in it formats, pings or links, and the words that count are bold."""

from __future__ import annotations

import pytest

from bot.chat.base.messages import GameWords
from bot.chat.base.text import Marker, escape, one_line
from bot.games.values import Line
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.twom.table import tiny
from tests.rows import rows


@rows(
    ("text", "shown"),
    [
        ("**tučně** a _šikmo_", r"\*\*tučně\*\* a \_šikmo\_"),
        ("`kód` ~~pryč~~ ||tajné||", r"\`kód\` \~\~pryč\~\~ \|\|tajné\|\|"),
        ("[sem](https://example.org)", r"\[sem\](https://example.org)"),
        ("<@123> <@&4> <#5> <t:0>", r"\<@123\> \<@&4\> \<#5\> \<t:0\>"),
        ("# nadpis\n> citát\n- bod\n-# drobně", "\\# nadpis\n\\> citát\n\\- bod\n\\-# drobně"),
        ("3. kolo", r"3\. kolo"),
        ("ovlivňují-li 1. kolo # a - b", "ovlivňují-li 1. kolo # a - b"),
        (r"zpětné \ lomítko", r"zpětné \\ lomítko"),
    ],
)
def test_markdown_is_shown_and_not_obeyed(text: str, shown: str) -> None:
    assert escape(text) == shown


@pytest.mark.parametrize("mention", ["@everyone", "@here"])
def test_a_mention_of_all_is_broken_up(mention: str) -> None:
    assert mention not in escape(f"hej {mention}!")


def test_the_words_are_marked_whole_in_any_case_and_nothing_else() -> None:
    mark = Marker(["útok", "Boj"])
    assert mark("Útok a protiútok, boj o bojiště.") == "**Útok** a protiútok, **boj** o bojiště."


def test_a_word_inside_a_longer_marked_phrase_is_not_marked_twice() -> None:
    assert Marker(["akční kostka", "kostka"])("Akční kostka je kostka.") == "**Akční kostka** je **kostka**."


def test_what_is_marked_is_escaped_too() -> None:
    assert Marker(["x_y"])("*x_y*") == r"\***x\_y**\*"


def test_text_cannot_smuggle_marks_in() -> None:
    assert Marker(["a"])("\ue000b\ue001 a") == "b **a**"


def test_without_words_nothing_is_marked() -> None:
    assert Marker(["", "  "])("a b") == "a b"


@rows(
    ("text", "limit", "line"),
    [
        ("krátké", 10, "krátké"),
        ("dva\nřádky  a\tmezery", 50, "dva řádky a mezery"),
        ("jedna dvě tři čtyři", 12, "jedna dvě…"),
        ("x" * 30, 10, "x" * 9 + "…"),
    ],
)
def test_a_line_is_cut_at_a_word(text: str, limit: int, line: str) -> None:
    assert one_line(text, limit) == line
    assert len(line) <= limit


def test_a_line_that_begins_with_the_number_of_a_round_is_no_list() -> None:
    line = Line("twom-part-days", {"day": 6, "seat": 0, "frost": 1})
    words = GameWords(localizer(Language.CS), tiny())
    assert words.markdown(line).startswith("6\\.\N{NO-BREAK SPACE}den")
    assert words.plain(line).startswith("6. den")
