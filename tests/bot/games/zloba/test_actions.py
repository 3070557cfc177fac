"""Rulings on turns, actions, Exodus and the all-seeing die: chapters 8 to 10."""

from __future__ import annotations

import pytest

from bot.games.zloba.position.commands import Attack, Buy, Deploy, Discard, EndTurn, Enter, Exodus, Mine, Move, PickDie
from bot.games.zloba.position.events import Passed, PhaseBegan
from bot.games.zloba.position.units import Figure, March, Troops, Wounds
from tests.bot.games.zloba.table import after, arrange, asked, breaches, force, offers, told

ONE = Wounds(1)


def test_turn_order() -> None:
    """Clockwise, one turn after the other. Rule: zloba-cs.turn.order"""
    state = arrange({"dice": ["mine", "mine"]}, {}, {})
    assert breaches(state, Mine("die"), 1) == {"turn.order"}
    seats = []
    for _ in range(3):
        seats.append(asked(state).seat)
        state = after(state, Discard("mine"), seats[-1])
    assert [*seats, asked(state).seat] == [0, 1, 2, 0]


def test_turn_use_die() -> None:
    """One die, one action; a die must be used. Rule: zloba-cs.turn.use-die"""
    state = arrange({"dice": ["extend", "mine"], "basics": {"1": 1}, "corra": 3}, {})
    assert breaches(state, EndTurn()) == {"turn.use-die"}
    assert breaches(state, Attack(1, 1, ONE, "die")) == {"turn.use-die"}
    state = after(state, Mine("die"))
    assert breaches(state, Deploy(1, 1, "die")) == {"turn.use-die"}
    assert breaches(state, Discard("extend")) == {"turn.use-die"}


def test_turn_decline() -> None:
    """A die can be put away without its action. Rule: zloba-cs.turn.decline"""
    state = after(arrange({"dice": ["battle", "mine"]}, {}), Discard("battle"))
    assert (force(state).dice, asked(state).seat) == (("mine",), 1)


def test_turn_no_dice() -> None:
    """Without a die the turn is passed: no purchase, no all-seeing die. Rule: zloba-cs.turn.no-dice"""
    state = arrange({"dice": ["mine", "mine"]}, {"dice": [], "corra": 9, "eye": "mine"})
    events = told(state, Mine("die"))
    assert Passed(1) in events
    state = after(state, Mine("die"))
    assert asked(state).seat == 0
    assert breaches(state, Buy("archer", 0), 1) == {"turn.no-dice"}


def test_turn_return_dice() -> None:
    """A used or discarded die is gone from the mat. Rule: zloba-cs.turn.return-dice"""
    state = arrange({"dice": ["battle", "mine", "mine"]}, {})
    assert force(after(state, Mine("die"))).dice == ("battle", "mine")
    assert force(after(state, Discard("battle"))).dice == ("mine", "mine")


def test_turn_phase_end() -> None:
    """The phase ends with the last action die, whatever eyes are unused. Rule: zloba-cs.turn.phase-end"""
    state = arrange({"dice": [], "eye": "strike"}, {"dice": ["mine"]}, turn={"seat": 1})
    assert PhaseBegan("scoring") in told(state, Discard("mine"), 1)


def test_a_turn_with_something_left_to_do_is_ended_by_its_seat() -> None:
    state = after(arrange({"eye": "mine"}, {}), Mine("die"))
    assert set(offers(state)) == {Mine("eye"), EndTurn()}
    assert asked(after(state, EndTurn())).seat == 1


def test_actions_in_another_phase() -> None:
    """Actions belong to the phase of actions. Rule: zloba-cs.round.phases"""
    state = arrange({"dice": []}, {"dice": []}, phase="draft", offer=["mine", "extend"])
    assert breaches(state, Mine("die")) == {"round.phases"}
    assert breaches(arrange({}, {}), PickDie("mine")) == {"round.phases"}


def test_action_mine() -> None:
    """One corra from the supply. Rule: zloba-cs.action.mine"""
    state = after(arrange({"corra": 1}, {}), Mine("die"))
    assert (force(state).corra, state.supply) == (2, 18)


def test_korrakam_definition() -> None:
    """Corra come from the supply and go back to it when paid. Rule: zloba-cs.korrakam.definition"""
    state = after(arrange({"corra": 3}, {}), Buy("giant", 0))
    assert (force(state).corra, state.supply) == (0, 20)


def test_action_extend() -> None:
    """Up to two basic units into an area with an own unit. Rule: zloba-cs.action.extend"""
    state = arrange({"dice": ["extend"], "basics": {"3": 1}}, {})
    assert force(after(state, Deploy(3, 2, "die"))).basics[3] == 3
    assert force(after(state, Deploy(3, 1, "die"))).basics[3] == 2
    assert breaches(state, Deploy(3, 3, "die")) == {"action.extend"}
    assert breaches(state, Deploy(4, 1, "die")) == {"action.extend"}


