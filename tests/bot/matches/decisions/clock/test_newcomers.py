"""How much time a player has who takes a seat whose question is running already."""

from __future__ import annotations

from datetime import timedelta

from bot.matches.model.match import Actor, Notices, Seating, Timing, Wait
from bot.matches.rules import orders, seats
from bot.matches.rules.clock.deadlines import unwelcomed, welcomed
from tests.bot.matches.decisions.scene import Scene
from tests.bot.matches.table import HUGO, JUDGE, KAREL, LENA, START, WHY
from tests.rows import rows

HOUR = timedelta(hours=1)
MINUTE = timedelta(minutes=1)
LONG = Timing(7200, notices=Notices(reminder=600, half_time=True, deadline=900))
SITTING = Seating(HUGO.user)
WAIT = Wait(0, ("q",), START, START + 2 * HOUR)


@rows(("minutes", "until"), [(0, 120), (60, 120), (61, 121), (110, 170)])
def test_a_newcomer_has_an_hour_at_least(minutes: int, until: int) -> None:
    given = welcomed(WAIT, LONG, SITTING, START + minutes * MINUTE)
    assert given.deadline == START + until * MINUTE
    assert given.shared == (WAIT.deadline if until > 120 else None)


def test_where_a_move_has_less_a_newcomer_has_as_much_as_that() -> None:
    wait = Wait(0, ("q",), START, START + 10 * MINUTE)
    given = welcomed(wait, Timing(600), SITTING, START + 5 * MINUTE)
    assert given.deadline == START + 15 * MINUTE


def test_a_newcomer_on_vacation_has_it_from_the_end_of_that() -> None:
    seating = Seating(HUGO.user, away=START + 5 * HOUR)
    assert welcomed(WAIT, LONG, seating, START).deadline == START + 6 * HOUR


def test_without_a_clock_nobody_is_given_time() -> None:
    endless = Wait(0, ("q",), START)
    assert welcomed(endless, LONG, SITTING, START + HOUR) is endless
    assert welcomed(WAIT, Timing(window=600), SITTING, START + 110 * MINUTE) is WAIT


def test_what_was_used_of_the_reserve_stays_used() -> None:
    wait = Wait(0, ("q",), START, START + 2 * HOUR, reserve=1800)
    given = welcomed(wait, LONG, SITTING, START + 100 * MINUTE)
    assert (given.deadline, given.reserve) == (START + 160 * MINUTE, 1800 + 40 * 60)
    assert given.own == wait.own
    assert welcomed(WAIT, LONG, SITTING, START + 100 * MINUTE).reserve == 0


def test_a_newcomer_is_reminded_of_what_is_still_to_come() -> None:
    wait = Wait(0, ("q",), START, START + 2 * HOUR, noticed=("reminder", "half-time", "deadline"))
    given = welcomed(wait, LONG, SITTING, START + 110 * MINUTE)
    # Half of the time given would have been told before they came, and the end is still ahead.
    assert given.deadline == START + 170 * MINUTE
    assert set(given.noticed) == {"reminder", "half-time"}
    assert welcomed(wait, LONG, SITTING, START).noticed == wait.noticed


def test_a_notice_that_is_due_as_they_come_is_over() -> None:
    timing = Timing(7200, notices=Notices(reminder=None, half_time=False, deadline=3600))
    assert welcomed(WAIT, timing, SITTING, START + 110 * MINUTE).noticed == ("deadline",)


def test_a_second_newcomer_inherits_the_deadline_of_the_seat() -> None:
    first = welcomed(WAIT, LONG, SITTING, START + 90 * MINUTE)
    second = welcomed(first, LONG, SITTING, START + 100 * MINUTE)
    assert (second.deadline, second.shared) == (START + 160 * MINUTE, WAIT.deadline)
    assert unwelcomed(second).deadline == WAIT.deadline


def test_the_time_of_a_newcomer_ends_with_them() -> None:
    wait = Wait(0, ("q",), START, START + 2 * HOUR, reserve=1800)
    given = welcomed(wait, LONG, SITTING, START + 100 * MINUTE)
    left = unwelcomed(given)
    assert (left.deadline, left.shared, left.reserve) == (wait.deadline, None, 1800)
    plain = unwelcomed(welcomed(WAIT, LONG, SITTING, START + 100 * MINUTE))
    assert (plain.deadline, plain.reserve) == (WAIT.deadline, 0)
    assert unwelcomed(WAIT) is WAIT


def test_one_newcomer_who_leaves_takes_nothing_from_another() -> None:
    scene = Scene.opened(3, timing=LONG)
    scene.pass_time(minutes=100)
    for actor, seat in ((KAREL, 1), (LENA, 2)):
        scene.decide(lambda change, actor=actor, seat=seat: seats.clear(change, actor, seat, "nobody", ""))  # type: ignore[misc]
    scene.decide(lambda change: seats.take(change, HUGO, 1, None))
    scene.decide(lambda change: seats.take(change, Actor(105), 2, None))
    scene.decide(lambda change: seats.clear(change, HUGO, 1, "nobody", ""))
    assert scene.deadlines() == {0: START + 2 * HOUR, 1: START + 2 * HOUR, 2: START + 160 * MINUTE}


def test_a_newcomer_during_a_pause_has_it_from_where_the_clock_stopped() -> None:
    scene = Scene.opened(2, timing=LONG)
    scene.pass_time(minutes=100)
    scene.decide(lambda change: seats.clear(change, KAREL, 1, "nobody", ""))
    scene.decide(lambda change: orders.pause(change, JUDGE, WHY))
    scene.pass_time(hours=3)
    scene.decide(lambda change: seats.take(change, HUGO, 1, None))
    assert scene.deadlines() == {0: START + 2 * HOUR, 1: START + 160 * MINUTE}


def test_who_comes_on_vacation_is_away_and_others_wait_no_longer() -> None:
    scene = Scene.opened(2, timing=LONG)
    scene.decide(lambda change: seats.clear(change, KAREL, 1, "nobody", ""))
    back = START + 5 * HOUR
    scene.decide(lambda change: seats.take(change, HUGO, 1, back))
    assert scene.match.seats[1].away == back
    assert scene.deadlines() == {0: START + 2 * HOUR, 1: START + 7 * HOUR}
