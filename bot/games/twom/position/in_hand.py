"""Why something happens that a position leads to: the frame in hand, else the step of the day."""

from __future__ import annotations

from bot.games.twom.position.causes import Cause
from bot.games.twom.position.frames.combat import Combat
from bot.games.twom.position.frames.night import Trading
from bot.games.twom.position.frames.raid import Raiding
from bot.games.twom.position.frames.stack import Declaring, Doing, Rolling, Turning
from bot.games.twom.position.state import State


def cause_of(state: State) -> Cause:
    """Why something happens now."""
    match state.stack[-1] if state.stack else None:
        case Doing(source=source, acting=acting):
            standing = [each.at for each in state.people if each.key in acting]
            return Cause(source, acting, standing[0] if standing else "")
        case Declaring(source=source, acting=acting, where=where):
            return Cause(source, acting, where)
        case Rolling(purpose=purpose, who=who, where=where):
            return Cause(purpose, who, where)
        case Turning(who=who, space=space):
            return Cause("turning", who, space)
        case Raiding(card=card):
            return Cause(f"raids.{card}")
        case Combat(fighters=fighters):
            return Cause("combat", fighters)
        case Trading():
            return Cause("trade")
    return Cause(state.step)
