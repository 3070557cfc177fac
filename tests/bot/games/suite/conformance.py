"""What every game owes the bot, checked on matches played at random."""

from __future__ import annotations

import json
import random
from collections import Counter
from contextlib import suppress
from functools import partial
from operator import eq
from typing import Any

import msgspec

from bot.games.codec import CodecProblem
from bot.games.contract import AnyGame, after_events
from bot.games.questions import Complete, Prompt
from bot.games.setup import Setup
from bot.games.values import JUDGE, SPECTATOR, Accepted, Bookkeeping, Outcome, Rejected, Seat
from tests.bot.games.suite.brought import check_brought, check_saved
from tests.bot.games.suite.group import Group
from tests.bot.games.suite.mutation import Vocabulary, made_up, mutants, odd_changes, with_unknown_fields
from tests.bot.games.suite.offering import SEARCHED, Offering, check_steps
from tests.bot.games.suite.pieces import ADJUSTMENTS, PIECES
from tests.bot.games.suite.play import (
    Breach,
    Dice,
    Match,
    Move,
    any_answer,
    events_digest,
    in_turn,
    own_answers,
    require,
)
from tests.bot.games.suite.secrecy import Secrecy
from tests.bot.games.suite.windows import Windows

LOOKS = 150
"""Positions of one match that are looked at closely; a match that never ends is not worth more."""
WHOLE, BRIEF = 400, 60
"""Steps of a prompt that are looked at: where the match comes by, and where an aside from it leads."""


