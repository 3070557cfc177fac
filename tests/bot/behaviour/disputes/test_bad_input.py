"""Words that are too long, hold Markdown or mentions or nothing, and people who may not: everybody gets an answer."""

from __future__ import annotations

import json
from typing import Any

import pytest
import sqlalchemy as sa

from bot.chat.base.guilds import set_head_judge_role, set_judge_role
from bot.chat.client import Client
from bot.database import Database
from bot.disputes.model import official
from bot.disputes.model.dispute import Status
from bot.disputes.model.notices import DeskParcel
from bot.disputes.services.books.files import MOST_BYTES
from bot.disputes.storage import tables
from bot.matches.model.remedies import Back
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.disputes.court import QUESTION, VIEW, Court
from tests.bot.behaviour.disputes.test_books import ANSWER, ASKED, drafted
from tests.bot.behaviour.disputes.test_desk import at_a_table, in_a_match
from tests.bot.matches.table import HandClock

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


@pytest.mark.parametrize(
    ("question", "said"), [("\u200b\u200b", "slova"), pytest.param(" \n ", "slova", marks=pytest.mark.slow)]
)
async def test_a_question_of_nothing_opens_nothing(court: Court, question: str, said: str) -> None:
    await court.party.started()
    await court.party.move(0)
    refused = await court.open(question=question)
    assert said in refused.text
    assert not (await court.party.position()).match.course.stands


async def test_who_is_no_judge_gets_no_queue_and_no_case(court: Court) -> None:
    await at_a_table(court)
    for member in (court.eva, court.karel):
        queue = await court.use(member, "desk")
        assert "/nastavení" in queue.text or "/inställning" in queue.text
        case = await court.use(member, "desk", number=1)
        assert not [each for each in case.buttons.values() if each.startswith(("da:", "dv:", "dg:"))]


@pytest.mark.slow
async def test_a_judge_who_is_barred_or_recuses_does_not_take_the_case(court: Court) -> None:
    await court.party.started()
    await court.party.move(0)
    await court.open()
    barring = await court.press(court.karel, court.card(), ":bar")
    await court.pick(court.karel, barring, "dbar:1", court.judge)
    await court.tell()
    refused = await court.use(court.judge, "desk", number=1)
    assert "da:1:claim" not in refused.buttons.values()
    assert "vetoed you" in refused.text
    panel = await court.claimed(court.head)
    await court.recuse(court.head, panel)
    assert (await court.dispute()).status is Status.OPEN


async def test_no_dispute_of_that_number_and_no_match_here(court: Court) -> None:
    missing = await court.use(court.judge, "desk", number=9)
    assert "D-9" in missing.text
    gone = await court.use(court.eva, "dispute", match=99)
    assert "zápas" in gone.text


@pytest.mark.slow
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


@pytest.mark.slow
async def test_both_sides_who_open_at_once_share_one_dispute(court: Court) -> None:
    await court.party.started()
    await court.party.move(0)
    shown = [await court.slash(member, "dispute") for member in (court.eva, court.karel)]
    await court.fill(court.eva, shown[0], question=QUESTION, view=VIEW)
    joined = await court.fill(court.karel, shown[1], question="And mine?", view="Late.")
    assert "D-1" in joined.text
    assert (await court.dispute()).status is Status.OPEN


async def test_without_a_role_of_judges_who_manages_the_server_judges(court: Court) -> None:
    database = court.party.client.database
    await set_judge_role(database, court.guild, None)
    await set_head_judge_role(database, court.guild, None)
    await at_a_table(court)

    assert "Spor D-1 čeká na rozhodčího" in court.told()
    assert "<@&" not in court.told()
    refused = await court.use(court.judge, "desk")
    assert "/setup sets who judges here" in refused.text
    await court.give(await court.written(await court.claimed(court.head), judge=court.head), court.head)
    assert (await court.dispute()).status is Status.DECIDED


@pytest.mark.slow
async def test_where_the_only_judge_plays_the_head_judge_is_called(court: Court, clock: HandClock) -> None:
    await court.party.started(3)
    await court.party.move(0)
    await court.open()
    for member in (court.karel, court.judge):
        await court.tell(member)

    own = await court.use(court.judge, "desk", number=1)
    assert not [each for each in own.buttons.values() if each.startswith("da:")]
    clock.advance(hours=25)
    await court.party.client.disputes.due.tick()
    await court.deliver()
    assert "je potřeba hlavní rozhodčí" in court.told()
    await court.give(await court.written(await court.claimed(court.head), judge=court.head), court.head)
    assert (await court.dispute()).status is Status.DECIDED


@pytest.mark.slow
async def test_a_party_who_left_the_server_is_judged_all_the_same(court: Court) -> None:
    await in_a_match(court)
    preview = await court.written(await court.claimed())
    slug = preview.selects[0]["options"][1]["value"]
    preview = await court.pick(court.judge, preview, "dr:1:infraction", slug)
    preview = await court.pick(court.judge, preview, "dr:1:penalties", "1.warning.0")
    court.party.table.guild.remove_member(court.karel)

    given = await court.give(preview)

    assert "The verdict in D-1 is given" in given.text
    assert "side B" in given.text
    assert (await court.dispute()).status is Status.DECIDED


