"""How much memory the process holds, and that it holds no more than it needs."""

from __future__ import annotations

import ctypes
import os
import platform
from contextlib import suppress
from pathlib import Path

# Names of malloc.h; arenas are pools of memory that threads keep for themselves.
_MMAP_THRESHOLD, _ARENA_MAX = -3, -8
_LARGE, _ARENAS = 1 << 20, 2
_CGROUP = Path("/sys/fs/cgroup")


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


def available() -> int | None:
    """Megabytes that this process may still take before something has to go; ``None`` where the system does not say."""
    found = []
    with suppress(OSError, ValueError):
        lines = dict(line.split(":", 1) for line in Path("/proc/meminfo").read_text("ascii").splitlines())
        found.append(int(lines["MemAvailable"].split()[0]) >> 10)
    with suppress(OSError, ValueError):
        # A container's own limit, which says "max" where there is none.
        most, taken = (int((_CGROUP / name).read_text("ascii")) for name in ("memory.max", "memory.current"))
        found.append((most - taken) >> 20)
    return min(found, default=None)
