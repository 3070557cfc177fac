"""Ends of a match that no move makes: conceding, an agreed draw, giving it up."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.values import Accepted, Outcome, Seat
from bot.matches.model import entries
from bot.matches.model.entries import By
from bot.matches.model.match import Actor, Status
from bot.matches.model.messages import Lobby
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.model.remedies import is_sentence, sentenced
from bot.matches.rules import choices
from bot.matches.rules.change import Change
from bot.matches.rules.permissions import may_manage


def give_up(change: Change, seat: Seat, by: By, user: int | None, interaction: int | None = None) -> None:
    """A seat gives up, and the game says what becomes of the match: it ends, goes on, or is played on for the seat."""
    loses = is_sentence(by)
    change.seat(seat, conceded=True, sentenced=loses)
    conceded = tuple(number for number, each in enumerate(change.match.seats) if each.conceded)
    retired = change.game.retire(change.state, conceded, _people(change))
    events = retired.events if isinstance(retired, Accepted) else ()
    entry = entries.Conceded(at=change.now, by=by, seat=seat, events=entries.raw(change.game, events))
    change.append(entry, events=events, user=user, interaction=interaction)
    if isinstance(retired, Outcome):
        change.finish(sentenced(retired, seat) if loses else retired)


def _people(change: Change) -> tuple[Seat, ...]:
    """The seats that people play; where a table plays together, those that somebody sits in."""
    match = change.match
    if not change.position.variant.together:
        return match.humans
    return tuple(seat for seat in match.humans if match.seats[seat].occupied)


def agree_on_draw(change: Change) -> None:
    """The match ends with everybody in the first place."""
    change.append(entries.Drawn(at=change.now, by="agreed"))
    change.finish(entries.drawn_by(len(change.match.seats)))
    change.settle()


def abandon(change: Change, by: By, user: int | None, reason: str | None = None) -> None:
    """The match ends without an outcome."""
    change.append(entries.Abandoned(at=change.now, by=by), user=user, reason=reason)
    change.finish(None)
    change.settle()


def close_lobby(change: Change) -> None:
    """A lobby ends before anything was played."""
    change.match = replace(change.match, status=Status.ABANDONED, ended=change.now)
    change.course(opening=None, unready=())
    choices.forget(change)
    change.note(Lobby())


def give_series_up(change: Change, seat: Seat) -> None:
    """Between two games of a series a seat plays no more of them."""
    series = change.match.course.series
    if series is not None:
        change.course(series=replace(series, left=seat))
    close_lobby(change)


def concede(change: Change, actor: Actor, interaction: int | None = None) -> Refused | None:
    """Give up one's own seat."""
    if change.match.status is not Status.PLAYING:
        return refused(Reason.NOT_PLAYING)
    seat = change.match.seat_of(actor.user)
    if seat is None or not change.match.seats[seat].human:
        return refused(Reason.NOT_SEATED)
    give_up(change, seat, "seat", actor.user, interaction)
    change.settle()
    return None


def close(change: Change, actor: Actor) -> Refused | None:
    """Close a lobby, for its host; between two games of a series a player who does gives the series up."""
    if change.match.status is not Status.LOBBY:
        return refused(Reason.NOT_IN_LOBBY)
    if not may_manage(change.match, actor):
        return refused(Reason.HOST_ONLY)
    own = change.match.seat_of(actor.user)
    if change.match.is_between and own is not None:
        give_series_up(change, own)
    else:
        close_lobby(change)
    return None
