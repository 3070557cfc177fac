"""What the bot says to a match's file: it has the match to compare with, and says what a file alone does not prove."""

from __future__ import annotations

import json
from typing import Any

import discord
import pytest
import sqlalchemy as sa

from bot.chat.matches.shows.over import files
from bot.matches.files import json_files
from bot.matches.model.chance import Secret
from bot.matches.model.match import Status
from bot.matches.storage import tables
from bot.matches.verify import GENESIS
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.table import Card
from tests.bot.matches.storage.test_older import older
from tests.bot.matches.table import STRANGER, played
from tests.bot.matches.tampering import rechained

GREEN, YELLOW, RED = discord.Colour.green().value, discord.Colour.gold().value, discord.Colour.red().value


def colour(card: Card) -> int:
    """The colour at the side of a card."""
    found: int = card.message.components[0]["accent_color"]
    return found


@pytest.fixture(autouse=True)
def _the_same_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Secret, "fresh", lambda: Secret(bytes(range(32))))


async def _played(party: Party) -> dict[str, Any]:
    """The file of a match that ended by the rules."""
    await party.started()
    over = await played(party.client.matches, await party.position(), seed=3)
    assert over.match.status is Status.OVER
    await party.deliver()
    data = await party.client.matches.exports.export(1, STRANGER)
    assert isinstance(data, bytes), data
    found: dict[str, Any] = json.loads(data)
    return found


async def _verdict(party: Party, file: object) -> Card:
    content = file if isinstance(file, bytes) else json.dumps(file).encode()
    return await party.use(party.table.briton, "file verify", file=("m.json", content))


async def test_the_file_of_a_match_is_known_as_it_was_played(party: Party) -> None:
    file = await _played(party)
    for verdict in (await party.use(party.table.briton, "file verify"), await _verdict(party, file)):
        assert colour(verdict) == GREEN
        assert file["head"] in verdict.text
        assert file["commitment"] in verdict.text
    assert "This is match 1 as it was played here." in verdict.text


@pytest.mark.slow
async def test_a_forged_end_is_told_though_everything_in_the_file_fits(party: Party) -> None:
    file = await _played(party)
    end = file["entries"][-1]
    file["entries"][-1] = {**end, "entry": {**end["entry"], "at": end["entry"]["at"].replace("Z", ".500000Z")}}
    rechained(file)
    verdict = await _verdict(party, file)
    assert colour(verdict) == RED
    assert "This is not match 1 as it was played here." in verdict.text
    assert f"entry {len(file['entries'])} is different" in verdict.text
    assert "“head” is different" in verdict.text

    end["entry"]["outcome"]["standings"][0]["points"] += 90
    file["entries"][-1] = end
    rechained(file)
    verdict = await _verdict(party, file)
    assert colour(verdict) == RED
    assert f"entry {len(file['entries'])}: against the rules of the game" in verdict.text


async def test_a_file_of_a_match_that_is_not_here_is_called_unproven(party: Party) -> None:
    file = older("toy")
    verdict = await _verdict(party, file)
    assert colour(verdict) == YELLOW
    assert "nothing proves" in verdict.text
    assert "There is no match 1 here that you may see" in verdict.text
    assert file["head"] in verdict.text
    assert file["commitment"] in verdict.text


async def test_a_match_of_another_server_is_as_if_it_were_not_there(party: Party) -> None:
    file = await _played(party)
    async with party.client.database.writing() as session:
        table = tables.match
        moved = sa.update(table).values(guild_id=party.table.guild.id + 1, revision=table.c.revision + 1)
        await (await session.connection()).execute(moved)
    verdict = await _verdict(party, file)
    assert colour(verdict) == YELLOW
    assert "There is no match 1 here that you may see" in verdict.text


async def test_a_match_that_is_not_over_is_checked_and_tells_nothing(party: Party) -> None:
    await party.started()
    await party.move(0)
    position = await party.position()
    async with party.client.database.reading() as session:
        secret = (await (await session.connection()).execute(sa.select(tables.secret.c.secret))).scalar_one()
    verdict = await party.use(party.table.briton, "file verify")
    assert colour(verdict) == GREEN
    assert "So far everything is right." in verdict.text
    assert position.match.head in verdict.text
    assert secret.hex() not in verdict.text

    # A file of it that somebody made up is compared with nothing.
    file = {**older("toy"), "match": 1}
    verdict = await _verdict(party, file)
    assert colour(verdict) == YELLOW
    assert "Match 1 is not over" in verdict.text


@pytest.mark.slow
async def test_what_is_wrong_with_a_match_that_is_not_over_is_not_told(party: Party) -> None:
    await party.started()
    async with party.client.database.writing() as session:
        table = tables.event
        connection = await session.connection()
        await connection.execute(sa.update(table).where(table.c.seq == 1).values(previous="1" * 64))
    verdict = await party.use(party.table.briton, "file verify")
    assert colour(verdict) == RED
    assert "Something is wrong with this match." in verdict.text
    assert GENESIS not in verdict.text


async def test_a_file_with_too_many_entries_is_refused(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json_files, "MOST_ENTRIES", 3)
    monkeypatch.setattr(files, "MOST_ENTRIES", 3)
    assert "too long to check here: at most 3 entries" in (await _verdict(party, older("toy"))).text
