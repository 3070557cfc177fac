"""The referee of This War of Mine: the contract of a game, kept by the modules of this package."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.codec import Codec
from bot.games.contract import Chance, Game
from bot.games.packs.words import Words
from bot.games.question_tree import DrawnAnswers, NoSuchAnswer, PathAnswers, Unanswered
from bot.games.questions import Barred, Complete, Prompt, Question
from bot.games.setup import Choice, Ruleset, Setup
from bot.games.twom import attendance, decide, finality
from bot.games.twom.arranging import adjusting
from bot.games.twom.flow import council, setup
from bot.games.twom.flow.advance import asked, offered
from bot.games.twom.flow.table import STEPS
from bot.games.twom.pack.components import Components
from bot.games.twom.pack.form import FORM
from bot.games.twom.pack.pack import Pack
from bot.games.twom.player.player import Player
from bot.games.twom.position.case import Case
from bot.games.twom.position.commands import Command
from bot.games.twom.position.events import Event, Opened
from bot.games.twom.position.evolve import evolve
from bot.games.twom.position.state import State
from bot.games.twom.rules.refusals import RULES
from bot.games.twom.saving import keeping, restoring
from bot.games.twom.telling import beside, log, recap
from bot.games.twom.telling.board import board_of
from bot.games.twom.telling.lookups import CampaignLookups
from bot.games.twom.telling.previews import preview
from bot.games.twom.telling.scripts import SCRIPT
from bot.games.twom.telling.view import TwomView
from bot.games.values import Accepted, Adjustable, Line, Outcome, Rejected, Seat, Viewer, Violation


class Twom(Game[State, Command, Event]):
    """This War of Mine with the components of one pack."""

    key = "twom"
    engine = "twom.1"
    first = setup.FIRST_MATCH
    rulesets: tuple[Ruleset, ...] = (setup.RULESET,)
    codec: Codec[State, Command, Event] = Codec(State, Command, Event)
    rules = RULES
    at_once = True
    apart = frozenset({SCRIPT})

    def __init__(self, pack: Pack) -> None:
        self.components = Components(pack)
        self.texts: Mapping[str, Words] = self.components.texts
        self.lookups = CampaignLookups(self.components)
        self._player = Player(self.components)

    @classmethod
    def from_bytes(cls, pack: bytes | None) -> Twom:
        """The game with the document of a component pack, or with the stand-in that it comes with."""
        return cls(FORM.read(FORM.own()) if pack is None else FORM.decoded(pack))

    def choices(self, setup_: Setup) -> tuple[Choice, ...]:
        """What is to be settled in the lobby."""
        return setup.choices(setup_)

    def check(self, setup_: Setup) -> tuple[Violation, ...]:
        """Why the table cannot be set like this."""
        return setup.check(setup_) or restoring.check(self.components, setup_)

    def read(self, choice: Choice, content: bytes) -> str | Rejected:
        """The text of a save sheet."""
        return restoring.text_of(self.components, content) if choice.name == setup.SAVED else Rejected(())

    def remarks(self, choice: Choice, content: bytes) -> tuple[Line, ...]:
        """That a save sheet was written by hand."""
        text = self.read(choice, content)
        return restoring.remarks(text) if isinstance(text, str) else ()

    def open(self, setup_: Setup, chance: Chance) -> tuple[Event, ...]:
        """The table as it is set or as a save sheet says, and everything up to the first question."""
        if setup.SAVED in setup_.options:
            state, sealed = restoring.restored(self.components, setup_)
            return (Opened(state, "file" if sealed else "hand"), *decide.begun(self.components, state, chance).events)
        blank = setup.blank(self.components, setup_)
        return (Opened(blank), *decide.begun(self.components, blank, chance).events)

    def initial(self, event: Event) -> State:
        """The position of the table as it is set.

        Raises:
            TypeError: this is not how a match begins.
        """
        if not isinstance(event, Opened):
            raise TypeError(f"a match begins with its table being set, not with {type(event).__name__}")
        return event.state

    def decide(self, state: State, seat: Seat, command: Command, chance: Chance) -> Accepted[Event] | Rejected:
        """What a command leads to, up to the next question."""
        return decide.decide(self.components, state, seat, command, chance)

    def play(self, state: State, seat: Seat, command: Command, chance: Chance) -> State | Rejected:
        """The position after a command; see :class:`Quick`."""
        done = decide.carried_out(self.components, state, seat, command, chance)
        return done if isinstance(done, Rejected) else done.state

    def adjustable(self, state: State) -> tuple[Adjustable, ...]:
        """The values that a judge may set by choosing."""
        return adjusting.adjustable(state)

    def adjust(self, state: State, changes: Mapping[str, Any]) -> Accepted[Event] | Rejected:
        """The position with parts set by a judge."""
        return adjusting.adjust(self.components, state, changes)

    def evolve(self, state: State, event: Event) -> State:
        """The position after an event."""
        return evolve(state, event)

    def attend(self, state: State, present: tuple[Seat, ...]) -> tuple[Event, ...]:
        """The Diary goes on from who is not at the table."""
        return attendance.attend(self.components, state, present)

    def retire(
        self, state: State, seats: tuple[Seat, ...], people: tuple[Seat, ...]
    ) -> Accepted[Event] | Outcome | None:
        """The others go on; with nobody left the campaign is over."""
        return attendance.retire(self.components, state, seats, people)

    def save(self, state: State) -> bytes | Rejected:
        """The save sheet of a campaign, after dawn."""
        return keeping.save(self.components, state)

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        """What the Diary's holder is asked."""
        line = asked(Case(self.components, state))
        if line is None:
            return ()
        seconds = council.seconds(state)
        return (Prompt(f"d{state.day}.{state.serial}", decide.asked_seat(state), line, council=seconds),)

    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Question | Complete[Command] | None:
        """Where a path of picked tokens leads."""
        found = self._reached(state, prompt, path)
        if found is None or isinstance(found, Question):
            return found
        final = finality.is_final(self.components, state, prompt.seat, found)
        return Complete(found, self.worded(state, found), final)

    def facts(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> tuple[Line, ...]:
        """The story a question comes from, how people are, costs and what is in store."""
        found = self._reached(state, prompt, path)
        return beside.facts(Case(self.components, state), path, found if isinstance(found, Question) else None)

    def barred(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> tuple[Barred, ...]:
        """Fittings that cannot be built, cards that cannot be cleared, ways of a story that cannot be paid for."""
        found = self._reached(state, prompt, path)
        return beside.barred(Case(self.components, state), path, found if isinstance(found, Question) else None)

    def command(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Command | None:
        """The command that a path ends in, without putting it into words or looking ahead."""
        found = self._reached(state, prompt, path)
        return None if isinstance(found, Question) else found

    def _reached(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Question | Command | None:
        if prompt not in self.prompts(state):
            return None
        answers = PathAnswers(path)
        try:
            found = offered(answers, Case(self.components, state))
        except Unanswered as unanswered:
            return unanswered.step
        except NoSuchAnswer:
            return None
        return found if answers.done else None

    def pick(self, state: State, prompt: Prompt, choose: Callable[[int], int]) -> Command:  # noqa: ARG002
        """A legal command, without putting the questions on the way to it into words; see :class:`Quick`."""
        return offered(DrawnAnswers(choose), Case(self.components, state))

    def default(self, state: State, prompt: Prompt) -> Command:
        """What harms the group least, as far as the game's own player can tell; it decides for everybody alike."""
        return self.automated(state, prompt)

    def automated(self, state: State, prompt: Prompt) -> Command:  # noqa: ARG002
        """The command the game's own player gives."""
        return self._player.answer(state)

    def reason(self, state: State, prompt: Prompt) -> Line | None:  # noqa: ARG002
        """The rule of thumb of a step, or what is better after the answer than after others."""
        return self._player.reason(state)

    def worded(self, state: State, command: Command) -> Line:
        """What a command does, in words."""
        return preview(Case(self.components, state), command)

    def outcome(self, state: State) -> Outcome | None:
        """How the campaign ended, for all alike."""
        return (
            None if state.end is None else attendance.outcome(state.seats, won=state.end.won, reason=state.end.reason)
        )

    def reveals(self, event: Event) -> bool:
        """Whether an event rolled, drew or turned something up."""
        return finality.reveals(event)

    def declares(self, state: State, command: Command) -> bool:  # noqa: ARG002
        """Whether people say what came at their table, or what it did."""
        return decide.tells(state)

    def view(self, state: State, viewer: Viewer) -> TwomView:  # noqa: ARG002
        """The position, which hides nothing."""
        pack = self.components.pack
        board = board_of(Case(self.components, state))
        return TwomView(state, STEPS[state.step].phase, pack.key, pack.stand_in, board)

    def narrate(self, event: Event, viewer: Viewer) -> tuple[Line, ...]:  # noqa: ARG002
        """An event as paragraphs of the log."""
        return log.narrate(self.components, event)

    def heading(self, state: State) -> Line | None:
        """The day and its phase."""
        return log.heading(state)

    def recap(self, before: State, state: State) -> tuple[Line, ...]:
        """Who came, who is gone and what was built since, and who is in danger."""
        return recap.recap(Case(self.components, before), Case(self.components, state))

    def chapter(self, state: State) -> str:
        """The part of a day that a position belongs to: its log is one message."""
        return log.chapter(state)

    def resample(self, state: State, viewer: Viewer, chance: Chance) -> State:  # noqa: ARG002
        """The position itself: nobody knows more of it than another."""
        return state
