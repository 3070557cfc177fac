"""Rulings on threat and on what the opponent's dice make it do: chapters 16 and 18."""

from __future__ import annotations

from typing import Any

from bot.games.zloba.position.commands import Attack, Divide, Move, Suffering
from bot.games.zloba.position.events import Gained, OpponentActed, OpponentIdle
from bot.games.zloba.position.events_units import Attacked, Bought, Moved
from bot.games.zloba.position.state import State
from bot.games.zloba.position.units import Figure, Hit, Troops, Wounds
from tests.bot.games.zloba.coop.against import (
    PASS,
    Rolls,
    after,
    ap,
    applied,
    arrange,
    asked,
    breaches,
    of,
    threat,
    told,
)

BATTLES = {"opponent_die": [5] * 4}


def fought(state: State, **parts: Any) -> list[tuple[int, int]]:
    """Where the opponent's next series hits, and how hard."""
    return [(event.area, event.wounds.total) for event in of(Attacked, told(state, **parts))]


def test_threat_definition() -> None:
    """It changes as humans move. Rule: zloba-cs.threat.definition"""
    state = arrange({"basics": {"4": 2}, "dice": ["maneuver", "mine"]})
    moved = applied(state, told(state, Move(4, 5, Troops(1), "die"))[:2])
    assert [threat(each, 5) for each in (state, moved)] == [0, 1]


def test_threat_value() -> None:
    """One for a basic unit, three for an elite of any strength. Rule: zloba-cs.threat.value"""
    assert threat(arrange({"basics": {"4": 2}, "elites": [[4, "noble", 4]]}), 4) == 5


def test_threat_sum() -> None:
    """All humans together. Rule: zloba-cs.threat.sum"""
    assert threat(arrange({"basics": {"4": 2}}, {"basics": {"4": 1}}), 4) == 3


def test_threat_zero() -> None:
    """The opponent's own units add nothing. Rule: zloba-cs.threat.zero"""
    assert threat(arrange({}, ap={"basics": {"4": 5}}), 4) == 0


def test_threat_targeting() -> None:
    """Of its own and neighbouring areas, not of all. Rule: zloba-cs.threat.targeting"""
    state = arrange({"basics": {"2": 1, "6": 3, "4": 9}}, ap={"basics": {"1": 1}})
    assert fought(state) == [(6, 1), (6, 1)]


def test_threat_tie() -> None:
    """The lower number. Rule: zloba-cs.threat.tie"""
    state = arrange({"basics": {"7": 3, "6": 3}}, ap={"basics": {"1": 1}})
    assert fought(state)[0] == (6, 1)


def test_threat_coast() -> None:
    """Units in a zone are no target. Rule: zloba-cs.threat.coast"""
    assert fought(arrange({"basics": {"0": 9}}, ap={"eye": "strike", "basics": {"1": 1}})) == []


def test_coop_ai_mine() -> None:
    """Two corra, and what they buy at once. Rule: zloba-cs.coop.ai.mine"""
    events = told(arrange({}, coop={"die": "mine"}))
    assert of(Gained, events)[0] == Gained(1, 2, "opponent")
    assert of(Bought, events) == [Bought(1, 1, Figure("delver", 3), 2, "opponent")]


def test_coop_ai_mine_takes_what_is_left() -> None:
    """Rule: zloba-cs.korrakam.shortage-one"""
    state = arrange({}, {"corra": 19, "dice": []}, coop={"die": "mine"})
    assert of(Gained, told(state, chance=Rolls(**BATTLES))) == [Gained(2, 1, "opponent")]


def test_coop_ai_extend() -> None:
    """Four units to its most threatening area, fewer if there are. Rule: zloba-cs.coop.ai.extend"""
    state = arrange({"basics": {"2": 1, "5": 2, "7": 9}}, ap={"basics": {"2": 1, "5": 1}}, coop={"die": "extend"})
    assert ap(after(state)).basics[5] == 5
    few = arrange({}, ap={"basics": {"2": 1}, "removed": 22}, coop={"die": "extend"})
    assert (ap(after(few)).basics[2], ap(after(few)).mat) == (3, 0)


