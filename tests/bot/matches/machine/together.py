"""The machine at Camp: a table that plays together, its advice, questions that open to all, and who is present."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from bot.games.questions import Prompt
from bot.games.registry import Playable, Registry
from bot.games.values import Seat, Viewer
from bot.matches.model.match import Actor, Expiry, Terms, Timing
from bot.matches.model.position import Position
from bot.matches.rules.submit import Path, Submitted
from tests.bot.games.camp.game import FOREST, Camp, State
from tests.bot.matches.machine.anybody import Machine, lots, people, plays

HOUR = 3600
ANSWERS = (("rest",), ("wood", "2"), ("food", "1"), ("wood",))


class CampMachine(Machine):
    """What anybody may try at Camp: half of the matches are played together, half everybody for themselves."""

    games: ClassVar[Registry] = Registry([Playable("camp", lambda _: Camp())])
    drawing: ClassVar[tuple[str, ...]] = ("wood", "2")

    def terms(self, places: int, expires: Expiry) -> Terms:
        variant = "group" if (places + len(self.ledgers)) % 4 else "circle"
        opens = HOUR if variant == "group" and places == 3 else None
        return Terms("camp@2026-04-01", variant, places, Timing(7200, expires, opens=opens), {"days": "3"})

    def settle_seat(self, seat: Seat, chooser: Actor) -> None:
        """A seat needs nothing."""

    @staticmethod
    def pieces(state: Any) -> object:
        """What nobody found is there all the same once a judge sets the store."""
        assert isinstance(state, State)
        there = state.store.wood + state.store.food + state.store.burnt
        assert 0 <= there <= FOREST
        return there - sum(state.found)

    def adjustment(self, number: int, seat: Seat) -> dict[str, Any]:
        return {"wood": number}

    def seen(self, view: object) -> set[Seat]:
        return set()

    def may_see(self, viewer: Viewer) -> set[Seat]:
        """Nothing is hidden from anybody."""
        return set()

    def legal_answer(self, prompt: Prompt, lot: int) -> Path:
        """An answer that is always legal."""
        return Path(("rest",))

    def any_answer(self, prompt: Prompt, lot: int) -> Path:
        """An answer, which may be none to this question."""
        return Path(ANSWERS[lot % len(ANSWERS)])

    @plays
    @rule(lot=lots, actor=people)
    def advise(self, lot: int, actor: Actor) -> None:
        """Advise on what is asked, seated or not."""
        for prompt in self.position.prompts():
            seq = self.match.seq
            answered = self.any_answer(prompt, lot)
            work = self.service.advisers.give(self.number, actor, prompt.id, answered, why="why not")
            answer = self.act("advise", work, actor)
            assert self.match.seq == seq
            if isinstance(answer, Position):
                assert self.match.seat_of(actor.user) not in (None, prompt.seat)

    @plays
    @rule(lot=lots, actor=people, adopt=st.booleans())
    def follow(self, lot: int, actor: Actor, adopt: bool) -> None:
        """Back or take over advice."""
        advice = self.match.course.advice
        if not advice:
            return
        one = advice[lot % len(advice)]
        if not adopt:
            self.act("back", self.service.advisers.back(self.number, actor, one.id), actor)
            return
        asked = self.position.asked(one.question)
        answer = self.act("adopt", self.service.advisers.adopt(self.number, actor, one.id), actor)
        if isinstance(answer, Submitted):
            assert asked is not None
            given = next(each for each in answer.happened if each.entry.by == "seat")
            assert bytes(getattr(given.entry, "command", b"")).decode() == one.command, "another answer was given"

    @plays
    @rule(lot=lots, minutes=st.sampled_from((30, 59, 60, 61, 90)))
    def answer_for_another(self, lot: int, minutes: int) -> None:
        """Wait, and try to answer in the stead of whoever is asked."""
        self.let_pass(timedelta(minutes=minutes))
        if not self.plays:
            return
        for prompt in self.position.prompts():
            others = [actor for seat, actor in self.seated() if seat != prompt.seat]
            if others:
                actor = others[lot % len(others)]
                work = self.service.play.submit(self.number, actor, prompt.id, self.legal_answer(prompt, lot))
                self.act("answer for another", work, actor)

    @precondition(lambda self: self.plays)
    @rule(lot=lots)
    def come_and_go(self, lot: int) -> None:
        """Somebody who is asked leaves or goes on vacation, the others play on, and they come back."""
        seated = dict(self.seated())
        asked = [prompt.seat for prompt in self.position.prompts() if prompt.seat in seated]
        if not asked:
            return
        seat = asked[lot % len(asked)]
        if lot % 2:
            self.vacation(seated[seat], 2)
            self.play_on(lot, 2)
            self.vacation(seated[seat], None)
        else:
            self.clear(seated[seat], seat, False)
            if self.plays:
                self.play_on(lot, 2)
            self.take(seated[seat], seat)
