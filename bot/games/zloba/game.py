"""The referee of Zloba: the contract of a game, kept by the modules of this package."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from bot.games.codec import Codec
from bot.games.contract import Chance, View
from bot.games.kernel.ask import Answers, DrawnAnswers
from bot.games.kernel.referee import Referee
from bot.games.packs.words import Words
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
from bot.games.zloba.acts.arranging import adjustable
from bot.games.zloba.acts.round import endings, setup
from bot.games.zloba.asks import adjusting, barring, course, decide, finality, penalties, secrecy
from bot.games.zloba.asks import player as autoplayer
from bot.games.zloba.looks.refusals import RULES
from bot.games.zloba.pack.components import Components, name_of, texts_of
from bot.games.zloba.pack.form import FORM
from bot.games.zloba.pack.pack import Pack
from bot.games.zloba.pack.unfinished import PARTS
from bot.games.zloba.position.case import Case, Run
from bot.games.zloba.position.commands import Command, Discard, EndTurn, LetBe
from bot.games.zloba.position.events import Event, Opened
from bot.games.zloba.position.state import State
from bot.games.zloba.tells import beside, log, sheet, view_builder, wishes
from bot.games.zloba.tells.deeds import ZlobaDeeds
from bot.games.zloba.tells.previews import preview
from bot.games.zloba.tells.view import ZlobaView


def _cautions(pack: Pack) -> tuple[Line, ...]:
    """That values are invented: all of them, or those of the parts of a pack that are not whole yet."""
    if pack.stand_in:
        return (Line("zloba-caution-invented"),)
    names = {part: Line(f"zloba-part-{part}") for part in PARTS}
    names |= {faction.key: name_of(faction) for faction in pack.factions}
    parts = tuple(names[each] for each in pack.invented or () if each in names)
    return (Line("zloba-caution-unfinished", {"parts": parts}),) if parts else ()


class Zloba(Referee[State, Command, Event]):
    """Zloba, competitive and against the automated opponent, with the components of one pack."""

    key = "zloba"
    engine = "zloba.4"
    rulesets: tuple[Ruleset, ...] = (setup.RULESET,)
    codec: Codec[State, Command, Event] = Codec(State, Command, Event)
    rules = RULES
    first = setup.FIRST_MATCH
    plays_as = "faction"
    at_once = True
    seldom = frozenset({"discard", "exodus"})
    table_lines = log.TABLE

    def __init__(self, pack: Pack) -> None:
        self.components = Components(pack)
        self.deeds = ZlobaDeeds(self.components)
        self.texts: Mapping[str, Words] = texts_of(pack)
        self.pack_report = _cautions(pack)
        self._warns = False

    @classmethod
    def from_bytes(cls, pack: bytes | None) -> Zloba:
        """The game with the document of a component pack, or with the stand-in that it comes with."""
        game = cls(FORM.read(FORM.own()) if pack is None else FORM.decoded(pack))
        game._warns = pack is not None
        return game

    def choices(self, setup_: Setup) -> tuple[Choice, ...]:
        """What is to be settled in the lobby."""
        return setup.choices(self.components, setup_)

    def check(self, setup_: Setup) -> tuple[Violation, ...]:
        """Why the table cannot be set like this."""
        return setup.check(self.components, setup_)

    def invents(self, setup_: Setup) -> bool:  # noqa: ARG002
        """Whether the values are those of the pack that the game comes with."""
        return self.components.pack.stand_in

    def cautions(self, setup_: Setup) -> tuple[Line, ...]:  # noqa: ARG002
        """That values are invented, of a pack that people brought; of the game's own, every lobby says so."""
        return self.pack_report if self._warns else ()

    def open(self, setup_: Setup, chance: Chance) -> tuple[Event, ...]:
        """The table as it is set; everybody is then asked for support cards."""
        return (Opened(setup.open_table(self.components, setup_, chance)),)

    def carried_out(self, state: State, seat: Seat, command: Command, chance: Chance) -> Run | Rejected:
        """A command and all that it leads to, up to the next question."""
        return decide.carried_out(self.components, state, seat, command, chance)

    def carry_out(self, state: State, seat: Seat, command: Command, chance: Chance) -> Run:
        """The same of a command that is known to be offered."""
        return decide.carry_out(self.components, state, seat, command, chance)

    def offered(self, answers: Answers, state: State, prompt: Prompt) -> Command:
        """The command that answers lead to."""
        return course.command(answers, self._case(state, prompt))

    def complete(self, state: State, prompt: Prompt, command: Command, more: tuple[Option, ...]) -> Complete[Command]:
        """A command in words, and whether it is final."""
        final = finality.is_final(self.components, state, prompt.seat, command)
        return Complete(command, preview(self._case(state, prompt), command), final, more)

    def _case(self, state: State, prompt: Prompt) -> Case:
        return Case(self.components, state, prompt.seat)

    def adjust(self, state: State, changes: Mapping[str, Any]) -> Accepted[Event] | Rejected:
        """The position with parts set by a judge."""
        return adjusting.adjust(self.components, state, changes)

    def adjustable(self, state: State) -> tuple[Adjustable, ...]:
        """The values that a judge may set by choosing."""
        return adjustable(state)

    def penalise(self, state: State, seat: Seat, what: Loss, amount: int) -> Accepted[Event] | Rejected:
        """The position without points, action dice or the rest of a turn."""
        return penalties.penalise(self.components, state, seat, what, amount)

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        """Who is asked what."""
        return course.prompts(self.components, state)

    def barred(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> tuple[Barred, ...]:
        """The elites, skills, dice and areas that are not to be had now."""
        return barring.barred(self._case(state, prompt), path)

    def facts(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> tuple[Line, ...]:
        """The support cards to choose from, what the dice on offer do, everybody's points, and what the seat holds."""
        return beside.facts(self._case(state, prompt), path)

    def standing_choices(self, state: State) -> tuple[Choice, ...]:  # noqa: ARG002
        """When turns end by themselves, and which die is taken."""
        return wishes.CHOICES

    def standing_answer(self, view: Struct, prompt: Prompt, chosen: Mapping[str, str]) -> Command | None:
        """The end of a turn, or a die of the offer."""
        return wishes.answer(view, prompt, chosen) if isinstance(view, ZlobaView) else None

    def default(self, state: State, prompt: Prompt) -> Command:
        """The turn is ended, the offer let be, a die put away; else the first command there is."""
        case = self._case(state, prompt)
        quiets: list[Command] = [EndTurn(), LetBe(), *(Discard(face) for face in case.force.dice)]
        for quiet in quiets:
            if not decide.violations(self.components, state, prompt.seat, quiet):
                return quiet
        return course.command(DrawnAnswers(lambda _: 0), case)

    def automated(self, state: State, prompt: Prompt) -> Command:
        """The command the game's own player gives."""
        return autoplayer.play(self.components, state, prompt)

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended."""
        return endings.outcome(state)

    def retire(self, state: State, seats: tuple[Seat, ...], people: tuple[Seat, ...]) -> Outcome | None:
        """The end where no opponent or no partner is left; otherwise the game's own player takes over."""
        return endings.retire(self.components, state, seats, people)

    def reveals(self, event: Event) -> bool:
        """Whether an event rolled, drew or turned something up."""
        return finality.reveals(event)

    def view(self, state: State, viewer: Viewer) -> ZlobaView:
        """The position as a viewer may see it."""
        return view_builder.view(self.components, state, viewer, self.prompts(state))

    def marked(self, view: View, before: State, events: Iterable[Event]) -> View:
        """The view with all moves on the board that these events were."""
        return view_builder.marked(view, before, events)

    def narrate(self, event: Event, viewer: Viewer) -> tuple[Line, ...]:
        """An event as a line of the log."""
        line = log.narrate(self.components, event, viewer)
        return () if line is None else (line,)

    def components_shown(self, setup_: Setup) -> tuple[Section, ...]:
        """Which components these are, every faction, and against the opponent every scenario card."""
        return sheet.components_shown(self.components, setup_)

    def sheet(self, state: State, viewer: Viewer) -> tuple[Section, ...]:
        """The viewer's faction with its cards, the scenario card, and which components these are."""
        return sheet.sheet(self.components, state, viewer)

    def has_sheet(self, state: State, viewer: Viewer) -> bool:  # noqa: ARG002
        """Always: everybody may read which components these are."""
        return True

    def heading(self, state: State) -> Line | None:
        """The round and its phase."""
        return log.heading(state)

    def scores(self, state: State) -> tuple[Line, ...]:
        """The victory points of each seat."""
        return log.scores(state)

    def prospect(self, state: State) -> Line | None:
        """Everybody's points if the round were scored now; nothing against the opponent."""
        return log.prospect(self.components, state)

    def points(self, state: State) -> tuple[int, ...]:
        """The victory points of each seat; against the opponent, those that all seats have in common."""
        if state.coop is not None:
            return (state.coop.points,) * state.seats
        return tuple(force.points for force in state.forces[: state.seats])

    def recap(self, before: State, state: State) -> tuple[Line, ...]:  # noqa: ARG002
        """How far the leader is from the points that end the match; nothing against the opponent."""
        return () if state.coop is not None else (log.stake(state),)

    def progress(self, state: State) -> Progress:
        """The round."""
        return Progress("round", state.round)

    def chapter(self, state: State) -> str:
        """The time around the table a position belongs to; the draft and the choice of cards are one part each."""
        return log.chapter(state)

    def resample(self, state: State, viewer: Viewer, chance: Chance) -> State:
        """The position with covered support cards drawn again."""
        return secrecy.resample(self.components, state, viewer, chance)
