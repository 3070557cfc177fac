"""What judges and sides do at the desk beside the plain walk: refusals, photographs, appeals, precedents, penalties."""

from __future__ import annotations

import io
import json

import pytest
from PIL import Image

from bot.chat.base.previews import _short
from bot.chat.disputes.base.showing import paged
from bot.disputes.model.dispute import Status
from bot.disputes.model.official import Official
from bot.disputes.services.records import Checked, Record
from bot.matches.model.match import Actor
from rules_index import Language
from tests.bot.behaviour.disputes.court import OTHER_VIEW, QUESTION, RULE, RULING, VIEW, Court
from tests.bot.behaviour.disputes.test_desk import at_a_table
from tests.bot.matches.table import HandClock


def photograph(colour: str) -> bytes:
    """A small picture."""
    file = io.BytesIO()
    Image.new("RGB", (64, 48), colour).save(file, "PNG")
    return file.getvalue()


@pytest.mark.slow
async def test_an_appeal_changes_a_verdict_that_its_judge_may_not_decide(court: Court) -> None:
    party = court.party
    await party.started()
    for seat in (0, 1):
        await party.move(seat)
    await court.open()
    await court.tell()
    await court.give(await court.written(await court.claimed()))

    assert "Odvolat se" in court.card().buttons
    appealed = await court.fill(court.karel, await court.shown(court.karel, court.card(), ":appeal"), words="No.")
    assert "överklagat" in appealed.text
    assert (await court.dispute()).status is Status.APPEALED
    refused = await court.use(court.judge, "desk", number=1)
    assert "da:1:claim" not in refused.buttons.values()
    assert "head judge" in refused.text

    panel = await court.claimed(court.head)
    assert "No." in panel.text
    preview = await court.written(panel, "back-same", court.head, "changed", ruling="The card goes back.")
    await court.give(preview, court.head)

    kinds = [verdict.kind for verdict in await court.verdicts()]
    assert kinds == ["verdict", "changed"]
    assert "The card goes back." in court.card().text
    # There is one appeal in a dispute, so the card offers no second one.
    assert "Odvolat se" not in court.card().buttons
    assert (await court.dispute()).status is Status.DECIDED


@pytest.mark.slow
async def test_a_table_without_the_bot_is_judged_by_two_photographs(court: Court) -> None:
    shown = await court.slash(court.eva, "dispute", game="hrad")
    files = [("first.png", photograph("red")), ("second.png", photograph("blue"))]
    opened = await court.fill(court.eva, shown, question=QUESTION, view=VIEW, others=[court.karel], pictures=files)
    assert "Spor D-1" in opened.text
    assert court.presses == 2
    await court.tell()

    panel = await court.claimed()
    assert VIEW in panel.text and OTHER_VIEW in panel.text
    pictures = await court.press(court.judge, panel, ":p:0")
    assert "1. side A" in pictures.text and "2. side A" in pictures.text
    await court.give(await court.written(pictures))

    (verdict,) = await court.verdicts()
    assert verdict.seq is None
    assert RULING in court.card().text
    sent = await court.press(court.eva, court.card(), ":export")
    assert "ověřit" in sent.text


@pytest.mark.slow
async def test_the_same_question_finds_the_precedent_in_its_server_alone(court: Court) -> None:
    asked = "Smí se věž přestavět po setmění?"
    before = await court.use(court.eva, "rule", question=asked)
    assert "P-1" not in before.text
    shown = await court.slash(court.eva, "dispute", game="hrad")
    await court.fill(court.eva, shown, question=QUESTION, view=VIEW)
    preview = await court.written(await court.claimed())
    form = await court.shown(court.judge, preview, ":precedent")
    preview = await court.fill(court.judge, form, question=asked, answer="Po setmění už ne.", ways="")
    await court.give(preview)

    after = await court.use(court.eva, "rule", question=asked)

    assert "P-1" in after.text
    assert "Po setmění už ne" in after.text
    listed = await court.use(court.eva, "precedent list")
    assert "P-1" in listed.text
    elsewhere = court.party.client.oracle.within(court.guild + 1).ask(asked, game="hrad")
    assert all("P-1" not in ruling.number for ruling in elsewhere.rulings)


async def test_a_head_judge_makes_a_house_rule_and_a_judge_may_not(court: Court) -> None:
    refused = await court.use(court.judge, "casebook houserule", game="hrad")
    assert "head judge" in refused.text
    shown = await court.slash(court.head, "casebook houserule", game="hrad")
    drafted = await court.fill(
        court.head, shown, question="Kolik mincí máme na začátku?", answer="Každý má sedm mincí.", rules=RULE, ways=""
    )
    assert "návrh" in drafted.text
    await court.press(court.head, drafted, ":force")

    asked = await court.use(court.eva, "rule", question="Kolik mincí máme na začátku?")

    assert "Každý má sedm mincí" in asked.text
    assert "H-1" in asked.text


async def test_the_guide_gives_the_usual_penalty_and_a_player_sees_their_own(court: Court) -> None:
    await at_a_table(court)
    preview = await court.written(await court.claimed())
    options = preview.selects[0]["options"]
    preview = await court.pick(court.judge, preview, "dr:1:infraction", options[1]["value"])
    assert "Usual remedy" in preview.text
    preview = await court.pick(court.judge, preview, "dr:1:penalties", "1.warning.0")
    await court.give(preview)

    own = await court.use(court.karel, "penalties")
    assert "varning" in own.text
    assert "D-1" in own.text
    none = await court.use(court.eva, "penalties")
    assert "D-1" not in none.text
    refused = await court.use(court.eva, "penalties", player=court.karel)
    assert "varování" not in refused.text
    assert "warning" in (await court.use(court.judge, "penalties", player=court.karel)).text
    assert "varning" not in court.told() and "varování" not in court.told()


