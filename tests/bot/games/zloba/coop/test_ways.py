"""Rulings on purchases, wounds, splitting forces and effects of cards: chapters 16 and 19."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.offers import completions
from bot.games.values import Accepted, Rejected
from bot.games.zloba.pack.scenario import (
    AttackThreat,
    AttackWith,
    Chaos,
    DeployBasics,
    DeployElite,
    Disperse,
    GainCorra,
    MoveElites,
    MusterToBase,
)
from bot.games.zloba.position.commands import Attack, Command, Divide, Mine, Suffering
from bot.games.zloba.position.coop_state import WoundsDue
from bot.games.zloba.position.events import ChaosStruck, Gained
from bot.games.zloba.position.events_units import Attacked, Bought, Deployed, Moved, Mustered
from bot.games.zloba.position.state import State
from bot.games.zloba.position.units import Figure, Hit, Troops, Wounds
from bot.locales.lines import put
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.zloba.coop import against
from tests.bot.games.zloba.coop.against import NO_CHAOS, after, ap, applied, arrange, asked, breaches, of, offers, told
from tests.rows import rows

LAST: dict[str, Any] = {"dice": ["mine"]}
NONE: dict[str, Any] = {"dice": []}
IDLE: dict[str, Any] = {"die": "mine"}


def test_coop_no_friendly_fire() -> None:
    """Humans do not wound each other. Rule: zloba-cs.coop.no-friendly-fire"""
    state = arrange({"basics": {"4": 1}, "dice": ["battle"]}, {"basics": {"4": 1}})
    assert breaches(state, Attack(4, 1, Wounds(1), "die")) == {"coop.no-friendly-fire"}


def test_disperse_definition() -> None:
    """Elites, basic units, and one stays. Rule: zloba-cs.disperse.definition"""
    state = arrange({}, ap={"basics": {"4": 4}, "elites": [[4, "delver", 3]]}, coop={"die": "maneuver"})
    own = ap(after(state))
    assert (own.basics, [elite.place for elite in own.elites]) == ((0, 0, 0, 1, 1, 1, 0, 0, 1), [3])


def test_disperse_elite() -> None:
    """Together, to the most threatening neighbour. Rule: zloba-cs.disperse.elite"""
    elites = [[4, "delver", 3], [4, "stoic", 5]]
    state = arrange({"basics": {"5": 1, "8": 2}}, ap={"elites": elites}, coop={"die": "maneuver"})
    assert [event.end for event in of(Moved, told(state))] == [8]


def test_disperse_basic() -> None:
    """One by one in ascending order, and again from the first. Rule: zloba-cs.disperse.basic"""
    state = arrange({"basics": {"8": 9}}, ap={"basics": {"4": 6}}, coop={"die": "maneuver"})
    assert ap(after(state)).basics == (0, 0, 0, 2, 1, 2, 0, 0, 1)


def test_disperse_last() -> None:
    """The last basic unit stays. Rule: zloba-cs.disperse.last"""
    assert ap(after(arrange({}, ap={"basics": {"4": 1}}, coop={"die": "maneuver"}))).basics[4] == 1


def test_coop_ai_priority() -> None:
    """It saves for A, though it could pay for a B. Rule: zloba-cs.coop.ai.priority"""
    poor = arrange({}, scenario="bears", ap={"corra": 3})
    rich = arrange({}, scenario="bears", ap={"corra": 6})
    bought = [[event.elite.kind for event in of(Bought, told(each))] for each in (poor, rich)]
    assert bought == [[], ["greyback"]]


def test_coop_ai_priority_when_all_of_one_letter_are_out() -> None:
    """Then comes the next letter. Rule: zloba-cs.coop.ai.priority"""
    bears = {"corra": 4, "elites": [[1, "greyback", 5]] * 3}
    assert [event.elite.kind for event in of(Bought, told(arrange({}, scenario="bears", ap=bears)))] == ["trapper"] * 2


def test_coop_ai_spend_when() -> None:
    """As long as it can, with what its elites bring, too. Rule: zloba-cs.coop.ai.spend-when"""
    state = arrange({}, ap={"corra": 3})
    assert [event.elite.kind for event in of(Bought, told(state))] == ["delver", "delver"]


def test_coop_ai_spends_nothing_that_chaos_brings(playing: Any) -> None:
    """It buys before its first action and when it mines. Rule: zloba-cs.coop.ai.spend-when"""
    playing(chaos=(Chaos((GainCorra(5),)),) * 8)
    events = told(arrange(LAST, scenario="own"))
    assert of(Bought, events) == []


def test_coop_ai_spend_deploy() -> None:
    """To the base, wherever humans might bring it. Rule: zloba-cs.coop.ai.spend-deploy"""
    events = told(arrange({}, ap={"corra": 2, "basics": {"5": 1}}, coop={"base": 7}))
    assert [event.place for event in of(Bought, events)] == [7]


def test_coop_ai_no_letter() -> None:
    """A skill without a letter is never bought. Rule: zloba-cs.coop.ai.no-letter"""
    state = arrange({}, scenario="knives", ap={"corra": 12, "elites": [[1, "thief", 2]] * 3 + [[1, "assassin", 2]] * 3})
    assert ap(after(state)).corra == 12


def test_coop_ai_wounds_elite_first() -> None:
    """Elites, then basic units; of several elites the humans choose. Rule: zloba-cs.coop.ai.wounds-elite-first"""
    state = arrange({"basics": {"2": 3}, "elites": [[2, "radiant", 2], [2, "noble", 4]]}, ap={"basics": {"1": 1}})
    hits = [
        Divide((Suffering(0, Wounds(0, (Hit(Figure(kind, full), 1),))),))
        for kind, full in (("noble", 4), ("radiant", 2))
    ]
    assert offers(after(state)) == hits


def test_coop_ai_wounds_split() -> None:
    """One charge falls on two factions. Rule: zloba-cs.coop.ai.wounds-split"""
    units = {"basics": {"2": 3}}
    state = after(after(arrange(units, units, ap={"basics": {"1": 1}, "eye": "charge"}, coop=IDLE)), seat=1)
    state = after(state, Divide((Suffering(0, Wounds(1)),)))
    assert [force.basics[2] for force in state.forces[:2]] == [2, 2]


def test_coop_ai_wounds_split_in_every_way() -> None:
    """Each way of taking wounds is offered once, and every sharing can be had. Rule: zloba-cs.coop.ai.wounds-split"""
    one = {"basics": {"2": 1}}
    state = arrange(
        {**one, **LAST}, {**one, **NONE}, {**one, **NONE}, ap={"basics": {"1": 1}, "eye": "charge"}, coop=IDLE
    )
    state = after(state)
    assert offers(state) == [Divide(()), Divide((Suffering(0, Wounds(1)),))]
    taken = after(state, Divide((Suffering(0, Wounds(1)),)))
    assert (asked(taken).seat, offers(taken)) == (1, [Divide(()), Divide((Suffering(1, Wounds(1)),))])
    assert suffered(taken, Divide((Suffering(1, Wounds(1)),)), 1)[0] == (1, 1)
    assert suffered(taken, Divide(()), 1)[0] == (2, 1)
    assert suffered(state, Divide(()), 0)[:2] == [(1, 1), (2, 1)]


def test_division_must_be_whole() -> None:
    """Rule: zloba-cs.coop.ai.wounds-elite-first"""
    units = {"basics": {"2": 2}}
    state = after(after(arrange(units, units, ap={"basics": {"1": 1}, "eye": "charge"}, coop=IDLE)), seat=1)
    assert breaches(state, Divide((Suffering(0, Wounds(3)),))) == {"coop.ai.wounds-elite-first"}
    assert breaches(state, Mine("die")) == {"coop.ai.wounds-elite-first"}
    assert suffered(state, Divide((Suffering(0, Wounds(1)),)), 0)[:2] == [(0, 1), (1, 1)]


def test_wounds_are_taken_clockwise_from_the_start_player() -> None:
    """Each answers for its own units; who has none there is not asked. Rule: zloba-cs.coop.ai.wounds-elite-first"""
    state = dealt(({"2": 2}, {"5": 1}, {"2": 2}, {"2": 2}), start=2)
    assert asked(state).seat == 2
    state = after(state, Divide((Suffering(2, Wounds(1)),)), 2)
    assert asked(state).seat == 3
    assert suffered(state, Divide(()), 3)[0] == (0, 1)


def test_nobody_divides_the_wounds_of_a_partner() -> None:
    """And who is not asked now is told who is. Rule: zloba-cs.coop.ai.wounds-elite-first"""
    state = dealt(({"2": 3}, {"2": 3}))
    assert refusals(state, Divide((Suffering(1, Wounds(2)),)), 0) == ["zloba-no-divide-own"]
    assert refusals(state, Divide((Suffering(1, Wounds(1)),)), 1) == ["zloba-no-others-divide"]
    assert breaches(state, Divide(()), seat=1) == {"coop.ai.wounds-elite-first"}


def test_elites_of_every_faction_come_before_basic_units() -> None:
    """A partner's basic units are spared while one's own elite stands. Rule: zloba-cs.coop.ai.wounds-elite-first"""
    state = arrange(
        {"elites": [[2, "noble", 1]], "basics": {"2": 2}},
        {"basics": {"2": 2}, **NONE},
        ap={"basics": {"1": 1}, "eye": "charge"},
        coop=IDLE,
    )
    state = after(state)
    fallen = Hit(Figure("noble", 1), 1)
    assert offers(state) == [
        Divide((Suffering(0, Wounds(0, (fallen,))),)),
        Divide((Suffering(0, Wounds(1, (fallen,))),)),
    ]


def test_what_is_taken_is_told() -> None:
    """Also that somebody takes nothing. Rule: zloba-cs.coop.ai.wounds-split"""
    state = dealt(({"2": 3}, {"2": 3}))
    keys = [line.key for event in told(state, Divide(())) for line in against.GAME.narrate(event, "spectator")]
    assert keys[:2] == ["zloba-log-declined-wounds", "zloba-log-attacked"]
    previews = [end.preview.key for end in completions(against.GAME, state, asked(state))]
    assert previews == ["zloba-do-divide-part", "zloba-do-divide-part", "zloba-do-divide"]


def test_wounds_that_waited_for_one_answer_before_are_still_divided() -> None:
    """One who has no unit there was asked for the group; the match goes on. Rule: zloba-cs.coop.ai.wounds-split"""
    state = dealt(({"2": 2}, {"2": 2}, {"5": 1}))
    (*_, due) = state.stack
    assert isinstance(due, WoundsDue)
    state = replace(state, stack=(*state.stack[:-1], replace(due, seat=2)), start=2)
    assert offers(state) == [Divide(())]
    state = after(state, Divide(()), 2)
    assert (asked(state).seat, asked(state).ask.key) == (0, "zloba-await-share")


def dealt(units: tuple[dict[str, int], ...], start: int = 0) -> State:
    """Humans with these units, who have just been dealt two wounds by the opponent's first Charge."""
    hands = (
        {"basics": each, "dice": ["mine"] if seat == (start - 1) % len(units) else []}
        for seat, each in enumerate(units)
    )
    state = arrange(
        *hands,
        ap={"basics": {"1": 1}, "eye": "charge"},
        coop=IDLE,
        start=start,
        turn={"seat": (start - 1) % len(units)},
    )
    return after(state, seat=(start - 1) % len(units))


