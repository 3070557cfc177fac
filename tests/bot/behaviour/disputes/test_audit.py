"""The audit trail at the desk: head judges read who did what, page by page, and nobody else does."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.disputes.model.audit import Act
from bot.disputes.model.official import Official
from bot.disputes.model.precedents import Precedent, PrecedentKind, Wording
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.behaviour.disputes.court import RULE, RULING, VIEW, WHY, Court
from tests.bot.behaviour.disputes.test_desk import at_a_table, in_a_match


@pytest.mark.slow
async def test_a_head_judge_reads_who_did_what_in_a_case(court: Court) -> None:
    await in_a_match(court)
    panel = await court.claimed()
    assert not [each for each in panel.buttons.values() if each.startswith("dau:")]
    await court.press(court.judge, panel, "dc:1:h:0")
    await court.give(await court.written(panel))
    case = await court.use(court.head, "desk", number=1)

    trail = await court.press(court.head, case, "dau:1:0")

    lines = trail.text.splitlines()
    assert lines[0] == "### Evidence sporu D-1"
    told = {"otevření sporu": court.eva, "převzetí sporu": court.judge, "nahlédnutí do skrytého": court.judge}
    for said, member in told.items():
        assert [line for line in lines if said in line and member.mention in line and "D-1" in line], said
    assert lines.index(next(each for each in lines if "vynesení verdiktu" in each)) == 1
    for words in (VIEW, RULING, WHY):
        assert words not in trail.text
    back = await court.press(court.head, trail, "dc:1:o:0")
    assert "D-1" in back.text


async def test_the_trail_of_the_whole_desk_has_pages(court: Court) -> None:
    judge, kind = Official(court.judge.id, judge=True), PrecedentKind.PRECEDENT
    for number in range(23):
        question = f"Smí se věž přestavět po setmění {number}?"
        wording = Wording(language=Language.CS, question=question, answer="Ne.", rules=(RULE,))
        draft = await court.party.client.disputes.precedents.draft(court.guild, judge, kind, wording, game="hrad")
        assert isinstance(draft, Precedent)
    queue = await court.use(court.head, "desk")

    newest = (await court.press(court.head, queue, "dau:-:0")).text
    second = await court.press(court.head, queue, "dau:-:1:n")

    assert (newest.count("návrh"), second.text.count("návrh")) == (20, 3)
    assert "P-23" in newest and "P-1" in second.text
    assert not [each for each in second.buttons.values() if each.endswith(":n")]
    again = await court.press(court.head, second, "dau:-:0:p")
    assert again.text == newest


async def test_a_judge_and_a_player_read_no_trail(court: Court) -> None:
    await at_a_table(court)
    queue = await court.use(court.head, "desk")
    court.party.table.expose(queue)
    for member, said in ((court.judge, "Only a head judge"), (court.karel, "huvuddomare")):
        refused = await court.press(member, queue, "dau:-:0")
        assert said in refused.text
        assert court.eva.mention not in refused.text


def test_every_act_is_told_in_every_language() -> None:
    for language in Language:
        said = [localizer(language).say(f"audit-{act}") for act in get_args(Act)]
        assert len(set(said)) == len(said)
