"""The Bazaar, a second game of our own for tests: Smugglers with windows, disputes, chores and a closing time.

A laid card is open to the others in the order of play, beginning after who laid it: all are asked at once, and each
answers in turn. Instead of taking the pile over, each may once in a match object to a single card: a judge rules
whether they win it, or they withdraw. Who wins a pile has to tidy it. When the time is up, this turn is the last.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.boards.entry import GameEntry
from bot.games.codec import Codec
from bot.games.contract import Chance, Game
from bot.games.questions import Complete, Option, Prompt, Step
from bot.games.setup import Choice, Ruleset, Setup, Variant
from bot.games.values import BENCH, JUDGE, Accepted, Line, Outcome, Rejected, Seat, Viewer, Violation
from tests.bot.games.toy import values as toy
from tests.bot.games.toy.game import Toy
from tests.bot.games.toy.pack import WORDS
from tests.bot.games.toy.values import (
    Adjusted,
    Dealt,
    Draw,
    Drew,
    Ended,
    Laid,
    Lay,
    Let,
    Stake,
    Staked,
    Started,
    View,
    Won,
    violation,
    words,
)


class State(Struct, frozen=True):
    """A table of Smugglers; -1 where nobody has to ``tidy`` up and nobody has a ``dispute``."""

    table: toy.State
    tidy: Seat = -1
    dispute: Seat = -1
    objected: tuple[Seat, ...] = ()
    closing: bool = False


class Tidy(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    up: bool


class Object(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    pass


class Withdraw(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    pass


class Rule(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    upheld: bool


class Passed(Struct, frozen=True, tag=True):
    seat: Seat


class Tidied(Struct, frozen=True, tag=True):
    seat: Seat
    up: bool


class Objected(Struct, frozen=True, tag=True):
    seat: Seat


class Withdrew(Struct, frozen=True, tag=True):
    seat: Seat


class Ruled(Struct, frozen=True, tag=True):
    seat: Seat
    upheld: bool


class Closing(Struct, frozen=True, tag=True):
    pass


Command: TypeAlias = Stake | Lay | Draw | Let | Tidy | Object | Withdraw | Rule
OwnEvent: TypeAlias = Passed | Tidied | Objected | Withdrew | Ruled | Closing
Event: TypeAlias = Dealt | Staked | Started | Laid | Drew | Won | Ended | Adjusted | OwnEvent


def with_table(state: State, **changes: object) -> State:
    """The state with something on its table changed."""
    return replace(state, table=replace(state.table, **changes))


def passed(state: State, seat: Seat) -> State:
    """The state after a seat let the window go by."""
    return with_table(state, waiting=tuple(other for other in state.table.waiting if other != seat))


_TOY = Toy()
_OWN = (Passed, Tidied, Objected, Withdrew, Ruled, Closing)


class Bazaar(Game[State, Command, Event]):
    """The referee of the Bazaar."""

    key = "bazaar"
    engine = "bazaar.1"
    rulesets: tuple[Ruleset, ...] = (Ruleset("bazaar@2026-03-01", "toy", (Variant("open", (2, 4)),)),)
    codec: Codec[State, Command, Event] = Codec(State, Command, Event)
    plays_as = "faction"
    rules = Toy.rules | {"toy.tidy", "toy.objection"}
    has_windows = True
    ends_on_time = True

    def choices(self, setup: Setup) -> tuple[Choice, ...]:
        return _TOY.choices(setup)

    def check(self, setup: Setup) -> tuple[Violation, ...]:
        known = (setup.ruleset, setup.variant) == (self.rulesets[0].key, "open")
        return _TOY.check(_as_toy(setup)) if known else (violation("toy.seats"),)

    def open(self, setup: Setup, chance: Chance) -> tuple[Event, ...]:
        return _of_toy(_TOY.open(_as_toy(setup), chance))

    def initial(self, event: Event) -> State:
        assert not isinstance(event, _OWN)
        return State(_TOY.initial(event))

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        table = state.table
        name = f"{table.left}.{len(table.pile)}.{len(state.objected)}"
        if table.stage == "over":
            return ()
        if state.dispute >= 0:
            seat = state.dispute
            asked = Prompt(f"dispute.{name}.{seat}", seat, Line("toy-ask-dispute"), judge=True)
            withdrawal = Line("toy-ask-withdraw")
            return (asked, Prompt(f"withdraw.{name}.{seat}", seat, withdrawal, optional=True, urgency="chore"))
        if state.tidy >= 0:
            return (Prompt(f"tidy.{name}.{state.tidy}", state.tidy, Line("toy-ask-tidy"), urgency="chore"),)
        if table.stage != "react":
            return _TOY.prompts(table)
        window, ask = f"react.{name}", Line("toy-ask-react")
        return tuple(
            Prompt(f"{window}.{seat}", seat, ask, urgency="window", window=window, ahead=seat != table.waiting[0])
            for seat in table.waiting
        )

    def decide(self, state: State, seat: Seat, command: Command, chance: Chance) -> Accepted[Event] | Rejected:
        if seat not in {prompt.decider for prompt in self.prompts(state) if not prompt.ahead}:
            return Rejected((violation("toy.turn"),))
        if state.dispute >= 0:
            return self._settled(state, seat, command)
        if state.tidy >= 0:
            if isinstance(command, Tidy):
                return Accepted((Tidied(seat, command.up),))
            return Rejected((violation("toy.tidy"),))
        return self._played(state, seat, command, chance)

    def _settled(self, state: State, seat: Seat, command: Command) -> Accepted[Event] | Rejected:
        match command:
            case Rule(upheld) if seat == BENCH:
                ruled = Ruled(state.dispute, upheld)
                return self._finished(state, (ruled, Won(state.dispute)) if upheld else (ruled,))
            case Withdraw() if seat == state.dispute:
                return self._finished(state, (Withdrew(seat),))
        return Rejected((violation("toy.objection"),))

    def _played(self, state: State, seat: Seat, command: Command, chance: Chance) -> Accepted[Event] | Rejected:
        table = state.table
        match command:
            case Let() if table.stage == "react":
                return self._finished(state, (Passed(seat),))
            case Object():
                if table.stage != "react" or len(table.pile) > 1 or seat in state.objected:
                    return Rejected((violation("toy.objection"),))
                return Accepted((Objected(seat),))
            case Rule() | Withdraw() | Tidy():
                return Rejected((violation("toy.tidy"),))
        decided = _TOY.decide(table, seat, command, chance)
        return decided if isinstance(decided, Rejected) else Accepted(_of_toy(decided.events))

    def _finished(self, state: State, happened: tuple[Event, ...]) -> Accepted[Event]:
        for event in happened:
            state = self.evolve(state, event)
        if state.table.stage == "react" and not state.table.waiting:
            happened = (*happened, Won(state.table.holder))
            state = self.evolve(state, happened[-1])
        if state.table.stage == "turn" and (state.table.left == 0 or () in state.table.hands):
            happened = (*happened, Ended(state.table.stakes))
        return Accepted(happened)

    def adjust(self, state: State, changes: Mapping[str, Any]) -> Accepted[Event] | Rejected:
        decided = _TOY.adjust(state.table, changes)
        return decided if isinstance(decided, Rejected) else Accepted(_of_toy(decided.events))

    def evolve(self, state: State, event: Event) -> State:
        match event:
            case Passed(seat):
                return passed(state, seat)
            case Tidied():
                return replace(state, tidy=-1)
            case Objected(seat):
                return replace(state, dispute=seat, objected=(*state.objected, seat))
            case Withdrew(seat) | Ruled(seat, False):
                return replace(passed(state, seat), dispute=-1)
            case Ruled():
                return replace(state, dispute=-1)
            case Closing():
                return replace(with_table(state, left=1), closing=True)
            case Laid(seat):
                after = _TOY.evolve(state.table, event)
                order = sorted(after.waiting, key=lambda other: (other - seat) % len(after.hands))
                return replace(state, table=replace(after, waiting=tuple(order)))
            case Won(seat):
                after = replace(_TOY.evolve(state.table, event), waiting=())
                return replace(state, table=after, tidy=seat)
            case Ended():
                return replace(state, table=_TOY.evolve(state.table, event), tidy=-1)
            case _:
                return replace(state, table=_TOY.evolve(state.table, event))

    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Step | Complete[Command] | None:
        if prompt not in self.prompts(state):
            return None
        kind = prompt.ask.key
        if kind == "toy-ask-react":
            return self._reaction(state, prompt, path)
        own = _ANSWERS.get(kind)
        if own is None:
            return _TOY.step(state.table, prompt, path)
        if not path:
            return Step(prompt.ask, words(*own))
        command = own.get(path[0]) if len(path) == 1 else None
        return None if command is None else self._complete(state, prompt, command, f"toy-{path[0]}")

    def _reaction(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Step | Complete[Command] | None:
        may_object = len(state.table.pile) == 1 and prompt.seat not in state.objected
        if path == ("object",):
            return Complete(Object(), Line("toy-object")) if may_object else None
        # Smugglers asks all of them at once.
        (asked,) = (each for each in _TOY.prompts(state.table) if each.seat == prompt.seat)
        step = _TOY.step(state.table, asked, path)
        if isinstance(step, Step) and may_object:
            return replace(step, options=(*step.options, *words("object")))
        return step

    def _complete(self, state: State, prompt: Prompt, command: Command, preview: str) -> Complete[Command]:
        decided = self.decide(state, prompt.decider, command, _NoChance())
        final = isinstance(decided, Accepted) and any(map(self.reveals, decided.events))
        return Complete(command, Line(preview), final)

    def standing_choices(self, state: State) -> tuple[Choice, ...]:
        react = tuple(Option(token, Line(f"toy-standing-{token}")) for token in ("ask", "mine", "pass"))
        tidy = tuple(Option(token, Line(f"toy-standing-{token}")) for token in ("ask", "up"))
        stop = tuple(Option(token, Line(f"toy-standing-{token}")) for token in ("low", "high"))
        hold = tuple(Option(token, Line(f"toy-standing-{token}")) for token in ("no", "next"))
        return (
            Choice("react", True, react, absent="pass", handy=("pass",)),
            Choice("tidy", True, tidy),
            Choice("stop", True, stop, kind="picks"),
            Choice("hold", True, hold, once=True),
        )

    def standing_answer(self, view: Struct, prompt: Prompt, chosen: Mapping[str, str]) -> Command | None:
        assert isinstance(view, View)
        if prompt.ask.key == "toy-ask-tidy":
            return Tidy(up=True) if chosen.get("tidy") == "up" else None
        if prompt.ask.key != "toy-ask-react" or chosen.get("hold") == "next":
            return None
        if ("high" if view.pile[-1] > 7 else "low") in chosen.get("stop", "").split("+"):
            return None
        mine = view.pile[-1] % 4 == prompt.seat
        lets = {"pass": True, "mine": not mine}
        return Let() if lets.get(chosen.get("react", "ask")) else None

    def time_up(self, state: State) -> tuple[Event, ...]:
        return () if state.closing or state.table.stage == "over" else (Closing(),)

    def default(self, state: State, prompt: Prompt) -> Command:
        own = _ANSWERS.get(prompt.ask.key)
        return list(own.values())[-1] if own else _TOY.default(state.table, prompt)

    def automated(self, state: State, prompt: Prompt) -> Command:
        own = _ANSWERS.get(prompt.ask.key)
        return next(iter(own.values())) if own else _TOY.automated(state.table, prompt)

    def outcome(self, state: State) -> Outcome | None:
        return _TOY.outcome(state.table)

    def retire(self, state: State, seats: tuple[Seat, ...], people: tuple[Seat, ...]) -> Outcome | None:
        return _TOY.retire(state.table, seats, people)

    def reveals(self, event: Event) -> bool:
        return not isinstance(event, _OWN) and _TOY.reveals(event)

    def view(self, state: State, viewer: Viewer) -> View:
        return _TOY.view(state.table, viewer)

    def narrate(self, event: Event, viewer: Viewer) -> tuple[Line, ...]:
        match event:
            case Passed():
                return ()
            case Ruled(seat, upheld):
                return (Line("toy-upheld" if upheld else "toy-dismissed", {"seat": seat}),)
            case Closing():
                return (Line("toy-closing"),)
            case Tidied(seat) | Objected(seat) | Withdrew(seat):
                return (Line(f"toy-{type(event).__name__.lower()}", {"seat": seat}),)
            case _:
                return _TOY.narrate(event, viewer)

    def resample(self, state: State, viewer: Viewer, chance: Chance) -> State:
        return state if viewer == JUDGE else replace(state, table=_TOY.resample(state.table, viewer, chance))


_ANSWERS: Mapping[str, Mapping[str, Command]] = {
    "toy-ask-tidy": {"up": Tidy(up=True), "down": Tidy(up=False)},
    "toy-ask-withdraw": {"withdraw": Withdraw()},
    "toy-ask-dispute": {"uphold": Rule(upheld=True), "dismiss": Rule(upheld=False)},
}
"""By what is asked: the answers that are no answers of Smugglers, by token."""


class _NoChance:
    def draw(self, purpose: str, below: int) -> int:
        raise AssertionError(f"“{purpose}” below {below} is drawn where nothing is to be drawn")


def _as_toy(setup: Setup) -> Setup:
    return replace(setup, ruleset=Toy.rulesets[0].key, variant="short")


def _of_toy(events: tuple[Any, ...]) -> tuple[Event, ...]:
    return events


BAZAAR = GameEntry("bazaar", lambda _: Bazaar(), words=WORDS)
