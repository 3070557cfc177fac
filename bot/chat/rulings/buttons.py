"""What happens when a button or select of an answer is pressed: reload, check, look up again, always answer."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Self

import discord
from discord import ui

from bot.chat.context import words_of_guild
from bot.chat.errors import Refusal, answering
from bot.chat.locale import Localizer, localizer
from bot.chat.rulings.asked import AskedQuestion, Kind, recall
from bot.chat.rulings.card import Shown, context_card, public_card, ruling_card, topics_card
from bot.chat.rulings.ids import BUTTON, TOPICS, Action
from bot.chat.rulings.lookup import find_again, see_also
from rules_index import Language, Ruling

if TYPE_CHECKING:
    from bot.chat.client import Client


class RulingButton(ui.DynamicItem[ui.Button[Any]], template=BUTTON):
    """Any button of an answer."""

    def __init__(self, item: ui.Button[Any], asked: int, action: str, at: int, page: int) -> None:
        super().__init__(item)
        self.asked, self.action, self.at, self.page = asked, action, at, page

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """The pressed button, from what its id carries."""
        if not isinstance(item, ui.Button):
            raise TypeError(f"{match[0]} is not a button")
        return cls(item, int(match["asked"]), match["action"], int(match["at"]), int(match["page"]))

    @answering
    async def callback(self, interaction: discord.Interaction[Client]) -> None:
        """Show what the button leads to."""
        asked = await own_question(interaction, self.asked)
        words = localizer(Language(asked.language))
        if self.action == Action.TOPICS:
            await _show_topics(interaction, asked, words)
            return
        shown, ruling = await _hit(interaction.client, asked, self.at, self.page, words)
        match self.action:
            case Action.CONTEXT | Action.CONTEXT_BEFORE | Action.CONTEXT_AFTER:
                around = await asyncio.to_thread(interaction.client.oracle.neighbours, ruling.id)
                await edit(interaction, context_card(shown, around or (ruling,), ruling, words))
            case Action.SHARE:
                await _share(interaction, shown, ruling, words)
            case _:
                await _show_ruling(interaction, shown, ruling, words)


class TopicSelect(ui.DynamicItem[ui.Select[Any]], template=TOPICS):
    """The select of the nearest topics."""

    def __init__(self, item: ui.Select[Any], asked: int) -> None:
        super().__init__(item)
        self.asked = asked

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """The used select, from what its id carries."""
        if not isinstance(item, ui.Select):
            raise TypeError(f"{match[0]} is not a select")
        return cls(item, int(match["asked"]))

    @answering
    async def callback(self, interaction: discord.Interaction[Client]) -> None:
        """Show the topic that was picked."""
        asked = await own_question(interaction, self.asked)
        words = localizer(Language(asked.language))
        picked = self.item.values[0] if self.item.values else ""
        at = int(picked) if picked.isdecimal() else len(asked.hits)
        await _show_ruling(interaction, *await _hit(interaction.client, asked, at, 0, words), words)


async def own_question(
    interaction: discord.Interaction[Client], number: int, command: str = "command-rule"
) -> AskedQuestion:
    """The kept question of a pressed button.

    Raises:
        Refusal: it is kept no longer, or is another person's; it names the command to ask again with.
    """
    asked = await recall(interaction.client.database, number)
    words = localizer(Language(asked.language)) if asked else localizer(interaction.client.settings.default_language)
    if asked is None:
        raise Refusal("stale-question", command=words.say(command))
    if asked.user_id != interaction.user.id:
        raise Refusal("not-your-question", command=words.say(command))
    return asked


async def _hit(client: Client, asked: AskedQuestion, at: int, page: int, words: Localizer) -> tuple[Shown, Ruling]:
    kind = Kind(asked.kind)
    ruling = None
    answered = True
    if at < len(asked.hits):
        ruling, answered = await asyncio.to_thread(
            find_again, client.oracle, kind, asked.question, game=asked.game, hits=asked.hits, at=at
        )
    if ruling is None:
        raise Refusal("stale-rule", command=words.say("command-rule"))
    return Shown(asked.id, asked.question, kind, answered, len(asked.hits), at, page), ruling


async def _show_ruling(
    interaction: discord.Interaction[Client], shown: Shown, ruling: Ruling, words: Localizer
) -> None:
    see = await asyncio.to_thread(see_also, interaction.client.oracle, ruling)
    await edit(interaction, ruling_card(shown, ruling, see, words))


async def _show_topics(interaction: discord.Interaction[Client], asked: AskedQuestion, words: Localizer) -> None:
    oracle = interaction.client.oracle
    found = await asyncio.to_thread(lambda: [oracle.ruling(hit) for hit in asked.hits])
    # A topic that is gone would shift the places of the others.
    if None in found:
        raise Refusal("stale-rule", command=words.say("command-rule"))
    topics = [topic for topic in found if topic]
    shown = Shown(asked.id, asked.question, Kind(asked.kind), False, len(topics))
    await edit(interaction, topics_card(shown, topics, words))


async def _share(interaction: discord.Interaction[Client], shown: Shown, ruling: Ruling, words: Localizer) -> None:
    if not may_write(interaction):
        raise Refusal("may-not-share")
    see = await asyncio.to_thread(see_also, interaction.client.oracle, ruling)
    everybody = await words_of_guild(interaction, words.language)
    # The private card first: it takes the button away, and a repeated delivery of the press fails here.
    await edit(interaction, ruling_card(replace(shown, shared=True), ruling, see, words))
    await interaction.followup.send(
        view=public_card(shown, ruling, see, everybody, interaction.user),
        allowed_mentions=discord.AllowedMentions.none(),
    )


def may_write(interaction: discord.Interaction[Client]) -> bool:
    """Whether the person may write in this channel themselves."""
    # An answer to an interaction is posted whatever the person may do here, so the bot must ask.
    rights = interaction.permissions
    if isinstance(interaction.channel, discord.Thread):
        return rights.send_messages_in_threads
    return interaction.guild_id is None or rights.send_messages


async def edit(interaction: discord.Interaction[Client], view: ui.LayoutView) -> None:
    """Answer a press by showing another card in the same message."""
    await interaction.response.edit_message(view=view, allowed_mentions=discord.AllowedMentions.none())
