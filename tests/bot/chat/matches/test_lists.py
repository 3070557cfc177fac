"""The labels of options that answer several questions at once."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

from bot.chat.matches.base.match_context import MatchContext
from bot.chat.matches.shows.panel.questions import label_of, with_its_thing
from bot.games.questions import Step
from bot.games.shortcuts import Shortcut
from bot.games.values import Arg, Line
from tests.rows import rows

CONTEXT = cast(
    MatchContext,
    SimpleNamespace(
        renderer=SimpleNamespace(
            plain=lambda line, limit=100: str(line.args["said"])[:limit], markdown=lambda line: str(line.args["said"])
        )
    ),
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


@rows(
    ("about", "answer", "said"),
    [
        ({"token": Line("x", {"said": "wood"}), "found": 2}, "2", "wood: 2"),
        ({"token": Line("x", {"said": "wood"}), "found": 2}, "all of it", "all of it"),
        ({"found": 2}, "2", "2"),
        ({"one": Line("x", {"said": "wood"}), "other": Line("x", {"said": "water"})}, "2", "2"),
    ],
)
def test_a_number_that_was_picked_is_said_with_the_one_thing_it_is_about(
    about: dict[str, Arg], answer: str, said: str
) -> None:
    assert with_its_thing(CONTEXT, Step(Line("asked", about), ()), answer) == said
