"""Discord's Markdown as the page shows it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from unicodedata import east_asian_width

import pytest

pytest.importorskip("markdown_it", reason="the playground needs the extra 'playground'")

from bot.playground.markdown import to_html
from tests.house import ROOT
from tests.rows import rows

EMOJI = 0x1F000
"""The first code point of those that hardly any other font has."""


def shown(text: str) -> str:
    return to_html(text, lambda sigil, target: {("@", 1): "Alice", ("#", 2): "zloba"}.get((sigil, target)))


@rows(
    ("text", "html"),
    [
        ("**b** *i* __u__ ~~s~~ `c`", "<strong>b</strong> <em>i</em> <u>u</u> <s>s</s> <code>c</code>"),
        ("one\ntwo", "one<br>\ntwo"),
        ("### Title", "<h3>Title</h3>"),
        ("text\n-# small **b**", "<small>small <strong>b</strong></small>"),
        ("a ||hidden|| b", 'a <span class="spoiler">hidden</span> b'),
        (
            "<@1> in <#2>",
            '<span class="mention">@Alice</span> in <a class="mention" href="#2" data-channel="2">#zloba</a>',
        ),
        ("<#3>", '<span class="mention">#3</span>'),
        ("<@&9>", '<span class="mention">@9</span>'),
        (
            "<t:0:R>",
            '<time class="timestamp" datetime="1970-01-01T00:00:00+00:00" data-style="R">1970-01-01 00:00 UTC</time>',
        ),
        (r"\*not\* \# \|\|", "*not* # ||"),
        ("- a\n- b", "<li>a</li>\n<li>b</li>"),
        ("**🎲**'s", '<strong><span class="sign" data-sign="1f3b2">🎲</span></strong>\'s'),
    ],
)
def test_shows(text: str, html: str) -> None:
    assert html in shown(text)


@rows("text", ["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "[x](javascript:alert(1))", '[x](" onx=")'])
def test_what_people_write_never_becomes_html(text: str) -> None:
    html = shown(text)
    assert "<script" not in html
    assert "<img" not in html
    assert "<a" not in html


def test_a_quotation_ends_with_its_line() -> None:
    assert shown("> quoted\nafter") == "<blockquote>\n<p>quoted</p>\n</blockquote>\n<p>after</p>\n"


def test_a_list_ends_with_its_last_line() -> None:
    assert shown("- a\n- b\nafter") == "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<p>after</p>\n"
    assert shown("1. a\nafter").endswith("</ol>\n<p>after</p>\n")
    assert shown("- a\n  more\n- b").count("<li>") == 2


def test_a_long_quotation_holds_all_that_follows() -> None:
    assert shown("before\n>>> a\nb") == "<p>before</p>\n<blockquote>\n<p>a<br>\nb</p>\n</blockquote>\n"


def test_every_sign_that_only_fonts_of_emoji_have_is_drawn() -> None:
    """People read the messages of the bot on machines without such a font, too."""
    said = {sign for path in _saying() for sign in path.read_text("utf-8")}
    signs = {sign for sign in said if ord(sign) >= EMOJI or east_asian_width(sign) == "W"}
    assert signs
    assert [sign for sign in sorted(signs) if 'class="sign"' not in shown(sign)] == []


def _saying() -> Iterator[Path]:
    yield from (ROOT / "bot" / "locales").rglob("*.ftl")
    yield from (ROOT / "bot" / "chat").rglob("*.py")
