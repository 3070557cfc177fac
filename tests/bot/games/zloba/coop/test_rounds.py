"""Rulings on upkeep, spoils, groundwork, the draft and the order of turns: chapters 17 and 18."""

from __future__ import annotations

from typing import Any

from bot.games.zloba.position.commands import Buy, EndTurn, Exodus, LetBe, PickDie
from bot.games.zloba.position.events import (
    ChaosStruck,
    CoopChanged,
    Gained,
    LastDie,
    OpponentActed,
    Passed,
    PhaseBegan,
    Prepared,
    Scored,
    SpoilsTaken,
)
from bot.games.zloba.position.events_units import Bought
from bot.games.zloba.position.state import State
from bot.games.zloba.position.units import March, Troops
from tests.bot.games.zloba.coop.against import (
    BATTLE,
    EXTEND,
    MINE,
    Rolls,
    after,
    ap,
    applied,
    arrange,
    asked,
    begun,
    of,
    told,
    view,
)

LAST: dict[str, Any] = {"dice": ["mine"]}
NONE: dict[str, Any] = {"dice": []}


def picked(humans: int, faces: list[int]) -> tuple[State, LastDie]:
    """The position after everybody has taken the first die offered, and who got the last one."""
    state, _ = begun(humans, chance=Rolls(action_die=faces))
    while True:
        events = told(state, PickDie(state.offer[0]), asked(state).seat)
        state = applied(state, events)
        if found := of(LastDie, events):
            return state, found[0]


def test_coop_upkeep_counter() -> None:
    """The token goes to the next human, the counter on by one. Rule: zloba-cs.coop.upkeep.counter"""
    state = after(arrange(LAST, NONE))
    assert (state.start, view(state).counter) == (1, 3)
    assert after(arrange(LAST, NONE, start=1)).start == 0


def test_coop_upkeep_counter_stays_at_six() -> None:
    """Also for chaos. Rule: zloba-faq.round-die"""
    events = told(arrange(LAST, round=8))
    assert len(of(ChaosStruck, events)) == 6


def test_coop_upkeep_base_move() -> None:
    """To the next number, from eight to one, before anything arrives. Rule: zloba-cs.coop.upkeep.base-move"""
    events = told(arrange(LAST, coop={"base": 8}))
    assert [event.coop.base for event in of(CoopChanged, events) if event.why == "base"] == [1]
    assert of(Prepared, events)[0].places[-1] == 1


def test_coop_upkeep_base_stays_in_the_first_round() -> None:
    """Rule: zloba-cs.coop.upkeep.base-move"""
    state, events = begun(1, chance=Rolls(base=[3]))
    assert view(state).coop.base == 4  # type: ignore[union-attr]
    assert not [event for event in of(CoopChanged, events) if event.why == "base"]


def test_coop_upkeep_chaos_count() -> None:
    """As often as the counter shows. Rule: zloba-cs.coop.upkeep.chaos-count"""
    assert len(of(ChaosStruck, told(arrange(LAST, round=3)))) == 4


def test_coop_upkeep_chaos_step() -> None:
    """The value shown takes effect, then the die is turned, never rolled. Rule: zloba-cs.coop.upkeep.chaos-step"""
    chance = Rolls()
    events = told(arrange(LAST, coop={"chaos": 7}), chance=chance)
    assert [event.value for event in of(ChaosStruck, events)] == [7, 8, 1]
    assert (view(applied(arrange(LAST), events)).coop.chaos, chance.asked["chaos-die"]) == (2, [])  # type: ignore[union-attr]


def test_coop_upkeep_chaos_example() -> None:
    """Six; seven and eight; one, two and three. Rule: zloba-cs.coop.upkeep.chaos-example"""
    _, first = begun(1, chance=Rolls(chaos_die=[5]))
    second = told(arrange(LAST, round=1, coop={"chaos": 7}))
    third = told(arrange(LAST, round=2, coop={"chaos": 1}))
    assert [[event.value for event in of(ChaosStruck, each)] for each in (first, second, third)] == [
        [6],
        [7, 8],
        [1, 2, 3],
    ]


def test_coop_spoils_first_round() -> None:
    """A base on a symbol brings the opponent nothing in round one. Rule: zloba-cs.coop.spoils.first-round"""
    _, events = begun(1, chance=Rolls(base=[7]))
    assert of(SpoilsTaken, events) == []


