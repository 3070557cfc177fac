"""Somebody who goes through everything, and the commands as they type them."""

from __future__ import annotations

import asyncio
from typing import Any

import discord

from bot.chat.base.commands.translate import Translator
from rules_index import Language
from tests.bot.playground.first_match import Beginner
from tests.bot.playground.judging import Bench
from tests.bot.playground.playing import settled
from tests.bot.playground.sentences.watching import Watched
from tests.command_tree import payloads

HIGH = 2400
"""The height of a window in which every message is seen whole."""
SUBCOMMAND = discord.AppCommandOptionType.subcommand.value
LOCALES = {Language.CS: "cs", Language.SV: "sv-SE"}


def paths(language: Language) -> list[str]:
    """The slash commands as people who speak a language type them."""

    def name(payload: dict[str, Any]) -> str:
        return str((payload.get("name_localizations") or {}).get(LOCALES.get(language), payload["name"]))

    found = []
    for made in asyncio.run(payloads(Translator())):
        if made["type"] == discord.AppCommandType.chat_input.value:
            inner = [each for each in made.get("options", ()) if each["type"] == SUBCOMMAND]
            found += [f"{name(made)} {name(each)}" for each in inner] or [name(made)]
    return found


class Reader(Bench, Beginner):
    """Somebody who goes through everything, at a page as narrow as a telephone and as high as it takes."""

    narrow = (390, HIGH)
    page: Watched

    def shot(self, name: str, text: str = "") -> None:
        """Only look at what a picture is taken of elsewhere."""
        if text:
            self.wait(text)
        settled(self.page)
        self.be(self.who, self.channel)
