"""What proves each rule of Zloba that the referee enforces: two cases that differ in one fact, or a position."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec import Struct, toml

from tests.bot.games.cases import digest
from tests.bot.games.cases.pair import Pair
from tests.bot.games.zloba.cases import play, table
from tests.bot.games.zloba.cases.facts import Facts

HERE = Path(__file__).parents[1]
PAIRS: tuple[Pair[Facts], ...] = (*table.PAIRS, *play.PAIRS)


class Shown(Struct, forbid_unknown_fields=True):
    """Rules that nothing can break, and why."""

    why: str
    rules: tuple[str, ...]


class _File(Struct, forbid_unknown_fields=True):
    shown: list[Shown]


def enforced() -> list[str]:
    """The rules of the digest that the referee enforces, in the order of the book."""
    return digest.marked("zloba-cs", "enforced")


def shown() -> dict[str, str]:
    """Each rule that nothing can break, with the reason."""
    file = Path(__file__).with_name("shown.toml")
    return {rule: one.why for one in toml.decode(file.read_text("utf-8"), type=_File).shown for rule in one.rules}


def report() -> Iterator[tuple[str, str | None]]:
    """Every enforced rule with its cases in words; ``None`` where it has none."""
    pairs = {pair.rule: pair for pair in PAIRS}
    reasons, tests = shown(), digest.tests_by_name(HERE)
    for rule in enforced():
        yield rule, pairs[rule].told if rule in pairs else _position(rule, reasons, tests)


def _position(rule: str, reasons: Mapping[str, str], tests: Mapping[str, str]) -> str | None:
    name = re.sub(r"\W", "_", rule)
    if rule not in reasons or name not in tests:
        return None
    return f"shown by {tests[name]}::test_{name}. {reasons[rule]}"
