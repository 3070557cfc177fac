"""The shelter of a position: what lies on its spaces, what can be built, and what nobody has seen yet."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from bot.games.twom.acts.arranging.form import Change, Numbers, SpotChange, wrong
from bot.games.twom.looks.labels import fitting, shelter_card, space
from bot.games.twom.pack.components import Components
from bot.games.twom.pack.kinds import Key
from bot.games.twom.pack.told_names import is_told
from bot.games.twom.position.state import Own, Spot, State


def with_house(components: Components, before: State, state: State, change: Change) -> State:
    """The position with its shelter as told: a fitting that is built nowhere can be built, or is an idea.

    Args:
        before: the position before anything was changed.

    Raises:
        Wrong: there is no such space, card or fitting, or not as many.
    """
    shelter = dict(state.shelter)
    for where, spot in (change.shelter or {}).items():
        if where not in components.spaces and not is_told(where):
            raise wrong("setup.shelter", "space", key=where)
        shelter.pop(where, None)
        if spot is not None and spot != SpotChange():
            shelter[where] = _spot(components, where, spot)
    state = replace(state, shelter=dict(sorted(shelter.items())))
    if change.home is not None:
        state = replace(state, home={key: Own(own.bed, own.cost) for key, own in sorted(change.home.items())})
    if change.rooms is not None:
        state = replace(state, rooms=change.rooms)
    state = replace(_with_fittings(components, before, state, change), backs=_backs(components, state, change.backs))
    if change.boarded is not None:
        state = replace(state, boarded=change.boarded)
    return state if change.frost is None else replace(state, frost=change.frost)


def _spot(components: Components, where: Key, told: SpotChange) -> Spot:
    if told.card is not None and told.fitting is not None:
        raise wrong("setup.shelter", "spot", space=space(components, where))
    if told.card is not None and told.card not in components.shelter_cards:
        raise wrong("setup.shelter", "shelter-card", key=told.card)
    if told.fitting is not None and not is_told(told.fitting):
        there = components.fittings.get(told.fitting)
        if there is None:
            raise wrong("setup.fittings", "fitting", key=told.fitting)
        printed = components.spaces[where]
        if there.boarding or printed.printed is not None or printed.actions:
            name = fitting(components, told.fitting)
            raise wrong("build.where", "no-room", fitting=name, space=space(components, where))
    return Spot(told.card, told.fitting)


def _built(state: State) -> Counter[Key]:
    built = (spot.fitting for spot in state.shelter.values() if spot.fitting is not None)
    return Counter(fitting for fitting in built if not is_told(fitting))


def _with_fittings(components: Components, before: State, state: State, change: Change) -> State:
    known, ideas = change.fittings or {}, change.ideas or {}
    for key in (*known, *ideas):
        if key not in components.fittings:
            raise wrong("setup.fittings", "fitting", key=key)
    was, now = _built(before), _built(state)
    fittings: dict[Key, int] = {}
    left: dict[Key, int] = {}
    for key in sorted({*before.fittings, *before.ideas, *was, *now, *known, *ideas}):
        card = components.fittings[key]
        copies = before.fittings.get(key, 0) + before.ideas.get(key, 0) + was[key]
        if card.boarding:
            # What is nailed up is no card any more, so that any of its copies may be gone.
            copies, rest = card.copies, known.get(key, before.fittings.get(key, 0))
            left[key] = ideas.get(key, before.ideas.get(key, 0))
            fittings[key] = rest
        else:
            rest = copies - now[key]
            left[key] = ideas.get(key, rest - known[key] if key in known else min(before.ideas.get(key, 0), rest))
            fittings[key] = rest - left[key]
        wanted = known.get(key, fittings[key])
        if min(rest, left[key], fittings[key]) < 0 or fittings[key] != wanted or fittings[key] + left[key] > copies:
            raise wrong("build.any", "fittings", fitting=fitting(components, key), count=copies)
    return replace(
        state,
        fittings={key: number for key, number in fittings.items() if number},
        ideas={key: number for key, number in left.items() if number},
    )


def _backs(components: Components, state: State, told: dict[Key, Numbers] | None) -> dict[Key, dict[Key, int]]:
    backs = dict(state.backs)
    for kind, numbers in (told or {}).items():
        if kind not in components.shelter_cards:
            raise wrong("setup.shelter", "shelter-card", key=kind)
        for key, number in numbers.items():
            back = components.backs.get(key)
            if back is None or back.of != kind or number > back.copies:
                raise wrong("shelter.flip", "back", card=shelter_card(components, kind), key=key)
        backs[kind] = {key: number for key, number in sorted(numbers.items()) if number}
    return dict(sorted(backs.items()))
