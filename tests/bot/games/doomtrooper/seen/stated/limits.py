"""Limits: how much a turn, a hand, a player or a card allows, and no more."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.doomtrooper.words.continuous import Limit
from tests.bot.games.doomtrooper.seen.stated.lasting import Key, Says, subjects
from tests.bot.games.doomtrooper.seen.stated.permits import fighters
from tests.bot.games.doomtrooper.seen.stated.reading import amount
from tests.bot.games.doomtrooper.seen.stated.world import Here, Unread, World, players

USUAL = {"hand": 7, "actions": 3, "meditation": 1, "discard": 1}


def limit(word: Limit, world: World, here: Here) -> Says:
    """How much something is at most."""
    head, _, tail = word.of.partition(":")
    if head in OF_CARDS:
        return OF_CARDS[head](word, world, here, tail)
    seats = players(world, word.player, here)
    if not seats:
        raise Unread("about no player")
    seat = here.seat if here.seat in seats else seats[0]
    if word.of == "draw":
        hand = sum(card.zone == "hand" and card.owner == seat for card in world.state.cards)
        most = max(0, 7 - hand)
        number = most if word.value is None else min(most, amount(world, word.value, here))
        number = max(0, number + amount(world, word.change, here)) if word.value is None else number
        return Says(("drawn", seat), {("drawn", seat): number})
    if word.of not in OF_PLAYERS:
        raise Unread(f"limit of {word.of}")
    value = USUAL.get(word.of, 0) if word.value is None else amount(world, word.value, here)
    return OF_PLAYERS[word.of](world, seat, max(0, value + amount(world, word.change, here)))


def _attack_actions(world: World, seat: int, value: int) -> Says:
    """After one attack no other action attacks, of whatever kind it is."""
    if value != 1:
        raise Unread("more attacks than one")
    doer, foe = fighters(world, seat)
    may = lambda key: key[0] == "attacks-again"  # noqa: E731
    return Says(("after-attack", doer, foe, "attack"), {("attack-again", seat): None}, may)


def _discards(_: World, seat: int, value: int) -> Says:
    """A hand within its limit is discarded of as far as this."""
    return Says(("discards", seat, 4), {("discards", seat): (0, value)})


OF_PLAYERS: dict[str, Callable[[World, int, int], Says]] = {
    "hand": lambda _, seat, value: Says(("hand", seat), {("hand", seat): value}),
    "actions": lambda _, seat, value: Says(("turned-actions", seat), {("turned-actions", seat): value}),
    "meditation": lambda _, seat, value: Says(("meditated", seat), {("meditated", seat): value or None}),
    "attack-actions": _attack_actions,
    "discard": _discards,
    "debt": lambda _, seat, value: Says(("owes", seat), {("owes", seat): value}),
    "destiny": lambda _, seat, value: Says(
        ("banked", seat), {("banked", seat, how): value for how in ("card", "meditation")}
    ),
}


def _attacks(word: Limit, world: World, here: Here, _tail: str) -> Says:
    """The card attacks so often in a turn, though others of its player may attack on."""
    if word.value != 1:
        raise Unread("more attacks than one")
    subject = subjects(word, world, here)[0]
    foe = fighters(world, world.state.cards[subject].controller, subject)[1]
    must: dict[Key, object] = {("attacks-again", subject): None}
    return Says(("after-attack", subject, foe, "attack"), must, lambda key: key[0] == "attack-again")


def _art(word: Limit, world: World, here: Here, _: str) -> Says:
    """Spells of one point each are cast so often."""
    subject = subjects(word, world, here)[0]
    value = amount(world, word.value or 0, here)
    return Says(("art-paid", subject, value), {("cast-for", subject): value})


def _within(word: Limit, world: World, here: Here, kind: str) -> Says:
    """So many are inside the card, or under or on it, and one more does not come there."""
    value = amount(world, word.value or 0, here)
    held = "" if word.of == "inside" else kind or "under"
    must: dict[Key, object] = {("held", here.card, value - 1): True, ("held", here.card, value): None}
    return Says(("held", held, value), must)


def _own_copies(word: Limit, world: World, here: Here, _: str) -> Says:
    """A player has so many copies of the card in play, and plays no other."""
    value = amount(world, word.value or 0, here)
    must: dict[Key, object] = {("copies-of", here.seat, value - 1): True, ("copies-of", here.seat, value): None}
    return Says(("own-copies", here.seat, value), must)


OF_CARDS: dict[str, Callable[[Limit, World, Here, str], Says]] = {
    "attacks": _attacks,
    "art": _art,
    "inside": _within,
    "under": _within,
    "attached": _within,
    "own-copies": _own_copies,
}
