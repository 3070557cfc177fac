"""People who take turns at one page of the playground and do everything by clicks, each in their own language."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from PIL import Image

from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.playground.browser import Page
from tests.bot.playground.playing import PATIENCE, SETTLED, settled, wait

WINDOW, TELEPHONE = (1000, 900), (390, 844)
"""The size of the page on a table and in a hand."""
SPEAKS = {"Alice": Language.CS, "Bob": Language.EN, "Cyril": Language.SV}
PUBLIC = Language.CS
"""The language of what everybody reads, which is Alice's; who else spoke it speaks another in its place."""
ASIDE = ("board", "back", "cancel", "refresh", "sheet", "take-move-back", "standing", "plan")
"""What a panel offers beside an answer, by the names of its sentences."""
PLAYERS = ("Bob", "Cyril")
COLOURS = 128
"""How many a picture keeps, for a small file."""


def speakers(language: Language) -> dict[str, Language]:
    """Who speaks what once Alice speaks a language: whoever spoke it before speaks hers."""
    return {
        name: language if name == "Alice" else SPEAKS["Alice"] if spoken is language else spoken
        for name, spoken in SPEAKS.items()
    }


def in_languages(take: Callable[[Path, Language], None]) -> None:
    """Take the pictures in the languages that the command line names, or in all, in its folder.

    Raises:
        SystemExit: it names no folder.
    """
    said = sys.argv[1:]
    folder = next((Path(each) for each in said if each not in set(Language)), None)
    if folder is None:
        raise SystemExit("Name the folder for the pictures, and cs, en or sv for one language alone.")
    folder.mkdir(parents=True, exist_ok=True)
    for language in [Language(each) for each in said if each in set(Language)] or list(Language):
        take(folder, language)


class Walk:
    """One person after another at one page, by the names of what they press.

    Attributes:
        speaks: the language of each person.
        everybodys: the language of what everybody reads.
        narrow: the size of the page where it is too narrow for the lists of members and channels.
    """

    narrow: ClassVar[tuple[int, int] | None] = None

    def __init__(
        self, page: Page, folder: Path, speaks: Mapping[str, Language] = SPEAKS, public: Language = PUBLIC
    ) -> None:
        self.page, self.folder, self.who = page, folder, "Alice"
        self.speaks, self.everybodys = speaks, public

    def be(self, name: str, channel: str) -> None:
        """Speak as somebody in a channel."""
        self.who = name
        if self.narrow:
            self.page.resize(*WINDOW)
        self.page.speak_as(name)
        self.page.enter(channel)
        if self.narrow:
            self.page.resize(*self.narrow)
        settled(self.page)

    def say(self, name: str, **values: str | int) -> str:
        """A sentence in the language of whoever speaks."""
        return localizer(self.speaks[self.who]).say(name, **values)

    def public(self, name: str, **values: str | int) -> str:
        """A sentence in the language of what everybody reads."""
        return localizer(self.everybodys).say(name, **values)

    def press(self, heading: str, key: str, *, public: bool = False) -> None:
        """Press a button, by the name of its sentence, of the last message with this text."""
        self.pick(heading, self.public(key) if public else self.say(key))

    def pick(self, heading: str, label: str) -> None:
        """Press what has this label in the last message with this text, as soon as it is there.

        Raises:
            TimeoutError: it does not come.
        """
        until = time.monotonic() + PATIENCE
        while label not in self.page.offers(heading):
            if time.monotonic() > until:
                raise TimeoutError(f"nothing is called {label!r}:\n" + "\n---\n".join(self.page.messages()[-3:]))
            time.sleep(SETTLED)
        before = self.page.messages()
        self.page.pick(heading, label)
        self.page.until_answered(before)
        settled(self.page)

    def form(self, answers: Sequence[str | Sequence[Path | str]], picture: str = "") -> None:
        """Fill in the form that opens, and send it."""
        self.page.until_form()
        self.page.fill(answers)
        if picture:
            self.save(picture)
        before = self.page.messages()
        self.page.submit()
        self.page.until_answered(before)
        settled(self.page)

    def picture(self, name: str, text: str) -> None:
        """Keep a picture of the last message with this text alone, as soon as it is there."""
        wait(self.page, text)
        settled(self.page)
        with self.page.alone(text):
            time.sleep(0.3)
            self.save(name)
        settled(self.page)

    def save(self, name: str) -> None:
        """Keep what the window shows, in few enough colours for a small file."""
        path = self.folder / f"{name}.png"
        self.page.picture(path)
        with Image.open(path) as image:
            few = image.convert("RGB").quantize(COLOURS)
        few.save(path, optimize=True)
