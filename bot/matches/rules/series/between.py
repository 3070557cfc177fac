"""Between two games of a series: what the seats play the next one with, who begins it, and when it begins."""

from __future__ import annotations

from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.games.setup import FIRST, SeatSetup
from bot.games.values import Rejected, Seat, Violation
from bot.matches.model.match import Actor
from bot.matches.model.messages import Lobby
from bot.matches.model.private import Key, resealed
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules import choices, lobby
from bot.matches.rules.change import Change
from bot.matches.rules.series.following import place, until

_ON_ITS_WAY = timedelta(minutes=1)
"""A line that the channel has not taken for so long is waited for; after that, everybody has their time anew."""


def be_ready(change: Change, actor: Actor, click: int | None = None) -> Refused | Rejected | None:
    """Play the next game with what is chosen now; it begins with the last seat that is ready.

    Args:
        click: the id of the interaction behind it, which is mixed into the dice.
    """
    seat = _seat_between(change, actor)
    if isinstance(seat, Refused):
        return seat
    if seat in place(change.match).ready:
        return None
    found = complaints(change, seat)
    if found:
        return Rejected(found)
    if choices.lacks(change.game, change.match, seat):
        return refused(Reason.NOTHING_BROUGHT)
    _settle(change, seat, click)
    _begin_if_ready(change)
    return None


def play_as_before(change: Change, actor: Actor) -> Refused | None:
    """Take back every change since the game before."""
    seat = _seat_between(change, actor)
    if isinstance(seat, Refused):
        return seat
    restore(change, seat)
    return None


def choose_first(change: Change, actor: Actor, first: Seat) -> Refused | None:
    """Say who begins the next game, for the seat that may."""
    seat = _seat_between(change, actor)
    if isinstance(seat, Refused):
        return seat
    match = change.match
    if seat != place(match).chooser:
        return refused(Reason.NOT_YOURS)
    if not 0 <= first < len(match.seats):
        return refused(Reason.NO_SEAT)
    options = {**match.terms.options, FIRST: str(first)}
    change.match = replace(match, terms=replace(match.terms, options=options))
    change.note(Lobby())
    return None


def complaints(change: Change, seat: Seat) -> tuple[Violation, ...]:
    """Why a seat may not play the next game with what is chosen for it, for whoever sits there alone."""
    if choices.lacks(change.game, change.match, seat):
        return ()
    before, after = (_setup_of(change, seat, kind) for kind in ("series", "choice"))
    found = choices.complaints(change.position, change.private, seat)
    return (*found, *(replace(each, seat=seat) for each in change.game.exchanged(change.match.setup(), before, after)))


def look_at(change: Change, reached: datetime, unread: datetime | None = None) -> bool:
    """Begin the next game without those who took too long; what they chose holds where they may play with it.

    Args:
        reached, unread: as in :func:`bot.matches.rules.clock.expiry.look_at`.

    Returns:
        As there.
    """
    match, series = change.match, place(change.match)
    if series.until is None or match.course.opening is not None or change.now < series.until:
        return False
    if unread is not None and change.now - unread < _ON_ITS_WAY:
        return True
    if match.channel is None or unread is not None:
        # Without a channel there is nothing to press.
        change.course(series=replace(series, until=until(match, change.now)))
        return False
    late = [seat for seat in range(len(match.seats)) if seat not in series.ready]
    away = [moment for seat in late if (moment := match.seats[seat].away) and moment > change.now]
    if away:
        change.course(series=replace(series, until=until(match, max(away))))
        return False
    if series.until > reached:
        return True
    for seat in late:
        if complaints(change, seat) or choices.lacks(change.game, change.match, seat):
            restore(change, seat)
        _settle(change, seat, None)
    _begin_if_ready(change)
    return False


def restore(change: Change, seat: Seat) -> None:
    """Choose for a seat what it played the game before with."""
    gone = [key for key in change.private if key.seat == seat and key.kind == "choice"]
    for key in gone:
        del change.private[key]
    kept = dict(change.match.seats[seat].choices)
    for key in gone:
        kept.pop(key.name, None)
    for key, each in list(change.private.items()):
        if key.seat == seat and key.kind == "series":
            change.private[key._replace(kind="choice")] = each
            kept[key.name] = each.fingerprint
    change.seat(seat, choices=kept)
    choices.unsettle(change, seat)
    change.note(Lobby())


def _begin_if_ready(change: Change) -> None:
    """Announce the next game once every seat is ready; it waits for the players where it cannot begin like this."""
    series = place(change.match)
    if len(series.ready) < len(change.match.seats):
        return
    if choices.unready(change) is None:
        lobby.close_and_announce(change)
    else:
        automated = tuple(seat for seat, each in enumerate(change.match.seats) if each.automated)
        change.course(series=replace(series, ready=automated, until=None))


def _settle(change: Change, seat: Seat, click: int | None) -> None:
    """Note that a seat is ready, with what it chose sealed anew: nobody can tell whether that was changed."""
    before = {key: each for key, each in change.private.items() if key.kind != "choice"}
    change.match, chosen = resealed(change.match, change.private, seat)
    change.private = {**before, **chosen}
    change.seat(seat, click=click)
    series = place(change.match)
    change.course(series=replace(series, ready=tuple(sorted({*series.ready, seat}))))
    change.note(Lobby())


def _seat_between(change: Change, actor: Actor) -> Seat | Refused:
    """The seat of somebody who may still settle something for the next game."""
    match = change.match
    if not match.is_between:
        return refused(Reason.NOT_BETWEEN)
    problem = choices.closed(match)
    if problem is not None:
        return problem
    seat = match.seat_of(actor.user)
    return refused(Reason.NOT_SEATED) if seat is None else seat


def _setup_of(change: Change, seat: Seat, kind: str) -> SeatSetup:
    """What a seat plays the next game with, or played the game before with, with what is kept from everybody."""
    seating = change.match.seats[seat]
    shown = {name: value for name, value in seating.choices.items() if Key(seat, "choice", name) not in change.private}
    kept = {key.name: each.value for key, each in change.private.items() if (key.seat, key.kind) == (seat, kind)}
    return SeatSetup({**shown, **kept}, seating.automated)
