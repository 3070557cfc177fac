"""What the match is played with, to read privately before anything is chosen."""

from __future__ import annotations

from typing import Annotated, Any

import discord
from discord import ui

from bot.chat.base.errors import Refusal
from bot.chat.base.ids.fields import Page, digits
from bot.chat.base.messages import LineRenderer, button, card, select, update
from bot.chat.base.text import one_line
from bot.chat.matches.base.match_context import MatchButton, MatchContext, MatchSelect
from bot.chat.matches.base.sections import pages_of
from bot.games.values import Section

_MOST_OPTIONS, _LONGEST = 25, 100


class LookButton(MatchButton, prefix="look"):
    """Opens the private list of components; with a part and a page it turns the pages of that message."""

    part: Page = 0
    page: Page = 0

    async def pressed(self, context: MatchContext) -> None:
        """Show the list, or a page of one thing, to whoever pressed it."""
        await update(context.interaction, look_card(context.renderer, self.part, self.page))


class LookSelect(MatchSelect, prefix="looks"):
    """Picks something to look at, in one of the lists of a message."""

    nth: Annotated[int, digits(2)]

    async def picked(self, context: MatchContext, value: str) -> None:
        """Show it, with the list beneath it."""
        await update(context.interaction, look_card(context.renderer, int(value) if value.isdecimal() else 0))


def look_button(renderer: LineRenderer) -> ui.Button[Any]:
    """The button that opens the list."""
    return button(LookButton.id_for(match=renderer.position.match.id), renderer.words.say("lobby-look"))


def look_card(renderer: LineRenderer, part: int = 0, page: int = 0) -> ui.LayoutView:
    """A page of one thing, above a list of all of them; the components as a whole come first.

    Raises:
        Refusal: the game has nothing to look at.
    """
    parts, match = renderer.position.components_shown(), renderer.position.match.id
    if not parts:
        raise Refusal("panel-no-sheet")
    part = part if part < len(parts) else 0
    pages = list(pages_of(renderer, (parts[part],)))
    page = min(page, len(pages) - 1)
    rows: list[list[ui.Item[Any]]] = []
    if len(pages) > 1:
        rows.append(_turning(renderer, part, page, len(pages)))
    rows += _lists(renderer, parts)
    return card(renderer.words.say("lobby-look-title", match=match), [pages[page]], rows=rows)


def _turning(renderer: LineRenderer, part: int, page: int, pages: int) -> list[ui.Item[Any]]:
    say, match = renderer.words.say, renderer.position.match.id
    before, after = (LookButton.id_for(match=match, part=part, page=to) for to in (max(page - 1, 0), page + 1))
    return [
        button(before, say("panel-page-before"), disabled=page == 0),
        button(after, say("panel-page-after"), disabled=page + 1 == pages),
    ]


def _lists(renderer: LineRenderer, parts: tuple[Section, ...]) -> list[list[ui.Item[Any]]]:
    """Selects with the titles of all sections, as many as Discord's limit on options needs."""
    match, asks = renderer.position.match.id, renderer.words.say("lobby-look-pick")
    options = [
        discord.SelectOption(label=one_line(renderer.plain(each.title), _LONGEST), value=str(number))
        for number, each in enumerate(parts)
    ]
    return [
        [select(LookSelect.id_for(match=match, nth=nth), options[start : start + _MOST_OPTIONS], asks)]
        for nth, start in enumerate(range(0, len(options), _MOST_OPTIONS))
    ]
