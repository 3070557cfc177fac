"""What events set off: who waits for them, in which order, how often, and what takes their place."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.acts.combat import harm, phases
from bot.games.doomtrooper.acts.combat.stopping import stop
from bot.games.doomtrooper.acts.happening import ends
from bot.games.doomtrooper.acts.happening.triggers import happened, reach
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.frames import Combat, Splitting
from tests.bot.games.doomtrooper.table import Table

CHOSEN = {"role": "chosen"}
GAIN = {"do": "points", "victory": 1}


def when(event: str, *effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    """An ability that an event sets off."""
    on = {"event": event} | {key: more.pop(key) for key in ("cards", "by", "whose") if key in more}
    return {"on": on, "effects": list(effects)} | more


def test_a_card_waits_for_what_happens_to_itself() -> None:
    table = Table()
    one = table.warrior(abilities=(when("wounded", GAIN),))
    other = table.warrior()
    harm.wound(table.run, other)
    table.settle()
    assert table.state.players[0].victory == 5
    harm.wound(table.run, one)
    table.settle()
    assert table.state.players[0].victory == 6


def test_what_a_bearer_suffers_sets_off_what_he_bears_though_it_leaves_with_him() -> None:
    table = Table()
    one = table.warrior()
    table.on(one, abilities=(when("killed", GAIN, cards={"role": "bearer"}),))
    harm.kill(table.run, one)
    table.settle()
    assert table.state.players[0].victory == 6


def test_a_kill_is_about_the_dead_and_done_by_the_killer() -> None:
    table = Table()
    killer = table.warrior(abilities=(when("kills", GAIN, cards={"tags": ["legion"]}, by={"role": "self"}),))
    dead, other = table.warrior(1, "cohort", tags=("legion",)), table.warrior(1)
    harm.kill(table.run, other, killer)
    table.settle()
    assert table.state.players[0].victory == 5
    harm.kill(table.run, dead, killer)
    table.settle()
    assert table.state.players[0].victory == 6


def test_whose_step_it_is_matters_where_the_card_says_so() -> None:
    for whose, victory in (("own", 6), ("opponent", 5), ("any", 6)):
        table = Table()
        table.card("special", zone="table", abilities=(when("draw", GAIN, whose=whose),))
        happened(table.run, "draw", seat=0)
        table.settle()
        assert table.state.players[0].victory == victory


def test_the_opponents_effects_come_before_those_of_the_player_in_turn() -> None:
    table = Table()
    table.card(
        "special", zone="table", play={"to": "player"}, abilities=(when("draw", {"do": "points", "destiny": 3}),)
    )
    table.card(
        "special",
        1,
        "table",
        play={"to": "player"},
        abilities=(when("draw", {"do": "points", "player": "opponent", "destiny": -3}),),
    )
    happened(table.run, "draw", seat=0)
    table.settle()
    assert [event.destiny for event in table.told(ev.Scored)] == [-3, 3]


def test_global_effects_come_first() -> None:
    table = Table()
    table.card("special", 1, "table", play={"to": "player"}, abilities=(when("draw", {"do": "points", "destiny": 1}),))
    table.card("special", 0, "table", abilities=(when("draw", {"do": "points", "destiny": 7}),))
    happened(table.run, "draw", seat=0)
    table.settle()
    assert [event.destiny for event in table.told(ev.Scored)] == [7, 1]


def test_the_player_orders_his_own_effects_only_where_they_differ() -> None:
    table = Table()
    first = table.card(
        "special", zone="table", play={"to": "player"}, abilities=(when("draw", {"do": "points", "destiny": 1}),)
    )
    second = table.card(
        "special", zone="table", play={"to": "player"}, abilities=(when("draw", {"do": "points", "destiny": 2}),)
    )
    happened(table.run, "draw", seat=0)
    table.settle()
    assert (table.asked().what, table.asked().options) == ("order", (first, second))
    table.answer(second)
    assert [event.destiny for event in table.told(ev.Scored)] == [2, 1]
    table = Table()
    for _ in range(2):
        table.card(
            "special",
            zone="table",
            name="twin",
            play={"to": "player"},
            abilities=(when("draw", {"do": "points", "destiny": 1}),),
        )
    happened(table.run, "draw", seat=0)
    table.settle()
    assert len(table.told(ev.Scored)) == 2


def test_what_works_once_a_turn_works_once_a_turn() -> None:
    table = Table()
    table.card("special", zone="table", abilities=(when("draw", GAIN, limits=["once-per:turn"]),))
    for _ in range(3):
        happened(table.run, "draw", seat=0)
        table.settle()
    assert table.state.players[0].victory == 6


@pytest.mark.parametrize(("said", "victory", "destiny"), [(0, 5, 10), (1, 6, 8)])
def test_what_need_not_be_used_is_asked_for_and_paid(said: int, victory: int, destiny: int) -> None:
    table = Table()
    table.card("special", zone="table", abilities=(when("draw", GAIN, optional=True, price={"destiny": 2}),))
    happened(table.run, "draw", seat=0)
    table.settle()
    table.answer(said)
    assert (table.state.players[0].victory, table.state.players[0].destiny) == (victory, destiny)


def test_what_cannot_be_paid_does_not_happen() -> None:
    table = Table()
    table.card("special", zone="table", abilities=(when("draw", GAIN, price={"destiny": 11}),))
    happened(table.run, "draw", seat=0)
    table.settle()
    assert table.state.players[0].victory == 5


def test_an_ability_chooses_as_it_is_set_off() -> None:
    table = Table()
    choose = {"tags": ["warrior"], "side": "opponent", "count": 1}
    table.card("special", zone="table", abilities=(when("draw", {"do": "discard", "who": CHOSEN}, whom=[choose]),))
    one, other = table.warrior(1), table.warrior(1)
    happened(table.run, "draw", seat=0)
    table.settle()
    table.answer(other)
    assert [table.zone(card) for card in (one, other)] == ["squad", "discard"]


def test_a_mission_is_done_always_and_goes_to_the_discard_pile() -> None:
    table = Table()
    one = table.warrior()
    task = when("kills", {"do": "points", "earned": 4}, by={"role": "bearer"}, mission=True)
    mission = table.on(one, "mission", abilities=(task,))
    watching = table.card("special", zone="table", abilities=(when("mission-done", {"do": "points", "destiny": 1}),))
    dead = table.warrior(1)
    harm.kill(table.run, dead, one)
    table.settle()
    assert isinstance(table.run.top, Splitting)
    table.run.pop()
    table.settle()
    assert table.zone(mission) == "discard"
    assert watching and table.state.players[0].destiny == 11


def test_what_sets_itself_off_without_end_is_stopped_and_named() -> None:
    table = Table()
    one = table.card("special", zone="table", abilities=(when("points", {"do": "points", "destiny": 1}),))
    table.do({"do": "points", "destiny": 1}, card=table.card("special", zone="table"))
    assert [event.cards for event in table.told(ev.Endless)] == [(one,)]
    assert table.state.players[0].destiny == 11
    assert len(table.state.stack) == 1


def test_two_cards_that_set_each_other_off_without_end_are_both_named() -> None:
    table = Table()
    one = table.warrior(abilities=(when("wounded", {"do": "heal"}),))
    other = table.card(
        "special",
        zone="table",
        abilities=(when("healed", {"do": "wound", "who": {"role": "that"}}, cards={"tags": ["warrior"]}),),
    )
    harm.wound(table.run, one)
    table.settle()
    assert [event.cards for event in table.told(ev.Endless)] == [(one, other)]
    assert len(table.state.stack) == 1


def test_words_that_watch_last_for_the_combat_and_no_longer() -> None:
    table = Table()
    one, other = table.warrior(), table.warrior(1)
    table.combat(one, other)
    source = table.card()
    word = {
        "do": "watch",
        "on": {"event": "wounded", "cards": {"role": "attacker"}},
        "effects": [{"do": "end"}],
        "until": "combat",
    }
    table.do(word, card=source)
    harm.wound(table.run, one)
    table.settle()
    frame = table.run.top
    assert isinstance(frame, Combat)
    assert frame.over


def test_who_is_killed_may_go_elsewhere() -> None:
    table = Table()
    effects = ({"do": "move", "who": {"role": "that"}, "to": "cohort"},)
    killer = table.warrior(
        abilities=({"on": {"event": "kills", "by": {"role": "self"}}, "instead": True, "effects": list(effects)},)
    )
    one = table.warrior(1)
    assert harm.kill(table.run, one, killer)
    table.settle()
    assert table.zone(one) == "cohort"


def test_the_end_of_a_combat_is_told_while_the_fighters_are_known() -> None:
    table = Table()
    one, other = table.warrior(), table.warrior(1)
    gear = table.on(
        one,
        tags=("weapon:fight",),
        abilities=(when("combat-ended", {"do": "wound", "who": {"role": "opponent-fighter"}}),),
    )
    table.combat(one, other)
    stop(table.run, "combat")
    for _ in range(2):
        frame = table.run.top
        assert isinstance(frame, Combat)
        phases.go_on(table.run, frame)
        table.settle()
    assert gear and table.state.cards[other].wounded


def test_a_word_that_began_ends_with_the_turn_or_the_next_turn() -> None:
    table = Table()
    source, one = table.card(), table.warrior()
    for until in ("turn", "my-next-turn", "their-next-turn"):
        table.do(
            {"do": "rate", "who": CHOSEN, "ratings": ["fight"], "sum": 1, "until": until}, card=source, targets=(one,)
        )
    run = table.run
    assert len(run.state.lasting) == 3
    ends.turn_over(run)
    assert [lasting.until for lasting in run.state.lasting] == ["my-next-turn", "their-next-turn"]
    run.emit(ev.Turned(6, 1))
    ends.turn_begun(run)
    ends.turn_over(run)
    assert [lasting.until for lasting in run.state.lasting] == ["my-next-turn"]
    run.emit(ev.Turned(7, 0))
    ends.turn_begun(run)
    assert not run.state.lasting


def test_conditions_that_must_last_are_looked_at_from_one_turn_end_to_the_next() -> None:
    table = Table()
    on = {"event": "turn-end", "whose": "own", "kept": True}
    condition = {"cards": {"side": "own", "tags": ["legion"]}}
    table.card("mission", zone="table", abilities=({"on": on, "effects": [GAIN], "if": [condition]},))
    one = table.warrior(tags=("legion",))
    gains = []
    for _ in range(2):
        happened(table.run, "turn-end", seat=0)
        table.settle()
        gains.append(table.state.players[0].victory)
    assert gains == [5, 6]
    table.do({"do": "discard", "who": CHOSEN}, card=one, targets=(one,))
    reach(table.run)
    table.run.emit(ev.Moved(one, "squad", "enter"))
    happened(table.run, "turn-end", seat=0)
    table.settle()
    assert table.state.players[0].victory == 6


def test_a_granted_ability_that_costs_is_a_choice() -> None:
    for said, victory, destiny in ((0, 6, 8), (1, 5, 10)):
        table = Table()
        ability = when("wounded", GAIN, price={"destiny": 2})
        table.card(
            "special", zone="table", effects=({"do": "grant", "who": {"tags": ["imperial"]}, "abilities": [ability]},)
        )
        one = table.warrior(tags=("imperial",))
        harm.wound(table.run, one)
        table.settle()
        table.answer(said)
        assert (table.state.players[0].victory, table.state.players[0].destiny) == (victory, destiny)


@pytest.mark.parametrize(("tactic", "victory"), [("fight", 6), ("shoot", 8)])
def test_a_weapon_that_lies_idle_sets_nothing_off(tactic: str, victory: int) -> None:
    """Rule: doomtrooper-cs.combat.weapon-one"""
    table = Table()
    killer, dead = table.warrior(), table.warrior(1)
    for kind, gain in (("fight", 1), ("shoot", 3)):
        word = {"do": "points", "victory": gain}
        table.on(killer, tags=("weapon", f"weapon:{kind}"), abilities=(when("kills", word, by={"role": "bearer"}),))
    table.combat(killer, dead, tactic)
    harm.kill(table.run, dead, killer)
    table.settle()
    assert table.state.players[0].victory == victory
