"""The guides beside the code: what they name is there, what they tell people to run can be run."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

from bot import __version__
from tests.house import ROOT
from tests.manuals import blocks

BOT, CONTRIBUTING, CHANGELOG = ROOT / "bot" / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"
GUIDES = (BOT, CONTRIBUTING, CHANGELOG)
PYTHON = ".venv/bin/python -m "
KINDS = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")


def named_paths(text: str) -> set[str]:
    """Files and folders of the repository that a text names."""
    found = re.findall(r"(?<![\w./-])((?:bot|rules_index|tests)/[\w./-]*\w/?)", text)
    return {path.rstrip(".") for path in found}


def links(guide: Path) -> list[str]:
    """What a guide links to in the repository."""
    return [link for link in re.findall(r"\]\(([^)#]+)\)", guide.read_text("utf-8")) if "://" not in link]


def commands() -> list[str]:
    """The commands of CONTRIBUTING.md, those of its blocks and those in its tables and sentences."""
    text = CONTRIBUTING.read_text("utf-8")
    spoken = re.findall(rf"`({re.escape(PYTHON)}[^`]+)`", text)
    return [part for line in [*blocks(text), *spoken] for part in line.split(" && ")]


def arguments(module: str) -> list[list[str]]:
    """What the commands of CONTRIBUTING.md hand to a module."""
    whole = [shlex.split(each.removeprefix(PYTHON)) for each in commands() if each.startswith(PYTHON)]
    return [words[1:] for words in whole if words[0] == module]


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.name)
def test_every_path_that_a_guide_names_exists(guide: Path) -> None:
    text = guide.read_text("utf-8")
    missing = [path for path in named_paths(text) if not (ROOT / path).exists()]
    assert not missing
    assert not [link for link in links(guide) if not (guide.parent / link).exists()]


def test_a_path_that_is_gone_is_found() -> None:
    text = "Read `bot/chat/gone.py` and tests/bot/chat."
    assert named_paths(text) == {"bot/chat/gone.py", "tests/bot/chat"}


def test_the_guide_to_the_bot_is_short_and_shows_every_package() -> None:
    text = BOT.read_text("utf-8")
    assert len(text.splitlines()) <= 60
    packages = {f"bot/{path.parent.name}/" for path in (ROOT / "bot").glob("*/*.py")}
    modules = {f"bot/{path.name}" for path in (ROOT / "bot").glob("*.py")} - {"bot/__init__.py"}
    assert packages | modules <= named_paths(text)


def test_everybody_sets_up_as_the_readme_does() -> None:
    set_up = commands()[:2]
    assert " && ".join(set_up) in (ROOT / "README.md").read_text("utf-8")


def test_every_command_begins_as_one_does() -> None:
    assert {each.split(" -m ")[0] for each in commands()} == {
        "python3",
        ".venv/bin/python",
        ".venv/bin/pip install -c constraints.txt -e '.[dictionaries,heic,meaning,playground,postgres,dev]'",
    }
    modules = {each.removeprefix(PYTHON).split()[0] for each in commands() if each.startswith(PYTHON)}
    assert {
        "bot",
        "mypy",
        "pytest",
        "rules_index",
        "ruff",
        "tests.bot.games.cases",
        "tests.bot.games.doomtrooper.sentences",
        "tests.command_tree",
        "tests.languages",
        "tests.mutation",
        "tests.rules_index.claims.names",
        "tests.ways",
        "tests.words",
    } == modules
    assert all(find_spec(module) for module in modules)


def test_every_test_folder_has_its_command() -> None:
    told = {ROOT / path for line in arguments("pytest") for path in line if path.startswith("tests")}
    folders = {path.parent for path in (ROOT / "tests").rglob("test_*.py")}
    covered = {folder for folder in folders if any(folder.is_relative_to(each) for each in told)}
    # The files beside the folders, and the command that breaks code on purpose, run with everything.
    assert {folder.relative_to(ROOT / "tests").as_posix() for folder in folders - covered} <= {".", "bot", "mutation"}


@pytest.mark.parametrize(
    "command",
    [
        ["ruff", "check", "."],
        pytest.param(["rules_index", "check"], marks=pytest.mark.slow),
        ["tests.mutation", "--help"],
    ],
)
def test_what_is_quick_is_run(command: list[str]) -> None:
    done = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_folder_that_can_be_broken_on_purpose_is_named() -> None:
    (told,) = arguments("tests.mutation")
    rows = tomllib.loads((ROOT / "tests" / "mutation" / "folders.toml").read_text("utf-8"))["folders"]
    assert any(told[0].startswith(row["path"]) for row in rows)


def test_the_changelog_begins_with_what_is_not_released_and_uses_its_kinds() -> None:
    headings = re.findall(r"^(##+) (.+)$", CHANGELOG.read_text("utf-8"), flags=re.M)
    assert headings[0] == ("##", "[Unreleased]")
    versions = [name for depth, name in headings[1:] if depth == "##"]
    assert all(re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}", name) for name in versions)
    assert {name for depth, name in headings if depth == "###"} <= set(KINDS)


def test_commands_that_the_changelog_names_are_the_bots() -> None:
    english = "".join(path.read_text("utf-8") for path in (ROOT / "bot" / "locales").glob("**/en/*.ftl"))
    names = set(re.findall(r"^command-[a-z-]+ = /?([\w-]+)$", english, flags=re.M))
    told = {word for command in re.findall(r"`/([a-z ]+)`", CHANGELOG.read_text("utf-8")) for word in command.split()}
    assert told <= names


def test_the_changelog_ends_what_is_not_released_at_this_version() -> None:
    versions = re.findall(r"^## \[([\d.]+)\] - ", CHANGELOG.read_text("utf-8"), flags=re.M)
    assert versions[0] == __version__
    assert versions == sorted(versions, key=lambda each: [int(part) for part in each.split(".")], reverse=True)
