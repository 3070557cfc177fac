"""Rules that refuse have a case that they let pass and one that they refuse, which differ in one fact."""

from __future__ import annotations

import pytest

from tests.bot.games.cases import __main__ as cases
from tests.bot.games.cases import digest
from tests.bot.games.cases.pair import Pair
from tests.bot.games.doomtrooper.cases.facts import Facts, breaches
from tests.bot.games.doomtrooper.cases.report import HERE, PAIRS, report, rules

PROVED = 571
"""How many rules are proved; it may only rise."""


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair.rule)
def test_one_fact_decides(pair: Pair[Facts]) -> None:
    assert (breaches(pair.kept), breaches(pair.broken)) == (set(), {pair.cited})


def test_no_fewer_rules_are_proved() -> None:
    assert sum(found is not None for _, found in report()) >= PROVED


def test_what_is_proved_is_a_rule() -> None:
    known = set(rules())
    assert {pair.rule for pair in PAIRS} <= known
    cited = {rule for rule in digest.tests_by_rule(HERE) if rule.startswith("doomtrooper-")}
    slugs = {f"{book}.{slug}" for book in ("doomtrooper-cs", "doomtrooper-sv") for slug in digest.marked(book)}
    assert cited <= slugs


def test_the_command_prints_every_rule(capsys: pytest.CaptureFixture[str]) -> None:
    cases.main("doomtrooper")
    printed = capsys.readouterr().out
    assert f"\n{len(rules())} enforced rules, " in printed
    assert "doomtrooper-cs.cover.seek: accepted with " in printed
