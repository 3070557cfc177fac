"""The bytecode written before a test run is that which its processes would write, and is written once."""

from __future__ import annotations

from pathlib import Path

import pytest
from _pytest.assertion import rewrite

from tests import compiled

TEST = "def test_it():\n    one, two = 1, 2\n    assert one == two\n"


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with a test and the module that it imports."""
    monkeypatch.setattr(compiled, "ROOT", tmp_path)
    monkeypatch.setattr("sys.dont_write_bytecode", False)
    monkeypatch.setattr("sys.pycache_prefix", None)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_it.py").write_text(TEST, "utf-8")
    (tmp_path / "tests" / "helper.py").write_text("NUMBER = 1\n", "utf-8")
    return tmp_path


def written(tree: Path) -> dict[str, int]:
    """The files of bytecode, each with its inode: that of a file written again is another."""
    return {each.name: each.stat().st_ino for each in tree.rglob("*.pyc")}


def test_pytest_takes_up_what_was_compiled_and_it_explains_what_fails(tree: Path, pytestconfig: pytest.Config) -> None:
    compiled.compile_once(pytestconfig, [tree / "tests"])
    source = tree / "tests" / "test_it.py"
    code = rewrite._read_pyc(source, rewrite.get_cache_dir(source) / f"test_it{rewrite.PYC_TAIL}")
    assert code is not None
    names: dict[str, object] = {}
    exec(code, names)  # noqa: S102
    with pytest.raises(AssertionError, match="assert 1 == 2"):
        names["test_it"]()  # type: ignore[operator]


def test_only_what_has_changed_is_compiled_again(tree: Path, pytestconfig: pytest.Config) -> None:
    compiled.compile_once(pytestconfig, [tree])
    before = written(tree)
    assert len(before) == 2
    compiled.compile_once(pytestconfig, [tree])
    assert written(tree) == before
    source = tree / "tests" / "test_it.py"
    source.write_text(TEST.replace("1, 2", "2, 1"), "utf-8")
    compiled.compile_once(pytestconfig, [tree])
    again = written(tree)
    assert [name for name, inode in again.items() if inode != before[name]] == [f"test_it{rewrite.PYC_TAIL}"]


def test_tests_that_nobody_asked_for_are_not_compiled(tree: Path, pytestconfig: pytest.Config) -> None:
    compiled.compile_once(pytestconfig, [tree / "elsewhere"])
    assert [name.split(".")[0] for name in written(tree)] == ["helper"]


def test_nothing_is_written_where_python_writes_no_bytecode(
    tree: Path, pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.dont_write_bytecode", True)
    compiled.compile_once(pytestconfig, [tree])
    assert written(tree) == {}
