"""Words that a book lacks: what they may mean is proposed, and what a judge says is what they mean there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rules_index import Language, Note, NoteKind, Oracle
from tests.rows import rows
from tests.rules_index.notes.made_up import HERE, THERE
from tests.rules_index.own_books import indexed

BOOK = """# The lighthouse

## Preparing the game

Each pilot takes three lanterns and puts these lanterns at the foot of the tower. The youngest takes the storm token.

## The storm

When the storm token turns over, every pilot loses one lantern. Without lanterns, a pilot drifts.

## Trading

Two pilots in one harbour may swap cargo cubes one for one, as often as they like.

## The end

The game ends when five ships are in the harbour. Lanterns that are left break ties.
"""
KEY, SETUP = "own-1", "how many lanterns does each pilot take when preparing the game?"


def alias(word: str, means: str, language: Language = Language.EN, *, edition: str = KEY) -> Note:
    return Note(f"alias-{word}", NoteKind.ALIAS, {language: word}, {language: means}, game=edition, edition=edition)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Oracle:
    return Oracle.open(indexed(tmp_path_factory.mktemp("aliases"), KEY, BOOK))


@pytest.fixture
def oracle(made: Oracle) -> Iterator[Oracle]:
    yield made
    made._notes.clear()
    made._notes.revisions.clear()


def first(oracle: Oracle, question: str, guild: int | None) -> tuple[bool, str]:
    answer = oracle.ask(question, guild=guild)
    return answer.answered, answer.rulings[0].title if answer.rulings else ""


@pytest.mark.slow
@rows(
    "asked",
    ["when do i lose a wibble", "when do i lose wibbles", "when do i lose a wibblse"],
)
def test_an_alias_finds_what_the_books_own_word_would(oracle: Oracle, asked: str) -> None:
    before = oracle.ask(asked).answerable
    oracle.lay(HERE, [alias("wibbles", "lanterns")], 1)
    assert first(oracle, asked, HERE) == (True, "The storm")
    assert oracle.ask(asked, guild=HERE).answerable > before
    # Nobody else knows it.
    assert oracle.ask(asked, guild=THERE).answerable == before
    assert oracle.ask(asked).answerable == before


def test_an_alias_of_another_language_is_known_in_all_its_cases(oracle: Oracle) -> None:
    asked = ("kdy ztratím bulánka?", "kdy ztratím bulánky?", "ztratím v bouři bulánků víc?")
    before = [oracle.ask(each, guild=HERE).answerable for each in asked]
    oracle.lay(HERE, [alias("bulánci", "lantern", Language.CS)], 1)
    after = [oracle.ask(each, guild=HERE).answerable for each in asked]
    assert all(now > then + 0.05 for now, then in zip(after, before, strict=True))


def test_an_alias_holds_in_its_own_rulebook_alone(oracle: Oracle) -> None:
    asked = "when do i lose a wibble"
    before = oracle.ask(asked, game=KEY).answerable
    oracle.lay(HERE, [alias("wibbles", "lanterns", edition="own-2")], 1)
    assert oracle.ask(asked, game=KEY, guild=HERE).answerable == before


def test_words_that_the_book_lacks_are_told_with_what_they_may_mean(oracle: Oracle) -> None:
    ref = oracle.ask(SETUP).rulings[0].id
    (found,) = oracle.lacking("how many wibbles does each pilot put at the tower?", ref)
    assert (found.word, found.language, found.edition) == ("wibbles", Language.EN, KEY)
    assert found.meant[0] == "lantern"  # the book has "lanterns" alone there
    assert "pilot" not in found.meant  # the question says it


HARBOUR = """# Pilots of the harbour

## Cranes

A game of pilots needs cranes: every pilot of the game takes two cranes, and without them nobody plays the game. Cranes
lift crates. In a game of four the cranes lift one crate less, and games of two have no crates.

## Weights

A crate is a wooden box. Each pilot of the game may carry a crate. Games end with games of crates.

## The end of the game

The game ends after six rounds of the game.
"""


def test_what_is_proposed_is_what_the_ruling_is_about_as_the_book_names_it(tmp_path: Path) -> None:
    oracle = Oracle.open(indexed(tmp_path, KEY, HARBOUR))
    (found,) = oracle.lacking(
        "how many wibbles do we take?", oracle.ask("how many cranes do pilots take?").rulings[0].id
    )
    # The heading's form, then the dictionary's; neither the game's name, nor what any game is called, nor "without".
    assert found.meant[:2] == ("cranes", "crate")
    assert len(found.meant) == 3
    assert {"pilot", "pilots", "harbour", "game", "games", "every", "without"}.isdisjoint(found.meant)


@rows(
    "asked",
    [
        SETUP,
        "how many lantrens does each pilot take",
        "how many lanterns do we get at the start",
        "is it 17 lanterns for each pilot",
    ],
)
def test_words_that_the_book_has_are_not_asked_about(oracle: Oracle, asked: str) -> None:
    assert oracle.lacking(asked, oracle.ask(SETUP).rulings[0].id) == ()


def test_a_word_is_not_asked_about_twice(oracle: Oracle) -> None:
    ref = oracle.ask(SETUP).rulings[0].id
    oracle.lay(HERE, [alias("wibbles", "lanterns")], 1)
    assert oracle.lacking("how many wibbles does each pilot put at the tower?", ref, guild=HERE) == ()
    assert oracle.lacking("how many wibbles does each pilot put at the tower?", ref, guild=THERE)


def test_only_words_of_the_book_can_be_meant(oracle: Oracle) -> None:
    assert oracle.has_words(KEY, "lantern")
    assert oracle.has_words(KEY, "storm tokens")
    assert not oracle.has_words(KEY, "storm meeple")
    assert not oracle.has_words(KEY, "the")
    assert not oracle.has_words(KEY, "")
