"""All words together: the continuous ones, the deeds, and those that have words in them.

A new word is one struct in ``continuous.py`` or ``deeds.py``, one function where its family is carried out, and its
name in the unions below.
"""

from __future__ import annotations

from typing import TypeAlias, get_args

from msgspec import Struct, field

from bot.games.doomtrooper.words.continuous import (
    Able,
    Bar,
    Casts,
    Copies,
    Cost,
    Fate,
    Immune,
    Kind,
    Limit,
    Permit,
    Protect,
    Rate,
    Share,
    Silence,
)
from bot.games.doomtrooper.words.deeds import (
    Actions,
    Attach,
    Attack,
    Become,
    Cancel,
    Control,
    Cover,
    Debt,
    Discard,
    DiscardHand,
    Draw,
    End,
    Enter,
    Fetch,
    Heal,
    Join,
    Kill,
    Look,
    Mark,
    Move,
    Name,
    PlayNow,
    Points,
    Prevent,
    Redirect,
    Replace,
    Return,
    Sacrifice,
    SetTactic,
    Shuffle,
    Swap,
    Turns,
    Win,
    Wound,
)
from bot.games.doomtrooper.words.whom import Amount, If, Moment, On, Price, Who, Whom
from bot.games.doomtrooper.words.word import Word


class Choose(Word, frozen=True, tag_field="do", tag="choose"):
    """One of several ways, each a list of words; ``times`` over. ``prices`` are those of the ways, if they have any."""

    ways: tuple[tuple[Effect, ...], ...]
    prices: tuple[Price, ...] = ()
    by: Who = "me"
    times: Amount = 1


class Chance(Word, frozen=True, tag_field="do", tag="chance"):
    """A number from 1 to ``sides`` is drawn: ``ways`` tells by number what follows."""

    sides: int
    ways: tuple[tuple[Effect, ...], ...]


class Repeat(Word, frozen=True, tag_field="do", tag="repeat"):
    """The words happen so many times."""

    times: Amount
    effects: tuple[Effect, ...]


class Watch(Word, frozen=True, tag_field="do", tag="watch"):
    """While it lasts, the event sets the words off; ``instead``: they take the place of what the event is about."""

    on: On
    effects: tuple[Effect, ...]
    instead: bool = False


class Grant(Word, frozen=True, tag_field="do", tag="grant"):
    """While it lasts, the cards ``who`` have words and abilities as if these stood on them."""

    effects: tuple[Effect, ...] = ()
    abilities: tuple[Ability, ...] = ()


class Ability(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something a card in play does when an event sets it off, or when it is used.

    Attributes:
        on: the event; without one it is used.
        when: the moment at which it may be used, and ``price`` what that costs.
        player: who may use it.
        whom: what is chosen as it is used.
        limits: ``once-per:combat``, ``once-per:turn``, ``once-per:game``.
        optional: the player decides whether it happens.
        instead: it replaces what the event is about.
        mission: it completes the mission that the card is.
    """

    effects: tuple[Effect, ...]
    on: On | None = None
    when: Moment = "any"
    price: Price = Price()
    player: Who = "me"
    whom: tuple[Whom, ...] = ()
    conditions: tuple[If, ...] = field(default=(), name="if")
    limits: tuple[str, ...] = ()
    optional: bool = False
    instead: bool = False
    mission: bool = False


Continuous: TypeAlias = (
    Rate
    | Kind
    | Able
    | Immune
    | Bar
    | Permit
    | Protect
    | Cost
    | Limit
    | Casts
    | Share
    | Fate
    | Copies
    | Silence
    | Watch
    | Grant
)
Deed: TypeAlias = (
    Wound
    | Heal
    | Kill
    | Discard
    | Sacrifice
    | Return
    | Fetch
    | Draw
    | DiscardHand
    | Look
    | Shuffle
    | Move
    | Cover
    | Mark
    | Enter
    | Control
    | Points
    | Debt
    | Actions
    | Attack
    | Join
    | Replace
    | SetTactic
    | End
    | Cancel
    | Prevent
    | Redirect
    | Attach
    | Win
    | Turns
    | Name
    | PlayNow
    | Swap
    | Become
    | Choose
    | Chance
    | Repeat
)
Effect: TypeAlias = Continuous | Deed

CONTINUOUS: tuple[type, ...] = get_args(Continuous)
STANDS = frozenset({"in-play", "attached", "game", "marked", "once", "combat"})
"""How long words last that hold while their card is in play; others begin as it is played."""


def stands(word: Effect) -> bool:
    """Whether a word holds while its card is in play, so that playing the card begins nothing."""
    return isinstance(word, CONTINUOUS) and word.until in STANDS


def inside(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Words with those within them: every way of a choice, and what is repeated."""
    found: tuple[Effect, ...] = ()
    for effect in effects:
        ways = effect.ways if isinstance(effect, (Choose, Chance)) else ()
        found = (*found, effect, *(each for way in ways for each in inside(way)))
        if isinstance(effect, Repeat):
            found = (*found, *inside(effect.effects))
    return found


def is_fixed(word: Effect) -> bool:
    """Whether a word that a deed leaves behind works on the cards that fit as it begins, not on whom it finds later."""
    about_players = isinstance(word, (Limit, Cost)) or getattr(word, "player", None) is not None
    if about_players or isinstance(word, Watch):
        return False
    return word.fixed or bool(word.who.role) or word.who.count != "all" or word.until == "combat"


__all__ = [
    "Ability",
    "Able",
    "Actions",
    "Attach",
    "Attack",
    "Bar",
    "Become",
    "Cancel",
    "Casts",
    "Chance",
    "Choose",
    "Continuous",
    "Control",
    "Copies",
    "Cost",
    "Cover",
    "Debt",
    "Deed",
    "Discard",
    "DiscardHand",
    "Draw",
    "Effect",
    "End",
    "Enter",
    "Fate",
    "Fetch",
    "Grant",
    "Heal",
    "Immune",
    "Join",
    "Kill",
    "Kind",
    "Limit",
    "Look",
    "Mark",
    "Move",
    "Name",
    "Permit",
    "PlayNow",
    "Points",
    "Prevent",
    "Protect",
    "Rate",
    "Redirect",
    "Repeat",
    "Replace",
    "Return",
    "Sacrifice",
    "SetTactic",
    "Share",
    "Shuffle",
    "Silence",
    "Swap",
    "Turns",
    "Watch",
    "Win",
    "Word",
    "Wound",
    "inside",
    "is_fixed",
    "stands",
]
