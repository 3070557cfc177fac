"""An interaction with the decks that a person keeps in a server."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, TypeAlias

import discord
from discord import app_commands

from bot.chat.answers.autocomplete import choices_of, words_while_typing
from bot.chat.base.commands.options import Suggest
from bot.chat.base.context import usual_game, words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.messages import GameWords
from bot.chat.base.text import escape, one_line
from bot.chat.bot import Bot
from bot.chat.matches.base.options import game_of
from bot.database import StorageProblem
from bot.games.contract import AnyGame
from bot.games.lists import Lists
from bot.games.questions import Option
from bot.locales.sentences import Localizer
from bot.matches.model.kept import Keeper, KeptFile, Shelf, folded
from bot.matches.services.kept.kept_files import KeptFiles

_SHOWN = 50


@dataclass(frozen=True)
class DeckContext:
    """Whose decks they are, and the game as it is played in their server."""

    interaction: discord.Interaction[Bot]
    words: Localizer
    game: AnyGame
    lists: Lists

    @property
    def service(self) -> KeptFiles:
        """Where decks are kept."""
        return self.interaction.client.matches.kept

    @property
    def keeper(self) -> Keeper:
        """Whose decks they are."""
        return Keeper(self.interaction.guild_id or 0, self.interaction.user.id)

    @property
    def shelf(self) -> Shelf:
        """Where this person's decks of the game are."""
        return Shelf(self.keeper, self.game.key, self.lists.choice.name)

    @cached_property
    def renderer(self) -> GameWords:
        """Says the game's lines."""
        return GameWords(self.words, self.game)

    def form(self, key: str) -> Option | None:
        """A format by its key."""
        return next((each for each in self.lists.formats if each.token == key), None)

    async def decks(self) -> tuple[KeptFile, ...]:
        """The decks by title."""
        return await self.service.all(self.shelf)

    async def deck(self, typed: str) -> KeptFile:
        """The deck that was picked or whose title was typed.

        Raises:
            Refusal: there is none such; it names those there are.
        """
        kept = await self.decks()
        for deck in kept:
            if typed == str(deck.number):
                return deck
        wanted = folded(typed)
        fitting = [deck for deck in kept if folded(deck.title) == wanted]
        fitting = fitting or [deck for deck in kept if wanted and wanted in folded(deck.title)]
        if len(fitting) == 1:
            return fitting[0]
        if not kept:
            raise Refusal("deck-none")
        listed = ", ".join(escape(deck.title) for deck in fitting or kept)
        raise Refusal("deck-which" if fitting else "deck-unknown", deck=escape(one_line(typed, _SHOWN)), decks=listed)

    async def numbered(self, number: int) -> KeptFile:
        """The deck of a button or select.

        Raises:
            Refusal: this person keeps no such deck in this server any more.
        """
        found = await self.service.find(self.keeper, number)
        if found is None or (found.game, found.name) != (self.game.key, self.lists.choice.name):
            raise Refusal("match-refused-not-kept")
        return found


async def deck_context(interaction: discord.Interaction[Bot], *, defers: bool = True) -> DeckContext:
    """The decks of whoever acts, of the channel's game or of the only one that has decks.

    Args:
        defers: the answer may come later, because the game has to be read first; a form can only be shown at once.

    Raises:
        Refusal: no game has decks, or nothing tells which is meant.
    """
    words = await words_of_person(interaction)
    return await _context(interaction, words, await usual_game(interaction), defers=defers)


async def deck_context_of(
    interaction: discord.Interaction[Bot], number: int, *, defers: bool = True
) -> tuple[DeckContext, KeptFile]:
    """The deck of a button, whatever channel the button is in.

    Args:
        defers: as in :func:`deck_context`.

    Raises:
        Refusal: this person keeps no such deck in this server any more.
    """
    words = await words_of_person(interaction)
    keeper = Keeper(interaction.guild_id or 0, interaction.user.id)
    found = await interaction.client.matches.kept.find(keeper, number) if number < 2**63 else None
    if found is None or found.game not in interaction.client.matches.games.keeping():
        raise Refusal("match-refused-not-kept")
    context = await _context(interaction, words, found.game, defers=defers)
    return context, await context.numbered(number)


async def suggest_decks(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """The person's own decks."""
    context = await _while_typing(interaction)
    return (
        [] if context is None else choices_of({str(each.number): each.title for each in await context.decks()}, typed)
    )


DeckOption: TypeAlias = Annotated[str, Suggest(suggest_decks)]
"""An option for one of the person's decks."""


async def suggest_formats(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """The formats of the game, as it is played in the server."""
    context = await _while_typing(interaction)
    if context is None:
        return []
    return choices_of({each.token: context.renderer.plain(each.label) for each in context.lists.formats}, typed)


async def _while_typing(interaction: discord.Interaction[Bot]) -> DeckContext | None:
    try:
        return await _context(interaction, words_while_typing(interaction), await usual_game(interaction), defers=False)
    except (Refusal, StorageProblem, app_commands.NoPrivateMessage):
        return None


async def _context(
    interaction: discord.Interaction[Bot], words: Localizer, usual: str | None, *, defers: bool
) -> DeckContext:
    if interaction.guild_id is None:
        raise app_commands.NoPrivateMessage
    having = interaction.client.matches.games.keeping()
    if not having:
        raise Refusal("deck-no-game")
    key = game_of(having, usual if usual in having else None, words)
    packs = interaction.client.matches.packs
    if defers and not await packs.is_ready(interaction.guild_id, key):
        # A thousand cards may take longer to read than Discord waits.
        await interaction.response.defer(ephemeral=True, thinking=True)
    game = await packs.game(interaction.guild_id, key)
    if game.lists is None:
        raise Refusal("deck-no-game")
    return DeckContext(interaction, words, game, game.lists)
