"""``/help``: what can be asked and played, in every language, on a server, in private, and without a database."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor

from bot.chat.base.context import book_name
from bot.chat.base.guilds import set_channel_edition, set_channel_game
from bot.chat.base.text import escape
from bot.chat.welcome.ids import AskId, OpenLobbyId
from bot.database import Database, StorageProblem
from bot.locales.sentences import localizer
from rules_index import IndexProblem, Language, Oracle
from tests.bot.behaviour.table import Card, Table


@pytest.mark.parametrize(
    ("who", "title", "refereed", "looked_up", "opens"),
    [
        ("czech", "Co tu můžeš dělat", "Rozhoduji zápasy a znám pravidla", "Jen vyhledávám pravidla", "Otevřít zápas"),
        ("briton", "What you can do here", "I referee matches", "I only look up the rules", "Open a match"),
        ("swede", "Det här kan du göra", "Jag dömer matcher", "Jag slår bara upp reglerna", "Öppna en match"),
    ],
)
async def test_everybody_reads_it_in_their_language_and_alone(
    table: Table, who: str, title: str, refereed: str, looked_up: str, opens: str
) -> None:
    member: MemberActor = getattr(table, who)
    card = await table.use(member, "help")
    assert card.private
    assert title in card.text
    (playable,) = [line for line in card.text.splitlines() if refereed in line]
    assert "Doomtrooper" in playable
    (asked,) = [line for line in card.text.splitlines() if looked_up in line]
    assert "Hrad" in asked
    assert any(label.startswith(opens) for label in card.buttons)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("who", "own", "files", "judges"),
    [
        ("czech", "**/moje** – Pro tebe", "**/soubor** – Zápasy", "Pro rozhodčí: `/uprav`, `/judikatura`, `/stůl`"),
        ("briton", "**/my** – For yourself", "**/file** – Matches", "For judges: `/adjust`, `/casebook`, `/desk`"),
        ("swede", "**/mina** – För dig", "**/fil** – Matcher", "För domare: `/justera`, `/praxis`, `/domarbord`"),
    ],
)
async def test_says_where_things_are(table: Table, who: str, own: str, files: str, judges: str) -> None:
    member: MemberActor = getattr(table, who)
    text = (await table.use(member, "help")).text
    for part in (own, files, judges):
        assert part in text


async def test_names_the_channels_game_and_edition(table: Table, database: Database) -> None:
    assert "nemá nastavenou hru" in (await table.use(table.czech, "help")).text
    await set_channel_game(database, table.guild.id, table.channel.id, "hrad")
    assert "**Tenhle kanál:** Hrad" in (await table.use(table.czech, "help")).text


async def test_names_the_channels_edition(table: Table, database: Database, oracle: Oracle) -> None:
    book = next(book for book in oracle.books if book.game == "hrad" and not book.corrects)
    await set_channel_game(database, table.guild.id, table.channel.id, "hrad")
    await set_channel_edition(database, table.guild.id, table.channel.id, book.key)
    edition = book_name(book, localizer(Language.CS)).removeprefix("Hrad · ")
    assert f"Hrad · {escape(edition)}" in (await table.use(table.czech, "help")).text


async def test_an_example_is_answered_when_it_is_pressed(table: Table, database: Database) -> None:
    await set_channel_game(database, table.guild.id, table.channel.id, "hrad")
    card = await table.use(table.czech, "help")
    label = next(label for label, button in card.buttons.items() if button == AskId.id_for(game="hrad", number=1))
    answer = await table.press(card, label)
    assert answer.private
    assert answer.id != card.id
    assert "Hrad" in answer.text


async def test_a_lobby_opens_when_it_is_pressed(table: Table, database: Database) -> None:
    await set_channel_game(database, table.guild.id, table.channel.id, "zloba")
    card = await table.use(table.czech, "help")
    (label,) = (label for label, button in card.buttons.items() if button == OpenLobbyId.id_for())
    assert label == "Otevřít zápas: Zloba"
    assert "je založen" in (await table.press(card, label)).text


async def test_a_game_that_is_only_looked_up_has_no_match_to_open(table: Table, database: Database) -> None:
    await set_channel_game(database, table.guild.id, table.channel.id, "hrad")
    assert OpenLobbyId.id_for() not in (await table.use(table.czech, "help")).buttons.values()


async def test_works_in_private_messages(table: Table) -> None:
    result = await table.czech.user.slash("help")
    assert result.response is not None
    card = Card(result.response)
    assert "V soukromých zprávách odpovídám" in card.text
    assert AskId.id_for(game="hrad", number=0) in card.buttons.values()
    assert OpenLobbyId.id_for() not in card.buttons.values()


async def test_works_without_a_database(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(*_: object, **__: object) -> None:
        raise StorageProblem("the database is gone")

    monkeypatch.setattr(Database, "reading", gone)
    monkeypatch.setattr(Database, "read", gone)
    card = await table.use(table.czech, "help")
    assert "nedokážu přečíst všechno" in card.text
    assert "/pravidlo" in card.text
    assert AskId.id_for(game="hrad", number=0) in card.buttons.values()


async def test_works_without_the_rules(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(_: Oracle) -> None:
        raise IndexProblem("the index is gone")

    monkeypatch.setattr(Oracle, "books", property(gone))
    card = await table.use(table.czech, "help")
    assert "nedokážu přečíst všechno" in card.text
    assert "Zloba" in card.text
