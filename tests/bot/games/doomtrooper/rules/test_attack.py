"""The chapters on attack actions, sabotage and answers to cards: tests named after the rules they show."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import (
    Act,
    Announce,
    Attack,
    ChooseTactic,
    Pass,
    Play,
    Sabotages,
    Split,
    Withdraw,
)
from bot.games.doomtrooper.position.state import Token
from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH, Rules
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.bot.games.doomtrooper.rules.combat.fights import CHOSEN, WARRIOR, Fight
from tests.rows import rows

ANY: dict[str, Any] = {"when": "any", "after": "discard"}
ON: dict[str, Any] = {**ANY, "to": "card", "whom": WARRIOR}
GAIN = ({"do": "points", "destiny": 2},)
CANCEL = {"when": "reaction", "after": "discard", "on": {"event": "played"}}


@pytest.mark.parametrize("before", [0, 1])
def test_attack_last(before: int) -> None:
    """After an attack the ordinary actions that are left are lost."""
    table = Fight()
    table.acting()
    for _ in range(before):
        table.says(0, Act("meditate")).all_pass(until="")
    table.says(0, Attack()).all_pass().says(0, Announce(table.one, table.foe))
    table.all_pass()
    table.says(0, ChooseTactic("fight")).all_pass()
    assert table.tokens() == ()
    table.refused(0, Act("meditate"))


def given_up(*tokens: Token) -> Fight:
    """The only attacker is removed after the declaration, so that nobody can go on with attacks."""
    table = Fight()
    wave = table.card("special", 1, play=ON, effects=({"do": "discard", "who": CHOSEN},))
    table.acting(*tokens).says(0, Attack(0)).pass_to(1).says(1, Play(wave, targets=(table.one,))).all_pass()
    return table


def test_attack_more_lost() -> None:
    """Without anybody who could go on all attack actions that are left are lost. Rule: doomtrooper-cs.attack.more"""
    table = given_up(Token("attack"), Token("attack"), Token("any"))
    assert table.tokens() == ()
    table = Fight()
    table.acting(Token("attack"), Token("attack")).says(0, Attack()).all_pass().says(0, Announce(-1, -1)).all_pass()
    assert table.tokens() == ("attack",)


def test_attack_combat() -> None:
    """An attack action sets one's own warrior on another player's."""
    table = Fight()
    table.acting().says(0, Attack()).all_pass().says(0, Announce(table.one, table.foe))
    assert table.combat is not None
    assert (table.combat.attacker, table.combat.defender, table.combat.against) == (table.one, table.foe, 1)


def test_attack_vs_combat() -> None:
    """An attack action also pays for a card, which is no combat. Rule: doomtrooper-cs.attack.no-combat-reaction"""
    table = Fight()
    play = {"when": "action", "price": {"actions": 1, "kind": "attack"}, "after": "discard"}
    grenade = table.card("special", 0, play=play, effects=GAIN)
    in_combat = table.card("special", 1, play={"when": "combat", "after": "discard"}, effects=GAIN)
    table.acting(Token("attack"), Token("other")).says(0, Play(grenade))
    assert (table.combat, table.tokens()) == (None, ("other",))
    while table.window == "reaction" and table.in_turn() != 1:
        table.says(table.in_turn(), Pass())
    table.refused(1, Play(in_combat))


@rows("rules", [CZECH, SWEDISH])
@rows(("value", "points"), [(7, 4), (6, 3), (5, 3)])
def test_sabotage_reward(value: int, points: int, rules: Rules) -> None:
    """Half the value as it is now, rounded up, of either kind of points."""
    table = Seats(2, rules)
    one = table.warrior(0, ratings=f"5/5/5/{value - 1}")
    table.on(one, effects=({"do": "rate", "who": {"role": "bearer"}, "ratings": ["value"], "sum": 1},))
    table.acting().says(0, Sabotages(one, 1)).all_pass().says(0, Split(points)).all_pass()
    assert table.points() == (10, 5 + points)


@pytest.mark.parametrize("active", [0, 1])
def test_sabotage_own_turn(active: int) -> None:
    """Actions in another's turn do not sabotage."""
    table = Seats(3)
    one, source = table.warrior(active), table.card("special", active, play=ANY, effects=(
        {"do": "actions", "number": 1, "kind": "any", "at_once": True},))  # fmt: skip
    table.warrior(0)
    if active == 0:
        table.acting().says(0, Sabotages(one, 2))
        return
    table.at(1).says(0, Pass()).says(1, Play(source)).all_pass(until="start")
    assert table.refused(1, Sabotages(one, 2)) == "sabotage.own-turn"


# Answers.


def laid(seats: int = 2) -> tuple[Seats, int, list[int]]:
    """The first seat plays a card on a warrior of the last one; everybody holds a card that cancels."""
    table = Seats(seats)
    foe = table.warrior(seats - 1)
    card = table.card("special", 0, play=ON, effects=({"do": "wound", "who": CHOSEN},))
    answers = [table.card("special", seat, play=CANCEL, effects=({"do": "cancel"},)) for seat in range(seats)]
    table.at(1).says(0, Play(card, targets=(foe,)))
    return table, foe, answers


def test_timing_always_react() -> None:
    """Nothing happens before everybody could answer."""
    table, foe, answers = laid()
    assert (table.window, table.state.cards[foe].wounded) == ("reaction", False)
    table.says(1, Play(answers[1])).all_pass(until="start")
    assert not table.state.cards[foe].wounded
    table, foe, _ = laid()
    table.all_pass(until="start")
    assert table.state.cards[foe].wounded


def test_timing_reaction_order() -> None:
    """The one who is touched first, then in the order of turns. Rule: doomtrooper-cs.timing.reaction-target-first"""
    table, _, answers = laid(4)
    assert [prompt.seat for prompt in table.prompted] == [3, 0, 1, 2]
    assert table.refused(1, Play(answers[1])) != ""
    table.says(3, Pass()).says(0, Pass()).says(1, Play(answers[1]))


def test_timing_no_take_back() -> None:
    """What was played stays played: neither it nor what was paid comes back."""
    table = Seats()
    card = table.card("special", 0, play={**ANY, "price": {"destiny": 2}}, effects=GAIN)
    table.at(1).says(0, Play(card))
    assert (table.zone(card), table.points()) == ("stack", (8, 5))
    table.refused(0, Withdraw())


def test_timing_order_played() -> None:
    """What was played first happens first."""
    table = Seats()
    first, second = (table.card("special", seat, play=ANY, effects=GAIN) for seat in (0, 1))
    table.at(1).says(0, Play(first)).all_pass(until="start")
    table.says(0, Pass())
    table.says(1, Play(second)).all_pass(until="start")
    assert [event.card for event in table.told(ev.Scored)] == [first, second]


@pytest.mark.parametrize("active", [0, 1])
def test_timing_active_player_first(active: int) -> None:
    """The player in turn speaks first in every window."""
    table = Seats(3)
    table.at(1)
    table.run.state = replace(table.state, active=active)
    assert table.prompted[0].seat == active


def test_a_card_says_in_which_points_a_sabotage_is_paid() -> None:
    table = Seats()
    one = table.warrior(0, ratings="5/5/5/7")
    word = {"do": "share", "who": {"tags": ["warrior"]}, "what": "all", "only": "destiny", "if": [{"was": "sabotage"}]}
    table.card(zone="table", effects=(word,))
    table.acting().says(0, Sabotages(one, 1)).all_pass()
    assert table.points() == (14, 5)
