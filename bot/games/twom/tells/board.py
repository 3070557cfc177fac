"""The board as anybody sees it, in the names of the component pack."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.packs.words import Words
from bot.games.twom.acts.day.reach import obstacle, reachable
from bot.games.twom.asks.steps import STEPS
from bot.games.twom.looks.levels import able
from bot.games.twom.pack.fallback import UNNAMED
from bot.games.twom.pack.kinds import CONDITIONS, Key
from bot.games.twom.pack.told_names import is_told, name_of
from bot.games.twom.position.case import Case
from bot.games.twom.position.frames.combat import Combat
from bot.games.twom.position.frames.raid import Raiding
from bot.games.twom.position.people import Person
from bot.games.twom.tells.view import BoardView, DieView, FightView, FoeView, LostView, PersonView, SpaceView

_ROUNDS = (1, 2, 3)


def board_of(case: Case) -> BoardView:
    """What lies on the board in a position."""
    state, components = case.state, case.components
    there, places = reachable(case), {key: at for at, key in enumerate(components.spaces)}
    return BoardView(
        spaces=tuple(_space(case, key, reached=key in there) for key in components.spaces),
        ladders=tuple((places[lower], places[upper]) for lower, upper in components.shelter.ladders),
        people=tuple(_person(case, each) for each in state.people),
        conditions=tuple(components.states[each].name for each in CONDITIONS),
        store=_things(components.tokens, state.store),
        pile=_things(components.tokens, state.pile),
        locations=tuple(_called(key, components.decks["locations"]) for key in state.locations),
        tonight=state.locations.index(state.outside) if state.outside in state.locations else None,
        fittings=_things(components.fittings, state.fittings),
        ideas=_things(components.fittings, state.ideas),
        removed=_things(components.tokens, state.removed),
        last_resort=tuple(_called(key, components.last_resort) for key in state.last_resort),
        lost=tuple(LostView(_called(each.key, components.characters), each.how, each.day) for each in state.lost),
        fight=_fight(case),
    )


def _called(key: Key, named: Mapping[Key, object]) -> Words:
    """What the pack calls something; what it is, where the pack lacks the section; else its key."""
    name = getattr(named.get(key), "name", None)
    return name if isinstance(name, Words) else UNNAMED.get(key) or Words(name_of(key) if is_told(key) else key)


def _space(case: Case, key: Key, *, reached: bool) -> SpaceView:
    space, spot = case.components.spaces[key], case.state.shelter.get(key)
    card, fitting = (spot.card, spot.fitting) if spot else (None, None)
    return SpaceView(
        space.name,
        space.floor,
        space.column,
        space.printed,
        None if card is None else _called(card, case.components.shelter_cards),
        obstacle(case, key),
        None if fitting is None else _called(fitting, case.components.fittings),
        reached,
        tuple(at for at, person in enumerate(case.state.people) if person.at == key),
    )


def _person(case: Case, person: Person) -> PersonView:
    tokens = case.components.tokens
    return PersonView(
        _called(person.key, case.components.characters),
        tuple(person.level(each) for each in CONDITIONS),
        actions_left(case, person),
        person.night,
        None if person.weapon is None else _called(person.weapon, tokens),
        _things(tokens, person.medicine),
    )


def actions_left(case: Case, person: Person) -> int | None:
    """How many actions somebody has left today.

    Rule: twom-cs.actions.marks
    """
    phase, now = STEPS[case.state.step].phase, case.state.round
    if phase not in ("morning", "actions"):
        return None
    begun = phase == "actions" and case.state.step == "round-over"
    return sum(able(case, person, round_) for round_ in _ROUNDS if round_ >= now + begun)


def _things(known: Mapping[Key, object], things: Mapping[Key, int]) -> tuple[tuple[Words, int], ...]:
    """Things with their numbers in the order of the pack, whose tokens begin with the resources."""
    places = {key: place for place, key in enumerate(known)}
    ordered = sorted(things, key=lambda key: places.get(key, len(places)))
    return tuple((_called(key, known), things[key]) for key in ordered if things[key])


def _fight(case: Case) -> FightView | None:
    places = {key: at for at, key in enumerate(case.state.keys)}
    for frame in reversed(case.state.stack):
        if isinstance(frame, Combat):
            return FightView(
                tuple(places[key] for key in frame.fighters if key in places),
                tuple(
                    DieView(blow.die, blow.face, None if blow.who is None else places.get(blow.who), blow.foe)
                    for blow in frame.blows
                ),
                tuple(FoeView(foe.letter, foe.prowess, foe.weapons, foe.wounds) for foe in frame.foes),
                frame.round,
            )
        if isinstance(frame, Raiding):
            return FightView(
                tuple(at for at, person in enumerate(case.state.people) if person.night == "guard"),
                tuple(DieView(shot.die, shot.face, places.get(shot.who)) for shot in frame.shots),
                name=_called(frame.card, case.components.decks["raids"]),
                damage=frame.damage,
                wounds=frame.wounds,
            )
    return None
