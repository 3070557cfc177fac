"""The index as its file is now: a rebuilt one is taken up without a restart."""

from __future__ import annotations

import logging
import threading
from pathlib import Path

from rules_index.index.reader import IndexProblem, IndexReader

_log = logging.getLogger(__name__)


class CurrentIndex:
    """The reader of the file at one path as it is now; safe to use from several threads."""

    def __init__(self, reader: IndexReader) -> None:
        self.path = reader.path
        self._reader = reader
        self._retired: IndexReader | None = None
        """The reader before the last rebuild: a question may still be using it, so it is closed at the next one."""
        self._stamp = _stamp(self.path)
        self._broken = ""
        """What is wrong with the file that the reader has open, since it was changed in place."""
        self._lock = threading.Lock()

    def reader(self) -> IndexReader:
        """The reader of the file as it is now: a rebuilt index is opened, a broken one leaves the old one serving.

        Raises:
            IndexProblem: the old file itself was changed and is broken.
        """
        stamp = _stamp(self.path)
        if stamp != self._stamp and stamp is not None:
            with self._lock:
                if stamp != self._stamp:
                    in_place = self._stamp is not None and stamp[0] == self._stamp[0]
                    self._stamp = stamp
                    self._broken = ""
                    try:
                        fresh = IndexReader(self.path, self._reader.without, self._reader.encoder)
                        if self._retired:
                            self._retired.close()
                        self._retired, self._reader = self._reader, fresh
                    except IndexProblem as problem:
                        if in_place:
                            self._broken = str(problem)
                        else:
                            _log.warning("the new index cannot be read; the old one still serves", exc_info=True)
        if self._broken:
            raise IndexProblem(self._broken)
        return self._reader

    def close(self) -> None:
        """Release the index file."""
        for reader in (self._retired, self._reader):
            if reader:
                reader.close()


def _stamp(path: Path) -> tuple[int, int, int] | None:
    """What changes when another file takes the path's place; nothing while there is none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_ino, status.st_size, status.st_mtime_ns