class Exam:
    """One match of a game, looked at from every side.

    Args:
        closely: the part of its positions that is looked at with every command and every viewer, from 0 to 1.
        each: how many positions of one kind are looked at like this anyway.
        kinds: the part of all kinds of which that is so, from 0 to 1.
        steps: how many steps of each prompt are looked at there.

    Attributes:
        digests: of every position of the match and of its events, once it has been run; see :func:`fingerprints`.
    """

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        seed: int,
        *,
        closely: float = 1.0,
        each: int = 2,
        kinds: float = 1.0,
        steps: int = WHOLE,
    ) -> None:
        self.game, self.setup, self.seed, self.steps = game, setup, seed, steps
        self.lot, self.closely, self.each, self.kinds = random.Random(seed), closely, each, kinds
        self.secrecy = Secrecy(game, setup, seed)
        self.windows = Windows(game, len(setup.seats), seed)
        self.group = Group(game, setup, self._led_to)
        self.vocabulary = Vocabulary(game)
        self.offering = Offering(game)
        self.foreign: list[Any] = []
        self.looks = self.refused = self.accepted = 0
        self.digests: list[str] = []
        self._found_sound: dict[bytes, int] = {}
        self.met: Counter[tuple[str, type]] = Counter()

    def run(self) -> None:
        """Play the match and check everything; raises a :class:`Breach` that says what is wrong."""
        match = Match(self.game, self.setup, self.seed)
        start = match.state
        self._events(tuple(match.events))
        self.digests = [self.game.codec.digest(start)]
        self.secrecy.check_opening(self.setup)
        check_brought(self.game, self.setup, self.lot)
        self._position(start)
        pieces = self._pieces(start)
        for move in match:
            self.vocabulary.learn(move.command)
            self.foreign = [*self.foreign[-30:], move.command]
            if self._worth_a_look(move):
                self._position(move.before)
                tries = self._unoffered(move)
                self._answers(move, tries)
                self.secrecy.check(move, tries)
            self._events(move.events)
            self.digests.append(self.game.codec.digest(move.after))
            now = self._pieces(move.after)
            require(
                now == pieces, f"pieces are not conserved by {move.events}: lost {pieces - now}, got {now - pieces}"
            )
        self._end(match.state)
        self._replay(match, start)
        self._reload()
        self.digests.append(events_digest(self.game, match))

    def _worth_a_look(self, move: Move) -> bool:
        # What is rare in a long match would hardly ever be looked at by chance alone.
        kind = move.prompt.ask.key, type(move.command)
        self.met[kind] += 1
        is_rare = self.met[kind] <= self.each and self._is_chosen(kind)
        worth = self.looks < LOOKS and (is_rare or self.lot.random() < self.closely)
        self.looks += worth
        return worth

    def _is_chosen(self, kind: tuple[str, type]) -> bool:
        return random.Random(f"{self.seed} {kind[0]} {kind[1].__name__}").random() < self.kinds

    def _pieces(self, state: Any) -> Any:
        return PIECES[self.game.key](state)

    def _position(self, state: Any) -> None:
        data = self.game.codec.encode(state)
        self._sound(state, self.steps)
        self._concessions(state)
        self._adjustments(state)
        check_saved(self.game, state, len(self.setup.seats), self.setup)
        self._time_up(state)
        self.windows.check(state)
        self.group.check(state)
        require(self.game.codec.encode(state) == data, "asking about a state changes it")

    def _sound(self, state: Any, steps: int) -> None:
        game, codec = self.game, self.game.codec
        data = codec.encode(state)
        if self._found_sound.get(data, 0) >= steps:
            return
        self._found_sound[data] = steps
        require(codec.state(data) == state, "a state changes on its way through the codec")
        require(codec.encode(codec.state(data)) == data, "a state is written differently after it was read")
        asked = game.prompts(state)
        require(len({prompt.id for prompt in asked}) == len(asked), f"two prompts with one id: {asked}")
        require(all(0 <= prompt.seat < len(self.setup.seats) for prompt in asked), f"nobody's prompt: {asked}")
        require(bool(asked) == (game.outcome(state) is None), "prompts are not empty exactly when the match is over")
        for viewer in (*range(len(self.setup.seats)), SPECTATOR, JUDGE):
            require(msgspec.json.encode(game.view(state, viewer)) != b"", "a view cannot be written")
            held = bool(game.sheet(state, viewer))
            require(game.has_sheet(state, viewer) == held, f"{viewer} has another sheet than is said")
        for prompt in asked:
            check_steps(game, state, prompt, budget=steps)
            gone = msgspec.structs.replace(prompt, id=f"{prompt.id}-gone")
            require(game.step(state, gone, ()) is None, "a prompt that does not stand is answered")
            for command in own_answers(game, self.setup, state, prompt):
                unknown = self.offering.surely_not(state, prompt, partial(eq, command), SEARCHED * steps // WHOLE)
                require(not unknown, f"{prompt.id}: not offered, yet given: {command}")

    def _led_to(self, state: Any, events: tuple[Any, ...]) -> None:
        self._events(events)
        self._sound(state, BRIEF)

    def _answers(self, move: Move, tries: list[Any]) -> None:
        for prompt in self.game.prompts(move.before):
            if prompt.ahead:
                continue
            ends, whole = self.offering.offered(move.before, prompt)
            written = [self.game.codec.encode(end.command) for end in ends]
            require(len(set(written)) == len(written), f"{prompt.id}: two paths end in one command")
            for end in self.lot.sample(ends, min(40, len(ends))):
                self._accepted(move.before, prompt, end)
            if not whole:
                for _ in range(20):
                    command = any_answer(self.game, move.before, prompt, self.lot)
                    decision = self._decide(move.before, prompt.decider, command)
                    require(isinstance(decision, Accepted), f"offered and refused: {command}: {decision}")
            for command in self.lot.sample(tries, min(60, len(tries))):
                self._tried(move.before, prompt.decider, command, set(written))
        asked = {prompt.decider for prompt in self.game.prompts(move.before) if not prompt.ahead}
        for seat in (*range(len(self.setup.seats)), -1, len(self.setup.seats), 10**9):
            if seat not in asked:
                self._tried(move.before, seat, move.command, set())
                for command in self.lot.sample(tries, min(5, len(tries))):
                    self._tried(move.before, seat, command, set())

    def _unoffered(self, move: Move) -> list[Any]:
        """Commands that mostly are no answers: answers changed in one place, made up, or given to other prompts."""
        asked = self.game.prompts(move.before)
        others = [any_answer(self.game, move.before, prompt, self.lot) for prompt in asked]
        changed = [one for command in others for one in mutants(self.game, command, self.vocabulary)]
        return [*changed, *made_up(self.game, self.vocabulary, self.lot), *self.foreign, *others]

    def _accepted(self, state: Any, prompt: Prompt, end: Complete[Any]) -> None:
        codec, dice = self.game.codec, Dice(self.seed)
        command = codec.command(codec.encode(end.command))
        require(command == end.command, f"a command changes on its way through the codec: {command}")
        require(not self._misspelt(end.command), f"a command with an unknown field is read as one: {command}")
        decision = self._decide(state, prompt.decider, command, dice)
        require(isinstance(decision, Accepted), f"{prompt.id}: offered and refused: {command}: {decision}")
        assert isinstance(decision, Accepted)
        require(bool(decision.events), f"{prompt.id}: nothing happens: {command}")
        bound = bool(dice.draws) or any(map(self.game.reveals, decision.events))
        require(end.final or not bound, f"{prompt.id}: rolls, draws or reveals, and is not final: {command}")
        self.accepted += 1

    def _misspelt(self, command: Any) -> list[Any]:
        """What the codec reads where a field that no command has is added to a part of one."""
        found = []
        for part in with_unknown_fields(json.loads(self.game.codec.encode(command))):
            with suppress(CodecProblem):
                found.append(self.game.codec.command(json.dumps(part).encode()))
        return found

    def _tried(self, state: Any, seat: Seat, command: Any, written: set[bytes]) -> None:
        decision = self._decide(state, seat, command)
        if isinstance(decision, Accepted):
            known = self.game.codec.encode(command) in written
            asked = [one for one in self.game.prompts(state) if one.decider == seat and not one.ahead]

            def same(other: Any) -> bool:
                return other == command or self._decide(state, seat, other) == decision

            require(
                known or not all(self.offering.surely_not(state, prompt, same) for prompt in asked),
                f"seat {seat} is not offered {command}, yet it is accepted",
            )
        else:
            require(self.game.codec.encode(command) not in written, f"offered and refused: {command}: {decision}")
            self._refusal(decision)

    def _refusal(self, decision: Rejected, *, unruled: bool = False) -> None:
        require(bool(decision.violations), "a refusal names no rule")
        for violation in decision.violations:
            known = violation.rule in self.game.rules or (unruled and not violation.rule)
            require(known, f"a refusal cites a rule that is not registered: {violation}")
            require(bool(violation.line.key), f"a refusal without words: {violation}")
        self.refused += 1

    def _decide(self, state: Any, seat: Seat, command: Any, dice: Dice | None = None) -> Accepted[Any] | Rejected:
        digest = self.game.codec.digest(state)
        try:
            decision = self.game.decide(state, seat, command, dice or Dice(self.seed))
        except Exception as problem:
            raise Breach(f"deciding raises for seat {seat}: {command}: {problem!r}") from problem
        require(self.game.codec.digest(state) == digest, f"deciding changes the state: {command}")
        return decision

    def _events(self, events: tuple[Any, ...]) -> None:
        codec = self.game.codec
        data = codec.encode(events)
        require(codec.events(data) == events, f"events change on their way through the codec: {events}")
        for event in events:
            require(isinstance(self.game.reveals(event), bool), "whether an event reveals is no yes or no")
            for viewer in (*range(len(self.setup.seats)), SPECTATOR, JUDGE):
                lines = self.game.narrate(event, viewer)
                require(not lines or not isinstance(event, Bookkeeping), f"bookkeeping is told: {event}")

    def _adjustments(self, state: Any) -> None:
        for changes in ({"no-such-thing": 1}, {"": None}, {"__class__": {"a": [1]}}):
            decision = self._adjusted(state, changes)
            if isinstance(decision, Accepted):
                raise Breach(f"an adjustment of nothing is accepted: {changes}")
            self._refusal(decision, unruled=True)
        for changes in self.lot.sample(odd_changes(self.game, state, ADJUSTMENTS[self.game.key]), 8):
            decision = self._adjusted(state, changes)
            if isinstance(decision, Rejected):
                self._refusal(decision, unruled=True)
                continue
            after = after_events(self.game, decision.events, state)
            self._events(decision.events)
            self._sound(after, BRIEF)
            lost = self._pieces(state).total() - self._pieces(after).total()
            require(lost == 0, f"an adjustment loses {lost} pieces: {changes}")
            self._plays_on(after, "an adjustment")

    def _plays_on(self, state: Any, what: str, moves: int = 15) -> None:
        pieces = self._pieces(state)
        for _ in range(moves):
            asked = self.game.prompts(state)
            require(
                bool(asked) == (self.game.outcome(state) is None),
                "prompts are not empty exactly when the match is over",
            )
            if not asked:
                return
            prompt = self.lot.choice(in_turn(asked))
            command = any_answer(self.game, state, prompt, self.lot)
            decision = self._decide(state, prompt.decider, command, Dice(self.lot.random()))
            if isinstance(decision, Rejected):
                raise Breach(f"offered and refused after {what}: {command}: {decision}")
            state = after_events(self.game, decision.events, state)
            require(self._pieces(state) == pieces, f"pieces are not conserved after {what}: {decision.events}")

    def _adjusted(self, state: Any, changes: dict[str, Any]) -> Accepted[Any] | Rejected:
        try:
            return self.game.adjust(state, changes)
        except Exception as problem:
            raise Breach(f"adjusting raises: {changes}: {problem!r}") from problem

    def _time_up(self, state: Any) -> None:
        events = self.game.time_up(state)
        require(bool(events) <= self.game.ends_on_time, "time is up in a game that knows no time")
        require(not (events and self.game.outcome(state)), "time is up in a match that is over")
        after = after_events(self.game, events, state)
        require(not self.game.time_up(after), f"time is up a second time: {events}")
        require(self._pieces(after) == self._pieces(state), f"pieces are not conserved by {events}")
        if events:
            self._sound(after, self.steps)
            self._plays_on(after, "time was up")

    def _concessions(self, state: Any) -> None:
        seats = tuple(range(len(self.setup.seats)))
        for leaving in (seats[:1], seats[1:], seats):
            playing = tuple(seat for seat in seats if seat not in leaving)
            retired = self.game.retire(state, leaving, playing)
            if isinstance(retired, Outcome):
                self._outcome(retired)
            require(bool(playing) or isinstance(retired, Outcome), "a match goes on that everybody gave up")

    def _end(self, state: Any) -> None:
        self._position(state)
        outcome = self.game.outcome(state)
        assert outcome is not None
        self._outcome(outcome)
        for command in self.foreign:
            for seat in range(len(self.setup.seats)):
                require(isinstance(self._decide(state, seat, command), Rejected), "a move after the end")

    def _outcome(self, outcome: Outcome) -> None:
        self.group.outcome(outcome)
        seats = sorted(one.seat for one in outcome.standings)
        require(seats == list(range(len(self.setup.seats))), f"an outcome without every seat once: {outcome}")
        require(
            all(one.place is None or one.place >= 1 for one in outcome.standings),
            f"places are counted from 1: {outcome}",
        )
        require(bool(outcome.reason.key), "an outcome without a reason")

    def _replay(self, match: Match, start: Any) -> None:
        codec = self.game.codec
        events = codec.events(codec.encode(tuple(match.events)))
        for _ in range(2):
            state = after_events(self.game, events)
            require(state == match.state, "replaying the events leads to another state")
            require(codec.digest(state) == codec.digest(match.state), "replaying the events leads to another digest")

    def _reload(self) -> None:
        match = Match(self.game, self.setup, self.seed, reload=True)
        positions = [self.game.codec.digest(match.state)] + [self.game.codec.digest(move.after) for move in match]
        require(positions == self.digests, "a match goes on differently after a reload")
