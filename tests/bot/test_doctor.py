"""``rozhodci doctor``: what is well is said, what is wrong is said with what to do, and nothing is touched."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple
from unittest import mock

import discord
import pytest
from pydantic import SecretStr
from sqlalchemy import make_url

from bot.chat.base.guilds import set_head_judge_role, set_judge_role
from bot.database import Database
from bot.doctor import connection, machine
from bot.doctor.finding import Finding, State, note, ok, wrong
from bot.doctor.judges import judges
from bot.doctor.page import examine, lines
from bot.doctor.storage import database
from bot.health import HealthProblem
from bot.schema import schema_revisions
from bot.settings import Settings
from rules_index import Choice, Encoder, chosen
from tests.bot.databases import new_database
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
        found = await examine(settings, ("desk",))
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


@pytest.mark.on_both_databases(every_run=True)
async def test_a_database_on_a_server(settings: Settings, blank_url: str) -> None:
    found = await database(changed(settings, database_url=SecretStr(blank_url)))
    assert found.state is State.NOTE
    await (await Database.open(make_url(blank_url))).close()
    found = await database(changed(settings, database_url=SecretStr(blank_url)))
    assert found.state is State.OK
    assert found.said.endswith(f", schema {schema_revisions()[0]}")


_SERVER, _OTHER, _JUDGES, _HEADS, _BOTS, _APPLICATION = 41, 42, 51, 52, 53, 61
_COMMANDS = ("desk", "rewind")
_MANAGE = str(discord.Permissions(manage_guild=True).value)


def _role(number: int, *, mentionable: bool = False, **rights: bool) -> dict[str, object]:
    given = str(discord.Permissions(**rights).value)
    return {"id": str(number), "name": f"role {number}", "mentionable": mentionable, "permissions": given}


@pytest.mark.parametrize(
    ("roles", "said"),
    [
        (
            [_role(_JUDGES, mentionable=True), _role(_HEADS, mentionable=True)],
            ["their roles are notified and see their commands"],
        ),
        (
            [_role(_JUDGES), _role(_HEADS), _role(_BOTS, mention_everyone=True)],
            ["their roles are notified and see their commands"],
        ),
        (
            [_role(_JUDGES), _role(_HEADS), _role(_SERVER, mention_everyone=True)],
            ["their roles are notified and see their commands"],
        ),
        ([_role(_JUDGES), _role(_HEADS, mentionable=True)], ["notifies nobody when the bot mentions their role"]),
        ([_role(_HEADS, mentionable=True), _role(_BOTS, send_messages=True)], ["role 51 was deleted; pick another"]),
        ([_role(_JUDGES)], ["mentions their role 'role 51'", "role 52 was deleted"]),
    ],
)
async def test_judges_whom_discord_does_not_notify(
    wire: LocalDiscord, settings: Settings, roles: list[dict[str, object]], said: list[str]
) -> None:
    opened = await new_database(settings.database)
    await set_judge_role(opened, _SERVER, _JUDGES)
    await set_head_judge_role(opened, _SERVER, _HEADS)
    # A server that the bot was removed from.
    await set_judge_role(opened, _OTHER, _JUDGES)
    await opened.close()
    wire.rest.trouble("GET", f"/guilds/{_SERVER}/roles", 200, roles)  # type: ignore[arg-type]
    wire.rest.trouble("GET", rf"/guilds/{_SERVER}/members/\d+", 200, {"roles": [str(_BOTS)]})
    wire.rest.commands = [_command(71, "desk", None), _command(72, "rewind", None)]
    wire.rest.trouble("GET", f"/guilds/{_OTHER}/roles", 403, {"message": "Missing Access", "code": 50001})
    found = await judges(settings, _COMMANDS)
    assert len(found) == len(said)
    for finding, part in zip(found, said, strict=True):
        assert part in finding.said
        assert finding.state is (State.OK if "are notified" in part else State.NOTE)


def _command(number: int, name: str, needed: str | None = _MANAGE) -> dict[str, object]:
    return {"id": str(number), "name": name, "type": 1, "default_member_permissions": needed}


def _opened(command: int, **roles: bool) -> dict[str, object]:
    """An admin's settings for a command, or for the application, in the shape of Discord's description."""
    entries = [{"id": each.removeprefix("r"), "type": 1, "permission": may} for each, may in roles.items()]
    # A person may have the number of a role in a test; what is set for people says nothing of roles.
    entries.append({"id": str(_JUDGES), "type": 2, "permission": True})
    return {"id": str(command), "application_id": "61", "guild_id": str(_SERVER), "permissions": entries}


@dataclass
class Shown:
    """Commands and a role as Discord has them, and what doctor must say; ``None`` where all is well."""

    about: str
    said: str | None
    commands: tuple[dict[str, object], ...] = (_command(71, "desk"), _command(72, "rewind"))
    opened: tuple[dict[str, object], ...] = ()
    role: dict[str, object] = field(default_factory=lambda: _role(_JUDGES, mentionable=True))
    everybody: dict[str, object] = field(default_factory=lambda: _role(_SERVER))


SHOWN = (
    Shown("nothing was opened", "'role 51' does not see /desk, /rewind"),
    Shown("one was opened", "does not see /rewind:", opened=(_opened(71, r51=True),)),
    Shown("both were opened", None, opened=(_opened(71, r51=True), _opened(72, r51=True))),
    Shown("to everybody", None, opened=(_opened(71, r41=True), _opened(72, r41=True))),
    Shown(
        "to everybody but them",
        "does not see /desk:",
        opened=(_opened(71, r41=True, r51=False), _opened(72, r41=True)),
    ),
    Shown("to others", "does not see /desk, /rewind", opened=(_opened(71, r52=True), _opened(72, r52=True))),
    Shown("the application alone", "does not see /desk, /rewind", opened=(_opened(_APPLICATION, r51=True),)),
    Shown("they manage the server", None, role=_role(_JUDGES, mentionable=True, manage_guild=True)),
    Shown("they administrate", None, role=_role(_JUDGES, mentionable=True, administrator=True)),
    Shown("everybody manages the server", None, everybody=_role(_SERVER, manage_guild=True)),
    Shown(
        "managers without the application",
        "does not see /desk, /rewind",
        opened=(_opened(_APPLICATION, r51=False),),
        role=_role(_JUDGES, mentionable=True, manage_guild=True),
    ),
    Shown("nothing is needed", None, commands=(_command(71, "desk", None), _command(72, "rewind", None))),
    Shown(
        "administrators alone",
        "does not see /desk:",
        commands=(_command(71, "desk", "0"), _command(72, "rewind", None)),
    ),
    Shown(
        "not sent",
        "Discord does not have /rewind: run 'python -m bot sync'",
        commands=(_command(71, "desk"),),
        opened=(_opened(71, r51=True),),
    ),
)


@pytest.mark.parametrize("shown", SHOWN, ids=lambda each: each.about)
async def test_judges_who_do_not_see_their_commands(wire: LocalDiscord, settings: Settings, shown: Shown) -> None:
    await _judged(settings)
    _answers(wire, shown)
    (finding,) = await judges(settings, _COMMANDS)
    if shown.said is None:
        assert (finding.state, finding.said) == (State.OK, "their roles are notified and see their commands")
    else:
        assert finding.state is State.NOTE
        assert shown.said in finding.said


async def test_discord_does_not_say_who_sees_commands(wire: LocalDiscord, settings: Settings) -> None:
    await _judged(settings)
    wire.rest.trouble("GET", _PERMISSIONS, 403, {"message": "Missing Access", "code": 50001})
    _answers(wire, Shown("", None))
    (finding,) = await judges(settings, _COMMANDS)
    assert finding.state is State.NOTE
    assert "did not say whether judges see their commands (403)" in finding.said


_PERMISSIONS = rf"/applications/\d+/guilds/{_SERVER}/commands/permissions"


async def _judged(settings: Settings) -> None:
    """Let a server have a role of judges."""
    opened = await new_database(settings.database)
    await set_judge_role(opened, _SERVER, _JUDGES)
    await opened.close()


def _answers(wire: LocalDiscord, shown: Shown) -> None:
    answers: dict[str, object] = {
        f"/guilds/{_SERVER}/roles": [shown.everybody, shown.role],
        rf"/guilds/{_SERVER}/members/\d+": {"roles": []},
        "/oauth2/applications/@me": {"id": str(_APPLICATION)},
        rf"/applications/{_APPLICATION}/commands": list(shown.commands),
        rf"/applications/{_APPLICATION}/guilds/{_SERVER}/commands": [],
        _PERMISSIONS: list(shown.opened),
    }
    for path, answer in answers.items():
        wire.rest.trouble("GET", path, 200, answer)  # type: ignore[arg-type]


async def test_nothing_is_said_of_judges_where_nothing_can_be_known(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{free_port()}")
    assert await judges(settings, _COMMANDS) == []
    assert await judges(changed(settings, discord_token=None), _COMMANDS) == []
    opened = await Database.open(settings.database)
    assert await judges(settings, _COMMANDS) == []
    await set_judge_role(opened, _SERVER, _JUDGES)
    await opened.close()
    assert await judges(settings, _COMMANDS) == []


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


def test_search_by_meaning_is_told_either_way() -> None:
    assert machine.meaning(Choice(None, "By words alone.")) == note("meaning", "By words alone.")
    assert machine.meaning(Choice(mock.Mock(Encoder), "By meaning too.")) == ok("meaning", "By meaning too.")


def test_a_model_that_cannot_be_used_is_named_and_the_bot_runs(tmp_path: Path) -> None:
    found = machine.meaning(chosen(tmp_path))
    assert found.state is State.NOTE
    assert str(tmp_path) in found.said


def test_a_system_without_time_zones() -> None:
    with mock.patch.object(machine, "available_timezones", set[str]):
        assert machine.time_zones().said.endswith("pip install tzdata")


def test_the_page_counts_what_is_to_be_mended() -> None:
    found: list[Finding] = [ok("disk", "much"), note("token", "none"), wrong("folder", "gone")]
    assert lines(found) == ["ok     disk    much", "note   token   none", "WRONG  folder  gone", "1 to mend."]
