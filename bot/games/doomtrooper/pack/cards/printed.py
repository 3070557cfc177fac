"""A line of the card table as the referee needs it: ratings, tags, and how the card is played where no text says so."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Protocol, get_args

from bot.games.doomtrooper.words.affiliations import AFFILIATIONS, APOSTLES
from bot.games.doomtrooper.words.catalogue import CardType, Printed
from bot.games.doomtrooper.words.continuous import Rate
from bot.games.doomtrooper.words.texts import CardText, Play
from bot.games.doomtrooper.words.whom import BEARER, RATINGS, Moment, Price, Rating, Whom


class TableCard(Protocol):
    """A card of a card table, as its import reads it: names and values as written."""

    @property
    def code(self) -> str: ...
    @property
    def name_en(self) -> str: ...
    @property
    def name_cs(self) -> str: ...
    @property
    def is_name_cs_sure(self) -> bool: ...
    @property
    def set_name(self) -> str: ...
    @property
    def type(self) -> str: ...
    @property
    def affiliations(self) -> Sequence[str]: ...
    @property
    def fight(self) -> str: ...
    @property
    def shoot(self) -> str: ...
    @property
    def armour(self) -> str: ...
    @property
    def value(self) -> str: ...
    @property
    def deck_limit(self) -> int | None: ...
    @property
    def after_play(self) -> str: ...
    @property
    def timing(self) -> Sequence[str]: ...
    @property
    def flags(self) -> Sequence[str]: ...


TYPES: tuple[CardType, ...] = get_args(CardType)
RATED: Collection[CardType] = ("warrior", "warzone", "beast")
"""The types whose ratings are their own; those of other cards change ratings of others."""
ATTACHED: Collection[CardType] = ("equipment", "relic", "symmetry", "ki", "beast")
"""The types that are given to a warrior."""

_NUMBER = re.compile(r"[+-]?\d+")
_TIMES = re.compile(r"(\d+)x|x(\d+)")
_MOMENTS: Mapping[str, Moment] = {
    "any_time": "any",
    "during_your_turn": "own-turn",
    "beginning_of_your_turn": "turn-start",
    "during_combat": "modifiers",
    "immediately_after": "reaction",
}
_ACTIONS = re.compile(r"(\d)_action")
_WEAPON = "weapon:"
_GIFT = "gift:"
DEMANDS = AFFILIATIONS | {"heretic"}
"""Demands that a card may make on a warrior, so that others may be given it after all by a word about such cards."""
_FORMER = "former:"
_OWN_WARRIOR = Whom(side="own", tags=("warrior",))


def printed(card: TableCard, text: CardText | None) -> Printed:
    """A card as the referee knows it.

    Args:
        text: what it does; ``None`` where nobody has written it.

    Raises:
        ValueError: the table gives it a type that the game does not have.
    """
    kind = next((each for each in TYPES if each == card.type), None)
    if kind is None:
        raise ValueError(f"`{card.type}` is no type of card; there are: {', '.join(TYPES)}")
    return Printed(
        code=card.code,
        name=card.name_en or card.name_cs,
        type=kind,
        tags=frozenset(tags_of(card, text)),
        name_cs=card.name_cs,
        is_name_cs_sure=card.is_name_cs_sure,
        ratings=own_ratings(card) if kind in RATED else {},
        play=text.play if text and text.play else usual_play(card, kind),
        set=card.set_name,
        limit=card.deck_limit or None,
        rates=tuple(table_words(card)) if text is None and _is_given(card, kind) else (),
        text=text,
    )


def _is_given(card: TableCard, kind: CardType) -> bool:
    """Whether a card is attached to a warrior, so that its ratings are his."""
    return (kind in ATTACHED and kind not in RATED) or (kind == "special" and card.after_play == "attach")


def slug(name: str) -> str:
    """A name as a tag: without accents and signs.

    >>> slug("SGT. MCBRIDE")
    'sgt-mcbride'
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def tags_of(card: TableCard, text: CardText | None) -> Iterator[str]:
    """The tags of a card: type, affiliations, flags, name, and the kinds that its text adds.

    A warrior is of the kind that its name says; who formerly belonged somewhere has that affiliation no more.
    """
    extra = text.tags if text else ()
    former = {tag.removeprefix(_FORMER) for tag in extra if tag.startswith(_FORMER)}
    name = slug(card.name_en or card.name_cs)
    yield from (card.type, f"name:{name}", *extra)
    yield from (each for each in card.affiliations if each not in former)
    if card.type == "warrior":
        yield name
    for flag in card.flags:
        head, colon, tail = flag.partition(":")
        yield f"{slug(head)}:{slug(tail)}" if colon else slug(flag)
        if flag.startswith(_WEAPON):
            yield "weapon"
            yield from (_WEAPON + each for each in tail.split("/"))
        elif head in ("commander", "gift"):
            yield from (head, slug(tail)) if head == "commander" else (head,)
    yield from (f"for:{tag}" for tag in demanded(text))
    if any(f"{_GIFT}{apostle}" in {*extra, *(flag.lower() for flag in card.flags)} for apostle in APOSTLES):
        yield "gift:apostle"


