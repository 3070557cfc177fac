"""Compiles what a test run imports, before it starts processes that would each do so for themselves."""

from __future__ import annotations

import compileall
import gc
import importlib.util
import multiprocessing
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from _pytest.assertion import rewrite

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("bot", "rules_index", "tests")


def compile_once(config: pytest.Config, asked: Sequence[Path]) -> None:
    """Write the bytecode of the three packages, with the tests of the asked files and folders as pytest rewrites them.

    Only what is missing or out of date is written, by as many processes as there are cores; nothing at all where
    `PYTHONDONTWRITEBYTECODE` is set. Where no process can be forked, those that run the tests compile.
    """
    if sys.dont_write_bytecode or "fork" not in multiprocessing.get_all_start_methods():
        return
    sources = [source for package in PACKAGES for source in sorted((ROOT / package).rglob("*.py"))]
    wanted = [source for source in sources if not rewritten(source) or any(map(source.is_relative_to, asked))]
    cores = os.cpu_count() or 1
    forks = multiprocessing.get_context("fork")
    processes = [forks.Process(target=_compile, args=(config, wanted[core::cores])) for core in range(cores)]
    for process in processes:
        process.start()
    for process in processes:
        process.join()


def rewritten(source: Path) -> bool:
    """Whether pytest rewrites the assertions of a file."""
    return source.name == "conftest.py" or source.match("test_*.py") or source.match("*_test.py")


def _compile(config: pytest.Config, sources: Sequence[Path]) -> None:
    gc.disable()  # looking through the trees of the sources for garbage, of which there is little, costs a fifth
    for source in sources:
        if not rewritten(source):
            compileall.compile_file(source, quiet=2)
            continue
        folder = rewrite.get_cache_dir(source)
        folder.mkdir(parents=True, exist_ok=True)
        compiled = folder / f"{source.stem}{rewrite.PYC_TAIL}"
        if not up_to_date(source, compiled):
            digest, code = rewrite._rewrite_test(source, config)
            rewrite._write_pyc(config.stash[rewrite.assertstate_key], code, digest, compiled)


def up_to_date(source: Path, compiled: Path) -> bool:
    """Whether bytecode is of this Python and of this very source; a flag and the hash follow Python's number in it."""
    head = importlib.util.MAGIC_NUMBER + b"\x03\x00\x00\x00" + importlib.util.source_hash(source.read_bytes())
    return compiled.is_file() and compiled.read_bytes()[: len(head)] == head
