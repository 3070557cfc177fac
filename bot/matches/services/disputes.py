"""What disputes do to matches: stopping them, letting them go on, carrying a verdict out, and looking at it before."""

from __future__ import annotations

from bot.games.values import Rejected, Seat
from bot.matches.model.match import Actor, By
from bot.matches.model.position import Position
from bot.matches.model.previews import Preview
from bot.matches.model.refusals import Reason, Refused, RefusedCommand, refused
from bot.matches.model.remedies import Judgement
from bot.matches.rules.change import Change
from bot.matches.rules.disputes import holding, ruling
from bot.matches.rules.disputes.ruling import Carried
from bot.matches.rules.permissions import no_order, see_hidden
from bot.matches.services.openings import no_going_on, previewed
from bot.matches.services.unit_of_work import Beside, UnitOfWork
from bot.matches.storage import refused as kept
from bot.matches.storage.errors import storage_problems


class Disputes:
    """Disputes about matches; who may dispute and judge is for the caller to see to."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work
        self._repository = work.repository

    async def freeze(
        self, match: int, user: int, dispute: int, about: int, *, beside: Beside | None = None
    ) -> Position | Refused:
        """Let no move be made until a dispute is over."""
        return await self._work.do(match, lambda change: holding.freeze(change, dispute, about, user), beside=beside)

    async def release(
        self, match: int, by: By, user: int | None, dispute: int, *, last: bool = True, beside: Beside | None = None
    ) -> Position | Refused:
        """Let the match go on without a verdict.

        Args:
            last: no other dispute about it is open.
        """
        return await self._work.do(
            match, lambda change: holding.release(change, dispute, by, user, last=last), beside=beside
        )

    async def rule(
        self, match: int, seen: int, judgement: Judgement, *, beside: Beside | None = None
    ) -> Position | Refused | Rejected:
        """Carry a verdict out; refused where the match moved on since the judge saw it.

        Args:
            seen: the last entry that the judge knew of.
        """

        async def decide(change: Change) -> Refused | Rejected | None:
            if change.match.seq != seen:
                return refused(Reason.MOVED_ON, last=change.match.seq)
            done = await self._ruled(change, judgement)
            return done if isinstance(done, Refused | Rejected) else None

        return await self._work.ask(match, decide, beside=beside)

    async def preview(self, match: int, judgement: Judgement) -> Preview | Refused | Rejected:
        """What a verdict would do; nothing of it is done."""
        with storage_problems():
            loaded = await self._repository.loaded(match)
            if loaded is None:
                return refused(Reason.NO_MATCH)
            change = Change(loaded.position, loaded.secret, self._work.clock.now(), loaded.private)
            done = await self._ruled(change, judgement)
            if isinstance(done, Refused | Rejected):
                return done
            reopens = change.match.course.opening is not None
            return await previewed(self._repository, loaded.position, done.after, done.gone, reopens=reopens)

    async def _ruled(self, change: Change, judgement: Judgement) -> Carried | Refused | Rejected:
        done = await ruling.rule(change, self._work.log(change), judgement)
        if isinstance(done, Refused | Rejected) or change.match.course.opening is None:
            return done
        return await no_going_on(self._repository, change.before) or done

    async def see_hidden(self, match: int, user: int) -> Refused | None:
        """Let somebody who is no party see what is told about a match in confidence; they never take a seat in it."""
        position = await self._repository.position(match)
        if position is not None and position.match.people.is_judge(user):
            return None
        done = await self._work.do(match, lambda change: see_hidden(change, Actor(user)))
        return done if isinstance(done, Refused) else None

    async def refused_commands(self, match: int, actor: Actor, seat: Seat) -> tuple[RefusedCommand, ...] | Refused:
        """What a seat was refused, the newest first: for whoever sits there, and for judges who are no party.

        Such a judge never takes a seat in this match.
        """
        position = await self._repository.position(match)
        if position is None:
            return refused(Reason.NO_MATCH)
        if position.match.seat_of(actor.user) != seat:
            problem = no_order(position, actor) or await self.see_hidden(match, actor.user)
            if problem is not None:
                return problem
        with storage_problems():
            return await self._repository.database.read(
                lambda connection: kept.of_seat(connection, match, seat, self._work.clock.now())
            )
