"""The note where commands have moved: once for each server that had matches before, after its first ``/match``."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from bot.chat.base.commands.declaring import judges_commands
from bot.database import Database
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.behaviour.matches.party import Party
from tests.bot.databases import back_to

NOTE = {Language.EN: "Your own things are in `/my`", Language.CS: "Tvoje věci jsou v `/moje`"}


async def test_the_first_who_uses_match_reads_it_alone_and_nobody_after_them(party: Party) -> None:
    await party.started()
    await _had_matches(party, party.table.guild.id, party.table.guild.id + 1)
    played = await _used(party, 0, "play")
    assert not played
    first = await _used(party, 0, "match status")
    (note,) = first
    assert note.ephemeral
    assert NOTE[Language.CS] in note.content
    assert len(note.content.splitlines()) == 2
    await party.restart()
    for seat in (0, 2):
        assert not await _used(party, seat, "match status")
    # The other server has still to hear of it.
    assert await _waiting(party) == [party.table.guild.id + 1]


@pytest.mark.slow
async def test_a_server_that_only_knows_the_new_names_reads_nothing(party: Party) -> None:
    await party.started()
    assert not await _used(party, 0, "match status")


@pytest.mark.slow
async def test_behind_a_form_the_note_waits(party: Party) -> None:
    await party.started()
    await _had_matches(party, party.table.guild.id)
    judge = await party.judge(party.table.briton)
    shown = await judge.slash(party.table.channel, "match pause")
    assert shown.modal is not None
    assert await _waiting(party) == [party.table.guild.id]


@pytest.mark.parametrize("language", list(Language))
def test_it_names_the_commands_of_judges_as_they_are(language: Language) -> None:
    words = localizer(language)
    said = words.say("moved-commands-judges")
    for name in judges_commands():
        assert f"`/{words.say(f'command-{name}')}`" in said


@pytest.mark.slow
async def test_servers_with_matches_from_before_are_the_ones_to_tell(party: Party) -> None:
    await party.started()
    database = party.client.database
    async with database.writing() as session:
        await (await session.connection()).run_sync(back_to, "0013")
    upgraded = await Database.open(party.client.settings.database)
    try:
        async with upgraded.reading() as session:
            asked = sa.text("SELECT guild_id FROM moved_commands")
            found = list((await (await session.connection()).execute(asked)).scalars())
    finally:
        await upgraded.close()
    assert found == [party.table.guild.id]


async def _used(party: Party, seat: int, name: str) -> list[Any]:
    """Use a command, and what was sent beside its answer."""
    result = await party.player(seat).slash(party.table.channel, name)
    await party.deliver()
    return [each for each in result.followups if "moje" in each.content or "/my" in each.content]


async def _had_matches(party: Party, *guilds: int) -> None:
    async with party.client.database.writing() as session:
        for guild in guilds:
            await (await session.connection()).execute(
                sa.text("INSERT INTO moved_commands (guild_id) VALUES (:guild)"), {"guild": guild}
            )


async def _waiting(party: Party) -> list[int]:
    async with party.client.database.reading() as session:
        found = await (await session.connection()).execute(sa.text("SELECT guild_id FROM moved_commands"))
        return list(found.scalars())
