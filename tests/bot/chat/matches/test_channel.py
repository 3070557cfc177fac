"""Messages that take no edit: where another is sent in their place, and where everything waits."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.chat.matches.delivers.channel import MatchChannel
from tests.bot.behaviour.refused import refusal
from tests.rows import rows


def channel(problem: discord.HTTPException) -> MatchChannel:
    """A channel in which no message can be edited."""

    async def edit(**_: Any) -> None:
        raise problem

    place = SimpleNamespace(id=2, get_partial_message=lambda _: SimpleNamespace(edit=edit))
    client = SimpleNamespace(database=None, get_partial_messageable=lambda *_, **__: place)
    return MatchChannel(cast(Any, client), cast(Any, SimpleNamespace(id=1, guild=1)), 2)


@rows(
    ("status", "code"),
    [(403, 160005), (400, 50083), (403, 50013), (403, 50001), (404, 10003), (404, 10008), (429, 30046)],
)
async def test_a_match_that_was_moved_is_not_held_up_by_a_message_that_it_left_behind(status: int, code: int) -> None:
    assert not await channel(refusal(status, code)).rewrite(3, "anything")


@pytest.mark.parametrize(("status", "code"), [(401, 0), (429, 0), (503, 0)])
async def test_an_edit_that_discord_takes_later_waits(status: int, code: int) -> None:
    with pytest.raises(discord.HTTPException):
        await channel(refusal(status, code)).rewrite(3, "anything")
