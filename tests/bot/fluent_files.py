"""The files of sentences, read whole."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource


@cache
def parsed(file: Path) -> Resource:
    """All that a file of sentences holds."""
    return FluentParser(with_spans=False).parse(file.read_text("utf-8"))
