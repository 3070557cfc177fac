"""What a seat settles about its answers in advance, privately and at any time while it plays."""

from __future__ import annotations

from bot.games.contract import Seat
from bot.matches.model.match import Status
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules.change import Change


def settle(change: Change, user: int, name: str, token: str) -> Refused | None:
    """Settle one of the game's standing choices for one's own seat; it may answer what the seat is asked already."""
    seat = _seat(change, user)
    if isinstance(seat, Refused):
        return seat
    choices = {each.name: each for each in change.game.standing_choices(change.state)}
    if name not in choices or token not in {option.token for option in choices[name].options}:
        return refused(Reason.UNKNOWN_CHOICE, choice=f"{name} {token}")
    change.answers = change.answers.settling(seat, name, token)
    change.automate()
    # As long as nothing is answered, nobody may notice that something was settled.
    if change.rows:
        change.lapse()
        change.settle()
    return None


def _seat(change: Change, user: int) -> Seat | Refused:
    if change.match.status is not Status.PLAYING:
        return refused(Reason.NOT_PLAYING)
    seat = change.match.seat_of(user)
    if seat is None:
        return refused(Reason.NOT_SEATED)
    return seat if change.match.seats[seat].human else refused(Reason.NOT_YOURS)
