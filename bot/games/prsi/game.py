"""The referee of Prší: the contract of a game, kept by the modules of this package."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.games.codec import Codec
from bot.games.contract import Chance
from bot.games.kernel.ask import Answers
from bot.games.kernel.position import View
from bot.games.kernel.referee import Referee
from bot.games.prsi.acts import adjusting, ending
from bot.games.prsi.asks import course, decide, player
from bot.games.prsi.looks.able import in_force, nobody_could_play
from bot.games.prsi.looks.seen import PrsiView, resampled, seen
from bot.games.prsi.pack import setup
from bot.games.prsi.pack.refusals import RULES
from bot.games.prsi.position.commands import Command, Draw, Stand
from bot.games.prsi.position.events import Event, Opened
from bot.games.prsi.position.run import Run
from bot.games.prsi.position.state import State, Stop
from bot.games.prsi.tells import beside, log
from bot.games.questions import Barred, Complete, Option, Prompt
from bot.games.setup import Choice, Ruleset, Setup
from bot.games.values import (
    Accepted,
    Adjustable,
    Line,
    Loss,
    Outcome,
    Progress,
    Rejected,
    Seat,
    Section,
    Viewer,
    Violation,
)


class Prsi(Referee[State, Command, Event]):
    """Prší for two to four, with one pack of 32 cards."""

    key = "prsi"
    engine = "prsi.1"
    rulesets: tuple[Ruleset, ...] = (setup.RULESET,)
    codec: Codec[State, Command, Event] = Codec(State, Command, Event)
    rules = RULES
    first = setup.FIRST_MATCH
    table_lines = log.TABLE

    def choices(self, setup_: Setup) -> tuple[Choice, ...]:
        """What is to be settled in the lobby."""
        return setup.choices(setup_)

    def check(self, setup_: Setup) -> tuple[Violation, ...]:
        """Why a match cannot be opened."""
        return setup.check(setup_)

    def open(self, setup_: Setup, chance: Chance) -> tuple[Event, ...]:
        """The players at the table, and the first deal."""
        seats = len(setup_.seats)
        blank = State(((),) * seats, (0,) * seats, setup.goal_of(setup_), easy=setup.is_easy(setup_))
        return Opened(blank), *decide.begun(blank, chance).events

    def carried_out(self, state: State, seat: Seat, command: Command, chance: Chance) -> Run | Rejected:
        """A command and all that it leads to, up to the next question."""
        return decide.carried_out(state, seat, command, chance)

    def offered(self, answers: Answers, state: State, prompt: Prompt) -> Command:
        """The command that answers lead to."""
        del prompt
        return course.COURSE.offer(answers, View(None, state))  # type: ignore[no-any-return]

    def complete(self, state: State, prompt: Prompt, command: Command, more: tuple[Option, ...]) -> Complete[Command]:
        """A command in words; all but sitting out shows or draws cards."""
        del prompt
        return Complete(command, beside.preview(state, command), not isinstance(command, Stand), more)

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        """Who is asked what."""
        return course.prompts(state)

    def barred(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> tuple[Barred, ...]:
        """The cards of the hand that cannot be played."""
        return beside.not_offered(state, prompt, path)

    def facts(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> tuple[Line, ...]:  # noqa: ARG002
        """The pile, the hand, and how many cards the others hold."""
        return beside.facts(state, prompt)

    def default(self, state: State, prompt: Prompt) -> Command:  # noqa: ARG002
        """Nothing is played: cards are drawn, or the seat sits out."""
        return Stand() if isinstance(in_force(state), Stop) else Draw()

    def evident(self, state: State, prompt: Prompt) -> Command | None:
        """Nothing is played where no hidden card fits; a seat that holds none that fits is asked, or all would know.

        A player who could play may draw as well (prsi-cs.turn.may-draw), so that a draw shows nobody what a hand holds.
        """
        return self.default(state, prompt) if nobody_could_play(state) else None

    def automated(self, state: State, prompt: Prompt) -> Command:
        """The command that the game's own player gives."""
        return self._choice(state, prompt).command

    def reason(self, state: State, prompt: Prompt) -> Line:
        """Why it gives that one."""
        return Line(f"prsi-why-{self._choice(state, prompt).why}")

    def _choice(self, state: State, prompt: Prompt) -> player.Choice:
        return player.choose(seen(state, prompt.seat), prompt.seat, easy=state.easy)

    def adjust(self, state: State, changes: Mapping[str, Any]) -> Accepted[Event] | Rejected:
        """The position with parts set by a judge."""
        return adjusting.adjust(state, changes)

    def adjustable(self, state: State) -> tuple[Adjustable, ...]:
        """The values that a judge may set by choosing."""
        return adjusting.adjustable(state)

    def penalise(self, state: State, seat: Seat, what: Loss, amount: int) -> Accepted[Event] | Rejected:
        """The position without won deals, or with the turn of the next seat."""
        return adjusting.penalise(state, seat, what, amount)

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended."""
        return ending.outcome(state)

    def retire(self, state: State, seats: tuple[Seat, ...], people: tuple[Seat, ...]) -> Outcome | None:
        """The end where one player is left; otherwise the game's own player goes on for who gave up."""
        return ending.retire(state, seats, people)

    def reveals(self, event: Event) -> bool:
        """Whether an event drew cards, or showed one that was hidden."""
        return log.reveals(event)

    def view(self, state: State, viewer: Viewer) -> PrsiView:
        """The position as a viewer may see it."""
        return seen(state, viewer)

    def narrate(self, event: Event, viewer: Viewer) -> tuple[Line, ...]:
        """An event as a line of the log."""
        line = log.narrate(event, viewer)
        return () if line is None else (line,)

    def sheet(self, state: State, viewer: Viewer) -> tuple[Section, ...]:
        """The viewer's hand in words."""
        return beside.sheet(state, viewer)

    def heading(self, state: State) -> Line:
        """Which deal it is."""
        return log.heading(state)

    def scores(self, state: State) -> tuple[Line, ...]:
        """The wins and the cards of each seat."""
        return log.scores(state)

    def points(self, state: State) -> tuple[int, ...]:
        """The deals that each seat won."""
        return state.wins

    def progress(self, state: State) -> Progress:
        """The deal."""
        return Progress("round", state.deal)

    def chapter(self, state: State) -> str:
        """The part of a deal that a position belongs to."""
        return log.chapter(state)

    def resample(self, state: State, viewer: Viewer, chance: Chance) -> State:
        """The position with hidden cards drawn anew."""
        return resampled(state, viewer, chance)
