"""The units that a sentence of a card covers, each with a letter and its numbers, and the stamp of all together."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cached_property, lru_cache
from hashlib import sha256
from string import ascii_lowercase
from typing import Any

import msgspec
from msgspec import Struct

from bot.games.doomtrooper.words.effects import Ability, Effect
from bot.games.doomtrooper.words.texts import CardText, Play
from bot.games.doomtrooper.words.whom import Per, Whom
from bot.games.doomtrooper.words.word import Word

PLAY = "P"
"""The letter of how a card is played: on whom, when, how often. What it costs is shown beside the sentence."""
TAGS = "T"
"""The letter of the kinds that a text adds."""
_AMOUNTS = frozenset({"sum", "base", "set", "destiny", "victory", "earned", "value", "change", "plus", "amount"})
"""Fields in which even 1 and 0 must be said: points and ratings. Elsewhere 1 is *a* and 0 is *no*."""
_FACTORS = frozenset({"factor", "times", "worth"})
"""Fields that may be said as *twice*; of these a factor is no sum."""
_STAMP = 6


class Number(Struct, frozen=True):
    """A number of a unit.

    Attributes:
        value: what it is; a factor as it is, a half as 0.5.
        adds, multiplies: how it may be written: ``+2``, ``2x``, or either.
        needed: a sentence that tells the unit must have it.
    """

    value: float
    adds: bool
    multiplies: bool
    needed: bool


class Unit(Struct, frozen=True, dict=True):
    """An effect or ability without those inside it, or how the card is played, or what it is.

    Attributes:
        letter: ``a`` for the first effect and so on, :data:`PLAY`, :data:`TAGS`.
        part: the words themselves.
        needed: a sentence must tell it or leave it out on purpose.
    """

    letter: str
    part: Effect | Ability | Play | tuple[str, ...]
    needed: bool = True

    @cached_property
    def numbers(self) -> tuple[Number, ...]:
        """Its numbers, without those of units inside it."""
        return tuple(_numbers(self.part))


def units_of(text: CardText) -> tuple[Unit, ...]:
    """The units of a text: how it is played and what it is, effects, abilities; each before those inside it.

    >>> from bot.games.doomtrooper.words.effects import Repeat, Wound
    >>> [unit.letter for unit in units_of(CardText(effects=(Repeat(times=2, effects=(Wound(),)), Wound())))]
    ['a', 'b', 'c']
    """
    inner = (each for part in (*text.effects, *text.abilities) for each in _flat(part))
    lettered = tuple(Unit(letter, part) for letter, part in zip(ascii_lowercase, inner, strict=False))
    play = () if text.play is None else (Unit(PLAY, text.play, _is_special(text.play)),)
    tags = (Unit(TAGS, text.tags, needed=False),) if text.tags else ()
    return (*play, *tags, *lettered)


def stamp_of(text: CardText) -> str:
    """A short mark of all that a text says, by which a sentence tells that it was written for it.

    >>> stamp_of(CardText()) == stamp_of(CardText(doubts=("who pays",)))
    True
    """
    said = {name: msgspec.to_builtins(getattr(text, name)) for name in ("play", "tags", "effects", "abilities", "said")}
    return sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()[:_STAMP]


def _flat(part: Effect | Ability) -> Iterator[Effect | Ability]:
    yield part
    for name in part.__struct_fields__:
        for inner in _within(getattr(part, name)):
            yield from _flat(inner)


def _within(value: Any) -> Iterator[Effect | Ability]:
    """The words in the fields of a word, however they are nested."""
    if isinstance(value, Word | Ability):
        yield value  # type: ignore[misc]  # every word is an effect
    elif isinstance(value, tuple):
        for each in value:
            yield from _within(each)


def _is_special(play: Play) -> bool:
    """Whether a player must know more of how a card is played than its kind, its moment and its price."""
    whom = (play.whom, *play.also) if play.whom else ()
    plain = all(each == Whom(side=each.side, tags=each.tags) and each.tags in ((), ("warrior",)) for each in whom)
    return not plain or bool(play.on or play.limits or play.ignoring or play.areas or play.conditions or play.also)


def _numbers(part: Any) -> Iterator[Number]:
    if isinstance(part, dict):
        part = tuple(part.values())
    if isinstance(part, tuple):
        for each in part:
            if not isinstance(each, Word | Ability):
                yield from _numbers(each)
    elif isinstance(part, Struct):
        yield from _of_struct(part)


@lru_cache(maxsize=256)
def _fields(kind: type[Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(kind)


def _of_struct(part: Struct) -> Iterator[Number]:
    for field in _fields(type(part)):
        value = getattr(part, field.name)
        if isinstance(value, int | float) and not isinstance(value, bool):
            least = 0 if field.name in _AMOUNTS else 2
            needed = value != field.default and (abs(value) >= least or value % 1 != 0)
            yield Number(value, field.name != "factor", field.name in _FACTORS, needed)
        elif not isinstance(value, Word | Ability):
            yield from _numbers(value)
    if isinstance(part, Per) and part.half:
        yield Number(0.5, adds=False, multiplies=True, needed=True)
