"""Going out: the location, and what is taken along."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.kernel.ask import Answers
from bot.games.kernel.deeds import Deed
from bot.games.twom.acts.flow.cards import told_or_done
from bot.games.twom.acts.flow.diary import go
from bot.games.twom.acts.flow.step import Step
from bot.games.twom.looks.asking import token_label
from bot.games.twom.looks.labels import card, token
from bot.games.twom.looks.refusals import refuse
from bot.games.twom.pack.kinds import RESOURCES, Key
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.events_group import Moved
from bot.games.twom.position.events_house import Noised, Unknown, Visited
from bot.games.twom.position.night_commands import Take, Visit
from bot.games.twom.position.portions import is_ordered, numbers_of, portions
from bot.games.values import Line, Violation

SIZES = (10, 12, 14)
"""Cards of the unknown at each of the three places, the nearest first.

Rule: twom-cs.explore.deck
"""
FIELDS: tuple[Key, ...] = ("near", "middle", "far")
"""The places by their fields, the nearest first, where the pack has no locations."""
SOMEWHERE = "somewhere"
"""Where people go if the pack has no locations."""


def is_anybody_outside(case: Case) -> bool:
    """Whether anybody spends the night outside."""
    return any(person.night == "outside" for person in case.state.people)


def places(case: Case) -> tuple[Key, ...]:
    """Where people can go tonight, the nearest first."""
    if case.state.locations or case.is_first or case.components.locations:
        return case.state.locations or (SOMEWHERE,)
    return FIELDS


def _ask_location(case: Case) -> Line | None:
    return Line("twom-await-location") if is_anybody_outside(case) and len(places(case)) > 1 else None


def _offer_location(answers: Answers, case: Case) -> Visit:
    visit = Visit(answers.menu("twom-ask-location", places(case), str, lambda key: _place(case, key)))
    if gear_is_told(case):
        return replace(visit, things=_offer_gear(answers, case).things)
    return visit


def _place(case: Case, key: Key) -> Line:
    name = card(case.components, "locations", key)
    return Line("twom-field", {"place": name, "count": SIZES[FIELDS.index(key)]}) if key in FIELDS else name


def gear_is_told(case: Case) -> bool:
    """Whether what is taken along is said with the location, as where people tell what comes."""
    return not case.is_first and case.state.table.cards == "table" and bool(_takeable(case))


def _check_location(case: Case, command: Visit) -> Iterator[Violation]:
    if command.location not in places(case):
        yield refuse("location.choose", "location")
    elif (command.things is not None) != gear_is_told(case):
        yield refuse("gear.take", "pick")
    elif command.things is not None:
        yield from _check_gear(case, Take(command.things))


def _visit(run: Run, command: Visit) -> None:
    """All who are outside go to one location.

    Rule: twom-cs.location.choose
    """
    run.emit(Visited(command.location))
    go(run, "gear")
    if command.things is not None:
        _take(run, Take(command.things))


def _location_happens(run: Run) -> None:
    if is_anybody_outside(run):
        # Where gear is still to be asked about, it is in the next step.
        _visit(run, Visit(places(run)[0]))
    else:
        go(run, "arms")


def _takeable(case: Case) -> dict[Key, int]:
    """What can be taken along: tokens, but no resources, which are neither gear nor goods."""
    tokens = case.components.tokens
    return {key: number for key, number in case.state.store.items() if tokens[key].role not in RESOURCES}


def _ask_gear(case: Case) -> Line | None:
    return Line("twom-await-gear") if _takeable(case) else None


def _offer_gear(answers: Answers, case: Case) -> Take:
    there = _takeable(case)
    label = token_label(case)
    kinds = answers.several("twom-ask-gear", list(there), str, label, 0, len(there))
    numbers: dict[Key, int] = {}
    for key in kinds:
        answers.regards(token=key)
        numbers[key] = answers.number("twom-ask-number", "twom-number", 1, there[key], token=label(key))
    return Take(portions(numbers))


def _check_gear(case: Case, command: Take) -> Iterator[Violation]:
    there = _takeable(case)
    if not is_ordered(command.things):
        yield refuse("gear.take", "kinds")
        return
    for key, number in numbers_of(command.things).items():
        if key not in case.components.tokens or case.components.tokens[key].role in RESOURCES:
            yield refuse("gear.take", "gear")
            return
        if number > there.get(key, 0):
            yield refuse("gear.trade-goods", "store", token=token(case.components, key), count=number)
            return


def _take(run: Run, command: Take) -> None:
    """Take tokens along, lay the unknown out, and look at what is special about the location.

    Rule: twom-cs.noise.start
    """
    where = run.state.outside or SOMEWHERE
    go(run, "explore")
    if command.things:
        run.emit(Moved(numbers_of(command.things), "store", "pile", "gear"))
    location = run.components.locations.get(where)
    run.emit(Noised(location.noise if location else 1))
    fields = FIELDS if where in FIELDS else run.state.locations
    place = fields.index(where) if where in fields else 0
    cards = run.state.decks["exploration"].size
    known = bool(run.components.decks["exploration"])
    run.emit(Unknown(min(SIZES[place], cards) if known else SIZES[place]))
    if location is not None:
        told_or_done(run, location.effects, f"locations.{where}", _outside(run))


def _outside(case: Case) -> tuple[Key, ...]:
    return tuple(person.key for person in case.state.people if person.night == "outside")


LOCATION = Step("scavenging", _location_happens, _ask_location, _offer_location)
GEAR = Step("scavenging", lambda run: _take(run, Take()), _ask_gear, _offer_gear)
VISIT = Deed(_check_location, _visit, lambda case: case.state.step == "location")
TAKE = Deed(_check_gear, _take, lambda case: case.state.step == "gear")
