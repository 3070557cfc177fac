"""How a combat stands is told as it is seen by everybody: sums of both sides, and who may still answer."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.position.commands import Pass
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.tells.tally import tally
from bot.games.values import Line
from rules_index import Language
from tests.bot.games.doomtrooper.rules.combat.fights import Fight
from tests.bot.games.doomtrooper.telling.words import said

ADDS_ONE = {"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": 1}
SAID = {
    Language.CS: (
        "Útočník card.one: zápas 4 = 3 + 1 (3 natištěno, +1 z karty card.one) · obrana 5",
        "Ještě může odpovědět: P0, P1",
    ),
    Language.SV: (
        "Angripare card.one: närstrid 4 = 3 + 1 (3 tryckt, +1 från card.one) · rustning 5",
        "Får fortfarande svara: P0, P1",
    ),
    Language.EN: (
        "Attacker card.one: Fight 4 = 3 + 1 (3 printed, +1 from card.one) · Armour 5",
        "May still respond: P0, P1",
    ),
}


def keys(table: Fight) -> list[str]:
    return [line.key.removeprefix("doomtrooper-tally-") for line in tally(table.run)]


def awaited(table: Fight) -> list[int]:
    """The seats that may still answer, as the last line says."""
    *_, line = tally(table.run)
    seats: Any = line.args["seats"]
    return [each.args["seat"] for each in seats]


def test_where_nobody_fights_nothing_is_said() -> None:
    assert tally(Fight().acting().run) == ()


def test_before_the_tactic_is_known_only_who_may_answer_is_said() -> None:
    assert keys(Fight().announced()) == ["awaited"]


@pytest.mark.parametrize("tactic", ["fight", "shoot"])
def test_the_sums_of_both_sides_are_said(tactic: Any) -> None:
    table = Fight(ours={"ratings": "3/4/5/4"}).modifying(tactic)
    assert keys(table) == ["attacker", "defender", "awaited"]
    attacker, defender, _ = tally(table.run)
    totals = [_total(each.args[which]) for each in (attacker, defender) for which in ("attack", "armour")]
    assert totals == [3 if tactic == "fight" else 4, 5, 3, 5]


def _total(said: Any) -> Any:
    assert isinstance(said, Line)
    return said.args["total"]


def test_who_passed_may_answer_no_more_and_may_again_after_something_is_played() -> None:
    table = Fight().modifying()
    first, second = awaited(table)
    table.says(first, Pass())
    assert awaited(table) == [second]


@pytest.mark.parametrize("who", ["one", "foe"])
def test_while_somebody_fights_face_down_no_sum_is_said(who: str) -> None:
    table = Fight().modifying()
    here = getattr(table, who)
    cards = [replace(card, unpaid=at == here, covered=at == here) for at, card in enumerate(table.state.cards)]
    hidden = Case(table.run.catalogue, table.rules, replace(table.state, cards=tuple(cards)))
    assert [line.key for line in tally(hidden)] == ["doomtrooper-tally-awaited"]


@pytest.mark.parametrize("language", Language)
def test_it_is_said_in_every_language(language: Language) -> None:
    table = Fight(ours={"effects": (ADDS_ONE,)}).modifying()
    first, _, last = (said(line, language) for line in tally(table.run))
    assert (first, last) == SAID[language]
