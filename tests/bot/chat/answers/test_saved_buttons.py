"""Presses and writes that must not go through, and what people read instead."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
from discord import ui
from sqlalchemy.exc import OperationalError

pytest.importorskip("simcord", reason="the simulated Discord needs the extra 'playground'")

from simcord import Env

import bot.chat.answers.saved_questions
from bot.chat.client import Client
from bot.settings import Settings
from tests.bot.behaviour.table import Card, Table, lay
from tests.bot.databases import new_database
from tests.oracles import lent

QUESTION = "kolik mincí máme na začátku"


@pytest.fixture
async def table(tmp_path: Path, castle_index: Path) -> AsyncIterator[Table]:
    settings = Settings(data_dir=tmp_path, index_file=castle_index, discord_token=None)
    oracle, database = lent(castle_index), await new_database(settings.database)
    env = Env(Client(settings, oracle, database), check_errors=False, settle_timeout=60)
    await env.start()
    yield await lay(env)
    await env.shutdown()
    await database.close()


async def test_who_may_not_write_here_cannot_have_the_bot_write(table: Table) -> None:
    table.go_where_members_may_only_read()
    card = await table.ask(QUESTION)

    answer = await table.press(card, "Ukázat v kanálu")

    assert answer.private
    assert answer.text == "V tomhle kanálu nesmíš psát, takže tu odpověď za tebe ukázat nemůžu."
    assert not table.public()


async def test_a_button_of_an_older_version_is_answered(table: Table) -> None:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.ActionRow(ui.Button(label="Dávno", custom_id="oracle:1:next")))
    view.stop()
    channel = table.env.bot.get_channel(table.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send(view=view)
    (old,) = table.public()

    answer = await table.press(old, "Dávno")

    assert answer.private
    assert answer.text == "Tohle tlačítko už nic nedělá. Zadej příkaz znovu."


async def test_a_full_disk_costs_what_the_buttons_do_and_not_the_answer(
    table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def full(*_: object, **__: object) -> int:
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    monkeypatch.setattr(bot.chat.answers.saved_questions, "remember", full)

    card: Card = await table.ask(QUESTION)

    assert "HR 1.1 · Počáteční mince" in card.text
    assert "there is no room left on the disk" in caplog.text
    pressed = await table.press(card, "Celé pravidlo")
    assert pressed.text.startswith("Tuhle odpověď už si nepamatuju")


async def test_a_press_that_no_button_of_ours_would_send_is_refused(table: Table) -> None:
    card = await table.ask(QUESTION)
    number = next(iter(card.buttons.values())).split(":")[1]
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.ActionRow(ui.Button(label="Za okraj", custom_id=f"ruling:{number}:next:999:0")))
    view.stop()
    channel = table.env.bot.get_channel(table.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send(view=view)

    answer = await table.press(table.public()[0], "Za okraj")

    assert answer.text.startswith("Pravidla se mezitím změnila")
