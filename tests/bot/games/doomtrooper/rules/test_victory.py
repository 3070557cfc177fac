"""The chapters on victory, debt and the end of a turn: tests named after the rules they show."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.acts.combat import victory
from bot.games.doomtrooper.position.commands import DiscardCards, Pass
from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH, Rules
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.rows import rows


def settled(*players: dict[str, Any], rules: Rules = CZECH, time: bool = False) -> Seats:
    """Points as they stand when it is looked who has won: at once, or after the last turns."""
    table = Seats(len(players), rules)
    for seat, told in enumerate(players):
        table.have(seat, **told)
    (victory.time_over if time else victory.settle)(table.run)
    return table


@pytest.mark.parametrize(("points", "over"), [(39, ()), (40, (1, 2)), (41, (1, 2))])
def test_victory_target(points: int, over: tuple[int, ...]) -> None:
    assert settled({"victory": points}, {"victory": 5}).state.over == over


@pytest.mark.parametrize(("ours", "theirs", "over", "played_on"), [
    (42, 40, (1, 2), False), (40, 42, (2, 1), False), (41, 41, (), True),
])  # fmt: skip
def test_victory_simultaneous(ours: int, theirs: int, over: tuple[int, ...], *, played_on: bool) -> None:
    """More points win; a tie is played on for a turn each, and then it is looked again."""
    table = settled({"victory": ours}, {"victory": theirs})
    assert table.state.over == over
    assert table.state.last_turns == (2 if played_on else None)
    if played_on:
        again = settled({"victory": 45}, {"victory": 45}, time=True)
        assert (again.state.over, again.state.last_turns) == ((), 2)
        assert settled({"victory": 45}, {"victory": 46}, time=True).state.over == (2, 1)


@pytest.mark.parametrize(("ours", "theirs", "over"), [(20, 12, (1, 2)), (3, 12, (2, 1)), (7, 7, (1, 1))])
def test_victory_time_limit(ours: int, theirs: int, over: tuple[int, ...]) -> None:
    assert settled({"victory": ours}, {"victory": theirs}, time=True).state.over == over


def test_victory_debt() -> None:
    """Who owes does not win, however many points he has; another who reaches the target does."""
    assert settled({"victory": 50, "debt": 1}, {"victory": 5}).state.over == ()
    assert settled({"victory": 50, "debt": 1}, {"victory": 40}).state.over == (2, 1)
    assert settled({"victory": 50}, {"victory": 5}).state.over == (1, 2)


@pytest.mark.parametrize(("ours", "theirs", "left", "over"), [
    ({"victory": 9, "debt": 5, "destiny": 2}, {"victory": 8, "debt": 4, "destiny": 4}, (6, 8), (2, 1)),
    ({"victory": 2, "debt": 9, "destiny": 2}, {"victory": 1, "debt": 1, "destiny": 1}, (0, 1), (2, 1)),
])  # fmt: skip
def test_victory_both_debt(
    ours: dict[str, int], theirs: dict[str, int], left: tuple[int, ...], over: tuple[int, ...]
) -> None:
    """Both pay what they can; the rest is taken off the victory points, down to nothing."""
    table = settled(ours, theirs, time=True)
    assert tuple(player.victory for player in table.state.players) == left
    assert table.state.over == over


@pytest.mark.parametrize(("debt", "over"), [(9, (1, 1)), (3, (2, 1))])
def test_victory_both_debt_tie(debt: int, over: tuple[int, ...]) -> None:
    ours, theirs = {"victory": 3, "debt": 9, "destiny": 0}, {"victory": 4, "debt": debt, "destiny": 0}
    assert settled(ours, theirs, time=True).state.over == over


@pytest.mark.parametrize("debt", [0, 5])
def test_victory_deadline_over_debt(debt: int) -> None:
    """Without a library and warriors one loses after three turns, though the other owes."""
    table = Seats().have(0, deadline=1).have(1, debt=debt)
    table.warrior(1)
    table.card("special", 1, "library")
    table.at(6).goes_on()
    for _ in range(30):
        if table.state.over or not table.state.stack or table.state.active == 1:
            break
        table.all_pass()
        if not table.state.over and table.state.active == 0:
            table.says(0, Pass())
    assert table.state.over == (2, 1)


@rows(("ours", "theirs", "over"), [(25, 5, (1, 2)), (24, 5, ()), (26, 25, (1, 2)), (25, 25, (1, 1))])
def test_sv_goal_twenty_five(ours: int, theirs: int, over: tuple[int, ...]) -> None:
    """Rule: doomtrooper-sv.goal.draw, doomtrooper-sv.term.promotion-points"""
    table = Seats(2, SWEDISH).have(0, victory=ours).have(1, victory=theirs)
    table.run.state = replace(table.state, target=25)
    victory.settle(table.run)
    assert table.state.over == over


# The end of a turn.


def ending(cards: int, rules: Rules = CZECH) -> tuple[Seats, list[int]]:
    """A turn comes to its end with so many cards in the hand."""
    table = Seats(2, rules)
    hand = [table.card("special", 0) for _ in range(cards)]
    table.warrior(0)
    table.acting().says(0, Pass()).all_pass()
    return table, hand


@pytest.mark.parametrize("rules", [CZECH, SWEDISH])
def test_discard_to_seven(rules: Rules) -> None:
    """Rule: doomtrooper-sv.discard.to-seven"""
    table, hand = ending(9, rules)
    for wrong in ((), tuple(hand[:1]), tuple(hand[:3])):
        assert table.refused(0, DiscardCards(wrong)) == "discard.to-seven"
    table.says(0, DiscardCards(tuple(hand[:2])))
    assert [table.zone(card) for card in hand[:3]] == ["discard", "discard", "hand"]


@rows("rules", [CZECH, SWEDISH])
@rows("number", [0, 1, 2])
def test_discard_one(number: int, rules: Rules) -> None:
    """Rule: doomtrooper-sv.discard.optional-one"""
    table, hand = ending(7, rules)
    chosen = DiscardCards(tuple(hand[:number]))
    if number == 2:
        assert table.refused(0, chosen) == ("discard.one" if rules is CZECH else "discard.optional-one")
    else:
        table.says(0, chosen)
        assert [table.zone(card) for card in hand].count("discard") == number


def test_discard_end() -> None:
    """When all have passed after discarding, it is the next player's turn."""
    table, _ = ending(3)
    table.warrior(1)
    table.says(0, DiscardCards(()))
    assert (table.window, table.state.active) == ("discard", 0)
    table.all_pass(until="start")
    assert (table.state.active, table.state.step) == (1, "start")
