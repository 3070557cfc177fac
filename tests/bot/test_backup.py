"""Backups: whole while the bot writes, checked, never of nothing, and put back with what was there kept."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import make_url

from bot.backup import back_up, default_file, restore
from bot.chat.base import context, guilds
from bot.database import Database, DatabaseProblem
from bot.lock import alone

pytestmark = pytest.mark.on_both_databases(every_run=True)


async def judge_role(url: str) -> int | None:
    database = await Database.open(url)
    try:
        return (await context.guild_settings(database, 1)).judge_role_id
    finally:
        await database.close()


@pytest.fixture
def programs() -> None:
    missing = [name for name in ("psql", "pg_dump", "pg_restore") if shutil.which(name) is None]
    if missing:
        pytest.skip(f"not installed: {', '.join(missing)}")


@pytest.mark.usefixtures("programs")
async def test_a_backup_made_while_it_is_written_to_brings_everything_back(blank_url: str, tmp_path: Path) -> None:
    url, file = make_url(blank_url), tmp_path / "somewhere" / "backup"
    database = await Database.open(blank_url)
    await guilds.set_judge_role(database, 1, 22)
    async with database.writing() as session:
        session.add(guilds.GuildSettings(guild_id=2, language="sv"))
        await session.flush()
        assert await asyncio.to_thread(back_up, url, file) == file
    await guilds.set_judge_role(database, 1, 23)
    await database.close()

    await asyncio.to_thread(restore, url, file)
    assert await judge_role(blank_url) == 22
    assert [each.name for each in file.parent.iterdir()] == ["backup"]


async def test_what_was_there_before_is_kept_beside_it(tmp_path: Path) -> None:
    url = make_url(f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite'}")
    database = await Database.open(url)
    await guilds.set_judge_role(database, 1, 22)
    file = back_up(url, tmp_path / "backup")
    await guilds.set_judge_role(database, 1, 23)
    await database.close()

    for number in ("", ".1"):
        assert restore(url, file) == tmp_path / f"bot.sqlite.before{number}"
    assert await judge_role(f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite.before'}") == 23


def test_nothing_is_backed_up_where_nothing_is(tmp_path: Path) -> None:
    url, file = make_url(f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite'}"), tmp_path / "backup"
    with pytest.raises(DatabaseProblem, match="There is no database"):
        back_up(url, file)
    sqlite3.connect(tmp_path / "bot.sqlite").close()
    (tmp_path / "bot.sqlite").touch()
    with pytest.raises(DatabaseProblem, match="empty, or no database of the bot"):
        back_up(url, file)
    (tmp_path / "bot.sqlite").write_bytes(b"no database at all, but long enough to look like a file" * 100)
    with pytest.raises(DatabaseProblem, match=r"damaged|cannot be copied"):
        back_up(url, file)
    assert [each.name for each in tmp_path.iterdir()] == ["bot.sqlite"]


async def test_an_empty_server_is_not_backed_up(blank_url: str, tmp_path: Path, programs: None) -> None:
    if make_url(blank_url).get_backend_name() == "sqlite":
        pytest.skip("a file that is not there is another test's")
    with pytest.raises(DatabaseProblem, match="empty, or no database of the bot"):
        back_up(make_url(blank_url), tmp_path / "backup")
    assert not await asyncio.to_thread(os.listdir, tmp_path)


async def test_no_file_is_overwritten_and_none_restored_that_is_no_backup(tmp_path: Path) -> None:
    name = f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite'}"
    url, file = make_url(name), tmp_path / "notes.txt"
    await (await Database.open(name)).close()
    file.write_text("not to be lost" * 100)
    with pytest.raises(DatabaseProblem, match="is there already"):
        back_up(url, file)
    with pytest.raises(DatabaseProblem, match="damaged, or no database of the bot"):
        restore(url, file)
    with pytest.raises(DatabaseProblem, match="There is no file"):
        restore(url, tmp_path / "gone")
    assert file.read_text() == "not to be lost" * 100
    assert await judge_role(name) is None


async def test_a_running_bot_is_not_restored_under(tmp_path: Path) -> None:
    name = f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite'}"
    url = make_url(name)
    database = await Database.open(name)
    await guilds.set_judge_role(database, 1, 22)
    file = back_up(url, tmp_path / "backup")
    await guilds.set_judge_role(database, 1, 23)
    with alone(url), pytest.raises(DatabaseProblem, match="stop it first"):
        restore(url, file)
    await database.close()
    assert await judge_role(name) == 23


def test_the_default_file_tells_when_it_was_made(tmp_path: Path) -> None:
    made = default_file(make_url("sqlite:///bot.sqlite"), tmp_path, datetime(2026, 11, 23, 3, 5, 9, tzinfo=UTC))
    assert made == tmp_path / "rozhodci-2026-11-23-030509.sqlite"
