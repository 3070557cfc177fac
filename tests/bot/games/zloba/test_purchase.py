"""Rulings on purchases and support cards: chapters 9 and 14."""

from __future__ import annotations

from bot.games.zloba.position.commands import Attack, Buy, Deploy, EndTurn, LetBe, Mine, Move, UseCard, UseSkill
from bot.games.zloba.position.events import PointsGained
from bot.games.zloba.position.units import Elite, Troops, Wounds
from tests.bot.games.zloba.table import after, arrange, asked, breaches, force, offers, told


def test_purchase_when() -> None:
    """Before the action and after it, in the own turn only. Rule: zloba-cs.purchase.when"""
    state = arrange({"corra": 5}, {"corra": 5})
    assert breaches(state, Buy("scout", 0)) == set()
    assert breaches(after(state, Mine("die")), Buy("scout", 0)) == set()
    assert breaches(state, Buy("archer", 0), 1) == {"purchase.when"}


def test_purchase_repeat() -> None:
    """As often as one can pay. Rule: zloba-cs.purchase.repeat"""
    state = after(after(arrange({"corra": 5}, {}), Buy("scout", 0)), Buy("giant", 0))
    assert (len(force(state).elites), force(state).corra) == (2, 0)


def test_purchase_cost() -> None:
    """The price is on the mat. Rule: zloba-cs.purchase.cost"""
    state = arrange({"corra": 2}, {})
    assert breaches(state, Buy("giant", 0)) == {"purchase.cost"}
    assert force(after(state, Buy("scout", 0))).corra == 0


def test_purchase_own_mat() -> None:
    """Only what lies on the own mat. Rule: zloba-cs.purchase.own-mat"""
    state = arrange({"corra": 9, "elites": [[1, "scout", 2], [2, "scout", 1]]}, {})
    assert breaches(state, Buy("scout", 0)) == {"purchase.own-mat"}
    assert breaches(state, Buy("archer", 0)) == {"purchase.own-mat"}


def test_purchase_deploy() -> None:
    """To the own zone, or where the unit's own rule says. Rule: zloba-cs.purchase.deploy"""
    state = arrange({"corra": 5, "basics": {"3": 1}}, {"corra": 9, "basics": {"1": 1}})
    assert breaches(state, Buy("giant", 3)) == {"purchase.deploy"}
    assert breaches(state, Buy("shield", 0)) == {"purchase.deploy"}
    assert force(after(state, Buy("shield", 3))).elites == (Elite(3, "shield", 3),)
    near = {command.place for command in offers(after(state, Mine("die")), 1) if isinstance(command, Buy)}
    assert near == set()


def test_purchase_deploy_near_and_anywhere() -> None:
    """Near: where one stands and next to it; anywhere: any numbered area. Rule: zloba-cs.purchase.deploy"""
    state = arrange({}, {"corra": 4, "basics": {"1": 1}}, turn={"seat": 1})
    bought = [command for command in offers(state, 1) if isinstance(command, Buy)]
    assert {each.place for each in bought if each.kind == "champion"} == {1, 2, 6, 7}
    assert {each.place for each in bought if each.kind == "herald"} == {1, 2, 3, 4, 5, 6, 7, 8}


def test_purchase_legal_placement() -> None:
    """Without a legal place it cannot be bought. Rule: zloba-cs.purchase.legal-placement"""
    state = arrange({"corra": 5, "basics": {"0": 3}}, {})
    assert breaches(state, Buy("shield", 1)) == {"purchase.legal-placement"}


def test_an_elite_that_acts_when_deployed() -> None:
    state = arrange({}, {"corra": 3}, turn={"seat": 1})
    state = after(state, Buy("herald", 8), 1)
    assert offers(state, 1) == [Deploy(8, 1, "effect"), LetBe()]
    assert breaches(state, EndTurn(), 1) == {"attack.elite-abilities"}
    assert force(after(state, Deploy(8, 1, "effect"), 1), 1).basics[8] == 1


def test_purchase_skills() -> None:
    """A skill of the own faction, if it can do anything. Rule: zloba-cs.purchase.skills"""
    state = arrange({"corra": 3}, {"corra": 3, "basics": {"1": 1}}, turn={"seat": 1})
    assert breaches(state, UseSkill("roar"), 1) == {"purchase.skills"}
    moved = after(after(state, UseSkill("sortie"), 1), Move(1, 2, Troops(1), "effect"), 1)
    assert (force(moved, 1).basics[2], force(moved, 1).corra) == (1, 2)
    nobody = arrange({}, {"corra": 3}, turn={"seat": 1})
    assert breaches(nobody, UseSkill("sortie"), 1) == {"purchase.skills"}
    poor = arrange({}, {"corra": 0, "basics": {"1": 1}}, turn={"seat": 1})
    assert breaches(poor, UseSkill("sortie"), 1) == {"purchase.cost"}


def test_purchase_not_action() -> None:
    """A purchase is no action: it cannot be doubled, and costs no die. Rule: zloba-cs.purchase.not-action"""
    state = after(arrange({"corra": 3, "eye": "double"}, {}), Buy("scout", 0))
    assert force(state).dice == ("mine",)
    assert breaches(state, Mine("double")) == {"all-seeing.double"}
    assert breaches(state, EndTurn()) == {"turn.use-die"}


def test_support_kinds() -> None:
    """Once a game, or all the time. Rule: zloba-cs.support.kinds"""
    state = arrange({"cards": ["hoard", "levy"], "dice": ["mine", "extend"], "basics": {"1": 1}}, {})
    assert breaches(state, UseCard("levy")) == {"support.kinds"}
    state = after(state, UseCard("hoard"))
    assert force(state).corra == 3
    assert breaches(state, UseCard("hoard")) == {"support.kinds"}
    assert breaches(state, Deploy(1, 3, "die")) == set(), "Extend deploys one more with this card"


def test_support_when() -> None:
    """In the own turn only. Rule: zloba-cs.support.when"""
    state = arrange({"cards": ["hoard"]}, {"cards": ["glory"]})
    assert breaches(state, UseCard("glory"), 1) == {"support.when"}
    assert PointsGained(1, 2) in told(after(after(state, Mine("die")), EndTurn()), UseCard("glory"), 1)


def test_support_of_somebody_else() -> None:
    state = arrange({"cards": ["hoard"]}, {"cards": ["glory"]})
    assert breaches(state, UseCard("tithe")) == {"support.choose"}
    assert asked(state).seat == 0


def test_an_effect_can_be_let_be_but_not_given_up_for_something_else() -> None:
    state = arrange({"basics": {"5": 2}}, {"cards": ["raid"], "dice": ["mine", "mine"]}, turn={"seat": 1})
    state = after(state, UseCard("raid"), 1)
    assert breaches(state, Mine("die"), 1) == {"support.kinds"}
    assert breaches(state, Attack(5, 0, Wounds(2), "effect"), 1) == {"attack.wounds"}
    assert force(after(state, LetBe(), 1)).basics[5] == 2
