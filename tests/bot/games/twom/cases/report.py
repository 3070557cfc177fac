"""Which tests prove the rules of This War of Mine: each enforced rule has one that is named after it.

A test is named after a rule as ``test_raid_prowess_is_one_pool_for_the_night`` is after ``raid.prowess``; where the
names of two rules begin alike, it is named after the longer one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tests.bot.games.cases.digest import marked, tests_by_name

BOOK = "twom-cs"
TESTS = Path(__file__).parents[1]


def enforced() -> list[str]:
    """The rules that the referee enforces, in the order of the digest."""
    return marked(BOOK, "enforced")


def report() -> Iterator[tuple[str, str | None]]:
    """Each enforced rule and the tests named after it, ``None`` where there is none."""
    named = _named(tests_by_name(TESTS), marked(BOOK))
    return ((rule, "; ".join(named[rule]) or None) for rule in enforced())


def _named(tests: dict[str, str], rules: list[str]) -> dict[str, list[str]]:
    """The tests by the rules that they are named after."""
    longest = sorted(rules, key=len, reverse=True)
    found: dict[str, list[str]] = {rule: [] for rule in rules}
    for test, file in tests.items():
        rule = next((rule for rule in longest if f"{test}_".startswith(f"{_name(rule)}_")), None)
        if rule is not None:
            found[rule].append(f"{file}::test_{test}")
    return found


def _name(rule: str) -> str:
    return re.sub(r"\W", "_", rule)
