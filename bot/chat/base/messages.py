"""What messages of matches are made of: sentences in a language, cards, buttons and selects, the board."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import chain
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import discord
from discord import ui
from msgspec import Struct
from msgspec.json import encode

from bot.boards.entry import Picture, Sheet
from bot.chat.base.asking.asker import Asker, Heard
from bot.chat.base.names import Named, nobody
from bot.chat.base.text import escape, one_line, unlisted
from bot.chat.bot import Bot
from bot.games.contract import AnyGame
from bot.games.packs.words import reader
from bot.games.questions import Option
from bot.games.values import SPECTATOR, Line, Seat, Viewer
from bot.locales.lines import put
from bot.locales.sentences import Localizer
from bot.matches.model.match import FORGOTTEN
from bot.matches.model.position import Position

Style = discord.ButtonStyle

GAP = "\x00"
"""A line of a card after which a new paragraph begins."""

_LONGEST = 3600
_PICTURE = "board.png"
_DESCRIPTION = 1024
_ALTERNATIVE = 1000
_IN_A_ROW = 5
_SAID = 2000
"""So many lines of a game are kept at most, of some 500 bytes: the newest message of a log is written anew with each
entry."""
_said = WeakKeyDictionary[AnyGame, dict[tuple[Localizer, tuple[str, ...], bytes], str]]()


class GameWords:
    """Says lines of a game, with the names and texts of the component pack that the game is bound to.

    ``markdown`` is for text of messages: strange words are escaped. ``plain`` is for labels, which show no Markdown.
    """

    def __init__(self, words: Localizer, game: AnyGame) -> None:
        self.words = words
        self.game = game

    def markdown(self, line: Line) -> str:
        """The line for a message's text, which is the same for all who read it in one language."""
        kept, asked = _said.setdefault(self.game, {}), (self.words, self._seated, encode(line))
        said = kept.get(asked)
        if said is None:
            if len(kept) >= _SAID:
                kept.clear()
            said = kept[asked] = self._say(line, markdown=True)
        return said

    def plain(self, line: Line, limit: int = 100) -> str:
        """The line for a label or a file, on one line and cut at ``limit`` characters."""
        return one_line(self._say(line, markdown=False), limit) or "–"

    def seat(self, seat: Seat, *, markdown: bool = True) -> str:  # noqa: ARG002
        """A seat by its number: nobody sits there."""
        return self.words.say("seat-number", number=seat + 1)

    @property
    def _seated(self) -> tuple[str, ...]:
        """Those who sit in the seats, as lines for a message's text name them."""
        return ()

    def _say(self, line: Line, *, markdown: bool) -> str:
        plain = escape if markdown else str
        text = reader(self.game.texts, self.words.language)
        said = put(line, self.words.say, lambda seat: self.seat(seat, markdown=markdown), text, plain)
        return unlisted(said) if markdown else said


