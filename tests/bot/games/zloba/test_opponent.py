"""The automated opponent's turns: one ruling a test, named after the rule."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.zloba.coop_state import OpponentAction, OpponentTurn, WoundsDue
from bot.games.zloba.division import divisions
from bot.games.zloba.events import Attacked, Bought
from bot.games.zloba.scenario import (
    AttackThreat,
    DeployBasics,
    DeployElite,
    Disperse,
    GainByDomination,
    MoveBase,
    MoveElites,
    MusterToBase,
)
from bot.games.zloba.state import State
from bot.games.zloba.tasks import coop
from bot.games.zloba.threat import highest, opponent, threat
from bot.games.zloba.units import Elite, Figure, Hit, Wounds
from tests.bot.games.zloba.opponent_table import PACK, Fixed, does, force, table


def opponents(state: State) -> tuple[int, ...]:
    return opponent(state).basics


def test_threat_value() -> None:
    """A basic unit adds 1 and an elite 3, whatever its strength. Rule: zloba-cs.threat.value"""
    state = table(force("aldan", {4: 2}, [Elite(4, "noble", 4)]), force("runen", {4: 5}))
    assert threat(state, 4) == 5


def test_threat_sum() -> None:
    """All humans count together. Rule: zloba-cs.threat.sum"""
    state = table(force("aldan", {4: 2}), force("guild", {4: 1}), force("runen", {}))
    assert threat(state, 4) == 3


def test_threat_tie() -> None:
    """The lowest number wins a tie. Rule: zloba-cs.threat.tie"""
    state = table(force("aldan", {3: 2, 6: 2}), force("runen", {}))
    assert highest(state, (6, 3)) == 3


def test_coop_ai_mine() -> None:
    """Two corra, spent at once where they suffice. Rule: zloba-cs.coop.ai.mine"""
    state = table(force("aldan", {}), force("runen", {1: 1}, corra=1), base=2)
    run = does(state, OpponentAction("mine"))
    assert Bought(1, 2, Figure("ram", 3), 3, "opponent") in run.events
    assert opponent(run.state).corra == 0


def test_coop_ai_extend() -> None:
    """Four units to its most threatening area. Rule: zloba-cs.coop.ai.extend"""
    state = table(force("aldan", {2: 1, 5: 2, 7: 9}), force("runen", {2: 1, 5: 1}))
    assert opponents(does(state, OpponentAction("extend")).state)[5] == 5


def test_coop_ai_extend_with_few_units() -> None:
    """As many as there are. Rule: zloba-cs.coop.ai.extend"""
    state = table(force("aldan", {2: 1}), force("runen", {2: 1}, mat=3))
    run = does(state, OpponentAction("extend"))
    assert (opponents(run.state)[2], opponent(run.state).mat) == (4, 0)


def test_coop_ai_maneuver_splits_where_it_has_most() -> None:
    """Rule: zloba-cs.coop.ai.maneuver, zloba-cs.disperse.basic, zloba-cs.disperse.last"""
    state = table(force("aldan", {}), force("runen", {4: 6, 6: 2}))
    after = opponents(does(state, OpponentAction("maneuver")).state)
    assert after == (0, 0, 0, 2, 1, 2, 2, 0, 1)


def test_disperse_elite() -> None:
    """Elites go together to the most threatening neighbour. Rule: zloba-cs.disperse.elite"""
    state = table(force("aldan", {5: 1, 8: 2}), force("runen", {4: 1}, [Elite(4, "delver", 3), Elite(4, "stoic", 5)]))
    run = does(state, Disperse("most"))
    assert {elite.place for elite in opponent(run.state).elites} == {8}


def test_coop_ai_battle_attacks_twice_and_looks_again() -> None:
    """The second attack finds another area the most threatening. Rule: zloba-cs.coop.ai.battle"""
    state = table(force("aldan", {2: 2, 6: 2}), force("runen", {1: 1}))
    run = does(state, OpponentAction("battle"))
    assert run.state.forces[0].basics[2] == 1
    assert run.state.forces[0].basics[6] == 1


def test_coop_ai_battle_reaches_only_near_areas() -> None:
    """Rule: zloba-cs.coop.ai.battle"""
    state = table(force("aldan", {4: 5}), force("runen", {1: 1}))
    assert not [event for event in does(state, OpponentAction("battle")).events if isinstance(event, Attacked)]


def test_coast_no_attack() -> None:
    """Nobody in a zone is wounded. Rule: zloba-cs.coast.no-attack"""
    state = table(force("aldan", {0: 9}), force("runen", {1: 1}))
    assert not [event for event in does(state, AttackThreat(2, "any")).events if isinstance(event, Attacked)]


def test_coop_ai_wounds_elite_first() -> None:
    """Basic units suffer only when no elite is left. Rule: zloba-cs.coop.ai.wounds-elite-first"""
    state = table(force("aldan", {4: 3}, [Elite(4, "radiant", 2)]), force("runen", {}))
    assert divisions(state, 4, 1) == (((0, Wounds(0, (Hit(Figure("radiant", 2), 1),))),),)
    assert divisions(state, 4, 3) == (((0, Wounds(1, (Hit(Figure("radiant", 2), 2),))),),)


def test_coop_ai_wounds_split() -> None:
    """Two factions may share the wounds, and the humans are asked. Rule: zloba-cs.coop.ai.wounds-split"""
    state = table(force("aldan", {4: 2}), force("guild", {4: 2}), force("runen", {}))
    run = does(state, AttackThreat(2, "any"))
    assert run.state.stack == (WoundsDue(4, 2, 0),)
    assert ((0, Wounds(1)), (1, Wounds(1))) in divisions(state, 4, 2)


def test_coop_ai_priority() -> None:
    """A is bought before B, though B is cheaper. Rule: zloba-cs.coop.ai.priority"""
    rich = table(force("aldan", {}), force("runen", {}, corra=5), scenario="long-memory")
    run = does(replace(rich, coop=replace(coop(rich), die="mine")), OpponentTurn())
    bought = [event.elite.kind for event in run.events if isinstance(event, Bought)]
    assert bought[:2] == ["delver", "delver"]


def test_scenario_show_of_force_event() -> None:
    """Rams are bought first. Rule: zloba-cs.scenario.show-of-force.event"""
    state = table(force("aldan", {}), force("runen", {}, corra=4))
    run = does(replace(state, coop=replace(coop(state), die="extend")), OpponentTurn())
    assert [event.elite.kind for event in run.events if isinstance(event, Bought)] == ["ram"]


def test_coop_ai_first_turn_buys_acts_sees_and_rolls() -> None:
    """Rule: zloba-cs.coop.ai.first-turn-buys, zloba-cs.coop.ai.all-seeing-when"""
    state = table(replace(force("aldan", {}), dice=("mine",)), replace(force("runen", {1: 1}), eye="double"))
    run = does(replace(state, coop=replace(coop(state), die="extend")), OpponentTurn(), chance=Fixed(5))
    assert opponents(run.state)[1] == 9
    assert (opponent(run.state).eye, coop(run.state).die) == (None, "battle")


def test_coop_ai_all_seeing_only_after_the_first_turn() -> None:
    """Rule: zloba-cs.coop.ai.all-seeing-lost"""
    state = table(force("aldan", {}), replace(force("runen", {1: 1}), eye="double"))
    run = does(replace(state, coop=replace(coop(state), die="extend", repeat="mine")), OpponentTurn())
    assert opponents(run.state)[1] == 5
    assert opponent(run.state).eye == "double"


def test_coop_ai_strike_twice_anywhere() -> None:
    """Rule: zloba-cs.coop.ai.all-seeing-strike"""
    state = table(force("aldan", {4: 3}), replace(force("runen", {1: 1}), eye="strike"))
    run = does(replace(state, coop=replace(coop(state), die="extend")), OpponentTurn())
    assert run.state.forces[0].basics[4] == 1


def test_coop_ai_charge_twice_nearby() -> None:
    """Rule: zloba-cs.coop.ai.all-seeing-charge"""
    state = table(force("aldan", {2: 3, 4: 9}), replace(force("runen", {1: 1}), eye="charge"))
    run = does(replace(state, coop=replace(coop(state), die="extend")), OpponentTurn())
    assert (run.state.forces[0].basics[2], run.state.forces[0].basics[4]) == (0, 9)


def test_coop_ai_muster() -> None:
    """The removed first, then the mat, then areas from the lowest number. Rule: zloba-cs.coop.ai.muster"""
    state = table(force("aldan", {}), replace(force("runen", {3: 1, 7: 2}, mat=1), removed=2), base=8)
    run = does(state, MusterToBase(5))
    assert opponents(run.state) == (0, 0, 0, 0, 0, 0, 0, 1, 5)
    assert (opponent(run.state).removed, opponent(run.state).mat) == (0, 0)


def test_scenario_deploys_where_the_base_is() -> None:
    """Rule: zloba-cs.coop.ai.spend-deploy"""
    state = table(force("aldan", {}), force("runen", {}), base=6)
    run = does(state, DeployElite("ram"), DeployBasics(2))
    assert opponent(run.state).elites == (Elite(6, "ram", 3),)
    assert opponents(run.state)[6] == 2


def test_base_walks_from_eight_to_one() -> None:
    """Rule: zloba-cs.coop.upkeep.base-move"""
    assert coop(does(table(force("aldan", {}), force("runen", {}), base=8), MoveBase()).state).base == 1


def test_gain_by_domination_ends_with_the_opponent() -> None:
    """A short supply runs out before the opponent draws. Rule: zloba-cs.korrakam.shortage-several"""
    state = table(force("aldan", {1: 1, 2: 1}), force("runen", {5: 1}))
    state = replace(state, supply=2, forces=(replace(state.forces[0], corra=18), state.forces[1]))
    run = does(state, GainByDomination())
    assert [each.corra for each in run.state.forces] == [20, 0]


def test_moving_rams_wound_where_they_arrive() -> None:
    """An ability that moving sets off works with every move. Rule: zloba-cs.move.definition"""
    state = table(force("aldan", {2: 2}), force("runen", {}, [Elite(1, "ram", 3)]))
    run = does(state, MoveElites("ram"))
    assert opponent(run.state).elites == (Elite(2, "ram", 3),)
    assert run.state.forces[0].basics[2] == 1


def test_pack_fits_together() -> None:
    """Every faction of the pack has three scenarios, as in the box. Rule: zloba-cs.coop.scenario-cards"""
    factions = [scenario.faction for scenario in PACK.scenarios.values()]
    assert {factions.count(key) for key in PACK.factions} == {3}
