"""The course of the scores of a match that is over, as everybody saw them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from bot.boards.course import Course, Scores, draw_course
from bot.chat.base.messages import Attached, LineRenderer
from bot.chat.base.text import begun
from bot.chat.bot import Bot
from bot.matches.files.course import Moment
from bot.matches.model.match import Status
from bot.matches.storage.errors import DamageProblem

_log = logging.getLogger(__name__)

_PICTURE = "course.png"


async def course_attached(client: Bot, renderer: LineRenderer) -> list[Attached]:
    """The picture of a match's scores for its last message; none while it lasts, or where no score ever changed.

    A log that cannot be played again has no picture either: the result is to be told all the same.
    """
    match = renderer.position.match
    if match.status not in (Status.OVER, Status.ABANDONED) or not match.seq:
        return []
    try:
        moments = await client.matches.history.course(match.id)
    except DamageProblem as problem:
        _log.error("Match %d has no picture of its scores: %s", match.id, problem)
        return []
    course = course_of(moments, renderer)
    if course is None:
        return []
    picture = await asyncio.to_thread(draw_course, course, renderer.words)
    return [Attached(_PICTURE, picture.png, picture.alt)]


def course_of(moments: Sequence[Moment], renderer: LineRenderer) -> Course | None:
    """The scores of a match by seat; ``None`` where there are none, or none of them ever changed."""
    seats = min((len(moment.points) for moment in moments), default=0)
    scores = (Scores(called(seat, renderer), tuple(moment.points[seat] for moment in moments)) for seat in range(seats))
    course = Course(tuple(moment.last for moment in moments), tuple(scores))
    return course if course.is_worth_drawing else None


def called(seat: int, renderer: LineRenderer) -> str:
    """What a seat plays as, or its number: no picture that stays in a channel names a person."""
    return renderer.faction(seat) or begun(renderer.words.say("seat-number", number=seat + 1))


def seats_line(renderer: LineRenderer) -> str:
    """Who sits where, as far as the picture can only give the numbers of seats."""
    match = renderer.position.match
    named = [
        f"{called(seat, renderer)}: {renderer.seat(seat)}"
        for seat in range(len(match.seats))
        if not renderer.faction(seat) and match.seats[seat].user is not None
    ]
    return " · ".join(named)
