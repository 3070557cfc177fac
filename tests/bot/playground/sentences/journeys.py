"""Journeys through the playground while the album looks on: commands, matches of every game, disputes."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
from selenium.webdriver.common.keys import Keys

from bot.chat.base.commands.translate import Translator
from rules_index import Language
from tests.bot.playground import evening, judging
from tests.bot.playground.first_match import CHANNELS, Beginner, around, first_match
from tests.bot.playground.judging import Bench
from tests.bot.playground.playing import settled
from tests.command_tree import payloads

HIGH = 2400
"""The height of a window in which every message is seen whole."""
ANSWER = 4.0
"""Seconds in which a command answers, or opens a form."""
CLEARED = "document.querySelector('dialog[open] .secondary')?.click(); document.getElementById('text')?.focus()"


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

    def shot(self, name: str, text: str = "") -> None:
        """Only look at what a picture is taken of elsewhere."""
        if text:
            self.wait(text)
        settled(self.page)
        self.be(self.who, self.channel)


def commands(walk: Reader) -> None:
    """Every command is typed and sent without options, in the channel of each game in turn."""
    for at, path in enumerate(paths(walk.speaks["Alice"])):
        if at % 12 == 0:
            walk.be("Alice", [*CHANNELS.values()][at // 12 % len(CHANNELS)])
        line = walk.page.driver.find_element("id", "text")
        line.send_keys(f"/{path}")
        settled(walk.page)
        line.send_keys(Keys.ENTER)
        settled(walk.page)
        walk.page.run("document.querySelector('#composer form').requestSubmit()")
        until = time.monotonic() + ANSWER
        while time.monotonic() < until and not walk.page.run("return document.querySelector('dialog[open]') !== null"):
            settled(walk.page)
        walk.page.run(CLEARED)
        walk.page.reload()


def asked(walk: Reader) -> None:
    """Questions, an answer that is shown to all, two editions."""
    evening.asked(walk)


def at_one_table(walk: Reader) -> None:
    """Two whole matches of Zloba."""
    evening.whole_match(walk)
    evening.against_bob(walk)


def before_judges(walk: Reader) -> None:
    """Disputes from the call to the verdict, with all that a judge can do."""
    chooser = random.Random(3)
    with tempfile.TemporaryDirectory() as photographs:
        judging.plain(walk, "before")
        evening.started(walk, "Bob", "Cyril")
        walk.moves(chooser)
        judging.lost_and_given_back(walk, Path(photographs))
        for scene in (judging.slow_player, judging.adjusted, judging.called, judging.found_again):
            walk.moves(chooser)
            scene(walk)


def among_friends(walk: Reader) -> None:
    """Three friends, of whom the only judge plays."""
    judging.friends(walk)


def of_game(game: str) -> Callable[[Reader], None]:
    """The first match of a game, its result, a lobby, and what is asked on the way."""

    def journey(walk: Reader) -> None:
        first_match(walk, game)
        around(walk, game)

    journey.__name__ = f"first_match_of_{game}"
    return journey


JOURNEYS: tuple[Callable[[Reader], None], ...] = (
    commands,
    asked,
    at_one_table,
    before_judges,
    among_friends,
    *map(of_game, CHANNELS),
)
