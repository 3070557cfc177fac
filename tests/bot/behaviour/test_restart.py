"""Buttons outlive the bot: a new client on the same database answers presses on old messages."""

from __future__ import annotations

from bot.chat.client import Client
from bot.database import Database
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.table import Table


async def restart(table: Table, settings: Settings, oracle: Oracle, database: Database) -> None:
    await table.env.restart_bot(Client(settings, oracle, database))


async def test_an_answers_buttons_work_after_a_restart(
    table: Table, settings: Settings, oracle: Oracle, database: Database
) -> None:
    card = await table.ask("kolik mincí máme na začátku")
    first = card.text
    await restart(table, settings, oracle, database)
    card = await table.press(card, "Další pravidla")
    assert "HR 1.1" not in card.text
    card = await table.press(card, "Zpět na pravidlo")
    assert card.text == first
    shared = await table.press(card, "Ukázat v kanálu")
    assert "HR 1.1" in shared.text
    assert not shared.private


async def test_topics_and_settings_work_after_a_restart(
    table: Table, settings: Settings, oracle: Oracle, database: Database
) -> None:
    topics = await table.ask("smí strážce prodat koně za osmou věž")
    panel = await table.use(table.admin, "setup")
    offered = topics.selects[0]["options"][0]["label"]
    await restart(table, settings, oracle, database)
    assert offered in (await table.pick(topics, "0")).text
    assert "Uloženo." in (await table.pick(panel, "hrad", table.admin)).text


async def test_an_answer_that_is_no_longer_kept_says_so(
    table: Table, settings: Settings, oracle: Oracle, database: Database
) -> None:
    card = await table.ask("kolik mincí máme na začátku")
    before = card.text
    elsewhere = await Database.open(f"sqlite+aiosqlite:///{settings.data_dir / 'another.sqlite'}")
    try:
        await restart(table, settings, oracle, elsewhere)
        answer = await table.press(card, "Celé pravidlo")
        assert "už si nepamatuju" in answer.text
        assert answer.private
        assert card.text == before
    finally:
        await elsewhere.close()
