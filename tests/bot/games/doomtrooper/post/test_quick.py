"""Quick windows tell nobody who could act in them: pairs that differ in a hand, and faults that would be noticed."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import datetime, timedelta
from itertools import islice
from typing import Any

import pytest

from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.position.commands import Pass
from bot.games.offers import chooses
from bot.matches.model.messages import Turn
from bot.matches.rules import submit
from bot.matches.rules.clock import deadlines, expiry, quick
from tests.bot.games.doomtrooper.post.quick import Pair, compare, pairs, table
from tests.bot.games.suite.play import Breach

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


def _passing_at_once(patch: pytest.MonkeyPatch) -> None:
    """Only early passes are held back: who can do nothing passes as the window opens."""

    def evident(game: Doomtrooper, state: Any, prompt: Any) -> Any:
        return Pass() if prompt.window and not chooses(game, state, prompt) else None

    patch.setattr(Doomtrooper, "evident", evident)


def _pinging_the_able(patch: pytest.MonkeyPatch) -> None:
    """Only those who can act are pinged."""

    def pings(_: Any, position: Any, *__: Any) -> list[Turn]:
        game, state = position.game, position.state
        able = (each for each in game.prompts(state) if each.window and chooses(game, state, each))
        return [Turn(each.seat, (each.ask,), None) for each in able]

    patch.setattr(deadlines, "pings", pings)


def _shortening(patch: pytest.MonkeyPatch) -> None:
    """The window is a second shorter for who can do nothing."""
    whole = deadlines._quick_end

    def shorter(position: Any, prompts: Any, secret: Any, now: datetime) -> datetime | None:
        end = whole(position, prompts, secret, now)
        game, state = position.game, position.state
        idle = any(each in prompts and not chooses(game, state, each) for each in game.prompts(state))
        return end - timedelta(seconds=1) if end is not None and idle else end

    patch.setattr(deadlines, "_quick_end", shorter)


def _counting_passes_at_once(patch: pytest.MonkeyPatch) -> None:
    """An early pass counts as soon as it is said."""

    class Never:
        @staticmethod
        def end_of(*_: Any) -> None:
            return None

    patch.setattr(submit, "quick", Never)


@pytest.mark.parametrize("plant", [_passing_at_once, _pinging_the_able, _shortening, _counting_passes_at_once])
def test_a_fault_that_tells_is_noticed(
    found: list[Pair], plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
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
