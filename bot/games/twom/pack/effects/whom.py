"""Whom an effect is about."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from bot.games.twom.pack.kinds import Condition, Key

Scope: TypeAlias = Literal["acting", "all", "guards", "outside", "inside", "combat"]
Quality: TypeAlias = Condition | Literal["prowess", "empathy", "capacity"]


class Whom(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """People whom an effect is about.

    Attributes:
        of: among whom: who acts (or all, where nobody does), the whole group, the guards, those outside, those in the
            shelter, those in the combat.
        pick: everybody of them, as many as ``number`` whom the holder chooses, or those with most or least of ``by``.
        trait: only people who have it.
    """

    of: Scope = "acting"
    pick: Literal["all", "chosen", "most", "least"] = "all"
    number: Annotated[int, Meta(ge=1, le=4)] = 1
    by: Quality | None = None
    trait: Key | None = None


ACTING = Whom()
