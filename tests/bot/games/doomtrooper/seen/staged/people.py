"""Who is laid out for a card: cards that are just what a selector asks for, and some that barely are not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS, APOSTLES, TRIBES
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.continuous import Rate
from bot.games.doomtrooper.words.effects import Able, Attach, Effect, Enter, Fetch, Kind, Move, PlayNow, Redirect
from bot.games.doomtrooper.words.texts import CardText
from bot.games.doomtrooper.words.whom import Bound, On, Per, Whom

TYPES = (
    "warrior",
    "equipment",
    "special",
    "art",
    "symmetry",
    "fortification",
    "mission",
    "relic",
    "warzone",
    "ki",
    "beast",
    "alliance",
)


BORNE = ("equipment", "symmetry", "relic", "ki", "beast", "special", "mission", "art")


PLAIN = {"fight": 5, "shoot": 6, "armour": 4, "value": 7}


COMPUTED = frozenset({
    "wounded", "covered", "hidden", "inside", "in-use", "fights", "attacks", "defends", "joined", "just-killed",
    "just-discarded", "was-covered", "at-work", "sheltered", "sheltered-by-citadel", "legal-defender",
    "legal-attacker", "castable", "x-paid", "unfit", "first-of-name", "affected", "pays-now",
    "attacked-now", "named", "best", "unattached", "lowers", "outnumbers", "same-name-in-area",
    "imprisoned-here", "behind", "exposed",
})  # fmt: skip
"""Marks that lie on no card: they follow from what happens."""


@cache
def usual_types() -> dict[str, str]:
    """By tag the type of card that has it most often."""
    counted: dict[str, Counter[str]] = {}
    for card in own_catalogue().values():
        for tag in card.tags:
            counted.setdefault(tag, Counter())[card.type] += 1
    return {tag: max(one, key=lambda kind: (one[kind], kind)) for tag, one in counted.items()}


@cache
def armed() -> dict[str, tuple[str, ...]]:
    """By tag of equipment the tags of weapons that go with it always: a machine gun is one to shoot with."""
    found: dict[str, frozenset[str]] = {}
    for card in own_catalogue().values():
        for tag in card.tags if card.type == "equipment" else ():
            found[tag] = found.get(tag, card.tags) & card.tags
    return {
        tag: tuple(sorted(one for one in tags if one.startswith("weapon")))
        for tag, tags in found.items()
        if not tag.startswith("weapon")
    }


def weapon_tags(tags: tuple[str, ...]) -> tuple[str, ...]:
    """The tags of a piece of equipment, with those of the weapon that it is by them."""
    tags = (*tags, *(one for tag in tags for one in armed().get(tag, ()) if one not in tags))
    if not any(tag.startswith("weapon") for tag in tags):
        return tags
    return (*tags, "weapon", *(() if any(tag.startswith("weapon:") for tag in tags) else ("weapon:fight",)))


def whoms(thing: object) -> Iterator[Whom]:
    """Every selector in the words of a card, with those inside it."""
    if isinstance(thing, Whom):
        yield thing
    if isinstance(thing, On) and thing.event == "reached":
        return
    if isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from whoms(getattr(thing, name))
    elif isinstance(thing, (tuple, list)):
        for one in thing:
            yield from whoms(one)
    elif isinstance(thing, dict):
        for one in thing.values():
            yield from whoms(one)


def words_of(thing: object) -> Iterator[object]:
    """Every word of a card, with those inside it."""
    if isinstance(thing, (Fetch, Enter, Attach, Move, PlayNow, Redirect, Kind)):
        yield thing
    if isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from words_of(getattr(thing, name))
    elif isinstance(thing, (tuple, list)):
        for one in thing:
            yield from words_of(one)


def counted_in(thing: object, mark: str) -> int:
    """In how many at once marks are counted by words."""
    if isinstance(thing, Per) and thing.of == f"mark:{mark}":
        return thing.step
    parts = (
        [getattr(thing, name) for name in thing.__struct_fields__]
        if isinstance(thing, msgspec.Struct)
        else thing
        if isinstance(thing, (tuple, list))
        else []
    )
    return max((counted_in(one, mark) for one in parts), default=1)


def counted_on(hero: Printed) -> tuple[str, ...]:
    """The marks that words of a card count on the card itself."""
    rates = (
        one for one in (hero.text.effects if hero.text else ()) if isinstance(one, Rate) and one.who.role == "self"
    )
    sums = (per for one in rates for per in (one.base, one.sum) if isinstance(per, Per) and per.of.startswith("mark:"))
    return tuple(per.of.removeprefix("mark:") for per in sums)


def demanded(hero: Printed) -> Whom | None:
    """Whom a card is played on, with what the books ask for its type: gifts need the Legion, ki needs Mishima.

    A gift of an apostle needs one of his followers.
    """
    whom = hero.play.whom
    if whom is None or hero.type not in ("symmetry", "ki"):
        return whom
    givers = tuple(f"follower:{tag[5:]}" for tag in sorted(hero.tags) if f"{tag}" in _GIFTS)
    more = ("mishima",) if hero.type == "ki" else ("legion", *givers)
    return replace(whom, tags=(*whom.tags, *(tag for tag in more if tag not in whom.tags)))


_GIFTS = frozenset(f"gift:{apostle}" for apostle in APOSTLES)


def missed(whom: Whom) -> Iterator[Whom]:
    """Selectors that one card fits who barely does not fit this one."""
    plain = tuple(tag for tag in whom.tags if tag not in TYPES)
    if whom.tags and plain:
        yield replace(whom, tags=tuple(tag for tag in whom.tags if tag != plain[-1]), no=(*whom.no, plain[-1]))
    if whom.no:
        yield replace(whom, tags=(*whom.tags, whom.no[0]), no=())
    for which, bound in whom.bounds.items():
        if isinstance(bound.least, int):
            yield replace(whom, bounds={**whom.bounds, which: Bound(most=bound.least - 1, base=bound.base)})
        elif isinstance(bound.most, int):
            yield replace(whom, bounds={**whom.bounds, which: Bound(least=bound.most + 1, base=bound.base)})


def rating_for(bound: Bound | None, plain: int) -> int:
    """A rating that is just within a bound; a plain one without."""
    if bound is None:
        return plain
    if bound.least is not None:
        return bound.least if isinstance(bound.least, int) else 20
    return bound.most if isinstance(bound.most, int) else 0


def person_tags(tags: tuple[str, ...], no: tuple[str, ...]) -> tuple[str, ...]:
    """The tags of a warrior who is what is asked: with an affiliation where his faith needs one."""
    plain = tuple(tag for tag in tags if tag not in ("doomtrooper", "affiliated", "tribe", "warrior"))
    if "freelancer" in plain:
        return (*plain, *(() if any(tag.startswith("former:") for tag in plain) else ("former:bauhaus",)))
    if "follower" in plain:
        plain = (*(tag for tag in plain if tag != "follower"), "follower:algeroth")
    if "tribe" in tags and not TRIBES & set(plain):
        plain = (*plain, next(one for one in sorted(TRIBES) if one not in no))
    if any(tag.startswith("follower:") for tag in plain) and "legion" not in plain and "legion" not in no:
        plain = (*plain, "legion") if "doomtrooper" not in tags else plain
    if "heretic" in plain and "legion" not in (*plain, *no):
        plain = (*plain, "legion")
    if "legion" in no and "legion" in plain:
        plain = tuple(tag for tag in plain if tag != "legion")
    if not AFFILIATIONS & set(plain):
        order = ("bauhaus", "capitol", "mishima", "imperial", "cybertronic", "brotherhood", "legion")
        mine = ("legion", *order) if "doomtrooper" in no else order
        wanted = next((one for one in mine if one not in no and "affiliated" not in no), None)
        left = "former:bauhaus" if "freelancer" in plain else None
        plain = (*plain, wanted or left) if wanted or left else plain  # type: ignore[arg-type]
    return plain


def kinds_of(whom: Whom) -> tuple[str, ...]:
    """The types of card that a selector may mean: the one it names, or the usual one and a warrior."""
    tags = (*whom.tags, *whom.any[:1])
    if any(tag in TYPES for tag in tags) or not tags:
        return ("",)
    usual = next((usual_types()[tag] for tag in tags if tag in usual_types()), "warrior")
    people = any(tag in _people_tags() for tag in tags)
    return tuple(dict.fromkeys((usual, *(("warrior",) if people else ()))))


@cache
def _people_tags() -> frozenset[str]:
    """The tags that warriors have."""
    return frozenset(tag for card in own_catalogue().values() if card.type == "warrior" for tag in card.tags) | {
        "doomtrooper",
        "affiliated",
        "tribe",
        "follower",
    }


def zone_for(zones: tuple[str, ...], kind: str, tags: tuple[str, ...]) -> str:
    """The zone of a card that may lie in some: the first that is named, or the usual one of its type."""
    for zone in zones:
        if zone == "collection":
            return "discard"
        if zone not in ("in-play", "areas"):
            return zone
    if kind in BORNE:
        return "borne"
    if kind == "alliance":
        return "table"
    if "legion" in tags:
        return "cohort"
    return "outpost" if TRIBES & set(tags) else "squad"


def without(printed: Printed, *words: Effect) -> Printed:
    """A card without some of its words, and without the flag of the card table that says the same."""
    text = printed.text or CardText()
    left = tuple(one for one in text.effects if not any(one is word for word in words))
    twice = {word.ability for word in words if isinstance(word, Able)}
    return replace(whole(printed, replace(text, effects=left)), tags=printed.tags - twice)


def whole(printed: Printed, text: CardText) -> Printed:
    """A card that says this and no more, so that its player has nothing to say of it."""
    return replace(printed, text=replace(text, said="all"))


Change = Callable[[Any], Any]
GONE = object()
"""In the place of a word: that it is not there."""


def everywhere(thing: Any, change: Change) -> Any:
    """A card's words, each word and part changed where the change has something to say of it."""
    changed = change(thing)
    if changed is not thing:
        return changed
    if isinstance(thing, msgspec.Struct):
        fields = {name: everywhere(getattr(thing, name), change) for name in thing.__struct_fields__}
        if any(fields[name] is not getattr(thing, name) for name in fields):
            return replace(thing, **fields)
        return thing
    if isinstance(thing, tuple):
        each = tuple(everywhere(one, change) for one in thing)
        left = tuple(one for one in each if one is not GONE)
        return left if len(left) != len(thing) or any(a is not b for a, b in zip(left, thing, strict=True)) else thing
    return thing
