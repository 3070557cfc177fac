"""What it costs to play or use something: the price on the card, as the cards in play change it.

Rule: doomtrooper-cs.special.play, doomtrooper-cs.recruit.cost, doomtrooper-cs.art.power, doomtrooper-sv.art.cost
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Literal, NamedTuple

from msgspec.structs import replace

from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.looks.holding.standing import card_limit, of_player, permits
from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.looks.meaning.fits import amount, fits, found
from bot.games.doomtrooper.looks.meaning.sources import Held
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import NO_CARD, CardId, TokenKind
from bot.games.doomtrooper.words.continuous import Cost
from bot.games.doomtrooper.words.whom import Price, Whom
from bot.games.values import Seat

Act = Literal["play", "use", "attack", "attacked"]
How = Literal["discard", "sacrifice", "wound"]


class Give(NamedTuple):
    """Cards that are given up: which, how many, and what becomes of them."""

    whom: Whom
    number: int
    how: How


class Bill(NamedTuple):
    """A price in numbers.

    Attributes:
        actions, kind: actions, and what they must be.
        destiny, victory: points.
        hand: cards of the hand that are discarded.
        gives: cards in play that are given up.
        mark: a counter that is taken off the card.
        x: what X is paid in, a step of how many; ``least`` to ``most`` steps.
        worth: what each step counts.
        credit: counters that may be taken off cards in the place of destiny points, by card.
        caster, cap: who casts, where he may put no more destiny points than these into Art until he draws.
    """

    actions: int = 0
    kind: TokenKind = "other"
    destiny: int = 0
    victory: int = 0
    hand: int = 0
    gives: tuple[Give, ...] = ()
    mark: str = ""
    x: str = ""
    step: int = 1
    least: int = 1
    most: int | None = None
    worth: int = 1
    credit: tuple[tuple[CardId, str], ...] = ()
    caster: CardId = NO_CARD
    cap: int | None = None


def for_art(case: Case, caster: CardId, card: CardId, due: Bill) -> Bill:
    """The price of a spell for the one who casts it: counters may pay, and he may be limited."""
    kinds = {"art", *tags(case, card)}
    stores = {
        held.source
        for kind in kinds
        for held, _ in permits(case, caster, f"pay-from-marks:{kind}", card)
        if held.source >= 0
    }
    credit = tuple((one, mark) for one in sorted(stores) for mark in case.card(one).marks if mark in COUNTERS)
    most = card_limit(case, caster, "art")
    cap = None if most is None else most - case.card(caster).marks.count(ART_PAID)
    return due._replace(credit=credit, caster=caster, cap=cap)


COUNTERS = frozenset({"charge"})
"""Marks that stand for a destiny point each."""
ART_PAID = "art-paid"
"""The mark for each point that a warrior of limited means put into Art since his player's draw step."""


def bill(
    case: Case, context: Context, price: Price, *, base: int = 0, actions: int = 0, act: Act = "play", on: CardId = -1
) -> Bill:
    """A price in numbers.

    Args:
        context: who pays for which card.
        base: destiny points that its kind costs anyway, and ``actions`` likewise.
        on: what it is played on.
    """
    reckoned = _reckoned(case, context, replace(price, actions=max(price.actions, actions)), base)
    for word, told in _changes(case, context, act, on):
        reckoned = _changed(case, told, reckoned, word)
    return reckoned


def _reckoned(case: Case, context: Context, price: Price, base: int) -> Bill:
    value = 0
    if price.value is not None:
        value = sum(max(0, rating(case, card, "value")) for card in found(case, price.value, context))
    hows: tuple[tuple[Whom | None, How], ...] = (
        (price.discard, "discard"),
        (price.sacrifice, "sacrifice"),
        (price.wound, "wound"),
    )
    gives = tuple(
        Give(whom, whom.count if isinstance(whom.count, int) else 1, how) for whom, how in hows if whom is not None
    )
    return Bill(
        price.actions,
        price.kind,
        max(0, base + value + amount(case, price.destiny, context)),
        max(0, amount(case, price.victory, context)),
        price.hand,
        gives,
        price.mark,
        price.x,
        price.step,
        price.least,
        price.most,
    )


