"""What pays for what: ordinary and extra actions, attacks among them, and the five examples of the Czech book."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.acts.happening.leaving import discard
from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.asks.refusing import why_not
from bot.games.doomtrooper.asks.turn_answers import ACTIONS
from bot.games.doomtrooper.position.commands import Act, Announce, Attack, Chosen, Pass, Play, Use
from bot.games.doomtrooper.position.frames import Choosing, Combat
from bot.games.doomtrooper.position.state import Token
from bot.games.doomtrooper.words.rules.rulesets import SWEDISH
from bot.games.values import Line
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.rows import rows

ANY, ATTACK, OTHER = Token("any"), Token("attack", 0), Token("other", 0)
FREE = Token("any", 0)


def field() -> Seats:
    """A warrior each; the first card gives extra actions."""
    table = Seats()
    table.card("alliance", 0, "table", name="giver")
    table.warrior(0, name="attacker")
    table.warrior(1, name="defender")
    return table


def test_three_ordinary_actions_each_followed_by_a_window() -> None:
    """Rule: doomtrooper-cs.actionkind.standard-three"""
    table = field().acting().says(0, Act("meditate"))
    assert (table.window, table.tokens()) == ("action", ("any", "any"))
    table.all_pass().says(0, Act("meditate")).all_pass().says(0, Act("meditate")).all_pass(until="discard")
    assert (table.points(), table.window) == ((13, 5), "discard")


def test_unused_actions_are_lost() -> None:
    table = field().acting().says(0, Pass())
    assert (table.tokens(), table.window) == ((), "discard")


def test_an_attack_as_the_first_action_loses_the_others_where_no_more_attack_is_allowed() -> None:
    """Rule: doomtrooper-cs.actions.attack-early"""
    table = field().acting().says(0, Attack())
    assert table.tokens() == ("any", "any")
    table.all_pass().says(0, Announce(-1, -1)).all_pass(until="discard")
    assert (table.tokens(), table.window) == ((), "discard")


@rows(
    ("held", "lost"),
    [
        ((ANY,) * 3, 2),
        ((ANY,) * 2, 1),
        ((ANY,), 0),
        ((ANY, ANY, FREE), 0),
        ((ANY, ANY, ATTACK), 0),
        ((ANY, ANY, OTHER), 0),
    ],
)
def test_an_attack_is_offered_with_the_actions_that_it_costs(held: tuple[Token, ...], lost: int) -> None:
    """Rule: doomtrooper-cs.attack.last, doomtrooper-cs.actionkind.attack-then-other"""
    table = field().acting(*held)
    said = {branch.token: branch.label(Asked(table.run, 0)) for branch in ACTIONS}["attack"]
    assert said == (Line("doomtrooper-attack-last", {"count": lost}) if lost else Line("doomtrooper-attack"))
    if lost:
        table.says(0, Attack()).all_pass().says(0, Announce(-1, -1)).all_pass(until="discard")
        assert table.tokens() == ()


def test_an_attack_is_the_one_of_the_turn() -> None:
    """Rule: doomtrooper-cs.actionkind.one-attack"""
    table = field().acting(ANY, FREE).says(0, Attack(token=0)).all_pass()
    table.says(0, Announce(-1, -1)).all_pass()
    assert (table.tokens(), table.refused(0, Attack())) == (("any",), "attack.once")


def test_an_extra_undefined_action_may_be_the_attack_and_leaves_ordinary_ones() -> None:
    """Rule: doomtrooper-cs.actionkind.attack-then-other"""
    table = field().acting(ANY, ANY, FREE).says(0, Attack(token=2)).all_pass()
    table.says(0, Announce(-1, -1)).all_pass()
    assert (table.tokens(), table.refused(0, Attack())) == (("any", "any"), "attack.once")
    table.says(0, Act("meditate"))


def test_which_action_pays_is_asked_only_where_they_differ() -> None:
    assert "attack" in field().acting().offered(0)
    assert field().acting(ANY, ATTACK).offered(0, "attack") == ["0", "1"]
    assert field().acting(ANY, ANY, OTHER).offered(0, "meditate") == ["2", "0"]


def test_example_1_a_card_gives_actions_of_its_kind() -> None:
    """Three non-attack actions, one attack action, one that may be either.

    Rule: doomtrooper-cs.actionkind.three
    """
    for given, attacks in ((OTHER, False), (ATTACK, True), (FREE, True)):
        assert ("attack" in field().acting(given).offered(0)) == attacks
        assert ("meditate" in field().acting(given).offered(0)) == (given != ATTACK)


def test_example_2_a_non_attack_action_does_not_become_an_attack() -> None:
    """Rule: doomtrooper-cs.actionkind.no-change"""
    table = field().acting(OTHER, OTHER, OTHER)
    assert table.refused(0, Attack()) == "attack.once"


def leader(*given: Token) -> Seats:
    """A leader who turns an action of any kind into an attack for warriors of his corporation."""
    table = Seats()
    effect = {"do": "actions", "number": 1, "kind": "attack", "only": ["bauhaus"], "convert": True}
    table.warrior(0, name="leader", tags=("never-fights",), ratings="5/5/5/9", abilities=({"effects": [effect]},))
    table.warrior(0, name="own", tags=("bauhaus",))
    table.warrior(1, name="defender", ratings="1/1/9/3")
    return table.acting(*given)


def attack_given_up(table: Seats) -> Seats:
    """One action is turned into an attack, which then finds nobody."""
    table.says(0, Use(0, 0)).all_pass()
    if isinstance(table.run.top, Choosing):
        table.says(0, Chosen(table.run.top.options[:1]))
    table.says(0, Attack(token=0) if "0" in table.offered(0, "attack") else Attack()).all_pass()
    return table.says(0, Announce(-1, -1)).all_pass(until="discard")


def test_example_3_a_leader_turns_non_attack_actions_into_attacks() -> None:
    table = leader(OTHER, OTHER, OTHER)
    for left in (2, 1, 0):
        attack_given_up(table)
        assert len(table.tokens()) == left


def test_example_4_extra_attacks_leave_the_ordinary_actions() -> None:
    """Rule: doomtrooper-cs.actionkind.attacker-lost-extra"""
    table = attack_given_up(leader(OTHER, OTHER, OTHER, ANY, ANY, ANY))
    assert table.tokens() == ("other", "other", "any", "any", "any")
    table.says(0, Act("meditate", token=0)).all_pass()
    assert "attack" in table.offered(0)


def test_example_5_an_ordinary_action_that_attacked_binds_the_others() -> None:
    """Rule: doomtrooper-cs.actionkind.attack-with-first"""
    table = attack_given_up(leader(ANY, ANY, ANY))
    assert table.tokens() == ("any", "any")
    assert "meditate" not in table.offered(0)
    assert table.refused(0, Act("meditate")) == "actions.three"
    # The second one may still attack by the ordinary rule; the third only through the leader.
    table.says(0, Attack()).all_pass().says(0, Announce(-1, -1)).all_pass(until="discard")
    assert (table.tokens(), table.window) == (("any",), "")
    assert "attack" not in table.offered(0)
    attack_given_up(table)
    assert table.window == "discard"


def test_example_5_without_an_attacker_the_ordinary_actions_are_lost() -> None:
    """Rule: doomtrooper-cs.actionkind.attacker-lost-standard"""
    table = leader(ANY, ANY, ANY)
    table.says(0, Use(0, 0)).all_pass().says(0, Attack(token=0))
    discard(table.run, 1)
    discard(table.run, 0)
    table.all_pass(until="discard")
    assert (table.tokens(), table.window) == ((), "discard")


def test_who_has_no_warrior_is_not_told_of_two_who_may_not_fight() -> None:
    table = Seats()
    table.warrior(1)
    table.acting()
    assert why_not(table.run, 0, Attack()).line.key == "doomtrooper-no-combat-nobody"


def test_nobody_attacks_in_the_own_first_turn() -> None:
    table = field().acting().have(0, turns=0)
    assert table.refused(0, Attack()) == "attack.first-round"


def test_by_the_swedish_rules_nobody_attacks_in_the_first_round() -> None:
    """Rule: doomtrooper-sv.attack.first-turn"""
    table = Seats(rules=SWEDISH)
    table.warrior(0, tags=("legion",))
    table.warrior(1, zone="cohort", tags=("legion",))
    table.acting().have(1, turns=0)
    assert table.refused(0, Attack()) == "attack.first-turn"
    table = Seats(rules=SWEDISH)
    table.warrior(0, tags=("legion",))
    table.warrior(1, zone="cohort", tags=("legion",))
    assert "attack" in table.acting().offered(0)


def test_an_attack_for_certain_warriors_needs_one_of_them() -> None:
    token = Token("attack", 0, ("imperial",))
    assert "attack" not in field().acting(token).offered(0)
    table = field()
    table.warrior(0, tags=("imperial",))
    table.acting(token).says(0, Attack()).all_pass()
    assert isinstance(table.run.top, Combat)
    assert table.offered(0) == [table.token(3), "nobody"]


@pytest.mark.parametrize("number", [1, 2])
def test_recruiting_into_cover_takes_three_actions(number: int) -> None:
    table = field()
    card = table.warrior(0, "hand")
    table.acting(*(ANY,) * number)
    assert table.refused(0, Play(card, hidden=True)) == "hidden.recruit"


def test_actions_that_nobody_could_take_are_not_given_in_ones_own_attack() -> None:
    """In one's own turn they would come after the attack; in another's they are taken at once."""
    play = {"when": "any", "after": "discard"}
    effects = ({"do": "actions", "number": 3, "kind": "other", "at_once": True},)
    table = field()
    mine = table.card("special", 0, play=play, effects=effects)
    theirs = table.card("special", 1, play=play, effects=effects)
    table.acting().says(0, Attack())
    assert table.refused(0, Play(mine)) == "anytime.inspired-own-turn"
    table.says(0, Pass()).says(1, Play(theirs))


def enemies(destiny: int) -> Seats:
    """Four players; the first one attacks, and the second one is his arch-enemy."""
    table = Seats(4, rules=SWEDISH)
    for seat in range(4):
        table.warrior(seat, tags=("legion",))
    table.acting().have(0, destiny=destiny)
    table.run.state = replace(table.run.state, mode="arch-enemies")
    return table.says(0, Attack()).all_pass()


def test_attacking_anybody_but_the_arch_enemy_costs_two_points() -> None:
    """Rule: doomtrooper-sv.multiplayer.arch-enemies"""
    table = enemies(3)
    assert table.offered(0, table.token(0)) == [table.token(each) for each in (1, 2, 3)]
    table.says(0, Announce(0, 2))
    assert table.points() == (1, 5)
    table = enemies(1)
    assert table.offered(0, table.token(0)) == [table.token(1)]
    assert table.refused(0, Announce(0, 2)) == "multiplayer.arch-enemies"
    table.says(0, Announce(0, 1))
    assert table.points() == (1, 5)
