"""Effects on people."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from bot.games.twom.pack.effects.whom import ACTING, Whom
from bot.games.twom.pack.kinds import Condition, Count, Key, Medicine

Change: TypeAlias = Annotated[int, Meta(ge=-4, le=4)]


class State(Struct, frozen=True, tag="state", forbid_unknown_fields=True, omit_defaults=True):
    """A state of people is raised or lowered; ``to`` sets it instead.

    Rule: twom-cs.states.tokens
    """

    state: Condition
    by: Change = 0
    to: Annotated[int, Meta(ge=0, le=4)] | None = None
    who: Whom = ACTING


class Wound(Struct, frozen=True, tag="wound", forbid_unknown_fields=True, omit_defaults=True):
    """Wounds that the holder divides among people."""

    wounds: Count
    who: Whom = ACTING


class Kill(Struct, frozen=True, tag="kill", forbid_unknown_fields=True, omit_defaults=True):
    """People die."""

    who: Whom = ACTING


class Leave(Struct, frozen=True, tag="leave", forbid_unknown_fields=True, omit_defaults=True):
    """People leave the group for good."""

    who: Whom = ACTING


class Join(Struct, frozen=True, tag="join", forbid_unknown_fields=True, omit_defaults=True):
    """Somebody joins, if there is room: the one named, or whoever is drawn of the characters that are left.

    Rule: twom-cs.group.limit
    """

    character: Key | None = None
    states: dict[Condition, Annotated[int, Meta(ge=0, le=3)]] = {}
    with_consent: bool = True


class Rest(Struct, frozen=True, tag="rest", forbid_unknown_fields=True, omit_defaults=True):
    """People have no action left, today or (``until`` tomorrow) the next day."""

    who: Whom = ACTING
    until: Literal["today", "tomorrow"] = "today"


class Mark(Struct, frozen=True, tag="trait", forbid_unknown_fields=True, omit_defaults=True):
    """People get a trait, or lose it."""

    trait: Key
    who: Whom = ACTING
    lost: bool = False


class Cure(Struct, frozen=True, tag="cure", forbid_unknown_fields=True, omit_defaults=True):
    """Whoever has this medicine assigned to them discards it, and a state changes.

    Rule: twom-cs.dawn.meds-stay
    """

    medicine: Medicine
    state: Condition
    by: Change = -1


PeopleEffect: TypeAlias = State | Wound | Kill | Leave | Join | Rest | Mark | Cure
