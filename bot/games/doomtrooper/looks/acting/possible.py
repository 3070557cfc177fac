"""Actions without a card of the hand: meditate, seek and leave cover, board a vehicle, transfer.

Rule: doomtrooper-cs.meditate.action, doomtrooper-cs.cover.seek, doomtrooper-cs.cover.leave,
doomtrooper-cs.vehicle.board, doomtrooper-cs.transfer.action, doomtrooper-sv.cover.take
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from bot.games.doomtrooper.looks.acting import moving
from bot.games.doomtrooper.looks.fighting.values import aboard
from bot.games.doomtrooper.looks.holding.standing import barred, bars_player, has, permitted, useful
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.position.commands import Act
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import IN_PLAY, CardId
from bot.games.values import Seat


def found(case: Case, seat: Seat, *only: str) -> Iterator[Act]:
    """What the rules let a seat do, whoever pays for it: all, or what is named."""
    wanted = only or ("meditate", "cover", "uncover", "board", "transfer")
    if "meditate" in wanted and not bars_player(case, seat, "action:meditate"):
        yield Act("meditate")
    for card in case.warriors(seat):
        for what in PLAIN:
            if what in wanted and refusal(case, seat, Act(what, card)) == "":
                yield Act(what, card)
        if "transfer" in wanted:
            for area in moving.destinations(case, card):
                yield Act("transfer", card, area)


PLAIN: tuple[Literal["cover", "uncover", "board"], ...] = ("cover", "uncover", "board")
"""Acts that need a warrior and nothing else."""


OF_WARRIORS = {
    "cover": "cover.seek",
    "uncover": "cover.leave",
    "board": "vehicle.board",
    "transfer": "transfer.action",
}
"""Acts that warriors do, by the topic of the rule that says so."""


def refusal(case: Case, seat: Seat, act: Act) -> str:
    """The topic of the rule that forbids an act; empty where none does."""
    if act.what == "meditate":
        return "" if act.card == -1 and act.area == "" else "meditate.action"
    here = case.card(act.card) if 0 <= act.card < len(case.state.cards) else None
    if here is None or (here.zone in IN_PLAY and here.controller != seat):
        return "term.you"
    if act.card not in case.warriors(seat):
        return OF_WARRIORS[act.what] if act.card in case.in_play() else "term.in-play"
    if act.what == "transfer":
        fits = act.area in ("squad", "cohort", "outpost", "aside")
        return moving.refusal(case, act.card, act.area) if fits else "transfer.action"  # type: ignore[arg-type]
    if act.area:
        return "cover.seek"
    if "imprisoned" in case.card(act.card).marks:
        return "target.imprisoned"
    return {"cover": _cover, "uncover": _uncover, "board": _board}[act.what](case, seat, act.card)


def _cover(case: Case, seat: Seat, card: CardId) -> str:
    if case.card(card).covered:
        return "cover.seek"
    if aboard(case, card) and not permitted(case, card, "cover"):
        return "vehicle.inside-limits"
    if has(case, card, "never-cover") or barred(case, card, "cover") or barred(case, card, "cover:action"):
        return "cover.never"
    others = (other for other in case.warriors(seat) if other != card)
    return "" if any(not case.card(other).covered for other in others) else "cover.one-uncovered"


def _uncover(case: Case, seat: Seat, card: CardId) -> str:  # noqa: ARG001
    here = case.card(card)
    return "" if here.covered and not barred(case, card, "uncover") else "cover.leave"


def _board(case: Case, seat: Seat, card: CardId) -> str:  # noqa: ARG001
    if case.card(card).covered or case.card(card).unpaid:
        return "vehicle.inside-limits"
    vehicles = [other for other in case.attached(card) if "vehicle" in tags(case, other)]
    if not any(useful(case, vehicle) for vehicle in vehicles):
        return "vehicle.board"
    return "wording.may-not" if barred(case, card, "board") else ""


def costs(case: Case, act: Act) -> int:
    """How many actions it takes."""
    if act.what == "transfer":
        return moving.costs(case, act.card, act.area)
    if act.what != "board" or FREELY in case.card(act.card).marks:
        return 1
    return 0 if permitted(case, act.card, "leave-vehicle" if case.card(act.card).inside else "board") else 1


FREELY = "rode-freely"
"""The mark of a turn of who boarded or left a vehicle without an action, which he does once."""
