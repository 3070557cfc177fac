"""The sentences that are found in a text are those that it has, whatever values stand in them."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.playground.sentences.__main__ import messages
from tests.bot.playground.sentences.sheet import sheet
from tests.bot.playground.sentences.spotting import Spotter
from tests.bot.playground.sentences.watching import Picture
from tests.rows import rows

WRITTEN = """
turn = It is **{ $player }**’s turn.
left = { $count ->
    [one] One card is left.
   *[other] { $count } cards are left.
}
pair = { $one }, { $other }
go = Go
draw = draw
"""


def spotter() -> Spotter:
    """A few sentences."""
    body = FluentParser(with_spans=False).parse(WRITTEN).body
    return Spotter({each.id.name: each.value for each in body if isinstance(each, ast.Message) and each.value})


@rows(("text", "found"), [
    ("It is Alice’s turn.\n5 cards are left.", ("turn", "left")),
    ("It is Alice’s\u00a0turn. One card is left.", ("turn", "left")),
    ("It is our turn.", ()),
    ("You may draw.", ("draw",)),
    ("She draws.", ()),
    ("Go, go", ()),
])  # fmt: skip
def test_a_sentence_is_found_by_its_words(text: str, found: tuple[str, ...]) -> None:
    assert spotter().found(text) == found


def test_a_sentence_without_words_of_its_own_is_not_looked_for() -> None:
    assert spotter().named == {"turn", "left", "draw"}


@pytest.mark.slow
def test_the_bots_own_sentences_are_found() -> None:
    said = localizer(Language.CS).say("problem-too-long", length=5)
    assert "problem-too-long" in Spotter(messages(Language.CS)).found(said)


def test_the_page_has_what_was_seen_beside_its_picture_and_the_rest_below() -> None:
    said = {each: {"turn": f"{each} <turn>", "left": "left", "pair": "{ $one }"} for each in Language}
    page = sheet(said, Language.SV, "sv", [Picture("0001.png", ("turn",))], ("turn", "left"))
    shown, _, rest = page.partition("Never seen")
    assert 'src="sv/0001.png"' in shown and "sv &lt;turn&gt;<td>cs &lt;turn&gt;" in shown
    never, _, nameless = rest.partition("Values alone")
    assert "<code>left</code>" in never and "<code>pair</code>" in nameless and "<code>turn</code>" not in rest
