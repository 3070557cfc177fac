"""Orders of officials, decided on in memory."""

from __future__ import annotations

from datetime import timedelta

from bot.games.values import Rejected
from bot.matches.model.match import Actor, Status, Timing
from bot.matches.model.people import NO_SEAT
from bot.matches.model.refusals import Reason
from bot.matches.rules import endings, orders, permissions, proposals
from bot.matches.rules.clock import pauses
from tests.bot.matches.decisions.plays import CAMP
from tests.bot.matches.decisions.scene import Decision, Scene
from tests.bot.matches.table import ADMIN, EVA, JUDGE, KAREL, STRANGER, WHY
from tests.rows import rows


def every(scene: Scene, actor: Actor, reason: str = WHY) -> dict[str, Decision]:
    """Every order there is."""
    return {
        "rewind": lambda change: orders.rewind(change, scene.log, actor, 1, reason),
        "adjust": lambda change: orders.adjust(change, actor, {"left": 2}, reason),
        "pause": lambda change: orders.pause(change, actor, reason),
        "extend": lambda change: orders.extend(change, actor, 60, reason),
        "abandon": lambda change: orders.abandon(change, actor, reason),
    }


ORDERS = ("rewind", "adjust", "pause", "extend", "abandon")


def played() -> Scene:
    """A match on its first turn."""
    scene = Scene.opened(2, timing=Timing(3600))
    scene.play(0)
    scene.play(1)
    return scene


@rows("name", ORDERS)
@rows("actor", [JUDGE, ADMIN])
def test_an_official_may_order_it_and_is_remembered(name: str, actor: Actor) -> None:
    scene = played()
    assert scene.decide(every(scene, actor)[name]) is None
    assert scene.last.people == [(actor.user, "judge", NO_SEAT)]
    assert scene.last.rows[0].reason == WHY
    assert scene.last.rows[0].user == actor.user


@rows("name", ORDERS)
@rows(
    ("actor", "reason", "refusal"),
    [
        (STRANGER, WHY, Reason.JUDGE_ONLY),
        (EVA, WHY, Reason.JUDGE_ONLY),
        (Actor(EVA.user, judge=True), WHY, Reason.PARTIAL),
        (JUDGE, " \t\u200b", Reason.NO_REASON),
        (JUDGE, "x" * 301, Reason.NO_REASON),
    ],
)
def test_who_may_not_or_gives_no_reason_is_refused(name: str, actor: Actor, reason: str, refusal: Reason) -> None:
    scene = played()
    assert scene.refused(every(scene, actor, reason)[name]) is refusal


@rows("name", ORDERS)
def test_nothing_is_ordered_after_the_end(name: str) -> None:
    scene = played()
    scene.decide(lambda change: endings.concede(change, EVA))
    assert scene.is_now(Status.OVER)
    assert scene.refused(every(scene, JUDGE)[name]) is Reason.NOT_PLAYING


def test_going_back_brings_back_who_had_not_given_up() -> None:
    scene = Scene.opened(3)
    scene.play(0)
    before = scene.state
    scene.decide(lambda change: endings.concede(change, KAREL))
    assert scene.match.seats[1].conceded
    scene.decide(lambda change: orders.rewind(change, scene.log, JUDGE, 2, WHY))
    assert scene.state == before
    assert not scene.match.seats[1].conceded
    assert scene.match.course.line == scene.match.seq


@rows("to", [-1, 0, 3, 4])
def test_going_back_takes_an_entry_before_the_last(to: int) -> None:
    scene = played()
    assert scene.match.seq == 3
    assert scene.refused(lambda change: orders.rewind(change, scene.log, JUDGE, to, WHY)) is Reason.NO_ENTRY


def test_an_adjustment_closes_what_was_proposed_and_asks_everybody_anew() -> None:
    scene = played()
    for kind in ("draw", "pause"):
        scene.decide(lambda change, kind=kind: proposals.propose(change, scene.log, EVA, kind))  # type: ignore[misc]
    turn = scene.state.turn
    scene.decide(lambda change: orders.adjust(change, JUDGE, {"turn": 1 - turn}, WHY))
    assert [one.kind for one in scene.match.course.proposals] == ["pause"]
    assert set(scene.deadlines()) == {1 - turn}
    assert scene.match.course.line == scene.match.seq


