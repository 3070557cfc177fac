"""A table on which seats give commands, as the game judges them."""

from __future__ import annotations

from typing import Any, Self

from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.asks.course import advance, prompts
from bot.games.doomtrooper.asks.course import command as menu
from bot.games.doomtrooper.asks.decide import carried_out
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Command, Pass
from bot.games.doomtrooper.position.frames import ActionFrame, TurnFrame, Window
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import Player, Token
from bot.games.kernel.ask import PathAnswers, Unanswered
from bot.games.questions import Number, Prompt, Step
from bot.games.values import Rejected, Seat
from tests.bot.games.doomtrooper.table import Table

ACTIONS = 6
"""Where a turn is whose actions are being taken."""


class Seats(Table):
    """Cards are laid out first; the first command, or the first look, begins."""

    def acting(self, *tokens: Token, seat: Seat = 0) -> Self:
        """The seat has these actions left; three ordinary ones where none are named."""
        self.stack = [TurnFrame(ACTIONS), ActionFrame(seat, 60)]
        self.have(seat, tokens=tokens or (Token("any"),) * 3)
        return self

    def at(self, part: int) -> Self:
        """The turn of the first seat is so far; see ``PARTS`` of ``acts/flow/turns.py``."""
        self.stack = [TurnFrame(part)]
        return self

    def have(self, seat: Seat, **told: Any) -> Self:
        """What a seat has beside its cards."""
        before = self.players[seat]
        fields = {name: getattr(before, name) for name in Player.__struct_fields__}
        self.players[seat] = Player(**{**fields, **told})
        return self

    def goes_on(self) -> Self:
        """Everything happens up to the next question."""
        advance(self.run)
        return self

    def says(self, seat: Seat, command: Command) -> Self:
        """A seat gives a command that stands."""
        done = self._decided(seat, command)
        assert isinstance(done, Run), (command, done, self.state.stack)
        done.events[:0] = self.run.events
        self._run = done
        return self

    def refused(self, seat: Seat, command: Command) -> str:
        """The rule that a refused command breaks, without the book."""
        rule = self.turned_away(seat, command)
        assert rule, f"{command} stands"
        return rule

    def turned_away(self, seat: Seat, command: Command) -> str:
        """The rule that turns a command away, without the book; empty where it is accepted."""
        done = self._decided(seat, command)
        return done.violations[0].rule.partition(".")[2] if isinstance(done, Rejected) else ""

    def _decided(self, seat: Seat, command: Command) -> Run | Rejected:
        self.goes_on()
        return carried_out(self.run, seat, command, self.chance)

    def all_pass(self, *, until: str = "") -> Self:
        """Everybody passes in windows, up to one of this name, or to a question of another sort."""
        self.goes_on()
        while self.state.stack and isinstance(self.run.top, Window) and not (until and self.run.top.name == until):
            self.says(self.run.top.order[self.run.top.at], Pass())
        return self

    @property
    def prompted(self) -> tuple[Prompt, ...]:
        """Who is asked what now."""
        self.goes_on()
        return prompts(Case(self.run.catalogue, self.rules, self.state))

    @property
    def window(self) -> str:
        """The window that is open; empty where none is."""
        self.goes_on()
        return self.run.top.name if self.state.stack and isinstance(self.run.top, Window) else ""

    def offered(self, seat: Seat, *path: str) -> list[str]:
        """The tokens that a seat may pick at the end of a path."""
        self.goes_on()
        try:
            menu(PathAnswers(path), Asked(self.run, seat))
        except Unanswered as unanswered:
            step = unanswered.step
            if isinstance(step, Number):
                return [str(number) for number in range(step.least, step.most + 1)]
            assert isinstance(step, Step)
            return [option.token for option in step.options]
        return []

    def tokens(self, seat: Seat = 0) -> tuple[str, ...]:
        """The kinds of the actions that a seat has left."""
        return tuple(token.kind for token in self.state.players[seat].tokens)

    def points(self, seat: Seat = 0) -> tuple[int, int]:
        """Destiny and victory points of a seat."""
        return self.state.players[seat].destiny, self.state.players[seat].victory

    def moved(self, card: int) -> list[str]:
        """Why a card was moved, one reason after the other."""
        return [event.why for event in self.told(ev.Moved) if event.card == card]
