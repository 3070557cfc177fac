"""Questions that once led to the wrong rule, asked of the packaged digest as they were asked then."""

from __future__ import annotations

from rules_index import Language, Oracle
from tests.rows import rows

CS, SV, EN = Language.CS, Language.SV, Language.EN
CZECH_BOOK, SWEDISH_BOOK = "doomtrooper-cs", "doomtrooper-sv"


@rows(
    ("question", "game", "edition", "language", "number"),
    [
        ("Kartel", "doomtrooper", None, CS, "DT-SV 13.5"),
        ("Co je Kartel?", "doomtrooper", SWEDISH_BOOK, CS, "DT-SV 13.5"),
        ("How does Extend work", "zloba", None, EN, "ZL 8.8"),
        ("what does the Extend symbol do", "zloba", None, EN, "ZL 8.8"),
        ("how does the extend action work", "zloba", None, EN, "ZL 8.8"),
        ("body osudu v týmech", "doomtrooper", None, CS, "DT-SV 11.5"),
        ("Delar laget på spelpoängen?", "doomtrooper", SWEDISH_BOOK, SV, "DT-SV 11.5"),
        ("Kdo z nich útočí dřív", "twom", None, CS, "TW 11.17"),
    ],
)
def test_the_rule_that_the_book_has_on_it_answers(
    digest_oracle: Oracle, question: str, game: str, edition: str | None, language: Language, number: str
) -> None:
    answer = digest_oracle.ask(question, game=game, edition=edition, language=language)
    assert answer.answered
    assert answer.rulings[0].number == number
    assert not answer.rulings[0].elsewhere


@rows(
    ("question", "edition", "language", "number"),
    [
        ("Vad är en relik?", SWEDISH_BOOK, SV, "DT-CZ 9.1"),
        ("Vad gör reliker?", SWEDISH_BOOK, SV, "DT-CZ 9.1"),
        ("what is a relic", SWEDISH_BOOK, EN, "DT-CZ 9.1"),
        ("Co je booster?", CZECH_BOOK, CS, "DT-SV 12.4"),
        ("Kolik karet je v boosteru?", CZECH_BOOK, CS, "DT-SV 12.4"),
        ("body osudu v týmu", CZECH_BOOK, CS, "DT-SV 11.5"),
    ],
)
def test_what_only_the_other_edition_has_is_told_as_such(
    digest_oracle: Oracle, question: str, edition: str, language: Language, number: str
) -> None:
    answer = digest_oracle.ask(question, game="doomtrooper", edition=edition, language=language)
    assert answer.answered
    assert answer.rulings[0].number == number
    assert answer.rulings[0].elsewhere
    assert not answer.certain


@rows("game", ["zloba", "twom"])
@rows(
    ("question", "language"),
    [
        ("Co když zapomenu hodit kostkou", CS),
        ("jag glömde slå tärningen", SV),
        ("what if I forget to roll the die", EN),
    ],
)
def test_a_forgotten_roll_is_for_the_table_to_settle(
    digest_oracle: Oracle, game: str, question: str, language: Language
) -> None:
    answer = digest_oracle.ask(question, game=game, language=language)
    assert not answer.answered
    assert answer.gap is not None
    assert answer.gap.slug == "common.mishaps"
