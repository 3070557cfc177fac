"""What players may do when all of them agree: undo, draw, more time, a pause, giving the match up."""

from __future__ import annotations

from bot.matches.model.match import Actor
from bot.matches.model.position import Position
from bot.matches.model.proposals import ProposalKind
from bot.matches.model.refusals import Refused
from bot.matches.rules import proposals, undo
from bot.matches.services.kept.refused import keep
from bot.matches.services.unit_of_work import UnitOfWork


class Proposals:
    """Proposals and answers to them."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def propose(
        self, match: int, actor: Actor, kind: ProposalKind, *, seconds: int | None = None
    ) -> Position | Refused:
        """Ask the other players for something; a player without others has it at once.

        Args:
            seconds: for an extension, how much longer every deadline is to be.
        """
        done = await self._work.do(
            match, lambda change: proposals.propose(change, self._work.log(change), actor, kind, seconds)
        )
        if isinstance(done, Refused):
            why = done
            await keep(self._work, match, lambda at, now: undo.tried(at.match, actor.user, why, now))
        return done

    async def answer(self, match: int, actor: Actor, proposal: int, agree: bool) -> Position | Refused:
        """Agree to a proposal, or close it; whoever made it withdraws it with ``agree=False``."""
        return await self._work.do(
            match, lambda change: proposals.answer(change, self._work.log(change), actor, proposal, agree)
        )
