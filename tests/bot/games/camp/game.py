"""Camp, a game of our own for tests: a group gathers wood and food, and whoever holds the torch decides.

Nothing is hidden, there are no places and no points, and the game has no player of its own. The torch passes to the
next who is present; who gives up goes home, and the others play on. In the variant ``group`` all win if there is wood
enough at the end; in ``circle`` everybody is for themselves, and whoever found most wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.games.codec import Codec
from bot.games.contract import Chance, Game
from bot.games.questions import Complete, Option, Prompt, Step
from bot.games.setup import Choice, Ruleset, Setup, Variant
from bot.games.values import Accepted, Line, Outcome, Rejected, Seat, Section, Standing, Viewer, Violation
from tests.bot.games.toy.values import violation

Kind: TypeAlias = Literal["wood", "food"]
KINDS: tuple[Kind, ...] = ("wood", "food")
LONGEST = 3
"""Hours that one may gather on a turn."""


class Store(Struct, frozen=True):
    """What the camp has, and what it has used up of the hundred of each that the forest holds."""

    wood: int = 0
    food: int = 0
    burnt: int = 0


class State(Struct, frozen=True):
    """A camp: who holds the torch and decides, how many turns are left, and what everybody has found so far.

    Attributes:
        group: whether all win and lose together; else whoever found most wins.
        present: who is at the camp; gone: who left it for good.
        found: by seat, what each has found in all.
        won: by seat, once it is over.
    """

    group: bool
    goal: int
    left: int
    present: tuple[Seat, ...]
    found: tuple[int, ...]
    holder: Seat = 0
    gone: tuple[Seat, ...] = ()
    store: Store = Store()
    won: tuple[bool, ...] = ()


class Gather(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    kind: Kind
    hours: int


class Rest(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    pass


class Camped(Struct, frozen=True, tag=True):
    group: bool
    seats: int
    goal: int
    left: int


class Gathered(Struct, frozen=True, tag=True):
    seat: Seat
    kind: Kind
    amount: int


class Rested(Struct, frozen=True, tag=True):
    seat: Seat


class Burnt(Struct, frozen=True, tag=True):
    wood: int


class Passed(Struct, frozen=True, tag=True):
    """The torch goes on."""

    seat: Seat


class Here(Struct, frozen=True, tag=True):
    present: tuple[Seat, ...]


class Gone(Struct, frozen=True, tag=True):
    seat: Seat


class Stocked(Struct, frozen=True, tag=True):
    """A judge set the store."""

    wood: int


class Ended(Struct, frozen=True, tag=True):
    won: tuple[bool, ...]


Command: TypeAlias = Gather | Rest
Event: TypeAlias = Camped | Gathered | Rested | Burnt | Passed | Here | Gone | Stocked | Ended


class View(Struct, frozen=True):
    """What everybody sees: all of it."""

    state: State


TURNS_A_DAY = 3
FOREST = 100


class Camp(Game[State, Command, Event]):
    """The referee of Camp."""

    key = "camp"
    engine = "camp.1"
    rulesets: tuple[Ruleset, ...] = (
        Ruleset(
            "camp@2026-04-01",
            "camp",
            (
                Variant("group", (1, 4), together=True, automaton=False, opens=4 * 3600),
                Variant("circle", (2, 4), automaton=False),
            ),
        ),
    )
    codec: Codec[State, Command, Event] = Codec(State, Command, Event)
    rules = frozenset({"camp.seats", "camp.torch", "camp.hours", "camp.adjust"})

    def choices(self, setup: Setup) -> tuple[Choice, ...]:
        days = tuple(Option(str(count), Line("camp-days", {"count": count})) for count in (2, 3))
        return (Choice("days", False, days),)

    def check(self, setup: Setup) -> tuple[Violation, ...]:
        variants = {(r.key, v.key): v for r in self.rulesets for v in r.variants}
        variant = variants.get((setup.ruleset, setup.variant))
        if variant is None or not variant.seats[0] <= len(setup.seats) <= variant.seats[1]:
            return (violation("camp.seats"),)
        return () if setup.options.get("days", "2") in ("2", "3") else (violation("camp.hours"),)

    def open(self, setup: Setup, chance: Chance) -> tuple[Event, ...]:
        days = int(setup.options.get("days", "2"))
        goal = days + chance.draw("weather", 3)
        camped = Camped(setup.variant == "group", len(setup.seats), goal, days * TURNS_A_DAY)
        return (camped, *(() if setup.present is None else self.attend(self.initial(camped), setup.present)))

    def initial(self, event: Event) -> State:
        assert isinstance(event, Camped)
        return State(event.group, event.goal, event.left, tuple(range(event.seats)), (0,) * event.seats)

    def decide(self, state: State, seat: Seat, command: Command, chance: Chance) -> Accepted[Event] | Rejected:
        if not self.prompts(state) or seat != state.holder:
            return Rejected((violation("camp.torch"),))
        happened: list[Event]
        match command:
            case Gather(kind, hours):
                if not 1 <= hours <= LONGEST:
                    return Rejected((violation("camp.hours"),))
                happened = [Gathered(seat, kind, min(chance.draw("search", 2 + hours), _forest(state.store)))]
            case Rest():
                happened = [Rested(seat)]
        left = state.left - 1
        if left % TURNS_A_DAY == 0:
            happened.append(Burnt(min(1, _after(state, happened[0]).store.wood)))
        after = _all(state, happened)
        if left == 0:
            return Accepted((*happened, Ended(_winners(after))))
        return Accepted((*happened, *_passing(after, seat)))

    def adjust(self, state: State, changes: Mapping[str, Any]) -> Accepted[Event] | Rejected:
        wood = changes.get("wood")
        if type(wood) is not int or changes.keys() - {"wood"} or not 0 <= wood <= FOREST or state.won:
            return Rejected((violation("camp.adjust"),))
        return Accepted((Stocked(wood),))

    def evolve(self, state: State, event: Event) -> State:
        return _after(state, event)

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        if state.won:
            return ()
        return (Prompt(f"t{state.left}.{state.holder}", state.holder, Line("camp-ask", {"day": _day(state)})),)

    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Step | Complete[Command] | None:
        if prompt not in self.prompts(state):
            return None
        kinds = {str(kind): kind for kind in KINDS}
        hours = {str(count): count for count in range(1, LONGEST + 1)}
        match path:
            case ():
                options = [Option(token, Line(f"camp-{token}")) for token in (*kinds, "rest")]
                return Step(prompt.ask, tuple(options))
            case ("rest",):
                return Complete(Rest(), Line("camp-do-rest"), final=_last_of_day(state))
            case (kind,) if kind in kinds:
                options = [Option(token, Line("camp-hours", {"count": count})) for token, count in hours.items()]
                return Step(Line("camp-ask-hours"), tuple(options))
            case (kind, count) if kind in kinds and count in hours:
                preview = Line("camp-do-gather", {"kind": Line(f"camp-{kind}"), "count": hours[count]})
                return Complete(Gather(kinds[kind], hours[count]), preview, final=True)
        return None

    def default(self, state: State, prompt: Prompt) -> Command:
        return Rest()

    def automated(self, state: State, prompt: Prompt) -> Command:
        raise NotImplementedError("Camp has no player of its own")

    def attend(self, state: State, present: tuple[Seat, ...]) -> tuple[Event, ...]:
        here = tuple(seat for seat in present if seat not in state.gone)
        if state.won or here == state.present:
            return ()
        there = Here(here)
        after = _after(state, there)
        passed = _passing(after, state.holder) if here and state.holder not in here else ()
        return (there, *passed)

    def outcome(self, state: State) -> Outcome | None:
        return _outcome(state.won, "camp-over") if state.won else None

    def retire(
        self, state: State, seats: tuple[Seat, ...], people: tuple[Seat, ...]
    ) -> Accepted[Event] | Outcome | None:
        stay = tuple(seat for seat in range(len(state.found)) if seat not in seats)
        if not people or not stay or not (state.group or len(stay) > 1):
            return _outcome(tuple(not state.group and seat in stay for seat in range(len(state.found))), "camp-left")
        going: list[Event] = [Gone(seat) for seat in seats if seat not in state.gone]
        after = _all(state, going)
        return Accepted((*going, *(_passing(after, state.holder) if state.holder in after.gone else ())))

    def reveals(self, event: Event) -> bool:
        return isinstance(event, Gathered | Ended)

    def view(self, state: State, viewer: Viewer) -> View:
        return View(state)

    def sheet(self, state: State, viewer: Viewer) -> tuple[Section, ...]:
        store = Line("camp-store", {"wood": state.store.wood, "food": state.store.food})
        sections = [Section(Line("camp-sheet"), (store, Line("camp-goal", {"count": state.goal})))]
        if isinstance(viewer, int):
            own = Line("camp-found", {"count": state.found[viewer]})
            sections.append(Section(Line("camp-sheet-own"), (own,)))
        return tuple(sections)

    def chapter(self, state: State) -> str:
        return f"d{_day(state)}"

    def narrate(self, event: Event, viewer: Viewer) -> tuple[Line, ...]:
        match event:
            case Camped(seats=seats):
                return (Line("camp-opened", {"seats": seats}),)
            case Gathered(seat, kind, amount):
                found = Line("camp-gathered", {"seat": seat, "count": amount, "kind": Line(f"camp-{kind}")})
                return (found, Line("camp-carried", {"count": amount}))
            case Rested(seat) | Passed(seat) | Gone(seat):
                return (Line(f"camp-{type(event).__name__.lower()}", {"seat": seat}),)
            case Burnt(wood):
                return (Line("camp-burnt", {"count": wood}),)
            case Here(present):
                return (Line("camp-here", {"count": len(present)}),)
            case Stocked(wood):
                return (Line("camp-stocked", {"count": wood}),)
            case Ended(won):
                return (Line("camp-ended", {"count": sum(won)}),)

    def resample(self, state: State, viewer: Viewer, chance: Chance) -> State:
        return state


def _after(state: State, event: Event) -> State:
    match event:
        case Camped():
            return state
        case Gathered(seat, kind, amount):
            found = tuple(count + amount * (other == seat) for other, count in enumerate(state.found))
            return replace(state, store=_stocked(state.store, kind, amount), found=found, left=state.left - 1)
        case Rested():
            return replace(state, left=state.left - 1)
        case Burnt(wood):
            store = state.store
            return replace(state, store=replace(store, wood=store.wood - wood, burnt=store.burnt + wood))
        case Passed(seat):
            return replace(state, holder=seat)
        case Here(present):
            return replace(state, present=present)
        case Gone(seat):
            present = tuple(other for other in state.present if other != seat)
            return replace(state, present=present, gone=(*state.gone, seat))
        case Stocked(wood):
            return replace(state, store=replace(state.store, wood=wood, burnt=0, food=0))
        case Ended(won):
            return replace(state, won=won)


def _all(state: State, events: list[Event]) -> State:
    for event in events:
        state = _after(state, event)
    return state


def _stocked(store: Store, kind: Kind, amount: int) -> Store:
    return replace(store, wood=store.wood + amount) if kind == "wood" else replace(store, food=store.food + amount)


def _forest(store: Store) -> int:
    return FOREST - store.wood - store.food - store.burnt


def _passing(state: State, holder: Seat) -> tuple[Event, ...]:
    """The torch goes on to the next who is present; where nobody is, to the next who has not left for good."""
    seats = len(state.found)
    others = [(holder + step) % seats for step in range(1, seats + 1)]
    there = [seat for seat in others if seat in state.present] or [seat for seat in others if seat not in state.gone]
    return (Passed(there[0]),) if there and there[0] != holder else ()


def _day(state: State) -> int:
    return -state.left // TURNS_A_DAY + 10


def _last_of_day(state: State) -> bool:
    return state.left == 1


def _winners(state: State) -> tuple[bool, ...]:
    if state.group:
        return (state.store.wood >= state.goal,) * len(state.found)
    most = max(count for seat, count in enumerate(state.found) if seat not in state.gone)
    return tuple(count == most and seat not in state.gone for seat, count in enumerate(state.found))


def _outcome(won: tuple[bool, ...], reason: str) -> Outcome:
    return Outcome(tuple(Standing(seat, won=each) for seat, each in enumerate(won)), Line(reason))
