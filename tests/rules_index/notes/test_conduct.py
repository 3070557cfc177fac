"""The guide for judges does not answer questions about the effect of a card or another thing."""

from __future__ import annotations

import pytest

from rules_index import Language, Oracle
from tests.rows import rows

CARDS = ("Control Mind", "Mind Melt", "Moral Decay", "Plague Gun", "Self-Destruct Programming")
"""Cards whose names share words with entries of the guide."""
ASKED = {
    Language.EN: ("what does {} do?", "how does {} work", "effect of the card {}"),
    Language.CS: ("co dělá {}?", "jak funguje karta {}", "co umí {}"),
    Language.SV: ("vad gör {}?", "hur fungerar {}", "effekten av kortet {}"),
}


@pytest.mark.slow
@rows("language", list(Language))
@rows("card", CARDS)
def test_a_question_about_a_card_is_not_answered_with_a_penalty(
    digest_oracle: Oracle, card: str, language: Language
) -> None:
    for way in ASKED[language]:
        answer = digest_oracle.ask(way.format(card), game="doomtrooper", language=language)
        assert not answer.guide, way


@pytest.mark.parametrize("thing", ["fear", "noise", "a bluff"])
def test_a_question_about_the_effect_of_a_thing_is_not_answered_with_a_penalty(
    digest_oracle: Oracle, thing: str
) -> None:
    assert not digest_oracle.ask(f"what does {thing} do?", game="doomtrooper", language=Language.EN).guide


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("my opponent played Control Mind and then took it back, what now?", Language.EN),
        ("soupeř vzal zpátky Control Mind, kterou už zahrál, jaký je trest?", Language.CS),
        ("min motståndare tog tillbaka Control Mind efter att ha spelat det", Language.SV),
    ],
)
def test_a_deed_with_a_card_is_answered_by_the_guide(digest_oracle: Oracle, asked: str, language: Language) -> None:
    assert digest_oracle.ask(asked, game="doomtrooper", language=language).guide
