"""Every refusal and every line of the service's own has a sentence in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot.matches
from bot.matches.model.refusals import Reason

PACKAGE = Path(bot.matches.__file__).parent
LOCALES = PACKAGE.parent / "locales"


@pytest.mark.parametrize("language", ["cs", "en", "sv"])
def test_every_reason_is_said(language: str) -> None:
    texts = [(LOCALES / language / name).read_text("utf-8") for name in ("matches.ftl", "matches-series.ftl")]
    said = {name for text in texts for name in re.findall(r"^(match-refused-[\w-]+) =", text, re.M)}
    assert said == {f"match-refused-{reason}" for reason in Reason}


@pytest.mark.parametrize("language", ["cs", "en", "sv"])
def test_every_line_is_said(language: str) -> None:
    said = set(
        re.findall(r"^(match-(?:log|outcome)-[\w-]+) =", (LOCALES / language / "matches.ftl").read_text("utf-8"), re.M)
    )
    used = set()
    for path in PACKAGE.rglob("*.py"):
        for key in re.findall(r'"(match-(?:log|outcome)-[\w{}().-]+)"', path.read_text("utf-8")):
            head, brace, _ = key.partition("{")
            # Nobody is ordered into a seat.
            ways = {
                "match-log-order-seat-to-": ("nobody", "game"),
                "match-log-order-loss-": ("action", "turn", "points"),
                "match-log-by-": ("judge", "admin", "table"),
            }
            used |= {head + way for way in ways.get(head, ("player", "nobody", "game"))} if brace else {key}
    assert said == used
