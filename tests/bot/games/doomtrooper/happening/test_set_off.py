"""Abilities that events set off know who did it, who was there, and how it is fought; and they come in time."""

from __future__ import annotations

import pytest

from bot.games.doomtrooper.acts.combat.harm import earning
from bot.games.doomtrooper.looks.playing import plays
from bot.games.doomtrooper.position.commands import Announce, Attack, ChooseTactic, Chosen, Pass, Play, Split, Use
from bot.games.doomtrooper.position.frames import ActionFrame, Choosing, Combat, Window
from tests.bot.games.doomtrooper.examples.real import Real

THROWS = {"when": "any", "to": "card", "whom": {}, "after": "discard"}


def thrower(table: Real, seat: int, deed: str = "discard") -> int:
    """A card that discards any other."""
    return table.card("special", seat, play=THROWS, effects=({"do": deed, "who": {"role": "chosen"}},))


@pytest.mark.parametrize(("seat", "victory"), [(0, 11), (1, 5)])
def test_a_mission_is_done_by_its_bearer_who_destroys_the_building(seat: int, victory: int) -> None:
    table = Real()
    city = table.card("fortification", 1, "squad", tags=("city",))
    table.put("infiltration", 1, "table", player=0)
    card = thrower(table, seat)
    table.at(4).plays(seat, card, city).settled()
    assert table.points(0)[1] == victory


def test_who_sits_in_a_vehicle_dies_with_it() -> None:
    table = Real()
    ship = table.put("klein-helitek-dragonfly", 0, "squad")
    rider = table.warrior(0, tags=("bauhaus",), inside=True, marks=(f"inside:{ship}",))
    walker = table.warrior(0, tags=("bauhaus",))
    card = thrower(table, 1)
    table.at(4).plays(1, card, ship).settled()
    assert (table.zone(rider), table.zone(walker)) == ("discard", "squad")


def test_a_vehicle_that_bars_other_equipment_shields_its_riders_itself() -> None:
    table = Real()
    ship = table.put("klein-helitek-dragonfly", 0, "squad")
    rider = table.warrior(0, tags=("bauhaus",), inside=True, marks=(f"inside:{ship}",))
    assert table.rated(rider) == (5, 5, 10)


@pytest.mark.parametrize(("tactic", "ill"), [("fight", True), ("shoot", False)])
def test_a_plague_is_caught_once_it_is_said_how_they_fight(tactic: str, ill: bool) -> None:
    table = Real()
    bearer, foe = table.warrior(0, "cohort", tags=("legion",)), table.warrior(1, tags=("doomtrooper",))
    table.put("plague-bearer", on=bearer)
    table.acting().says(0, Attack()).all_pass().says(0, Announce(bearer, foe)).all_pass()
    assert table.state.cards[foe].marks.count("plague") == 0
    table.says(0, ChooseTactic(tactic)).goes_on()  # type: ignore[arg-type]
    assert ("plague" in table.state.cards[foe].marks) is ill


def test_who_was_wounded_just_now_has_survived() -> None:
    table = Real()
    judge = table.put("eaonian-justifier", 0, "cohort")
    own = table.warrior(0, "cohort", "9/9/9/5", tags=("legion", "follower:algeroth"))
    foe = table.warrior(1, tags=("doomtrooper",))
    table.acting().fighting(own, foe).all_pass()
    table.says(0, Chosen((1,))).all_pass()
    assert f"imprisoned:{judge}" in table.state.cards[foe].marks


def test_what_cancels_a_card_is_used_before_it_does_anything_and_is_not_asked_for_afterwards() -> None:
    table = Real()
    bearer = table.warrior(1, tags=("mortificator",))
    charm = table.put("foreseeing-talisman", 1, on=bearer)
    table.have(1, destiny=30)
    gain = table.card("special", 0, play={"when": "any", "after": "discard"}, effects=({"do": "points", "destiny": 5},))
    table.at(4).plays(0, gain)
    table.says(0, Pass()).says(1, Use(charm, 0)).settled()
    assert (table.points(0)[0], table.points(1)[0]) == (10, 18)
    table = Real()
    bearer = table.warrior(1, tags=("mortificator",))
    table.put("foreseeing-talisman", 1, on=bearer)
    table.have(1, destiny=30)
    gain = table.card("special", 0, play={"when": "any", "after": "discard"}, effects=({"do": "points", "destiny": 5},))
    table.at(4).plays(0, gain).settled()
    assert isinstance(table.run.top, Window)
    assert table.points(0)[0] == 15


@pytest.mark.parametrize("kept", [True, False])
def test_of_a_hand_that_a_bat_saw_any_warriors_are_discarded(kept: bool) -> None:
    table = Real()
    table.put("venom-bat", 0, "cohort")
    scout = table.put("scout-bat", 0, "cohort")
    seen, other = table.warrior(1, "hand"), table.card("special", 1)
    table.acting().says(0, Use(scout, 0, player=1, x=1))
    while isinstance(table.run.top, Window):
        frame = table.run.top
        table.says(frame.order[frame.at], Pass())
    table.says(0, Chosen((1,)))
    table.says(0, Chosen(() if kept else (seen,)))
    assert (table.zone(seen), table.zone(other)) == ("hand" if kept else "discard", "hand")


def test_the_windows_of_a_combat_close_as_a_fighter_leaves_it() -> None:
    table = Real()
    own, foe = table.warrior(0, tags=("bauhaus",)), table.warrior(1, tags=("capitol",))
    card = thrower(table, 0)
    table.acting().fighting(own, foe).plays(0, card, foe).settled()
    assert not any(isinstance(frame, Combat) for frame in table.state.stack)
    assert isinstance(table.run.top, ActionFrame | Window)
    assert table.window != "combat-modifiers"


