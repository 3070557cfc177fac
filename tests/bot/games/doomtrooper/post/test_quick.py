"""Quick windows tell nobody who could act in them: pairs that differ in a hand, and faults that would be noticed."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from bot.games.doomtrooper.game import Doomtrooper
from bot.matches.rules.clock import deadlines, expiry, quick
from tests.bot.games.doomtrooper.post.faults import FAULTS
from tests.bot.games.doomtrooper.post.quick import Pair, compare, pairs, table
from tests.bot.games.suite.play import Breach
from tests.rows import rows

PAIRS, SEED = 12, 5
RULESETS = tuple(each.key for each in Doomtrooper.rulesets)


@pytest.fixture(scope="module")
def found() -> list[Pair]:
    return [pair for ruleset in RULESETS for pair in islice(pairs(ruleset, SEED), PAIRS)]


def played(found: list[Pair]) -> int:
    lot = random.Random(1)
    return sum(compare(pair, lot) for pair in found)


def test_whoever_cannot_act_is_told_from_nobody_by_anything_that_others_notice(found: list[Pair]) -> None:
    assert len(found) == PAIRS * len(RULESETS)
    assert played(found) > PAIRS, "too few people said anything before the end"


@rows("name", FAULTS)
def test_a_fault_that_tells_is_noticed(found: list[Pair], name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    FAULTS[name](monkeypatch)
    with pytest.raises(Breach, match="told apart"):
        played(found)


def test_it_stays_open_while_the_channel_has_not_taken_the_line_that_opens_it(found: list[Pair]) -> None:
    scene = table(found[0].game, found[0].able, b"slow" * 8)
    opened = scene.now
    asked = scene.position.prompts()
    due = deadlines.due(scene.match)
    assert due is not None
    scene.now = due
    assert scene.decide(lambda change: expiry.look_at(change, change.now, opened)), "it is due, and has to wait"
    assert scene.position.prompts() == asked
    assert not scene.decide(lambda change: expiry.look_at(change, change.now))
    assert scene.position.prompts() != asked


def test_the_bounds_are_those_that_the_lobby_says() -> None:
    assert (quick.LEAST, quick.MOST) == (8, 15)
