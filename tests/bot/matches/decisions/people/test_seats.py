"""Seats that change hands, and players who go away, decided on in memory."""

from __future__ import annotations

from datetime import timedelta
from typing import Literal

from bot.matches.model.match import FORGOTTEN, Actor, Status, Timing
from bot.matches.model.refusals import Reason
from bot.matches.rules import endings, seats
from bot.matches.rules.clock import relocation, vacations
from tests.bot.matches.decisions.scene import Decision, Scene
from tests.bot.matches.table import ADMIN, EVA, HUGO, JUDGE, KAREL, LENA, STRANGER, WHY
from tests.rows import rows

HOUR = timedelta(hours=1)


def clear(actor: Actor, seat: int, to: Literal["nobody", "game"] = "nobody", reason: str = "") -> Decision:
    return lambda change: seats.clear(change, actor, seat, to, reason)


def take(actor: Actor, seat: int) -> Decision:
    return lambda change: seats.take(change, actor, seat, None)


def test_a_player_leaves_and_another_sits_down_with_some_time_at_least() -> None:
    scene = Scene.opened(2, timing=Timing(7200))
    scene.decide(clear(EVA, 0))
    assert scene.match.seats[0].user is None
    scene.pass_time(minutes=100)
    assert scene.decide(take(HUGO, 0)) is None
    assert scene.match.seats[0].user == HUGO.user
    assert scene.deadlines()[0] == scene.now + HOUR
    assert scene.deadlines()[1] == scene.now + timedelta(minutes=20)


def test_who_sat_there_before_gets_no_more_time() -> None:
    scene = Scene.opened(2, timing=Timing(7200))
    scene.decide(clear(EVA, 0))
    scene.pass_time(minutes=100)
    scene.decide(take(EVA, 0))
    assert scene.deadlines()[0] == scene.now + timedelta(minutes=20)


def test_the_time_of_a_newcomer_goes_with_them() -> None:
    scene = Scene.opened(2, timing=Timing(7200))
    scene.decide(clear(EVA, 0))
    scene.pass_time(minutes=100)
    scene.decide(take(HUGO, 0))
    scene.decide(clear(HUGO, 0))
    assert scene.deadlines()[0] == scene.now + timedelta(minutes=20)


@rows(
    ("actor", "seat", "reason"),
    [
        (EVA, 1, Reason.SEATED),
        (HUGO, 0, Reason.SEAT_TAKEN),
        (HUGO, 5, Reason.NO_SEAT),
        (HUGO, -1, Reason.NO_SEAT),
        (LENA, 1, Reason.OTHER_SEAT),
        (JUDGE, 1, Reason.JUDGED),
    ],
)
def test_who_may_not_sit_down(actor: Actor, seat: int, reason: Reason) -> None:
    scene = Scene.opened(2)
    scene.remember(LENA, "seat", 0)
    scene.remember(JUDGE, "judge")
    scene.decide(clear(KAREL, 1))
    assert scene.refused(take(actor, seat)) is reason


@rows(
    ("actor", "seat", "to", "reason"),
    [
        (KAREL, 0, "nobody", Reason.JUDGE_ONLY),
        (KAREL, 2, "nobody", Reason.JUDGE_ONLY),
        (EVA, 1, "game", Reason.JUDGE_ONLY),
        (EVA, 3, "nobody", Reason.NO_SEAT),
        (EVA, 2, "game", Reason.NO_SEAT),
        (JUDGE, 1, "nobody", Reason.NO_REASON),
    ],
)
def test_who_may_not_clear_a_seat(actor: Actor, seat: int, to: Literal["nobody", "game"], reason: Reason) -> None:
    scene = Scene.opened(2, automated=1)
    assert scene.refused(clear(actor, seat, to)) is reason


def test_an_official_clears_any_seat_with_a_reason() -> None:
    scene = Scene.opened(2)
    assert scene.decide(clear(JUDGE, 1, "game", WHY)) is None
    assert scene.match.seats[1].automated
    assert scene.last.rows[0].reason == WHY


def test_the_host_gives_an_empty_seat_to_the_game_and_clears_one_that_the_game_plays() -> None:
    scene = Scene.opened(2)
    scene.decide(clear(KAREL, 1))
    assert scene.refused(clear(KAREL, 1)) is Reason.NO_SEAT
    assert scene.decide(clear(EVA, 1, "game")) is None
    assert scene.decide(clear(EVA, 1)) is None
    assert scene.match.seats[1].user is None and scene.match.seats[1].human


