"""A case as files: to read in any language, and to check against what is kept and the log of its match."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from bot.__main__ import app
from bot.disputes.files import case_file
from bot.disputes.model.evidence import Message
from bot.disputes.model.penalties import PenaltyKind
from bot.disputes.model.refusals import DeskReason
from bot.disputes.model.verdicts import Sentence
from bot.disputes.services.records import Checked, Record
from bot.matches.model.remedies import Back
from bot.matches.storage import tables as matches
from bot.matches.verify import UNPROVEN, UNREADABLE, WRONG
from rules_index import Language
from tests.bot.disputes.desk import EVA, JUDGE, KAREL, RULE, STRANGER, THIRD, VIEW, Desk, decision, got, reason
from tests.bot.disputes.services.test_evidence import picture
from tests.bot.matches.table import GUILD, START
from tests.rows import nightly


async def decided(desk: Desk) -> Record:
    """The files of a case with everything in it."""
    dispute = await desk.open(await desk.match())
    message = Message(id=5, author=STRANGER.user, at=START, text=f"Ask <@{KAREL.user}>, <@{STRANGER.user}> or <@!1>.")
    await desk.service.evidence.add_message(GUILD, 1, EVA, message)
    await desk.service.evidence.add_picture(GUILD, 1, EVA, picture())
    penalties = (Sentence(1, PenaltyKind.WARNING),)
    await desk.ruled(dispute, remedy=Back(2), infraction="guide.late", penalties=penalties)
    await desk.service.verdicts.appeal(GUILD, 1, KAREL, "It was laid in time.")
    await desk.claimed(dispute, THIRD)
    await desk.service.verdicts.decide_appeal(GUILD, 1, THIRD, "upheld", decision(ruling="It stands."))
    return await exported(desk)


async def exported(desk: Desk, language: Language = Language.EN) -> Record:
    return got(await desk.service.records.export(GUILD, 1, EVA, language), Record)


def changed(record: Record, **other: Any) -> bytes:
    """The file with something else in it, and a digest that fits."""
    content = {**json.loads(record.json), **other}
    read = case_file.read(json.dumps(content).encode())
    assert isinstance(read, case_file.CaseFile)
    return json.dumps({**content, "digest": case_file.digest_of(read)}).encode()


@pytest.mark.on_both_databases
async def test_a_case_is_exported_and_found_sound(desk: Desk) -> None:
    record = await decided(desk)
    assert await desk.service.records.check(GUILD, record.json) == Checked(1, 2, True)
    assert await desk.service.records.check(2, record.json) == Checked(1, 2, False)


async def test_it_names_nobody(desk: Desk) -> None:
    record = await decided(desk)
    for text in (record.markdown.decode(), record.json.decode()):
        words = set(re.findall(r"\w+", text))
        assert not words & {str(user.user) for user in (EVA, KAREL, STRANGER, JUDGE, THIRD)}
        assert "<@" not in text
    assert "Ask B, @ or @." in record.markdown.decode()


@pytest.mark.parametrize("language", [Language.EN, *nightly(Language.CS, Language.SV)])
async def test_it_reads_as_a_whole_in_every_language(desk: Desk, language: Language) -> None:
    await decided(desk)
    text = (await exported(desk, language)).markdown.decode()
    for part in (VIEW, "It was laid in time.", "It stands.", RULE.upper(), "# "):
        assert part in text
    assert "dispute-record" not in text
    assert "{" not in text


async def test_a_file_that_was_changed_is_found_out(desk: Desk) -> None:
    record = await decided(desk)
    file = json.loads(record.json)
    plain = record.json.replace(b"It stands.", b"It falls.")
    (digest, *_) = got(await desk.service.records.check(GUILD, plain), Checked).wrong
    assert digest.key == "dispute-check-digest"

    first, second = file["verdicts"]
    for verdicts in ([{**first, "hash": "0" * 64}, second], [{**first, "seq": 3}, second], [first]):
        found = got(await desk.service.records.check(GUILD, changed(record, verdicts=verdicts)), Checked)
        assert [line.key for line in found.wrong] == ["dispute-check-verdict"]


async def test_a_log_that_was_changed_is_found_out(desk: Desk) -> None:
    record = await decided(desk)
    log = matches.event
    async with desk.database.writing() as session:
        entry = (
            await (await session.connection()).execute(sa.select(log.c.entry).where(log.c.kind == "ruled"))
        ).scalar()
        forged = str(entry).replace('"dispute":1', '"dispute":2')
        assert forged != entry
        await (await session.connection()).execute(sa.update(log).where(log.c.kind == "ruled").values(entry=forged))

    found = got(await desk.service.records.check(GUILD, record.json), Checked)

    assert [line.key for line in found.wrong] == ["dispute-check-entry", "dispute-check-log"]


async def test_who_may_export_and_when(desk: Desk) -> None:
    dispute = await desk.elsewhere(KAREL)
    assert reason(await desk.service.records.export(GUILD, 1, EVA, Language.EN)) is DeskReason.NO_VERDICT
    await desk.ruled(dispute)
    assert reason(await desk.service.records.export(GUILD, 1, STRANGER, Language.EN)) is DeskReason.NOT_A_PARTY
    assert isinstance(await desk.service.records.export(GUILD, 1, JUDGE, Language.EN), Record)
    assert reason(await desk.service.records.export(GUILD, 2, EVA, Language.EN)) is DeskReason.NO_DISPUTE


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", DeskReason.FILE_KIND),
        (b"{", DeskReason.FILE_KIND),
        (b'{"format": "rozhodci-match", "version": 1}', DeskReason.FILE_KIND),
        (b'{"format": "rozhodci-case", "version": 2}', DeskReason.FILE_VERSION),
        (b'{"format": "rozhodci-case", "version": 1}', DeskReason.FILE_KIND),
        (b" " * (case_file.MOST_BYTES + 1), DeskReason.FILE_SIZE),
        (b"[" * 200_000, DeskReason.FILE_KIND),
    ],
)
async def test_what_is_no_case_is_refused(desk: Desk, content: bytes, why: DeskReason) -> None:
    assert reason(await desk.service.records.check(GUILD, content)) is why


async def test_the_command_line_checks_a_case_by_itself(desk: Desk, tmp_path: Path) -> None:
    record = await decided(desk)

    def checked(content: bytes) -> tuple[int, str]:
        file = tmp_path / "case.json"
        file.write_bytes(content)
        done = CliRunner().invoke(app, ["verify", str(file)])
        return done.exit_code, done.output

    code, said = checked(record.json)
    assert code == UNPROVEN
    assert "dispute D-1, verdicts: 2, is as it was written" in said
    code, said = checked(record.json.replace(b"It stands.", b"It falls."))
    assert code == WRONG
    assert "its digest does not match" in said
    code, said = checked(record.json.replace(b'"version": 1', b'"version": 9'))
    assert code == UNREADABLE
    assert "version 9" in said
