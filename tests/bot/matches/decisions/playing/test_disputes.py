"""What disputes and verdicts do to a match, decided without a database."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.values import Line, Outcome, Rejected, Standing
from bot.matches.model.match import Opening, Status, Timing
from bot.matches.model.messages import Told
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
from bot.matches.rules import orders
from bot.matches.rules.disputes import holding, ruling
from bot.matches.rules.disputes.ruling import Carried
from tests.bot.matches.decisions.scene import Scene
from tests.bot.matches.table import ADMIN, EVA, JUDGE, STRANGER, WHY
from tests.rows import rows


def judgement(remedy: Remedy, **other: Any) -> Judgement:
    values: dict[str, Any] = {"dispute": 7, "rules": ("toy.turn",), "words": WHY, "by": "judge", "user": JUDGE.user}
    return Judgement(remedy=remedy, **{**values, **other})


def ruled(scene: Scene, remedy: Remedy, **other: Any) -> Any:
    """Give a verdict; nothing where it was carried out."""
    done = scene.decide(lambda change: ruling.rule(change, scene.log, judgement(remedy, **other)))
    return None if isinstance(done, Carried) else done


def refused(scene: Scene, remedy: Remedy) -> Reason:
    return scene.refused(lambda change: ruling.rule(change, scene.log, judgement(remedy)))


def freeze(scene: Scene, about: int = 1, user: int = EVA.user) -> Any:
    return scene.decide(lambda change: holding.freeze(change, 7, about, user))


def played(people: int = 2, **kw: Any) -> Scene:
    """A match in which both have staked a card, so that it is somebody's turn."""
    scene = Scene.opened(people, **kw)
    for seat in range(people):
        scene.play(seat)
    return scene


def entry(scene: Scene, back: int = 1) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(scene.rows[-back].entry)
    return found


def over() -> Scene:
    scene = played()
    scene.decide(lambda change: orders.abandon(change, JUDGE, WHY))
    assert scene.is_now(Status.ABANDONED)
    return scene


@pytest.mark.parametrize(("user", "by", "seat"), [(EVA.user, "seat", 0), (STRANGER.user, "judge", None)])
def test_a_dispute_stops_the_match_on_the_account_of_who_opened_it(user: int, by: str, seat: int | None) -> None:
    scene = played()
    assert freeze(scene, 2, user) is None
    assert scene.match.course.owners == ("dispute",)
    told = entry(scene)
    assert (told["kind"], told["by"], told["seat"]) == ("disputed", by, seat)
    assert (told["dispute"], told["about"]) == (7, 2)
    assert scene.rows[-1].user == user
    assert scene.told(Told)


def test_what_is_disputed_is_an_entry_of_a_match_that_is_played() -> None:
    scene = played()
    last = scene.match.seq
    assert scene.refused(lambda change: holding.freeze(change, 7, 0, EVA.user)) is Reason.NO_ENTRY
    assert scene.refused(lambda change: holding.freeze(change, 7, last + 1, EVA.user)) is Reason.NO_ENTRY
    assert freeze(scene, last) is None
    assert over().refused(lambda change: holding.freeze(change, 7, 1, EVA.user)) is Reason.NOT_PLAYING


def test_a_match_is_released_by_its_last_dispute_alone() -> None:
    scene = played(timing=Timing(3600))
    scene.decide(lambda change: holding.release(change, 7, "agreed", None))
    assert scene.kinds()[-1] != "released"
    before = scene.deadlines()
    freeze(scene)
    scene.pass_time(hours=2)
    scene.decide(lambda change: holding.release(change, 7, "seat", EVA.user, last=False))
    assert (entry(scene)["kind"], entry(scene)["last"]) == ("released", False)
    assert scene.match.course.stands
    scene.decide(lambda change: holding.release(change, 8, "seat", EVA.user))
    assert (entry(scene)["dispute"], entry(scene)["last"]) == (8, True)
    assert scene.told(Told)
    assert not scene.match.course.holds
    assert scene.deadlines() == {seat: at and at + timedelta(hours=2) for seat, at in before.items()}
    scene.decide(lambda change: holding.release(change, 9, "seat", EVA.user))
    assert entry(scene)["dispute"] == 8


def test_a_match_that_is_over_is_released_already() -> None:
    scene = over()
    scene.decide(lambda change: holding.release(change, 7, "seat", EVA.user))
    assert "released" not in scene.kinds()


