"""The sum that the Czech book works out, with a gift that is in no set of the card table."""

from __future__ import annotations

from bot.games.doomtrooper.looks.fighting.values import rating
from tests.bot.games.doomtrooper.examples.real import Real


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
