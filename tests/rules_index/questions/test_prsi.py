"""Facts of the digest of Prší that must not rot, and when its rules answer."""

from __future__ import annotations

import pytest

from rules_index import Language, Oracle
from rules_index.values.digest import Rule
from tests.rules_index.digest.digests import numbered_without_a_gap, rules_of, said_twice

BOOK = "prsi-cs"


@pytest.fixture(scope="module")
def rules() -> dict[str, Rule]:
    return rules_of(BOOK)


def test_rules_are_numbered_and_nothing_is_said_twice(rules: dict[str, Rule]) -> None:
    assert len(rules) > 25
    assert numbered_without_a_gap(rules.values(), "PR")
    assert said_twice(rules.values()) == []


def test_every_rule_is_whole_in_three_languages(rules: dict[str, Rule]) -> None:
    bare = [
        (slug, language)
        for slug, rule in rules.items()
        for language in (Language.EN, Language.SV)
        if not rule.others[language].text or len(rule.others[language].ask) < 3
    ]
    assert bare == []


@pytest.mark.parametrize(
    ("asked", "number"),
    [
        ("přebiju sedmu další sedmou?", "PR 4.2"),
        ("nemám co dát, kolik si líznu", "PR 3.5"),
        ("co se stane, když dojde balíček", "PR 3.7"),
        ("can I pass a seven on", "PR 4.2"),
        ("får jag lägga en över på ett ess", "PR 4.5"),
    ],
)
def test_a_question_in_the_channel_of_the_game_finds_its_rule(digest_oracle: Oracle, asked: str, number: str) -> None:
    answer = digest_oracle.ask(asked, game="prsi")
    assert answer.answered
    assert number in [ruling.number for ruling in answer.rulings[:3]]


def test_where_the_game_is_not_played_it_answers_only_if_it_is_named(digest_oracle: Oracle) -> None:
    question = "můžu dát sedmu na sedmu"
    told = {
        game: [ruling.book.game for ruling in digest_oracle.ask(asked, game=game).rulings[:1]]
        for game, asked in ((None, question), ("zloba", question), ("prsi", question))
    }
    assert told["prsi"] == ["prsi"]
    assert "prsi" not in (*told[None], *told["zloba"])
    named = digest_oracle.ask("můžu dát sedmu na sedmu ve hře prší")
    assert [ruling.book.game for ruling in named.rulings[:1]] == ["prsi"]


def test_rain_is_not_the_game(digest_oracle: Oracle) -> None:
    answer = digest_oracle.ask("Venku prší, smí hlídat někdo zraněný?")
    assert answer.rulings
    assert answer.rulings[0].book.game == "twom"


def test_elsewhere_a_question_on_the_game_is_told_where_to_ask(digest_oracle: Oracle) -> None:
    answer = digest_oracle.ask("kolik karet se rozdává v prší", game="zloba")
    assert not answer.answered
    assert answer.gap is not None
    assert answer.gap.slug == "elsewhere.prsi"
    assert digest_oracle.ask("kolik karet se rozdává v prší", game="prsi").answered
