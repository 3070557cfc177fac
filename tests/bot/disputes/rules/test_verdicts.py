"""Verdicts and appeals: what they must hold, who gives them, and how long they may be changed."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.disputes.model.dispute import Status
from bot.disputes.model.penalties import PenaltyKind
from bot.disputes.model.verdicts import Decision, Sentence
from bot.disputes.rules import judging, verdicts
from bot.disputes.rules.case import DisputeCase
from bot.disputes.rules.verdicts import LONGEST_EXCLUSION
from bot.matches.model.remedies import Back
from tests.bot.disputes.desk import ADMIN, EVA, HEAD, JUDGE, KAREL, SECOND, STRANGER, THIRD, decision
from tests.bot.disputes.rules.cases import HOUR, after, claimed, kinds, ruled, waiting, why
from tests.bot.matches.table import START
from tests.rows import rows

CAUTION = Sentence(1, PenaltyKind.CAUTION)
INFRACTION = "guide.late"


def appealed(by_head: bool = False) -> DisputeCase:
    case = ruled(HEAD if by_head else JUDGE)
    assert verdicts.appeal(case, KAREL, "The rule says otherwise.") is None
    return after(case)


def at_the_head(judge: Any = THIRD) -> DisputeCase:
    case = appealed()
    assert judging.claim(case, judge) is None
    return after(case)


def test_a_verdict_closes_the_case_and_is_told() -> None:
    case = claimed()
    assert verdicts.give(case, JUDGE, decision(), (), None) is None
    assert (case.dispute.status, case.dispute.judge, case.dispute.closed) == (Status.DECIDED, None, START)
    assert case.verdict is not None
    assert (case.verdict.number, case.verdict.kind, case.verdict.office) == (1, "verdict", "judge")
    assert kinds(case) == ["verdict"]


def test_the_office_that_ruled_is_told_apart() -> None:
    for judge, office in ((JUDGE, "judge"), (HEAD, "head"), (ADMIN, "admin")):
        given = ruled(judge).verdicts[-1]
        assert given.office == office


def test_only_who_holds_the_case_decides_it() -> None:
    assert why(verdicts.give(waiting(), JUDGE, decision(), (), None)) == "not-claimed"
    assert why(verdicts.give(claimed(), SECOND, decision(), (), None)) == "claimed"
    assert why(verdicts.give(after(claimed(), START + HOUR), JUDGE, decision(), (), None)) == "lapsed"
    assert why(verdicts.give(ruled(), JUDGE, decision(), (), None)) == "closed"


@rows(
    ("wrong", "reason"),
    [
        ({"ruling": " "}, "empty"),
        ({"why": ""}, "empty"),
        ({"why": "x" * 6000}, "too-long"),
        ({"remedy": Back(1)}, "no-remedy-here"),
        ({"penalties": (CAUTION,)}, "no-infraction"),
        ({"penalties": (CAUTION,), "infraction": "Not a slug!"}, "no-infraction"),
        ({"penalties": (replace(CAUTION, side=2),), "infraction": INFRACTION}, "no-side"),
        ({"penalties": (replace(CAUTION, until=START + HOUR),), "infraction": INFRACTION}, "no-day"),
        ({"penalties": (Sentence(1, PenaltyKind.EXCLUSION),), "infraction": INFRACTION}, "no-day"),
        ({"penalties": (Sentence(1, PenaltyKind.EXCLUSION, START),), "infraction": INFRACTION}, "no-day"),
        (
            {
                "penalties": (Sentence(1, PenaltyKind.EXCLUSION, START + LONGEST_EXCLUSION + HOUR),),
                "infraction": INFRACTION,
            },
            "no-day",
        ),
        ({"groundless": True, "penalties": (CAUTION,), "infraction": INFRACTION}, "groundless"),
    ],
)
def test_a_verdict_that_cannot_be_carried_out_is_refused(wrong: dict[str, Any], reason: str) -> None:
    case = claimed()
    assert why(verdicts.give(case, JUDGE, decision(**wrong), (), None)) == reason
    assert (case.verdict, case.dispute.status) == (None, Status.CLAIMED)


def test_a_groundless_dispute_is_dismissed() -> None:
    case = ruled(groundless=True)
    assert (case.dispute.status, case.verdicts[0].kind) == (Status.DISMISSED, "dismissed")
    assert verdicts.appeal(case, EVA, "It was not groundless.") is None


def test_a_judge_mends_an_own_slip_within_a_day() -> None:
    case = ruled()
    assert why(verdicts.mend(case, SECOND, decision(), (), None)) == "not-yours"
    assert why(verdicts.mend(waiting(), JUDGE, decision(), (), None)) == "no-verdict"
    assert why(verdicts.mend(after(case, START + 24 * HOUR), JUDGE, decision(), (), None)) == "too-late"
    later = after(case, START + 23 * HOUR)
    assert verdicts.mend(later, JUDGE, decision(ruling="It goes back."), (), None) is None
    assert later.verdict is not None
    assert (later.verdict.number, later.verdict.kind) == (2, "mended")
    assert later.overruled == case.verdicts


def test_what_is_appealed_is_no_longer_mended() -> None:
    assert why(verdicts.mend(appealed(), JUDGE, decision(), (), None)) == "appealed"
    assert why(verdicts.give(appealed(), JUDGE, decision(), (), None)) == "appealed"


def test_a_side_appeals_once_within_three_days() -> None:
    case = ruled()
    assert why(verdicts.appeal(case, STRANGER, "No.")) == "not-a-party"
    assert why(verdicts.appeal(case, KAREL, "")) == "empty"
    assert why(verdicts.appeal(waiting(), KAREL, "No.")) == "no-verdict"
    assert why(verdicts.appeal(after(case, START + 72 * HOUR), KAREL, "No.")) == "too-late"
    later = after(case, START + 71 * HOUR)
    assert verdicts.appeal(later, KAREL, "No.") is None
    assert (later.dispute.status, later.dispute.head, later.dispute.closed) == (Status.APPEALED, True, None)
    assert kinds(later) == ["appealed"]
    assert why(verdicts.appeal(after(later), EVA, "No.")) == "appealed"


def test_a_head_judge_who_ruled_does_not_decide_the_appeal() -> None:
    case = appealed(by_head=True)
    assert why(judging.claim(case, HEAD)) == "ruled-before"
    assert judging.claim(case, THIRD) is None


def test_an_upheld_verdict_stands_and_is_not_appealed_again() -> None:
    case = at_the_head()
    assert why(verdicts.answer_appeal(case, HEAD, "upheld", decision(), ())) == "claimed"
    assert why(verdicts.answer_appeal(ruled(), THIRD, "upheld", decision(), ())) == "not-appealed"
    assert verdicts.answer_appeal(case, THIRD, "upheld", decision(), ()) is None
    done = after(case)
    assert (done.dispute.status, case.overruled) == (Status.DECIDED, ())
    assert why(verdicts.appeal(done, EVA, "Once more.")) == "appeal-over"


def test_an_upheld_dismissal_stays_one() -> None:
    case = ruled(groundless=True)
    assert verdicts.appeal(case, EVA, "It was not.") is None
    case = after(case)
    assert judging.claim(case, THIRD) is None
    assert verdicts.answer_appeal(case, THIRD, "upheld", decision(), ()) is None
    assert case.dispute.status is Status.DISMISSED


def test_a_changed_verdict_takes_the_place_of_the_first() -> None:
    case = at_the_head()
    assert verdicts.change(case, THIRD, decision(ruling="It goes back."), (), None) is None
    assert case.verdict is not None
    assert (case.verdict.kind, case.verdict.number) == ("changed", 2)
    assert [each.number for each in case.overruled] == [1]
    assert (case.dispute.status, kinds(case)) == (Status.DECIDED, ["changed"])


def test_what_is_sent_back_is_ruled_again_by_a_judge() -> None:
    case = at_the_head()
    assert (
        verdicts.answer_appeal(case, THIRD, "sent-back", Decision(ruling="Hear Karel.", why="He was ill."), ()) is None
    )
    assert (case.dispute.status, case.dispute.head, case.dispute.closed) == (Status.OPEN, False, None)
    assert kinds(case) == ["sent-back", "judges"]
    again = after(case)
    assert judging.claim(again, SECOND) is None
    assert verdicts.give(again, SECOND, decision(), (), None) is None
    assert [each.number for each in again.overruled] == [1, 2]


def test_nothing_is_sent_back_beside_another_dispute_about_the_match() -> None:
    case = at_the_head()
    case.rival = 9
    assert why(verdicts.answer_appeal(case, THIRD, "sent-back", decision(), ())) == "other-open"
    assert verdicts.answer_appeal(case, THIRD, "upheld", decision(), ()) is None


def test_without_a_match_nothing_is_stayed() -> None:
    assert why(verdicts.stay(at_the_head(), THIRD)) == "no-remedy-here"
    assert why(verdicts.stay(ruled(), THIRD)) == "not-appealed"
