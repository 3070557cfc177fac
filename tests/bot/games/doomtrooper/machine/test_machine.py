"""Decks, declarations, disputes and a judge's hand in any order: no card is lost, nobody waits for nothing."""

from __future__ import annotations

import random
from typing import ClassVar

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from bot.games.doomtrooper.position.commands import Dispute, LetBe, Pass, Play, Withdraw
from bot.games.doomtrooper.position.frames import Declared
from bot.games.values import BENCH, Accepted, Rejected
from tests.bot.chaos.anybody import of_size
from tests.bot.games.doomtrooper.machine.table import Match
from tests.examples import no_constants

pytestmark = pytest.mark.slow

lots = st.integers(0, 9999)
TRIES = 12


class Machine(RuleBasedStateMachine):
    """What players and a judge may try."""

    match: Match
    done: ClassVar[set[str]] = set()
    """What happened in any of the matches."""

    @initialize(seed=lots, seats=st.integers(2, 3), size=st.sampled_from((0, 6, 20)))
    def begin(self, seed: int, seats: int, size: int) -> None:
        """A match with drawn decks, the smallest of which soon run dry."""
        self.match = Match(seed, seats, size)

    @rule(lot=lots, number=st.integers(1, 9))
    def play_on(self, lot: int, number: int) -> None:
        """Whoever is asked answers by chance; what is offered is accepted."""
        chance = random.Random(lot)
        for _ in range(number):
            asked = [prompt for prompt in self.match.asked if not prompt.judge]
            if not asked or self.match.dispute is not None:
                return
            prompt = chance.choice(asked)
            command = self.match.game.pick(self.match.state, prompt, chance.randrange)
            done = self.match.says(prompt.decider, command)
            assert isinstance(done, Accepted), (command, done)

    @precondition(lambda self: self.match.dispute is None)
    @rule(lot=lots)
    def declare(self, lot: int) -> None:
        """Somebody plays a card that nobody has written and says what it does."""
        chance = random.Random(lot)
        for _ in range(TRIES):
            prompts = self.match.asked
            if not prompts:
                return
            prompt = prompts[0]
            command = self.match.game.pick(self.match.state, prompt, chance.randrange)
            silent = isinstance(command, Play) and self.match.game.catalogue[self._code(command.card)].text is None
            if silent:
                assert isinstance(self.match.says(prompt.decider, command), Accepted)
                self.done.add("declared")
                return
            if isinstance(command, Pass):
                self.match.says(prompt.decider, command)

    def _code(self, card: int) -> str:
        return self.match.state.cards[card].code

    @precondition(lambda self: any(isinstance(frame, Declared) for frame in self.match.state.stack[-1:]))
    @rule(lot=lots, doubts=st.booleans(), way=st.integers(0, 2))
    def judge_what_was_declared(self, lot: int, doubts: bool, way: int) -> None:
        """The others dispute it or let it be; a dispute is settled by its player or by a judge, and by nobody else."""
        match = self.match
        chance = random.Random(lot)
        if match.dispute is None:
            prompt = chance.choice(match.asked)
            assert isinstance(match.says(prompt.decider, Dispute() if doubts else LetBe()), Accepted)
            self.done.add("disputed" if doubts else "let be")
            return
        for seat in range(len(match.state.players)):
            for command in (Pass(), LetBe(), Dispute()):
                assert isinstance(match.says(seat, command), Rejected), (seat, command)
            if seat != match.declarer:
                assert isinstance(match.says(seat, Withdraw()), Rejected)
        by, settles = ((BENCH, LetBe()), (BENCH, Withdraw()), (match.declarer, Withdraw()))[way]
        assert isinstance(match.says(by, settles), Accepted)
        assert match.dispute is None
        self.done.add(f"{type(settles).__name__} by {'judge' if by == BENCH else 'player'}")

    @rule(lot=lots, what=st.sampled_from(("points", "piles", "turn", "foreign", "nonsense")))
    def adjust(self, lot: int, what: str) -> None:
        """A judge sets parts of the position; cards that a player does not have are refused."""
        match, chance = self.match, random.Random(lot)
        over = bool(match.state.over)
        seat = chance.randrange(len(match.state.players))
        own = [card.code for card in match.state.cards if card.owner == seat and card.zone in ("hand", "library")]
        told: dict[str, object] = {
            "points": {"players": {str(seat): {"destiny": chance.randrange(50), "victory": chance.randrange(20)}}},
            "piles": {"players": {str(seat): {"hand": chance.sample(own, min(3, len(own))), "discard": []}}},
            "turn": {"turn": {"seat": seat, "step": chance.choice(("draw", "actions", "discard"))}},
            "foreign": {"players": {str(seat): {"hand": ["01001"] * 99}}},
            "nonsense": {"players": {"9": {}}},
        }[what]  # type: ignore[assignment]
        done = match.adjust(told)
        out = match.state.players[seat].out
        if what in ("foreign", "nonsense") or over:
            assert isinstance(done, Rejected), (what, done)
        elif not out:
            assert isinstance(done, Accepted), (what, done)
            self.done.add(what)

    @rule(lot=lots, card=st.integers(-3, 200))
    def forge(self, lot: int, card: int) -> None:
        """A card that is not in the hand of who says so is never played."""
        match = self.match
        for seat in range(len(match.state.players)):
            known = 0 <= card < len(match.state.cards)
            mine = known and match.state.cards[card].zone == "hand" and match.state.cards[card].owner == seat
            if not mine:
                assert isinstance(match.says(seat, Play(card, x=lot % 5)), Rejected)

    @precondition(lambda self: self.match.state.turn > 3)
    @rule()
    def call_time(self) -> None:
        """The time of the match is over: last turns are played."""
        self.match.take(self.match.game.time_up(self.match.state))

    @invariant()
    def is_whole(self) -> None:
        """Cards are conserved by owner, somebody is asked until the end, and nobody sees too much."""
        self.match.check(len(self.match.events) % len(self.match.state.players))

    def teardown(self) -> None:
        """The events lead to the same position once they were written and read again."""
        codec = self.match.game.codec
        assert codec.encode(self.match.replayed()) == codec.encode(self.match.state)


def test_any_order_of_declarations_disputes_and_adjustments() -> None:
    Machine.done.clear()
    with no_constants():
        run_state_machine_as_test(
            Machine,
            settings=of_size(150, 30),
        )
    wanted = {"declared", "disputed", "let be", "LetBe by judge", "Withdraw by judge", "Withdraw by player"}
    assert wanted | {"points", "piles", "turn"} <= Machine.done
