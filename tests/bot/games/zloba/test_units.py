"""Rulings on units, the board, attacks, toughness and moves: chapters 4, 5, 12 and 13."""

from __future__ import annotations

from typing import Any

from bot.games.values import Rejected
from bot.games.zloba.position.commands import (
    Attack,
    Buy,
    Deploy,
    Enter,
    LetBe,
    Mine,
    Move,
    Muster,
    Recall,
    UseCard,
    UseSkill,
)
from bot.games.zloba.position.events import Gained
from bot.games.zloba.position.events_units import Attacked, Deployed, Moved
from bot.games.zloba.position.state import State
from bot.games.zloba.position.units import MAT, REMOVED, Call, Elite, Figure, Hit, Troops, Wounds
from tests.bot.games.zloba.table import GAME, after, arrange, breaches, force, offers, told

ONE = Wounds(1)


def battle(mine: dict[str, Any], theirs: dict[str, Any]) -> State:
    return arrange({"dice": ["battle"], **mine}, theirs)


def test_units_basic() -> None:
    """Twenty-five, wherever they are. Rule: zloba-cs.units.basic"""
    own = force(arrange({"basics": {"1": 4}, "removed": 3}, {}))
    assert own.mat + own.removed + sum(own.basics) == 25
    refused = GAME.adjust(arrange({}, {}), {"seats": [{"basics": {"1": 20}, "removed": 6}]})
    assert isinstance(refused, Rejected)
    assert [each.rule for each in refused.violations] == ["zloba-cs.units.basic"]


def test_units_basic_defeated() -> None:
    """One wound removes it, to the removed ones. Rule: zloba-cs.units.basic-defeated"""
    state = after(battle({"basics": {"1": 1}}, {"basics": {"1": 2}}), Attack(1, 1, ONE, "die"))
    assert (force(state, 1).basics[1], force(state, 1).removed) == (1, 1)


def test_units_elite() -> None:
    """Its die tells its toughness and is never rolled. Rule: zloba-cs.units.elite"""
    state = battle({"basics": {"1": 1}}, {"elites": [[1, "champion", 5]]})
    state = after(state, Attack(1, 1, Wounds(0, (Hit(Figure("champion", 5), 1),)), "die"))
    assert force(state, 1).elites == (Elite(1, "champion", 4),)


def test_units_elite_full() -> None:
    """Deployed with the highest number of its die. Rule: zloba-cs.units.elite-full"""
    assert force(after(arrange({"corra": 3}, {}), Buy("giant", 0))).elites == (Elite(0, "giant", 4),)


def test_units_elite_defeated() -> None:
    """At zero it goes back to its mat and can be bought again. Rule: zloba-cs.units.elite-defeated"""
    state = battle({"basics": {"1": 1}}, {"elites": [[1, "herald", 1]], "corra": 3})
    state = after(state, Attack(1, 1, Wounds(0, (Hit(Figure("herald", 1), 1),)), "die"))
    assert (force(state, 1).elites, force(state, 1).removed) == ((), 0)
    assert any(command == Buy("herald", 5) for command in offers(state, 1))


def test_board_areas() -> None:
    """Eight numbered areas and the Coast, no more. Rule: zloba-cs.board.areas"""
    state = arrange({"dice": ["maneuver"], "basics": {"1": 1}}, {})
    for end in (9, -1, 10**9):
        assert breaches(state, Move(1, end, Troops(1), "die")) == {"board.areas"}


def test_board_adjacent() -> None:
    """A border or a land bridge. Rule: zloba-cs.board.adjacent"""
    state = arrange({"dice": ["maneuver"], "basics": {"3": 1}}, {})
    assert force(after(state, Move(3, 6, Troops(1), "die"))).basics[6] == 1
    assert breaches(state, Move(3, 5, Troops(1), "die")) == {"board.adjacent"}


def test_board_area_number() -> None:
    """Areas are counted by their numbers. Rule: zloba-cs.board.area-number"""
    assert [area.number for area in GAME.view(arrange({}, {}), 0).areas] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_coast_area() -> None:
    """One Coast around all: from a zone one reaches every area it touches. Rule: zloba-cs.coast.area"""
    for seat in (0, 1):
        state = arrange(
            {"basics": {"0": 1}, "dice": ["maneuver"]}, {"basics": {"0": 1}, "dice": ["maneuver"]}, turn={"seat": seat}
        )
        ends = {command.end for command in offers(state, seat) if isinstance(command, Move)}
        assert ends == {1, 2, 3, 4, 5, 6}