def demanded(text: CardText | None) -> frozenset[str]:
    """The affiliations, or that he is a heretic, which a card demands of whom it is given to."""
    whom = None if text is None or text.play is None or text.play.after != "attach" else text.play.whom
    return frozenset() if whom is None else frozenset((*whom.tags, *whom.any)) & DEMANDS


def own_ratings(card: TableCard) -> dict[Rating, int]:
    """The ratings of a warrior, war zone or beast; one struck out is missing, one that varies is 0 before its words."""
    read = {rating: written(card, rating) for rating in RATINGS}
    numbers = {rating: _NUMBER.fullmatch(said) for rating, said in read.items()}
    return {
        rating: int(number.group()) if (number := numbers[rating]) else 0
        for rating, said in read.items()
        if said and said not in ("–", "-")
    }


def table_words(card: TableCard) -> Iterator[Rate]:
    """What the ratings of a card say that is given to a warrior: a sum, a factor, a half."""
    for rating in RATINGS:
        said = written(card, rating)
        if _NUMBER.fullmatch(said) and int(said):
            yield Rate(who=BEARER, ratings=(rating,), sum=int(said))
        elif times := _TIMES.fullmatch(said):
            yield Rate(who=BEARER, ratings=(rating,), factor=int(times[1] or times[2]))
        elif said == "/2":
            yield Rate(who=BEARER, ratings=(rating,), factor=0.5)


def written(card: TableCard, rating: Rating) -> str:
    """A rating as the table writes it."""
    return {"fight": card.fight, "shoot": card.shoot, "armour": card.armour, "value": card.value}[rating]


def usual_play(card: TableCard, kind: CardType) -> Play:
    """How a card of its type and timing is played where no text says more."""
    spent = next((int(found[1]) for flag in card.timing if (found := _ACTIONS.fullmatch(flag))), 1)
    when: Moment = next((_MOMENTS[flag] for flag in card.timing if flag in _MOMENTS), "action")
    if kind == "art" and not card.timing and any("combat" in flag for flag in card.flags):
        when = "modifiers"
    if kind == "mission":
        when = "mission"
    price = Price(actions=spent) if when == "action" and spent > 1 else Price()
    return _played(kind, when, price, card.after_play)


def inline_play(kind: CardType) -> Play:
    """How a card is played of which nothing but its type is known."""
    when: Moment = "mission" if kind == "mission" else "action"
    return _played(kind, when, Price(), "discard" if kind in ("special", "art") else "")


def _played(kind: CardType, when: Moment, price: Price, after_play: str) -> Play:
    if kind in ATTACHED:
        return Play(when=when, price=price, to="card", whom=_OWN_WARRIOR, after="attach")
    if kind in ("fortification", "warzone"):
        return Play(when=when, price=price, to="area")
    after = {"attach": "attach", "discard": "discard", "remove_from_game": "sacrifice"}.get(after_play)
    if after == "attach":
        return Play(when=when, price=price, to="card", whom=Whom(tags=("warrior",)), after="attach")
    if after == "discard":
        return Play(when=when, price=price, after="discard")
    return Play(when=when, price=price, after="sacrifice" if after else "stay")
