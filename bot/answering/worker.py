"""The processes that answer: one that has loaded everything, and its forks, each of which works on one thing at a time.

They read the index and nothing else, so they may be killed at any moment, and end by themselves once the bot is gone.
"""

from __future__ import annotations

import ctypes
import gc
import logging
import os
import pickle
import signal
import socket
import traceback
from contextlib import suppress
from pathlib import Path
from threading import Thread

from bot.answering.frames import Answered, Asked, Begin, framed, receive
from rules_index import Language, Oracle

_STANDARD = 2
"""The highest number of a standard stream."""
_DIES_WITH_PARENT = 1  # PR_SET_PDEATHSIG of prctl(2)
_OPEN = Path("/proc/self/fd")
"""The files of a process by their numbers."""


def originate(control: socket.socket, parent: int) -> None:
    """Load everything for the index that the bot names, and become a worker on each socket that it sends.

    Args:
        control: to the bot, which hears in which process each worker is.
        parent: the bot's process; the kernel ends this one with it.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        # A terminal and an init system signal the whole group; only the bot knows when its last question is answered.
        signal.signal(number, signal.SIG_IGN)
    # Workers that end need nobody who waits for them.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    _leave_files(control.fileno())
    ctypes.CDLL(None).prctl(_DIES_WITH_PARENT, signal.SIGKILL)
    if os.getppid() != parent:
        return
    # The bot has the same to say of an index, and writes the log.
    logging.disable()
    with suppress(EOFError, BrokenPipeError):
        begin: Begin = receive(control)
        try:
            oracle = _warmed(begin)
        except Exception as problem:
            control.sendall(framed(_answered(problem)))
            return
        control.sendall(framed(Answered()))
        _fork(control, oracle)


def _leave_files(control: int) -> None:
    """Leave what the bot had open, but for the standard streams and the control socket.

    The numbers stay taken: an object of the bot's that is thrown away here closes the number of its file, which must
    not be that of a file opened since.
    """
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in [int(each.name) for each in _OPEN.iterdir()]:
        if number > _STANDARD and number not in (control, nothing):
            os.dup2(nothing, number, inheritable=False)


def _fork(control: socket.socket, oracle: Oracle) -> None:
    while True:
        asked, files, _, _ = socket.recv_fds(control, 1, 1)
        if not asked:
            return
        (line,) = files
        worker = os.fork()
        if worker == 0:
            control.close()
            serve(socket.socket(fileno=line), oracle)
            return
        os.close(line)
        control.sendall(framed(worker))


def _warmed(begin: Begin) -> Oracle:
    """An oracle that has all in memory that forks then share."""
    oracle = Oracle.open(begin.index)

    def warm() -> None:
        oracle.warm()
        for language in Language:
            # Some tables are read by the first question of their kind.
            for each in oracle.suggest("", language=language, limit=1):
                oracle.ask(each.label, language=language)

    # Connections belong to threads, and no fork may use one that was opened before it.
    warming = Thread(target=warm)
    warming.start()
    warming.join()
    gc.collect()
    gc.freeze()
    return oracle


def serve(line: socket.socket, oracle: Oracle) -> None:
    """Work on one thing after the other, until the bot closes its end."""
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            line.sendall(_worked(oracle, receive(line)))


def _worked(oracle: Oracle, asked: Asked) -> bytes:
    try:
        if asked.laid is not None:
            oracle.lay(asked.laid.guild, asked.laid.notes, asked.laid.revision)
        here = oracle.within(asked.guild, asked.language)
        return framed(Answered(asked.work(here, *asked.args, **asked.kwargs)))
    except Exception as problem:
        return framed(_answered(problem))


def _answered(problem: Exception) -> Answered:
    """An exception with its traceback as a note; only the text where it cannot be pickled."""
    told = "".join(traceback.format_exception(problem))
    problem.add_note(told)
    try:
        pickle.loads(pickle.dumps(problem))  # noqa: S301  # its own
    except Exception:
        return Answered(problem=RuntimeError(told))
    return Answered(problem=problem)
