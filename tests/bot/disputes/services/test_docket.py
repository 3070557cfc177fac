"""Finding disputes again, what a server sets, notices until they are delivered, and what the rules say on a case."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.disputes.model.dispute import Dispute
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import DeskReason
from bot.disputes.model.settings import LIMITS, Settings
from bot.disputes.services.books.bundles import Bundle
from bot.disputes.services.docket import Queue
from rules_index import Language
from tests.bot.disputes.desk import (
    ADMIN,
    EVA,
    HEAD,
    JUDGE,
    KAREL,
    OTHER_RULE,
    QUESTION,
    RULE,
    SECOND,
    STRANGER,
    VIEW,
    Desk,
    got,
    reason,
    rule,
)
from tests.bot.matches.table import GUILD


async def numbers(desk: Desk, which: Queue, judge: Official = JUDGE, game: str | None = None) -> list[int]:
    found = await desk.service.docket.queue(GUILD, judge, which, game=game)
    return [dispute.number for dispute in got(found, tuple)]


@pytest.mark.on_both_databases(every_run=True)
async def test_the_queue_of_the_judges(desk: Desk) -> None:
    for _ in range(3):
        await desk.elsewhere(KAREL)
    await desk.claimed(await desk.elsewhere(by=KAREL))
    assert reason(await desk.service.docket.queue(GUILD, EVA)) is DeskReason.JUDGE_ONLY
    assert await numbers(desk, "unclaimed") == [1, 2, 3]
    assert await numbers(desk, "unclaimed", game="chess") == []
    assert await numbers(desk, "mine") == [4]
    assert await numbers(desk, "mine", SECOND) == []
    assert await numbers(desk, "overdue") == []
    desk.clock.advance(hours=24)
    assert await numbers(desk, "unclaimed") == [1, 2, 3, 4]
    await desk.service.due.tick()
    assert await numbers(desk, "overdue") == [1, 2, 3]
    await desk.ruled(got(await desk.service.docket.get(GUILD, 1, JUDGE), Dispute))
    assert await numbers(desk, "all") == [2, 3, 4]
    assert [each.number for each in await desk.service.docket.mine(GUILD, EVA)] == [3, 2]
    assert await desk.service.docket.mine(2, EVA) == ()
    assert reason(await desk.service.docket.get(2, 1, JUDGE)) is DeskReason.NO_DISPUTE


async def test_a_stranger_reads_no_view_anywhere(desk: Desk) -> None:
    position = await desk.match()
    await desk.open(position)
    for user in (STRANGER, ADMIN, KAREL):
        seen = await desk.service.docket.of_match(position.match.id, user)
        assert (VIEW in repr(seen)) == (user is KAREL)
    assert reason(await desk.service.verdicts.of(GUILD, 1, STRANGER)) is DeskReason.NOT_A_PARTY


@pytest.mark.parametrize("name", LIMITS)
async def test_a_server_sets_its_deadlines_within_limits(desk: Desk, name: str) -> None:
    least, most = LIMITS[name]
    for wrong in (least - 1, most + 1):
        refusal = await desk.service.guilds.set(GUILD, ADMIN, replace(Settings(), **{name: wrong}))
        assert reason(refusal) is DeskReason.OUT_OF_RANGE
    assert await desk.service.guilds.settings(GUILD) == Settings()
    wanted = replace(Settings(names=True), **{name: most})
    assert reason(await desk.service.guilds.set(GUILD, HEAD, wanted)) is DeskReason.ADMIN_ONLY
    assert await desk.service.guilds.set(GUILD, ADMIN, wanted) == wanted
    assert await desk.service.guilds.settings(GUILD) == wanted
    assert await desk.service.guilds.settings(2) == Settings()


@pytest.mark.on_both_databases
async def test_the_servers_deadlines_are_kept(desk: Desk) -> None:
    await desk.service.guilds.set(GUILD, ADMIN, Settings(view_hours=2, claim_hours=3, lease_minutes=10))
    dispute = await desk.opened(await desk.match())
    assert dispute.deadline == desk.clock.now() + timedelta(hours=2)
    desk.clock.advance(hours=2)
    await desk.service.due.tick()
    assert (await desk.now(dispute)).deadline == desk.clock.now() + timedelta(hours=3)
    assert (await desk.claimed(dispute)).lease == desk.clock.now() + timedelta(minutes=10)


@pytest.mark.on_both_databases
async def test_notices_are_delivered_at_least_once_and_keep_their_key(desk: Desk) -> None:
    await desk.elsewhere(KAREL)
    first = await desk.service.notices.claim(limit=2)
    assert [(each.notice.kind, each.user, each.dispute, each.channel) for each in first] == [
        ("opened", None, 1, 11),
        ("tell", KAREL.user, 1, 11),
    ]
    assert [each.notice.kind for each in await desk.service.notices.claim()] == ["judges"]
    await desk.service.notices.delivered(first[0].id)
    await desk.service.notices.failed(first[1].id, timedelta(minutes=5))
    assert await desk.service.notices.claim() == []
    desk.clock.advance(minutes=1)
    assert [each.notice.kind for each in await desk.service.notices.claim()] == ["judges"]
    desk.clock.advance(minutes=4)
    again = await desk.service.notices.claim()
    assert [(each.key, each.attempts) for each in again if each.notice.kind == "tell"] == [(first[1].key, 2)]
    assert all(len(each.key) <= 25 for each in again)


async def test_the_bundle_asks_the_question_and_every_view(desk: Desk) -> None:
    desk.library.change(RULE, text=QUESTION, see=(OTHER_RULE,), number="TOY 2")
    view_rule = rule("toy.view", text=VIEW)
    desk.library.rules[view_rule.id] = view_rule
    dispute = await desk.elsewhere(KAREL)
    assert reason(await desk.service.desk.bundle(GUILD, 1, JUDGE, Language.EN)) is DeskReason.NOT_CLAIMED
    await desk.claimed(dispute)

    bundle = got(await desk.service.desk.bundle(GUILD, 1, JUDGE, Language.EN), Bundle)

    assert [ruling.id for ruling in bundle.rulings][:1] == [RULE]
    assert view_rule.id in {ruling.id for ruling in bundle.rulings}
    assert [each.id for each in bundle.see[RULE]] == [OTHER_RULE]
