"""``/my`` in private messages, where the bot keeps for a person what it keeps anywhere."""

from __future__ import annotations

from bot.database import Database
from bot.matches.storage import preferences
from tests.bot.behaviour.table import Card, Table


async def test_what_is_ones_own_works_in_private_messages(table: Table, database: Database) -> None:
    person = table.briton.user
    await person.slash("my quiet", **{"from": 22, "until": 7, "zone": "Europe/London"})
    kept = await preferences.player(database, person.id)
    assert kept.zone == "Europe/London"
    away = await person.slash("my vacation", days=2)
    assert away.response is not None
    sent = await person.slash("my data")
    assert sent.response is not None
    assert sent.response.message.attachments
    asked = await person.slash("my forget")
    assert asked.response is not None
    assert any(button.startswith("forget:") for button in Card(asked.response).buttons.values())


async def test_statistics_are_a_servers(table: Table) -> None:
    result = await table.briton.user.slash("my statistics", player=table.swede.user)
    assert result.response is not None
    assert Card(result.response).text == "This works only on a server."
