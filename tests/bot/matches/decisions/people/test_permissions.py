"""Who may give orders, look at what is hidden and sit down where."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.matches.model.match import Actor
from bot.matches.model.refusals import Reason, Refused
from bot.matches.rules import endings, openings, orders, permissions, seats
from bot.matches.rules.change import Change
from bot.matches.rules.permissions import LONGEST_REASON, Order
from tests.bot.matches.decisions.plays import CAMP, CIRCLE
from tests.bot.matches.decisions.scene import Scene
from tests.bot.matches.table import ADMIN, EVA, HUGO, JUDGE, KAREL, STRANGER, WHY
from tests.rows import rows

PLAYING_JUDGE = Actor(KAREL.user, judge=True)
PLAYING_ADMIN = Actor(KAREL.user, admin=True)


def ordered(scene: Scene, actor: Actor, reason: str = WHY, *, agreeable: bool = False) -> Order | Reason:
    """The order that may be given, or why none may."""

    def decide(change: Change) -> Order | Refused:
        return permissions.order(change, actor, reason, agreeable=agreeable)

    found = scene.decide(decide)
    assert isinstance(found, Order | Refused)
    return found if isinstance(found, Order) else found.reason


@rows(
    ("actor", "may"),
    [(EVA, True), (KAREL, False), (STRANGER, False), (ADMIN, True), (JUDGE, True)],
)
def test_who_decides_for_a_lobby(actor: Actor, may: bool) -> None:
    assert permissions.may_manage(Scene(2).match, actor) is may


def test_an_order_is_a_judges_before_it_is_an_admins() -> None:
    scene = Scene.opened(2)
    assert ordered(scene, JUDGE) == Order("judge", JUDGE.user, WHY)
    assert ordered(scene, ADMIN) == Order("admin", ADMIN.user, WHY)
    assert ordered(scene, Actor(905, admin=True, judge=True)) == Order("judge", 905, WHY)
    assert ordered(scene, STRANGER) is Reason.JUDGE_ONLY


@pytest.mark.parametrize("actor", [PLAYING_JUDGE, PLAYING_ADMIN])
def test_who_plays_beside_others_is_partial(actor: Actor) -> None:
    scene = Scene.opened(2)
    assert ordered(scene, actor) is Reason.PARTIAL
    assert ordered(scene, actor, agreeable=True) is Reason.PARTIAL
    assert permissions.is_partial(scene.match, actor)


@pytest.mark.parametrize("actor", [PLAYING_JUDGE, PLAYING_ADMIN])
def test_where_a_table_plays_together_one_of_it_orders_what_all_could_agree_on(actor: Actor) -> None:
    scene = Scene.opened(2, play=CAMP)
    assert ordered(scene, actor) is Reason.PARTIAL
    given = ordered(scene, actor, agreeable=True)
    assert isinstance(given, Order)
    assert given.partial
    assert scene.last.people == []
    assert ordered(Scene.opened(2, play=CIRCLE), actor, agreeable=True) is Reason.PARTIAL
    found = permissions.no_order(scene.position, actor)
    assert found is not None and found.reason is Reason.PARTIAL


def test_who_plays_alone_is_partial_to_nobody_and_no_judge_who_might_not_play() -> None:
    scene = Scene.opened(1, automated=1)
    alone = Actor(EVA.user, admin=True)
    assert ordered(scene, alone) == Order("admin", EVA.user, WHY)
    assert scene.last.people == []


def test_who_gave_orders_once_is_remembered_once() -> None:
    scene = Scene.opened(2)
    ordered(scene, JUDGE)
    assert len(scene.last.people) == 1
    ordered(scene, JUDGE)
    assert scene.last.people == []


@rows(
    ("said", "written"),
    [
        ("x", "x"),
        ("  The  book \n says\tso ", "The book says so"),
        ("x" * LONGEST_REASON, "x" * LONGEST_REASON),
        ("\u202eso\u200b it is", "so it is"),
        ("👩\u200d⚖️", "👩\u200d⚖️"),
        ("a\x00b", "ab"),
    ],
)
def test_a_reason_is_kept_as_one_line_without_what_cannot_be_seen(said: str, written: str) -> None:
    given = ordered(Scene.opened(2), JUDGE, said)
    assert isinstance(given, Order)
    assert given.reason == written


@rows("said", ["", " \n\t", "\u200b\u202e", "x" * (LONGEST_REASON + 1)])
def test_an_order_needs_a_reason_of_some_length(said: str) -> None:
    scene = Scene.opened(2)
    refused = scene.decide(lambda change: permissions.order(change, JUDGE, said))
    assert (refused.reason, refused.line.args) == (Reason.NO_REASON, {"most": 300})
    assert scene.last.people == []


def test_what_is_hidden_a_judge_sees_who_does_not_play_and_is_remembered() -> None:
    scene = Scene.opened(2)
    assert scene.decide(lambda change: permissions.look(change, JUDGE)) is None
    assert [role for _, role, _ in scene.last.people] == ["judge"]
    assert scene.refused(lambda change: permissions.look(change, ADMIN)) is Reason.JUDGE_ONLY
    assert scene.refused(lambda change: permissions.look(change, PLAYING_JUDGE)) is Reason.PARTIAL
    assert scene.last.people == []


def test_even_alone_or_together_a_player_does_not_see_it() -> None:
    alone = Actor(EVA.user, judge=True)
    assert Scene.opened(1, automated=1).refused(lambda change: permissions.look(change, alone)) is Reason.PARTIAL
    assert Scene.opened(2, play=CAMP).refused(lambda change: permissions.look(change, alone)) is Reason.PARTIAL


def test_once_a_match_is_over_there_is_nothing_to_hide_unless_it_goes_on() -> None:
    scene = Scene.opened(2)
    scene.decide(lambda change: endings.concede(change, EVA))
    assert scene.decide(lambda change: permissions.look(change, STRANGER)) is None
    assert scene.last.people == []
    assert Scene(2).refused(lambda change: permissions.look(change, JUDGE)) is Reason.NOT_PLAYING


def reason(found: Refused | None) -> Reason | None:
    return None if found is None else found.reason


def test_who_was_a_judge_or_sat_elsewhere_does_not_sit_down() -> None:
    scene = Scene.opened(2)
    scene.remember(JUDGE, "judge")
    assert reason(permissions.no_seat(scene.position, JUDGE)) is Reason.JUDGED
    assert reason(permissions.no_seat(scene.position, HUGO, 0)) is None
    scene.remember(HUGO, "seat", 0)
    assert reason(permissions.no_seat(scene.position, HUGO, 0)) is None
    assert reason(permissions.no_seat(scene.position, HUGO, 1)) is Reason.OTHER_SEAT
    assert reason(permissions.no_seat(scene.position, HUGO)) is None


def test_after_its_end_a_match_goes_on_only_with_those_who_sat_in_it() -> None:
    scene = Scene.opened(2)
    scene.remember(HUGO, "seat", 0)
    end = scene.match.seq
    scene.decide(lambda change: endings.concede(change, KAREL))
    assert scene.decide(lambda change: permissions.look(change, STRANGER)) is None
    scene.decide(lambda change: openings.reopen(change, scene.log, JUDGE, end, WHY))
    scene.decide(lambda change: openings.begin(change, scene.log, 4711))
    scene.decide(lambda change: seats.clear(change, EVA, 0, "nobody", ""))
    assert scene.refused(lambda change: seats.take(change, STRANGER, 0, None)) is Reason.REOPENED
    assert scene.refused(lambda change: seats.take(change, JUDGE, 0, None)) is Reason.JUDGED
    assert scene.decide(lambda change: seats.take(change, HUGO, 0, None)) is None
    scene.decide(lambda change: seats.clear(change, HUGO, 0, "game", ""))
    assert scene.match.seats[0].automated


def test_where_a_table_plays_together_one_may_change_seats() -> None:
    scene = Scene.opened(2, play=CAMP)
    scene.remember(HUGO, "seat", 0)
    assert reason(permissions.no_seat(scene.position, HUGO, 1)) is None
    scene.remember(JUDGE, "judge")
    assert reason(permissions.no_seat(scene.position, JUDGE, 1)) is Reason.JUDGED


def test_a_partial_order_brings_nothing_back_that_drew() -> None:
    scene = Scene.opened(2, play=CAMP)
    scene.answer(EVA, "rest")
    scene.answer(KAREL, "rest")
    assert scene.decide(lambda change: orders.rewind(change, scene.log, PLAYING_ADMIN, 2, WHY)) is None
    scene.answer(KAREL, "wood", "1")
    assert scene.rows[-1].fixed
    back = scene.refused(lambda change: orders.rewind(change, scene.log, PLAYING_ADMIN, 2, WHY))
    assert back is Reason.CANNOT_UNDO
    assert scene.decide(lambda change: orders.rewind(change, scene.log, ADMIN, 2, WHY)) is None


def test_nobody_is_partial_to_a_match_that_they_only_judge() -> None:
    scene = Scene.opened(2)
    assert not permissions.is_partial(scene.match, JUDGE)
    host = replace(scene.match, people=type(scene.match.people)(1, key=b"scene").joined_by(EVA.user, "host"))
    assert not permissions.is_partial(host, EVA)
