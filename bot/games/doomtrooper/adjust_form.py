"""A judge's adjustment as it is written: what its parts look like, and in plain words what is wrong with one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from bot.games.doomtrooper.position.state import Step, TokenKind
from bot.games.doomtrooper.words.catalogue import CardType
from bot.games.doomtrooper.words.texts import CardText
from bot.games.doomtrooper.words.whom import Rating
from bot.games.values import Line, Violation

Many = Annotated[int, Meta(ge=0, le=999)]
Few = Annotated[int, Meta(ge=0, le=30)]


class Inline(Struct, frozen=True, forbid_unknown_fields=True):
    """A card that no catalogue has: its name, type, ratings, tags, and what it does."""

    name: Annotated[str, Meta(min_length=1, max_length=80)]
    type: CardType
    ratings: dict[Rating, int] = {}
    tags: tuple[str, ...] = ()
    text: CardText | None = None
    limit: int | None = None


class CardChange(Struct, frozen=True, forbid_unknown_fields=True):
    """A card as it should lie: its code or an inline card, its marks, what is attached to it.

    ``owner`` where that is not the player before whom it lies.
    """

    card: str | Inline
    wounded: bool = False
    covered: bool = False
    unpaid: bool = False
    inside: bool = False
    marks: tuple[str, ...] = ()
    side: Literal["", "doomtrooper", "legion"] = ""
    owner: Few | None = None
    attached: tuple[str | CardChange, ...] = ()


Cards = tuple[str | CardChange, ...]
ZONES = (
    "hand", "library", "discard", "sideboard", "sacrificed", "squad", "cohort", "outpost", "aside", "table",
)  # fmt: skip


class PlayerChange(Struct, forbid_unknown_fields=True):
    """Parts of what a player has; a zone that is named lies exactly as told, the top card of a library first."""

    destiny: Many | None = None
    victory: Many | None = None
    debt: Many | None = None
    turns: Many | None = None
    actions: tuple[TokenKind, ...] | None = None
    attacked: bool | None = None
    sabotaged: tuple[Few, ...] | None = None
    deadline: Few | None = None
    hand: Cards | None = None
    library: Cards | None = None
    discard: Cards | None = None
    sideboard: Cards | None = None
    sacrificed: Cards | None = None
    squad: Cards | None = None
    cohort: Cards | None = None
    outpost: Cards | None = None
    aside: Cards | None = None
    table: Cards | None = None


class TurnChange(Struct, forbid_unknown_fields=True):
    """Whose turn it is, which step of it, and the number of the turn."""

    seat: Few
    step: Step = "actions"
    number: Many | None = None


class Change(Struct, forbid_unknown_fields=True):
    """Parts of a position; seats are numbered from 0, as text.

    Attributes:
        add: cards that a player does not have come into the match; otherwise they are refused.
        target: the victory points that win.
        last_turns: turns still to be played since time was called.
    """

    players: dict[str, PlayerChange] = {}
    turn: TurnChange | None = None
    opened: bool | None = None
    target: Many | None = None
    last_turns: Few | None = None
    add: bool = False


class Wrong(Exception):
    """An adjustment cannot be; holds why."""

    def __init__(self, violation: Violation) -> None:
        super().__init__(violation.line.key)
        self.violation = violation


def read(changes: Mapping[str, Any]) -> Change:
    """An adjustment as it was written.

    Raises:
        Wrong: it is no adjustment; the sentence names the place and what belongs there.
    """
    try:
        return msgspec.convert(changes, Change)
    except (msgspec.ValidationError, TypeError) as problem:
        raise Wrong(Violation("", _told(str(problem)))) from problem


_PLACE = re.compile(r" - at (?:`key` in )?`\$\.?([^`]*)`$")
_NAMED, _EXPECTED = re.compile(r"`([^`]*)`"), re.compile(r"^Expected `([^`]*)`(?: of length)?(?: ([<>]=) (\d+))?")
_FORMS = {"int": "number", "str": "text", "bool": "yes-no", "array": "list", "object": "table", "str | object": "card"}
_WORDS = {
    "actions": get_args(TokenKind),
    "type": get_args(CardType),
    "step": get_args(Step),
    "side": ("doomtrooper", "legion"),
    "ratings": get_args(Rating),
}
"""The words that may stand in a field, where it takes no others."""


def _told(problem: str) -> Line:
    """The decoder's sentence in the words of a judge: the place, and what belongs there."""
    place = found[1].replace("[...]", "[…]") if (found := _PLACE.search(problem)) else ""
    bare = _PLACE.sub("", problem)
    if bare.startswith("Object contains unknown field"):
        return Line("doomtrooper-adjust-unknown", {"field": _within(place, bare)})
    if bare.startswith("Object missing required field"):
        return Line("doomtrooper-adjust-missing", {"field": _within(place, bare)})
    last = re.sub(r"\[[^]]*\]", "", place).rpartition(".")[2]
    if bare.startswith("Invalid") and last in _WORDS:
        return Line("doomtrooper-adjust-word", {"field": place, "options": ", ".join(_WORDS[last])})
    if found := _EXPECTED.match(bare):
        return _expected(place, *found.groups())
    return Line("doomtrooper-adjust-value", {"field": place})


def _within(place: str, problem: str) -> str:
    named = _NAMED.search(problem)
    return ".".join(filter(None, (place, named[1] if named else "")))


def _expected(place: str, forms: str, bound: str | None, number: str | None) -> Line:
    if bound is not None:
        key = ("length-" if "int" not in forms else "") + ("least" if bound == ">=" else "most")
        return Line(f"doomtrooper-adjust-{key}", {"field": place, "number": int(number or 0)})
    form = _FORMS.get(forms.removesuffix(" | null"))
    if form is None:
        return Line("doomtrooper-adjust-value", {"field": place})
    return Line("doomtrooper-adjust-form", {"field": place, "expected": Line(f"doomtrooper-adjust-form-{form}")})
