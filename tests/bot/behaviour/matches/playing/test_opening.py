"""What everybody sees of a match that opens: the fingerprint, the clicks, a message of its own, and then the board."""

from __future__ import annotations

import re
from typing import Any

import pytest
import sqlalchemy as sa

from bot.chat.matches.delivers.channel import MatchChannel
from bot.database import StorageProblem
from bot.matches.model.entries import Opened, entry_of
from bot.matches.model.match import Status
from bot.matches.model.seals import Mixed
from bot.matches.storage import tables
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.table import Card
from tests.bot.matches.table import HandClock, begun_unsalted


def announcements(party: Party) -> list[Card]:
    """The messages that announce a match."""
    return [card for card in party.public() if "Kostky jsou zapečetěné" in card.text]


async def opening_entry(party: Party) -> Opened:
    """The first entry of the match's log."""
    log = tables.event
    async with party.client.database.reading() as session:
        asked = sa.select(log.c.entry).where(log.c.match_id == 1, log.c.seq == 1)
        entry = entry_of((await (await session.connection()).execute(asked)).scalar_one())
    assert isinstance(entry, Opened)
    return entry


@pytest.mark.slow
async def test_the_lobby_shows_the_fingerprint_and_the_announcement_the_same_with_the_clicks(party: Party) -> None:
    await party.lobby()
    (shown,) = re.findall(r"\b[0-9a-f]{64}\b", party.status.text)
    seats = (await party.position()).match.seats
    await party.press(party.player(0), party.status, "lb:1:start")

    (card,) = announcements(party)
    assert shown.startswith(re.findall(r"`([0-9a-f]{12})…`", card.text)[0])
    (attached,) = card.message.message.attachments
    written = (await attached.read()).decode()
    assert re.findall(r"\b[0-9a-f]{64}\b", written) == [shown]
    clicks = tuple(str(seating.click) for seating in seats)
    assert all(len(click) > 10 and click in written for click in clicks)
    assert "läggs hemligheten ut" in (await party.press(party.player(1), card, "dice:1")).text
    entry = await opening_entry(party)
    assert entry.mixed == Mixed(str(card.id), clicks)
    assert entry.commitment == shown
    assert (await party.position()).match.status is Status.PLAYING
    log = next(each for each in party.public() if "Zápas začal." in each.text)
    assert not re.search(r"[0-9a-f]{12}", log.text)
    assert log.id > card.id


@pytest.mark.slow
async def test_the_press_of_start_is_answered_before_the_match_is_announced(party: Party) -> None:
    await party.lobby()
    card = party.status
    pressed = await party.player(0).click(card.message, custom_id="lb:1:start")
    assert pressed.acknowledged
    assert "jakmile se v kanálu objeví jeho oznámení" in party.status.text
    assert (await party.position()).match.status is Status.LOBBY
    await party.deliver()
    assert (await party.position()).match.status is Status.PLAYING


@pytest.mark.parametrize(
    "problem", [pytest.param(StorageProblem("the disk is full"), marks=pytest.mark.slow), RuntimeError("a bug")]
)
async def test_an_announcement_whose_match_did_not_open_is_found_again_by_its_nonce(
    party: Party, clock: HandClock, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    await party.lobby()
    service, problems, nonces = party.client.matches, [problem], []
    begin, announce = service.openings.begin, MatchChannel.announce

    async def fail_first(match: int, message: int) -> object:
        if problems:
            raise problems.pop()
        return await begin(match, message)

    async def noted(channel: MatchChannel, text: str, nonce: str, **beside: Any) -> int:
        if "Kostky jsou zapečetěné" in text:
            nonces.append(nonce)
        return await announce(channel, text, nonce, **beside)

    monkeypatch.setattr(service.openings, "begin", fail_first)
    monkeypatch.setattr(MatchChannel, "announce", noted)
    await party.press(party.player(0), party.status, "lb:1:start")
    assert (await party.position()).match.status is Status.LOBBY
    clock.advance(hours=2)
    await party.deliver()
    assert (await party.position()).match.status is Status.PLAYING
    assert len(nonces) == 2 and len(set(nonces)) == 1
    mixed = (await opening_entry(party)).mixed
    assert isinstance(mixed, Mixed)
    assert mixed.message in {str(card.id) for card in announcements(party)}


@pytest.mark.slow
async def test_a_lobby_that_is_closed_before_it_is_announced_is_never_announced(party: Party) -> None:
    await party.lobby()
    managed = await party.press(party.player(0), party.status, "lb:1:manage")
    sure = await party.press(party.player(0), managed, "lb:1:cancel")
    await party.player(0).click(party.status.message, custom_id="lb:1:start")
    await party.press(party.player(0), sure, "sure:1:close")
    assert (await party.position()).match.status is Status.ABANDONED
    assert announcements(party) == []


@pytest.mark.slow
async def test_who_leaves_by_a_card_of_their_own_while_it_opens_is_told_that_it_is_too_late(party: Party) -> None:
    await party.lobby()
    own = await party.use(party.player(1), "match status")
    await party.player(0).click(party.status.message, custom_id="lb:1:start")
    left = await party.player(1).click(own.message, custom_id="lb:1:leave")
    assert left.response is not None
    assert "inget kan ändras längre" in Card(left.response).text
    assert len((await party.position()).match.seats) == 2
    assert "lb:1:leave" not in party.status.buttons.values()


@pytest.mark.slow
async def test_the_end_is_told_with_the_whole_secret_and_the_whole_head(party: Party) -> None:
    await party.started()
    sure = await party.use(party.player(0), "match concede")
    await party.press(party.player(0), sure, "sure:1:concede")
    match = (await party.position()).match
    assert match.status is Status.OVER
    async with party.client.database.reading() as session:
        secret = (await (await session.connection()).execute(sa.select(tables.secret.c.secret))).scalar_one()
    (told,) = [card for card in party.public() if secret.hex() in card.text]
    assert match.head in told.text
    assert match.head in party.status.text
    assert match.course.commitment in party.status.text


async def test_hashes_without_a_salt_are_shown_nowhere_before_the_end(party: Party) -> None:
    await party.lobby()
    await begun_unsalted(party.client.matches, 1)
    await party.deliver()
    await party.move(0)
    match = (await party.position()).match
    cards = [
        *party.public(),
        await party.use(party.player(1), "match status"),
        await party.use(party.player(1), "match history"),
        await party.use(party.player(1), "match history", entry=1),
    ]
    log = tables.event
    async with party.client.database.reading() as session:
        hashes = list((await (await session.connection()).execute(sa.select(log.c.hash))).scalars())
    assert match.head in hashes
    assert not [digest for digest in hashes for card in cards if digest[:12] in card.text]
    assert match.course.commitment[:12] in party.status.text
    sure = await party.use(party.player(0), "match concede")
    await party.press(party.player(0), sure, "sure:1:concede")
    assert (await party.position()).match.head in party.status.text
