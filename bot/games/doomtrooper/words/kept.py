"""A declaration that is kept: what a card does that nobody has written, as its players agreed once."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bot.games.doomtrooper.words.effects import Effect


class Kept(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a player declared: see :class:`bot.games.doomtrooper.position.commands.Play` for the fields."""

    effects: Annotated[tuple[Effect, ...], Meta(max_length=3)] = ()
    after: Annotated[str, Meta(pattern="^(stay|attach|discard|sacrifice)?$")] = ""
    price: Annotated[int, Meta(ge=0, le=99)] = 0
    note: Annotated[str, Meta(max_length=200)] = ""

    @property
    def is_empty(self) -> bool:
        """Whether nothing was declared."""
        return self == Kept()
