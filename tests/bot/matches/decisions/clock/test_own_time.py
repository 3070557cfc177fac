"""The match's own time, and questions that open to everybody after some of theirs."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.games.values import Seat
from bot.matches.model.match import Timing
from bot.matches.model.messages import Answered, Told
from bot.matches.rules import orders, proposals
from tests.bot.matches.decisions.plays import BAZAAR, CAMP, PARTNERS, Play
from tests.bot.matches.decisions.scene import Scene
from tests.bot.matches.table import EVA, JUDGE, START, WHY

HOUR = timedelta(hours=1)


def by_clock(scene: Scene) -> list[tuple[str, Seat | None]]:
    """What the last change put into the log, all of which nobody did themselves."""
    assert all(row.user is None for row in scene.last.rows)
    return [(row.kind, row.seat) for row in scene.last.rows]


def test_the_own_time_of_a_match_is_up_once_and_before_any_deadline() -> None:
    scene = Scene.opened(2, timing=Timing(3600, length=3600), play=BAZAAR)
    scene.pass_time(seconds=3599)
    assert scene.look() is False
    assert not scene.match.course.overtime
    scene.pass_time(seconds=1)
    assert scene.look(START) is True
    assert scene.last.rows == []
    assert scene.look() is False
    assert by_clock(scene) == [("time-up", None)]
    assert scene.match.course.overtime and scene.state.closing
    assert scene.deadlines() == dict.fromkeys((0, 1), scene.now + HOUR), "they are asked other questions now"
    scene.pass_time(hours=1)
    assert scene.look() is False
    assert [kind for kind, _ in by_clock(scene)] == ["moved", "moved"]


def test_time_that_is_up_leaves_nothing_unsure_any_more() -> None:
    scene = Scene.opened(2, timing=Timing(length=3600), play=BAZAAR)
    scene.pass_time(hours=1)
    assert scene.look(START) is True
    scene.look()
    scene.pass_time(hours=1)
    assert scene.look(START) is False


def test_time_that_was_up_is_up_again_after_going_back() -> None:
    scene = Scene.opened(2, timing=Timing(length=3600), play=BAZAAR)
    scene.pass_time(hours=1)
    scene.look()
    scene.decide(lambda change: orders.rewind(change, scene.log, JUDGE, 1, WHY))
    assert scene.kinds()[-2:] == ["rewound", "time-up"]
    assert scene.state.closing


def test_time_that_is_up_in_a_pause_ends_nothing_before_the_clock_runs() -> None:
    scene = Scene.opened(2, timing=Timing(length=3600), play=BAZAAR)
    scene.pass_time(hours=1)
    scene.look()
    scene.decide(lambda change: orders.pause(change, JUDGE, WHY))
    scene.decide(lambda change: orders.rewind(change, scene.log, JUDGE, 1, WHY))
    assert scene.kinds()[-1] == "rewound"


@pytest.mark.parametrize("play", [CAMP, PARTNERS])
def test_a_question_opens_to_everybody_and_no_one_is_pinged(play: Play) -> None:
    scene = Scene.opened(2, timing=Timing(7200, opens=600), play=play)
    asked = scene.question(0)
    scene.pass_time(seconds=599)
    scene.look()
    assert not scene.wait(0).open and scene.last.notes == []
    assert scene.position.answerable(1) == scene.position.prompts(1)
    scene.pass_time(seconds=1)
    scene.look()
    assert scene.wait(0).open
    assert scene.last.notes == [(Told(scene.match.seq, scene.match.head, ()), None)]
    assert asked in scene.position.answerable(1)
    scene.look()
    assert scene.last.notes == []


def test_only_what_has_waited_long_enough_opens() -> None:
    scene = Scene.opened(3, timing=Timing(7200, opens=600), play=PARTNERS)
    scene.pass_time(seconds=300)
    scene.decide(lambda change: change.waits(lambda wait: wait if wait.seat else replace(wait, opens=START + HOUR)))
    scene.pass_time(seconds=300)
    scene.look()
    assert {wait.seat for wait in scene.match.course.waits if wait.open} == {1, 2}


def test_what_was_proposed_for_the_position_is_gone_when_the_match_is_out_of_time() -> None:
    scene = Scene.opened(2, timing=Timing(length=3600), play=BAZAAR)
    scene.decide(lambda change: proposals.propose(change, scene.log, EVA, "draw"))
    scene.pass_time(hours=1)
    scene.look()
    assert scene.told(Answered) == [Answered(1, "draw", agreed=False)]


def test_a_match_that_is_over_has_no_time_of_its_own_any_more() -> None:
    scene = Scene.opened(2, timing=Timing(length=3600), play=BAZAAR)
    scene.decide(lambda change: orders.abandon(change, JUDGE, WHY))
    scene.pass_time(hours=2)
    assert scene.look(START) is False
    scene.look()
    assert scene.last.rows == []
