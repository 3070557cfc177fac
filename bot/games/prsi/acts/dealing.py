"""Dealing cards, and shuffling the pile into the stock."""

from __future__ import annotations

from bot.games.prsi.looks.seen import shuffled
from bot.games.prsi.pack.cards import DECK, HAND, in_order
from bot.games.prsi.position.events import Dealt, Turned
from bot.games.prsi.position.run import Run


def deal(run: Run, _: None) -> None:
    """Deal anew; who deals first is drawn.

    Rules: prsi-cs.deal.hands, prsi-cs.deal.dealer, prsi-cs.deal.first-card
    """
    state = run.state
    dealer = run.draw("dealer", state.seats) if state.dealer < 0 else state.after(state.dealer)
    cards = shuffled(DECK, run.chance, "shuffle")
    dealt = HAND * state.seats
    hands = tuple(in_order(cards[seat : dealt : state.seats]) for seat in range(state.seats))
    run.emit(Dealt(dealer, hands, cards[dealt], cards[dealt + 1 :]))


def replenish(run: Run, number: int) -> None:
    """Shuffle the pile where the stock holds fewer cards than are to be drawn.

    Rule: prsi-cs.stock.empty
    """
    under = run.state.pile[:-1]
    if len(run.state.stock) < number and under:
        run.emit(Turned(shuffled(under, run.chance, "reshuffle")))
