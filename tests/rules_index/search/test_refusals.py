"""What is refused follows from evidence: the digest's own questions never are, and no rule answers what a gap holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path

import pytest

from rules_index import Oracle
from rules_index.digest.gaps import GapText, load_gaps
from rules_index.digest.rules import load_digest
from rules_index.index.reader import IndexReader
from rules_index.languages.language import is_of_another_language, plain
from rules_index.search.certainty import ANSWERED
from rules_index.search.lookup import look_up
from rules_index.values.books import Language
from rules_index.values.digest import Rule
from tests.oracles import lent_reader, packaged_rules

LONGEST_NAME = 4
"""Words of the longest name of a gap."""
RANKED = 5
"""Rules that are shown."""

Asked = tuple[str, str, Language]
"""A game, a question asked in its channel, and the language of who asks."""


def own_questions(rules: Sequence[Rule]) -> Iterator[Asked]:
    """Every question that the digest's rules are written for."""
    for rule in rules:
        yield from ((rule.book.game, ask, rule.book.language) for ask in rule.ask)
        for language, other in rule.others.items():
            yield from ((rule.book.game, ask, language) for ask in other.ask)


@pytest.fixture(scope="module")
def reader(digest_index: Path) -> IndexReader:
    return lent_reader(digest_index)


@pytest.fixture(scope="module")
def gaps() -> tuple[GapText, ...]:
    return load_gaps()


@pytest.fixture(scope="module")
def asked() -> list[Asked]:
    return list(own_questions(packaged_rules()))


@pytest.mark.parametrize("each", [256, pytest.param(4, marks=pytest.mark.slow)])
def test_no_question_of_the_digest_is_refused(reader: IndexReader, asked: list[Asked], each: int) -> None:
    refused = [
        (game, line)
        for game, line, language in asked[::each]
        if look_up(reader, line, game, language).answerable < ANSWERED
    ]
    assert refused == []


def test_no_question_of_the_digest_is_in_another_language(asked: list[Asked]) -> None:
    assert [line for _, line, _ in asked if is_of_another_language(line)] == []


@pytest.mark.parametrize("each", [83, pytest.param(2, marks=pytest.mark.slow)])
def test_no_rule_answers_a_line_of_a_gap_as_well_as_the_gap(
    reader: IndexReader, gaps: tuple[GapText, ...], each: int
) -> None:
    games = sorted({book.game for book in reader.books.values()})
    lines = [(text, line, language) for text in gaps for line, language in text.asked()]
    answered = []
    for at, (text, line, language) in enumerate(lines[::each]):
        found = look_up(reader, line, text.game or games[at % len(games)], language)
        rule = max((one.lines.whole for one in found.ranked[:RANKED]), default=0.0)
        if rule and rule >= found.gap.line:
            answered.append((text.slug, line, round(rule, 2)))
    assert answered == []


def test_no_line_of_a_gap_is_a_question_of_the_digest(gaps: tuple[GapText, ...], asked: list[Asked]) -> None:
    questions = {(game, plain(line)) for game, line, _ in asked}
    games = {game for game, _ in questions}
    told = [
        (text.slug, line)
        for text in gaps
        for line, _ in text.asked()
        if any((game, plain(line)) in questions for game in ([text.game] if text.game else games))
    ]
    assert told == []


def test_no_name_of_a_gap_is_a_word_of_the_games_own_questions(gaps: tuple[GapText, ...]) -> None:
    """Of the questions on the rules' own pages: in a thousand lines of small talk any word comes up."""
    pages = load_digest(files("rules_index.digest") / "books")
    said = {(game, phrase) for game, line, _ in own_questions(pages) for phrase in phrases(plain(line))}
    games = {game for game, _ in said}
    names = [
        (text.slug, name)
        for text in gaps
        for name in text.names
        if any((game, plain(name)) in said for game in ([text.game] if text.game else games))
    ]
    assert names == []


def phrases(line: str) -> Iterator[str]:
    """Every run of words of a line that may be a name."""
    parts = line.split()
    for at in range(len(parts)):
        yield from (" ".join(parts[at : at + length]) for length in range(1, LONGEST_NAME + 1))


SAID_IN_A_BOOK = (
    ("twom", "Na co je lopata?", "TW 6"),
    ("twom", "Co dělá šperhák?", "TW 6"),
    ("twom", "Jak použiju obvazy?", "TW 10"),
    ("twom", "How do I use bandages?", "TW 10"),
    ("twom", "What does the shotgun do?", "TW"),
    ("twom", "what does the bed do", "TW 7.9"),
    ("twom", "Kam se dává karta Kapitola II při přípravě?", "TW 2.14"),
    ("twom", "jakou barvu mají bojové kostky", "TW"),
    ("twom", "kolik karet je v balíčku událostí", "TW 2.14"),
    ("zloba", "Kolik VB dává Stoik?", "ZL 11.7"),
    ("zloba", "how many VP is a Stoic worth", "ZL 11.7"),
    ("zloba", "Kolik jednotek mají Runenové?", "ZL"),
    ("zloba", "Sousedí sedmička s Pobřežím?", "ZL 5.12"),
    ("zloba", "Může jednotka z pobřeží rovnou na šestku?", "ZL 5"),
    ("zloba", "jaké symboly jsou na žetonech VB", "ZL"),
    ("zloba", "kolik je celkem scénářů", "ZL"),
    ("zloba", "jde hrát v šesti lidech", "ZL"),
    ("zloba", "Pro kolik lidí to je?", "ZL"),
    ("zloba", "Which factions are in the expansion?", "ZL 20"),
    ("zloba", "Kdo hru přeložil do češtiny?", "ZL 21.5"),
    ("zloba", "who illustrated the cards", "ZL 21.1"),
    ("zloba", "kdo hru vydal", "ZL 21.3"),
    ("doomtrooper", "můžu vrátit tah, když jsem se spletl", "DT-CZ 20.15"),
    ("doomtrooper", "Vad är spelpoäng?", "DT-SV 14.15"),
    ("doomtrooper", "hur många olika kort finns det", "DT-SV 12.1"),
    ("doomtrooper", "kdo vede Temnou legii", "DT"),
    ("doomtrooper", "jaké hodnoty má Nefarita", "DT"),
)
"""Questions that a book answers, in the words of players, and where."""


def test_what_a_book_says_is_not_denied(digest_oracle: Oracle) -> None:
    denied = []
    for game, question, where in SAID_IN_A_BOOK:
        answer = digest_oracle.ask(question, game=game, limit=RANKED)
        shown = [ruling.number for ruling in answer.rulings]
        answered = answer.answered or answer.from_table
        if not (answered and any(number.startswith(where) for number in shown)):
            denied.append((question, answer.gap, shown))
    assert denied == []
