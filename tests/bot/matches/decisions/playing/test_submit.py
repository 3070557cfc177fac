"""Answers to questions, decided on in memory: whose they are, when they are taken, and what is kept until then."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from bot.games.values import SPECTATOR, Line, Rejected
from bot.matches.model import entries
from bot.matches.model.match import Actor, Status, Timing
from bot.matches.model.messages import Answered, Told, Turn
from bot.matches.model.private import REMEMBERED, Answers, Given
from bot.matches.model.refusals import Reason, Refused
from bot.matches.rules import endings, orders, proposals, seats, submit
from bot.matches.rules.submit import Path, Submitted, Written
from tests.bot.matches.decisions.market import at_turn, at_window, lay, order, reacting
from tests.bot.matches.decisions.plays import CAMP, PARTNERS
from tests.bot.matches.decisions.scene import Decision, Scene
from tests.bot.matches.table import ADMIN, EVA, JUDGE, KAREL, LENA, PEOPLE, STRANGER, WHY
from tests.rows import rows


def card(scene: Scene, seat: int) -> str:
    """A card of a seat's hand, as it is picked."""
    return f"c{scene.state.hands[seat][0]}"


def given(actor: Actor, question: str, *tokens: str) -> Decision:
    return lambda change: submit.submit(change, actor.user, question, Path(tokens), None)


def settle(actor: Actor, name: str, token: str) -> Decision:
    return lambda change: submit.settle(change, actor.user, name, token)


def rule(scene: Scene, actor: Actor, question: str, said: str = "uphold", reason: str = WHY) -> object:
    return scene.decide(lambda change: submit.rule(change, actor, question, Path((said,)), reason))


def disputed() -> tuple[Scene, int]:
    """A match in which a seat objects and a judge is asked, and that seat."""
    scene = at_window(timing=Timing(3600))
    seat = order(scene)[0]
    scene.answer(PEOPLE[seat], "object")
    return scene, seat


def ruling(scene: Scene) -> str:
    """The id of what a judge is asked."""
    return next(prompt.id for prompt in scene.position.prompts() if prompt.judge)


def test_an_answer_is_an_entry_of_its_seat_and_its_player() -> None:
    scene = Scene.opened(2)
    asked = scene.question(0)
    picked = Path((card(scene, 0),))
    assert scene.decide(lambda change: submit.submit(change, EVA.user, asked.id, picked, 77)) is None
    (row,) = scene.last.rows
    assert (row.kind, row.seat, row.user, row.interaction, row.fixed) == ("moved", 0, EVA.user, 77, False)
    entry = scene.last.happened[0].entry
    assert isinstance(entry, entries.Moved)
    assert (entry.by, entry.stead, entry.chosen) == ("seat", UNSET, UNSET)
    assert scene.told(Told)
    assert scene.refused(given(EVA, asked.id, card(scene, 0))) is Reason.STALE


def test_an_answer_may_be_written_as_the_games_command() -> None:
    scene = Scene.opened(2)
    first = scene.state.hands[0][0]
    written = Written(f'{{"type":"Stake","card":{first}}}'.encode())
    asked = scene.question(0).id
    assert scene.decide(lambda change: submit.submit(change, EVA.user, asked, written, None)) is None
    assert scene.state.stakes[0] == first


@rows("data", [b"", b"{", b'{"type":"Fly"}', b'{"type":"Stake"}'])
def test_what_is_no_command_is_refused_with_what_is_wrong(data: bytes) -> None:
    scene = Scene.opened(2)
    asked = scene.question(0).id
    found = scene.decide(lambda change: submit.submit(change, EVA.user, asked, Written(data), None))
    assert isinstance(found, Refused) and found.reason is Reason.NO_COMMAND
    assert found.line.key == "match-refused-no-command"
    assert found.line.args["problem"]


def test_what_the_rules_forbid_is_rejected_by_the_game_and_changes_nothing() -> None:
    scene = Scene.opened(2)
    asked, other = scene.question(0).id, scene.state.hands[1][0]
    written = Written(f'{{"type":"Stake","card":{other}}}'.encode())
    found = scene.decide(lambda change: submit.submit(change, EVA.user, asked, written, None))
    assert isinstance(found, Rejected)
    assert [one.rule for one in found.violations] == ["toy.hand"]
    assert not scene.last.changed


@pytest.mark.parametrize("tokens", [(), ("c99",), ("lay", "c1", "c2")])
def test_a_path_that_leads_nowhere_is_a_stale_one(tokens: tuple[str, ...]) -> None:
    scene = Scene.opened(2)
    assert scene.refused(given(EVA, scene.question(0).id, *tokens)) is Reason.STALE


