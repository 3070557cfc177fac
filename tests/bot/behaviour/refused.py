"""What Discord refuses requests with."""

from __future__ import annotations

from typing import Any

import discord


def refusal(status: int, code: int = 0) -> discord.HTTPException:
    """The exception of an answer with this status, and this code of Discord's own."""
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind = discord.DiscordServerError if status >= 500 else kinds.get(status, discord.HTTPException)
    response: Any = type("Response", (), {"status": status, "reason": "no"})()
    return kind(response, {"code": code, "message": "no"})
