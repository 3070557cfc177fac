"""Ends that no move makes: giving up, agreeing on a draw, abandoning a match, closing a lobby."""

from __future__ import annotations

import pytest

from bot.games.values import Accepted, Line, Outcome, Seat, Standing
from bot.matches.model.match import Status, Timing
from bot.matches.model.messages import Answered, Lobby, Over, Told
from bot.matches.model.refusals import Reason
from bot.matches.rules import choices, endings, orders, proposals, seats
from tests.bot.games.toy.game import Toy
from tests.bot.games.toy.values import State
from tests.bot.matches.decisions.plays import CAMP, CIRCLE, FAIR, TOY, Play
from tests.bot.matches.decisions.scene import Scene
from tests.bot.matches.table import ADMIN, EVA, JUDGE, KAREL, LENA, PEOPLE, START, STRANGER, WHY


def concede(scene: Scene, seat: Seat = 0, click: int | None = None) -> object:
    return scene.decide(lambda change: endings.concede(change, PEOPLE[seat], click))


def test_of_two_the_other_one_wins() -> None:
    scene = Scene.opened(2)
    assert concede(scene, click=77) is None
    assert scene.is_now(Status.OVER)
    assert scene.match.ended == START
    assert [(seat.place, seat.points, seat.won) for seat in scene.match.seats] == [(2, -1, None), (1, 0, None)]
    assert [(row.kind, row.user, row.interaction) for row in scene.last.rows] == [
        ("conceded", EVA.user, 77),
        ("ended", None, None),
    ]
    assert scene.match.seats[0].conceded and not scene.match.seats[1].conceded


def test_the_end_makes_the_secret_public_and_clears_the_table() -> None:
    scene = Scene.opened(2, timing=Timing(3600))
    scene.decide(lambda change: proposals.propose(change, scene.log, EVA, "pause"))
    concede(scene)
    (over,) = scene.told(Over)
    outcome = scene.match.course.outcome
    assert over == Over(outcome, scene.match.course.commitment, scene.secret.reveal().hex(), scene.match.head)
    course = scene.match.course
    assert (course.waits, course.handed, course.called, course.proposals, course.holds) == ((), (), (), (), ())
    assert course.stopped is None
    assert outcome is not None and outcome.reason == Line("toy-conceded")


def test_what_was_proposed_for_the_position_is_closed_with_it() -> None:
    scene = Scene.opened(3)
    scene.play(0)
    for kind in ("undo", "draw", "pause"):
        scene.decide(lambda change, kind=kind: proposals.propose(change, scene.log, EVA, kind))  # type: ignore[misc]
    concede(scene, 2)
    # Who plays is another matter now, and with it every vote.
    assert scene.match.course.proposals == ()
    assert [note.kind for note in scene.told(Answered)] == ["undo", "draw", "pause"]


def test_of_three_two_play_on_and_the_game_moves_for_the_third() -> None:
    scene = Scene.opened(3)
    concede(scene, 1)
    assert scene.is_now(Status.PLAYING)
    assert scene.kinds()[-2:] == ["conceded", "moved"]
    assert scene.told(Told)
    assert concede(scene, 1).reason is Reason.NOT_SEATED  # type: ignore[attr-defined]
    concede(scene, 2)
    assert [seat.place for seat in scene.match.seats] == [1, 2, 2]


def test_the_last_person_ends_the_match_against_the_game() -> None:
    scene = Scene.opened(1, automated=2)
    concede(scene)
    assert scene.is_now(Status.OVER)


def test_only_who_sits_at_the_table_gives_up_and_only_while_it_is_played() -> None:
    scene = Scene.opened(2)
    assert scene.refused(lambda change: endings.concede(change, STRANGER)) is Reason.NOT_SEATED
    assert Scene(2).refused(lambda change: endings.concede(change, EVA)) is Reason.NOT_PLAYING


def test_a_group_plays_on_without_who_gives_up_and_ends_with_the_last() -> None:
    scene = Scene.opened(2, play=CAMP)
    concede(scene, 0)
    assert scene.is_now(Status.PLAYING)
    assert (scene.state.gone, scene.state.holder) == ((0,), 1)
    concede(scene, 1)
    assert scene.is_now(Status.OVER)
    assert [seat.won for seat in scene.match.seats] == [False, False]
    assert {seat.place for seat in scene.match.seats} == {None}