def suffered(state: State, command: Command, seat: int) -> list[tuple[int, int]]:
    """Who suffers how many wounds after an answer."""
    return [(event.target, event.wounds.total) for event in of(Attacked, told(state, command, seat))]


def refusals(state: State, command: Command, seat: int) -> list[str]:
    """The sentences that a command is refused with."""
    decision = against.GAME.decide(state, seat, command, against.Rolls())
    return [each.line.key for each in decision.violations] if isinstance(decision, Rejected) else []


def test_nobody_is_asked_without_a_choice() -> None:
    """The last human in an area suffers what is left to suffer. Rule: zloba-cs.attack.wounds"""
    state = arrange(
        {"basics": {"2": 1}}, {**NONE, "basics": {"5": 9}}, ap={"basics": {"1": 1}, "eye": "charge"}, coop=IDLE
    )
    events = told(state)
    assert [(event.target, event.wounds) for event in of(Attacked, events)] == [(0, Wounds(1))]
    assert asked(applied(state, events)).seat == 0


def test_who_suffers_alone_is_asked() -> None:
    """A human whose two elites are meant decides, not who starts. Rule: zloba-cs.coop.ai.wounds-elite-first"""
    elites = {"elites": [[2, "thief", 2], [2, "assassin", 2]]}
    state = after(after(arrange({}, elites, ap={"basics": {"1": 1}})), seat=1)
    assert asked(state).seat == 1


