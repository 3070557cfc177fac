"""The score of a series, and the match that follows a game of it."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import AnyGame
from bot.games.setup import FIRST
from bot.games.values import Seat
from bot.matches.model.chance import Secret
from bot.matches.model.match import FORGOTTEN, Course, Match, Seating, Status
from bot.matches.model.messages import Between, Lobby, Note
from bot.matches.model.people import People
from bot.matches.model.private import Held, Key, Private, resealed
from bot.matches.model.seals import Seal
from bot.matches.model.series import Series
from bot.matches.verify import GENESIS


class Next(Struct, frozen=True):
    """The match of the next game, still without an id, with all that is written beside it.

    Attributes:
        notes: each for everybody, or for the player of a seat.
    """

    match: Match
    secret: Secret
    private: dict[Key, Held]
    notes: tuple[tuple[Note, Seat | None], ...]


def place(match: Match) -> Series:
    """Where a match stands in its series."""
    return match.course.series or Series()


def score(match: Match) -> tuple[int, ...]:
    """How many games of the series each seat has won so far, that of a match that is over included.

    A game that everybody won, as an agreed draw is, is nobody's.
    """
    before = place(match).won or (0,) * len(match.seats)
    outcome = match.course.outcome
    winners = () if outcome is None or len(outcome.winners) == len(match.seats) else outcome.winners
    return tuple(won + (seat in winners) for seat, won in enumerate(before))


def is_over(match: Match) -> bool:
    """Whether no game follows a match in its series: it stands alone, is given up, or the series is decided by it."""
    if match.terms.best == 1:
        return True
    if match.status in (Status.LOBBY, Status.PLAYING):
        return False
    return match.status is Status.ABANDONED or _is_decided(match) or not _goes_on(match)


def winners(match: Match) -> tuple[Seat, ...]:
    """The seats that won a series that is decided; none where it was given up or ended even."""
    left = place(match).left
    if left is not None:
        return tuple(seat for seat in range(len(match.seats)) if seat != left) if len(match.seats) == 2 else ()
    if match.status is not Status.OVER or not _is_decided(match):
        return ()
    won = score(match)
    return () if min(won) == max(won) else tuple(seat for seat, each in enumerate(won) if each == max(won))


def is_awaited_between(match: Match, seat: Seat) -> bool:
    """Whether the next game of a series waits for a seat to say what it plays it with."""
    return match.is_between and match.course.opening is None and seat not in place(match).ready


def _is_decided(match: Match) -> bool:
    return max(score(match)) > match.terms.best // 2 or place(match).number >= match.terms.best


def _goes_on(match: Match) -> bool:
    """Whether somebody sits in each seat who can play the next game."""
    return all(each.automated or each.user not in (None, FORGOTTEN) for each in match.seats)


def next_game(game: AnyGame, state: Any, match: Match, brought: Private, now: datetime) -> Next | None:
    """The match of the next game after one that is over: the same seats, terms and choices; ``None`` where none is.

    What is sealed is sealed anew, so that its fingerprint does not tell whether it is the same.

    Args:
        brought: what the match was played with and is kept from everybody.
    """
    if is_over(match) or match.course.outcome is None:
        return None
    begins = game.following(state, match.setup(), match.course.outcome)
    options = {name: value for name, value in match.terms.options.items() if name != FIRST}
    if begins.first is not None:
        options[FIRST] = str(begins.first)
    seats = tuple(_seated(each) for each in match.seats)
    automated = tuple(seat for seat, each in enumerate(seats) if each.automated)
    course = Series(
        number=place(match).number + 1,
        won=score(match),
        before=match.id,
        ready=automated,
        until=until(match, now),
        chooser=begins.chooser,
    )
    secret = Secret.fresh()
    following = Match(
        id=0,
        revision=0,
        guild=match.guild,
        channel=match.channel,
        host=match.host,
        status=Status.LOBBY,
        game=match.game,
        seq=0,
        head=GENESIS,
        created=now,
        terms=replace(match.terms, options=options),
        course=Course(seals=(Seal(secret.commitment),), series=course),
        seats=seats,
        people=People(0, match.people.key),
    )
    was = {key._replace(kind="series"): each for key, each in brought.items() if key.kind == "choice"}
    following, chosen = resealed(following, brought)
    people = [seat for seat, each in enumerate(seats) if each.user is not None]
    notes: list[tuple[Note, Seat | None]] = [(Lobby(), None), *((Between(seat), seat) for seat in people)]
    return Next(following, secret, {**was, **chosen}, tuple(notes))


def until(match: Match, now: datetime) -> datetime | None:
    """Until when the seats may say what they play the next game with: as long as for a move."""
    seconds = match.terms.timing.seconds
    return None if seconds is None else now + timedelta(seconds=seconds)


def _seated(before: Seating) -> Seating:
    return Seating(before.user, dict(before.choices), automated=before.automated, away=before.away)