def test_coast_zones() -> None:
    """Everybody deploys to the own zone. Rule: zloba-cs.coast.zones"""
    state = after(arrange({"dice": ["maneuver"]}, {"basics": {"0": 1}}), Enter("die"))
    assert (force(state).basics[0], force(state, 1).basics[0]) == (2, 1)


def test_coast_zone_is_coast() -> None:
    """What holds for the Coast holds in a zone. Rule: zloba-cs.coast.zone-is-coast"""
    state = arrange({"eye": "strike"}, {"basics": {"0": 5}})
    assert breaches(state, Attack(0, 1, ONE, "eye")) == {"coast.no-attack"}
    assert not any(isinstance(command, Attack) for command in offers(state))


def test_coast_no_attack() -> None:
    """Nobody attacks the Coast. Rule: zloba-cs.coast.no-attack"""
    state = battle({"basics": {"1": 1}}, {"basics": {"0": 2}})
    assert breaches(state, Attack(0, 1, ONE, "die")) == {"coast.no-attack"}


def test_coast_no_attack_from() -> None:
    """Units on the Coast do not attack. Rule: zloba-cs.coast.no-attack-from"""
    state = battle({"basics": {"0": 5}}, {"basics": {"1": 2}})
    assert breaches(state, Attack(1, 1, ONE, "die")) == {"coast.no-attack-from"}


def test_coast_adjacent() -> None:
    """The Coast touches areas 1 to 6. Rule: zloba-cs.coast.adjacent"""
    state = arrange({"dice": ["maneuver"], "basics": {"0": 2}}, {})
    assert force(after(state, Move(0, 4, Troops(2), "die"))).basics[4] == 2
    for end in (7, 8):
        assert breaches(state, Move(0, end, Troops(2), "die")) == {"coast.adjacent"}


def test_coast_no_return() -> None:
    """Nobody moves back to the Coast. Rule: zloba-cs.coast.no-return"""
    state = arrange({"dice": ["maneuver"], "basics": {"1": 2}}, {})
    assert breaches(state, Move(1, 0, Troops(1), "die")) == {"coast.no-return"}


def test_attack_wounds() -> None:
    """All points of damage are dealt, as far as there is somebody to suffer. Rule: zloba-cs.attack.wounds"""
    state = arrange({"eye": "charge", "basics": {"1": 1}}, {"basics": {"1": 1, "2": 2}})
    assert breaches(state, Attack(2, 1, Wounds(1), "eye")) == {"attack.wounds"}
    assert breaches(state, Attack(2, 1, Wounds(2), "eye")) == set()
    assert breaches(state, Attack(1, 1, Wounds(1), "eye")) == set()


def test_attack_target() -> None:
    """One area, one faction with units there. Rule: zloba-cs.attack.target"""
    state = arrange({"dice": ["battle"], "basics": {"1": 1}}, {"basics": {"2": 1}}, {"basics": {"1": 1}})
    assert breaches(state, Attack(1, 1, ONE, "die")) == {"attack.target"}
    assert breaches(state, Attack(1, 9, ONE, "die")) == {"attack.target"}
    assert {(each.area, each.target) for each in offers(state) if isinstance(each, Attack)} == {(1, 2), (2, 1)}


def test_attack_distribute() -> None:
    """Who attacks divides the points among units of that faction. Rule: zloba-cs.attack.distribute"""
    theirs = {"basics": {"1": 1}, "elites": [[1, "archer", 2], [1, "champion", 3]]}
    state = arrange({"eye": "charge", "basics": {"1": 1}}, theirs)
    archer, champion = Figure("archer", 2), Figure("champion", 3)
    ways = {command.wounds for command in offers(state) if isinstance(command, Attack)}
    assert ways == {
        Wounds(1, (Hit(archer, 1),)),
        Wounds(1, (Hit(champion, 1),)),
        Wounds(0, (Hit(archer, 1), Hit(champion, 1))),
        Wounds(0, (Hit(archer, 2),)),
        Wounds(0, (Hit(champion, 2),)),
    }
    assert breaches(state, Attack(1, 1, Wounds(2), "eye")) == {"attack.distribute"}
    assert breaches(state, Attack(1, 1, Wounds(0, (Hit(Figure("archer", 1), 1), Hit(champion, 1))), "eye")) == {
        "attack.distribute"
    }


def test_attack_not_own() -> None:
    """Own units cannot be wounded. Rule: zloba-cs.attack.not-own"""
    state = battle({"basics": {"1": 3}}, {"basics": {"1": 1}})
    assert breaches(state, Attack(1, 0, ONE, "die")) == {"attack.not-own"}


