"""The index is made beside the bot: what is wrong with it is told all the same, and no secret goes along."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

from bot import indexing
from bot.indexing import make_index
from rules_index import BuildProblem


async def test_an_index_that_is_up_to_date_starts_no_process(
    digest_index: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "none")
    assert await make_index(digest_index, None, pytest.fail) == []


async def test_what_stops_a_build_is_said_in_one_line(tmp_path: Path) -> None:
    said: list[str] = []
    books = tmp_path / "books"
    books.mkdir()
    (books / "hrad-cs.txt").write_bytes(b"")
    with pytest.raises(BuildProblem, match=r"^no book in .*hrad-cs\.txt"):
        await make_index(tmp_path / "rules.sqlite", books, said.append)
    assert said == ["hrad-cs"]
    assert await asyncio.to_thread(os.listdir, tmp_path) == ["books"]


def test_the_other_process_knows_no_secret(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv("RULEBOOKS_DIR", "elsewhere")
    variables = indexing._environment(tmp_path / "rules.sqlite", None)
    assert "secret" not in variables.values()
    assert variables["INDEX_FILE"] == str(tmp_path / "rules.sqlite")
    assert "RULEBOOKS_DIR" not in variables
