"""What the sides of a dispute do: tell their views, settle, withdraw, let the match go on, add evidence."""

from __future__ import annotations

from bot.disputes.model.dispute import OPENER, UNDECIDED, Party, Status
from bot.disputes.model.evidence import MOST_MESSAGES, MOST_PICTURES, MOST_SHOWN, Message, Picture
from bot.disputes.model.notices import Notice
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import DeskReason, DeskRefused, refused
from bot.disputes.rules.case import DisputeCase
from bot.disputes.rules.words import written
from bot.matches.model.match import Status as MatchStatus


def tell(case: DisputeCase, user: Official, view: str) -> DeskRefused | None:
    """Tell a side's view, once; the last one ends the hearing."""
    party = _party(case, user)
    if isinstance(party, DeskRefused):
        return party
    if party.told is not None:
        return refused(DeskReason.TOLD)
    if case.dispute.status is not Status.HEARING:
        return refused(DeskReason.HEARING_OVER)
    words = written(view)
    if isinstance(words, DeskRefused):
        return words
    case.party(party.side, view=words, told=case.now)
    case.trace(user, "told")
    if case.dispute.all_told:
        case.hear_out()
    return None


def call(case: DisputeCase, user: Official) -> DeskRefused | None:
    """Call a judge to a table that sits and waits, in minutes rather than hours; for any side, once."""
    party = _party(case, user)
    if isinstance(party, DeskRefused):
        return party
    if case.dispute.status not in (Status.HEARING, Status.OPEN):
        return refused(DeskReason.CLOSED if case.dispute.closed else DeskReason.CLAIMED)
    if case.dispute.live:
        return refused(DeskReason.CALLED)
    soon = case.now + case.settings.call
    case.set(live=True, called=False, deadline=min(soon, case.dispute.deadline or soon))
    case.trace(user, "called")
    case.call()
    return None


def stand_still(case: DisputeCase, user: Official) -> DeskRefused | None:
    """Ask for the match to pause until it is decided; it does as soon as every side asks."""
    party = _party(case, user, undecided=True)
    if isinstance(party, DeskRefused):
        return party
    dispute = case.dispute
    if case.match is None or case.match.status is not MatchStatus.PLAYING:
        return refused(DeskReason.NO_REMEDY_HERE if case.match is None else DeskReason.OVER)
    if dispute.freezes or party.side in dispute.still:
        return refused(DeskReason.STAYED if dispute.freezes else DeskReason.STILL)
    case.set(still=(*dispute.still, party.side))
    case.trace(user, "wished-still")
    if case.dispute.all_still and not dispute.ran:
        case.freeze(user)
    return None


def settle(case: DisputeCase, user: Official) -> DeskRefused | None:
    """Agree to settle it; it is over as soon as every side does."""
    party = _party(case, user, undecided=True)
    if isinstance(party, DeskRefused):
        return party
    if len(case.dispute.parties) == 1:
        return refused(DeskReason.ALONE)
    if party.settles:
        return refused(DeskReason.SETTLING)
    case.party(party.side, settles=True)
    case.trace(user, "settled")
    if case.dispute.all_settle:
        case.release("agreed")
        case.close(Status.SETTLED)
        case.note(Notice(kind="settled"))
    return None


def withdraw(case: DisputeCase, user: Official) -> DeskRefused | None:
    """Withdraw it before a verdict; for the side that opened it."""
    party = _party(case, user, undecided=True)
    if isinstance(party, DeskRefused):
        return party
    if party.side != OPENER:
        return refused(DeskReason.NOT_YOURS)
    case.release("seat", user.user)
    case.close(Status.WITHDRAWN)
    case.trace(user, "withdrew")
    case.note(Notice(kind="withdrawn"))
    return None


def let_run(case: DisputeCase, user: Official) -> DeskRefused | None:
    """Let the match go on while the dispute waits, once nobody took it in time; for any player but its opener."""
    dispute = case.dispute
    if case.match is None or case.match.seat_of(user.user) is None:
        return refused(DeskReason.NOT_A_PLAYER)
    if not dispute.freezes:
        return refused(DeskReason.NOT_FROZEN)
    if user.user == dispute.opener:
        return refused(DeskReason.OPENERS_OWN)
    if dispute.status is not Status.OPEN or not dispute.called:
        return refused(DeskReason.NOT_YET)
    case.release("seat", user.user)
    case.set(ran=True)
    case.trace(user, "let-run")
    party = case.side(user)
    case.note(Notice(kind="running", side=None if party is None else party.side))
    return None


def add_message(
    case: DisputeCase, user: Official, message: Message, known: tuple[Message, ...], *, pictured: bool = False
) -> Message | DeskRefused:
    """Take a message in; for the sides, and for the judge who has the case.

    Args:
        pictured: it has pictures, and so need not have words.
    """
    if case.dispute.status not in UNDECIDED and case.dispute.status is not Status.APPEALED:
        return refused(DeskReason.CLOSED)
    party = case.side(user)
    if party is None and case.dispute.judge != user.user:
        return refused(DeskReason.NOT_A_PARTY)
    if any(each.id == message.id for each in known):
        return refused(DeskReason.MESSAGE_TAKEN)
    if len(known) >= MOST_MESSAGES:
        return refused(DeskReason.MESSAGES, most=MOST_MESSAGES)
    words = written(message.text)
    if isinstance(words, DeskRefused):
        if not (pictured and words.reason is DeskReason.EMPTY):
            return words
        words = ""
    case.trace(user, "told", "message")
    return Message(
        id=message.id, author=message.author, at=message.at, text=words, by=None if party is None else party.side
    )


def no_picture(case: DisputeCase, user: Official, known: tuple[Picture, ...]) -> Party | DeskRefused:
    """The side that may add one more picture, or why it may not."""
    if case.dispute.status not in UNDECIDED and case.dispute.status is not Status.APPEALED:
        return refused(DeskReason.CLOSED)
    party = case.side(user)
    if party is None:
        return refused(DeskReason.NOT_A_PARTY)
    own = sum(each.side == party.side for each in known)
    full = own >= MOST_PICTURES or len(known) >= MOST_SHOWN
    return refused(DeskReason.PICTURES, most=MOST_PICTURES) if full else party


def _party(case: DisputeCase, user: Official, *, undecided: bool = False) -> Party | DeskRefused:
    party = case.side(user)
    if party is None:
        return refused(DeskReason.NOT_A_PARTY)
    return refused(DeskReason.CLOSED) if undecided and case.dispute.status not in UNDECIDED else party
