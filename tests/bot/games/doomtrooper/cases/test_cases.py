"""Rules that refuse have a case that they let pass and one that they refuse, which differ in one fact."""

from __future__ import annotations

import pytest
from msgspec import toml

from tests.bot.games.cases import __main__ as cases
from tests.bot.games.cases import digest
from tests.bot.games.cases.pair import Pair
from tests.bot.games.doomtrooper.cases.facts import Facts, breaches
from tests.bot.games.doomtrooper.cases.report import BOOKS, HERE, PAIRS, PLAYERS, by_cards, left, report, rules
from tests.rows import rows

PROVED = 599
"""How many rules are proved; it may only rise."""


@rows("pair", PAIRS, ids=lambda pair: pair.rule)
def test_one_fact_decides(pair: Pair[Facts]) -> None:
    assert (breaches(pair.kept), breaches(pair.broken)) == (set(), {pair.cited})


def test_no_fewer_rules_are_proved() -> None:
    assert sum(found is not None for _, found in report()) >= PROVED


def test_every_rule_is_proved_by_play_with_printed_cards() -> None:
    assert [rule for rule, printed, _ in by_cards() if not printed] == []


def test_every_rule_of_both_books_is_proved_or_has_a_reason() -> None:
    every = {f"{book}.{slug}" for book in BOOKS for slug in digest.marked(book)}
    proved = {rule for rule, found in report() if found is not None}
    reasoned = {rule for rule, reason in left() if reason}
    assert every - proved - reasoned == set()
    assert proved.isdisjoint(reasoned)


def test_a_reason_is_of_a_rule_that_is_left_to_the_players() -> None:
    """Whoever enforces one of them later takes its reason out."""
    written = toml.decode(PLAYERS.read_bytes(), type=dict[str, dict[str, str]])
    assert {f"{book}.{slug}" for book, reasons in written.items() for slug in reasons} == {rule for rule, _ in left()}


def test_a_rule_without_a_reason_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(cases.LEFT, "doomtrooper", lambda: iter([("doomtrooper-cs.icons.world", None)]))
    assert cases.main("doomtrooper") == 1
    assert "doomtrooper-cs.icons.world: left to the players: NO REASON IS WRITTEN" in capsys.readouterr().out


def test_what_is_proved_is_a_rule() -> None:
    known = set(rules())
    assert {pair.rule for pair in PAIRS} <= known
    cited = {rule for rule in digest.tests_by_rule(HERE) if rule.startswith("doomtrooper-")}
    slugs = {f"{book}.{slug}" for book in BOOKS for slug in digest.marked(book)}
    assert cited <= slugs


def test_the_command_prints_every_rule(capsys: pytest.CaptureFixture[str]) -> None:
    cases.main("doomtrooper")
    printed = capsys.readouterr().out
    assert f"\n{len(rules())} enforced rules, " in printed
    assert "doomtrooper-cs.cover.seek: accepted with " in printed


BY_PRINTED_CARDS = {"doomtrooper-cs": 415, "doomtrooper-sv": 183}
"""How many rules of each book are proved by play with printed cards; it may only rise."""


@pytest.mark.parametrize("book", BOOKS)
def test_no_fewer_rules_are_proved_by_printed_cards(book: str) -> None:
    found = {rule for rule, printed, _ in by_cards() if printed and rule.startswith(f"{book}.")}
    assert len(found) >= BY_PRINTED_CARDS[book]


def test_the_command_says_with_which_cards(capsys: pytest.CaptureFixture[str]) -> None:
    assert cases.cards("doomtrooper") == 0
    printed = capsys.readouterr().out
    assert (
        "doomtrooper-cs.recruit.cost\n    printed cards: played/plays/actions.txt:3\n    invented cards: accepted with"
        in printed
    )
    assert " rules by printed cards\n" in printed
