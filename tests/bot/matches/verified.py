"""What an exported match is found to have wrong with it, in words."""

from __future__ import annotations

from typing import Any

from bot.matches import verify


def problems(export: Any) -> list[str]:
    """What is wrong with an exported match, one sentence each; empty when all of it holds together."""
    return [each.text for each in verify.findings(export)]
