"""The end of a turn: a hand above its limit is discarded down to it; otherwise one card may go.

Rule: doomtrooper-cs.discard.to-seven, doomtrooper-cs.discard.one, doomtrooper-sv.discard.optional-one
"""

from __future__ import annotations

from bot.games.doomtrooper.acts.happening.leaving import discard
from bot.games.doomtrooper.looks.holding.standing import bars_player, limit, permits_player
from bot.games.doomtrooper.position.commands import DiscardCards
from bot.games.doomtrooper.position.frames import Discarding
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.values import Seat


def most_cards(case: Case, seat: Seat) -> int:
    """The limit of a hand."""
    return max(0, limit(case, seat, "hand", case.rules.hand))


def bounds(case: Case, seat: Seat) -> tuple[int, int]:
    """How many cards must and may be discarded: the excess and no more, else none or one."""
    most = 0 if bars_player(case, seat, "discard-step") else min(limit(case, seat, "discard", 1), len(case.hand(seat)))
    if permits_player(case, seat, "keep-hand"):
        return 0, most
    excess = len(case.hand(seat)) - most_cards(case, seat)
    return (excess, excess) if excess > 0 else (0, most)


def go_on(run: Run, frame: Discarding) -> bool:
    """Ask, unless there is nothing in the hand."""
    if bounds(run, frame.seat) != (0, 0):
        return False
    run.pop()
    return True


def carry_out(run: Run, said: DiscardCards) -> None:
    """Discard what was chosen."""
    run.pop()
    for card in said.cards:
        discard(run, card)
