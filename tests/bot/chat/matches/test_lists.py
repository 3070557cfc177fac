"""The labels of options that answer several questions at once."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

from bot.chat.matches.base.match_context import MatchContext
from bot.chat.matches.shows.panel.questions import label_of
from bot.games.shortcuts import Shortcut
from bot.games.values import Line
from tests.rows import rows

CONTEXT = cast(
    MatchContext,
    SimpleNamespace(renderer=SimpleNamespace(plain=lambda line, limit=100: str(line.args["said"])[:limit])),
)


def shortcut(*picks: tuple[str, str]) -> Shortcut:
    return Shortcut(tuple(token for token, _ in picks), tuple(Line("x", {"said": said}) for _, said in picks))


@rows(
    ("picks", "said"),
    [
        ((("a0", "home"), ("a1", "hill")), "home → hill"),
        ((("meat", "raw meat"), ("meat", "raw meat"), ("enough", "that is enough")), "2× raw meat → that is enough"),
        # Two cards of one name are two things.
        ((("c1", "SAMURAI"), ("c2", "SAMURAI")), "SAMURAI → SAMURAI"),
        ((("a", "x" * 90), ("b", "hill")), "… → hill"),
    ],
)
def test_what_is_picked_one_after_the_other_is_said_in_one_line(picks: tuple[tuple[str, str], ...], said: str) -> None:
    assert label_of(CONTEXT, shortcut(*picks), 80) == said
