"""Marks that lie on no card and follow from the position: what is at work, what is unfit, who outnumbers whom."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.doomtrooper.position.frames import Splitting
from bot.games.doomtrooper.position.state import IN_PLAY
from bot.games.doomtrooper.words.effects import Casts, Rate
from tests.bot.games.doomtrooper.seen.stated.world import Here, World


def _at_work(world: World, _: Here, card: int) -> bool:
    """It lies on a fighter, or lies in the area of one."""
    lies, cards = world.state.cards[card], world.state.cards
    return any(
        lies.on == one or (lies.controller == cards[one].controller and lies.zone == cards[one].zone)
        for one in world.fighters()
    )


def _castable(world: World, here: Here, card: int) -> bool:
    """The bearer of the card may cast the spell: by himself, or by what he bears."""
    caster = world.holder(here.card)
    aspects = {tag.removeprefix("aspect:") for tag in world.card(card).tags if tag.startswith("aspect:")}
    for at, other in enumerate(world.state.cards):
        text, part = world.card(at).text, "self" if at == caster else "bearer"
        if text is None or (at != caster and other.on != caster):
            continue
        for word in text.effects:
            if isinstance(word, Casts) and word.who.role == part and {"all", *aspects} & set(word.aspects):
                return True
    return False


def _was_covered(world: World, _: Here, card: int) -> bool:
    """He lies in cover and is attacked there."""
    return world.fight is not None and card == world.fight.defender and world.state.cards[card].covered


def _unfit(world: World, _: Here, card: int) -> bool:
    """Its bearer is not any more what the card asks of him."""
    bearer, whom = world.state.cards[card].on, world.card(card).play.whom
    if bearer < 0 or whom is None:
        return False
    return not world.tags(bearer).issuperset(whom.tags)


def _lowers(world: World, _: Here, card: int) -> bool:
    """It takes something from a rating of its bearer."""
    text = world.card(card).text
    return any(
        isinstance(word, Rate)
        and word.who.role == "bearer"
        and (
            any(isinstance(number, int) and number < 0 for number in (word.sum, word.base))
            or (word.factor is not None and word.factor < 1)
        )
        for word in (() if text is None else text.effects)
    )


def _legal_attacker(world: World, _: Here, card: int) -> bool:
    """A warrior in the open who fights at all."""
    printed, lies = world.card(card), world.state.cards[card]
    able = printed.type == "warrior" and bool({"fight", "shoot"} & set(printed.ratings))
    kept = "never-combat" in printed.tags or {"imprisoned", "out"} & set(lies.marks) or lies.covered
    return able and not kept


def _just_discarded(world: World, here: Here, card: int) -> bool:
    """It is the card that the event is about, and lies on a discard pile."""
    return card == here.that and world.state.cards[card].zone == "discard"


def _outnumbers(world: World, _: Here, card: int) -> bool:
    """Its player is the first in the order of turns who has more warriors than another."""
    seats = range(len(world.state.players))
    numbers = [
        sum(
            one.controller == seat and one.zone in IN_PLAY and world.card(at).type == "warrior"
            for at, one in enumerate(world.state.cards)
        )
        for seat in seats
    ]
    first = next((seat for seat in seats if numbers[seat] > min(numbers)), -1)
    return world.state.cards[card].controller == first


def _twin(world: World, _: Here, card: int) -> bool:
    """Its player has a warrior of its name in the area."""
    lies = world.state.cards[card]
    return any(
        at != card
        and other.controller == lies.controller
        and other.zone == lies.zone
        and world.card(at).type == "warrior"
        and world.card(at).name == world.card(card).name
        for at, other in enumerate(world.state.cards)
    )


def _pays_now(world: World, _: Here, card: int) -> bool:
    """The points that are being split are earned with it."""
    return any(
        isinstance(frame, Splitting) and any(one.card == card for one in frame.earned) for frame in world.state.stack
    )


def _exposed(world: World, here: Here, card: int) -> bool:
    """He is not infected, and somebody is in whose area he lies."""
    lies = world.state.cards[card]
    near = (
        at
        for at, other in enumerate(world.state.cards)
        if other.controller == lies.controller and other.zone == lies.zone and world.card(at).type == "warrior"
    )
    fresh = not infected(world, card) and lies.zone in ("squad", "cohort", "outpost")
    return fresh and any(infected(world, one) for one in near)


def infected(world: World, card: int) -> bool:
    """A virus lies on him, or he was infected with one that does not."""
    viruses = ("virus" in world.tags(at) for at, other in enumerate(world.state.cards) if other.on == card)
    return "infected" in world.state.cards[card].marks or any(viruses)


COMPUTED: dict[str, Callable[[World, Here, int], bool]] = {
    "at-work": _at_work,
    "castable": _castable,
    "was-covered": _was_covered,
    "unfit": _unfit,
    "lowers": _lowers,
    "legal-attacker": _legal_attacker,
    "just-discarded": _just_discarded,
    "outnumbers": _outnumbers,
    "same-name-in-area": _twin,
    "pays-now": _pays_now,
    "infected": lambda world, _, card: infected(world, card),
    "exposed": _exposed,
}
