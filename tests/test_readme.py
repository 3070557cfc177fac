"""What the README promises is there."""

from __future__ import annotations

import asyncio
import functools
import os
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
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
from rules_index.__main__ import app as oracle_app

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def blocks() -> list[str]:
    """The commands of the fenced blocks, one a line."""
    fenced = re.findall(r"^( *)```sh\n(.*?)^\1```$", README, flags=re.M | re.S)
    return [line.strip() for _, block in fenced for line in block.splitlines()]


def table(heading: str) -> dict[str, str]:
    """First and last column of the table under a heading."""
    section = README.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    rows = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("| ")]
    return {row[0].strip(): row[-1].strip() for row in rows[1:]}


def modules() -> list[tuple[str, str]]:
    """Every ``python -m module command`` that the README tells, in a block or in a sentence."""
    found = re.findall(r"python -m (bot|rules_index)(?: ([a-z]+)\b)?", README)
    rows = [("rules_index", row.strip("`")) for row in table("The oracle on the command line")]
    return sorted({*found, *rows})


def test_the_first_two_commands_need_nothing_but_python() -> None:
    run, test = blocks()[:2]
    for command in (run, test):
        assert command.startswith("python3 -m venv .venv && .venv/bin/pip install -c constraints.txt ")
    assert run.endswith(" && .venv/bin/python -m bot")
    assert test.endswith(" && .venv/bin/python -m pytest -n auto")


def test_the_check_runs_the_readmes_test_command() -> None:
    script = (ROOT / ".ci" / "run").read_text("utf-8")
    (pattern,) = re.findall(r"grep -E '(.*)' README.md", script)
    assert [line for line in README.splitlines() if re.search(pattern, line)] == [blocks()[1]]
    assert "pytest" not in script.replace(pattern, "").replace("runs pytest.", "")
    # With --slow it adds what README's sentence adds.
    assert "${command##* && } -m slow" in script
    assert f"{blocks()[1].rpartition(' && ')[2]} -m slow" in README


def test_commands_install_extras_that_exist() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    installed = [extra for command in blocks()[:2] for extra in re.findall(r"\[(.*?)\]", command)[0].split(",")]
    # What fits weights anew is told where that is: tests/questions/measure.py.
    assert {*installed, "fit"} == set(extras)


PROGRAMS = {"bot": app, "rules_index": oracle_app}


def ran(module: str, *words: str, **env: str) -> Result:
    """The output of a command, run in this process; those of QUICK show that the programs start."""
    return CliRunner().invoke(PROGRAMS[module], words, env=env, prog_name=f"python -m {module}")


@functools.cache
def explained(module: str, command: str) -> str:
    """What ``--help`` prints."""
    done = ran(module, *filter(None, [command]), "--help", COLUMNS="200", NO_COLOR="1", TERM="dumb")
    assert done.exit_code == 0, done.output
    return done.stdout


def test_every_command_is_known() -> None:
    assert [each for each in modules() if " ".join(each).strip() not in explained(*each)] == []


def test_every_option_is_known() -> None:
    lines = [line for line in blocks() if "-m rules_index " in line]
    assert lines
    for line in lines:
        command, *words = shlex.split(line.partition("-m rules_index ")[2])
        for option in (word for word in words if word.startswith("--")):
            assert f"{option} " in explained("rules_index", command), line


def test_every_setting_is_in_the_table() -> None:
    told = table("Configuration")
    assert set(told) == {f"`{name.upper()}`" for name in Settings.model_fields}
    assert all(told.values())


def test_every_dependency_earns_its_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    told = {}
    for names, why in table("What it stands on").items():
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


def test_links_and_pictures_are_there() -> None:
    targets = [target for target in re.findall(r"\]\(([^)#]+)\)", README) if "://" not in target]
    assert ".github/screenshots/confident.png" in targets
    for target in targets:
        assert (ROOT / target).exists(), target
    pictures = [ROOT / target for target in targets if target.endswith(".png")]
    answers = [picture for target in targets for picture in (ROOT / target).glob("*.png")]
    assert {name.name.partition("-")[0] for name in answers} == {"cs", "en", "sv"}
    assert all(picture.stat().st_size < 150_000 for picture in answers)
    for picture in pictures + answers:
        data = picture.read_bytes()
        assert data.startswith(b"\x89PNG\r\n\x1a\n") and len(data) > 10_000, picture


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
        return ran("bot", *words, DATA_DIR=str(data))

    asyncio.run(fill())
    (backup,) = [line for line in blocks() if line == "rozhodci backup"]
    (restore,) = [line for line in blocks() if line.startswith("rozhodci restore")]
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


def powershell() -> list[str]:
    """The commands of the blocks for Windows, one a line."""
    fenced = re.findall(r"^( *)```powershell\n(.*?)^\1```$", README, flags=re.M | re.S)
    return [line.strip() for _, block in fenced for line in block.splitlines()]


def test_windows_is_told_the_same_commands() -> None:
    first, *_, sync_and_run = powershell()
    translated = first.replace("py -m", "python3 -m").replace(" ; ", " && ").replace(".venv\\Scripts\\", ".venv/bin/")
    assert translated == blocks()[0]
    spoken = [line.rpartition(" && ")[2] for line in blocks() if "token.env" in line]
    assert sync_and_run.replace(".venv\\Scripts\\", ".venv/bin/").split(" ; ") == spoken


def test_the_token_comes_from_its_file(tmp_path: Path) -> None:
    (tmp_path / "token.env").write_text("DISCORD_TOKEN=abc\n", "utf-8")
    lines = [line for line in blocks() if "token.env" in line]
    assert len(lines) == 2
    for line in lines:
        shown = re.sub(r"\.venv/bin/python .*", 'printf %s "$DISCORD_TOKEN"', line)
        done = subprocess.run(["sh", "-c", shown], cwd=tmp_path, capture_output=True, text=True, check=True)
        assert done.stdout == "abc"


QUICK = ("-m bot doctor", "-m rules_index check", "-m rules_index search", "-m bot referee")


@pytest.mark.parametrize("line", [line for line in blocks() if any(each in line for each in QUICK)])
def test_what_is_quick_works_from_any_folder(line: str, tmp_path: Path, digest_index: Path) -> None:
    books = tmp_path / "books"
    books.mkdir()
    (books / "hrad-cs.txt").write_text("HRAD\n\nHradby\n\nHradby brání hrad a kdo je drží, ten vyhrává hru.\n", "utf-8")
    shutil.copyfile(digest_index, tmp_path / "rules.sqlite")
    shown = line.replace(".venv/bin/python", shlex.quote(sys.executable)).replace("FOLDER", "books")
    shown = shown.replace("--random 100 ", "--random 2 ")
    variables = {"PATH": os.defpath, "PYTHONPATH": str(ROOT), "DATA_DIR": str(tmp_path)}
    done = subprocess.run(["sh", "-c", shown], cwd=tmp_path, env=variables, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout


def test_the_program_has_a_name_of_its_own() -> None:
    (script,) = [each for each in entry_points(group="console_scripts") if each.name == "rozhodci"]
    assert script.load() is app
