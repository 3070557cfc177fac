"""The plain words that packs, positions and rules share."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

Key: TypeAlias = Annotated[str, Meta(pattern=r"^(?:[a-z][a-z0-9-]{0,23}|[01][a-z0-9.-]{1,23})$")]
"""A key of the pack; or, beginning with a digit, a name that people said, see :mod:`bot.games.twom.pack.told_names`."""
Number: TypeAlias = Annotated[int, Meta(ge=1, le=9999)]
"""The number of a script."""
Count: TypeAlias = Annotated[int, Meta(ge=1, le=50)]
Some: TypeAlias = Annotated[int, Meta(ge=0, le=50)]
Things: TypeAlias = dict[Key, Count]
"""How many of which tokens and resources, by key."""

Condition: TypeAlias = Literal["fatigue", "wounds", "misery", "hunger", "illness"]
"""What a state token shows."""
CONDITIONS: tuple[Condition, ...] = ("fatigue", "wounds", "misery", "hunger", "illness")
WORST = 4

Role: TypeAlias = Literal["wood", "component", "water", "shovel", "saw", "lockpick", "bullet", "raw-food", "boarding"]
"""A token or resource that the diary itself speaks of."""
RESOURCES: tuple[Role, ...] = ("wood", "component", "water")
Medicine: TypeAlias = Literal["medicine", "herbs", "bandage"]
Weapon: TypeAlias = Literal["melee", "hatchet", "pistol", "rifle", "shotgun"]
FIREARMS: tuple[Weapon, ...] = ("pistol", "rifle", "shotgun")
Die: TypeAlias = Literal["grey", "yellow", "red"]
Face: TypeAlias = Literal["0", "1", "2", "3", "S", "empty", "hatchet", "shotgun"]
Printed: TypeAlias = Literal["guard", "floor", "look-around"]
"""An action that the board prints on a space of the shelter."""
Obstacle: TypeAlias = Literal["bars", "door", "rubble", "remains", "hole"]
OBSTACLES: tuple[Obstacle, ...] = ("bars", "door", "rubble", "remains", "hole")
Deck: TypeAlias = Literal[
    "events", "finales", "locations", "exploration", "findings", "residents", "visitors", "raids", "fate", "last-resort"
]
