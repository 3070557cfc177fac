"""People at one match of the playground's page, each at a panel of their own, by the ids of what they press."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from rules_index import Language
from tests.bot.playground.browser import Page
from tests.bot.playground.playing import PATIENCE, SETTLED, settled, wait
from tests.bot.playground.walking import Walk, speakers

CONFIRM = ":c:"
WHY = {
    "cs": "Ukázka: rozhodčí rozestaví stůl.",
    "en": "A showing: the judge lays out the table.",
    "sv": "Uppvisning: domaren lägger upp bordet.",
}
"""The reason of the judge's orders, in the language of what everybody reads."""


class Panels(Walk):
    """A walk through one match in a channel.

    Attributes:
        channel: where the match is.
        number: of the match.
        name: what the files of this walk begin with.
    """

    channel: ClassVar[str]

    def __init__(self, page: Page, folder: Path, number: int, name: str) -> None:
        super().__init__(page, folder, speakers(Language(name)), Language(name))
        self.number, self.name = number, name

    @property
    def title(self) -> str:
        """What stands above the panel of whoever speaks."""
        return self.say("panel-title", match=self.number)

    def shot(self, what: str, text: str) -> None:
        """Keep a picture of the last message with this text, and come back to the whole channel."""
        self.picture(f"{self.name}-{what}", text)
        self.page.reload()
        settled(self.page)

    def open(self, who: str) -> None:
        """Open somebody's panel; those that are open are closed."""
        self.be(who, self.channel)
        while any(self.title in message for message in self.page.messages()):
            self.page.dismiss()
        my_turn = self.public("status-play")
        self.pick(my_turn, my_turn)
        wait(self.page, self.title)
        settled(self.page)
        self.note()

    def note(self) -> None:
        """Write down what the panel shows, for whoever reads the words of a match without its pictures."""
        with (self.folder / f"{self.name}.txt").open("a", encoding="utf-8") as words:
            words.write(f"{self.who}: {self.shown()}\n\n")

    def offers(self, pick: str) -> str | None:
        """The id of what the open panel offers by this label, or by this end or part of an id."""
        names, labels = self.page.names(self.title), self.page.offers(self.title)
        for name, label in zip(names, labels, strict=False):
            if label == pick or name == pick or name.endswith((f"/{pick}", f":s:{pick}")):
                return name
        return next((name for name in names if CONFIRM in name), None) if pick == CONFIRM else None

    def pick_id(self, name: str) -> None:
        """Press or pick what has this id, and wait until the panel answers.

        Raises:
            TimeoutError: it does not.
        """
        before, until = self.shown(), time.monotonic() + PATIENCE
        self.page.pick_name(self.title, name)
        while self.shown() == before:
            if time.monotonic() > until:
                raise TimeoutError(f"{name} changes nothing:\n{before}")
            time.sleep(SETTLED)
        settled(self.page)
        self.note()

    def pick_each(self, *picks: str) -> None:
        """Pick one after the other in the open panel.

        Raises:
            LookupError: one of them is not offered.
        """
        for pick in picks:
            name = self.offers(pick)
            if name is None:
                raise LookupError(f"{self.who} is not offered {pick!r}:\n{self.shown()}")
            self.pick_id(name)

    def take(self, *picks: str) -> None:
        """Pick one after the other in the open panel, and confirm what they come to."""
        self.pick_each(*picks)
        self.confirm()

    def confirm(self) -> bool:
        """Confirm what the panel comes to, if it comes to something."""
        name = self.offers(CONFIRM)
        if name is not None:
            self.pick_id(name)
        return name is not None

    def shown(self) -> str:
        """The open panel's text, and what it offers."""
        text = [message for message in self.page.messages() if self.title in message][-1]
        return f"{text}\n{self.page.names(self.title)}"

    def part(self, key: str, *names: str) -> str:
        """The most that a sentence says whatever it is about, in the language of what everybody reads."""
        blank = dict.fromkeys(names, "\0")
        return max(self.public(key, **blank).split("\0"), key=len).strip()

    def lay_out(self, changes: Mapping[str, Any]) -> None:
        """Let the judge set the position, by the order and its preview."""
        self.be("Alice", self.channel)
        self.page.ask_form(self.say("command-adjust"))
        self.form((json.dumps(changes), WHY[self.name]))
        title = self.say("order-adjust", match=self.number)
        wait(self.page, title)
        self.press(title, "order-give")
        settled(self.page)
