"""A move that can be taken back is made with its last pick, but not where it may be only the first thing of several."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.chat.matches.shows.panel.questions import whole_move
from bot.games.twom.position.frames.stack import Declaring
from bot.games.twom.position.state import State
from tests.bot.games.twom.test_own_box import GAME, first_round

CARD = replace(first_round(), step="event-over", round=0, stack=(Declaring("events.unknown-event"),))


def made(state: State, *path: str) -> tuple[str, ...] | None:
    """The path that is made without a preview, as the panel of the person asked has it."""
    prompt = GAME.prompts(state)[0]
    position = SimpleNamespace(game=GAME, step=partial(GAME.step, state), does_nothing=lambda *_: False)
    context: Any = SimpleNamespace(seat=prompt.seat, plans=False, position=position)
    return whole_move(context, prompt, path)


@pytest.mark.parametrize(
    ("path", "whole"),
    [(("gain", "our-wood", "1"), False), (("done",), True)],
    ids=["a card may do something else as well", "nothing more happens"],
)
def test_a_card_that_does_something_is_confirmed_so_that_more_can_be_added(path: tuple[str, ...], whole: bool) -> None:
    assert made(CARD, *path) == (path if whole else None)
