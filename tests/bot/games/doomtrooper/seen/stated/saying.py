"""The changes that a continuous word must make: the stater of each word, by its type."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot.games.doomtrooper.words.catalogue import Printed
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
from bot.games.doomtrooper.words.effects import Effect, Grant, Mark, stands
from tests.bot.games.doomtrooper.seen.stated import allowed, bars, lasting, limits, rights
from tests.bot.games.doomtrooper.seen.stated.lasting import Key, Says, Stater
from tests.bot.games.doomtrooper.seen.stated.reading import found
from tests.bot.games.doomtrooper.seen.stated.world import Here, Unread, World


def unread(word: Any, world: World, here: Here) -> Says:
    raise Unread(f"nobody states {type(word).__name__.lower()}")


def grant(word: Grant, world: World, here: Here) -> Says:
    """The cards have an ability as if it stood on them: to lose a mark, for so many actions."""
    cards = found(world, word.who, here)
    # Rather one that lies alone than a warrior, or what somebody bears: they come into cover besides.
    card = min(cards, key=lambda one: (world.card(one).type == "warrior", world.state.cards[one].on), default=-1)
    ability = next(iter(word.abilities), None)
    deed = None if ability is None else ability.effects[0]
    if card < 0 or ability is None or not isinstance(deed, Mark) or not deed.off:
        raise Unread("what is granted is something else")
    must: dict[Key, object] = {("used", card): True, ("has", card): False, ("spent",): ability.price.actions}
    return Says(("granted", card, deed.mark), must)


PARTS: dict[type, Callable[[Any], tuple[str, ...]]] = {
    Bar: lambda word: word.what,
    Permit: lambda word: word.what,
    Immune: lambda word: word.to or ("",),
    Protect: lambda word: word.against,
}
"""The words that say several things at once: each is seen by itself."""
STATERS: dict[type, Stater] = {
    Rate: lasting.rate,
    Kind: lasting.kind,
    Able: lasting.able,
    Bar: bars.bar,
    Permit: allowed.permit,
    Immune: allowed.immune,
    Casts: allowed.casts,
    Protect: allowed.protect,
    Cost: rights.cost,
    Limit: limits.limit,
    Share: rights.share,
    Fate: rights.fate,
    Silence: rights.silence,
    Copies: rights.copies,
    Grant: grant,
}


def stated(word: Effect, world: World, here: Here, part: str = "") -> Says:
    """The changes that a word must make in a position."""
    stater = STATERS.get(type(word), unread)
    if type(word) not in PARTS:
        return stater(word, world, here)
    says = stater(word, world, here, part)  # type: ignore[call-arg]
    for other in PARTS[type(word)](word):
        try:
            more = stater(word, world, here, other)  # type: ignore[call-arg]
        except Unread:
            continue
        if other != part and more.probe[0] == says.probe[0]:
            says = replace(says, may=_beside(says.may, more))
    return says


def _beside(may: Callable[[Key], bool], more: Says) -> Callable[[Key], bool]:
    return lambda key: may(key) or more.may(key) or key in more.must


def stands_on(hero: Printed, word: Effect) -> bool:
    """Whether a word of a card holds while the card lies on the table, so that playing it begins nothing."""
    return stands(word) and (hero.type == "warrior" or hero.play.after in ("attach", "stay"))


def first_part(word: Effect) -> str:
    """The first of the things that a word says at once."""
    return next(iter(PARTS.get(type(word), lambda _: ("",))(word)), "")