def _changes(case: Case, context: Context, act: Act, on: CardId) -> Iterator[tuple[Cost, Context]]:
    """The words that change this price; those that replace it come first."""
    here = case.card(context.card)
    # A spell is used by casting it, and what lies on a warrior by him.
    acts = {act, "use"} if act == "play" and case.printed(context.card).type == "art" else {act}
    by = here.on if act == "use" and context.caster == NO_CARD else context.caster
    meant = []
    for held, word in case.just_now(_costs, context.seat):
        if word.act not in acts:
            continue
        # A selector of cards to be played means them where they are now.
        of = word.of if word.of.zones or word.of.role else replace(word.of, zones=(here.zone,))
        if (
            fits(case, context.card, of, held.context)
            and _meant(case, word.on, on, held.context)
            and _meant(case, word.by, by, held.context)
        ):
            meant.append((word, replace(held.context, that=context.card)))
    yield from sorted(meant, key=lambda each: each[0].set is None)


def _costs(case: Case, seat: Seat) -> tuple[tuple[Held, Cost], ...]:
    """The words that change prices of a seat."""
    return tuple(of_player(case, Cost, seat))


def _meant(case: Case, whom: Whom | None, card: CardId, context: Context) -> bool:
    return whom is None or (card != NO_CARD and fits(case, card, whom, context))


def _changed(case: Case, context: Context, before: Bill, word: Cost) -> Bill:
    if word.set is not None:
        before = _reckoned(case, context, word.set, 0)
    destiny = math.ceil(before.destiny * word.factor) + amount(case, word.destiny, context)
    return before._replace(
        destiny=max(word.least, 0, destiny) if destiny != before.destiny else before.destiny,
        victory=max(0, before.victory + amount(case, word.victory, context)),
        actions=max(0, before.actions + word.actions),
        worth=before.worth * word.worth,
    )


def for_each(due: Bill, number: int) -> Bill:
    """The price where X pays for so many cards that were chosen."""
    if not number:
        return due
    steps = -(-number // max(1, due.worth))
    return due._replace(least=steps, most=steps if due.most is None else min(steps, due.most))


def spread(due: Bill, x: int) -> tuple[int, int]:
    """The destiny and victory points of a price with so many steps of X; counters may pay for destiny points."""
    more = x * due.step
    return due.destiny + (more if due.x == "destiny" else 0), due.victory + (more if due.x == "victory" else 0)


def taken(due: Bill, x: int) -> tuple[int, int]:
    """The destiny and victory points that a player is left without for a price."""
    destiny, victory = spread(due, x)
    return max(0, destiny - len(due.credit)), victory


def points(due: Bill) -> int:
    """The points that a price takes at least."""
    return due.destiny + due.victory + due.least * due.step


def affordable(case: Case, seat: Seat, card: CardId, due: Bill) -> bool:
    """Whether a seat has the points and cards; actions are another matter."""
    if due.most is not None and due.least > due.most:
        return False
    player = case.player(seat)
    destiny, victory = spread(due, due.least)
    if destiny > player.destiny + len(due.credit) or victory > player.victory:
        return False
    if due.cap is not None and destiny > due.cap:
        return False
    if due.hand > sum(other != card for other in case.hand(seat)):
        return False
    return not due.mark or due.mark in case.card(card).marks


def most_x(case: Case, seat: Seat, due: Bill, actions: int) -> int:
    """The most steps of X that a seat can pay."""
    player = case.player(seat)
    destiny = player.destiny + len(due.credit)
    destiny = destiny if due.cap is None else min(destiny, due.cap)
    left = {"destiny": destiny - due.destiny, "victory": player.victory - due.victory, "actions": actions}
    steps = max(0, left.get(due.x, 0)) // max(1, due.step)
    return steps if due.most is None else min(steps, due.most)


def plus_either(case: Case, due: Bill, price: Price, at: int, context: Context, act: Act = "play") -> Bill:
    """A price with one of its alternatives."""
    other = bill(case, context, price.either[at], act=act)
    return due._replace(
        actions=due.actions + other.actions,
        destiny=due.destiny + other.destiny,
        victory=due.victory + other.victory,
        hand=due.hand + other.hand,
        gives=due.gives + other.gives,
    )
