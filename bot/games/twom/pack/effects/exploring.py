"""Effects on an exploration."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from bot.games.twom.pack.kinds import Count


class Noise(Struct, frozen=True, tag="noise", forbid_unknown_fields=True, omit_defaults=True):
    """The noise rises or falls, between 1 and the top of its track.

    Rule: twom-cs.noise.change
    """

    by: Annotated[int, Meta(ge=-10, le=10)]


class Check(Struct, frozen=True, tag="check", forbid_unknown_fields=True, omit_defaults=True):
    """The noise is checked with the black die; ``face`` is what it showed, where people tell that with it.

    Rule: twom-cs.noise.check
    """

    face: Annotated[int, Meta(ge=0, le=10)] = 0


class Encounter(Struct, frozen=True, tag="encounter", forbid_unknown_fields=True, omit_defaults=True):
    """A resident is met, without a check.

    Rule: twom-cs.noise.encounter
    """


class GiveBack(Struct, frozen=True, tag="give-back", forbid_unknown_fields=True, omit_defaults=True):
    """Cards go from the unknown deck back to the exploration deck, unseen.

    Rule: twom-cs.explore.return
    """

    cards: Count


class Look(Struct, frozen=True, tag="look", forbid_unknown_fields=True, omit_defaults=True):
    """The next cards of the unknown deck are turned up and stay on top."""

    cards: Count


class Skip(Struct, frozen=True, tag="skip", forbid_unknown_fields=True, omit_defaults=True):
    """The next card of the unknown deck is discarded without being carried out."""

    cards: Count = 1


class StopExploring(Struct, frozen=True, tag="stop-exploring", forbid_unknown_fields=True, omit_defaults=True):
    """The exploration is over; ``may``: if the holder wants to.

    Rule: twom-cs.explore.stop
    """

    may: bool = False


ExploringEffect: TypeAlias = Noise | Check | Encounter | GiveBack | Look | Skip | StopExploring
