"""What stands beside the questions of a table that plays together: who advises what, why, and who backs it."""

from __future__ import annotations

from collections.abc import Collection

from bot.chat.base.messages import LineRenderer
from bot.chat.base.text import escape
from bot.matches.model.proposals import Advice


def advice_lines(renderer: LineRenderer, questions: Collection[str], most: int = 25) -> list[str]:
    """The advice on these questions, the most backed first."""
    return [_line(renderer, one) for one in ranked(renderer, questions)[:most]]


def ranked(renderer: LineRenderer, questions: Collection[str]) -> list[Advice]:
    """The advice on these questions, the most backed first, and of equals the older."""
    found = [one for one in renderer.position.match.course.advice if one.question in questions]
    return sorted(found, key=lambda one: (-len(one.backers), one.id))


def _line(renderer: LineRenderer, one: Advice) -> str:
    say, preview = renderer.words.say, renderer.markdown(one.preview)
    if one.seat is None:
        line = say("advice-own-player", number=one.id, preview=preview)
    else:
        line = say("advice-line", number=one.id, player=renderer.seat(one.seat), preview=preview)
    why = escape(one.why) if one.reason is None else renderer.markdown(one.reason)
    if why:
        line = say("advice-why", advice=line, why=why)
    if one.backers:
        backers = ", ".join(renderer.seat(seat) for seat in one.backers)
        line = say("advice-backed", advice=line, players=backers)
    return f"💬 {line}"
