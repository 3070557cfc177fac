"""The stage: two players with people and things of every sort, and anyone the words of a card speak of.

What lies there is invented and says nothing, so that whatever is otherwise comes from the card that is proven.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, Self

from msgspec.structs import replace

from bot.games.doomtrooper.position.frames import ActionFrame, Combat, TurnFrame
from bot.games.doomtrooper.position.state import Card
from bot.games.doomtrooper.position.tokens import Token
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.deeds import Swap
from bot.games.doomtrooper.words.whom import Whom
from tests.bot.games.doomtrooper.flow.seats import ACTIONS
from tests.bot.games.doomtrooper.seen.staged.laying import Laying, deeds_of
from tests.bot.games.doomtrooper.seen.stated.reading import fits
from tests.bot.games.doomtrooper.seen.stated.world import Fight, Here, World

AT_MODIFIERS, DECLARED = 8, 1
BEFORE_DRAWING = 2
"""The part of a turn up to which nothing is drawn."""


FAULTS: list[Callable[[Printed], Printed]] = []
"""Changes to the proven card that only the engine is given; those who state what it must do read the card itself."""


_LAID: deque[tuple[Any, ...]] = deque(maxlen=6)
"""Layouts for the last cards: a stage is the same each time."""


class Stage(Laying):
    """Cards laid out for one card that is proven, the hero; the same ones each time."""

    def __init__(self, hero: Printed) -> None:
        # The order of two players is the same in either direction.
        super().__init__(3 if any(isinstance(one, Swap) for one in deeds_of(hero)) else 2)
        self.hero_card = hero
        self.hero = -1
        self.fight: Fight | None = None
        self.active = 0
        self.spoken: list[int] = []
        self.mages: tuple[int, ...] = ()
        self.opening: Callable[[Stage], None] | None = None
        self.soon = ""
        self.liked: tuple[int, ...] = ()
        self.answered: list[tuple[str, int]] = []
        self.hook: Callable[[Stage], bool] | None = None
        laid = next((one for one in _LAID if one[0] is hero), None)
        if laid is None:
            self._lay_all(hero)
            _LAID.append(
                (
                    hero,
                    tuple(self.cards),
                    dict(self.printed),
                    tuple(map(tuple, self.libraries)),
                    tuple(self.spoken),
                    self.mages,
                    tuple(self.players),
                )
            )
            return
        _, cards, printed, libraries, spoken, self.mages, players = laid
        self.cards, self.printed, self.players = list(cards), dict(printed), list(players)
        self.libraries, self.spoken = [list(one) for one in libraries], list(spoken)

    def goes_on(self) -> Self:
        """Everything happens up to the next question, after what is done first of all."""
        opening, self.opening = self.opening, None
        if opening is not None:
            opening(self)
        return super().goes_on()

    def lay(self, zone: str, *, on: int = -1, blank: Printed | None = None, seat: int = 0, **more: Any) -> int:
        """Lay the hero out; ``blank`` is the same card with other words."""
        printed = blank or self.hero_card
        self.printed[printed.code] = printed
        self.cards.append(Card(printed.code, seat, seat, self.cards[on].zone if on >= 0 else zone, on, **more))  # type: ignore[arg-type]
        self.hero = len(self.cards) - 1
        if zone == "library":
            self.libraries[seat].append(self.hero)
        return self.hero

    def turn_of(self, seat: int, actions: int = 3) -> Stage:
        """A seat takes its actions."""
        self.active = seat
        self.stack = [TurnFrame(ACTIONS), ActionFrame(seat, 60)]
        self.have(seat, tokens=(Token("any"),) * actions)
        return self

    def fought(self, fight: Fight, at: int = AT_MODIFIERS) -> Stage:
        """Two warriors fight, and the window for what changes their ratings comes next."""
        sides = self.cards[fight.attacker].controller, self.cards[fight.defender].controller
        self.turn_of(sides[0], 2)
        self.have(sides[0], attacked=True)
        self.fight = fight
        if at == DECLARED:
            self.stack.append(Combat(50, sides[0], at=at))
            return self
        self.stack.append(
            Combat(
                50,
                *sides,
                at,
                fight.attacker,
                fight.defender,
                tactic=fight.tactic,  # type: ignore[arg-type]
                zone=fight.zone,
                revealed=(fight.defender,) if self.cards[fight.defender].covered else (),
            )
        )
        return self

    @property
    def run(self):  # type: ignore[no-untyped-def]
        fresh = self._run is None
        if fresh and FAULTS and self.hero >= 0:
            mine, code = self.printed, self.cards[self.hero].code
            self.printed = {**mine, code: FAULTS[-1](mine[code])}
            run = super().run
            self.printed = mine
        run = super().run
        if fresh and self.active:
            run.state = replace(run.state, active=self.active)
        first = self.stack[0] if self.stack else None
        if fresh and isinstance(first, TurnFrame) and first.at < BEFORE_DRAWING:
            run.state = replace(run.state, step="start")
        return run

    def world(self) -> World:
        """The position as it is read by who states what must follow."""
        fresh = self._run is None
        state = self.run.state
        if fresh:
            self._run = None
        return World(state, self.printed, self.fight)


def fitting(stage: Stage, whom: Whom, here: Here) -> tuple[int, ...]:
    """The cards of a stage that fit, those made for it first."""
    world = stage.world()
    order = sorted(range(len(stage.cards)), key=lambda at: (at not in stage.spoken, at))
    return tuple(at for at in order if fits(world, whom, here, at))
