"""Who is asked to agree, where a table plays together and where everybody is for themselves, and what then happens."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.games.values import Line
from bot.matches.model.match import Actor, Status, Timing
from bot.matches.model.messages import Answered, Asked
from bot.matches.model.proposals import Proposal, ProposalKind
from bot.matches.model.refusals import Reason
from bot.matches.rules import endings, proposals, seats
from bot.matches.rules.clock import pauses, vacations
from tests.bot.matches.decisions.plays import CAMP, CIRCLE
from tests.bot.matches.decisions.scene import Decision, Scene
from tests.bot.matches.table import EVA, JUDGE, KAREL, LENA, START
from tests.rows import rows

KINDS: tuple[ProposalKind, ...] = ("undo", "draw", "extension", "pause", "abandon")


def propose(scene: Scene, actor: Actor, kind: ProposalKind, seconds: int | None = None) -> Decision:
    return lambda change: proposals.propose(change, scene.log, actor, kind, seconds)


def answer(scene: Scene, actor: Actor, number: int, agree: bool = True) -> Decision:
    return lambda change: proposals.answer(change, scene.log, actor, number, agree)


def camp_without_lena() -> Scene:
    """A group of three of whom one is on vacation."""
    scene = Scene.opened(3, play=CAMP, timing=Timing(3600))
    scene.decide(lambda change: vacations.go_away(change, LENA.user, START + timedelta(days=3)))
    return scene


@rows("kind", KINDS)
def test_at_a_table_that_plays_together_nobody_waits_for_who_is_away_unless_it_is_to_end(kind: ProposalKind) -> None:
    scene = camp_without_lena()
    assert proposals.voters(scene.position, kind) == ((0, 1, 2) if kind == "abandon" else (0, 1))
    everybody = Scene.opened(3, play=CAMP)
    assert proposals.voters(everybody.position, kind) == (0, 1, 2)


@rows("kind", KINDS)
def test_where_everybody_is_for_themselves_who_is_away_is_waited_for(kind: ProposalKind) -> None:
    scene = Scene.opened(3)
    scene.decide(lambda change: vacations.go_away(change, LENA.user, START + timedelta(days=3)))
    scene.decide(lambda change: change.course(present=(0, 1)))
    assert proposals.voters(scene.position, kind) == (0, 1, 2)


def test_who_gave_up_and_seats_in_which_nobody_sits_do_not_vote() -> None:
    scene = Scene.opened(4, automated=0)
    scene.decide(lambda change: endings.concede(change, LENA))
    scene.decide(lambda change: seats.clear(change, KAREL, 1, "nobody", ""))
    assert proposals.voters(scene.position, "draw") == (0, 3)
    assert scene.refused(propose(scene, LENA, "draw")) is Reason.NOT_SEATED


def test_partners_agree_on_no_draw() -> None:
    together, against = Scene.opened(2, play=CAMP), Scene.opened(2, play=CIRCLE)
    assert together.refused(propose(together, EVA, "draw")) is Reason.TOGETHER
    assert against.decide(propose(against, EVA, "draw")) is None


def test_a_draw_needs_two_who_play() -> None:
    scene = Scene.opened(3)
    scene.decide(lambda change: seats.clear(change, LENA, 2, "nobody", ""))
    assert scene.decide(propose(scene, EVA, "draw")) is None
    scene.decide(lambda change: seats.clear(change, KAREL, 1, "nobody", ""))
    assert scene.refused(propose(scene, EVA, "draw")) is Reason.ALONE


def test_the_players_pause_once() -> None:
    scene = Scene.opened(1, automated=1)
    assert scene.decide(propose(scene, EVA, "pause")) is None
    again = scene.decide(propose(scene, EVA, "pause"))
    assert (again.reason, again.line.args) == (Reason.PAUSED, {"held": Line("match-held-players")})
    assert scene.decide(propose(scene, EVA, "abandon")) is None, "a pause is no reason to ask for nothing else"
    official = Scene.opened(1, automated=1)
    official.decide(lambda change: pauses.pause(change, "judge", JUDGE.user))
    assert official.decide(propose(official, EVA, "pause")) is None
    assert official.match.course.owners == ("officials", "players")


def test_of_partners_anybodys_last_move_is_undone() -> None:
    scene = Scene.opened(3, play=CAMP)
    scene.answer(EVA, "rest")
    before = scene.state
    scene.answer(KAREL, "rest")
    scene.decide(propose(scene, LENA, "undo"))
    assert scene.match.course.proposals[0].to == 2
    scene.decide(answer(scene, EVA, 1))
    scene.decide(answer(scene, KAREL, 1))
    assert scene.state == before


def test_where_everybody_is_for_themselves_ones_own_last_move_is_undone() -> None:
    scene = Scene.opened(3)
    for seat in (0, 1):
        scene.play(seat)
    scene.decide(propose(scene, EVA, "undo"))
    (asked,) = scene.told(Asked)
    assert asked == Asked(1, "undo", 0, (1, 2), 1, None)
    assert scene.refused(propose(scene, LENA, "undo")) is Reason.PROPOSED


def test_a_question_to_the_others_says_how_much_time_is_asked_for() -> None:
    scene = Scene.opened(3, timing=Timing(3600))
    scene.decide(propose(scene, EVA, "extension", 7200))
    assert scene.told(Asked) == [Asked(1, "extension", 0, (1, 2), None, 7200)]
    assert scene.match.course.proposals == (Proposal(1, "extension", 0, (0,), None, 7200),)
    assert scene.match.course.proposed == 1


def test_agreeing_changes_only_the_proposal_that_was_meant() -> None:
    scene = Scene.opened(3, timing=Timing(3600))
    scene.decide(propose(scene, EVA, "pause"))
    scene.decide(propose(scene, LENA, "extension", 60))
    scene.decide(answer(scene, KAREL, 2))
    assert [(one.id, one.agreed) for one in scene.match.course.proposals] == [(1, (0,)), (2, (1, 2))]
    scene.decide(answer(scene, EVA, 2))
    assert [one.id for one in scene.match.course.proposals] == [1]
    assert scene.kinds()[-1] == "extended"
    assert Answered(2, "extension", agreed=True) in scene.told(Answered)


def test_whoever_proposed_something_withdraws_it() -> None:
    scene = Scene.opened(3, timing=Timing(3600))
    scene.decide(propose(scene, EVA, "pause"))
    scene.decide(propose(scene, EVA, "abandon"))
    scene.decide(answer(scene, EVA, 1, agree=False))
    assert scene.told(Answered) == [Answered(1, "pause", agreed=False)]
    assert [one.id for one in scene.match.course.proposals] == [2]
    assert scene.last.rows == []


def test_to_agree_twice_carries_it_out_once_nobody_is_waited_for_any_more() -> None:
    scene = Scene.opened(3, play=CAMP, timing=Timing(3600))
    scene.decide(propose(scene, EVA, "pause"))
    scene.decide(answer(scene, KAREL, 1))
    scene.decide(answer(scene, KAREL, 1))
    assert not scene.last.changed
    scene.decide(lambda change: vacations.go_away(change, LENA.user, START + timedelta(days=3)))
    scene.decide(answer(scene, EVA, 1))
    assert scene.match.course.owners == ("players",)


def test_a_pause_is_a_pause_for_however_long_it_was_meant() -> None:
    scene = Scene.opened(1, automated=1, timing=Timing(3600))
    scene.decide(propose(scene, EVA, "pause", 60))
    assert scene.kinds()[-1] == "paused"


@pytest.mark.parametrize("kind", ["pause", "abandon"])
def test_what_is_agreed_on_happens_on_everybodys_account(kind: ProposalKind) -> None:
    scene = Scene.opened(2)
    scene.decide(propose(scene, EVA, kind))
    scene.decide(answer(scene, KAREL, 1))
    row = scene.last.rows[0]
    assert (row.seat, row.user, row.reason) == (None, None, None)
    assert scene.last.happened[0].entry.by == "agreed"
    assert scene.is_now(Status.ABANDONED if kind == "abandon" else Status.PLAYING)


def test_only_players_of_a_match_being_played_agree() -> None:
    scene = Scene.opened(3)
    scene.decide(propose(scene, EVA, "pause"))
    assert scene.refused(answer(scene, JUDGE, 1)) is Reason.NOT_SEATED
    assert scene.refused(answer(scene, KAREL, 2)) is Reason.PROPOSAL_GONE
