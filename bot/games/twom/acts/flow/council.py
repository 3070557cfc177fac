"""Which questions a table that holds councils talks over before its Leader decides.

Rule: twom-cs.leader.listen
"""

from __future__ import annotations

from bot.games.twom.pack.effects.people import Join
from bot.games.twom.pack.effects.story import Choose
from bot.games.twom.position.frames.night import Trading
from bot.games.twom.position.frames.stack import Doing, Putting
from bot.games.twom.position.state import State, StepName

WEIGHTY_STEPS: frozenset[StepName] = frozenset({"evening", "location", "keeping"})
"""Who goes out, who stands guard and where to; and which card of last resort is kept."""


def is_weighty(state: State) -> bool:
    """Whether what is asked now is weighty: one of these steps, a choice of a card, a newcomer, a trade."""
    if state.pending is not None:
        return False
    if not state.stack:
        return state.step in WEIGHTY_STEPS
    frame = state.stack[-1]
    if isinstance(frame, Putting):
        return True
    if isinstance(frame, Doing):
        effect = frame.queue[0]
        return isinstance(effect, Join) or (isinstance(effect, Choose) and frame.source.startswith("scripts."))
    # An exchange goes on from step to step: it is the trade that is talked over, and not each thing of it.
    return isinstance(frame, Trading) and not frame.paid


def seconds(state: State) -> int:
    """For how long at most the question of the moment is talked over; 0 where it is not, or nobody else is there."""
    if not state.table.council or len(state.present) < 2 or not is_weighty(state):
        return 0
    return state.table.council * 3600
