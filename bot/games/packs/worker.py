"""Reads a component pack in a process of its own, which is ended when it takes too long or too much memory.

The process gets the bytes of the pack on its standard input, and answers with JSON: the pack as its form has it, or
what is wrong with it. It has none of the environment of the bot, and so none of its secrets.
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from bot.games.packs.problems import PackProblem, Problem

SECONDS = 20
"""How long a process may take; a pack of the largest size takes two or three."""
MEMORY = 512 * 1024 * 1024
"""Bytes of address space that it may have, where the system can limit them."""
LARGEST_DOCUMENT = 24 * 1024 * 1024
"""Bytes of JSON that a pack may come to."""

_SLOW = f"reading it takes more than {SECONDS} seconds or more memory than there is for a pack; make it smaller"
_KEPT = ("SYSTEMROOT", "LD_LIBRARY_PATH")


class _Form(Protocol):
    def read(self, content: bytes) -> Any: ...


class _Answer(Struct, frozen=True, omit_defaults=True):
    problems: tuple[Problem, ...] = ()
    document: msgspec.Raw = msgspec.Raw()


def read(form: str, content: bytes) -> bytes:
    """The JSON of a pack; blocks until the process is done or ended.

    Args:
        form: where the form of the pack is, as ``module:NAME``.

    Raises:
        PackProblem: it is no pack of this form, or too much.
        RuntimeError: the process could not do its work.
    """
    environment = {name: os.environ[name] for name in _KEPT if name in os.environ}
    environment["PYTHONPATH"] = os.pathsep.join(str(Path(entry).resolve()) for entry in sys.path)
    command = [sys.executable, "-P", "-m", __name__, form]
    try:
        done = subprocess.run(  # noqa: S603  # nothing in the command comes from a pack
            command,
            input=content,
            capture_output=True,
            env=environment,
            timeout=SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired as problem:
        raise PackProblem(_SLOW) from problem
    if done.returncode < 0:
        raise PackProblem(_SLOW)
    if done.returncode or not done.stdout:
        said = done.stderr.decode(errors="replace").strip().rpartition("\n")[2]
        raise RuntimeError(f"the process that reads component packs failed: {said}")
    answer = msgspec.json.decode(done.stdout, type=_Answer)
    if answer.problems:
        raise PackProblem(answer.problems)
    if not bytes(answer.document):
        raise RuntimeError("the process that reads component packs answered neither a pack nor what is wrong with it")
    return bytes(answer.document)


def _answer(form: str, content: bytes) -> _Answer:
    try:
        found = msgspec.json.encode(_form(form).read(content))
    except PackProblem as problem:
        return _Answer(problem.problems)
    except (MemoryError, RecursionError):
        return _Answer((Problem(_SLOW),))
    if len(found) > LARGEST_DOCUMENT:
        return _Answer((Problem(f"it comes to more than {LARGEST_DOCUMENT // (1024 * 1024)} MB of values"),))
    return _Answer(document=msgspec.Raw(found))


def _form(name: str) -> _Form:
    module, _, attribute = name.partition(":")
    found: _Form = getattr(import_module(module), attribute)
    return found


def _limit() -> None:
    """Bound the memory and the processor's time of this process, where the system has such bounds."""
    with suppress(ImportError, OSError, ValueError, AttributeError):
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 1))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    _limit()
    sys.stdout.buffer.write(msgspec.json.encode(_answer(sys.argv[1], sys.stdin.buffer.read())))
