"""The course of the scores of a match that is over, as everybody saw them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from bot.boards.course import Course, Scores, draw_course
from bot.boards.entry import Picture
from bot.chat.base.messages import Attached, LineRenderer
from bot.chat.base.text import begun
from bot.chat.bot import Bot
from bot.matches.files.course import Score
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
    version = match.id, match.revision, renderer.words.language.value
    try:
        picture = await client.boards.courses.get(version, lambda: _drawn(client, renderer))
    except DamageProblem as problem:
        _log.error("Match %d has no picture of its scores: %s", match.id, problem)
        return []
    return [] if picture is None else [Attached(_PICTURE, picture.png, picture.alt)]


async def _drawn(client: Bot, renderer: LineRenderer) -> Picture | None:
    course = course_of(await client.matches.history.scores(renderer.position.match.id), renderer)
    return await asyncio.to_thread(draw_course, course, renderer.words) if course.is_worth_drawing else None


def course_of(found: Sequence[Score], renderer: LineRenderer) -> Course:
    """The scores of a match by seat, along what its game counts in; without scores in a game that has none."""
    seats = min((len(each.points) for each in found), default=0)
    scores = (Scores(called(seat, renderer), tuple(each.points[seat] for each in found)) for seat in range(seats))
    counted = [each.progress for each in found if each.progress is not None]
    if len(counted) < len(found) or not counted:
        return Course("entry", tuple(each.seq for each in found), tuple(scores))
    return Course(counted[-1].unit, tuple(each.number for each in counted), tuple(scores))


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
