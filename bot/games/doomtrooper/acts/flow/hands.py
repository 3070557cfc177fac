"""Hands that lie open to somebody, and hands that hold more than they may when a card asks for it at once."""

from __future__ import annotations

from bot.games.doomtrooper.acts.flow.discarding import most_cards
from bot.games.doomtrooper.acts.happening.triggers import happened
from bot.games.doomtrooper.looks.holding.listeners import listening
from bot.games.doomtrooper.looks.holding.standing import permits_player
from bot.games.doomtrooper.looks.meaning.rates import Tables
from bot.games.doomtrooper.looks.meaning.roles import meant
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.frames import Carrying, Simultaneous
from bot.games.doomtrooper.position.run import Run
from bot.games.doomtrooper.position.state import Used
from bot.games.doomtrooper.words.continuous import Permit
from bot.games.values import Seat

TOLD = -1000
"""In the place of an ability: that the one so much further down was told this turn that a hand is too full."""


def settle(run: Run) -> bool:
    """Show open hands to those who may see them, and let what waits for full hands happen; tells whether it does."""
    if run.once(Tables).speak(Permit, "see-hand"):
        for seat in run.seats():
            _see(run, seat)
    if not listening(run, "hand-full") or any(isinstance(frame, (Carrying, Simultaneous)) for frame in run.state.stack):
        return False
    return any(_overfull(run, seat) for seat in run.seats())


def _see(run: Run, seat: Seat) -> None:
    if not permits_player(run, seat, "see-hand"):
        return
    hands = (card for other in run.opponents(seat) for card in run.hand(other))
    unseen = tuple(card for card in hands if seat not in run.card(card).seen)
    if unseen:
        run.emit(ev.Looked(seat, unseen))


def _overfull(run: Run, seat: Seat) -> bool:
    """Let a hand above its limit set off what waits for that, once a turn."""
    excess = len(run.hand(seat)) - most_cards(run, seat)
    waits = [one for one in listening(run, "hand-full") if meant(run, one.on.whose, seat, one.context)]
    marks = {(one.card, TOLD - one.ability) for one in waits}
    told = {(used.card, used.ability) for used in run.state.used if used.turn == run.state.turn}
    if excess <= 0 or not marks - told:
        return False
    for card, mark in sorted(marks - told):
        run.emit(ev.DidUse(Used(card, mark, run.state.turn)))
    happened(run, "hand-full", seat=seat, number=excess)
    return True
