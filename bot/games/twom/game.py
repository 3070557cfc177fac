"""The referee of This War of Mine: the contract of a game, kept by the modules of this package."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from bot.games.codec import Codec
from bot.games.contract import Chance
from bot.games.kernel.ask import Answers
from bot.games.kernel.referee import Referee
from bot.games.packs.words import Words
from bot.games.questions import Barred, Complete, Option, Prompt, Question
from bot.games.setup import Choice, Ruleset, Setup
from bot.games.twom.acts.flow import council, setup
from bot.games.twom.acts.flow.using import USE
from bot.games.twom.asks import adjusting, attendance, decide, finality
from bot.games.twom.asks.advance import asked
from bot.games.twom.asks.player.player import Player
from bot.games.twom.asks.steps import STEPS
from bot.games.twom.asks.told.declaring import DONE
from bot.games.twom.asks.told.free import DECLARE, offer_declaration
from bot.games.twom.asks.told.kinds import NUMBERED
from bot.games.twom.looks.refusals import RULES
from bot.games.twom.pack.box import box
from bot.games.twom.pack.components import Components
from bot.games.twom.pack.form import FORM
from bot.games.twom.pack.pack import Pack
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.commands import Command, Declare, Tell, answers_of
from bot.games.twom.position.events import Event, Opened
from bot.games.twom.position.figures import evolve
from bot.games.twom.position.state import State
from bot.games.twom.tells import beside, log, recap, series
from bot.games.twom.tells.board import board_of
from bot.games.twom.tells.deeds import TwomDeeds
from bot.games.twom.tells.lookups import CampaignLookups
from bot.games.twom.tells.saving import keeping, restoring
from bot.games.twom.tells.scripts import SCRIPT
from bot.games.twom.tells.view import TwomView
from bot.games.values import Accepted, Adjustable, Line, Outcome, Rejected, Seat, Viewer, Violation

ENGINES: Mapping[int, str] = {1: "twom.1", setup.VERSION: "twom.2"}
"""The versions of the referee, by the agreement that their campaigns are played by."""


@cache
def _stand_in() -> Pack:
    """The pack that the game comes with, read once."""
    return FORM.read(FORM.own())


class Twom(Referee[State, Command, Event]):
    """This War of Mine with the components of one pack."""

    key = "twom"
    engine = ENGINES[setup.VERSION]
    first = setup.FIRST_MATCH
    rulesets: tuple[Ruleset, ...] = (setup.RULESET,)
    codec: Codec[State, Command, Event] = Codec(State, Command, Event)
    rules = RULES
    at_once = True
    apart = frozenset({SCRIPT})
    seldom = frozenset({DECLARE, USE, series.ON, *NUMBERED})

    def __init__(self, pack: Pack, version: int = setup.VERSION) -> None:
        self.components = Components(pack)
        self.pack_report = setup.lacking(self.components)
        self.engine = ENGINES[version]
        self.lookups = CampaignLookups(self._of)
        self.deeds = TwomDeeds(self._of)
        self._version = version
        self._box = box()
        self.texts: Mapping[str, Words] = {**self._box.texts, **self.components.texts}
        self._players = {each: Player(each) for each in (self.components, self._box)}

    @classmethod
    def from_bytes(cls, pack: bytes | None) -> Twom:
        """The game with the document of a component pack, or with the stand-in that it comes with."""
        return cls(_stand_in() if pack is None else FORM.decoded(pack))

    def of_version(self, engine: str) -> Twom:
        """The game with its components as it was in an earlier version."""
        found = next((version for version, name in ENGINES.items() if name == engine), self._version)
        return self if found == self._version else Twom(self.components.given, found)

    def _of(self, state: State) -> Components:
        """The components that a campaign is played with: the pack's, or those of people's own box."""
        return self._box if state.table.box else self.components

    def _case(self, state: State) -> Case:
        return Case(self._of(state), state)

    def _player_of(self, state: State) -> Player:
        return self._players[self._of(state)]

    def choices(self, setup_: Setup) -> tuple[Choice, ...]:
        """What is to be settled in the lobby."""
        return setup.choices(setup_, self._version)

    def check(self, setup_: Setup) -> tuple[Violation, ...]:
        """Why the table cannot be set like this."""
        return setup.check(setup_, self._version) or restoring.check(self._for(setup_), setup_)

    def invents(self, setup_: Setup) -> bool:
        """Whether the values are those of the pack that the game comes with, and not of people's own box."""
        return self._for(setup_).pack.stand_in

    def cautions(self, setup_: Setup) -> tuple[Line, ...]:
        """That invented people meet a real table, and the sections without which something is not refereed."""
        return setup.cautions(self._for(setup_), setup_)

    def read(self, choice: Choice, content: bytes) -> str | Rejected:
        """The text of a save sheet, of a campaign with the pack or with people's own box."""
        if choice.name != setup.SAVED:
            return Rejected(())
        of_pack = restoring.text_of(self.components, content)
        of_box = of_pack if isinstance(of_pack, str) else restoring.text_of(self._box, content)
        return of_box if isinstance(of_box, str) else of_pack

    def remarks(self, choice: Choice, content: bytes) -> tuple[Line, ...]:
        """That a save sheet was written by hand."""
        text = self.read(choice, content)
        return restoring.remarks(text) if isinstance(text, str) else ()

    def open(self, setup_: Setup, chance: Chance) -> tuple[Event, ...]:
        """The table as it is set or as a save sheet says, and everything up to the first question."""
        components = self._for(setup_)
        if setup.SAVED in setup_.options:
            state, sealed = restoring.restored(components, setup_, self._version)
            return (Opened(state, "file" if sealed else "hand"), *decide.begun(components, state, chance).events)
        blank = setup.blank(components, setup_, self._version)
        return (Opened(blank), *decide.begun(components, blank, chance).events)

    def _for(self, setup_: Setup) -> Components:
        return self._box if setup.is_box(setup_) else self.components

    def carried_out(self, state: State, seat: Seat, command: Command, chance: Chance) -> Run | Rejected:
        """A command and all that it leads to, up to the next question."""
        return decide.carried_out(self._of(state), state, seat, command, chance)

    def offered(self, answers: Answers, state: State, prompt: Prompt) -> Command:
        """The command that answers lead to, or the remark without a question."""
        offer = offer_declaration if prompt.optional else series.offered
        return offer(answers, self._case(state))

    def complete(self, state: State, prompt: Prompt, command: Command, more: tuple[Option, ...]) -> Complete[Command]:
        """A command in words, and whether it is final."""
        final = finality.is_final(self._of(state), state, prompt.seat, command)
        return Complete(command, self.worded(state, command), final, more)

    def adjustable(self, state: State) -> tuple[Adjustable, ...]:
        """The values that a judge may set by choosing."""
        return adjusting.adjustable(state)

    def adjust(self, state: State, changes: Mapping[str, Any]) -> Accepted[Event] | Rejected:
        """The position with parts set by a judge."""
        return adjusting.adjust(self._of(state), state, changes)

    def evolve(self, state: State, event: Event) -> State:
        """The position after an event."""
        return evolve(state, event)

    def attend(self, state: State, present: tuple[Seat, ...]) -> tuple[Event, ...]:
        """The Diary goes on from who is not at the table."""
        return attendance.attend(self._of(state), state, present)

    def retire(
        self, state: State, seats: tuple[Seat, ...], people: tuple[Seat, ...]
    ) -> Accepted[Event] | Outcome | None:
        """The others go on; with nobody left the campaign is over."""
        return attendance.retire(self._of(state), state, seats, people)

    def save(self, state: State) -> bytes | Rejected:
        """The save sheet of a campaign, after dawn."""
        return keeping.save(self._of(state), state)

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        """The question to the Diary's holder or the keeper of the box; the other may add something unasked."""
        line = asked(self._case(state))
        if line is None:
            return ()
        number, first = f"d{state.day}.{state.serial}", decide.asked_seat(state)
        others = (seat for seat in decide.may_tell(self._of(state), state) if seat != first)
        return (
            Prompt(number, first, line, council=council.seconds(state)),
            *(Prompt(f"{number}.t{seat}", seat, Line("twom-await-else"), True, "chore") for seat in others),
        )

    def facts(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> tuple[Line, ...]:
        """The story a question comes from, how people are, costs and what is in store."""
        found, _ = self.reached(state, prompt, path)
        if not isinstance(found, Question):
            return ()
        return beside.facts(*series.standing(self._case(state), path), found)

    def barred(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> tuple[Barred, ...]:
        """Fittings that cannot be built, cards that cannot be cleared, ways of a story that cannot be paid for."""
        found, _ = self.reached(state, prompt, path)
        if not isinstance(found, Question):
            return ()
        return beside.barred(*series.standing(self._case(state), path), found)

    def default(self, state: State, prompt: Prompt) -> Command:
        """What harms the group least, as far as the game's own player can tell; it decides for everybody alike."""
        return self.automated(state, prompt)

    def automated(self, state: State, prompt: Prompt) -> Command:
        """The command the game's own player gives; without being asked it tells nothing."""
        return Declare("else", (DONE,)) if prompt.optional else self._player_of(state).answer(state)

    def advises(self, state: State, prompt: Prompt) -> bool:
        """On everything but what people tell of their table, and what a card of theirs lets them choose."""
        return not (prompt.optional or decide.is_of_the_table(state))

    def reason(self, state: State, prompt: Prompt) -> Line | None:
        """The rule of thumb of a step, or what is better after the answer than after others."""
        return None if prompt.optional else self._player_of(state).reason(state)

    def worded(self, state: State, command: Command) -> Line:
        """What a command does, in words."""
        return series.worded(self._case(state), command)

    def outcome(self, state: State) -> Outcome | None:
        """How the campaign ended, for all alike."""
        return (
            None if state.end is None else attendance.outcome(state.seats, won=state.end.won, reason=state.end.reason)
        )

    def reveals(self, event: Event) -> bool:
        """Whether an event rolled, drew or turned something up."""
        return finality.reveals(event)

    def declares(self, state: State, command: Command) -> bool:
        """Whether people say what came at their table, or what it did."""
        return decide.tells(state) or any(isinstance(each, Declare | Tell) for each in answers_of(command))

    def view(self, state: State, viewer: Viewer) -> TwomView:  # noqa: ARG002
        """The position, which hides nothing."""
        pack = self._of(state).pack
        board = board_of(self._case(state))
        return TwomView(state, STEPS[state.step].phase, pack.key, pack.stand_in, board)

    def narrate(self, event: Event, viewer: Viewer) -> tuple[Line, ...]:  # noqa: ARG002
        """An event as paragraphs of the log."""
        return log.narrate(self.components, event)

    def heading(self, state: State) -> Line | None:
        """The day and its phase."""
        return log.heading(state)

    def recap(self, before: State, state: State) -> tuple[Line, ...]:
        """Who came, who is gone and what was built since, and who is in danger."""
        return recap.recap(self._case(before), self._case(state))

    def chapter(self, state: State) -> str:
        """The part of a day that a position belongs to: its log is one message."""
        return log.chapter(state)

    def resample(self, state: State, viewer: Viewer, chance: Chance) -> State:  # noqa: ARG002
        """The position itself: nobody knows more of it than another."""
        return state
