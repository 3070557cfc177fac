"""Who stops a match's clock and starts it again, and what becomes of the deadlines."""

from __future__ import annotations

from datetime import timedelta
from typing import get_args

from bot.games.values import Line
from bot.matches.model.match import Owner, Status, Timing, Wait
from bot.matches.model.messages import Told
from bot.matches.model.refusals import Reason, Refused
from bot.matches.rules import orders, seats
from bot.matches.rules.clock import deadlines, pauses, relocation, vacations
from tests.bot.matches.decisions.plays import BAZAAR, CAMP
from tests.bot.matches.decisions.scene import Scene
from tests.bot.matches.table import ADMIN, EVA, JUDGE, KAREL, START, STRANGER, WHY
from tests.rows import rows

HOUR = timedelta(hours=1)
MINUTE = timedelta(minutes=1)


def hold(scene: Scene, owner: Owner) -> None:
    scene.decide(lambda change: pauses.hold(change, owner))


def let_go(scene: Scene, owner: Owner) -> None:
    scene.decide(lambda change: pauses.let_go(change, owner))


@rows("owner", get_args(Owner))
def test_every_deadline_moves_by_as_long_as_the_clock_stood(owner: Owner) -> None:
    scene = Scene.opened(2, timing=Timing(3600, length=7200, opens=600), play=BAZAAR)
    scene.pass_time(minutes=20)
    hold(scene, owner)
    assert scene.match.course.stopped == scene.now
    scene.pass_time(minutes=30)
    let_go(scene, owner)
    assert scene.match.course.holds == () and scene.match.course.stopped is None
    assert scene.deadlines() == dict.fromkeys((0, 1), START + HOUR + 30 * MINUTE)
    assert {wait.since for wait in scene.match.course.waits} == {START + 30 * MINUTE}
    assert scene.match.course.ends == START + 2 * HOUR + 30 * MINUTE


def test_the_clock_runs_when_the_last_one_lets_go() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    hold(scene, "players")
    scene.pass_time(minutes=10)
    hold(scene, "nowhere")
    assert scene.match.course.stopped == START
    scene.pass_time(minutes=10)
    let_go(scene, "players")
    assert scene.match.course.owners == ("nowhere",)
    assert scene.match.course.stopped == START
    scene.pass_time(minutes=10)
    let_go(scene, "nowhere")
    assert scene.deadlines()[0] == START + HOUR + 30 * MINUTE


def test_who_holds_it_already_holds_it_once_and_who_does_not_lets_nothing_go() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    hold(scene, "players")
    since = scene.match.course.holds
    scene.pass_time(minutes=10)
    hold(scene, "players")
    assert scene.match.course.holds == since
    let_go(scene, "officials")
    assert not scene.last.changed
    assert scene.match.course.holds == since


def test_time_on_vacation_is_not_given_back_a_second_time() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    back = START + 2 * HOUR
    scene.decide(lambda change: vacations.go_away(change, EVA.user, back))
    scene.pass_time(hours=1)
    hold(scene, "officials")
    scene.pass_time(hours=4)
    let_go(scene, "officials")
    # Of the four hours the first was a vacation anyway.
    assert scene.deadlines() == {0: back + HOUR + 3 * HOUR, 1: START + HOUR + 4 * HOUR}


def test_a_pause_inside_a_vacation_changes_nothing_for_who_is_away() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    back = START + 5 * HOUR
    scene.decide(lambda change: vacations.go_away(change, EVA.user, back))
    scene.pass_time(hours=1)
    hold(scene, "officials")
    scene.pass_time(hours=1)
    let_go(scene, "officials")
    assert scene.deadlines() == {0: back + HOUR, 1: START + 2 * HOUR}


