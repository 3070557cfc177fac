"""How much memory the process holds."""

from __future__ import annotations

import os
from pathlib import Path


def resident() -> int | None:
    """Megabytes that the process holds just now; ``None`` on systems that do not say so in a file, as Linux does."""
    try:
        pages = Path("/proc/self/statm").read_text("ascii").split()[1]
    except OSError:
        return None
    return int(pages) * os.sysconf("SC_PAGE_SIZE") >> 20