def test_coop_ai_extend_without_units_on_the_board() -> None:
    """It has nowhere to put them. Rule: zloba-cs.coop.ai.extend"""
    assert sum(ap(after(arrange({"basics": {"2": 1}}, coop={"die": "extend"}))).basics) == 0


def test_coop_ai_maneuver() -> None:
    """Where it has most units, the lowest number first. Rule: zloba-cs.coop.ai.maneuver"""
    state = arrange({}, ap={"basics": {"2": 3, "4": 4, "5": 4}}, coop={"die": "maneuver"})
    assert ap(after(state)).basics == (0, 0, 3, 1, 1, 5, 0, 0, 1)


def test_coop_ai_battle() -> None:
    """Two attacks of one wound. Rule: zloba-cs.coop.ai.battle"""
    state = arrange({"basics": {"2": 5}}, ap={"basics": {"1": 1}})
    assert [(event.face, event.wounds.total) for event in of(Attacked, told(state))] == [("battle", 1), ("battle", 1)]


def test_coop_ai_battle_without_units() -> None:
    """From nowhere nothing is near. Rule: zloba-cs.coop.ai.battle"""
    assert fought(arrange({"basics": {"2": 5}})) == []


def test_coop_ai_all_seeing_when() -> None:
    """After the first action, once a round. Rule: zloba-cs.coop.ai.all-seeing-when"""
    state = arrange({}, {"dice": []}, ap={"eye": "strike"})
    events = told(state, chance=Rolls(**BATTLES))
    assert [event.die for event in of(OpponentActed, events)] == ["action", "eye", "action"]


def test_coop_ai_all_seeing_lost() -> None:
    """Struck at nobody, it is gone. Rule: zloba-cs.coop.ai.all-seeing-lost"""
    state = after(arrange({"dice": ["mine", "maneuver", "mine"], "basics": {"0": 1}}, ap={"eye": "strike"}))
    assert ap(state).eye is None


def test_coop_ai_all_seeing_mine() -> None:
    """Two corra more. Rule: zloba-cs.coop.ai.all-seeing-mine"""
    events = told(arrange({}, ap={"eye": "mine"}))
    assert Gained(1, 2, "opponent") in events
    assert len(of(Bought, events)) == 1


def test_coop_ai_all_seeing_strike() -> None:
    """One wound in any area, twice. Rule: zloba-cs.coop.ai.all-seeing-strike"""
    assert fought(arrange({"basics": {"4": 3}}, ap={"eye": "strike"})) == [(4, 1), (4, 1)]


def test_coop_ai_all_seeing_charge() -> None:
    """Two wounds nearby, twice. Rule: zloba-cs.coop.ai.all-seeing-charge"""
    state = arrange({"basics": {"3": 5, "8": 9}}, ap={"eye": "charge", "basics": {"2": 1}}, coop={"die": "mine"})
    assert fought(state) == [(3, 2), (3, 2)]


def test_coop_ai_all_seeing_double() -> None:
    """The action of its first turn once more. Rule: zloba-cs.coop.ai.all-seeing-double"""
    state = arrange({}, ap={"eye": "double", "basics": {"3": 1}}, coop={"die": "extend"})
    assert ap(after(state)).basics[3] == 9


def test_coop_ai_recompute() -> None:
    """The first wound makes another area the most threatening. Rule: zloba-cs.coop.ai.recompute"""
    state = arrange({"basics": {"2": 2, "6": 2}}, ap={"basics": {"1": 1}})
    assert fought(state) == [(2, 1), (6, 1)]


def test_attack_elite_abilities_of_the_opponent() -> None:
    """A Greyback strengthens Battle from its area, not Strike. Rule: zloba-cs.attack.elite-abilities"""
    bears = {"elites": [[1, "greyback", 5]], "eye": "strike"}
    state = arrange({"basics": {"2": 8}}, scenario="bears", ap=bears)
    assert fought(state) == [(2, 2), (2, 2), (2, 1), (2, 1)]


def test_trophies_of_the_opponent_once_an_attack() -> None:
    """Two humans lose a unit to one Charge, and the Butcher brings one corra. Rule: zloba-cs.attack.elite-abilities"""
    units = {"basics": {"2": 1}}
    state = arrange(
        {**units},
        {**units, "dice": []},
        scenario="screams",
        ap={"elites": [[2, "butcher", 4]], "eye": "charge"},
        coop={"die": "mine"},
    )
    events = told(state, PASS, chance=Rolls(**BATTLES))
    fell = [event.target for event in of(Attacked, events)]
    assert fell == [0, 1]
    assert len([event for event in of(Gained, events) if event == Gained(2, 1, "opponent")]) == 1


