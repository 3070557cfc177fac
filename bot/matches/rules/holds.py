"""Why a match's clock stands: each owner holds it alone, and it runs again when the last of them lets go."""

from __future__ import annotations

from bot.matches.model.match import Hold, Owner
from bot.matches.rules import deadlines
from bot.matches.rules.change import Change


def hold(change: Change, owner: Owner) -> None:
    """Stop the clock for an owner; no move is taken until everybody who holds it lets go."""
    course = change.match.course
    if not course.held_by(owner):
        change.course(holds=(*course.holds, Hold(owner, change.now)), stopped=course.stopped or change.now)


def let_go(change: Change, owner: Owner) -> None:
    """End an owner's hold; with the last one the clock runs again, and nobody lost the time it stood."""
    course = change.match.course
    left = tuple(each for each in course.holds if each.owner != owner)
    change.course(holds=left)
    if left or course.stopped is None:
        return
    stood = change.match
    change.waits(lambda wait: deadlines.resumed(wait, stood, change.now))
    change.course(stopped=None)
