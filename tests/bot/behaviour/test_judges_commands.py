"""Commands for judges: who sees them, and what ``/setup`` says of that."""

from __future__ import annotations

import pytest
from simcord.backend.errors import SetupError
from simcord.builders import RoleHandle

from bot.chat.base.commands.declaring import judges_commands
from bot.chat.base.guilds import set_head_judge_role, set_judge_role
from bot.database import Database
from tests.bot.behaviour.table import Table

IN_CZECH = "`/uprav`, `/judikatura`, `/stůl`, `/vrať`"
PERMISSIONS = "/applications/*/guilds/*/commands/permissions"


@pytest.fixture
async def judges(table: Table, database: Database) -> RoleHandle:
    """The role of judges of a server whose admin has opened nothing."""
    table.env.backend.command_permissions.clear()
    role = table.guild.create_role("Rozhodčí", mentionable=True)
    await set_judge_role(database, table.guild.id, role.id)
    return role


def open_to(table: Table, role: RoleHandle, *names: str) -> None:
    """Open commands to a role, as an admin does in Discord's settings."""
    for name in names:
        found = table.env.backend.find_command(name, table.guild.id)
        assert found is not None
        table.guild.set_command_permissions(int(found["id"]), {role: True})


async def test_players_do_not_see_them_and_judges_do_once_they_are_open(table: Table, judges: RoleHandle) -> None:
    judge = table.briton
    table.env.backend.guilds[table.guild.id].members[judge.id].role_ids.append(judges.id)
    for command in ("desk", "casebook export"):
        for member in (table.czech, judge):
            with pytest.raises(SetupError):
                await member.slash(table.channel, command)
    open_to(table, judges, *judges_commands())
    with pytest.raises(SetupError):
        await table.czech.slash(table.channel, "desk")
    assert "Nothing is waiting" in (await table.use(judge, "desk")).text


async def test_setup_says_how_to_open_them_and_when_it_is_done(table: Table, judges: RoleHandle) -> None:
    hidden = (await table.use(table.admin, "setup")).text
    assert f"⚠ {judges.mention} zatím nevidí tyto příkazy: {IN_CZECH}" in hidden
    assert "Nastavení serveru → Integrace → " in hidden
    open_to(table, judges, "desk", "casebook", "adjust")
    half = (await table.use(table.admin, "setup")).text
    assert f"⚠ {judges.mention} zatím nevidí tyto příkazy: `/vrať`" in half
    open_to(table, judges, "rewind")
    done = (await table.use(table.admin, "setup")).text
    assert f"✓ {judges.mention} vidí příkazy rozhodčích: {IN_CZECH}" in done
    assert "Integrace" not in done


async def test_setup_speaks_of_both_roles_and_of_none_that_is_not_set(
    table: Table, judges: RoleHandle, database: Database
) -> None:
    heads = table.guild.create_role("Hlavní", mentionable=True)
    await set_head_judge_role(database, table.guild.id, heads.id)
    open_to(table, judges, *judges_commands())
    text = (await table.use(table.admin, "setup")).text
    assert f"✓ {judges.mention}" in text
    assert f"⚠ {heads.mention} zatím nevidí" in text
    await set_head_judge_role(database, table.guild.id, None)
    await set_judge_role(database, table.guild.id, None)
    assert "příkazy" not in (await table.use(table.admin, "setup")).text


async def test_setup_says_so_when_discord_does_not_answer(table: Table, judges: RoleHandle) -> None:
    table.env.inject_error("GET", PERMISSIONS, status=403, code=50001)
    text = (await table.use(table.admin, "setup")).text
    assert f"Nepodařilo se zjistit, jestli {judges.mention} vidí příkazy rozhodčích: {IN_CZECH}" in text
    assert "Nastavení serveru → Integrace → " in text
