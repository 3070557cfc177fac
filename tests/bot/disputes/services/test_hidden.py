"""Whoever may have seen what a match hides takes no seat in it, by whichever door they came to see it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import pytest

from bot.disputes.model.dispute import Dispute
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import DeskReason, DeskRefused
from bot.disputes.services.desk import Panel
from bot.disputes.services.records import Record
from bot.matches.model.refusals import Reason, Refused
from rules_index import Language
from tests.bot.disputes.desk import HEAD, JUDGE, SECOND, Desk, got, reason
from tests.bot.matches import table
from tests.bot.matches.table import GUILD, granted

Door: TypeAlias = Callable[[Desk, Dispute, Official], Awaitable[object]]


async def _claim(desk: Desk, dispute: Dispute, judge: Official) -> object:
    return await desk.service.desk.claim(GUILD, dispute.number, judge)


async def _given_back(desk: Desk, dispute: Dispute, judge: Official) -> object:
    await _claim(desk, dispute, judge)
    got(await desk.service.desk.panel(GUILD, dispute.number, judge), Panel)
    return await desk.service.desk.recuse(GUILD, dispute.number, judge)


async def _handed(desk: Desk, dispute: Dispute, judge: Official) -> object:
    await _claim(desk, dispute, HEAD)
    await desk.service.desk.hand_on(GUILD, dispute.number, HEAD, judge)
    return await desk.service.desk.panel(GUILD, dispute.number, judge)


async def _refused_commands(desk: Desk, dispute: Dispute, judge: Official) -> object:
    return await desk.matches.disputes.refused_commands(dispute.match or 0, judge.actor, 1)


async def _looked(desk: Desk, dispute: Dispute, judge: Official) -> object:
    return await desk.matches.exports.look(dispute.match or 0, judge.actor)


async def _exported(desk: Desk, dispute: Dispute, judge: Official) -> object:
    return await desk.matches.exports.export(dispute.match or 0, judge.actor)


async def _pictures(desk: Desk, dispute: Dispute, judge: Official) -> object:
    return await desk.service.evidence.pictures(GUILD, dispute.number, judge)


async def _messages(desk: Desk, dispute: Dispute, judge: Official) -> object:
    return await desk.service.evidence.messages(GUILD, dispute.number, judge)


async def _case_file(desk: Desk, dispute: Dispute, judge: Official) -> object:
    await desk.ruled(dispute, HEAD)
    return await desk.service.records.export(GUILD, dispute.number, judge, Language.EN)


DOORS: dict[str, Door] = {
    "took the case": _claim,
    "took the case, read it and gave it back": _given_back,
    "was handed the case and read it": _handed,
    "read what a seat was refused": _refused_commands,
    "looked at what is hidden": _looked,
    "exported the match": _exported,
    "saw the pictures of the sides": _pictures,
    "read the messages of the sides": _messages,
    "exported the case": _case_file,
}


@pytest.mark.parametrize("door", DOORS.values(), ids=DOORS)
async def test_who_may_have_seen_what_is_hidden_takes_no_seat(desk: Desk, door: Door) -> None:
    dispute = await desk.open(await desk.match())
    match = dispute.match or 0
    granted(await desk.matches.seats.vacate(match, table.KAREL, 1))
    seen = await door(desk, dispute, JUDGE)
    assert not isinstance(seen, DeskRefused | Refused)

    assert table.reason(await desk.matches.seats.take(match, JUDGE.actor, 1)) is Reason.JUDGED
    # What they know stays with them when everything that names them is gone.
    await desk.matches.privacy.forget(JUDGE.user)
    assert table.reason(await desk.matches.seats.take(match, JUDGE.actor, 1)) is Reason.JUDGED
    # Another judge, who has seen nothing of it, may.
    granted(await desk.matches.seats.take(match, SECOND.actor, 1))


async def test_a_judge_who_only_knows_of_the_case_may_take_a_seat(desk: Desk) -> None:
    dispute = await desk.open(await desk.match())
    match = dispute.match or 0
    granted(await desk.matches.seats.vacate(match, table.KAREL, 1))
    known = await desk.now(dispute, JUDGE)
    (queued,) = got(await desk.service.docket.queue(GUILD, JUDGE, "all"), tuple)
    (listed,) = await desk.service.docket.of_match(match, JUDGE)
    assert {party.view for case in (known, queued, listed) for party in case.parties} == {None}
    assert reason(await desk.service.desk.panel(GUILD, dispute.number, JUDGE)) is DeskReason.NOT_CLAIMED
    await _claim(desk, dispute, HEAD)
    assert reason(await _claim(desk, dispute, JUDGE)) is DeskReason.CLAIMED
    granted(await desk.matches.seats.take(match, JUDGE.actor, 1))


@pytest.mark.parametrize("door", [_case_file, _pictures, _messages, _refused_commands], ids=lambda door: door.__name__)
async def test_a_judge_who_takes_a_seat_sees_no_more_of_the_case(desk: Desk, door: Door) -> None:
    dispute = await desk.open(await desk.match())
    match = dispute.match or 0
    granted(await desk.matches.seats.vacate(match, table.KAREL, 1))
    granted(await desk.matches.seats.take(match, JUDGE.actor, 1))
    granted(await desk.matches.seats.vacate(match, JUDGE.actor, 1))
    seen = await door(desk, dispute, JUDGE)
    assert isinstance(seen, DeskRefused | Refused)
    assert not isinstance(seen, Record)
