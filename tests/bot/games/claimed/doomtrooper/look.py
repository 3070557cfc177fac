"""A position of Doomtrooper as a seat acts in it: the circumstances of whatever it does."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property

from bot.games.doomtrooper.looks.meaning.rates import Tables
from bot.games.doomtrooper.position.fights import running
from bot.games.doomtrooper.position.frames import Combat, Window
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.continuous import Cost, Limit, Permit
from bot.games.values import Seat
from tests.bot.games.claimed.judging import Thing, Value, among

AFTERWARDS = {"attack", "sabotage", "muster-into-cover"}
STEPS = {
    "draw": "draw-cards",
    "actions": "actions",
    "discard": "discard",
    "end": "end-of-turn",
    "start": "start-of-turn",
}
MODES = {"teams": {"team-game"}, "arch-enemies": {"archenemy"}}


@dataclass
class Turn:
    """The deeds of a turn so far.

    Attributes:
        spent: ordinary actions; extra: cards gave others; attacks, sabotaged, transferred: how often, of whom.
        into_cover: somebody was recruited into cover.
    """

    number: int = -1
    spent: int = 0
    extra: bool = False
    attacks: int = 0
    into_cover: bool = False
    sabotaged: Counter[Seat] = field(default_factory=Counter)
    transferred: Counter[CardId] = field(default_factory=Counter)


@dataclass
class Look:
    """A position, who acts, and the turn so far."""

    case: Case
    seat: Seat
    turn: Turn = field(default_factory=Turn)

    @property
    def facts(self) -> dict[str, Value]:
        """The circumstances."""
        state = self.case.state
        return {
            "players": len(state.players),
            "variant": among(MODES.get(state.mode, ()), {"team-game", "archenemy"}),
            "in(combat)": running(self.case) is not None,
            "several(attack-action)": False,
        }

    @property
    def when(self) -> dict[str, Value]:
        """The moment."""
        state, player = self.case.state, self.case.player(self.seat)
        own = state.active == self.seat
        combat = running(self.case)
        during = {STEPS[state.step]} | ({"combat", combat.tactic} if combat else set())
        if isinstance(self.case.top, Window) and self.case.top.kind == "saving":
            during.add("change-warrior-status")
        done = {
            "attack": player.attacked,
            "sabotage": bool(player.sabotaged),
            "muster-into-cover": self.turn.into_cover,
        }
        return {
            "first-round": min(each.turns for each in state.players if not each.out) == 0,
            "own-turn": own,
            "other-turn": not own,
            "during": among(during, {"combat", "fight", "shoot", "draw-cards", "discard", "change-warrior-status"}),
            "after": among({name for name, is_so in done.items() if is_so and own}, AFTERWARDS),
        }

    def player(self, **facts: Value) -> Thing:
        """Who acts."""
        return self.player_of(self.seat, **facts)

    def player_of(self, seat: Seat, **facts: Value) -> Thing:
        """Any player."""
        active, combat = self.case.state.active == seat, running(self.case)
        words = {"player", "active-player"} if active else {"player"}
        sides = side_of(combat, seat) if combat is not None and combat.against >= 0 else {}
        return Thing(among(words, {"active-player", "warrior", "attacker"}), {"active": active, **sides, **facts})

    @cached_property
    def lets(self) -> bool:
        """Whether a card may let something happen that rules forbid."""
        state = self.case.state
        doing = any(not isinstance(frame, (Window, Combat)) for frame in state.stack[2:])
        return bool(self._speak(Permit) or state.lasting or doing)

    @cached_property
    def bends(self) -> bool:
        """Whether a card may change how much of something there may be."""
        return self.lets or self._speak(Limit)

    @cached_property
    def cheaper(self) -> bool:
        """Whether a card may change what something costs."""
        return self.lets or self._speak(Cost)

    def says_how(self, card: CardId) -> bool:
        """Whether a card says itself how it is played, and on whom."""
        text = self.case.printed(card).text
        return text is None or text.play is not None

    def _speak(self, kind: type) -> bool:
        return bool(self.case.once(Tables).all(kind))


def side_of(combat: Combat, seat: Seat) -> dict[str, Value]:
    """On which side of a combat a seat is; a player who attacks own warriors attacks."""
    return {"defender": seat == combat.against != combat.seat, "attacker": seat == combat.seat}
