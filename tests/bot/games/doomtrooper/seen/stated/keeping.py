"""Things kept from harm that are no warriors hit by a card: points, piles, what somebody bears, and who fights whom."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.doomtrooper.words.continuous import Immune, Protect
from bot.games.doomtrooper.words.whom import Whom
from tests.bot.games.doomtrooper.seen.stated.lasting import Key, Says, about, bout_of
from tests.bot.games.doomtrooper.seen.stated.reading import fits, found
from tests.bot.games.doomtrooper.seen.stated.world import Here, Unread, World

PLAYED = ("special", "art", "symmetry", "equipment")
"""The types of cards that are played on somebody."""


def names_cards(whom: Whom) -> bool:
    """Whether those from whom something is kept safe are cards to be played."""
    return any(tag in PLAYED for tag in (*whom.tags, *whom.any))


def in_combat(word: Protect, world: World, here: Here, what: str, mine: tuple[int, ...]) -> Says:
    """Nobody of those who are meant hurts them in a combat, or kills who is hurt already."""
    by = word.by
    assert by is not None
    for subject in mine:
        if world.card(subject).type != "warrior" or world.state.cards[subject].covered:
            continue
        fight, foe = bout_of(world, subject, lambda one: fits(world, by, here, one), struck=True)
        hurt = (subject,) if what == "killed" else ()
        must: dict[Key, object] = {("zone", subject): world.area(subject), ("wounded", subject): what == "killed"}
        return Says(("bout", fight, {foe: (90, 90, 99)}, hurt), must, falls(world, subject))
    raise Unread("about nobody who fights")


def falls(world: World, subject: int) -> Callable[[Key], bool]:
    """The facts that are otherwise besides where somebody falls: points, and what he bears."""
    shown = about(subject, "rating", "is", "on")
    on = {at for at, card in enumerate(world.state.cards) if card.on == subject}
    return lambda key: shown(key) or key[0] in ("destiny", "victory") or (len(key) > 1 and key[1] in on)


def _points(world: World, here: Here, _: tuple[int, ...]) -> Says:
    """A card of the other player takes nothing from what the player has."""
    return points_of(world, here.seat, "special")


def points_of(world: World, seat: int, kind: str) -> Says:
    """A card of a type that the other player plays takes nothing from what a player has."""
    deed = {"do": "points", "player": "opponent", "destiny": -3, "victory": -2}
    had = world.state.players[seat]
    must: dict[Key, object] = {("destiny", seat): had.destiny, ("victory", seat): had.victory}
    return Says(("gains", deed, 1 - seat, kind), must, lambda key: key[0] == "offered")


def _library(world: World, _: Here, mine: tuple[int, ...]) -> Says:
    """Nothing is found in the library, and nobody learns what lies there."""
    seat = world.state.cards[mine[0]].owner
    deed = {"do": "fetch", "origin": ["library"], "who": {"tags": ["equipment"], "count": 1}}
    must: dict[Key, object] = {("zone", at): "library" for at in mine} | {("known", at): () for at in mine}
    must["library", seat] = world.state.libraries[seat]
    return Says(("gains", deed, seat), must, lambda key: key[0] == "offered")


OF_PILES: dict[str, Callable[[World, Here, tuple[int, ...]], Says]] = {"lost": _points, "searched": _library}


def things(word: Immune, world: World, here: Here, tag: str) -> Says:
    """A thing that is immune to cards of a sort stays where one of them would discard it."""
    subject = next(iter(found(world, word.who, here)), -1)
    if subject < 0 or tag not in PLAYED:
        raise Unread("about nothing")
    lies = world.state.cards[subject]
    must: dict[Key, object] = {("zone", subject): lies.zone, ("on", subject): lies.on}
    deed = {"do": "discard", "who": {"role": "chosen"}}
    mine = {subject, lies.on}
    probe = ("deed", deed, subject, 1 - lies.controller, (), tag)
    return Says(probe, must, lambda key: key[0] == "offered" or (key[0] in ("rating", "is") and key[1] in mine))
