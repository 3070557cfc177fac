"""Effects that bring a visitor, or begin a combat or a trade."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from bot.games.twom.pack.kinds import Key, Some, Weapon

Letter: TypeAlias = Literal["A", "B", "C"]
Side: TypeAlias = Literal["people", "enemies"]


class Visitor(Struct, frozen=True, tag="visitor", forbid_unknown_fields=True, omit_defaults=True):
    """Somebody comes to the shelter: the top card of the visitors is carried out, at dawn if the group is exploring.

    Rule: twom-cs.trade.source
    """


class Fight(Struct, frozen=True, tag="fight", forbid_unknown_fields=True, omit_defaults=True):
    """A combat with as many enemy tokens of each letter as are drawn.

    Attributes:
        enemies: the letters of the tokens that are drawn.
        weapons: what each letter fights with, the best first; without a letter its bare hands.
        thugs: killing any of them burdens nobody; thug_letters: of these letters alone.
        first: whose ambush comes before it.
        prowess: of each enemy, where people said it; otherwise tokens are drawn.

    Rule: twom-cs.combat.steps
    """

    enemies: Annotated[tuple[Letter, ...], Meta(min_length=1, max_length=6)]
    weapons: dict[Letter, tuple[Weapon, ...]] = {}
    thugs: bool = False
    thug_letters: tuple[Letter, ...] = ()
    first: Side | None = None
    prowess: tuple[Annotated[int, Meta(ge=0, le=6)], ...] = ()


class Ambush(Struct, frozen=True, tag="ambush", forbid_unknown_fields=True, omit_defaults=True):
    """In the combat at hand one side attacks alone.

    Rule: twom-cs.combat.ambush
    """

    by: Side


class Flee(Struct, frozen=True, tag="flee", forbid_unknown_fields=True, omit_defaults=True):
    """The combat at hand is left, without an ambush."""


class Trade(Struct, frozen=True, tag="trade", forbid_unknown_fields=True, omit_defaults=True):
    """A trade, if the holder wants one.

    Attributes:
        offer: the tokens there are to buy, as far as the supply has them.
        commission: the value to be discarded before.

    Rule: twom-cs.trade.when
    """

    offer: Annotated[tuple[Key, ...], Meta(min_length=1, max_length=40)]
    commission: Some = 0


MeetingEffect: TypeAlias = Visitor | Fight | Ambush | Flee | Trade