class LineRenderer(GameWords):
    """Says what concerns one match in one language.

    People are mentioned in text of messages, and not in labels, where a mention would be a row of digits.

    Args:
        named: what people are called in labels.
    """

    def __init__(self, words: Localizer, position: Position, named: Named = nobody) -> None:
        super().__init__(words, position.game)
        self.position = position
        self._named = named

    def seat(self, seat: Seat, *, markdown: bool = True) -> str:
        """Who sits in a seat: a player, the game's own player, or no one yet."""
        seats = self.position.match.seats
        if not 0 <= seat < len(seats):
            return super().seat(seat, markdown=markdown)
        seating = seats[seat]
        if seating.automated and (faction := self.faction(seat)):
            return self.words.say("seat-automaton-of", faction=faction)
        if seating.user is None:
            return self.words.say("seat-automaton" if seating.automated else "seat-free", number=seat + 1)
        if seating.user == FORGOTTEN:
            return self.words.say("seat-forgotten", number=seat + 1)
        if markdown:
            return f"<@{seating.user}>"
        return self.faction(seat) or self._label(seat, seating.user)

    @cached_property
    def _seated(self) -> tuple[str, ...]:
        return tuple(map(self.seat, range(len(self.position.match.seats))))

    def _label(self, seat: Seat, user: int) -> str:
        """A player by name, as long as no other player is called so; else by the number of the seat."""
        name, number = self._named(user), super().seat(seat, markdown=False)
        others = (each.user for each in self.position.match.seats if each.user not in (None, user))
        if not name:
            return number
        return f"{name} ({number})" if any(self._named(other or 0) == name for other in others) else name

    def player(self, seat: Seat) -> str:
        """Who sits in a seat and what they play, as Markdown."""
        faction = self.faction(seat)
        # The game's own player is called by what it plays already.
        known = self.position.match.seats[seat].automated
        return f"{self.seat(seat)} · {faction}" if faction and not known else self.seat(seat)

    def faction(self, seat: Seat) -> str:
        """What a seat plays as, as a label; empty where that is not settled or seats of the game are all alike."""
        chosen = self.position.match.seats[seat].choices.get(self.position.game.plays_as, "")
        option = self._factions.get(chosen) if chosen else None
        return self.plain(option.label) if option else ""

    @cached_property
    def _factions(self) -> dict[str, Option]:
        choices = self.position.game.choices(self.position.match.setup())
        name = self.position.game.plays_as
        return {option.token: option for choice in choices if choice.name == name for option in choice.options}


def card(
    title: str,
    texts: Iterable[str],
    *,
    picture: Picture | None = None,
    pictures: Sequence[Attached] = (),
    colour: discord.Colour | None = None,
    rows: Sequence[Sequence[ui.Item[Any]]] = (),
    boxed: bool = True,
) -> ui.LayoutView:
    """A card with a heading, the board where there is one, lines of text, and rows of buttons, one select or one text.

    Args:
        texts: lines; empty ones are left out, and :data:`GAP` begins a new paragraph.
        pictures: others, below the text.
        boxed: the text is in a box; without one a telephone shows a tenth more of it on a line.
    """
    view = ui.LayoutView(timeout=None)
    among = sum(len(one.content) for row in rows for one in row if isinstance(one, ui.TextDisplay))
    body = cut("\n".join(text for text in texts if text), _LONGEST - among)
    box: ui.Container[ui.LayoutView] = ui.Container(ui.TextDisplay(f"### {title}"), accent_colour=colour)
    if picture is not None:
        board: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
        board.add_item(media=f"attachment://{_PICTURE}", description=picture.alt[:_DESCRIPTION] or None)
        box.add_item(board)
    for paragraph in filter(None, (part.strip("\n") for part in body.split(GAP))):
        box.add_item(ui.TextDisplay(paragraph))
    if pictures:
        box.add_item(gallery(pictures))
    for item in [box] if boxed else list(box.children):
        view.add_item(item)
    for row in rows:
        if row:
            view.add_item(row[0] if isinstance(row[0], ui.TextDisplay) else ui.ActionRow(*row))
    # A stopped view is sent but not watched: presses go to the registered dynamic items, also after a restart.
    view.stop()
    return view


class Attached(NamedTuple):
    """A picture on a card that shows several: the name of its file, what is in it, and the same in words."""

    name: str
    content: bytes
    about: str = ""


def page_picture(drawn: bytes, passage: str) -> Attached:
    """A passage as the page of its book shows it, with its text for people who cannot see that."""
    return Attached("page.jpg", drawn, passage[:_ALTERNATIVE])


def gallery(pictures: Sequence[Attached]) -> ui.MediaGallery[ui.LayoutView]:
    """Up to ten pictures side by side; they travel as :func:`attachments`."""
    shown: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
    for each in pictures[:10]:
        shown.add_item(media=f"attachment://{each.name}", description=each.about[:_DESCRIPTION] or None)
    return shown


