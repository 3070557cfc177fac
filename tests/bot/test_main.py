"""The command line: what stops the bot is one clear line and an exit code, never a traceback."""

from __future__ import annotations

import shutil
import socket
from collections.abc import Awaitable, Iterator
from pathlib import Path
from unittest import mock

import discord
import pytest
from typer.testing import CliRunner, Result

import bot.__main__ as main
import bot.playground
from bot import running
from bot.answering.origin import Origin
from bot.chat.client import Client
from bot.commands import carrying
from bot.settings import Settings
from rules_index import BuildProblem, Oracle
from tests.bot.databases import new_file


@pytest.fixture(scope="module")
def index(digest_index: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An index that may be changed."""
    return Path(shutil.copy(digest_index, tmp_path_factory.mktemp("index")))


@pytest.fixture(autouse=True)
def environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, index: Path) -> Iterator[None]:
    for field in Settings.model_fields:
        monkeypatch.delenv(field.upper(), raising=False)
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    monkeypatch.setenv("INDEX_FILE", str(index))
    with (
        mock.patch.object(carrying, "set_up_log"),
        # Nobody asks anything: no process that answers is needed, and no dictionary.
        mock.patch.object(Origin, "fork", return_value=None),
        mock.patch.object(Oracle, "warm"),
    ):
        yield


@pytest.fixture
def database(tmp_path: Path) -> None:
    """An empty database, as the bot has it after its first start."""
    new_file(tmp_path / "rozhodci.sqlite")


def call(*words: str) -> Result:
    return CliRunner().invoke(main.app, words)


def refused(result: Result) -> str:
    """The one line on stderr of a command that failed."""
    assert result.exit_code == 1
    assert "Traceback" not in result.output
    (line,) = result.stderr.splitlines()
    return line


def taken_port() -> socket.socket:
    taken = socket.socket()
    taken.bind(("127.0.0.1", 0))
    taken.listen()
    return taken


@pytest.mark.parametrize("words", [("--version",), ("--version", "sync")])
def test_the_version_is_printed_and_nothing_else_is_done(words: tuple[str, ...], tmp_path: Path) -> None:
    done = call(*words)

    assert (done.exit_code, done.stdout) == (0, f"rozhodci {bot.__version__}\n")
    assert not list(tmp_path.iterdir())


def test_a_wrong_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLAYGROUND_PORT", "web")

    assert refused(call()).startswith("PLAYGROUND_PORT: ")


def test_a_token_that_discord_does_not_accept(database: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "wrong")
    monkeypatch.setenv("HEALTH_PORT", "0")
    failure = discord.LoginFailure("Improper token has been passed.")
    with mock.patch.object(discord.Client, "login", side_effect=failure):
        assert refused(call()).startswith("Discord does not accept DISCORD_TOKEN: ")


def test_discord_out_of_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "right")
    with mock.patch.object(discord.Client, "login", side_effect=OSError("no route")):
        assert refused(call("sync")) == "Discord cannot be reached (no route); check the network and try again."


def test_a_start_before_the_network_is_there_tries_again(
    database: None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "right")
    monkeypatch.setenv("HEALTH_PORT", "0")
    monkeypatch.setattr(running, "_AGAIN", (0,))
    answers = [OSError("no route"), OSError("no route"), discord.LoginFailure("Improper token has been passed.")]
    with mock.patch.object(discord.Client, "login", side_effect=answers) as login:
        assert refused(call()).startswith("Discord does not accept DISCORD_TOKEN: ")
    assert login.await_count == 3
    assert caplog.text.count("Discord cannot be reached (no route); it is tried again in 0 s") == 2


def test_sync_makes_no_index_under_a_running_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "right")
    with (
        mock.patch.object(running, "make_index") as made,
        mock.patch.object(discord.Client, "login"),
        mock.patch.object(Client, "sync_commands", return_value=3),
    ):
        assert call("sync").exit_code == 0
    made.assert_not_called()


def test_sync_without_a_token_does_not_even_open_the_database(tmp_path: Path) -> None:
    assert refused(call("sync")).startswith("DISCORD_TOKEN: it is not set")
    assert not list(tmp_path.iterdir())


def test_sync_sends_the_commands_to_one_guild(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "right")
    with (
        mock.patch.object(discord.Client, "login"),
        mock.patch.object(Client, "sync_commands", return_value=3) as sent,
    ):
        result = call("sync", "--guild", "123")

    assert (result.exit_code, result.stdout) == (0, "3 commands sent to Discord.\n")
    sent.assert_awaited_once_with(123)


def test_a_taken_playground_port(monkeypatch: pytest.MonkeyPatch) -> None:
    with taken_port() as taken:
        port = taken.getsockname()[1]
        monkeypatch.setenv("PLAYGROUND_PORT", str(port))
        assert f"Port {port} on 127.0.0.1 is taken: set PLAYGROUND_PORT" in refused(call())


def test_a_taken_health_port(database: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "right")
    with taken_port() as taken, mock.patch.object(discord.Client, "login"):
        port = taken.getsockname()[1]
        monkeypatch.setenv("HEALTH_PORT", str(port))
        assert f"Port {port} on 127.0.0.1 is taken: set HEALTH_PORT" in refused(call())


def test_a_missing_playground_extra() -> None:
    with mock.patch.object(bot.playground, "find_spec", return_value=None):
        assert "install the bot with the extra 'playground'" in refused(call())


def test_a_database_that_is_not_one(tmp_path: Path) -> None:
    (tmp_path / "playground.sqlite").write_bytes(b"x" * 5000)

    assert refused(call()).startswith("The database cannot be opened (")


def test_the_doctors_page_ends_with_what_is_to_be_mended(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    well = call("doctor")
    assert (well.exit_code, well.stdout.splitlines()[-1]) == (0, "The bot can run.")
    (tmp_path / "file").touch()
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "file"))
    ill = call("doctor")
    assert (ill.exit_code, ill.stdout.splitlines()[-1]) == (1, "1 to mend.")
    monkeypatch.setenv("LOG_LEVEL", "loud")
    assert refused(call("doctor")).startswith("LOG_LEVEL: ")


def test_running_has_a_name_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLAYGROUND_PORT", "web")
    assert refused(call("run")) == refused(call())


def test_health_of_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    with taken_port() as taken:
        port = taken.getsockname()[1]
    monkeypatch.setenv("DISCORD_TOKEN", "right")
    monkeypatch.setenv("HEALTH_PORT", str(port))

    assert refused(call("health")).startswith(f"no running bot answers at http://127.0.0.1:{port}/health")


def test_health_that_is_turned_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "right")
    monkeypatch.setenv("HEALTH_PORT", "0")

    assert refused(call("health")) == "HEALTH_PORT is 0, so the bot answers no health checks."


def run_with(make: object) -> Result:
    async def prepared(_settings: object, _oracle: object, _database: object, preparing: Awaitable[None]) -> None:
        await preparing

    with mock.patch.object(running, "make_index", make), mock.patch.object(bot.playground, "run", prepared):
        return call()


def test_a_rulebook_that_could_not_be_read_is_one_line_and_the_rest_serves() -> None:
    async def make(*_: object) -> list[str]:
        return ["hrad-cs.pdf: It has a password."]

    result = run_with(make)

    assert result.exit_code == 0
    assert result.stderr == "hrad-cs.pdf: It has a password.\n"


def test_the_old_index_serves_when_no_new_one_can_be_built(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, index: Path
) -> None:
    own = tmp_path / "rules.sqlite"
    monkeypatch.setenv("INDEX_FILE", str(own))

    async def make(*_: object) -> list[str]:
        raise BuildProblem("the disk is full")

    assert refused(run_with(make)) == "the disk is full"

    own.write_bytes(index.read_bytes())
    result = run_with(make)
    assert result.exit_code == 0
    assert result.stderr == "the disk is full The index built earlier still serves.\n"
