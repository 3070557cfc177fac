"""The edition of a channel: an admin sets it, and questions, lists, suggestions and old buttons keep to it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.chat.base.context import channel_settings
from bot.chat.base.guilds import set_channel_edition, set_channel_game
from bot.database import Database
from tests.bot.behaviour.table import Card, Table
from tests.rules_index.editions import editions_index

GAME, EDITION = 0, 1
COAL = "Kan jag byta fisk mot kol?"


@pytest.fixture(scope="session")
def castle_index() -> Path:
    """Here the index of a game in two editions."""
    return editions_index()


async def play(table: Table, database: Database, edition: str | None) -> None:
    """Let the channel play an edition of the game that has two."""
    await set_channel_game(database, table.guild.id, table.channel.id, "pristav")
    await set_channel_edition(database, table.guild.id, table.channel.id, edition)


def values(panel: Card, select: int) -> list[str]:
    return [option["value"] for option in panel.selects[select]["options"]]


async def test_an_admin_sets_the_edition_of_a_game_that_has_several(table: Table, database: Database) -> None:
    panel = await table.use(table.admin, "setup")
    assert "Vydání" not in panel.text
    panel = await table.pick(panel, "zahrada", table.admin, select=GAME)
    assert "Vydání" not in panel.text
    panel = await table.pick(panel, "pristav", table.admin, select=GAME)
    assert "**Vydání:** nenastaveno" in panel.text
    assert values(panel, EDITION) == ["-", "pristav-cs", "pristav-sv"]
    panel = await table.pick(panel, "pristav-sv", table.admin, select=EDITION)
    assert "**Vydání:** Hamnen (švédština)" in panel.text
    settings = await channel_settings(database, table.channel.id)
    assert (settings.game, settings.edition) == ("pristav", "pristav-sv")
    panel = await table.pick(panel, "-", table.admin, select=EDITION)
    assert (await channel_settings(database, table.channel.id)).edition is None


async def test_an_edition_of_another_game_is_refused(table: Table, database: Database) -> None:
    await play(table, database, None)
    panel = await table.use(table.admin, "setup")
    await set_channel_game(database, table.guild.id, table.channel.id, "zahrada")
    refused = await table.pick(panel, "pristav-sv", table.admin, select=EDITION)
    assert "takové vydání nemá" in refused.text
    assert (await channel_settings(database, table.channel.id)).edition is None


async def test_the_edition_played_answers_where_the_other_matches_better(table: Table, database: Database) -> None:
    await play(table, database, "pristav-cs")
    assert "PR 1.2 · Vítězství" in (await table.ask("Vad är målet?", table.swede)).text
    await play(table, database, "pristav-sv")
    assert "HA 1.2 · Målet" in (await table.ask("Vad är målet?", table.swede)).text


@pytest.mark.parametrize(
    ("who", "said"),
    [
        pytest.param("czech", "Tvoje vydání takové pravidlo nemá; „Hamnen“ říká:", marks=pytest.mark.slow),
        ("swede", "Din utgåva har ingen sådan regel; ”Hamnen” säger:"),
        pytest.param("briton", "Your edition has no such rule; “Hamnen” says:", marks=pytest.mark.slow),
    ],
)
async def test_what_only_the_other_edition_has_is_told_as_such(
    table: Table, database: Database, who: str, said: str
) -> None:
    member = getattr(table, who)
    assert "HA 1.3" in (await table.ask(COAL, member)).text
    await play(table, database, "pristav-cs")
    card = await table.ask(COAL, member)
    card = card if card.buttons else await table.pick(card, "0", member)
    assert said in card.text
    assert "%" not in card.text


async def test_old_buttons_keep_the_edition_they_were_made_with(table: Table, database: Database) -> None:
    await play(table, database, "pristav-cs")
    card = await table.ask(COAL)
    card = card if card.buttons else await table.pick(card, "0")
    first = card.text
    assert "Tvoje vydání takové pravidlo nemá" in first
    await play(table, database, "pristav-sv")
    card = await table.press(await table.press(card, "Celé pravidlo"), "Zpět na pravidlo")
    assert card.text == first
    assert "Tvoje vydání" not in (await table.ask(COAL)).text


async def test_titles_of_the_channels_edition_are_offered(table: Table, database: Database) -> None:
    async def offered(command: str, option: str) -> set[str]:
        return {row["name"] for row in await table.czech.autocomplete(table.channel, command, option, "")}

    assert {"Zalévání", "Vítězství", "Målet"} <= await offered("rule", "question")
    await play(table, database, None)
    # Where the channel has none, the language decides as it does for answers.
    assert "Vítězství" in await offered("rule", "question")
    assert not {"Målet", "Zalévání"} & await offered("rule", "question")
    assert {row["name"] for row in await table.briton.autocomplete(table.channel, "rule", "question", "")} >= {
        "Vítězství",
        "Målet",
    }
    await play(table, database, "pristav-sv")
    assert await offered("rule", "question") == {"Hur många båtar man får", "Målet", "Oavgjort", "Torget"}


async def test_the_channels_edition_is_compared_first(table: Table, database: Database) -> None:
    await play(table, database, "pristav-sv")
    card = await table.use(table.czech, "compare", topic="kolik lodí dostanu na začátku")
    assert card.text.index("**Hamnen**") < card.text.index("**Přístav**")
    shared = await table.press(card, "Ukázat v kanálu")
    assert shared.text.index("**Hamnen**") < shared.text.index("**Přístav**")


async def test_a_bare_number_is_the_rule_of_the_channels_book(table: Table, database: Database) -> None:
    await play(table, database, "pristav-sv")
    card = await table.ask("1.2")
    assert "HA 1.2 · Målet" in card.text
    assert "-# jisté · " in card.text
    await set_channel_game(database, table.guild.id, table.channel.id, "zahrada")
    elsewhere = await table.ask("1.2")
    assert "Nejsem si jistý" in elsewhere.text
