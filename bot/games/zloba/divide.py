"""The humans divide wounds: what they are asked, and what they answer."""

from __future__ import annotations

from bot.games.contract import Line, Seat, Violation
from bot.games.zloba import labels
from bot.games.zloba.commands import Divide, Suffering
from bot.games.zloba.coop_state import WoundsDue
from bot.games.zloba.division import Way, divisions
from bot.games.zloba.events import Unframed
from bot.games.zloba.opponent_wounds import suffer
from bot.games.zloba.refusals import refuse
from bot.games.zloba.run import Case, Run
from bot.games.zloba.units import Wounds
from bot.games.zloba.walk import Walk


def due(case: Case) -> WoundsDue | None:
    """The wounds that the seat is asked to divide now."""
    stack = case.state.stack
    if stack and isinstance(frame := stack[-1], WoundsDue) and frame.seat == case.seat:
        return frame
    return None


def offer(case: Case, frame: WoundsDue, walk: Walk) -> Divide:
    """The division that a path picks: what each faction suffers, one after the other."""
    ways = list(divisions(case.state, frame.area, frame.wounds))
    for seat in range(case.state.seats):
        ways = _narrowed(case, frame, walk, seat, ways)
    return command(ways[0])


def _narrowed(case: Case, frame: WoundsDue, walk: Walk, seat: Seat, ways: list[Way]) -> list[Way]:
    shares = list(dict.fromkeys(_share(way, seat) for way in ways))
    picked = walk.choose(
        "zloba-ask-divide",
        range(len(shares)),
        lambda at: f"d{at}",
        lambda at: _label(case, seat, shares[at]),
        wounds=frame.wounds,
        place=labels.place(frame.area),
    )
    return [way for way in ways if _share(way, seat) == shares[picked]]


def _share(way: Way, seat: Seat) -> Wounds:
    return dict(way).get(seat, Wounds())


def command(way: Way) -> Divide:
    """The command that asks for a division."""
    return Divide(tuple(Suffering(seat, wounds) for seat, wounds in way))


def check(case: Case, asked: Divide) -> tuple[Violation, ...]:
    """Why a division does not stand."""
    frame = due(case)
    if frame is None:
        return (refuse("coop.ai.wounds-elite-first", "nothing-to-divide"),)
    if asked in [command(way) for way in divisions(case.state, frame.area, frame.wounds)]:
        return ()
    return (
        refuse("coop.ai.wounds-elite-first", "wrong-division", wounds=frame.wounds, place=labels.place(frame.area)),
    )


def carry_out(run: Run, asked: Divide) -> None:
    """The wounds fall as divided, and what they interrupted goes on."""
    frame = run.state.stack[-1]
    if isinstance(frame, WoundsDue):
        run.emit(Unframed())
        way = tuple((each.seat, each.wounds) for each in asked.sufferings)
        suffer(run, frame.area, way, attack=frame.attack, face=frame.face)


def _label(case: Case, seat: Seat, share: Wounds) -> Line:
    faction = labels.faction(case.components, case.state, seat)
    if not share.total:
        return Line("zloba-suffers-nothing", {"faction": faction})
    return Line("zloba-suffers", {"faction": faction, "wounds": labels.wounds(case.components, share)})
