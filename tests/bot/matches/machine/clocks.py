"""How long everybody may think, counted by a model of its own: for a question, from a reserve, in the whole match."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.games.questions import Urgency
from bot.games.values import Seat
from bot.matches.model.match import FORGOTTEN, Match, Status, Timing, Wait

VACATION = timedelta(days=28)
NEWCOMERS = timedelta(hours=1)
_ROUNDING = timedelta(seconds=1)
_NONE = timedelta()


@dataclass
class Clock:
    """The clock of one question.

    Attributes:
        own: the time of the question itself; beyond it runs the reserve, where the seat had any left.
        allowed: for how long it may be thought about, the reserve and what a newcomer gets included.
        ran: for how long its clock ran; asked: for how long the match's did since it was asked.
    """

    seat: Seat
    own: timedelta
    allowed: timedelta
    reserved: bool
    ran: timedelta = _NONE
    asked: timedelta = _NONE

    @property
    def beyond(self) -> timedelta:
        """How much of its seat's reserve it took."""
        return max(_NONE, self.ran - self.own) if self.reserved else _NONE


@dataclass
class Clocks:
    """All of a match.

    Attributes:
        running: by question, what is asked now.
        spent: by seat, what answered questions took of its reserve; taken: how many took any.
        least: the reserves as they were last, which nothing makes more.
        rested: by seat, for how long vacations stopped its clock.
        welcomed: people who sat down in a seat, so that what they are asked was theirs for some time.
        over: questions that were answered.
        played: for how long the match's clock ran.
    """

    running: dict[str, Clock] = field(default_factory=dict)
    spent: dict[Seat, timedelta] = field(default_factory=dict)
    taken: dict[Seat, int] = field(default_factory=dict)
    least: tuple[int, ...] = ()
    rested: dict[Seat, timedelta] = field(default_factory=dict)
    welcomed: set[tuple[int, Seat]] = field(default_factory=set)
    over: set[str] = field(default_factory=set)
    played: timedelta = _NONE

    def note(self, match: Match, *, again: bool) -> None:
        """Note who is asked what now.

        Args:
            again: whether somebody may be asked once more, with time of its own, what they were asked before.

        Raises:
            AssertionError: a reserve is not what its seat left of it, or an answered question is asked again.
        """
        waits = (*match.course.handed, *match.course.waits)
        asked = {question: wait for wait in waits for question in wait.prompts}
        for question in self.running.keys() - asked.keys():
            self._answered(self.running.pop(question))
            self.over.add(question)
        for question in asked.keys() - self.running.keys():
            assert again or question not in self.over, f"{question} is asked again, and its time begins anew"
            self.running[question] = self._clock(asked[question], match.terms.timing)
        self._check_reserves(match)
        if match.status is Status.PLAYING:
            self._welcome(match)

    def _clock(self, wait: Wait, timing: Timing) -> Clock:
        own = time_of(timing, wait.urgency)
        left = max(_NONE, timedelta(seconds=timing.reserve) - self.spent.get(wait.seat, _NONE))
        if own is None or wait.urgency != "move":
            left = _NONE
        whole = timedelta.max if own is None else own
        return Clock(wait.seat, whole, whole if own is None else whole + left + _ROUNDING, bool(left))

    def _answered(self, clock: Clock) -> None:
        if clock.beyond:
            self.spent[clock.seat] = self.spent.get(clock.seat, _NONE) + clock.beyond
            self.taken[clock.seat] = self.taken.get(clock.seat, 0) + 1

    def _check_reserves(self, match: Match) -> None:
        reserves, whole = match.course.reserves, match.terms.timing.reserve
        if not whole or match.seq == 0:
            assert not any(reserves), f"a reserve that nobody has: {reserves}"
            return
        assert len(reserves) == len(match.seats)
        for seat, left in enumerate(reserves):
            assert 0 <= left <= whole, f"seat {seat} has a reserve of {left} seconds"
            assert not self.least or left <= self.least[seat], f"seat {seat} gained a reserve of {left} seconds"
            meant = max(0.0, whole - self.spent.get(seat, _NONE).total_seconds())
            assert abs(left - meant) <= self.taken.get(seat, 0), f"seat {seat} has {left} s left, and should {meant} s"
        self.least = reserves

    def _welcome(self, match: Match) -> None:
        for seat, seating in enumerate(match.seats):
            person = seating.user
            if person in (None, FORGOTTEN) or (person, seat) in self.welcomed:
                continue
            self.welcomed.add((person, seat))
            for wait in match.course.waits:
                own = time_of(match.terms.timing, wait.urgency)
                if wait.seat == seat and match.seq > 1 and own is not None:
                    for question in wait.prompts:
                        self.running[question].allowed += min(own, NEWCOMERS)

    def extend(self, by: timedelta) -> None:
        """Let everybody who is asked have more time."""
        for clock in self.running.values():
            if clock.own != timedelta.max:
                clock.own += by
                clock.allowed += by

    def passes(self, match: Match, now: datetime, by: timedelta) -> None:
        """Let so much time pass for a match as it is at the beginning of it."""
        if match.status is not Status.PLAYING or not match.course.runs:
            return
        self.played += by
        for wait in match.course.waits:
            away = match.seats[wait.seat].away
            rests = min(by, max(_NONE, (away or now) - now))
            if wait.deadline is not None:
                self.rested[wait.seat] = self.rested.get(wait.seat, _NONE) + rests
            for question in wait.prompts:
                clock = self.running[question]
                clock.ran += by - rests
                clock.asked += by
                if wait.ahead:
                    # Whoever waits for the turn of others is out of time only once it is their own.
                    clock.ran = min(clock.ran, clock.allowed)

    def check(self, match: Match) -> None:
        """Nobody who is still asked the same has had more time than there may be, nor has the match.

        Raises:
            AssertionError: somebody has.
        """
        if match.status is not Status.PLAYING:
            return
        for question, clock in self.running.items():
            late = clock.ran > clock.allowed + _ROUNDING
            assert not late, f"seat {clock.seat} has had {clock.ran} for {question}, and may have {clock.allowed}"
        for seat, rested in self.rested.items():
            assert rested <= VACATION + _ROUNDING, f"seat {seat} was on vacation for {rested}"
        length = match.terms.timing.length
        if length is not None and match.course.runs:
            over = self.played >= timedelta(seconds=length)
            assert over == match.course.overtime, f"after {self.played} of {length} s, time up: {match.course.overtime}"

    def check_stead(self, question: str, opens: int | None) -> None:
        """A question that somebody else answered was open to everybody.

        Raises:
            AssertionError: it was not.
        """
        asked = self.running[question].asked
        opened = opens is not None and asked >= timedelta(seconds=opens)
        assert opened, f"{question} is answered by another after {asked}, and opens after {opens} s"


def time_of(timing: Timing, urgency: Urgency) -> timedelta | None:
    """How long a question of this urgency may be thought about, without a reserve; ``None`` without a limit."""
    seconds = timing.window or timing.seconds if urgency == "window" else timing.seconds
    return None if seconds is None else timedelta(seconds=seconds)
