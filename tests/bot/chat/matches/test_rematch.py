"""A rematch is no way round a verdict that excludes somebody from a server's matches."""

from __future__ import annotations

from types import SimpleNamespace
from unittest.mock import AsyncMock

import pytest
from discord import ui

from bot.chat.base.errors import Refusal
from bot.chat.matches.acts.lobby.rematch import AgainButton, RematchButton
from bot.chat.matches.base.match_context import MatchButton
from bot.matches.model.match import Status
from tests.bot.chat.matches.scene import NOW, context, position
from tests.rows import rows


@rows(
    ("button", "pressed", "status"),
    [(RematchButton, "rematch:1", Status.OVER), (AgainButton, "again:1:2", Status.LOBBY)],
)
async def test_whom_a_verdict_excludes_takes_no_seat_in_a_rematch(
    button: type[MatchButton], pressed: str, status: Status
) -> None:
    excluded = AsyncMock(return_value=SimpleNamespace(until=NOW, dispute=3))
    context_ = context(
        position(status=status),
        matches=SimpleNamespace(position=AsyncMock(return_value=position(status=Status.OVER))),
        disputes=SimpleNamespace(penalties=SimpleNamespace(excluded=excluded)),
    )
    found = button.ids.fullmatch(pressed)
    assert found is not None
    with pytest.raises(Refusal, match="match-excluded"):
        await button(ui.Button(custom_id=pressed), found).pressed(context_)
