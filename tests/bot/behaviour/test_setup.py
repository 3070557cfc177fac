"""``/setup``: an admin sets the channel's game, the guild's language and its judges."""

from __future__ import annotations

import pytest
from simcord.backend.errors import SetupError

from bot.chat.base.context import channel_game, guild_settings
from bot.chat.server_data import known_servers
from bot.database import Database
from bot.matches.model.match import Notices
from bot.matches.storage.preferences import notices
from tests.bot.behaviour.table import Table

GAME, LANGUAGE, JUDGE, NOTICES = range(4)


async def test_an_admin_sets_the_channels_game(table: Table, database: Database) -> None:
    panel = await table.use(table.admin, "setup")
    assert panel.private
    assert "**Hra tohoto kanálu:** nenastaveno" in panel.text
    panel = await table.pick(panel, "hrad", table.admin, select=GAME)
    assert "**Hra tohoto kanálu:** Hrad" in panel.text
    assert "Uloženo." in panel.text
    assert await channel_game(database, table.channel.id) == "hrad"
    panel = await table.pick(panel, "-", table.admin, select=GAME)
    assert await channel_game(database, table.channel.id) is None


async def test_an_admin_sets_language_and_judges(table: Table, database: Database) -> None:
    judges = table.guild.create_role("Rozhodčí")
    panel = await table.use(table.admin, "setup")
    assert "**Jazyk:** nenastaveno, píšu tu česky" in panel.text
    assert "**Role rozhodčích:** nenastaveno, jen správci serveru" in panel.text
    panel = await table.pick(panel, "sv", table.admin, select=LANGUAGE)
    panel = await table.pick(panel, judges, table.admin, select=JUDGE)
    assert "**Jazyk:** švédština" in panel.text
    assert judges.mention in panel.text
    settings = await guild_settings(database, table.guild.id)
    assert (settings.language, settings.judge_role_id) == ("sv", judges.id)


async def test_an_admin_chooses_when_players_are_reminded(table: Table, database: Database) -> None:
    panel = await table.use(table.admin, "setup")
    assert "**Připomínky:** v polovině času, 1 h před vypršením" in panel.text
    custom_id = panel.selects[NOTICES]["custom_id"]
    picked = ["reminder.48", "reminder.24", "deadline.3"]
    await table.admin.select(panel.message, picked, custom_id=custom_id)
    assert "24 h od začátku tahu, 3 h před vypršením" in panel.text
    assert await notices(database, table.guild.id) == Notices(24 * 3600, False, 3 * 3600)
    await table.admin.select(panel.message, [], custom_id=custom_id)
    assert await notices(database, table.guild.id) == Notices(None, False, None)


async def test_what_everybody_reads_is_in_the_guilds_language(table: Table) -> None:
    panel = await table.use(table.admin, "setup")
    await table.pick(panel, "sv", table.admin, select=LANGUAGE)
    card = await table.ask("kolik mincí máme na začátku")
    assert "-# jisté · " in card.text
    shared = await table.press(card, "Ukázat v kanálu")
    assert "frågar" in shared.text
    assert "-# säkert · " in shared.text


async def test_a_member_may_not_set_anything(table: Table) -> None:
    assert "setup" not in table.czech.available_commands(table.channel)
    with pytest.raises(SetupError):
        await table.use(table.czech, "setup")


async def test_a_member_whom_discord_lets_through_is_refused(table: Table, database: Database) -> None:
    # A guild's owner may open the command to anybody in Discord's settings; the bot still asks for the right itself.
    command = table.env.backend.find_command("setup", table.guild.id)
    assert command is not None
    allowed = {"id": str(table.czech.id), "type": 2, "permission": True}
    table.env.backend.set_command_permissions(table.guild.id, int(command["id"]), [allowed])
    refused = await table.use(table.czech, "setup")
    assert refused.private
    assert "správce serveru" in refused.text
    assert refused.selects == []
    assert [type(error).__name__ for error in table.env.errors] == ["MissingPermissions"]


async def test_an_admin_who_lost_the_right_changes_nothing(table: Table, database: Database) -> None:
    panel = await table.use(table.admin, "setup")
    table.env.backend.get_guild(table.guild.id).members[table.admin.id].role_ids.clear()
    refused = await table.pick(panel, "hrad", table.admin, select=GAME)
    assert "správce serveru" in refused.text
    assert await channel_game(database, table.channel.id) is None


async def test_an_admin_has_everything_deleted_and_the_bot_leaves(table: Table, database: Database) -> None:
    panel = await table.use(table.admin, "setup")
    panel = await table.pick(panel, "hrad", table.admin, select=GAME)
    sure = await table.press(panel, "Smazat data serveru", table.admin)
    assert sure.private and "Nejde to vzít zpět" in sure.text
    assert await known_servers(database) == {table.guild.id}
    await table.admin.click(sure.message, label="Ano, smazat a odejít")
    await table.env.settle()
    assert table.env.bot.get_guild(table.guild.id) is None
    assert await known_servers(database) == set()
