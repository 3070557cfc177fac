"""Becomes ``python -m bot``, all loaded, whenever it is asked to: ``python -m tests.bot.forkserver SOCKET``.

:mod:`tests.bot.forking` asks. Each start is two forks: one runs the program, and one says how it ended and kills it as
soon as nobody waits for that any more.
"""

from __future__ import annotations

import gc
import json
import os
import runpy
import signal
import socket
import struct
import sys
import threading
from contextlib import suppress

NUMBER = struct.Struct("<i")


def load() -> None:
    """Load all that the program loads by itself, and read what it keeps in memory: games, sentences, dictionaries."""
    import bot.commands.keeping
    import bot.commands.sending
    import bot.running  # noqa: F401
    from bot.chat.features import modules
    from bot.chat.warming import warm
    from bot.installed import known_games
    from rules_index import Language
    from rules_index.languages.dictionaries import lemma

    modules()
    warm(known_games())
    for language in Language:
        lemma("a", language)
    gc.freeze()


def serve(control: socket.socket) -> None:
    """Start a program for each line that comes with where it writes to, until no more can come."""
    while True:
        asked, files, _, _ = socket.recv_fds(control, 1, 2)
        with suppress(ChildProcessError):
            while os.waitpid(-1, 0 if not asked else os.WNOHANG)[0]:
                pass
        if not asked:
            return
        line, output = files
        if os.fork() == 0:
            control.close()
            watch(socket.socket(fileno=line), output)
            return
        os.close(line)
        os.close(output)


def watch(line: socket.socket, output: int) -> None:
    """Run the program that the line asks for in another process; say its number, and with what code it ended."""
    with line.makefile("rb") as words:
        asked = json.loads(words.readline())
    program = os.fork()
    if program == 0:
        line.close()
        become(asked["arguments"], asked["environment"], output)
        return
    os.close(output)
    line.sendall(NUMBER.pack(program))
    threading.Thread(target=kill_when_left, args=(line, program), daemon=True).start()
    _, status = os.waitpid(program, 0)
    with suppress(OSError):
        line.sendall(NUMBER.pack(os.waitstatus_to_exitcode(status)))
    os._exit(0)


def kill_when_left(line: socket.socket, program: int) -> None:
    """Kill the program once the line's other end is closed."""
    line.recv(1)
    with suppress(ProcessLookupError):
        os.kill(program, signal.SIGKILL)


def become(arguments: list[str], environment: dict[str, str], output: int) -> None:
    """Run what an interpreter with these arguments would run."""
    for file in (sys.stdout.fileno(), sys.stderr.fileno()):
        os.dup2(output, file)
    os.close(output)
    os.environ.clear()
    os.environ.update(environment)
    # A shell's background job ignores it, and so would everything that is started there.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.stdout.reconfigure(write_through="PYTHONUNBUFFERED" in environment)  # type: ignore[union-attr]
    if arguments[0] == "-m":
        sys.argv = arguments[1:]
        runpy.run_module(arguments[1], run_name="__main__", alter_sys=True)
    else:
        sys.argv = arguments
        runpy.run_path(arguments[0], run_name="__main__")


if __name__ == "__main__":
    load()
    serve(socket.socket(fileno=int(sys.argv[1])))
