"""A page of the playground that keeps a picture of everything that says something not seen before."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.remote.webelement import WebElement

from tests.bot.playground.browser import Page
from tests.bot.playground.sentences.spotting import Spotter

READ = ".message, dialog[open], #composer, #notice, #tour"
"""The parts of the page with sentences: messages, forms, the list of commands, the notice to one member, the tour."""

SHOWN = """
const shown = [...document.querySelectorAll(arguments[0])].filter((one) => one.checkVisibility());
return [shown, shown.map((one) => one.innerText)];
"""
"""The visible ones of these parts, and the text of each."""


class Enough(Exception):
    """The time of a journey is over."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture, and the ids of the sentences that were seen first in it."""

    file: str
    sentences: tuple[str, ...]


class Album:
    """Pictures of what a page showed, one for whatever had a sentence that none before it has.

    Attributes:
        pictures: in the order in which they were taken.
        seen: the ids of all sentences in them.
        until: when the journey that goes on must end, in seconds of the monotonic clock.
    """

    def __init__(self, folder: Path, spotter: Spotter) -> None:
        self.folder, self.spotter = folder, spotter
        self.pictures: list[Picture] = []
        self.seen: set[str] = set()
        self.until = float("inf")
        self._known: set[str] = set()

    def look(self, found: list[WebElement], texts: list[str]) -> None:
        """Look at the parts of a page, with the text of each.

        Raises:
            Enough: the time is over.
        """
        for element, text in zip(found, texts, strict=True):
            if text in self._known:
                continue
            self._known.add(text)
            new = tuple(each for each in self.spotter.found(text) if each not in self.seen)
            if new:
                self._keep(element, new)
        if time.monotonic() > self.until:
            raise Enough

    def _keep(self, element: WebElement, new: tuple[str, ...]) -> None:
        file = f"{len(self.pictures) + 1:04}.png"
        (self.folder / file).write_bytes(element.screenshot_as_png)
        self.pictures.append(Picture(file, new))
        self.seen.update(new)


class Watched(Page):
    """A page that an album looks at whenever somebody reads its messages."""

    def __init__(self, driver: webdriver.Chrome, address: str, album: Album) -> None:
        self._album = album
        super().__init__(driver, address)

    def messages(self) -> list[str]:
        """What the page shows, message by message."""
        self.look()
        return super().messages()

    def until_form(self) -> None:
        """Wait until a form is open, and look at it."""
        super().until_form()
        self.look()

    def look(self) -> None:
        """Let the album look at the page; what the page draws anew meanwhile is seen the next time."""
        with suppress(WebDriverException):
            self._album.look(*self.run(SHOWN, READ))
