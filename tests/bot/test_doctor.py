"""``rozhodci doctor``: what is well is said, what is wrong is said with what to do, and nothing is touched."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple
from unittest import mock

import discord
import pytest
from pydantic import SecretStr
from sqlalchemy import make_url

from bot.chat.base.guilds import set_head_judge_role, set_judge_role
from bot.database import Database, schema_revisions
from bot.doctor import connection, machine
from bot.doctor.finding import Finding, State, note, ok, wrong
from bot.doctor.judges import judges
from bot.doctor.page import examine, lines
from bot.doctor.storage import database
from bot.health import HealthProblem
from bot.settings import Settings
from tests.bot.ports import free_port
from tests.bot.wire.conftest import wire as wire
from tests.bot.wire.server import TOKEN, LocalDiscord


class Usage(NamedTuple):
    free: int


@pytest.fixture
def settings(tmp_path: Path, digest_index: Path) -> Settings:
    """A bot whose index is ready, with no rulebooks."""
    index = Path(shutil.copy(digest_index, tmp_path / "rules.sqlite"))
    index.chmod(0o600)
    return Settings(
        data_dir=tmp_path,
        index_file=index,
        rulebooks_dir=None,
        discord_token=SecretStr(TOKEN),
        health_port=free_port(),
        database_url=SecretStr(f"sqlite:///{tmp_path / 'rozhodci.sqlite'}"),
    )


def changed(settings: Settings, **values: object) -> Settings:
    return settings.model_copy(update=values)


async def test_a_healthy_bot_has_nothing_to_mend_and_shows_no_secret(
    wire: LocalDiscord, settings: Settings, tmp_path: Path
) -> None:
    await (await Database.open(settings.database)).close()
    (tmp_path / "rozhodci.sqlite").chmod(0o600)
    before = await asyncio.to_thread(os.listdir, tmp_path)

    with mock.patch.object(shutil, "disk_usage", lambda _: Usage(10 << 30)):
        found = await examine(settings)
    page = lines(found)

    # No bot runs on it just now.
    assert {each.subject for each in found if each.state is not State.OK} == {"running"}
    assert page[-1] == "The bot can run."
    assert not any(TOKEN in line for line in page)
    assert any("DISCORD_TOKEN is set, and Discord accepts it" in line for line in page)
    assert any(f"schema {schema_revisions()[0]}" in line for line in page)
    assert await asyncio.to_thread(os.listdir, tmp_path) == before


async def test_a_token_that_discord_does_not_accept(wire: LocalDiscord, settings: Settings) -> None:
    token, _ = await connection.token_and_clock(changed(settings, discord_token=SecretStr("another")))
    assert token == wrong(
        "token", "Discord does not accept DISCORD_TOKEN: copy it again from Discord's developer portal"
    )


async def test_a_clock_that_is_wrong(wire: LocalDiscord, settings: Settings) -> None:
    with mock.patch.object(connection, "now", lambda: time.time() + 3600):
        token, clock = await connection.token_and_clock(settings)
    assert token.state is State.OK
    assert clock.state is State.WRONG
    assert clock.said.endswith("s fast: turn on the system's time synchronisation")


async def test_no_network(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{free_port()}")
    (token,) = await connection.token_and_clock(settings)
    assert token.state is State.WRONG
    assert "Discord cannot be reached" in token.said


@pytest.mark.parametrize(
    ("problem", "found"),
    [
        ("not well: clocks", wrong("running", "not well: clocks; see its log")),
        (
            "the bot has not answered: it hangs; see its log",
            wrong("running", "the bot has not answered: it hangs; see its log"),
        ),
        ("no running bot answers", note("running", "no running bot answers")),
    ],
)
def test_a_bot_that_is_ill_is_to_be_mended_and_none_is_not(problem: str, found: Finding) -> None:
    with mock.patch.object(connection, "inquire", side_effect=HealthProblem(problem)):
        assert connection.running() == found


async def test_no_token_is_the_playground(settings: Settings) -> None:
    (token,) = await connection.token_and_clock(changed(settings, discord_token=None))
    assert token.state is State.NOTE
    assert "the playground starts" in token.said


def schema(revision: str) -> Callable[[Path], None]:
    def write(file: Path) -> None:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
            connection.execute("INSERT INTO alembic_version VALUES (?)", (revision,))
            connection.commit()

    return write


class Kept(NamedTuple):
    """What is found where the database should be, and what is said of it."""

    make: Callable[[Path], object]
    state: State
    said: str


@pytest.mark.parametrize(
    "kept",
    [
        Kept(lambda _: None, State.NOTE, "is not there: it is made at the first start"),
        Kept(Path.touch, State.NOTE, "is empty: its tables are made at the first start"),
        Kept(schema("9999"), State.WRONG, "which this version does not know: upgrade the bot"),
        Kept(schema(schema_revisions()[-1]), State.NOTE, f"brings it to {schema_revisions()[0]}; make a"),
        Kept(lambda file: file.write_bytes(b"x" * 5000), State.WRONG, "file is not a database"),
    ],
    ids=["none", "empty", "newer", "older", "damaged"],
)
async def test_databases_that_are_not_as_they_should_be(settings: Settings, tmp_path: Path, kept: Kept) -> None:
    kept.make(tmp_path / "rozhodci.sqlite")
    found = await database(settings)
    assert (found.state, kept.said in found.said) == (kept.state, True), found


async def test_a_server_of_databases_that_is_away(settings: Settings) -> None:
    url = SecretStr(f"postgresql+asyncpg://bot:password@127.0.0.1:{free_port()}/name")
    found = await database(changed(settings, database_url=url))
    assert found.state is State.WRONG
    assert "check DATABASE_URL" in found.said
    assert "password" not in found.said


@pytest.mark.on_both_databases
async def test_a_database_on_a_server(settings: Settings, blank_url: str) -> None:
    found = await database(changed(settings, database_url=SecretStr(blank_url)))
    assert found.state is State.NOTE
    await (await Database.open(make_url(blank_url))).close()
    found = await database(changed(settings, database_url=SecretStr(blank_url)))
    assert found.state is State.OK
    assert found.said.endswith(f", schema {schema_revisions()[0]}")


_SERVER, _OTHER, _JUDGES, _HEADS, _BOTS = 41, 42, 51, 52, 53


def _role(number: int, *, mentionable: bool = False, **rights: bool) -> dict[str, object]:
    given = str(discord.Permissions(**rights).value)
    return {"id": str(number), "name": f"role {number}", "mentionable": mentionable, "permissions": given}


@pytest.mark.parametrize(
    ("roles", "said"),
    [
        ([_role(_JUDGES, mentionable=True), _role(_HEADS, mentionable=True)], ["their roles are notified"]),
        ([_role(_JUDGES), _role(_HEADS), _role(_BOTS, mention_everyone=True)], ["their roles are notified"]),
        ([_role(_JUDGES), _role(_HEADS), _role(_SERVER, mention_everyone=True)], ["their roles are notified"]),
        ([_role(_JUDGES), _role(_HEADS, mentionable=True)], ["notifies nobody when the bot mentions their role"]),
        ([_role(_HEADS, mentionable=True), _role(_BOTS, send_messages=True)], ["role 51 was deleted; pick another"]),
        ([_role(_JUDGES)], ["mentions their role 'role 51'", "role 52 was deleted"]),
    ],
)
async def test_judges_whom_discord_does_not_notify(
    wire: LocalDiscord, settings: Settings, roles: list[dict[str, object]], said: list[str]
) -> None:
    opened = await Database.open(settings.database)
    await set_judge_role(opened, _SERVER, _JUDGES)
    await set_head_judge_role(opened, _SERVER, _HEADS)
    # A server that the bot was removed from.
    await set_judge_role(opened, _OTHER, _JUDGES)
    await opened.close()
    wire.rest.trouble("GET", f"/guilds/{_SERVER}/roles", 200, roles)  # type: ignore[arg-type]
    wire.rest.trouble("GET", rf"/guilds/{_SERVER}/members/\d+", 200, {"roles": [str(_BOTS)]})
    wire.rest.trouble("GET", f"/guilds/{_OTHER}/roles", 403, {"message": "Missing Access", "code": 50001})
    found = await judges(settings)
    assert len(found) == len(said)
    for finding, part in zip(found, said, strict=True):
        assert part in finding.said
        assert finding.state is (State.OK if "are notified" in part else State.NOTE)


async def test_nothing_is_said_of_judges_where_nothing_can_be_known(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{free_port()}")
    assert await judges(settings) == []
    assert await judges(changed(settings, discord_token=None)) == []
    opened = await Database.open(settings.database)
    assert await judges(settings) == []
    await set_judge_role(opened, _SERVER, _JUDGES)
    await opened.close()
    assert await judges(settings) == []


def test_a_disk_that_is_nearly_full(settings: Settings) -> None:
    with mock.patch.object(shutil, "disk_usage", lambda _: Usage(12 << 20)):
        (found,) = machine.room(settings)
    assert found == wrong("disk", f"12 MB are free at {settings.data_dir}, and {machine.ROOM} should be: make room")


def test_a_folder_that_is_none(settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    found = machine.folder(changed(settings, data_dir=tmp_path / "file" / "data"))
    assert found == wrong("folder", f"{tmp_path / 'file'} is no folder: set DATA_DIR to one")


def test_files_that_others_may_read(settings: Settings) -> None:
    settings.index_file.chmod(0o644)
    found = machine.files(settings)
    assert found.state is State.NOTE
    assert str(settings.index_file) in found.said


def test_an_index_of_other_books_and_one_of_none(settings: Settings, tmp_path: Path) -> None:
    books = tmp_path / "books"
    books.mkdir()
    assert machine.index(changed(settings, rulebooks_dir=books)).state is State.NOTE
    settings.index_file.unlink()
    assert "is not there" in machine.index(settings).said


def test_a_system_without_time_zones() -> None:
    with mock.patch.object(machine, "available_timezones", set[str]):
        assert machine.time_zones().said.endswith("pip install tzdata")


def test_the_page_counts_what_is_to_be_mended() -> None:
    found: list[Finding] = [ok("disk", "much"), note("token", "none"), wrong("folder", "gone")]
    assert lines(found) == ["ok     disk    much", "note   token   none", "WRONG  folder  gone", "1 to mend."]
