"""The labels of options that answer several questions at once."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

from bot.chat.matches.base.match_context import MatchContext
from bot.chat.matches.shows.panel.questions import with_its_thing
from bot.games.questions import Step
from bot.games.shortcuts import Shortcut, label_of, labels_of
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
    assert label_of(CONTEXT.renderer.plain, shortcut(*picks), 80) == said


@rows(
    ("picks", "settled", "said"),
    [
        ((("buy", "buy"),), ("Ghoul",), "buy → Ghoul"),
        ((("c", "Ghoul"),), ("Ghoul", "hill"), "Ghoul → hill"),
        ((("buy", "buy (3 left)"), ("c", "Ghoul (2, tough)"), ("a", "x" * 60)), (), f"buy → Ghoul → {'x' * 60}"),
        ((("buy", "buy"), ("c", "Ghoul")), ("x" * 70,), "buy → Ghoul"),
    ],
)
def test_what_a_press_settles_beside_is_named_where_there_is_room(
    picks: tuple[tuple[str, str], ...], settled: tuple[str, ...], said: str
) -> None:
    lines = tuple(Line("x", {"said": each}) for each in settled)
    assert labels_of(CONTEXT.renderer.plain, [shortcut(*picks)], [lines], 80) == [said]


def test_what_details_alone_tell_apart_keeps_them() -> None:
    walls = [shortcut((room, f"wall ({room})"), ("clear", "x" * 70)) for room in ("cellar", "attic")]
    assert labels_of(CONTEXT.renderer.plain, walls, [(), ()], 80) == [f"… → {'x' * 70}"] * 2
    shelves = [shortcut((room, f"shelf ({room})")) for room in ("cellar", "attic")]
    look = (Line("x", {"said": "x" * 70}),)
    assert labels_of(CONTEXT.renderer.plain, shelves, [look, look], 80) == ["shelf (cellar)", "shelf (attic)"]


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
