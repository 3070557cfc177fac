"""A series in words: which game of it a match is, the score, and how it ended."""

from __future__ import annotations

from bot.chat.base.messages import LineRenderer
from bot.matches.model.match import Status
from bot.matches.rules.series.following import is_over, place, score, winners


def series_lines(renderer: LineRenderer) -> list[str]:
    """The score of a match's series, and how it ended or where it goes on; nothing for a match that stands alone."""
    match, say = renderer.position.match, renderer.words.say
    if match.terms.best == 1:
        return []
    series = place(match)
    standing = " · ".join(f"{renderer.seat(seat)} {won}" for seat, won in enumerate(score(match)))
    lines = [say("series-game", number=series.number, best=match.terms.best, score=standing)]
    if match.status in (Status.LOBBY, Status.PLAYING):
        return lines
    if series.next is not None:
        return [*lines, say("series-next", match=series.next)]
    return [*lines, _end(renderer)] if is_over(match) else lines


def _end(renderer: LineRenderer) -> str:
    match, say = renderer.position.match, renderer.words.say
    won, left = winners(match), place(match).left
    players = ", ".join(renderer.seat(seat) for seat in won)
    if left is not None:
        gone = say("series-left", player=renderer.seat(left))
        return f"{gone} {say('series-won', players=players, count=len(won))}" if won else gone
    if won:
        return say("series-won", players=players, count=len(won))
    return say("series-even" if match.status is Status.OVER and _is_whole(renderer) else "series-ended")


def _is_whole(renderer: LineRenderer) -> bool:
    """Whether all games of a series were played."""
    match = renderer.position.match
    return place(match).number >= match.terms.best
