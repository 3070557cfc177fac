"""Why a match's clock stands: each owner holds it alone, and it runs again when the last of them lets go."""

from __future__ import annotations

from bot.matches.model.match import Hold, Owner
from bot.matches.rules import deadlines
from bot.matches.rules.change import Draft


def hold(draft: Draft, owner: Owner) -> None:
    """Stop the clock for an owner; no move is taken until everybody who holds it lets go."""
    course = draft.match.course
    if not course.held_by(owner):
        draft.course(holds=(*course.holds, Hold(owner, draft.now)), stopped=course.stopped or draft.now)


def let_go(draft: Draft, owner: Owner) -> None:
    """End an owner's hold; with the last one the clock runs again, and nobody lost the time it stood."""
    course = draft.match.course
    left = tuple(each for each in course.holds if each.owner != owner)
    draft.course(holds=left)
    if left or course.stopped is None:
        return
    stood = draft.match
    draft.waits(lambda wait: deadlines.resumed(wait, stood, draft.now))
    draft.course(stopped=None)
