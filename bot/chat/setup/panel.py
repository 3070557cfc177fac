"""The settings panel: what is set, and a select for each of it; every choice is saved at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple

import discord
from discord import app_commands, ui

from bot.chat.base.context import book_name, channel_settings, editions, games, guild_settings, words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.guilds import (
    Called,
    called,
    is_gone,
    set_channel_edition,
    set_channel_game,
    set_head_judge_role,
    set_judge_role,
    set_language,
)
from bot.chat.base.id_items import IdItem
from bot.chat.base.messages import Style, button
from bot.chat.base.officials import members_of
from bot.chat.base.text import escape, one_line
from bot.chat.bot import Bot
from bot.chat.setup.desk import DeskButton
from bot.chat.setup.ids import SettingId
from bot.chat.setup.judges import commands_lines
from bot.chat.setup.notices import described, notices_of, notices_select
from bot.chat.setup.removal import RemovalButton
from bot.locales.sentences import Localizer
from bot.matches.storage import preferences
from rules_index import BookInfo, Language

_NONE = "-"
# A select holds 25 options, one of which unsets the choice.
_MOST_GAMES = 24
_NAME = 100


async def panel(interaction: discord.Interaction[Bot], *, saved: bool = False) -> ui.LayoutView:
    """The panel for the guild and channel of an interaction, in the person's language."""
    client, words = interaction.client, await words_of_person(interaction)
    guild = await guild_settings(client.database, interaction.guild_id or 0)
    chosen = await channel_settings(client.database, interaction.channel_id)
    game = chosen.game
    notices = await preferences.notices(client.database, interaction.guild_id or 0)
    known = await games(client.oracle_in(interaction.guild_id), words)
    printed = await editions(client.oracle_in(interaction.guild_id), game)
    unset = words.say("setup-unset")
    role, role_note = _judges(interaction, guild.judge_role, words)
    head, head_note = _judges(interaction, guild.head_judge_role, words)
    otherwise = words.say("setup-language-unset", language=client.settings.default_language.value)
    language = words.say(f"language-{guild.language}") if guild.language else otherwise
    lines = [
        words.say("setup-channel", game=escape(known.get(game, game)) if game else unset),
        f"-# {words.say('setup-channel-about')}",
        *_edition_lines(printed, chosen.edition, words),
        words.say("setup-language", language=language),
        f"-# {words.say('setup-language-about')}",
        words.say("setup-judge", role=role),
        *role_note,
        f"-# {words.say('setup-judge-about')}",
        words.say("setup-head", role=head),
        *head_note,
        f"-# {words.say('setup-head-about')}",
        *await _one_judge(interaction, (guild.judge_role, guild.head_judge_role), words),
        *await commands_lines(interaction, (guild.judge_role, guild.head_judge_role), words),
        words.say("setup-notices", notices=described(notices, words)),
        f"-# {words.say('setup-notices-about')}",
    ]
    title = f"### {words.say('setup-title')}"
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(ui.TextDisplay(title), ui.TextDisplay("\n".join(lines))))
    for select in (
        _games(known, game, words),
        *([_editions(printed, chosen.edition, words)] if len(printed) > 1 else []),
        _languages(guild.language, words),
        _role("judge", guild.judge_role, interaction.guild, words),
        notices_select(notices, words),
        _role("head", guild.head_judge_role, interaction.guild, words),
    ):
        view.add_item(ui.ActionRow(select))
    remove = button(RemovalButton.id_for(), words.say("setup-remove"), Style.danger)
    view.add_item(ui.ActionRow(button(DeskButton.id_for(), words.say("setup-desk")), remove))
    if saved:
        view.add_item(ui.TextDisplay(words.say("setup-saved")))
    # A stopped view is sent but not watched: choices go to the registered dynamic items, also after a restart.
    view.stop()
    return view


async def _one_judge(interaction: discord.Interaction[Bot], roles: Sequence[int | None], words: Localizer) -> list[str]:
    """That nobody rules where the only judge plays, unless the table may, and where to let it."""
    settings, server = await interaction.client.disputes.guilds.settings(interaction.guild_id or 0), interaction.guild
    known = [role for role in roles if role is not None and not is_gone(server, role)]
    counted = await members_of(server, *known) if server is not None and known and not settings.table else None
    return [words.say("setup-one-judge")] if counted is not None and max(counted.values()) <= 1 else []


def _judges(interaction: discord.Interaction[Bot], role: int | None, words: Localizer) -> tuple[str, list[str]]:
    """A role as the panel names it, and what keeps its members from hearing of a dispute."""
    state = called(interaction.guild, role, interaction.app_permissions)
    if state is Called.UNSET:
        return words.say("setup-role-unset"), []
    note = [] if state is Called.HEARD else [f"⚠ {words.say(f'setup-role-{state}')}"]
    return f"<@&{role}>", note


def _games(known: dict[str, str], chosen: str | None, words: Localizer) -> ui.Select[Any]:
    options = [discord.SelectOption(label=words.say("setup-no-game"), value=_NONE, default=chosen is None)]
    for key, name in sorted(known.items(), key=lambda item: item[1])[:_MOST_GAMES]:
        options.append(discord.SelectOption(label=one_line(name, 100), value=key, default=key == chosen))
    return ui.Select(
        custom_id=SettingId.id_for(setting="game"), options=options, placeholder=words.say("setup-pick-game")
    )


