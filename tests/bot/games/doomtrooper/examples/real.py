"""A table on which real cards lie, named as they are printed in English."""

from __future__ import annotations

from functools import cache
from typing import Any, Self

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.pack.cards.printed import slug
from bot.games.doomtrooper.position.commands import Announce, Attack, ChooseTactic, Pass, Play
from bot.games.doomtrooper.position.frames import Splitting, Window
from bot.games.doomtrooper.position.state import Card, CardId
from tests.bot.games.doomtrooper.flow.seats import Seats


@cache
def codes() -> dict[str, str]:
    """The codes of the real cards by their English names, folded as tags are."""
    return {slug(card.name): card.code for card in own_catalogue().values()}


class Real(Seats):
    """Real cards are put on the table by name; cards that the book only imagines are written inline."""

    def put(self, name: str, seat: int = 0, zone: str = "squad", *, on: CardId = -1, **marks: Any) -> CardId:
        """Put a real card on the table."""
        code = codes()[name]
        self.printed[code] = own_catalogue()[code]
        where = zone if on < 0 else self.cards[on].zone
        self.cards.append(Card(code, seat, seat, where, on=on, **marks))  # type: ignore[arg-type]
        at = len(self.cards) - 1
        if zone == "library" and on < 0:
            self.libraries[seat].append(at)
        return at

    def rated(self, card: CardId) -> tuple[int, ...]:
        """Fight, shoot and armour of a warrior as they are now."""
        return tuple(rating(self.run, card, which) for which in ("fight", "shoot", "armour"))

    def may_play(self, seat: int, card: CardId) -> bool:
        """Whether a seat is offered to play a card now."""
        return self.token(card, seat) in self.offered(seat, "play")

    def plays(self, seat: int, card: CardId, *targets: CardId, **told: Any) -> Self:
        """A seat plays a card, as soon as the others have passed in the window that is open."""
        self.goes_on()
        frame = self.run.top
        while isinstance(frame, Window) and frame.order[frame.at] != seat:
            self.says(frame.order[frame.at], Pass())
            frame = self.run.top
        self.says(seat, Play(card, targets=targets, **told))
        return self

    def settled(self) -> Self:
        """Nobody answers what was played."""
        self.goes_on()
        while self.window == "reaction":
            frame = self.run.top
            assert isinstance(frame, Window)
            self.says(frame.order[frame.at], Pass())
        return self

    def fighting(self, attacker: CardId, defender: CardId, seat: int = 0, *, tactic: str = "fight") -> Self:
        """An attack is declared and fought up to the window in which values are changed."""
        self.says(seat, Attack()).all_pass().says(seat, Announce(attacker, defender)).all_pass()
        self.says(seat, ChooseTactic(tactic))  # type: ignore[arg-type]
        self.all_pass(until="combat-modifiers")
        assert self.window == "combat-modifiers", self.state.stack
        return self

    @property
    def splits(self) -> bool:
        """Whether somebody is asked how to split points."""
        self.goes_on()
        return isinstance(self.run.top, Splitting)

    def fate(self, card: CardId) -> str:
        """What has become of a warrior."""
        here = self.state.cards[card]
        return "dead" if here.zone == "discard" else "wounded" if here.wounded else "well"