def test_who_may_not_answer() -> None:
    scene = Scene.opened(2, automated=1)
    own, others = scene.question(0).id, scene.question(1).id
    assert scene.refused(given(STRANGER, own, card(scene, 0))) is Reason.NOT_SEATED
    assert scene.refused(given(EVA, others, card(scene, 1))) is Reason.NOT_YOURS
    assert scene.refused(given(EVA, "0.nothing", card(scene, 0))) is Reason.STALE
    assert Scene(2).refused(given(EVA, own, "c1")) is Reason.NOT_PLAYING
    scene.decide(lambda change: orders.pause(change, JUDGE, WHY))
    found = scene.decide(given(EVA, own, card(scene, 0)))
    assert (found.reason, found.line.args) == (Reason.PAUSED, {"held": Line("match-held-officials")})


def test_who_gave_up_answers_no_more() -> None:
    scene = Scene.opened(3)
    asked = scene.question(0).id
    scene.decide(lambda change: endings.concede(change, EVA))
    assert scene.refused(given(EVA, asked, "c1")) is Reason.NOT_YOURS


def test_a_move_closes_what_was_proposed_for_the_position_before() -> None:
    scene = Scene.opened(2)
    for kind in ("draw", "pause"):
        scene.decide(lambda change, kind=kind: proposals.propose(change, scene.log, EVA, kind))  # type: ignore[misc]
    scene.answer(KAREL, card(scene, 1))
    assert [note.kind for note in scene.told(Answered)] == ["draw"]


def test_what_is_open_to_everybody_another_answers_in_its_seats_stead() -> None:
    scene = Scene.opened(3, play=PARTNERS, timing=Timing(3600, opens=60))
    asked = scene.question(1).id
    assert scene.refused(given(EVA, asked, card(scene, 1))) is Reason.NOT_YOURS
    scene.pass_time(seconds=60)
    scene.look()
    assert scene.refused(given(STRANGER, asked, card(scene, 1))) is Reason.NOT_SEATED
    assert scene.decide(given(EVA, asked, card(scene, 1))) is None
    (row,) = scene.last.rows
    assert (row.seat, row.user) == (1, EVA.user)
    entry = scene.last.happened[0].entry
    assert isinstance(entry, entries.Moved)
    assert (entry.by, entry.stead) == ("seat", 0)
    assert scene.decide(given(LENA, scene.question(2).id, card(scene, 2))) is None
    own = scene.last.happened[0].entry
    assert isinstance(own, entries.Moved) and own.stead is UNSET


def test_who_answers_in_anothers_stead_is_the_one_who_is_there() -> None:
    scene = Scene.opened(2, play=PARTNERS, timing=Timing(3600, opens=60))
    scene.answer(EVA, card(scene, 0))
    scene.pass_time(seconds=60)
    scene.look()
    scene.answer(EVA, card(scene, 1), seat=1)
    turn = scene.state.turn
    assert [note.seat for note in scene.told(Turn)] == ([] if turn == 0 else [turn])


def test_before_its_turn_an_answer_is_kept_and_nobody_can_notice() -> None:
    scene = at_window(4)
    first, second, third = order(scene)
    for seat in (third, second):
        scene.answer(PEOPLE[seat], "let")
        assert not scene.last.changed_openly
        assert scene.last.changed
    assert [each.seat for each in scene.answers.ahead] == [third, second]
    assert scene.answers.ahead[0].path == ("let",)
    scene.answer(reacting(scene), "let")
    assert [(row.seat, row.user) for row in scene.last.rows] == [
        (seat, PEOPLE[seat].user) for seat in (first, second, third)
    ]
    assert scene.answers.ahead == ()


def test_an_answer_ahead_that_is_written_has_no_path() -> None:
    scene = at_window(3)
    second = order(scene)[1]
    asked = scene.question(second).id
    scene.decide(lambda change: submit.submit(change, PEOPLE[second].user, asked, Written(b'{"type":"Let"}'), None))
    kept = scene.answers.answer(second, asked)
    assert kept is not None and kept.path == ()


def test_an_answer_ahead_is_replaced_and_taken_back() -> None:
    scene = at_window(3)
    first, second = order(scene)
    asked = scene.question(second).id
    scene.answer(PEOPLE[second], "let")
    scene.answer(PEOPLE[second], "object")
    (kept,) = scene.answers.ahead
    assert kept.path == ("object",)
    theirs, other = PEOPLE[second], PEOPLE[first]
    back = scene.refused(lambda change: submit.take_back(change, other.user, asked))
    assert back is Reason.NOT_YOURS
    assert scene.decide(lambda change: submit.take_back(change, theirs.user, asked)) is None
    assert (scene.answers.ahead, scene.answers.standing) == ((), {})


