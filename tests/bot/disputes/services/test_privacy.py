"""Forgetting a person at the desk: nothing names them any more, and nothing that others need is lost."""

from __future__ import annotations

from datetime import timedelta

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from bot.database import Table
from bot.disputes.model.dispute import Dispute, Status
from bot.disputes.model.draft import Draft
from bot.disputes.model.evidence import Message, Picture
from bot.disputes.model.official import Official
from bot.disputes.model.penalties import PenaltyKind
from bot.disputes.model.refusals import DeskReason
from bot.disputes.model.verdicts import Sentence
from bot.disputes.services.cases import Opened
from bot.disputes.services.records import Checked, Record
from bot.matches.model.match import FORGOTTEN
from rules_index import Language
from tests.bot.disputes.desk import EVA, HEAD, JUDGE, KAREL, SECOND, THIRD, Desk, decision, got, reason
from tests.bot.disputes.services.test_evidence import picture
from tests.bot.disputes.services.test_precedents import P, wording
from tests.bot.matches.table import GUILD, START

pytestmark = pytest.mark.on_both_databases

PERSON = Official(4_321_987_650_001)
NAMED = f"Ask <@{PERSON.user}> or <@!{PERSON.user}>, not <@{KAREL.user}>."
BLANK = f"Ask <@0> or <@0>, not <@{KAREL.user}>."


async def kept(desk: Desk) -> str:
    """Everything in the database."""
    texts = []
    async with desk.database.reading() as session:
        connection = await session.connection()
        for table in Table.metadata.sorted_tables:
            texts += [repr(tuple(row)) for row in await connection.execute(sa.select(table))]
    return "\n".join(texts)


async def told(desk: Desk) -> None:
    """A dispute in which a person is named wherever a person can be, and decided."""
    done = await desk.service.cases.open_elsewhere(
        PERSON, GUILD, 11, NAMED, view="My own words.", game="toy", others=(KAREL.user,)
    )
    dispute = got(done, Opened).dispute
    number = dispute.number
    await desk.service.cases.tell(GUILD, number, KAREL, NAMED)
    await desk.service.evidence.add_picture(GUILD, number, PERSON, picture())
    await desk.service.evidence.add_picture(GUILD, number, KAREL, picture())
    for message, author in ((1, PERSON.user), (2, KAREL.user)):
        text = "My own words." if author == PERSON.user else NAMED
        await desk.service.evidence.add_message(
            GUILD, number, KAREL, Message(id=message, author=author, at=START, text=text)
        )
    await desk.service.desk.bar(GUILD, number, PERSON, SECOND.user)
    exclusion = (Sentence(0, PenaltyKind.EXCLUSION, START + timedelta(days=5)), Sentence(0, PenaltyKind.CAUTION))
    await desk.ruled(
        dispute, ruling=NAMED, why=NAMED, infraction="guide.late", penalties=exclusion, precedent=wording()
    )
    await desk.service.verdicts.appeal(GUILD, number, PERSON, "My own words.")


@pytest.mark.on_both_databases(every_run=True)
async def test_nothing_names_a_person_who_was_forgotten(desk: Desk) -> None:
    await told(desk)
    before = await kept(desk)
    assert str(PERSON.user) in before
    assert "My own words." in before

    assert await desk.service.privacy.forget(PERSON.user) == 1

    after = await kept(desk)
    assert str(PERSON.user) not in after
    assert "My own words." not in after
    case = got(await desk.service.docket.get(GUILD, 1, KAREL), Dispute)
    assert [party.user for party in case.parties] == [FORGOTTEN, KAREL.user]
    assert [party.view for party in case.parties] == [None, BLANK]
    assert case.question == BLANK
    (verdict,) = got(await desk.service.verdicts.of(GUILD, 1, JUDGE), tuple)
    assert (verdict.ruling, verdict.why) == (BLANK, BLANK)
    assert [each.side for each in got(await desk.service.evidence.pictures(GUILD, 1, JUDGE), tuple)] == [1]
    assert [each.text for each in got(await desk.service.evidence.messages(GUILD, 1, JUDGE), tuple)] == [BLANK]
    assert await desk.service.privacy.forget(PERSON.user) == 0


async def test_a_person_reads_their_own_view_and_penalties_and_nobody_elses(desk: Desk) -> None:
    await told(desk)
    own = await desk.service.privacy.kept_of(PERSON.user)
    (side,) = own["disputes"]
    assert (side["server"], side["number"], side["view"]) == (str(GUILD), 1, "My own words.")
    assert [(each["kind"], each["until"]) for each in own["penalties"]] == [
        ("exclusion", (START + timedelta(days=5)).isoformat()),
        ("caution", None),
    ]
    other = await desk.service.privacy.kept_of(KAREL.user)
    assert [each["view"] for each in other["disputes"]] == [NAMED]
    assert other["penalties"] == []


