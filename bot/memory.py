"""How much memory the process holds, and that it holds no more than it needs."""

from __future__ import annotations

import ctypes
import os
import platform
from pathlib import Path

# Names of malloc.h; arenas are pools of memory that threads keep for themselves.
_MMAP_THRESHOLD, _ARENA_MAX = -3, -8
_LARGE, _ARENAS = 1 << 20, 2


def hoard_nothing() -> bool:
    """Let what a picture takes while it is drawn be given back at once; whether the C library can be told so.

    Left to itself, glibc keeps it for each thread that ever drew one. Called before there are other threads.
    """
    if platform.libc_ver()[0] != "glibc":
        return False
    mallopt = ctypes.CDLL(None).mallopt
    return bool(mallopt(_ARENA_MAX, _ARENAS) and mallopt(_MMAP_THRESHOLD, _LARGE))


def resident() -> int | None:
    """Megabytes that the process holds just now; ``None`` on systems that do not say so in a file, as Linux does."""
    try:
        pages = Path("/proc/self/statm").read_text("ascii").split()[1]
    except OSError:
        return None
    return int(pages) * os.sysconf("SC_PAGE_SIZE") >> 20
