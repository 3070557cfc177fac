"""Continuous words: what holds while a card works, or until the end that is told."""

from __future__ import annotations

from typing import Literal

from bot.games.doomtrooper.words.whom import Amount, Price, Rating, Who, Whom
from bot.games.doomtrooper.words.word import Strength, Word


class Rate(Word, frozen=True, tag_field="do", tag="rate"):
    """Changes ratings: before anything else the base, then factors, then sums; ``set`` replaces the base.

    ``part`` changes only what the cards that fit it add. ``once``: several copies of the card count as one.
    """

    ratings: tuple[Rating, ...]
    base: Amount | None = None
    factor: float | None = None
    sum: Amount | None = None
    set: Amount | None = None
    part: Whom | None = None
    once: bool = False


class Kind(Word, frozen=True, tag_field="do", tag="kind"):
    """Gives or takes tags: affiliations, kinds, what the card is considered."""

    gain: tuple[str, ...] = ()
    lose: tuple[str, ...] = ()


class Able(Word, frozen=True, tag_field="do", tag="ability"):
    """Gives an ability of ``words/abilities.py``, such as ``first-strike``; ``against`` limits whom it works on."""

    ability: str
    strength: Strength = "plain"
    against: Whom | None = None


class Immune(Word, frozen=True, tag_field="do", tag="immune"):
    """What does not touch the cards where somebody uses it against them: tags of cards such as ``art``.

    ``cards`` are single cards, chosen where they have a number; ``lose``: they are not immune any more; ``player``: he
    is not touched, instead of cards.
    """

    to: tuple[str, ...] = ()
    cards: Whom | None = None
    but: tuple[str, ...] = ()
    lose: bool = False
    strength: Strength = "plain"
    player: Who | None = None


class Bar(Word, frozen=True, tag_field="do", tag="bar"):
    """Forbids: ``attack``, ``cover``, ``receive:equipment`` …; ``never`` beats every permission."""

    what: tuple[str, ...]
    strength: Strength = "plain"
    whom: Whom | None = None
    player: Who | None = None


class Permit(Word, frozen=True, tag_field="do", tag="permit"):
    """Allows what the rules or a plain bar forbid; ``whom`` as in :class:`Bar`, ``ignoring`` what need not be met.

    ``price`` is paid each time, ``number`` is how often or how many; ``attack:again`` holds for every action.
    """

    what: tuple[str, ...]
    whom: Whom | None = None
    player: Who | None = None
    number: int = 1
    ignoring: tuple[str, ...] = ()
    price: Price | None = None


class Protect(Word, frozen=True, tag_field="do", tag="protect"):
    """Keeps the cards from being ``discarded``, ``killed``, ``wounded``, ``stolen`` …"""

    against: tuple[str, ...]
    strength: Strength = "plain"
    by: Whom | None = None


class Cost(Word, frozen=True, tag_field="do", tag="price"):
    """Changes what it costs to do something, or replaces it.

    Attributes:
        act: what is done with the cards ``of``: they are played, used, attack, or are attacked.
        on: what they are played on; ``by`` who plays, uses or casts them; ``player`` whose price it is.
        worth: what each point counts that is paid for them.
        least: it never falls below.
    """

    of: Whom = Whom()
    act: Literal["play", "use", "attack", "attacked"] = "play"
    on: Whom | None = None
    by: Whom | None = None
    player: Who = "each"
    destiny: Amount = 0
    victory: Amount = 0
    actions: int = 0
    factor: float = 1
    worth: int = 1
    least: int = 0
    set: Price | None = None


class Limit(Word, frozen=True, tag_field="do", tag="limit"):
    """Sets or moves a limit of :data:`words.abilities.LIMITS`."""

    of: str
    value: Amount | None = None
    change: Amount = 0
    player: Who = "me"


class Casts(Word, frozen=True, tag_field="do", tag="casts"):
    """Lets cast the Art of these aspects, or of ``all``; ``legion`` also for the benefit of the Dark Legion."""

    aspects: tuple[str, ...]
    no: tuple[str, ...] = ()
    legion: bool = False
    price: Price | None = None


class Share(Word, frozen=True, tag_field="do", tag="share"):
    """Changes what a kill by ``who`` or another gain of points is worth, in which points, and to whom.

    ``victims`` limits it to kills of these; ``what`` says which gain.
    """

    what: Literal["kill", "mission", "all"] = "kill"
    victims: Whom | None = None

    factor: float = 1
    plus: Amount = 0
    set: Amount | None = None
    half: Literal["up", "down"] = "up"
    only: Literal["", "destiny", "victory", "none"] = ""
    to: Who | None = None


class Fate(Word, frozen=True, tag_field="do", tag="fate"):
    """Says where cards go instead when they are killed, discarded, sacrificed, or leave play in any of these ways.

    ``by`` limits it to what these kill.
    """

    when: tuple[Literal["killed", "discarded", "sacrificed", "left", "used"], ...]
    to: Literal["hand", "top", "bottom", "shuffled", "discard", "sacrificed", "play"]
    by: Whom | None = None


class Copies(Word, frozen=True, tag_field="do", tag="copies"):
    """Has the abilities, the ratings or all of another card besides its own."""

    of: Whom
    what: Literal["abilities", "ratings", "all"] = "abilities"


class Silence(Word, frozen=True, tag_field="do", tag="silence"):
    """The words of the cards do not work: all of them, or only those of the kinds in ``what``.

    ``lent`` are the ratings and abilities that they give to others than themselves.
    """

    what: tuple[Literal["all", "abilities", "ratings", "lent"], ...] = ("all",)
