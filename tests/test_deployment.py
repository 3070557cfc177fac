"""The files that put the bot on a machine of somebody else: they can be read, and what they name is there."""

from __future__ import annotations

import configparser
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.settings import Settings
from tests.dockerfile import parse
from tests.house import ROOT

DEPLOY, GITHUB = ROOT / ".deploy", ROOT / ".github"
SETTINGS = {name.upper() for name in Settings.model_fields}
OURS = SETTINGS | {"MALLOC_ARENA_MAX"}


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


@pytest.fixture(scope="module")
def services() -> dict[str, Any]:
    found: dict[str, Any] = read(DEPLOY / "compose.yaml")["services"]
    return found


@pytest.fixture(scope="module")
def unit() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string((DEPLOY / "rozhodci.service").read_text("utf-8"))
    return parser


def image() -> dict[str, str]:
    """The arguments of the Dockerfile's instructions, the last of each kind."""
    return {each.name: each.rest for each in parse((ROOT / "Dockerfile").read_text("utf-8"))}


def test_compose_builds_the_dockerfile_and_keeps_the_images_volume(services: dict[str, Any]) -> None:
    bot = services["bot"]
    assert (DEPLOY / bot["build"]["context"] / "Dockerfile").resolve() == ROOT / "Dockerfile"
    assert [volume.partition(":")[2] for volume in bot["volumes"]] == [image()["VOLUME"]]
    named = {volume.partition(":")[0] for service in services.values() for volume in service["volumes"]}
    assert named == set(read(DEPLOY / "compose.yaml")["volumes"])


def test_compose_starts_both_again_and_the_bot_after_its_database(services: dict[str, Any]) -> None:
    assert {service["restart"] for service in services.values()} == {"unless-stopped"}
    assert services["bot"]["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert services["database"]["healthcheck"]["test"][:2] == ["CMD", "pg_isready"]
    assert "health" in image()["HEALTHCHECK"]


def test_compose_gives_the_bot_a_database_that_it_accepts(
    services: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = services["bot"]["environment"]
    assert set(told) <= SETTINGS
    for name, value in told.items():
        monkeypatch.setenv(name, re.sub(r"\$\{\w+:\?[^}]*\}", "secret", value))
    url, server = Settings.from_environment().database, services["database"]["environment"]
    assert (url.host, url.drivername) == ("database", "postgresql+asyncpg")
    assert (url.username, url.database) == (server["POSTGRES_USER"], server["POSTGRES_DB"])
    assert told["DATABASE_URL"].count(server["POSTGRES_PASSWORD"]) == 1


def test_images_have_plain_names(services: dict[str, Any]) -> None:
    used = [service["image"] for service in services.values()]
    used += [
        job["container"] for job in read(GITHUB / "workflows" / "checks.yml")["jobs"].values() if "container" in job
    ]
    assert all(re.fullmatch(r"[a-z]+(:[\d.]+)?", name) for name in used)


def test_the_service_runs_a_command_that_is_there(unit: configparser.ConfigParser) -> None:
    program, command = unit["Service"]["ExecStart"].split()
    assert program == "/opt/rozhodci/bin/rozhodci"
    done = subprocess.run(
        [sys.executable, "-m", "bot", command, "--help"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_service_keeps_its_data_to_itself(unit: configparser.ConfigParser) -> None:
    service = unit["Service"]
    told = dict(word.split("=") for word in service["Environment"].split())
    assert set(told) <= OURS
    assert told["DATA_DIR"] == f"/var/lib/{service['StateDirectory']}"
    assert (service["UMask"], service["StateDirectoryMode"]) == ("0077", "0700")
    assert service["Restart"] == "always"


@pytest.mark.parametrize("place", ["Dockerfile", ".deploy/rozhodci.service"])
def test_the_allocator_is_kept_from_hoarding(place: str) -> None:
    assert "MALLOC_ARENA_MAX=2" in (ROOT / place).read_text("utf-8")


def test_the_workflow_runs_the_one_check() -> None:
    steps = read(GITHUB / "workflows" / "checks.yml")["jobs"]["checks"]["steps"]
    assert ".ci/run" in [step.get("run") for step in steps]


def test_the_workflow_runs_commands_of_ours_elsewhere() -> None:
    steps = read(GITHUB / "workflows" / "checks.yml")["jobs"]["elsewhere"]["steps"]
    told = [step["run"].split() for step in steps if "run" in step]
    modules = [words[2] for words in told if words[:2] == ["python", "-m"]]
    assert modules == ["pip", "bot", "rules_index", "bot"]


def test_updates_are_looked_for_where_there_is_something_to_update() -> None:
    sources = {"pip": "pyproject.toml", "docker": "Dockerfile", "docker-compose": "compose.yaml"}
    for update in read(GITHUB / "dependabot.yml")["updates"]:
        kind, folder = update["package-ecosystem"], ROOT / update["directory"].strip("/")
        place = folder / sources[kind] if kind in sources else GITHUB / "workflows"
        assert place.exists(), kind
