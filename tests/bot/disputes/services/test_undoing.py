"""Verdicts undone at the desk: the match, the penalties and the statistics as they were, in one change."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from bot.disputes.model.dispute import Dispute
from bot.disputes.model.official import Official
from bot.disputes.model.penalties import Penalty, PenaltyKind
from bot.disputes.model.refusals import DeskReason, DeskRefused
from bot.disputes.model.verdicts import Sentence, Verdict
from bot.disputes.services.desk import Claimed
from bot.disputes.services.records import Checked, Record
from bot.disputes.services.verdicts import Previewed
from bot.games.registry import Registry
from bot.matches.model.match import Status, Timing
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused
from bot.matches.model.remedies import Adjust, Back, Corrected, Lost, NoResult, Nothing, Remedy, Time
from rules_index import Language
from tests.bot.disputes.desk import EVA, HEAD, JUDGE, KAREL, LENA, SECOND, Desk, decision, got, reason
from tests.bot.matches import table
from tests.bot.matches.table import CHANNEL, GUILD, MESSAGE, match_now, opened, replayed
from tests.rows import nightly

LATE = "guide.late"
WARNED: dict[str, Any] = {"infraction": LATE, "penalties": (Sentence(1, PenaltyKind.WARNING),)}


def key(answer: object) -> str:
    """The sentence that says why something was refused."""
    return got(answer, DeskRefused).line.key


async def now(desk: Desk, dispute: Dispute) -> Position:
    return got(await desk.matches.position(dispute.match or 0), Position)


async def gone_on(desk: Desk, dispute: Dispute) -> None:
    """Let the announcement be posted that lets the match go on, if there is one."""
    if (await now(desk, dispute)).match.course.opening is not None:
        await desk.matches.openings.begin(dispute.match or 0, MESSAGE + 1)


async def mended(desk: Desk, dispute: Dispute, **words: Any) -> Any:
    given = decision(**words)
    return await desk.service.verdicts.mend(GUILD, dispute.number, JUDGE, given, await desk.seen(dispute))


async def sound(desk: Desk, games: Registry, dispute: Dispute) -> None:
    """See that log, proof and the file of the case hold together."""
    checked = await desk.matches.checks.check(dispute.match or 0)
    assert not isinstance(checked, Refused)
    assert checked.wrong == ()
    if not (await now(desk, dispute)).match.live:
        assert (await replayed(desk.matches, games, dispute.match or 0)).breaches() == []
    record = got(await desk.service.records.export(GUILD, dispute.number, HEAD, Language.EN), Record)
    assert got(await desk.service.records.check(GUILD, record.json), Checked).wrong == ()


@pytest.mark.on_both_databases
@pytest.mark.parametrize(
    "remedy", [Back(2), Lost(0), *nightly(Back(2, same=True), Adjust({"left": 9}), Time(3600), NoResult())], ids=str
)
async def test_a_mended_verdict_undoes_the_match_the_penalty_and_the_statistics(
    desk: Desk, games: Registry, remedy: Remedy
) -> None:
    dispute = await desk.claimed(await desk.open(await desk.match(timing=Timing(7200))))
    before = await now(desk, dispute)
    records = await desk.matches.statistics.records(GUILD)
    first = await desk.ruled(dispute, remedy=remedy, **WARNED)
    desk.clock.advance(hours=1)

    preview = got(
        await desk.service.verdicts.preview(GUILD, 1, JUDGE, decision(undoes=True), "mend"), Previewed
    ).preview
    assert preview is not None
    assert preview.after.state == before.state
    second = got(await mended(desk, dispute, undoes=True), Verdict)
    await gone_on(desk, dispute)

    after = await now(desk, dispute)
    assert (after.state, after.match.status) == (before.state, Status.PLAYING)
    assert [seat.conceded for seat in after.match.seats] == [False, False]
    assert not after.match.course.stands
    left = {wait.seat: wait.deadline and wait.deadline - desk.clock.now() for wait in after.match.course.waits}
    stopped = before.match.course.stopped
    assert stopped is not None
    assert left == {wait.seat: wait.deadline and wait.deadline - stopped for wait in before.match.course.waits}
    assert await desk.matches.statistics.records(GUILD) == records
    (penalty,) = await desk.service.penalties.mine(GUILD, KAREL.user)
    assert penalty.lifted is not None
    assert (first.undone, second.undone, second.penalties) == (None, first.remedy, ())
    await sound(desk, games, dispute)
    again = await mended(desk, dispute, undoes=True)
    assert reason(again) is DeskReason.NOTHING_TO_UNDO


@pytest.mark.on_both_databases
async def test_an_appeal_gives_a_lost_match_back_and_puts_something_in_its_place(desk: Desk, games: Registry) -> None:
    dispute = await desk.open(await desk.match(timing=Timing(7200)))
    await desk.ruled(dispute, remedy=Lost(1), **WARNED)
    (record,) = [each for each in await desk.matches.statistics.records(GUILD) if each.user == KAREL.user]
    assert (record.conceded, record.sentenced, record.lost) == (0, 1, 1)
    assert isinstance(await desk.service.verdicts.appeal(GUILD, 1, KAREL, "No."), Dispute)
    await desk.claimed(dispute, HEAD)
    instead = decision(remedy=Back(2), undoes=True)
    preview = got(await desk.service.verdicts.preview(GUILD, 1, HEAD, instead, "changed"), Previewed)
    assert preview.preview is not None
    assert preview.preview.reopens

    done = await desk.service.verdicts.decide_appeal(GUILD, 1, HEAD, "changed", instead, preview.seen)

    verdict = got(done, Verdict)
    assert (verdict.undone, verdict.remedy) == (Lost(1), Back(2))
    assert (await now(desk, dispute)).match.status is Status.OVER
    await gone_on(desk, dispute)
    after = await now(desk, dispute)
    assert after.state == preview.preview.after.state
    assert after.match.status is Status.PLAYING
    assert await desk.matches.statistics.records(GUILD) == []
    await sound(desk, games, dispute)


async def test_what_a_verdict_did_is_left_where_only_its_words_are_mended(desk: Desk, games: Registry) -> None:
    dispute = await desk.open(await desk.match())
    first = await desk.ruled(dispute, remedy=Lost(1), **WARNED)
    before = await now(desk, dispute)
    desk.clock.advance(hours=2)

    assert reason(await mended(desk, dispute, remedy=Back(2))) is DeskReason.UNDO_FIRST
    second = got(await mended(desk, dispute, ruling="Better words.", **WARNED), Verdict)

    assert (second.undone, second.left, second.remedy) == (None, Lost(1), Nothing())
    assert second.penalties == first.penalties
    (penalty,) = await desk.service.penalties.mine(GUILD, KAREL.user)
    assert (penalty.lifted, penalty.verdict) == (None, 1)
    assert (await now(desk, dispute)).state == before.state
    told = [each.notice.kind for each in await desk.service.notices.claim() if each.user == KAREL.user]
    assert told.count("penalty") == 1
    third = got(await mended(desk, dispute, undoes=True), Verdict)
    assert third.undone == Lost(1)
    await gone_on(desk, dispute)
    assert (await now(desk, dispute)).match.status is Status.PLAYING
    await sound(desk, games, dispute)


async def test_a_penalty_that_stands_does_not_count_twice_nor_when_it_ran_out(desk: Desk) -> None:
    dispute = await desk.open(await desk.match())
    until = table.START + timedelta(hours=1)
    excluded: dict[str, Any] = {"infraction": LATE, "penalties": (Sentence(1, PenaltyKind.EXCLUSION, until),)}
    await desk.ruled(dispute, **excluded)
    suggested = desk.service.penalties.suggested
    assert await suggested(GUILD, KAREL.user, LATE, PenaltyKind.CAUTION, but=None) is PenaltyKind.WARNING
    assert await suggested(GUILD, KAREL.user, LATE, PenaltyKind.CAUTION, but=1) is PenaltyKind.CAUTION
    desk.clock.advance(hours=2)
    assert await desk.service.penalties.excluded(GUILD, KAREL.user) is None

    got(await mended(desk, dispute, **excluded), Verdict)

    (penalty,) = await desk.service.penalties.mine(GUILD, KAREL.user)
    assert isinstance(penalty, Penalty)
    assert (penalty.verdict, penalty.lifted) == (1, None)
    new: dict[str, Any] = {"infraction": LATE, "penalties": (Sentence(0, PenaltyKind.EXCLUSION, until),)}
    assert reason(await mended(desk, dispute, **new)) is DeskReason.NO_DAY


@pytest.mark.slow
async def test_a_result_that_was_set_right_is_undone_where_the_match_stays_over(desk: Desk, games: Registry) -> None:
    dispute = await desk.open(await desk.match())
    await desk.matches.orders.abandon(dispute.match or 0, table.JUDGE, reason=table.WHY)
    await desk.ruled(dispute, remedy=Corrected((1, 2)))
    assert len(await desk.matches.statistics.records(GUILD)) == 2

    got(await mended(desk, dispute, undoes=True), Verdict)

    match = await match_now(desk.matches, dispute.match or 0)
    assert (match.status, [seat.place for seat in match.seats]) == (Status.ABANDONED, [None, None])
    assert await desk.matches.statistics.records(GUILD) == []
    await sound(desk, games, dispute)


@pytest.mark.slow
async def test_a_match_whose_channel_plays_another_is_not_given_back_there(desk: Desk) -> None:
    dispute = await desk.open(await desk.match())
    await desk.ruled(dispute, remedy=NoResult())
    other = await opened(desk.matches, channel=CHANNEL)

    refused = await desk.service.verdicts.preview(GUILD, 1, JUDGE, decision(undoes=True), "mend")

    assert reason(refused) is DeskReason.MATCH
    assert key(refused) == "match-refused-channel-taken"
    assert key(await mended(desk, dispute, undoes=True)) == "match-refused-channel-taken"
    assert (await now(desk, dispute)).match.course.opening is None
    await desk.matches.orders.abandon(other.match.id, table.JUDGE, reason=table.WHY)
    got(await mended(desk, dispute, undoes=True), Verdict)


@pytest.mark.slow
async def test_an_appeal_while_the_match_is_about_to_go_on_waits_for_that(desk: Desk) -> None:
    dispute = await desk.open(await desk.match())
    await desk.ruled(dispute, remedy=Lost(1))
    got(await mended(desk, dispute, undoes=True), Verdict)
    got(await desk.service.verdicts.appeal(GUILD, 1, EVA, "It was right."), Dispute)
    await desk.claimed(dispute, HEAD)
    again = decision(remedy=Lost(1))
    seen = await desk.seen(dispute)
    early = await desk.service.verdicts.decide_appeal(GUILD, 1, HEAD, "changed", again, seen)
    assert key(early) == "match-refused-going-on"
    assert (await desk.now(dispute)).status.value == "appealed"
    await gone_on(desk, dispute)

    seen = await desk.seen(dispute)
    got(await desk.service.verdicts.decide_appeal(GUILD, 1, HEAD, "changed", again, seen), Verdict)

    assert (await now(desk, dispute)).match.status is Status.OVER


@pytest.mark.slow
async def test_a_player_who_left_is_asked_for_no_more_when_the_match_goes_on(desk: Desk, games: Registry) -> None:
    dispute = await desk.open(await desk.match())
    await desk.ruled(dispute, remedy=NoResult())
    await desk.matches.privacy.forget(KAREL.user)
    await desk.service.privacy.forget(KAREL.user)
    got(await mended(desk, dispute, undoes=True), Verdict)
    await gone_on(desk, dispute)
    match = (await now(desk, dispute)).match
    assert match.status is Status.PLAYING
    assert not match.seats[1].occupied
    await sound(desk, games, dispute)


async def test_a_judge_takes_back_three_moves_and_more_with_both_sides_or_as_head_judge(desk: Desk) -> None:
    position = await desk.match()
    position = await table.played(desk.matches, position, 0, moves=2)
    dispute = await desk.open(position)
    far = decision(remedy=Back(2))
    await desk.claimed(dispute)
    refused = await desk.service.verdicts.preview(GUILD, 1, JUDGE, far)
    assert key(refused) == "match-refused-too-far"
    assert reason(await desk.service.verdicts.agree_to_go_back(GUILD, 1, EVA)) is DeskReason.NOT_ASKED
    got(await desk.service.verdicts.ask_sides(GUILD, 1, JUDGE, 2), Dispute)
    assert reason(await desk.service.verdicts.agree_to_go_back(GUILD, 1, SECOND)) is DeskReason.NOT_A_PARTY
    for side in (EVA, EVA):
        got(await desk.service.verdicts.agree_to_go_back(GUILD, 1, side), Dispute)
    assert reason(await desk.service.verdicts.preview(GUILD, 1, JUDGE, far)) is DeskReason.MATCH
    got(await desk.service.verdicts.agree_to_go_back(GUILD, 1, KAREL), Dispute)
    assert reason(await desk.service.verdicts.preview(GUILD, 1, JUDGE, decision(remedy=Back(1)))) is DeskReason.MATCH
    given = await desk.service.verdicts.give(GUILD, 1, JUDGE, far, await desk.seen(dispute))
    got(given, Verdict)
    assert ((await desk.now(dispute)).back, (await desk.now(dispute)).backers) == (None, ())


async def test_a_head_judge_takes_back_as_many_as_it_takes(desk: Desk) -> None:
    position = await table.played(desk.matches, await desk.match(), 0, moves=2)
    dispute = await desk.open(position)
    await desk.claimed(dispute, HEAD)
    given = await desk.service.verdicts.give(GUILD, 1, HEAD, decision(remedy=Back(2)), await desk.seen(dispute))
    got(given, Verdict)


@pytest.mark.on_both_databases
@pytest.mark.parametrize("first", ["undo", *nightly("withdraw")])
async def test_of_undoing_and_withdrawing_the_appeal_at_once_one_is_done_and_whole(
    desk: Desk, games: Registry, first: str
) -> None:
    dispute = await desk.open(await desk.match())
    before = await now(desk, dispute)
    await desk.ruled(dispute, remedy=Back(3), **WARNED)
    rewound = await now(desk, dispute)
    got(await desk.service.verdicts.appeal(GUILD, 1, KAREL, "No."), Dispute)
    await desk.claimed(dispute, HEAD)
    seen = await desk.seen(dispute)
    undoing = desk.service.verdicts.decide_appeal(GUILD, 1, HEAD, "changed", decision(undoes=True), seen)
    withdrawing = desk.service.verdicts.withdraw_appeal(GUILD, 1, KAREL)
    pair = [undoing, withdrawing] if first == "undo" else [withdrawing, undoing]

    answers = await asyncio.gather(*pair)

    assert [isinstance(answer, DeskRefused) for answer in answers].count(True) == 1, answers
    given = got(await desk.service.verdicts.of(GUILD, 1, JUDGE), tuple)
    (penalty,) = await desk.service.penalties.mine(GUILD, KAREL.user)
    is_undone = len(given) == 2
    assert (await now(desk, dispute)).state == (before.state if is_undone else rewound.state)
    assert (penalty.lifted is not None) is is_undone
    assert (await desk.now(dispute)).status.value == "decided"
    await sound(desk, games, dispute)


@pytest.mark.slow
@pytest.mark.on_both_databases
async def test_of_an_appeal_and_the_undoing_of_a_rewind_at_once_both_are_whole(desk: Desk, games: Registry) -> None:
    dispute = await desk.open(await desk.match())
    before = await now(desk, dispute)
    await desk.ruled(dispute, remedy=Back(3))
    rewound = await now(desk, dispute)

    mend, appeal = await asyncio.gather(
        mended(desk, dispute, undoes=True), desk.service.verdicts.appeal(GUILD, 1, KAREL, "No.")
    )

    assert isinstance(appeal, Dispute), appeal
    is_undone = isinstance(mend, Verdict)
    assert is_undone or reason(mend) is DeskReason.APPEALED
    assert (await now(desk, dispute)).state == (before.state if is_undone else rewound.state)
    appealed = await desk.service.verdicts.appeal_of(GUILD, 1, JUDGE)
    assert getattr(appealed, "verdict", None) == (2 if is_undone else 1), "the verdict that stands is appealed"
    await desk.claimed(dispute, HEAD)
    given = decision(remedy=Back(2), undoes=not is_undone)
    got(await desk.service.verdicts.decide_appeal(GUILD, 1, HEAD, "changed", given, await desk.seen(dispute)), Verdict)
    await sound(desk, games, dispute)


@pytest.mark.slow
async def test_who_has_left_the_server_is_not_waited_for_and_agrees_to_nothing(desk: Desk) -> None:
    dispute = await far_back(desk, KAREL, LENA)
    ask, agree = desk.service.verdicts.ask_sides, desk.service.verdicts.agree_to_go_back
    gone = {LENA.user}
    got(await ask(GUILD, 1, JUDGE, 2, gone), Dispute)
    got(await agree(GUILD, 1, EVA, gone), Dispute)
    assert key(await desk.service.verdicts.preview(GUILD, 1, JUDGE, FAR)) == "match-refused-too-far"
    agreed = got(await agree(GUILD, 1, KAREL, gone), Dispute)
    assert (agreed.backers, agreed.left) == ((0, 1), (2,)), "she agreed to nothing"
    got(await desk.service.verdicts.give(GUILD, 1, JUDGE, FAR, await desk.seen(dispute)), Verdict)


@pytest.mark.slow
async def test_who_is_back_is_waited_for_again(desk: Desk) -> None:
    await far_back(desk, KAREL, LENA)
    ask, agree = desk.service.verdicts.ask_sides, desk.service.verdicts.agree_to_go_back
    got(await ask(GUILD, 1, JUDGE, 2, {LENA.user}), Dispute)
    for side in (EVA, KAREL):
        got(await agree(GUILD, 1, side, {LENA.user}), Dispute)
    got(await desk.service.verdicts.preview(GUILD, 1, JUDGE, FAR), Previewed)
    got(await ask(GUILD, 1, JUDGE, 2), Dispute)
    for side in (EVA, KAREL):
        got(await agree(GUILD, 1, side), Dispute)
    assert key(await desk.service.verdicts.preview(GUILD, 1, JUDGE, FAR)) == "match-refused-too-far"


@pytest.mark.slow
async def test_one_side_that_is_left_alone_agrees_to_nothing_and_a_head_judge_goes_back(desk: Desk) -> None:
    dispute = await far_back(desk, KAREL)
    asked = await desk.service.verdicts.ask_sides(GUILD, 1, JUDGE, 2, {KAREL.user})
    assert reason(asked) is DeskReason.NOBODY_TO_ASK
    got(await desk.service.verdicts.ask_sides(GUILD, 1, JUDGE, 2), Dispute)
    got(await desk.service.verdicts.agree_to_go_back(GUILD, 1, EVA, {KAREL.user}), Dispute)
    assert key(await desk.service.verdicts.preview(GUILD, 1, JUDGE, FAR)) == "match-refused-too-far"
    got(await desk.service.desk.hand_on(GUILD, 1, JUDGE, HEAD), Claimed)
    got(await desk.service.verdicts.give(GUILD, 1, HEAD, FAR, await desk.seen(dispute)), Verdict)


FAR = decision(remedy=Back(2))


async def far_back(desk: Desk, *others: Official) -> Dispute:
    """A case about a match that going back to entry 2 would take back too far."""
    position = await table.played(desk.matches, await desk.match(1 + len(others)), 0, moves=2)
    dispute = await desk.open(position, *others)
    return await desk.claimed(dispute)