def test_a_question_asked_while_the_clock_stood_has_its_time_from_then_on() -> None:
    scene = Scene.opened(2, timing=Timing(3600), play=BAZAAR)
    hold(scene, "ruling")
    scene.pass_time(minutes=10)
    wait = Wait(0, ("q",), scene.now, scene.now + HOUR)
    assert deadlines.shown(wait, scene.match.course, scene.now + MINUTE) == scene.now
    assert deadlines.shown(scene.wait(0), scene.match.course, scene.now) == START
    let_go(scene, "ruling")
    assert deadlines.shown(wait, scene.match.course, scene.now + MINUTE) == scene.now + MINUTE


def test_a_lobby_that_could_not_be_reached_is_kept_for_so_much_longer() -> None:
    scene = Scene(2)
    moved = deadlines.shifted(scene.match, HOUR)
    assert moved.created == START + HOUR
    assert deadlines.due(moved) == START + HOUR + timedelta(days=7)


def test_lost_time_is_given_back_to_all_that_runs() -> None:
    scene = Scene.opened(2, timing=Timing(3600, length=7200), play=BAZAAR)
    moved = deadlines.shifted(scene.match, MINUTE)
    assert moved.created == START
    assert [(wait.since, wait.deadline) for wait in moved.course.waits] == [(START + MINUTE, START + 61 * MINUTE)] * 2
    assert moved.course.ends == START + 121 * MINUTE
    without = deadlines.shifted(Scene.opened(2).match, MINUTE)
    assert without.course.ends is None
    assert {wait.deadline for wait in without.course.waits} == {None}


def test_more_time_is_more_time_before_the_deadline_alone() -> None:
    wait = Wait(0, ("q",), START, START + HOUR, shared=START + MINUTE, opens=START + 2 * MINUTE)
    longer, later = deadlines.longer(wait, HOUR), deadlines.later(wait, HOUR)
    assert (longer.since, longer.deadline) == (START, START + 2 * HOUR)
    assert (longer.shared, longer.opens) == (START + HOUR + MINUTE, START + 2 * MINUTE)
    assert (later.since, later.deadline) == (START + HOUR, START + 2 * HOUR)
    assert (later.shared, later.opens) == (START + HOUR + MINUTE, START + HOUR + 2 * MINUTE)
    endless = deadlines.later(Wait(0, ("q",), START), HOUR)
    assert (endless.deadline, endless.shared, endless.opens) == (None, None, None)


def test_an_extension_is_granted_to_all_and_they_are_reminded_again() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.pass_time(minutes=40)
    scene.look()
    assert scene.wait(0).noticed
    assert scene.decide(lambda change: orders.extend(change, JUDGE, 3600, WHY)) is None
    assert scene.deadlines() == dict.fromkeys((0, 1), START + 2 * HOUR)
    assert {(wait.since, wait.noticed) for wait in scene.match.course.waits} == {(START, ())}
    assert scene.kinds()[-1] == "extended"
    assert scene.told(Told)


@rows(
    ("timing", "seconds", "reason"),
    [
        (Timing(), 60, Reason.NO_CLOCK),
        (Timing(3600), 0, Reason.TOO_LONG),
        (Timing(3600), None, Reason.TOO_LONG),
        (Timing(3600), 14 * 24 * 3600 + 1, Reason.TOO_LONG),
        (Timing(3600), 14 * 24 * 3600, None),
        (Timing(3600), 1, None),
        (Timing(window=3600), 1, None),
    ],
)
def test_how_much_more_time_there_may_be(timing: Timing, seconds: int | None, reason: Reason | None) -> None:
    found = pauses.no_extension(Scene.opened(2, timing=timing).match, seconds)
    assert (found and found.reason) is reason
    if reason is Reason.TOO_LONG:
        assert found is not None and found.line.args == {"days": 14}


def test_a_pause_by_order_is_in_the_log_with_its_reason() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    assert scene.decide(lambda change: orders.pause(change, JUDGE, WHY)) is None
    assert scene.match.course.owners == ("officials",)
    assert (scene.rows[-1].kind, scene.rows[-1].user, scene.rows[-1].reason) == ("paused", JUDGE.user, WHY)
    assert scene.told(Told)


