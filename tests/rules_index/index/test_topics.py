"""Topics of the packaged digest: chapters, steps and names, and the rules of each in the book's order."""

from __future__ import annotations

import pytest

from rules_index import Language, Oracle, TopicKind

EVERY = 7
"""One of so many topics is asked for its rules."""


def numbers(oracle: Oracle, topic: str, **narrowed: str) -> list[str]:
    found = oracle.rules_of(topic, **narrowed)  # type: ignore[arg-type]
    assert found is not None
    return [ruling.number for ruling in found.rulings]


def test_a_chapter_lists_every_rule_it_has(digest_oracle: Oracle) -> None:
    listed = numbers(digest_oracle, "příprava hry", game="zloba")
    own = [number for number in listed if number.startswith("ZL 3.")]
    assert own == [f"ZL 3.{at}" for at in range(1, len(own) + 1)]
    assert digest_oracle.ruling(f"ZL 3.{len(own) + 1}") is None
    assert all(number.startswith(("ZL 3.", "ZLF ")) for number in listed)


def test_a_step_lists_its_rules_in_the_books_order(digest_oracle: Oracle) -> None:
    crib = digest_oracle.crib("zloba-cs")
    assert crib is not None
    step = next(step for step in crib.sequences[0].steps if step.gist == "Spoils")
    wanted = {link.number for one in (step, *step.parts) for link in one.rules}
    for name in (step.title, "spoils"):
        listed = [number for number in numbers(digest_oracle, name, game="zloba") if number.startswith("ZL ")]
        assert set(listed) == wanted
        assert listed == sorted(listed, key=lambda number: [int(part) for part in number[3:].split(".")])


def test_a_name_lists_the_rule_that_explains_it_and_those_that_say_it(digest_oracle: Oracle) -> None:
    listed = numbers(digest_oracle, "nadvláda", game="zloba")
    assert "ZL 11.4" in listed
    assert len(listed) == len(set(listed)) > 3


def test_a_clarification_follows_the_rule_it_corrects(digest_oracle: Oracle) -> None:
    found = digest_oracle.rules_of("nadvláda", game="zloba")
    assert found is not None
    ids = [ruling.id for ruling in found.rulings]
    notes = [ruling for ruling in found.rulings if ruling.corrects]
    assert notes
    for note in notes:
        before = [ids.index(slug) for slug in note.corrects if slug in ids]
        assert ids.index(note.id) > min(before)


def test_no_topic_is_made_up(digest_oracle: Oracle) -> None:
    for typed in ("pečení chleba v troubě", "", "?!", "x" * 3000):
        assert digest_oracle.rules_of(typed, game="zloba") is None


@pytest.mark.parametrize("language", Language)
def test_every_title_begins_with_a_capital_and_none_is_in_capitals_alone(
    digest_oracle: Oracle, language: Language
) -> None:
    titles = [topic.title_in(language) for topic in digest_oracle.topics(limit=10_000)]
    assert "Citadell" in titles
    assert not [title for title in titles if title[0].islower()]
    assert not [title for title in titles if " " in title and title.isupper()]


def test_an_edition_has_its_own_topics(digest_oracle: Oracle) -> None:
    swedish = digest_oracle.topics(game="doomtrooper", edition="doomtrooper-sv", limit=500)
    assert {topic.book.key for topic in swedish} == {"doomtrooper-sv"}
    both = digest_oracle.topics(game="doomtrooper", limit=5000)
    assert {"doomtrooper-cs", "doomtrooper-sv"} <= {topic.book.key for topic in both}


def test_with_nothing_typed_readers_begin_with_what_they_can_read(digest_oracle: Oracle) -> None:
    czech = digest_oracle.topics(game="zloba", language=Language.CS)
    assert czech[0].kind is TopicKind.CHAPTER
    english = digest_oracle.topics(game="zloba", language=Language.EN)
    assert english[0].kind is TopicKind.STEP
    assert english[0].title_in(Language.EN) == "Round of the competitive game"
    assert english[0].title_in(Language.CS) == english[0].title


@pytest.mark.parametrize("typed", ["valecna kor", "Spoil", "nadvl"])
def test_what_is_typed_is_completed_and_its_id_leads_to_it(digest_oracle: Oracle, typed: str) -> None:
    for topic in digest_oracle.topics(typed, game="zloba"):
        found = digest_oracle.rules_of(topic.id, game="zloba")
        assert found is not None
        assert found.topic == topic
        assert found.rulings


@pytest.mark.slow
def test_every_topic_has_rules_and_an_id_that_discord_takes(digest_oracle: Oracle) -> None:
    for topic in digest_oracle.topics(limit=10_000):
        assert len(topic.id) <= 100
    for topic in digest_oracle.topics(game="zloba", limit=10_000)[::EVERY]:
        found = digest_oracle.rules_of(topic.id, game="zloba")
        assert found is not None
        assert found.rulings
