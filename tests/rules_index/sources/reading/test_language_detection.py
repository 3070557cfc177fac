"""The language of a text."""

from __future__ import annotations

from rules_index.sources.reading.language_detection import language_of
from rules_index.values.books import Language
from tests.rows import rows


@rows(
    ("text", "language"),
    [
        ("Hráč vezme kartu a položí ji na stůl, pokud má dost mincí.", Language.CS),
        ("Hrac vezme kartu a polozi ji na stul, pokud ma dost minci.", Language.CS),
        ("Spelaren tar ett kort och lägger det på bordet om han har mynt.", Language.SV),
        ("Spelaren drar kort tills handen ar full och slar sedan en tarning.", Language.SV),
        ("The player takes a card and puts it on the table if they can pay.", Language.EN),
        ("Kaţdý hráč mŧţe pouţít ţeton, kdyţ má v ruce nŧţ a mŧţe zaplatit.", Language.CS),
    ],
)
def test_a_sentence_is_enough(text: str, language: Language) -> None:
    assert language_of(text) is language


def test_english_card_names_do_not_make_a_czech_book_english() -> None:
    cards = "MISSING IN ACTION, PARADISE LOST, WARZONE, CLOSE COMBAT. "
    assert language_of(cards + "Tyto karty hráč smí zahrát pouze ve svém kole, pokud má dost bodů.") is Language.CS


def test_text_without_words_has_some_language() -> None:
    assert language_of("1 2 3\n◇◇◇") in Language
