"""Matches that open by their announcement, again after their end, and what their clock demands, in memory."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from bot.matches.model.match import Expiry, Notices, Status, Timing
from bot.matches.model.messages import Opening, Reminder
from bot.matches.model.refusals import Reason
from bot.matches.rules import endings, lobby, openings, orders
from bot.matches.rules.clock import expiry
from tests.bot.matches.decisions.scene import Decision, Scene
from tests.bot.matches.table import EVA, JUDGE, KAREL, MESSAGE, STRANGER, WHY


def begin(scene: Scene) -> Decision:
    return lambda change: openings.begin(change, scene.log, MESSAGE)


def reopen(scene: Scene, to: int, actor: object = JUDGE) -> Decision:
    return lambda change: openings.reopen(change, scene.log, actor, to, WHY)  # type: ignore[arg-type]


def abandoned() -> Scene:
    """A match that was abandoned in the middle."""
    scene = Scene.opened(2, timing=Timing(3600))
    scene.play(0)
    scene.play(1)
    scene.decide(lambda change: orders.abandon(change, JUDGE, WHY))
    return scene


def test_a_lobby_opens_by_the_message_that_announces_it() -> None:
    scene = Scene(2)
    assert scene.refused(begin(scene)) is Reason.NOT_OPENING
    scene.decide(lambda change: lobby.start(change, EVA))
    assert any(isinstance(note, Opening) for note, _ in scene.last.notes)
    assert scene.decide(begin(scene)) is None
    mixed = scene.match.course.seals[0].mixed
    assert mixed is not None and mixed.message == str(MESSAGE)
    assert scene.kinds() == ["opened"]
    assert scene.refused(begin(scene)) is Reason.NOT_OPENING


def test_a_match_that_ended_goes_on_under_another_secret() -> None:
    scene = abandoned()
    first = scene.match.course.commitment
    assert scene.decide(reopen(scene, 2)) is None
    assert scene.is_now(Status.ABANDONED)
    assert scene.match.course.opening is not None
    assert scene.decide(begin(scene)) is None
    assert scene.is_now(Status.PLAYING)
    assert scene.state == scene.states[2]
    assert scene.match.course.commitment != first
    assert scene.rows[-1].kind == "reopened"
    assert {wait.seat for wait in scene.match.course.waits} == {1}


def test_a_match_goes_on_as_it_stood_then() -> None:
    scene = Scene.opened(3)
    scene.play(0)
    scene.decide(lambda change: endings.concede(change, KAREL))
    scene.decide(lambda change: orders.pause(change, JUDGE, WHY))
    scene.decide(lambda change: orders.abandon(change, JUDGE, WHY))
    scene.decide(reopen(scene, scene.kinds().index("paused") + 1))
    scene.decide(begin(scene))
    assert scene.match.seats[1].conceded
    assert scene.match.course.owners == ("officials",)


def test_ordered_again_it_is_the_same_announcement() -> None:
    scene = abandoned()
    scene.decide(reopen(scene, 2))
    (first,) = [note for note, _ in scene.last.notes if isinstance(note, Opening)]
    scene.decide(reopen(scene, 2))
    assert [note for note, _ in scene.last.notes if isinstance(note, Opening)] == [first]
    assert scene.refused(reopen(scene, 1)) is Reason.OPENING


def test_where_it_does_not_go_on() -> None:
    scene = abandoned()
    ended = scene.match.seq
    assert scene.refused(reopen(scene, 0)) is Reason.NO_ENTRY
    assert scene.refused(reopen(scene, ended)) is Reason.NO_ENTRY
    assert scene.refused(reopen(scene, 1, STRANGER)) is Reason.JUDGE_ONLY
    assert Scene.opened(2).refused(lambda change: openings.reopen(change, scene.log, JUDGE, 1, WHY)) is Reason.NOT_ENDED


def test_it_does_not_go_on_where_all_but_one_had_given_up() -> None:
    scene = Scene.opened(2)
    scene.play(0)
    scene.decide(lambda change: endings.concede(change, EVA))
    assert scene.kinds()[-2:] == ["conceded", "ended"]
    assert scene.refused(reopen(scene, scene.match.seq - 1)) is Reason.ENDS_THERE
    assert scene.decide(reopen(scene, scene.match.seq - 2)) is None


def look(scene: Scene, reached: datetime | None = None) -> bool:
    """What the clock of a match demands now."""
    unsure: bool = scene.decide(lambda change: expiry.look_at(change, reached or change.now))
    return unsure


def test_a_lobby_is_given_up_after_a_week() -> None:
    scene = Scene(2)
    scene.pass_time(days=6, hours=23)
    look(scene)
    assert scene.is_now(Status.LOBBY)
    scene.pass_time(hours=1)
    look(scene)
    assert scene.is_now(Status.ABANDONED)


@pytest.mark.parametrize(
    ("how", "kinds"),
    [(Expiry.DEFAULT, ["moved", "moved"]), (Expiry.SKIP, ["moved", "moved"]), (Expiry.FORFEIT, ["conceded", "ended"])],
)
def test_when_time_runs_out(how: Expiry, kinds: list[str]) -> None:
    scene = Scene.opened(2, timing=Timing(3600, how))
    scene.pass_time(minutes=59)
    assert look(scene) is False
    assert scene.kinds() == ["opened"]
    scene.pass_time(minutes=1)
    assert look(scene) is False
    assert scene.kinds()[1:] == kinds


def test_nobodys_time_runs_out_while_it_is_not_known_that_they_could_play() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.pass_time(hours=2)
    assert look(scene, scene.now - timedelta(hours=1, minutes=1)) is True
    assert scene.kinds() == ["opened"]
    assert not scene.last.touched
    assert look(scene, scene.now - timedelta(hours=1)) is False
    assert scene.kinds() == ["opened", "moved", "moved"]


def test_a_match_that_stands_is_not_looked_at() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.decide(lambda change: orders.pause(change, JUDGE, WHY))
    scene.pass_time(hours=3)
    assert look(scene) is False
    assert scene.last.rows == [] and scene.last.touched


def test_of_several_notices_that_are_late_only_the_last_is_told() -> None:
    scene = Scene.opened(2, timing=Timing(36000, notices=Notices(reminder=600, half_time=True, deadline=3600)))
    scene.pass_time(minutes=9)
    look(scene)
    assert scene.last.notes == []
    scene.pass_time(hours=6)
    look(scene)
    told = [(note.seat, note.which) for note, _ in scene.last.notes if isinstance(note, Reminder)]
    assert told == [(0, "half-time"), (1, "half-time")]
    look(scene)
    assert scene.last.notes == []
    scene.pass_time(hours=3)
    look(scene)
    assert {note.which for note, _ in scene.last.notes if isinstance(note, Reminder)} == {"deadline"}
