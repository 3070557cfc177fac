"""No answer that the playground's page gets depends on what is hidden from the member it is for."""

from __future__ import annotations

from typing import Any
from unittest import mock

import pytest

pytest.importorskip("simcord", reason="the playground needs the extra 'playground'")

from bot.playground.windows import Window
from tests.bot.games.contestants import contestants
from tests.bot.games.suite.play import Breach, any_setup, variants
from tests.bot.interference.leaks import hidden
from tests.bot.interference.page import compare_pages, pages
from tests.bot.interference.pair import Tally


@pytest.mark.parametrize("key", ["prsi", pytest.param("doomtrooper", marks=pytest.mark.slow)])
async def test_no_answer_to_the_page_depends_on_what_is_hidden(key: str) -> None:
    tally, game = Tally(), contestants()[key]
    await compare_pages(game, any_setup(game, *variants(game)[0], 1), 1, tally)
    assert tally.hid > 0
    assert tally.requests > 40


async def test_an_answer_to_the_page_that_tells_what_is_hidden_is_caught() -> None:
    game, look = contestants()["prsi"], Window.look
    leaks: dict[int, str] = {}

    def leaky(self: Window, seen: str) -> Any:
        shown = look(self, seen)
        return shown and {**shown, "hidden": leaks[id(self._playground)]}

    async with pages(game, any_setup(game, *variants(game)[0], 1), 1, 1, Tally()) as both:
        assert await both.draw_anew(1)
        for each in both.sides:
            leaks[id(each.playground)] = hidden(await each.now())
        with mock.patch.object(Window, "look", leaky), pytest.raises(Breach, match="what is hidden"):
            await both.compare("the page")
