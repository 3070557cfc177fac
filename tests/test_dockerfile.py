"""The Dockerfile, carried out without a container engine: its paths exist, its commands run."""

from __future__ import annotations

import os
import re
import shlex
import socket
import subprocess
import tomllib
from pathlib import Path, PurePosixPath

import pytest
from packaging.utils import canonicalize_name
from typer.testing import CliRunner

from bot.__main__ import app
from tests.dockerfile import Builder, Instruction, Stage, ignored, parse
from tests.rows import rows

ROOT = Path(__file__).resolve().parents[1]
DOCKERFILE = ROOT / "Dockerfile"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Builder:
    builder = Builder(ROOT, tmp_path_factory.mktemp("image"))
    try:
        builder.build(parse(DOCKERFILE.read_text("utf-8")))
    except AssertionError as problem:
        offline = re.search(r"NewConnectionError|NameResolutionError|No matching distribution", str(problem))
        if offline and not os.environ.get("CI"):
            pytest.skip("the image's packages cannot be downloaded here")
        raise
    return builder


@pytest.fixture
def image(built: Builder) -> Stage:
    return built.last


class Planned(Builder):
    """Carries out all but what is run, and notes that down; what is made for the next stage stays empty."""

    def __init__(self, context: Path, scratch: Path) -> None:
        super().__init__(context, scratch)
        self.ran: list[str] = []

    def _run(self, instruction: Instruction) -> None:
        if instruction.rest.startswith("useradd "):
            super()._run(instruction)
            return
        self.ran.append(instruction.rest)
        (made,) = re.findall(r"^python -m venv (\S+) ", instruction.rest)
        self.place(made).mkdir(parents=True)


@pytest.fixture(scope="module")
def planned(tmp_path_factory: pytest.TempPathFactory) -> Planned:
    builder = Planned(ROOT, tmp_path_factory.mktemp("plan"))
    builder.build(parse(DOCKERFILE.read_text("utf-8")))
    return builder


