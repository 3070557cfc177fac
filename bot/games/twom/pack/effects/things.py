"""Effects on tokens and resources."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from bot.games.twom.pack.kinds import Count, Key, Things


class Gain(Struct, frozen=True, tag="gain", forbid_unknown_fields=True, omit_defaults=True):
    """Tokens from the supply, as far as it lasts: to the findings pile while exploring, else to the store.

    Rule: twom-cs.supply.shortage
    """

    things: Things


class Lose(Struct, frozen=True, tag="lose", forbid_unknown_fields=True, omit_defaults=True):
    """Tokens back to the supply, as far as there are any; ``remove``: out of the campaign.

    Rule: twom-cs.term.discard
    """

    things: Things
    remove: bool = False


class PickOf(Struct, frozen=True, tag="pick-of", forbid_unknown_fields=True, omit_defaults=True):
    """So many tokens of the holder's choice among some kinds: gained, or lost where ``lose`` says so."""

    kinds: Annotated[tuple[Key, ...], Meta(min_length=1, max_length=20)]
    number: Count = 1
    lose: bool = False


class Find(Struct, frozen=True, tag="find", forbid_unknown_fields=True, omit_defaults=True):
    """So many cards of the findings deck are turned and carried out."""

    cards: Count = 1


class Swap(Struct, frozen=True, tag="swap", forbid_unknown_fields=True, omit_defaults=True):
    """Tokens given for others, if the group has them and wants to."""

    give: Things
    get: Things


ThingEffect: TypeAlias = Gain | Lose | PickOf | Find | Swap
