"""What no match may lose or gain: each game's pieces, counted from a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from bot.games.doomtrooper.position.state import State as DoomtrooperState
from bot.games.prsi.position.state import State as PrsiState
from bot.games.zloba.game import Zloba
from bot.games.zloba.position.state import State as ZlobaState
from tests.bot.games.bazaar.game import State as BazaarState
from tests.bot.games.camp.game import State as CampState
from tests.bot.games.fair.values import State as FairState
from tests.bot.games.suite.play import require
from tests.bot.games.toy.values import State as ToyState
from tests.bot.games.twom.adjustments import adjustments as twom_adjustments
from tests.bot.games.twom.pieces import pieces as twom_pieces

_ZLOBA = Zloba.from_bytes(None).components


def _toy(state: ToyState) -> Counter[object]:
    stakes = (card for card in state.stakes if card >= 0)
    return Counter(card for pile in (*state.hands, *state.won, state.deck, state.pile, stakes) for card in pile)


def _fair(state: FairState) -> Counter[object]:
    return Counter(good for pile in (*state.hands, *state.stacks, *state.sold) for good in pile)


def _bazaar(state: BazaarState) -> Counter[object]:
    return _toy(state.table)


def _camp(state: CampState) -> Counter[object]:
    store = state.store
    seats = {*state.present, *state.gone} <= set(range(len(state.found)))
    require(min(store.wood, store.food, store.burnt) >= 0 and seats, f"less than nothing of a piece: {state}")
    forest = 100 - store.wood - store.food - store.burnt
    return Counter({"of the forest": forest + store.wood + store.food + store.burnt})


def _prsi(state: PrsiState) -> Counter[object]:
    require(all(0 <= wins <= state.goal for wins in state.wins), f"impossible wins: {state.wins}")
    return Counter(card for pile in (*state.hands, state.stock, state.pile) for card in pile)


def _zloba(state: ZlobaState) -> Counter[object]:
    numbers = [state.supply]
    pieces: Counter[object] = Counter({("token", number): 1 for number in state.tokens})
    pieces["corra"] = state.supply + sum(force.corra for force in state.forces)
    for seat, force in enumerate(state.forces):
        pieces[f"basic units of {seat}, {force.faction}"] = force.mat + force.removed + sum(force.basics)
        numbers += [force.mat, force.removed, force.corra, *force.basics, *(elite.toughness for elite in force.elites)]
        for kind, count in Counter(elite.kind for elite in force.elites).items():
            require(count <= _ZLOBA.kinds[force.faction][kind].dice, f"more elites than there are: {force}")
        for elite in force.elites:
            full = _ZLOBA.kinds[force.faction][elite.kind].toughness
            require(1 <= elite.toughness <= full, f"an elite of impossible toughness: {force}")
    require(min(numbers) >= 0, f"less than nothing of a piece: {state}")
    return pieces


def _doomtrooper(state: DoomtrooperState) -> Counter[object]:
    require(min(player.destiny for player in state.players) >= 0, "fewer than no destiny points")
    require(min(player.victory for player in state.players) >= 0, "fewer than no victory points")
    in_libraries = sorted(card for library in state.libraries for card in library)
    require(
        in_libraries == [at for at, card in enumerate(state.cards) if card.zone == "library"],
        "the libraries hold other cards than lie in them",
    )
    return Counter((card.owner, card.code) for card in state.cards)


PIECES: Mapping[str, Callable[[Any], Counter[object]]] = {
    "toy": _toy,
    "fair": _fair,
    "bazaar": _bazaar,
    "camp": _camp,
    "prsi": _prsi,
    "zloba": _zloba,
    "twom": twom_pieces,
    "doomtrooper": _doomtrooper,
}
"""By a game's key: everything on the table, which stays the same from the first event to the last."""

ADJUSTMENTS: Mapping[str, tuple[dict[str, Any], ...]] = {
    "toy": ({"left": 3, "turn": 1},),
    "fair": ({"left": 3},),
    "bazaar": ({"left": 3, "turn": 1},),
    "camp": ({"wood": 7},),
    "prsi": ({"turn": 1, "suit": "h"}, {"wins": {"0": 1, "1": 0}}),
    "twom": twom_adjustments(),
    "doomtrooper": (
        {"players": {"0": {"destiny": 12, "victory": 3, "turns": 2}, "1": {"destiny": 0}}, "opened": True},
        {"turn": {"seat": 1, "step": "actions", "number": 7}},
    ),
    "zloba": (
        {"seats": {"0": {"points": 12, "corra": 3, "removed": 2}, "1": {"basics": {"3": 4, "7": 1}}}},
        {"seats": [{"elites": [[3, "greyback", 1]], "dice": ["mine", "battle"], "eye": "strike"}]},
        {"seats": {"1": {"elites": [[2, "noble", 1], [0, "radiant", 2]]}, "0": {"elites": [[5, "thief", 1]]}}},
        {"seats": {"0": {"cards": ["treasury"], "spent": ["treasury"]}}},
        {"phase": "actions", "turn": {"seat": 0, "acted": True, "done": "exodus"}, "start": 1, "round": 4},
        {"seats": {"0": {"dice": ["extend"]}}, "phase": "actions", "turn": {"seat": 0}},
        {"phase": "draft", "turn": {"seat": 1}, "offer": ["mine", "extend"], "tokens": {"1": 4}},
        {"coop": {"base": 3, "chaos": 2, "points": 20, "die": "mine"}},
    ),
}
"""By a game's key: adjustments as a judge may order them, if the position is one for them."""

OPEN = frozenset({("twom", "group")})
"""Games and variants, by their keys, in which nobody has anything to hide."""
