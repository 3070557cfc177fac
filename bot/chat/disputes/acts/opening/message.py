"""The message command that takes a message into a dispute, and the question into which one where there are several."""

from __future__ import annotations

from collections import OrderedDict
from datetime import UTC
from typing import NamedTuple
from weakref import WeakKeyDictionary

import discord

from bot.chat.base.commands.declaring import Place, message_command
from bot.chat.base.context import words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.id_items import IdSelect
from bot.chat.base.ids.fields import Snowflake
from bot.chat.base.messages import card, reply, select, update
from bot.chat.base.officials import official_of
from bot.chat.bot import Bot
from bot.chat.disputes.base.cases import case_of, declined
from bot.chat.disputes.base.picking import case_options
from bot.chat.disputes.base.pictures import take_pictures
from bot.chat.disputes.base.showing import begin, show
from bot.disputes.model.dispute import Dispute
from bot.disputes.model.evidence import Message
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import DeskRefused

_AT_HAND, _MOST = 500, 25


class _Taken(NamedTuple):
    """A message with the pictures that hang on it."""

    message: Message
    pictures: tuple[discord.Attachment, ...] = ()


_at_hand: WeakKeyDictionary[Bot, OrderedDict[tuple[int, int], _Taken]] = WeakKeyDictionary()
"""By person and id the messages that somebody was asked about: Discord hands their words over once, and nothing of them
is stored before it is settled into which dispute they go."""


@message_command("dispute", "message", place=Place.SERVERS)
async def add_message(interaction: discord.Interaction[Bot], message: discord.Message) -> None:
    """Take a message into a dispute of the person; they choose where there are several."""
    if interaction.client.is_repeated(interaction):
        return
    user, words = await official_of(interaction), await words_of_person(interaction)
    found = await _fitting(interaction, user)
    if not found:
        raise Refusal("dispute-none-to-add-to")
    said = Message(id=message.id, author=message.author.id, at=message.created_at.astimezone(UTC), text=message.content)
    taken = _Taken(said, tuple(each for each in message.attachments if _is_picture(each)))
    if len(found) == 1:
        await _add(interaction, user, found[0].number, taken)
        return
    _keep(interaction.client, user, taken)
    options = case_options(found[:_MOST])
    rows = [[select(MessageSelect.id_for(message=message.id), options, words.say("dispute-message-pick"))]]
    await reply(interaction, card(words.say("dispute-message-which"), [], rows=rows))


class MessageSelect(IdSelect, prefix="dmsg"):
    """Takes a message into the dispute that was picked."""

    message: Snowflake

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Take it in.

        Raises:
            Refusal: the bot was restarted since the message was chosen, and has it no longer.
        """
        if interaction.client.is_repeated(interaction):
            return
        user = await official_of(interaction)
        taken = _at_hand.get(interaction.client, OrderedDict()).get((user.user, self.message))
        if taken is None:
            raise Refusal("dispute-message-gone")
        await _add(interaction, user, int(self.value), taken)


async def _add(interaction: discord.Interaction[Bot], user: Official, number: int, taken: _Taken) -> None:
    client, words, guild = interaction.client, await words_of_person(interaction), interaction.guild_id or 0
    done = await client.disputes.evidence.add_message(guild, number, user, taken.message, pictured=bool(taken.pictures))
    if isinstance(done, DeskRefused):
        raise declined(await case_of(interaction, number), done)
    _at_hand.get(client, OrderedDict()).pop((user.user, taken.message.id), None)
    added = words.say("dispute-message-added", number=number)
    if not taken.pictures:
        await update(interaction, card(added, []))
        return
    await begin(interaction)
    context = await case_of(interaction, number)
    notes = await take_pictures(interaction, context.said, taken.pictures)
    await show(interaction, card(added, notes))


def _is_picture(attachment: discord.Attachment) -> bool:
    """Whether a file says that it is a picture, by its type or else by its name."""
    kind = attachment.content_type or ""
    return kind.startswith("image/") or attachment.filename.casefold().endswith((".heic", ".heif", ".avif"))


def _keep(client: Bot, user: Official, taken: _Taken) -> None:
    kept = _at_hand.setdefault(client, OrderedDict())
    kept[user.user, taken.message.id] = taken
    while len(kept) > _AT_HAND:
        kept.popitem(last=False)


async def _fitting(interaction: discord.Interaction[Bot], user: Official) -> list[Dispute]:
    """The undecided disputes a person may add a message to: this channel's before the others, the newest first."""
    disputes, guild = interaction.client.disputes, interaction.guild_id or 0
    own = list(await disputes.docket.mine(guild, user))
    judged = await disputes.docket.queue(guild, user, "mine")
    own += [] if isinstance(judged, DeskRefused) else judged
    own.sort(key=lambda each: (each.channel == interaction.channel_id, each.number), reverse=True)
    return list({each.number: each for each in own}.values())
