"""When and at what price: conditions, events, prices, moments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from bot.games.doomtrooper.words import abilities as registry
from bot.games.doomtrooper.words.saying.glue import both, detailed, either, plain, say
from bot.games.doomtrooper.words.saying.tags import mark, registered
from bot.games.doomtrooper.words.saying.whom import amount, bounded, details, player, whom
from bot.games.doomtrooper.words.whom import ABOUT_PLAYERS, Event, If, On, Price, Whom
from bot.games.values import Line

OF_NO_CARD: frozenset[Event] = frozenset(
    {
        "combat-begun", "combat-ended", "attack-begun", "points-chosen", "points", "turn-start", "draw", "discard",
        "turn-end", "hand-full",
    }
)  # fmt: skip
"""Events whose message names no card."""
OF_FIGHTERS: frozenset[Event] = frozenset({"combat-begun", "combat-ended"})
"""Those of them that are about the fighters all the same."""


def conditions(several: tuple[If, ...]) -> Line:
    """Conditions that must all hold; there is at least one."""
    return both([condition(one) for one in several])


def condition(one: If) -> Line:
    """A condition as a clause."""
    if one.no:
        return say("if-not", what=condition(replace(one, no=False)))
    parts = list(_parts(one))
    return both(parts) if parts else say("if-always")


def _parts(one: If) -> Iterator[Line]:
    if one.cards is not None:
        yield _cards(one, one.cards)
    if one.tactic:
        yield say(f"if-tactic-{one.tactic}")
    if one.turn:
        yield say(f"if-turn-{one.turn}")
    if one.combat:
        yield say(f"if-combat-{one.combat}")
    for what, bound in one.points.items():
        subject = detailed(say(f"points-{what}"), [] if one.whose == "me" else [player(one.whose)])
        yield from bounded(subject, bound)
    if one.did is not None:
        yield say("if-did" if one.did else "if-did-not")
    if one.was:
        yield registered("was", registry.HISTORY, one.was)
    if one.zone_used is not None:
        yield say("if-zone" if one.zone_used else "if-no-zone")
    if one.any:
        yield either([condition(each) for each in one.any])


def _cards(one: If, cards: Whom) -> Line:
    if one.most == 0:
        return say("if-none", what=whom(cards))
    said = tuple(details(cards))
    if cards.role and one.least == 1 and one.most is None:
        role = say(f"role-{cards.role}")
        return say("if-role-is", role=role, what=said) if said else say("if-some", what=role)
    if one.most is not None and one.least > 1:
        return say("if-between", what=whom(cards), least=one.least, most=one.most)
    if one.most is not None:
        return say("if-most", what=whom(cards), number=one.most)
    return say("if-least", what=whom(cards), number=one.least) if one.least > 1 else say("if-some", what=whom(cards))


def event(on: On, *, own: bool = False) -> Line:
    """What sets something off, as a clause.

    Args:
        own: it stands on a card, and is about that card or its bearer where it names no other.
    """
    own = own and on.by is None and on.event not in ABOUT_PLAYERS
    cards = whom(on.cards) if on.cards is not None else say("own-card" if own else "any-card")
    line = either([say(f"event-{each}", cards=cards) for each in (on.event, *on.also)])
    about: list[Line] = []
    if on.event in OF_NO_CARD and (on.cards is not None or (own and on.event in OF_FIGHTERS)):
        about.append(say("event-about", what=cards))
    if on.whose != "any":
        about.append(say(f"whose-{on.whose}"))
    if on.by is not None:
        about.append(say("event-by", what=whom(on.by)))
    if on.using is not None:
        about.append(say("event-using", what=whom(on.using)))
    if on.kept:
        about.append(say("event-kept"))
    if on.conditions:
        about.append(say("event-if", what=conditions(on.conditions)))
    return detailed(line, about)


CARDS_PAID: Mapping[str, str] = {"discard": "price-discard", "sacrifice": "price-sacrifice", "wound": "price-wound"}


def price(one: Price) -> tuple[Line, ...]:
    """What is paid, part by part; nothing where it is free."""
    return tuple(_prices(one))


def _prices(one: Price) -> Iterator[Line]:
    if one.actions:
        yield say("price-attack-actions" if one.kind == "attack" else "price-actions", count=one.actions)
    if one.destiny:
        yield say("price-destiny", number=amount(one.destiny))
    if one.victory:
        yield say("price-victory", number=amount(one.victory))
    if one.value is not None:
        yield say("price-value", what=whom(one.value))
    for field, key in CARDS_PAID.items():
        cards = getattr(one, field)
        if cards is not None:
            yield say(key, what=whom(cards))
    if one.hand:
        yield say("price-hand", count=one.hand)
    if one.mark:
        yield say("price-mark", mark=mark(one.mark))
    if one.x:
        yield _x(one)
    if one.either:
        yield either([say("say-all", what=price(each)) for each in one.either])


def _x(one: Price) -> Line:
    bounds = [say("per-least", number=one.least)] if one.least != 1 else []
    if one.most is not None:
        bounds.append(say("per-most", number=one.most))
    x = plain("X" if one.step == 1 else f"X × {one.step}")
    return detailed(say(f"price-x-{one.x}", x=x), bounds)
