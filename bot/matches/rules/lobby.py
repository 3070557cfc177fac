"""The lobby: who sits where and what is played, until the match opens. Every function changes a change or refuses."""

from __future__ import annotations

from datetime import datetime, timedelta

from msgspec import UNSET
from msgspec.structs import replace

from bot.games.contract import Chance
from bot.games.values import Seat
from bot.matches.model import entries, messages
from bot.matches.model.match import Actor, Opening, Seating, Status
from bot.matches.model.messages import Lobby
from bot.matches.model.position import Position
from bot.matches.model.private import TABLE, revealed
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.model.seals import Mixed
from bot.matches.rules import choices, endings
from bot.matches.rules.change import Change
from bot.matches.rules.choices import NotReady, closed
from bot.matches.rules.clock import vacations
from bot.matches.rules.permissions import may_manage, no_seat
from bot.matches.rules.submit import NOTHING_USUAL, Usual, bring_all


def fixed(change: Change, actor: Actor) -> Refused | None:
    """Why somebody may not change what the match is played by and for how many."""
    problem = closed(change.match)
    if problem is None and not may_manage(change.match, actor):
        problem = refused(Reason.HOST_ONLY)
    return refused(Reason.SERIES) if problem is None and change.match.is_between else problem


def join(change: Change, user: int, *, away: datetime | None, click: int | None = None) -> Refused | None:
    """Take the first free seat, by a click."""
    match = change.match
    problem = closed(match)
    if problem is not None:
        return problem
    if match.seat_of(user) is not None:
        return refused(Reason.SEATED)
    problem = no_seat(change.position, Actor(user))
    if problem is not None:
        return problem
    if len(match.seats) >= match.terms.places:
        return full(change.position)
    _seats(change, (*match.seats, Seating(user, away=away, click=click)))
    return None


def add_automated(change: Change, actor: Actor, chance: Chance) -> Refused | None:
    """Let the game's own player take the first free seat, with what it needs for that by this chance."""
    match = change.match
    problem = closed(match)
    if problem is not None:
        return problem
    if not may_manage(match, actor):
        return refused(Reason.HOST_ONLY)
    if not change.position.variant.automaton:
        return refused(Reason.NO_AUTOMATON)
    if len(match.seats) >= match.terms.places:
        return full(change.position)
    _seats(change, (*match.seats, Seating(None, automated=True)))
    choices.bring_own(change, len(match.seats), chance)
    return None


def add_place(change: Change, actor: Actor) -> Refused | None:
    """Lay a free seat at the table, up to the most that the game has; all that was settled stays. For the host."""
    return fixed(change, actor) or _resize(change, change.match.terms.places + 1)


def remove_place(change: Change, actor: Actor, seat: Seat | None = None, user: int | None = None) -> Refused | None:
    """Take a free seat away, down to the fewest that the game has; for the host.

    Args:
        seat: one that is taken, which goes with the player in it, if that still is ``user``.
    """
    match = change.match
    problem = fixed(change, actor)
    if problem is None and seat is None and len(match.seats) == match.terms.places:
        problem = full(change.position)
    if problem is None:
        problem = _resize(change, match.terms.places - 1)
    if problem is None and seat is not None:
        problem = clear(change, actor, seat, user)
    return problem


def clear(change: Change, actor: Actor, seat: Seat, user: int | None) -> Refused | None:
    """Clear a seat in which ``user`` sits, or with ``None`` the game's own player: seats move up when others leave."""
    seats = change.match.seats
    if not 0 <= seat < len(seats) or seats[seat].user != user:
        return refused(Reason.MOVED_UP)
    return leave(change, actor, seat)


def full(position: Position) -> Refused:
    """That all seats are taken, and whether there is room for another one."""
    places = position.match.terms.places
    return refused(Reason.FULL, places=places, room="yes" if places < position.variant.seats[1] else "no")


def _resize(change: Change, places: int) -> Refused | None:
    match, (least, most) = change.match, change.position.variant.seats
    if not least <= places <= most:
        return refused(Reason.PLACES, least=least, most=most)
    change.match = replace(match, terms=replace(match.terms, places=places))
    change.note(Lobby())
    return None


def leave(change: Change, actor: Actor, seat: Seat | None = None) -> Refused | None:
    """Leave one's seat; with ``seat``, clear somebody else's, which the host may.

    Between two games of a series the seats are settled, and whoever leaves gives the series up.
    """
    match = change.match
    problem = closed(match)
    if problem is not None:
        return problem
    own = match.seat_of(actor.user)
    gone = own if seat is None else seat
    if gone is None:
        return refused(Reason.NOT_SEATED)
    if not 0 <= gone < len(match.seats):
        return refused(Reason.NO_SEAT)
    if gone != own and not may_manage(match, actor):
        return refused(Reason.HOST_ONLY)
    if match.is_between and gone != own:
        return refused(Reason.SERIES)
    if match.is_between:
        endings.give_series_up(change, gone)
        return None
    choices.leave(change, gone)
    _seats(change, tuple(each for number, each in enumerate(match.seats) if number != gone))
    if all(each.user in (None, match.host) for each in change.match.seats):
        change.course(agreed=None)
    return None