def test_attack_definition() -> None:
    """A wound by an ability is no attack unless it says so: no trophies. Rule: zloba-cs.attack.definition"""
    state = arrange(
        {"basics": {"5": 2}}, {"cards": ["raid"], "elites": [[5, "champion", 5]], "dice": ["battle"]}, turn={"seat": 1}
    )
    state = after(state, UseCard("raid"), 1)
    events = told(state, Attack(5, 0, ONE, "effect"), 1)
    assert [event.attack for event in events if isinstance(event, Attacked)] == [False]
    assert not any(isinstance(event, Gained) for event in events)


def test_attack_elite_abilities() -> None:
    """Further, harder, with trophies, or shielded. Rule: zloba-cs.attack.elite-abilities"""
    far = arrange({"basics": {"3": 2}}, {"dice": ["battle"], "elites": [[1, "archer", 2]]}, turn={"seat": 1})
    assert breaches(far, Attack(3, 0, ONE, "die"), 1) == set()
    hard = arrange({"basics": {"5": 3}}, {"dice": ["battle"], "elites": [[5, "champion", 5]]}, turn={"seat": 1})
    assert breaches(hard, Attack(5, 0, ONE, "die"), 1) == {"attack.wounds"}
    assert Gained(1, 1, "trophy") in told(hard, Attack(5, 0, Wounds(2), "die"), 1)
    guarded = arrange(
        {"basics": {"5": 3}, "elites": [[5, "shield", 3]]}, {"dice": ["battle"], "basics": {"5": 1}}, turn={"seat": 1}
    )
    assert breaches(guarded, Attack(5, 0, ONE, "die"), 1) == {"attack.elite-abilities"}


def test_toughness_definition() -> None:
    """A unit stays as long as it has toughness left. Rule: zloba-cs.toughness.definition"""
    state = arrange({"eye": "charge", "basics": {"1": 1}}, {"elites": [[1, "champion", 3]]})
    state = after(state, Attack(1, 1, Wounds(0, (Hit(Figure("champion", 3), 2),)), "eye"))
    assert force(state, 1).elites == (Elite(1, "champion", 1),)


def test_toughness_basic() -> None:
    """A basic unit has toughness 1. Rule: zloba-cs.toughness.basic"""
    state = arrange({"eye": "charge", "basics": {"1": 1}}, {"basics": {"1": 2}})
    assert force(after(state, Attack(1, 1, Wounds(2), "eye")), 1).basics[1] == 0


def test_toughness_elite() -> None:
    """Each point of damage turns the die down by one, never below zero. Rule: zloba-cs.toughness.elite"""
    state = arrange({"eye": "charge", "basics": {"1": 1}}, {"elites": [[1, "champion", 1]], "basics": {"1": 1}})
    assert breaches(state, Attack(1, 1, Wounds(0, (Hit(Figure("champion", 1), 2),)), "eye")) == {"toughness.elite"}


def test_toughness_zero() -> None:
    """Without toughness it leaves the board for its mat. Rule: zloba-cs.toughness.zero"""
    state = battle({"basics": {"1": 1}}, {"elites": [[1, "champion", 1]]})
    state = after(state, Attack(1, 1, Wounds(0, (Hit(Figure("champion", 1), 1),)), "die"))
    left = {kind.kind: kind.left for kind in GAME.view(state, 0).forces[1].mat_elites}
    assert (force(state, 1).elites, left["champion"]) == ((), 2)


def test_move_definition() -> None:
    """Units that are there go from one area to one next to it. Rule: zloba-cs.move.definition"""
    state = arrange({"dice": ["maneuver"], "basics": {"1": 1}}, {})
    assert breaches(state, Move(1, 2, Troops(2), "die")) == {"move.definition"}
    assert breaches(state, Move(1, 2, Troops(0), "die")) == {"move.definition"}
    assert breaches(state, Move(1, 2, Troops(1, (Figure("giant", 4),)), "die")) == {"move.definition"}
    assert breaches(state, Move(2, 1, Troops(1), "die")) == {"move.definition"}


def test_deploy_definition() -> None:
    """Units come from elsewhere than a neighbouring area: at least one. Rule: zloba-cs.deploy.definition"""
    state = arrange({"dice": ["extend"], "basics": {"1": 1}}, {})
    assert any(isinstance(event, Deployed) for event in told(state, Deploy(1, 1, "die")))
    assert breaches(state, Deploy(1, 0, "die")) == {"deploy.definition"}
    assert breaches(state, Deploy(1, -1, "die")) == {"deploy.definition"}


