"""The guide for judges answers conduct alone: not what a card does, nor what a book without a digest leaves open."""

from __future__ import annotations

import pytest

from rules_index import Language, Oracle
from rules_index.library import build
from tests.oracles import lent
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


POND = """# Rybník

## Příprava hry

Každý hráč dostane pět leknínů a jednoho hastrmana. Začíná nejmladší hráč.

## Tah hráče

Ve svém tahu hráč položí jeden leknín na hladinu, nebo vezme dva hrníčky z břehu.

## Hastrman

Kdo zahraje hastrmana, odhodí jeden hrníček a vezme si dušičku sousedovi.
"""


@pytest.fixture(scope="module")
def pond(tmp_path_factory: pytest.TempPathFactory) -> Oracle:
    """An oracle over a book without a digest, beside which the guide is asked."""
    folder = tmp_path_factory.mktemp("pond")
    (folder / "pond.md").write_text(POND, "utf-8")
    (folder / "pond.toml").write_text('game = "pond"\nkind = "rulebook"\nlanguage = "cs"\n', "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(build, "limit_memory", lambda _: None)  # this process goes on
        build.build_library(folder / "pond.sqlite", folder, lambda _: None)
    return lent(folder / "pond.sqlite")


@pytest.mark.parametrize(
    "asked",
    ["jak uplatím hastrmana?", "co když ztratím leknín?", "kdo smí hrát na housle?", "jak se peče chleba"],
)
def test_what_a_book_without_a_digest_leaves_open_is_not_answered_with_a_penalty(pond: Oracle, asked: str) -> None:
    answer = pond.ask(asked, language=Language.CS)
    assert not answer.answered
    assert not answer.guide


@pytest.mark.parametrize(
    ("asked", "title"),
    [
        ("soupeř podvádí, co s tím?", "Podvod a lež rozhodčímu"),
        ("hráč vzal zpátky tah, jaký je trest?", "Vrácení vlastního tahu"),
        ("hráč odešel ze zápasu uprostřed hry", "Odchod uprostřed zápasu"),
        ("jaký je trest za pomalou hru?", "Pomalá hra"),
    ],
)
def test_conduct_at_the_table_is_answered_by_the_guide_beside_any_book(pond: Oracle, asked: str, title: str) -> None:
    assert pond.ask(asked, language=Language.CS).guide[0].title == title
