"""Answers that everybody can work out: the seat has no other, whatever the hidden cards are.

Nothing here looks at what a hidden card is. Where something that may be done could follow from one, the seat is asked.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.doomtrooper.asks import turn_answers
from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.looks.meaning.sources import sorts
from bot.games.doomtrooper.looks.playing import moments, using
from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.position.frames import Combat, Window
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.words.continuous import Cost
from bot.games.doomtrooper.words.whom import Moment
from bot.games.values import Seat

_BY_CARDS_ON_THE_TABLE = tuple(each for each in turn_answers.IN_WINDOWS if each.token not in ("play", "use"))


def must_pass(case: Case, seat: Seat) -> bool:
    """Whether everybody can work out that a seat can do nothing in the window that is open.

    It can where it has a card in the hand that may be one for this moment, a hidden card, an ability for this moment,
    or a choice about its cards on the table.
    """
    return isinstance(case.top, Window) and not (
        _may_hold(case, seat)
        or any(case.card(card).controller == seat and case.card(card).unpaid for card in case.all_cards())
        or any(each.is_open(Asked(case, seat)) for each in _BY_CARDS_ON_THE_TABLE)
        or any(True for _ in using.timely(case, seat))
    )


def is_public(case: Case) -> bool:
    """Whether what may be answered now follows from what lies open before everybody."""
    return isinstance(case.top, Combat) and not any(case.card(card).unpaid for card in case.all_cards())


def _may_hold(case: Case, seat: Seat) -> bool:
    """Whether a hand may have a card for this moment, as far as everybody knows: by its number, and by all cards."""
    if not case.hand(seat):
        return False
    now = moments.now(case, seat)
    if not now <= moments.ANSWERED or any(card.code not in case.catalogue for card in case.state.cards):
        return True
    # Where words change prices, a card may cost anything.
    most = None if Cost in sorts(case) else case.player(seat).destiny
    return any(most is None or price <= most for price in _prices(case.catalogue, now))


def _prices(catalogue: Catalogue, now: frozenset[Moment]) -> Iterator[int]:
    """The fewest points that each card for a moment may cost."""
    for each in catalogue.values():
        if each.play.on is not None or each.text is None or moments.fits_now(now, each.play.when, each.text.effects):
            price = each.play.price.destiny
            yield price if isinstance(price, int) else 0
