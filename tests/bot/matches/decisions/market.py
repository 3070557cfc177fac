"""The Bazaar in memory, brought to a turn or to a window."""

from __future__ import annotations

from bot.games.values import Seat
from bot.matches.model.match import Actor, Timing
from tests.bot.games.bazaar.game import with_table
from tests.bot.matches.decisions.plays import BAZAAR
from tests.bot.matches.decisions.scene import Scene
from tests.bot.matches.table import PEOPLE


def at_turn(people: int = 3, *, timing: Timing | None = None) -> Scene:
    """A match whose first turn begins, in which every seat holds a card of each of the values one to three."""
    scene = Scene.opened(people, timing=timing, play=BAZAAR)
    for seat in range(people):
        scene.play(seat)
    scene.state = with_table(scene.state, hands=tuple((seat, seat + 4, seat + 8) for seat in range(people)))
    return scene


def at_window(people: int = 3, *, timing: Timing | None = None) -> Scene:
    """A match in which a card of the value one was just laid, which all the others may react to in their order."""
    scene = at_turn(people, timing=timing)
    lay(scene, scene.state.table.turn)
    return scene


def lay(scene: Scene, seat: Seat) -> None:
    """Lay the card of the value one, on a turn or in a window."""
    on_turn = scene.state.table.stage == "turn"
    assert scene.answer(PEOPLE[seat], *(("lay",) if on_turn else ()), f"c{seat}") is None


def order(scene: Scene) -> tuple[Seat, ...]:
    """The seats that may still react, in their order."""
    found: tuple[Seat, ...] = scene.state.table.waiting
    return found


def reacting(scene: Scene, turn: int = 0) -> Actor:
    """Who reacts next, or after so many others."""
    return PEOPLE[order(scene)[turn]]