def attachments(pictures: Sequence[Attached]) -> list[discord.File]:
    """The pictures as what travels with a message."""
    return [
        discord.File(io.BytesIO(each.content), each.name, description=each.about[:_DESCRIPTION] or None)
        for each in pictures[:10]
    ]


def button(custom_id: str, label: str, style: Style = Style.secondary, *, disabled: bool = False) -> ui.Button[Any]:
    """A button with this id."""
    return ui.Button(custom_id=custom_id, label=label[:80], style=style, disabled=disabled)


def together(*rows: Sequence[ui.Item[Any]]) -> list[list[ui.Item[Any]]]:
    """The buttons of these rows in as few rows as hold them, in their order."""
    items = list(chain.from_iterable(rows))
    return [items[at : at + _IN_A_ROW] for at in range(0, len(items), _IN_A_ROW)]


def select(
    custom_id: str, options: list[discord.SelectOption], placeholder: str, picks: tuple[int, int] = (1, 1)
) -> ui.Select[Any]:
    """A select among these options, no more than 25.

    Args:
        picks: how many are picked, at least and at most.
    """
    least, most = picks
    shown = options[:25]
    return ui.Select(
        custom_id=custom_id,
        options=shown,
        placeholder=placeholder[:150],
        min_values=min(least, len(shown)),
        max_values=min(most, len(shown)),
    )


async def picture_of(
    client: Bot,
    position: Position,
    viewer: Viewer,
    words: Localizer,
    view: Struct | None = None,
    *,
    urgent: bool = True,
) -> Picture | None:
    """The board for a viewer; ``None`` for a lobby and for a game that has no picture.

    Args:
        view: what the viewer sees, where it is not simply the position.
        urgent: somebody waits for it, and it goes before all that is only told.
    """
    if position.state is None:
        return None
    # Drawing takes a tenth of a second, in which everybody else would wait.
    async with client.drawing.one(urgent=urgent):
        return await asyncio.to_thread(client.boards.draw, position.match.game, view or position.view(viewer), words)


async def sheet_of(client: Bot, position: Position, words: Localizer) -> Sheet | None:
    """What a match looks like that can be set up at a table again, as everybody sees it; ``None`` for most games."""
    if position.state is None:
        return None
    async with client.drawing.one(urgent=True):
        return await asyncio.to_thread(client.boards.sheet, position.match.game, position.view(SPECTATOR), words)


def files(picture: Picture | None) -> list[discord.File]:
    """The picture as what travels with a message."""
    if picture is None:
        return []
    return [discord.File(io.BytesIO(picture.png), _PICTURE, description=picture.alt[:_DESCRIPTION] or None)]


def cut(text: str, limit: int) -> str:
    """The text, cut at the end of a line where it is too long."""
    if len(text) <= limit:
        return text
    head = text[: limit - 2]
    return (head.rpartition("\n")[0] or head) + "\n…"


def small(lines: Iterable[str]) -> str:
    """Lines in small print."""
    return "\n".join(f"-# {line}" for line in lines if line)


async def reply(interaction: Asker, view: ui.LayoutView, attached: list[discord.File] | None = None) -> None:
    """Show something only to the person who acted; what answers a message, to everybody."""
    if isinstance(interaction, Heard):
        await interaction.send(view=view, files=attached or [])
    elif interaction.response.is_done():
        await interaction.followup.send(view=view, files=attached or [], ephemeral=True)
    else:
        await interaction.response.send_message(view=view, files=attached or [], ephemeral=True)


async def update(
    interaction: discord.Interaction[Bot], view: ui.LayoutView, attached: list[discord.File] | None = None
) -> None:
    """Replace the private message whose button was pressed, or else send a new private one."""
    message = interaction.message
    if message is not None and message.flags.ephemeral and not interaction.response.is_done():
        await interaction.response.edit_message(view=view, attachments=attached or [])
    else:
        await reply(interaction, view, attached)
