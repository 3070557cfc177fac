"""What happens when time runs out: a seat's, a question's that opens to everybody, and the match's own."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.games.questions import Prompt, Urgency
from bot.games.values import Line, Seat
from bot.matches.model.match import Expiry, Status, Timing
from bot.matches.model.messages import Answered, Reminder, Turn
from bot.matches.rules import orders, proposals, seats
from bot.matches.rules.clock import vacations
from tests.bot.games.toy.game import Toy
from tests.bot.games.toy.values import Command, Lay, State
from tests.bot.matches.decisions.market import at_window, order
from tests.bot.matches.decisions.plays import CAMP, MARATHON, TOY, Play, scripted
from tests.bot.matches.decisions.scene import Scene
from tests.bot.matches.table import EVA, JUDGE, KAREL, PEOPLE, START, WHY

HOUR = timedelta(hours=1)


def by_clock(scene: Scene) -> list[tuple[str, Seat | None]]:
    """What the last change put into the log, all of which nobody did themselves."""
    assert all(row.user is None for row in scene.last.rows)
    return [(row.kind, row.seat) for row in scene.last.rows]


def last_to_stake(how: Expiry) -> tuple[Scene, Seat]:
    """A match in which only the seat that is going to have the first turn has still to stake, and its number."""
    starter = turn_after_all_staked()
    scene = Scene.opened(3, timing=Timing(3600, how))
    for seat in range(3):
        if seat != starter:
            scene.play(seat)
    return scene, starter


def turn_after_all_staked() -> Seat:
    """Which seat begins: it is drawn with whatever entry is the fourth."""
    scene = Scene.opened(3)
    for seat in range(3):
        scene.play(seat)
    starter: Seat = scene.state.turn
    return starter


def test_one_answer_is_given_for_everybody_who_is_late_and_no_more() -> None:
    scene, starter = last_to_stake(Expiry.DEFAULT)
    scene.pass_time(hours=1)
    scene.look()
    assert by_clock(scene) == [("moved", starter)]
    assert scene.state.stage == "turn"
    assert scene.deadlines() == {starter: scene.now + HOUR}


def test_a_turn_that_is_skipped_goes_on_until_it_is_anothers() -> None:
    scene, starter = last_to_stake(Expiry.SKIP)
    scene.pass_time(hours=1)
    scene.look()
    assert by_clock(scene) == [("moved", starter), ("moved", starter)]
    assert scene.state.stage == "react"
    assert set(scene.deadlines().values()) == {scene.now + HOUR}


def test_who_is_not_late_is_left_their_time() -> None:
    scene = Scene.opened(3, timing=Timing(3600, Expiry.SKIP))
    scene.play(0)
    scene.pass_time(minutes=30)
    scene.decide(lambda change: seats.clear(change, KAREL, 1, "nobody", ""))
    scene.decide(lambda change: seats.take(change, PEOPLE[3], 1, None))
    scene.pass_time(minutes=30)
    scene.look()
    assert by_clock(scene) == [("moved", 2)]
    assert set(scene.deadlines()) == {1}


def test_who_forfeits_gives_up_and_the_others_play_on() -> None:
    scene, starter = last_to_stake(Expiry.FORFEIT)
    scene.pass_time(hours=1)
    scene.look()
    assert by_clock(scene)[0] == ("conceded", starter)
    assert scene.match.seats[starter].conceded
    assert scene.is_now(Status.PLAYING)
    assert starter not in scene.deadlines()


def test_of_all_who_forfeit_the_last_one_wins() -> None:
    scene = Scene.opened(3, timing=Timing(3600, Expiry.FORFEIT))
    scene.pass_time(hours=1)
    assert scene.look() is False
    assert by_clock(scene) == [("conceded", 0), ("conceded", 1), ("ended", None)]
    assert [seat.place for seat in scene.match.seats] == [2, 2, 1]
    assert scene.last.touched


def test_a_second_before_nothing_runs_out() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.pass_time(seconds=3599)
    scene.look()
    assert scene.last.rows == []
    scene.pass_time(seconds=1)
    scene.look()
    assert by_clock(scene) == [("moved", 0), ("moved", 1)]


@pytest.mark.parametrize("how", list(Expiry))
def test_whoever_misses_a_window_lets_it_go_by_whatever_was_agreed_on(how: Expiry) -> None:
    scene = at_window(timing=Timing(3600, how, window=600))
    first, second = order(scene)
    scene.pass_time(minutes=10)
    scene.look()
    assert by_clock(scene) == [("moved", first), ("moved", second)]
    assert not any(seat.conceded for seat in scene.match.seats)
    assert scene.wait(scene.state.tidy).urgency == "chore"


def test_what_was_answered_in_time_comes_before_the_clock() -> None:
    scene = at_window(timing=Timing(3600, window=600))
    first, second = order(scene)
    scene.answer(PEOPLE[second], "let")
    assert scene.answers.ahead
    scene.pass_time(minutes=10)
    scene.look()
    assert [(row.seat, row.user) for row in scene.last.rows] == [(first, None), (second, PEOPLE[second].user)]


def test_no_seat_is_late_with_a_question_that_came_later() -> None:
    scene = at_window(timing=Timing(3600, window=600))
    holder = scene.state.table.holder
    scene.pass_time(minutes=10)
    scene.look()
    assert set(scene.deadlines()) == {holder}
    assert scene.deadlines()[holder] == scene.now + HOUR


def test_a_chore_that_nobody_does_is_done() -> None:
    scene = at_window(timing=Timing(3600, Expiry.FORFEIT, window=600))
    holder = scene.state.table.holder
    for _ in range(2):
        scene.play(order(scene)[0])
    scene.pass_time(hours=1)
    scene.look()
    assert by_clock(scene) == [("moved", holder)]
    assert scene.state.tidy == -1


def test_so_many_answers_at_most_are_given_for_one_seat_at_once() -> None:
    scene = Scene.opened(2, timing=Timing(60, Expiry.SKIP), play=MARATHON)
    scene.pass_time(seconds=60)
    scene.look()
    assert len(scene.last.rows) == 100
    assert set(by_clock(scene)) == {("moved", 0)}


def test_the_clock_tells_nobody_of_a_notice_where_it_moved() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.pass_time(minutes=40)
    scene.play(0)
    scene.pass_time(minutes=20)
    scene.look()
    assert scene.told(Reminder) == []
    assert scene.told(Turn)


def test_what_was_proposed_for_the_position_before_is_gone_when_the_clock_moves() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    for kind in ("draw", "pause"):
        scene.decide(lambda change, kind=kind: proposals.propose(change, scene.log, EVA, kind))  # type: ignore[misc]
    scene.pass_time(minutes=30)
    scene.look()
    assert [one.kind for one in scene.match.course.proposals] == ["draw", "pause"]
    scene.pass_time(minutes=30)
    scene.look()
    assert [one.kind for one in scene.match.course.proposals] == ["pause"]
    assert scene.told(Answered) == [Answered(1, "draw", agreed=False)]


@pytest.mark.parametrize(("reached", "unsure"), [(3599, True), (3600, False), (7200, False)])
def test_no_deadline_expires_that_players_may_not_have_reached(reached: int, unsure: bool) -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.pass_time(hours=2)
    assert scene.look(START + timedelta(seconds=reached)) is unsure
    assert bool(scene.last.rows) is not unsure
    assert scene.last.touched is not unsure


def test_a_deadline_that_has_not_come_leaves_nothing_unsure() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.pass_time(seconds=3599)
    assert scene.look(START) is False
    scene.pass_time(seconds=1)
    assert scene.look(START) is True


def test_while_a_judge_is_asked_no_time_runs_out_and_nothing_is_unsure() -> None:
    scene = at_window(timing=Timing(3600, window=600, length=7200))
    scene.answer(PEOPLE[order(scene)[0]], "object")
    scene.pass_time(hours=3)
    assert scene.look(START) is False
    assert scene.look() is False
    assert scene.last.rows == []


def test_a_match_that_stands_or_is_over_is_only_looked_at() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.decide(lambda change: orders.pause(change, JUDGE, WHY))
    scene.pass_time(hours=5)
    for _ in range(2):
        assert scene.look(START) is False
        assert scene.last.touched
        assert (scene.last.rows, scene.last.notes) == ([], [])
        scene.decide(lambda change: orders.abandon(change, JUDGE, WHY))
    assert scene.is_now(Status.ABANDONED)


FIRST, SECOND = Prompt("first", 0, Line("marathon-ask")), Prompt("second", 0, Line("marathon-ask"))
THIRD = Prompt("third", 1, Line("marathon-ask"))
OTHER = Prompt("other", 1, Line("marathon-ask"))


@pytest.mark.parametrize(
    ("how", "urgencies", "answers"),
    [
        (Expiry.DEFAULT, ("move", "move"), 1),
        (Expiry.SKIP, ("move", "move"), 2),
        (Expiry.SKIP, ("window", "window"), 1),
    ],
)
def test_of_several_questions_of_a_seat_only_a_turn_that_is_skipped_answers_more_than_one(
    how: Expiry, urgencies: tuple[Urgency, Urgency], answers: int
) -> None:
    first, second = (replace(one, urgency=each) for one, each in zip((FIRST, SECOND), urgencies, strict=True))
    scene = Scene.opened(2, timing=Timing(3600, how), play=scripted((first, second), (second,), (THIRD,)))
    scene.pass_time(hours=1)
    scene.look()
    assert by_clock(scene) == [("moved", 0)] * answers


@pytest.mark.parametrize(("urgency", "answers"), [("move", 2), ("chore", 1), ("window", 1)])
def test_with_a_turn_only_moves_are_skipped(urgency: Urgency, answers: int) -> None:
    after = replace(SECOND, urgency=urgency)
    scene = Scene.opened(2, timing=Timing(3600, Expiry.SKIP), play=scripted((FIRST,), (after,), (THIRD,)))
    scene.pass_time(hours=1)
    scene.look()
    assert by_clock(scene) == [("moved", 0)] * answers


@pytest.mark.parametrize(("how", "answers"), [(Expiry.DEFAULT, [0]), (Expiry.SKIP, [0, 1])])
def test_a_question_that_only_then_is_asked_is_left_its_time_unless_turns_are_skipped(
    how: Expiry, answers: list[Seat]
) -> None:
    scene = Scene.opened(2, timing=Timing(3600, how), play=scripted((FIRST, OTHER), (THIRD,), (FIRST,)))
    scene.pass_time(hours=1)
    scene.look()
    assert [seat for _, seat in by_clock(scene)] == answers


def test_who_has_not_had_their_turn_in_a_window_is_not_late_before_it() -> None:
    scene = at_window(timing=Timing(3600, window=600))
    first, second = order(scene)
    scene.pass_time(seconds=500)
    scene.decide(lambda change: seats.clear(change, PEOPLE[first], first, "nobody", ""))
    scene.decide(lambda change: seats.take(change, PEOPLE[3], first, None))
    scene.pass_time(seconds=100)
    scene.look()
    assert scene.last.rows == []
    assert order(scene) == (first, second)
    scene.pass_time(hours=1)
    scene.look()
    assert [seat for _, seat in by_clock(scene)] == [first, second]


def test_nobody_is_reminded_of_anything_while_a_judge_is_asked() -> None:
    ruling = Prompt("ruling", 0, Line("marathon-ask"), judge=True)
    scene = Scene.opened(2, timing=Timing(3600), play=scripted((ruling, THIRD)))
    assert set(scene.deadlines()) == {1}
    scene.pass_time(minutes=50)
    scene.look()
    assert scene.told(Reminder) == []
    assert scene.wait(1).noticed == ()


def test_a_wait_for_who_is_asked_nothing_reminds_nobody() -> None:
    scene = Scene.opened(2, timing=Timing(3600), play=scripted((THIRD,)))
    scene.decide(lambda change: change.course(waits=(replace(change.match.course.waits[0], seat=0),)))
    scene.pass_time(minutes=50)
    scene.look()
    assert scene.told(Reminder) == []


def test_while_a_match_stands_nobody_is_told_who_is_back() -> None:
    scene = Scene.opened(2, play=CAMP)
    scene.decide(lambda change: vacations.go_away(change, KAREL.user, START + HOUR))
    scene.decide(lambda change: orders.pause(change, JUDGE, WHY))
    scene.pass_time(hours=2)
    scene.look()
    assert scene.last.rows == []


class Stubborn(Toy):
    """Smugglers whose default answer is against its own rules."""

    def default(self, state: State, prompt: Prompt) -> Command:
        return Lay(99)


def test_a_game_that_rejects_its_own_default_answer_is_broken() -> None:
    scene = Scene.opened(2, timing=Timing(3600), play=Play(Stubborn(), TOY.ruleset, TOY.variant))
    scene.pass_time(hours=1)
    with pytest.raises(RuntimeError, match="toy: its default was rejected"):
        scene.look()
