"""Bars on coming into an area, being moved or given things, and on what a player does in his turn or in a combat."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.doomtrooper.words.affiliations import AFFILIATIONS
from bot.games.doomtrooper.words.continuous import Bar
from bot.games.doomtrooper.words.whom import Whom
from tests.bot.games.doomtrooper.seen.stated.lasting import Key, Says, about, unoffered
from tests.bot.games.doomtrooper.seen.stated.permits import earned_in
from tests.bot.games.doomtrooper.seen.stated.reading import found
from tests.bot.games.doomtrooper.seen.stated.world import Here, Unread, World

WAYS = ("recruited", "brought", "moved")
"""How warriors come to an area; those whom cards name come by the first two."""


def bar(word: Bar, world: World, here: Here, what: str) -> Says:
    """Things that may not be done any more to those it is about, or by them."""
    head, _, tail = what.partition(":")
    stater = STATERS.get(head)
    if stater is None:
        raise Unread(f"bar {what}")
    return stater(word, world, here, tail)


def _tags_of(whom: Whom) -> tuple[str, ...]:
    """The tags of a warrior who is meant: with an affiliation, unless he is of the Legion."""
    told = tuple(tag for tag in (*whom.tags, *whom.any[:1]) if tag != "warrior")
    plain = AFFILIATIONS & set(told) or "legion" in told
    return told if plain else (*told, "bauhaus")


def _enter(word: Bar, world: World, here: Here, zone: str) -> Says:
    """Nobody whom it is about comes to the area, or into play, in any way."""
    held = _like(word, world, here)
    if word.who.role == "self":
        own: dict[Key, object] = {("comes", here.seat, zone, how): None for how in WAYS[:2]}
        return Says(("comes-itself", here.seat, zone), own)
    whom = word.whom if held >= 0 or zone == "play" else word.who
    if held < 0 and (whom is None or not (whom.tags or whom.any)):
        raise Unread(f"bar enter:{zone}")
    area = "" if zone == "play" else zone
    tags = ("bauhaus",) if held >= 0 or whom is None else _tags_of(whom)
    must: dict[Key, object] = {("comes", here.seat, area, how): None for how in (WAYS if area else WAYS[:2])}
    return Says(("comes", here.seat, tags, area, held), must)


def _like(word: Bar, world: World, here: Here) -> int:
    """The card in the hero whose name is meant."""
    whom = word.whom
    if whom is None or whom.alike != "name":
        return -1
    cards = found(world, Whom(role=whom.like, zones=("in-play", "table")), here)
    if not cards:
        raise Unread("no card whose name it is")
    return cards[0]


def _share_area(word: Bar, world: World, here: Here, _: str) -> Says:
    """Those who are named do not come to the area of the card."""
    if word.whom is None:
        raise Unread("bar share-area with nobody")
    zone = world.area(here.card)
    tags = (*_tags_of(word.whom), *(("legion",) if zone == "cohort" else ()))
    must: dict[Key, object] = {("comes", here.seat, zone, how): None for how in WAYS}
    return Says(("comes", here.seat, tags, zone), must)


def _moved(word: Bar, world: World, here: Here, _: str) -> Says:
    """A card is not taken to another bearer, a warrior not to another area."""
    subject = next(iter(found(world, word.who, here)), -1)
    if subject < 0:
        raise Unread("about nothing")
    lies = world.state.cards[subject]
    if world.card(subject).type == "warrior":
        deed: dict[str, object] = {"do": "move", "to": "outpost" if lies.zone != "outpost" else "squad"}
    else:
        other = {"tags": ["warrior"], "but": [{"bearing": {"tags": sorted(world.card(subject).tags)}}], "count": 1}
        deed = {"do": "move", "to": "bearer", "bearer": other}
    deed["who"] = {"role": "chosen"}
    must: dict[Key, object] = {("on", subject): lies.on, ("zone", subject): lies.zone}
    shown, spent = about(subject, "rating", "is"), unoffered(world)
    return Says(("deed", deed, subject, here.seat), must, lambda key: spent(key) or key[0] == "rating" or shown(key))


def _attach(word: Bar, world: World, here: Here, _: str) -> Says:
    """They are given nothing more."""
    people = [one for one in found(world, word.who, here) if world.card(one).type == "warrior"]
    if not people:
        raise Unread("about nobody")
    return Says(("receive", "equipment"), {("receive", "equipment", one): None for one in people})


def _victory(word: Bar, world: World, here: Here, _: str) -> Says:
    """The points of a kill by one of them are destiny points, whatever his player asks for."""
    people = [one for one in found(world, word.who, here) if world.card(one).type == "warrior"]
    if not people:
        raise Unread("about nobody")
    return earned_in(world, people[0], victory=False)


STATERS: dict[str, Callable[[Bar, World, Here, str], Says]] = {
    "enter": _enter,
    "share-area": _share_area,
    "moved": _moved,
    "attach": _attach,
    "victory": _victory,
}


def player_bar(word: Bar, world: World, here: Here, what: str, seat: int) -> Says:
    """Things that a player may not do any more."""
    head, _, tail = what.partition(":")
    stater = OF_PLAYERS.get(what) or OF_PLAYERS.get(head)
    if stater is None:
        raise Unread(f"bar {what} of a player")
    return stater(word, world, here, seat, tail)


def _early(word: Bar, world: World, here: Here, seat: int, _: str) -> Says:
    """An attack is the last action alone."""
    return Says(("attacks-with", seat), {("attacks-with", seat, number): None for number in (2, 3)})


def _discard_step(word: Bar, world: World, here: Here, seat: int, _: str) -> Says:
    """A hand within its limit stays as it is."""
    return Says(("discards", seat, 4), {("discards", seat): None})


def _search(word: Bar, world: World, here: Here, seat: int, _: str) -> Says:
    """A search finds nothing, in any pile."""
    deed = {"do": "fetch", "origin": ["library"], "who": {"tags": ["equipment"], "count": 1}}
    had = {("zone", at): "library" for at, card in enumerate(world.state.cards) if card.zone == "library"}
    lost = {("library", seat): world.state.libraries[seat]}
    return Says(("gains", deed, seat), {**had, **lost}, lambda key: key[0] in ("offered", "known"))


def _anything(word: Bar, world: World, here: Here, seat: int, _: str) -> Says:
    """Nobody plays anything until the combat is over but who fights in it."""
    if world.fight is None:
        raise Unread("no combat")
    kept = [one for one in range(len(world.state.players)) if not world.side(one)]
    if not kept:
        raise Unread("everybody fights")
    return Says(("speaks", world.fight), {("speaks", one): None for one in kept})


def _win(word: Bar, world: World, here: Here, seat: int, _: str) -> Says:
    """More points than win do not end the match; nor do they anyway where the player owes any."""
    return Says(("wins", seat), {("wins", seat): None}, anyway=world.state.players[seat].debt > 0)


def _play(word: Bar, world: World, here: Here, seat: int, tail: str) -> Says:
    """No card of the sort is played: of a name that lies in the card, or for an area."""
    must: dict[Key, object] = {("played-at", seat): None}
    attach = {"to": "card", "whom": {"side": "own", "tags": ["warrior"]}, "after": "attach"}
    if tail.endswith("-in-area"):
        area = {"to": "area", "areas": ["squad"]}
        return Says(("played-at", seat, tail.removesuffix("-in-area"), area), must)
    held = _like(word, world, here)
    if held < 0:
        raise Unread(f"bar play:{tail} of a player")
    # There is one relic of a name in play, wherever it lies.
    return Says(("played-at", seat, tail, attach, held), must, anyway=tail == "relic")


OF_PLAYERS: dict[str, Callable[[Bar, World, Here, int, str], Says]] = {
    "attack:early": _early,
    "discard-step": _discard_step,
    "search": _search,
    "anything": _anything,
    "play": _play,
    "win": _win,
}
