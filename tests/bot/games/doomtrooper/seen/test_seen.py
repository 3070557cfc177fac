"""Every card is seen to do what was stated of it before the engine ran, or is on the list with the reason."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.pack.cards.proven import proven
from bot.games.doomtrooper.pack.decks.ready import ready_decks
from tests.bot.games.doomtrooper.seen import faults, report
from tests.bot.games.doomtrooper.seen.by_hand.shown import shown
from tests.bot.games.doomtrooper.seen.proof import refused
from tests.house import ROOT
from tests.rows import rows

STATED = Path(__file__).with_name("stated")
CARRIED_OUT = ("acts", "asks", "looks")
"""The rooms of the referee that read and carry words out: who states what must follow knows nothing of them."""
READY, SAMPLE, SEED = 12, 4, "seen"
PLANTED, ENOUGH = 200, 195
"""The least faults that can be planted in cards that are seen, and that their proofs catch; they may only rise."""


@cache
def _imported(path: Path) -> tuple[str, ...]:
    return tuple(_imports(path))


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{one.name}" for one in node.names)
        elif isinstance(node, ast.Import):
            yield from (one.name for one in node.names)


@cache
def _reaches(path: Path) -> frozenset[str]:
    """The modules of the house that a file imports, and all that these import."""
    found: set[str] = set()
    left = [path]
    while left:
        for name in _imported(left.pop()):
            file = ROOT.joinpath(*name.split(".")).with_suffix(".py")
            if name not in found and file.is_file():
                found.add(name)
                left.append(file)
    return frozenset(found)


@rows("path", sorted(STATED.glob("*.py")), ids=lambda path: path.stem)
def test_who_states_what_must_follow_reaches_nothing_that_carries_words_out(path: Path) -> None:
    banned = tuple(f"bot.games.doomtrooper.{name}" for name in CARRIED_OUT)
    wrong = {name for name in _reaches(path) if name.startswith(tuple(f"{one}." for one in banned)) or name in banned}
    assert not wrong
    assert not any(".seen.staged" in name or ".seen.proof" in name for name in _reaches(path))


def _sample() -> list[str]:
    """Some cards of the decks that are ready to play, and some others, by lot; the slow tests look at all."""
    lot, ready = random.Random(SEED), {code for deck in ready_decks() for code in (*deck.main, *deck.side)}
    others = sorted(own_catalogue().keys() - ready)
    return sorted((*lot.sample(sorted(ready), READY), *lot.sample(others, SAMPLE)))


def test_some_cards_of_the_ready_decks_and_others_do_what_they_say() -> None:
    known = report.listed()
    fresh = [card for card in report.looked_at(code for code in _sample() if code not in known) if not card.seen]
    assert list(report.unseen(fresh)) == []


def test_what_is_kept_of_the_cards_agrees() -> None:
    catalogue, known = own_catalogue(), report.listed()
    assert known.keys() <= set(catalogue)
    assert proven().seen == set(catalogue) - known.keys()


def test_the_second_source_agrees() -> None:
    vouched, wrong = report.vouched()
    assert wrong == ()
    assert vouched == proven().vouched


def test_what_is_broken_by_hand_is_a_condition_and_has_its_test() -> None:
    for (code, part), test in shown().items():
        module, _, name = test.partition(":")
        assert callable(getattr(import_module(module), name)), test
        assert part in dict(refused.refusals(own_catalogue()[code])), (code, part)


def test_a_fault_of_each_kind_is_caught() -> None:
    found = {fault.kind: faults.caught(fault, own_catalogue()[fault.code]) for fault in _planted(each=1)}
    assert found.keys() == faults.KINDS.keys()
    assert all(found.values()), found


def _planted(each: int) -> Iterator[faults.Fault]:
    known = report.listed()
    return faults.drawn([card for card in own_catalogue().values() if card.code not in known], 1, each)


@pytest.mark.slow
def test_planted_faults_are_caught() -> None:
    found = [bool(faults.caught(fault, own_catalogue()[fault.code])) for fault in _planted(faults.EACH)]
    assert len(found) >= PLANTED
    assert sum(found) >= ENOUGH


@pytest.mark.slow
def test_the_list_names_just_the_cards_that_are_not_seen() -> None:
    cards = tuple(report.looked_at(sorted(own_catalogue())))
    assert {line[:5] for line in report.unseen(cards)} == report.listed().keys()
    assert list(report.unbroken(cards)) == []
