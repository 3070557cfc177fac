"""Who is asked what: by what the innermost frame waits for.

Rule: doomtrooper-cs.anytime.order, doomtrooper-cs.turn.sequence, doomtrooper-sv.turn.phases
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from bot.games.doomtrooper.acts.combat import phases, points
from bot.games.doomtrooper.acts.happening.windows import waiting
from bot.games.doomtrooper.asks.declared import declared
from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.frames import AnyFrame
from bot.games.doomtrooper.position.run import Case
from bot.games.questions import Prompt
from bot.games.values import Line, Seat

Prompts = tuple[Prompt, ...]
BEFORE_ACTIONS = frozenset({"start", "draw", "action"})
"""The windows of a turn after which the player in turn acts."""
NOBODY = -1


class Asked(NamedTuple):
    """The position, and the seat that is asked; a judge sits on the bench."""

    case: Case
    seat: Seat


def says(what: str) -> Callable[[Asked], Line]:
    """A line of this game that is the same in every position."""
    line = Line(f"doomtrooper-{what}")
    return lambda _: line


def prompts(case: Case) -> Prompts:
    """Who is asked what; nobody once the match is over."""
    if case.state.over or not case.state.stack:
        return ()
    frame = case.top
    return _ASKED[type(frame)](case, frame)


def _await(what: str, /, **values: Any) -> Line:
    return Line(f"doomtrooper-await-{what}", values)


def _opening(_: Case, frame: frames.Opening) -> Prompts:
    return tuple(Prompt(f"privilege.{seat}", seat, _await("privilege")) for seat in frame.open)


def _action(case: Case, frame: frames.ActionFrame) -> Prompts:
    left = len(case.player(frame.seat).tokens)
    return (Prompt(f"a{frame.serial}", frame.seat, _await("action", count=left)),)


def _discarding(_: Case, frame: frames.Discarding) -> Prompts:
    return (Prompt(f"d{frame.serial}", frame.seat, _await("discard")),)


def _window(case: Case, frame: frames.Window) -> Prompts:
    """One prompt to each seat that still speaks in this round; those whose turn has not come may answer ahead."""
    name = f"w{frame.serial}"
    ask = _await("window", window=Line(f"doomtrooper-window-{frame.name}"))
    acts = case.state.active if frame.name in BEFORE_ACTIONS else NOBODY
    return tuple(
        Prompt(f"{name}.{seat}", seat, ask, urgency="window", window=name, ahead=at > 0, onward=seat == acts)
        for at, seat in enumerate(waiting(frame))
    )


def _choosing(_: Case, frame: frames.Choosing) -> Prompts:
    return (Prompt(f"c{frame.serial}", frame.seat, _await("choice")),)


def _combat(case: Case, frame: frames.Combat) -> Prompts:
    phase = phases.asking(case, frame)
    if phase is None:
        return ()
    naming = ".d" if frame.naming >= 0 and phase == "announce" else ""
    return (Prompt(f"k{frame.serial}.{frame.at}{naming}", phases.asked(case, frame), _await(phase)),)


def _splitting(_: Case, frame: frames.Splitting) -> Prompts:
    one = points.asked(frame)
    if one is None:
        return ()
    done = sum(each.victory >= 0 for each in frame.earned)
    return (Prompt(f"p{frame.serial}.{done}", one.seat, _await("split", count=one.points)),)


def _declared(case: Case, frame: frames.Declared) -> Prompts:
    """The others let it be or dispute it; a disputed declaration waits for a judge, or for its withdrawal."""
    playing = case.innermost(frames.Playing)
    card = labels.card(case, playing.card)
    if frame.disputed < 0:
        ask = _await("declared", what=declared(case, playing))
        window = f"let{frame.serial}"
        return tuple(Prompt(f"{window}.{seat}", seat, ask, urgency="window", window=window) for seat in frame.open)
    judge = _await("judge", what=declared(case, playing))
    judged = Prompt(f"judge{frame.serial}", playing.seat, judge, judge=True)
    withdrawal = _await("withdraw", card=card)
    back = Prompt(f"back{frame.serial}", playing.seat, withdrawal, optional=True, urgency="chore")
    return (judged, back)


_ASKED: dict[type[AnyFrame], Callable[[Case, Any], Prompts]] = {
    frames.Opening: _opening,
    frames.ActionFrame: _action,
    frames.Discarding: _discarding,
    frames.Window: _window,
    frames.Choosing: _choosing,
    frames.Combat: _combat,
    frames.Splitting: _splitting,
    frames.Declared: _declared,
}
"""By type of frame what it asks."""
