"""The council of a table that plays together: until everybody has spoken, or for so long, nobody answers a question."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import NamedTuple

from bot.games.questions import Prompt
from bot.games.values import Line, Seat
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules.clock.deadlines import shown
from bot.matches.rules.clock.presence import at_table


class Sitting(NamedTuple):
    """A council on a question: its end at the latest, and the seats that have neither advised nor backed advice."""

    until: datetime
    silent: tuple[Seat, ...]


def sitting(position: Position, question: str, now: datetime) -> Sitting | None:
    """The council on a question; ``None`` where there is none, or it is over.

    It is over as soon as everybody at the table but its holder has spoken, and when the question opens to everybody.
    """
    match = position.match
    prompt = position.asked(question)
    wait = next((each for each in match.course.waits if question in each.prompts), None)
    if prompt is None or not prompt.council or wait is None or wait.open:
        return None
    until = wait.since + timedelta(seconds=prompt.council)
    if shown(wait, match.course, now) >= until:
        return None
    advice = [each for each in match.course.advice if each.question == question]
    spoke = {each.seat for each in advice} | {seat for each in advice for seat in each.backers}
    silent = tuple(seat for seat in at_table(match, now) if seat != prompt.seat and seat not in spoke)
    return Sitting(until, silent) if silent else None


def too_early(position: Position, prompt: Prompt, now: datetime) -> Refused | None:
    """Why the holder of a question of the game does not answer it yet."""
    council = sitting(position, position.question_id(prompt), now)
    if council is None:
        return None
    names = tuple(Line("match-seat", {"seat": seat}) for seat in council.silent)
    return refused(Reason.COUNCIL, seats=names, until=f"<t:{int(council.until.timestamp())}:R>")
