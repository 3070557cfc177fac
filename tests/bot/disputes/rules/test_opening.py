"""Who may open a dispute, how often, and in what words."""

from __future__ import annotations

from bot.disputes.model.dispute import Status
from bot.disputes.rules.opening import MOST_A_WEEK, open_elsewhere
from tests.bot.disputes.desk import EVA, KAREL, LENA
from tests.bot.disputes.rules.cases import PERSONS, SETTINGS, asked, kinds, opened, why
from tests.bot.matches.table import START
from tests.rows import rows


def test_the_opener_has_told_and_the_others_are_asked() -> None:
    case = opened(others=(KAREL.user, LENA.user, KAREL.user, EVA.user))
    assert [(party.side, party.user) for party in case.dispute.parties] == [
        (0, EVA.user),
        (1, KAREL.user),
        (2, LENA.user),
    ]
    assert [party.told is not None for party in case.dispute.parties] == [True, False, False]
    assert kinds(case) == ["opened", "tell", "tell"]
    assert [user for _, user in case.notices] == [None, KAREL.user, LENA.user]


def test_with_nobody_else_to_hear_it_waits_for_a_judge_at_once() -> None:
    case = opened(others=())
    assert case.dispute.status is Status.OPEN
    assert kinds(case) == ["opened", "judges"]


def test_a_sixth_in_a_week_is_refused() -> None:
    assert opened(week=MOST_A_WEEK - 1)
    assert why(open_elsewhere(EVA, asked(), MOST_A_WEEK, START, SETTINGS, PERSONS)) == "too-many"


@rows(
    ("question", "reason"),
    [("", "empty"), (" \n\t ", "empty"), ("\u200b\u202e", "empty"), ("x" * 6000, "too-long")],
)
def test_a_question_without_words_or_with_too_many_is_refused(question: str, reason: str) -> None:
    assert why(open_elsewhere(EVA, asked(question=question), 0, START, SETTINGS, PERSONS)) == reason


def test_a_view_that_is_too_long_is_refused_and_one_without_words_is_none() -> None:
    assert why(open_elsewhere(EVA, asked(view="x" * 6000), 0, START, SETTINGS, PERSONS)) == "too-long"
    assert opened(view="  ").dispute.parties[0].view is None
    assert opened(view=" It was my turn. ").dispute.parties[0].view == "It was my turn."


def test_words_are_kept_as_they_are_but_for_what_nobody_sees() -> None:
    said = "**Bold** <@101>\u202e and\r\n\r\n\r\n\r\n`code` \U0001f469\u200d\U0001f680"
    assert opened(question=said).dispute.question == "**Bold** <@101> and\n\n`code` \U0001f469\u200d\U0001f680"


def test_too_many_sides_are_refused() -> None:
    many = tuple(range(200, 208))
    assert why(open_elsewhere(EVA, asked(others=many), 0, START, SETTINGS, PERSONS)) == "out-of-range"


def test_the_same_person_is_another_hash_in_each_dispute() -> None:
    first, second = opened(number=1), opened(number=2)
    assert first.dispute.parties[0].person != second.dispute.parties[0].person
    assert len({party.person for party in first.dispute.parties}) == 2
