"""``/deck`` with its subcommands; every answer is for the person alone who asked."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Annotated

import discord

from bot.chat.base.commands.declaring import Place, command, group
from bot.chat.base.commands.options import Suggest
from bot.chat.base.errors import Refusal
from bot.chat.base.messages import reply
from bot.chat.base.text import escape, one_line
from bot.chat.bot import Bot
from bot.chat.matches.acts.decks import doing, played
from bot.chat.matches.acts.decks.saving import save_file, save_form, usual_form
from bot.chat.matches.base.deck_context import DeckContext, DeckOption, deck_context, suggest_formats
from bot.chat.matches.base.match_context import context_of
from bot.chat.matches.shows.deck_cards import difference_card, shelf_card
from bot.matches.model.kept import LONGEST_TITLE, folded, tidy

_SHOWN = 50

group("deck", place=Place.SERVERS)


@command("deck", "save")
async def save(
    interaction: discord.Interaction[Bot],
    name: str | None = None,
    file: discord.Attachment | None = None,
    replace: bool = False,
) -> None:
    """Save a deck from a file, or without one open a form into which it is pasted."""
    context = await deck_context(interaction, defers=file is not None)
    if file is None:
        await interaction.response.send_modal(save_form(context.words, name or "", over=replace))
        return
    title = name or tidy(PurePosixPath(file.filename).stem.replace("_", " "))[:LONGEST_TITLE]
    await save_file(context, title, file, over=replace)


@command("deck", "list")
async def shelf(interaction: discord.Interaction[Bot]) -> None:
    """List the person's decks."""
    context = await deck_context(interaction)
    await reply(interaction, shelf_card(context, await context.decks()))


@command("deck", "show")
async def show(interaction: discord.Interaction[Bot], deck: DeckOption | None = None, match: int | None = None) -> None:
    """Show a deck, or the one that the person plays or played in a match."""
    if match is not None:
        await played.show(await context_of(interaction, match))
        return
    context = await deck_context(interaction)
    if deck is None:
        await reply(interaction, shelf_card(context, await context.decks()))
        return
    await doing.show(context, await context.deck(deck))


@command("deck", "check")
async def check(
    interaction: discord.Interaction[Bot],
    deck: DeckOption,
    form: Annotated[str | None, Suggest(suggest_formats)] = None,
) -> None:
    """Hold a deck to a format: the one that was named, the lobby's, or the usual one."""
    context = await deck_context(interaction)
    chosen = await usual_form(context) if form is None else _form(context, form)
    await doing.check(context, await context.deck(deck), chosen)


@command("deck", "rename")
async def rename(interaction: discord.Interaction[Bot], deck: DeckOption, name: str) -> None:
    """Give a deck another name."""
    context = await deck_context(interaction)
    await doing.rename(context, await context.deck(deck), name)


@command("deck", "compare")
async def compare(interaction: discord.Interaction[Bot], deck: DeckOption, other: DeckOption) -> None:
    """Tell how two decks differ."""
    context = await deck_context(interaction)
    await reply(interaction, difference_card(context, await context.deck(deck), await context.deck(other)))


@command("deck", "export")
async def export(interaction: discord.Interaction[Bot], deck: DeckOption) -> None:
    """Send a deck as a file that can be saved again anywhere."""
    context = await deck_context(interaction)
    await doing.export(context, await context.deck(deck))


@command("deck", "delete")
async def delete(interaction: discord.Interaction[Bot], deck: DeckOption) -> None:
    """Ask whether a deck is to be deleted."""
    context = await deck_context(interaction)
    await doing.ask_to_delete(context, await context.deck(deck))


def _form(context: DeckContext, typed: str) -> str:
    """The key of a format that was picked or whose name was typed.

    Raises:
        Refusal: there is none such; it names those there are.
    """
    labels = {each.token: context.renderer.plain(each.label) for each in context.lists.formats}
    wanted = folded(typed)
    found = [key for key, label in labels.items() if wanted in (key, folded(label))]
    if not found:
        listed = ", ".join(escape(each) for each in labels.values())
        raise Refusal("deck-no-format", format=escape(one_line(typed, _SHOWN)), formats=listed)
    return found[0]
