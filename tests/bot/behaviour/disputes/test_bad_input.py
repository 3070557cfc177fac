"""Words that are too long, hold Markdown or mentions or nothing, and people who may not: everybody gets an answer."""

from __future__ import annotations

import pytest

from bot.disputes.model.dispute import Status
from tests.bot.behaviour.disputes.court import QUESTION, VIEW, Court

MARKDOWN = "*_~`|> # @everyone <@1> [a](b)\n"


async def test_the_longest_words_full_of_markdown_fit_every_panel(court: Court) -> None:
    await court.party.started()
    await court.party.move(0)
    await court.open(question=(MARKDOWN * 40)[:1000], view=(MARKDOWN * 200)[:4000])
    await court.tell(view=("*_" * 3000)[:4000])
    panel = await court.claimed()
    for section in ("v", "l", "r", "m", "p", "b", "k", "h", "o"):
        panel = await court.press(court.judge, panel, f"dc:1:{section}:0")
        assert panel.private
    preview = await court.written(panel, ruling="*" * 1000, why="_" * 3000)
    await court.give(preview)
    assert "@everyone" not in court.told()


@pytest.mark.parametrize(("question", "said"), [(" \n ", "slova"), ("\u200b\u200b", "slova")])
async def test_a_question_of_nothing_opens_nothing(court: Court, question: str, said: str) -> None:
    await court.party.started()
    await court.party.move(0)
    refused = await court.open(question=question)
    assert said in refused.text
    assert not (await court.party.position()).match.course.stands


async def test_who_is_no_judge_gets_no_queue_and_no_case(court: Court) -> None:
    await court.party.started()
    await court.party.move(0)
    await court.open()
    await court.tell()
    for member in (court.eva, court.karel):
        queue = await court.use(member, "desk")
        assert "/nastavení" in queue.text or "/inställning" in queue.text
        case = await court.use(member, "desk", number=1)
        assert not [each for each in case.buttons.values() if each.startswith(("da:", "dv:", "dg:"))]


async def test_a_judge_who_is_barred_or_recuses_does_not_take_the_case(court: Court) -> None:
    await court.party.started()
    await court.party.move(0)
    await court.open()
    barring = await court.press(court.karel, court.card(), ":bar")
    await court.pick(court.karel, barring, "dbar:1", court.judge)
    await court.tell()
    refused = await court.press(court.judge, await court.use(court.judge, "desk", number=1), ":claim")
    assert "does not want you" in refused.text
    panel = await court.claimed(court.head)
    await court.press(court.head, panel, ":recuse")
    assert (await court.dispute()).status is Status.OPEN


async def test_no_dispute_of_that_number_and_no_match_here(court: Court) -> None:
    missing = await court.use(court.judge, "desk", number=9)
    assert "D-9" in missing.text
    gone = await court.use(court.eva, "dispute", match=99)
    assert "zápas" in gone.text


async def test_a_message_is_taken_in_by_right_click_once(court: Court) -> None:
    party = court.party
    await party.started()
    await party.move(0)
    message = await court.karel.send(party.table.channel, "I said **stop** before that.")
    for dispute in (False, True):
        if dispute:
            await court.open()
        added = await court._read(await court.eva.context_menu(party.table.channel, "Add to the dispute", message))
        assert ("D-1" in added.text) is dispute
    again = await court._read(await court.eva.context_menu(party.table.channel, "Add to the dispute", message))
    assert "už" in again.text
    await court.tell()
    panel = await court.claimed()
    shown = await court.press(court.judge, panel, ":m:0")
    assert "I said" in shown.text
    assert "side B" in shown.text


async def test_both_sides_who_open_at_once_share_one_dispute(court: Court) -> None:
    await court.party.started()
    await court.party.move(0)
    shown = [await court.slash(member, "dispute") for member in (court.eva, court.karel)]
    await court.fill(court.eva, shown[0], question=QUESTION, view=VIEW)
    joined = await court.fill(court.karel, shown[1], question="And mine?", view="Late.")
    assert "D-1" in joined.text
    assert (await court.dispute()).status is Status.OPEN