def test_a_verdict_names_its_rules_and_hides_its_words() -> None:
    scene = played()
    freeze(scene)
    assert ruled(scene, Nothing()) is None
    told = entry(scene)
    assert (told["kind"], told["by"], told["dispute"], told["remedy"]) == ("ruled", "judge", 7, "none")
    assert (told["rules"], told["release"]) == (["toy.turn"], True)
    assert WHY not in scene.rows[-1].entry
    assert (scene.rows[-1].reason, scene.rows[-1].user) == (WHY, JUDGE.user)
    assert not scene.match.course.holds
    assert scene.told(Told)


def test_a_verdict_may_leave_the_match_to_another_dispute() -> None:
    scene = played()
    freeze(scene)
    ruled(scene, Nothing(), release=False)
    assert scene.match.course.stands
    assert entry(scene)["release"] is False


def test_a_match_without_a_log_has_no_verdict() -> None:
    assert refused(Scene(2), Nothing()) is Reason.NOT_PLAYING
    assert ruled(over(), Nothing()) is None


@rows("remedy", [Back(1), Adjust({"left": 2}), Penalty(0, "turn"), Time(60), Lost(0), NoResult()], ids=str)
def test_only_a_match_that_is_played_is_changed(remedy: Remedy) -> None:
    assert refused(over(), remedy) is Reason.NOT_PLAYING


def test_going_back_is_to_an_earlier_entry() -> None:
    scene = played()
    last = scene.match.seq
    assert refused(scene, Back(0)) is Reason.NO_ENTRY
    assert refused(scene, Back(last)) is Reason.NO_ENTRY
    earlier = scene.states[last - 1]
    assert ruled(scene, Back(last - 1)) is None
    assert scene.state == earlier
    assert scene.kinds()[-2:] == ["ruled", "rewound"]
    assert "same" not in entry(scene)
    assert scene.match.course.repeated == ()


def test_going_back_keeps_what_was_drawn_where_it_is_to_come_out_the_same() -> None:
    scene = played()
    drawn = [draw for row in scene.rows[1:] for draw in json.loads(row.entry)["draws"]]
    assert drawn
    assert ruled(scene, Back(1, same=True)) is None
    assert entry(scene)["same"] is True
    assert [[each.purpose, each.below, each.value] for each in scene.match.course.repeated] == drawn
    for seat in range(2):
        scene.play(seat)
    assert scene.match.course.repeated == ()
    assert [draw for row in scene.rows[-2:] for draw in json.loads(row.entry)["draws"]] == drawn


def test_the_position_is_set_right_unless_the_game_refuses() -> None:
    scene = played()
    last = scene.match.seq
    assert isinstance(ruled(scene, Adjust({"mood": 1})), Rejected)
    assert scene.match.seq == last
    assert ruled(scene, Adjust({"left": 9})) is None
    assert scene.state.left == 9
    assert (entry(scene)["kind"], entry(scene)["by"], scene.rows[-1].user) == ("adjusted", "judge", JUDGE.user)


def test_an_adjustment_is_told_from_old_to_new_and_must_change_something() -> None:
    scene = played()
    old, turn = scene.state.left, scene.state.turn
    for nothing in ({}, {"left": old}, {"left": old, "turn": turn}):
        assert refused(scene, Adjust(nothing)) is Reason.NO_CHANGE
    assert ruled(scene, Adjust({"left": old + 3, "turn": 1 - turn})) is None
    told = entry(scene)["told"]
    assert [each["args"]["what"]["key"] for each in told] == ["toy-set-left", "toy-set-turn"]
    assert [each["args"]["old"]["args"] for each in told] == [{"value": old}, {"seat": turn}]
    assert [each["args"]["new"]["args"] for each in told] == [{"value": old + 3}, {"seat": 1 - turn}]
    (note,) = scene.told(Told)
    assert [line.key for each in note.entries for line in each.lines][-2:] == ["match-log-by-judge", "toy-adjusted"]
    ordered = note.entries[-1].lines[0].args["what"]
    assert isinstance(ordered, Line)
    assert ordered.key == "match-log-order-adjusted-parts"


