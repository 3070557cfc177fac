"""Matches that go on after their end: from where, under which secret, and what is as it was then."""

from __future__ import annotations

from bot.games.values import Outcome
from bot.matches.model import entries
from bot.matches.model.match import Actor, Status, Timing
from bot.matches.model.messages import Lobby, Opening, Told
from bot.matches.model.refusals import Reason
from bot.matches.rules import endings, openings, orders, seats
from tests.bot.matches.decisions.plays import CAMP, MARATHON
from tests.bot.matches.decisions.scene import Decision, Scene
from tests.bot.matches.table import ADMIN, EVA, JUDGE, KAREL, LENA, MESSAGE, PEOPLE, WHY


def begin(scene: Scene) -> Decision:
    return lambda change: openings.begin(change, scene.log, MESSAGE)


def reopen(scene: Scene, to: int, actor: Actor = JUDGE, why: str = WHY) -> Decision:
    return lambda change: openings.reopen(change, scene.log, actor, to, why)


def abandon(scene: Scene) -> None:
    scene.decide(lambda change: orders.abandon(change, JUDGE, WHY))


def concede(scene: Scene, actor: Actor) -> None:
    scene.decide(lambda change: endings.concede(change, actor))


def test_it_goes_on_from_an_entry_as_if_it_had_never_ended() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.play(0)
    concede(scene, KAREL)
    ended, before = scene.match.seq, scene.states[2]
    outcome = scene.match.course.outcome
    assert isinstance(outcome, Outcome)
    assert scene.decide(reopen(scene, 2)) is None
    opening = scene.match.course.opening
    assert opening is not None
    assert (opening.to, opening.by, opening.reason, opening.clicks) == (2, "judge", WHY, ())
    assert opening.commitment == scene.secret.commitment
    assert scene.told(Opening) == [Opening(opening.commitment, (), 2)]
    assert scene.match.course.outcome == outcome
    assert scene.decide(begin(scene)) is None
    assert scene.is_now(Status.PLAYING)
    course = scene.match.course
    assert (scene.match.ended, course.outcome, course.opening) == (None, None, None)
    assert [(seat.place, seat.points, seat.won, seat.conceded) for seat in scene.match.seats] == [
        (None, None, None, False)
    ] * 2
    assert scene.state == before
    row, entry = scene.last.rows[0], scene.last.happened[0].entry
    assert isinstance(entry, entries.Reopened)
    assert (row.kind, row.back_to, row.reason) == ("reopened", 2, WHY)
    assert (entry.by, entry.to, entry.commitment) == ("judge", 2, opening.commitment)
    assert entry.mixed.message == str(MESSAGE)
    first, second = scene.match.course.seals
    assert (first.since, second.since) == (1, ended + 1)
    assert (second.commitment, second.mixed) == (opening.commitment, entry.mixed)
    assert scene.last.kept == {ended + 1: before}
    assert set(scene.deadlines()) == {1}
    assert scene.told(Told)


def test_an_admin_orders_it_on_their_own_account() -> None:
    scene = Scene.opened(2)
    abandon(scene)
    scene.decide(reopen(scene, 1, ADMIN))
    assert scene.match.course.opening is not None
    assert scene.match.course.opening.by == "admin"
    again = scene.match.course.opening
    scene.decide(reopen(scene, 1))
    assert scene.match.course.opening == again
    assert scene.told(Lobby)


def test_only_with_a_reason_and_by_nobody_who_plays() -> None:
    scene = Scene.opened(2, play=CAMP)
    abandon(scene)
    assert scene.refused(reopen(scene, 1, JUDGE, " ")) is Reason.NO_REASON
    assert scene.refused(reopen(scene, 1, Actor(EVA.user, admin=True))) is Reason.PARTIAL


def test_it_goes_on_from_the_last_entry_before_the_end_and_from_no_other_end() -> None:
    scene = Scene.opened(2)
    abandon(scene)
    ended = scene.match.seq
    assert scene.refused(reopen(scene, ended)) is Reason.NO_ENTRY
    found = scene.decide(reopen(scene, 99))
    assert (found.reason, found.line.args) == (Reason.NO_ENTRY, {"last": ended})
    assert scene.decide(reopen(scene, ended - 1)) is None
    scene.decide(begin(scene))
    abandon(scene)
    found = scene.decide(reopen(scene, ended))
    assert (found.reason, found.line.args) == (Reason.ENDS_THERE, {"entry": ended})


def test_a_match_that_was_played_to_its_end_does_not_go_on_from_there() -> None:
    scene = Scene.opened(2)
    while scene.is_now(Status.PLAYING):
        scene.play(scene.position.prompts()[0].seat)
    last = scene.match.seq - 1
    assert scene.refused(reopen(scene, last)) is Reason.ENDS_THERE
    assert scene.decide(reopen(scene, last - 1)) is None


def test_it_goes_on_as_long_as_two_are_left_who_have_not_given_up() -> None:
    scene = Scene.opened(3)
    concede(scene, KAREL)
    given_up = scene.match.seq
    concede(scene, LENA)
    assert scene.is_now(Status.OVER)
    assert scene.refused(reopen(scene, scene.match.seq - 1)) is Reason.ENDS_THERE
    assert scene.decide(reopen(scene, given_up)) is None
    scene.decide(begin(scene))
    assert [seat.conceded for seat in scene.match.seats] == [False, True, False]


def test_against_the_game_it_goes_on_as_long_as_a_person_plays() -> None:
    scene = Scene.opened(2, automated=2)
    concede(scene, EVA)
    given_up = scene.match.seq
    concede(scene, KAREL)
    assert scene.refused(reopen(scene, scene.match.seq - 1)) is Reason.ENDS_THERE
    assert scene.decide(reopen(scene, given_up)) is None


def test_a_group_goes_on_as_long_as_one_has_not_given_up() -> None:
    scene = Scene.opened(2, play=CAMP)
    concede(scene, PEOPLE[0])
    one_left = scene.match.seq
    concede(scene, PEOPLE[1])
    assert scene.refused(reopen(scene, scene.match.seq - 1)) is Reason.ENDS_THERE
    assert scene.decide(reopen(scene, one_left)) is None


def test_where_nobody_has_given_up_the_game_may_play_alone() -> None:
    scene = Scene.opened(2, play=MARATHON)
    for seat in (0, 1):
        scene.decide(lambda change, seat=seat: seats.clear(change, PEOPLE[seat], seat, "game", ""))  # type: ignore[misc]
    abandon(scene)
    assert scene.decide(reopen(scene, 1)) is None


def test_who_held_the_clock_then_holds_it_again() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.decide(lambda change: orders.pause(change, JUDGE, WHY))
    abandon(scene)
    assert scene.match.course.holds == ()
    scene.decide(reopen(scene, 2))
    scene.decide(begin(scene))
    assert scene.match.course.owners == ("officials",)
