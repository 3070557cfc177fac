"""The form of Zloba's component packs, and the pack that the game comes with."""

from __future__ import annotations

from functools import partial
from importlib import resources

from bot.games.packs.form import PackForm
from bot.games.zloba.pack.pack import Pack
from bot.games.zloba.pack.pack_check import pack_mistakes
from bot.games.zloba.pack.unfinished import completed


def stand_in() -> bytes:
    """The component pack the game comes with: values of our own, not those of the box."""
    return (resources.files("bot.games.zloba.pack") / "stand-in.toml").read_bytes()


def skeleton() -> bytes:
    """A pack that people fill in for their own box: names and public numbers, and room for every value."""
    return (resources.files("bot.games.zloba.pack") / "skeleton.toml").read_bytes()


def _own() -> Pack:
    return FORM.read(stand_in())


FORM = PackForm(
    f"{__name__}:FORM", Pack, pack_mistakes, stand_in, blank=skeleton, completed=partial(completed, own=_own)
)