@pytest.mark.parametrize(
    ("units", "called"),
    [
        (3, [(-2, 2), (-1, 1)]),
        (23, [(-2, 2), (-1, 19), (2, 1), (3, 1)]),
        (24, [(-2, 2), (-1, 19), (2, 1), (3, 1), (5, 1)]),
    ],
)
def test_coop_ai_muster(playing: Any, units: int, called: list[tuple[int, int]]) -> None:
    """The removed, the mat, then areas ascending, the base like any other. Rule: zloba-cs.coop.ai.muster"""
    playing(chaos=(Chaos((MusterToBase(units),)), *NO_CHAOS[1:]))
    own = {"removed": 2, "basics": {"3": 1, "5": 2, "2": 1}}
    state = arrange(LAST, scenario="own", ap=own, coop={"base": 1}, round=1)
    events = told(state)
    mustered = of(Mustered, events)[0]
    assert [(call.source, call.troops.basics) for call in mustered.calls] == called
    there = ap(applied(state, events[: events.index(mustered) + 1])).basics
    assert there[2] == 1 + sum(count for source, count in called if source != 2)


def test_elites_move_once_each(playing: Any) -> None:
    """One that comes to where another sets out from does not go on with it. Rule: zloba-cs.move.definition"""
    playing(chaos=(Chaos((MoveElites("ram"),)), *NO_CHAOS[1:]))
    rams = {"elites": [[1, "ram", 3], [2, "ram", 3]]}
    state = arrange({**LAST, "basics": {"2": 3, "3": 2}}, scenario="own", ap=rams, round=1, coop={"die": "extend"})
    moves = [(event.start, event.end, event.troops.size) for event in of(Moved, told(state))]
    assert moves == [(1, 2, 1), (2, 3, 1)]