def test_an_answer_ahead_that_cannot_be_played_is_asked_again_with_the_reason() -> None:
    scene = at_window(3)
    first, second = order(scene)
    asked = scene.question(second).id
    wrong = Written(b'{"type":"Lay","card":99}')
    scene.decide(lambda change: submit.submit(change, PEOPLE[second].user, asked, wrong, None))
    scene.answer(PEOPLE[first], "let")
    assert [row.seat for row in scene.last.rows] == [first]
    kept = scene.answers.answer(second, asked)
    assert kept is not None
    assert [one.rule for one in kept.refused] == ["toy.hand"]
    assert scene.match.course.behind is None, "it is tried once"
    scene.answer(PEOPLE[second], "let")
    assert scene.answers.ahead == ()


def test_answers_ahead_are_gone_with_their_question() -> None:
    scene = at_window(3)
    first, second = order(scene)
    scene.answer(PEOPLE[second], "let")
    scene.answer(PEOPLE[first], "object")
    assert scene.answers.ahead == ()


def test_who_leaves_takes_along_what_they_settled_and_answered_ahead() -> None:
    scene = at_window(3)
    first, second = order(scene)
    scene.answer(PEOPLE[second], "let")
    scene.decide(settle(PEOPLE[second], "tidy", "up"))
    scene.decide(lambda change: seats.clear(change, PEOPLE[first], first, "nobody", ""))
    assert scene.answers.ahead and scene.answers.standing
    scene.decide(lambda change: seats.clear(change, PEOPLE[second], second, "nobody", ""))
    assert (scene.answers.ahead, scene.answers.standing) == ((), {})


def test_what_is_settled_in_advance_nobody_notices_until_it_answers() -> None:
    scene = at_turn(3)
    turn = scene.state.table.turn
    last = (turn + 2) % 3
    assert scene.decide(settle(PEOPLE[last], "react", "pass")) is None
    assert scene.last.changed and not scene.last.changed_openly
    assert scene.answers.standing == {last: {"react": "pass"}}
    lay(scene, turn)
    scene.answer(reacting(scene), "let")
    first, second = scene.last.happened
    assert isinstance(second.entry, entries.Moved) and isinstance(first.entry, entries.Moved)
    assert (second.entry.by, second.entry.seat, second.entry.chosen) == ("standing", last, {"react": "pass"})
    assert first.entry.chosen is UNSET
    assert scene.last.rows[1].user is None


def test_what_is_settled_may_answer_what_is_asked_already() -> None:
    scene = at_window(3)
    first = order(scene)[0]
    scene.decide(lambda change: proposals.propose(change, scene.log, EVA, "draw"))
    assert scene.decide(settle(PEOPLE[first], "react", "pass")) is None
    assert [row.seat for row in scene.last.rows] == [first]
    assert scene.told(Told)
    assert scene.match.course.proposals == ()
    assert first not in scene.deadlines()


@rows("done", ["let", "lay"])
def test_a_window_with_a_choice_says_nothing_of_who_passes_without_one(done: str) -> None:
    scene = at_window(3)
    first = order(scene)[0]
    scene.answers = scene.answers.forcing(first)
    before = scene.answers.forced
    lay(scene, first) if done == "lay" else scene.answer(PEOPLE[first], done)
    assert scene.answers.forced == before == {first: 1}


@rows(
    ("actor", "name", "token", "reason"),
    [
        (STRANGER, "react", "pass", Reason.NOT_SEATED),
        (EVA, "react", "sleep", Reason.UNKNOWN_CHOICE),
        (EVA, "dance", "pass", Reason.UNKNOWN_CHOICE),
        (EVA, "react", "ask", None),
    ],
)
def test_what_can_be_settled_in_advance(actor: Actor, name: str, token: str, reason: Reason | None) -> None:
    found = at_turn(3).decide(settle(actor, name, token))
    assert (found and found.reason) is reason
    if reason is Reason.UNKNOWN_CHOICE:
        assert found.line.args == {"choice": f"{name} {token}"}


def test_who_does_not_play_any_more_settles_nothing() -> None:
    scene = at_turn(3)
    scene.decide(lambda change: endings.concede(change, EVA))
    assert scene.refused(settle(EVA, "react", "pass")) is Reason.NOT_YOURS
    scene.decide(lambda change: orders.abandon(change, JUDGE, WHY))
    assert scene.refused(settle(KAREL, "react", "pass")) is Reason.NOT_PLAYING


def test_a_judge_rules_with_a_reason_that_everybody_may_read() -> None:
    scene, seat = disputed()
    assert rule(scene, JUDGE, ruling(scene)) is None
    (row,) = scene.last.rows
    assert (row.kind, row.seat, row.user, row.reason, row.fixed) == ("moved", seat, JUDGE.user, WHY, True)
    assert scene.last.people == [(JUDGE.user, "judge", -1)]
    assert scene.state.table.won[seat]
    assert scene.told(Told)


