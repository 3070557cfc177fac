"""Which cards fit, what conditions hold, how much an amount is: as the cards in play make it now."""

from __future__ import annotations

from bot.games.doomtrooper.looks.meaning import matching
from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.looks.meaning.rates import Now
from bot.games.doomtrooper.looks.meaning.roles import players_of
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.whom import Amount, If, Who, Whom
from bot.games.values import Seat


def fits(case: Case, card: CardId, whom: Whom, context: Context) -> bool:
    """Whether a card is one of those that a selector means."""
    return matching.fits(case.once(Now), card, whom, context)


def found(case: Case, whom: Whom, context: Context) -> tuple[CardId, ...]:
    """All cards that a selector means, whatever their number, in the order of their places."""
    return matching.found(case.once(Now), whom, context)


def holds(case: Case, conditions: tuple[If, ...], context: Context) -> bool:
    """Whether all conditions hold."""
    return matching.holds(case.once(Now), conditions, context)


def amount(case: Case, number: Amount, context: Context) -> int:
    """How much an amount is."""
    return matching.amount(case.once(Now), number, context)


def players(case: Case, who: Who, context: Context) -> tuple[Seat, ...]:
    """The seats that are meant, in the order in which their turns come."""
    return players_of(case, who, context)
