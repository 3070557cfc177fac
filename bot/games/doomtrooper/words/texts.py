"""What a card does, whole: how it is played and what its abilities are."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from bot.games.doomtrooper.words.effects import Effect
from bot.games.doomtrooper.words.whom import If, Moment, On, Price, Whom


class Play(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a card is played.

    Attributes:
        when: the moment; ``on`` the event that it answers, where it is a reaction.
        price: beyond what its kind costs anyway.
        to: what it is played on or attached to; ``area``, ``player`` and ``none`` are no cards.
        whom: the card it is played on; more choices are in :attr:`also`.
        after: where it is afterwards.
        limits: ``once-per:turn``, ``one-in-play`` …
    """

    when: Moment = "action"
    on: On | None = None
    price: Price = Price()
    to: Literal["", "card", "area", "player", "opponent", "none"] = ""
    whom: Whom | None = None
    also: tuple[Whom, ...] = ()
    areas: tuple[str, ...] = ()
    after: Literal["attach", "stay", "discard", "sacrifice"] = "stay"
    limits: tuple[str, ...] = ()
    conditions: tuple[If, ...] = field(default=(), name="if")


class Ability(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something a card in play does when an event sets it off, or when it is used.

    Attributes:
        on: the event; without one it is used.
        when: the moment at which it may be used, and ``price`` what that costs.
        whom: what is chosen as it is used.
        limits: ``once-per:combat``, ``once-per:turn``, ``once-per:game``.
        optional: the player decides whether it happens.
        instead: it replaces what the event is about.
    """

    effects: tuple[Effect, ...]
    on: On | None = None
    when: Moment = "any"
    price: Price = Price()
    whom: tuple[Whom, ...] = ()
    conditions: tuple[If, ...] = field(default=(), name="if")
    limits: tuple[str, ...] = ()
    optional: bool = False
    instead: bool = False


class CardText(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a card does.

    Attributes:
        effects: while it is in play, or once as it is played.
        abilities: what events set off, and what can be used.
        said: how much of the card this says.
        doubts: what the card leaves open, in our words.
    """

    play: Play = Play()
    effects: tuple[Effect, ...] = ()
    abilities: tuple[Ability, ...] = ()
    said: Literal["all", "most", "part", "none"] = "all"
    doubts: tuple[str, ...] = ()