def _edition_lines(printed: Sequence[BookInfo], chosen: str | None, words: Localizer) -> list[str]:
    """What is set, for a game that has more than one edition."""
    if len(printed) < 2:
        return []
    named = next((book_name(book, words) for book in printed if book.key == chosen), words.say("setup-unset"))
    edition = escape(one_line(named, _NAME)) if chosen else named
    return [words.say("setup-edition", edition=edition), f"-# {words.say('setup-edition-about')}"]


def _editions(printed: Sequence[BookInfo], chosen: str | None, words: Localizer) -> ui.Select[Any]:
    options = [discord.SelectOption(label=words.say("setup-no-edition"), value=_NONE, default=chosen is None)]
    for book in printed[:_MOST_GAMES]:
        label = one_line(book_name(book, words), _NAME)
        options.append(discord.SelectOption(label=label, value=book.key, default=book.key == chosen))
    return ui.Select(
        custom_id=SettingId.id_for(setting="edition"), options=options, placeholder=words.say("setup-pick-edition")
    )


def _languages(chosen: str | None, words: Localizer) -> ui.Select[Any]:
    options = [discord.SelectOption(label=words.say("setup-no-language"), value=_NONE, default=chosen is None)]
    for language in Language:
        label = words.say(f"language-{language}")
        options.append(discord.SelectOption(label=label, value=language.value, default=language == chosen))
    return ui.Select(
        custom_id=SettingId.id_for(setting="language"), options=options, placeholder=words.say("setup-pick-language")
    )


def _role(which: str, chosen: int | None, guild: discord.Guild | None, words: Localizer) -> ui.RoleSelect[Any]:
    picked = [chosen] if chosen and not is_gone(guild, chosen) else []
    default = [discord.SelectDefaultValue(id=each, type=discord.SelectDefaultValueType.role) for each in picked]
    return ui.RoleSelect(
        custom_id=SettingId.id_for(setting=which),
        min_values=0,
        default_values=default,
        placeholder=words.say(f"setup-pick-{which}"),
    )


class SettingSelect(IdItem[ui.Item[Any]], SettingId):
    """Any select of the panel."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Save the choice of an admin and show the panel with it."""
        if interaction.guild_id is None or interaction.channel_id is None:
            raise app_commands.NoPrivateMessage
        if not interaction.permissions.manage_guild:
            raise app_commands.MissingPermissions(["manage_guild"])
        place = _Place(interaction.guild_id, interaction.channel_id)
        await _SAVE[self.setting](interaction.client, place, self.item)
        await interaction.response.edit_message(view=await panel(interaction, saved=True))


class _Place(NamedTuple):
    guild: int
    channel: int


def _chosen(select: ui.Item[Any]) -> str | None:
    values = select.values if isinstance(select, ui.Select) else []
    return values[0] if values and values[0] != _NONE else None


async def _save_game(client: Bot, place: _Place, select: ui.Item[Any]) -> None:
    game = _chosen(select)
    books = await asyncio.to_thread(lambda: client.oracle_in(place.guild).books)
    if game and all(book.game != game for book in books):
        raise Refusal("setup-gone-game")
    await set_channel_game(client.database, place.guild, place.channel, game)


async def _save_edition(client: Bot, place: _Place, select: ui.Item[Any]) -> None:
    edition = _chosen(select)
    settings = await channel_settings(client.database, place.channel)
    printed = await editions(client.oracle_in(place.guild), settings.game)
    # The panel may be old: the channel may play another game by now.
    if edition and edition not in {book.key for book in printed}:
        raise Refusal("setup-gone-edition")
    await set_channel_edition(client.database, place.guild, place.channel, edition)


async def _save_language(client: Bot, place: _Place, select: ui.Item[Any]) -> None:
    chosen = _chosen(select)
    await set_language(client.database, place.guild, Language(chosen) if chosen else None)


async def _save_judges(client: Bot, place: _Place, select: ui.Item[Any]) -> None:
    await set_judge_role(client.database, place.guild, _picked_role(place, select))


async def _save_head_judges(client: Bot, place: _Place, select: ui.Item[Any]) -> None:
    await set_head_judge_role(client.database, place.guild, _picked_role(place, select))


def _picked_role(place: _Place, select: ui.Item[Any]) -> int | None:
    """The role that was picked; ``None`` for none.

    Raises:
        Refusal: it is the role that everybody has: players would judge each other, and each call would notify all.
    """
    role = next(iter(select.values), None) if isinstance(select, ui.RoleSelect) else None
    if role is not None and role.id == place.guild:
        raise Refusal("setup-everyone")
    return None if role is None else role.id


async def _save_notices(client: Bot, place: _Place, select: ui.Item[Any]) -> None:
    values = select.values if isinstance(select, ui.Select) else []
    await preferences.set_notices(client.database, place.guild, notices_of(values))


_SAVE: Mapping[str, Callable[[Bot, _Place, ui.Item[Any]], Awaitable[None]]] = {
    "game": _save_game,
    "edition": _save_edition,
    "language": _save_language,
    "judge": _save_judges,
    "head": _save_head_judges,
    "notices": _save_notices,
}
