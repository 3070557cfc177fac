"""What a card does, whole: how it is played and what its abilities are."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta, Struct, field

from bot.games.doomtrooper.words.effects import Ability, Effect, stands
from bot.games.doomtrooper.words.whom import If, Moment, On, Price, Who, Whom
from bot.games.packs.words import by_language


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


DoubtKind: TypeAlias = Literal["sources", "number", "time", "whom", "choice", "price", "fate", "together", "other"]
"""What is not certain of a card, in the order in which it is told.

``sources``: they differ or leave something out; ``number``: an amount, a limit, how it is reckoned; ``time``: when, how
long, how often; ``whom``: which cards or players; ``choice``: what may or must be done; ``price``: costs and gains;
``fate``: what becomes of cards afterwards; ``together``: how it works beside other cards and rules.
"""
DOUBT_KINDS: tuple[DoubtKind, ...] = get_args(DoubtKind)


class Doubt(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a card leaves open: of which kind it is, and what exactly, in English words of ours."""

    of: DoubtKind
    note: str


class Says(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A card for people: one sentence a language in the notation of ``pack/cards/sentences/template.py``.

    Attributes:
        cs, en, sv: empty where nobody has written it.
        left_out: the letters of units that it leaves out on purpose, or ``"c 2"``, a number of one.
    """

    cs: Annotated[str, Meta(max_length=1000)] = ""
    en: Annotated[str, Meta(max_length=1000)] = ""
    sv: Annotated[str, Meta(max_length=1000)] = ""
    left_out: tuple[str, ...] = ()

    @property
    def written(self) -> dict[str, str]:
        """The sentences by language, those that there are."""
        return by_language(self)


class CardText(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, dict=True):
    """What a card does.

    Attributes:
        play: how it is played, where that is not what its table says (:attr:`Printed.play`).
        tags: kinds that the table does not tell.
        effects: while it is in play, or once as it is played.
        abilities: what events set off, and what can be used.
        said: how much of the card this says.
        doubts: what the card leaves open; a sentence by itself is in the language of those who wrote it.
        says: the same in a sentence.
    """

    play: Play | None = None
    tags: tuple[str, ...] = ()
    effects: tuple[Effect, ...] = ()
    abilities: tuple[Ability, ...] = ()
    said: Literal["all", "most", "part", "none"] = "all"
    doubts: tuple[Doubt | str, ...] = ()
    says: Says = Says()

    @cached_property
    def standing(self) -> tuple[Effect, ...]:
        """The effects that hold while the card is in play."""
        return tuple(word for word in self.effects if stands(word))

    @cached_property
    def doubt_kinds(self) -> tuple[DoubtKind, ...]:
        """The kinds of what the card leaves open, in their order."""
        kinds = {"other" if isinstance(doubt, str) else doubt.of for doubt in self.doubts}
        return tuple(kind for kind in DOUBT_KINDS if kind in kinds)

    @cached_property
    def waiting(self) -> tuple[tuple[int, Ability], ...]:
        """The abilities that wait for events, with their places."""
        return tuple((place, ability) for place, ability in enumerate(self.abilities) if ability.on is not None)
