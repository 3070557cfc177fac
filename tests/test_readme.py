"""The README keeps its promises: its commands install, start, test and back up."""

from __future__ import annotations

import asyncio
import functools
import re
import shlex
import sqlite3
import stat
import subprocess
import tomllib
from contextlib import closing
from importlib.metadata import entry_points
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord
import pytest
from packaging.requirements import Requirement
from typer.testing import CliRunner, Result

from bot.__main__ import app
from bot.chat.base import guilds
from bot.database import Database
from bot.settings import Settings
from tests.house import ROOT
from tests.manuals import README as FILE
from tests.manuals import blocks, read, table

README, SERVER = read(FILE), read(ROOT / "bot" / "manuals" / "server.md")
COMMANDS = blocks(README)


def test_the_first_two_commands_need_nothing_but_python() -> None:
    run, test = COMMANDS[0], COMMANDS[-1]
    for command in (run, test):
        assert command.startswith("python3 -m venv .venv && .venv/bin/pip install -c constraints.txt ")
    assert run.endswith(" && .venv/bin/python -m bot")
    assert test.endswith(" && .venv/bin/python -m pytest -n auto")


def test_the_check_runs_the_readmes_test_command() -> None:
    script = (ROOT / ".ci" / "run").read_text("utf-8")
    (pattern,) = re.findall(r"grep -E '(.*)' README.md", script)
    assert [line for line in README.splitlines() if re.search(pattern, line)] == [COMMANDS[-1]]
    assert "pytest" not in script.replace(pattern, "").replace("runs pytest.", "")
    # With --slow it adds the option that the README of the tests names.
    assert "${command##* && } -m slow" in script
    assert f"{COMMANDS[-1].rpartition(' && ')[2]} -m slow" in read(ROOT / "tests" / "README.md")


def test_commands_install_extras_that_exist() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    lines = [line for line in (*COMMANDS, *blocks(SERVER)) if "pip install" in line]
    installed = {extra for line in lines for extra in re.findall(r"\[(.*?)\]", line)[0].split(",")}
    # `fit` is named beside the command that fits weights, tests/questions/measure.py; `fastembed` in words, in the
    # manual of rulebooks, as it needs a model from elsewhere.
    assert installed | {"fit", "fastembed"} == set(extras)
    assert {extra.strip("`") for extra in table(SERVER, "Upgrade")} == set(extras) - {"dev", "fit"}


def test_every_setting_is_in_the_table() -> None:
    told = table(SERVER, "Configuration")
    assert set(told) == {f"`{name.upper()}`" for name in Settings.model_fields}
    assert all(told.values())


def test_every_dependency_earns_its_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    told = {}
    for names, why in table(README, "What it stands on").items():
        extra = re.search(r"\(`(\w+)`\)", names)
        for name in re.sub(r"\(.*\)", "", names).split(","):
            told[name.strip(), extra.group(1) if extra else ""] = why
    declared = {(Requirement(line).name, "") for line in project["dependencies"]}
    for extra_name, lines in project["optional-dependencies"].items():
        declared |= {(Requirement(line).name, extra_name) for line in lines}
    assert set(told) == declared
    assert all(told.values())


def test_the_invitation_asks_for_the_least() -> None:
    (link,) = re.findall(r"https://discord\.com/oauth2/\S+?(?=`)", README)
    asked = parse_qs(urlsplit(link).query)
    assert asked["scope"] == ["bot applications.commands"]
    needed = discord.Permissions(
        view_channel=True,
        send_messages=True,
        send_messages_in_threads=True,
        create_public_threads=True,
        attach_files=True,
    )
    assert discord.Permissions(int(asked["permissions"][0])) == needed


def test_the_backup_commands_work_from_any_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data, elsewhere = tmp_path / "data", tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)

    async def fill() -> None:
        database = await Database.open(f"sqlite+aiosqlite:///{data / 'rozhodci.sqlite'}")
        await guilds.set_judge_role(database, 1, 22)
        await database.close()

    def call(line: str) -> Result:
        program, *words = shlex.split(line)
        assert program == "rozhodci"
        return CliRunner().invoke(app, words, env={"DATA_DIR": str(data)})

    asyncio.run(fill())
    (backup,) = [line for line in blocks(SERVER) if line == "rozhodci backup"]
    (restore,) = [line for line in blocks(SERVER) if line.startswith("rozhodci restore")]
    done = call(backup)
    assert done.exit_code == 0, done.output
    (file,) = (data / "backups").iterdir()
    assert str(file) in done.stdout
    (data / "rozhodci.sqlite").unlink()
    nothing = call(f"{backup} mine")
    assert nothing.exit_code == 1
    assert "There is no database" in nothing.stderr
    assert call(restore.replace("BACKUP", str(file))).exit_code == 0
    with closing(sqlite3.connect(data / "rozhodci.sqlite")) as restored:
        assert restored.execute("SELECT judge_role_id FROM guild_settings").fetchall() == [(22,)]
    assert not list(elsewhere.iterdir())


def on_linux(line: str) -> str:
    """A line for PowerShell as it is typed elsewhere."""
    return line.replace("py -m", "python3 -m").replace(" ; ", " && ").replace(".venv\\Scripts\\", ".venv/bin/")


def test_windows_gets_the_same_commands() -> None:
    (start,), (_, sync_and_run) = blocks(README, "powershell"), blocks(SERVER, "powershell")
    assert on_linux(start) == COMMANDS[0]
    spoken = [line.rpartition(" && ")[2] for line in COMMANDS if ". ./token.env" in line]
    assert on_linux(sync_and_run).split(" && ") == spoken


def test_the_token_goes_into_its_file_and_comes_from_there(tmp_path: Path) -> None:
    (private,) = [line for line in COMMANDS if line.startswith("touch token.env")]
    (keep,) = [line for line in COMMANDS if "> token.env" in line]
    run = functools.partial(subprocess.run, cwd=tmp_path, capture_output=True, text=True, check=True)
    run(["sh", "-c", private])
    run(["sh", "-c", keep], input="abc\n")
    assert stat.S_IMODE((tmp_path / "token.env").stat().st_mode) == 0o600
    lines = [line for line in (*COMMANDS, *blocks(SERVER)) if ". ./token.env" in line]
    assert len(lines) == 4
    for line in lines:
        shown = re.sub(r"\.venv/bin/python .*", 'printf %s "$DISCORD_TOKEN"', line)
        assert run(["sh", "-c", shown]).stdout == "abc"


def test_the_program_has_a_name_of_its_own() -> None:
    (script,) = [each for each in entry_points(group="console_scripts") if each.name == "rozhodci"]
    assert script.load() is app