def listed() -> list[str]:
    """The files of the packages that are in the repository."""
    done = subprocess.run(
        ["git", "ls-files", "bot", "rules_index"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [name for name in done.stdout.splitlines() if (ROOT / name).is_file()]


def one_line(done: subprocess.CompletedProcess[str]) -> str:
    lines = (done.stdout + done.stderr).strip().splitlines()
    assert len(lines) == 1, lines
    return lines[0]


def test_stands_on_the_oldest_python_it_promises() -> None:
    promised = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["requires-python"]
    bases = [i.words()[0] for i in parse(DOCKERFILE.read_text("utf-8")) if i.name == "FROM"]
    assert len(bases) == 2
    assert set(bases) == {f"python:{promised.removeprefix('>=')}-slim"}


def test_runs_as_nobody_special_with_its_data_on_a_volume(planned: Planned) -> None:
    image = planned.last
    assert image.user in planned.users
    assert image.volumes == [image.env["DATA_DIR"]] == [image.workdir]


def test_every_file_reaches_the_stage_that_installs(planned: Planned) -> None:
    build = planned.stages[0]
    assert listed()
    assert [name for name in listed() if not planned.place(name, build).is_file()] == []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert {"bot", "rules_index"} <= set(project["tool"]["pdm"]["build"]["includes"])


def test_installs_with_the_constraints_what_an_operator_needs(planned: Planned) -> None:
    (line,) = planned.ran
    venv, pip = (shlex.split(part) for part in line.split(" && "))
    assert pip[0] == f"{venv[-1]}/bin/pip"
    assert pip[1:2] == ["install"] and pip[pip.index("-c") + 1] == "constraints.txt"
    assert planned.place("constraints.txt", planned.stages[0]).is_file()
    (extras,) = re.findall(r"^\.\[([\w,]+)\]$", pip[-1])
    known = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert "postgres" in extras.split(",") and set(extras.split(",")) <= known.keys() - {"dev", "test", "playground"}
    assert planned.last.env["PATH"].startswith(f"{venv[-1]}/bin:")


def test_the_command_and_the_health_check_are_the_bots(planned: Planned) -> None:
    image = planned.last
    assert image.command == ["python", "-m", "bot"]
    assert image.health[:3] == image.command
    done = CliRunner().invoke(app, [*image.health[3:], "--help"])
    assert done.exit_code == 0, done.output


@pytest.mark.slow
def test_every_data_file_is_installed(built: Builder) -> None:
    package = next(built.place("/opt/rozhodci").glob("lib/python3*/site-packages"))
    missing = [name for name in listed() if not (package / name).is_file()]
    assert not missing, f"not installed, see package-data in pyproject.toml: {missing}"


@pytest.mark.slow
def test_carries_postgres_but_no_tools_of_development(built: Builder) -> None:
    assert built.run(["python", "-c", "import asyncpg, bot, rules_index"]).returncode == 0
    for name in ("pytest", "mypy", "simcord", "selenium"):
        assert built.run(["python", "-c", f"import {name}"]).returncode == 1, name


def packages(lines: str) -> set[tuple[str, str]]:
    """Packages with their versions; a name is the same with hyphens or underscores."""
    return {(canonicalize_name(name), version) for name, _, version in (line.partition("==") for line in lines.split())}


@pytest.mark.slow
def test_honours_the_constraints(built: Builder) -> None:
    done = built.run(["python", "-m", "pip", "freeze", "--exclude", "rozhodci"])
    installed = packages(done.stdout)
    assert installed
    assert installed <= packages((ROOT / "constraints.txt").read_text("utf-8"))


@pytest.mark.slow
def test_the_command_is_one_the_bot_knows(built: Builder, image: Stage, tmp_path: Path) -> None:
    assert built.run([*image.command, "--help"]).returncode == 0
    done = built.run(image.command, DATA_DIR=str(tmp_path), LOG_LEVEL="ERROR")
    assert done.returncode != 0
    assert "DISCORD_TOKEN" in one_line(done)


@pytest.mark.slow
def test_the_health_check_asks_a_running_bot(built: Builder, image: Stage, tmp_path: Path) -> None:
    assert image.health[:3] == image.command
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
    done = built.run(image.health, DATA_DIR=str(tmp_path), DISCORD_TOKEN="any", HEALTH_PORT=str(port))
    assert done.returncode != 0
    line = one_line(done)
    assert "no running bot" in line and str(port) in line


def test_reads_continued_lines_comments_and_both_forms() -> None:
    text = '# first\nFROM a:1 AS b\n\nRUN one \\\n    # why\n    && two\nCMD ["python", "-m", "bot"]\n'
    assert parse(text) == [
        Instruction("FROM", "a:1 AS b", 2),
        Instruction("RUN", "one && two", 4),
        Instruction("CMD", '["python", "-m", "bot"]', 7),
    ]
    assert parse(text)[2].words() == ["python", "-m", "bot"]


@pytest.mark.parametrize("text", ["FORM a:1\n", "RUN one \\\n", "RUN <<END\none\nEND\n"])
def test_refuses_what_it_cannot_read(text: str) -> None:
    with pytest.raises(ValueError, match="line 1"):
        parse(text)


@rows(
    ("path", "out"),
    [
        ("bot", False),
        ("bot/chat/client.py", False),
        ("bot/chat/__pycache__/client.pyc", True),
        ("tests", True),
        (".git/config", True),
        ("notes.md", True),
    ],
)
def test_ignore_rules_let_only_the_packages_in(path: str, out: bool) -> None:
    assert ignored(PurePosixPath(path), "*\n!bot\n# not tests\n**/__pycache__\n") is out


def context(folder: Path) -> Builder:
    (folder / "bot").mkdir()
    (folder / "bot" / "__init__.py").touch()
    (folder / "secret.txt").touch()
    (folder / ".dockerignore").write_text("*\n!bot\n", "utf-8")
    return Builder(folder, folder / "scratch")


@rows(
    ("step", "reason"),
    [
        ("COPY chat chat", "chat is not in the repository"),
        ("COPY secret.txt ./", "dockerignore bars secret.txt"),
        ("COPY --from=a /opt/nothing /opt/nothing", "stage a made no /opt/nothing"),
        ("RUN test -d /srv/nothing", "line 2 failed"),
        ("ONBUILD RUN true", "cannot read"),
        ("EXPOSE 80", "not carried out"),
    ],
)
def test_a_rotten_step_is_found(step: str, reason: str, tmp_path: Path) -> None:
    builder = context(tmp_path)
    with pytest.raises((AssertionError, ValueError), match=reason):
        builder.build(parse(f"FROM x AS a\n{step}\n"))


def test_steps_see_what_earlier_steps_left(tmp_path: Path) -> None:
    builder = context(tmp_path)
    builder.build(
        parse(
            "FROM x AS a\nWORKDIR /src\nCOPY bot bot\nRUN mkdir -p /opt/made && cp -r bot /opt/made/\n"
            "FROM x\nCOPY --from=a /opt/made /opt/made\nRUN test -f /opt/made/bot/__init__.py\n"
        )
    )
    assert builder.place("/opt/made/bot/__init__.py").is_file()
