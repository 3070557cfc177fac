"""Seats that pass on while a match is played: on whose account, to whom, and what the log and the clock make of it."""

from __future__ import annotations

from datetime import timedelta
from typing import Literal

from msgspec.structs import replace

from bot.matches.model import entries
from bot.matches.model.match import FORGOTTEN, Actor, Seating, Status, Timing
from bot.matches.model.messages import Told, Turn
from bot.matches.model.refusals import Reason
from bot.matches.rules import endings, orders, seats
from tests.bot.matches.decisions.plays import CAMP, PARTNERS
from tests.bot.matches.decisions.scene import Decision, Scene
from tests.bot.matches.table import ADMIN, EVA, HUGO, JUDGE, KAREL, START, WHY
from tests.rows import rows

OFFICIAL = Actor(EVA.user, admin=True)


def clear(actor: Actor, seat: int, to: Literal["nobody", "game"] = "nobody", reason: str = "") -> Decision:
    return lambda change: seats.clear(change, actor, seat, to, reason)


def take(actor: Actor, seat: int) -> Decision:
    return lambda change: seats.take(change, actor, seat, None)


def passed_on(scene: Scene) -> tuple[object, ...]:
    """How the last change's first entry passes a seat on, and who did it why."""
    entry, row = scene.last.happened[0].entry, scene.last.rows[0]
    assert isinstance(entry, entries.Substituted)
    return entry.by, entry.seat, entry.to, row.user, row.reason


def test_every_change_of_a_seat_is_in_the_log_on_its_account() -> None:
    scene = Scene.opened(3)
    scene.decide(clear(KAREL, 1))
    assert passed_on(scene) == ("seat", 1, "nobody", KAREL.user, None)
    assert scene.told(Told)
    scene.decide(clear(EVA, 1, "game"))
    assert passed_on(scene) == ("host", 1, "game", EVA.user, None)
    scene.decide(clear(EVA, 1))
    assert passed_on(scene) == ("host", 1, "nobody", EVA.user, None)
    scene.decide(take(HUGO, 1))
    assert passed_on(scene) == ("seat", 1, "player", HUGO.user, None)
    scene.decide(clear(JUDGE, 1, "nobody", WHY))
    assert passed_on(scene) == ("judge", 1, "nobody", JUDGE.user, WHY)
    scene.decide(clear(ADMIN, 2, "game", WHY))
    assert passed_on(scene) == ("admin", 2, "game", ADMIN.user, WHY)


def test_a_seat_that_somebody_leaves_is_waited_for_and_nobody_is_pinged() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.decide(clear(KAREL, 1))
    assert scene.match.seats[1] == Seating(None, scene.match.seats[1].choices)
    assert scene.deadlines()[1] == START + timedelta(hours=1)
    assert scene.told(Turn) == []


def test_a_game_without_a_player_of_its_own_takes_no_seat() -> None:
    scene = Scene.opened(2, play=CAMP)
    assert scene.refused(clear(EVA, 0, "game")) is Reason.NO_AUTOMATON
    assert scene.decide(clear(EVA, 0)) is None


def test_an_admin_at_a_table_that_plays_together_clears_another_seat() -> None:
    scene = Scene.opened(2, play=CAMP)
    assert scene.decide(clear(OFFICIAL, 1, "nobody", WHY)) is None
    assert Scene.opened(2).refused(clear(OFFICIAL, 1, "nobody", WHY)) is Reason.PARTIAL


def test_whoever_left_a_table_that_plays_together_takes_another_seat() -> None:
    scene = Scene.opened(3, play=PARTNERS)
    scene.decide(clear(EVA, 0))
    scene.decide(clear(KAREL, 1))
    assert scene.decide(take(KAREL, 0)) is None


@rows(
    ("seating", "vacant"),
    [
        (Seating(None), True),
        (Seating(FORGOTTEN), True),
        (Seating(EVA.user), False),
        (Seating(None, automated=True), False),
        (Seating(None, conceded=True), False),
    ],
)
def test_which_seats_are_vacant(seating: Seating, vacant: bool) -> None:
    assert seats.is_vacant(seating) is vacant


@rows(
    ("actor", "seating", "by"),
    [
        (KAREL, Seating(KAREL.user), "seat"),
        (EVA, Seating(EVA.user), "seat"),
        (EVA, Seating(KAREL.user), None),
        (EVA, Seating(None), "host"),
        (EVA, Seating(None, automated=True), "host"),
        (HUGO, Seating(None), None),
        (ADMIN, Seating(None), None),
    ],
)
def test_on_whose_account_a_seat_is_cleared(actor: Actor, seating: Seating, by: str | None) -> None:
    match = replace(Scene.opened(2).match, seats=(seating,))
    assert seats.cleared_by(match, actor, 0) == by


def test_the_last_seat_is_a_seat_and_the_one_after_it_none() -> None:
    scene = Scene.opened(2)
    assert scene.refused(clear(JUDGE, 2, "nobody", WHY)) is Reason.NO_SEAT
    assert scene.refused(clear(JUDGE, -1, "nobody", WHY)) is Reason.NO_SEAT
    assert scene.refused(take(HUGO, 2)) is Reason.NO_SEAT
    assert scene.decide(clear(JUDGE, 1, "nobody", WHY)) is None
    assert scene.decide(take(HUGO, 1)) is None


def test_after_the_end_no_seat_passes_on() -> None:
    scene = Scene.opened(3)
    scene.decide(clear(KAREL, 1))
    scene.decide(lambda change: orders.abandon(change, JUDGE, WHY))
    assert scene.refused(take(HUGO, 1)) is Reason.NOT_PLAYING
    assert scene.refused(clear(EVA, 0)) is Reason.NOT_PLAYING


def test_who_is_forgotten_leaves_a_vacant_seat_whose_time_runs_on() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    assert scene.decide(lambda change: seats.forget(change, KAREL.user)) is None
    assert scene.match.seats[1].user == FORGOTTEN
    assert not scene.match.seats[1].automated
    assert scene.deadlines()[1] == START + timedelta(hours=1)
    assert scene.last.rows == []


def test_at_a_table_that_plays_together_the_others_learn_that_somebody_is_gone() -> None:
    scene = Scene.opened(2, play=CAMP)
    scene.decide(lambda change: seats.forget(change, EVA.user))
    assert scene.match.course.present == (1,)
    assert scene.state.holder == 1


def test_only_a_player_of_a_match_being_played_leaves_a_seat_when_forgotten() -> None:
    scene = Scene.opened(2)
    scene.decide(lambda change: seats.forget(change, HUGO.user))
    assert not scene.last.changed
    scene.decide(lambda change: endings.concede(change, EVA))
    assert scene.is_now(Status.OVER)
    scene.decide(lambda change: seats.forget(change, KAREL.user))
    assert not scene.last.changed
