"""The machine at the Bazaar: windows, answers ahead, standing choices, rulings, reserves, and an end by time."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, ClassVar

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import rule

from bot.games.registry import Registry
from bot.matches.model.match import Actor, Expiry, Terms, Timing
from bot.matches.model.position import Position
from bot.matches.rules.change import Change
from bot.matches.rules.clock import expiry
from bot.matches.rules.submit import Path, Submitted, Written
from tests.bot.attacks.ground import WORDS
from tests.bot.games.bazaar.game import BAZAAR, State
from tests.bot.matches.machine.anybody import Machine, lots, officials, people, plays
from tests.bot.matches.machine.stage import Stage

HOUR = 3600
CHOICES = (("react", "ask"), ("react", "mine"), ("react", "pass"), ("tidy", "ask"), ("tidy", "up"))


class BazaarMachine(Machine):
    """What anybody may try at the Bazaar."""

    games: ClassVar[Registry] = Registry([BAZAAR])

    def terms(self, places: int, expires: Expiry) -> Terms:
        # With the matches' numbers the ways to keep time change.
        number = len(self.ledgers)
        window, reserve = ((HOUR // 2, HOUR), (HOUR, 3 * HOUR), (None, 0))[(number + places) % 3]
        length = (20 * HOUR, None)[number % 2]
        timing = Timing(7200, expires, window=window, reserve=reserve, length=length)
        return Terms("bazaar@2026-03-01", "open", places, timing)

    @staticmethod
    def pieces(state: Any) -> object:
        assert isinstance(state, State)
        return Stage.pieces(state.table)

    @plays
    @rule(lot=lots, settled=st.sampled_from(CHOICES))
    def settle(self, lot: int, settled: tuple[str, str]) -> None:
        """Settle something in advance; somebody who has no seat tries it in vain."""
        actors = [actor for _, actor in self.seated()]
        actor = actors[lot % len(actors)] if actors and lot % 7 else Actor(999)
        name, token = settled
        seat, seq = self.match.seat_of(actor.user), self.match.seq
        work = self.service.play.settle(self.number, actor, name, token)
        if isinstance(self.act_unseen("settle", work), Position):
            assert seat is not None
            self.ledger.advance.settle(seat, name, token)
        self.note(None)
        log = self.run(self.service.history.log(self.number, "spectator", limit=500))
        made = [(page.by, page.seat) for page in log if page.seq > seq]
        assert not made or made[0] == ("standing", seat), f"after settling: {made[0]}"

    @plays
    @rule(lot=lots, many=st.integers(1, 3), token=st.sampled_from(("let", "object", "", "junk")))
    def answer_ahead(self, lot: int, many: int, token: str) -> None:
        """Answer before one's turn, perhaps what cannot be played."""
        for number in range(many):
            seated = dict(self.seated())
            ahead = [each for each in self.position.prompts() if each.ahead and each.seat in seated]
            if not ahead or not self.plays or self.match.course.stands:
                return
            prompt = ahead[(lot + number) % len(ahead)]
            actor = seated[prompt.seat]
            if token == "junk":
                self._answer_junk(actor, prompt.seat, prompt.id)
                continue
            step = self.position.step(prompt, ())
            tokens = [option.token for option in getattr(step, "options", ())]
            self.answer(actor, prompt, (token if token in tokens else tokens[lot % len(tokens)],))

    def _answer_junk(self, actor: Actor, seat: int, question: str) -> None:
        written = Written(b'{"type":"Lay","card":99}')
        answer = self.act_unseen("answer ahead", self.service.play.submit(self.number, actor, question, written))
        if isinstance(answer, Submitted):
            self.ledger.advance.answer((seat, question), written.data)
        self.note(actor.user)

    @plays
    @rule(lot=lots)
    def take_answer_back(self, lot: int) -> None:
        """Take back an answer given ahead, one's own or another's."""
        kept = sorted(self.ledger.advance.ahead)
        seated = self.seated()
        if not kept or not seated:
            return
        seat, question = kept[lot % len(kept)]
        actor = dict(seated).get(seat, seated[0][1]) if lot % 5 else seated[lot % len(seated)][1]
        work = self.service.play.take_back(self.number, actor, question)
        if isinstance(self.act_unseen("take back", work), Position):
            assert self.match.seat_of(actor.user) == seat, "somebody takes back another's answer"
            self.ledger.advance.take_back((seat, question))
        self.note(None)

    @plays
    @rule(lot=lots, actor=people | officials, upheld=st.booleans())
    def judge(self, lot: int, actor: Actor, upheld: bool) -> None:
        """Rule on a dispute, or at least try to."""
        for prompt in [each for each in self.position.prompts() if each.judge]:
            path = Path(("uphold" if upheld else "dismiss",))
            self.act("rule", self.service.play.rule(self.number, actor, prompt.id, path, reason=WORDS), actor)

    @plays
    @rule(lot=lots)
    def let_a_window_pass(self, lot: int) -> None:
        """Get to a window, let some answer ahead, and wait for its end."""
        for _ in range(8):
            if not self.plays or any(prompt.window for prompt in self.position.prompts()):
                break
            self.play_on(lot, 1)
        if self.plays:
            self.answer_ahead(lot, 1 + lot % 3, ("let", "object", "junk")[lot % 3])
        self.let_pass(timedelta(minutes=31 if lot % 2 else 61))

    async def _tick(self) -> None:
        """Let what is due happen, and see that reminders and pings do not depend on answers given ahead."""
        position = await self.service.position(self.number)
        assert position is not None
        if position.answers.ahead and not self._ends(position):
            without = replace(position, answers=msgspec.structs.replace(position.answers, ahead=()))
            one, two = (_looked(each, self.clock.now()) for each in (position, without))
            assert one == two, f"an answer ahead changes who is reminded: {one} or {two}"
        await self.service.scheduler.tick()

    def _ends(self, position: Position) -> bool:
        course, now = position.match.course, self.clock.now()
        ends = [wait.deadline for wait in course.waits if wait.deadline] + ([course.ends] if course.ends else [])
        return any(end <= now for end in ends)


def _looked(position: Position, now: datetime) -> tuple[object, ...]:
    change = Change(position, None, now)
    expiry.look_at(change, now)
    return change.match, change.notes
