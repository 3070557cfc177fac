"""The referee of Doomtrooper: the contract of a game, kept by the modules of this package."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.games.codec import Codec
from bot.games.contract import Chance, after_events
from bot.games.doomtrooper.acts import adjusting
from bot.games.doomtrooper.acts.flow import ending, opening
from bot.games.doomtrooper.asks import course, decide, declaration, finality, quiet
from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.asks.course import advance, prompts
from bot.games.doomtrooper.asks.evident import is_public, must_pass
from bot.games.doomtrooper.asks.player.deadlock import is_deadlocked
from bot.games.doomtrooper.asks.player.play import play
from bot.games.doomtrooper.asks.standing.answers import NO_WINDOW, standing_answer
from bot.games.doomtrooper.asks.standing.settings import standing_choices
from bot.games.doomtrooper.looks.seen import labels, secrecy
from bot.games.doomtrooper.looks.seen.picking import ShownAnswers
from bot.games.doomtrooper.looks.seen.view import DoomtrooperView
from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.pack.cards.sentences.shown import catalogue_texts
from bot.games.doomtrooper.pack.decks.formats import format_texts
from bot.games.doomtrooper.pack.decks.lists import DeckLists
from bot.games.doomtrooper.pack.decks.lobby import Decks, level_choices, level_of
from bot.games.doomtrooper.pack.decks.series import next_begins, swap_breaches
from bot.games.doomtrooper.pack.own.keeping import declared_in, keepable, with_declared
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.arrivals import drawn
from bot.games.doomtrooper.position.commands import Command, Pass, Play
from bot.games.doomtrooper.position.events import Event
from bot.games.doomtrooper.position.frames import Combat, Window
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import Mode, State, number_of
from bot.games.doomtrooper.tells import beside, log, previews, recap, sheet, short, tally, view_builder
from bot.games.doomtrooper.tells.deeds import DoomtrooperDeeds
from bot.games.doomtrooper.tells.ready import ready_sections
from bot.games.doomtrooper.words.rules.refusals import refuse
from bot.games.doomtrooper.words.rules.rulesets import CZECH, RULES
from bot.games.doomtrooper.words.rules.slugs import CITED
from bot.games.doomtrooper.words.rules.ways import ENEMIES, FIRST_MATCH, RULESETS, TARGET, TARGETS, TEAMS, usual_target
from bot.games.kernel.ask import Answers, reached
from bot.games.kernel.referee import Referee
from bot.games.offers import chooses
from bot.games.packs.words import Words
from bot.games.playing import Dice
from bot.games.questions import Barred, Complete, Option, Prompt, Question
from bot.games.setup import FIRST, Choice, Following, Keepable, SeatSetup, Setup
from bot.games.values import Accepted, Line, Outcome, Progress, Rejected, Seat, Section, Unclear, Viewer, Violation

FIRST_ENGINE = "doomtrooper.1"
"""The version in which cards on the table were gone through by their ids."""
EARLIER = (FIRST_ENGINE, "doomtrooper.2")
"""The versions in which the game's own player did what came first."""
NO_CHANCE = Dice(lambda _: 0)
"""Chance where none is needed: a judge's hand and a player's leaving draw nothing."""

MODES: dict[str, Mode] = {ENEMIES.key: "arch-enemies", TEAMS.key: "teams"}
"""How the seats stand to each other, by variant; everybody against everybody in any other."""


def _view(case: Case, viewer: Viewer) -> DoomtrooperView:
    return view_builder.view(case, viewer, prompts(case))


def _outline(case: Case) -> DoomtrooperView:
    waits = bool(case.state.stack) and isinstance(case.top, Window)
    return view_builder.outline(case, prompts(case)) if waits else NO_WINDOW


