"""The memory of this machine, or of the container that the process is in, and a process's limit of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

MACHINE = Path("/proc/meminfo")
LIMITS = (Path("/sys/fs/cgroup/memory.max"), Path("/sys/fs/cgroup/memory/memory.limit_in_bytes"))
"""The limit of a container, in bytes: that of cgroups as they are now, and as they were before."""
TAKEN = {"memory.max": "memory.current", "memory.limit_in_bytes": "memory.usage_in_bytes"}
"""Beside the file of a limit, the one that says how much of it is taken."""


def total_memory() -> int | None:
    """The megabytes that there are; ``None`` on systems that do not say so in a file, as Linux does."""
    return min((*_machine("MemTotal"), *_limits().values()), default=None)


def free_memory() -> int | None:
    """The megabytes that this process may still take before something has to go; ``None`` where nothing tells."""
    left = []
    for limit, most in _limits().items():
        with suppress(OSError, ValueError):
            left.append(most - (int(limit.with_name(TAKEN[limit.name]).read_text("ascii")) >> 20))
    return min((*_machine("MemAvailable"), *left), default=None)


def limit_memory(megabytes: int) -> None:
    """Let this process take no more memory than that; Windows knows no such limit."""
    try:
        import resource
    except ImportError:  # Windows
        return
    most = megabytes * 2**20
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def _machine(name: str) -> Iterator[int]:
    with suppress(OSError):
        lines = MACHINE.read_text("ascii").splitlines()
        yield from (int(line.split()[1]) >> 10 for line in lines if line.startswith(f"{name}:"))


def _limits() -> Mapping[Path, int]:
    """By their files the limits that are set, in megabytes."""
    found = {}
    for path in LIMITS:
        # A container without a limit says "max".
        with suppress(OSError, ValueError):
            found[path] = int(path.read_text("ascii")) >> 20
    return found
