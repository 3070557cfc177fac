"""The list of answers that missed: what is on it, what makes room, who may read and settle it."""

from __future__ import annotations

import pytest

from bot.disputes.model.misses import Miss, Missed
from bot.disputes.model.refusals import DeskReason
from bot.disputes.services.books import misses
from rules_index import Language, NoteKind
from tests.bot.disputes.desk import EVA, JUDGE, KAREL, RULE, Desk, got, reason
from tests.bot.matches.table import GUILD

pytestmark = pytest.mark.on_both_databases
OTHER = GUILD + 1


def missed(question: str = "Whose turn is it?") -> Missed:
    return Missed(question=question, language=Language.EN, game="toy", edition=None, wrong="toy.hand")


async def listed(desk: Desk, guild: int = GUILD) -> list[tuple[str, str | None, bool, int]]:
    found = got(await desk.service.misses.list(guild, JUDGE), tuple)
    return [(each.question, each.answer, each.taught, each.times) for each in found]


async def test_players_report_and_a_judge_says_what_answers(desk: Desk) -> None:
    service = desk.service.misses
    assert await service.missed(GUILD, EVA, missed()) is False
    assert await service.missed(GUILD, KAREL, missed()) is False
    assert await listed(desk) == [("Whose turn is it?", None, False, 2)]
    assert await desk.service.notes.notes(GUILD) == ()

    assert await service.missed(GUILD, JUDGE, missed(), RULE) is True
    assert await listed(desk) == [("Whose turn is it?", RULE, True, 2)]
    (note,) = await desk.service.notes.notes(GUILD)
    assert (note.kind, note.cites, note.instead) == (NoteKind.LEAD, (RULE,), "toy.hand")
    assert await listed(desk, OTHER) == []
    assert await desk.service.notes.notes(OTHER) == ()


async def test_what_was_taught_is_laid_at_once_and_taken_back_at_once(desk: Desk) -> None:
    await desk.service.misses.missed(GUILD, JUDGE, missed(), RULE)
    assert await desk.service.notes.lay(GUILD)
    (miss,) = got(await desk.service.misses.list(GUILD, JUDGE), tuple)
    assert isinstance(miss, Miss)
    assert await desk.service.misses.drop(GUILD, JUDGE, miss.id) is True
    assert await desk.service.misses.drop(GUILD, JUDGE, miss.id) is False
    assert await desk.service.notes.lay(GUILD)
    assert await desk.service.notes.notes(GUILD) == ()


async def test_a_miss_of_another_server_is_out_of_reach(desk: Desk) -> None:
    await desk.service.misses.missed(GUILD, EVA, missed())
    (miss,) = got(await desk.service.misses.list(GUILD, JUDGE), tuple)
    assert await desk.service.misses.drop(OTHER, JUDGE, miss.id) is False
    assert len(await listed(desk)) == 1


async def test_only_judges_read_the_list_and_settle_it(desk: Desk) -> None:
    service = desk.service.misses
    assert reason(await service.list(GUILD, EVA)) is DeskReason.JUDGE_ONLY
    assert reason(await service.drop(GUILD, EVA, 1)) is DeskReason.JUDGE_ONLY
    assert reason(await service.missed(GUILD, EVA, missed(), RULE)) is DeskReason.JUDGE_ONLY
    assert await listed(desk) == []


@pytest.mark.on_both_databases(every_run=True)
async def test_the_oldest_reports_make_room_and_what_was_taught_stays(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(misses, "MOST", 2)
    await desk.service.misses.missed(GUILD, JUDGE, missed("taught"))
    for question in ("first", "second", "third"):
        await desk.service.misses.missed(GUILD, EVA, missed(question))
    assert [question for question, *_ in await listed(desk)] == ["third", "second", "taught"]
