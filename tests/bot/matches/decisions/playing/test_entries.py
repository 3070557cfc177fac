"""What a change puts into the log: when, in which order, hashed onto what, and what of it is closed to an undo."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import timedelta

import pytest

from bot.matches import verify
from bot.matches.model import entries
from bot.matches.model.match import Timing
from bot.matches.model.messages import Lobby, Told, Turn
from bot.matches.model.people import NO_SEAT
from bot.matches.model.private import Held, Key
from bot.matches.rules import lobby, orders, seats
from bot.matches.rules.change import Change
from tests.bot.matches.decisions.market import at_window, order
from tests.bot.matches.decisions.plays import CAMP, MARATHON, Play
from tests.bot.matches.decisions.scene import Scene
from tests.bot.matches.marathon import Marathon
from tests.bot.matches.table import EVA, JUDGE, KAREL, PEOPLE, START, WHY


def test_every_entry_is_hashed_onto_the_one_before() -> None:
    scene = Scene.opened(1, automated=1)
    scene.play(0)
    head = verify.GENESIS
    for number, row in enumerate(scene.rows, 1):
        assert (row.seq, row.previous) == (number, head)
        salt = verify.salt(scene.secret.reveal(), 1, number)
        head = row.hash
        assert head == verify.link(1, number, row.previous, row.entry, salt)
    assert (scene.match.seq, scene.match.head) == (len(scene.rows), head)


def test_an_entry_has_its_time_and_none_is_earlier_than_the_one_before() -> None:
    scene = Scene.opened(3)
    scene.pass_time(minutes=10)
    scene.play(0)
    scene.now -= timedelta(minutes=5)
    scene.play(1)
    scene.pass_time(minutes=30)
    scene.play(2)
    times = [entries.entry_of(row.entry).at - START for row in scene.rows]
    assert times == [timedelta(minutes=minutes) for minutes in (0, 10, 10, 35)]


def test_of_a_reason_the_log_holds_a_keyed_hash_alone() -> None:
    scene = Scene.opened(2)
    scene.decide(lambda change: orders.pause(change, JUDGE, WHY))
    (row,) = scene.last.rows
    assert row.reason == WHY
    assert WHY not in row.entry
    assert json.loads(row.entry)["why"] == scene.secret.sealed(1, 2, WHY)
    assert "why" not in json.loads(scene.rows[0].entry)


def test_what_drew_or_showed_something_is_closed_to_an_undo() -> None:
    scene = Scene.opened(2)
    scene.play(0)
    scene.play(1)
    scene.play(scene.state.turn)
    opened, staked, drawn, laid = scene.rows
    assert (opened.fixed, staked.fixed, drawn.fixed, laid.fixed) == (True, False, True, True)
    scene.decide(lambda change: orders.pause(change, JUDGE, WHY))
    assert not scene.rows[-1].fixed


def test_a_card_that_is_shown_without_a_draw_is_closed_to_an_undo() -> None:
    scene = Scene.opened(2, play=CAMP)
    scene.answer(EVA, "rest")
    assert not scene.rows[-1].fixed
    scene.answer(KAREL, "wood", "2")
    assert scene.rows[-1].fixed


def test_a_move_that_drew_is_closed_to_an_undo_even_where_it_showed_nothing() -> None:
    scene = Scene.opened(2, play=Play(Marathon(), MARATHON.ruleset, MARATHON.variant, factions=False))
    for seat in (0, 1):
        scene.play(seat)
    assert [row.fixed for row in scene.rows[1:]] == [True, False]


@pytest.mark.parametrize(("by", "fixed"), [("judge", True), ("admin", True), ("seat", False)])
def test_a_ruling_is_closed_to_an_undo_whatever_it_showed(by: entries.By, fixed: bool) -> None:
    scene = at_window(3)
    first = order(scene)[0]
    scene.answer(PEOPLE[first], "object")
    prompt = next(prompt for prompt in scene.game.prompts(scene.state) if prompt.judge)
    command = scene.game.default(scene.state, prompt)

    def ruled(change: Change) -> None:
        assert change.play(prompt, command, by) is None

    scene.decide(ruled)
    assert scene.last.rows[0].fixed is fixed


def test_the_lines_of_a_turn_belong_together_by_the_chapter_that_they_were_made_in() -> None:
    scene = Scene(2, play=CAMP)
    scene.decide(lobby.open_match)
    (told,) = scene.told(Told)
    assert [(one.seq, one.seat, one.chapter) for one in told.entries] == [(1, None, scene.game.chapter(scene.state))]
    first = scene.game.chapter(scene.state)
    for _ in range(3):
        scene.answer(PEOPLE[scene.state.holder], "rest")
    (told,) = scene.told(Told)
    assert scene.game.chapter(scene.state) != first
    assert [one.chapter for one in told.entries] == [first]


def test_the_news_of_a_change_come_first_and_name_its_last_entry() -> None:
    scene = Scene.opened(1, automated=1)
    (told,) = scene.told(Told)
    assert [type(note) for note, _ in scene.last.notes] == [Told, Lobby, Turn]
    assert (told.seq, told.head) == (2, scene.match.head)
    assert [one.seq for one in told.entries] == [1, 2]
    assert told.entries[0].lines[0].key == "match-log-opened"


def test_where_nothing_was_logged_there_is_no_news() -> None:
    scene = Scene.opened(2)
    scene.decide(lambda change: change.settle())
    assert scene.last.notes == []


def test_what_happened_is_at_hand_with_its_events() -> None:
    scene = Scene.opened(2)
    scene.play(0)
    (happened,) = scene.last.happened
    assert entries.events_of(scene.game, happened.entry) == happened.events
    assert entries.text_of(happened.entry) == scene.rows[-1].entry


def test_a_change_knows_whether_it_changed_anything_and_whether_others_may_notice() -> None:
    change = Change(Scene.opened(2).position, None, START)
    assert not change.changed and not change.changed_openly
    changes: list[Callable[[Change], None]] = [
        lambda each: setattr(each, "touched", True),
        lambda each: each.people.append((JUDGE.user, "judge", NO_SEAT)),
        lambda each: each.note(Lobby()),
        lambda each: each.course(line=1),
        lambda each: each.private.update({Key(0, "choice", "sign"): Held("moon")}),
    ]
    for alter in changes:
        change = Change(Scene.opened(2).position, None, START)
        alter(change)
        assert change.changed and change.changed_openly
    change = Change(Scene.opened(2).position, None, START)
    change.answers = change.answers.settling(0, "react", "pass")
    assert change.changed and not change.changed_openly


def test_without_its_secret_a_match_takes_no_entry() -> None:
    change = Change(Scene.opened(2).position, None, START)
    with pytest.raises(RuntimeError, match="match 1 has no secret"):
        change.chance()


def test_a_seat_that_stays_with_its_player_keeps_what_was_settled() -> None:
    scene = Scene.opened(2)
    scene.decide(lambda change: setattr(change, "answers", change.answers.settling(0, "react", "pass")))
    scene.decide(lambda change: change.seat(0, choices={}))
    assert scene.answers.standing == {0: {"react": "pass"}}
    scene.decide(lambda change: change.seat(0, user=EVA.user))
    assert scene.answers.standing
    scene.decide(lambda change: change.seat(0, user=None))
    assert scene.answers.standing == {}


def test_more_time_counts_for_a_seat_that_only_the_game_has_taken_over() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.play(0)
    scene.decide(lambda change: orders.pause(change, JUDGE, WHY))
    scene.decide(lambda change: seats.clear(change, JUDGE, 1, "game", WHY))
    assert scene.match.course.waits == ()
    scene.decide(lambda change: orders.extend(change, JUDGE, 3600, WHY))
    (handed,) = scene.match.course.handed
    assert handed.deadline == START + timedelta(hours=2)


def test_where_nobody_is_awaited_there_is_nothing_to_change() -> None:
    scene = Scene(2)
    scene.decide(lambda change: change.waits(lambda wait: wait))
    assert not scene.last.changed
