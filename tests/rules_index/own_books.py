"""A server's own book, indexed by itself as the bot does it."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_index.library import build
from rules_index.library.build import build_library


def indexed(root: Path, key: str, text: str) -> Path:
    """The index of an English rulebook with this Markdown text, made in a folder."""
    (root / "books").mkdir()
    (root / "books" / f"{key}.md").write_text(text, "utf-8")
    (root / "books" / f"{key}.toml").write_text(f'game = "{key}"\nkind = "rulebook"\nlanguage = "en"\n', "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(build, "limit_memory", lambda _: None)  # this process goes on
        build_library(root / "x.sqlite", root / "books", lambda _: None)
    return root / "x.sqlite"
