"""JSON that anybody may bring: every file ends in a value or in a problem that says what is allowed."""

from __future__ import annotations

import hashlib
import json
import threading
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from bot.games.registry import Registry
from bot.matches.files import checking
from bot.matches.files.json_files import DEEPEST, LARGEST, JsonProblem, load_bounded, load_export
from bot.matches.files.replay import ReplayProblem, read_export
from bot.matches.service import MatchService
from tests.bot.games.toy.pack import TOY
from tests.bot.matches.hostile_json import REFUSED
from tests.bot.matches.verified import problems
from tests.bot.work import at_most
from tests.rows import rows


@rows("what", REFUSED)
def test_what_is_no_json_or_too_much_is_refused(what: str) -> None:
    data, fault = REFUSED[what]
    with at_most(3_000_000), pytest.raises(JsonProblem) as problem:
        load_export(data)
    assert problem.value.fault is fault
    assert "\n" not in str(problem.value)


@rows("value", [None, [], {"a": ["[{[{,,"] * 1000}, '\\"[[[', "kostka 🎲 \\ud800", 2**256])
def test_what_is_json_comes_back_as_it_is(value: object) -> None:
    for text in (json.dumps(value), json.dumps(value, ensure_ascii=False)):
        assert load_bounded(text.encode()) == value
        assert load_bounded(text.encode("utf-8-sig")) == value


def test_the_deepest_and_the_largest_are_read() -> None:
    assert load_bounded(b"[" * DEEPEST + b"]" * DEEPEST)
    with at_most(1000):
        assert load_bounded(b'"' + b"[" * (LARGEST - 2) + b'"')


@rows("what", REFUSED)
def test_no_file_ends_in_a_traceback(what: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(REFUSED[what][0])
    checked = CliRunner().invoke(app, ["verify", str(file)])
    assert checked.exit_code == 2
    assert "cannot be checked" in checked.stderr
    imported = CliRunner().invoke(app, ["referee", "zloba", "--import", str(file)])
    assert imported.exit_code == 1
    assert json.loads(imported.stdout)["error"]
    for result in (checked, imported):
        assert result.exception is None or isinstance(result.exception, SystemExit)
        assert "Traceback" not in result.output


def test_an_export_with_components_of_another_kind_is_no_export(games: Registry) -> None:
    digest = hashlib.sha256(b"x").hexdigest()
    file = {"format": "rozhodci.match.1", "game": "toy", "pack": digest, "components": "x", "entries": []}
    with pytest.raises(ReplayProblem, match="line 1"):
        read_export(json.dumps(file).encode(), Registry([TOY]))


def test_whatever_is_read_the_verifier_tells_it(games: Registry) -> None:
    values: tuple[object, ...] = (None, [], {}, {"entries": 5}, {"format": "rozhodci.match.1", "entries": [[]]})
    for value in values:
        assert problems(load_export(json.dumps(value).encode()))


async def test_a_file_is_read_beside_the_event_loop(service: MatchService, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []

    def watched(data: bytes) -> object:
        threads.append(threading.current_thread())
        return load_export(data)

    monkeypatch.setattr(checking, "load_export", watched)
    await service.checks.check_file(b"{}")
    assert threading.current_thread() not in threads
    assert len(threads) == 1
