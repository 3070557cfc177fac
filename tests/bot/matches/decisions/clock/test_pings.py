"""Whom a match pings, and whom it leaves in peace."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.games.questions import Prompt
from bot.games.values import Line
from bot.matches.model.match import Called, Course, Timing
from bot.matches.model.messages import Turn
from bot.matches.rules import orders, seats, submit
from bot.matches.rules.clock.deadlines import called_after, pings
from tests.bot.matches.decisions.market import at_turn, at_window, lay, order, reacting
from tests.bot.matches.decisions.plays import scripted
from tests.bot.matches.decisions.scene import Scene
from tests.bot.matches.table import HUGO, JUDGE, KAREL, PEOPLE, START, WHY
from tests.rows import rows

HOUR = timedelta(hours=1)


def pinged(scene: Scene) -> list[int]:
    """The seats that the last change pings."""
    turns = [(note.seat, seat) for note, seat in scene.last.notes if isinstance(note, Turn)]
    assert all(one == other for one, other in turns)
    return [seat for seat, _ in turns]


def test_whoever_is_asked_first_is_pinged_with_the_question_and_its_deadline() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    assert scene.told(Turn) == [Turn(seat, (scene.question(seat).ask,), START + HOUR) for seat in (0, 1)]


def test_an_answer_pings_nobody_who_is_still_asked() -> None:
    scene = Scene.opened(3)
    scene.play(0)
    assert pinged(scene) == []


def test_whose_turn_it_becomes_is_pinged_unless_they_just_moved() -> None:
    for last in (0, 1, 2):
        scene = Scene.opened(3)
        for seat in (0, 1, 2):
            if seat != last:
                scene.play(seat)
        scene.answer(PEOPLE[last], f"c{scene.state.hands[last][0]}")
        starter = scene.state.turn
        assert pinged(scene) == ([] if starter == last else [starter])


def test_a_move_of_the_clock_pings_whoever_is_asked_after_it_again() -> None:
    scene = Scene.opened(3, timing=Timing(3600))
    scene.pass_time(hours=1)
    scene.look()
    starter = scene.state.turn
    assert pinged(scene) == [starter]


def test_a_window_pings_all_its_seats_at_once_and_their_turn_in_it_pings_nobody() -> None:
    scene = at_window(4)
    assert pinged(scene) == sorted(order(scene))
    scene.answer(reacting(scene), "let")
    assert pinged(scene) == []


def test_a_window_that_follows_at_once_pings_nobody() -> None:
    scene = at_window(3)
    laid = scene.state.table.holder
    lay(scene, order(scene)[0])
    assert laid in order(scene)
    assert pinged(scene) == []


@pytest.mark.parametrize(("seconds", "again"), [(900, False), (901, True)])
def test_a_window_that_follows_later_pings_who_answered_since_and_not_just_lately(seconds: int, again: bool) -> None:
    scene = at_window(4)
    first = order(scene)[0]
    scene.answer(PEOPLE[first], "let")
    scene.pass_time(seconds=seconds)
    laid = scene.state.table.holder
    lay(scene, order(scene)[0])
    assert pinged(scene) == (sorted((laid, first)) if again else [])


def test_who_let_a_whole_window_go_by_unasked_is_not_pinged_for_the_next() -> None:
    scene = at_window(4)
    last = order(scene)[-1]
    scene.pass_time(hours=5)
    lay(scene, order(scene)[0])
    assert last in order(scene)
    assert last not in pinged(scene)


def test_in_an_open_window_nobody_is_pinged_a_second_time_for_having_answered_long_ago() -> None:
    scene = at_window(4)
    first = order(scene)[0]
    scene.answer(PEOPLE[first], "object")
    scene.pass_time(hours=1)
    scene.decide(lambda change: seats.clear(change, PEOPLE[first], first, "nobody", ""))
    assert pinged(scene) == []


def test_who_answered_in_the_window_before_is_not_pinged_in_the_midst_of_the_next() -> None:
    scene = at_window(4)
    first, second, *_ = order(scene)
    scene.answer(PEOPLE[first], "let")
    lay(scene, second)
    scene.pass_time(hours=1)
    scene.answer(reacting(scene), "let")
    assert first in order(scene)
    assert pinged(scene) == []


MOVE = Prompt("move", 0, Line("toy-ask-turn"))
CHORE = Prompt("chore", 1, Line("toy-ask-tidy"), urgency="chore")
WINDOW = Prompt("window.1", 1, Line("toy-ask-react"), urgency="window", window="window")
RULING = Prompt("ruling", 1, Line("toy-ask-dispute"), judge=True)


@rows(
    ("asked", "forgotten"),
    [
        ((MOVE,), True),
        ((MOVE, CHORE), True),
        ((CHORE,), False),
        ((MOVE, WINDOW), False),
        ((WINDOW,), False),
        ((CHORE, RULING), False),
    ],
)
def test_windows_follow_one_another_until_a_move_is_asked_and_none_is_open(
    asked: tuple[Prompt, ...], forgotten: bool
) -> None:
    called = (Called(0, START),)
    before = Course(called=called)
    position = Scene.opened(2, play=scripted(asked)).position
    found = called_after(before, position, START, frozenset(), frozenset())
    assert found == (() if forgotten else called)


def test_once_a_move_is_asked_the_next_window_pings_everybody_again() -> None:
    scene = at_window(3)
    assert scene.match.course.called
    holder = scene.state.table.holder
    for _ in range(2):
        scene.answer(reacting(scene), "let")
    assert [each.seat for each in scene.match.course.called] == [0, 1, 2], "a chore lets no window be forgotten"
    scene.answer(PEOPLE[holder], "up")
    assert scene.match.course.called == ()
    turn = scene.state.table.turn
    scene.answer(PEOPLE[turn], "lay", f"c{turn + 4}")
    assert pinged(scene) == sorted(order(scene))


def test_a_chore_pings_nobody() -> None:
    scene = at_window(3)
    holder = scene.state.table.holder
    for _ in range(2):
        scene.answer(reacting(scene), "let")
    assert scene.wait(holder).urgency == "chore"
    assert pinged(scene) == []


def test_who_answers_is_noted_as_having_answered_and_who_is_pinged_as_pinged() -> None:
    scene = at_window(3)
    first = order(scene)[0]
    known = {seat: Called(seat, START, answered=seat == scene.state.table.holder) for seat in range(3)}
    assert scene.match.course.called == tuple(known.values())
    scene.pass_time(minutes=5)
    scene.answer(PEOPLE[first], "let")
    known[first] = Called(first, scene.now, answered=True)
    assert scene.match.course.called == tuple(known.values())


def test_whose_standing_choice_answers_is_not_pinged() -> None:
    scene = at_turn(3)
    turn = scene.state.table.turn
    last = (turn + 2) % 3
    scene.decide(lambda change: submit.settle(change, PEOPLE[last].user, "react", "pass"))
    lay(scene, turn)
    assert order(scene)[-1] == last
    assert pinged(scene) == [order(scene)[0]]


def test_who_sits_down_where_somebody_is_awaited_is_pinged() -> None:
    scene = Scene.opened(2)
    scene.decide(lambda change: seats.clear(change, KAREL, 1, "nobody", ""))
    assert pinged(scene) == []
    scene.decide(lambda change: seats.take(change, HUGO, 1, None))
    assert pinged(scene) == [1]


def test_who_sits_down_in_a_window_is_pinged_though_the_seat_was_before() -> None:
    scene = at_window(3)
    seat = order(scene)[-1]
    scene.decide(lambda change: seats.clear(change, PEOPLE[seat], seat, "nobody", ""))
    assert pinged(scene) == []
    scene.decide(lambda change: seats.take(change, HUGO, seat, None))
    assert pinged(scene) == [seat]


def test_an_order_pings_nobody_who_is_asked_the_same() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.decide(lambda change: orders.extend(change, JUDGE, 60, WHY))
    assert pinged(scene) == []


def test_going_back_pings_nobody_who_is_asked_the_same_all_the_time() -> None:
    scene = Scene.opened(2)
    scene.play(0)
    scene.decide(lambda change: orders.rewind(change, scene.log, JUDGE, 1, WHY))
    assert pinged(scene) == [0]


def test_who_has_just_moved_is_present_and_not_pinged() -> None:
    scene = Scene.opened(2)
    course, position, nobody = scene.match.course, scene.position, frozenset[int]()
    assert pings(course, position, scene.now, frozenset({0, 1}), frozenset({0})) == [
        Turn(1, (scene.question(1).ask,), None)
    ]
    assert pings(course, position, scene.now, nobody, nobody) == []
    assert called_after(course, position, scene.now, frozenset({0}), nobody) == ()
