"""Every rule that the referee enforces has a test that is named after it, and refusals cite many."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.games.twom.looks.refusals import RULES
from bot.games.twom.pack.kinds import FIREARMS
from tests.bot.games.cases import __main__ as cases
from tests.bot.games.cases.digest import marked
from tests.bot.games.twom.cases.report import BOOK, enforced, report

GAME = Path(__file__).resolve().parents[5] / "bot" / "games" / "twom"


def test_every_enforced_rule_has_its_test() -> None:
    assert len(enforced()) >= 140
    assert [rule for rule, found in report() if found is None] == []


def test_refusals_cite_at_least_seventy_five_rules_of_the_digest() -> None:
    cited = {rule.removeprefix(f"{BOOK}.") for rule in RULES}
    assert len(cited) >= 75
    assert cited - set(marked(BOOK)) == set()


def test_every_rule_that_refusals_cite_is_written_where_something_is_refused() -> None:
    quoted = {rule.replace("{there.weapon}", kind) for rule in _quoted() for kind in FIREARMS}
    assert {rule.removeprefix(f"{BOOK}.") for rule in RULES} - quoted == set()


def _quoted() -> set[str]:
    """What stands in quotes and looks like a rule, in the code of the game beside the list itself."""
    files = (each for each in GAME.rglob("*.py") if each.name != "refusals.py")
    return {found for each in files for found in re.findall(r'"([a-z]+\.[a-z.{}-]+)"', each.read_text("utf-8"))}


def test_the_command_prints_every_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert cases.main("twom") == 0
    printed = capsys.readouterr().out
    assert "raid.prowess: test_night.py::test_raid_prowess_is_one_pool_for_the_night\n" in printed
    assert f"{len(enforced())} enforced rules, 0 without a case" in printed
