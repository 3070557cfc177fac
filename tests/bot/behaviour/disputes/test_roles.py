"""Who judges in a server: never everybody, and nobody is called who has no role for it."""

from __future__ import annotations

import discord
import pytest

from bot.chat.background import _tell_of_judges
from bot.chat.base.context import guild_settings
from bot.chat.base.guilds import set_head_judge_role, set_judge_role
from bot.disputes.model.dispute import Status
from tests.bot.behaviour.disputes.court import Court
from tests.bot.behaviour.disputes.test_desk import in_a_match


@pytest.mark.parametrize("which", ["judge", "head"])
async def test_a_role_that_everybody_has_is_refused_for_judges(court: Court, which: str) -> None:
    database = court.party.client.database
    before = await guild_settings(database, court.guild)

    panel = await court.use(court.head, "setup")
    refused = await court.pick(court.head, panel, f"setup:{which}", court.party.table.guild.default_role)

    assert "Tuhle roli mají všichni" in refused.text
    after = await guild_settings(database, court.guild)
    assert (after.judge_role_id, after.head_judge_role_id) == (before.judge_role_id, before.head_judge_role_id)


SILENT, GONE, MENTION = "neupozorní", "Tahle role byla smazaná", "mention_everyone"


@pytest.mark.slow
async def test_a_role_that_discord_does_not_notify_is_reported_when_it_is_chosen(court: Court) -> None:
    """Discord notifies a role where it is mentionable, or who mentions it has the right to mention all roles."""
    guild, backend = court.party.table.guild, court.party.table.env.backend
    role = guild.create_role("Soudci")
    own = next(each for each in backend.get_guild(guild.id).roles.values() if each.managed)
    backend.edit_role(
        guild.id, own.id, {"permissions": own.permissions & ~discord.Permissions(**{MENTION: True}).value}
    )
    panel = await court.pick(court.head, await court.use(court.head, "setup"), "setup:judge", role)
    assert SILENT in panel.text
    backend.edit_role(guild.id, role.id, {"mentionable": True})
    backend.edit_role(
        guild.id,
        (await guild_settings(court.party.client.database, guild.id)).head_judge_role or 0,
        {"mentionable": True},
    )
    assert SILENT not in (await court.use(court.head, "setup")).text
    backend.edit_role(guild.id, role.id, {"mentionable": False})
    assert SILENT in (await court.use(court.head, "setup")).text
    backend.edit_role(guild.id, own.id, {"permissions": own.permissions | discord.Permissions(**{MENTION: True}).value})
    assert SILENT not in (await court.use(court.head, "setup")).text


async def test_judges_whose_roles_are_deleted_are_told_so_everywhere_and_appeals_go_on(
    court: Court, caplog: pytest.LogCaptureFixture
) -> None:
    database, backend = court.party.client.database, court.party.table.env.backend
    settings = await guild_settings(database, court.guild)
    for role in (settings.judge_role, settings.head_judge_role):
        backend.delete_role(court.guild, role or 0)
    await court.party.table.env.settle()
    await in_a_match(court)

    assert "Role rozhodčích byla smazaná, takže upozornění nikomu nepřišlo" in court.told()
    assert f"<@&{settings.judge_role}>" not in court.told()
    panel = await court.use(court.head, "setup")
    assert panel.text.count(GONE) == 2
    assert not any(each.get("default_values") for each in panel.selects)
    refused = await court.use(court.judge, "desk")
    assert "Only a judge can do that" in refused.text
    assert "The judges’ role was deleted" in refused.text
    # Who manages the server judges, and is the head judge again.
    assert "D-1" in (await court.use(court.head, "desk")).text
    assert "Role rozhodčích byla smazaná" in (await court.use(court.head, "desk")).text
    await _tell_of_judges(court.party.client)
    assert f"role {settings.judge_role} was deleted; pick another with /setup" in caplog.text


@pytest.mark.slow
async def test_where_everybody_was_made_a_judge_before_nobody_is_notified_and_nobody_judges(court: Court) -> None:
    database = court.party.client.database
    await set_judge_role(database, court.guild, court.guild)
    await set_head_judge_role(database, court.guild, court.guild)
    await in_a_match(court)

    assert "čeká na rozhodčího" in court.told()
    assert f"<@&{court.guild}>" not in court.told()
    stored = court.party.table.env.backend.messages[court.party.table.channel.id].values()
    assert not [message for message in stored if message.mention_everyone or court.guild in message.ping_role_ids]
    queue = await court.use(court.judge, "desk")
    assert "Only a judge can do that" in queue.text
    assert (await court.dispute()).status is Status.OPEN
    # Who manages the server judges still, and is the head judge where no role is set for it.
    assert "D-1" in (await court.use(court.head, "desk")).text