def test_trophies_count_whoever_falls() -> None:
    """The first faction's elite survives, the second's falls. Rule: zloba-cs.attack.elite-abilities"""
    state = arrange(
        {"elites": [[2, "noble", 4]]},
        {"elites": [[2, "thief", 1]], "dice": []},
        scenario="screams",
        ap={"elites": [[2, "butcher", 4]], "eye": "charge"},
        coop={"die": "mine"},
    )
    events = told(after(state), Divide((Suffering(0, Wounds(0, (Hit(Figure("noble", 4), 1),))),)))
    assert [event.wounds.elites[0].elite.kind for event in of(Attacked, events)][:2] == ["noble", "thief"]
    assert events.count(Gained(2, 1, "opponent")) == 1


def test_trophies_count_who_fell_before_the_last_one_answered() -> None:
    """The first faction's elite falls, the second's survives. Rule: zloba-cs.attack.elite-abilities"""
    state = arrange(
        {"elites": [[2, "noble", 1]]},
        {"elites": [[2, "thief", 2]], "dice": []},
        scenario="screams",
        ap={"elites": [[2, "butcher", 4]], "eye": "charge"},
        coop={"die": "mine"},
    )
    events = told(after(state), Divide((Suffering(0, Wounds(0, (Hit(Figure("noble", 1), 1),))),)))
    first, second, gained = [event for event in events if isinstance(event, Attacked | Gained)][:3]
    assert [each.wounds.elites[0].elite.kind for each in of(Attacked, [first, second])] == ["noble", "thief"]
    assert gained == Gained(2, 1, "opponent")


def test_attack_elite_abilities_against_the_opponent() -> None:
    """A Stoic of the opponent guards its basic units. Rule: zloba-cs.attack.elite-abilities"""
    state = arrange({"basics": {"2": 1}, "dice": ["battle"]}, ap={"basics": {"2": 3}, "elites": [[2, "stoic", 5]]})
    assert breaches(state, Attack(2, 1, Wounds(1), "die")) == {"attack.elite-abilities"}


def test_divided_wounds_go_on_with_the_series() -> None:
    """The second attack comes after the answer. Rule: zloba-cs.coop.ai.battle"""
    units = {"basics": {"2": 3}}
    state = after(after(arrange(units, units, ap={"basics": {"2": 1}}), seat=0), seat=1)
    state = after(state, Divide(()), asked(state).seat)
    assert (state.forces[1].basics[2], asked(state).ask.key) == (2, "zloba-await-share")


def test_moving_elites_act_where_they_arrive() -> None:
    """A Ram wounds after each move. Rule: zloba-cs.move.definition"""
    state = arrange({"basics": {"3": 2}}, ap={"elites": [[2, "ram", 3]]}, coop={"die": "maneuver"})
    events = told(state)
    assert of(Moved, events) == [Moved(1, 2, 3, Troops(0, (Figure("ram", 3),)), "opponent")]
    assert [(event.area, event.attack) for event in of(Attacked, events)] == [(3, False)]


def test_wounds_to_an_elite_lower_its_toughness() -> None:
    """Rule: zloba-cs.toughness.elite"""
    state = arrange({"elites": [[2, "noble", 4]]}, ap={"basics": {"1": 1}})
    assert of(Attacked, told(state))[0].wounds == Wounds(0, (Hit(Figure("noble", 4), 1),))


def test_an_action_that_changes_nothing_is_told_so() -> None:
    """A battle with nobody in reach, and one that wounds."""
    ap = {"basics": {"1": 1}}
    outcomes = [
        [type(event) for event in told(state) if isinstance(event, OpponentActed | OpponentIdle | Attacked)]
        for state in (arrange({"basics": {"8": 1}}, ap=ap), arrange({"basics": {"2": 2}}, ap=ap))
    ]
    assert outcomes == [[OpponentActed, OpponentIdle], [OpponentActed, Attacked, Attacked]]