class Doomtrooper(Referee[State, Command, Event]):
    """Doomtrooper by the Czech tournament rules and the Swedish base rules, with the cards of one catalogue."""

    key = "doomtrooper"
    engine = "doomtrooper.8"
    rulesets = RULESETS
    codec: Codec[State, Command, Event] = Codec(State, Command, Event)
    first = FIRST_MATCH
    rules = CITED
    at_once = True
    seldom = declaration.ASKED
    has_windows = True
    ends_on_time = True
    keeps_agreements = True
    by_arrival = True
    has_levels = True
    lists: DeckLists

    def __init__(self, catalogue: Catalogue, decks: Decks | None = None) -> None:
        self.catalogue = catalogue
        self.decks = Decks(catalogue) if decks is None else decks
        self.lists = DeckLists(self.decks)
        self.texts: Mapping[str, Words] = {**catalogue_texts(catalogue), **format_texts(self.decks.formats)}
        self.kept = tuple(keepable(card.code, card.kept) for card in catalogue.values() if card.kept)
        self._last: Case | None = None
        self.deeds = DoomtrooperDeeds(self._case)

    def of_version(self, engine: str) -> Doomtrooper:
        """The referee that goes through the cards, has the decks and plays by itself as an earlier version did.

        It carries out today's words, so that it may find fault with what that version did rightly by its own.
        """
        if engine not in EARLIER:
            return self
        first = copy(self)
        first.by_arrival, first.has_levels, first._last = engine != FIRST_ENGINE, False, None
        first.decks = self.decks.of_first_versions()
        return first

    def _case(self, state: State) -> Case:
        """A position to look at: the same one as before where it was looked at last."""
        case = self._last
        if case is None or case.state is not state:
            self._last = case = Case(self.catalogue, RULES[state.ruleset], state)
        return case

    def choices(self, setup: Setup) -> tuple[Choice, ...]:
        """A deck for each seat; for the table the format, the points that win, and how well the own player plays."""
        usual = usual_target(RULES.get(setup.ruleset, CZECH), setup.variant)
        least, most = TARGETS[0], TARGETS[-1]
        target = Choice(TARGET, each_seat=False, kind="number", least=least, most=most, usual=usual, needed=False)
        decks = (*self.decks.choices(setup.ruleset), *self.decks.table_choice(setup.ruleset))
        return (*decks, target, *level_choices(setup))

    def read(self, choice: Choice, content: bytes) -> str | Rejected | Unclear:
        """The one text of a deck list."""
        return self.decks.read(content, choice.ruleset)

    def remarks(self, choice: Choice, content: bytes) -> tuple[Line, ...]:
        """The names of a deck list that were guessed, and what of it does not play."""
        del choice
        return self.decks.remarks(content)

    def check(self, setup: Setup) -> tuple[Violation, ...]:
        """Why the table cannot be set like this."""
        rules = RULES.get(setup.ruleset)
        ruleset = next((each for each in self.rulesets if each.key == setup.ruleset), self.rulesets[-1])
        variant = {variant.key: variant for variant in ruleset.variants}.get(setup.variant)
        if rules is None or variant is None:
            return (refuse(CZECH, "setup.opening-hand"),)
        if not variant.seats[0] <= len(setup.seats) <= variant.seats[1]:
            # Who has brought a deck already need not wait for the others to learn what is wrong with it.
            return (refuse(rules, "setup.opening-hand"), *self.decks.check(setup))
        if variant is TEAMS and len(setup.seats) % 2:
            return (refuse(rules, "multiplayer.even-teams"), *self.decks.check(setup))
        if (told := setup.options.get(TARGET, "")) and not (told.isdecimal() and int(told) in TARGETS):
            return (refuse(rules, "victory.target"),)
        return self.decks.check(setup)

    def open(self, setup: Setup, chance: Chance) -> tuple[Event, ...]:
        """The table as it is set; by the Czech rules everybody is then asked about the hand of the beginning.

        Raises:
            ValueError: a seat has no deck.
        """
        rules = RULES[setup.ruleset]
        decks = tuple((opening.codes(deck.main), opening.codes(deck.side)) for deck in self.decks.dealt(setup))
        target = int(setup.options.get(TARGET) or usual_target(rules, setup.variant))
        mode = MODES.get(setup.variant, "free")
        told = setup.options.get(FIRST, "")
        first = int(told) if told in map(str, range(len(decks))) else None
        state = opening.table(self.catalogue, rules, decks, target, chance, mode, first, by_arrival=self.by_arrival)
        if self.has_levels:
            state = replace(state, level=level_of(setup))
        run = Run(self.catalogue, rules, state, chance)
        advance(run)
        return (ev.Opened(state), *run.events)

    def carried_out(self, state: State, seat: Seat, command: Command, chance: Chance) -> Run | Rejected:
        """A command and all that it leads to, up to the next question."""
        return decide.carried_out(self._case(state), seat, command, chance)

    def play(self, state: State, seat: Seat, command: Command, chance: Chance) -> State | Rejected:
        """The position after a command; what the run found of it is kept for who looks at it next."""
        done = self.carried_out(state, seat, command, chance)
        if isinstance(done, Rejected):
            return done
        self._last = done
        return done.state

    adjustable = staticmethod(adjusting.adjustable)

    def adjust(self, state: State, changes: Mapping[str, Any]) -> Accepted[Event] | Rejected:
        """The position with parts set by a judge, carried on to the next question."""
        done = adjusting.adjust(self.catalogue, state, changes)
        if isinstance(done, Rejected):
            return done
        state = after_events(self, done.events, state)
        run = Run(self.catalogue, RULES[state.ruleset], state, NO_CHANCE)
        advance(run)
        return Accepted((*done.events, *run.events))

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        """Who is asked what."""
        return self._case(state).just_now(prompts)

    def offered(self, answers: Answers, state: State, prompt: Prompt) -> Command:
        """The command that answers lead to."""
        return course.command(answers, Asked(self._case(state), prompt.decider))

    def complete(self, state: State, prompt: Prompt, command: Command, more: tuple[Option, ...]) -> Complete[Command]:
        """A command in words, and whether it is final."""
        case = self._case(state)
        preview = previews.preview(case, prompt.decider, command)
        final = finality.finality(case, prompt.decider, command)
        why = Line("doomtrooper-final-played") if final == "played" else None
        return Complete(command, preview, final != "", more, why, isinstance(command, Play) and command.hidden)

    def reached(
        self, state: State, prompt: Prompt, path: tuple[str, ...]
    ) -> tuple[Question | Command | None, tuple[Option, ...]]:
        """The same as of any game, with cards shown as they came."""
        if prompt not in self.prompts(state):
            return None, ()
        return reached(ShownAnswers(path), lambda answers: self.offered(answers, state, prompt))

    def barred(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> tuple[Barred, ...]:
        """The cards that cannot be played with an action, and an attack that cannot be made."""
        return () if prompt.judge else beside.barred(Asked(self._case(state), prompt.seat), path)

    def facts(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> tuple[Line, ...]:
        """The hand, points, prices and sums that matter for the answer."""
        found, _ = self.reached(state, prompt, path)
        return () if found is None or prompt.judge else beside.facts(Asked(self._case(state), prompt.seat), path, found)

    def standing_choices(self, state: State) -> tuple[Choice, ...]:
        """What a seat is asked about, where it stops, what it passes until a combat or its turn."""
        return standing_choices(state)

    def standing_view(self, state: State) -> DoomtrooperView:
        """A window as everybody sees it, without the cards before the players; nothing of any other position."""
        return self._case(state).just_now(_outline)

    def standing_answer(self, view: Struct, prompt: Prompt, chosen: Mapping[str, str]) -> Command | None:
        """A pass, where a window is of no concern to the seat."""
        return standing_answer(view, prompt, chosen) if isinstance(view, DoomtrooperView) else None

    def evident(self, state: State, prompt: Prompt) -> Command | None:
        """A pass of who has nothing for a window, and what has one answer in a combat between open cards."""
        case = self._case(state)
        sole = is_public(case) and not chooses(self, state, prompt)
        return Pass() if must_pass(case, prompt.seat) else self.pick(state, prompt, lambda _: 0) if sole else None

    def default(self, state: State, prompt: Prompt) -> Command:
        """The answer that commits to least: pass, keep the hand, give the attack up, all points to the bank."""
        return quiet.default(Asked(self._case(state), prompt.decider))

    def automated(self, state: State, prompt: Prompt) -> Command:
        """The command the game's own player gives."""
        return play(Asked(self._case(state), prompt.decider), state.level)

    def agrees_to_draw(self, state: State, seat: Seat) -> bool:
        """Whether nothing is left to be drawn, and no attack could strike through."""
        return is_deadlocked(self._case(state), seat)

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended."""
        return ending.outcome(state)

    def time_up(self, state: State) -> tuple[Event, ...]:
        """Everybody plays one more full turn.

        Rule: doomtrooper-cs.victory.time-limit
        """
        if state.over or state.last_turns is not None:
            return ()
        return (ev.TimeCalled(sum(not player.out for player in state.players)),)

    def retire(
        self, state: State, seats: tuple[Seat, ...], people: tuple[Seat, ...]
    ) -> Accepted[Event] | Outcome | None:
        """The end where one seat is left; otherwise the others play on without those that gave up."""
        left = [seat for seat, player in enumerate(state.players) if not player.out and seat not in seats]
        if number_of(state, left) < 2 or not set(people) & set(left):
            return ending.conceded(state, seats)
        run = Run(self.catalogue, RULES[state.ruleset], state, NO_CHANCE)
        for seat in seats:
            if not run.player(seat).out:
                ending.leave(run, seat, "concede")
        advance(run)
        return Accepted(tuple(run.events))

    def following(self, state: State, setup: Setup, outcome: Outcome) -> Following:
        """Who begins the next game of a series, by the format."""
        return next_begins(self.decks.form(setup), state.first, outcome)

    def exchanged(self, setup: Setup, before: SeatSetup, after: SeatSetup) -> tuple[Violation, ...]:
        """Cards go from the deck into the sideboard and back, and none comes in or is left out."""
        was, now = self.decks.deck_of(before), self.decks.deck_of(after)
        return () if was is None or now is None else tuple(swap_breaches(was, now, RULES[setup.ruleset]))

    def keepable(self, state: State) -> tuple[Keepable, ...]:
        """What was declared of cards and stands."""
        return tuple(keepable(each.code, each.what) for each in state.declared if each.stands)

    def keeping(self, pack: bytes | None, kept: tuple[Keepable, ...]) -> bytes | None:
        """A pack with these declarations in a file of their own."""
        return with_declared(pack, {each.key: declared_in(each) for each in kept})

    def reveals(self, event: Event) -> bool:
        """Whether an event drew or turned something up, or showed a card of a hand."""
        return finality.reveals(event)

    def view(self, state: State, viewer: Viewer) -> DoomtrooperView:
        """The position as a viewer may see it."""
        return self._case(state).just_now(_view, viewer)

    def narrate(self, event: Event, viewer: Viewer) -> tuple[Line, ...]:
        """An event as lines of the log."""
        return log.narrate(event, viewer, self.catalogue)

    def components_shown(self, setup: Setup) -> tuple[Section, ...]:
        """The ready decks; what is written by hand stays its owner's."""
        del setup  # They are the same for every match.
        return ready_sections(self.decks.ready, self.catalogue)

    def component(self, code: str) -> Section | None:
        """A card of the catalogue with what it does."""
        return short.described(self.catalogue.find(code))

    def sheet(self, state: State, viewer: Viewer) -> tuple[Section, ...]:
        """The viewer's actions, hand and warriors, a line a card and behind it what it does in full, and sideboard."""
        return sheet.sheet(self._case(state), viewer)

    def has_sheet(self, state: State, viewer: Viewer) -> bool:
        """Whether the viewer has cards, or may see everybody's."""
        return sheet.has_sheet(self._case(state), viewer)

    def scores(self, state: State) -> tuple[Line, ...]:
        """The points of destiny and of victory of each seat."""
        return tuple(labels.points(player.destiny, player.victory) for player in state.players)

    def points(self, state: State) -> tuple[int, ...]:
        """The victory points of each seat."""
        return tuple(player.victory for player in state.players)

    def heading(self, state: State) -> Line | None:
        """The turn and whose it is; nothing before the first one."""
        if not state.turn:
            return None
        return Line("doomtrooper-board-turn", {"turn": state.turn, "player": labels.seat(state.active)})

    def recap(self, before: State, state: State) -> tuple[Line, ...]:
        """Who has how many warriors in play, and how far the leader is from winning."""
        return recap.recap(Case(self.catalogue, RULES[before.ruleset], before), self._case(state))

    def progress(self, state: State) -> Progress:
        """The turn."""
        return Progress("turn", state.turn)

    def chapter(self, state: State) -> str:
        """The turn a position belongs to, or the outermost combat that is fought in it."""
        combat = next((frame.serial for frame in state.stack if isinstance(frame, Combat)), None)
        return f"turn.{state.turn}" if combat is None else f"turn.{state.turn}.combat.{combat}"

    def tally(self, state: State) -> tuple[Line, ...]:
        """The worked sums of both sides of the combat that is fought, and who may still answer in its window."""
        return tally.tally(self._case(state))

    def resample(self, state: State, viewer: Viewer, chance: Chance) -> State:
        """The position with every card that the viewer cannot know drawn anew."""
        return secrecy.resample(self.catalogue, state, viewer, chance)

    def completed(self, state: State, chance: Chance) -> State:
        """The position with arrivals, which the first version did not keep."""
        return drawn(state, chance)
