"""How many presses a turn, an attack and a round take at the panel, and that none of them is without a choice."""

from __future__ import annotations

import discord
import pytest

pytest.importorskip("simcord", reason="the panel is pressed through the extra 'playground'")

from bot.games.doomtrooper.position.frames import ActionFrame
from tests.bot.games.doomtrooper.post.people import Turn
from tests.bot.games.doomtrooper.post.stops import Arranged
from tests.bot.presses import games
from tests.bot.presses.__main__ import alone, party
from tests.bot.presses.panel import Press


@pytest.fixture(autouse=True)
def _open_panels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.Interaction, "is_expired", lambda _: False)


async def pressed(turn: Turn) -> list[Press]:
    game = Arranged(turn)
    async with party(alone(game)) as at:
        return await games.written(at, game, turn)


async def test_a_quiet_turn_takes_six_presses_each_with_a_choice() -> None:
    presses = await pressed(games.QUIET)
    assert len(presses) <= 6, presses
    assert all(each.free for each in presses)


@pytest.mark.slow
async def test_an_attack_that_is_answered_once_takes_ten() -> None:
    presses = games.of_attack(await pressed(games.ANSWERED))
    assert len(presses) <= 10, presses
    assert all(each.free or each.where == "window" for each in presses)


async def test_a_move_made_in_the_window_before_it_is_taken_back_by_one_press() -> None:
    game = Arranged(games.QUIET)
    async with party(alone(game)) as at:
        await games.begun_written(at)
        before = await at.position()
        panel = await at.press(at.player(0), at.status, "play:1")
        (listed,) = (each["custom_id"] for each in panel.selects if each["custom_id"].startswith("q:"))
        made = await at.pick(at.player(0), panel, listed, "meditate")
        after = await at.position()
        assert isinstance(after.state.stack[-1], ActionFrame)
        assert len(after.state.players[0].tokens) == 2
        await at.press(at.player(0), made, "unmake:1:")
        assert (await at.position()).state == before.state
