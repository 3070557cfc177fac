"""The ids of buttons and selects that cards of a lobby make, which lie below what those buttons do."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from bot.chat.base.ids.fields import ChoiceName, FewPages, GameKey, SeatNumber, Snowflake
from bot.chat.base.ids.id import Id, Pattern
from bot.chat.matches.base.ids import MatchId
from bot.games.values import Seat
from bot.matches.model.private import TABLE

Act: TypeAlias = Literal["card", "pick", "number", "file", "text", "drop", "show"]


def code_of(whose: Seat | None) -> str:
    """Whose choices they are as an id carries it: one's own, the table's, or a seat's."""
    return "-" if whose is None else "t" if whose == TABLE else str(whose)


def whose_of(code: str) -> Seat | None:
    """Whose choices a code of :func:`code_of` stands for; ``None`` for one's own."""
    return None if code == "-" else TABLE if code == "t" else int(code)


Whose: TypeAlias = Annotated[Seat | None, Pattern(r"\d{1,2}|-|t", whose_of, code_of)]
"""Whose choices they are: a seat's, ``None`` for one's own, or the table's."""


class NewLobbyId(Id, prefix="newlobby"):
    """Opens a lobby of a game."""

    game: GameKey


AnyName: TypeAlias = Annotated[str, Pattern(r"[-a-z0-9.]{0,40}")]
"""A choice by its name; empty for all of them."""


class LobbyId(MatchId, prefix="lb"):
    """Does something in a lobby."""

    act: Literal["join", "leave", "automaton", "add", "remove", "manage", "more", "cancel", "start"]


class ChoiceId(MatchId, prefix="ls"):
    """Settles a choice on the public card: one's own, or that of an automated seat."""

    seat: SeatNumber | None
    name: ChoiceName


class RemoveId(MatchId, prefix="lr"):
    """Picks the seat that is cleared."""


class ClearId(MatchId, prefix="lx"):
    """Says whether a seat in which somebody sits is cleared."""

    act: Literal["clear", "remove", "keep"]
    seat: SeatNumber
    user: Snowflake


class ChoicesId(MatchId, prefix="lc"):
    """Opens the private card, or does something with one choice of it."""

    whose: Whose
    act: Act
    page: FewPages
    name: AnyName


class WhoseId(MatchId):
    """Whatever belongs to a choice of somebody's."""

    whose: Whose
    name: AnyName


class OwnChoiceId(WhoseId, prefix="lo"):
    """Picks an option on the private card."""


class KeptId(WhoseId, prefix="lk"):
    """Brings a file that is kept."""


class TermId(MatchId, prefix="lterm"):
    """Picks a term on the host's card."""

    name: Annotated[str, Pattern(r"[a-z]{1,20}")]


class OtherTimeId(MatchId, prefix="lother"):
    """A length of time that is not offered: the button, and the form that it opens."""


class SeriesId(MatchId, prefix="sr"):
    """Does something between two games of a series."""

    act: Literal["ready", "before", "leave", "left", "first"]
    seat: SeatNumber | None
