"""The one secret of the game: support cards chosen and not yet turned up."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.contract import Chance
from bot.games.values import JUDGE, Seat, Viewer
from bot.games.zloba.acts.actions.cards import hand_size
from bot.games.zloba.pack.components import Components
from bot.games.zloba.position.state import Force, State


def resample(components: Components, state: State, viewer: Viewer, chance: Chance) -> State:
    """The state with every covered hand that the viewer does not know drawn again."""
    if state.phase != "setup" or viewer == JUDGE:
        return state
    forces = tuple(
        force if seat == viewer or not force.cards else _drawn(components, state, seat, chance)
        for seat, force in enumerate(state.forces)
    )
    return replace(state, forces=forces)


def _drawn(components: Components, state: State, seat: Seat, chance: Chance) -> Force:
    force = state.forces[seat]
    left = sorted(components.cards[force.faction])
    size = hand_size(state, seat)
    cards = sorted(left.pop(chance.draw("resample", len(left))) for _ in range(size))
    return replace(force, cards=tuple(cards))