def test_a_limit_of_drawing_is_played_before_anything_is_drawn() -> None:
    table = Real()
    card = table.put("supply-line-severed", 0, "hand")
    table.at(4).goes_on()
    assert card not in plays.playable(table.run, 0)


@pytest.mark.parametrize(("kind", "legal"), [("heretic", False), ("bauhaus", True)])
def test_nobody_recruits_a_sort_that_a_card_bars(kind: str, legal: bool) -> None:
    table = Real()
    bearer = table.warrior(0, tags=("brotherhood",), ratings="5/5/5/6")
    table.put("the-liber-hereticus", on=bearer)
    recruit = table.warrior(0, "hand", "2/2/2/2", tags=(kind,))
    table.acting().goes_on()
    assert (recruit in plays.playable(table.run, 0)) is legal


@pytest.mark.parametrize(("tactic", "more"), [("fight", 3), ("shoot", 0)])
def test_a_weapon_bars_itself_where_its_words_say_so(tactic: str, more: int) -> None:
    table = Real()
    own, foe = table.warrior(0, tags=("bauhaus",)), table.warrior(1, tags=("capitol",))
    extra = {"do": "rate", "who": {"role": "bearer"}, "ratings": ["shoot"], "sum": 7}
    bar = {"do": "bar", "what": ["used"], "if": [{"tactic": "fight", "no": True}]}
    more_fight = {"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": 3}
    table.on(own, tags=("weapon", "weapon:fight", "weapon:shoot"), effects=(bar, extra, more_fight))
    table.acting().fighting(own, foe, tactic=tactic)
    assert table.rated(own)[:2] == (5 + more, 5 + (7 if more else 0))


def test_the_sick_are_those_who_are_marked_and_those_who_bear_a_virus() -> None:
    table = Real()
    marked = table.warrior(0, tags=("doomtrooper",), marks=("infected",))
    bearing, well = table.warrior(0, "outpost", tags=("doomtrooper",)), table.warrior(0, tags=("doomtrooper",))
    virus = table.put("v-3", 1, on=bearing)
    cure = table.put("anti-toxin", 0, "hand")
    table.acting().plays(0, cure).settled()
    assert (table.state.cards[marked].marks, table.zone(virus), table.zone(well)) == ((), "discard", "squad")


def test_a_printed_mercenary_earns_no_victory_points() -> None:
    """Rule: doomtrooper-cs.mercenary.no-victory-points"""
    table = Real()
    one, foe = table.put("freelancer-patriarch", 0), table.warrior(1)
    assert earning(table.run, 0, 4, one, foe, own=False).only == "destiny"


def test_two_bodies_of_one_warrior_stand_side_by_side() -> None:
    table = Real()
    hero = table.warrior(0, tags=("bauhaus",), ratings="6/6/6/6")
    card = table.put("double-duty", 0, "hand")
    table.acting().says(0, Play(card, targets=(hero,))).settled()
    lies = table.state.cards[card]
    assert (lies.zone, lies.on, table.rated(card)) == ("squad", -1, (6, 6, 6))


def test_who_chooses_among_cards_that_he_looked_at_learns_of_no_others() -> None:
    table = Real()
    ship = table.put("surveillance-ship", on=table.warrior(0, tags=("doomtrooper", "mishima")))
    library = [table.card("special", 1, "library") for _ in range(6)]
    table.acting().says(0, Use(ship, 0, player=1, x=1)).settled()
    assert isinstance(table.run.top, Choosing)
    assert [0 in table.state.cards[card].seen for card in library] == [False] * 3 + [True] * 3


def test_a_card_about_the_dead_stays_on_the_table_for_those_like_him() -> None:
    table = Real()
    hero = table.warrior(1, tags=("doomtrooper", "bauhaus", "personality"), wounded=True)
    friend, other = table.warrior(1, tags=("doomtrooper", "bauhaus")), table.warrior(1, tags=("doomtrooper", "capitol"))
    card, deed = table.put("martyr", 1, "hand"), thrower(table, 0, "kill")
    table.at(4).plays(0, deed, hero).settled().plays(1, card, hero).settled()
    assert [table.rated(one) for one in (friend, other)] == [(7, 7, 7), (5, 5, 5)]


@pytest.mark.parametrize("beast", [True, False])
def test_who_fell_is_still_known_for_what_he_was_as_the_combat_ends(beast: bool) -> None:
    table = Real()
    martyr = table.put("crescentian-martyr", 0, "outpost")
    foe = table.warrior(
        1, "outpost", "1/1/1/3", tags=("tribe", "templars", *(("beast",) if beast else ())), wounded=True
    )
    table.acting().fighting(martyr, foe).all_pass()
    table.says(0, Split(0)).all_pass()
    assert (table.zone(martyr), table.zone(foe)) == ("sacrificed" if beast else "outpost", "discard")


def test_a_beast_brings_about_one_more_combat_an_attack() -> None:
    table = Real()
    rider = table.warrior(0, "outpost", "1/1/9/3", tags=("tribe", "templars"))
    foe = table.warrior(1, "outpost", "1/1/9/3", tags=("tribe", "lutheran"))
    table.put("tusked-serett", on=rider)
    table.acting().fighting(rider, foe).all_pass()
    table.says(0, Chosen((1,))).all_pass()
    assert not any(isinstance(frame, Combat | Choosing) for frame in table.state.stack)


def test_a_mission_that_names_something_still_lies_on_its_player() -> None:
    table = Real()
    card = table.put("solidarity", 0, "hand")
    table.acting().says(0, Play(card, player=1))
    while not isinstance(table.run.top, Choosing):
        table.all_pass()
    table.says(0, Chosen((0,))).settled()
    lies = table.state.cards[card]
    assert (lies.player, lies.named) == (1, ("bauhaus",))
