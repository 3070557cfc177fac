"""Which area a warrior belongs to, who may stand on an Outpost together, who may be transferred, and who gets out.

Which of this the next ordinary action must be, is a duty.

Rule: doomtrooper-cs.transfer.action, doomtrooper-cs.transfer.no-mixing, doomtrooper-cs.transfer.with-tribes,
doomtrooper-cs.transfer.duty, doomtrooper-cs.transfer.duty-priority, doomtrooper-cs.transfer.converted,
doomtrooper-cs.cover.must-leave, doomtrooper-sv.cover.forced-out, doomtrooper-cs.vehicle.forced-out
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from bot.games.doomtrooper.looks.fighting.values import aboard
from bot.games.doomtrooper.looks.holding.coming import barred_from_play
from bot.games.doomtrooper.looks.holding.standing import barred, permits, permitted, useful
from bot.games.doomtrooper.looks.meaning.sources import Held
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import IN_PLAY, CardId, Zone
from bot.games.doomtrooper.words.affiliations import TRIBES
from bot.games.doomtrooper.words.continuous import Permit
from bot.games.values import Seat


def home(case: Case, card: CardId) -> Zone:
    """The area a warrior is recruited to: by his side, or outside all areas.

    Rule: doomtrooper-cs.recruit.action, doomtrooper-cs.outsider.who, doomtrooper-sv.play.company-or-cohort
    """
    own = tags(case, card)
    if "tribe" in own:
        return "outpost"
    if "outsider" in own:
        return "aside"
    return "cohort" if "legion" in own and "doomtrooper" not in own else "squad"


def may_stand(case: Case, card: CardId, there: Iterable[CardId]) -> bool:
    """Whether a warrior may be on an Outpost with those of its player who are there.

    Doomtroopers and the Legion never stand together; a heretic who is still a Doomtrooper stands with both; members of
    a tribe stand with their own and one other tribe.
    Rule: doomtrooper-cs.transfer.no-mixing, doomtrooper-cs.transfer.heretics, doomtrooper-cs.transfer.with-tribes,
    doomtrooper-cs.transfer.outsiders
    """
    everybody = [tags(case, other) for other in there if other != card]
    own = tags(case, card)
    if _side(own) and any(_side(own) != _side(other) for other in everybody if _side(other)):
        return False
    tribes = own & TRIBES
    return not tribes or len(tribes.union(*(other & TRIBES for other in everybody))) <= 2


def _side(own: frozenset[str]) -> str:
    """The side that keeps the other away: none for tribes, outsiders, and heretics who are still Doomtroopers."""
    sides = own & {"doomtrooper", "legion"}
    return next(iter(sides)) if len(sides) == 1 else ""


def destinations(case: Case, card: CardId) -> tuple[Zone, ...]:
    """Where a warrior may be transferred to."""
    usual: Zone = "outpost" if case.card(card).zone != "outpost" else home(case, card)
    found = dict.fromkeys((usual, *(to for to in AREAS_IN_ORDER if _let(case, card, to))))
    return tuple(to for to in found if refusal(case, card, to) == "")


AREAS_IN_ORDER: tuple[Zone, ...] = ("squad", "cohort", "outpost")


def _let(case: Case, card: CardId, to: Zone) -> tuple[tuple[Held, Permit], ...]:
    """The words that let a warrior change to an area."""
    return permits(case, card, f"transfer:{to}")


def kept_apart(case: Case, seat: Seat, card: CardId, area: str) -> bool:
    """Whether somebody of a seat in an area does not share it with a warrior, or that one not with him."""
    there = [other for other in case.warriors(seat) if other != card and case.card(other).zone == area]
    return any(barred(case, one, "share-area", card) or barred(case, card, "share-area", one) for one in there)


def kept_from(case: Case, seat: Seat, card: CardId, area: str) -> bool:
    """Whether a word keeps a warrior of a seat from coming to an area: a bar, or somebody who does not share it.

    What comes into play is on no table yet: it minds its own bars, and those on cards as it is one.
    """
    if case.card(card).zone in IN_PLAY:
        kept = bool(barred(case, card, f"enter:{area}"))
    else:
        kept = barred_from_play(case, seat, card, (f"enter:{area}", "enter:play"))
    return kept or kept_apart(case, seat, card, area)


def refusal(case: Case, card: CardId, to: Zone) -> str:
    """The topic of the rule that keeps a warrior from being transferred; empty where none does."""
    here = case.card(card)
    if here.unpaid or here.zone == to or "out" in here.marks:
        return "transfer.action"
    if "imprisoned" in here.marks:
        return "target.imprisoned"
    if "transferred" in here.marks:
        return "transfer.once"
    let = bool(_let(case, card, to))
    if to == "outpost" and not case.state.opened and not let:
        return "transfer.opening"
    allowed = let or permitted(case, card, "transfer")
    if home(case, card) == "outpost" and not allowed:
        return "transfer.who-tribes"
    bars = (barred(case, card, what) for what in ("transfer", f"leave:{here.zone}"))
    if any(bars) or kept_from(case, here.controller, card, to):
        return "wording.may-not"
    if here.zone == "outpost" and _rides(case, card):
        return "beasts.leave-outpost"
    if to == "outpost":
        there = [other for other in case.warriors(here.controller) if case.card(other).zone == "outpost"]
        return "" if may_stand(case, card, there) else "transfer.no-mixing"
    return "" if let or to == home(case, card) else "transfer.action"


def _rides(case: Case, card: CardId) -> bool:
    own = tags(case, card)
    return "beast" in own or any(case.printed(other).type == "beast" for other in case.attached(card))


def costs(case: Case, card: CardId, to: str = "") -> int:
    """How many actions a transfer takes: those that a card asks which lets it happen, else the usual ones.

    Rule: doomtrooper-cs.transfer.vehicle, doomtrooper-cs.vehicle.considered
    """
    let = [word.price for _, word in permits(case, card, f"transfer:{to}") if word.price is not None]
    if let:
        return min(price.actions for price in let)
    driven = aboard(case, card) or any("vehicle" in tags(case, other) for other in case.attached(card))
    return 2 if driven else 1


# Drivers who may not drive any more.


def strangers(case: Case) -> tuple[CardId, ...]:
    """Those in a vehicle of their own which is of no use to them now."""
    return tuple(card for card in case.laid(_drivers) if _is_useless(case, card))


def _drivers(case: Case) -> tuple[CardId, ...]:
    return tuple(card for card in case.warriors() if case.card(card).inside)


def _is_useless(case: Case, driver: CardId) -> bool:
    vehicles = [other for other in case.attached(driver) if "vehicle" in tags(case, other)]
    return bool(vehicles) and not any(useful(case, vehicle) for vehicle in vehicles)


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
    return any(not may_stand(case, card, there) for card in there)
