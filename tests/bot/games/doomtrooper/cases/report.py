"""What proves each rule of Doomtrooper that the referee enforces or keeps track of: two cases, or a position."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tests.bot.games.cases import digest
from tests.bot.games.cases.pair import Pair
from tests.bot.games.doomtrooper.cases import actions, fights
from tests.bot.games.doomtrooper.cases.facts import Facts
from tests.bot.games.doomtrooper.played.script import scripts

HERE = Path(__file__).parents[1]
PLAYERS = Path(__file__).with_name("players.toml")
BOOKS = ("doomtrooper-cs", "doomtrooper-sv")
PAIRS: tuple[Pair[Facts], ...] = (*actions.PAIRS, *fights.PAIRS)


def rules() -> list[str]:
    """The rules of both digests that the referee enforces or keeps track of, each book in its order."""
    return [f"{book}.{slug}" for book in BOOKS for slug in digest.marked(book, "enforced", "tracked")]


def left() -> Iterator[tuple[str, str | None]]:
    """Every rule of both digests that is left to the players, with the reason; ``None`` where none is written."""
    reasons = msgspec.toml.decode(PLAYERS.read_bytes(), type=dict[str, dict[str, str]])
    for book in BOOKS:
        for slug in digest.marked(book, "players"):
            yield f"{book}.{slug}", reasons[book].get(slug)


def report() -> Iterator[tuple[str, str | None]]:
    """Every such rule with what proves it; ``None`` where nothing does.

    A test shows a rule that its docstring cites, or that it is named after: ``test_cover_seek`` shows that of the Czech
    book, ``test_sv_cover_take`` that of the Swedish one.
    """
    for rule, printed, invented in by_cards():
        yield rule, invented or (f"shown by {printed}" if printed else None)


def by_cards() -> Iterator[tuple[str, str, str]]:
    """Every such rule with what proves it by printed cards, and by invented ones; empty where nothing does.

    What proves it by printed cards is a play or a test of ``played/``, where nothing else is looked at: the Swedish
    rules are played with the base set.
    """
    found = digest.tests_by_rule(HERE / "played")
    for script in scripts():
        for rule in script.rules():
            found.setdefault(rule, f"plays/{script.file}.txt:{script.line}")
    pairs = {pair.rule: pair.told for pair in PAIRS}
    elsewhere = digest.tests_by_rule(HERE, without="played")
    named = digest.tests_by_name(HERE / "rules")
    for rule in rules():
        invented = pairs.get(rule) or _shown(rule, elsewhere, named) or ""
        yield rule, f"played/{found[rule]}" if rule in found else "", invented


def _shown(rule: str, cited: dict[str, str], named: dict[str, str]) -> str | None:
    if rule in cited:
        return f"shown by {cited[rule]}"
    book, _, slug = rule.partition(".")
    name = re.sub(r"\W", "_", slug if book == BOOKS[0] else f"sv.{slug}")
    return f"shown by rules/{named[name]}::test_{name}" if name in named else None
