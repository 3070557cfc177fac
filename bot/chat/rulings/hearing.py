"""Messages to the bot: those that mention it, replies that ping it among them, and private ones."""

from __future__ import annotations

import asyncio

import discord
from discord import ui

from bot.chat.answers.card import layout
from bot.chat.base.asking.asker import Heard
from bot.chat.base.context import words_of_person
from bot.chat.base.errors import Refusal, answer_error
from bot.chat.base.messages import reply
from bot.chat.base.waiting.crowd import Haste
from bot.chat.bot import Bot
from bot.chat.rulings.commands import answer
from rules_index import detect

_KINDS = (discord.MessageType.default, discord.MessageType.reply)


def load(client: Bot) -> None:
    """Let the client hear messages."""
    client.hear = hear


async def hear(client: Bot, message: discord.Message) -> None:
    """Answer a message that is meant for the bot; nobody else's words arrive here."""
    if not _is_for(client, message) or client.is_repeated(message):
        return
    question = client.unmarked(message.content).strip()
    heard = Heard(client, message, detect(question, likely=client.settings.default_language))
    answered = asyncio.get_running_loop().create_future()
    client.crowd.comes(message.id, answered)
    try:
        if not await client.crowd.admits(message.id, Haste.QUESTION):
            raise Refusal("error-busy")
        if question:
            await answer(heard, question, None)
        else:
            words = await words_of_person(heard)
            await reply(heard, layout(ui.TextDisplay(words.say("talk-who", command=words.say("command-rule")))))
    except Exception as error:
        await answer_error(heard, error)
    finally:
        if not answered.done():
            answered.set_result(None)


def _is_for(client: Bot, message: discord.Message) -> bool:
    """Whether a person wrote it to the bot; a mention of a role or of everybody is none of the bot."""
    if client.user is None or message.author.bot or message.webhook_id or message.type not in _KINDS:
        return False
    return message.guild is None or client.user in message.mentions
