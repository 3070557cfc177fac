"""Where the editions of a game differ and none is chosen, nothing is certain, and the answer says which they are."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from rules_index import Oracle
from rules_index.digest.problems import DigestProblem
from rules_index.digest.rules import load_digest
from rules_index.languages.figures import figures
from rules_index.values.books import Language
from rules_index.values.digest import Rule
from tests.oracles import lent, packaged_rules
from tests.rows import rows
from tests.rules_index.editions import rule

CZECH, SWEDISH = "doomtrooper-cs", "doomtrooper-sv"
CORRECTED_BY_ITS_BOOK = {"doomtrooper-sv.cover.armour", "doomtrooper-sv.combat.cover-bonus"}
"""Rules whose gist also has the figure of an older version, which no longer counts."""


@pytest.fixture(scope="module")
def oracle(digest_index: Path) -> Oracle:
    return lent(digest_index)


@rows(
    "question",
    [
        "kolik bodů na výhru",
        "how many points to win",
        "hur många poäng krävs för att vinna",
        "how many copies of a card may a deck have?",
        "Smím útočit na vlastní bojovníky?",
        "Hur många aspekter har Konsten?",
    ],
)
def test_where_editions_differ_nothing_is_certain_without_one(oracle: Oracle, question: str) -> None:
    found = oracle.ask(question, game="doomtrooper")
    assert found.answered
    assert {book.key for book in found.editions} == {CZECH, SWEDISH}
    assert found.editions[0].key == found.rulings[0].book.key
    assert not found.certain
    assert all(ruling.confidence <= 0.5 for ruling in found.rulings)
    for edition in (CZECH, SWEDISH):
        chosen = oracle.ask(question, game="doomtrooper", edition=edition)
        assert (chosen.editions, chosen.has_edition) == ((), True)


def test_a_chosen_or_named_edition_is_as_certain_as_ever(oracle: Oracle) -> None:
    assert oracle.ask("vid hur många poäng vinner man", edition=SWEDISH).certain
    named = oracle.ask("kolik bodů na výhru ve švédské edici", game="doomtrooper")
    assert (named.editions, named.has_edition) == ((), True)


def test_where_they_agree_an_answer_may_be_certain(oracle: Oracle) -> None:
    found = oracle.ask("Can a warrior in cover attack?", game="doomtrooper")
    assert (found.certain, found.editions) == (True, ())


def test_a_game_in_one_edition_is_untouched(oracle: Oracle) -> None:
    found = oracle.ask("kolik kostek hážeme ve třech?", game="zloba")
    assert found.answered
    assert (found.editions, found.has_edition) == ((), False)


def test_a_number_that_two_editions_have_is_neithers(oracle: Oracle) -> None:
    found = oracle.ask("8.1", game="doomtrooper")
    assert {book.key for book in found.editions} == {CZECH, SWEDISH}
    assert oracle.ask("19.14", game="doomtrooper").certain


def test_a_terms_own_entry_tells_whether_editions_differ(oracle: Oracle) -> None:
    assert {book.key for book in oracle.term("sbírka", game="doomtrooper").editions} == {CZECH, SWEDISH}
    assert oracle.term("ve hře", game="doomtrooper").editions == ()
    assert oracle.term("sbírka", edition=CZECH).editions == ()


@cache
def agreeing() -> list[tuple[Rule, Rule]]:
    rules = {each.slug: each for each in packaged_rules()}
    return [(rules[slug], rules[other]) for slug in sorted(rules) for other in rules[slug].agrees]


def test_rules_that_agree_have_the_same_figures() -> None:
    """Examples, and counts of steps aside, two rules by which the same is played tell no two numbers in English."""
    compared = [pair for pair in agreeing() if not {each.slug for each in pair} & CORRECTED_BY_ITS_BOOK]
    assert len(compared) > 100
    apart = []
    for one, other in compared:
        told = [{each.value for each in figures(rule.gist, Language.EN) if not each.loose} for rule in (one, other)]
        if told[0] - told[1] and told[1] - told[0]:
            apart.append((one.slug, other.slug))
    assert apart == []


def test_agreement_is_written_on_one_end_and_known_on_both() -> None:
    pairs = {(one.slug, other.slug) for one, other in agreeing()}
    assert pairs == {(other, one) for one, other in pairs}


def test_only_rules_about_the_same_thing_can_agree(tmp_path: Path) -> None:
    matter = "key: {0}\ngame: pristav\ntitle: {0}\nlanguage: {1}\nedition: ''\nprefix: {2}\n"
    for key, language, prefix, more in (
        ("pristav-cs", "cs", "PR", {}),
        ("pristav-sv", "sv", "HA", {"agrees": "[pristav-cs.boats]"}),
    ):
        book = tmp_path / key
        book.mkdir()
        (book / "book.md").write_text(f"---\n{matter.format(key, language, prefix)}---\n", "utf-8")
        text = rule(
            "1.1", "boats", "Lodě", "Each player has three boats.", "Tři lodě.", "Kolik lodí?", "A kolik?", **more
        )
        (book / "01-rules.md").write_text(f"---\ntitle: Pravidla\nnumber: 1\n---\n\n{text}", "utf-8")
    with pytest.raises(DigestProblem, match="agrees names what same does not"):
        load_digest(tmp_path)
