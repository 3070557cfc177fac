"""Whatever a verdict did, undone it is as it was: position, clocks, seats, result, draws that come out the same."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Any

import pytest

from bot.games.values import Line, Rejected
from bot.matches.model import entries
from bot.matches.model.entries import entry_of
from bot.matches.model.match import Status, Timing
from bot.matches.model.messages import Turn
from bot.matches.model.refusals import Reason
from bot.matches.model.remedies import (
    Adjust,
    Back,
    Corrected,
    Judgement,
    Lost,
    NoResult,
    Nothing,
    Penalty,
    Remedy,
    Time,
)
from bot.matches.rules import endings, openings, orders
from bot.matches.rules.disputes import holding, ruling
from bot.matches.rules.disputes.ruling import Carried
from tests.bot.matches.decisions.scene import Scene
from tests.bot.matches.table import EVA, JUDGE, KAREL, MESSAGE, WHY
from tests.rows import rows

DISPUTE = 7
OTHER = 8


def ruled(scene: Scene, remedy: Remedy = Nothing(), undoes: int | None = None, **other: Any) -> Any:  # noqa: B008
    values = {"dispute": DISPUTE, "rules": ("toy.turn",), "words": WHY, "by": "judge", "user": JUDGE.user, **other}
    judgement = Judgement(remedy=remedy, undoes=undoes, **values)
    return scene.decide(lambda change: ruling.rule(change, scene.log, judgement))


def given(scene: Scene, remedy: Remedy, **other: Any) -> int:
    """Give a verdict, and return the entry that tells it."""
    verdict = scene.match.seq + 1
    done = ruled(scene, remedy, **other)
    assert isinstance(done, Carried), done
    return verdict


def why(answer: Any) -> Reason:
    assert not isinstance(answer, Carried), answer
    reason: Reason = answer.reason
    return reason


def begun(scene: Scene) -> None:
    """Let the message be posted that lets the match go on, if it is announced."""
    if scene.match.course.opening is not None:
        assert scene.decide(lambda change: openings.begin(change, scene.log, MESSAGE)) is None


def disputed(people: int = 2) -> Scene:
    """A match with a clock, some moves and time used, that is on hold because of a dispute."""
    scene = Scene.opened(people, timing=Timing(7200, reserve=600))
    for seat in range(people):
        scene.play(seat)
        scene.pass_time(minutes=10)
    scene.play(scene.state.turn)
    while scene.state.stage != "turn":
        scene.pass_time(minutes=1)
        scene.play(scene.state.waiting[0])
    scene.pass_time(minutes=7)
    scene.decide(lambda change: holding.freeze(change, DISPUTE, 2, EVA.user))
    scene.pass_time(hours=5)
    return scene


def left(scene: Scene) -> dict[int, timedelta | None]:
    """The time that each seat whose turn it is has left, by the clock of the match."""
    shown = scene.match.course.stopped or scene.now
    return {wait.seat: wait.deadline - shown if wait.deadline else None for wait in scene.match.course.waits}


def whole(scene: Scene) -> tuple[object, ...]:
    """All that a verdict may change, except whether the match is on hold."""
    match = scene.match
    seats = [(one.place, one.points, one.won, one.conceded, one.sentenced, one.automated) for one in match.seats]
    course = match.course
    return (
        scene.state,
        match.status,
        seats,
        course.outcome,
        course.repeated,
        course.reserves,
        left(scene),
        {(prompt.seat, prompt.id.partition(".")[2]) for prompt in scene.position.prompts()},
    )


REMEDIES: tuple[Remedy, ...] = (
    Back(2),
    Back(2, same=True),
    Adjust({"left": 4}),
    Penalty(0, "turn"),
    Time(3600),
    Time(3600, seat=1),
    Lost(0),
    Lost(1),
    NoResult(),
)


def turn_of(scene: Scene, remedy: Remedy) -> Remedy:
    """The remedy about the seat whose turn it is, which alone can lose it or be given time."""
    if isinstance(remedy, Time) and remedy.seat is not None:
        return Time(remedy.seconds, scene.state.turn)
    return Penalty(scene.state.turn, "turn") if isinstance(remedy, Penalty) else remedy


@rows("people", [2, 3])
@rows("remedy", REMEDIES, ids=str)
@rows("moves", [0, 2])
def test_every_remedy_undone_gives_back_what_it_found(remedy: Remedy, people: int, moves: int) -> None:
    scene = disputed(people)
    before = whole(scene)
    verdict = given(scene, turn_of(scene, remedy))
    assert whole(scene) != before
    for _ in range(moves if not isinstance(remedy, Time) else 0):
        scene.pass_time(minutes=3)
        if scene.is_now(Status.PLAYING):
            scene.play(scene.game.prompts(scene.state)[0].seat)
    scene.pass_time(minutes=90)

    assert isinstance(ruled(scene, undoes=verdict), Carried)
    begun(scene)

    assert whole(scene) == before
    assert not scene.match.course.stands
    assert scene.match.course.stood == ()
    told = [json.loads(row.entry) for row in scene.rows if row.kind == "ruled"]
    assert [each.get("undoes") for each in told] == [None, verdict]


@pytest.mark.parametrize("result", [None, (1, 2)], ids=["none", "places"])
def test_a_result_that_was_corrected_is_again_as_it_was(result: tuple[int, ...] | None) -> None:
    scene = disputed()
    if result is None:
        scene.decide(lambda change: orders.abandon(change, JUDGE, WHY))
    else:
        scene.decide(lambda change: endings.concede(change, KAREL))
    before = whole(scene)
    verdict = given(scene, Corrected((2, 1), (3, 8)))
    assert whole(scene) != before

    assert isinstance(ruled(scene, undoes=verdict), Carried)

    assert whole(scene) == before
    assert scene.match.course.opening is None
    assert scene.kinds()[-2:] == ["ruled", "corrected"]
    assert json.loads(scene.rows[-1].entry)["outcome"] == (
        None if result is None else json.loads(_ended(scene))["outcome"]
    )


def _ended(scene: Scene) -> str:
    return next(row.entry for row in scene.rows if row.kind == "ended")


@rows("first", REMEDIES[:4] + REMEDIES[6:], ids=str)
@rows("second", [Back(3), Adjust({"left": 2}), Lost(0), NoResult(), Time(60)], ids=str)
def test_what_is_put_in_its_place_is_as_if_it_had_been_ordered_at_once(first: Remedy, second: Remedy) -> None:
    once, twice = disputed(), disputed()
    verdict = given(twice, turn_of(twice, first))
    twice.pass_time(minutes=45)

    given(once, second)
    assert isinstance(ruled(twice, second, undoes=verdict), Carried)
    begun(twice)

    assert whole(twice) == whole(once)


def test_a_verdict_in_the_place_of_another_is_undone_in_its_turn() -> None:
    scene = disputed()
    before = whole(scene)
    first = given(scene, Lost(0))
    second = given(scene, Back(2), undoes=first)
    begun(scene)
    assert (scene.state, scene.match.status) == (scene.states[2], Status.PLAYING)

    assert isinstance(ruled(scene, undoes=second), Carried)

    assert whole(scene) == before


def test_what_was_to_come_out_the_same_is_to_again() -> None:
    scene = disputed()
    given(scene, Back(1, same=True), dispute=OTHER)
    repeated = scene.match.course.repeated
    assert repeated
    verdict = given(scene, Back(1))
    assert scene.match.course.repeated == ()
    assert isinstance(ruled(scene, undoes=verdict), Carried)
    assert scene.match.course.repeated == repeated
    assert json.loads(scene.rows[-1].entry)["restores"] is True


def test_whose_turn_it_is_again_is_called_and_nobody_else() -> None:
    scene = disputed()
    mover = scene.state.turn
    verdict = given(scene, Penalty(mover, "turn"))
    ruled(scene, undoes=verdict)
    assert [note.seat for note in scene.told(Turn)] == [mover]


@pytest.mark.parametrize("by", ["judge", "admin", "table"])
def test_a_match_that_ended_is_announced_and_waits_for_its_message(by: str) -> None:
    scene = disputed()
    verdict = given(scene, Lost(1), by=by)
    (line,) = entries.said(next(entry_of(row.entry) for row in scene.rows if row.kind == "conceded"))
    assert (line.key, line.args["what"]) == (f"match-log-by-{by}", Line("match-log-order-lost", {"number": 2}))
    assert scene.is_now(Status.OVER)
    assert scene.match.course.outcome is not None
    assert scene.match.course.outcome.reason.key == "match-outcome-sentenced"
    assert scene.match.seats[1].sentenced and not scene.match.seats[0].sentenced

    done = ruled(scene, undoes=verdict, by=by)

    assert done.after.match.status is Status.PLAYING
    assert done.after.state == scene.states[verdict]
    assert scene.is_now(Status.OVER)
    opening = scene.match.course.opening
    assert opening is not None
    assert (opening.to, opening.by, opening.verdict) == (verdict, by, scene.match.seq)
    for order in (Nothing(), Lost(0), Corrected((1, 2))):
        assert why(ruled(scene, order)) is Reason.GOING_ON
    assert why(ruled(scene, undoes=verdict)) is Reason.GOING_ON
    begun(scene)
    assert scene.is_now(Status.PLAYING)
    entry = json.loads(next(row.entry for row in scene.rows if row.kind == "reopened"))
    assert (entry["to"], entry["restores"]) == (verdict, True)
    assert not any(seat.conceded or seat.sentenced for seat in scene.match.seats)


def test_nothing_is_undone_that_does_not_hold_any_more() -> None:
    scene = disputed()
    verdict = given(scene, Adjust({"left": 4}))
    scene.decide(lambda change: orders.rewind(change, scene.log, JUDGE, 1, WHY))
    assert why(ruled(scene, undoes=verdict)) is Reason.UNDONE


def test_a_result_that_was_corrected_is_not_undone_once_the_match_goes_on() -> None:
    scene = disputed()
    scene.decide(lambda change: endings.concede(change, KAREL))
    verdict = given(scene, Corrected((2, 1)))
    scene.decide(lambda change: openings.reopen(change, scene.log, JUDGE, 2, WHY))
    begun(scene)
    assert why(ruled(scene, undoes=verdict)) is Reason.UNDONE


@pytest.mark.parametrize(("reach", "far"), [(None, False), (3, False), (2, True)])
def test_only_so_many_moves_are_taken_back(reach: int | None, *, far: bool) -> None:
    scene = Scene.opened(2)
    for seat in (0, 1):
        scene.play(seat)
    scene.play(scene.state.turn)
    holding_entries = scene.match.seq
    scene.decide(lambda change: holding.freeze(change, DISPUTE, 2, EVA.user))
    done = ruled(scene, Back(holding_entries - 3), reach=reach)
    assert isinstance(done, Carried) is not far
    if far:
        assert (done.reason, done.line.args) == (Reason.TOO_FAR, {"count": 3, "most": 2})


def test_moves_made_since_a_verdict_count_when_it_is_undone() -> None:
    scene = disputed()
    verdict = given(scene, Back(2))
    for _ in range(4):
        scene.play(scene.game.prompts(scene.state)[0].seat)
    assert why(ruled(scene, undoes=verdict, reach=3)) is Reason.TOO_FAR
    assert isinstance(ruled(scene, undoes=verdict, reach=4), Carried)


def test_a_remedy_that_the_game_refuses_undoes_nothing() -> None:
    scene = disputed()
    verdict = given(scene, Lost(0))
    before = (whole(scene), scene.match.seq)
    assert isinstance(ruled(scene, Adjust({"mood": 1}), undoes=verdict), Rejected)
    assert why(ruled(scene, Back(99), undoes=verdict)) is Reason.NO_ENTRY
    assert why(ruled(scene, Lost(9), undoes=verdict)) is Reason.NO_SEAT
    assert (whole(scene), scene.match.seq) == before


def test_the_time_of_who_moved_since_is_left_as_it_is() -> None:
    scene = disputed()
    verdict = given(scene, Time(3600))
    seat = scene.state.turn
    scene.play(seat)
    waits = scene.match.course.waits
    state, seq = scene.state, scene.match.seq
    assert isinstance(ruled(scene, undoes=verdict), Carried)
    assert (scene.state, scene.match.course.waits, scene.match.seq) == (state, waits, seq + 1)
