"""A test run makes what takes long once, whichever of its processes needs it first.

An index is kept for the runs to come as well, under a hash of all that it is made from.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterable
from contextlib import closing
from functools import cache
from pathlib import Path

import pytest

import rules_index
from rules_index import build_index
from rules_index.languages.dictionaries import dictionaries_version

MadeOnce = Callable[[str, Callable[[Path], Path]], Path]
"""Makes a file in a new folder of this name, unless the test run has it; tests read it, or change a copy of theirs."""
ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / ".pytest_cache" / "made"


def made_once(folders: pytest.TempPathFactory) -> MadeOnce:
    """How a test process makes what it shares with the others of its run."""
    base = folders.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base

    def make(name: str, maker: Callable[[Path], Path]) -> Path:
        place = shared / f"{name}.place"
        with _alone(shared / f"{name}.lock"):
            if not place.exists():
                place.write_text(str(maker(folders.mktemp(name))), "utf-8")
        return Path(place.read_text("utf-8"))

    return make


def kept(name: str, maker: Callable[[Path], Path], *sources: Path) -> Path:
    """The index that a maker writes into a folder; made again when the program or one of the sources has changed.

    Args:
        sources: files and folders that it is made from, beside the package that indexes.
    """
    folder = KEPT / f"{name}-{_hash(Path(rules_index.__file__).parent, *sources)}"
    KEPT.mkdir(parents=True, exist_ok=True)
    place = folder / "place"
    with _alone(KEPT / f"{name}.lock"):
        if not place.exists():
            for older in KEPT.glob(f"{name}-*"):
                shutil.rmtree(older)
            folder.mkdir()
            place.write_text(str(maker(folder).relative_to(folder)), "utf-8")
    return folder / place.read_text("utf-8")


def digest_index() -> Path:
    """The index of the digest that the program brings along, without rulebooks."""
    return kept("digest", indexed)


def begin_digest_index() -> subprocess.Popen[bytes]:
    """Begin to make that index in a process of its own, so that it is there, or soon is, when a test needs it."""
    command = [sys.executable, "-c", "from tests import once; once.digest_index()"]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def ended(process: subprocess.Popen[bytes]) -> Callable[[], None]:
    """Ends a process that nobody needs any more."""

    def end() -> None:
        process.kill()
        process.wait()

    return end


def indexed(folder: Path, rulebooks: Path | None = None) -> Path:
    """Make the index of the digest in a folder, with the real rulebooks of another."""
    build_index(folder / "rules.sqlite", rulebooks)
    return folder / "rules.sqlite"


@cache
def _hash(*sources: Path) -> str:
    """Of the content of all files, and of their names."""
    found = hashlib.sha256(dictionaries_version().encode())
    for source in sources:
        for file in _files(source):
            found.update(f"{file.relative_to(source)}\0{hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return found.hexdigest()[:16]


def _files(source: Path) -> Iterable[Path]:
    if source.is_file():
        return (source,)
    return sorted(each for each in source.rglob("*") if each.is_file() and "__pycache__" not in each.parts)


def _alone(file: Path) -> closing[sqlite3.Connection]:
    """A lock that other processes wait for, and that ends with the process that dies."""
    lock = sqlite3.connect(file, timeout=600, isolation_level=None)
    lock.execute("BEGIN EXCLUSIVE")
    return closing(lock)