def test_move_versus_deploy() -> None:
    """What is tied to moving does not happen on deploying. Rule: zloba-cs.move.versus-deploy"""
    moved = told(
        arrange({"dice": ["maneuver"], "elites": [[1, "scout", 2]]}, {}),
        Move(1, 2, Troops(0, (Figure("scout", 2),)), "die"),
    )
    assert any(isinstance(event, Gained) for event in moved)
    assert not any(isinstance(event, Gained) for event in told(arrange({"corra": 2}, {}), Buy("scout", 0)))


def test_move_multi_area() -> None:
    """Two areas are two moves, and each brings about what moving does. Rule: zloba-cs.move.multi-area"""
    scout = Troops(0, (Figure("scout", 2),))
    state = after(arrange({"dice": ["maneuver"], "elites": [[1, "scout", 2]]}, {}), Move(1, 2, scout, "die"))
    assert breaches(state, Move(1, 7, scout, "effect")) == {"move.definition"}
    assert breaches(state, Mine("eye")) == {"move.multi-area"}
    events = told(state, Move(2, 7, scout, "effect"))
    assert sum(isinstance(event, Moved) for event in events) == 1
    assert Gained(0, 1, "effect") in events
    assert force(after(state, LetBe())).elites[0].place == 2
    assert after(state, Move(2, 7, scout, "effect")).stack == ()


def mustering(skill: str, **own: Any) -> State:
    state = arrange({}, {"corra": 2, "dice": ["mine", "mine"], **own}, turn={"seat": 1})
    return after(state, UseSkill(skill), 1)


def test_muster_sources() -> None:
    """From the mat, the removed ones and the board, in any combination. Rule: zloba-cs.muster.sources"""
    state = mustering("rally", basics={"1": 1, "4": 1}, removed=2)
    calls = (Call(REMOVED, Troops(1)), Call(MAT, Troops(1)), Call(4, Troops(1)))
    done = force(after(state, Muster(1, calls), 1), 1)
    assert (done.basics[1], done.basics[4], done.removed) == (4, 0, 1)
    assert breaches(state, Muster(1, (Call(REMOVED, Troops(3)),)), 1) == {"muster.sources"}
    assert breaches(state, Muster(1, (calls[1], calls[1])), 1) == {"muster.sources"}


def test_muster_definition() -> None:
    """As many as the rule calls, at the most. Rule: zloba-cs.muster.definition"""
    state = mustering("rally", basics={"1": 1})
    assert breaches(state, Muster(1, (Call(MAT, Troops(4)),)), 1) == {"muster.definition"}


def test_muster_full_toughness() -> None:
    """A damaged elite arrives at full toughness. Rule: zloba-cs.muster.full-toughness"""
    state = mustering("rally", basics={"1": 1}, elites=[[4, "champion", 2]])
    state = after(state, Muster(1, (Call(4, Troops(0, (Figure("champion", 2),))),)), 1)
    assert force(state, 1).elites == (Elite(1, "champion", 5),)


def test_muster_own_zone() -> None:
    """To the own zone, if the rule allows it: it is a deployment. Rule: zloba-cs.muster.own-zone"""
    state = mustering("homecoming", basics={"1": 2})
    assert force(after(state, Muster(0, (Call(1, Troops(2)),)), 1), 1).basics[0] == 2
    assert breaches(state, Muster(1, (Call(MAT, Troops(1)),)), 1) == {"purchase.skills"}


def test_deploy_mustered() -> None:
    """Mustered units are deployed, not moved. Rule: zloba-cs.deploy.mustered"""
    state = mustering("rally", basics={"1": 1, "2": 1})
    assert not any(isinstance(event, Moved) for event in told(state, Muster(1, (Call(2, Troops(1)),)), 1))


def test_recall() -> None:
    """An elite that is called back does what it says, and lies on the mat again."""
    state = arrange({"basics": {"5": 2}}, {"elites": [[5, "herald", 1]]}, turn={"seat": 1})
    state = after(state, Recall(5, Figure("herald", 1)), 1)
    assert force(state, 1).elites == ()
    assert force(after(state, Attack(5, 0, Wounds(2), "effect"), 1)).removed == 2
    useless = arrange({}, {"elites": [[5, "herald", 1]]}, turn={"seat": 1})
    assert breaches(useless, Recall(5, Figure("herald", 1)), 1) == {"attack.elite-abilities"}
