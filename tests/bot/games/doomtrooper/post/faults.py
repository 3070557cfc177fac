"""Faults of the rules by which a quick window would tell who could act in it, to be planted and noticed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.position.commands import Pass
from bot.games.offers import chooses
from bot.matches.model.messages import Turn
from bot.matches.rules import submit
from bot.matches.rules.clock import deadlines

Plant = Callable[[pytest.MonkeyPatch], None]


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


FAULTS: Mapping[str, Plant] = {
    "only early passes are held back": _passing_at_once,
    "the able alone are pinged": _pinging_the_able,
    "it is shorter for who can do nothing": _shortening,
    "a pass counts as soon as it is said": _counting_passes_at_once,
}
"""By what each does."""
