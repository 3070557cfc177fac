"""What an action cannot be used for although one may look for it: cards of the hand and an attack, with the refusal."""

from __future__ import annotations

from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.position.commands import Attack, Play
from bot.games.doomtrooper.tells.beside import barred
from tests.bot.games.doomtrooper.flow.seats import Seats


def told(table: Seats, *path: str, seat: int = 0) -> list[tuple[str, str]]:
    """What is barred, by the names of its line, with the rule without the book."""
    table.goes_on()
    found = barred(Asked(table.run, seat), path)
    return [(str(one.what.args.get("key", one.what.key)), one.why.rule.partition(".")[2]) for one in found]


def test_a_warrior_that_is_too_dear_says_so_beside_those_that_are_not() -> None:
    table = Seats().acting()
    table.have(0, destiny=3)
    cheap = table.warrior(0, "hand", ratings="3/3/3/3", name="cheap", play={"when": "action"})
    dear = table.warrior(0, "hand", ratings="9/9/9/9", name="dear", play={"when": "action"})
    assert table.token(cheap) in table.offered(0, "play")
    barred_cards = told(table, "play")
    assert [rule for _, rule in barred_cards] == [table.refused(0, Play(dear))]


def test_each_name_is_told_once_and_cards_for_other_moments_last() -> None:
    table = Seats().acting()
    table.have(0, destiny=0)
    for _ in range(2):
        table.card("special", 0, name="later", play={"when": "combat"})
    table.warrior(0, "hand", ratings="9/9/9/9", name="dear", play={"when": "action"})
    found = told(table, "play")
    assert len(found) == 2
    assert found[-1][1] == "turn.card-timing"
    assert told(table)[-2:] == found


def test_an_attack_that_cannot_be_made_says_why() -> None:
    table = Seats().acting().have(0, turns=0)
    table.warrior(0)
    table.warrior(1)
    assert told(table) == [("doomtrooper-attack", table.refused(0, Attack()))]


def test_nobody_else_is_told_anything() -> None:
    table = Seats().acting().have(0, turns=0)
    table.warrior(1, "hand", ratings="9/9/9/9", play={"when": "action"})
    assert told(table, seat=1) == []
    assert told(table, "play", seat=1) == []
