"""What a judge or an admin may order: going back, setting the position right, stopping the clock, more time."""

from __future__ import annotations

from typing import Any

from bot.games.contract import Rejected
from bot.matches.model import entries
from bot.matches.model.match import Actor, Status
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason, Refused, held, refused
from bot.matches.rules import undo
from bot.matches.rules.change import Change
from bot.matches.rules.permissions import Order, order
from bot.matches.services import agreements
from bot.matches.services.desk import Desk


def _order(change: Change, actor: Actor, reason: str) -> Order | Refused:
    given = order(change, actor, reason)
    if isinstance(given, Order) and change.match.status is not Status.PLAYING:
        return refused(Reason.NOT_PLAYING)
    return given


class JudgingDesk(Desk):
    """Orders of a judge; whoever manages the server may give them too. Each says why, in words for everybody."""

    async def rewind(self, match: int, actor: Actor, to: int, *, reason: str) -> Position | Refused:
        """Bring back the position after an entry of the log, whatever was drawn or revealed since."""

        async def decide(change: Change) -> Refused | None:
            given = _order(change, actor, reason)
            if isinstance(given, Refused):
                return given
            if not 1 <= to < change.match.seq:
                return refused(Reason.NO_ENTRY, last=change.match.seq)
            state = await self.repository.state_at(change.match, change.game, to)
            conceded = await self.repository.conceded_at(match, to)
            undo.rewind(change, to, state, conceded, given.by, given.user, given.reason)
            return None

        return await self._do(match, decide)

    async def adjust(
        self, match: int, actor: Actor, changes: dict[str, Any], *, reason: str
    ) -> Position | Refused | Rejected:
        """Set parts of the position, by the names the game knows them by."""

        def decide(change: Change) -> Refused | Rejected | None:
            given = _order(change, actor, reason)
            if isinstance(given, Refused):
                return given
            result = change.game.adjust(change.state, changes)
            if isinstance(result, Rejected):
                return result
            events = entries.raw(change.game, result.events)
            entry = entries.Adjusted(at=change.now, by=given.by, changes=changes, events=events)
            change.append(entry, events=result.events, user=given.user, reason=given.reason)
            change.new_line()
            change.lapse()
            change.settle()
            return None

        return await self._change(match, decide)

    async def pause(self, match: int, actor: Actor, *, reason: str) -> Position | Refused:
        """Stop the clock; only a judge or an admin starts it again."""

        def decide(change: Change) -> Refused | None:
            given = _order(change, actor, reason)
            if isinstance(given, Refused):
                return given
            if change.match.course.held_by("officials"):
                return refused(Reason.PAUSED, held=held("officials"))
            agreements.pause(change, given.by, given.user, given.reason)
            return None

        return await self._do(match, decide)

    async def extend(self, match: int, actor: Actor, seconds: int, *, reason: str) -> Position | Refused:
        """Give everybody who is awaited more time."""

        def decide(change: Change) -> Refused | None:
            given = _order(change, actor, reason)
            if isinstance(given, Refused):
                return given
            problem = agreements.no_extension(change.match, seconds)
            if problem is None:
                agreements.extend(change, seconds, given.by, given.user, given.reason)
            return problem

        return await self._do(match, decide)