@pytest.mark.slow
async def test_a_case_is_decided_whose_channel_is_gone(court: Court) -> None:
    await in_a_match(court)
    table = court.party.table
    home, table.channel = table.channel, table.guild.create_text_channel("jinde")
    table.env.backend.delete_channel(home.id)

    given = await court.give(await court.written(await court.claimed()))

    assert "The verdict in D-1 is given" in given.text
    (verdict,) = await court.verdicts()
    assert verdict.seq is not None
    assert (await court.dispute()).status is Status.DECIDED


@pytest.mark.slow
async def test_a_case_whose_game_is_gone_waits_until_it_is_back(
    court: Court, settings: Settings, oracle: Oracle, database: Database, clock: HandClock
) -> None:
    await in_a_match(court)
    with_game = court.party.make_client
    court.party.make_client = lambda: Client(settings, oracle, database, games=[], clock=clock)
    await court.party.restart()

    queue = await court.use(court.judge, "desk")
    assert "D-1" in queue.text
    case = await court.pick(court.judge, queue, "dqc", "1")
    assert case.private
    assert "Ask the bot’s operator to restore it" in case.text
    # What others wait for does not wait for it.
    shown = await court.slash(court.eva, "dispute", game="hrad")
    await court.fill(court.eva, shown, question="And this?", view=VIEW, others=[court.karel])
    clock.advance(hours=25)
    await court.party.client.disputes.due.tick()
    await court.deliver()
    assert (await court.dispute(2)).status is Status.OPEN
    assert "Spor D-2 čeká na rozhodčího" in court.told()

    court.party.make_client = with_game
    await court.party.restart()
    await court.give(await court.written(await court.claimed()))
    assert (await court.dispute()).status is Status.DECIDED


@pytest.mark.slow
async def test_a_verdict_from_a_lapsed_lease_is_refused_and_its_words_are_kept(court: Court, clock: HandClock) -> None:
    await in_a_match(court)
    preview = await court.written(await court.claimed(), ruling="Kept words.")
    clock.advance(minutes=61)

    refused = await court.give(preview)

    assert "so it is free again" in refused.text
    assert await court.verdicts() == ()
    await court.party.client.disputes.due.tick()
    await court.deliver()
    assert (await court.dispute()).status is Status.OPEN
    shown = await court.shown(court.judge, await court.claimed(), "dv:1:give")
    assert "Kept words." in str(shown.modal)


@pytest.mark.slow
async def test_a_verdict_goes_back_to_before_the_first_move(court: Court) -> None:
    await court.party.started()
    await court.party.move(0)
    await court.open()
    await court.tell()
    before = await court.party.client.matches.history.position_at(1, 1)
    assert before is not None
    preview = await court.written(await court.claimed(), "back-anew")

    await court.give(preview)

    (verdict,) = await court.verdicts()
    assert verdict.remedy == Back(1)
    assert (await court.party.position()).state == before.state


@pytest.mark.slow
async def test_a_verdict_goes_back_across_a_substitution_and_the_newcomer_stays(court: Court) -> None:
    party = court.party
    await party.started()
    await party.move(0)
    card = await party.use(court.karel, "match substitute")
    await party.pick(court.karel, card, "sub:1", "leave.1")
    seats = await party.use(court.head, "match substitute")
    await party.pick(court.head, seats, "sub:1", "take.1")
    assert (await party.position()).match.seats[1].user == court.head.id
    await court.fill(court.eva, await court.slash(court.eva, "dispute", entry=2), question=QUESTION, view=VIEW)
    await court.tell(court.head)

    preview = await court.written(await court.claimed(), "back-anew")
    given = await court.give(preview)

    assert "The verdict in D-1 is given" in given.text
    assert (await court.verdicts())[0].remedy == Back(1)
    assert (await party.position()).match.seats[1].user == court.head.id
    checked: Any = await party.client.matches.checks.check(1)
    assert not checked.wrong


async def test_a_rule_that_is_not_there_is_named_and_nothing_is_lost(court: Court) -> None:
    await at_a_table(court)

    preview = await court.written(await court.claimed(), rules="moon.1, HR 1.1")

    assert "There is no rule “moon.1”" in preview.text
    assert not [each for each in preview.buttons.values() if each.startswith("dg:")]
    shown = await court.shown(court.judge, preview, "dv:1:give")
    assert "moon.1, HR 1.1" in str(shown.modal)


@pytest.mark.slow
async def test_a_bare_number_cites_the_rule_of_the_game_disputed(court: Court) -> None:
    await at_a_table(court)
    await court.give(await court.written(await court.claimed(), rules="1.1; 2.1"))
    (verdict,) = await court.verdicts()
    assert [each.number for each in verdict.cites] == ["HR 1.1", "HR 2.1"]