def test_a_seat_that_gave_up_does_not_change_hands() -> None:
    scene = Scene.opened(3)
    scene.decide(lambda change: endings.concede(change, KAREL))
    assert scene.refused(clear(KAREL, 1)) is Reason.NO_SEAT


def test_in_a_lobby_no_seat_changes_hands_like_this() -> None:
    assert Scene(2).refused(clear(EVA, 0)) is Reason.NOT_PLAYING
    assert Scene(2).refused(take(HUGO, 0)) is Reason.NOT_PLAYING


def test_who_is_forgotten_leaves_a_seat_that_may_be_taken() -> None:
    scene = Scene.opened(2)
    scene.decide(lambda change: seats.forget(change, EVA.user))
    assert scene.match.seats[0].user == FORGOTTEN
    assert scene.is_now(Status.PLAYING)
    assert scene.decide(take(HUGO, 0)) is None


def test_a_lobby_loses_a_forgotten_guest_and_closes_with_its_host() -> None:
    scene = Scene(2)
    scene.decide(lambda change: seats.forget(change, KAREL.user))
    assert [seat.user for seat in scene.match.seats] == [EVA.user]
    scene.decide(lambda change: seats.forget(change, EVA.user))
    assert scene.is_now(Status.ABANDONED)


def test_who_is_forgotten_after_the_end_changes_nothing_there() -> None:
    scene = Scene.opened(2)
    scene.decide(lambda change: endings.concede(change, EVA))
    scene.decide(lambda change: seats.forget(change, EVA.user))
    assert not scene.last.changed


def test_conceding_ends_a_match_of_two_and_no_stranger_concedes() -> None:
    scene = Scene.opened(2)
    assert scene.refused(lambda change: endings.concede(change, STRANGER)) is Reason.NOT_SEATED
    scene.decide(lambda change: endings.concede(change, EVA))
    assert [seat.place for seat in scene.match.seats] == [2, 1]
    assert scene.refused(lambda change: endings.concede(change, KAREL)) is Reason.NOT_PLAYING


def test_a_lobby_is_closed_by_its_host_or_an_admin() -> None:
    assert Scene(2).refused(lambda change: endings.close(change, KAREL)) is Reason.HOST_ONLY
    for actor in (EVA, ADMIN):
        scene = Scene(2)
        assert scene.decide(lambda change, actor=actor: endings.close(change, actor)) is None  # type: ignore[misc]
        assert scene.is_now(Status.ABANDONED)
    assert Scene.opened(2).refused(lambda change: endings.close(change, EVA)) is Reason.NOT_IN_LOBBY


def test_a_match_without_a_channel_stands_still_until_it_has_one() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    before = scene.deadlines()
    scene.decide(lambda change: relocation.move_to(change, None))
    assert scene.match.course.owners == ("nowhere",)
    scene.pass_time(days=2)
    scene.decide(relocation.go_on)
    assert scene.match.course.stands, "there is no channel yet"
    scene.decide(lambda change: relocation.move_to(change, 99))
    assert not scene.match.course.stands
    assert scene.deadlines() == {seat: end and end + timedelta(days=2) for seat, end in before.items()}


def test_a_lobby_has_no_clock_to_stop() -> None:
    scene = Scene(2)
    scene.decide(relocation.stand_still)
    assert not scene.match.course.stands


def test_the_clock_of_a_player_who_is_away_stands_and_no_other() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    until = scene.now + timedelta(days=3)
    scene.decide(lambda change: vacations.go_away(change, EVA.user, until))
    assert scene.deadlines() == {0: until + HOUR, 1: scene.now + HOUR}
    scene.decide(lambda change: vacations.go_away(change, EVA.user, None))
    assert scene.deadlines() == {0: scene.now + HOUR, 1: scene.now + HOUR}


def test_who_is_away_in_a_lobby_or_sits_nowhere() -> None:
    scene = Scene(2)
    until = scene.now + timedelta(days=3)
    scene.decide(lambda change: vacations.go_away(change, EVA.user, until))
    assert scene.match.seats[0].away == until
    scene.decide(lambda change: vacations.go_away(change, STRANGER.user, until))
    assert not scene.last.changed
