"""What a judge or an admin may order: going back, setting the position right, stopping the clock, more time."""

from __future__ import annotations

from typing import Any

from bot.games.contract import Rejected
from bot.matches import agreements, entries, undo
from bot.matches.desk import Desk
from bot.matches.draft import Draft
from bot.matches.model import Actor, Status
from bot.matches.officials import no_order, official
from bot.matches.position import Position
from bot.matches.refusals import Reason, Refused, held, refused


def _unfit(draft: Draft, actor: Actor) -> Refused | None:
    problem = no_order(draft.match, actor)
    if problem is not None:
        return problem
    return None if draft.match.status is Status.PLAYING else refused(Reason.NOT_PLAYING)


class JudgingDesk(Desk):
    """Orders of a judge; whoever manages the server may give them too."""

    async def rewind(self, match: int, actor: Actor, to: int) -> Position | Refused:
        """Bring back the position after an entry of the log, whatever was drawn or revealed since."""

        async def decide(draft: Draft) -> Refused | None:
            problem = _unfit(draft, actor)
            if problem is not None:
                return problem
            if not 1 <= to < draft.match.seq:
                return refused(Reason.NO_ENTRY, last=draft.match.seq)
            state = await self.vault.state_at(draft.match, draft.game, to)
            conceded = await self.vault.conceded_at(match, to)
            undo.rewind(draft, to, state, conceded, official(actor), actor.user)
            return None

        return await self._do(match, decide)

    async def adjust(self, match: int, actor: Actor, changes: dict[str, Any]) -> Position | Refused | Rejected:
        """Set parts of the position, by the names the game knows them by."""

        def decide(draft: Draft) -> Refused | Rejected | None:
            problem = _unfit(draft, actor)
            if problem is not None:
                return problem
            result = draft.game.adjust(draft.state, changes)
            if isinstance(result, Rejected):
                return result
            events = entries.raw(draft.game, result.events)
            entry = entries.Adjusted(at=draft.now, by=official(actor), changes=changes, events=events)
            draft.append(entry, events=result.events, user=actor.user)
            draft.new_line()
            draft.lapse()
            draft.settle()
            return None

        return await self._change(match, decide)

    async def pause(self, match: int, actor: Actor) -> Position | Refused:
        """Stop the clock; only a judge or an admin starts it again."""

        def decide(draft: Draft) -> Refused | None:
            problem = _unfit(draft, actor)
            if problem is not None:
                return problem
            if draft.match.course.held_by("officials"):
                return refused(Reason.PAUSED, held=held("officials"))
            agreements.pause(draft, official(actor), actor.user)
            return None

        return await self._do(match, decide)

    async def extend(self, match: int, actor: Actor, seconds: int) -> Position | Refused:
        """Give everybody who is awaited more time."""

        def decide(draft: Draft) -> Refused | None:
            problem = _unfit(draft, actor) or agreements.no_extension(draft.match, seconds)
            if problem is None:
                agreements.extend(draft, seconds, official(actor), actor.user)
            return problem

        return await self._do(match, decide)