def test_coop_spoils_ai() -> None:
    """A symbol means to the opponent what it means on its die. Rule: zloba-cs.coop.spoils.ai"""
    events = told(arrange(LAST, ap={"basics": {"8": 1}}))
    assert [event.opponent for event in of(SpoilsTaken, events)] == [True]
    assert Gained(1, 2, "opponent") in events


def test_coop_spoils_ai_extends_where_threat_is_highest() -> None:
    """Not where the symbol lies. Rule: zloba-cs.coop.spoils.ai"""
    state = arrange(
        {**LAST, "basics": {"4": 1}}, ap={"basics": {"4": 2, "2": 1}}, tokens={"2": EXTEND}, coop={"die": "mine"}
    )
    assert ap(after(state)).basics[4] == 6


def test_coop_spoils_majority() -> None:
    """Two humans with two each do not outnumber three. Rule: zloba-cs.coop.spoils.majority"""
    units = {"basics": {"2": 2}}
    state = arrange(
        {**LAST, **units},
        {**NONE, **units},
        ap={"basics": {"2": 3}},
        tokens={"2": MINE, "8": BATTLE},
        coop={"die": "mine"},
    )
    assert [event.seat for event in of(SpoilsTaken, told(state))] == [2]


def test_coop_groundwork_humans() -> None:
    """One unit each, to the zone. Rule: zloba-cs.coop.groundwork.humans"""
    prepared = of(Prepared, told(arrange(LAST, NONE)))[0]
    assert (prepared.units[:2], prepared.places[:2], prepared.corra[:2]) == ((1, 1), (0, 0), (1, 1))


def test_coop_groundwork_ai_reinforce() -> None:
    """As many units as humans, at the base. Rule: zloba-cs.coop.groundwork.ai-reinforce"""
    assert ap(after(arrange(LAST, NONE, NONE, coop={"base": 3}))).basics[4] == 3


def test_coop_groundwork_ai_discern() -> None:
    """Its all-seeing die is rolled anew. Rule: zloba-cs.coop.groundwork.ai-discern"""
    assert ap(after(arrange(LAST), chance=Rolls(all_seeing_die=[0, 3]))).eye == "charge"


def test_coop_groundwork_ai_allocate() -> None:
    """One corra. Rule: zloba-cs.coop.groundwork.ai-allocate"""
    assert of(Prepared, told(arrange(LAST)))[0].corra[-1] == 1


def test_korrakam_shortage_several_against_the_opponent() -> None:
    """Clockwise from the start player, the opponent last. Rule: zloba-cs.korrakam.shortage-several"""
    state = arrange(LAST, {**NONE, "corra": 18})
    assert of(Prepared, told(state, chance=Rolls(opponent_die=[5])))[0].corra == (1, 1, 0)


def test_coop_draft_last_die() -> None:
    """The opponent takes it, whoever has the fewest points. Rule: zloba-cs.coop.draft.last-die"""
    state, last = picked(2, [0, 1, 3, 5, 5])
    assert (last.opponent, last.seat, view(state).coop.die) == (True, None, "mine")  # type: ignore[union-attr]


def test_coop_draft_count() -> None:
    """Three alone, else two each. Rule: zloba-cs.coop.draft.count"""
    dice = [[len(force.dice) for force in picked(humans, [0, *[5] * 8])[0].forces[:-1]] for humans in (1, 2, 3, 4)]
    assert dice == [[3], [2, 2], [2, 2, 2], [2, 2, 2, 2]]


def test_coop_turn_humans_first() -> None:
    """The opponent waits until every human has had a turn. Rule: zloba-cs.coop.turn.humans-first"""
    state = arrange({}, {}, start=1, turn={"seat": 1})
    first = told(state, seat=1)
    second = told(applied(state, first), seat=0)
    assert (of(OpponentActed, first), len(of(OpponentActed, second))) == ([], 2)


def test_coop_turn_ai_series() -> None:
    """As many turns as humans, though one of them passed. Rule: zloba-cs.coop.turn.ai-series"""
    events = told(arrange({}, NONE, NONE))
    assert [event.seat for event in of(Passed, events)] == [1, 2]
    assert len([event for event in of(OpponentActed, events) if event.die == "action"]) == 3


