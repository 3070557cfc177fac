"""Seats that miss windows are passed over until their turn, tables with a veil, and seats that are held once."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec import json

from bot.games.doomtrooper.words.rules.rulesets import CZECH
from bot.games.doomtrooper.words.rules.ways import DUEL
from bot.matches.model import entries
from bot.matches.model.match import Actor, Timing
from bot.matches.model.messages import Turn
from bot.matches.model.private import MISSED, Answers
from bot.matches.rules import foresight, seats, submit
from bot.matches.rules.clock import deadlines
from bot.matches.rules.lobby import open_match
from tests.bot.games.doomtrooper.post.stops import Arranged
from tests.bot.games.doomtrooper.post.turns import UNANSWERED
from tests.bot.matches.decisions.plays import Play
from tests.bot.matches.decisions.scene import Scene
from tests.bot.matches.table import HUGO, PEOPLE

HOUR = 3600
P, Q = 0, 1
EVERYTHING = {"ask": "everything", "steps": "their-action"}


def opened(timing: Timing | None = None, **standing: str) -> Scene:
    """A turn in which both are asked in every window, unless told otherwise."""
    scene = Scene(2, play=Play(Arranged(UNANSWERED), CZECH.key, DUEL.key, factions=False), timing=timing)
    scene.answers = Answers(standing={P: EVERYTHING, Q: standing or EVERYTHING})
    scene.decide(open_match)
    return scene


def acts(scene: Scene, seat: int, *tokens: str) -> None:
    """A seat answers what it is asked: passes, unless told otherwise."""
    assert scene.answer(PEOPLE[seat], *(tokens or ("pass",))) is None


def miss(scene: Scene) -> None:
    """The other player lets a window run out, whatever comes before it."""
    while not any(wait.seat == Q and not wait.ahead for wait in scene.match.course.waits):
        window = bool(scene.question(P).window)
        acts(scene, P, *(() if window else ("meditate",)))
    scene.pass_time(hours=1)
    scene.look()


def asked(scene: Scene) -> set[int]:
    return {wait.seat for wait in scene.match.course.waits}


def absent() -> Scene:
    """A match whose other player has missed so many windows."""
    scene = opened(Timing(24 * HOUR, window=HOUR))
    for _ in range(MISSED):
        miss(scene)
    return scene


def test_who_misses_windows_in_a_row_is_passed_over() -> None:
    scene = absent()
    acts(scene, P, "meditate")
    acts(scene, P)
    last = entries.entry_of(scene.rows[-1].entry)
    assert isinstance(last, entries.Moved)
    assert (last.by, last.seat, last.chosen) == ("standing", Q, {"skip": "turn"}), "stops do not keep it waiting"
    assert asked(scene) == {P}
    assert not [note for note in scene.told(Turn) if note.seat == Q]
    assert scene.answers.standing[Q] == EVERYTHING, "what it settled is kept"


def test_nothing_is_passed_before_the_last_of_them() -> None:
    scene = opened(Timing(24 * HOUR, window=HOUR))
    for _ in range(MISSED - 1):
        miss(scene)
    assert not scene.answers.is_absent(Q)
    while not any(wait.seat == Q and not wait.ahead for wait in scene.match.course.waits):
        acts(scene, P, *(() if scene.question(P).window else ("meditate",)))
    acts(scene, Q)
    miss(scene)
    assert not scene.answers.is_absent(Q), "only windows in a row count"


@pytest.mark.parametrize("how", ["settles", "opens", "gives up"])
def test_whatever_its_player_does_it_is_asked_again_and_nobody_sees_that(how: str) -> None:
    scene = absent()
    before = scene.match
    if how == "settles":
        scene.decide(lambda change: submit.settle(change, PEOPLE[Q].user, "ask", "everything"))
    elif how == "opens":
        scene.decide(lambda change: submit.come_back(change, PEOPLE[Q].user))
    else:
        scene.decide(lambda change: foresight.give_up(change, PEOPLE[Q].user))
    assert scene.match == before
    assert not scene.last.changed_openly
    acts(scene, P, "meditate")
    acts(scene, P)
    assert asked(scene) == {Q}


def test_on_its_own_turn_it_is_asked_though_it_is_absent() -> None:
    scene = absent()
    for _ in range(60):
        if scene.state.active == Q and scene.state.step == "draw":
            break
        window = bool(scene.question(P).window)
        acts(scene, P, *(() if window else ("meditate",) if scene.state.step == "actions" else ("-",)))
    assert asked(scene) == {Q, P} or asked(scene) == {Q}


def test_who_takes_the_seat_is_not_absent() -> None:
    scene = absent()
    scene.decide(lambda change: seats.clear(change, Actor(PEOPLE[Q].user), Q, "nobody", ""))
    scene.decide(lambda change: seats.take(change, HUGO, Q, None))
    assert scene.answers.missed == {}


def test_under_a_veil_what_is_settled_waits_until_the_window_has_been_open_long_enough() -> None:
    scene = opened(Timing(24 * HOUR, window=HOUR, veil=600), ask="concerns")
    acts(scene, P)
    assert asked(scene) == {Q}
    assert deadlines.due(scene.match) == scene.now + timedelta(minutes=10)
    scene.pass_time(minutes=9)
    scene.look()
    assert asked(scene) == {Q}
    scene.pass_time(minutes=1)
    scene.look()
    last = entries.entry_of(scene.rows[-1].entry)
    assert isinstance(last, entries.Moved)
    assert (last.by, last.seat, json.decode(last.command)) == ("standing", Q, {"type": "Pass"})
    assert asked(scene) == {P, Q}, "the next window has just opened"
    due = deadlines.due(scene.match)
    assert due is not None and due > scene.now


def test_under_a_veil_who_is_there_may_answer_at_once() -> None:
    scene = opened(Timing(24 * HOUR, window=HOUR, veil=600))
    seq = scene.match.seq
    acts(scene, P)
    acts(scene, Q)
    assert scene.match.seq == seq + 2
    assert scene.state.step == "draw"


def test_under_a_veil_an_answer_ahead_waits_too() -> None:
    scene = opened(Timing(24 * HOUR, window=HOUR, veil=600))
    acts(scene, Q)
    acts(scene, P)
    assert asked(scene) == {Q}
    assert [each.seat for each in scene.answers.ahead] == [Q]
    scene.pass_time(minutes=10)
    scene.look()
    assert scene.state.step == "draw"


def test_a_pause_keeps_a_veil_down() -> None:
    scene = opened(Timing(24 * HOUR, window=HOUR, veil=600), ask="concerns")
    wait = scene.wait(Q)
    later = deadlines.later(wait, timedelta(hours=2))
    assert wait.veil is not None
    assert later.veil == wait.veil + timedelta(hours=2)


def test_who_is_to_be_held_once_is_held_after_an_action_of_their_own() -> None:
    scene = opened(ask="concerns")
    scene.answers = Answers()
    while scene.state.step != "actions":
        acts(scene, P)
    scene.decide(lambda change: submit.settle(change, PEOPLE[P].user, "hold", "next"))
    acts(scene, P, "meditate")
    assert scene.question(P).window, "an action is no answer in a window"
    acts(scene, P)
    assert scene.answers.standing[P] == {}
    acts(scene, P, "meditate")
    assert not scene.question(P).window
