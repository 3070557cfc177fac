"""What happens to people, and to what the group owns."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from bot.games.twom.pack.kinds import Condition, Key
from bot.games.twom.position.people import Night, Person

Where = Literal["store", "pile", "supply", "removed"]


class Moved(Struct, frozen=True, tag="moved"):
    """Tokens went from one place to another; ``why`` is a key of what is told, empty where it needs no telling."""

    things: dict[Key, int]
    source: Where
    target: Where
    why: str = ""


class LevelSet(Struct, frozen=True, tag="level-set"):
    """A state of somebody changed."""

    who: Key
    state: Condition
    before: int
    level: int


class Went(Struct, frozen=True, tag="went"):
    """Somebody died or left; what they held stays in the store or the pile, their medicine is discarded."""

    who: Key
    how: Literal["died", "left"]


class Came(Struct, frozen=True, tag="came"):
    """Somebody joined the group."""

    person: Person


class Counted(Struct, frozen=True, tag="counted"):
    """The losses were taken into account."""


class Stood(Struct, frozen=True, tag="stood"):
    """Figures were placed in the shelter."""

    at: dict[Key, Key]


class Retired(Struct, frozen=True, tag="retired", omit_defaults=True):
    """What somebody does tonight; ``None``: the night is over."""

    who: Key
    night: Night | None = None
    at: Key = ""


class Tired(Struct, frozen=True, tag="tired", omit_defaults=True):
    """Somebody has no action left, today or on the next day."""

    who: Key
    tomorrow: bool = False


class Awake(Struct, frozen=True, tag="awake"):
    """A new day: who rested until now acts again."""


class Marked(Struct, frozen=True, tag="marked", omit_defaults=True):
    """Somebody got a trait, or lost it."""

    who: Key
    trait: Key
    lost: bool = False


class Armed(Struct, frozen=True, tag="armed", omit_defaults=True):
    """Somebody took a weapon that lies in the store or the pile, or put it down."""

    who: Key
    weapon: Key | None = None


class Treated(Struct, frozen=True, tag="treated", omit_defaults=True):
    """A token of medicine was assigned to somebody, from the store or the pile; ``used``: it was discarded."""

    who: Key
    token: Key
    used: bool = False
    source: Literal["store", "pile"] = "store"


class Priced(Struct, frozen=True, tag="priced"):
    """The market value of a token changed."""

    token: Key
    by: int


GroupEvent: TypeAlias = (
    Moved | LevelSet | Went | Came | Counted | Stood | Retired | Tired | Awake | Marked | Armed | Treated | Priced
)
