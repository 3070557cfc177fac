"""A table on which a combat is fought: it runs to the phase that a rule is about."""

from __future__ import annotations

from typing import Any, Literal

from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Announce, Attack, ChooseTactic, ChooseZone, Pass, Split
from bot.games.doomtrooper.position.fights import running
from bot.games.doomtrooper.position.frames import Combat, Splitting
from bot.games.doomtrooper.words.rules.rulesets import CZECH, Rules
from tests.bot.games.doomtrooper.flow.seats import Seats

CHOSEN = {"role": "chosen"}
WARRIOR = {"tags": ["warrior"]}
Tactic = Literal["fight", "shoot"]


def able(ability: str, strength: str = "plain") -> dict[str, Any]:
    """The word that gives an ability."""
    return {"do": "ability", "ability": ability, "strength": strength}


def adds(rating: str, number: int) -> dict[str, Any]:
    """The word of a card that its bearer has more of a rating by."""
    return {"do": "rate", "who": {"role": "bearer"}, "ratings": [rating], "sum": number}


class Fight(Seats):
    """Two warriors, of whom the first seat's attacks; by default nobody hurts anybody (3 against 5).

    Args:
        ours, theirs: what each has beside five in every rating but for the attack.
    """

    def __init__(
        self,
        seats: int = 2,
        rules: Rules = CZECH,
        *,
        ours: dict[str, Any] | None = None,
        theirs: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(seats, rules)
        self.one = self.warrior(0, **{"ratings": "3/3/5/4", "name": "one", **(ours or {})})
        self.foe = self.warrior(1, **{"ratings": "3/3/5/4", "name": "foe", **(theirs or {})})

    def announced(self) -> Fight:
        """The attack is declared, attacker and defender are named; the window after that is open."""
        self.acting().says(0, Attack()).all_pass().says(0, Announce(self.one, self.foe)).goes_on()
        return self

    def chosen(self, tactic: Tactic = "fight", zone: int | None = None) -> Fight:
        """The tactic is chosen, and the war zone where one is asked for."""
        self.announced().all_pass().says(0, ChooseTactic(tactic))
        if zone is not None:
            self.all_pass().says(1, ChooseZone(zone))
        self.goes_on()
        return self

    def modifying(self, tactic: Tactic = "fight", zone: int | None = None) -> Fight:
        """The window in which values are changed is open."""
        self.chosen(tactic, zone).all_pass(until="combat-modifiers")
        assert self.window == "combat-modifiers", self.state.stack
        return self

    def fought(self, tactic: Tactic = "fight", zone: int | None = None) -> Fight:
        """The combat runs to its end, or to the question how points are split."""
        self.chosen(tactic, zone).all_pass()
        return self

    def over(self, *, victory: int = 0) -> Fight:
        """Everybody passes to the end; points are split, ``victory`` of them where there are so many."""
        self.all_pass()
        while self.state.stack and isinstance(self.run.top, Splitting):
            earned = next(one for one in self.run.top.earned if one.victory < 0 and not one.only)
            self.says(earned.seat, Split(min(victory, earned.points))).all_pass()
        return self

    def in_turn(self) -> int:
        """Who may speak in the window that is open."""
        frame = self.run.top
        return frame.order[frame.at]  # type: ignore[union-attr]

    def pass_to(self, seat: int) -> Fight:
        """Seats pass until this one may speak."""
        while self.in_turn() != seat:
            self.says(self.in_turn(), Pass())
        return self

    @property
    def combat(self) -> Combat | None:  # type: ignore[override]
        """The combat that runs."""
        return running(self.run)

    def fate(self, card: int) -> str:
        """What has become of a warrior."""
        here = self.state.cards[card]
        return "dead" if here.zone == "discard" else "wounded" if here.wounded else "well"

    @property
    def fates(self) -> tuple[str, str]:
        """What has become of the attacker and the defender."""
        return self.fate(self.one), self.fate(self.foe)

    @property
    def values(self) -> tuple[int, int, int, int]:
        """What was compared at last: the attack and the armour against it, and the same in return."""
        (told,) = self.told(ev.Fought)
        return told.attack, told.armour, told.back, told.back_armour
