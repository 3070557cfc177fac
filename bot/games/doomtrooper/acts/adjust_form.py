"""A judge's adjustment as it is written: what its parts look like."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from bot.games.doomtrooper.position.state import Step, TokenKind
from bot.games.doomtrooper.words.catalogue import CardType
from bot.games.doomtrooper.words.texts import CardText
from bot.games.doomtrooper.words.whom import Rating
from bot.games.kernel.arrange import Form
from bot.games.values import Line

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
    """A card as it should lie: its code or an inline card, its marks, what is attached to it or lies under it.

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
    under: tuple[str | CardChange, ...] = ()


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


FORM = Form(
    {
        "actions": get_args(TokenKind),
        "type": get_args(CardType),
        "step": get_args(Step),
        "side": ("doomtrooper", "legion"),
        "ratings": get_args(Rating),
    },
    kinds={"str | object": Line("doomtrooper-adjust-form-card")},
)
