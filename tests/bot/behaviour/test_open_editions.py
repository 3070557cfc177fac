"""A game in two editions that differ, and nobody has said which: what decides, what is asked, what is remembered."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.chat.answers.editions import edition_of_person
from bot.chat.base.guilds import set_channel_edition, set_channel_game
from bot.chat.client import Client
from bot.chat.own_data.collecting import collected
from bot.database import Database
from bot.games.doomtrooper.game import Doomtrooper
from bot.matches.model.match import Actor, Status
from tests.bot.behaviour.table import Card, Table
from tests.bot.matches.table import granted

GAME, CZECH, SWEDISH = "doomtrooper", "doomtrooper-cs", "doomtrooper-sv"
RULESETS = Doomtrooper.rulesets
POINTS = {"czech": "kolik bodů na výhru", "swede": "hur många poäng för att vinna", "briton": "how many points to win"}
RULE = {CZECH: "DT-CZ 19.14", SWEDISH: "DT-SV 1.2"}
BY_CZECH, BY_SWEDISH = "Answer from Doomtrooper – Kniha zákona", "Answer from Doomtrooper – Regelbok"


@pytest.fixture(scope="session")
def castle_index(digest_index: Path) -> Path:
    """Here the index of the packaged digest."""
    return digest_index


async def play(table: Table, database: Database, edition: str | None = None) -> None:
    """Let the channel be one of the game, with this edition or none."""
    await set_channel_game(database, table.guild.id, table.channel.id, GAME)
    await set_channel_edition(database, table.guild.id, table.channel.id, edition)


async def ask(table: Table, who: str) -> Card:
    """Let somebody ask for the points in their language."""
    return await table.ask(POINTS[who], getattr(table, who))


def button(card: Card, start: str) -> str:
    """The label of the button that begins so."""
    (found,) = (label for label in card.buttons if label.startswith(start))
    return found


async def lobby(table: Table, edition: str) -> None:
    """Open a lobby of an edition in the channel."""
    (ruleset,) = (rules.key for rules in RULESETS if rules.book == edition)
    await table.use(table.admin, "match new", game=GAME)
    client = table.env.bot
    assert isinstance(client, Client)
    opened = await client.matches.live_in(table.channel.id)
    assert opened is not None
    granted(await client.matches.lobbies.alter(opened.match.id, Actor(table.admin.id), "ruleset", ruleset))


async def end_matches(database: Database, *, played: bool) -> None:
    """End the channel's match, which was played or given up as a lobby."""
    async with database.writing() as session:
        connection = await session.connection()
        values = "live = false, status = :status, ended = created, seq = :seq"
        await connection.execute(
            sa.text(f'UPDATE "match" SET {values}'),  # noqa: S608 # a constant
            {"status": Status.OVER if played else Status.ABANDONED, "seq": 7 if played else 0},
        )


@pytest.mark.parametrize(
    ("who", "edition", "said"),
    [
        pytest.param("czech", CZECH, "je v jazyce toho, kdo se ptá", marks=pytest.mark.slow),
        ("swede", SWEDISH, "den är på frågarens språk"),
    ],
)
async def test_the_askers_language_decides(table: Table, database: Database, who: str, edition: str, said: str) -> None:
    await play(table, database)
    card = await ask(table, who)
    assert RULE[edition] in card.text
    assert said in card.text


@pytest.mark.slow
async def test_what_is_asked_in_a_language_says_more_than_discords_setting(table: Table, database: Database) -> None:
    await play(table, database)
    assert RULE[CZECH] in (await table.ask(POINTS["czech"], table.briton)).text


async def test_somebody_of_another_language_is_asked_once(table: Table, database: Database) -> None:
    await play(table, database)
    card = await ask(table, "briton")
    assert "Which edition do you play?" in card.text
    assert "%" not in card.text
    assert not any(number in card.text for number in RULE.values())
    assert [label.split(" · ")[0] for label in card.buttons] == [BY_CZECH, f"{BY_SWEDISH} (Swedish)"]
    card = await table.press(card, button(card, BY_SWEDISH), table.briton)
    assert RULE[SWEDISH] in card.text
    assert "the asker chose it" in card.text
    assert RULE[SWEDISH] in (await ask(table, "briton")).text
    # A button under any answer changes it.
    again = await ask(table, "briton")
    again = await table.press(again, "Other rules", table.briton)
    changed = await table.press(again, button(again, BY_CZECH), table.briton)
    assert RULE[CZECH] in changed.text
    assert RULE[CZECH] in (await ask(table, "briton")).text
    # Nobody else is touched by it.
    assert RULE[SWEDISH] in (await ask(table, "swede")).text


async def test_what_a_person_chose_is_theirs_to_see_and_to_delete(table: Table, database: Database) -> None:
    await play(table, database)
    card = await ask(table, "briton")
    await table.press(card, button(card, BY_SWEDISH), table.briton)
    await table.briton.slash(table.channel, "my data")
    assert await edition_of_person(database, table.briton.id, GAME) == SWEDISH
    kept = await collected(table.env.bot, table.briton.id)  # type: ignore[arg-type]
    assert json.loads(json.dumps(kept))["editions"] == [{"game": GAME, "edition": SWEDISH}]
    asked = await table.use(table.briton, "my forget")
    (label,) = asked.buttons
    await table.press(asked, label, table.briton)
    assert await edition_of_person(database, table.briton.id, GAME) is None


