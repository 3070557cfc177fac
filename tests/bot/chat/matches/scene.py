"""A match of the toy game and somebody's interaction with it as values, without Discord or a database."""

from __future__ import annotations

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

from discord import ui
from msgspec.structs import replace

from bot.chat.base.messages import LineRenderer
from bot.chat.base.names import nobody
from bot.chat.matches.base.match_context import MatchContext
from bot.locales.sentences import localizer
from bot.matches.model.match import Actor, Course, Match, Seating, Status, Terms
from bot.matches.model.people import People
from bot.matches.model.position import Position
from rules_index import Language
from tests.bot.games.toy.game import Toy
from tests.bot.games.toy.values import State

WORDS = localizer(Language.EN)
PLAYER, STRANGER = 42, 99
NOW = datetime(2026, 1, 2, tzinfo=UTC)
MATCH = Match(
    id=1,
    revision=1,
    guild=1,
    channel=1,
    host=PLAYER,
    status=Status.PLAYING,
    game="toy",
    seq=9,
    head="",
    created=NOW,
    terms=Terms("toy@2026-01-01", "short", 2),
    course=Course(),
    people=People(1, bytes(32)),
    seats=(Seating(PLAYER, {"faction": "red"}), Seating(43, {"faction": "blue"})),
)
STATE = State(False, ((0, 1, 2), (3, 4, 5)), (6, 7), (-1, -1), ((), ()), 6)


def position(game: Toy | None = None, **changed: Any) -> Position:
    """The match with some of its attributes changed; in a lobby it has no state."""
    match = replace(MATCH, **changed)
    return Position(match, game or Toy(), None if match.status is Status.LOBBY else STATE)


def renderer(game: Toy | None = None, **changed: Any) -> LineRenderer:
    """The renderer of the match in English."""
    return LineRenderer(WORDS, position(game, **changed))


def context(at: Any, user: int = PLAYER, **client: Any) -> MatchContext:
    """An interaction of a person with a match; the mock of its response notes the answers.

    Args:
        client: the parts of the bot that are needed.
    """
    response = SimpleNamespace(is_done=lambda: False, send_message=AsyncMock())
    bot = SimpleNamespace(names=SimpleNamespace(of=lambda _: nobody), **client)
    interaction: Any = SimpleNamespace(id=5, client=bot, guild_id=1, user=SimpleNamespace(id=user), response=response)
    return MatchContext(interaction, at, Actor(user), WORDS)


def text(view: ui.LayoutView) -> str:
    """Everything written on a card."""
    return "\n".join(each.content for each in view.walk_children() if isinstance(each, ui.TextDisplay))


def buttons(view: ui.LayoutView) -> dict[str | None, bool]:
    """The labels of a card's buttons, and whether each can be pressed."""
    return {each.label: not each.disabled for each in view.walk_children() if isinstance(each, ui.Button)}