async def test_a_file_of_another_version_too_large_or_with_ids_of_people_is_refused(court: Court) -> None:
    await court.press(court.judge, await drafted(court, ASKED, ANSWER), ":force")
    sent = await court.use(court.judge, "casebook export")
    file = json.loads(await sent.message.attachments[0].read())
    item = file["precedents"][0]
    named = {**item, "question": "Other?", "answer": "Ask <@123456789012345678>."}
    for content, said in (
        (json.dumps({**file, "version": 7}).encode(), "Soubor má verzi 7"),
        (b" " * (MOST_BYTES + 1), "moc velký"),
        (json.dumps({**file, "precedents": [item, named]}).encode(), "precedenty nikoho nejmenují"),
    ):
        refused = await court.use(court.head, "casebook import", file=("a.json", content))
        assert said in refused.text, refused.text
    found = await court.party.client.disputes.precedents.list(court.guild)
    assert len(found) == 1


async def test_notices_that_stay_however_often_they_are_delivered_end_the_round(
    court: Court, monkeypatch: pytest.MonkeyPatch
) -> None:
    await at_a_table(court)
    notices, delivered = court.party.client.disputes.notices, 0
    parcels = await _notices_of(court)

    async def claim() -> list[DeskParcel]:
        assert delivered < 10, "the same notices are delivered again and again"
        return parcels

    async def never_ticked_off(*_: int) -> None:
        nonlocal delivered
        delivered += 1

    monkeypatch.setattr(notices, "claim", claim)
    monkeypatch.setattr(notices, "delivered", never_ticked_off)
    await court.party.client.dispute_publisher.deliver()
    assert delivered == len(parcels) > 0


async def _notices_of(court: Court) -> list[DeskParcel]:
    """Every notice there is, as if none had been delivered."""
    async with court.party.client.database.writing() as session:
        await (await session.connection()).execute(sa.update(tables.notice).values(delivered=None, not_before=None))
    return await court.party.client.disputes.notices.claim()


async def test_words_that_are_not_taken_are_given_back(court: Court) -> None:
    shown = await court.slash(court.eva, "dispute", game="hrad")
    await court.fill(court.eva, shown, question="May a wall be moved?", view=VIEW, others=[court.karel])
    first, second = [await court.shown(court.karel, court.card(), ":tell") for _ in range(2)]
    await court.fill(court.karel, first, words="First.")
    twice = await court.fill(court.karel, second, words="Något helt annat.")
    assert "Du skrev:" in twice.text and "Något helt annat." in twice.text
    for number in range(2, 6):
        shown = await court.slash(court.eva, "dispute", game="hrad")
        await court.fill(court.eva, shown, question=f"Question {number}?", view=VIEW)
    shown = await court.slash(court.eva, "dispute", game="hrad")
    sixth = await court.fill(court.eva, shown, question="A sixth?", view=VIEW)
    assert "Tvoje slova:" in sixth.text and "A sixth?" in sixth.text and VIEW in sixth.text


@pytest.mark.slow
async def test_going_back_far_after_a_side_left_the_server_is_for_a_head_judge(
    court: Court, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(official, "MOST_TAKEN_BACK", 0)
    await in_a_match(court)
    offered = await court.written(await court.claimed(), "back-anew")
    assert [each for each in offered.buttons.values() if each.startswith("dask:1")]
    court.party.table.guild.remove_member(court.karel)

    alone = await court.press(court.judge, offered, "dask:1")

    assert "no two sides here to agree" in alone.text
    assert (await court.dispute()).back is None
    again = await court.written(await court.use(court.judge, "desk", number=1), "back-anew")
    assert "hand the case over to a head judge" in again.text
    assert not [each for each in again.buttons.values() if each.startswith("dask:1")]
    picking = await court.press(court.judge, await court.use(court.judge, "desk", number=1), ":hand")
    await court.pick(court.judge, picking, "dhand:1", court.head)
    preview = await court.written(await court.use(court.head, "desk", number=1), "back-anew", court.head)
    await court.give(preview, court.head)
    assert (await court.dispute()).status is Status.DECIDED


@pytest.mark.slow
async def test_who_left_is_named_on_the_card_and_never_said_to_agree(
    court: Court, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(official, "MOST_TAKEN_BACK", 0)
    party = court.party
    await party.started(3)
    await party.move(0)
    await court.open()
    await court.tell()
    await court.tell(court.judge)
    # Who manages the server judges, and goes back no further than a judge.
    party.table.env.backend.guilds[court.guild].members[court.head.id].role_ids.pop()
    party.table.guild.remove_member(court.judge)
    offered = await court.written(await court.claimed(court.head), "back-anew", court.head)

    await court.press(court.head, offered, "dask:1")

    assert "Souhlasí: zatím nikdo" in court.card().text
    assert "nečeká: strana C" in court.card().text
    for side in (court.eva, court.karel):
        await court.press(side, court.card(), ":back")
    assert "Souhlasí: strana A" in court.card().text
    assert "strana C" not in court.card().text.split("Souhlasí: ")[1].splitlines()[0]
    again = await court.written(await court.use(court.head, "desk", number=1), "back-anew", court.head)
    await court.give(again, court.head)
    assert (await court.dispute()).status is Status.DECIDED
