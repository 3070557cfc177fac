"""Who rules where no judge does: the players who are no side, or a stand-in whom all sides accept."""

from __future__ import annotations

from datetime import timedelta

from msgspec.structs import replace

from bot.disputes.model.dispute import Party, Status
from bot.disputes.model.official import Official
from bot.disputes.model.penalties import PenaltyKind
from bot.disputes.model.settings import Settings
from bot.disputes.model.verdicts import Sentence
from bot.disputes.rules import judging, table, verdicts
from bot.disputes.rules.case import DisputeCase
from bot.matches.model.match import FORGOTTEN
from bot.matches.model.remedies import Adjust, Back, Corrected
from tests.bot.disputes.desk import ADMIN, EVA, HEAD, JUDGE, KAREL, LENA, STRANGER, decision
from tests.bot.disputes.rules.cases import PERSONS, after, kinds, opened, why
from tests.bot.disputes.services.test_precedents import wording
from tests.bot.matches.table import START
from tests.rows import rows

OTTO, PETR, RITA = Official(5001), Official(5002), Official(5003)
ON = Settings(table=True)


def seated(*others: Official, aside: tuple[int, ...] = (), settings: Settings = ON, **changes: object) -> DisputeCase:
    """A case that waits at a table of Eva and others, some of whom stand aside by their sides."""
    dispute = replace(opened(others=tuple(each.user for each in others)).dispute, id=1, status=Status.OPEN, aside=aside)
    return DisputeCase(replace(dispute, **changes), START, settings, PERSONS)


def test_two_who_are_both_sides_rule_only_together() -> None:
    case = seated(KAREL)
    assert table.propose(case, EVA, decision(), ()) is None
    assert case.verdict is None and kinds(case) == ["proposed", "vote"]
    assert table.vote(case, KAREL, yes=True) is None
    assert case.verdict is not None
    assert (case.verdict.office, case.verdict.user, case.verdict.kind) == ("table", FORGOTTEN, "verdict")
    assert case.dispute.status is Status.DECIDED


@rows(
    ("aside", "votes", "rules"),
    [
        ((2,), [True], True),
        ((2, 3), [True], False),
        ((2, 3), [True, False], False),
        ((2, 3), [True, True], True),
        ((2, 3, 4), [True, True], True),
        ((2, 3, 4), [True, False, False], False),
        ((2, 3, 4, 5), [True, True], False),
        ((2, 3, 4, 5), [True, True, False, False], False),
        ((2, 3, 4, 5), [True, True, True], True),
    ],
)
def test_more_than_half_of_those_who_are_no_side_rule_and_a_tie_changes_nothing(
    aside: tuple[int, ...], votes: list[bool], rules: bool
) -> None:
    others = (KAREL, LENA, OTTO, PETR, RITA)
    case = seated(*others, aside=aside)
    first, *rest = [others[side - 1] for side in aside]
    assert table.propose(case, first, decision(), ()) is None
    for user, yes in zip(rest, votes[1:], strict=False):
        assert table.vote(case, user, yes=yes) is None
    assert (case.verdict is not None) == rules
    assert (case.dispute.status is Status.DECIDED) == rules
    assert (case.dispute.proposal is None) == rules


def test_a_side_has_no_vote_where_others_stand_aside_and_neither_has_who_manages_the_server() -> None:
    case = seated(KAREL, LENA, OTTO, aside=(2, 3))
    assert why(table.propose(case, EVA, decision(), ())) == "no-elector"
    assert why(table.propose(case, ADMIN, decision(), ())) == "not-a-party"
    assert why(table.propose(case, JUDGE, decision(), ())) == "not-a-party"
    managing = Official(LENA.user, admin=True, judge=True, head=True)
    assert table.propose(case, managing, decision(), ()) is None
    assert case.verdict is None, "one of two is one of two, whoever it is"


