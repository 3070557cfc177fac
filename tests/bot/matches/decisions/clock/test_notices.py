"""Of what a seat is reminded while it is awaited, and when a match's clock must be looked at next."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from msgspec.structs import replace

from bot.matches.model.match import Hold, Notices, Status, Timing, Wait
from bot.matches.model.messages import Reminder, Which
from bot.matches.rules import endings, orders, submit
from bot.matches.rules.clock import deadlines, expiry, vacations
from tests.bot.matches.decisions.market import at_window
from tests.bot.matches.decisions.plays import BAZAAR, CAMP
from tests.bot.matches.decisions.scene import Scene
from tests.bot.matches.table import EVA, JUDGE, KAREL, PEOPLE, START, WHY
from tests.rows import rows

HOUR = timedelta(hours=1)
MINUTE = timedelta(minutes=1)
ALL = Notices(reminder=600, half_time=True, deadline=900)
NONE = Notices(reminder=None, half_time=False, deadline=None)


def notices(timing: Timing, **wait: object) -> dict[Which, datetime]:
    """The notices of a wait of two hours that has just begun."""
    since = Wait(0, ("q",), START, START + 2 * HOUR)
    return deadlines.notices_of(timing, replace(since, **wait))


def test_each_notice_has_its_moment() -> None:
    assert notices(Timing(7200, notices=ALL), reserve=1800) == {
        "reminder": START + 10 * MINUTE,
        "half-time": START + 45 * MINUTE,
        "reserve": START + 90 * MINUTE,
        "deadline": START + 105 * MINUTE,
    }


def test_nobody_is_told_what_nobody_wants_to_be_told() -> None:
    assert notices(Timing(7200, notices=NONE)) == {}
    assert notices(Timing(7200, notices=NONE), reserve=1800) == {"reserve": START + 90 * MINUTE}


def test_without_a_deadline_only_the_reminder_is_left() -> None:
    assert notices(Timing(None, notices=ALL), deadline=None) == {"reminder": START + 10 * MINUTE}


def test_what_a_seat_was_told_it_is_not_told_again() -> None:
    assert set(notices(Timing(7200, notices=ALL), noticed=("reminder", "deadline"))) == {"half-time"}


@pytest.mark.parametrize(("seconds", "told"), [(7199, True), (7200, False), (7201, False)])
def test_no_notice_of_the_deadline_comes_at_the_very_start(seconds: int, told: bool) -> None:
    assert ("deadline" in notices(Timing(7200, notices=replace(NONE, deadline=seconds)))) is told


@pytest.mark.parametrize(("seconds", "told"), [(7199, True), (7200, False), (7201, False)])
def test_no_reminder_comes_after_the_end(seconds: int, told: bool) -> None:
    assert ("reminder" in notices(Timing(7200, notices=replace(NONE, reminder=seconds)))) is told


@rows(
    ("minutes", "which"),
    [(9, None), (10, "reminder"), (44, "reminder"), (45, "half-time"), (90, "reserve"), (105, "deadline")],
)
def test_of_several_that_are_due_the_most_pressing_is_told_and_the_others_never(minutes: int, which: str) -> None:
    scene = Scene.opened(2, timing=Timing(5400, reserve=1800, notices=ALL))
    scene.pass_time(minutes=minutes)
    scene.look()
    assert [(one.seat, one.which) for one in scene.told(Reminder)] == [(seat, which) for seat in (0, 1) if which]
    assert {user for note, user in scene.last.notes if isinstance(note, Reminder)} == ({0, 1} if which else set())
    scene.look()
    assert scene.last.notes == []


def test_a_notice_names_the_question_and_its_deadline() -> None:
    scene = Scene.opened(2, timing=Timing(3600, notices=ALL))
    scene.pass_time(minutes=10)
    scene.look()
    (prompt,) = scene.position.prompts(1)
    assert scene.told(Reminder)[1] == Reminder(1, "reminder", (prompt.ask,), START + HOUR)


def test_nobody_is_reminded_while_a_judge_is_asked() -> None:
    scene = at_window(timing=Timing(3600, notices=ALL))
    actor = PEOPLE[scene.state.table.waiting[0]]
    scene.answer(actor, "object")
    assert scene.match.course.holds and not scene.match.course.stands
    scene.pass_time(minutes=50)
    scene.look()
    assert scene.told(Reminder) == []


def test_who_settled_the_answer_in_advance_is_not_reminded_of_it() -> None:
    scene = at_window(timing=Timing(3600, notices=ALL))
    last = scene.state.table.waiting[-1]
    user = PEOPLE[last].user
    scene.decide(lambda change: submit.settle(change, user, "react", "pass"))
    scene.pass_time(minutes=10)
    scene.look()
    assert [one.seat for one in scene.told(Reminder)] == [scene.state.table.waiting[0]]
    assert scene.wait(last).noticed == ("reminder",)


def test_the_next_moment_is_the_first_notice_and_then_the_deadline() -> None:
    scene = Scene.opened(2, timing=Timing(3600, notices=replace(NONE, deadline=900)))
    assert deadlines.due(scene.match) == START + 45 * MINUTE
    scene.pass_time(minutes=45)
    scene.look()
    assert deadlines.due(scene.match) == START + HOUR


def test_a_lobby_is_looked_at_a_week_after_it_was_made() -> None:
    assert deadlines.due(Scene(2).match) == START + timedelta(days=7)


def test_nothing_is_due_after_the_end_or_while_the_match_stands() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.decide(lambda change: orders.pause(change, JUDGE, WHY))
    assert deadlines.due(scene.match) is None
    scene.decide(lambda change: orders.abandon(change, JUDGE, WHY))
    assert deadlines.due(scene.match) is None
    assert deadlines.due(replace(scene.match, course=replace(scene.match.course, holds=(), ends=START))) is None


def test_the_own_time_of_a_match_is_due_until_it_is_up() -> None:
    scene = Scene.opened(2, timing=Timing(length=1800), play=BAZAAR)
    assert deadlines.due(scene.match) == START + 30 * MINUTE
    scene.pass_time(minutes=30)
    scene.look()
    assert scene.match.course.overtime
    assert deadlines.due(scene.match) is None


def test_a_question_that_opens_to_everybody_is_due_until_it_is_open() -> None:
    scene = Scene.opened(2, timing=Timing(7200, opens=600, notices=NONE), play=CAMP)
    assert deadlines.due(scene.match) == START + 10 * MINUTE
    scene.pass_time(minutes=10)
    scene.look()
    assert deadlines.due(scene.match) == START + 2 * HOUR


def test_moves_that_the_game_still_has_to_make_are_due_at_once_even_while_a_judge_is_asked() -> None:
    scene = at_window(timing=Timing(3600))
    scene.decide(lambda change: change.course(behind=change.now))
    assert deadlines.due(scene.match) == START
    scene.answer(PEOPLE[scene.state.table.waiting[0]], "object")
    assert deadlines.due(scene.match) is None
    scene.decide(lambda change: change.course(behind=change.now))
    assert deadlines.due(scene.match) == START


def test_where_a_table_plays_together_the_end_of_a_vacation_is_due() -> None:
    scene = Scene.opened(2, play=CAMP)
    assert deadlines.due(scene.match) is None
    back = START + timedelta(days=3)
    scene.decide(lambda change: vacations.go_away(change, KAREL.user, back))
    assert scene.match.course.present == (0,)
    assert deadlines.due(scene.match) == back
    stands = replace(scene.match, course=replace(scene.match.course, holds=(Hold("players", START),)))
    assert deadlines.due(stands) is None
    scene.decide(lambda change: endings.concede(change, KAREL))
    assert deadlines.due(scene.match) is None


def test_a_vacation_that_is_over_is_due_no_more() -> None:
    scene = Scene.opened(2, play=CAMP)
    scene.decide(lambda change: vacations.go_away(change, KAREL.user, START + HOUR))
    scene.pass_time(hours=1)
    scene.look()
    assert scene.match.course.present == (0, 1)
    assert deadlines.due(scene.match) is None


def test_where_everybody_is_for_themselves_the_end_of_a_vacation_is_no_moment() -> None:
    scene = Scene.opened(2)
    scene.decide(lambda change: vacations.go_away(change, KAREL.user, START + timedelta(days=3)))
    assert deadlines.due(scene.match) is None


def test_a_lobby_is_given_up_when_its_week_is_over() -> None:
    scene = Scene(2)
    scene.pass_time(days=7, seconds=-1)
    assert scene.decide(lambda change: expiry.look_at(change, change.now)) is False
    assert scene.is_now(Status.LOBBY) and scene.last.touched
    scene.pass_time(seconds=1)
    assert scene.decide(lambda change: expiry.look_at(change, change.now)) is False
    assert scene.is_now(Status.ABANDONED)
    assert scene.match.host == EVA.user
