"""What the next ordinary action must be: a duty to the Outpost, after a conversion, or to leave cover.

Rule: doomtrooper-cs.transfer.duty, doomtrooper-cs.transfer.duty-priority, doomtrooper-cs.transfer.converted,
doomtrooper-cs.cover.must-leave, doomtrooper-sv.cover.forced-out
"""

from __future__ import annotations

from typing import Literal

from bot.games.doomtrooper.actions import moving
from bot.games.doomtrooper.position.run import Case
from bot.games.values import Seat

Duty = Literal["", "outpost", "conversion", "cover"]
TOPICS: dict[Duty, str] = {
    "outpost": "transfer.duty",
    "conversion": "transfer.converted",
    "cover": "cover.must-leave",
}
"""The topic of the rule that each duty rests on."""


def duty(case: Case, seat: Seat) -> Duty:
    """The duty that comes first, whether it can be met or not."""
    if case.state.opened and _outpost_calls(case, seat):
        return "outpost"
    if _mixed(case, seat):
        return "conversion"
    own = [case.card(card) for card in case.warriors(seat)]
    return "cover" if own and all(card.covered for card in own) else ""


def _outpost_calls(case: Case, seat: Seat) -> bool:
    """Whether somebody stands on an Outpost and nobody of this seat does."""
    there = {case.card(card).controller for card in case.warriors() if case.card(card).zone == "outpost"}
    return bool(there) and seat not in there


def _mixed(case: Case, seat: Seat) -> bool:
    there = [card for card in case.warriors(seat) if case.card(card).zone == "outpost"]
    return any(not moving.may_stand(case, card, there) for card in there)
