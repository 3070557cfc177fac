"""``/deck`` with its subcommands; every answer is for the person alone who asked."""

from __future__ import annotations

from pathlib import PurePosixPath

import discord
from discord import app_commands

from bot.chat.base.errors import Refusal
from bot.chat.base.messages import reply
from bot.chat.base.text import escape, one_line
from bot.chat.base.translate import command_text
from bot.chat.bot import Bot
from bot.chat.matches.base.match_context import context_of
from bot.chat.matches.decks import doing, played
from bot.chat.matches.decks.cards import difference_card, shelf_card
from bot.chat.matches.decks.context import DeckContext, deck_context, suggest_decks, suggest_formats
from bot.chat.matches.decks.saving import save_file, save_form, usual_form
from bot.matches.model.kept import LONGEST_TITLE, folded, tidy

deck_group = app_commands.Group(
    name=command_text("command-deck"), description=command_text("command-deck-about"), guild_only=True
)
_SHOWN = 50


@deck_group.command(name=command_text("command-deck-save"), description=command_text("command-deck-save-about"))
@app_commands.rename(
    name=command_text("command-deck-name"),
    file=command_text("command-file"),
    replace=command_text("command-deck-replace"),
)
@app_commands.describe(
    name=command_text("command-deck-name-about"),
    file=command_text("command-deck-file-about"),
    replace=command_text("command-deck-replace-about"),
)
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


@deck_group.command(name=command_text("command-deck-list"), description=command_text("command-deck-list-about"))
async def shelf(interaction: discord.Interaction[Bot]) -> None:
    """List the person's decks."""
    context = await deck_context(interaction)
    await reply(interaction, shelf_card(context, await context.decks()))


@deck_group.command(name=command_text("command-deck-show"), description=command_text("command-deck-show-about"))
@app_commands.rename(deck=command_text("command-deck-deck"), match=command_text("command-match-number"))
@app_commands.describe(deck=command_text("command-deck-deck-about"), match=command_text("command-deck-match-about"))
@app_commands.autocomplete(deck=suggest_decks)
async def show(interaction: discord.Interaction[Bot], deck: str | None = None, match: int | None = None) -> None:
    """Show a deck, or the one that the person plays or played in a match."""
    if match is not None:
        await played.show(await context_of(interaction, match))
        return
    context = await deck_context(interaction)
    if deck is None:
        await reply(interaction, shelf_card(context, await context.decks()))
        return
    await doing.show(context, await context.deck(deck))


@deck_group.command(name=command_text("command-deck-check"), description=command_text("command-deck-check-about"))
@app_commands.rename(deck=command_text("command-deck-deck"), form=command_text("command-deck-format"))
@app_commands.describe(deck=command_text("command-deck-deck-about"), form=command_text("command-deck-format-about"))
@app_commands.autocomplete(deck=suggest_decks, form=suggest_formats)
async def check(interaction: discord.Interaction[Bot], deck: str, form: str | None = None) -> None:
    """Hold a deck to a format: the one that was named, the lobby's, or the usual one."""
    context = await deck_context(interaction)
    chosen = await usual_form(context) if form is None else _form(context, form)
    await doing.check(context, await context.deck(deck), chosen)


@deck_group.command(name=command_text("command-deck-rename"), description=command_text("command-deck-rename-about"))
@app_commands.rename(deck=command_text("command-deck-deck"), name=command_text("command-deck-name"))
@app_commands.describe(deck=command_text("command-deck-deck-about"), name=command_text("command-deck-name-about"))
@app_commands.autocomplete(deck=suggest_decks)
async def rename(interaction: discord.Interaction[Bot], deck: str, name: str) -> None:
    """Give a deck another name."""
    context = await deck_context(interaction)
    await doing.rename(context, await context.deck(deck), name)


@deck_group.command(name=command_text("command-deck-compare"), description=command_text("command-deck-compare-about"))
@app_commands.rename(deck=command_text("command-deck-deck"), other=command_text("command-deck-other"))
@app_commands.describe(deck=command_text("command-deck-deck-about"), other=command_text("command-deck-other-about"))
@app_commands.autocomplete(deck=suggest_decks, other=suggest_decks)
async def compare(interaction: discord.Interaction[Bot], deck: str, other: str) -> None:
    """Tell how two decks differ."""
    context = await deck_context(interaction)
    await reply(interaction, difference_card(context, await context.deck(deck), await context.deck(other)))


@deck_group.command(name=command_text("command-deck-export"), description=command_text("command-deck-export-about"))
@app_commands.rename(deck=command_text("command-deck-deck"))
@app_commands.describe(deck=command_text("command-deck-deck-about"))
@app_commands.autocomplete(deck=suggest_decks)
async def export(interaction: discord.Interaction[Bot], deck: str) -> None:
    """Send a deck as a file that can be saved again anywhere."""
    context = await deck_context(interaction)
    await doing.export(context, await context.deck(deck))


@deck_group.command(name=command_text("command-deck-delete"), description=command_text("command-deck-delete-about"))
@app_commands.rename(deck=command_text("command-deck-deck"))
@app_commands.describe(deck=command_text("command-deck-deck-about"))
@app_commands.autocomplete(deck=suggest_decks)
async def delete(interaction: discord.Interaction[Bot], deck: str) -> None:
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
