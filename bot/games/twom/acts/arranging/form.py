"""A position as it is written, in parts: what each looks like; a part that is left out stays as it was."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import UNSET, Meta, Struct, UnsetType

from bot.games.kernel.arrange import Form, Wrong
from bot.games.twom.pack.effects.meeting import Letter
from bot.games.twom.pack.effects.story import Effect
from bot.games.twom.pack.kinds import CONDITIONS, Deck, Key, Weapon
from bot.games.twom.position.people import Night
from bot.games.twom.position.state import PHASES, Phase, StepName
from bot.games.values import Line, Violation

Level: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
Few: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Many: TypeAlias = Annotated[int, Meta(ge=0, le=200)]
Numbers: TypeAlias = dict[Key, Many]
"""How many of each, by key."""
Place: TypeAlias = Annotated[str, Meta(max_length=24)]
"""A space of the shelter, or nothing for nowhere."""


class PersonChange(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Somebody of the group, as in :class:`Person`; without a space, on guard or outside, as the night says."""

    key: Key
    fatigue: Level = 0
    wounds: Level = 0
    misery: Level = 0
    hunger: Level = 0
    illness: Level = 0
    at: Place | None = None
    night: Night | None = None
    weapon: Key | None = None
    medicine: Numbers = {}
    traits: tuple[Key, ...] = ()
    resting: bool = False
    rests_tomorrow: bool = False
    prowess: Few | None = None
    empathy: Few | None = None
    capacity: Annotated[int, Meta(ge=0, le=30)] | None = None


class OwnChange(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A fitting of people's own box, as in :class:`Own`."""

    bed: bool = False
    cost: Numbers = {}


class LostChange(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Somebody who is no longer in the group, as in :class:`Lost`."""

    key: Key
    how: Literal["died", "left"]
    day: Annotated[int, Meta(ge=1, le=99)] = 1
    counted: bool = True


class SpotChange(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What lies on a space of the shelter: a shelter card of a kind, a fitting, or (without either) nothing."""

    card: Key | None = None
    fitting: Key | None = None


class DeckChange(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A deck as in :class:`Cards`; what is not told to lie anywhere stays, or goes to the deck.

    Attributes:
        size: how many can be drawn before the discards are shuffled in; the others are discarded, the last by their
            keys first.
    """

    top: Annotated[tuple[Key, ...], Meta(max_length=20)] | None = None
    left: Numbers | None = None
    discards: Numbers | None = None
    red: Numbers | None = None
    mixed: Few | None = None
    aside: Numbers | None = None
    out: Numbers | None = None
    size: Many | None = None


class DueChange(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Effects of a later dawn, as in :class:`Due`."""

    day: Annotated[int, Meta(ge=1, le=99)]
    effects: Annotated[tuple[Effect, ...], Meta(max_length=30)]
    source: Annotated[str, Meta(max_length=60)] = ""


class FoeChange(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An enemy token with what its card gives it to fight with, the best weapon first."""

    letter: Letter
    prowess: Annotated[int, Meta(ge=0, le=6)] = 0
    weapons: Annotated[tuple[Weapon, ...], Meta(max_length=6)] = ()
    wounds: Annotated[int, Meta(ge=0, le=3)] = 0


class CombatChange(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A combat before its next round; without fighters, all who are outside, or at home everybody.

    Attributes:
        armed: the weapons are handed out.
        round: rounds that were fought.
    """

    foes: Annotated[tuple[FoeChange, ...], Meta(min_length=1, max_length=6)]
    fighters: Annotated[tuple[Key, ...], Meta(min_length=1, max_length=4)] | None = None
    thugs: bool = False
    ambush: Literal["people", "enemies"] | None = None
    armed: bool = False
    round: Few = 0


class RaidChange(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A raid whose card has been drawn; without numbers, those of the card."""

    card: Key
    damage: Annotated[int, Meta(ge=0, le=30)] | None = None
    wounds: Annotated[int, Meta(ge=0, le=30)] | None = None


class DoingChange(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Effects to be carried out at once, and who acts in them; nobody where it is left out."""

    do: Annotated[tuple[Effect, ...], Meta(min_length=1, max_length=30)]
    acting: Annotated[tuple[Key, ...], Meta(max_length=4)] = ()


class Change(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Parts of a position, called as in :class:`State` where it has them.

    ``store``, ``pile``, ``supply``, ``removed``, ``prices``, ``decks``, ``shelter``, ``backs``, ``fittings`` and
    ``ideas`` change what they name; every other part is told whole. ``phase`` or ``step`` drops what is carried out.
    """

    day: Annotated[int, Meta(ge=1, le=99)] | None = None
    phase: Phase | None = None
    step: StepName | None = None
    round: Annotated[int, Meta(ge=1, le=3)] | None = None
    holder: Few | None = None
    turned: Annotated[int, Meta(ge=0, le=13)] | None = None
    people: Annotated[tuple[PersonChange, ...], Meta(min_length=1)] | None = None
    lost: tuple[LostChange, ...] | None = None
    store: Numbers | None = None
    pile: Numbers | None = None
    supply: Numbers | None = None
    removed: Numbers | None = None
    prices: dict[Key, Annotated[int, Meta(ge=-99, le=99)]] | None = None
    decks: dict[Deck, DeckChange] | None = None
    locations: Annotated[tuple[Key, ...], Meta(max_length=3)] | None = None
    last_resort: Annotated[tuple[Key, ...], Meta(max_length=30)] | None = None
    shelter: dict[Key, SpotChange | None] | None = None
    backs: dict[Key, Numbers] | None = None
    fittings: Numbers | None = None
    ideas: Numbers | None = None
    boarded: Few | None = None
    frost: Few | None = None
    unknown: Few | None = None
    noise: Few | None = None
    outside: Key | UnsetType | None = UNSET
    flags: Annotated[tuple[Key, ...], Meta(max_length=200)] | None = None
    due: Annotated[tuple[DueChange, ...], Meta(max_length=50)] | None = None
    read: Annotated[tuple[Annotated[int, Meta(ge=1, le=9999)], ...], Meta(max_length=2000)] | None = None
    figures: Numbers | None = None
    values: dict[Annotated[str, Meta(max_length=40)], Annotated[int, Meta(ge=0, le=9999)]] | None = None
    home: dict[Key, OwnChange] | None = None
    rooms: Annotated[tuple[Key, ...], Meta(max_length=60)] | None = None
    combat: CombatChange | None = None
    raid: RaidChange | None = None
    effects: DoingChange | None = None

    @property
    def parts(self) -> tuple[str, ...]:
        """The names of the parts that are told."""
        return tuple(name for name in self.__struct_fields__ if getattr(self, name) not in (None, UNSET)) + (
            ("outside",) if self.outside is None else ()
        )


def wrong(rule: str, why: str, /, **values: int | str | Line) -> Wrong:
    """What breaks a rule of the diary, in the sentence ``twom-adjust-<why>``."""
    return Wrong(Violation(f"twom-cs.{rule}", Line(f"twom-adjust-{why}", dict(values))))


FORM = Form(
    {
        "phase": PHASES,
        "step": get_args(StepName),
        "night": get_args(Night),
        "how": ("died", "left"),
        "letter": get_args(Letter),
        "weapons": get_args(Weapon),
        "ambush": ("people", "enemies"),
        "decks": get_args(Deck),
        "state": CONDITIONS,
    },
)