def start(change: Change, actor: Actor) -> Refused | NotReady | None:
    """Close the lobby to changes and announce the match, with all that its dice come from but the message's id.

    Announced once more it is the same announcement, for when the first did not reach the channel.
    """
    match = change.match
    if match.status is not Status.LOBBY:
        return refused(Reason.NOT_IN_LOBBY)
    if not may_manage(match, actor):
        return refused(Reason.HOST_ONLY)
    if match.course.opening is None:
        problem = refused(Reason.SERIES) if match.is_between else _too_few(change) or _unready(change)
        if problem is not None:
            return problem
        close_and_announce(change)
    else:
        announce(change)
    return None


def begin_first(change: Change, actor: Actor, chance: Chance) -> Refused | NotReady | None:
    """Fill the lobby of a first match and start it; for the host.

    Where a table plays together, free seats stay free: they are passed over, and anybody can sit down later.
    """
    first = change.game.first
    if first is None:
        return refused(Reason.STALE)
    while not change.position.variant.together and len(change.match.seats) < change.match.terms.places:
        problem = add_automated(change, actor, chance)
        if problem is not None:
            return problem
    for name, token in (*first.options.items(), *first.own.items()):
        problem = choices.choose(change, actor, name, token)
        if problem is not None:
            return problem
    for seat, seating in enumerate(change.match.seats):
        if not seating.automated:
            choices.bring_own(change, seat, chance)
    for whose in (TABLE, *range(len(change.match.seats))):
        choices.settle_usual(change, whose)
    return start(change, actor)


def close_and_announce(change: Change) -> None:
    """Let nothing be changed any more, and announce the match."""
    choices.prune(change)
    clicks = tuple("" if each.click is None else str(each.click) for each in change.match.seats)
    change.course(opening=Opening(change.match.course.commitment, clicks), unready=(), agreed=None)
    announce(change)


def announce(change: Change) -> None:
    """Let the message be posted whose id opens the match."""
    opening = change.match.course.opening
    if opening is not None:
        change.note(Lobby())
        change.note(messages.Opening(opening.commitment, opening.clicks, opening.to))


def begin(change: Change, opening: Opening, message: int, usual: Usual = NOTHING_USUAL) -> None:
    """Open the match that was announced in this message, for players who bring these standing answers."""
    (seal,) = change.match.course.seals
    change.course(seals=(replace(seal, mixed=Mixed(str(message), opening.clicks)),), opening=None)
    open_match(change, usual)


def open_match(change: Change, usual: Usual = NOTHING_USUAL) -> None:
    """The log's first entry, under the seal as it is now, and the first turn."""
    match, setup, chance = change.match, change.match.setup(), change.chance()
    events = change.game.open(revealed(setup, change.private), chance)
    change.match = replace(match, status=Status.PLAYING)
    vacations.begin(change)
    entry = entries.Opened(
        at=change.now,
        by="host",
        events=entries.raw(change.game, events),
        draws=tuple(chance.draws),
        game=match.game,
        engine=change.game.engine,
        pack=match.terms.pack,
        setup=setup,
        commitment=match.course.commitment,
        mixed=match.course.seals[-1].mixed or UNSET,
    )
    timing = match.terms.timing
    ends = None if timing.length is None else change.now + timedelta(seconds=timing.length)
    change.course(reserves=(timing.reserve,) * len(match.seats) if timing.reserve else (), ends=ends)
    if change.position.variant.together:
        change.course(present=setup.present)
    change.append(entry, events=events, user=match.host)
    change.keep()
    change.note(Lobby())
    bring_all(change, usual)
    change.settle()


def wanted(position: Position) -> int:
    """How many seats must be taken before the match can start: all, but for a table that plays together."""
    variant = position.variant
    return variant.seats[0] if variant.together else position.match.terms.places


def _too_few(change: Change) -> Refused | None:
    seated, needed = len(change.match.seats), wanted(change.position)
    return refused(Reason.TOO_FEW, seated=seated, places=needed) if seated < needed else None


def _unready(change: Change) -> Refused | NotReady | None:
    seats = change.match.seats
    _add_free_places(change)
    problem = choices.unready(change)
    if problem is not None:
        change.match = replace(change.match, seats=seats)
    return problem


def _add_free_places(change: Change) -> None:
    """Fill the places that nobody took with free seats, for which the first options are chosen that are free."""
    match = change.match
    for seat in range(len(match.seats), match.terms.places):
        change.match = replace(change.match, seats=(*change.match.seats, Seating(None)))
        for choice in choices.choices(change.game, change.match):
            default = choices.default(change.match, choice)
            if choice.each_seat and default is not None:
                change.seat(seat, choices={**change.match.seats[seat].choices, choice.name: default})


def _seats(change: Change, seats: tuple[Seating, ...]) -> None:
    change.match = replace(change.match, seats=seats)
    change.note(Lobby())
