"""Sabotage of several opponents in one turn."""

from __future__ import annotations

from bot.games.doomtrooper.position.commands import Act, Attack, Sabotages, Split
from bot.games.doomtrooper.position.state import Token
from tests.bot.games.doomtrooper.flow.seats import Seats


def sabotaged(*extra: Token) -> tuple[Seats, int]:
    """The first of three seats has sabotaged the second one; beside two ordinary actions it had these."""
    table = Seats(3)
    one = table.warrior(0)
    table.card("alliance", 0, "table", name="giver")
    table.acting(Token("any"), Token("any"), *extra)
    pays = 0 if Token("any", 1) in extra else -1
    table.says(0, Sabotages(one, 1, pays)).all_pass().says(0, Split(0)).all_pass()
    return table, one


def test_an_extra_action_sabotages_another_opponent() -> None:
    """Each opponent once, and nothing else any more. Rule: doomtrooper-cs.sabotage.once"""
    table, one = sabotaged(Token("any", 1))
    assert table.tokens() == ("any",)
    assert table.refused(0, Sabotages(one, 1)) == "sabotage.once"
    assert [table.refused(0, said) for said in (Act("meditate"), Attack())] == [
        "sabotage.last",
        "sabotage.or-attack",
    ]
    table.says(0, Sabotages(one, 2)).all_pass().says(0, Split(0)).all_pass()
    assert (table.state.players[0].sabotaged, table.tokens()) == ((1, 2), ())


def test_without_an_undefined_extra_action_one_sabotage_is_the_last_action() -> None:
    """Rule: doomtrooper-cs.sabotage.last"""
    for extra in ((), (Token("attack", 1),), (Token("other", 1),)):
        table, _ = sabotaged(*extra)
        assert table.tokens() == ()


def test_an_opponent_with_somebody_able_to_fight_is_no_second_target() -> None:
    table = Seats(3)
    one = table.warrior(0)
    table.warrior(2)
    table.acting(Token("any"), Token("any", 1)).says(0, Sabotages(one, 1, 0)).all_pass().says(0, Split(0)).all_pass()
    assert table.tokens() == ()
