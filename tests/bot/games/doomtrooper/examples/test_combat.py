"""The combat of Sean Gallagher that both books fight from phase to phase, and the sum that the Czech one works out."""

from __future__ import annotations

from bot.games.doomtrooper.combat.values import rating
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Split
from bot.games.doomtrooper.rules.rulesets import CZECH, SWEDISH, Rules
from tests.bot.games.doomtrooper.examples.real import Real


class Duel(Real):
    """Roman's Sean Gallagher attacks Martin's nepharite hand to hand; the cards that the book plays are in hand."""

    def __init__(self, rules: Rules = CZECH) -> None:
        super().__init__(rules=rules)
        self.sean = self.put("sean-gallagher", 0)
        self.nepharite = self.put("nepharite-of-ilian", 1, "cohort")
        self.evasive = self.put("evasive-action", 0, "hand")
        self.narrow = self.put("narrow-escape", 0, "hand")
        self.bamboozled = self.put("bamboozled", 0, "hand")
        self.blow = self.put("powerful-blow", 1, "hand")
        self.noise = self.put("miscommunication", 1, "hand")
        self.acting().fighting(self.sean, self.nepharite)

    def strengthened(self) -> Duel:
        """Both play a card that changes values."""
        self.plays(0, self.evasive, self.sean).settled().plays(1, self.blow, self.nepharite).settled()
        return self

    def killed(self) -> Duel:
        """Sean is to die; the card that would save him is cancelled."""
        self.strengthened().all_pass(until="combat-saving")
        self.plays(0, self.narrow).plays(1, self.noise).settled().settled()
        return self

    def compared(self) -> tuple[int, int, int, int]:
        """Sean's attack and the armour against it, and the same in return."""
        (told,) = self.told(ev.Fought)
        return told.attack, told.armour, told.back, told.back_armour


def test_combat_before_modifiers() -> None:
    """Ten against four and eight against eight: either would be wounded, and nobody is yet.

    Rule: doomtrooper-cs.combat.damage-example
    """
    duel = Duel()
    assert (duel.rated(duel.sean), duel.rated(duel.nepharite)) == ((10, 3, 8), (8, 5, 4))
    assert (duel.fate(duel.sean), duel.fate(duel.nepharite)) == ("well", "well")
    duel.all_pass()
    assert duel.compared() == (10, 4, 8, 8)
    assert "well" not in (duel.fate(duel.sean), duel.fate(duel.nepharite))


def test_combat_modifier_cards() -> None:
    """Both cards count until the end of the combat, after which neither does.

    Rule: doomtrooper-cs.combat.modifier-cards-example
    """
    duel = Duel().strengthened()
    assert (duel.rated(duel.sean), duel.rated(duel.nepharite)) == ((10, 3, 10), (10, 5, 4))
    duel.all_pass()
    assert duel.compared() == (10, 4, 10, 10)
    duel.says(1, Split(0)).all_pass()
    assert duel.rated(duel.nepharite) == (8, 5, 4)


def test_combat_saving_card_cancelled() -> None:
    """The nepharite kills whom he wounds hand to hand; he himself is only wounded.

    Rule: doomtrooper-cs.combat.state-example
    """
    duel = Duel().killed()
    assert (duel.zone(duel.narrow), duel.zone(duel.noise)) == ("discard", "discard")
    duel.all_pass()
    assert (duel.fate(duel.sean), duel.fate(duel.nepharite)) == ("dead", "wounded")
    saved = Duel().strengthened()
    saved.all_pass(until="combat-saving").plays(0, saved.narrow).settled()
    saved.all_pass()
    assert saved.fate(saved.sean) != "dead"


def test_combat_points() -> None:
    """Three of the eight points are destiny; the other five never arrive, and ten are gained instead.

    Rule: doomtrooper-cs.combat.points-example
    """
    duel = Duel().killed()
    duel.all_pass()
    before = duel.points(0), duel.points(1)
    duel.says(1, Split(5)).plays(0, duel.bamboozled).settled()
    duel.all_pass(until="never")
    gained = [
        (now[0] - then[0], now[1] - then[1]) for now, then in zip((duel.points(0), duel.points(1)), before, strict=True)
    ]
    assert gained == [(10, 0), (3, 0)]


def test_worked_values() -> None:
    """Base values first, then the factor, then the sum: 7/7/7/11.

    Rule: doomtrooper-cs.combat.modifier-example
    """
    table = Real()
    own = table.warrior(0, "cohort", "3/3/3/3", tags=("legion",), inside=True)
    table.put("grim-reaper", on=own)
    table.put("hellhound-necrotank", on=own)
    lower = {"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight", "shoot", "armour"], "base": -2}
    table.on(own, "symmetry", effects=(lower,))
    assert (*table.rated(own), rating(table.run, own, "value")) == (7, 7, 7, 11)


def test_swedish_combat() -> None:
    """Rule: doomtrooper-sv.combat.example"""
    duel = Duel(SWEDISH)
    assert (duel.rated(duel.sean), duel.rated(duel.nepharite)) == ((10, 3, 8), (8, 5, 4))
    assert (duel.fate(duel.sean), duel.fate(duel.nepharite)) == ("well", "well")
    duel.all_pass()
    assert duel.compared() == (10, 4, 8, 8)
    assert duel.fate(duel.sean) != "well" != duel.fate(duel.nepharite)
