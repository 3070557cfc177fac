"""Playing a seat: answering its prompts, giving up, and advising others at a table that plays together."""

from __future__ import annotations

from bot.games.values import Rejected
from bot.matches.model.match import Actor
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused
from bot.matches.rules import advice, endings, foresight, submit, undo
from bot.matches.rules.submit import Path, Submitted, Written
from bot.matches.services.kept.refused import keep
from bot.matches.services.unit_of_work import Done, UnitOfWork, asks, decides


def submitted(done: Done[None] | Rejected | Refused) -> Submitted | Rejected | Refused:
    """What became of an answer that was decided on."""
    if isinstance(done, Refused | Rejected):
        return done
    return Submitted(done.position, done.change.before.seq + 1, done.position.match.seq, tuple(done.change.happened))


class Play:
    """Moves of players."""

    rule = asks(submit.rule)

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def submit(
        self,
        match: int,
        actor: Actor,
        prompt: str,
        answer: Path | Written,
        *,
        interaction: int | None = None,
    ) -> Submitted | Rejected | Refused:
        """Answer a prompt for one's own seat.

        A click that comes twice is refused as :attr:`Reason.REPEATED`, whatever became of it the first time; a prompt
        that is no longer asked as :attr:`Reason.STALE`. An answer before the seat's turn in a window is kept until
        then, and may be given again or taken back.
        """
        done = await self._work.change(
            match,
            lambda change: submit.submit(change, actor.user, prompt, answer, interaction),
            interaction=interaction,
        )
        if isinstance(done, Rejected):
            why = done
            await keep(self._work, match, lambda at, now: submit.tried(at, actor.user, prompt, answer, why, now))
        return submitted(done)

    async def windows(self, actor: Actor, guild: int) -> tuple[Position, ...]:
        """The matches of a server in whose windows a person is asked."""
        return tuple(each for each in await self.seated(actor.user, guild) if submit.open_windows(each, actor.user))

    async def seated(self, user: int, guild: int | None) -> tuple[Position, ...]:
        """The matches of a server, or of all servers, that are gathered or played and in which a person has a seat, the
        oldest first."""
        repository = self._work.repository
        found = [await repository.position(match) for match in await repository.live_of(user, guild)]
        return tuple(each for each in found if each is not None)

    async def pass_window(self, match: int, actor: Actor, question: str) -> Submitted | Rejected | Refused:
        """Pass in a window, or before one's turn in it."""
        done = await self._work.change(match, lambda change: submit.pass_window(change, actor.user, question))
        return submitted(done)

    async def take_back(self, match: int, actor: Actor, prompt: str) -> Position | Refused:
        """Take back what one's own seat answered to a prompt before its turn."""
        return await self._work.do(match, lambda change: submit.take_back(change, actor.user, prompt))

    async def undo(self, match: int, actor: Actor, seq: int) -> Position | Refused:
        """Take back one's own move, which is the last entry of the log, as long as nobody has acted since."""
        done = await self._work.do(
            match, lambda change: undo.take_back(change, self._work.log(change), actor.user, seq)
        )
        if isinstance(done, Refused):
            why = done
            await keep(self._work, match, lambda at, now: undo.tried(at.match, actor.user, why, now))
        return done

    async def plan(self, match: int, actor: Actor, question: str, path: Path) -> Position | Rejected | Refused:
        """Answer a question that one's seat will be asked if nobody does anything; nobody else can see it."""
        return await self._work.ask(match, lambda change: foresight.plan(change, actor.user, question, path))

    async def go_on(
        self, match: int, actor: Actor, window: str, question: str, path: Path, *, interaction: int | None = None
    ) -> Submitted | Rejected | Refused:
        """Do nothing in a window before one's own move, and make the move unless somebody does something."""
        done = await self._work.change(
            match,
            lambda change: foresight.go_on(change, actor.user, window, question, path),
            interaction=interaction,
        )
        return submitted(done)

    async def give_plan_up(self, match: int, actor: Actor) -> Position | Refused:
        """Forget all that was answered to questions that have not been asked yet."""
        return await self._work.do(match, lambda change: foresight.give_up(change, actor.user))

    async def settle(self, match: int, actor: Actor, name: str, token: str) -> Position | Refused:
        """Settle one of the game's standing choices for one's own seat, unseen by anybody else."""
        return await self._work.do(match, lambda change: submit.settle(change, actor.user, name, token))

    async def learn(self, match: int, actor: Actor, kind: str) -> Position | Refused:
        """Have a kind of question explained no more to one's own seat, unseen by anybody else."""
        return await self._work.do(match, lambda change: submit.learn(change, actor.user, kind))

    async def come_back(self, match: int, actor: Actor) -> Position | Refused:
        """Ask one's own seat again that was passed over because it missed several windows, unseen by anybody else."""
        return await self._work.do(match, lambda change: submit.come_back(change, actor.user))

    async def concede(
        self, match: int, actor: Actor, *, interaction: int | None = None
    ) -> Position | Refused | Rejected:
        """Give up one's own seat."""
        return await self._work.ask(
            match, lambda change: endings.concede(change, actor, interaction), interaction=interaction
        )


class Advisers:
    """Answers that are set beside a question, backed, and taken over."""

    give = decides(advice.give)
    ask_own_player = decides(advice.ask_own_player)
    back = decides(advice.back)

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def adopt(
        self, match: int, actor: Actor, number: int, *, interaction: int | None = None
    ) -> Submitted | Rejected | Refused:
        """Answer a question that is one's own, or open to everybody, as somebody advised."""
        done = await self._work.change(
            match, lambda change: advice.adopt(change, actor, number, interaction), interaction=interaction
        )
        if isinstance(done, Rejected):
            why = done
            await keep(self._work, match, lambda at, now: advice.tried(at, actor.user, number, why, now))
        return submitted(done)
