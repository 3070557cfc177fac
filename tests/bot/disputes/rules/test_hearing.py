"""Each side tells its view once; the sides may settle, and whoever opened it may withdraw."""

from __future__ import annotations

from msgspec.structs import replace

from bot.disputes.model.dispute import UNDECIDED, Status
from bot.disputes.model.evidence import MOST_MESSAGES, Message
from bot.disputes.model.official import Official
from bot.disputes.rules import hearing
from bot.disputes.rules.seeing import shown
from bot.matches.model.match import FORGOTTEN
from tests.bot.disputes.desk import EVA, JUDGE, KAREL, LENA, SECOND, STRANGER, VIEW
from tests.bot.disputes.rules.cases import at, kinds, opened, party, waiting, why
from tests.bot.matches.table import START
from tests.rows import rows

CLOSED = sorted(set(Status) - UNDECIDED)


def test_the_last_view_ends_the_hearing() -> None:
    case = at(opened(others=(KAREL.user, LENA.user)).dispute)
    assert hearing.tell(case, KAREL, VIEW) is None
    assert kinds(case) == []
    assert hearing.tell(case, LENA, VIEW) is None
    assert case.dispute.status is Status.OPEN
    assert case.dispute.deadline == START + case.settings.claim
    assert kinds(case) == ["judges"]


def test_a_view_is_told_once_by_a_side_and_in_words() -> None:
    case = at(opened(others=(KAREL.user, LENA.user)).dispute)
    assert why(hearing.tell(case, KAREL, "  ")) == "empty"
    assert hearing.tell(case, KAREL, VIEW) is None
    assert why(hearing.tell(case, KAREL, VIEW)) == "told"
    assert why(hearing.tell(case, EVA, VIEW)) == "told"
    assert why(hearing.tell(case, STRANGER, VIEW)) == "not-a-party"
    assert why(hearing.tell(waiting(), KAREL, VIEW)) == "hearing-over"


def test_nobody_sees_the_view_of_another_side_before_the_hearing_is_over() -> None:
    case = at(opened(others=(KAREL.user, LENA.user), view="Eva's own.").dispute)
    assert hearing.tell(case, KAREL, VIEW) is None
    seen = {user: [each.view for each in shown(case.dispute, user).parties] for user in (EVA, KAREL, LENA, JUDGE)}
    assert seen == {
        EVA: ["Eva's own.", None, None],
        KAREL: [None, VIEW, None],
        LENA: [None, None, None],
        JUDGE: [None, None, None],
    }
    heard = replace(case.dispute, status=Status.CLAIMED, judge=JUDGE.user)
    for user in (EVA, KAREL, LENA, JUDGE):
        assert [each.view for each in shown(heard, user).parties] == ["Eva's own.", VIEW, None]
    for user in (STRANGER, SECOND, Official(JUDGE.user)):
        assert [each.view for each in shown(heard, user).parties] == [None, None, None]


def test_all_sides_settle_with_one_press_each() -> None:
    case = waiting()
    assert hearing.settle(case, EVA) is None
    assert why(hearing.settle(case, EVA)) == "settling"
    assert why(hearing.settle(case, STRANGER)) == "not-a-party"
    assert hearing.settle(case, KAREL) is None
    assert case.dispute.status is Status.SETTLED
    assert case.dispute.closed == START
    assert (case.dispute.judge, case.dispute.deadline) == (None, None)


def test_a_side_that_was_forgotten_keeps_nobody_from_settling() -> None:
    case = waiting()
    case.party(1, user=FORGOTTEN)
    assert hearing.settle(case, EVA) is None
    assert case.dispute.status is Status.SETTLED


def test_one_side_alone_withdraws_rather_than_settles() -> None:
    case = at(opened(others=()).dispute)
    assert why(hearing.settle(case, EVA)) == "alone"
    assert hearing.withdraw(case, EVA) is None
    assert case.dispute.status is Status.WITHDRAWN


def test_only_its_opener_withdraws_it() -> None:
    case = waiting()
    assert why(hearing.withdraw(case, KAREL)) == "not-yours"
    assert why(hearing.withdraw(case, STRANGER)) == "not-a-party"


@rows("status", CLOSED)
def test_what_is_decided_is_neither_settled_nor_withdrawn(status: Status) -> None:
    case = waiting(status)
    assert why(hearing.settle(case, EVA)) == "closed"
    assert why(hearing.withdraw(case, EVA)) == "closed"


def test_a_message_is_taken_in_once_by_a_side_or_the_judge() -> None:
    case = waiting(judge=JUDGE.user)
    message = Message(id=5, author=STRANGER.user, at=START, text="He said it counts.")
    taken = hearing.add_message(case, KAREL, message, ())
    assert isinstance(taken, Message)
    assert taken.by == 1
    by_judge = hearing.add_message(case, JUDGE, message, ())
    assert isinstance(by_judge, Message)
    assert by_judge.by is None
    assert why(hearing.add_message(case, KAREL, message, (taken,))) == "message-taken"
    assert why(hearing.add_message(case, STRANGER, message, ())) == "not-a-party"
    assert why(hearing.add_message(case, Official(950, judge=True), message, ())) == "not-a-party"
    assert why(hearing.add_message(case, KAREL, replace(message, text=""), ())) == "empty"
    full = tuple(replace(message, id=100 + number) for number in range(MOST_MESSAGES))
    assert why(hearing.add_message(case, KAREL, message, full)) == "messages"
    assert why(hearing.add_message(waiting(Status.SETTLED), KAREL, message, ())) == "closed"
    assert party(case, 1).view is None
