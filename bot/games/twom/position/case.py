"""What every rule is handed: the case to be judged or asked about, and the run of what is carried out."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.contract import Chance
from bot.games.twom.pack.components import Components
from bot.games.twom.position.events import Event
from bot.games.twom.position.evolve import evolve
from bot.games.twom.position.state import State


class Case:
    """A command to be judged or a question to be answered: the position, and the components it is played with."""

    __slots__ = ("components", "state")

    def __init__(self, components: Components, state: State) -> None:
        self.components = components
        self.state = state


class Untold(Exception):
    """At a table something came of which people have to say what; ``said`` is what cannot be, where they said that."""

    def __init__(self, what: str, options: tuple[str, ...], said: str | None = None) -> None:
        self.what = what
        self.options = options
        self.said = said


class Run(Case):
    """Collects events; each is applied at once, so that what follows sees its outcome.

    Attributes:
        told: what people at a table said that came, and that nothing has used yet.
        drawn: every number that was drawn so far. A run that was interrupted begins anew with those it had, so that
            what the bot has rolled stays rolled.
    """

    __slots__ = ("_known", "chance", "drawn", "events", "told")

    def __init__(
        self,
        components: Components,
        state: State,
        chance: Chance,
        told: tuple[str, ...] = (),
        drawn: tuple[int, ...] = (),
    ) -> None:
        super().__init__(components, state)
        self.chance = chance
        self.told = told
        self.drawn: list[int] = []
        self._known = [*drawn]
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        """Let something happen."""
        self.state = evolve(self.state, event)
        self.events.append(event)

    def draw(self, purpose: str, below: int) -> int:
        """A number from 0 to ``below`` - 1 from the match's chance; 0 without drawing where there is only one."""
        if below <= 1:
            return 0
        self.drawn.append(self._known.pop(0) if self._known else self.chance.draw(purpose, below))
        return self.drawn[-1]

    def one_of(self, purpose: str, among: Sequence[str]) -> str:
        """One of several, all equally likely."""
        return among[self.draw(purpose, len(among))]
