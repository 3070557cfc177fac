"""What all words have in common."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from bot.games.doomtrooper.words.whom import SELF, If, Price, Until, Who, Whom

Strength: TypeAlias = Literal["plain", "always", "never"]


class Word(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What all words have.

    Attributes:
        who: the cards it is about.
        conditions: it works only where these hold; written ``if``.
        until: how long a continuous word lasts that a played card leaves behind.
        ruleset: ``cs`` or ``sv`` where it holds in one ruleset only.
        optional: the player decides whether it happens.
        doubtful: what the card leaves open, in our words.
        unless: what may be paid by ``unless_by`` to keep it from happening, for each card it is about.
        fixed: a lasting word works on the cards that fit as it begins, and on no others.
    """

    who: Whom = SELF
    conditions: tuple[If, ...] = field(default=(), name="if")
    until: Until = "in-play"
    ruleset: Literal["", "cs", "sv"] = ""
    optional: bool = False
    doubtful: str = ""
    unless: Price | None = None
    unless_by: Who = "that"
    fixed: bool = False