@pytest.mark.slow
async def test_a_verdict_whose_match_moved_is_previewed_anew(court: Court) -> None:
    party = court.party
    await party.started()
    await party.move(0)
    await court.open()
    await court.tell()
    preview = await court.written(await court.claimed())
    seq = (await party.position()).match.seq
    await party.client.matches.orders.pause(1, Actor(court.head.id, admin=True), reason="A break.")
    assert (await party.position()).match.seq > seq

    shown = await court.give(preview)

    assert "moved on" in shown.text
    assert (await court.dispute()).status is Status.CLAIMED
    await court.give(shown)
    assert len(await court.verdicts()) == 1


@pytest.mark.slow
async def test_the_file_of_a_case_holds_no_ids_of_people_and_is_checked(court: Court) -> None:
    await at_a_table(court)
    await court.give(await court.written(await court.claimed()))
    records = court.party.client.disputes.records
    done = await records.export(court.guild, 1, Official(court.eva.id), Language.CS)
    assert isinstance(done, Record)
    content = done.json
    assert json.loads(content)
    for person in (court.eva, court.karel, court.judge):
        assert str(person.id).encode() not in content
    card = await court.use(court.karel, "file verify", file=("D-1.json", content))
    assert "Ärendet i tvist D-1 stämmer med det som finns här" in card.text
    for forged, said in (
        (content.replace(b"The card stays", b"The card falls"), "hash"),
        (content.replace(b'"version": 1', b'"version": 9'), "version 9"),
    ):
        wrong = await court.use(court.karel, "file verify", file=("D-1.json", forged))
        assert said in wrong.text
        assert "stämmer med" not in wrong.text
    checked = await records.check(court.guild, content)
    assert isinstance(checked, Checked)
    assert checked.known
    assert checked.wrong == ()


@pytest.mark.slow
async def test_whom_a_verdict_excludes_takes_no_seat_until_the_day(court: Court, clock: HandClock) -> None:
    shown = await court.slash(court.eva, "dispute", game="hrad")
    await court.fill(court.eva, shown, question=QUESTION, view=VIEW, others=[court.karel])
    await court.tell()
    preview = await court.written(await court.claimed())
    slug = preview.selects[0]["options"][1]["value"]
    preview = await court.pick(court.judge, preview, "dr:1:infraction", slug)
    await court.give(await court.pick(court.judge, preview, "dr:1:penalties", "1.exclusion.7"))
    await court.use(court.eva, "match new", game="toy", seats=2)

    refused = await court.press(court.karel, court.party.status, "lb:1:join")

    assert "D-1" in refused.text
    assert (await court.party.position()).match.seat_of(court.karel.id) is None
    clock.advance(days=8)
    await court.press(court.karel, court.party.status, "lb:1:join")
    assert (await court.party.position()).match.seat_of(court.karel.id) is not None


@pytest.mark.slow
async def test_forgetting_takes_a_view_out_of_the_case(court: Court) -> None:
    await court.party.started()
    await court.party.move(0)
    await court.open()
    await court.tell()
    asked = await court.use(court.karel, "my forget")
    await court.press(court.karel, asked, "forget:")

    panel = await court.claimed()

    assert VIEW in panel.text
    assert OTHER_VIEW not in panel.text
    assert str(court.karel.id) not in panel.text


async def test_every_press_works_after_a_restart(court: Court) -> None:
    party = court.party
    shown = await court.slash(court.eva, "dispute", game="hrad")
    await court.fill(court.eva, shown, question=QUESTION, view=VIEW, others=[court.karel])
    await party.restart()
    await court.tell()
    panel = await court.claimed()
    await party.restart()
    preview = await court.written(panel)
    await party.restart()
    await court.give(preview)
    assert (await court.dispute()).status is Status.DECIDED


@pytest.mark.slow
async def test_what_nobody_takes_calls_the_head_judge_once_and_a_player_lets_the_clock_run(
    court: Court, clock: HandClock
) -> None:
    party = court.party
    await party.started()
    await party.move(0)
    await court.open()
    await court.tell()
    await court.press(court.karel, court.card(), ":still")
    clock.advance(hours=25)
    for _ in range(2):
        await party.client.disputes.due.tick()
        await court.deliver()
    assert court.told().count("je potřeba hlavní rozhodčí") == 1

    await court.press(court.karel, court.card(), ":run")

    assert not (await party.position()).match.course.stands
    assert "jeden z hráčů nechal zápas" in court.told()


def test_an_entry_that_falls_away_is_cut_between_words_never_inside_a_mention() -> None:
    mention = "<@1456074443980800005>"
    told = " ".join([mention] * 12)
    short = _short(told)
    assert len(short) < len(told)
    assert set(short.split()) == {mention, "…"}
    assert _short(mention) == mention


def test_a_heading_stands_on_the_page_of_what_it_is_about() -> None:
    lines = ["x" * 1000, "**First** · 20 %", "y" * 1000, "**Second** · 10 %", "z" * 1000, "**Third**", "w" * 1000]
    pages = [paged(lines, page)[0] for page in range(paged(lines, 0)[2])]
    assert len(pages) > 1
    assert [line for page in pages for line in page] == lines
    assert not any(page[-1].startswith("**") for page in pages)