def test_a_changed_vote_counts_once_and_a_new_proposal_is_voted_on_anew() -> None:
    case = seated(KAREL, LENA, OTTO, PETR, aside=(2, 3, 4))
    table.propose(case, LENA, decision(), ())
    for yes in (False, True, False):
        assert table.vote(case, OTTO, yes=yes) is None or case.verdict
        if case.verdict is not None:
            break
    assert case.verdict is not None
    case = seated(KAREL, LENA, OTTO, PETR, aside=(2, 3, 4))
    table.propose(case, LENA, decision(), ())
    table.propose(case, OTTO, decision(ruling="Otherwise."), ())
    assert case.dispute.proposal is not None
    assert (case.dispute.proposal.yes, case.dispute.proposal.decision.ruling) == ((3,), "Otherwise.")


def test_who_stands_aside_is_no_opener_has_told_nothing_and_did_not_make_the_move() -> None:
    def aside(user: Official, mover: int | None = None, told: bool = False) -> object:
        case = seated(KAREL, LENA)
        parties = [
            replace(each, seat=each.side, told=START if told and each.side == 2 else None)
            for each in case.dispute.parties
        ]
        case.set(parties=tuple(parties))
        return table.stand_aside(case, user, mover)

    assert aside(LENA) is None
    assert aside(LENA, mover=1) is None
    assert why(aside(LENA, mover=2)) == "is-side"
    assert why(aside(LENA, told=True)) == "is-side"
    assert why(aside(EVA)) == "is-side"
    assert why(aside(STRANGER)) == "not-a-party"
    two = seated(KAREL)
    assert why(table.stand_aside(two, KAREL, None)) == "is-side"
    last = seated(KAREL, LENA, aside=(2,))
    assert why(table.stand_aside(last, KAREL, None)) == "is-side", "somebody is left to disagree with"


def test_the_hearing_does_not_wait_for_who_stands_aside() -> None:
    case = seated(KAREL, LENA, status=Status.HEARING)
    case.set(parties=tuple(replace(each, told=None if each.side == 2 else START) for each in case.dispute.parties))
    assert table.stand_aside(case, LENA, None) is None
    assert case.dispute.status is Status.OPEN


@rows(
    ("changes", "settings", "reason"),
    [
        ({"status": Status.HEARING}, ON, "still-heard"),
        ({"status": Status.CLAIMED, "judge": JUDGE.user}, ON, "claimed"),
        ({"status": Status.DECIDED}, ON, "closed"),
        ({"status": Status.APPEALED}, ON, "closed"),
        ({}, Settings(), "no-table"),
    ],
)
def test_the_table_rules_only_where_it_may_and_no_judge_has_the_case(
    changes: dict[str, object], settings: Settings, reason: str
) -> None:
    case = seated(KAREL, LENA, aside=(2,), settings=settings, **changes)
    assert why(table.propose(case, LENA, decision(), ())) == reason


def test_a_table_gives_no_penalty_makes_no_precedent_and_touches_nothing_hidden() -> None:
    case = seated(KAREL, LENA, aside=(2,))
    warned = (Sentence(0, PenaltyKind.WARNING),)
    for each in (
        decision(penalties=warned, infraction="guide.late"),
        decision(precedent=wording()),
        decision(groundless=True),
    ):
        assert why(table.propose(case, LENA, each, ())) == "only-play"
    assert why(table.propose(case, LENA, decision(remedy=Adjust({"hand": []})), ())) == "hidden-remedy"
    assert why(table.propose(case, LENA, decision(remedy=Corrected((1, 2, 3))), ())) == "hidden-remedy"
    assert why(table.propose(case, LENA, decision(remedy=Back(2)), (), reveals=True)) == "hidden-remedy"
    assert why(table.propose(case, LENA, decision(remedy=Back(2)), ())) == "no-remedy-here"
    assert case.dispute.proposal is None


def test_a_ruling_of_the_table_is_nobodys_to_mend_and_may_be_appealed() -> None:
    case = seated(KAREL, LENA, aside=(2,))
    table.propose(case, LENA, decision(), ())
    ruled = after(case)
    assert why(verdicts.mend(ruled, Official(LENA.user, judge=True), decision(), (), None)) == "tables-own"
    assert verdicts.appeal(ruled, EVA, "No.") is None
    assert judging.claim(after(ruled), HEAD) is None


