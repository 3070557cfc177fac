"""How much time a question has, what it takes of a seat's reserve, and when it opens to everybody."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.matches.model.match import Timing
from bot.matches.rules import endings, orders, seats
from bot.matches.rules.clock import deadlines, vacations
from tests.bot.matches.decisions.market import at_window, lay, order
from tests.bot.matches.decisions.plays import BAZAAR, CAMP, CIRCLE, PARTNERS, Play
from tests.bot.matches.decisions.scene import Scene
from tests.bot.matches.table import EVA, HUGO, JUDGE, KAREL, START, WHY
from tests.rows import rows

HOUR = timedelta(hours=1)
MINUTE = timedelta(minutes=1)


def test_everybody_who_is_asked_has_the_whole_time() -> None:
    scene = Scene.opened(3, timing=Timing(3600))
    assert scene.deadlines() == dict.fromkeys(range(3), START + HOUR)
    assert {wait.since for wait in scene.match.course.waits} == {START}


def test_without_a_clock_there_is_no_deadline_and_yet_somebody_is_waited_for() -> None:
    scene = Scene.opened(2)
    assert scene.deadlines() == {0: None, 1: None}
    assert deadlines.due(scene.match) is None


def test_who_is_still_asked_the_same_keeps_the_deadline_and_who_is_asked_anew_gets_all_of_it() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.pass_time(minutes=10)
    scene.play(0)
    assert scene.deadlines() == {1: START + HOUR}
    scene.pass_time(minutes=10)
    scene.play(1)
    assert list(scene.deadlines().values()) == [START + 20 * MINUTE + HOUR]


def test_whoever_just_acted_gets_the_whole_time_even_for_the_same_question() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.pass_time(minutes=10)
    course = deadlines.waits_after(scene.match.course, scene.position, scene.now, frozenset({0}))
    assert [wait.deadline for wait in course.waits] == [scene.now + HOUR, START + HOUR]


def test_the_seats_of_a_window_have_its_time_together() -> None:
    scene = at_window(timing=Timing(3600, window=600, reserve=300))
    asked = scene.state.table.waiting
    assert scene.deadlines() == dict.fromkeys(sorted(asked), START + 10 * MINUTE)
    assert {(wait.urgency, wait.reserve) for wait in scene.match.course.waits} == {("window", 0)}
    scene.pass_time(minutes=4)
    scene.play(asked[0])
    assert scene.deadlines() == {asked[1]: START + 10 * MINUTE}


def test_a_window_has_as_much_time_as_a_move_where_nothing_else_was_agreed_on() -> None:
    assert set(at_window(timing=Timing(3600)).deadlines().values()) == {START + HOUR}


def test_windows_may_have_a_clock_where_moves_have_none() -> None:
    scene = Scene.opened(3, timing=Timing(window=600), play=BAZAAR)
    assert set(scene.deadlines().values()) == {None}
    assert set(at_window(timing=Timing(window=600)).deadlines().values()) == {START + 10 * MINUTE}


def test_a_chore_has_the_time_of_a_move_and_takes_no_reserve() -> None:
    scene = at_window(timing=Timing(3600, window=600, reserve=300))
    for seat in scene.state.table.waiting:
        scene.play(seat)
    (wait,) = scene.match.course.waits
    assert (wait.urgency, wait.reserve, wait.deadline) == ("chore", 0, START + HOUR)


@rows(
    ("seconds", "left"),
    [(3600, 300), (3601, 299), (3600.5, 299), (3899, 1), (3900, 0), (4000, 0)],
)
def test_the_reserve_is_used_once_the_time_of_the_question_is_over(seconds: float, left: int) -> None:
    scene = Scene.opened(2, timing=Timing(3600, reserve=300))
    assert scene.match.course.reserves == (300, 300)
    assert scene.wait(0).own == START + HOUR
    assert scene.wait(0).deadline == START + timedelta(seconds=3900)
    scene.pass_time(seconds=seconds)
    scene.play(0)
    assert scene.match.course.reserves == (left, 300)


def test_what_is_left_of_the_reserve_is_what_the_next_move_has() -> None:
    scene = Scene.opened(2, timing=Timing(3600, reserve=300))
    scene.pass_time(seconds=3700)
    scene.play(0)
    scene.play(1)
    assert scene.match.course.reserves == (200, 200)
    (wait,) = scene.match.course.waits
    assert (wait.reserve, wait.deadline) == (200, scene.now + timedelta(seconds=3800))


def test_the_end_of_a_match_takes_what_was_used_of_the_reserve() -> None:
    scene = Scene.opened(2, timing=Timing(3600, reserve=300))
    scene.pass_time(seconds=3700)
    scene.decide(lambda change: endings.concede(change, EVA))
    assert scene.match.course.reserves == (200, 200)


def test_while_the_clock_stands_no_reserve_is_used() -> None:
    scene = Scene.opened(2, timing=Timing(3600, reserve=300))
    scene.pass_time(seconds=3650)
    scene.decide(lambda change: orders.pause(change, JUDGE, WHY))
    scene.pass_time(hours=5)
    scene.decide(lambda change: orders.abandon(change, JUDGE, WHY))
    assert scene.match.course.reserves == (250, 250)


def test_on_vacation_no_reserve_is_used() -> None:
    scene = Scene.opened(2, timing=Timing(3600, reserve=300))
    scene.decide(lambda change: vacations.go_away(change, EVA.user, START + 10 * HOUR))
    scene.pass_time(hours=2)
    scene.play(0)
    assert scene.match.course.reserves == (300, 300)


def test_what_was_used_of_the_reserve_before_a_vacation_stays_used_in_it() -> None:
    scene = Scene.opened(2, timing=Timing(3600, reserve=300))
    scene.pass_time(seconds=3700)
    scene.decide(lambda change: vacations.go_away(change, EVA.user, scene.now + 10 * HOUR))
    scene.pass_time(hours=2)
    scene.play(0)
    assert scene.match.course.reserves == (200, 300)


def test_questions_without_a_reserve_take_nothing_of_it() -> None:
    scene = at_window(timing=Timing(window=600, reserve=300))
    assert scene.match.course.reserves == (300, 300, 300)
    scene.pass_time(minutes=5)
    scene.play(scene.state.table.waiting[0])
    assert scene.match.course.reserves == (300, 300, 300)


def test_another_window_has_its_own_time_even_for_who_was_asked_in_the_one_before() -> None:
    scene = at_window(timing=Timing(3600, window=600))
    first, second = order(scene)
    scene.pass_time(minutes=5)
    lay(scene, first)
    assert scene.deadlines()[second] == scene.now + 10 * MINUTE


def test_a_player_on_vacation_has_the_whole_time_from_its_end() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.play(0)
    back = START + 10 * HOUR
    for actor in (EVA, KAREL):
        scene.decide(lambda change, user=actor.user: vacations.go_away(change, user, back))  # type: ignore[misc]
    scene.play(1)
    (wait,) = scene.match.course.waits
    assert (wait.since, wait.deadline) == (START, back + HOUR)


def test_a_vacation_that_is_over_gives_no_time() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    soon = START + MINUTE
    for actor in (EVA, KAREL):
        scene.decide(lambda change, user=actor.user: vacations.go_away(change, user, soon))  # type: ignore[misc]
    scene.pass_time(minutes=5)
    scene.play(0)
    scene.play(1)
    (wait,) = scene.match.course.waits
    assert wait.deadline == scene.now + HOUR


def test_the_time_of_a_seat_that_the_game_took_over_runs_on_for_whoever_takes_it_back() -> None:
    scene = Scene.opened(2, timing=Timing(7200))
    scene.pass_time(minutes=5)
    scene.decide(lambda change: orders.pause(change, JUDGE, WHY))
    scene.decide(lambda change: seats.clear(change, KAREL, 1, "nobody", ""))
    scene.decide(lambda change: seats.clear(change, EVA, 1, "game", ""))
    assert [wait.seat for wait in scene.match.course.waits] == [0]
    assert [(wait.seat, wait.deadline) for wait in scene.match.course.handed] == [(1, START + 2 * HOUR)]
    scene.decide(lambda change: seats.clear(change, EVA, 1, "nobody", ""))
    scene.decide(lambda change: seats.take(change, HUGO, 1, None))
    assert scene.match.course.handed == ()
    assert scene.deadlines() == dict.fromkeys((0, 1), START + 2 * HOUR)


@pytest.mark.parametrize(("play", "opens"), [(CAMP, START + MINUTE), (PARTNERS, START + MINUTE), (CIRCLE, None)])
def test_only_where_a_table_plays_together_a_question_opens_to_everybody(play: Play, opens: object) -> None:
    scene = Scene.opened(2, timing=Timing(3600, opens=60), play=play)
    assert {wait.opens for wait in scene.match.course.waits} == {opens}
    assert {wait.opens for wait in Scene.opened(2, timing=Timing(3600), play=play).match.course.waits} == {None}
