"""The list of events since a last move: who did each, at which point the match is, and which an undo would reach."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

from bot.chat.matches.shows.table.since import meanwhile, point_line, undone_lines
from bot.games.questions import Prompt, Step
from bot.games.setup import Ruleset, Variant
from bot.games.values import Line
from bot.matches.services.history import Page
from tests.bot.chat.matches.scene import NOW, STATE, STRANGER, context, position, renderer
from tests.bot.games.toy.game import Toy
from tests.rows import rows

PAGES = [Page(seq, NOW, "moved", "seat", seq % 2, (Line(f"done {seq}"),), "") for seq in range(2, 10)]
HISTORY = SimpleNamespace(log=AsyncMock(return_value=PAGES), position_at=AsyncMock(return_value=None))
SERVICE = SimpleNamespace(history=HISTORY, clock=SimpleNamespace(now=lambda: NOW))


@rows(
    ("together", "plays_as", "by_player"),
    [(True, "", False), (True, "faction", True), (False, "", True), (False, "faction", True)],
)
async def test_what_people_did_is_the_tables_only_where_they_share_all_that_they_play_with(
    together: bool, plays_as: str, by_player: bool
) -> None:
    game = Toy()
    game.rulesets = (Ruleset("toy@2026-01-01", "toy", (Variant("short", (2, 4), together=together),)),)
    game.plays_as = plays_as
    found = await meanwhile(context(position(game), STRANGER, matches=SERVICE))
    assert found is not None
    assert [line for line in found.lines if line.startswith("**")] == (["**<@42>**", "**<@43>**"] if by_player else [])
    assert sum("done" in line for line in found.lines) == len(PAGES)


@rows(("below", "point"), [("lay a card", ""), ("LAY A CARD", ""), ("which card?", "Lay a card")])
def test_the_point_of_the_match_is_said_where_the_question_below_does_not_say_it(below: str, point: str) -> None:
    at: Any = SimpleNamespace(game=Toy(), state=STATE, step=lambda *_: Step(Line(below), ()))
    asked: Any = SimpleNamespace(position=at, renderer=renderer())
    assert point_line(asked, (Prompt("1", 0, Line("lay a card")),)) == point


@rows(
    ("to", "listed", "more"),
    [(1, range(2, 6), ["… and 4 more"]), (4, range(5, 9), ["… and 1 more"]), (5, range(6, 10), [])],
)
async def test_what_would_be_taken_back_is_counted_where_it_is_too_much_to_list(
    to: int, listed: range, more: list[str]
) -> None:
    client: Any = SimpleNamespace(matches=SERVICE)
    assert await undone_lines(client, renderer(), to) == [*(f"– **done {seq}**" for seq in listed), *more]
