"""Vacations in one match: what they stop, how much of them a seat has, and who is at the table."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from msgspec.structs import replace

from bot.matches.model.match import FORGOTTEN, Seating, Timing
from bot.matches.rules import lobby, orders, seats
from bot.matches.rules.clock import presence, vacations
from tests.bot.matches.decisions.plays import CAMP, PARTNERS
from tests.bot.matches.decisions.scene import Scene
from tests.bot.matches.table import EVA, HUGO, JUDGE, KAREL, START, STRANGER, WHY

HOUR = timedelta(hours=1)
DAY = timedelta(days=1)


def away(scene: Scene, until: datetime | None, user: int = EVA.user) -> None:
    scene.decide(lambda change: vacations.go_away(change, user, until))


def test_a_vacation_stops_the_clock_of_its_seat_alone() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    away(scene, START + 3 * DAY)
    assert scene.deadlines() == {0: START + 3 * DAY + HOUR, 1: START + HOUR}
    assert (scene.match.seats[0].away, scene.match.seats[0].rested) == (START + 3 * DAY, 3 * 86400)
    assert scene.match.seats[1].rested == 0


def test_who_is_back_early_gets_the_rest_of_the_budget_back() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    away(scene, START + 3 * DAY)
    scene.pass_time(days=1)
    away(scene, None)
    assert (scene.match.seats[0].away, scene.match.seats[0].rested) == (None, 86400)
    assert scene.deadlines()[0] == START + DAY + HOUR


def test_a_vacation_can_be_made_longer_and_counts_once() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    away(scene, START + 3 * DAY)
    scene.pass_time(days=1)
    away(scene, START + 5 * DAY)
    assert (scene.match.seats[0].away, scene.match.seats[0].rested) == (START + 5 * DAY, 5 * 86400)
    assert scene.deadlines()[0] == START + 5 * DAY + HOUR


def test_a_seat_has_four_weeks_in_the_whole_match() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    away(scene, START + 27 * DAY)
    scene.pass_time(days=30)
    away(scene, scene.now + 7 * DAY)
    assert scene.match.seats[0].rested == 28 * 86400
    assert scene.deadlines()[0] == START + 28 * DAY + HOUR
    scene.pass_time(days=2)
    away(scene, scene.now + DAY)
    assert (scene.match.seats[0].away, scene.match.seats[0].rested) == (None, 28 * 86400)


def test_a_seat_whose_budget_is_overdrawn_has_none_left() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.decide(lambda change: change.seat(0, rested=29 * 86400))
    away(scene, START + DAY)
    assert (scene.match.seats[0].away, scene.match.seats[0].rested) == (None, 29 * 86400)
    assert scene.deadlines()[0] == START + HOUR


def test_parts_of_a_second_count_as_whole_ones() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    away(scene, START + timedelta(seconds=0.25))
    assert scene.match.seats[0].rested == 1


def test_a_vacation_in_the_past_is_none() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.pass_time(hours=1)
    away(scene, START)
    assert (scene.match.seats[0].away, scene.match.seats[0].rested) == (None, 0)
    assert scene.deadlines()[0] == START + HOUR


def test_while_the_clock_stands_a_vacation_counts_from_where_it_stopped() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.decide(lambda change: orders.pause(change, JUDGE, WHY))
    scene.pass_time(hours=2)
    away(scene, START + 5 * HOUR)
    # The clock shows when it stopped, and what is left of the vacation then is given.
    assert scene.deadlines()[0] == START + 5 * HOUR + HOUR


def test_in_a_lobby_it_is_noted_and_counts_from_the_opening() -> None:
    scene = Scene(2, timing=Timing(3600))
    away(scene, START + 3 * DAY)
    assert (scene.match.seats[0].away, scene.match.seats[0].rested) == (START + 3 * DAY, 0)
    scene.pass_time(days=1)
    scene.decide(lobby.open_match)
    assert (scene.match.seats[0].away, scene.match.seats[0].rested) == (START + 3 * DAY, 2 * 86400)
    assert scene.deadlines() == {0: START + 3 * DAY + HOUR, 1: START + DAY + HOUR}


def test_one_that_is_over_before_the_opening_counts_nothing() -> None:
    scene = Scene(2, timing=Timing(3600))
    away(scene, START + HOUR)
    scene.pass_time(days=1)
    scene.decide(lobby.open_match)
    assert (scene.match.seats[0].away, scene.match.seats[0].rested) == (None, 0)
    assert scene.deadlines()[0] == scene.now + HOUR


def test_who_sits_nowhere_or_in_a_match_that_is_over_stops_nothing() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    away(scene, START + DAY, STRANGER.user)
    assert not scene.last.changed
    scene.decide(lambda change: orders.abandon(change, JUDGE, WHY))
    away(scene, START + DAY)
    assert not scene.last.changed


def test_where_a_table_plays_together_the_game_is_told_who_is_away() -> None:
    scene = Scene.opened(2, play=CAMP)
    away(scene, START + DAY, EVA.user)
    assert scene.match.course.present == (1,)
    assert scene.kinds()[-1] == "attended"
    assert scene.state.holder == 1
    away(scene, None, EVA.user)
    assert scene.state.present == (0, 1)
    assert scene.kinds() == ["opened", "attended", "attended"]


def test_where_everybody_is_for_themselves_nobody_is_told() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    away(scene, START + DAY)
    assert scene.kinds() == ["opened"]
    assert scene.match.course.present is None


def test_the_game_plays_for_who_is_away_from_a_table_that_plays_together() -> None:
    scene = Scene.opened(3, play=PARTNERS)
    away(scene, START + DAY, KAREL.user)
    assert scene.match.course.present == (0, 2)
    assert {wait.seat for wait in scene.match.course.waits} == {0, 2}
    assert scene.state.stakes[1] >= 0


@pytest.mark.parametrize(("seconds", "there"), [(-1, True), (0, True), (1, False)])
def test_who_is_at_the_table(seconds: int, there: bool) -> None:
    match = Scene.opened(2, automated=1).match
    until = START + timedelta(seconds=seconds)
    match = replace(match, seats=(replace(match.seats[0], away=until), *match.seats[1:]))
    assert presence.at_table(match, START) == ((0, 1) if there else (1,))


@pytest.mark.parametrize("seating", [Seating(None), Seating(FORGOTTEN), Seating(EVA.user, conceded=True)])
def test_nobody_is_at_the_table_who_does_not_play(seating: Seating) -> None:
    match = replace(Scene.opened(2).match, seats=(seating, Seating(KAREL.user)))
    assert presence.at_table(match, START) == (1,)


def test_the_game_takes_all_for_present_but_seats_of_its_own_until_it_is_told() -> None:
    match = Scene.opened(2, automated=1).match
    assert presence.told_present(match) == (0, 1)
    told = replace(match, course=replace(match.course, present=(1,)))
    assert presence.told_present(told) == (1,)


def test_a_vacation_ends_with_whoever_takes_it() -> None:
    scene = Scene.opened(2, timing=Timing(7200))
    away(scene, START + 3 * DAY)
    scene.decide(lambda change: seats.clear(change, EVA, 0, "nobody", ""))
    assert scene.match.seats[0].away is None
    assert scene.deadlines()[0] == START + 2 * HOUR
    scene.decide(lambda change: seats.take(change, HUGO, 0, None))
    assert scene.match.seats[0].rested == 0
