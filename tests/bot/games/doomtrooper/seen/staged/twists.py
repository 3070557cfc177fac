"""Positions that differ from one in which a condition holds, so that it does not: each is a way to lay the stage anew.

A twist changes what lies there and no word of the card that is proven; whether the condition is broken by it, and the
others are not, is read from the position afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, product

from msgspec.structs import replace

from bot.games.doomtrooper.position.state import IN_PLAY
from bot.games.doomtrooper.words.whom import Bound, If, Rating, Whom
from tests.bot.games.doomtrooper.seen.staged.people import COMPUTED, TYPES, missed, person_tags
from tests.bot.games.doomtrooper.seen.staged.stage import Stage
from tests.bot.games.doomtrooper.seen.stated.reading import found
from tests.bot.games.doomtrooper.seen.stated.world import Here, role

Lay = Callable[[Stage, Here], None]
FEW = 4
"""How many ways are tried to break each of several conditions of which one must hold."""
ZONES = ("cohort", "outpost", "squad")
POINTS = frozenset({"destiny", "victory", "debt"})
LEVELS = (3, 5, 6, 8, 10, 13)
"""Ratings that are tried where what bounds one is reckoned from others."""


def as_it_is(_: Stage, __: Here) -> None:
    """Nothing is laid otherwise."""


def twists(one: If) -> Iterator[Lay]:
    """Ways in which a condition that holds may not."""
    yield from _met(one) if one.no else _broken(one)


def _met(one: If) -> Iterator[Lay]:
    """Ways in which a condition holds, its ``no`` aside."""
    whom = one.cards
    if whom is not None and whom.role:
        yield lambda stage, here: _are(stage, here, whom)
    elif whom is not None:
        yield lambda stage, _: _there(stage, whom, one.least)
    for what, bound in one.points.items():
        number = bound.most if bound.least is None else bound.least
        if what in POINTS and isinstance(number, int) and one.whose in ("me", "bearer"):
            yield lambda stage, here, what=what, to=number: _have(stage, here, what, to, one.whose)  # type: ignore[misc]


def _broken(one: If) -> Iterator[Lay]:
    """Ways in which a condition does not hold, its ``no`` aside."""
    whom = one.cards
    if whom is not None and one.most is not None:
        yield lambda stage, _: _there(stage, whom, one.most + 1)  # type: ignore[operator]
    if whom is not None and one.least:
        if not whom.role:
            yield lambda stage, here: _gone(stage, whom, here)
        else:
            for near in missed(replace(whom, bounds={})):
                yield lambda stage, here, near=near: _are(stage, here, near)  # type: ignore[misc]
            yield from _laid_otherwise(whom)
            for which, bound in whom.bounds.items():
                for to in _beyond(bound):
                    yield lambda stage, here, which=which, to=to: _rated(stage, here, whom, which, to)  # type: ignore[misc]
    for what, bound in one.points.items() if one.whose == "me" else ():
        if what in POINTS and isinstance(bound.least, int):
            yield lambda stage, here, what=what, to=bound.least - 1: _have(stage, here, what, to)  # type: ignore[misc]
        if what in POINTS and isinstance(bound.most, int):
            yield lambda stage, here, what=what, to=bound.most + 1: _have(stage, here, what, to)  # type: ignore[misc]
    if one.was == "held-a-round":
        yield lambda stage, _: stage.change(stage.hero, marks=(*stage.cards[stage.hero].marks, "entered"))
    if one.combat in ("fights", "attacks", "defends"):
        yield lambda stage, _: _elsewhere(stage)
    if one.any:
        for ways in product(*(tuple(islice(twists(part), FEW)) for part in one.any)):
            yield _each(ways)


def serves_both(stage: Stage, _: Here) -> None:
    """Weapons serve in combats of either kind."""
    for code, printed in tuple(stage.printed.items()):
        if "weapon:fight" in printed.tags and code != stage.hero_card.code:
            both = printed.tags | {"weapon:shoot", "weapon:fight-shoot"}
            stage.printed[code] = replace(printed, tags=both)


def _each(ways: tuple[Lay, ...]) -> Lay:
    """One thing laid after the other."""

    def lay(stage: Stage, here: Here) -> None:
        for way in ways:
            way(stage, here)

    return lay


def _beyond(bound: Bound) -> Iterator[int]:
    """Ratings that are just not within a bound."""
    plain = [one for one in (bound.least, bound.most) if one is not None]
    if not all(isinstance(one, int) for one in plain):
        yield from LEVELS
    if isinstance(bound.least, int):
        yield bound.least - 1
    if isinstance(bound.most, int):
        yield bound.most + 1


def _rated(stage: Stage, here: Here, whom: Whom, which: Rating, to: int) -> None:
    """Who plays the part has a rating."""
    for card in _played(stage, here, whom):
        printed = stage.printed[stage.cards[card].code]
        if which in printed.ratings:
            stage.printed[printed.code] = replace(printed, ratings={**printed.ratings, which: to})


def _laid_otherwise(whom: Whom) -> Iterator[Lay]:
    """Who plays a part lies otherwise than is asked: without a mark or with it, elsewhere, bearing nothing."""
    for mark in whom.marks:
        yield lambda stage, here, mark=mark: _marked(stage, here, whom, mark, off=True)  # type: ignore[misc]
    for mark in whom.unmarked:
        yield lambda stage, here, mark=mark: _marked(stage, here, whom, mark, off=False)  # type: ignore[misc]
    for zone in ZONES if whom.zones else ():
        if zone not in whom.zones:
            yield lambda stage, here, zone=zone: _change(stage, here, whom, zone=zone)  # type: ignore[misc]
    if whom.bearing is not None:
        yield lambda stage, here: _unladen(stage, here, whom)


def _played(stage: Stage, here: Here, whom: Whom) -> tuple[int, ...]:
    """Who plays the part."""
    return role(stage.world(), Whom(role=whom.role), here)


def _change(stage: Stage, here: Here, whom: Whom, **changes: object) -> None:
    for card in _played(stage, here, whom):
        stage.change(card, **changes)


def _are(stage: Stage, here: Here, whom: Whom) -> None:
    """Who plays the part is what is asked: invented people are what is needed, and bear what is."""
    plain = tuple(tag for tag in (*whom.tags, *whom.any[:1]) if tag not in TYPES)
    for card in _played(stage, here, whom):
        printed = stage.printed[stage.cards[card].code]
        if printed.type == "warrior" and (plain or whom.no):
            name = {tag for tag in printed.tags if tag.startswith("name:")}
            tags = frozenset(person_tags(plain, whom.no)) | name | {"warrior"}
            stage.printed[printed.code] = replace(printed, tags=tags)
        if whom.bearing is not None:
            stage.bear(replace(whom.bearing, role=""), card, stage.cards[card].controller)
        for mark in whom.marks:
            _marked(stage, here, Whom(role=whom.role), mark, off=False)


def _marked(stage: Stage, here: Here, whom: Whom, mark: str, *, off: bool) -> None:
    for card in _played(stage, here, whom):
        lies = stage.cards[card]
        if mark in ("wounded", "covered", "inside"):
            stage.change(card, **{mark: not off})
        elif mark == "in-use":
            stage.change(lies.on if lies.on >= 0 else card, inside=not off)
        elif mark == "unattached":
            other = next(at for at, one in enumerate(stage.cards) if one.controller == lies.controller and at != card)
            stage.change(card, on=other if off else -1, zone=stage.cards[other].zone if off else lies.zone)
        elif mark.startswith("sheltered"):
            _sheltered(stage, card, off=off)
        elif mark not in COMPUTED:
            kept = tuple(one for one in lies.marks if one != mark)
            stage.change(card, marks=kept if off else (*kept, mark))


def _sheltered(stage: Stage, card: int, *, off: bool) -> None:
    lies = stage.cards[card]
    if not off:
        stage.card("fortification", lies.controller, lies.zone, tags=("general",))
        return
    for at, other in enumerate(stage.cards):
        near = other.controller == lies.controller and other.zone == lies.zone
        if near and stage.printed[other.code].type == "fortification" and at != stage.hero:
            stage.take_off(at)


def _unladen(stage: Stage, here: Here, whom: Whom) -> None:
    for bearer in _played(stage, here, whom):
        for at, card in enumerate(stage.cards):
            if card.on == bearer and at != stage.hero:
                stage.take_off(at)


def _there(stage: Stage, whom: Whom, number: int) -> None:
    """So many cards are there that fit, on each side; they bear what is asked."""
    free = replace(whom, role="", side="any", others=False, alike="", area="", highest="")
    near = stage.cards[stage.hero].zone if whom.area else ""
    for seat in (0, 1):
        for _ in range(max(1, number)):
            at = stage.make(free, seat, zone=near if near in IN_PLAY else "")
            if whom.on is not None and whom.on.role == "self":
                stage.change(at, on=stage.hero, zone=stage.cards[stage.hero].zone)


def _gone(stage: Stage, whom: Whom, here: Here) -> None:
    """The cards that are asked for are not there, those aside that play a part."""
    world = stage.world()
    kept = {stage.hero, *here.targets, here.caster, *world.fighters(), world.holder(stage.hero)}
    for card in set(found(world, whom, here)) - kept:
        for other, lies in enumerate(stage.cards):
            if other == card or lies.on == card:
                stage.change(other, zone="sideboard", on=-1)


def _have(stage: Stage, here: Here, what: str, number: int, whose: str = "me") -> None:
    seat = here.seat if whose == "me" else stage.cards[stage.hero].player
    stage.have(seat, **{what: max(0, number)})


def _elsewhere(stage: Stage) -> None:
    """The card lies on somebody of its player's who does not fight."""
    world = stage.world()
    lies = stage.cards[stage.hero]
    idle = (
        at
        for at, card in enumerate(stage.cards)
        if card.controller == lies.controller and card.zone == lies.zone and card.on < 0
        and at not in world.fighters() and world.card(at).type == "warrior" and not card.covered
    )  # fmt: skip
    if lies.on >= 0 and (bearer := next(idle, -1)) >= 0:
        stage.change(stage.hero, on=bearer)
