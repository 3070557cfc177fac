"""Proposals, decided on in memory."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.matches.model.match import Actor, Status, Timing
from bot.matches.model.messages import Answered, Asked
from bot.matches.model.proposals import ProposalKind
from bot.matches.model.refusals import Reason
from bot.matches.rules import proposals
from tests.bot.matches.decisions.scene import Decision, Scene
from tests.bot.matches.table import EVA, KAREL, LENA, STRANGER
from tests.rows import rows

CLOCK = Timing(3600)


def propose(scene: Scene, actor: Actor, kind: ProposalKind, seconds: int | None = None) -> Decision:
    return lambda change: proposals.propose(change, scene.log, actor, kind, seconds)


def answer(scene: Scene, actor: Actor, number: int, agree: bool) -> Decision:
    return lambda change: proposals.answer(change, scene.log, actor, number, agree)


def notes(scene: Scene) -> list[Any]:
    return [note for note, _ in scene.last.notes]


def test_the_others_are_asked_and_nothing_happens_before_they_agree() -> None:
    scene = Scene.opened(3)
    assert scene.decide(propose(scene, EVA, "pause")) is None
    assert notes(scene) == [Asked(1, "pause", 0, (1, 2))]
    scene.decide(answer(scene, KAREL, 1, True))
    assert notes(scene) == [Asked(1, "pause", 0, (2,))]
    assert not scene.match.course.stands
    scene.decide(answer(scene, LENA, 1, True))
    assert Answered(1, "pause", agreed=True) in notes(scene)
    assert scene.match.course.owners == ("players",)
    assert scene.match.course.proposals == ()


@pytest.mark.parametrize(("kind", "last"), [("pause", "paused"), ("abandon", "ended"), ("extension", "extended")])
def test_a_player_alone_has_it_at_once(kind: ProposalKind, last: str) -> None:
    scene = Scene.opened(1, automated=1, timing=CLOCK)
    scene.decide(propose(scene, EVA, kind, 60 if kind == "extension" else None))
    assert scene.kinds()[-1] == last
    assert not any(isinstance(note, Asked) for note in notes(scene))


def test_an_undo_brings_the_position_before_the_move_back() -> None:
    scene = Scene.opened(2)
    before = scene.state
    scene.play(0)
    scene.decide(propose(scene, EVA, "undo"))
    assert scene.match.course.proposals[0].to == 1
    scene.decide(answer(scene, KAREL, 1, True))
    assert scene.state == before
    assert (scene.rows[-1].kind, scene.rows[-1].back_to) == ("rewound", 1)


def test_a_draw_shares_the_first_place() -> None:
    scene = Scene.opened(2)
    scene.decide(propose(scene, EVA, "draw"))
    scene.decide(answer(scene, KAREL, 1, True))
    assert scene.is_now(Status.OVER)
    assert [seat.place for seat in scene.match.seats] == [1, 1]


def test_an_extension_moves_every_deadline() -> None:
    scene = Scene.opened(2, timing=CLOCK)
    before = scene.deadlines()
    scene.decide(propose(scene, EVA, "extension", 600))
    scene.decide(answer(scene, KAREL, 1, True))
    assert scene.deadlines() == {seat: end and end + timedelta(minutes=10) for seat, end in before.items()}


def test_one_disagreement_closes_it() -> None:
    scene = Scene.opened(3)
    scene.decide(propose(scene, EVA, "draw"))
    scene.decide(answer(scene, KAREL, 1, False))
    assert notes(scene) == [Answered(1, "draw", agreed=False)]
    assert scene.refused(answer(scene, LENA, 1, True)) is Reason.PROPOSAL_GONE


def test_who_agreed_already_changes_nothing_by_agreeing_again() -> None:
    scene = Scene.opened(2)
    scene.decide(propose(scene, EVA, "draw"))
    scene.decide(answer(scene, EVA, 1, True))
    assert not scene.last.changed


@rows(
    ("actor", "kind", "seconds", "reason"),
    [
        (STRANGER, "draw", None, Reason.NOT_SEATED),
        (EVA, "extension", None, Reason.TOO_LONG),
        (EVA, "extension", 0, Reason.TOO_LONG),
        (EVA, "extension", 14 * 24 * 3600 + 1, Reason.TOO_LONG),
        (EVA, "undo", None, Reason.NOTHING_TO_UNDO),
    ],
)
def test_what_makes_no_sense_is_refused(actor: Actor, kind: ProposalKind, seconds: int | None, reason: Reason) -> None:
    scene = Scene.opened(2, timing=CLOCK)
    assert scene.refused(propose(scene, actor, kind, seconds)) is reason


def test_the_longest_extension_is_granted() -> None:
    scene = Scene.opened(2, timing=CLOCK)
    assert scene.decide(propose(scene, EVA, "extension", 14 * 24 * 3600)) is None


def test_without_a_clock_there_is_no_time_to_extend() -> None:
    scene = Scene.opened(2)
    assert scene.refused(propose(scene, EVA, "extension", 60)) is Reason.NO_CLOCK


def test_nobody_draws_against_the_game() -> None:
    scene = Scene.opened(1, automated=1)
    assert scene.refused(propose(scene, EVA, "draw")) is Reason.ALONE


def test_the_same_is_not_proposed_twice_at_a_time() -> None:
    scene = Scene.opened(2)
    scene.decide(propose(scene, EVA, "draw"))
    assert scene.refused(propose(scene, KAREL, "draw")) is Reason.PROPOSED
    assert scene.decide(propose(scene, KAREL, "abandon")) is None
    assert [one.id for one in scene.match.course.proposals] == [1, 2]


def test_nothing_is_proposed_in_a_lobby() -> None:
    scene = Scene(2)
    assert scene.refused(propose(scene, EVA, "draw")) is Reason.NOT_PLAYING
    assert scene.refused(answer(scene, EVA, 1, True)) is Reason.NOT_PLAYING