def test_who_may_order_nothing_is_told_that_even_after_the_end() -> None:
    scene = played()
    scene.decide(lambda change: endings.concede(change, EVA))
    assert scene.refused(lambda change: orders.rewind(change, scene.log, STRANGER, 1, WHY)) is Reason.JUDGE_ONLY


def test_at_a_table_that_plays_together_an_admin_who_plays_orders_what_all_could_agree_on() -> None:
    scene = Scene.opened(2, play=CAMP, timing=Timing(3600))
    scene.answer(EVA, "rest")
    official = Actor(EVA.user, admin=True)
    assert scene.refused(lambda change: orders.adjust(change, official, {"wood": 2}, WHY)) is Reason.PARTIAL
    assert scene.decide(lambda change: orders.pause(change, official, WHY)) is None
    assert scene.decide(lambda change: orders.extend(change, official, 60, WHY)) is None
    assert scene.decide(lambda change: orders.rewind(change, scene.log, official, 1, WHY)) is None
    assert scene.decide(lambda change: orders.abandon(change, official, WHY)) is None


def test_what_the_game_does_not_let_be_set_is_rejected() -> None:
    scene = played()
    assert isinstance(scene.decide(lambda change: orders.adjust(change, JUDGE, {"left": -1}, WHY)), Rejected)
    assert scene.kinds()[-1] != "adjusted"


def test_a_question_from_before_an_adjustment_is_answered_no_more() -> None:
    scene = played()
    (before,) = scene.position.prompts()
    scene.decide(lambda change: orders.adjust(change, JUDGE, {"left": scene.state.left + 1}, WHY))
    (after,) = scene.position.prompts()
    assert before.id.partition(".")[0] != after.id.partition(".")[0]


def test_the_officials_pause_once_and_players_do_not_end_it() -> None:
    scene = played()
    scene.decide(every(scene, JUDGE)["pause"])
    assert scene.refused(every(scene, ADMIN)["pause"]) is Reason.PAUSED
    assert scene.refused(lambda change: pauses.resume(change, EVA, "")) is Reason.JUDGE_ONLY
    scene.pass_time(hours=5)
    assert scene.refused(lambda change: pauses.resume(change, JUDGE, "")) is Reason.NO_REASON
    before = scene.deadlines()
    assert scene.decide(lambda change: pauses.resume(change, JUDGE, WHY)) is None
    assert scene.deadlines() == {seat: end and end + timedelta(hours=5) for seat, end in before.items()}
    assert scene.refused(lambda change: pauses.resume(change, JUDGE, WHY)) is Reason.NOT_PAUSED


def test_a_players_pause_is_ended_by_a_player_and_by_no_official() -> None:
    scene = played()
    scene.decide(lambda change: pauses.pause(change, "agreed", None))
    assert scene.refused(lambda change: pauses.resume(change, JUDGE, WHY)) is Reason.HELD
    assert scene.refused(lambda change: pauses.resume(change, STRANGER, "")) is Reason.NOT_SEATED
    assert scene.decide(lambda change: pauses.resume(change, KAREL, "")) is None
    assert not scene.match.course.stands


def test_a_judge_who_does_not_play_looks_at_everything_and_is_remembered() -> None:
    scene = played()
    assert scene.decide(lambda change: permissions.look(change, JUDGE)) is None
    assert scene.last.people == [(JUDGE.user, "judge", NO_SEAT)]
    assert scene.refused(lambda change: permissions.look(change, ADMIN)) is Reason.JUDGE_ONLY
    partial = Actor(EVA.user, judge=True)
    assert scene.refused(lambda change: permissions.look(change, partial)) is Reason.PARTIAL


def test_after_the_end_everybody_looks_and_nobody_is_remembered() -> None:
    scene = played()
    scene.decide(lambda change: endings.concede(change, EVA))
    assert scene.decide(lambda change: permissions.look(change, STRANGER)) is None
    assert not scene.last.changed


def test_there_is_nothing_to_look_at_in_a_lobby() -> None:
    assert Scene(2).refused(lambda change: permissions.look(change, JUDGE)) is Reason.NOT_PLAYING
