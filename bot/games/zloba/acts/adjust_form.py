"""A judge's adjustment as it is written: what its parts look like, and what belongs in each."""

from __future__ import annotations

from typing import Annotated, get_args

import msgspec
from msgspec import Meta, Struct

from bot.games.kernel.arrange import Form
from bot.games.values import Arg, Line
from bot.games.zloba.pack.effects import FACES, EyeFace, Face
from bot.games.zloba.position.state import Action

Few = Annotated[int, Meta(ge=0, le=99)]
Spot = Annotated[int, Meta(ge=1, le=8)]
Units = Annotated[int, Meta(ge=0, le=25)]


class SeatChange(Struct, forbid_unknown_fields=True):
    """Parts of one force; ``basics`` by place as text, ``elites`` as place, kind and toughness, all of them."""

    basics: dict[str, Units] | None = None
    elites: list[tuple[Annotated[int, Meta(ge=0, le=8)], str, Annotated[int, Meta(ge=1, le=6)]]] | None = None
    removed: Units | None = None
    corra: Few | None = None
    points: Few | None = None
    dice: list[Face] | None = None
    eye: EyeFace | msgspec.UnsetType | None = msgspec.UNSET
    cards: list[str] | None = None
    spent: list[str] | None = None


class TurnChange(Struct, forbid_unknown_fields=True):
    """Whose turn it is, whether an action die has been used in it, and for which action."""

    seat: Few
    acted: bool = False
    done: Action | None = None


class CoopChange(Struct, forbid_unknown_fields=True):
    """Parts of the opponent's side of the table."""

    base: Spot | None = None
    chaos: Spot | None = None
    points: Few | None = None
    die: Face | None = None


class Change(Struct, forbid_unknown_fields=True):
    """Parts of a position; seats are numbered from 0 as text or listed from the first, the opponent's force last."""

    seats: list[SeatChange] | dict[str, SeatChange] | None = None
    round: Annotated[int, Meta(ge=1, le=999)] | None = None
    start: Few | None = None
    phase: Annotated[str, Meta(pattern="^(draft|actions)$")] | None = None
    turn: TurnChange | None = None
    offer: list[Face] | None = None
    tokens: dict[str, Few] | None = None
    coop: CoopChange | None = None


def _listed(*options: str) -> str:
    return ", ".join(options)


def _numbers(least: int, most: int) -> Line:
    return Line("zloba-expected-number", {"least": least, "most": most})


def _one_of(*options: str) -> Line:
    return Line("zloba-expected-one", {"options": _listed(*options)})


def _form(key: str, **values: Arg) -> Line:
    return Line(f"zloba-expected-{key}", values)


_EXPECTED: dict[str, Line] = {
    "seats": _form("seats", fields=_listed(*SeatChange.__struct_fields__)),
    "basics": _form("by-place", least=0, most=25),
    "elites": _form("elites"),
    "removed": _numbers(0, 25),
    "corra": _numbers(0, 99),
    "points": _numbers(0, 99),
    "dice": _form("list", options=_listed(*FACES)),
    "offer": _form("list", options=_listed(*FACES)),
    "eye": _one_of(*get_args(EyeFace), "null"),
    "cards": _form("cards"),
    "spent": _form("cards"),
    "round": _numbers(1, 999),
    "start": _numbers(0, 99),
    "seat": _numbers(0, 99),
    "phase": _one_of("draft", "actions"),
    "turn": _form("parts", fields=_listed(*TurnChange.__struct_fields__)),
    "acted": _one_of("true", "false"),
    "done": _one_of(*FACES, "exodus", "null"),
    "tokens": _form("by-area", least=0, most=99),
    "coop": _form("parts", fields=_listed(*CoopChange.__struct_fields__)),
    "base": _numbers(1, 8),
    "chaos": _numbers(1, 8),
    "die": _one_of(*FACES),
}
"""The values that each field takes, by its name."""

FORM = Form(expected=_EXPECTED)