def test_a_seat_loses_what_the_game_takes() -> None:
    scene = played()
    seat = scene.state.turn
    line = scene.match.course.line
    assert refused(scene, Penalty(2, "turn")) is Reason.NO_SEAT
    assert refused(scene, Penalty(-1, "turn")) is Reason.NO_SEAT
    assert refused(scene, Penalty(seat, "turn", 0)) is Reason.OUT_OF_RANGE
    least = scene.decide(lambda change: ruling.rule(change, scene.log, judgement(Penalty(seat, "turn", 1000))))
    assert (least.reason, least.line.args) == (Reason.OUT_OF_RANGE, {"least": 1, "most": 999})
    assert isinstance(ruled(scene, Penalty(seat, "points", 999)), Rejected)
    assert ruled(scene, Penalty(seat, "turn", 1)) is None
    assert scene.state.turn == 1 - seat
    told = entry(scene)
    assert (told["kind"], told["seat"], told["what"], told["amount"]) == ("penalised", seat, "turn", 1)
    assert (told["by"], scene.rows[-1].user) == ("judge", JUDGE.user)
    assert scene.told(Told)
    assert scene.match.course.line == scene.match.seq > line


def test_time_is_given_to_one_seat_or_to_all() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    before = scene.deadlines()
    assert refused(scene, Time(0)) is Reason.TOO_LONG
    assert refused(scene, Time(60, seat=2)) is Reason.NO_SEAT
    assert refused(scene, Time(60, seat=-1)) is Reason.NO_SEAT
    assert refused(Scene.opened(2), Time(60)) is Reason.NO_CLOCK
    assert ruled(scene, Time(60, seat=1)) is None
    minute = timedelta(minutes=1)
    first, second = before[0], before[1]
    assert first is not None
    assert second is not None
    assert scene.deadlines() == {0: first, 1: second + minute}
    assert ruled(scene, Time(60)) is None
    assert scene.deadlines() == {0: first + minute, 1: second + 2 * minute}


def test_a_game_is_lost_once() -> None:
    scene = played(3)
    assert refused(scene, Lost(3)) is Reason.NO_SEAT
    assert ruled(scene, Lost(0)) is None
    assert scene.match.seats[0].conceded
    assert (entry(scene)["kind"], entry(scene)["by"]) == ("conceded", "judge") or scene.kinds()[-2] == "conceded"
    assert scene.is_now(Status.PLAYING)
    assert refused(scene, Lost(0)) is Reason.NO_SEAT
    assert ruled(scene, Lost(1)) is None
    assert scene.is_now(Status.OVER)


def test_a_match_ends_without_a_result() -> None:
    scene = played()
    assert ruled(scene, NoResult(), by="admin", user=ADMIN.user) is None
    assert scene.is_now(Status.ABANDONED)
    assert scene.kinds()[-3:] == ["ruled", "abandoned", "ended"]
    assert (entry(scene, 2)["by"], scene.rows[-2].user) == ("admin", ADMIN.user)


@rows(
    "wrong",
    [Corrected(()), Corrected((1,)), Corrected((2, 2)), Corrected((0, 1)), Corrected((1, 3)), Corrected((1, 2), (4,))],
    ids=str,
)
def test_a_result_gives_every_seat_its_place(wrong: Corrected) -> None:
    assert refused(over(), wrong) is Reason.NO_RESULT


def test_a_result_is_corrected_after_the_end() -> None:
    scene = over()
    assert refused(played(), Corrected((1, 2))) is Reason.NOT_ENDED
    assert ruled(scene, Corrected((2, 1), (3, 8))) is None
    assert scene.is_now(Status.OVER)
    assert [(each.place, each.points, each.won) for each in scene.match.seats] == [(2, 3, None), (1, 8, None)]
    outcome = scene.match.course.outcome
    assert outcome is not None
    assert outcome.winners == (1,)
    assert (entry(scene)["kind"], entry(scene)["by"], scene.rows[-1].user) == ("corrected", "judge", JUDGE.user)
    scene.match = replace(scene.match, course=replace(scene.match.course, opening=Opening("", to=1)))
    assert refused(scene, Corrected((1, 1))) is Reason.GOING_ON
    scene.match = replace(scene.match, course=replace(scene.match.course, opening=None))
    assert ruled(scene, Corrected((1, 1))) is None
    assert [(each.place, each.points) for each in scene.match.seats] == [(1, None), (1, None)]


@pytest.mark.parametrize(
    ("places", "shown"),
    [((None, None), [(None, False), (None, True)]), ((None, 1), [(2, None), (1, None)])],
)
def test_in_a_game_without_places_a_result_says_who_won(
    places: tuple[int | None, ...], shown: list[tuple[int | None, bool | None]]
) -> None:
    scene = over()
    before = Outcome(tuple(Standing(seat, place) for seat, place in enumerate(places)), Line("match-outcome-draw"))
    scene.match = replace(scene.match, course=replace(scene.match.course, outcome=before))
    assert ruled(scene, Corrected((2, 1))) is None
    assert [(each.place, each.won) for each in scene.match.seats] == shown
