"""What every rule is handed: the case to be judged or asked about, and the run of what is carried out."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.contract import Chance
from bot.games.kernel import run
from bot.games.kernel.position import View
from bot.games.twom.pack.components import Components
from bot.games.twom.position.causes import Cause, because
from bot.games.twom.position.commands import Answer
from bot.games.twom.position.events import Event, Framed, Unframed
from bot.games.twom.position.figures import evolve
from bot.games.twom.position.in_hand import cause_of
from bot.games.twom.position.state import Ask, Pending, State


class Case(View[Components, State]):
    """A command to be judged or a question to be answered: the position, and the components it is played with."""

    __slots__ = ()

    @property
    def is_first(self) -> bool:
        """Whether the campaign is played as in version 1, before people said several things in one answer."""
        return self.state.table.version == 1


class Untold(Exception):
    """At a table something came of which people have to say what."""

    def __init__(self, asks: tuple[Ask, ...]) -> None:
        self.asks = asks


class Run(Case, run.Run[Components, State, Event]):
    """Collects events; each is applied at once, so that what follows sees its outcome.

    It goes forward in steps. Where people have to say something, the step in hand is undone and waits, and all before
    it has happened.

    Attributes:
        told: what people at a table said that came, and that nothing has used yet.
        did: the effects that people gave with the cards: of how many, and as in :class:`Tell`.
        drawn: every number that was drawn in the step. A step that was interrupted begins anew with those it had, so
            that what the bot has rolled stays rolled.
        cause: why something happens now; a step begins with what is in hand.
    """

    __slots__ = ("_begun", "_command", "_known", "_said", "cause", "did", "drawn", "told")

    pushed = Framed
    replaced = Unframed

    def __init__(
        self,
        components: Components,
        state: State,
        chance: Chance,
        told: tuple[str, ...] = (),
        drawn: tuple[int, ...] = (),
        did: tuple[int, tuple[str, ...]] | None = None,
    ) -> None:
        run.Run.__init__(self, components, state, chance)
        self.told = told
        self.did = did
        self._known = [*drawn]
        self.begin()

    def begin(self, command: Answer | None = None) -> None:
        """Begin a step: of a command that is carried out, or of what happens by itself."""
        self._begun = (len(self.events), self.state)
        self._command = command
        self._said: tuple[str, ...] = ()
        self.drawn: list[int] = []
        self.cause: Cause = cause_of(self.state)

    def go_on(self, command: Answer | None, told: tuple[str, ...], drawn: tuple[int, ...]) -> None:
        """Begin the step again that was held back."""
        self.begin(command)
        self.told, self._known = told, [*drawn]

    def held_back(self, untold: Untold) -> Pending:
        """Undo the step in hand; what it waits for."""
        number, self.state = self._begun
        del self.events[number:]
        first = untold.asks[0]
        asks = () if self.is_first else untold.asks
        return Pending(self._command, self._said, first.what, first.options, tuple(self.drawn), asks)

    def say(self, asks: tuple[Ask, ...]) -> tuple[str, ...]:
        """The answer of people to all of this at once.

        Raises:
            Untold: they have not said it yet.
        """
        said, rest = self.told[: len(asks)], self.told[len(asks) :]
        if len(said) < len(asks):
            raise Untold(asks)
        self.told, self._said = rest, (*self._said, *said)
        if not all(map(fits, asks, said)):
            raise Untold(asks)
        return said

    def emit(self, event: Event) -> None:
        """Let something happen; it says why, but in version 1."""
        event = event if self.is_first else because(event, self.cause)
        self.state = evolve(self.state, event)
        self.events.append(event)

    def draw(self, purpose: str, below: int) -> int:
        """A number from 0 to ``below`` - 1 from the match's chance; 0 without drawing where there is only one."""
        if below <= 1:
            return 0
        self.drawn.append(self._known.pop(0) if self._known else super().draw(purpose, below))
        return self.drawn[-1]

    def one_of(self, purpose: str, among: Sequence[str]) -> str:
        """One of several, all equally likely."""
        return among[self.draw(purpose, len(among))]


def fits(ask: Ask, said: str) -> bool:
    """Whether people can say this to what they are asked."""
    if ask.named:
        return True
    if ask.options:
        return said in ask.options
    return said.isdecimal() and len(said) < 6 and str(int(said)) == said and ask.least <= int(said) <= ask.most
