"""Positions against the automated opponent in one line: humans' and opponent's units by area, and a fixed chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files

from bot.games.zloba.components import Components
from bot.games.zloba.coop_state import Coop, OpponentTask
from bot.games.zloba.opponent import work
from bot.games.zloba.pack import load
from bot.games.zloba.run import Run
from bot.games.zloba.state import Force, State
from bot.games.zloba.tasks import first
from bot.games.zloba.units import Elite

PACK = Components(load(files("bot.games.zloba.packs").joinpath("stand-in.toml").read_text("utf-8")))
HUMANS = ("aldan", "guild", "koda", "ooglan")


class Fixed:
    """Chance that always gives the same number, or the numbers of a list one after the other."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)

    def draw(self, purpose: str, below: int) -> int:
        number = self.numbers.pop(0) if self.numbers else 0
        assert number < below, purpose
        return number


def basics(units: Mapping[int, int]) -> tuple[int, ...]:
    return tuple(units.get(place, 0) for place in range(9))


def force(
    faction: str, units: Mapping[int, int], elites: Sequence[Elite] = (), *, mat: int = 10, corra: int = 0
) -> Force:
    zone = None if faction == "runen" else HUMANS.index(faction)
    return Force(faction, zone, mat, basics(units), elites=tuple(sorted(elites)), corra=corra)


def table(*forces: Force, scenario: str = "show-of-force", base: int = 1, chaos: int = 1) -> State:
    """A position; the last force is the opponent's, and the humans' first one holds the start token."""
    spent = sum(each.corra for each in forces)
    coop = Coop(scenario, base, chaos)
    return State("coop", "stand-in", forces, tuple(range(8)), 20 - spent, round=2, start=0, coop=coop)


def does(state: State, *tasks: OpponentTask, chance: Fixed | None = None) -> Run:
    """The opponent does these things, as far as nobody has to answer."""
    run = Run(PACK, state, chance or Fixed())
    first(run, *tasks)
    work(run)
    return run
