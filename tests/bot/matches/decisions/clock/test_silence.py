"""A channel that takes no messages: who waits how long, who is told, and what becomes of the time."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.matches.model.match import Actor, Expiry, Owner, Status, Timing
from bot.matches.model.messages import Gap, Silence, Silenced, Told
from bot.matches.model.refusals import Reason
from bot.matches.rules.clock import deadlines, expiry, patience, pauses, relocation, silence
from tests.bot.matches.decisions.scene import Scene
from tests.bot.matches.table import ADMIN, EVA, JUDGE, KAREL, LENA, START, STRANGER
from tests.rows import rows

HOUR, MINUTE, DAY = timedelta(hours=1), timedelta(minutes=1), timedelta(days=1)


def begin(scene: Scene, owner: Owner = "silence", *, ago: timedelta = timedelta()) -> None:
    scene.decide(lambda change: silence.begin(change, owner, change.now - ago))


def lift(scene: Scene) -> None:
    scene.decide(silence.lift)


def told(scene: Scene) -> list[str]:
    """What the last change tells players in private."""
    return [note.which for note, _ in scene.last.notes if isinstance(note, Silenced)]


def flap(scene: Scene, times: int = 1) -> None:
    for _ in range(times):
        begin(scene)
        scene.pass_time(minutes=1)
        lift(scene)


@pytest.mark.parametrize("owner", patience.SILENT)
def test_time_is_given_back_from_the_first_refused_line(owner: Owner) -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.pass_time(minutes=10)
    begin(scene, owner, ago=4 * MINUTE)
    scene.pass_time(hours=2)
    lift(scene)
    assert scene.deadlines() == dict.fromkeys((0, 1), START + HOUR + 2 * HOUR + 4 * MINUTE)


def test_what_another_held_since_then_is_given_back_from_the_first_refused_line_as_well() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.pass_time(minutes=10)
    scene.decide(lambda change: pauses.hold(change, "players"))
    begin(scene, ago=4 * MINUTE)
    assert scene.match.course.stopped == START + 6 * MINUTE


def test_a_channel_without_a_right_takes_no_move_and_discord_out_of_order_does() -> None:
    scene = Scene.opened(2)
    begin(scene, "outage")
    assert not scene.match.course.stands and not scene.match.course.runs
    begin(scene, "silence")
    assert scene.match.course.stands
    lift(scene)
    assert scene.match.course.runs


def test_the_status_message_waits_with_the_match_and_a_second_refusal_changes_nothing() -> None:
    scene = Scene.opened(2)
    begin(scene)
    assert [note for note, _ in scene.last.notes] == [Told(scene.match.seq, scene.match.head, ())]
    before = scene.match
    scene.pass_time(minutes=1)
    begin(scene)
    assert scene.match == before


@pytest.mark.parametrize(("seconds", "said"), [(59, 0), (60, 1)])
def test_a_hold_worth_mentioning_is_told_afterwards(seconds: int, said: int) -> None:
    scene = Scene.opened(2)
    begin(scene)
    scene.pass_time(seconds=seconds)
    lift(scene)
    gaps = [note for note, _ in scene.last.notes if isinstance(note, Gap)]
    assert gaps == [Gap(START, scene.now)] * said


def test_a_lobby_and_a_match_that_is_over_are_not_held() -> None:
    scene = Scene(2)
    begin(scene)
    assert not scene.match.course.holds


def test_the_third_hold_is_told_to_every_seat_and_the_following_ones_once_a_day() -> None:
    scene = Scene.opened(3, timing=Timing(3600))
    flap(scene, 2)
    begin(scene)
    assert told(scene) == ["often"] * 3
    assert [seat for note, seat in scene.last.notes if isinstance(note, Silenced)] == [0, 1, 2]
    lift(scene)
    begin(scene)
    assert told(scene) == []
    lift(scene)
    scene.pass_time(days=1)
    begin(scene)
    assert told(scene) == ["often"] * 3


def test_discord_out_of_order_is_nobodys_trick_and_not_counted() -> None:
    scene = Scene.opened(2)
    for _ in range(5):
        begin(scene, "outage")
        lift(scene)
    assert scene.match.course.silence is None


@pytest.mark.parametrize(("seconds", "after"), [(3600, HOUR), (None, DAY)])
def test_a_hold_longer_than_the_time_for_a_move_is_told_once(seconds: int | None, after: timedelta) -> None:
    scene = Scene.opened(2, timing=Timing(seconds))
    begin(scene)
    assert deadlines.due(scene.match) == START + after
    scene.now = START + after - MINUTE
    scene.look()
    assert told(scene) == []
    scene.now = START + after
    scene.look()
    assert told(scene) == ["long"] * 2
    assert deadlines.due(scene.match) == START + patience.KEPT
    scene.pass_time(days=3)
    scene.look()
    assert told(scene) == []


@pytest.mark.parametrize("owner", patience.SILENT)
def test_after_two_weeks_it_ends_without_a_result_and_every_seat_is_told(owner: Owner) -> None:
    scene = Scene.opened(2, timing=Timing(3600, Expiry.FORFEIT))
    begin(scene, owner)
    scene.now = START + patience.KEPT - MINUTE
    scene.look()
    assert scene.is_now(Status.PLAYING)
    scene.now = START + patience.KEPT
    scene.look()
    assert scene.is_now(Status.ABANDONED)
    assert scene.match.course.outcome is None
    assert told(scene) == ["ended"] * 2


def test_what_somebody_else_stopped_as_well_does_not_end() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.decide(lambda change: pauses.hold(change, "officials"))
    begin(scene)
    scene.pass_time(days=30)
    scene.look()
    assert scene.is_now(Status.PLAYING)
    assert deadlines.due(scene.match) is None


@rows(("unread", "over"), [(None, True), (-MINUTE, False), (timedelta(), False), (MINUTE, True)])
def test_only_a_question_that_could_be_read_runs_out_of_time(unread: timedelta | None, over: bool) -> None:
    """A line made after the question does not keep it from running out: it could be read."""
    scene = Scene.opened(2, timing=Timing(3600, Expiry.FORFEIT))
    scene.pass_time(hours=2)
    since = None if unread is None else START + unread
    unsure = scene.decide(lambda change: expiry.look_at(change, change.now, since))
    assert scene.is_now(Status.OVER) is over
    assert unsure is not over


def test_lines_that_were_late_are_no_hold_and_their_time_is_given_back() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.pass_time(seconds=25)
    scene.decide(lambda change: silence.give_back(change, change.now - timedelta(seconds=25)))
    assert scene.deadlines() == dict.fromkeys((0, 1), scene.now + HOUR)
    assert scene.match.course.silence is None and scene.match.course.runs


@rows(("actor", "may"), [(EVA, True), (ADMIN, True), (JUDGE, True), (KAREL, False), (STRANGER, False)])
def test_who_may_move_a_match_at_any_time(actor: Actor, may: bool) -> None:
    scene = Scene.opened(2)
    assert patience.may_move(scene.match, actor, scene.now) is may
    begin(scene)
    assert patience.may_move(scene.match, actor, scene.now) is may


def test_a_seat_that_was_told_may_move_it_while_it_waits_and_for_a_day() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    flap(scene, 2)
    assert scene.refused(lambda change: relocation.bring(change, KAREL, 77)) is Reason.HOST_ONLY
    begin(scene)
    lift(scene)
    for actor, may in ((KAREL, True), (LENA, False), (STRANGER, False)):
        assert patience.may_move(scene.match, actor, scene.now + DAY - MINUTE) is may
        assert not patience.may_move(scene.match, actor, scene.now + DAY)
    begin(scene)
    scene.pass_time(days=5)
    scene.decide(lambda change: relocation.bring(change, KAREL, 77))
    assert (scene.match.channel, scene.match.course.owners, scene.match.course.silence) == (77, (), None)
    assert not patience.may_move(scene.match, KAREL, scene.now)


def test_a_channel_that_is_gone_holds_a_silent_match_no_less() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    begin(scene)
    scene.pass_time(minutes=5)
    scene.decide(lambda change: relocation.move_to(change, None))
    assert scene.match.course.owners == ("nowhere",)
    scene.pass_time(minutes=5)
    scene.decide(lambda change: relocation.move_to(change, 77))
    assert scene.deadlines() == dict.fromkeys((0, 1), START + HOUR + 10 * MINUTE)


def test_a_hold_is_kept_as_how_a_match_goes_and_a_healthy_match_keeps_nothing() -> None:
    scene = Scene.opened(2)
    assert patience.silence(scene.match) == Silence() and patience.waiting(scene.match) is None
    assert scene.match.course.silence is None
