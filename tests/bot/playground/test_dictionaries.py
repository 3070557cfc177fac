"""The dictionaries are fetched at the first start, and why they could not be is one line."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.playground import dictionaries
from bot.playground.dictionaries import fetch_dictionaries
from rules_index import WITHOUT_DICTIONARIES, dictionaries_version

Pip = Callable[[str], None]


@pytest.fixture
def pip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Pip:
    """Has a line of shell in place of pip, which writes down how it is called; no dictionaries are there before."""
    monkeypatch.setattr(dictionaries, "dictionaries_version", lambda: "")
    monkeypatch.setenv("DISCORD_TOKEN", "secret")

    def does(line: str) -> None:
        program = tmp_path / "python"
        program.write_text(f'#!/bin/sh\necho "$@" > {tmp_path}/called\nenv > {tmp_path}/environment\n{line}\n', "utf-8")
        program.chmod(stat.S_IRWXU)
        monkeypatch.setattr(sys, "executable", str(program))

    return does


async def test_what_is_there_is_not_fetched(monkeypatch: pytest.MonkeyPatch) -> None:
    assert dictionaries_version()
    monkeypatch.setattr(sys, "executable", "none")
    assert await fetch_dictionaries(pytest.fail) is None


async def test_what_is_missing_is_installed(pip: Pip, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = tmp_path / "there"
    pip(f"touch {there}")
    monkeypatch.setattr(dictionaries, "dictionaries_version", lambda: "2.0" if there.exists() else "")
    said: list[str] = []
    assert await fetch_dictionaries(said.append) is None
    assert len(said) == 1
    called = (tmp_path / "called").read_text("utf-8").split()
    assert called[:3] == ["-m", "pip", "install"]
    assert [word for word in called[3:] if not word.startswith("-")] == ["simplemma<2.1,>=2.0"]
    assert "secret" not in (tmp_path / "environment").read_text("utf-8")


async def test_why_they_cannot_be_had_is_said_with_what_to_do(pip: Pip) -> None:
    pip("echo WARNING: retrying >&2; echo ERROR: No matching distribution found >&2; exit 1")
    assert await fetch_dictionaries(lambda _line: None) == (
        f"The dictionaries could not be fetched (No matching distribution found). {WITHOUT_DICTIONARIES}"
    )


async def test_a_line_that_is_too_slow_is_given_up(pip: Pip, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dictionaries, "_LONGEST", 0.5)
    pip(f"echo $$ > {tmp_path}/pid; exec sleep 60")
    told = await fetch_dictionaries(lambda _line: None)
    assert told
    assert "takes longer than" in told
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text()), 0)
