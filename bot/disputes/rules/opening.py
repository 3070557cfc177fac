"""Opening a dispute: who may, how often, about what, and who its sides are."""

from __future__ import annotations

from datetime import datetime, timedelta

from msgspec import Struct
from msgspec.structs import replace

from bot.disputes.model.dispute import OPENER, Dispute, Party, Status
from bot.disputes.model.notices import Notice
from bot.disputes.model.official import Official
from bot.disputes.model.persons import Persons
from bot.disputes.model.refusals import DeskReason, DeskRefused, refused
from bot.disputes.model.settings import Settings
from bot.disputes.rules.case import DisputeCase
from bot.disputes.rules.words import written
from bot.games.values import Seat
from bot.matches.model.match import FORGOTTEN, Match
from bot.matches.model.match import Status as MatchStatus

WEEK = timedelta(days=7)
MOST_A_WEEK = 5
MOST_OTHERS = 7


class Asked(Struct, frozen=True, kw_only=True):
    """A dispute as its opener asks for it.

    Attributes:
        number: what it is going to have.
        view: what happened, as the opener tells it; empty where the question says it all.
        others: the users of the other sides, where there is no match.
        live: its sides sit together and wait for a judge now.
    """

    guild: int
    number: int
    channel: int
    question: str
    view: str = ""
    game: str
    edition: str | None = None
    others: tuple[int, ...] = ()
    live: bool = False


def open_in_match(
    user: Official,
    asked: Asked,
    match: Match,
    about: int | None,
    decided: tuple[Dispute, ...],
    week: int,
    now: datetime,
    settings: Settings,
    persons: Persons,
) -> DisputeCase | DeskRefused:
    """Open a dispute about an entry of a match.

    Args:
        about: the entry; ``None`` where it is about how things stand.
        decided: the disputes about this match that were decided.
        week: how many disputes the user opened in the server in the last week.
    """
    seat = match.seat_of(user.user)
    if seat is None:
        return refused(DeskReason.NOT_A_PLAYER)
    if match.status is MatchStatus.LOBBY or match.seq == 0:
        return refused(DeskReason.NOT_PLAYED)
    about = match.seq if about is None else about
    if not 1 <= about <= match.seq:
        return refused(DeskReason.NO_ENTRY, last=match.seq)
    again = next((each for each in decided if each.about == about and each.status is not Status.WITHDRAWN), None)
    if again is not None:
        return refused(DeskReason.DECIDED_ALREADY, number=again.number)
    seats = [(user.user, seat), *_others(match, seat)]
    case = _opened(user, asked, seats, week, now, settings, persons, match=match)
    if isinstance(case, DeskRefused):
        return case
    # The opener wants the match to pause; it does once the others want that too, or a judge takes it.
    case.set(match=match.id, about=about, agreed=about - 1, still=(OPENER,))
    if match.status is MatchStatus.PLAYING and case.dispute.all_still:
        case.freeze(user)
    return case


def open_elsewhere(
    user: Official, asked: Asked, week: int, now: datetime, settings: Settings, persons: Persons
) -> DisputeCase | DeskRefused:
    """Open a dispute of a table that the bot has never seen; ``week`` is as for a match."""
    others = tuple(each for each in dict.fromkeys(asked.others) if each not in (user.user, FORGOTTEN))
    if len(others) > MOST_OTHERS:
        return refused(DeskReason.OUT_OF_RANGE, least=0, most=MOST_OTHERS)
    seats: list[tuple[int, Seat | None]] = [(each, None) for each in (user.user, *others)]
    return _opened(user, asked, seats, week, now, settings, persons)


def no_opening(week: int) -> DeskRefused | None:
    """Why somebody who opened so many in the last week may not open one more."""
    return refused(DeskReason.TOO_MANY, most=MOST_A_WEEK) if week >= MOST_A_WEEK else None


def _opened(
    user: Official,
    asked: Asked,
    seats: list[tuple[int, Seat]] | list[tuple[int, Seat | None]],
    week: int,
    now: datetime,
    settings: Settings,
    persons: Persons,
    match: Match | None = None,
) -> DisputeCase | DeskRefused:
    problem = no_opening(week)
    if problem is not None:
        return problem
    question = written(asked.question)
    if isinstance(question, DeskRefused):
        return question
    view = written(asked.view) if asked.view.strip() else None
    if isinstance(view, DeskRefused):
        return view
    parties = tuple(
        Party(side=side, user=who, person=persons.in_dispute(asked.guild, asked.number, who), seat=seat)
        for side, (who, seat) in enumerate(seats)
    )
    opener = replace(parties[OPENER], view=view, told=now)
    dispute = Dispute(
        id=0,
        guild=asked.guild,
        number=asked.number,
        status=Status.HEARING,
        game=asked.game,
        edition=asked.edition,
        channel=asked.channel,
        opener=user.user,
        question=question,
        opened=now,
        live=asked.live,
        deadline=now + (settings.call if asked.live else settings.view),
        parties=(opener, *parties[1:]),
    )
    case = DisputeCase(dispute, now, settings, persons, match=match)
    case.trace(user, "opened")
    case.note(Notice(kind="opened", side=OPENER, deadline=dispute.deadline))
    if dispute.all_told:
        case.wait()
    elif dispute.live:
        case.call()
    for party in parties[1:]:
        case.note(Notice(kind="tell", side=party.side, deadline=dispute.deadline), party.user)
    return case


def _others(match: Match, own: Seat) -> list[tuple[int, Seat]]:
    return [
        (each.user, seat)
        for seat, each in enumerate(match.seats)
        if seat != own and each.user is not None and each.occupied
    ]
