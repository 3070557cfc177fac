"""What tests of every package share."""

from __future__ import annotations

import os
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def rulebooks() -> Path:
    """The folder of the real rulebooks; tests that need it are skipped where it is absent."""
    root = Path(__file__).resolve().parents[1]
    folder = Path(os.environ.get("RULEBOOKS_DIR") or root.parent / "shared" / "rulebooks")
    if not folder.is_dir():
        pytest.skip(f"no real rulebooks: {folder} is no folder (set RULEBOOKS_DIR)")
    return folder
