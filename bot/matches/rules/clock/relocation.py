"""The channel a match is played in; while there is none, its clock is stopped."""

from __future__ import annotations

from msgspec.structs import replace

from bot.matches.model.match import Actor, Status
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules.change import Change
from bot.matches.rules.clock import patience, pauses, silence


def move_to(change: Change, channel: int | None) -> None:
    """Go on in another channel, which begins with a clean record; ``None`` stops the clock until there is one."""
    change.match = replace(change.match, channel=channel)
    (stand_still if channel is None else go_on)(change)
    if change.match.course.silence is not None or patience.waiting(change.match) is not None:
        silence.lift(change)
        change.course(silence=None)


def bring(change: Change, actor: Actor, channel: int) -> Refused | None:
    """Go on in another channel, for somebody who may say so."""
    if not patience.may_move(change.match, actor, change.now):
        return refused(Reason.HOST_ONLY)
    move_to(change, channel)
    return None


def stand_still(change: Change) -> None:
    """Stop the clock of a match that is being played."""
    if change.match.status is Status.PLAYING:
        pauses.hold(change, "nowhere")


def go_on(change: Change) -> None:
    """Start the clock that :func:`stand_still` stopped, in a match that has a channel."""
    if change.match.course.held_by("nowhere") and change.match.channel is not None:
        pauses.let_go(change, "nowhere")
        change.settle()
