"""The limit of memory of a process that handles what others brought."""

from __future__ import annotations


def limit_memory(megabytes: int) -> None:
    """Let this process take no more memory than that; Windows knows no such limit."""
    try:
        import resource
    except ImportError:  # Windows
        return
    most = megabytes * 2**20
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
