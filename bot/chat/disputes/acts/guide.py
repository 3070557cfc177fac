"""``/guide``: the guide for judges, which head judges may write anew for their server."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import discord
from discord import app_commands, ui

from bot.chat.answers.autocomplete import choices_of, words_while_typing
from bot.chat.base.commands.declaring import Place, command
from bot.chat.base.commands.options import Suggest
from bot.chat.base.context import words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.forms import Form, field, form
from bot.chat.base.granted import granted
from bot.chat.base.id_items import IdButton, IdSelect
from bot.chat.base.ids.id import Pattern
from bot.chat.base.messages import GAP, button, card, reply, select, update
from bot.chat.base.officials import official_of
from bot.chat.base.text import escape, one_line
from bot.chat.bot import Bot
from bot.chat.disputes.base.showing import paragraphs
from bot.chat.disputes.shows.entries import Entry, guide
from bot.disputes.rules.precedents import LONGEST_ANSWER, LONGEST_QUESTION
from bot.disputes.services.books.guides import GuideEdit
from rules_index import Language, load_guide

_PAGE = 24
_TITLE, _TEXT = "title", "text"
_Slug: TypeAlias = Annotated[str, Pattern(r"[a-z0-9.-]{1,60}")]


async def suggest_entries(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """Titles of the guide's entries that hold what is typed."""
    language = words_while_typing(interaction).language
    return choices_of({entry.slug: entry.told[language].title for entry in load_guide()}, typed)


@command("guide", place=Place.SERVERS)
async def read_guide(
    interaction: discord.Interaction[Bot], entry: Annotated[str | None, Suggest(suggest_entries)] = None
) -> None:
    """Read the guide, or one entry of it."""
    words = await words_of_person(interaction)
    entries = await guide(interaction.client, interaction.guild_id or 0, words.language)
    if entry is None:
        await reply(interaction, _list_card(entries, 0, words.say("guide-title"), words.say("guide-about")))
        return
    wanted = entry.casefold().strip()
    found = next((slug for slug, each in entries.items() if wanted in (slug, each.title.casefold())), None)
    if found is None:
        raise Refusal("guide-no-entry", entry=escape(one_line(entry, 80)))
    await _show(interaction, found)


class GuideSelect(IdSelect, prefix="dgs"):
    """Opens an entry of the list, or another page of it."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Show it."""
        if not self.value.startswith("+"):
            await _show(interaction, self.value)
            return
        words = await words_of_person(interaction)
        entries = await guide(interaction.client, interaction.guild_id or 0, words.language)
        page = int(self.value[1:])
        await update(interaction, _list_card(entries, page, words.say("guide-title"), words.say("guide-about")))


class GuideButton(IdButton, prefix="dge"):
    """Lets a head judge write an entry anew for the server, or bring the guide's own text back in one language."""

    act: Literal["edit", "reset"]
    slug: _Slug

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Open the form, or bring the text back."""
        if interaction.client.is_repeated(interaction):
            return
        slug, words = self.slug, await words_of_person(interaction)
        entries = await guide(interaction.client, interaction.guild_id or 0, words.language)
        known = entries.get(slug)
        if known is None:
            raise Refusal("guide-no-entry", entry=escape(slug))
        if self.act == "reset":
            await _save(interaction, await _edited(interaction, slug, words.language, "", ""))
            return
        say = words.say
        about = say("guide-edit-about")
        title = field(_TITLE, say("guide-entry-title"), about, LONGEST_QUESTION, lines=False, written=known.title)
        text = field(_TEXT, say("guide-entry-text"), about, LONGEST_ANSWER, written=known.text)
        await interaction.response.send_modal(form(GuideForm.id_for(slug=slug), words.say("guide-edit"), title, text))


class GuideForm(Form, prefix="dgf"):
    """Puts a server's own text in the place of an entry, in the language of whoever writes it."""

    slug: _Slug

    async def submitted(self, interaction: discord.Interaction[Bot]) -> None:
        """Keep it."""
        if interaction.client.is_repeated(interaction):
            return
        slug, language = self.slug, (await words_of_person(interaction)).language
        title, text = self.filled.get(_TITLE, ""), self.filled.get(_TEXT, "")
        await _save(interaction, await _edited(interaction, slug, language, title, text))


async def _edited(
    interaction: discord.Interaction[Bot], slug: str, language: Language, title: str, text: str
) -> GuideEdit:
    """The server's own entry with other words in one language; without words the guide's own are back there."""
    edits = await interaction.client.disputes.guides.edits(interaction.guild_id or 0)
    before = next((edit for edit in edits if edit.slug == slug), GuideEdit(slug, {}, {}))
    return GuideEdit(slug, {**before.titles, language: title}, {**before.texts, language: text})


async def _save(interaction: discord.Interaction[Bot], edit: GuideEdit) -> None:
    user = await official_of(interaction)
    granted(await interaction.client.disputes.guides.edit(interaction.guild_id or 0, user, edit))
    await _show(interaction, edit.slug)


async def _show(interaction: discord.Interaction[Bot], slug: str) -> None:
    words, user = await words_of_person(interaction), await official_of(interaction)
    entries = await guide(interaction.client, interaction.guild_id or 0, words.language)
    found = entries.get(slug)
    if found is None:
        raise Refusal("guide-no-entry", entry=escape(slug))
    say = words.say
    penalty = found.entry.penalty
    given = say("guide-no-penalty") if penalty == "none" else say(f"dispute-record-penalty-{penalty}")
    usual = say("guide-usual", remedy=say(f"dispute-record-remedy-{found.entry.remedy}"), penalty=given)
    lines = [*([f"-# {say('guide-own')}"] if found.own else []), *paragraphs(found.text), GAP, usual]
    row: list[ui.Item[Any]] = []
    if user.head or user.admin:
        row.append(button(GuideButton.id_for(act="edit", slug=slug), say("guide-edit")))
        if found.own:
            row.append(button(GuideButton.id_for(act="reset", slug=slug), say("guide-reset")))
    await update(interaction, card(escape(found.title), lines, rows=[row]))


def _list_card(entries: dict[str, Entry], page: int, title: str, about: str) -> ui.LayoutView:
    slugs = list(entries)
    pages = max(1, -(-len(slugs) // _PAGE))
    page %= pages
    shown = slugs[page * _PAGE : (page + 1) * _PAGE]
    options = [discord.SelectOption(label=one_line(entries[slug].title, 100), value=slug) for slug in shown]
    if pages > 1:
        options.append(discord.SelectOption(label="…", value=f"+{page + 1}"))
    lines = [f"- {escape(one_line(entries[slug].title, 100))}" for slug in shown]
    return card(f"{title} {page + 1}/{pages}", [about, *lines], rows=[[select(GuideSelect.id_for(), options, title)]])
