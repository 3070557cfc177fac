"""The people who may see a match in a thread: everybody to whom Discord shows the thread."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord

from bot.chat.matches.base.match_context import may_see
from bot.matches.model.match import Actor
from tests.bot.behaviour.refused import refusal
from tests.bot.chat.matches.scene import MATCH, STRANGER
from tests.rows import rows


@rows(
    ("is_private", "views", "manages", "is_member", "sees"),
    [
        (False, True, False, False, True),
        (False, False, False, True, False),
        (True, True, False, False, False),
        (True, True, False, True, True),
        (True, True, True, False, True),
        (True, False, True, True, False),
    ],
)
async def test_a_match_in_a_thread_is_seen_by_who_sees_the_thread(
    is_private: bool, views: bool, manages: bool, is_member: bool, sees: bool
) -> None:
    thread, rights = Mock(discord.Thread), discord.Permissions(view_channel=views, manage_threads=manages)
    thread.is_private.return_value = is_private
    thread.parent.permissions_for.return_value = rights
    thread.fetch_member = AsyncMock(side_effect=None if is_member else refusal(404, 10007))
    guild = SimpleNamespace(get_channel_or_thread=lambda _: thread)
    asked: Any = SimpleNamespace(user=Mock(discord.Member, id=STRANGER), channel_id=2, guild=guild)
    assert await may_see(asked, MATCH, Actor(STRANGER)) is sees