async def test_the_draft_of_a_judge_is_their_own_and_goes_with_them(desk: Desk) -> None:
    dispute = await desk.elsewhere()
    drafts = desk.service.drafts
    written = Draft(decision=decision())
    await drafts.put(dispute.id, JUDGE, written)
    await drafts.put(dispute.id, JUDGE, replace(written, answers="mend"))
    await drafts.put(dispute.id, SECOND, written)
    assert await drafts.get(dispute.id, JUDGE) == replace(written, answers="mend")
    assert await drafts.get(dispute.id, THIRD) is None
    await desk.service.privacy.forget(JUDGE.user)
    assert await drafts.get(dispute.id, JUDGE) is None
    assert await drafts.get(dispute.id, SECOND) == written
    await drafts.drop(dispute.id, SECOND)
    assert await drafts.get(dispute.id, SECOND) is None


async def test_precedents_stay_and_an_exclusion_holds_until_its_day(desk: Desk) -> None:
    await told(desk)
    await desk.service.privacy.forget(PERSON.user)
    assert len(await desk.service.precedents.list(GUILD, kind=P)) == 1
    assert await desk.service.penalties.excluded(GUILD, PERSON.user) is not None
    assert [each.kind for each in await desk.service.penalties.mine(GUILD, PERSON.user)] == [PenaltyKind.EXCLUSION]
    desk.clock.advance(days=5)
    await desk.service.due.tick()
    assert await desk.service.penalties.mine(GUILD, PERSON.user) == ()
    assert [each.user for each in got(await desk.service.penalties.in_force(GUILD, JUDGE), tuple)] == [FORGOTTEN] * 2


async def test_who_was_forgotten_never_judges_the_own_dispute(desk: Desk) -> None:
    await told(desk)
    await desk.service.privacy.forget(PERSON.user)
    back = Official(PERSON.user, judge=True, head=True)
    assert reason(await desk.service.desk.claim(GUILD, 1, back)) is DeskReason.PARTIAL
    await desk.service.privacy.forget(HEAD.user)
    assert reason(await desk.service.verdicts.stay(GUILD, 1, HEAD)) is DeskReason.NOT_CLAIMED


async def test_the_case_of_a_judge_who_was_forgotten_waits_for_another(desk: Desk) -> None:
    dispute = await desk.open(await desk.match())
    await desk.claimed(dispute)

    assert await desk.service.privacy.forget(JUDGE.user) == 1

    waits = await desk.now(dispute, SECOND)
    assert (waits.status, waits.judge) == (Status.OPEN, None)
    assert await desk.service.due.tick() == 1
    assert (await desk.now(dispute, SECOND)).called
    await desk.ruled(dispute, SECOND)


async def test_a_judge_who_ruled_and_was_forgotten_does_not_decide_the_appeal(desk: Desk) -> None:
    dispute = await desk.elsewhere(KAREL)
    await desk.ruled(dispute, HEAD)
    await desk.service.verdicts.appeal(GUILD, 1, EVA, "No.")
    await desk.service.privacy.forget(HEAD.user)
    assert reason(await desk.service.desk.claim(GUILD, 1, HEAD)) is DeskReason.RULED_BEFORE
    await desk.claimed(dispute, THIRD)


async def test_the_match_and_its_log_stay_whole_without_the_words(desk: Desk) -> None:
    position = await desk.match()
    dispute = await desk.open(position)
    await desk.ruled(dispute, ruling=NAMED, why=NAMED)

    await desk.service.privacy.forget(PERSON.user)
    await desk.matches.privacy.forget(PERSON.user)

    assert str(PERSON.user) not in await kept(desk)
    record = got(await desk.service.records.export(GUILD, 1, EVA, Language.EN), Record)
    assert await desk.service.records.check(GUILD, record.json) == Checked(1, 1, True)


async def test_views_pictures_and_messages_go_a_year_after_the_close(desk: Desk) -> None:
    dispute = await desk.elsewhere(KAREL)
    got(await desk.service.evidence.add_picture(GUILD, 1, KAREL, picture()), Picture)
    await desk.service.evidence.add_message(GUILD, 1, EVA, Message(id=1, author=EVA.user, at=START, text="Look."))
    await desk.ruled(dispute, why="Their words.")
    desk.clock.advance(days=3)
    assert await desk.service.due.next() == desk.clock.now(), "the time to appeal is over"
    assert await desk.service.due.tick() == 1
    desk.clock.advance(days=362)
    assert await desk.service.due.next() == desk.clock.now()
    assert await desk.service.due.tick() == 1
    assert [party.view for party in (await desk.now(dispute, KAREL)).parties] == [None, None]
    assert await desk.service.evidence.pictures(GUILD, 1, JUDGE) == ()
    assert await desk.service.evidence.messages(GUILD, 1, JUDGE) == ()
    assert (got(await desk.service.verdicts.of(GUILD, 1, JUDGE), tuple))[0].why == "Their words."
    assert await desk.service.due.tick() == 0
    assert await desk.service.due.next() is None
