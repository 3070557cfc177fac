"""What the repository holds, and what it must never hold."""

from __future__ import annotations

import importlib.metadata
import os
import re
import subprocess
import tomllib
from functools import cache
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
TOP_LEVEL = frozenset(
    {
        "bot",
        "CHANGELOG.md",
        "constraints.txt",
        "CONTRIBUTING.md",
        "Dockerfile",
        "LICENSE",
        "pyproject.toml",
        "README.md",
        "rules_index",
        "tests",
    }
)
REGISTRY = re.compile(r"\b(?:pypi|pythonhosted|npmjs|yarnpkg|debian|docker|ghcr|crates)\.(?:org|com|io)\b")
MACHINE_PATH = re.compile(r"(?<![\w./~}$])/(?:home|root|Users|work|mnt|private|tmp)/\w")


def tracked() -> list[str]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


@cache
def texts() -> list[tuple[str, str]]:
    found = []
    for name in tracked():
        try:
            found.append((name, (ROOT / name).read_text("utf-8")))
        except UnicodeDecodeError:
            continue
    return found


def places(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{name}:{number}: {line.strip()[:120]}"
        for name, text in texts()
        if pattern.search(text)
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def pins() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    return {canonicalize_name(name): version for name, version in (line.split("==") for line in lines)}


def declared() -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    return [Requirement(line) for line in [*project["dependencies"], *(line for extra in extras for line in extra)]]


def test_top_level_holds_what_the_design_names() -> None:
    top = {name.partition("/")[0] for name in tracked()}
    assert {name for name in top if not name.startswith(".")} == TOP_LEVEL


def test_names_no_package_registry() -> None:
    assert not places(REGISTRY)


@pytest.mark.parametrize("text", ["see pypi" + ".org", "https://registry.npmjs" + ".org/x", "deb.debian" + ".org"])
def test_would_see_a_registry(text: str) -> None:
    assert REGISTRY.search(text)


def test_names_no_path_of_a_machine() -> None:
    assert not places(MACHINE_PATH)
    beside = f"{ROOT.parent}{os.sep}"
    if len(beside) > 1:
        assert not places(re.compile(re.escape(beside)))


@pytest.mark.parametrize("text", ["open('/" + "home/eva/x')", "in /" + "tmp/y", "`/" + "Users/eva`"])
def test_would_see_a_path_of_a_machine(text: str) -> None:
    assert MACHINE_PATH.search(text)


def test_the_check_is_one_command() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
    mode = subprocess.run(["git", "ls-files", "-s", ".ci/run"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert mode.stdout.startswith("100755 ")


def test_the_licence_is_mit() -> None:
    assert (ROOT / "LICENSE").read_text("utf-8").startswith("MIT License\n")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert (project["license"], project["name"], project["requires-python"]) == ("MIT", "rozhodci", ">=3.11")


def test_constraints_are_plain_pins() -> None:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    names = [canonicalize_name(line.partition("=")[0]) for line in lines]
    assert names == sorted(names)
    for line in lines:
        assert re.fullmatch(r"[A-Za-z0-9][\w.-]*==[\w.!+]+", line), line
    assert len(pins()) == len(lines)


def test_every_dependency_is_pinned_within_its_bounds() -> None:
    pinned = pins()
    requirements = declared()
    assert requirements
    for requirement in requirements:
        version = pinned[canonicalize_name(requirement.name)]
        assert requirement.specifier.contains(version), f"{requirement} against {version}"


def test_whatever_they_bring_along_is_pinned() -> None:
    pinned = pins()
    # What fits weights or runs a downloaded model is not installed to play or to test, nor what another system lacks.
    here = [each for each in declared() if each.marker is None or each.marker.evaluate()]
    waiting = [each for each in here if each.name not in ("fastembed", "scikit-learn", "scipy")]
    met: set[str] = set()
    while waiting:
        requirement = waiting.pop()
        key = f"{canonicalize_name(requirement.name)}{sorted(requirement.extras)}"
        if key in met:
            continue
        met.add(key)
        assert canonicalize_name(requirement.name) in pinned, f"{requirement.name} is installed without a pin"
        for line in importlib.metadata.requires(requirement.name) or ():
            brought = Requirement(line)
            extras = requirement.extras or {""}
            if brought.marker is None or any(brought.marker.evaluate({"extra": extra}) for extra in extras):
                waiting.append(brought)
    assert len(met) > len(declared())