def test_elites_of_an_area_move_together(playing: Any) -> None:
    """Rule: zloba-cs.disperse.elite"""
    playing(chaos=(Chaos((MoveElites(),)), *NO_CHAOS[1:]))
    state = arrange(
        LAST, scenario="own", ap={"elites": [[1, "ram", 3], [1, "stoic", 5]]}, round=1, coop={"die": "extend"}
    )
    both = Troops(0, (Figure("ram", 3), Figure("stoic", 5)))
    assert [event.troops for event in of(Moved, told(state))] == [both]


def test_effects_of_cards(playing: Any) -> None:
    """In their order, each after what the one before it changed. Rule: zloba-cs.coop.upkeep.chaos-step"""
    effects = (DeployBasics(3), DeployElite("stoic", 2), Disperse("base"), AttackThreat(1, "any"), AttackWith("stoic"))
    playing(chaos=(Chaos(effects), *NO_CHAOS[1:]))
    state = arrange({**LAST, "basics": {"4": 3}}, scenario="own", round=1, coop={"base": 2})
    events = told(state)
    own = ap(applied(state, events))
    assert [event.elites for event in of(Deployed, events)] == [(), (Figure("stoic", 5),), (Figure("stoic", 5),)]
    assert [elite.place for elite in own.elites] == [4, 4]
    assert [event.area for event in of(Attacked, events)] == [4, 4]


