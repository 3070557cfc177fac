"""What a judge or an admin may order: going back, setting the position right, stopping the clock, more time."""

from __future__ import annotations

from typing import Any

from bot.games.contract import Rejected
from bot.matches.model import entries
from bot.matches.model.match import Actor, Status
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason, Refused, held, refused
from bot.matches.rules import undo
from bot.matches.rules.change import Draft
from bot.matches.rules.permissions import Order, order
from bot.matches.services import agreements
from bot.matches.services.desk import Desk


def _order(draft: Draft, actor: Actor, reason: str) -> Order | Refused:
    given = order(draft, actor, reason)
    if isinstance(given, Order) and draft.match.status is not Status.PLAYING:
        return refused(Reason.NOT_PLAYING)
    return given


class JudgingDesk(Desk):
    """Orders of a judge; whoever manages the server may give them too. Each says why, in words for everybody."""

    async def rewind(self, match: int, actor: Actor, to: int, *, reason: str) -> Position | Refused:
        """Bring back the position after an entry of the log, whatever was drawn or revealed since."""

        async def decide(draft: Draft) -> Refused | None:
            given = _order(draft, actor, reason)
            if isinstance(given, Refused):
                return given
            if not 1 <= to < draft.match.seq:
                return refused(Reason.NO_ENTRY, last=draft.match.seq)
            state = await self.vault.state_at(draft.match, draft.game, to)
            conceded = await self.vault.conceded_at(match, to)
            undo.rewind(draft, to, state, conceded, given.by, given.user, given.reason)
            return None

        return await self._do(match, decide)

    async def adjust(
        self, match: int, actor: Actor, changes: dict[str, Any], *, reason: str
    ) -> Position | Refused | Rejected:
        """Set parts of the position, by the names the game knows them by."""

        def decide(draft: Draft) -> Refused | Rejected | None:
            given = _order(draft, actor, reason)
            if isinstance(given, Refused):
                return given
            result = draft.game.adjust(draft.state, changes)
            if isinstance(result, Rejected):
                return result
            events = entries.raw(draft.game, result.events)
            entry = entries.Adjusted(at=draft.now, by=given.by, changes=changes, events=events)
            draft.append(entry, events=result.events, user=given.user, reason=given.reason)
            draft.new_line()
            draft.lapse()
            draft.settle()
            return None

        return await self._change(match, decide)

    async def pause(self, match: int, actor: Actor, *, reason: str) -> Position | Refused:
        """Stop the clock; only a judge or an admin starts it again."""

        def decide(draft: Draft) -> Refused | None:
            given = _order(draft, actor, reason)
            if isinstance(given, Refused):
                return given
            if draft.match.course.held_by("officials"):
                return refused(Reason.PAUSED, held=held("officials"))
            agreements.pause(draft, given.by, given.user, given.reason)
            return None

        return await self._do(match, decide)

    async def extend(self, match: int, actor: Actor, seconds: int, *, reason: str) -> Position | Refused:
        """Give everybody who is awaited more time."""

        def decide(draft: Draft) -> Refused | None:
            given = _order(draft, actor, reason)
            if isinstance(given, Refused):
                return given
            problem = agreements.no_extension(draft.match, seconds)
            if problem is None:
                agreements.extend(draft, seconds, given.by, given.user, given.reason)
            return problem

        return await self._do(match, decide)