def test_action_extend_own_zone() -> None:
    """The own zone will do, with a unit in it. Rule: zloba-cs.action.extend-own-zone"""
    assert force(after(arrange({"dice": ["extend"], "basics": {"0": 1}}, {}), Deploy(0, 2, "die"))).basics[0] == 3
    assert breaches(arrange({"dice": ["extend"]}, {}), Deploy(0, 2, "die")) == {"action.extend-own-zone"}


def test_action_maneuver() -> None:
    """Either a move or a deployment, for one die. Rule: zloba-cs.action.maneuver"""
    state = arrange({"dice": ["maneuver", "mine"], "basics": {"1": 1}}, {})
    assert breaches(after(state, Enter("die")), Move(1, 2, Troops(1), "die")) != set()
    assert Enter("die") in offers(state)
    assert Move(1, 2, Troops(1), "die") in offers(state)


def test_action_maneuver_move() -> None:
    """Up to two units of any kind, from one area to one next to it. Rule: zloba-cs.action.maneuver-move"""
    state = arrange({"dice": ["maneuver"], "basics": {"1": 3}, "elites": [[1, "giant", 2]]}, {})
    moved = after(state, Move(1, 7, Troops(1, (Figure("giant", 2),)), "die"))
    assert force(moved).basics[7] == 1
    assert force(moved).elites[0].place == 7
    assert breaches(state, Move(1, 7, Troops(3), "die")) == {"action.maneuver-move"}
    assert breaches(state, Move(1, 7, Troops(2, (Figure("giant", 4),)), "die")) == {
        "move.definition",
        "action.maneuver-move",
    }


def test_action_maneuver_deploy() -> None:
    """Two basic units to the own zone, with nobody on the board. Rule: zloba-cs.action.maneuver-deploy"""
    assert force(after(arrange({"dice": ["maneuver"]}, {}), Enter("die"))).basics[0] == 2


def test_action_few_units() -> None:
    """As many as are on the mat, never the removed ones. Rule: zloba-cs.action.few-units"""
    state = arrange({"dice": ["maneuver", "extend"], "basics": {"1": 4}, "removed": 20}, {})
    assert force(after(state, Enter("die"))).basics[0] == 1
    assert breaches(state, Deploy(1, 2, "die")) == {"action.few-units"}
    empty = arrange({"dice": ["maneuver", "extend"], "basics": {"1": 5}, "removed": 20}, {})
    assert breaches(empty, Enter("die")) == {"action.few-units"}
    assert not any(isinstance(command, Deploy | Enter) for command in offers(empty))


def test_action_battle() -> None:
    """One wound where one stands or next to it; nobody moves. Rule: zloba-cs.action.battle"""
    state = arrange({"dice": ["battle"], "basics": {"1": 1}}, {"basics": {"1": 1, "2": 1, "3": 1}})
    assert force(after(state, Attack(2, 1, ONE, "die"))).basics[1] == 1
    assert force(after(state, Attack(1, 1, ONE, "die")), 1).basics[1] == 0
    assert breaches(state, Attack(3, 1, ONE, "die")) == {"action.battle"}


def test_exodus_definition() -> None:
    """Two dice; any number of units leave one area. Rule: zloba-cs.exodus.definition"""
    state = arrange({"dice": ["battle", "mine"], "basics": {"1": 7}}, {})
    state = after(state, Exodus(1, (March(2, Troops(6)),), ("battle", "mine")))
    assert (force(state).basics[1:3], force(state).dice) == ((1, 6), ())


def test_exodus_dice() -> None:
    """Two unused dice, at least one of them an action die. Rule: zloba-cs.exodus.dice"""
    go = (March(2, Troops(1)),)
    state = arrange({"dice": ["battle", "mine"], "eye": "strike", "basics": {"1": 1}}, {})
    assert force(after(state, Exodus(1, go, ("mine", "eye")))).eye is None
    assert breaches(state, Exodus(1, go, ("mine", "mine"))) == {"exodus.dice"}
    assert breaches(state, Exodus(1, go, ("eye", "eye"))) == {"exodus.dice"}
    assert breaches(state, Exodus(1, go, ("mine",))) == {"exodus.dice"}
    blind = arrange({"dice": ["battle"], "basics": {"1": 1}}, {})
    assert breaches(blind, Exodus(1, go, ("battle", "eye"))) == {"all-seeing.use"}


def test_exodus_targets() -> None:
    """One start, one or several areas next to it. Rule: zloba-cs.exodus.targets"""
    elite = (Figure("giant", 4),)
    state = arrange({"dice": ["battle", "mine"], "basics": {"1": 3}, "elites": [[1, "giant", 4]]}, {})
    parted = Exodus(1, (March(2, Troops(1)), March(6, Troops(1, elite)), March(7, Troops(1))), ("battle", "mine"))
    assert force(after(state, parted)).basics[1:] == (0, 1, 0, 0, 0, 1, 1, 0)
    assert breaches(state, Exodus(1, (March(4, Troops(1)),), ("battle", "mine"))) == {"board.adjacent"}
    assert breaches(state, Exodus(1, (), ("battle", "mine"))) == {"exodus.targets"}
    twice = Exodus(1, (March(2, Troops(2)), March(6, Troops(2))), ("battle", "mine"))
    assert breaches(state, twice) == {"exodus.targets"}


