"""Prices of effects that are set off, and of what may be paid to keep something from happening."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.acts.combat.harm import wound
from bot.games.doomtrooper.acts.happening.choosing import Asker
from bot.games.doomtrooper.acts.happening.leaving import discard, sacrifice
from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.looks.meaning.fits import amount, found
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.whom import Price, Whom
from bot.games.values import Seat

FREE = Price()


def payable(case: Case, seat: Seat, price: Price, context: Context) -> bool:
    """Whether a seat can pay a price now; actions are paid where actions are taken."""
    mine = replace(context, seat=seat)
    player = case.player(seat)
    if player.destiny < amount(case, price.destiny, mine) + _value(case, price, mine):
        return False
    if player.victory < amount(case, price.victory, mine) or len(case.hand(seat)) < price.hand:
        return False
    if price.mark and price.mark not in case.card(context.card).marks:
        return False
    if any(
        whom is not None and not _enough(case, whom, mine) for whom in (price.discard, price.sacrifice, price.wound)
    ):
        return False
    return not price.either or any(payable(case, seat, one, context) for one in price.either)


def most_steps(case: Case, seat: Seat, price: Price, context: Context) -> int:
    """The most steps of X that a seat can pay beside the rest of a price; none where X is not paid in points."""
    mine, player = replace(context, seat=seat), case.player(seat)
    left = {
        "destiny": player.destiny - amount(case, price.destiny, mine) - _value(case, price, mine),
        "victory": player.victory - amount(case, price.victory, mine),
    }
    steps = max(0, left.get(price.x, 0)) // max(1, price.step)
    return steps if price.most is None else min(steps, price.most)


def affordable_x(case: Case, seat: Seat, price: Price, context: Context) -> bool:
    """Whether a seat can pay the least steps of X, where X is paid in points."""
    return price.x not in POINTS or most_steps(case, seat, price, context) >= price.least


def _enough(case: Case, whom: Whom, context: Context) -> bool:
    there = len(found(case, whom, context))
    return there > 0 if whom.count == "all" else there >= (context.x if whom.count == "x" else whom.count)


def _value(case: Case, price: Price, context: Context) -> int:
    if price.value is None:
        return 0
    from_cards = found(case, price.value, context)
    return sum(max(0, case.printed(card).ratings.get("value", 0)) for card in from_cards)


class Bill:
    """What is given up for a price, once everything about it was asked."""

    def __init__(self, seat: Seat, price: Price, context: Context) -> None:
        self.seat = seat
        self.price = price
        self.context = context
        self.discards: tuple[CardId, ...] = ()
        self.sacrifices: tuple[CardId, ...] = ()
        self.wounds: tuple[CardId, ...] = ()
        self.steps = 0

    def settle(self, run: Run) -> None:
        """Pay."""
        destiny = amount(run, self.price.destiny, self.context) + _value(run, self.price, self.context)
        victory = amount(run, self.price.victory, self.context)
        more = self.steps * self.price.step
        destiny, victory = destiny + more * (self.price.x == "destiny"), victory + more * (self.price.x == "victory")
        if destiny or victory:
            run.emit(ev.Scored(self.seat, -destiny, -victory, card=self.context.card, why="price"))
        if self.price.mark:
            run.emit(ev.Marked(self.context.card, self.price.mark, off=True))
        for card in self.discards:
            discard(run, card, "price")
        for card in self.sacrifices:
            sacrifice(run, card)
        for card in self.wounds:
            wound(run, card)


POINTS = ("destiny", "victory")
"""What X is paid in where it is no actions, which are paid where actions are taken."""


def ask_steps(asker: Asker, seat: Seat, price: Price) -> int | None:
    """How many steps of X are paid, none where there is no X; ``None`` while somebody is asked."""
    if price.x not in POINTS:
        return 0
    most = most_steps(asker.run, seat, price, asker.context)
    return asker.pick_number(seat, "number", price.least, most)


def ask(asker: Asker, seat: Seat, price: Price) -> Bill | None:
    """Ask what a price is paid with; ``None`` while somebody is asked."""
    case = asker.run
    context = replace(asker.context, seat=seat)
    if price.either:
        able = tuple(at for at, one in enumerate(price.either) if payable(case, seat, one, context))
        said = asker.ask(seat, "price", "lines", able)
        if said is None:
            return None
        return ask(asker, seat, price.either[said[0]]) if said else Bill(seat, FREE, context)
    bill = Bill(seat, price, context)
    if price.hand:
        given = asker.ask(seat, "price-hand", "cards", case.hand(seat), price.hand, price.hand, private=True)
        if given is None:
            return None
        bill.discards = given
    for name, whom in (("discard", price.discard), ("sacrifice", price.sacrifice), ("wound", price.wound)):
        if whom is None:
            continue
        number = 1 if whom.count == "all" else asker.context.x if whom.count == "x" else whom.count
        options = found(case, whom, context)
        chosen = options if whom.role else asker.ask(seat, f"price-{name}", "cards", options, number, number)
        if chosen is None:
            return None
        setattr(bill, f"{name}s", (*getattr(bill, f"{name}s"), *chosen))
    return bill
