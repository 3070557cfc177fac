"""What the end of a combat sets off happens once, and when what lasted for the combat is over."""

from __future__ import annotations

import pytest

from bot.games.doomtrooper.position.commands import Play
from tests.bot.games.doomtrooper.examples.real import Real

DOOMTROOPER = ("doomtrooper", "bauhaus")


@pytest.mark.parametrize(("hurt", "fate"), [(False, "wounded"), (True, "dead")])
def test_transmutation_wounds_its_caster_once_as_the_combat_ends(hurt: bool, fate: str) -> None:
    table = Real()
    caster = table.warrior(0, tags=DOOMTROOPER, wounded=hurt, effects=({"do": "casts", "aspects": ["all"]},))
    foe = table.warrior(1, "cohort", tags=("legion",), ratings="1/1/9/1")
    spell = table.put("transmutation", 0, "hand")
    table.have(0, destiny=40)
    table.acting().fighting(caster, foe).says(0, Play(spell, caster=caster)).settled()
    assert table.fate(caster) == ("wounded" if hurt else "well")
    table.all_pass()
    assert (table.fate(caster), table.fate(foe)) == (fate, "well")
