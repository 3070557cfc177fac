"""Who judges in a server: never everybody, and nobody is called who has no role for it."""

from __future__ import annotations

import pytest

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
