"""A match of Doomtrooper at one page of the playground: panels, windows, a judge who lays out the table; by clicks."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from typing import Any, NamedTuple

from rules_index import Language
from tests.bot.playground.panels import CONFIRM, Panels
from tests.bot.playground.walking import PLAYERS
from tests.house import ROOT

CHANNEL = "doomtrooper"
PASS = "pass"
MOST_PANELS = 60
with (ROOT / "rules_index" / "digest" / "components" / "doomtrooper_cards.csv").open(encoding="utf-8") as table:
    CZECH_NAMES = {row["name_en"]: row["name_cs"] or row["name_en"] for row in csv.DictReader(table)}
ACTIONS = ("any", "any", "any")


class Play(NamedTuple):
    """A card that somebody plays as soon as their panel lets them, and what they pick after it."""

    who: str
    card: str
    picks: tuple[str, ...] = ()


class Troopers(Panels):
    """Bob and Cyril at one match, and Alice, who judges."""

    channel = CHANNEL

    def log(self, key: str, *names: str) -> str:
        """The most that a sentence of the log says whatever it is about."""
        return self.part(f"doomtrooper-log-{key}", *names)

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
                self.pick_id(name)
        if self.card(play.card) in self.shown() and self.confirm():
            return True
        self.open(play.who)
        return False


def seat(squad: Sequence[Any], hand: Sequence[Any] = (), **more: Any) -> dict[str, Any]:
    """What lies before a player who has had a turn, by the codes of cards."""
    laid = {"squad": squad, "cohort": [], "outpost": [], "hand": hand, "turns": 1, "destiny": 20}
    free = {"actions": ACTIONS, "attacked": False, "sabotaged": []}
    return {**laid, **free, **more}
