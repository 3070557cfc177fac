"""A server's own book, indexed by itself as the bot does it."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_index.library import build
from rules_index.library.build import build_library


def indexed(root: Path, key: str, text: str, *, corrects: str = "", name: str = "x.sqlite") -> Path:
    """The index of an English book with this Markdown text, and of those that were indexed in the folder before.

    Args:
        corrects: the key of the rulebook that it is an erratum on.
        name: of the index.
    """
    (root / "books").mkdir(exist_ok=True)
    (root / "books" / f"{key}.md").write_text(text, "utf-8")
    kind = f'kind = "errata"\ncorrects = "{corrects}"' if corrects else 'kind = "rulebook"'
    (root / "books" / f"{key}.toml").write_text(f'game = "{corrects or key}"\n{kind}\nlanguage = "en"\n', "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(build, "limit_memory", lambda _: None)  # this process goes on
        build_library(root / name, root / "books", lambda _: None)
    return root / name
