"""What a card does, whole: how it is played and what its abilities are."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from bot.games.doomtrooper.words.effects import Ability, Effect
from bot.games.doomtrooper.words.whom import If, Moment, On, Price, Who, Whom


class Play(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a card is played.

    Attributes:
        when: the moment; ``on`` the event that it answers, where it is a reaction.
        price: beyond what its kind costs anyway.
        to: what it is played on or attached to; ``area``, ``player`` and ``none`` are no cards.
        player: which player, where it is played on one: ``chosen`` is any.
        side: whose area, where it is played to one of ``areas``.
        whom: the card it is played on; more choices are in :attr:`also`.
        after: where it is afterwards.
        limits: ``once-per:turn``, ``one-in-play`` …
    """

    when: Moment = "action"
    on: On | None = None
    price: Price = Price()
    to: Literal["card", "area", "player", "none"] = "none"
    player: Who = "chosen"
    side: Literal["any", "own", "opponent"] = "own"
    whom: Whom | None = None
    also: tuple[Whom, ...] = ()
    areas: tuple[str, ...] = ()
    after: Literal["attach", "stay", "discard", "sacrifice"] = "stay"
    ignoring: tuple[str, ...] = ()
    limits: tuple[str, ...] = ()
    conditions: tuple[If, ...] = field(default=(), name="if")


class CardText(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a card does.

    Attributes:
        play: how it is played, where that is not what its table says (:attr:`Printed.play`).
        tags: kinds that the table does not tell.
        effects: while it is in play, or once as it is played.
        abilities: what events set off, and what can be used.
        said: how much of the card this says.
        doubts: what the card leaves open, in our words.
    """

    play: Play | None = None
    tags: tuple[str, ...] = ()
    effects: tuple[Effect, ...] = ()
    abilities: tuple[Ability, ...] = ()
    said: Literal["all", "most", "part", "none"] = "all"
    doubts: tuple[str, ...] = ()