def refusal(scene: Scene, actor: object) -> Refused:
    """Why somebody cannot start the clock."""
    found = scene.decide(lambda change: pauses.resume(change, actor, ""))  # type: ignore[arg-type]
    assert isinstance(found, Refused)
    return found


def test_who_may_start_which_clock() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    assert refusal(scene, EVA).reason is Reason.NOT_PAUSED
    hold(scene, "nowhere")
    assert refusal(scene, STRANGER).reason is Reason.NOT_SEATED
    assert refusal(scene, EVA) == Refused(Reason.HELD, Line("match-refused-held", {"held": Line("match-held-nowhere")}))
    hold(scene, "officials")
    assert refusal(scene, EVA).reason is Reason.JUDGE_ONLY
    assert refusal(scene, STRANGER).reason is Reason.NOT_SEATED
    assert refusal(scene, JUDGE).reason is Reason.NO_REASON


def test_a_clock_that_stands_only_for_a_ruling_is_not_paused() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    hold(scene, "ruling")
    assert refusal(scene, EVA).reason is Reason.NOT_PAUSED


def test_who_holds_it_for_both_lets_both_go_and_each_is_in_the_log() -> None:
    scene = Scene.opened(2, timing=Timing(3600), play=CAMP)
    hold(scene, "players")
    hold(scene, "officials")
    official = type(EVA)(EVA.user, admin=True)
    assert scene.decide(lambda change: pauses.resume(change, official, WHY)) is None
    assert scene.match.course.holds == ()
    assert [(row.kind, row.reason) for row in scene.last.rows] == [("resumed", WHY), ("resumed", None)]
    assert scene.told(Told)


def test_players_let_go_of_their_own_pause_alone() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    hold(scene, "players")
    hold(scene, "officials")
    assert scene.decide(lambda change: pauses.resume(change, KAREL, "")) is None
    assert scene.match.course.owners == ("officials",)
    assert (scene.rows[-1].kind, scene.rows[-1].user, scene.rows[-1].reason) == ("resumed", KAREL.user, None)
    assert scene.decide(lambda change: pauses.resume(change, ADMIN, WHY)) is None
    assert scene.match.course.holds == ()


def test_after_the_end_no_clock_is_started() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.decide(lambda change: orders.abandon(change, JUDGE, WHY))
    hold(scene, "players")
    assert scene.is_now(Status.ABANDONED)
    assert refusal(scene, EVA).reason is Reason.NOT_PAUSED


def test_without_a_channel_the_clock_stands_and_a_new_channel_starts_it() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.decide(lambda change: relocation.move_to(change, None))
    assert (scene.match.channel, scene.match.course.owners) == (None, ("nowhere",))
    scene.pass_time(hours=1)
    scene.decide(relocation.go_on)
    assert scene.match.course.stands
    scene.decide(lambda change: relocation.move_to(change, 77))
    assert (scene.match.channel, scene.match.course.holds) == (77, ())
    assert scene.deadlines()[0] == START + 2 * HOUR


def test_a_lobby_or_a_match_that_is_over_has_no_clock_to_stop() -> None:
    scene = Scene(2)
    scene.decide(relocation.stand_still)
    assert scene.match.course.holds == ()
    over = Scene.opened(2)
    over.decide(lambda change: orders.abandon(change, JUDGE, WHY))
    over.decide(lambda change: relocation.move_to(change, None))
    assert over.match.course.holds == ()


def test_a_match_that_was_not_stopped_goes_on_as_it_was() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.decide(relocation.go_on)
    assert not scene.last.changed


def test_in_its_new_channel_the_game_makes_the_moves_it_has_to_make() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.decide(lambda change: relocation.move_to(change, None))
    scene.decide(lambda change: seats.clear(change, KAREL, 1, "game", ""))
    assert "moved" not in scene.kinds()
    scene.decide(lambda change: relocation.move_to(change, 77))
    assert scene.kinds()[-1] == "moved"


def test_another_channel_leaves_the_players_pause_alone() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    hold(scene, "players")
    scene.decide(lambda change: relocation.move_to(change, 77))
    assert scene.match.course.owners == ("players",)
