"""The made-up library's index, built once."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import rules_index
from rules_index import Oracle
from rules_index.__main__ import main
from rules_index.index.reader import IndexReader
from rules_index.search.undigested.thesaurus import packaged_phrases
from rules_index.sources import read_books
from rules_index.values.sources import Book
from tests.once import kept
from tests.oracles import lent, unguided
from tests.rules_index import library
from tests.rules_index.library import Ran, make_index, write_books, write_package


@pytest.fixture(scope="session")
def index() -> Path:
    """The index file; tests that change it work on a copy."""
    return kept("library", make_index, Path(library.__file__))


@pytest.fixture(scope="session")
def oracle(index: Path) -> Oracle:
    """An oracle over the made-up library."""
    return lent(index)


@pytest.fixture(scope="session")
def reader(index: Path) -> Iterator[IndexReader]:
    """The made-up library's index as its reader sees it."""
    opened = IndexReader(index)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def digest_oracle(digest_index: Path) -> Oracle:
    """An oracle over that digest."""
    return lent(digest_index)


@pytest.fixture(scope="session")
def real_books(rulebooks: Path) -> tuple[Book, ...]:
    """The real rulebooks, read once."""
    books, problems = read_books(rulebooks)
    assert problems == ()
    return books


@pytest.fixture
def quick_to_open() -> Iterator[None]:
    """For tests with an index of their own, which need no guide for judges."""
    with unguided():
        yield


@pytest.fixture
def books(tmp_path: Path) -> Path:
    """A folder with the made-up rulebooks."""
    return write_books(tmp_path / "books")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The made-up digest and lexicon in the place of those the program brings along."""
    folder = write_package(tmp_path / "package")
    packaged_phrases()  # remembered by the whole process: never those of the made-up lexicon
    for module in (
        "index.build",
        "command_line.check",
        "command_line.claims",
        "digest.claims.loading",
        "digest.lexicon",
        "digest.cribs",
        "digest.gaps",
        "digest.heard",
        "digest.questions",
        "digest.rules",
        "digest.scenarios",
    ):
        monkeypatch.setattr(f"rules_index.{module}.files", lambda _name: folder)
    return folder


@pytest.fixture
def program(package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder from which ``python -m rules_index`` now runs, with the made-up digest and lexicon."""
    folder = tmp_path / "program"
    module, real = folder / "rules_index", Path(rules_index.__file__).parent
    (module / "digest").mkdir(parents=True)
    for entry in real.iterdir():
        if entry.name != "digest":
            (module / entry.name).symlink_to(entry)
    for entry in (real / "digest").iterdir():
        brought_along = package / entry.name
        (module / "digest" / entry.name).symlink_to(brought_along if brought_along.is_dir() else entry)
    monkeypatch.chdir(folder)
    return folder


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """Run the command line in this process: ``run("search", "question")``."""
    for variable in ("INDEX_FILE", "RULEBOOKS_DIR"):
        monkeypatch.delenv(variable, raising=False)

    def run_main(*arguments: str | Path) -> Ran:
        monkeypatch.setattr(sys, "argv", ["rules_index", *map(str, arguments)])
        capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            main()
        code = ended.value.code
        return Ran(code if isinstance(code, int) else int(code is not None), *capsys.readouterr())

    return run_main
