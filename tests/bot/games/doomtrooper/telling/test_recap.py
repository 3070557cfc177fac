"""The recap for who comes back: the armies with what changed, and what is missing to win."""

from __future__ import annotations

from bot.games.doomtrooper.tells.recap import recap
from rules_index import Language
from tests.bot.games.doomtrooper.rules.combat.fights import Fight
from tests.bot.games.doomtrooper.table import Table
from tests.bot.games.doomtrooper.telling.words import said


def told(before: Table, now: Table) -> list[str]:
    return [said(line, Language.EN) for line in recap(before.run, now.run)]


def armies(*seats: int) -> Table:
    """A table on which the seats have so many warriors."""
    table = Table()
    for seat, count in enumerate(seats):
        for _ in range(count):
            table.warrior(seat)
    return table


def test_warriors_that_came_and_went_are_counted() -> None:
    first, _ = told(armies(3, 1), armies(1, 2))
    assert first == "Warriors in play: P0 1 (−2), P1 2 (+1)"
    assert told(armies(1, 1), armies(1, 1))[0] == "Warriors in play: P0 1, P1 1"


def test_what_whoever_leads_lacks_is_what_is_at_stake() -> None:
    table = armies(1, 1)
    target = table.run.state.target
    best = max(player.victory for player in table.run.state.players)
    assert told(table, table)[1] == f"{target} victory points win; the leader needs {target - best} more."


def test_a_fight_that_goes_on_is_what_is_at_stake() -> None:
    assert told(armies(), Fight().announced())[1] == "card.one is attacking card.foe right now."
