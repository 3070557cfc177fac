"""Every rule that refuses has a case that it lets pass and one that it refuses, which differ in one fact."""

from __future__ import annotations

import pytest

from bot.games.zloba.looks.refusals import RULES
from tests.bot.games.cases import __main__ as cases
from tests.bot.games.cases.pair import Pair
from tests.bot.games.zloba.cases.facts import Facts, breaches
from tests.bot.games.zloba.cases.report import PAIRS, enforced, report, shown
from tests.rows import rows


@rows("pair", PAIRS, ids=lambda pair: pair.rule)
def test_one_fact_decides(pair: Pair[Facts]) -> None:
    assert (breaches(pair.kept), breaches(pair.broken)) == (set(), {pair.rule})


def test_every_enforced_rule_has_its_cases() -> None:
    assert len(enforced()) > 170
    assert [rule for rule, found in report() if found is None] == []


def test_what_a_refusal_may_cite_is_not_excused() -> None:
    """A rule that refuses has two cases; only the others are shown by a position."""
    refusing = {rule.removeprefix("zloba-cs.") for rule in RULES} & set(enforced())
    assert refusing == {pair.rule for pair in PAIRS}
    assert refusing.isdisjoint(shown())
    assert set(shown()) <= set(enforced())


def test_the_command_prints_every_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert cases.main("zloba") == 0
    printed = capsys.readouterr().out
    assert "\naction.extend: accepted with command.place = 1; refused with 2\n" in printed
    assert f"{len(enforced())} enforced rules, 0 without a case" in printed


def test_a_rule_without_cases_is_found(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(cases.REPORTS, "zloba", lambda: iter([("one.rule", None)]))
    assert cases.main("zloba") == 1
    assert capsys.readouterr().out.startswith("one.rule: NOTHING PROVES IT\n")
