"""Saving a deck: pasted into a form, or a file, read as a lobby reads it, with every guess and breach told at once."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Literal, TypeAlias

import discord
from discord import ui

from bot.chat.base.errors import NotGranted, Refusal
from bot.chat.base.forms import Form, field, file_field, form
from bot.chat.base.id_items import IdButton
from bot.chat.base.ids.fields import Meant
from bot.chat.base.ids.id import Pattern
from bot.chat.base.messages import card, reply
from bot.chat.base.text import escape
from bot.chat.bot import Bot
from bot.chat.matches.base.deck_context import DeckContext, deck_context
from bot.chat.matches.base.replies import explained
from bot.chat.matches.base.unclear import ask, file_asked_about, settle_question
from bot.chat.matches.shows.deck_cards import check_card
from bot.games.values import Rejected, Unclear
from bot.locales.sentences import Localizer
from bot.matches.model.kept import LONGEST_TITLE, tidy
from bot.matches.model.match import Status
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules.choices import LARGEST

_TITLE, _LIST, _FILE = "title", "list", "file"
_How: TypeAlias = Literal["new", "over"]
_LONGEST_PASTED = 4000
_RED = discord.Colour.red()


class SaveForm(Form, prefix="dksave"):
    """Saves what was pasted, or the file that was attached."""

    how: _How

    async def submitted(self, interaction: discord.Interaction[Bot]) -> None:
        """Read it, keep it, and say what should be looked over."""
        if interaction.client.is_repeated(interaction):
            return
        context = await deck_context(interaction)
        title, pasted = self.filled.get(_TITLE, ""), self.filled.get(_LIST, "")
        if bool(pasted.strip()) == bool(self.attached):
            raise Refusal("deck-both" if self.attached else "deck-nothing")
        over = self.how == "over"
        if self.attached:
            await save_file(context, title, self.attached[0], over=over)
        else:
            await save(context, title, pasted.encode("utf-8", "replace"), over=over)


def save_form(words: Localizer, title: str = "", *, over: bool = False) -> ui.Modal:
    """The form into which a deck is pasted, or to which its file is attached."""
    say = words.say
    return form(
        SaveForm.id_for(how="over" if over else "new"),
        say("deck-save-title"),
        field(_TITLE, say("deck-title"), say("deck-title-about"), LONGEST_TITLE, lines=False, written=title),
        field(_LIST, say("deck-list"), say("deck-list-about"), _LONGEST_PASTED, required=False),
        file_field(_FILE, say("deck-file"), say("deck-file-about", kilobytes=LARGEST // 1024), required=False),
    )


class MeantDeckButton(IdButton, prefix="dkq"):
    """Answers what was asked about a list, and saves it as it is meant."""

    how: _How
    meant: Meant
    title: Annotated[str, Pattern(rf".{{1,{LONGEST_TITLE}}}")]

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Read the list again with the answer."""
        if interaction.client.is_repeated(interaction):
            return
        content = await file_asked_about(interaction)
        context = await deck_context(interaction, defers=False)
        await save(context, self.title, content, over=self.how == "over", meant=self.meant)
        await settle_question(interaction)


async def save_file(context: DeckContext, title: str, file: discord.Attachment, *, over: bool) -> None:
    """Keep a deck that came as a file."""
    if file.size > LARGEST:
        raise _declined(context, refused(Reason.TOO_LARGE, kilobytes=LARGEST // 1024))
    if not context.interaction.response.is_done():
        await context.interaction.response.defer(ephemeral=True, thinking=True)
    await save(context, title, await file.read(), over=over)


async def save(context: DeckContext, title: str, content: bytes, *, over: bool, meant: str = "") -> None:
    """Keep a deck, and show what was guessed in it and in what it breaks the format that is played here.

    Args:
        meant: what its owner answered where the list was unclear.

    Raises:
        NotGranted: it cannot be read or kept.
    """
    choice = context.lists.choice
    done = await context.service.save(
        context.keeper, context.game.key, choice, title, content, replaces=over, meant=meant
    )
    if isinstance(done, Refused | Rejected):
        raise _declined(context, done)
    if isinstance(done, Unclear):
        press = partial(MeantDeckButton.id_for, how="over" if over else "new", title=tidy(title))
        await ask(context.interaction, context.renderer, done, lambda token: press(meant=token))
        return
    notes = [context.words.say("deck-saved", deck=escape(done.file.title))]
    # The card itself tells again what is still in the text.
    lasting = await asyncio.to_thread(context.game.remarks, choice, done.file.text.encode())
    if lasting:
        notes.append(context.words.say("deck-guessed", count=len(lasting)))
    notes += [context.renderer.markdown(line) for line in done.remarks if line not in lasting]
    form = await usual_form(context)
    view = await asyncio.to_thread(check_card, context, done.file, form, notes)
    await reply(context.interaction, view)


async def usual_form(context: DeckContext) -> str:
    """The format of the lobby or match in this channel, else the game's usual one."""
    position = await context.interaction.client.matches.live_in(context.interaction.channel_id)
    formats = context.lists.formats
    if position is not None and position.match.game == context.game.key and position.match.status is Status.LOBBY:
        lists = position.game.lists
        form = lists.form(position.match.setup()) if lists else None
        if form is not None and any(each.token == form for each in formats):
            return form
    return formats[0].token if formats else ""


def _declined(context: DeckContext, refusal: Refused | Rejected) -> NotGranted:
    return NotGranted(refusal, partial(_refuse, context, refusal))


async def _refuse(context: DeckContext, refusal: Refused | Rejected) -> None:
    text, rules = explained(context.interaction, context.words, context.renderer.markdown, refusal)
    listed = "\n".join(f"- {line}" for line in text.splitlines()) if isinstance(refusal, Rejected) else text
    view = card(context.words.say("deck-not-saved"), [listed], colour=_RED, rows=[rules])
    await reply(context.interaction, view)
