"""Non-interference: whatever a viewer may not know can be drawn anew, and nothing it is shown changes."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from bot.boards.entry import Boards, Picture
from bot.games.contract import AnyGame, after_events
from bot.games.setup import Setup
from bot.games.values import JUDGE, SPECTATOR, Accepted, Line, Rejected, Seat, Viewer
from bot.installed import GAMES
from bot.locales.sentences import localizer
from bot.matches.model.position import variant_of
from rules_index import Language
from tests.bot.games.suite.identifiers import renamed
from tests.bot.games.suite.offering import same_steps
from tests.bot.games.suite.play import Dice, Move, any_answer, own_answers, require
from tests.bot.games.suite.seen_acts import seen_of

PICTURES = 4
"""Pairs of pictures of a match that are held against each other; drawing takes its time."""

_ENGLISH = localizer(Language.EN)
_BOARDS = Boards(GAMES)


class Secrecy:
    """Holds what viewers are shown in a match against the same match with its secrets drawn anew.

    Attributes:
        hid: how often there was something to hide; ``named`` how often under identifiers of its own.
        compared: how often the logs of two moves were held against each other that leave the same traces.
        aside: how often they were not, since everybody saw that these were two different acts.
        unpaired: how often a move had none to be held against: its seat may distinguish the two matches, and nothing
            that was tried in the other one leaves the same traces.
    """

    def __init__(self, game: AnyGame, setup: Setup, seed: int) -> None:
        self.game, self.hid, self.named = game, 0, 0
        self.compared = self.aside = self.unpaired = 0
        self._pictures = 0
        self._seats, self._lot = range(len(setup.seats)), random.Random(seed)
        self._variant = variant_of(game, setup.ruleset, setup.variant)
        self._setup = setup

    def check(self, move: Move, tries: Sequence[Any]) -> None:
        """Look at the position before a move, at how refusals sound there, and at what the log says of the move.

        Args:
            tries: commands, legal or not, that every seat tries.
        """
        state = move.before
        require(self.game.resample(state, JUDGE, self._dice()) == state, "something is hidden from a judge")
        for viewer in (*self._seats, SPECTATOR):
            other = self.game.resample(state, viewer, self._dice())
            self.hid += other != state
            self.sees_the_same(state, other, viewer)
            self._is_known_by_no_name(move, viewer)
            if viewer != SPECTATOR:
                self._is_refused_the_same(state, other, viewer, tries)
            self._reads_the_same(move, other, viewer)

    def check_opening(self, setup: Setup) -> None:
        """Of matches that open with the same sight, the log says the same."""
        game = self.game
        for viewer in (*self._seats, SPECTATOR):
            told: dict[bytes, object] = {}
            for _ in range(12):
                events = game.open(setup, self._dice())
                state = after_events(game, events)
                sight = msgspec.json.encode((game.view(state, viewer), game.prompts(state)))
                lines = [game.narrate(event, viewer) for event in events]
                other = told.setdefault(sight, lines)
                require(lines == other, f"the log of the opening tells {viewer} what is hidden: {lines} or {other}")

    def _is_known_by_no_name(self, move: Move, viewer: Viewer) -> None:
        """Nothing follows from the identifiers of what is hidden, neither what is shown nor what happens."""
        alike = renamed(self.game, move.before, viewer, self._lot.random())
        if alike is None:
            return
        self.named += 1
        self.sees_the_same(move.before, alike.state, viewer, alike.command)
        told = self._told(move.before, move.prompt.decider, move.command, viewer)
        also = self._told(alike.state, move.prompt.decider, alike.command(move.command), viewer)
        # Of several cards that are the same to their owner one is offered, and it may be another one there.
        stands = (told is None) == (also is None) or move.prompt.decider != viewer
        require(stands, f"whether a command stands follows from identifiers: {move.command}")
        if told is not None and also is not None:
            self._compare(told, also, True, viewer)

    def sees_the_same(
        self, state: Any, other: Any, viewer: Viewer, command: Callable[[Any], Any] = lambda said: said
    ) -> None:
        """View, prompts, outcome, and the viewer's own offers.

        Args:
            command: how a command for one position is given in the other one.
        """
        game = self.game
        one, two = game.view(state, viewer), game.view(other, viewer)
        require(one == two, f"the view of {viewer} tells what is hidden: {one} or {two}")
        if other != state and self._pictures < PICTURES:
            self._pictures += 1
            require(self._picture(one) == self._picture(two), f"the picture tells {viewer} what is hidden")
        held, also = game.sheet(state, viewer), game.sheet(other, viewer)
        require(held == also, f"the sheet of {viewer} tells what is hidden: {held} or {also}")
        for said in (game.chapter, game.heading, game.progress, game.prospect):
            require(said(state) == said(other), f"the {said.__name__} tells {viewer} what is hidden")
        require(game.recap(state, state) == game.recap(other, other), f"the recap tells {viewer} what is hidden")
        asked = game.prompts(state)
        require(asked == game.prompts(other), f"prompts tell {viewer} what is hidden")
        require(game.outcome(state) == game.outcome(other), f"the outcome tells {viewer} what is hidden")
        for prompt in asked:
            if prompt.seat == viewer or (self._variant is not None and self._variant.together):
                # Where a table plays together, everybody may look at every question and advise on it.
                same_steps(game, state, other, prompt, command=command)
            if prompt.seat == viewer:
                defaults = command(game.default(state, prompt)), game.default(other, prompt)
                require(defaults[0] == defaults[1], "the default command peeks")
                both = [own_answers(game, self._setup, each, prompt)[1:] for each in (state, other)]
                require(list(map(command, both[0])) == list(both[1]), "the automated player peeks")

    def _picture(self, view: Struct) -> Picture | None:
        return _BOARDS.draw(self.game.key, view, _ENGLISH)

    def _is_refused_the_same(self, state: Any, other: Any, viewer: Seat, tries: Sequence[Any]) -> None:
        for command in self._lot.sample(tries, min(20, len(tries))):
            one = self.game.decide(state, viewer, command, Dice(0))
            two = self.game.decide(other, viewer, command, Dice(0))
            if isinstance(one, Rejected) or isinstance(two, Rejected):
                require(one == two, f"a refusal tells {viewer} what is hidden: {command}: {one} or {two}")

    def _reads_the_same(self, move: Move, other: Any, viewer: Viewer) -> None:
        """Where a viewer sees the same before and after a move, the log may not tell more than that."""
        actor = move.prompt.decider
        told = self._told(move.before, actor, move.command, viewer)
        if told is None:
            return
        if (also := self._told(other, actor, move.command, viewer)) is not None:
            self._compare(told, also, True, viewer)
        else:
            self._may_know(move, other, actor)
            # What was answered rests on a secret, so in the other match the answer has to be another.
            answers = self._answers(other, move, viewer)
            if sum(self._compare(told, *each, viewer) for each in answers) == 0:
                self.unpaired += 1
        if viewer == actor:
            return
        for also, alike in self._answers(move.before, move, viewer):
            # An answer may be told that leaves no trace, or only traces of which nothing is hidden.
            if also[0] != told[0] and self._hides(told, viewer) and self._hides(also, viewer):
                self._compare(told, also, alike, viewer)

    def _may_know(self, move: Move, other: Any, actor: Seat) -> None:
        """A command is accepted in one of two matches alone only where its seat may distinguish them."""
        one, two = ((self.game.view(each, actor), self.game.prompts(each)) for each in (move.before, other))
        require(one != two, f"whether a command is accepted tells {actor} what is hidden: {move.command}")

    def _answers(self, state: Any, move: Move, viewer: Viewer) -> Iterator[tuple[_Told, bool]]:
        """The logs of other answers than the one given, and whether everybody sees the same act."""
        for _ in range(6):
            command = any_answer(self.game, state, move.prompt, self._lot)
            told = self._told(state, move.prompt.decider, command, viewer)
            if told is not None:
                yield told, seen_of(self.game.key, command) == seen_of(self.game.key, move.command)

    def _compare(self, one: _Told, two: _Told, alike: bool, viewer: Viewer) -> bool:
        """Hold two logs against each other where what they tell of looks the same; tell whether that was done."""
        if one[1] != two[1]:
            return False
        if not alike:
            self.aside += 1
            return False
        self.compared += 1
        require(one[2] == two[2], f"the log tells {viewer} what is hidden: {one[2]} or {two[2]}")
        require(one[3] == two[3], f"the purposes of draws tell {viewer} what is hidden: {one[3]} or {two[3]}")
        return True

    def _told(self, state: Any, seat: Seat, command: Any, viewer: Viewer) -> _Told | None:
        game, dice = self.game, Dice("log")
        decision = game.decide(state, seat, command, dice)
        if not isinstance(decision, Accepted):
            return None
        lines: list[Line] = []
        for event in decision.events:
            state = game.evolve(state, event)
            lines += game.narrate(event, viewer)
        return game.codec.digest(state), (game.view(state, viewer), game.prompts(state)), lines, dice.draws, state

    def _hides(self, told: _Told, viewer: Viewer) -> bool:
        """Whether anything is hidden from a viewer after a command."""
        return any(self.game.resample(told[4], viewer, self._dice()) != told[4] for _ in range(3))

    def _dice(self) -> Dice:
        return Dice(self._lot.random())


_Told = tuple[str, object, list[Line], list[tuple[str, int]], Any]
"""After a command: the digest, what the viewer sees, the lines it reads, what chance was publicly asked for, and the
position."""