def test_a_group_ends_when_nobody_sits_at_the_table_any_more() -> None:
    scene = Scene.opened(2, play=CAMP)
    scene.decide(lambda change: seats.clear(change, KAREL, 1, "nobody", ""))
    concede(scene, 0)
    assert scene.is_now(Status.OVER)


def test_where_everybody_is_for_themselves_an_empty_seat_counts_as_a_player() -> None:
    scene = Scene.opened(3, play=CIRCLE)
    scene.decide(lambda change: seats.clear(change, KAREL, 1, "nobody", ""))
    concede(scene, 0)
    assert scene.is_now(Status.PLAYING)
    concede(scene, 2)
    assert [seat.won for seat in scene.match.seats] == [False, True, False]


class Watching(Toy):
    """Smugglers who note what they are told of those who give up."""

    def __init__(self) -> None:
        self.told: list[tuple[tuple[Seat, ...], tuple[Seat, ...]]] = []

    def retire(self, state: State, seats: tuple[Seat, ...], people: tuple[Seat, ...]) -> Outcome | None:
        self.told.append((seats, people))
        return None


def test_the_game_is_told_who_gave_up_so_far_and_who_is_still_played_by_people() -> None:
    game = Watching()
    scene = Scene.opened(3, automated=1, play=Play(game, TOY.ruleset, TOY.variant))
    concede(scene, 2)
    concede(scene, 0)
    scene.decide(lambda change: seats.clear(change, KAREL, 1, "nobody", ""))
    scene.decide(lambda change: endings.give_up(change, 3, "clock", None))
    assert game.told == [((2,), (0, 1)), ((0, 2), (1,)), ((0, 2, 3), (1,))]
    assert not isinstance(game.retire(scene.state, (), ()), Accepted)


def test_a_draw_puts_everybody_first() -> None:
    scene = Scene.opened(3)
    scene.decide(endings.agree_on_draw)
    assert scene.is_now(Status.OVER)
    assert scene.kinds()[-2:] == ["drawn", "ended"]
    assert [(seat.place, seat.points) for seat in scene.match.seats] == [(1, 0)] * 3
    assert scene.match.course.outcome == Outcome(
        tuple(Standing(seat, 1, 0) for seat in range(3)), Line("match-outcome-draw")
    )
    assert [type(note) for note, _ in scene.last.notes] == [Told, Over]


def test_an_abandoned_match_has_no_outcome() -> None:
    scene = Scene.opened(2)
    scene.decide(lambda change: orders.abandon(change, JUDGE, WHY))
    assert scene.is_now(Status.ABANDONED)
    assert scene.kinds()[-2:] == ["abandoned", "ended"]
    assert scene.match.course.outcome is None
    assert [seat.place for seat in scene.match.seats] == [None, None]
    assert scene.told(Over)[0].outcome is None
    assert scene.told(Told)
    assert scene.rows[-2].reason == WHY


def test_a_lobby_that_closes_says_so_and_keeps_nothing_that_was_brought() -> None:
    scene = Scene(2, play=FAIR)
    scene.decide(lambda change: choices.choose(change, EVA, "sign", "moon", None))
    assert scene.private
    scene.decide(lambda change: change.course(unready=(1,)))
    assert scene.decide(lambda change: endings.close(change, EVA)) is None
    assert scene.private == {}
    assert "sign" not in scene.match.seats[0].choices
    assert scene.match.course.unready == ()
    assert (scene.match.status, scene.match.ended) == (Status.ABANDONED, START)
    assert scene.told(Lobby)
    assert scene.refused(lambda change: endings.close(change, EVA)) is Reason.NOT_IN_LOBBY


def test_the_message_of_a_lobby_that_closes_says_so_even_where_nothing_was_brought() -> None:
    scene = Scene(1)
    scene.decide(lambda change: endings.close(change, EVA))
    assert [type(note) for note, _ in scene.last.notes] == [Lobby]


@pytest.mark.parametrize("actor", [KAREL, LENA, STRANGER])
def test_no_guest_closes_a_lobby(actor: object) -> None:
    scene = Scene(2)
    assert scene.refused(lambda change: endings.close(change, actor)) is Reason.HOST_ONLY  # type: ignore[arg-type]
    assert scene.decide(lambda change: endings.close(change, ADMIN)) is None