async def test_where_the_editions_agree_nobody_is_asked(table: Table, database: Database) -> None:
    await play(table, database)
    card = await table.ask("how many actions do I have in a turn", table.briton)
    assert "Which edition" not in card.text
    assert "the other editions say the same" in card.text


@pytest.mark.slow
async def test_a_lobby_of_one_edition_in_a_channel_of_the_other_decides_and_says_so(
    table: Table, database: Database
) -> None:
    await play(table, database, SWEDISH)
    assert "je nastavené pro tenhle kanál" in (await ask(table, "czech")).text
    await lobby(table, CZECH)
    card = await ask(table, "briton")
    assert RULE[CZECH] in card.text
    assert "the lobby here is for it, although the channel is set to another edition" in card.text
    card = await table.press(card, "Other rules", table.briton)
    look = await table.press(card, button(card, BY_SWEDISH), table.briton)
    assert RULE[SWEDISH] in look.text
    assert "just for a look: another edition is played here" in look.text
    # It was a look, and the channel's edition still answers.
    assert RULE[CZECH] in (await ask(table, "briton")).text
    assert await edition_of_person(database, table.briton.id, GAME) is None


@pytest.mark.slow
async def test_a_lobby_decides_in_a_channel_without_a_game(table: Table) -> None:
    await lobby(table, CZECH)
    card = await table.ask("how many points to win in Doomtrooper", table.briton)
    assert RULE[CZECH] in card.text
    assert "the lobby here is for it" in card.text
    # Another game is asked about as if there were no lobby.
    assert "ZL 3.4" in (await table.ask("kolik kostek hážeme ve třech?")).text


@pytest.mark.slow
async def test_the_last_match_decides_until_somebody_says_otherwise(table: Table, database: Database) -> None:
    await play(table, database)
    await lobby(table, SWEDISH)
    await end_matches(database, played=False)
    # A lobby that never began was no match.
    assert RULE[CZECH] in (await ask(table, "czech")).text
    await end_matches(database, played=True)
    card = await ask(table, "czech")
    assert RULE[SWEDISH] in card.text
    assert "podle něj se tu hrálo naposled" in card.text
    card = await table.press(card, "Další pravidla")
    own = await table.press(card, button(card, "Podle Doomtrooper – Kniha zákona"))
    assert RULE[CZECH] in own.text
    assert RULE[CZECH] in (await ask(table, "czech")).text
    # What an admin set for the channel counts more.
    await play(table, database, SWEDISH)
    assert RULE[SWEDISH] in (await ask(table, "czech")).text


async def test_the_command_and_the_question_itself_count_most(table: Table, database: Database) -> None:
    await play(table, database, SWEDISH)
    card = await table.use(table.briton, "rule", question=POINTS["briton"], game=CZECH)
    assert RULE[CZECH] in card.text
    assert "the command says so" in card.text
    named = await table.ask("how many points to win in the Czech edition", table.briton)
    assert RULE[CZECH] in named.text
    assert "the question names it" in named.text
    offered = await table.briton.autocomplete(table.channel, "rule", "game", "regelbok")
    assert [row["value"] for row in offered] == [SWEDISH]


async def test_every_other_door_asks_or_decides_alike(table: Table, database: Database) -> None:
    await play(table, database)
    for command, options in (("phase", {}), ("rules", {"topic": "combat"}), ("rule", {"question": "8.1"})):
        card = await table.use(table.briton, command, **options)
        assert "Which edition do you play?" in card.text, command
    shown = {
        command: await table.use(table.czech, command, **options)
        for command, options in (("phase", {}), ("rules", {"topic": "souboj"}))
    }
    for command, card in shown.items():
        assert "je v jazyce toho, kdo se ptá" in card.text, command
    term = await table.use(table.czech, "term", term="sbírka")
    assert "vydání Doomtrooper – Kniha zákona" in term.text
    for command, card in shown.items():
        other = await table.press(card, button(card, "Podle Doomtrooper – Regelbok"))
        assert "Odpovídám podle vydání Doomtrooper – Regelbok" in other.text, command


@pytest.mark.slow
async def test_several_questions_at_once_are_answered_once_the_edition_is_known(
    table: Table, database: Database
) -> None:
    await play(table, database)
    both = "how many points to win? who may attack whom?"
    card = await table.ask(both, table.briton)
    assert "Which edition do you play?" in card.text
    result = await table.briton.click(card.message, label=button(card, BY_SWEDISH))
    first, *more = [Card(each) for each in (result.response, *result.followups) if each]
    assert RULE[SWEDISH] in first.text
    assert [card.private for card in more] == [True]
    assert all("the asker chose it" in card.text for card in (first, *more))