def test_a_side_that_left_is_not_waited_for_and_one_that_is_left_alone_rules_nothing() -> None:
    case = seated(KAREL, LENA, OTTO, aside=(2, 3))
    table.propose(case, LENA, decision(), (), gone={OTTO.user})
    assert case.verdict is not None
    alone = seated(KAREL)
    assert why(table.propose(alone, EVA, decision(), (), gone={KAREL.user})) == "sides-gone"
    assert why(table.name_stand_in(alone, EVA, STRANGER.user, gone={KAREL.user})) == "sides-gone"
    forgotten = seated(KAREL, parties=(Party(side=0, user=EVA.user, person="e"), Party(side=1, user=0, person="k")))
    assert why(table.propose(forgotten, EVA, decision(), ())) == "sides-gone"


def test_a_stand_in_judges_once_all_sides_accept_them_and_only_this_dispute() -> None:
    case = seated(KAREL, LENA)
    standing = Official(STRANGER.user, stand_in=True)
    assert why(judging.claim(case, standing)) == "judge-only"
    assert table.name_stand_in(case, EVA, STRANGER.user) is None
    assert table.accept_stand_in(case, KAREL) is None
    assert why(judging.claim(case, standing)) == "judge-only", "one side has not accepted them"
    assert table.accept_stand_in(case, LENA) is None
    assert kinds(case) == ["accept", "accept", "stand-in"]
    assert judging.claim(case, standing) is None
    assert why(table.name_stand_in(case, EVA, OTTO.user)) == "claimed", "no side takes the case from them"
    assert why(judging.no_judge(seated(KAREL), standing)) == "judge-only"
    assert verdicts.give(case, standing, decision(), (), None) is None
    assert case.verdict is not None and case.verdict.office == "stand-in"


def test_a_stand_in_is_no_party_and_another_name_starts_anew() -> None:
    case = seated(KAREL, LENA)
    for user in (EVA, KAREL):
        assert why(table.name_stand_in(case, EVA, user.user)) == "not-neutral"
    assert why(table.accept_stand_in(case, KAREL)) == "no-stand-in"
    table.name_stand_in(case, EVA, STRANGER.user)
    table.accept_stand_in(case, KAREL)
    table.name_stand_in(case, LENA, OTTO.user)
    assert case.dispute.accepted == (2,)
    assert not case.dispute.may_stand_in(case.person(STRANGER.user))


def test_a_side_that_left_need_not_accept_a_stand_in() -> None:
    case = seated(KAREL, LENA)
    table.name_stand_in(case, EVA, STRANGER.user, gone={LENA.user})
    assert table.accept_stand_in(case, KAREL) is None
    assert judging.claim(case, Official(STRANGER.user, stand_in=True)) is None


def test_an_own_appeal_can_be_withdrawn_until_it_is_decided() -> None:
    case = seated(KAREL, LENA, aside=(2,))
    table.propose(case, LENA, decision(), ())
    case = after(case)
    verdicts.appeal(case, EVA, "No.")
    appealed = after(case)
    assert why(verdicts.withdraw_appeal(appealed, KAREL)) == "not-yours"
    assert why(verdicts.withdraw_appeal(appealed, STRANGER)) == "not-a-party"
    assert verdicts.withdraw_appeal(appealed, EVA) is None
    assert (appealed.dispute.status, appealed.dispute.head, appealed.dispute.judge) == (Status.DECIDED, False, None)
    assert kinds(appealed) == ["appeal-withdrawn"]
    later = after(appealed, START + timedelta(hours=1))
    assert why(verdicts.withdraw_appeal(later, EVA)) == "not-appealed"
    assert why(verdicts.appeal(later, EVA, "Still no.")) == "appeal-over"


def test_a_proposal_ends_with_the_dispute_and_is_not_voted_on_when_it_is_sent_back() -> None:
    case = seated(KAREL)
    assert table.propose(case, EVA, decision(), ()) is None
    assert judging.claim(case, JUDGE) is None
    assert verdicts.give(case, JUDGE, decision(), (), None) is None
    assert case.dispute.proposal is None
    again = DisputeCase(replace(case.dispute, status=Status.OPEN), START, ON, PERSONS)
    assert why(table.vote(again, KAREL, yes=True)) == "no-proposal"
