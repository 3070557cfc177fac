"""A first match, as it is offered wherever somebody may begin: what each game is, and the button that opens one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord import ui

from bot.chat.base.ids.fields import GameKey
from bot.chat.base.ids.id import Id
from bot.chat.base.messages import Style, button
from bot.chat.base.text import escape
from bot.chat.bot import Bot
from bot.locales.sentences import Localizer


class FirstMatchId(Id, prefix="first"):
    """Opens a first match of a game."""

    game: GameKey


def first_matches(client: Bot, played: str | None) -> tuple[str, ...]:
    """The games that can be got to know in a first match: of the channel's own if it is refereed, else of all."""
    games = client.matches.games
    asked = tuple(games) if played is None or played not in games else (played,)
    return tuple(key for key in asked if games.game(key).first is not None)


def first_lines(words: Localizer, games: Iterable[str]) -> list[str]:
    """Two lines a game: what it is; for how many people, and how long a first match takes."""
    return [f"**{escape(words.game(key, key))}** – {words.say(f'first-about-{key}')}" for key in games]


def first_button(words: Localizer, game: str) -> ui.Button[Any]:
    """The button that opens a first match."""
    label = words.say("first-open", game=words.game(game, game))
    return button(FirstMatchId.id_for(game=game), label[:80], Style.success)
