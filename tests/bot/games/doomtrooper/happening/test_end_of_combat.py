"""Effects that the end of a combat sets off happen once, and when what lasted for the combat is over."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.position.commands import Announce, Attack, ChooseTactic, Chosen, Play
from bot.games.doomtrooper.position.frames import Choosing
from tests.bot.games.doomtrooper.examples.real import Real
from tests.rows import rows

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


@rows("name", ["evil-eye", "unholy-eye"])
@rows("attacks", [True, False])
def test_an_eye_keeps_the_other_from_striking_and_its_bearer_strikes(name: str, attacks: bool) -> None:
    table = Real()
    own = table.warrior(0, "cohort", tags=("legion", "heretic"), ratings="9/9/1/5")
    foe = table.warrior(1, tags=DOOMTROOPER, ratings="9/9/1/5")
    table.put(name, on=own)
    table.acting(seat=0 if attacks else 1)
    table.run.state = replace(table.state, active=0 if attacks else 1)
    first, second = (own, foe) if attacks else (foe, own)
    table.says(0 if attacks else 1, Attack()).all_pass().says(0 if attacks else 1, Announce(first, second))
    if isinstance(table.run.top, Choosing):
        table.says(1, Chosen((1,)))
    table.all_pass().says(0 if attacks else 1, ChooseTactic("fight")).all_pass()
    assert (table.fate(own), table.fate(foe)) == ("well", "wounded")


def test_points_paid_to_an_evil_eye_buy_the_blow_back() -> None:
    table = Real()
    own = table.warrior(0, "cohort", tags=("legion", "heretic"), ratings="9/9/1/5")
    foe = table.warrior(1, tags=DOOMTROOPER, ratings="9/9/1/5")
    table.put("evil-eye", on=own)
    table.acting().says(0, Attack()).all_pass().says(0, Announce(own, foe)).says(1, Chosen((0,)))
    table.all_pass().says(0, ChooseTactic("fight")).all_pass()
    assert (table.fate(own), table.fate(foe), table.points(1)[0]) == ("wounded", "wounded", 7)
