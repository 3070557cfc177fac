"""The end of a turn: a hand above its limit is discarded down to it; otherwise one card may go.

Rule: doomtrooper-cs.discard.to-seven, doomtrooper-cs.discard.one, doomtrooper-sv.discard.optional-one
"""

from __future__ import annotations

from bot.games.doomtrooper.effects.standing import limit, permits_player
from bot.games.doomtrooper.flow.leaving import discard
from bot.games.doomtrooper.position.commands import DiscardCards
from bot.games.doomtrooper.position.frames import Discarding
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.values import Seat


def most_cards(case: Case, seat: Seat) -> int:
    """The limit of a hand."""
    return max(0, limit(case, seat, "hand", case.rules.hand))


def bounds(case: Case, seat: Seat) -> tuple[int, int]:
    """How many cards must and may be discarded: the excess and no more, else none or one."""
    if permits_player(case, seat, "keep-hand"):
        return 0, 1
    excess = len(case.hand(seat)) - most_cards(case, seat)
    return (excess, excess) if excess > 0 else (0, 1)


def go_on(run: Run, frame: Discarding) -> bool:
    """Ask, unless there is nothing in the hand."""
    if run.hand(frame.seat):
        return False
    run.pop()
    return True


def carry_out(run: Run, said: DiscardCards) -> None:
    """Discard what was chosen."""
    run.pop()
    for card in said.cards:
        discard(run, card)
