"""A guild's settings, and the questions and editions of people."""

from __future__ import annotations

import asyncio
import itertools
from datetime import UTC, datetime, timedelta

import pytest

from bot.chat.answers import editions
from bot.chat.answers.saved_questions import (
    KEPT,
    AskedQuestion,
    Kind,
    forget_questions,
    questions_of,
    recall,
    remember,
)
from bot.chat.base.context import Played, channel_game, channel_settings, guild_settings
from bot.chat.base.guilds import (
    servers_with_judges,
    set_channel_edition,
    set_channel_game,
    set_head_judge_role,
    set_judge_role,
    set_language,
)
from bot.database import Database
from rules_index import BookInfo, Language
from tests.bot.chat.shelf import CASTLE

pytestmark = pytest.mark.on_both_databases(every_run=True)

GUILD, CHANNEL, THREAD, PERSON = 2**62, 2**62 + 1, 2**62 + 2, 2**62 + 3
NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
_NUMBERS = itertools.count(2**62)


async def ask(database: Database, question: str = "Kdo začíná?", now: datetime = NOW, person: int = PERSON) -> int:
    asked = AskedQuestion(
        id=next(_NUMBERS),
        guild_id=GUILD,
        channel_id=CHANNEL,
        user_id=person,
        question=question,
        kind=Kind.QUESTION,
        game="hrad",
        edition="hrad-sv",
        variants=["coop"],
        language=Language.SV,
        hits=["hrad-cs.wall", "hrad-cs#1f0c"],
        created=now,
    )
    await remember(database, asked)
    return asked.id


@pytest.mark.slow
async def test_a_guild_starts_with_nothing_set(database: Database) -> None:
    settings = await guild_settings(database, GUILD)

    assert (settings.language, settings.judge_role_id) == (None, None)
    assert await channel_game(database, CHANNEL) is None


async def test_each_setting_is_kept_and_unset_by_itself(database: Database) -> None:
    await set_language(database, GUILD, Language.SV)
    await set_judge_role(database, GUILD, 5)
    await set_language(database, GUILD, Language.EN)
    settings = await guild_settings(database, GUILD)
    assert (settings.language, settings.judge_role_id) == ("en", 5)

    await set_language(database, GUILD, None)
    settings = await guild_settings(database, GUILD)
    assert (settings.language, settings.judge_role_id) == (None, 5)


async def test_servers_that_have_set_a_judge_of_either_kind_are_listed(database: Database) -> None:
    await set_language(database, 1, Language.CS)
    await set_judge_role(database, 2, 5)
    await set_head_judge_role(database, 3, 6)

    assert {server.guild_id for server in await servers_with_judges(database)} == {2, 3}


async def test_a_thread_has_its_channels_game_unless_it_has_its_own(database: Database) -> None:
    await set_channel_game(database, GUILD, CHANNEL, "hrad")
    assert await channel_game(database, THREAD, CHANNEL) == "hrad"

    await set_channel_game(database, GUILD, THREAD, "lode")
    assert await channel_game(database, THREAD, CHANNEL) == "lode"
    assert await channel_game(database, CHANNEL, None) == "hrad"

    await set_channel_game(database, GUILD, THREAD, None)
    assert await channel_game(database, THREAD, CHANNEL) == "hrad"


async def test_an_edition_belongs_to_its_game_and_a_thread_has_its_channels(database: Database) -> None:
    await set_channel_game(database, GUILD, CHANNEL, "hrad")
    await set_channel_edition(database, GUILD, CHANNEL, "hrad-sv")
    settings = await channel_settings(database, THREAD, CHANNEL)
    assert (settings.game, settings.edition) == ("hrad", "hrad-sv")

    await set_channel_game(database, GUILD, CHANNEL, "lode")
    settings = await channel_settings(database, CHANNEL)
    assert (settings.game, settings.edition) == ("lode", None)


async def test_two_admins_may_set_the_first_thing_at_once(database: Database) -> None:
    await asyncio.gather(set_language(database, GUILD, Language.CS), set_judge_role(database, GUILD, 9))

    settings = await guild_settings(database, GUILD)
    assert (settings.language, settings.judge_role_id) == ("cs", 9)


async def test_a_kept_question_is_recalled_whole(database: Database) -> None:
    asked = await recall(database, await ask(database, "Ž" * 6000))

    assert asked is not None
    assert asked.question == "Ž" * 6000
    assert asked.hits == ["hrad-cs.wall", "hrad-cs#1f0c"]
    assert (asked.guild_id, asked.channel_id, asked.user_id) == (GUILD, CHANNEL, PERSON)
    assert (asked.kind, asked.game, asked.language) == ("question", "hrad", "sv")
    assert asked.played == Played("hrad", "hrad-sv", frozenset({"coop"}))


async def test_an_unknown_question_is_none_however_large_its_number(database: Database) -> None:
    for number in (0, 404, 2**63 - 1, 2**63, 10**19 - 1):
        assert await recall(database, number) is None


async def test_old_questions_are_forgotten_when_a_new_one_comes(database: Database) -> None:
    old = await ask(database, now=NOW - KEPT - timedelta(minutes=1))
    young = await ask(database, now=NOW - KEPT + timedelta(minutes=1))

    new = await ask(database)

    assert await recall(database, old) is None
    assert await recall(database, young) is not None
    assert isinstance(await recall(database, new), AskedQuestion)


async def test_a_persons_questions_are_listed_and_forgotten_by_themselves(database: Database) -> None:
    later = await ask(database, "Kdo končí?", NOW + timedelta(minutes=1))
    earlier = await ask(database)
    other = await ask(database, person=PERSON + 1)

    listed = await questions_of(database, PERSON)
    assert [each["question"] for each in listed] == ["Kdo začíná?", "Kdo končí?"]
    assert (listed[0]["server"], listed[0]["asked"]) == (str(GUILD), NOW.isoformat())

    await forget_questions(database, PERSON)
    assert [await recall(database, asked) for asked in (earlier, later)] == [None, None]
    assert await recall(database, other) is not None


async def test_a_person_has_one_edition_a_game_until_they_are_forgotten(database: Database) -> None:
    slottet = BookInfo("hrad-sv", "hrad", "Slottet", Language.SV)
    for person, book in ((PERSON, CASTLE), (PERSON, slottet), (PERSON + 1, CASTLE)):
        await editions.remember_edition(database, person, book)

    assert await editions.edition_of_person(database, PERSON, "hrad") == "hrad-sv"
    assert await editions.editions_of_person(database, PERSON) == [{"game": "hrad", "edition": "hrad-sv"}]
    await editions.forget_editions(database, PERSON)
    assert await editions.edition_of_person(database, PERSON, "hrad") is None
    assert await editions.edition_of_person(database, PERSON + 1, "hrad") == "hrad-cs"
