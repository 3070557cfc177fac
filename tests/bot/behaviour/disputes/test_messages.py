"""A message taken in by right click: into the only dispute there is, or into the one that is chosen."""

from __future__ import annotations

from typing import Any

import pytest

from bot.disputes.model.evidence import Message
from bot.disputes.model.official import Official
from bot.disputes.services import pictures
from tests.bot.behaviour.disputes.court import VIEW, Court
from tests.bot.behaviour.disputes.test_judging import photograph
from tests.bot.behaviour.table import Card

HEIC = ("IMG_0001.HEIC", b"\x00\x00\x00\x24ftypheic\x00\x00\x00\x00mif1heicmiaf" + bytes(200))
SAID = "I said **stop** before that."


async def two_disputes(court: Court) -> Any:
    """Two disputes of the first player's, and a message."""
    for question in ("May a wall be moved?", "Who pays for the tower?"):
        shown = await court.slash(court.eva, "dispute", game="hrad")
        await court.fill(court.eva, shown, question=question, view=VIEW, others=[court.karel])
    return await court.karel.send(court.party.table.channel, SAID)


async def added(court: Court, message: Any, member: Any = None) -> Card:
    """What somebody reads who adds a message by right click."""
    actor = member or court.eva
    return await court._read(await actor.context_menu(court.party.table.channel, "Add to the dispute", message))


async def texts(court: Court, number: int) -> list[str]:
    """The messages in a dispute."""
    found = await court.party.client.disputes.evidence.messages(court.guild, number, Official(court.eva.id))
    assert isinstance(found, tuple)
    return [each.text for each in found if isinstance(each, Message)]


async def test_where_several_are_open_a_person_chooses_the_dispute(court: Court) -> None:
    message = await two_disputes(court)

    asked = await added(court, message)

    assert "Do kterého sporu" in asked.text
    assert [option["label"].partition(" ")[0] for option in asked.selects[0]["options"]] == ["D-2", "D-1"]
    assert (await texts(court, 1), await texts(court, 2)) == ([], [])
    done = await court.pick(court.eva, asked, "dmsg:", "1")
    assert "D-1" in done.text
    assert (await texts(court, 1), await texts(court, 2)) == ([SAID], [])


@pytest.mark.slow
async def test_a_choice_after_a_restart_asks_for_the_message_again(court: Court) -> None:
    asked = await added(court, await two_disputes(court))
    await court.party.restart()

    gone = await court.pick(court.eva, asked, "dmsg:", "1")

    assert "Podrž ji prstem nebo na ni klikni pravým tlačítkem" in gone.text
    assert (await texts(court, 1), await texts(court, 2)) == ([], [])


async def test_nobody_adds_a_message_to_a_dispute_of_others(court: Court) -> None:
    message = await two_disputes(court)
    asked = await added(court, message)
    court.party.table.expose(asked)
    stranger = await court.pick(court.judge, asked, "dmsg:", "1")
    assert "Right-click it again" in stranger.text
    assert await texts(court, 1) == []


@pytest.mark.slow
async def test_a_message_of_photos_alone_is_taken_with_them(court: Court) -> None:
    await two_disputes(court)
    files = [("table.png", photograph("red")), ("notes.txt", b"no picture"), ("broken.png", b"no picture either")]
    message = await court.karel.send(court.party.table.channel, "", attachments=files)

    done = await court.pick(court.karel, await added(court, message, court.karel), "dmsg:", "1")

    assert "D-1" in done.text
    assert "Bild 2" in done.text and "skärmbild" in done.text, "what could not be read says what to do"
    found = await court.party.client.disputes.evidence.pictures(court.guild, 1, Official(court.karel.id))
    assert isinstance(found, tuple)
    assert [each.side for each in found] == [1]


@pytest.mark.slow
async def test_both_sides_add_pictures_until_the_verdict(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "reads_heif", lambda: False)
    shown = await court.slash(court.eva, "dispute", game="hrad")
    opened = await court.fill(
        court.eva, shown, question="May a wall be moved?", view=VIEW, others=[court.karel], pictures=[HEIC]
    )
    # Nothing that was typed is lost for it, and the picture can be brought again.
    assert "Spor D-1" in opened.text and "HEIC" in opened.text
    kept = await court.party.client.disputes.docket.get(court.guild, 1, Official(court.eva.id))
    assert VIEW in repr(kept)
    assert "dp:1:picture" in opened.buttons.values()
    for member in (court.eva, court.karel):
        form = await court.shown(member, court.card(), ":picture")
        taken = await court.fill(member, form, pictures=[("one.png", photograph("blue"))])
        assert "D-1" in taken.text
    await court.tell()
    panel = await court.claimed()
    shown = await court.press(court.judge, panel, ":p:0")
    assert "1. side A" in shown.text and "2. side B" in shown.text
    await court.give(await court.press(court.judge, await court.press(court.judge, shown, ":o:0"), "dfor:1:x"))
    assert "dp:1:picture" not in court.card().buttons.values()
