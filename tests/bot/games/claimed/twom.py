"""The deeds of This War of Mine in the words of its claims."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from bot.games.twom.acts.day.reach import is_empty, obstacle, reachable
from bot.games.twom.acts.night.findings import capacity, weight
from bot.games.twom.looks.levels import marks
from bot.games.twom.pack.components import Components
from bot.games.twom.position import commands as said
from bot.games.twom.position import events as ev
from bot.games.twom.position import events_group as people
from bot.games.twom.position import events_house as house
from bot.games.twom.position import night_commands as night
from bot.games.twom.position.case import Case
from bot.games.twom.position.commands import answers_of
from bot.games.twom.position.frames.night import Trading
from bot.games.twom.position.portions import numbers_of
from bot.games.twom.position.state import State
from bot.games.values import Seat
from tests.bot.games.claimed.judging import Deed, Thing, Value, among, called

OBSTACLES = {"rubble": "rubble", "remains": "rubble", "bars": "bars", "door": "locked-door", "hole": "hole"}
BLOCKED = {"obstacle", *OBSTACLES.values()}
RESOURCES = ("water", "wood", "component")
TOOLS = ("shovel", "saw", "lockpick")
MOST = 4
STEPS = {
    "event": "morning", "event-over": "morning", "placing": "day-actions", "round-over": "day-actions", "water": "dusk",
    "food": "dusk", "food-over": "dusk", "evening": "evening", "location": "scavenging", "gear": "scavenging",
    "explore": "scavenging", "findings": "scavenging", "arms": "night-raid", "raid": "night-raid",
    "crime": "crime-wave", "return": "return", "medicine": "dawn", "alcohol": "dawn", "fate": "dawn",
    "last-resort": "dawn", "keeping": "dawn",
}  # fmt: skip
"""The phase of each step, as claims name it."""


class TwomDeeds:
    """Tells the deeds of a match."""

    def __init__(self, game: Any) -> None:
        self._components: Components = game.components
        self._day = 0
        self._done: Counter[str] = Counter()
        self._drawn: Counter[str] = Counter()
        self._visits = 0

    def _case(self, state: State) -> Case:
        return Case(self._components, state)

    def opened(self, state: State) -> Iterator[Deed]:
        """The group before the game."""
        del state
        yield from ()

    def lasting(self, state: State) -> Iterator[Deed]:
        """The group, its weapons and its states."""
        yield Deed("have", called("group"), called("character"), {}, {}, {"character": len(state.people)})
        for person in state.people:
            held = {"weapon": 1 if person.weapon else 0}
            one = self._person(state, person.key)
            yield Deed("have", one, called("weapon"), {}, _during(state), held)
            for level in (person.fatigue, person.wounds, person.misery, person.hunger, person.illness):
                if level:
                    yield Deed("have", called("state-token"), called("level"), {}, {}, {"level": level})
        beds = Counter(person.at for person in state.people if person.night == "bed")
        for number in beds.values():
            yield Deed("contain", called("bed"), called("character"), {}, {}, {"character": number})

    def commanded(self, state: State, seat: Seat, command: Any, after: State) -> Iterator[Deed]:
        """The deeds that a command is; of a series the first one."""
        if state.day != self._day:
            self._day, self._visits = state.day, 0
            self._done.clear()
            self._drawn.clear()
        del after
        answer = answers_of(command)[0]
        case, moments = self._case(state), _during(state)
        me = self._player(state, seat)
        tells = isinstance(answer, said.Tell | said.Declare)
        if not tells and state.table.keeper is None:
            yield Deed("choose", me, called("decision"), {}, moments)
        match answer:
            case said.Place(tasks=tasks):
                for task in tasks:
                    yield from self._task(case, me, task, moments)
                spaces = Counter(task.space for task in tasks for _ in task.who)
                for space, number in spaces.items():
                    yield from self._crowd(case, space, number, tasks, moments)
                yield from self._acted(case, tasks, moments)
            case said.Drink(who=drinking):
                for who, number in Counter(drinking).items():
                    yield Deed("drink", self._person(state, who), called("water"), {}, moments, {"water": number})
            case said.Assign(nights=nights):
                outside = sum(one.night == "outside" for one in nights)
                for_ = {"for": among({"scavenging"})}
                yield Deed("choose", me, called("character"), for_, moments, {"character": outside})
                at_night = {"during": among({"night"})}
                for who, number in Counter(one.who for one in nights).items():
                    acting, activity = self._person(state, who), called("activity")
                    yield Deed("perform", acting, activity, {}, at_night, {"activity": number})
                    yield Deed("choose", me, activity, {}, moments, {"activity per character": number})
                beds = Counter(one.bed for one in nights if one.bed)
                for number in beds.values():
                    yield Deed("contain", called("bed"), called("character"), {}, moments, {"character": number})
            case night.Visit():
                self._visits += 1
                yield Deed(
                    "choose", me, called("location-card"), {}, moments, {"location-card per night": self._visits}
                )
            case night.Carry(things=things):
                over = sum(weight(case, key) * number for key, number in numbers_of(things).items()) > capacity(case)
                yield Deed("carry", me, called("token"), {"over(inventory)": over}, moments)
            case night.Arm(held=held):
                for who, number in Counter(one.who for one in held).items():
                    here: dict[str, Value] = {
                        "in": among({"guard"} if _is_guard(state, who) else (), {"guard"}),
                        "from": among({"storage"}),
                    }
                    yield Deed("attach", me, called("weapon"), here, moments, {"weapon per character": number})
                    yield Deed("have", self._person(state, who), called("weapon"), here, moments, {"weapon": number})
                    yield Deed("guard", self._person(state, who), None, {}, moments)
            case night.Treat(doses=doses) if doses:
                meds = among((), {"fate-card"})
                told = {**moments, "after": meds}
                yield Deed("attach", me, called("meds"), {}, told, {"meds": len(doses)})
                if state.step.startswith("alcohol"):
                    yield Deed("drink", self._person(state, doses[0].who), called("alcohol"), {}, moments)

    def of(self, state: State, command: Any, event: Any) -> Iterator[Deed]:
        """The deeds that an event is."""
        del command
        moments = _during(state)
        me = called("player")
        match event:
            case people.Moved(things=things, source="supply"):
                for key, number in things.items():
                    short = state.supply.get(key, number) < number
                    removed = {**moments, "after": among((), {"remove"})}
                    yield Deed("gain", me, called("token"), {"empty(supply)": short}, removed)
                    if _trading(state):
                        yield Deed("buy", me, self._token(key), {"empty(supply)": short}, moments)
            case people.Moved(things=things, source="store" | "pile") if _trading(state):
                for key in things:
                    home = {
                        "from": among({"storage"} if event.source == "store" else (), {"storage"}),
                        "in": among({"scavenging"} if state.outside else (), {"scavenging"}),
                    }
                    yield Deed("trade", me, self._token(key), {}, moments)
                    yield Deed("pay", me, called("token"), home, moments)
            case people.Came():
                full = {"full(group)": len(state.people) >= MOST}
                yield Deed("join", called("character"), called("group"), full, moments)
            case people.Treated(token=token) if not event.used:
                late = STEPS.get(state.step) == "dawn" and state.step not in ("medicine", "alcohol", "fate")
                told = {**moments, "after": among({"fate-card"} if late else (), {"fate-card"})}
                meds = self._kind(token)
                yield Deed("attach", me, called(*meds), {}, told, {}, permitted=bool(state.stack))
            case house.Built(fitting=fitting, space=space) if space:
                idea = {"ideas"} if fitting in state.ideas and fitting not in state.fittings else set()
                what = Thing(among({"fitting-card"} | idea, {"ideas", "fitting-card"}))
                case = self._case(state)
                free = event.boarding > 0 or is_empty(case, space) if space in self._components.spaces else True
                printed = self._components.spaces.get(space)
                facts: dict[str, Value] = {
                    "to": among(
                        {"shelter-space"} if not event.boarding else (),
                        {"shelter-space", "guard", "sleep-on-the-floor"},
                    ),
                    "empty(shelter-space)": free,
                    "full(shelter-space)": not free,
                    "over": among((), {"guard", "sleep-on-the-floor"}),
                    "has(action)": bool(printed and printed.actions) and not event.boarding,
                }
                yield Deed("build", me, what, facts, moments)
            case house.Noised(level=level):
                yield Deed("change", called("noise"), None, {}, moments, {"level": level})
            case ev.Drew(deck=deck):
                self._drawn[deck] += 1
                name = {
                    "raid": "night-raid-card",
                    "raids": "night-raid-card",
                    "fate": "fate-card",
                    "residents": "resident-card",
                }.get(deck, "card")
                amounts = {name: self._drawn[deck], f"{name} per night": self._drawn[deck]}
                by_card = bool(state.stack) or state.step in ("last-resort", "keeping")
                yield Deed("draw", me, called(name), {"from": among({"top"})}, moments, amounts, by_card)
                yield Deed("reveal", me, called(name), {"from": among({"top"})}, moments, amounts, by_card)
            case ev.TurnedEvent():
                self._drawn["event"] += 1
                daily = {**moments, "every-turn": True}
                yield Deed(
                    "reveal",
                    me,
                    called("event-card"),
                    {"from": among({"top"})},
                    daily,
                    {"event-card": self._drawn["event"]},
                    bool(state.stack),
                )
            case people.LevelSet(level=level) if level:
                yield Deed("have", called("state-token"), called("level"), {}, {}, {"level": level})
            case people.Armed(weapon=weapon) if weapon:
                in_ = {"from": among((), {"storage"}), "in": among((), {"location-card"})}
                yield Deed("use", self._person(state, event.who), called("weapon"), in_, moments, {"weapon": 1})

    def _task(self, case: Case, me: Thing, task: said.Task, moments: dict[str, Value]) -> Iterator[Deed]:
        state = case.state
        known = self._components.pack.shelter is not None
        way = not known or task.space in reachable(case)
        blocked = obstacle(case, task.space) if known else None
        for who in task.who:
            one = self._person(state, who)
            facts: dict[str, Value] = {
                "to": among({"shelter-space"}, {"shelter-space"}),
                "possible": way,
                # What bars the way lies on the space itself where it is cleared, never before it.
                "over": among(() if way else BLOCKED, BLOCKED),
                "in": among({"shelter"}, {"shelter"}),
            }
            yield Deed("move", one, None, facts, moments)
            yield Deed("place", me, called("character"), {**facts, "full(shelter-space)": False}, moments)
            yield Deed("perform", one, called("action"), facts, moments)
            if blocked and task.deed == "turn":
                tools = {name for name in TOOLS for key in state.store if self._is(key, name) and state.store[key]}
                clearing: dict[str, Value] = {
                    "with": among(tools, TOOLS),
                    "alone": len(task.who) == 1,
                    "count(character)": len(task.who),
                }
                yield Deed("clear", one, called(OBSTACLES.get(blocked, "obstacle")), clearing, moments)

    def _crowd(
        self, case: Case, space: str, number: int, tasks: tuple[said.Task, ...], moments: dict[str, Value]
    ) -> Iterator[Deed]:
        spot = case.state.shelter.get(space)
        kind = "shelter-space" if spot is None else "shelter-card" if spot.card else "fitting-card"
        together = any(len(task.who) == 2 and task.space == space for task in tasks)
        printed = self._components.spaces.get(space)
        looks = printed is not None and printed.printed == "look-around"
        facts = {"is": among({"look-around"} if looks else (), {"look-around"})}
        day = {**moments, "during": among({"day-actions", "day"}, set(STEPS.values()) | {"day"})}
        # Two clear rubble together, and several look around: rules rubble.two and actions.shared-spaces.
        lets = together or looks
        yield Deed(
            "contain",
            Thing(among({kind}, {"shelter-space", "shelter-card", "fitting-card", "bed"})),
            called("character"),
            facts,
            day,
            {"character": number},
            lets,
        )

    def _acted(self, case: Case, tasks: tuple[said.Task, ...], moments: dict[str, Value]) -> Iterator[Deed]:
        state = case.state
        persons = {person.key: person for person in state.people}
        for task in tasks:
            for who in task.who:
                self._done[who] += 1
                number = marks(case, persons[who])
                nth = {1: "first", 2: "second", 3: "third"}.get(state.round, "first")
                facts = {"count(black-mark)": number}
                one = self._person(state, who)
                yield Deed(
                    "perform",
                    one,
                    called("action"),
                    {**facts, "in": among({"shelter"})},
                    moments,
                    {"action": self._done[who]},
                )
                yield Deed("perform", one, Thing(among({nth}, {"first", "second", "third"})), facts, moments)

    def _player(self, state: State, seat: Seat) -> Thing:
        holder = seat == state.holder
        words = {"player"} | ({"leader"} if holder else {"other-players"})
        return Thing(among(words, {"player", "leader", "other-players"}))

    def _person(self, state: State, who: str) -> Thing:
        found = next((person for person in state.people if person.key == who), None)
        where = (
            {"guard"}
            if found and found.night == "guard"
            else {"scavenging"}
            if found and found.night == "outside"
            else set()
        )
        facts: dict[str, Value] = {"in": among(where, {"guard", "scavenging"})}
        return Thing(among({"character"}, {"character", "enemy", "group"}), facts)

    def _kind(self, key: str) -> tuple[str, ...]:
        return ("alcohol" if self._is(key, "alcohol") else "meds", "token")

    def _is(self, key: str, role: str) -> bool:
        """Whether a token plays a role, such as that of the shovel."""
        known = next((token.key for name, token in self._components.roles.items() if name == role), role)
        return key == known

    def _token(self, key: str) -> Thing:
        found = {name for name in RESOURCES if self._is(key, name)}
        return Thing(among({"token"} | found, {"token", *RESOURCES}))


def _is_guard(state: State, who: str) -> bool:
    return any(person.key == who and person.night == "guard" for person in state.people)


def _trading(state: State) -> bool:
    return any(isinstance(frame, Trading) for frame in state.stack)


def _during(state: State) -> dict[str, Value]:
    phase = STEPS.get(state.step)
    return {"during": among({phase} if phase else (), set(STEPS.values()))}