def test_exodus_forfeit() -> None:
    """What the two dice show is lost. Rule: zloba-cs.exodus.forfeit"""
    state = arrange({"dice": ["mine", "mine", "mine"], "basics": {"1": 1}}, {}, {})
    state = after(state, Exodus(1, (March(2, Troops(1)),), ("mine", "mine")))
    assert (force(state).corra, force(state).dice, asked(state).seat) == (0, ("mine",), 1)


def test_all_seeing_definition() -> None:
    """It does what it shows, and nothing else. Rule: zloba-cs.all-seeing.definition"""
    state = arrange({"eye": "strike"}, {"basics": {"5": 1}})
    assert breaches(state, Mine("eye")) == {"all-seeing.definition"}
    assert breaches(state, Mine("double")) == {"all-seeing.definition"}


def test_all_seeing_use() -> None:
    """Besides the action, once a round. Rule: zloba-cs.all-seeing.use"""
    state = after(arrange({"eye": "mine", "corra": 2}, {}), Mine("eye"))
    assert breaches(state, EndTurn()) == {"turn.use-die"}
    assert breaches(state, Mine("eye")) == {"all-seeing.use"}
    assert force(after(state, Mine("die"))).corra == 4


@pytest.mark.parametrize("order", [("eye", "die"), ("die", "eye")])
def test_all_seeing_when(order: tuple[str, str]) -> None:
    """Before the action or after it. Rule: zloba-cs.all-seeing.when"""
    state = arrange({"eye": "mine"}, {})
    for by in order:
        state = after(state, Mine("eye" if by == "eye" else "die"))
    assert (force(state).corra, force(state).eye) == (2, None)


def test_all_seeing_mine() -> None:
    """One corra. Rule: zloba-cs.all-seeing.mine"""
    assert force(after(arrange({"eye": "mine"}, {}), Mine("eye"))).corra == 1


def test_all_seeing_strike() -> None:
    """One wound anywhere but on the Coast, without a unit near. Rule: zloba-cs.all-seeing.strike"""
    state = arrange({"eye": "strike"}, {"basics": {"0": 1, "8": 2}})
    assert force(after(state, Attack(8, 1, ONE, "eye")), 1).basics[8] == 1
    assert breaches(state, Attack(0, 1, ONE, "eye")) == {"coast.no-attack"}


def test_all_seeing_charge() -> None:
    """Two wounds where one stands or next to it. Rule: zloba-cs.all-seeing.charge"""
    state = arrange({"eye": "charge", "basics": {"1": 1}}, {"basics": {"2": 3, "4": 3}})
    assert force(after(state, Attack(2, 1, Wounds(2), "eye")), 1).basics[2] == 1
    assert breaches(state, Attack(2, 1, ONE, "eye")) == {"attack.wounds"}
    assert breaches(state, Attack(4, 1, Wounds(2), "eye")) == {"all-seeing.charge"}


def test_all_seeing_double() -> None:
    """The action just done, once more, with new choices. Rule: zloba-cs.all-seeing.double"""
    state = arrange({"dice": ["extend"], "eye": "double", "basics": {"1": 1, "2": 1}}, {})
    assert breaches(state, Deploy(1, 1, "double")) == {"all-seeing.double"}
    state = after(state, Deploy(1, 2, "die"))
    assert breaches(state, Mine("double")) == {"all-seeing.double"}
    assert force(after(state, Deploy(2, 1, "double"))).basics[1:3] == (3, 2)


def test_a_discarded_die_cannot_be_doubled() -> None:
    state = after(arrange({"dice": ["mine"], "eye": "double", "corra": 2}, {}), Discard("mine"))
    assert breaches(state, Mine("double")) == {"all-seeing.double"}


def test_all_seeing_double_exodus() -> None:
    """A second Exodus from anywhere, unless the die paid for the first. Rule: zloba-cs.all-seeing.double-exodus"""
    state = arrange({"dice": ["battle", "mine"], "eye": "double", "basics": {"1": 1, "4": 2}}, {})
    first = Exodus(1, (March(2, Troops(1)),), ("battle", "mine"))
    state_after = after(state, first)
    assert force(after(state_after, Exodus(4, (March(8, Troops(2)),)))).basics[8] == 2
    spent = after(
        arrange({"dice": ["battle", "mine"], "eye": "double", "basics": {"1": 1}, "corra": 3}, {}),
        Exodus(1, (March(2, Troops(1)),), ("mine", "eye")),
    )
    assert breaches(spent, Exodus(2, (March(1, Troops(1)),))) == {"all-seeing.use"}
    assert breaches(state, Exodus(1, (March(2, Troops(1)),))) == {"all-seeing.double"}
