"""What every change ends with: who is at the table, whether a judge is asked, whether it is over, whom it waits for."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.games.values import Line, Seat
from bot.matches.model import entries
from bot.matches.model.match import Status, Timing
from bot.matches.model.messages import Answered, Asked, Over, Ruling
from bot.matches.model.private import Answers
from bot.matches.rules import endings, orders, proposals, seats, submit
from bot.matches.rules.clock import pauses, relocation, vacations
from tests.bot.games.camp.game import Camp, Event, Here, State
from tests.bot.matches.decisions.market import at_window, order
from tests.bot.matches.decisions.plays import BAZAAR, CAMP, PARTNERS, Play
from tests.bot.matches.decisions.scene import Scene
from tests.bot.matches.table import EVA, HUGO, JUDGE, KAREL, PEOPLE, START, WHY

DAY = timedelta(days=1)


def test_a_judge_is_called_once_and_no_clock_runs_until_the_ruling() -> None:
    scene = at_window(timing=Timing(3600))
    first = order(scene)[0]
    scene.answer(PEOPLE[first], "object")
    assert scene.told(Ruling) == [Ruling(first, (Line("toy-ask-dispute"),))]
    assert scene.match.course.owners == ("ruling",)
    scene.pass_time(hours=2)
    scene.decide(lambda change: orders.extend(change, JUDGE, 60, WHY))
    assert scene.told(Ruling) == []
    scene.answer(PEOPLE[first], "withdraw")
    assert scene.match.course.holds == ()
    assert set(scene.deadlines().values()) == {scene.now + timedelta(hours=1)}


def test_a_match_that_ends_is_over_in_the_same_change() -> None:
    scene = Scene.opened(2)
    for _ in range(100):
        if not scene.is_now(Status.PLAYING):
            break
        scene.play(scene.position.prompts()[0].seat)
    assert scene.is_now(Status.OVER)
    assert [row.kind for row in scene.last.rows] == ["moved", "ended"]
    assert scene.told(Over)[0].outcome == scene.game.outcome(scene.state)
    assert scene.match.course.waits == ()


def test_what_was_settled_and_answered_ahead_ends_with_the_match() -> None:
    scene = at_window(timing=Timing(3600))
    scene.answer(PEOPLE[order(scene)[1]], "let")
    scene.decide(lambda change: submit.settle(change, EVA.user, "tidy", "up"))
    scene.decide(lambda change: change.course(behind=change.now))
    scene.decide(lambda change: orders.abandon(change, JUDGE, WHY))
    assert scene.answers == Answers(scene.answers.revision)
    assert scene.match.course.behind is None
    assert scene.is_now(Status.ABANDONED)
    assert scene.last.rows[-1].kind == "ended"


@pytest.mark.parametrize("how", ["clear", "concede"])
def test_a_vote_ends_when_others_play_than_those_who_were_asked(how: str) -> None:
    scene = Scene.opened(3)
    scene.decide(lambda change: proposals.propose(change, scene.log, EVA, "pause"))
    assert scene.told(Asked)
    if how == "clear":
        scene.decide(lambda change: seats.clear(change, KAREL, 1, "nobody", ""))
    else:
        scene.decide(lambda change: endings.concede(change, KAREL))
    assert scene.match.course.proposals == ()
    assert scene.told(Answered) == [Answered(1, "pause", agreed=False)]


def test_a_vote_lasts_as_long_as_the_same_people_play() -> None:
    scene = Scene.opened(3)
    scene.decide(lambda change: proposals.propose(change, scene.log, EVA, "pause"))
    scene.decide(lambda change: orders.pause(change, JUDGE, WHY))
    assert len(scene.match.course.proposals) == 1


def test_where_a_table_plays_together_it_is_told_who_takes_part() -> None:
    scene = Scene.opened(3, play=CAMP)
    assert scene.kinds() == ["opened"], "all are there, as the game takes it at first"
    scene.decide(lambda change: seats.clear(change, EVA, 0, "nobody", ""))
    assert [row.kind for row in scene.last.rows] == ["substituted", "attended"]
    entry = scene.last.happened[-1].entry
    assert isinstance(entry, entries.Attended)
    assert (entry.by, entry.present, entry.at) == ("game", (1, 2), START)
    assert scene.match.course.present == (1, 2)
    assert scene.state.holder == 1
    scene.decide(lambda change: seats.take(change, HUGO, 0, None))
    assert scene.state.present == (0, 1, 2)


def test_who_is_absent_is_played_by_the_game_from_the_same_change_on() -> None:
    scene = Scene.opened(3, play=PARTNERS)
    scene.decide(lambda change: seats.clear(change, KAREL, 1, "nobody", ""))
    assert [row.kind for row in scene.last.rows] == ["substituted", "attended", "moved"]
    assert scene.position.is_automatic(1)
    assert not scene.position.is_automatic(0)


def test_whoever_is_absent_is_told_again_after_going_back_to_when_they_were_there() -> None:
    scene = Scene.opened(3, play=CAMP)
    scene.answer(EVA, "rest")
    scene.decide(lambda change: vacations.go_away(change, PEOPLE[2].user, START + DAY))
    assert scene.state.present == (0, 1)
    scene.decide(lambda change: orders.rewind(change, scene.log, JUDGE, 1, WHY))
    assert [row.kind for row in scene.last.rows] == ["rewound", "attended"]
    assert scene.state.present == (0, 1)
    scene.decide(lambda change: orders.rewind(change, scene.log, JUDGE, scene.match.seq - 1, WHY))
    assert scene.last.rows[0].kind == "rewound"


def test_a_game_that_knows_it_already_is_told_nothing_after_going_back() -> None:
    scene = Scene.opened(3, play=CAMP)
    scene.answer(EVA, "rest")
    scene.decide(lambda change: orders.rewind(change, scene.log, JUDGE, 1, WHY))
    assert [row.kind for row in scene.last.rows] == ["rewound"]


class Eager(Camp):
    """A camp that counts those who are there whenever it is asked to."""

    def attend(self, state: State, present: tuple[Seat, ...]) -> tuple[Event, ...]:
        return (Here(present),)


def test_a_game_is_asked_who_is_there_when_that_changes_and_after_going_back() -> None:
    scene = Scene.opened(2, play=Play(Eager(), CAMP.ruleset, CAMP.variant, factions=False))
    scene.answer(EVA, "rest")
    assert scene.kinds() == ["opened", "moved"]
    scene.decide(lambda change: orders.rewind(change, scene.log, JUDGE, 1, WHY))
    assert scene.kinds()[2:] == ["rewound", "attended"]


class Careless(Camp):
    """A camp to which nothing follows from who is there."""

    def attend(self, state: State, present: tuple[Seat, ...]) -> tuple[Event, ...]:
        return ()


def test_who_is_present_is_noted_even_where_nothing_follows_from_it() -> None:
    scene = Scene.opened(3, play=Play(Careless(), CAMP.ruleset, CAMP.variant, factions=False))
    scene.decide(lambda change: vacations.go_away(change, PEOPLE[2].user, START + DAY))
    assert [row.kind for row in scene.last.rows] == ["attended"]
    assert scene.match.course.present == (0, 1)
    scene.decide(lambda change: change.settle())
    assert scene.last.rows == []


def test_time_that_is_up_goes_on_being_up_only_while_the_match_does() -> None:
    scene = Scene.opened(2, timing=Timing(length=3600), play=BAZAAR)
    scene.pass_time(hours=1)
    scene.look()
    scene.decide(lambda change: relocation.move_to(change, None))
    scene.decide(lambda change: orders.rewind(change, scene.log, JUDGE, 1, WHY))
    assert scene.kinds()[-1] == "rewound"
    scene.decide(lambda change: relocation.move_to(change, 77))
    assert scene.kinds()[-1] == "time-up"
    entry = scene.last.happened[-1].entry
    assert (entry.by, entry.seat) == ("clock", None)


def test_before_its_time_is_up_nothing_ends_a_match() -> None:
    scene = Scene.opened(2, timing=Timing(length=3600), play=BAZAAR)
    scene.decide(lambda change: pauses.pause(change, "agreed", None))
    assert "time-up" not in scene.kinds()
    assert not scene.state.closing
