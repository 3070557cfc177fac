"""The tokens of a position: however many are told to lie somewhere, as many there are in all as before."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.twom.acts.arranging.form import Change, Numbers, wrong
from bot.games.twom.looks.labels import token
from bot.games.twom.pack.components import Components
from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.state import State


def _in_hands(state: State, key: Key) -> int:
    return sum(each.medicine.get(key, 0) for each in state.people)


def _all(state: State, key: Key) -> int:
    """How many there are of a token that somebody counted."""
    piles = (state.store, state.pile, state.removed, state.supply)
    return _in_hands(state, key) + sum(pile.get(key, 0) for pile in piles)


def _changed(pile: dict[Key, int], told: Numbers | None) -> dict[Key, int]:
    found = {**pile, **(told or {})}
    return {key: number for key, number in sorted(found.items()) if number}


def with_things(components: Components, before: State, state: State, change: Change) -> State:
    """The position with its tokens as told: the rest of them is the supply.

    Where the supply is told, the rest leaves the campaign unless that is told, too.

    Args:
        before: the position before anything was changed.

    Raises:
        Wrong: there are no such tokens, or not as many.
    """
    told = [each or {} for each in (change.store, change.pile, change.supply, change.removed, change.prices)]
    medicine = [each.medicine for each in state.people]
    for key in sorted({key for each in (*told, *medicine) for key in each}):
        if key not in components.tokens:
            raise wrong("term.storage", "token", key=key)
    store, pile = _changed(state.store, change.store), _changed(state.pile, change.pile)
    removed, prices = _changed(state.removed, change.removed), _changed(state.prices, change.prices)
    supply: dict[Key, int] = {}
    for key in change.supply or {}:
        if key not in before.supply:
            raise wrong("supply.shortage", "uncounted", token=token(components, key))
    for key in before.supply:
        rest = _all(before, key) - _in_hands(state, key) - store.get(key, 0) - pile.get(key, 0)
        wanted = (change.supply or {}).get(key)
        if wanted is not None and key not in (change.removed or {}):
            removed[key] = rest - wanted
        supply[key] = rest - removed.get(key, 0)
        if min(rest, supply[key], removed.get(key, 0)) < 0 or (wanted is not None and supply[key] != wanted):
            raise wrong("supply.shortage", "tokens", token=token(components, key), count=_all(before, key))
    removed = {key: number for key, number in sorted(removed.items()) if number}
    return replace(state, store=store, pile=pile, supply=supply, removed=removed, prices=prices)
