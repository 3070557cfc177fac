"""The form of component packs, and the pack that the game comes with."""

from __future__ import annotations

from importlib import resources

from bot.games.packs.form import PackForm
from bot.games.twom.pack.checks.whole import pack_mistakes
from bot.games.twom.pack.folder import zipped
from bot.games.twom.pack.listed import listed_tokens
from bot.games.twom.pack.pack import Pack


def own() -> bytes:
    """The component pack the game comes with, a zip of the folder in which it lies."""
    return zipped(resources.files("bot.games.twom.pack") / "stand_in")


def skeleton() -> bytes:
    """The files of a pack that people fill in for their own box: the sections with their columns, and public values."""
    return zipped(resources.files("bot.games.twom.pack") / "skeleton")


FORM = PackForm(f"{__name__}:FORM", Pack, pack_mistakes, own, listed_tokens, skeleton)
