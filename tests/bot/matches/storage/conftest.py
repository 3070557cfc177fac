"""Every test of what is stored runs on both databases."""

from __future__ import annotations

import pytest


def pytest_collectstart(collector: pytest.Collector) -> None:
    """Mark every file of this folder."""
    collector.add_marker("on_both_databases")
