"""A press that is refused still says that the channel is silent, and its message is not taken for a panel."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.chat.base.errors import NotGranted
from bot.chat.matches.base import match_context
from bot.chat.matches.base.match_context import MatchButton
from bot.chat.metrics import Metrics
from bot.locales.sentences import localizer
from rules_index import Language


class Refusing(MatchButton, prefix="refusing"):
    """Refuses each press on a card that everybody sees, as a panel's button may."""

    shows_panel = True
    answer = AsyncMock()

    async def pressed(self, context: Any) -> None:
        raise NotGranted("full", self.answer)


async def test_the_silence_of_the_channel_is_said_after_a_refusal_which_is_no_panel(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    silent, panels = SimpleNamespace(told=set()), SimpleNamespace(show=[], replace=[])
    asked: Any = SimpleNamespace(
        client=SimpleNamespace(
            is_repeated=lambda _: False, metrics=Metrics(), silent={7: silent}, panels=panels, matches=None
        ),
        guild_id=1,
        message=None,
        response=SimpleNamespace(is_done=lambda: True, type=discord.InteractionResponseType.channel_message),
        followup=SimpleNamespace(send=AsyncMock()),
    )
    match = SimpleNamespace(course=SimpleNamespace(stands=False))
    context = SimpleNamespace(
        interaction=asked,
        match=7,
        actor=SimpleNamespace(user=1),
        position=SimpleNamespace(match=match),
        words=localizer(Language.EN),
    )
    monkeypatch.setattr(match_context, "context_of", AsyncMock(return_value=context))
    found = Refusing.ids.fullmatch("refusing:7")
    assert found is not None

    await Refusing(discord.ui.Button(custom_id="refusing:7"), found).used(asked)

    Refusing.answer.assert_awaited_once_with()
    asked.followup.send.assert_awaited_once_with(localizer(Language.EN).say("channel-silent"), ephemeral=True)
    assert silent.told == {1}
