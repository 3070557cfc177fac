"""What a game owes tables that play together, and what one owes that has no player of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.contract import AnyGame, after_events
from bot.games.setup import Setup, Variant
from bot.games.values import Accepted, Outcome, Seat
from bot.matches.model.position import variant_of
from tests.bot.games.suite.play import require

Sound = Callable[[Any, tuple[Any, ...]], None]
"""Looks at a position, and at the events that led to it, as at any other."""


class Group:
    """Looks at what absent seats and seats that give up lead to.

    Args:
        sound: raises unless a position and the events before it are sound.
    """

    def __init__(self, game: AnyGame, setup: Setup, sound: Sound) -> None:
        self._game, self._sound = game, sound
        self._seats = tuple(range(len(setup.seats)))
        variant = variant_of(game, setup.ruleset, setup.variant)
        assert variant is not None
        self.variant: Variant = variant

    def check(self, state: Any) -> None:
        """Let seats go and come back, and give up, at one position."""
        if self._game.prompts(state):
            self._retirements(state)
            if self.variant.together:
                self._absences(state)
        chapter = self._game.chapter(state)
        require(len(chapter) <= 64, f"the name of a chapter is too long: {chapter}")

    def outcome(self, outcome: Outcome) -> None:
        """Look at an end."""
        if self.variant.together:
            told = all(one.place is None and one.won is not None for one in outcome.standings)
            require(told, f"a table that plays together wins or loses, and has no places: {outcome}")

    def _retirements(self, state: Any) -> None:
        for leaving in (self._seats[:1], self._seats[1:]):
            stay = tuple(seat for seat in self._seats if seat not in leaving)
            if not leaving or not stay:
                continue
            answer = self._game.retire(state, leaving, stay)
            if self.variant.together:
                require(not isinstance(answer, Outcome), "the match ends although somebody still plays")
            if not self.variant.automaton:
                require(answer is not None, "nobody plays on for a seat that gave up")
            if isinstance(answer, Accepted):
                after = self._after(state, answer.events)
                asked = {prompt.seat for prompt in self._game.prompts(after)}
                require(self.variant.automaton or not asked & set(leaving), "a seat is asked that gave up")

    def _absences(self, state: Any) -> None:
        groups: list[tuple[Seat, ...]] = [(), self._seats[:1], self._seats[-1:], self._seats[1:], self._seats]
        for present in groups:
            after = self._after(state, self._game.attend(state, present))
            require(not self._game.attend(after, present), "a game is told who is present, and does not know it")
            asked = {prompt.seat for prompt in self._game.prompts(after)}
            waits = bool(present) and not self.variant.automaton and not asked <= set(present)
            require(not waits, f"somebody is asked who is absent: {asked}, where {present} are present")
            back = self._after(after, self._game.attend(after, self._seats))
            require(bool(self._game.prompts(back)), "a match ends because somebody was away")

    def _after(self, state: Any, events: tuple[Any, ...]) -> Any:
        state = after_events(self._game, events, state)
        if events:
            self._sound(state, events)
        return state
