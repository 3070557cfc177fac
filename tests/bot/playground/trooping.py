"""A match of Doomtrooper at one page of the playground: panels, windows, a judge who lays out the table; by clicks."""

from __future__ import annotations

import csv
import json
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rules_index import Language
from tests.bot.playground.browser import Page
from tests.bot.playground.playing import PATIENCE, SETTLED, settled, wait
from tests.bot.playground.starting import ROOT
from tests.bot.playground.walking import PLAYERS, PUBLIC, SPEAKS, Walk

CHANNEL = "doomtrooper"
CONFIRM, PASS = ":c:", "pass"
MOST_PANELS = 60
with (ROOT / "rules_index" / "digest" / "components" / "doomtrooper_cards.csv").open(encoding="utf-8") as table:
    CZECH_NAMES = {row["name_en"]: row["name_cs"] or row["name_en"] for row in csv.DictReader(table)}
ACTIONS = ("any", "any", "any")
WHY = {"cs": "Ukázka: rozhodčí rozestaví stůl.", "sv": "Uppvisning: domaren lägger upp bordet."}


class Play(NamedTuple):
    """A card that somebody plays as soon as their panel lets them, and what they pick after it."""

    who: str
    card: str
    picks: tuple[str, ...] = ()


class Troopers(Walk):
    """Bob and Cyril at one match, and Alice, who judges."""

    def __init__(self, page: Page, folder: Path, number: int, name: str) -> None:
        public = Language(name)
        speaks = {who: PUBLIC if spoken is public else spoken for who, spoken in SPEAKS.items()}
        super().__init__(page, folder, {**speaks, "Alice": public}, public)
        self.number, self.name = number, name

    @property
    def title(self) -> str:
        """What stands above the panel of whoever speaks."""
        return self.say("panel-title", match=self.number)

    def log(self, key: str, *names: str) -> str:
        """The most that a sentence of the log says whatever it is about, in the language of what everybody reads."""
        blank = dict.fromkeys(names, "\0")
        return max(self.public(f"doomtrooper-log-{key}", **blank).split("\0"), key=len).strip()

    def shot(self, what: str, text: str) -> None:
        """Keep a picture of the last message with this text, and come back to the whole channel."""
        self.picture(f"{self.name}-{what}", text)
        self.page.reload()
        settled(self.page)

    def open(self, who: str) -> None:
        """Open somebody's panel; those that are open are closed."""
        self.be(who, CHANNEL)
        while any(self.title in message for message in self.page.messages()):
            self.page.dismiss()
        my_turn = self.public("status-play")
        self.pick(my_turn, my_turn)
        wait(self.page, self.title)
        settled(self.page)
        self._note()

    def _note(self) -> None:
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

    def _pick(self, name: str) -> None:
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
        self._note()

    def pick_each(self, *picks: str) -> None:
        """Pick one after the other in the open panel.

        Raises:
            LookupError: one of them is not offered.
        """
        for pick in picks:
            name = self.offers(pick)
            if name is None:
                raise LookupError(f"{self.who} is not offered {pick!r}:\n{self.shown()}")
            self._pick(name)

    def take(self, *picks: str) -> None:
        """Pick one after the other in the open panel, and confirm what they come to."""
        self.pick_each(*picks)
        self.confirm()

    def confirm(self) -> bool:
        """Confirm what the panel comes to, if it comes to something."""
        name = self.offers(CONFIRM)
        if name is not None:
            self._pick(name)
        return name is not None

    def shown(self) -> str:
        """The open panel's text, and what it offers."""
        text = [message for message in self.page.messages() if self.title in message][-1]
        return f"{text}\n{self.page.names(self.title)}"

    def go_on(self, *plays: Play, until: str = "meditate", who: str = PLAYERS[0]) -> None:
        """Let both pass in every window, but make these plays in their order, until somebody is offered something.

        Raises:
            AssertionError: it does not come.
        """
        left = list(plays)
        for panel in range(MOST_PANELS):
            one = PLAYERS[panel % 2]
            if self.is_over():
                return
            self.open(one)
            if not left and one == who and self.offers(until):
                return
            if self.say("panel-ahead-about") in self.shown():
                continue
            if left and left[0].who == one and self._made(left[0]):
                left.pop(0)
                continue
            if self.offers(PASS) or self.offers(CONFIRM):
                self.take(*([PASS] if self.offers(PASS) else []))
        raise AssertionError(f"{until} was never offered to {who}; not done: {left}\n{self.shown()}")

    def card(self, name: str) -> str:
        """What whoever speaks calls a card with this English name."""
        return CZECH_NAMES.get(name, name) if self.speaks[self.who] is Language.CS else name

    def is_over(self) -> bool:
        """Whether the channel says that the match is over."""
        over = self.public("status-verify", match=self.number)
        return any(over in message for message in self.page.messages())

    def _made(self, play: Play) -> bool:
        """Play a card, where it is offered; a panel does not ask what has one answer alone."""
        if self.offers("play") is None:
            return False
        for pick in ("play", self.card(play.card), *map(self.card, play.picks)):
            name = self.offers(pick)
            if name is not None:
                self._pick(name)
        if self.card(play.card) in self.shown() and self.confirm():
            return True
        self.open(play.who)
        return False

    def lay_out(self, changes: Mapping[str, Any]) -> None:
        """Let the judge set the position, by the order and its preview."""
        self.be("Alice", CHANNEL)
        self.page.ask_form(f"{self.say('command-match')} {self.say('command-match-adjust')}")
        self.form((json.dumps(changes), WHY[self.name]))
        title = self.say("order-adjust", match=self.number)
        wait(self.page, title)
        self.press(title, "order-give")
        settled(self.page)


def seat(squad: Sequence[Any], hand: Sequence[Any] = (), **more: Any) -> dict[str, Any]:
    """What lies before a player who has had a turn, by the codes of cards."""
    laid = {"squad": squad, "cohort": [], "outpost": [], "hand": hand, "turns": 1, "destiny": 20}
    free = {"actions": ACTIONS, "attacked": False, "sabotaged": []}
    return {**laid, **free, **more}
