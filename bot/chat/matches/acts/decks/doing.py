"""What is done with one deck, whether by a command or by a button on its card."""

from __future__ import annotations

import asyncio
import io
import re

import discord

from bot.chat.base.forms import Form, field, form
from bot.chat.base.granted import granted
from bot.chat.base.id_items import IdButton, IdSelect
from bot.chat.base.ids.fields import Row
from bot.chat.base.messages import Style, button, card, update
from bot.chat.base.text import escape
from bot.chat.bot import Bot
from bot.chat.matches.acts.decks.saving import save_form, usual_form
from bot.chat.matches.base.deck_context import DeckContext, deck_context, deck_context_of
from bot.chat.matches.base.deck_ids import DeckId, FormatId, NewDeckId, PickDeckId
from bot.chat.matches.shows.deck_cards import check_card, deck_card, shelf_card
from bot.matches.model.kept import LONGEST_TITLE, KeptFile

_TITLE = "title"
_NOT_A_NAME = re.compile(r"[^\w-]+")


class DeckButton(IdButton, DeckId):
    """A button on the card of a deck; its number alone opens nobody else's deck."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Do with the deck what the button says."""
        if interaction.client.is_repeated(interaction):
            return
        context, deck = await deck_context_of(interaction, self.number, defers=self.act != "rename")
        match self.act:
            case "show":
                await show(context, deck)
            case "check":
                await check(context, deck, await usual_form(context))
            case "export":
                await export(context, deck)
            case "rename":
                say = context.words.say
                title = field(
                    _TITLE, say("deck-title"), say("deck-title-about"), LONGEST_TITLE, lines=False, written=deck.title
                )
                renames = RenameForm.id_for(number=deck.number)
                await interaction.response.send_modal(form(renames, say("deck-rename"), title))
            case "delete":
                await ask_to_delete(context, deck)
            case "sure":
                await _delete(context, deck)


class NewDeckButton(IdButton, NewDeckId):
    """Opens the form into which a deck is pasted."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Open it."""
        context = await deck_context(interaction, defers=False)
        await interaction.response.send_modal(save_form(context.words))


class DeckSelect(IdSelect, PickDeckId):
    """Which deck of the shelf is shown."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Show it."""
        context, deck = await deck_context_of(interaction, int(self.value) if self.value.isdecimal() else -1)
        await show(context, deck)


class FormatSelect(IdSelect, FormatId):
    """The format that a deck is held to."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Check the deck again."""
        context, deck = await deck_context_of(interaction, self.number)
        await check(context, deck, self.value)


class RenameForm(Form, prefix="dkname"):
    """Gives a deck the name that was typed."""

    number: Row

    async def submitted(self, interaction: discord.Interaction[Bot]) -> None:
        """Rename it."""
        if interaction.client.is_repeated(interaction):
            return
        context, deck = await deck_context_of(interaction, self.number)
        await rename(context, deck, self.filled.get(_TITLE, ""))


async def show(context: DeckContext, deck: KeptFile, *notes: str) -> None:
    """Show a deck card by card."""
    await update(context.interaction, await asyncio.to_thread(deck_card, context, deck, notes))


async def check(context: DeckContext, deck: KeptFile, form: str) -> None:
    """Hold a deck to a format."""
    await update(context.interaction, await asyncio.to_thread(check_card, context, deck, form))


async def export(context: DeckContext, deck: KeptFile) -> None:
    """Send a deck as a text file."""
    name = _NOT_A_NAME.sub("-", deck.title).strip("-") or "deck"
    file = discord.File(io.BytesIO(deck.text.encode()), f"{name}.txt")
    said = context.words.say("deck-exported", deck=escape(deck.title))
    if context.interaction.response.is_done():
        await context.interaction.followup.send(said, file=file, ephemeral=True)
    else:
        await context.interaction.response.send_message(said, file=file, ephemeral=True)


async def rename(context: DeckContext, deck: KeptFile, title: str) -> None:
    """Give a deck another name and show it under that.

    Raises:
        Refusal: the name cannot be taken; the deck keeps the one it has.
    """
    done = granted(await context.service.rename(context.keeper, deck.number, title))
    await show(context, done, context.words.say("deck-renamed", old=escape(deck.title)))


async def ask_to_delete(context: DeckContext, deck: KeptFile) -> None:
    """Ask before a deck is deleted."""
    say = context.words.say
    sure = button(DeckId.id_for(number=deck.number, act="sure"), say("deck-delete-sure"), Style.danger)
    back = button(DeckId.id_for(number=deck.number, act="show"), say("panel-back"))
    title = say("deck-delete-title", deck=escape(deck.title))
    await update(context.interaction, card(title, [say("deck-delete-about")], rows=[[sure, back]]))


async def _delete(context: DeckContext, deck: KeptFile) -> None:
    granted(await context.service.delete(context.keeper, deck.number))
    note = context.words.say("deck-deleted", deck=escape(deck.title))
    await update(context.interaction, shelf_card(context, await context.decks(), [note]))
