"""Titles in the readers' languages, as they are completed while somebody types."""

from __future__ import annotations

import pytest

from rules_index import Language, Oracle, SuggestionKind


def labels(oracle: Oracle, typed: str, **narrowed: object) -> list[str]:
    return [each.label for each in oracle.suggest(typed, **narrowed)]  # type: ignore[arg-type]


@pytest.mark.parametrize("language", [Language.EN, Language.SV])
def test_titles_are_offered_in_the_readers_language(digest_oracle: Oracle, language: Language) -> None:
    rule = digest_oracle.ruling("ZL 3.1")
    assert rule is not None
    title = rule.title_in(language)
    assert title != rule.title
    found = digest_oracle.suggest(title[:6], game="zloba", language=language)
    assert (rule.id, title) in [(each.id, each.label) for each in found]
    assert title in labels(digest_oracle, "", game="zloba", language=language, limit=500)


def test_without_a_language_titles_are_the_books(digest_oracle: Oracle) -> None:
    rule = digest_oracle.ruling("ZL 3.1")
    assert rule is not None
    assert labels(digest_oracle, rule.title, game="zloba")[0] == rule.title
    assert labels(digest_oracle, rule.title, game="zloba", language=Language.CS)[0] == rule.title


def test_an_edition_offers_its_own_titles(digest_oracle: Oracle) -> None:
    found = digest_oracle.suggest("", game="doomtrooper", edition="doomtrooper-sv", limit=200)
    assert len(found) == 200
    assert {each.book.key for each in found} == {"doomtrooper-sv"}
    mixed = digest_oracle.suggest("a", game="doomtrooper", edition="doomtrooper-cs", language=Language.EN)
    assert {each.book.key for each in mixed} <= {"doomtrooper-cs", "doomtrooper-errata"}


def test_terms_alone_are_offered_where_terms_are_wanted(digest_oracle: Oracle) -> None:
    found = digest_oracle.suggest("s", game="zloba", language=Language.EN, kind=SuggestionKind.TERM)
    assert found
    assert {each.kind for each in found} == {SuggestionKind.TERM}


def test_a_bare_number_is_the_rule_of_the_book_that_is_played(digest_oracle: Oracle) -> None:
    of_game = digest_oracle.ask("11.4", game="zloba")
    assert [ruling.number for ruling in of_game.rulings] == ["ZL 11.4"]
    assert of_game.certain
    of_edition = digest_oracle.ask("11.4", game="doomtrooper", edition="doomtrooper-sv")
    assert [ruling.number for ruling in of_edition.rulings] == ["DT-SV 11.4"]
    anywhere = digest_oracle.ask("11.4")
    assert len(anywhere.rulings) > 1
    assert not anywhere.certain
    assert not anywhere.named
    nowhere = digest_oracle.ask("99.9", game="zloba")
    assert (nowhere.answered, nowhere.rulings) == (False, ())
