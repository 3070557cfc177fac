"""Each human divides the wounds of its own units: what it is asked, and what it answers."""

from __future__ import annotations

from bot.games.kernel.ask import Answers
from bot.games.values import Line, Seat, Violation
from bot.games.zloba.acts.opponent.wound_division import shares
from bot.games.zloba.acts.opponent.wounds import take
from bot.games.zloba.looks import labels
from bot.games.zloba.looks.refusals import refuse
from bot.games.zloba.position.case import Case, Run
from bot.games.zloba.position.commands import Divide, Suffering
from bot.games.zloba.position.coop_state import WoundsDue
from bot.games.zloba.position.units import Wounds


def due(case: Case) -> WoundsDue | None:
    """The wounds that are divided now, if any are, by whichever seat."""
    return frame if isinstance(frame := case.top, WoundsDue) else None


def offer(answers: Answers, case: Case, frame: WoundsDue) -> Divide:
    """What a path picks for the seat's own units."""
    options = shares(case.state, frame)
    picked = answers.choose(
        "zloba-ask-divide",
        options,
        lambda share: f"d{options.index(share)}",
        lambda share: label(case, frame.seat, share),
        wounds=frame.wounds,
        place=labels.place(frame.area),
    )
    return command(frame.seat, picked)


def command(seat: Seat, share: Wounds) -> Divide:
    """The command by which a seat takes wounds, or none."""
    return Divide((Suffering(seat, share),) if share.total else ())


def taken(asked: Divide) -> Wounds:
    """What the seat that divides takes upon its own units."""
    return asked.sufferings[0].wounds if asked.sufferings else Wounds()


def check(case: Case, asked: Divide) -> tuple[Violation, ...]:
    """Why a division does not stand. Rules: zloba-cs.coop.ai.wounds-elite-first, zloba-cs.coop.ai.wounds-split"""
    frame = due(case)
    if frame is None:
        return (refuse("coop.ai.wounds-elite-first", "nothing-to-divide"),)
    if frame.seat != case.seat:
        other = labels.faction(case.components, case.state, frame.seat)
        return (refuse("coop.ai.wounds-elite-first", "others-divide", faction=other),)
    if any(each.seat != case.seat for each in asked.sufferings):
        return (refuse("coop.ai.wounds-elite-first", "divide-own"),)
    share = taken(asked)
    if asked == command(case.seat, share) and share in shares(case.state, frame):
        return ()
    return (
        refuse("coop.ai.wounds-elite-first", "wrong-division", wounds=frame.wounds, place=labels.place(frame.area)),
    )


def carry_out(run: Run, _: Seat, asked: Divide) -> None:
    """The seat's units suffer, then those of the next; at last what was interrupted goes on."""
    if isinstance(frame := run.top, WoundsDue):
        take(run, frame, taken(asked))


def label(case: Case, seat: Seat, share: Wounds) -> Line:
    """What a faction suffers, in words."""
    faction = labels.faction(case.components, case.state, seat)
    if not share.total:
        return Line("zloba-suffers-nothing", {"faction": faction})
    return Line("zloba-suffers", {"faction": faction, "wounds": labels.wounds(case.components, share)})