def test_what_judges_are_asked_no_seat_answers() -> None:
    scene, seat = disputed()
    assert scene.refused(given(PEOPLE[seat], ruling(scene), "uphold")) is Reason.FOR_JUDGES


@rows(
    ("actor", "token", "why", "reason"),
    [
        (STRANGER, "uphold", WHY, Reason.JUDGE_ONLY),
        (Actor(EVA.user, judge=True), "uphold", WHY, Reason.PARTIAL),
        (JUDGE, "uphold", " ", Reason.NO_REASON),
        (JUDGE, "shrug", WHY, Reason.STALE),
        (ADMIN, "dismiss", WHY, None),
    ],
)
def test_who_rules_and_how(actor: Actor, token: str, why: str, reason: Reason | None) -> None:
    scene, _ = disputed()
    found = rule(scene, actor, ruling(scene), token, why)
    assert (found and found.reason) is reason  # type: ignore[attr-defined]
    assert bool(scene.last.rows) is (reason is None)


def test_no_ruling_is_given_where_none_is_asked_for() -> None:
    scene, _ = disputed()
    asked = ruling(scene)
    seats_own = next(prompt.id for prompt in scene.position.prompts() if not prompt.judge)
    assert rule(scene, JUDGE, seats_own).reason is Reason.STALE  # type: ignore[attr-defined]
    assert rule(scene, STRANGER, "0.gone").reason is Reason.JUDGE_ONLY  # type: ignore[attr-defined]
    written = Written(b'{"type":"Rule","upheld":true}')
    assert scene.refused(lambda change: submit.rule(change, JUDGE, "0.gone", written, WHY)) is Reason.STALE
    scene.decide(lambda change: orders.pause(change, JUDGE, WHY))
    found = rule(scene, JUDGE, asked)
    assert isinstance(found, Refused)
    assert (found.reason, found.line.args) == (Reason.PAUSED, {"held": Line("match-held-officials")})
    scene.decide(lambda change: orders.abandon(change, JUDGE, WHY))
    assert rule(scene, JUDGE, asked).reason is Reason.NOT_PLAYING  # type: ignore[attr-defined]
    assert scene.is_now(Status.ABANDONED)


def test_a_ruling_that_the_game_rejects_changes_nothing() -> None:
    scene, _ = disputed()
    asked = ruling(scene)
    wrong = Written(b'{"type":"Withdraw"}')
    found = scene.decide(lambda change: submit.rule(change, JUDGE, asked, wrong, WHY))
    assert isinstance(found, Rejected)
    assert scene.state.dispute >= 0


def test_a_ruling_closes_what_was_proposed_for_the_position_before() -> None:
    scene, _ = disputed()
    for kind in ("draw", "pause"):
        scene.decide(lambda change, kind=kind: proposals.propose(change, scene.log, EVA, kind))  # type: ignore[misc]
    rule(scene, JUDGE, ruling(scene), "dismiss")
    assert [one.kind for one in scene.match.course.proposals] == ["pause"]


def test_what_came_of_an_answer_is_told_to_each_as_they_may_read_it() -> None:
    scene = Scene.opened(2)
    scene.answer(EVA, card(scene, 0))
    done = Submitted(scene.position, 2, 2, tuple(scene.last.happened))
    assert [line.key for each in done.told(0) for line in each.lines] == ["toy-staked-card"]
    assert [line.key for each in done.told(SPECTATOR) for line in each.lines] == ["toy-staked"]
    camp = Scene.opened(1, play=CAMP)
    camp.answer(EVA, "wood", "1")
    done = Submitted(camp.position, 2, 2, tuple(camp.last.happened))
    assert [line.key for line in done.told(0)[0].lines][:2] == ["camp-gathered", "camp-carried"]


def test_the_last_answers_of_a_seat_are_remembered_for_who_gave_them() -> None:
    scene = Scene.opened(2)
    for seat in (0, 1):
        picked = card(scene, seat)
        scene.decide(given(PEOPLE[seat], scene.question(seat).id, picked))
        assert scene.answers.given[seat] == (Given("toy-ask-stake", (picked,)),)
    scene.decide(lambda change: seats.clear(change, KAREL, 1, "nobody", WHY))
    assert set(scene.answers.given) == {0}


def test_as_many_different_answers_are_remembered_as_may_be_offered() -> None:
    answers = Answers()
    for number in (*range(REMEMBERED + 3), 5):
        answers = answers.giving(0, Given("ask", (str(number),)))
    assert answers.given[0][0].path == ("5",)
    assert len(set(answers.given[0])) == len(answers.given[0]) == REMEMBERED
    assert answers.taking_back(0).given[0] == answers.given[0][1:]
    assert answers.leaving(0).given == {}
