"""A draw or a turn sat out without asking: only where everybody can work out from the pile that nothing fits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.games.prsi.game import Prsi
from bot.games.prsi.position.commands import Draw, Stand
from bot.games.prsi.position.state import State
from bot.games.values import SPECTATOR
from tests.bot.games.prsi.table import able, table
from tests.bot.games.suite.play import Dice

GAME = Prsi()
ACES: Mapping[str, Any] = {"force": "ace", "top": "aa ba la ha"}
SEVENS: Mapping[str, Any] = {"force": 8, "top": "a7 b7 l7 h7"}


def taken(state: State) -> object:
    (prompt,) = GAME.prompts(state)
    return GAME.evident(state, prompt)


@pytest.mark.parametrize(("pile", "done"), [(ACES, Stand()), (SEVENS, Draw())])
def test_what_would_answer_lies_on_the_pile(pile: Mapping[str, Any], done: object) -> None:
    """Rules: ace.stand, seven.draw."""
    assert taken(table("h8 b9", "l8", **pile)) == done


@pytest.mark.parametrize(("top", "force"), [("ba la ha", "ace"), ("b7 l7 h7", 6), ("h9", 0)])
def test_who_holds_nothing_that_fits_is_asked_like_who_does(top: str, force: int | str) -> None:
    """Rule: turn.may-draw."""
    unable = table("b8 l8", "aa a7 h8", top=top, force=force)
    assert able(unable) == ""
    assert taken(unable) is None


def test_it_is_the_same_whatever_the_hands_hold() -> None:
    for state in (table("b8 l8", "h8", **ACES), table("b8 l8", "h8", top="ha", force="ace")):
        others = [GAME.resample(state, SPECTATOR, Dice(seed)) for seed in range(20)]
        assert {taken(other) for other in others} == {taken(state)}