def test_coop_turn_end() -> None:
    """The series after the last human die is played, then the round is scored. Rule: zloba-cs.coop.turn.end"""
    events = [event for event in told(arrange(LAST)) if isinstance(event, OpponentActed | PhaseBegan | Scored)]
    assert events[1:4] == [OpponentActed("battle", "action"), PhaseBegan("scoring"), events[3]]


def test_coop_turn_end_alone() -> None:
    """Three turns of one human, three of the opponent. Rule: zloba-cs.coop.turn.end"""
    state, acted = arrange({"dice": ["mine"] * 3}), 0
    for _ in range(3):
        events = told(state)
        state, acted = applied(state, events), acted + len(of(OpponentActed, events))
    assert (acted, state.round) == (3, 3)


def test_coop_turn_human_dice() -> None:
    """Exodus and purchases as ever. Rule: zloba-cs.coop.turn.human-dice"""
    state = arrange({"basics": {"0": 2}, "corra": 3})
    state = after(state, Buy("noble", 0))
    assert after(state, Exodus(0, (March(1, Troops(2)),), ("mine", "mine"))).forces[0].basics[1] == 2


def test_coop_ai_first_turn_buys() -> None:
    """Before its first action, and only then. Rule: zloba-cs.coop.ai.first-turn-buys"""
    state = arrange({}, ap={"corra": 2})
    kinds = [type(event) for event in told(state)]
    assert kinds.index(Bought) < kinds.index(OpponentActed)


def test_coop_ai_buys_nothing_in_later_turns() -> None:
    """Though trophies of its first turn would pay for it. Rule: zloba-cs.coop.ai.first-turn-buys"""
    rich = {"elites": [[2, "butcher", 4]], "corra": 2}
    state = arrange({"basics": {"2": 5}}, {"dice": []}, scenario="screams", ap=rich)
    events = told(state, chance=Rolls(opponent_die=[5]))
    assert (len(of(OpponentActed, events)), ap(applied(state, events)).corra) == (2, 6)
    assert of(Bought, events) == []


def test_coop_ai_begins_every_round_anew() -> None:
    """It sees and buys in the first turn of the next round, too. Rule: zloba-cs.coop.ai.all-seeing-when"""
    state = after(after(arrange(LAST, ap={"corra": 1}, coop={"die": "battle"})))
    events = told(state, EndTurn())
    assert [event.die for event in of(OpponentActed, events)] == ["action", "eye"]
    assert next(type(event) for event in events if isinstance(event, Bought | OpponentActed)) is Bought


def test_coop_ai_die() -> None:
    """First as it was left, then as it falls. Rule: zloba-cs.coop.ai.die"""
    events = told(arrange({}, {**NONE}), chance=Rolls(opponent_die=[1]))
    assert [event.face for event in of(OpponentActed, events)] == ["battle", "extend"]


def test_coop_ai_die_rests_after_the_last_turn() -> None:
    """Nothing is rolled for a turn that does not come. Rule: zloba-cs.coop.ai.die"""
    chance = Rolls()
    told(arrange(LAST), chance=chance)
    assert chance.asked["opponent-die"] == []


def test_coop_ai_die_is_rolled_where_a_judge_skipped_the_draft() -> None:
    """Its series takes place all the same. Rule: zloba-cs.coop.turn.ai-series"""
    events = told(arrange({}, coop={"die": None}), chance=Rolls(opponent_die=[1]))
    assert [event.face for event in of(OpponentActed, events)] == ["extend"]


def test_turn_no_dice_leaves_the_round_to_others() -> None:
    """A human who used both dice at once passes; the round goes on. Rule: zloba-cs.turn.no-dice"""
    state = arrange({"basics": {"0": 1}, "eye": "mine"}, {})
    state = after(state, Exodus(0, (March(1, Troops(1)),), ("mine", "mine")))
    state = after(after(state, EndTurn()), seat=1)
    assert (asked(state).seat, state.round) == (1, 2)


def test_spoils_who_lets_the_opponent_wait() -> None:
    """A human's bonus comes in its turn of areas. Rule: zloba-cs.spoils.order"""
    state = arrange({**LAST, "basics": {"2": 1}}, ap={"basics": {"8": 1}}, tokens={"2": EXTEND})
    events = told(state)
    assert [event.seat for event in of(SpoilsTaken, events)] == [0]
    assert [event.seat for event in of(SpoilsTaken, told(applied(state, events), LetBe()))] == [1]
