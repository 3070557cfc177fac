"""The humans divide wounds: what they are asked, and what they answer."""

from __future__ import annotations

from bot.games.contract import Line, Violation
from bot.games.zloba import labels
from bot.games.zloba.commands import Divide, Suffering
from bot.games.zloba.coop_state import WoundsDue
from bot.games.zloba.division import Way, divisions
from bot.games.zloba.events import Unframed
from bot.games.zloba.opponent_units import suffer
from bot.games.zloba.refusals import refuse
from bot.games.zloba.run import Case, Run
from bot.games.zloba.walk import Walk


def due(case: Case) -> WoundsDue | None:
    """The wounds that the seat is asked to divide now."""
    stack = case.state.stack
    if stack and isinstance(frame := stack[-1], WoundsDue) and frame.seat == case.seat:
        return frame
    return None


def offer(case: Case, frame: WoundsDue, walk: Walk) -> Divide:
    """The division that a path picks."""
    ways = divisions(case.state, frame.area, frame.wounds)
    number = walk.menu(
        "zloba-ask-divide",
        range(len(ways)),
        lambda at: f"d{at}",
        lambda at: _label(case, ways[at]),
        wounds=frame.wounds,
        place=labels.place(frame.area),
    )
    return command(ways[number])


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
        suffer(run, frame.area, way, attack=frame.attack)


def _label(case: Case, way: Way) -> Line:
    parts = []
    for seat, wounds in way:
        parts.append(
            Line(
                "zloba-suffers",
                {
                    "faction": labels.faction(case.components, case.state, seat),
                    "wounds": labels.wounds(case.components, wounds),
                },
            )
        )
    return Line("zloba-list", {"items": tuple(parts)})