def test_a_table_for_more_humans_does_nothing(playing: Any) -> None:
    """Rule: zloba-cs.scenario.chaos-table"""
    playing(chaos=(Chaos((DeployBasics(3),), humans=2), *NO_CHAOS[1:]))
    assert of(Deployed, told(arrange(LAST, scenario="own", round=1))) == []


def test_a_line_without_effects_says_that_nothing_happens() -> None:
    """In the log and on the card. Rule: zloba-cs.scenario.chaos-table"""
    events = told(arrange({**LAST}, round=1))
    lines = [line for event in of(ChaosStruck, events) for line in against.GAME.narrate(event, "spectator")]
    assert [put(line, localizer(Language.CS).say, str, str) for line in lines] == [
        "Kostka chaosu (1): nic se neděje.",
        "Kostka chaosu (2): nic se neděje.",
    ]
    coop = against.view(arrange({})).coop
    assert coop is not None
    assert put(coop.scenario.table[0], localizer(Language.EN).say, str, str) == "nothing happens."


def test_an_elite_bought_wounds_at_the_base() -> None:
    """An ability that deploying sets off works for the opponent. Rule: zloba-cs.deploy.definition"""
    thieves = [[5, "thief", 2]] * 3
    state = arrange({"basics": {"4": 3}}, scenario="knives", ap={"corra": 3, "elites": thieves}, coop={"base": 4})
    assert [(event.wounds.total, event.attack) for event in of(Attacked, told(state))][:1] == [(2, False)]


@rows(
    ("changes", "rule"),
    [
        ({"seats": {"1": {"basics": {"0": 1}}}}, "coop.setup.ai-start-units"),
        ({"seats": {"1": {"elites": [[0, "ram", 3]]}}}, "coop.setup.ai-start-units"),
        ({"seats": {"1": {"cards": ["grudge"]}}}, "coop.setup.ai-no-support"),
        ({"seats": {"0": {"dice": ["mine"] * 4}}}, "setup.action-dice"),
    ],
)
def test_a_judge_gives_the_opponent_nothing_it_cannot_have(changes: dict[str, Any], rule: str) -> None:
    decision = against.GAME.adjust(arrange({}), changes)
    assert isinstance(decision, Rejected)
    assert decision.violations[0].rule == f"zloba-cs.{rule}"


def test_a_judge_may_set_the_opponents_side() -> None:
    decision = against.GAME.adjust(arrange({}), {"coop": {"base": 4, "chaos": 2, "points": 7, "die": "extend"}})
    assert isinstance(decision, Accepted)


def test_a_judge_who_goes_back_to_the_draft_takes_the_opponents_die() -> None:
    """Its turns of the round begin anew. Rule: zloba-cs.coop.ai.die"""
    decision = against.GAME.adjust(arrange({}), {"phase": "draft", "offer": ["mine", "battle"]})
    assert isinstance(decision, Accepted)
    coop = applied(arrange({}), list(decision.events)).coop
    assert coop is not None
    assert (coop.die, coop.repeat) == (None, None)


def test_what_a_card_brings_is_told_as_such(playing: Any) -> None:
    """Rule: zloba-cs.scenario.chaos-table"""
    playing(chaos=(Chaos((GainCorra(2), DeployBasics(1))), *NO_CHAOS[1:]))
    events = told(arrange(LAST, scenario="own", round=1))
    gained, deployed = of(Gained, events)[0], of(Deployed, events)[0]
    assert (gained.cause, deployed.cause) == ("chaos", "chaos")


def test_wounds_framed_before_each_divided_its_own_are_read() -> None:
    """An older log names no unit that has fallen. Rule: zloba-cs.coop.ai.wounds-split"""
    frame = b'{"type":"wounds-due","area":2,"wounds":2,"seat":0,"attack":true,"face":"charge"}'
    events = against.GAME.codec.events(b'[{"type":"framed","frame":' + frame + b"}]")
    state = applied(arrange({"basics": {"2": 2}}, {"basics": {"2": 2}}), list(events))
    assert asked(state).ask.key == "zloba-await-share"
    assert suffered(state, Divide((Suffering(0, Wounds(1)),)), 0)[:2] == [(0, 1), (1, 1)]
