"""A seat answers a prompt."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bot.games.codec import CodecProblem
from bot.games.contract import Complete, Line, Rejected, Viewer
from bot.matches.model.match import Status
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason, Refused, held, refused
from bot.matches.rules import wording
from bot.matches.rules.change import Change, Happened


class Path(Struct, frozen=True):
    """An answer as the tokens that were picked on the way to it."""

    tokens: tuple[str, ...]


class Written(Struct, frozen=True):
    """An answer as the JSON of a command, as the referee and exports have it."""

    data: bytes


class Submitted(Struct, frozen=True):
    """The answer was taken, and is durable.

    Attributes:
        position: the match as it is now, the game's own player's moves included.
        first, last: the entries that it made.
        happened: those entries with their events.
    """

    position: Position
    first: int
    last: int
    happened: tuple[Happened, ...]

    def lines(self, viewer: Viewer, most: int) -> tuple[Line, ...]:
        """What came of it, in words that a viewer may read; no more than the first ``most`` entries."""
        game = self.position.game
        told = (wording.told(game, each.entry, each.events, viewer) for each in self.happened[:most])
        return tuple(line for lines in told for line in lines)


def submit(
    change: Change, user: int, question: str, answer: Path | Written, interaction: int | None
) -> Refused | Rejected | None:
    """Answer a question for one's own seat, or one that is open to everybody in its seat's stead."""
    match = change.match
    seat = match.seat_of(user)
    if seat is None:
        return refused(Reason.NOT_SEATED)
    if match.status is not Status.PLAYING:
        return refused(Reason.NOT_PLAYING)
    if match.course.stands:
        return refused(Reason.PAUSED, held=held(match.course.owners[0]))
    if not match.seats[seat].human:
        return refused(Reason.NOT_YOURS)
    prompt = change.position.prompt(question, seat)
    if prompt is None and change.position.is_open(question):
        prompt = change.position.asked(question)
    if prompt is None:
        others = any(each.id == question for each in change.position.prompts())
        return refused(Reason.NOT_YOURS if others else Reason.STALE)
    command: Any
    if isinstance(answer, Path):
        step = change.game.step(change.state, prompt, answer.tokens)
        if not isinstance(step, Complete):
            return refused(Reason.STALE)
        command = step.command
    else:
        try:
            command = change.game.codec.command(answer.data)
        except CodecProblem as problem:
            return Refused(Reason.NO_COMMAND, Line("match-refused-no-command", {"problem": str(problem)}))
    stead = None if prompt.seat == seat else seat
    rejected = change.play(prompt, command, "seat", user=user, interaction=interaction, stead=stead)
    if rejected is not None:
        return rejected
    change.lapse()
    change.settle()
    return None
