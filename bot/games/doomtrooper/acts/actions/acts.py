"""Acts carried out: meditation, cover, boarding a vehicle, transfer; who is moved goes with all that is his."""

from __future__ import annotations

from bot.games.doomtrooper.acts.happening.triggers import happened
from bot.games.doomtrooper.looks.acting.possible import FREELY, costs
from bot.games.doomtrooper.looks.fighting.paying import banked
from bot.games.doomtrooper.looks.holding.standing import limit
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Act
from bot.games.doomtrooper.position.frames import Revealing
from bot.games.doomtrooper.position.run import Run
from bot.games.doomtrooper.position.state import CardId
from bot.games.values import Seat


def carry_out(run: Run, seat: Seat, act: Act) -> None:
    """Do it; it is paid for already."""
    match act.what:
        case "meditate":
            run.emit(ev.Scored(seat, banked(run, seat, limit(run, seat, "meditation", 1)), why="meditate"))
        case "cover":
            cover(run, act.card)
        case "uncover":
            if run.card(act.card).unpaid:
                run.push(Revealing(act.card, "leaves"))
            else:
                uncover(run, act.card)
        case "board":
            if costs(run, act) == 0:
                run.emit(ev.Marked(act.card, FREELY))
            run.emit(
                ev.Marked(
                    act.card,
                    "inside",
                    off=run.card(act.card).inside,
                    why="outside" if run.card(act.card).inside else "inside",
                )
            )
        case "transfer":
            transfer(run, act.card, act.area)


def cover(run: Run, card: CardId, why: str = "covered") -> None:
    """A warrior goes into cover; driven into it, he gets out of his vehicle in the same move.

    Rule: doomtrooper-cs.vehicle.forced-out
    """
    if run.card(card).inside:
        run.emit(ev.Marked(card, "inside", off=True))
    run.emit(ev.Marked(card, "covered", why=why))
    happened(run, "covered", card)


def uncover(run: Run, card: CardId, why: str = "uncovered") -> None:
    """A warrior leaves cover, and does not attack for the rest of the turn.

    Rule: doomtrooper-cs.cover.leave, doomtrooper-sv.cover.leave-no-attack
    """
    run.emit(ev.Marked(card, "covered", off=True, why=why))
    run.emit(ev.Marked(card, "left-cover"))


def transfer(run: Run, card: CardId, area: str, why: str = "transfer") -> None:
    """A warrior goes to another area, with all that is attached to him."""
    here = run.card(card)
    move(run, card, area, why)
    if "transferred" not in here.marks:
        run.emit(ev.Marked(card, "transferred"))
    happened(run, "transferred", card)


def move(run: Run, card: CardId, area: str, why: str) -> None:
    """Put a card in play into another area; what is attached goes with it."""
    here = run.card(card)
    run.emit(ev.Moved(card, area, why, controller=here.controller))  # type: ignore[arg-type]
    for other in tuple(run.attached(card)):
        one = run.card(other)
        run.emit(ev.Moved(other, area, "", on=card, controller=one.controller))  # type: ignore[arg-type]
        _deeper(run, other, area)


def _deeper(run: Run, card: CardId, area: str) -> None:
    for other in tuple(run.attached(card)):
        run.emit(ev.Moved(other, area, "", on=card, controller=run.card(other).controller))  # type: ignore[arg-type]
        _deeper(run, other, area)
